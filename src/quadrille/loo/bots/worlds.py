"""Hands that a seat cannot rule out, drawn by chance, and a whole deal made of them.

Others hold what is consistent with every card that they have played: who did not follow had
none of the suit, who did not head the trick nothing higher. What they announced makes some hands
likelier than others, and none impossible. Miss and what was thrown in may be anything else.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec import Struct

from quadrille.loo.actions import Word
from quadrille.loo.bots.thumb import likely_tricks
from quadrille.loo.choices import LOO, with_options
from quadrille.loo.deal import HAND_SIZE, Announcing, Deal, Laid, Phase, Playing
from quadrille.loo.following import first_leads, later_leads, playable
from quadrille.loo.pack import PACK, Card, arranged
from quadrille.loo.view import SeatView, Stage
from quadrille.seats import Seat

TRIES: Final = 24
"""Draws for a hand; the last is taken as it is, though it may not fit."""

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


class Unknown(Struct, frozen=True):
    """What a seat does not know of a deal, and must imagine."""

    view: SeatView
    deal: Deal
    """The deal as far as it is known; hands are missing in it."""
    hidden: tuple[Card, ...]
    """Cards that may be anywhere."""
    unseen: tuple[Unseen, ...]
    """The others; those of whom most is known stand first."""


def unknown_of(view: SeatView) -> Unknown:
    """What there is to imagine for a seat whose turn it is."""
    assert view.turn_up is not None
    assert view.seat is not None
    seats = tuple(Seat(place) for place in range(view.players) if place != view.seat)
    laid = [*(each for trick in view.tricks for each in trick.laid), *view.table]
    seen = {view.turn_up, *view.dealt, *view.hand, *(each.card for each in laid)}
    unseen = [_unseen(view, seat) for seat in seats]
    return Unknown(
        view=view,
        deal=_known(view),
        hidden=tuple(card for card in PACK if card not in seen),
        unseen=tuple(sorted(unseen, key=_freedom)),
    )


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


def _unseen(view: SeatView, seat: Seat) -> Unseen:
    word = next((each.word for each in view.spoken if each.seat == seat), None)
    count = HAND_SIZE if word is Word.THROW_IN else view.holding[seat]
    return Unseen(seat, count, word, tuple(_played(view, seat)))


def _played(view: SeatView, seat: Seat) -> Iterator[_Played]:
    tables: tuple[tuple[Laid, ...], ...] = (*(trick.laid for trick in view.tricks), view.table)
    for number, table in enumerate(tables):
        cards = tuple(laid.card for laid in table)
        for place, laid in enumerate(table):
            if laid.seat == seat:
                yield _Played(laid.card, cards[:place], number)


def _freedom(unseen: Unseen) -> tuple[int, bool]:
    return -len(unseen.played), unseen.word is None or unseen.word is Word.THROW_IN


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
    for _ in range(TRIES):
        drawn = random.sample(hidden, unseen.count)
        hand = arranged((*drawn, *(each.card for each in unseen.played)))
        if _may_have_played(unknown, unseen, hand) and (
            _fits(unknown, unseen.word, hand) or random.random() < DOUBT
        ):
            break
    return drawn


def _may_have_played(unknown: Unknown, unseen: Unseen, hand: tuple[Card, ...]) -> bool:
    """Whether every card that she has played was lawful from such a hand."""
    deal = unknown.deal
    for played in unseen.played:
        if played.before:
            lawful = playable(hand, played.before, deal.trumps)
        elif played.number:
            lawful = later_leads(hand, deal.trumps)
        else:
            single = len(unknown.view.playing) == 2
            lawful = first_leads(hand, deal.turn_up, single_opponent=single)
        if played.card not in lawful:
            return False
        hand = tuple(card for card in hand if card is not played.card)
    return True


def _fits(unknown: Unknown, word: Word | None, hand: tuple[Card, ...]) -> bool:
    """Strong hands are played, and weak ones thrown in; Miss was taken unseen."""
    match word:
        case Word.PLAY:
            return likely_tricks(hand, unknown.deal.trumps) >= ENOUGH
        case Word.THROW_IN:
            return likely_tricks(hand, unknown.deal.trumps) < ENOUGH
        case Word.MISS | Word.DEFEND | None:
            return True
