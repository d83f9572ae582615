"""The compile policy: how rules become machine code, decided in one place.

Kernels, which Python calls, are cached on disk with all they call. Numba alone would look only at
the file a kernel stands in and go on using the old rules after an edit of `rules.py`; here any
change of a source file with compiled code in it makes the cache stale. `NUMBA_DISABLE_JIT=1` runs
the same functions as plain Python.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numba import config, njit, types
from numba.core import caching

Function = TypeVar("Function", bound=Callable[..., Any])

# A state record or a trace: one element of a structured array, its fields read as attributes.
Record = Any
Array = np.ndarray[Any, np.dtype[Any]]

JIT = not config.DISABLE_JIT

# The layers whose compiled code others are compiled together with.
COMPILED_FOLDERS = ("engine", "games", "play", "bots")
ROOT = Path(__file__).parents[1]


@cache
def source_stamp(own_folder: str = "") -> str:
    """Fingerprint of every source file that may hold compiled code, by path, size and time.

    These are the files of the compiled layers, and of a kernel's own folder if it stands elsewhere.
    """
    digest = hashlib.sha256()
    folders = [*COMPILED_FOLDERS, own_folder] if own_folder else COMPILED_FOLDERS
    for path in sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py")):
        status = path.stat()
        digest.update(f"{path.relative_to(ROOT)} {status.st_size} {status.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def own_folder(file: str) -> str:
    """Return the folder of a file of the package that stands above the compiled layers, else nothing.

    >>> own_folder(str(ROOT / "adapters" / "core" / "kernels.py")), own_folder(__file__)
    ('adapters/core', '')
    """
    folder = Path(file).parent
    if not folder.is_relative_to(ROOT) or folder == ROOT:
        return ""
    inside = folder.relative_to(ROOT)
    return "" if inside.parts[0] in COMPILED_FOLDERS else inside.as_posix()


class _Stamped:
    """Finds a kernel's cache stale when its own folder or anything below it has changed."""

    _py_file: str

    def get_source_stamp(self) -> str:
        return source_stamp(own_folder(self._py_file))


class _InTree(_Stamped, caching.InTreeCacheLocator):  # type: ignore[misc]
    pass


class _UserWide(_Stamped, caching.UserWideCacheLocator):  # type: ignore[misc]
    pass


class _UserProvided(_Stamped, caching.UserProvidedCacheLocator):  # type: ignore[misc]
    pass


class _PackageCacheImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_UserProvided, _InTree, _UserWide)


class _PackageCache(caching.FunctionCache):  # type: ignore[misc]
    _impl_class = _PackageCacheImpl


def _widen_arguments(dispatcher: Any) -> None:
    """Let compiled code call a function with whole numbers of one width only.

    Numba compiles a function anew for every width and every constant it is called with; so it is
    compiled once, in half of the time, and arithmetic in it has room.
    """
    resolve = dispatcher.get_call_template

    def get_call_template(args: Any, keywords: Any) -> Any:
        return resolve(tuple(map(_widened, args)), keywords)

    dispatcher.get_call_template = get_call_template


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


def compiled(function: Function) -> Function:
    """Compile `function` as a part of the kernels that call it.

    >>> @compiled
    ... def double(n):
    ...     return 2 * n
    >>> double(21)
    42
    """
    dispatcher: Any = njit(function, error_model="numpy", no_cfunc_wrapper=True)
    if JIT:
        _widen_arguments(dispatcher)
    return dispatcher


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


def kernel(function: Function) -> Function:
    """Compile `function` when it is first called from Python, and keep the result on disk.

    It holds the machine code of everything it calls, so nothing else need be kept. While it runs,
    other threads may run too.
    """
    if not JIT:
        # Compiled whole numbers wrap around without a word; so do these.
        return np.errstate(over="ignore")(function)
    dispatcher: Any = njit(function, error_model="numpy", nogil=True)
    if Path(function.__code__.co_filename).exists():
        dispatcher._cache = _PackageCache(function)
    return dispatcher
