"""A seat's view made a deal again, in one after the other of the worlds that fit with it.

Every world that the rules leave is as likely as any other: nothing is believed of what the others
would have done. OpenSpiel itself is not needed here.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from quadrille.cards import Card, Cards
from quadrille.kernel import Ways, counted
from quadrille.rules.calling import callable_cards
from quadrille.rules.deal import Deal, Phase, Playing
from quadrille.rules.dealing import HAND_SIZE
from quadrille.seats import SEATS, Four, after
from quadrille.view import Contracted, SeatView, Stage
from quadrille.worlds import worlds
from quadrille.worlds.supposed import supposed

AT_ONCE: Final = 64
"""Worlds that are drawn together, so that the kernel is seldom asked."""

SEED_BITS: Final = 63


class Redraw:
    """Draws deals that a seat cannot tell from the true one."""

    def __init__(self, view: SeatView, random: Random) -> None:
        """All of it follows from the view."""
        found = worlds(view)
        self._random = random
        self._own = _bits(found.own)
        room, unseen = found.support.sight.room, found.support.sight.unseen
        cases = [case for case in found.support.cases if _together(case) == unseen]
        # While Hombre owes a card she holds more than the kernel shares out.
        self._found = found if max(room) > HAND_SIZE else None
        cases = [] if self._found else cases
        self._ways: list[Ways] = [counted(case, room) for case in cases]
        self._sizes = [each.total for each in self._ways]
        self._ready: list[list[Four[int]]] = [[] for _ in cases]
        self._first = supposed(view, found.world(0))
        self._played = _played(self._first)
        contract = view.contract
        self._changed = contract if contract is not None and contract.giver is not None else None
        self._is_given = view.stage is not Stage.EXCHANGE

    def deal(self) -> Deal:
        """The deal in another world, each as likely as any other."""
        held = self._held()
        a, b, c, d = (self._played[seat] | held[seat] for seat in SEATS)
        had, phase = (a, b, c, d), self._first.phase
        if self._changed is not None:
            had, phase = self._given_back(self._changed, had)
        return _laid(self._first, had, held, phase)

    def _held(self) -> Four[int]:
        if self._found is not None:
            return _bits(self._found.draw(self._random).hands)
        (case,) = self._random.choices(range(len(self._sizes)), weights=self._sizes)
        if not self._ready[case]:
            seed = self._random.getrandbits(SEED_BITS)
            self._ready[case] = self._ways[case].draws(seed, 0, AT_ONCE)
        own, drawn = self._own, self._ready[case].pop()
        return (own[0] | drawn[0], own[1] | drawn[1], own[2] | drawn[2], own[3] | drawn[3])

    def _given_back(self, contract: Contracted, since: Four[int]) -> tuple[Four[int], Phase]:
        """The hands before the called card was given up, and one given for it."""
        assert contract.called is not None
        assert contract.giver is not None
        had, phase, called = list(since), self._first.phase, contract.called.bit
        had[contract.hombre] &= ~called
        had[contract.giver] |= called
        if not self._is_given:
            return (had[0], had[1], had[2], had[3]), phase
        assert isinstance(phase, Playing)
        given = contract.given or self._gift(contract, since)
        had[contract.giver] &= ~given.bit
        had[contract.hombre] |= given.bit
        undertaking = replace(phase.undertaking, given=given)
        return (had[0], had[1], had[2], had[3]), replace(phase, undertaking=undertaking)

    def _gift(self, contract: Contracted, since: Four[int]) -> Card:
        """A card of the giver's that Hombre may have given, each as likely as any other."""
        assert contract.giver is not None
        assert contract.called is not None
        assert contract.trumps is not None
        kept = Cards(since[contract.hombre]).without(contract.called)
        some = list(Cards(since[contract.giver]))
        self._random.shuffle(some)
        return next(
            card
            for card in some
            if contract.called
            in callable_cards(self._first.rules, kept.with_card(card), contract.trumps)
        )


def _together(masks: Four[int]) -> int:
    return masks[0] | masks[1] | masks[2] | masks[3]


def _bits(hands: Four[Cards]) -> Four[int]:
    return (hands[0].bits, hands[1].bits, hands[2].bits, hands[3].bits)


def _played(deal: Deal) -> Four[int]:
    """What each seat has played."""
    had = [0, 0, 0, 0]
    if isinstance(deal.phase, Playing):
        tricks = [(trick.leader, trick.cards) for trick in deal.phase.tricks]
        for leader, cards in (*tricks, (deal.phase.leader, deal.phase.table)):
            for steps, card in enumerate(cards):
                had[after(leader, steps)] |= card.bit
    return (had[0], had[1], had[2], had[3])


def _laid(deal: Deal, had: Four[int], held: Four[int], phase: Phase) -> Deal:
    """The same deal, but for where the cards lay and lie; written out, for it is done so often."""
    a, b, c, d = had
    e, f, g, h = held
    return Deal(
        deal.rules,
        deal.dealer,
        deal.favourite,
        deal.pool,
        deal.occasion,
        deal.beasts,
        (Cards(a), Cards(b), Cards(c), Cards(d)),
        (Cards(e), Cards(f), Cards(g), Cards(h)),
        phase,
        deal.paid,
        deal.spoken,
        deal.faults,
    )
