/** Wiring: the one file that has effects when it is loaded. */
import { mount } from 'svelte';
import { socketAddress } from './addresses';
import { Desk } from './desk.svelte';
import { fetchSetups, fetchTables, postOpening, type Door } from './door';
import { gameOf } from './games';
import { readSettings } from './settings';
import { Connection, type Wire } from './socket';
import App from './view/App.svelte';
import './theme.css';

const SETTINGS = 'quadrille-settings';
const NAME = 'quadrille-name';

/** A browser may forbid storage; then nothing is remembered, and all goes on. */
function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing can be done about it, and nothing depends on it.
  }
}

/** Names a message; not crypto.randomUUID, which a page without a secure origin does not have. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function start(target: HTMLElement): void {
  let connection: Connection | null = null;

  const desk = new Desk({
    game: gameOf,
    send: (message) => connection?.send(message),
    retry: () => connection?.retry(),
    leave: () => {
      connection?.close();
      connection = null;
      desk.hear({ t: 'left' });
      history.replaceState(null, '', location.pathname);
    },
    keep: (settings) => {
      remember(SETTINGS, JSON.stringify(settings));
    },
    freshId,
  });
  void desk.begin(readSettings(remembered(SETTINGS)));

  function enter(table: string): void {
    connection?.close();
    history.replaceState(null, '', `#table=${encodeURIComponent(table)}`);
    connection = new Connection({
      open: (version) => new WebSocket(socketAddress(table, version, location.href)) as Wire,
      hear: (message) => {
        desk.hear(message);
      },
      known: () => ({ version: desk.state.version, pending: desk.state.pending }),
      later: (work, milliseconds) => {
        setTimeout(work, milliseconds);
      },
    });
    connection.open();
  }

  const door: Door = {
    setups: fetchSetups,
    tables: fetchTables,
    open: async (opening) => {
      remember(NAME, opening.name);
      const { id } = await postOpening(opening);
      enter(id);
    },
    enter,
    name: remembered(NAME) ?? '',
  };

  mount(App, { target, props: { desk, door } });

  const at = /^#table=(.+)$/.exec(location.hash)?.[1];
  if (at !== undefined) enter(decodeURIComponent(at));
}

/** The scorekeeper is a page of its own, and comes only when it is asked for. */
const KEEP = '#/keep';

function isKeeping(address: string): boolean {
  return new URL(address, location.href).hash === KEEP;
}

const target = document.getElementById('app');
if (target && isKeeping(location.href)) {
  void import('./keep/main').then(({ startKeeping }) => {
    startKeeping(target, remembered(SETTINGS));
  });
} else if (target) {
  start(target);
}

addEventListener('hashchange', ({ oldURL, newURL }) => {
  if (isKeeping(oldURL) !== isKeeping(newURL)) location.reload();
});
