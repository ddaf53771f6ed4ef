"""The law told a second time, in other words and from the clauses alone.

Nothing here asks `quadrille.rules` how a thing is decided: cards are texts, orders are written
out, and accounts are reckoned from what lay on the table. Where this and the program differ,
one of them is wrong.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

BLACK_TRUMPS: Final = "AS 2{s} AC K{s} Q{s} J{s} 7{s} 6{s} 5{s} 4{s} 3{s}"
RED_TRUMPS: Final = "AS 7{s} AC A{s} K{s} Q{s} J{s} 2{s} 3{s} 4{s} 5{s} 6{s}"
BLACK_PLAIN: Final = "KQJ765432"
RED_PLAIN: Final = "KQJA234567"


def trumps_from_high_to_low(trumps: str) -> list[str]:
    """CARD-3."""
    return (RED_TRUMPS if trumps in "HD" else BLACK_TRUMPS).format(s=trumps).split()


def plain_from_high_to_low(suit: str) -> list[str]:
    """CARD-4."""
    return [rank + suit for rank in (RED_PLAIN if suit in "HD" else BLACK_PLAIN)]


def wins(played: Sequence[str], trumps: str) -> int:
    """PLAY-4: the place of the card that wins; the highest trump, else the highest of the suit."""
    order = trumps_from_high_to_low(trumps)
    if not any(card in order for card in played):
        order = plain_from_high_to_low(played[0][1])
    best = min((card for card in played if card in order), key=order.index)
    return list(played).index(best)


def may_be_played(held: Sequence[str], led: str | None, trumps: str) -> set[str]:
    """PLAY-2, 3, 5 and 6."""
    if led is None:
        return set(held)
    order = trumps_from_high_to_low(trumps)
    matadors = order[:3]
    mine = [card for card in held if card in order]
    if led not in order:
        same = [card for card in held if card not in order and card[1] == led[1]]
        return set(same or held)
    if not mine:
        return set(held)
    if any(card not in matadors for card in mine):
        return set(mine)
    below = matadors[matadors.index(led) + 1 :] if led in matadors else []
    return set(mine) if any(card in below for card in mine) else set(held)


def auction(
    said: Sequence[tuple[int, str | None]], dealer: int, ladder: Sequence[str], priority: bool
) -> tuple[int | None, set[str]]:
    """AUC-1 to 4: who speaks next, nobody if it is over, and what she may bid besides passing.

    `said` holds a bid, or None for a pass; `ladder` every bid, lowest first.
    """
    out = {seat for seat, bid in said if bid is None}
    bids = [(seat, bid) for seat, bid in said if bid is not None]
    holder, standing = bids[-1] if bids else (None, None)
    last = said[-1][0] if said else dealer
    waiting = [(last + n) % 4 for n in (1, 2, 3, 4)]
    waiting = [seat for seat in waiting if seat not in out and seat != holder]
    if not waiting:
        return None, set()
    speaker = waiting[0]
    if standing is None or holder is None:
        return speaker, set(ladder)
    open_to_her = set(ladder[ladder.index(standing) + 1 :])
    turn_in_deal = [(dealer + n) % 4 for n in (1, 2, 3, 4)]
    has_bid = any(seat == speaker for seat, _ in bids)
    is_elder = turn_in_deal.index(speaker) < turn_in_deal.index(holder)
    if priority and has_bid and is_elder:
        open_to_her.add(standing)
    return speaker, open_to_her


def may_be_called(held: Sequence[str], trumps: str, *, own: bool, four_kings: bool) -> set[str]:
    """DECL-2 to 5: what Hombre may call once trumps are named."""
    plain = {suit: plain_from_high_to_low(suit) for suit in "SHDC" if suit != trumps}

    def of_rank(rank: int) -> set[str]:
        return {order[rank] for order in plain.values()}

    mine = set(held)
    kings, queens = of_rank(0), of_rank(1)
    if four_kings:
        rank = queens if kings | {f"K{trumps}"} <= mine else kings
        others = rank - mine
        if own:
            return others | (mine & (kings | queens if rank == queens else kings))
        return others or rank
    if not kings <= mine:
        return (kings - mine) | (mine & kings if own else set())
    depth = next(n for n in range(1, 10) if not of_rank(n) <= mine)
    return (of_rank(depth) - mine) | (mine & (kings | queens) if own else set())


def may_be_invited(held: Sequence[str]) -> set[str]:
    """DECL-6: with which cards forced Spadille may invite another to name trumps."""
    for rank in range(9):
        level = {plain_from_high_to_low(suit)[rank] for suit in "SHDC"}
        if not level <= set(held):
            return level - set(held)
    raise AssertionError(held)


class PlayedDeal(NamedTuple):
    """What anybody who saw a whole deal, face up, could write down."""

    dealer: int
    hands: tuple[tuple[str, ...], ...]
    """As first dealt."""
    hombre: int
    bid: str
    """`alliance`, `mediateur`, `solo`, `vole`; `forced` when all passed."""
    trumps: str
    called: str | None
    given: str | None
    tricks: tuple[tuple[int, tuple[str, ...]], ...]
    """Who led, and the four cards."""
    favourite: str | None


class Manners(NamedTuple):
    """What the table has agreed about money and the vole."""

    dealer_stakes: bool
    below_six_as_solo: bool
    leader_decides: bool


class Reckoned(NamedTuple):
    """What each purse and the pool have gained, and how the deal ended."""

    purses: tuple[int, ...]
    pool: int
    outcome: str
    vole: str
    premiers: bool
    matadors: int


def reckoned(deal: PlayedDeal, manners: Manners, pool_before: int) -> Reckoned:
    """QPAY: what a whole deal comes to, for each purse and the pool."""
    return _Reckoning(deal, manners, pool_before).whole()


class _Reckoning:
    """Counters pushed about on a table, one deal long."""

    def __init__(self, deal: PlayedDeal, manners: Manners, pool_before: int) -> None:
        self.deal, self.manners = deal, manners
        self.purse = [0, 0, 0, 0]
        self.pool, self.vole_pool = pool_before, 0
        self.winners = [(lead + wins(cards, deal.trumps)) % 4 for lead, cards in deal.tricks]
        holder = next((s for s in range(4) if deal.called in deal.hands[s]), None)
        self.giver: int | None = None
        self.ally: int | None = None
        if deal.called is not None and holder != deal.hombre:
            if deal.bid == "mediateur":
                self.giver = holder
            else:
                self.ally = holder
        self.side = [s for s in (deal.hombre, self.ally) if s is not None]
        turn_order = [(deal.hombre + n) % 4 for n in (1, 2, 3)]
        self.others = [s for s in turn_order if s not in self.side]
        self.mine = sum(winner in self.side for winner in self.winners)

    def whole(self) -> Reckoned:
        self.put_up_stakes()
        premiers = self.has_premiers()
        bid_vole = self.deal.bid == "vole"
        undertook = bid_vole or self.undertook_later(premiers)
        if undertook:
            for seat in range(4):
                self.purse[seat] -= 3
            self.vole_pool = 12
        made = undertook and self.mine == 10
        outcome = self.outcome()
        units = self.units(premiers, made)
        stake = self.pool
        if outcome == "won":
            self.win(units)
        else:
            self.lose(outcome, units, stake)
        self.hand_out_the_vole_pool(undertook, made)
        assert self.vole_pool == 0
        vole = "made" if made else "failed" if undertook else "no"
        run = self.matadors()
        return Reckoned(tuple(self.purse), self.pool, outcome, vole, premiers, run)

    def put_up_stakes(self) -> None:
        """QPAY-1."""
        if self.manners.dealer_stakes:
            self.purse[self.deal.dealer] -= 4
        else:
            self.purse = [counters - 1 for counters in self.purse]
        self.pool += 4

    def has_premiers(self) -> bool:
        """VOLE-1 and 5."""
        first_six = self.winners[:6]
        return (
            self.deal.bid != "forced"
            and len(first_six) == 6
            and all(winner in self.side for winner in first_six)
        )

    def undertook_later(self, premiers: bool) -> bool:
        """VOLE-2 to 4: with premiers, a seventh trick is led only for the vole."""
        if not premiers or len(self.winners) == 6:
            return False
        in_alliance = self.deal.bid == "alliance"
        if in_alliance and self.manners.leader_decides:
            seen = [card for _, cards in self.deal.tricks[:6] for card in cards]
            return self.deal.called in seen
        return True

    def outcome(self) -> str:
        """QPAY-4, 6, 7 and 10."""
        if self.deal.bid == "vole" and self.mine < 10:
            if self.mine >= 6:
                return "vole-lost"
            if not self.manners.below_six_as_solo:
                return "remise"
        if self.mine >= 6:
            return "won"
        return "remise" if self.mine == 5 else "codille"

    def matadors(self) -> int:
        """QPAY-3: 3 for the three united, 4 with Punto in red, else 0."""
        united = {card for seat in self.side for card in self.deal.hands[seat]}
        if self.deal.given is not None and self.deal.called is not None:
            united = (united | {self.deal.called}) - {self.deal.given}
        order = trumps_from_high_to_low(self.deal.trumps)
        if not set(order[:3]) <= united:
            return 0
        return 4 if self.deal.trumps in "HD" and order[3] in united else 3

    def units(self, premiers: bool, made: bool) -> dict[str, int]:
        """QPAY-3, 10 and 12: what each opponent pays if won, or is paid if lost."""
        per_opponent = {
            "contract": {"solo": 4, "vole": 4, "mediateur": 2}.get(self.deal.bid, 0),
            "matadors": {0: 0, 3: 1, 4: 2}[self.matadors()],
            "premiers": 1 if premiers else 0,
            "vole": 2 if made or self.deal.bid == "vole" else 0,
        }
        double = 2 if self.deal.trumps == self.deal.favourite else 1
        return {what: n * double for what, n in per_opponent.items()}

    def owed(self, opponent: int, units: dict[str, int], unit: int) -> int:
        """One who gave up the king stands outside the contract's bonus."""
        whole = sum(units.values())
        if opponent == self.giver:
            whole -= units["contract"]
        return whole * unit

    def facing(self, opponent: int) -> int:
        """QPAY-5: Hombre faces the next opponent after her, the ally the other."""
        if self.ally is None or opponent == self.others[0]:
            return self.deal.hombre
        return self.ally

    def win(self, units: dict[str, int]) -> None:
        """QPAY-4, 5, 9 and 11."""
        unit = self.pool // 4
        for member in self.side:
            self.purse[member] += self.pool // len(self.side)
        self.pool = 0
        for opponent in self.others:
            amount = self.owed(opponent, units, unit)
            self.purse[opponent] -= amount
            self.purse[self.facing(opponent)] += amount

    def lose(self, outcome: str, units: dict[str, int], stake: int) -> None:
        """QPAY-6 to 8, 10 and 11."""
        lost = dict(units, premiers=0)
        if outcome == "vole-lost":
            lost.update(contract=0, matadors=0)
        own = self.winners.count(self.deal.hombre)
        shared = self.ally is not None and (own >= 3 or self.deal.bid == "forced")
        for opponent in self.others:
            amount = self.owed(opponent, lost, stake // 4)
            self.purse[self.facing(opponent) if shared else self.deal.hombre] -= amount
            self.purse[opponent] += amount
        if outcome == "codille" and stake % len(self.others) == 0:
            for opponent in self.others:
                self.purse[opponent] += stake // len(self.others)
            self.pool = 0
        beast = {"remise": stake, "codille": 2 * stake, "vole-lost": 0}[outcome]
        for bearer in self.side if shared else [self.deal.hombre]:
            self.purse[bearer] -= beast // (2 if shared else 1)
        self.pool += beast

    def hand_out_the_vole_pool(self, undertook: bool, made: bool) -> None:
        """QPAY-4, 5, 9 and 10."""
        if undertook:
            takers = self.side if made else self.others
            for taker in takers:
                self.purse[taker] += 12 // len(takers)
            self.vole_pool -= 12
