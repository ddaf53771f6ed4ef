"""Hands that a seat cannot rule out, drawn by chance, and a whole deal made of them.

Others hold what is consistent with every card that they have played: who did not follow had
none of the suit, who did not head the trick nothing higher. What they announced makes some hands
likelier than others, and none impossible. Miss and what was thrown in may be anything else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from quadrille.loo.actions import Word
from quadrille.loo.bots.thumb import likely_tricks
from quadrille.loo.choices import LOO, with_options
from quadrille.loo.deal import HAND_SIZE, Announcing, Deal, Laid, Phase, Playing, in_play
from quadrille.loo.following import first_leads, later_leads, playable
from quadrille.loo.pack import PACK, Card, arranged
from quadrille.loo.view import SeatView, Stage
from quadrille.seats import Seat

TRIES: Final = 12
"""Draws for a hand; the last that is lawful is taken, though it may not fit what was said."""

ENOUGH: Final = 0.6
"""Likely tricks with which most people play."""

DOUBT: Final = 0.35
"""How often a hand is believed that does not fit what was announced."""


class _Played(Struct, frozen=True):
    """A card that somebody played, and what lay on the table before it."""

    card: Card
    before: tuple[Card, ...]
    number: int
    """The trick, from 0."""


class Unseen(Struct, frozen=True):
    """One whose cards are not seen."""

    seat: Seat
    count: int
    """Cards that she holds, or has thrown in."""
    word: Word | None
    """What she has announced."""
    played: tuple[_Played, ...]
    possible: frozenset[Card]
    """Hidden cards with any one of which in hand she might have played as she did."""


class Unknown(Struct, frozen=True):
    """What a seat does not know of a deal, and must imagine."""

    view: SeatView
    deal: Deal
    """The deal as far as it is known; hands are missing in it."""
    hidden: tuple[Card, ...]
    """Cards that may be anywhere."""
    unseen: tuple[Unseen, ...]
    """The others; those who may hold the fewest cards stand first."""


def unknown_of(view: SeatView) -> Unknown:
    """What there is to imagine for a seat whose turn it is."""
    assert view.turn_up is not None
    assert view.seat is not None
    laid = [*(each for trick in view.tricks for each in trick.laid), *view.table]
    seen = {view.turn_up, *view.dealt, *view.hand, *(each.card for each in laid)}
    hidden = tuple(card for card in PACK if card not in seen)
    deal = _known(view)
    others = (Seat(place) for place in range(view.players) if place != view.seat)
    unseen = (_unseen(view, deal, hidden, seat) for seat in others)
    return Unknown(view, deal, hidden, tuple(sorted(unseen, key=_freedom)))


def _known(view: SeatView) -> Deal:
    assert view.turn_up is not None
    return Deal(
        rules=with_options(LOO, dict(view.options)),
        dealer=view.dealer,
        pool=view.stakes,
        turn_up=view.turn_up,
        dealt=((),) * view.players,
        miss=(),
        held=(),
        spoken=view.spoken,
        phase=_phase(view),
    )


def _phase(view: SeatView) -> Phase:
    if view.stage is Stage.ANNOUNCING:
        return Announcing()
    if view.table:
        return Playing(view.table[0].seat, view.table, view.tricks)
    return Playing(view.tricks[-1].winner if view.tricks else view.playing[0], (), view.tricks)


def _unseen(view: SeatView, deal: Deal, hidden: tuple[Card, ...], seat: Seat) -> Unseen:
    word = next((each.word for each in view.spoken if each.seat == seat), None)
    count = HAND_SIZE if word is Word.THROW_IN else view.holding[seat]
    played = tuple(_played(view, seat))
    possible = (card for card in hidden if _may_have_played(deal, played, (card,)))
    return Unseen(seat, count, word, played, frozenset(possible))


def _played(view: SeatView, seat: Seat) -> Iterator[_Played]:
    tables: tuple[tuple[Laid, ...], ...] = (*(trick.laid for trick in view.tricks), view.table)
    for number, table in enumerate(tables):
        cards = tuple(laid.card for laid in table)
        for place, laid in enumerate(table):
            if laid.seat == seat:
                yield _Played(laid.card, cards[:place], number)


def _freedom(unseen: Unseen) -> int:
    return len(unseen.possible)


def imagined(unknown: Unknown, random: Random) -> Deal:
    """A deal that the seat cannot tell from the one that is on."""
    view, hidden = unknown.view, list(unknown.hidden)
    held: dict[int, tuple[Card, ...]] = {} if view.seat is None else {view.seat: view.hand}
    for each in unknown.unseen:
        drawn = _drawn(unknown, each, hidden, random)
        for card in drawn:
            hidden.remove(card)
        held[each.seat] = () if each.word is Word.THROW_IN else arranged(drawn)
    miss = arranged(random.sample(hidden, HAND_SIZE)) if view.miss_is_free else ()
    return _with(unknown.deal, tuple(held[place] for place in range(view.players)), miss)


def _with(deal: Deal, held: tuple[tuple[Card, ...], ...], miss: tuple[Card, ...]) -> Deal:
    """Written out, since it is done for every deal that is imagined."""
    return Deal(
        rules=deal.rules,
        dealer=deal.dealer,
        pool=deal.pool,
        turn_up=deal.turn_up,
        dealt=held,
        miss=miss,
        held=held,
        spoken=deal.spoken,
        phase=deal.phase,
    )


def _drawn(unknown: Unknown, unseen: Unseen, hidden: list[Card], random: Random) -> list[Card]:
    open_to = [card for card in hidden if card in unseen.possible] if unseen.played else hidden
    # At a large table others may have been given what she alone could hold.
    pack = open_to if len(open_to) >= unseen.count else hidden
    chosen = random.sample(pack, unseen.count)
    for _ in range(TRIES):
        drawn = random.sample(pack, unseen.count)
        if _may_have_played(unknown.deal, unseen.played, drawn):
            chosen = drawn
            if _fits(unknown, unseen, drawn) or random.random() < DOUBT:
                break
    return chosen


def _may_have_played(deal: Deal, played: Sequence[_Played], left: Sequence[Card]) -> bool:
    """Whether every card that somebody played was lawful if these are left to her."""
    hand = arranged((*left, *(each.card for each in played)))
    for each in played:
        if each.before:
            lawful = playable(hand, each.before, deal.trumps)
        elif each.number:
            lawful = later_leads(hand, deal.trumps)
        else:
            single = len(in_play(deal.spoken)) == 2
            lawful = first_leads(hand, deal.turn_up, single_opponent=single)
        if each.card not in lawful:
            return False
        hand = tuple(card for card in hand if card is not each.card)
    return True


def _fits(unknown: Unknown, unseen: Unseen, left: Sequence[Card]) -> bool:
    """Strong hands are played, and weak ones thrown in; Miss was taken unseen."""
    hand = (*left, *(each.card for each in unseen.played))
    match unseen.word:
        case Word.PLAY:
            return likely_tricks(hand, unknown.deal.trumps) >= ENOUGH
        case Word.THROW_IN:
            return likely_tricks(hand, unknown.deal.trumps) < ENOUGH
        case Word.MISS | Word.DEFEND | None:
            return True
