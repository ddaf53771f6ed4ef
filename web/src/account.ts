/** The transfers of a deal as lines of an account: what belongs together is told together. */
import type { Party, Transfer } from './protocol';

/** Counters that move between parties of any table. */
export type Paid = Omit<Transfer, 'payer' | 'payee'> & {
  readonly payer: Party;
  readonly payee: Party;
};

/** Equal payments of several payers to one payee. */
export interface Move {
  readonly payers: readonly Party[];
  readonly payee: Party;
  readonly amount: number;
}

/** All that was paid for one reason by one clause. */
export interface Reason {
  readonly reason: string;
  readonly clause: string;
  readonly moves: readonly Move[];
}

function withMove(moves: readonly Move[], transfer: Paid): readonly Move[] {
  const { payer, payee, amount } = transfer;
  const at = moves.findIndex((move) => move.payee === payee && move.amount === amount);
  const found = moves[at];
  if (!found || found.payers.includes(payer)) {
    return [...moves, { payers: [payer], payee, amount }];
  }
  return moves.with(at, { ...found, payers: [...found.payers, payer] });
}

export function linesOf(transfers: readonly Paid[]): readonly Reason[] {
  const lines = new Map<string, Reason>();
  for (const transfer of transfers) {
    const { reason, clause } = transfer;
    const key = `${reason} ${clause}`;
    const moves = withMove(lines.get(key)?.moves ?? [], transfer);
    lines.set(key, { reason, clause, moves });
  }
  return [...lines.values()];
}

/** What a party had before a deal, what moved, and what it has. */
export interface Line {
  readonly name: string;
  readonly before: number;
  readonly change: number;
  readonly after: number;
}

/** "4", "−4", "0". */
export function counted(amount: number): string {
  return amount < 0 ? `−${String(-amount)}` : String(amount);
}

/** "+4", "−4", "0". */
export function signed(amount: number): string {
  return amount > 0 ? `+${String(amount)}` : counted(amount);
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
