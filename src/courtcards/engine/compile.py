"""The compile policy: how rules become machine code, decided in one place.

Kernels, which Python calls, are compiled with all they call (`parts`) and kept on disk (`kept`) under
the fingerprint of the code they are made of. `NUMBA_DISABLE_JIT=1` runs the same functions as plain
Python.
"""

import hashlib
import inspect
import pickle
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import llvmlite
import numba
import numpy as np
from numba import config, njit, types
from numba.core.caching import NullCache
from numba.core.runtime import rtsys
from numba.core.serialize import dumps

from courtcards.engine import indices, kept, parts
from courtcards.engine.fingerprint import ROUTES, Choose, fingerprint
from courtcards.engine.parts import PartCompiler, WholeCompiler, load_kernel

Function = TypeVar("Function", bound=Callable[..., Any])

Array = np.ndarray[Any, np.dtype[Any]]


class Record(Protocol):
    """A state record or a trace: one element of an array of records, its fields read as attributes."""

    def __getattr__(self, field: str) -> Any:
        """Read a field: a number or an array."""

    def __setattr__(self, field: str, value: Any) -> None:
        """Write a field."""

    def __getitem__(self, field: str) -> Any:
        """Read a field, for Python code."""

    def __setitem__(self, field: str, value: Any) -> None:
        """Write a field, for Python code."""


JIT = not config.DISABLE_JIT

# Division by zero is the callers' business, and so is an index below zero.
POLICY: Any = {"error_model": "numpy", "pipeline_class": WholeCompiler}

# What else machine code depends on: those who make it, and how we let them.
_SOURCES = "".join(map(inspect.getsource, (indices, parts)))
_MAKERS = (
    f"{numba.__version__} {llvmlite.__version__} {np.__version__} {config.BOUNDSCHECK} {_SOURCES}"
)


def compiled(function: Function) -> Function:
    """Compile `function` as a part of the kernels that call it.

    >>> @compiled
    ... def double(n):
    ...     return 2 * n
    >>> double(21)
    42
    """
    if not JIT:
        return function
    dispatcher: Any = njit(function, **POLICY)
    _call_as_part(dispatcher, _part(function))
    return dispatcher


def kernel(function: Function) -> Function:
    """Compile `function` when it is first called from Python, and keep the result on disk.

    It holds the machine code of everything it calls, so nothing else need be kept. While it runs,
    other threads may run too.
    """
    if not JIT:
        # Compiled whole numbers wrap around without a word; so do these.
        return np.errstate(over="ignore")(function)
    dispatcher: Any = njit(function, nogil=True, **POLICY)
    _call_as_part(dispatcher, _part(function))
    dispatcher._cache = _KernelCache(function)
    return dispatcher


def routed(choose: Choose) -> Callable[[Function], Function]:
    """Make compiled calls of a function calls of another, chosen by the type of the first argument.

    Plain Python calls the function itself.

    >>> @compiled
    ... def double(n):
    ...     return 2 * n
    >>> @routed({types.int64: double}.__getitem__)
    ... def twice(n):
    ...     return n + n
    >>> @compiled
    ... def four_times(n):
    ...     return twice(twice(n))
    >>> four_times(10)
    40
    """

    def route(function: Function) -> Function:
        if not JIT:
            return function
        dispatcher: Any = njit(function)
        ROUTES[function] = choose
        dispatcher.get_call_template = lambda args, keywords: choose(args[0]).get_call_template(
            args, keywords
        )
        dispatcher.get_overload = lambda args: choose(args[0]).get_overload(args)
        return dispatcher

    return route


def in_python(function: Function) -> Function:
    """Return a kernel as the plain Python it was written in, for Python code.

    Where there is little to do, calling compiled code takes longer than doing it.

    >>> @kernel
    ... def half(n):
    ...     return n // 2
    >>> in_python(half)(42)
    21
    """
    plain: Function = getattr(function, "py_func", function)
    return plain


def _part(function: Function) -> Any:
    """Return what compiles a function for those that call it in compiled code."""
    own: Any = {
        "pipeline_class": PartCompiler,
        "no_cpython_wrapper": True,
        "no_cfunc_wrapper": True,
    }
    part: Any = njit(function, **POLICY | own)

    def add_overload(result: Any) -> None:
        # Numba would also note how Python calls it, which Python cannot.
        part.overloads[tuple(result.signature.args)] = result

    part.add_overload = add_overload
    return part


def _call_as_part(dispatcher: Any, part: Any) -> None:
    """Let compiled code call a function as a part, with whole numbers of one width only.

    Numba recompiles a function for every width and every constant it is called with; so it is
    compiled once, in half of the time, and arithmetic in it has room.
    """
    dispatcher.get_call_template = lambda args, keywords: part.get_call_template(
        tuple(map(_widened, args)), keywords
    )
    dispatcher.get_overload = part.get_overload
    # By this Numba recognises recursion.
    dispatcher._compiling_counter = part._compiling_counter


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


class _KernelCache(NullCache):  # type: ignore[misc]
    """Keeps what was compiled of one kernel: a file for every signature and fingerprint.

    Numba's own cache keeps an index, which two processes that compile at the same time can break.
    """

    def __init__(self, function: Any) -> None:
        self._function = function

    @property
    def cache_path(self) -> str | None:
        place = kept.folder()
        return None if place is None else str(place)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        data = kept.read(self._name(sig, target_context.codegen()))
        if data is None:
            return None
        # Code that is only loaded needs what it calls at run time, and nothing else of Numba: to get
        # ready to compile takes longer than to load everything. Whoever compiles does it then.
        rtsys.initialize(target_context)
        return load_kernel(target_context, pickle.loads(data))

    def save_overload(self, sig: Any, result: Any) -> None:
        kept.write(self._name(sig, result.codegen), dumps(result._reduce()))

    def _name(self, sig: Any, codegen: Any) -> str:
        code = fingerprint(self._function, sig)
        whole = f"{_MAKERS}\n{codegen.magic_tuple()}\n{sig}\n{code}"
        digest = hashlib.sha256(whole.encode()).hexdigest()[:32]
        return f"{self._function.__module__}.{self._function.__name__}.{digest}"
