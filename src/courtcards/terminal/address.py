"""Speaking to the person at the table: “You take it”, not “Player 1 takes it”.

Games tell what happened in the third person. Here the person's name is a placeholder while a
sentence is built, and then becomes “you”, with the verb that goes with it.
"""

import re

# A character that no text contains stands for the person.
ME = "\ue000"

_SUBJECT = re.compile(rf"(^|[.!?] ){ME} (\w+)(?: and (\w+))?")
_VERBS = {"is": "are", "has": "have", "was": "were", "does": "do", "goes": "go"}


def address(sentence: str, language: str, you: str) -> str:
    """Put `you` into a sentence in the place of the person.

    >>> address(f"{ME} stays and banks 3.", "en", "You")
    'You stay and bank 3.'
    >>> address(f"Duchess shoots an animal of {ME}.", "en", "You")
    'Duchess shoots an animal of yours.'
    """
    if language != "en":
        return sentence.replace(ME, you)
    sentence = _SUBJECT.sub(lambda match: _agree(match, you), sentence)
    for old, new in ((f"of {ME}", "of yours"), (f"{ME}'s", "your"), (f"{ME}’s", "your")):
        sentence = sentence.replace(old, new)
    if sentence.startswith(ME):
        sentence = you + sentence[1:]
    return sentence.replace(ME, you.lower())


def _agree(match: re.Match[str], you: str) -> str:
    start, verb, second = match.groups()
    rest = f" and {second_person(second)}" if second else ""
    return f"{start}{you} {second_person(verb)}{rest}"


def second_person(verb: str) -> str:
    """Return the form of a verb that goes with “you”.

    >>> [second_person(verb) for verb in ("passes", "tries", "chooses", "lost")]
    ['pass', 'try', 'choose', 'lost']
    """
    if verb in _VERBS:
        return _VERBS[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    if verb.endswith(("sses", "shes", "ches", "xes", "zzes")):
        return verb[:-2]
    return verb.removesuffix("s")
