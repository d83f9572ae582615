"""Files that are replaced as a whole: a reader finds the old contents or the new, also after a crash."""

import os
import tempfile
from pathlib import Path


def replace_file(path: Path, contents: bytes) -> None:
    """Write a file anew."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(contents)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        os.unlink(draft)
        raise
