"""Deals of Three-Card Loo from short card texts, carried on by short scripts.

    sitting = start("KH 2H 9S", "", turn_up="5H", players=3, dealer=2)
    sitting = go(sitting, "play throw-in miss KH 3H")

A script's words are the record's; each is done by the seat on turn, and `0:play` also says whose
turn it is. Hands that are not told are filled from the low end of the pack.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from quadrille.errors import Refusal
from quadrille.loo import LOO, Sitting, apply, begin, legal, refuse, turn, with_options
from quadrille.loo.actions import Action, DealOut, Play, Say, SeatAction, Word
from quadrille.loo.choices import OPTIONS, RuleSet
from quadrille.loo.pack import PACK, Card, arranged
from quadrille.money import Transfer
from quadrille.seats import NATURE, Nature, Seat

ALL_RULES: Final[tuple[RuleSet, ...]] = tuple(
    with_options(LOO, {OPTIONS[0]: one, OPTIONS[1]: other})
    for one in ("no", "yes")
    for other in ("no", "yes")
)
"""Both options, each both ways."""


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as "AS TS KH"."""
    return tuple(Card(word) for word in text.split())


def dealt(*hands: str, miss: str = "", turn_up: str, players: int) -> DealOut:
    """Hands that begin with the told cards, filled up with low ones that are no trumps."""
    told = [list(cards(text)) for text in (*hands, *[""] * (players - len(hands)))]
    spare = list(cards(miss))
    used = {Card(turn_up), *spare, *(card for hand in told for card in hand)}
    rest = sorted(
        (card for card in PACK if card not in used),
        key=lambda card: (card.suit == turn_up[-1], card.at % 13),
    )
    for hand in [*told, *([spare] if players < 17 else [])]:
        while len(hand) < 3:
            hand.append(rest.pop())
    return DealOut(tuple(map(tuple, told)), tuple(spare), Card(turn_up))


def begun(
    players: int,
    *,
    dealer: int | None = None,
    deals: int = 20,
    single_must_play: str = "no",
    unlimited: str = "no",
) -> Sitting:
    """A sitting before its first deal; the last seat deals, so that seat 0 is eldest."""
    rules = with_options(LOO, {"single_must_play": single_must_play, "unlimited": unlimited})
    first = players - 1 if dealer is None else dealer
    return begin(rules, players=players, deals=deals, dealer=Seat(first))


def start(
    *hands: str,
    miss: str = "",
    turn_up: str = "5H",
    players: int = 3,
    before: Sitting | None = None,
) -> Sitting:
    """A deal just given, the first one if nothing is told of what was before."""
    opened = begun(players) if before is None else before
    deal = dealt(*hands, miss=miss, turn_up=turn_up, players=opened.players)
    return apply(opened, NATURE, deal)[0]


def deed(word: str) -> SeatAction:
    """What a word of a script does."""
    return Say(Word(word)) if word in tuple(Word) else Play(Card(word))


def go(sitting: Sitting, script: str) -> Sitting:
    """Carry a sitting on by a script."""
    for said in script.split():
        seat, _, word = said.rpartition(":")
        who = turn(sitting)
        assert isinstance(who, int)
        assert not seat or who == int(seat), f"{said}: it is the turn of {who}"
        sitting, _ = apply(sitting, who, deed(word))
    return sitting


def why(sitting: Sitting, word: str, seat: int | None = None) -> str | None:
    """Code and clause of the refusal of a word, said by a seat or the one on turn."""
    who = turn(sitting) if seat is None else Seat(seat)
    assert isinstance(who, int)
    refusal: Refusal | None = refuse(sitting, who, deed(word))
    return None if refusal is None else f"{refusal.code.removeprefix('loo-')} {refusal.clause}"


def open_now(sitting: Sitting) -> list[str]:
    """What the seat on turn may do, as the record writes it."""
    return [word_of(action) for action in legal(sitting)]


def word_of(action: SeatAction) -> str:
    match action:
        case Say(word=word):
            return word.value
        case Play(card=card):
            return card.value


def paid(transfers: tuple[Transfer, ...]) -> list[str]:
    """Payments as the record tells them, with the clause."""
    return [f"{t.payer}->{t.payee} {t.amount} {t.reason} {t.clause}" for t in transfers]


# At random


def random_deal(players: int, rng: Random) -> DealOut:
    pack = list(PACK)
    rng.shuffle(pack)
    hands = tuple(arranged(pack[3 * place : 3 * place + 3]) for place in range(players))
    miss = arranged(pack[-4:-1]) if players < 17 else ()
    return DealOut(hands, miss, pack[-1])


BOLD: Final[Mapping[Word, float]] = {
    Word.PLAY: 1.0,
    Word.THROW_IN: 1.4,
    Word.MISS: 0.4,
    Word.DEFEND: 3.0,
}
"""How likely each announcement is, beside the others that are lawful."""


def chosen(sitting: Sitting, rng: Random) -> SeatAction:
    """A lawful choice at random; every announcement comes often, at a large table too."""
    lawful = legal(sitting)
    weights = [BOLD[each.word] if isinstance(each, Say) else 1.0 for each in lawful]
    return rng.choices(lawful, weights)[0]


def random_steps(
    sitting: Sitting, rng: Random
) -> Iterator[tuple[Sitting, Seat | Nature, Action, Sitting]]:
    """Carry a sitting on at random to its end: before, who, what, after."""
    while (who := turn(sitting)) is not None:
        action: Action = (
            random_deal(sitting.players, rng) if isinstance(who, Nature) else chosen(sitting, rng)
        )
        after, _ = apply(sitting, who, action)
        yield sitting, who, action, after
        sitting = after
