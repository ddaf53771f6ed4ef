/** What the law tells of a sheet, in sentences of the catalogues. */
import type { Words } from '../words';
import type { DealTold, EntryTold, Fault, Question, SheetTold } from './law.gen';
import type { Pot, Pushed, Seat } from './loo/law.gen';
import type { SheetShared } from './shared';

function contract(words: Words, sheet: SheetShared, key: string): string {
  return words.or(`contract-${key}-in-${sheet.rules}`, `contract-${key}`);
}

/** An answer, as a button says it. */
export function answerTold(words: Words, sheet: SheetShared, key: string, answer: string): string {
  const own = `keep-answer-${key}-${answer}`;
  if (words.has(own)) return words.capital(words.t(own));
  switch (key) {
    case 'contract':
      return contract(words, sheet, answer);
    case 'trumps':
      return words.capital(words.t(`suit-${answer}`));
    case 'cause':
      return words.capital(words.t(`void-${answer}`));
    case 'offence':
      return words.capital(words.t(`offence-${answer}`));
    case 'bonus':
      return words.capital(words.t(`bonus-${answer}`));
    case 'matadors':
      return words.t('keep-answer-matadors-more', { run: answer });
    case 'tricks':
    case 'own':
      return answer;
    default:
      return sheet.names[Number(answer)] ?? answer;
  }
}

export function partyTold(words: Words, sheet: SheetShared, party: Seat | Pot): string {
  return typeof party === 'number' ? (sheet.names[party] ?? '') : words.t(`keep-pot-${party}`);
}

/** “4 markers 1 fish 6”, or the number alone. */
export function countersTold(words: Words, sheet: SheetShared, push: Pushed): string {
  if (!sheet.jetons) return words.t('counters', { amount: push.amount });
  const kinds = [
    ['markers', push.markers],
    ['fish', push.fish],
    ['jetons', push.jetons],
  ] as const;
  return kinds
    .filter(([, amount]) => amount !== 0)
    .map(([kind, amount]) => words.t(kind === 'jetons' ? 'jetons' : `counter-${kind}`, { amount }))
    .join(' ');
}

function sideTold(words: Words, sheet: SheetTold, deal: DealTold): string {
  const hombre = sheet.names[deal.hombre];
  if (deal.ally !== null) return words.t('keep-side', { hombre, ally: sheet.names[deal.ally] });
  if (deal.giver !== null) {
    return words.t('keep-side-giver', { hombre, giver: sheet.names[deal.giver] });
  }
  return hombre;
}

export function dealTold(words: Words, sheet: SheetTold, number: number, deal: DealTold): string {
  return words.t('keep-deal', {
    number,
    side: sideTold(words, sheet, deal),
    contract: contract(words, sheet, deal.contract),
    suit: words.t(`suit-${deal.trumps}`),
    forced: deal.forced ? 'yes' : 'no',
    tricks: deal.side,
    outcome: words.t(`outcome-${deal.outcome}`),
    vole: deal.vole,
    double: deal.double ? 'yes' : 'no',
  });
}

function named(sheet: SheetTold, seat: string | undefined): string {
  return sheet.names[Number(seat)] ?? '';
}

/** A void deal, a ruling or a claim, as the record writes it. */
function lineTold(words: Words, sheet: SheetTold, entry: EntryTold): string {
  const [first = '', second = '', third = '', , fifth] = entry.line.split(' ');
  switch (entry.kind) {
    case 'redeal':
      return words.t('keep-void', {
        number: entry.number ?? 0,
        cause: words.t(`void-${second}`),
      });
    case 'fault':
      return words.t(fifth === undefined ? 'keep-fault' : 'keep-fault-shared', {
        offence: words.t(`offence-${third}`),
        name: named(sheet, second),
        sharer: named(sheet, fifth),
      });
    case 'claim':
      return words.t('keep-claim', {
        name: named(sheet, first),
        bonus: words.t(`bonus-${third}`),
      });
    default:
      return entry.line;
  }
}

export function entryTold(words: Words, sheet: SheetTold, entry: EntryTold): string {
  if (entry.deal !== null && entry.number !== null) {
    return dealTold(words, sheet, entry.number, entry.deal);
  }
  return entry.struck ? struckTold(words, sheet, entry) : lineTold(words, sheet, entry);
}

/** What was struck through had its words once; of a result the record's are told. */
function struckTold(words: Words, sheet: SheetTold, entry: EntryTold): string {
  return entry.kind === 'result'
    ? resultTold(words, sheet, entry.line)
    : lineTold(words, sheet, entry);
}

function resultTold(words: Words, sheet: SheetTold, line: string): string {
  const parts = line.split(' ');
  const after = (word: string): string => parts[parts.indexOf(word) + 1] ?? '';
  return words.t('keep-struck-deal', {
    hombre: named(sheet, after('hombre')),
    contract: contract(words, sheet, after('contract')),
    suit: words.t(`suit-${after('trumps')}`),
  });
}

export function faultTold(words: Words, fault: Fault): string {
  const facts: Record<string, string> = Object.fromEntries(fault.facts);
  const told = words.or(fault.code, 'keep-refused', facts);
  const clause = fault.clause === '' ? told : `${told} (${fault.clause})`;
  return words.capital(
    fault.line === null ? clause : words.t('keep-page-at-line', { line: fault.line, told: clause }),
  );
}

export function signed(amount: number): string {
  return amount > 0 ? `+${String(amount)}` : amount < 0 ? `−${String(-amount)}` : '0';
}

/** Questions whose answers are the four players. */
export function isAboutSeats(question: Question): boolean {
  return question.answers.every((answer) => /^[0-3]$/.test(answer));
}
