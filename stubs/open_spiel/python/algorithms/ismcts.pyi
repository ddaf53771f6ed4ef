from collections.abc import Callable, Sequence
from enum import Enum
from typing import Protocol

import pyspiel

UNLIMITED_NUM_WORLD_SAMPLES: int

class ISMCTSFinalPolicyType(Enum):
    NORMALIZED_VISITED_COUNT = 1
    MAX_VISIT_COUNT = 2
    MAX_VALUE = 3

class ChildInfo:
    visits: float
    return_sum: float
    prior: float

class ISMCTSNode:
    child_info: dict[int, ChildInfo]
    total_visits: float
    prior_map: dict[int, float]

class _Evaluator(Protocol):
    def prior(self, state: pyspiel.State) -> Sequence[tuple[int, float]]: ...
    def evaluate(self, state: pyspiel.State) -> Sequence[float]: ...

class _RandomState(Protocol):
    def randint(self, below: int) -> int: ...
    def shuffle(self, some: list[int]) -> None: ...

class ISMCTSBot(pyspiel.Bot):
    def __init__(
        self,
        game: pyspiel.Game,
        evaluator: _Evaluator,
        uct_c: float,
        max_simulations: int,
        max_world_samples: int = ...,
        random_state: _RandomState | None = ...,
        final_policy_type: ISMCTSFinalPolicyType = ...,
        use_observation_string: bool = ...,
        allow_inconsistent_action_sets: bool = ...,
    ) -> None: ...
    def set_resampler(self, resample: Callable[[pyspiel.State, int], pyspiel.State]) -> None: ...
    def get_policy(self, state: pyspiel.State) -> list[tuple[int, float]]: ...
    def get_final_policy(
        self, state: pyspiel.State, node: ISMCTSNode
    ) -> list[tuple[int, float]]: ...
    def filter_illegals(self, node: ISMCTSNode, legal_actions: list[int]) -> ISMCTSNode: ...
