/** The transfers of a deal as lines of an account: what belongs together is told together. */
import type { Party, Transfer } from './protocol';

/** Equal payments of several payers to one payee. */
export interface Move {
  readonly payers: readonly Party[];
  readonly payee: Party;
  readonly amount: number;
}

/** All that was paid for one reason by one clause. */
export interface Line {
  readonly reason: string;
  readonly clause: string;
  readonly moves: readonly Move[];
}

function withMove(moves: readonly Move[], transfer: Transfer): readonly Move[] {
  const { payer, payee, amount } = transfer;
  const at = moves.findIndex((move) => move.payee === payee && move.amount === amount);
  const found = moves[at];
  if (!found || found.payers.includes(payer)) {
    return [...moves, { payers: [payer], payee, amount }];
  }
  return moves.with(at, { ...found, payers: [...found.payers, payer] });
}

export function linesOf(transfers: readonly Transfer[]): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const transfer of transfers) {
    const { reason, clause } = transfer;
    const key = `${reason} ${clause}`;
    const moves = withMove(lines.get(key)?.moves ?? [], transfer);
    lines.set(key, { reason, clause, moves });
  }
  return [...lines.values()];
}
