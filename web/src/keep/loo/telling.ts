/** What the law tells of a sheet of Three-Card Loo, in sentences of the catalogues. */
import type { Words } from '../../words';
import type { LooEntryTold, LooSheetTold, Seat } from './law.gen';

/** The question who played, which has several answers, and its answer that nobody did. */
export const PLAYED = 'played';
export const NOBODY = 'nobody';

const TRICKS = 'tricks-';

/** Whose tricks a question asks for, if it does. */
export function seatOf(key: string): Seat | null {
  return key.startsWith(TRICKS) ? Number(key.slice(TRICKS.length)) : null;
}

/** Several answers, parted by blanks, with one more or one less. */
export function toggled(several: string, one: string): string {
  const said = several.split(' ').filter((each) => each !== '' && each !== NOBODY);
  const others = said.filter((each) => each !== one);
  return (others.length < said.length ? others : [...said, one]).join(' ');
}

function listed(words: Words, sheet: LooSheetTold, seats: readonly Seat[]): string {
  return words.list(seats.map((seat) => sheet.names[seat] ?? ''));
}

/** The deal that is to be entered next. */
export function dealTold(words: Words, sheet: LooSheetTold): string {
  return words.t('loo-keep-page-deal', {
    number: sheet.counted + 1,
    deals: sheet.deals,
    dealer: sheet.names[sheet.dealer] ?? '',
    double: sheet.double ? 'yes' : 'no',
    pool: sheet.due.reduce((sum, push) => sum + push.amount, sheet.pool),
  });
}

function playedTold(words: Words, sheet: LooSheetTold, entry: LooEntryTold): string {
  const whose = entry.defended ? 'defended' : entry.miss === null ? 'left' : 'taken';
  return words.t('loo-keep-page-played', {
    played: listed(words, sheet, entry.played),
    taker: entry.miss === null ? '' : (sheet.names[entry.miss] ?? ''),
    miss: entry.played.length === 0 ? 'nobody' : whose,
  });
}

/** An entry; of one that is struck through, what was entered. */
export function entryTold(words: Words, sheet: LooSheetTold, entry: LooEntryTold): string {
  const played = playedTold(words, sheet, entry);
  if (entry.number === null) return words.capital(played);
  return words.t('loo-keep-page-entry', {
    number: entry.number,
    double: entry.double ? 'yes' : 'no',
    pool: entry.pool_before,
    played,
    looed: listed(words, sheet, entry.looed),
    any_looed: entry.looed.length > 0 ? 'yes' : entry.played.length > 0 ? 'no' : 'none',
  });
}
