"""The accounts in jetons told a second time, in other words and from the clauses alone.

As in `again.py` nothing here asks `quadrille.rules` how a thing is decided. What a deal came to
is reckoned in purses; that it was reached lawfully is checked elsewhere.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tests.kit.again import PlayedDeal, trumps_from_high_to_low, wins


class Agreed(NamedTuple):
    """What the table has agreed."""

    older: bool
    """Historical, and not Médiateur."""
    minimum: int
    additional: int
    """For each additional matador, in Médiateur."""
    house_fish: bool
    """Whether only the fish for the pool are doubled."""
    devole: bool
    strict: bool
    leader_decides: bool


class Stood(NamedTuple):
    """What lay on the table before the deal."""

    pool: int
    active: tuple[int, ...]
    waiting: tuple[int, ...]
    owed: int


class Besides(NamedTuple):
    """What else is known of the deal."""

    double: bool
    clearing: bool
    returned: bool
    through_mediateur: bool
    offences: tuple[tuple[str, int, int | None], ...]
    claims: tuple[tuple[int, str], ...]
    quest_if_barred: str | None
    """Where an offence may have barred the vole, what the program took the quest to be."""


class Came(NamedTuple):
    """What the deal came to."""

    purses: tuple[int, ...]
    pool: int
    active: tuple[int, ...]
    waiting: tuple[int, ...]
    owed: int
    outcome: str
    vole: str
    matadors: int


PREMIUM: Final = {"alliance": 4, "forced": 4, "mediateur": 14, "solo": 24, "vole": 104, "vm": 64}
VOLE: Final = {"alliance": 20, "forced": 20, "mediateur": 30, "solo": 40, "vole": 0, "vm": 0}
FINED: Final = {
    "revoke",
    "false-trump",
    "hand-turned",
    "dissuasion",
    "false-return",
    "shown-ally",
}


def came_to(deal: PlayedDeal, agreed: Agreed, stood: Stood, besides: Besides) -> Came:
    """MPAY, HIST and BEAST: what a whole deal comes to."""
    return _Table(deal, agreed, stood, besides).whole()


class _Table:
    """Counters pushed about, one deal long."""

    def __init__(self, deal: PlayedDeal, agreed: Agreed, stood: Stood, besides: Besides) -> None:
        self.deal, self.agreed, self.stood, self.besides = deal, agreed, stood, besides
        self.purse = [0, 0, 0, 0]
        self.bid = "vm" if deal.bid == "vole" and besides.through_mediateur else deal.bid
        owner = next((s for s in range(4) if deal.called in deal.hands[s]), None)
        stranger = owner is not None and owner != deal.hombre
        self.moves = stranger and (besides.returned or self.bid in ("mediateur", "vm"))
        self.giver = owner if self.moves else None
        self.ally = owner if stranger and not self.moves else None
        self.side = [deal.hombre] + ([self.ally] if self.ally is not None else [])
        round_the_table = [(deal.hombre + n) % 4 for n in (1, 2, 3)]
        self.others = [seat for seat in round_the_table if seat not in self.side]
        self.winners = [(lead + wins(cards, deal.trumps)) % 4 for lead, cards in deal.tricks]
        self.mine = sum(seat in self.side for seat in self.winners)
        self.d = 2 if besides.double else 1
        self.df = self.d * (2 if deal.trumps == deal.favourite else 1)

    # What happened

    def quest(self) -> str:
        if self.deal.bid in ("vole", "contre"):
            return "bid"
        if self.besides.quest_if_barred is not None:
            return self.besides.quest_if_barred
        first = self.winners[:6]
        premiers = self.deal.bid != "forced" and all(seat in self.side for seat in first)
        if not premiers or len(self.winners) == 6:
            return "none"
        if self.deal.bid == "alliance" and self.agreed.leader_decides and not self.moves:
            seen = {card for _, cards in self.deal.tricks[:6] for card in cards}
            return "undertaken" if self.deal.called in seen else "none"
        return "undertaken"

    def outcome(self) -> str:
        if self.mine == 10 or (self.mine >= 6 and self.quest() != "bid"):
            return "won"
        if self.mine >= 6:
            return "vole-lost"
        return "remise" if self.mine >= (4 if self.agreed.older else 5) else "codille"

    def is_barred(self) -> bool:
        """VOLE-7, LAW-5."""
        return any(
            word in ("speech", "shown-ally") and who in self.side
            for word, who, _ in self.besides.offences
        )

    def vole(self) -> str:
        if self.quest() not in ("bid", "undertaken"):
            return "no"
        if self.mine < 10:
            return "failed"
        return "no" if self.is_barred() else "made"

    def run(self) -> int:
        """MPAY-5, HIST-3: as held when play begins."""
        held = {card for seat in self.side for card in self.deal.hands[seat]}
        if self.moves and self.deal.given is not None and self.deal.called is not None:
            held = (held | {self.deal.called}) - {self.deal.given}
        length = 0
        for card in trumps_from_high_to_low(self.deal.trumps):
            if card not in held:
                break
            length += 1
        return length if length >= 3 else 0

    # What is paid

    def push(self, payer: int, payee: int, amount: int) -> None:
        self.purse[payer] -= amount
        self.purse[payee] += amount

    def whole(self) -> Came:
        fish = self.stood.pool + self.put_up()
        size = self.beast(fish)
        outcome, vole = self.outcome(), self.vole()
        active = sum(self.stood.active)
        taken = outcome in ("won", "codille")
        lost = outcome in ("remise", "codille") or (
            outcome == "vole-lost" and not self.agreed.older
        )
        if outcome == "won":
            self.share_evenly(self.side, fish, active)
            self.settle(self.won(vole), to_side=True)
            if vole == "failed":
                self.settle({"vole": self.vole_price()}, to_side=False, together=True)
        else:
            self.settle(self.lost(outcome), to_side=False)
            if outcome == "codille":
                self.share_heap(fish + active)
        count = self.beasts_put_up(size, lost)
        now_active, now_waiting = self.queue(taken, count, size)
        return Came(
            purses=tuple(self.purse),
            pool=0 if taken else fish,
            active=now_active,
            waiting=now_waiting,
            owed=0 if taken else self.stood.owed + self.share_of_game(),
            outcome=outcome,
            vole=vole,
            matadors=self.run(),
        )

    def share_of_game(self) -> int:
        """MPAY-2, HIST-1: one player's part of this deal's game, the favourite apart."""
        return (1 if self.agreed.older else 2) * self.d

    def put_up(self) -> int:
        """MPAY-1, MPAY-6, HIST-1: what goes into the pool, after other fish have changed hands."""
        if self.moves and not self.besides.returned and not self.agreed.older:
            assert self.giver is not None
            self.push(self.deal.hombre, self.giver, 10 * self.df)
        if self.besides.clearing:
            return 0
        if not self.agreed.older:
            rate = 1 if self.agreed.house_fish else self.d
            for card, fish in zip(
                trumps_from_high_to_low(self.deal.trumps)[:3], (20, 10, 10), strict=True
            ):
                self.push(self.deal.dealer, self.holder(card), fish * rate)
        pool = (10 if self.agreed.older else 20) * self.d
        self.purse[self.deal.dealer] -= pool
        return pool

    def holder(self, card: str) -> int:
        """Who holds a card when play begins."""
        if self.moves and card == self.deal.given:
            assert self.giver is not None
            return self.giver
        return next(seat for seat in range(4) if card in self.deal.hands[seat])

    def beast(self, fish: int) -> int:
        """BEAST-1: the games that were carried, this one, and the beasts in play."""
        return fish + 4 * self.stood.owed + 4 * self.share_of_game() + sum(self.stood.active)

    def vole_price(self) -> int:
        if self.agreed.older:
            return (20 if self.ally is None else 10) * self.df
        return VOLE[self.bid] * self.df

    def bonuses(self) -> dict[str, int]:
        run = self.run()
        if self.agreed.older:
            solo = 5 if self.deal.bid in ("solo", "contre") else 0
            return {"fixed": 2 * self.df, "solo": solo * self.df, "matadors": run * self.df}
        united = 10 + self.agreed.additional * (run - 3) if run else 0
        return {"fixed": PREMIUM[self.bid] * self.df, "matadors": united * self.df}

    def games(self) -> int:
        favourite = self.df // self.d
        return self.share_of_game() * favourite + self.stood.owed

    def won(self, vole: str) -> dict[str, int]:
        price = self.vole_price() if vole == "made" else 0
        return {**self.bonuses(), "game": self.games(), "vole": price}

    def lost(self, outcome: str) -> dict[str, int]:
        bid = self.quest() == "bid"
        if outcome == "vole-lost" and self.agreed.older:
            return {"vole": self.vole_price()}
        owed = self.bonuses()
        if bid:
            owed["vole"] = self.vole_price()
        if self.agreed.devole and self.mine == 0:
            owed["devole"] = self.vole_price()
        if outcome == "codille":
            owed["game"] = self.games()
        return owed

    def is_shared(self) -> bool:
        """MPAY-12, HIST-6."""
        own = self.winners.count(self.deal.hombre)
        return self.ally is not None and (self.deal.bid == "forced" or own >= self.agreed.minimum)

    def settle(self, owed: dict[str, int], *, to_side: bool, together: bool = False) -> None:
        """One to one between partners and opponents; alone, with each of three."""
        for opponent in self.others:
            facing = self.deal.hombre
            if self.ally is not None and opponent == self.others[1]:
                facing = self.ally
            if not to_side and not together and not self.is_shared():
                facing = self.deal.hombre
            payer, payee = (opponent, facing) if to_side else (facing, opponent)
            for what, amount in owed.items():
                claimed = (payee, what) in self.besides.claims
                if what in ("solo", "matadors") and self.agreed.strict and not claimed:
                    continue
                self.push(payer, payee, amount)

    def share_evenly(self, takers: Sequence[int], *heaps: int) -> None:
        for heap in heaps:
            for taker in takers:
                self.purse[taker] += heap // len(takers)

    def share_heap(self, heap: int) -> None:
        """MPAY-11: what does not divide goes one each from eldest on."""
        eldest = (self.deal.dealer + 1) % 4
        order = [s for s in ((eldest + n) % 4 for n in range(4)) if s in self.others]
        for place, taker in enumerate(order):
            self.purse[taker] += heap // len(order) + (1 if place < heap % len(order) else 0)

    def beasts_put_up(self, size: int, lost: bool) -> int:
        """BEAST-3, BEAST-6, LAW-4: how many."""
        count = 0
        if lost:
            payers = self.side if self.is_shared() else [self.deal.hombre]
            for payer in payers:
                self.purse[payer] -= size // len(payers)
            count += 1
        for word, who, sharer in self.besides.offences:
            if word in FINED:
                both = [who] if sharer is None else [who, sharer]
                for payer in both:
                    self.purse[payer] -= size // len(both)
                count += 1
        return count

    def queue(self, taken: bool, new: int, size: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """BEAST-2 and 3."""
        active = [] if taken else list(self.stood.active)
        waiting = sorted([*self.stood.waiting, *[size] * new])
        while waiting and len(active) < max(1, new):
            active.append(waiting.pop())
        return tuple(active), tuple(reversed(waiting))
