"""Asking a person for a move, stage by stage."""

from collections.abc import Callable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from courtcards.play.moves import Move
from courtcards.terminal.asking import ask_number, numbered
from courtcards.terminal.choice import MoveChoice, Pick
from courtcards.terminal.screen import Screen
from courtcards.terminal.voice import Voice

BACK = "u"

# What keys other than numbers do before the question is asked again.
Keys = Mapping[str, Callable[[], None]]


def choose(moves: Sequence[Move], voice: Voice, screen: Screen, keys: Keys) -> Move:
    """Ask for one of the moves."""
    stages = [MoveChoice.among(moves)]
    while len(stages[-1].moves) > 1:
        choice = stages[-1]
        screen.show(stage(choice, voice))
        prompt = "keys" if len(stages) > 1 else "keys_first"
        entry = ask_number(screen, voice.words, len(choice.options), [*keys, BACK], prompt)
        if entry in keys:
            keys[entry]()
        elif entry != BACK:
            stages.append(choice.take(choice.options[int(entry) - 1]))
        elif len(stages) > 1:
            stages.pop()
        else:
            screen.show(Text(voice.say("nothing_to_undo"), "yellow"))
    return stages[-1].moves[0]


def stage(choice: MoveChoice, voice: Voice) -> RenderableType:
    """Return the question of a stage: what is chosen already, and what can be chosen now."""
    parts: list[RenderableType] = [
        Text(_question(choice, voice), "bold"),
        numbered([_label(choice, step, voice) for step in choice.options]),
    ]
    if choice.depth > 1:
        parts.insert(0, Text.assemble(("» ", "dim"), voice.move(choice.sketch())))
    return Group(*parts)


def _question(choice: MoveChoice, voice: Voice) -> str:
    """Return the most specific question there is for the field that is chosen."""
    field = choice.options[0].field.replace(".", "-")
    do = choice.moves[0].data["do"]
    return voice.first(f"ask-{do}-{field}", f"ask-{field}", "ask-other")


def _label(choice: MoveChoice, step: Pick, voice: Voice) -> Text:
    """Return what taking a step means: the whole move where its verb determines it."""
    if step.field == "do":
        return voice.move(choice.sketch(step))
    if step.value is None:
        return Text(voice.say("no_more"))
    if step.is_seat and step.value == voice.me:
        return Text(voice.say("yourself" if step.field == "to" else "yours"), "bold")
    if step.is_seat:
        return voice.name_text(step.value)
    return voice.card(str(step.value))
