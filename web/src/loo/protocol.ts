/** The words of the wire by which the client knows a table of Three-Card Loo. */
import type * as wire from './protocol.gen';

export type { Action, Book, DealResult, Event, Screen, SeatView, Word } from './protocol.gen';

/** The shapes of Three-Card Loo. */
export interface Loo {
  readonly action: wire.Action;
  readonly event: wire.Event;
  readonly screen: wire.Screen;
  readonly book: wire.Book;
  readonly hint: never;
  readonly meter: never;
}
