/** The log as lines of words: events with a heading for each deal and each trick. */
import type { Game, Kinds, ViewOf } from './game';
import type { Logged } from './store';
import type { Telling } from './telling';

export interface LogLine {
  readonly key: number;
  readonly isHead: boolean;
  readonly text: string;
}

export function linesOf<K extends Kinds>(
  game: Game<K>,
  telling: Telling,
  log: readonly Logged<K>[],
  view: ViewOf<K>,
): readonly LogLine[] {
  const { words } = telling;
  const lines: LogLine[] = [];
  let place = 0;
  let trick = 1;
  const add = (text: string, isHead = false): void => {
    if (text !== '') lines.push({ key: lines.length, isHead, text });
  };
  for (const { deal, event } of log) {
    if (event.t === 'hand-dealt') {
      place = 0;
      trick = 1;
      add(words.t('log-deal', { number: deal }), true);
      continue;
    }
    if (event.t === 'played' && place === 0) {
      add(words.t('trick-number', { number: trick, total: game.tricks }), true);
    }
    add(game.sentence(telling, event, view, place, 'brief'));
    if (event.t === 'played') place += 1;
    if (event.t === 'trick-won') {
      place = 0;
      trick += 1;
    }
  }
  return lines;
}
