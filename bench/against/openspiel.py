"""Random card play: whole deals a batch, against OpenSpiel's rollouts in C++."""

from collections.abc import Iterator
from random import Random

from against.timing import Work, in_turn

from quadrille.cards import Suit
from quadrille.kernel import Problem, play_out, tables

GAMES = ("spades", "bridge(use_double_dummy_result=false)", "hearts(pass_cards=false)", "tarok")

TIMES = 100_000
ROLLOUTS = 3_000


def deal(rng: Random) -> Problem:
    """Forty cards in four hands, hearts being trumps."""
    pack = list(range(40))
    rng.shuffle(pack)
    first, second, third, fourth = (sum(1 << c for c in pack[n : n + 10]) for n in (0, 10, 20, 30))
    return Problem((first, second, third, fourth), tables(Suit.HEARTS), 0, 0b0101)


def ours(seed: int, alike: bool) -> Work:
    """Moves of play-outs: of one deal many times, or of many deals once."""
    rng = Random(seed)
    problems = [deal(rng)] if alike else [deal(rng) for _ in range(TIMES // 10)]
    times = TIMES if alike else 1

    def work() -> float:
        return 40.0 * len(play_out(problems, seed=seed, times=times)) / 4

    return work


def theirs(name: str, seed: int) -> Work:
    """Moves of rollouts from where a game's cards are dealt and its bids are made."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(seed)
    start = _to_play(game, rng)
    bots = [pyspiel.make_uniform_random_bot(at, rng.getrandbits(30)) for at in range(4)]
    bots = bots[: game.num_players()]
    before = start.move_number()

    def work() -> float:
        moves = 0
        for number in range(ROLLOUTS):
            state = start.clone()
            pyspiel.evaluate_bots(state, bots, number)
            moves += state.move_number() - before
        return float(moves)

    return work


def _to_play(game, rng: Random):  # type: ignore[no-untyped-def]
    """A state in which cards are to be played, reached by drawing all that comes before."""
    while True:
        state = game.new_initial_state()
        while state.is_chance_node() or (
            not state.is_terminal() and state.legal_actions()[0] >= 52
        ):
            state.apply_action(rng.choice(state.legal_actions()))
        if not state.is_terminal():
            return state


def lines(seed: int) -> Iterator[tuple[str, dict[str, float]]]:
    """What was found, line by line, with the figures that it adds."""
    mine, each = in_turn(ours(seed, alike=True), ours(seed, alike=False))
    yield f"play-outs of one deal   {mine.told('M moves/s', 1e6)}", {"moves": mine.median}
    yield f"of many deals, one each {each.told('M moves/s', 1e6)}", {"moves_apart": each.median}
    try:
        import pyspiel  # noqa: F401
    except ModuleNotFoundError:
        yield "OpenSpiel is not installed (extra `bench`): no ratio", {}
        return
    for name in GAMES:
        mine, peer = in_turn(ours(seed, alike=True), theirs(name, seed))
        short, ratio = name.partition("(")[0], mine.median / peer.median
        yield (
            f"  {short:<21} {peer.told('M moves/s', 1e6)}: {ratio:.1f} x",
            {f"ratio_openspiel_{short}": ratio},
        )
