from quadrille.kernel._portable import Counted as Counted
from quadrille.kernel._portable import Solver as Solver
from quadrille.kernel._portable import Weighed as Weighed
from quadrille.kernel._portable import features as features
from quadrille.kernel._portable import ismcts as ismcts
from quadrille.kernel._portable import lines_of_play as lines_of_play
from quadrille.kernel._portable import play_by as play_by
from quadrille.kernel._portable import play_out as play_out
