"""A score sheet in sentences: questions, entries, pushes, and how everybody stands."""

from __future__ import annotations

from collections.abc import Iterator

from quadrille.money import Party, Pot
from quadrille.record import notation
from quadrille.rules.actions import Claim, Redeal, Report
from quadrille.rules.standing import Fault
from quadrille.scorekeeper import EntryTold, Pushed, Question, SheetTold
from quadrille.scorekeeper.telling import DealTold
from quadrille.words import say, say_in, speaks
from quadrille.words.counters import laid_out


def answer_told(known: SheetTold, key: str, answer: str) -> str:
    """An answer to a question, for people."""
    if speaks(f"keep-answer-{key}-{answer}"):
        return say(f"keep-answer-{key}-{answer}")
    match key:
        case "contract":
            return say_in(known.rules, f"contract-{answer}")
        case "trumps":
            return say(f"suit-{answer}").capitalize()
        case "cause":
            return say(f"void-{answer}")
        case "offence":
            return say(f"offence-{answer}")
        case "bonus":
            return say(f"bonus-{answer}")
        case "matadors":
            return say("keep-answer-matadors-more", run=answer)
        case "tricks" | "own":
            return answer
        case _:
            return known.names[int(answer)]


def question_told(known: SheetTold, question: Question) -> str:
    """A question with its answers in one line; the usual one stands at its end."""
    if is_numbered(question):
        told = ", ".join(_numbered(known, question.key, each) for each in question.answers)
    else:
        answers = enumerate(question.answers, 1)
        told = ", ".join(f"{n} {answer_told(known, question.key, each)}" for n, each in answers)
    asked = say(f"keep-ask-{question.key}")
    if question.usual is None:
        return say("keep-question", question=asked, answers=told)
    usual = answer_told(known, question.key, question.usual)
    return say("keep-question-usual", question=asked, answers=told, usual=usual)


def is_numbered(question: Question) -> bool:
    """Whether the answers are numbers of something, not of a list."""
    return question.key in ("tricks", "own", "matadors")


def _numbered(known: SheetTold, key: str, answer: str) -> str:
    told = answer_told(known, key, answer)
    return answer if told == answer else f"{answer} ({told})"


def entry_told(known: SheetTold, entry: EntryTold) -> str:
    """One entry in one line, whether it is struck through or not."""
    key = "keep-entry-struck" if entry.struck else "keep-entry"
    return say(key, number=entry.at + 1, told=_happened(known, entry))


def _happened(known: SheetTold, entry: EntryTold) -> str:
    if entry.deal is not None:
        return deal_told(known, entry.number or 0, entry.deal)
    who, action = notation.read(entry.line)
    match action:
        case Report(hombre=hombre, contract=contract, trumps=trumps):
            return say(
                "keep-struck-deal",
                hombre=known.names[hombre],
                contract=say_in(known.rules, f"contract-{contract}"),
                suit=say(f"suit-{trumps}"),
            )
        case Redeal(cause=cause):
            return say("keep-void", number=entry.number or 0, cause=say(f"void-{cause}"))
        case Fault(offender=offender, offence=offence, sharer=None):
            name = known.names[offender]
            return say("keep-fault", offence=say(f"offence-{offence}"), name=name)
        case Fault(offender=offender, offence=offence, sharer=int(sharer)):
            return say(
                "keep-fault-shared",
                offence=say(f"offence-{offence}"),
                name=known.names[offender],
                sharer=known.names[sharer],
            )
        case Claim(bonus=bonus) if isinstance(who, int):
            return say("keep-claim", name=known.names[who], bonus=say(f"bonus-{bonus}"))
        case _:
            return entry.line


def deal_told(known: SheetTold, number: int, deal: DealTold) -> str:
    """A deal in one sentence: who, what, and how it ended."""
    return say(
        "keep-deal",
        number=number,
        side=_side(known, deal),
        contract=say_in(known.rules, f"contract-{deal.contract}"),
        suit=say(f"suit-{deal.trumps}"),
        forced=_yes_or_no(deal.forced),
        tricks=deal.side,
        outcome=say(f"outcome-{deal.outcome}"),
        vole=deal.vole,
        double=_yes_or_no(deal.double),
    )


def _side(known: SheetTold, deal: DealTold) -> str:
    hombre = known.names[deal.hombre]
    if deal.ally is not None:
        return say("keep-side", hombre=hombre, ally=known.names[deal.ally])
    if deal.giver is not None:
        return say("keep-side-giver", hombre=hombre, giver=known.names[deal.giver])
    return hombre


def _yes_or_no(fact: bool) -> str:
    return "yes" if fact else "no"


def pushes_told(known: SheetTold, pushes: tuple[Pushed, ...]) -> Iterator[str]:
    """One line a push, in counters where there are several kinds."""
    for push in pushes:
        yield say(
            "keep-push",
            payer=party_told(known, push.payer),
            payee=party_told(known, push.payee),
            amount=amount_told(known, push.amount),
        )


def amount_told(known: SheetTold, amount: int) -> str:
    """An amount; jetons also as markers, fish and jetons, where there are more than nine."""
    if not known.jetons or abs(amount) < 10:
        return str(amount)
    return say("keep-amount", amount=amount, counters=laid_out(amount))


def party_told(known: SheetTold, party: Party) -> str:
    """A player by name, a pot by its word."""
    return say(f"keep-pot-{party}") if isinstance(party, Pot) else known.names[party]


def standing_told(known: SheetTold) -> Iterator[str]:
    """How everybody stands, and what lies on the table."""
    for seat, name in enumerate(known.names):
        change = known.final[seat] if known.complete else known.balances[seat]
        yield say(
            "keep-stands",
            name=name,
            change=amount_told(known, change),
            purse=known.purses[seat] - known.balances[seat] + change,
        )
    yield say("keep-lies", pool=known.pool)
    if known.carried:
        yield say("keep-carried", carried=known.carried)
    for kind, beasts in (("active", known.active), ("waiting", known.waiting)):
        if beasts:
            yield say(f"keep-{kind}", beasts=", ".join(map(str, beasts)))


def heading_told(known: SheetTold) -> str:
    """By which rules is played, for how long, and who deals next."""
    rules = say(f"rules-{known.rules}")
    if known.complete:
        return say("keep-over", rules=rules, counted=known.counted)
    return say(
        "keep-heading",
        rules=rules,
        number=known.counted + 1,
        deals=known.deals,
        dealer=known.names[known.dealer],
        kind="clearing" if known.clearing else "double" if known.double else "no",
    )


def due_told(known: SheetTold) -> Iterator[str]:
    """What is put up before the next deal, in one line."""
    if known.due:
        yield say("keep-due", pushes="; ".join(pushes_told(known, known.due)))


def owed_told(known: SheetTold) -> Iterator[str]:
    """What lapses unless it is claimed."""
    for owed in known.owed:
        yield say("keep-owed", name=known.names[owed.seat], bonus=say(f"bonus-{owed.bonus}"))
