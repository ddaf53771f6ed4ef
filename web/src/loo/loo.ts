/** Three-Card Loo as a record of what it tells. */
import { readCard, readCommand } from '../commands';
import type { Game, TrickShown } from '../game';
import { trickSentence } from '../telling';
import { partsOf } from './deeds';
import { ledgerOf } from './ledger';
import type { Action, Loo, SeatView, Word } from './protocol';
import {
  accountSentence,
  actionWords,
  dutyOf,
  partSentence,
  pursesSentence,
  sentenceFor,
  spokenSentence,
  tricksSentence,
} from './telling';

function shown({ laid, winner }: SeatView['tricks'][number]): TrickShown {
  return { laid, winning: winner, isWhole: true };
}

function trickOf(view: SeatView): TrickShown | null {
  const last = view.tricks.at(-1);
  if (view.table.length > 0) return { laid: view.table, winning: view.winning, isWhole: false };
  return last ? shown(last) : null;
}

const WORDS: Readonly<Record<string, Word>> = {
  play: 'play',
  'throw in': 'throw-in',
  miss: 'miss',
  'take miss': 'miss',
  defend: 'defend',
  'defend miss': 'defend',
};

/** What a line asks to be done. */
function readActions(text: string): readonly Action[] | null {
  const word = WORDS[text.replaceAll(/\s+/g, ' ')];
  if (word) return [{ t: 'say', word }];
  const card = readCard(text.replace(/^play /, ''));
  return card === null ? null : [{ t: 'play', card }];
}

export const LOO: Game<Loo> = {
  key: 'loo',
  tricks: 3,
  lacks: [
    'keys-matadors',
    'keys-hint',
    'keys-meter',
    'help-hints',
    'help-meter',
    'help-marks-hinted',
    'help-commands-help',
    'help-cards-matadors',
    'help-cards-black',
    'help-marks-called',
    'help-rulings',
  ],
  trick: trickOf,
  reviewable: (view) => view.tricks.map((trick, at) => ({ number: at + 1, trick: shown(trick) })),
  honours: () => new Map(),
  duty: dutyOf,
  actionWords,
  sentence: sentenceFor,
  settled: accountSentence,
  reading: (what, telling, view) => {
    switch (what) {
      case 'trick':
        return trickSentence(telling, new Map(), trickOf(view));
      case 'tricks':
        return tricksSentence(telling, view);
      case 'purses':
        return pursesSentence(telling, view);
      case 'auction':
        return spokenSentence(telling, view);
      case 'role':
        return partSentence(telling, view);
    }
  },
  command: (line) => {
    const command = readCommand(line, readActions);
    return command.kind === 'hint' || command.kind === 'meter' ? { kind: 'unknown' } : command;
  },
  ledger: ledgerOf,
  parts: partsOf,
  help: null,
};
