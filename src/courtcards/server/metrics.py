"""What a server counts, for Prometheus. Nothing here tells one table or seat from another."""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("courtcards_moves_total", "Decisions made at tables.", ["game", "by"])
COMMANDS = Counter("courtcards_commands_total", "Commands of people and programs.", ["outcome"])
GAMES = Counter("courtcards_games_total", "Games begun and finished.", ["game", "event"])
COMMITS = Counter("courtcards_commits_total", "Transactions of the store.", ["outcome"])
ENTRIES = Counter("courtcards_entries_total", "Entries written to the logs of tables.")
CONNECTIONS = Gauge("courtcards_connections", "Open connections.", ["kind"])
TABLES = Gauge("courtcards_tables", "Tables in memory.", ["phase"])
THINKING = Histogram("courtcards_thinking_seconds", "How long bots thought about a move.")
TURNED_AWAY = Counter("courtcards_turned_away_total", "Connections closed at the door.", ["kind"])
REQUESTS = Counter("courtcards_requests_total", "HTTP requests.", ["status"])
CLERK = Counter(
    "courtcards_clerk_total", "Replays and the like: made, or found again.", ["outcome"]
)
STALLS = Histogram(
    "courtcards_loop_stall_seconds",
    "By how much the event loop, looked at fifty times a second, was late.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
TROUBLE = Counter(
    "courtcards_trouble_total", "Tables that housekeeping could not deal with.", ["event"]
)
DAMAGED = Gauge("courtcards_damaged", "Tables, and games of the archive, that are damaged.")
NODES = Gauge("courtcards_nodes", "Servers that share the database, this one included.")
RELAYS = Counter("courtcards_relayed_total", "Requests passed on to other nodes.", ["kind"])
FAULTS = Gauge("courtcards_database_faults", "What was found wrong with the database file.")


@cache
def moves_of(game: str, by: str) -> Counter:
    """Return the counter of moves for one pair of labels, which takes a while to find."""
    return MOVES.labels(game, by)


@cache
def commands_with(outcome: str) -> Counter:
    """Return the counter of commands for one outcome."""
    return COMMANDS.labels(outcome)
