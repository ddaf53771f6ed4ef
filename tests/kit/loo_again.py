"""Three-Card Loo told a second time, in other words and from the clauses alone.

Nothing here asks `quadrille.loo` how a thing is decided: cards are texts, and one loop plays a
whole deal from the words of a script. Where this and the program differ, one of them is wrong.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

HIGH_TO_LOW: Final = "AKQJT98765432"


class Given(NamedTuple):
    """A deal as it is given."""

    hands: Sequence[Sequence[str]]
    miss: Sequence[str]
    turn_up: str
    dealer: int
    left_over: int
    """What lies in the pool before the stake."""
    all_play_singles: bool
    unlimited: bool


class Ended(NamedTuple):
    """What a deal came to."""

    gains: list[int]
    pool: int
    tricks: list[int]
    looed: list[int]


Ask = Callable[[int, set[str]], str]
"""Who is asked, and all that she may say or play; which she chooses."""


def deal_played(given: Given, ask: Ask) -> Ended:
    """A whole deal by the clauses, LOO-2 to LOO-10."""
    count = len(given.hands)
    gains, pool = [0] * count, given.left_over + 3
    gains[given.dealer] -= 3
    order = [(given.dealer + n) % count for n in range(1, count + 1)]
    hands = {seat: list(hand) for seat, hand in enumerate(given.hands)}
    said = _announced(given, order, pool, hands, ask)
    players = [seat for seat in order if said.get(seat, "throw-in") != "throw-in"]
    tricks = [0] * count
    alone = given.dealer if not players else players[0] if len(players) == 1 else None
    if alone is not None:
        gains[alone] += pool
        return Ended(gains, 0, tricks, [])
    _play(given, players, hands, tricks, ask)
    held, left = pool, pool
    looed = []
    for seat in players:
        if said[seat] == "defend":
            continue
        gains[seat] += held // 3 * tricks[seat]
        left -= held // 3 * tricks[seat]
        if tricks[seat] == 0:
            looed.append(seat)
            gains[seat] -= held if given.unlimited else 3
            left += held if given.unlimited else 3
    return Ended(gains, left, tricks, looed)


def _announced(
    given: Given, order: list[int], pool: int, hands: dict[int, list[str]], ask: Ask
) -> dict[int, str]:
    said: dict[int, str] = {}
    for seat in order:
        last = seat == given.dealer
        ins = [word for word in said.values() if word != "throw-in"]
        if last and not ins:
            break
        lone_hand = last and ins == ["play"]
        may = {"play"}
        if not lone_hand and not (given.all_play_singles and pool == 3):
            may.add("throw-in")
        if given.miss and "miss" not in ins:
            may.add("miss")
        if given.miss and lone_hand:
            may.add("defend")
        said[seat] = ask(seat, may)
        if said[seat] in ("miss", "defend"):
            hands[seat] = list(given.miss)
    return said


def _play(
    given: Given, players: list[int], hands: dict[int, list[str]], tricks: list[int], ask: Ask
) -> None:
    trumps, leader = given.turn_up[1], players[0]
    for number in range(3):
        first = players.index(leader)
        laid: list[str] = []
        round_ = players[first:] + players[:first]
        for seat in round_:
            if laid:
                may = must_follow(hands[seat], laid, trumps)
            else:
                may = must_lead(hands[seat], given.turn_up, number == 0, len(players) == 2)
            card = ask(seat, may)
            hands[seat].remove(card)
            laid.append(card)
        leader = round_[winner(laid, trumps)]
        tricks[leader] += 1


def must_lead(hand: Sequence[str], turn_up: str, is_first: bool, one_other: bool) -> set[str]:
    """LOO-6 and LOO-8."""
    trumps = sorted((c for c in hand if c[1] == turn_up[1]), key=lambda c: HIGH_TO_LOW.index(c[0]))
    if not is_first:
        return set(trumps) or set(hand)
    top = ("K" if turn_up[0] == "A" else "A") + turn_up[1]
    if top in hand:
        return {top}
    if len(trumps) >= 2:
        return {trumps[0]} if one_other else set(trumps)
    return set(hand)


def must_follow(hand: Sequence[str], laid: Sequence[str], trumps: str) -> set[str]:
    """LOO-7: of what is allowed by suit, what would win the trick, if that must be tried."""
    same = {card for card in hand if card[1] == laid[0][1]}
    own_trumps = {card for card in hand if card[1] == trumps}
    choice = same or own_trumps
    if not choice:
        return set(hand)
    winning = {card for card in choice if winner([*laid, card], trumps) == len(laid)}
    return winning or choice


def winner(laid: Sequence[str], trumps: str) -> int:
    """LOO-8."""

    def worth(place: int) -> tuple[bool, bool, int]:
        card = laid[place]
        return card[1] == trumps, card[1] == laid[0][1], -HIGH_TO_LOW.index(card[0])

    return max(range(len(laid)), key=worth)
