/** The games that this page can show. */
import type { Desk } from './desk.svelte';
import type { Game, Kinds } from './game';
import { LOO } from './loo/loo';
import { QUADRILLE } from './quadrille';

const ALL = [QUADRILLE, LOO];

/** A game by its key; whoever asks knows, or does not care, of which kinds it is. */
export function gameOf<K extends Kinds>(key: string): Game<K> {
  return (ALL.find((game) => game.key === key) ?? QUADRILLE) as unknown as Game<K>;
}

/** The desk as it is at a table of one game, if that is the game. */
export function deskAt<K extends Kinds>(game: Game<K>, desk: Desk): Desk<K> | null {
  return desk.game.key === game.key ? (desk as unknown as Desk<K>) : null;
}
