"""What must hold after every action of every sitting; used by the property tests."""

from collections import Counter
from typing import Final

import msgspec
from tests.kit.again import (
    Manners,
    PlayedDeal,
    auction,
    may_be_called,
    may_be_invited,
    may_be_played,
    reckoned,
    wins,
)
from tests.kit.play import Step

from quadrille import NATURE, Sitting, apply, begin, legal, turn
from quadrille.cards import ALL_CARDS, PACK, Suit
from quadrille.money import Transfer
from quadrille.record import load, recorded, write
from quadrille.rules.actions import (
    ASK,
    KEEP,
    NO,
    PASS,
    RETURN,
    STOP,
    YES,
    Action,
    Bid,
    Call,
    DealOut,
    Give,
    Invite,
    NameTrumps,
    Play,
    Redeal,
    Report,
    ReportedVole,
    SeatAction,
    Through,
)
from quadrille.rules.deal import Auction, Deal, Naming, Playing, Quest, Settled
from quadrille.rules.events import Paid, TrickWon
from quadrille.rules.options import options_of
from quadrille.rules.standing import Fault
from quadrille.seats import SEATS, Four, Nature, Seat
from quadrille.sitting import DealResult, now_paid, refuse

MOST_ACTIONS: Final = 40 + 36 + 3 + 2 + 2
"""Of one deal: cards, bids and passes, naming and exchange, the vole's question, nature's two."""

IMAGINABLE: Final[tuple[SeatAction, ...]] = (
    PASS,
    *(
        Bid(contract, favourite)
        for contract in ("alliance", "mediateur", "solo", "vole", "contre", "")
        for favourite in (False, True)
    ),
    *(NameTrumps(suit) for suit in Suit),
    *(kind(card) for kind in (Call, Invite, Give, Play) for card in PACK),
    STOP,
    ASK,
    YES,
    NO,
    RETURN,
    KEEP,
    *(Through(contract) for contract in ("solo", "mediateur", "alliance")),
)
"""Every action that a seat could think of."""


def check_step(step: Step, lawful: tuple[SeatAction, ...]) -> tuple[SeatAction, ...]:
    """What must hold after an action, given what was lawful before it; what is lawful now."""
    money = now_paid(step.after)
    assert money.total == 0
    assert money.pool >= 0
    assert money.pool % 4 == 0
    assert money.vole_pool in (0, 12)
    assert step.after.accounts.vole_pool == 0
    check_cards(step.after)
    _check_events(step)
    if isinstance(step.who, int):
        assert step.action in lawful
        _check_follow(step, lawful)
    lawful = legal(step.after)
    assert bool(lawful) == isinstance(turn(step.after), int)
    _check_spoken(step.after, lawful)
    return lawful


def _check_spoken(sitting: Sitting, lawful: tuple[SeatAction, ...]) -> None:
    """What may be bid, named, called and invited is what the clauses say, told again."""
    deal = sitting.deal
    if deal is None:
        return
    options = dict(options_of(sitting.rules))
    match deal.phase:
        case Auction():
            said = [(s.seat, None if s.bid is None else _bid(s.bid)) for s in deal.spoken]
            grades = ("", "+") if deal.favourite is not None else ("",)
            keys = ["alliance", "solo", "vole"]
            if options["mediateur"] == "yes":
                keys.insert(1, "mediateur")
            ladder = [key + grade for key in keys for grade in grades]
            has_priority = options["positional_priority"] == "yes"
            speaker, bids = auction(said, deal.dealer, ladder, has_priority)
            assert speaker == turn(sitting)
            assert bids == {_bid(action) for action in lawful if isinstance(action, Bid)}
        case Naming(undertaking=undertaking):
            held = [card.value for card in deal.held[undertaking.hombre]]
            if undertaking.trumps is not None:
                called = may_be_called(
                    held,
                    undertaking.trumps.value,
                    own=options["self_call"] == "yes",
                    four_kings=options["queen_call"] == "four_kings",
                )
                assert called == {a.card.value for a in lawful if isinstance(a, Call)}
                return
            invites = undertaking.forced and not undertaking.invited
            invites = invites and options["forced_invite"] == "yes"
            invited = may_be_invited(held) if invites else set()
            assert invited == {a.card.value for a in lawful if isinstance(a, Invite)}
            suits = set("SHDC")
            if undertaking.in_favourite:
                suits = {str(deal.favourite)}
            if undertaking.called is not None:
                suits -= {undertaking.called.value[1]}
            assert suits == {a.suit.value for a in lawful if isinstance(a, NameTrumps)}
        case _:
            pass


def _bid(bid: Bid) -> str:
    return bid.contract + "+" * bid.favourite


def check_cards(sitting: Sitting) -> None:
    """Forty cards, each in one place."""
    if sitting.deal is None:
        return
    bits = [some.bits for some in sitting.deal.held]
    played = _playing(sitting.deal)
    if played is not None:
        bits += [card.bit for trick in played.tricks for card in trick.cards]
        bits += [card.bit for card in played.table]
    # Forty bits that sum to all forty are forty different ones.
    assert sum(some.bit_count() for some in bits) == 40
    assert sum(bits) == ALL_CARDS.bits


def _playing(deal: Deal) -> Playing | None:
    match deal.phase:
        case Playing() as playing:
            return playing
        case Settled(played=played):
            return played
        case _:
            return None


def _check_events(step: Step) -> None:
    for event in step.events:
        match event:
            case Paid(transfers=transfers):
                assert transfers
                assert all(t.amount > 0 and t.payer != t.payee for t in transfers)
            case TrickWon(seat=seat):
                assert step.after.deal is not None
                played = _playing(step.after.deal)
                assert played is not None
                trick, trumps = played.tricks[-1], played.undertaking.trumps
                assert trumps is not None
                texts = [card.value for card in trick.cards]
                assert seat == trick.winner == (trick.leader + wins(texts, trumps.value)) % 4
            case _:
                pass


def _check_follow(step: Step, lawful: tuple[SeatAction, ...]) -> None:
    if not isinstance(step.action, Play):
        return
    assert step.before.deal is not None
    phase = step.before.deal.phase
    assert isinstance(phase, Playing)
    assert phase.undertaking.trumps is not None
    assert isinstance(step.who, int)
    held = [card.value for card in step.before.deal.held[step.who]]
    led = phase.table[0].value if phase.table else None
    found = {action.card.value for action in lawful if isinstance(action, Play)}
    assert found == may_be_played(held, led, phase.undertaking.trumps.value)


ORDER: Final[dict[SeatAction, int]] = {
    action: place
    for place, action in enumerate(
        (*(a for a in IMAGINABLE if not isinstance(a, Play)), *map(Play, PACK))
    )
}
"""The order in which lawful actions are told: low bids first, suits and cards in pack order."""


def check_verbs_agree(sitting: Sitting) -> None:
    """`legal` and `refuse` agree on every imaginable action of every seat."""
    acting, lawful = turn(sitting), legal(sitting)
    places = [ORDER[action] for action in lawful]
    assert places == sorted(set(places))
    for seat in SEATS:
        asked = IMAGINABLE if seat == acting or acting is None else (*lawful, *IMAGINABLE[::7])
        allowed = {a for a in asked if refuse(sitting, seat, a) is None}
        assert allowed == (set(lawful) if seat == acting else set())
    for action in IMAGINABLE[::19]:
        refusal = refuse(sitting, NATURE, action)
        assert refusal is not None
        assert refusal.clause == "DEAL-2"


def check_record(first: Sitting, steps: list[Step]) -> None:
    """A sitting written and read is the same sitting, and written again the same bytes.

    If every deal was out of turn, the text does not tell whose turn it was.
    """
    text, last = (
        write(recorded(first, [(step.who, step.action) for step in steps])),
        steps[-1].after,
    )
    again = load(text)
    assert write(again.record) == text
    dealers = {over.dealer for over in last.results}
    untold = first.dealer == last.dealer and first.dealer not in dealers
    dealer = again.sitting.dealer if untold else last.dealer
    assert again.sitting == msgspec.structs.replace(last, dealer=dealer)


def check_apply_is_pure(step: Step) -> None:
    """`apply` gives the same again, and has changed nothing that it was given."""
    packed = msgspec.msgpack.encode(step.before)
    again = apply(step.before, step.who, step.action)
    assert again == (step.after, step.events)
    assert msgspec.msgpack.encode(step.before) == packed


# A deal that is over


def manners_of(sitting: Sitting) -> Manners:
    options = dict(options_of(sitting.rules))
    return Manners(
        dealer_stakes=options["dealer_stakes"] == "yes",
        below_six_as_solo=options["announced_vole_below_six"] == "as_solo",
        leader_decides=options["vole_consent"] == "leader",
    )


def seen_by_all(sitting: Sitting) -> PlayedDeal:
    """A deal that is over, as cards that lay on the table."""
    deal = sitting.deal
    assert deal is not None
    assert isinstance(deal.phase, Settled)
    undertaking, tricks = deal.phase.played.undertaking, deal.phase.played.tricks
    assert undertaking.trumps is not None
    return PlayedDeal(
        dealer=deal.dealer,
        hands=tuple(tuple(card.value for card in dealt) for dealt in deal.dealt),
        hombre=undertaking.hombre,
        bid="forced" if undertaking.forced else undertaking.contract.key,
        trumps=undertaking.trumps.value,
        called=None if undertaking.called is None else undertaking.called.value,
        given=None if undertaking.given is None else undertaking.given.value,
        tricks=tuple((t.leader, tuple(card.value for card in t.cards)) for t in tricks),
        favourite=None if deal.favourite is None else deal.favourite.value,
    )


def check_settlement(before: Sitting, after: Sitting) -> None:
    """The accounts are those of the law told a second time."""
    over = after.results[-1]
    assert isinstance(over, DealResult)
    again = reckoned(seen_by_all(after), manners_of(after), before.accounts.pool)
    old, new = before.accounts, after.accounts
    gained = tuple(now - then for then, now in zip(old.purses, new.purses, strict=True))
    assert again.purses == gained
    assert again.pool == new.pool
    assert (again.outcome, again.vole) == (over.outcome.value, over.vole)
    assert (again.premiers, again.matadors) == (over.facts.premiers, over.facts.matadors)


def check_report(before: Sitting, after: Sitting) -> None:
    """A deal entered by its result alone has the payments of the deal that was played."""
    over = after.results[-1]
    assert isinstance(over, DealResult)
    facts = over.facts
    played = sum(facts.tricks)
    if played != 10 and not (played == 6 and facts.premiers):
        return  # nature ended it, and a score sheet tells whole deals
    vole = {Quest.BID: ReportedVole.BID, Quest.UNDERTAKEN: ReportedVole.UNDERTAKEN}
    entered = Report(
        hombre=facts.hombre,
        contract=facts.contract.key,
        trumps=facts.trumps,
        tricks=facts.tricks,
        ally=facts.ally,
        giver=facts.giver,
        matadors=facts.matadors,
        premiers=facts.premiers,
        vole=vole.get(facts.quest, ReportedVole.NO),
        forced=facts.forced,
        called_own=facts.called_own,
        dealer=over.dealer if over.dealer != before.dealer else None,
    )
    told, _ = apply(msgspec.structs.replace(before, deal=None), NATURE, entered)
    other = told.results[-1]
    assert isinstance(other, DealResult)
    assert _payments(other.transfers) == _payments(over.transfers)
    assert (told.accounts, told.dealer, told.skipped) == (
        after.accounts,
        after.dealer,
        after.skipped,
    )


def _payments(transfers: tuple[Transfer, ...]) -> Counter[tuple[str, str, int, str]]:
    return Counter((str(t.payer), str(t.payee), t.amount, str(t.reason)) for t in transfers)


# Other seats, the same sitting


def check_relabelled(first: Sitting, steps: list[Step], by: int) -> None:
    """The same actions from seats all shifted give the same accounts, shifted."""
    shifted = begin(
        first.rules,
        deals=first.deals,
        dealer=_shift(first.dealer, by),
        favourite=first.favourite,
    )
    last = first
    for step in steps:
        who = step.who if isinstance(step.who, Nature) else _shift(step.who, by)
        shifted, _ = apply(shifted, who, _shifted(step.action, by))
        last = step.after
    assert shifted.accounts.purses == _turned(last.accounts.purses, by)
    assert shifted.accounts.pool == last.accounts.pool
    assert shifted.dealer == _shift(last.dealer, by)
    for one, other in zip(last.results, shifted.results, strict=True):
        assert other.balances == _turned(one.balances, by)


def _shift(seat: Seat, by: int) -> Seat:
    return SEATS[(seat + by) % 4]


def _turned(values: tuple[int, ...], by: int) -> tuple[int, ...]:
    return tuple(values[(seat - by) % 4] for seat in range(4))


def _shifted(action: Action, by: int) -> Action:
    match action:
        case DealOut(hands=hands, dealer=dealer):
            turned = [hands[(seat - by) % 4] for seat in range(4)]
            moved: Four[tuple[object, ...]] = (turned[0], turned[1], turned[2], turned[3])
            dealer = None if dealer is None else _shift(dealer, by)
            return msgspec.structs.replace(action, hands=moved, dealer=dealer)
        case Redeal(dealer=dealer) if dealer is not None:
            return msgspec.structs.replace(action, dealer=_shift(dealer, by))
        case Fault(offender=offender, sharer=sharer):
            other = None if sharer is None else _shift(sharer, by)
            return msgspec.structs.replace(action, offender=_shift(offender, by), sharer=other)
        case _:
            return action


# What has occurred


def tally(over: DealResult) -> list[str]:
    """What a deal shows of what is rare."""
    facts = over.facts
    called = facts.called
    shown = {
        f"vole {over.vole}": over.vole != "no",
        "vole undertaken": facts.quest is Quest.UNDERTAKEN,
        "premiers": facts.premiers,
        "self-call": facts.called_own,
        "exchange": facts.giver is not None,
        "forced Spadille": facts.forced,
        "favourite": facts.in_favourite,
        "queen called": called is not None and called.rank == "Q",
        "lower card called": called is not None and called.rank not in "KQ",
        "matadors": facts.matadors == 3,
        "double matadors": facts.matadors == 4,
        "Hombre alone pays for two": (
            facts.ally is not None
            and not facts.forced
            and over.outcome in ("remise", "codille")
            and facts.tricks[facts.hombre] < 3
        ),
        over.outcome.value: True,
        f"{over.outcome.value} {facts.contract.key}": True,
    }
    return [name for name, is_so in shown.items() if is_so]
