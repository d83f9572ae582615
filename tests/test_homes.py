"""One name for one idea: what finds a name with two homes really finds it."""

from pathlib import Path

import pytest

from tests import homes


def write(package: Path, **files: str) -> None:
    for name, text in files.items():
        path = package / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)


def test_classes_and_types_of_the_product_have_names_of_their_own() -> None:
    assert homes.shared_names(homes.PACKAGE).keys() == homes.ALLOWED.keys()


def test_a_name_with_two_homes_is_found_whatever_it_is_there(tmp_path: Path) -> None:
    write(tmp_path, a__one="class Batch: ...", b__two="Batch = tuple[int, str]")
    assert homes.shared_names(tmp_path) == {"Batch": ["a/one.py", "b/two.py"]}
    write(tmp_path, c__three="class _Batch: ...", d__four="from a.one import Batch\nBATCH = 3")
    assert homes.shared_names(tmp_path) == {"Batch": ["a/one.py", "b/two.py", "c/three.py"]}


def test_in_their_own_rooms_games_call_things_as_they_like(tmp_path: Path) -> None:
    write(tmp_path, bots__royal_gambit="class Hand: ...", royal_menagerie__hand="class Hand: ...")
    assert homes.shared_names(tmp_path) == {}


def test_the_check_fails_with_the_files_to_look_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, a__one="class Draw: ...", b__two="class Draw: ...")
    monkeypatch.setattr(homes, "PACKAGE", tmp_path)
    monkeypatch.setattr(homes, "ALLOWED", {})
    with pytest.raises(SystemExit) as end:
        homes.main()
    assert end.value.code
    assert "Draw is defined in a/one.py and b/two.py" in capsys.readouterr().out
