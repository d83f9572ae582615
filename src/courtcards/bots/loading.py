"""Bots that are written elsewhere: found by their module or their file, and loaded.

Whatever can be wrong about them is one sentence, with the line of their own code where there is one.
"""

import re
import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from zlib import crc32

from courtcards.bots.bot import Bot
from courtcards.engine.errors import OptionError, choices

# A file of Python, and perhaps a name in it; a drive of Windows has a colon too.
FILE = re.compile(r"(?P<file>.*\.py)(:(?P<name>.*))?")
# Where our own code is, and that of the machinery that loads modules.
OURS = str(Path(__file__).parents[1])
NOTHING = object()


def is_written(text: str) -> bool:
    """Say whether a name says where a bot is written: `module:Class`, `file.py:Class` or `file.py`.

    >>> [is_written(text) for text in ("mymodule:MyBot", "bots/mine.py", "thumb")]
    [True, True, False]
    """
    return ":" in text or "/" in text or FILE.fullmatch(text) is not None


@dataclass(frozen=True)
class Written:
    """Where a bot is written, as it was typed, and the folder that was meant by it."""

    text: str
    folder: str

    def load(self) -> object:
        """Return what is meant: a class, an object, or a function that makes bots."""
        module, name = self._module()
        if name:
            return self._named(module, name)
        found = bots_in(module)
        if len(found) > 1:
            raise OptionError(f"{self.text} has several bots: say which, as in {self._or(found)}.")
        if not found:
            raise OptionError(
                f"{self.text} has no bot: no class that derives from {base_of_bots()}."
            )
        return found[0]

    def _module(self) -> tuple[ModuleType, str]:
        """Load the module, and return it with the name that is meant in it, if there is one."""
        file = FILE.fullmatch(self.text)
        if file:
            return load_file(str(Path(self.folder, file["file"])), file["file"]), file["name"] or ""
        place, _, name = self.text.partition(":")
        if "/" in place or "\\" in place:
            raise OptionError(f"The name of a file with a bot ends in .py, unlike {place!r}.")
        if not name:
            raise OptionError(f"{self.text!r} does not say which bot: write {place}:MyBot.")
        return load_module(place, self.folder), name

    def _named(self, module: ModuleType, name: str) -> object:
        found = getattr(module, name, NOTHING)
        if found is NOTHING:
            there = bots_in(module)
            others = f"has {choices(one.__name__ for one in there)}" if there else "has no bots"
            raise OptionError(f"There is no {name!r} in {self._place}, which {others}.")
        return found

    @property
    def _place(self) -> str:
        file = FILE.fullmatch(self.text)
        return file["file"] if file else self.text.partition(":")[0]

    def _or(self, found: list[type[Bot]]) -> str:
        return choices(f"{self._place}:{one.__name__}" for one in found)


def bots_in(module: ModuleType) -> list[type[Bot]]:
    """Return the classes of bots that a module defines itself, but for those meant for itself."""
    return [
        value
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, Bot)
        and (value.__module__, value.__name__) == (module.__name__, name)
        and not name.startswith("_")
    ]


def load_module(name: str, folder: str) -> ModuleType:
    """Return a module that is found from a folder as `python -m` would find it."""
    if not all(part.isidentifier() for part in name.split(".")):
        raise OptionError(f"{name!r} is neither a bot nor the name of a module.")
    if not sys.flags.safe_path:
        _look_first_in(folder)
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name and f"{name}.".startswith(f"{error.name}."):
            raise OptionError(
                f"There is no bot and no module {error.name!r}, neither in this folder nor installed."
            ) from None
        raise _unusable(name, error) from None
    except (Exception, SystemExit) as error:
        raise _unusable(name, error) from None


@cache
def load_file(path: str, said: str) -> ModuleType:
    """Return a file as a module: its neighbours are found as if it had been started."""
    if not Path(path).is_file():
        raise OptionError(f"There is no file {said}.")
    _look_first_in(str(Path(path).absolute().parent))
    # Two files may have the same name, and none must be taken for a module of somebody else.
    name = f"{Path(path).stem}_{crc32(path.encode()):08x}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise _unusable(said, error) from None
    return module


def _look_first_in(folder: str) -> None:
    if folder not in sys.path and not (folder == str(Path.cwd()) and "" in sys.path):
        sys.path.insert(0, folder)


def _unusable(what: str, error: BaseException) -> OptionError:
    return OptionError(f"{what} cannot be loaded: {describe_error(error)}.")


def describe_error(error: BaseException) -> str:
    """Say in a few words what went wrong in somebody's code, and where."""
    lines = str(error.msg if isinstance(error, SyntaxError) else error).splitlines()
    said = f": {shorten(lines[0])}" if lines and lines[0] else ""
    return f"{type(error).__name__}{said}{_where(error)}"


def shorten(text: str, most: int = 100) -> str:
    """Return a text that fits into a sentence, which brings its own full stop."""
    return text.rstrip(".") if len(text) <= most else f"{text[:most]}…"


def _where(error: BaseException) -> str:
    """Name the last line of their own code that had a part in it."""
    if isinstance(error, SyntaxError) and error.filename:
        return f" ({Path(error.filename).name}, line {error.lineno})"
    frames = [
        frame
        for frame in extract_tb(error.__traceback__)
        if not frame.filename.startswith(("<", OURS))
    ]
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""


def base_of_bots() -> str:
    """Say where the class is that bots derive from."""
    return f"{Bot.__module__}.{Bot.__name__}"
