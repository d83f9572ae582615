"""Which processes there are, as the system sees it."""

from pathlib import Path

from tests.server.house import until


def parent_of(process: int) -> int | None:
    """Return the parent of a process; None if it has ended."""
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return None
    state, parent = text.rpartition(")")[2].split()[:2]
    return None if state in "ZX" else int(parent)


def group_of(process: int) -> int | None:
    """Return the process group of a process; None if it has ended."""
    if parent_of(process) is None:
        return None
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[2])
    except (FileNotFoundError, ProcessLookupError):
        return None


def all_processes() -> list[int]:
    return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]


def children(parent: int) -> list[int]:
    return [process for process in all_processes() if parent_of(process) == parent]


def bot_workers(server: int) -> list[int]:
    """Return the processes in which the bots of a server think."""
    return [one for one in children(server) if "spawn_main" in command_of(one)]


def servers(supervisor: int) -> list[int]:
    """Return the processes that serve, or are about to."""
    return [one for one in children(supervisor) if "server.begin" in command_of(one)]


def compilers(supervisor: int) -> list[int]:
    """Return the processes that compile beside a server."""
    return [one for one in children(supervisor) if "bots.beside" in command_of(one)]


def members(group: int) -> list[int]:
    """Return the processes of a group: all that a server has started."""
    return [process for process in all_processes() if group_of(process) == group]


def wait_until_gone(processes: list[int]) -> None:
    """Wait until processes have ended."""
    until(lambda: all(parent_of(process) is None for process in processes))


def command_of(process: int) -> str:
    """Return the words a process was started with, or calls itself by; none if it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")
    except (FileNotFoundError, ProcessLookupError):
        return ""
