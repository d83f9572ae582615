# Two commands do all their own set-up on a fresh clone: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?=
GAMES ?= 1000000
KILLS ?= 200
QUIET ?= 3
BUSY ?= 2
PORT ?= 8000
# What the browser client is built from, by the installation of the package.
CLIENT := $(shell find client -type f -not -path "*/node_modules/*")

.PHONY: help play terminal test quick trust check unit nojit browser campaign faults bounds bench bench-server \
  bench-client bench-environments bench-twin bench-compile bench-start screens docs clean

help:
	@echo "make play      play in the browser, on this machine (PORT=8000)"
	@echo "make terminal  play in the terminal (GAME=royal-gambit chooses the game)"
	@echo "make test      all checks and tests (alone: make check, unit, nojit)"
	@echo "make quick     the quickest checks and the most telling tests, while working"
	@echo "make browser   all tests in the browser: whole games by one, two and four people, every screen"
	@echo "make campaign  verify a million random games (GAMES=1000000), compare thousands with the referee"
	@echo "make faults    kill the server 200 times under play (KILLS=200), and check that nothing is lost"
	@echo "make trust     make test on fresh clones, QUIET=3 times alone and BUSY=2 times beside other work"
	@echo "make bench     measure, and write bench/RESULTS.md"
	@echo "make screens   take a picture of every screen of the browser client, in docs/screens"
	@echo "make docs      write docs/api, the server's API, and the games' pages in docs/environments"
	@echo "make clean     remove everything the other targets made"

# One can play at once; the first time the games are compiled meanwhile.
play: $(VENV)/.play
	@$(BIN)/courtcards serve --port $(PORT) --open

terminal: $(VENV)/.play
	@$(BIN)/courtcards play $(GAME)

# All parts run, even if one fails; tests/parts.py says what they are, and at the end how they went.
test: $(VENV)/.test
	@$(BIN)/python -m tests.parts

# Once everything is compiled, and mypy has seen it, this takes less than a minute.
quick: $(VENV)/.test
	@$(BIN)/python -m tests.parts quick

check: $(VENV)/.test
	@$(BIN)/python -m tests.parts check

unit: $(VENV)/.test
	@$(BIN)/python -m tests.parts compile unit

nojit: $(VENV)/.test
	@$(BIN)/python -m tests.parts nojit

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

# Fresh clones of what is committed; best with nothing else on the machine.
trust:
	$(PYTHON) -m bench.trust --quiet $(QUIET) --busy $(BUSY) --write bench/TRUST.md

faults: $(VENV)/.test
	$(BIN)/courtcards warm
	$(BIN)/python -m tests.faults.campaign --kills $(KILLS)

# Compiled code takes indices as they are; here each is looked at, and one out of bounds is an error.
bounds: $(VENV)/.test
	NUMBA_BOUNDSCHECK=1 NUMBA_CACHE_DIR=build/bounds $(BIN)/pytest -n 2 -m "not slow" \
	  tests/rules tests/golden tests/perft tests/play tests/contract tests/naive tests/hidden tests/bots \
	  tests/lab tests/adapters

# Compiling is measured by itself (make bench-compile), so it is done before.
bench: $(VENV)/.bench
	$(BIN)/courtcards warm
	$(BIN)/python -m bench.run --write bench/RESULTS.md

# Where the time of compiling goes, kernel by kernel, in processor seconds.
bench-compile: $(VENV)/.test
	$(BIN)/python -m bench.compiling --write bench/COMPILING.md

# Instructions of the C twin and of ours, counted; needs Valgrind and a C compiler.
bench-twin: $(VENV)/.test
	$(BIN)/python -m bench.twin --write bench/TWIN.md

# The client in a real browser: what it loads, how soon it is there, how smoothly cards move.
bench-client: $(VENV)/.test
	$(BIN)/courtcards warm
	$(BIN)/python -m bench.client --write bench/CLIENT.md

# How soon one can play, from a clone, a wheel, and the start of a server; nothing is compiled before.
bench-start: $(VENV)/.test
	$(BIN)/python -m bench.start --write bench/START.md

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
