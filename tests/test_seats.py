from quadrille.seats import SEATS, Seat, after, changed, in_order_from


def test_the_next_seat_in_order_of_play_is_one_higher_and_after_the_last_comes_the_first() -> None:
    assert [after(seat) for seat in SEATS] == [1, 2, 3, 0]
    assert after(Seat(1), 3) == 0
    assert after(Seat(2), 0) == 2


def test_order_of_play_begins_with_any_seat() -> None:
    assert list(in_order_from(Seat(2))) == [2, 3, 0, 1]


def test_one_of_four_values_is_changed_and_the_others_stay() -> None:
    for seat in SEATS:
        values = changed(("a", "b", "c", "d"), seat, "x")
        assert [value == "x" for value in values] == [other == seat for other in SEATS]
        assert set(values) - {"x"} == set("abcd") - {"abcd"[seat]}
