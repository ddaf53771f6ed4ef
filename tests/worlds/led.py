"""Deals that are led to what chance hardly comes to, among random ones."""

from collections.abc import Iterator
from random import Random

from tests.worlds.positions import Told, carried_out, random_deals
from tests.worlds.rare import RARE

from quadrille import Sitting, begin, rule_set, with_options
from quadrille.cards import PACK, Card, Cards, Suit, cards
from quadrille.rules.actions import KEEP, PASS, Bid, Call, Invite, NameTrumps, Play, SeatAction
from quadrille.rules.ranking import ORDERS
from quadrille.seats import SEATS, Four


def with_what_hardly_happens(rng: Random) -> Iterator[Told]:
    """Random deals, and among them some that are led to what chance hardly comes to."""
    for number, told in enumerate(random_deals(rng, RARE)):
        yield told
        if number % 20 == 3:
            yield from (led(rng) for led in LED)


def _fresh(rng: Random, key: str, **options: str) -> Sitting:
    return begin(with_options(rule_set(key), options), deals=4, dealer=rng.choice(SEATS))


def _dealt(rng: Random, *strong: Card) -> Four[Cards]:
    """Some cards in one hand, whichever it is."""
    rest = [card for card in PACK if card not in strong]
    rng.shuffle(rest)
    pack = [*strong, *rest]
    hands = [cards(pack[seat * 10 : seat * 10 + 10]) for seat in SEATS]
    rng.shuffle(hands)
    return (hands[0], hands[1], hands[2], hands[3])


def _queen_invited(rng: Random) -> Told:
    """Forced Spadille holds all kings and invites."""
    kings = [card for card in PACK if card.rank == "K"]

    def choose(lawful: tuple[SeatAction, ...]) -> SeatAction:
        invites = [one for one in lawful if isinstance(one, Invite)]
        return PASS if PASS in lawful else rng.choice(invites or lawful)

    before = _fresh(rng, "quanti", forced_invite="yes")
    return carried_out(before, _dealt(rng, *kings, Card.SPADE_ACE), choose)


def _king_returned_and_lost(rng: Random) -> Told:
    """Whoever speaks first plays anything, and the hand that gave the king back is judged."""

    def choose(lawful: tuple[SeatAction, ...]) -> SeatAction:
        bid = Bid("alliance")
        return bid if bid in lawful else PASS if PASS in lawful else rng.choice(lawful)

    before = _fresh(
        rng,
        "historical",
        returned_king="compulsory",
        good_hand_return="fined",
        stop_when_settled="yes",
        self_call=rng.choice(("yes", "no")),
    )
    return carried_out(before, _dealt(rng), choose)


def _king_kept(rng: Random) -> Told:
    """Nobody hears anything, whether the king was kept or Hombre has called her own."""

    def choose(lawful: tuple[SeatAction, ...]) -> SeatAction:
        bid = Bid("alliance")
        silent = KEEP if KEEP in lawful else PASS
        return bid if bid in lawful else silent if silent in lawful else rng.choice(lawful)

    before = _fresh(rng, "historical", returned_king="optional", self_call="yes")
    return carried_out(before, _dealt(rng), choose)


def _king_hidden_to_the_end(rng: Random) -> Told:
    """Hombre draws seven rounds of trumps and more, and nobody shows the called king."""
    strength = ORDERS[Suit.SPADES].strength
    king = Card.HEART_KING
    before = _fresh(rng, rng.choice(("mediateur", "historical")), self_call="yes")
    ladder = ORDERS[Suit.SPADES].ladder
    own = rng.choice(((king,), (Card.HEART_TWO,)))

    def choose(lawful: tuple[SeatAction, ...]) -> SeatAction:
        wanted = [one for one in (Bid("alliance"), *SPADES_AND_HEARTS) if one in lawful]
        plays = [one for one in lawful if isinstance(one, Play) and one.card is not king]
        best = max(plays, key=lambda one: strength[one.card.at], default=None)
        return wanted[0] if wanted else PASS if PASS in lawful else best or lawful[0]

    return carried_out(before, _dealt(rng, *ladder[:8], *own), choose)


LED = (_queen_invited, _king_returned_and_lost, _king_kept, _king_hidden_to_the_end)

SPADES_AND_HEARTS = (NameTrumps(Suit.SPADES), Call(Card.HEART_KING))
