/** What a card's written form tells of it. */
import type { Card, Suit } from './protocol';

export function suitOf(card: Card): Suit {
  return card.charAt(1) as Suit;
}
