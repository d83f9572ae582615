"""What compiled code is made of, as a fingerprint: all functions a kernel may call, and their constants.

Machine code is stale when its fingerprint has changed. An edit in one game does not affect the kernels of
the others, and an edit of a comment affects none; every function is part of the fingerprint, also those
from other packages.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np
from numba import types
from numba.core.dispatcher import Dispatcher

# Given the type of a record, the function that a routed one stands for; KeyError if there is none.
Choose = Callable[[Any], Any]

# Functions that stand for others, by the function they were written as.
ROUTES: dict[Any, Choose] = {}


def fingerprint(function: FunctionType, arguments: Iterable[Any]) -> str:
    """Return the fingerprint of a function that is compiled for arguments of some types.

    >>> def double(n): return 2 * n
    >>> def triple(n): return 3 * n
    >>> fingerprint(double, []) == fingerprint(triple, [])
    False
    """
    records = list(dict.fromkeys(record for kind in arguments for record in _records(kind)))
    found: dict[FunctionType, str] = {}
    waiting = [function]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found[one], called = _describe(one)
            waiting.extend(_resolve(called, records))
    texts = sorted(found.values())
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()


def _records(kind: Any) -> Iterator[Any]:
    """Find the records in the type of an argument."""
    if isinstance(kind, types.Record):
        yield kind
    elif isinstance(kind, types.Array):
        yield from _records(kind.dtype)
    elif isinstance(kind, types.BaseTuple):
        for part in kind:
            yield from _records(part)


def _resolve(called: Iterable[FunctionType], records: list[Any]) -> Iterator[FunctionType]:
    """Replace functions that stand for others by those they may stand for here."""
    for function in called:
        choose = ROUTES.get(function)
        if choose is None:
            yield function
            continue
        for record in records:
            try:
                yield choose(record).py_func
            except KeyError:
                continue


@cache
def _describe(function: FunctionType) -> tuple[str, tuple[FunctionType, ...]]:
    """Return a function's own code and constants as text, and the compiled functions it may call."""
    called: list[FunctionType] = []
    lines = [f"{function.__module__}.{function.__qualname__}", *_code(function.__code__)]
    lines += [_value(one, called) for one in function.__defaults__ or ()]
    lines += [_value(cell.cell_contents, called) for cell in function.__closure__ or ()]
    for name in _names(function.__code__):
        if name in function.__globals__:
            lines.append(f"{name}={_value(function.__globals__[name], called, function.__code__)}")
    return "\n".join(lines), tuple(called)


def _names(code: CodeType) -> list[str]:
    """Return all names that code uses, also inside of comprehensions."""
    inner = [one for one in code.co_consts if isinstance(one, CodeType)]
    return sorted({*code.co_names, *(name for one in inner for name in _names(one))})


def _code(code: CodeType) -> Iterator[str]:
    """Describe bytecode with its constants, but without its docstring."""
    yield f"{code.co_code.hex()} {code.co_names} {code.co_varnames} {code.co_freevars}"
    for place, constant in enumerate(code.co_consts):
        if isinstance(constant, CodeType):
            yield from _code(constant)
        # A docstring comes first, and does not affect what the code does.
        elif place > 0 or not isinstance(constant, str):
            yield repr(constant)


def _value(value: Any, called: list[FunctionType], code: CodeType | None = None) -> str:
    """Describe what a name stands for, and note it if it is compiled code."""
    if isinstance(value, Dispatcher):
        called.append(value.py_func)
        return str(value.py_func.__qualname__)
    if isinstance(value, ModuleType):
        inside = [name for name in _names(code) if hasattr(value, name)] if code else []
        parts = (f"{name}={_value(getattr(value, name), called)}" for name in inside)
        return f"{value.__name__}({', '.join(parts)})"
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {value.tobytes().hex()}"
    if isinstance(value, tuple):
        return f"({', '.join(_value(one, called) for one in value)})"
    if isinstance(value, (bool, int, float, str, bytes, np.generic, np.dtype)) or value is None:
        return repr(value)
    if isinstance(value, np.ufunc) or hasattr(value, "__qualname__"):
        return f"{type(value).__qualname__} {value.__module__}.{value.__name__}"
    raise TypeError(f"{value!r} has no fingerprint, so compiled code cannot use it.")
