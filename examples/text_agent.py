"""A text agent for language models: a prompt in, a move out.

    python examples/text_agent.py --game cockroach-poker --players 3
    python examples/text_agent.py --command "my-model --quiet"     # reads a prompt, prints an answer

The prompt has all that the seat may know in words, what happened, and the legal
moves with their numbers; the answer is a number. Whoever answers with anything else is asked again with
what was wrong, and after three answers plays at random. Without `--command` the person at the keyboard
is the model.
"""

import argparse
import random
import re
import subprocess

import courtcards as cc
from courtcards.adapters.text import render_text
from courtcards.bots.entrants import bot_of

TRIES = 3
EVENTS_TOLD = 40

PROMPTS = {
    "en": {
        "you": "You play {game} as {name}. {tagline}",
        "events": "What happened last:",
        "moves": "Your legal moves:",
        "answer": "Answer with the number of one move.",
    },
    "ja": {
        "you": "あなたは{game}を{name}としてプレイしています。{tagline}",
        "events": "最近の出来事：",
        "moves": "選べる手：",
        "answer": "手の番号を1つだけ答えてください。",
    },
}


def prompt(view, language="en"):
    """Return all that a seat may know, in words, and what it may do."""
    game, seat = view.game, view.viewer
    names = game.names(language)
    words, said = game.language(language), PROMPTS[language]
    moves = [f"{i}: {move.text(language)}" for i, move in enumerate(view.moves)]
    return "\n".join(
        [
            said["you"].format(
                game=words.text("name"), name=names[seat], tagline=words.text("tagline")
            ),
            "",
            render_text(game, view.table, seat, language),
            said["events"],
            *view.tell(language)[-EVENTS_TOLD:],
            "",
            said["moves"],
            *moves,
            "",
            said["answer"],
        ]
    )


def read_answer(answer, view):
    """Return the move that an answer names; a ValueError says what is wrong with it."""
    numbers = re.findall(r"\d+", answer)
    if not numbers:
        raise ValueError(f"There is no number in {answer!r}.")
    number = int(numbers[-1])
    if number >= len(view.moves):
        raise ValueError(f"There is no move {number}: they go from 0 to {len(view.moves) - 1}.")
    return view.moves[number]


def choose(view, model, language="en"):
    """Ask a model, a function from text to text, until it names a move."""
    question = prompt(view, language)
    for _ in range(TRIES):
        try:
            return read_answer(model(question), view)
        except ValueError as error:
            question = f"{question}\n{error} {PROMPTS[language]['answer']}"
    return random.choice(view.moves)


def run_command(command):
    """Return a model that is a program: it reads a prompt and prints its answer."""

    def model(text):
        return subprocess.run(
            command, shell=True, input=text, capture_output=True, text=True
        ).stdout

    return model


def ask_person(text):
    """Be the model yourself."""
    print(text)
    return input("> ")


def play(game, model, opponents, seed, language="en"):
    """Play a game with the model in seat 0 and bots in the others; return the result."""
    state = game.deal(seed)
    bots = [bot_of(opponents, game) for _ in range(game.players)]
    for seat, bot in enumerate(bots):
        bot.reset(game, seat, seat)
    while state.turn is not None:
        view = state.view(state.turn)
        move = choose(view, model, language) if state.turn == 0 else bots[state.turn].choose(view)
        state.play(move)
    return state.result


def main():
    """Play one game and print how it ended."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="cockroach-poker")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--opponents", default="thumb")
    parser.add_argument("--command", help="a program that reads a prompt and prints an answer")
    parser.add_argument("--language", choices=PROMPTS, default="en")
    parser.add_argument("--seed", type=int)
    arguments = parser.parse_args()
    game = cc.game(arguments.game, players=arguments.players)
    model = run_command(arguments.command) if arguments.command else ask_person
    result = play(game, model, arguments.opponents, arguments.seed, arguments.language)
    print(result.text(arguments.language))


if __name__ == "__main__":
    main()
