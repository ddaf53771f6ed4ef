/**
 * The words of the wire by which the client knows them. The shapes are generated
 * (protocol.gen.ts); here a few get the names that read better in the page.
 */
import type * as loo from './loo/protocol.gen';
import type * as wire from './protocol.gen';

export type {
  Action,
  Beasts,
  Book,
  CallsWith,
  Choice,
  Closed,
  Contracted,
  DealResult,
  Denied,
  Event,
  FromClient,
  GameOffered,
  Hint,
  Honours,
  Occasion,
  Listed,
  Meter,
  Offer,
  Opened,
  Opening,
  Outcome,
  Person,
  Quest,
  Refusal,
  Screen,
  Seat,
  SeatView,
  Setup,
  Setups,
  Spoken,
  Stage,
  Suit,
  TableTrick,
  Tables,
  Transfer,
  Trick,
  VoidDeal,
  Why,
} from './protocol.gen';

export type Four<T> = readonly [T, T, T, T];
/** The cards of the whole pack; the forty of Quadrille are among them. */
export type Card = loo.Card;
/** A card of Quadrille. */
export type Forty = wire.Card;
export type Rank = 'A' | 'K' | 'Q' | 'J' | 'T' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2';
export type Honour = keyof wire.Honours;
export type Bid = Pick<wire.Bid, 'contract' | 'favourite'>;
/** The variables of a sentence. */
export type Facts = wire.Refusal['facts'];
export type DealFacts = wire.Facts;
export type FromServer = wire.ToClient;
export type Result = wire.DealResult | wire.VoidDeal;
/** A seat, or a pot by its name. */
export type Party = number | wire.Pot;
/** The shapes of Quadrille. */
export interface Quadrille {
  readonly action: wire.Action;
  readonly event: wire.Event;
  readonly screen: wire.Screen;
  readonly book: wire.Book;
  readonly hint: wire.Hint;
  readonly meter: wire.Meter;
}
