/** Quadrille as a record of what it tells. */
import { readActions, readCommand } from './commands';
import { partsOf } from './deeds';
import type { Game, TrickShown } from './game';
import { HELP } from './hint';
import { ledgerOf } from './ledger';
import type { Quadrille, SeatView, TableTrick } from './protocol';
import { isWhole, played } from './seats';
import { sentenceFor, settledSentence } from './sentences';
import { lastStatement } from './statement';
import {
  actionWords,
  auctionSentence,
  cueSentence,
  dutyOf,
  honoursOf,
  pursesSentence,
  trickSentence,
  tricksSentence,
} from './telling';

function shown(trick: TableTrick): TrickShown {
  return { laid: played(trick), winning: trick.winning, isWhole: isWhole(trick) };
}

function trickOf(view: SeatView): TrickShown | null {
  return view.table === null ? null : shown(view.table);
}

export const QUADRILLE: Game<Quadrille> = {
  key: 'quadrille',
  tricks: 10,
  lacks: [],
  trick: trickOf,
  reviewable: (view) =>
    view.reviewable.flatMap((at) => {
      const one = view.tricks[at];
      return one ? [{ number: at + 1, trick: shown({ ...one, winning: one.winner }) }] : [];
    }),
  honours: honoursOf,
  duty: dutyOf,
  actionWords,
  sentence: sentenceFor,
  settled: (telling, book) => {
    const statement = lastStatement(book);
    return statement === null ? '' : settledSentence(telling, statement);
  },
  reading: (what, telling, view, settings) => {
    switch (what) {
      case 'trick':
        return trickSentence(telling, honoursOf(view), trickOf(view));
      case 'tricks':
        return tricksSentence(telling, view);
      case 'purses':
        return pursesSentence(telling, view);
      case 'auction':
        return auctionSentence(telling, view);
      case 'role':
        return settings.cue === 'none' ? telling.words.t('cue-hidden') : cueSentence(telling, view);
    }
  },
  command: (line) => readCommand(line, readActions),
  ledger: ledgerOf,
  parts: partsOf,
  help: HELP,
};
