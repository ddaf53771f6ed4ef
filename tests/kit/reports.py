"""Deals known by their result, for tests of what is paid."""

import msgspec

from quadrille import NATURE, Sitting, apply
from quadrille.cards import Suit
from quadrille.ledger import Accounts
from quadrille.rules.actions import Report, ReportedVole
from quadrille.rules.standing import NO_BEASTS
from quadrille.seats import Four, Seat
from quadrille.sitting import Books


def report(
    contract: str,
    tricks: Four[int],
    *,
    hombre: int = 0,
    ally: int | None = None,
    giver: int | None = None,
    trumps: str = "S",
    matadors: int = 0,
    premiers: bool = False,
    vole: str = "no",
    forced: bool = False,
    called_own: bool = False,
) -> Report:
    return Report(
        hombre=Seat(hombre),
        contract=contract,
        trumps=Suit(trumps),
        tricks=tricks,
        ally=None if ally is None else Seat(ally),
        giver=None if giver is None else Seat(giver),
        matadors=matadors,
        premiers=premiers,
        vole=ReportedVole(vole),
        forced=forced,
        called_own=called_own,
    )


def reported(sitting: Sitting, entered: Report) -> Sitting:
    return apply(sitting, NATURE, entered)[0]


def with_pool(sitting: Sitting, before_stakes: int) -> Sitting:
    """The same sitting as if earlier deals had left counters in the pool, all from seat 3."""
    left = Accounts(purses=(0, 0, 0, -before_stakes), pool=before_stakes)
    return msgspec.structs.replace(sitting, books=Books(left, NO_BEASTS))
