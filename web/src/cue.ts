/**
 * What one knows of the partnership from one's own hand and the public call (A3.4). It is worked
 * out here, in the page, so that no message of the server can betray it.
 */
import type { Card, Seat, SeatView } from './protocol';

export type Cue =
  | { readonly kind: 'to-come' }
  | { readonly kind: 'alone'; readonly hombre: Seat }
  | { readonly kind: 'called'; readonly card: Card }
  | { readonly kind: 'ally'; readonly card: Card; readonly hombre: Seat }
  | { readonly kind: 'not-ally'; readonly card: Card }
  | { readonly kind: 'shown'; readonly ally: Seat; readonly hombre: Seat };

export function cueOf(view: Pick<SeatView, 'seat' | 'hand' | 'contract'>): Cue {
  const contract = view.contract;
  if (contract === null) return { kind: 'to-come' };
  const { hombre, ally, called } = contract;
  if (contract.shown && ally !== null) return { kind: 'shown', ally, hombre };
  if (contract.shown || !contract.calls) return { kind: 'alone', hombre };
  if (called === null) return { kind: 'to-come' };
  if (contract.exchanges || contract.returned) return { kind: 'alone', hombre };
  if (hombre === view.seat) return { kind: 'called', card: called };
  if (view.hand.includes(called)) return { kind: 'ally', card: called, hombre };
  return { kind: 'not-ally', card: called };
}
