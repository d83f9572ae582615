"""What happens at a table, without any network."""

from typing import Any

import pytest
from msgspec.structs import replace

from courtcards.engine.errors import CourtCardsError
from courtcards.games import GAMES
from courtcards.play.transcript import check
from courtcards.table import records, referee, sight
from courtcards.table.follower import Follower
from courtcards.table.log import Away, Back
from courtcards.table.messages import Update, encode
from courtcards.table.recent import MOST_CHANGES, Recent
from courtcards.table.refusals import RefusedError
from courtcards.table.settings import Settings
from courtcards.table.table import STAND_IN, Table, commitment_of
from tests.table.tables import Desk, four, started, token

NAMES = [kind.name for kind in GAMES]


def refused(desk: Desk, person: int, kind: str, **fields: Any) -> RefusedError:
    before = desk.table.version
    with pytest.raises(RefusedError) as caught:
        desk.ask(person, kind, **fields)
    assert desk.table.version == before
    return caught.value


def play_out(desk: Desk) -> None:
    while desk.table.phase == "playing":
        desk.play_on()


@pytest.mark.parametrize("game", NAMES)
def test_the_table_is_a_fold_over_its_log(game: str) -> None:
    desk = started(game)
    for _ in range(30):
        if desk.table.phase == "playing":
            desk.play_on()
    again = Table(desk.table.log)
    assert again.state == desk.table.state
    for viewer in (None, 0, 1, 2, 3):
        told = [encode(sight.snapshot(table, "t", viewer, [])) for table in (again, desk.table)]
        assert told[0] == told[1]


@pytest.mark.parametrize("game", NAMES)
def test_updates_add_up_to_the_snapshot(game: str) -> None:
    desk = four(game)
    followers: dict[int | None, Follower] = {viewer: Follower() for viewer in (None, 0, 1, 2, 3)}
    for viewer, follower in followers.items():
        assert follower.take({"clock": None, **desk.snapshot(viewer)})
    asked: list[tuple[int, str, dict[str, Any]]] = [
        (0, "start", {}),
        (1, "say", {"phrase": "hello"}),
        *[(0, "play", {})] * 12,
        (2, "mute", {"seat": 1}),
        (1, "emote", {"emote": "smile"}),
        (1, "away", {}),
        (1, "back", {}),
    ]
    for person, kind, fields in asked:
        if kind == "play":
            desk.play_on()
        else:
            desk.ask(person, kind, **fields)
        for viewer, follower in followers.items():
            assert follower.take(desk.update(viewer))
    for viewer, follower in followers.items():
        whole = desk.snapshot(viewer)
        assert follower.version == whole.pop("version")
        del whole["type"]
        assert follower.known == {"clock": None, **whole}


@pytest.mark.parametrize("game", NAMES)
def test_whoever_decides_is_told_all_legal_moves_and_nobody_else_any(game: str) -> None:
    desk = started(game)
    for _ in range(20):
        desk.play_on()
        state, turn = desk.table.state, desk.table.turn
        if state is None or turn is None:
            break
        legal = [desk.table.game.move_data(turn, number) for number in state.legal.tolist()]
        for told in (desk.update, desk.snapshot):
            assert told(desk.table.seats[turn].person)["view"]["moves"] == legal
            assert told(None)["view"]["moves"] == []


@pytest.mark.parametrize("game", NAMES)
def test_a_message_that_many_share_is_what_each_of_them_would_get(game: str) -> None:
    desk = started(game)
    shared = 0
    for _ in range(40):
        if desk.table.phase != "playing":
            break
        desk.play_on()
        telling = sight.Telling(desk.table, "t")
        for viewer in (None, 0, 1, 2, 3):
            assert encode(telling.update(viewer)) == encode(telling._update(viewer))
        shared += sum(telling.update(viewer) is telling.update(None) for viewer in range(4))
    assert shared


def tell(desk: Desk, recent: Recent, viewer: int | None) -> bytes:
    """Tell everybody about the last change; return what one is told."""
    return recent.add(sight.Telling(desk.table, "t"), [viewer])[viewer]


@pytest.mark.parametrize("viewer", [None, 2])
def test_what_was_missed_is_what_was_sent(viewer: int | None) -> None:
    desk = started()
    recent = Recent(desk.table)
    version = desk.table.version
    sent = []
    for _ in range(8):
        desk.play_on()
        sent.append(tell(desk, recent, viewer))
    assert recent.since(viewer, version) == sent
    assert recent.since(viewer, version + 5) == sent[5:]
    assert recent.since(viewer, desk.table.version) == []


def test_whoever_missed_too_much_or_was_not_there_gets_a_snapshot() -> None:
    desk = four()
    recent = Recent(desk.table)
    begun = desk.table.version
    for _ in range(MOST_CHANGES):
        desk.ask(0, "say", phrase="hello")
        tell(desk, recent, None)
    assert len(recent.since(0, begun) or ()) == MOST_CHANGES
    assert recent.since(0, begun - 1) is None
    assert recent.since(0, desk.table.version + 1) is None
    assert recent.since(0, 0) is None
    assert recent.since(len(desk.table.persons), desk.table.version - 1) is None
    desk.ask(0, "say", phrase="hello")
    tell(desk, recent, None)
    assert recent.since(0, begun) is None


def test_what_is_kept_for_those_who_come_back_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtcards.table.recent.MOST_BYTES", 8_000)
    desk = started()
    recent = Recent(desk.table)
    begun = desk.table.version
    for _ in range(20):
        desk.play_on()
        tell(desk, recent, None)
    oldest = next(old for old in range(desk.table.version) if recent.since(None, old) is not None)
    assert oldest > begun
    assert sum(map(len, recent.since(None, oldest) or ())) <= 8_000


def test_what_is_kept_does_not_depend_on_how_much_others_were_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is stale is refused with what was missed, if it is kept: nobody learns anything from that."""
    monkeypatch.setattr("courtcards.table.recent.MOST_BYTES", 8_000)

    def kept_when_others_are_told(more: str) -> list[bool]:
        update = sight.Telling.update

        def tell_more(telling: sight.Telling, viewer: int | None) -> Update:
            told = update(telling, viewer)
            return replace(told, answer=more) if viewer == 2 else told

        with monkeypatch.context() as patch:
            patch.setattr(sight.Telling, "update", tell_more)
            desk = started()
            recent = Recent(desk.table)
            for _ in range(20):
                desk.play_on()
                tell(desk, recent, None)
        return [recent.since(None, old) is not None for old in range(desk.table.version)]

    kept = kept_when_others_are_told("")
    assert True in kept
    assert kept_when_others_are_told(1000 * " ") == kept


def test_what_was_missed_costs_nothing_but_what_was_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = started()
    recent = Recent(desk.table)
    desk.play_on()
    tell(desk, recent, None)
    monkeypatch.setattr(Table, "apply", lambda *_: pytest.fail("the log was folded again"))
    assert recent.since(None, desk.table.version - 1)
    assert recent.since(None, 1) is None


def test_a_command_made_for_an_older_position_is_stale() -> None:
    desk = started()
    version = desk.table.version
    turn = desk.table.turn
    assert turn is not None
    move = desk.table.state.moves()[0].data  # type: ignore[union-attr]
    desk.play_on()
    assert refused(desk, turn, "move", version=version, move=move).reason == "stale"


def test_talk_makes_no_move_stale() -> None:
    desk = started()
    version = desk.table.version
    turn = desk.table.turn
    assert turn is not None
    desk.ask(3, "say", phrase="hello")
    move = desk.table.state.moves()[0].data  # type: ignore[union-attr]
    desk.ask(turn, "move", version=version, move=move)
    assert desk.table.moved_at == desk.table.version


def test_nobody_moves_for_another() -> None:
    desk = started()
    move = desk.table.state.moves()[0].data  # type: ignore[union-attr]
    other = next(seat for seat in range(4) if seat != desk.table.turn)
    error = refused(desk, other, "move", move=move)
    assert (error.reason, error.refusal, error.fields) == ("not_now", "not-your-turn", {})
    assert error.message == "It is not your turn."


def test_an_illegal_move_is_refused_with_what_is_legal() -> None:
    desk = started("royal-gambit")
    assert desk.table.turn is not None
    error = refused(desk, desk.table.turn, "move", move={"do": "fly"})
    assert (error.reason, error.refusal, error.fields) == ("illegal", "illegal-move", {})
    assert "is not a move in royal-gambit" in error.message
    refused(desk, desk.table.turn, "move", move={"do": "target", "to": 1})


def test_nothing_from_the_future() -> None:
    desk = started()
    assert refused(desk, 0, "say", version=99, phrase="hello").reason == "invalid"


def test_a_stand_in_plays_until_the_person_is_back() -> None:
    desk = started(clock="fast")
    turn = desk.table.turn
    assert turn is not None
    desk.write(Away(turn, "time"))
    assert desk.table.player == STAND_IN
    assert desk.snapshot(None)["room"]["seats"][turn]["away"] == "time"
    move = desk.table.state.moves()[0].data  # type: ignore[union-attr]
    assert refused(desk, turn, "move", move=move).reason == "not_now"
    desk.write(Back(turn))
    assert desk.table.player is None
    desk.ask(turn, "move", move=move)


def test_nobody_has_a_turn_while_a_bot_plays_for_him() -> None:
    desk = started()
    assert desk.table.turn is not None
    person = desk.table.seats[desk.table.turn].person
    assert person is not None
    assert sight.turn(desk.table, person)
    desk.ask(person, "away")
    assert sight.turn(desk.table, person) is None
    desk.ask(person, "back")
    assert sight.turn(desk.table, person)


def test_the_clock_runs_and_gives_an_increment() -> None:
    desk = started(clock="fast")
    turn = desk.table.turn
    assert turn is not None
    desk.table.clock.banks[turn] = 10_000
    desk.play_on()
    assert desk.table.clock.banks[turn] == 10_000 - 500 + 5_000


def test_the_host_alone_starts_fills_and_clears() -> None:
    desk = Desk(Settings("cockroach-poker"))
    other = desk.join("Bo")
    for kind, fields in (
        ("start", {}),
        ("fill", {"level": "expert"}),
        ("clear", {"seat": 1}),
    ):
        assert refused(desk, other, kind, **fields).reason == "not_yours"
    waiting = refused(desk, 0, "start")
    assert (waiting.refusal, waiting.fields) == ("seats-free", {"count": 2})
    assert waiting.message == "2 seats are still free."
    desk.ask(0, "fill", level="expert", seat=3)
    desk.ask(0, "fill", level="novice")
    assert [seat.bot for seat in desk.table.seats] == [None, None, "novice", "expert"]
    desk.ask(0, "clear", seat=3)
    assert desk.table.free_seats == [3]
    assert refused(desk, 0, "fill", level="god").reason == "invalid"


def test_the_host_frees_the_seat_of_somebody_who_does_not_come() -> None:
    desk = four()
    desk.ask(0, "clear", seat=2)
    assert desk.table.free_seats == [2]
    assert desk.update(2)["you"] == desk.snapshot(2)["you"] == {"person": 2, "seat": None}
    desk.ask(2, "sit", seat=2)
    desk.ask(0, "start")
    assert refused(desk, 0, "clear", seat=2).reason == "not_now"


def test_a_new_game_finds_everybody_in_his_seat() -> None:
    desk = started()
    desk.write(Away(1, "time"))
    play_out(desk)
    desk.ask(0, "rematch")
    assert desk.table.seats[1].away is None


def test_a_free_seat_can_be_chosen_and_changed() -> None:
    desk = Desk(Settings("cockroach-poker"))
    person = desk.join("Bo", seat=2)
    assert desk.table.seat_of(person) == 2
    assert refused(desk, person, "sit", seat=0).reason == "taken"
    desk.ask(person, "sit", seat=3)
    assert desk.table.free_seats == [1, 2]
    with pytest.raises(RefusedError, match="taken"):
        desk.join("Cy", seat=3)


def test_a_second_of_the_same_name_is_numbered() -> None:
    desk = Desk(Settings("cockroach-poker"))
    assert desk.table.persons[desk.join("Anna")].name == "Anna 2"
    assert desk.table.persons[desk.join("Anna")].name == "Anna 3"


def test_whoever_leaves_a_game_is_replaced_and_his_token_expires() -> None:
    desk = started()
    desk.ask(0, "leave")
    assert desk.table.seats[0].bot == STAND_IN
    assert desk.table.person_of(token(0)) is None
    assert desk.table.person_of(token(1)) == 1
    assert desk.table.host == 1


# Fillers of Hangul, an empty cell of Braille, spaces, marks without a picture, what joins and what turns.
@pytest.mark.parametrize(
    "name",
    [
        *"\u3164\u2800\u115f\u1160\uffa0\u200b\u2060\ufeff\u00ad\u034f\u17b4\u180b\u180e\ufe0f\U000e0100",
        *"\u00a0\u3000\u2003\u200d\u202e\U0001d159\U00016fe4",
        "\u3164 \u2800\u200d\ufe0f",
    ],
    ids=ascii,
)
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    desk = four()
    for asked in (name, name * 3, f" {name} "):
        assert refused(desk, 1, "rename", name=asked).reason == "invalid"
    with pytest.raises(RefusedError, match="nothing to read"):
        referee.create(Settings("royal-gambit", players=2), name, "token", 0, {})
    # In a name it makes nobody somebody else.
    desk.ask(2, "rename", name=desk.table.persons[1].name + name)
    assert desk.table.persons[2].name.rstrip().endswith(" 2")


def test_pictures_made_of_parts_stay_whole() -> None:
    desk = four()
    desk.ask(1, "rename", name="\u2764\ufe0f \U0001f469\u200d\U0001f680")
    assert desk.table.persons[1].name == "\u2764\ufe0f \U0001f469\u200d\U0001f680"


def test_whoever_leaves_before_the_game_frees_his_seat() -> None:
    desk = four()
    desk.ask(2, "leave")
    assert desk.table.free_seats == [2]


def test_free_text_is_for_private_tables() -> None:
    desk = four(public=True)
    assert refused(desk, 1, "chat", text="psst").reason == "not_yours"
    desk = four(public=False)
    desk.ask(1, "chat", text="  psst\u202e ")
    assert desk.snapshot(None)["talk"][0]["what"] == "psst"


def test_a_muted_seat_is_heard_by_others_only() -> None:
    desk = four()
    desk.ask(2, "mute", seat=1)
    desk.ask(1, "say", phrase="hello")
    assert "talk" not in desk.update(2)
    assert desk.update(3)["talk"]["what"] == "hello"
    desk.ask(2, "mute", seat=1, on=False)
    desk.ask(1, "say", phrase="oops")
    assert [said["what"] for said in desk.snapshot(2)["talk"]] == ["oops"]


def test_nobody_is_told_a_seed_before_the_end_and_the_commitment_is_there_before_the_first_card() -> (
    None
):
    desk = four()
    promised = desk.snapshot(None)["room"]["commitment"]
    desk.ask(0, "start")
    while desk.table.phase == "playing":
        room = desk.snapshot(1)["room"]
        assert (room["commitment"], room["seed"]) == (promised, None)
        desk.play_on()
    room = desk.snapshot(1)["room"]
    assert commitment_of(room["seed"]) == promised == room["last_commitment"]
    assert room["commitment"] != promised


def test_after_the_game_everybody_sees_everything_and_not_before() -> None:
    desk = started()
    assert desk.snapshot(None)["view"]["table"]["seats"][0]["hand"] is None
    play_out(desk)
    assert desk.snapshot(None)["view"]["table"]["seats"][0]["hand"] is not None
    assert desk.update(None)["view"]["table"]["seats"][0]["hand"] is not None


@pytest.mark.parametrize("game", NAMES)
def test_a_rematch_moves_the_first_player_on_and_keeps_seats_and_settings(game: str) -> None:
    desk = started(game)
    play_out(desk)
    state = desk.table.state
    assert state is not None
    first = state.first_player
    seats = list(desk.table.seats)
    desk.ask(3, "rematch")
    assert desk.table.seats == seats
    assert desk.table.number == 2
    if desk.table.game.kind.first_is_free:
        assert desk.table.state.first_player == (first + 1) % 4  # type: ignore[union-attr]
    play_out(desk)
    for number in (1, 2):
        record = records.transcript(desk.table.log, number)
        assert record is not None
        assert check(record) == []
        assert record["names"] == ["Anna", "Bo", "Cy", "Di"]
    assert records.transcript(desk.table.log, 3) is None


def test_no_record_of_a_game_that_is_not_over() -> None:
    desk = started()
    assert records.transcript(desk.table.log, 1) is None
    assert records.transcript(desk.table.log, 0) is None


def test_who_begins_can_be_named_or_left_to_chance() -> None:
    desk = started(first=2)
    assert desk.table.state.first_player == 2  # type: ignore[union-attr]
    begun = {started(first="random").table.state.first_player for _ in range(60)}  # type: ignore[union-attr]
    assert begun == {0, 1, 2, 3}
    with pytest.raises(CourtCardsError, match="seat from 0 to 3"):
        four(first=4)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"game": "whist"}, "no game"),
        ({"game": "cockroach-poker", "players": 7}, "2 to 6 players"),
        ({"game": "cockroach-poker", "options": {"limit": 99}}, "limit"),
        ({"game": "cockroach-poker-royal", "preset": "french"}, "preset"),
    ],
)
def test_bad_settings_get_a_clear_sentence(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(CourtCardsError, match=words):
        referee.create(Settings(**settings), "Anna", "t", 0, {})


def test_bots_may_be_seated_at_once() -> None:
    desk = Desk(Settings("royal-menagerie"), bots={1: "master", 2: "novice", 3: "expert"})
    desk.ask(0, "start")
    assert desk.table.phase == "playing"
    for seat, level, refusal in (
        (0, "master", "seat-yours"),
        (4, "master", "no-seat"),
        (1, "champion", "no-level"),
    ):
        with pytest.raises(RefusedError) as caught:
            Desk(Settings("royal-menagerie"), bots={seat: level})
        assert caught.value.refusal == refusal


@pytest.mark.parametrize("game", ["cockroach-poker", "royal-gambit"])
def test_a_table_without_aids_is_told_none(game: str) -> None:
    for aids in (True, False):
        desk = started(game, aids=aids)
        for _ in range(2):
            assert desk.table.turn is not None
            turn = sight.turn(desk.table, desk.table.turn)
            assert turn is not None
            assert ("aids" in turn.view["table"]) == aids
            assert ("aids" in desk.snapshot(None)["view"]["table"]) == aids
            assert (b'"aids":{' in encode(sight.snapshot(desk.table, "t", 0, []))) == aids
            desk.play_on()
