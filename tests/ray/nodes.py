"""A real Ray cluster on this machine: every node is a process of its own, with all that it starts."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from tests.faults.processes import all_processes, parent_of

ROOT = Path(__file__).parents[2]
RAY = Path(sys.executable).parent / "ray"
# Nobody is asked or told anything; a node that is gone is missed within seconds.
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_health_check_initial_delay_ms": "0",
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_timeout_ms": "5000",
    "RAY_health_check_failure_threshold": "3",
    # Otherwise its processes for clients often die at once (ray-project/ray#63202).
    "GRPC_ENABLE_FORK_SUPPORT": "0",
    # However busy the machine is.
    "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "60",
    "RAY_gcs_rpc_server_reconnect_timeout_s": "3",
    "RAY_ADDRESS": "",
}
STORE_BYTES = 80_000_000
START_SECONDS = 120.0


def descendants(process: int) -> list[int]:
    """Return a process and all that it has started, and they, and so on."""
    parents = {one: parent_of(one) for one in all_processes()}
    found = [process]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def kill_all(processes: list[int]) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def free_ports(count: int) -> list[int]:
    """Return ports that nobody listens at, all different."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


class Node:
    """A node of a cluster, in a session of its own."""

    def __init__(self, environment: dict[str, str], *arguments: str) -> None:
        self._notes = tempfile.TemporaryFile()  # noqa: SIM115  # closed when it is killed
        self._process = subprocess.Popen(
            [
                sys.executable, "-m", "tests.ray.nodes", str(RAY), "start", "--block", "--num-cpus=1",
                "--disable-usage-stats", f"--object-store-memory={STORE_BYTES}",
                "--min-worker-port=0", "--max-worker-port=0", *arguments,
            ],
            cwd=ROOT,
            env=os.environ | environment,
            stdin=subprocess.PIPE,
            stdout=self._notes,
            stderr=self._notes,
            start_new_session=True,
        )  # fmt: skip

    def is_ready(self) -> bool:
        """Whether it says so; one that has ended never will."""
        said = self.said
        assert self._process.poll() is None, said
        return "Ray runtime started" in said

    @property
    def said(self) -> str:
        return os.pread(self._notes.fileno(), 100_000, 0).decode(errors="replace")

    @property
    def processes(self) -> list[int]:
        return descendants(self._process.pid)

    def kill(self) -> None:
        """End it and all its processes at once, as a power cut would."""
        kill_all(self.processes)
        self._process.wait()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._notes.close()

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None


class Nodes:
    """A cluster with a head and another node, one core each."""

    def __init__(self, folder: Path) -> None:
        self.environment = QUIET | {"RAY_TMPDIR": str(folder)}
        port, client = free_ports(2)
        self.address = f"127.0.0.1:{port}"
        self.client_address = f"ray://127.0.0.1:{client}"
        head = (f"--port={port}", f"--ray-client-server-port={client}")
        self.head = Node(self.environment, "--head", "--include-dashboard=false", *head)
        _await(lambda: is_open(port), self.head)
        # The other one starts while the head does.
        self.others = [Node(self.environment, f"--address={self.address}")]
        for node in self.alive:
            _await(partial(Node.is_ready, node), node)

    @property
    def alive(self) -> list[Node]:
        return [node for node in (*self.others, self.head) if node.is_alive]

    def kill(self) -> None:
        """End everything."""
        for node in self.alive:
            node.kill()


def is_open(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


def _await(is_so: Callable[[], bool], node: Node) -> None:
    end = time.monotonic() + START_SECONDS
    while not is_so():
        assert time.monotonic() < end, node.said
        time.sleep(0.05)


@contextmanager
def running() -> Iterator[Nodes]:
    """Start a cluster of two nodes; end it in the end, and remove what it left behind."""
    # Sockets have short names, and a test's own folder a long one.
    folder = Path(tempfile.mkdtemp(prefix="cc-ray-"))
    nodes = Nodes(folder)
    try:
        yield nodes
    finally:
        nodes.kill()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Be a node as long as whoever wants it is there, who may be killed too."""
    process = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL)
    sys.stdin.read()
    kill_all(descendants(process.pid))


if __name__ == "__main__":
    main()
