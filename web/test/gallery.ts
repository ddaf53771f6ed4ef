/** Shows one of the states by its name: gallery.html?state=follow&page=ledger&theme=dark. */
import { mount } from 'svelte';
import { Desk, type Page } from '../src/desk.svelte';
import type { Door } from '../src/door';
import { QUADRILLE } from '../src/quadrille';
import { DEFAULTS, readSettings } from '../src/settings';
import App from '../src/view/App.svelte';
import '../src/theme.css';
import { SETUPS, TABLES } from './fixtures/setups';
import { HELPED, HINTS, weaker } from './fixtures/help';
import { STATES } from './fixtures/states';

const asked = new URLSearchParams(location.search);
const desk = new Desk({
  game: () => QUADRILLE,
  send: (message) => {
    if (message.t === 'hint') answer(message);
  },
  retry: () => undefined,
  leave: () => undefined,
  keep: () => undefined,
  freshId: () => 'one',
});
desk.settings = readSettings(asked.get('settings')) ?? DEFAULTS;
if (asked.has('hold')) desk.settings = { ...desk.settings, hold: null };
const state = { ...STATES, ...HELPED }[asked.get('state') ?? ''];
if (state) desk.state = state;
desk.page = asked.get('page') as Page | null;

/** Some hint for the stage that is shown, as a server would send it. */
function answer({ id, point, strength }: { id: string; point: number; strength: number }): void {
  const stage = desk.view?.stage;
  const hint = stage === 'auction' ? HINTS.BID : stage === 'naming' ? HINTS.NAMING : HINTS.CARD;
  const told = weaker(hint, strength === 1 ? 1 : strength === 2 ? 2 : 3);
  desk.hear({ t: 'hinted', id, point, hint: told });
}

const door: Door = {
  setups: () => Promise.resolve(SETUPS),
  tables: () => Promise.resolve(TABLES),
  open: () => Promise.resolve(),
  enter: () => undefined,
  name: asked.has('named') ? 'Anna' : '',
};

const target = document.getElementById('app');
if (target) mount(App, { target, props: { desk, door } });
