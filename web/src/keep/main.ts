/** Wiring of the scorekeeper's page. */
import { mount } from 'svelte';
import { readSettings } from '../settings';
import { words } from '../words';
import { Book, type Books } from './book.svelte';
import Keep from './Keep.svelte';
import { lawsIn } from './law';
import { Memory } from './memory';

declare const __PYTHON_HOME__: string;

/** A page may be stored so that it opens without a network; not where it came unprotected. */
function storePage(): void {
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.register('./service-worker.js').catch(() => {
      // Then the page works as long as it is open, and nothing else depends on it.
    });
  }
}

export function startKeeping(target: HTMLElement, written: string | null): void {
  const settings = readSettings(written);
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.lang = settings.language;
  const worker = new Worker(new URL('./law.worker.ts', import.meta.url), { type: 'module' });
  const laws = lawsIn(worker, new URL(__PYTHON_HOME__, document.baseURI).href);
  const memory = new Memory();
  const books: Books = {
    quadrille: new Book('quadrille', laws.quadrille, memory),
    loo: new Book('loo', laws.loo, memory),
  };
  mount(Keep, { target, props: { books, words: words(settings.language, settings.deck) } });
  void books.quadrille.begin();
  void books.loo.begin();
  storePage();
}
