# Two commands are enough: `make run` plays, `make test` tests; both do all the set-up on a Debian-like system.
#
#   make run          play; ARGS='...' are the program's arguments
#   make test         the tests, without the slow ones
#   make test-all     the slow suites and the window tests too
#   make test-windows the window tests alone
#   make pure         the tests of arena, engine, players and store where there is no Qt
#   make check        lint, format, types, layers
#   make bench        print how fast solver, moves and computer players are
#   make bench-peers  print how fast engine and solver are beside RLCard and OpenSpiel
#   make bench-gin    play our levels against OpenSpiel's bot at gin rummy
#   make bench-window print how fast the window starts and paints, and what memory it takes
#   make soak         10,000 rounds of every preset, 2,000 under random rules by computer players; ROUNDS, SOAK
#   make strength     measure what is missing or stale in docs/strength.md and write it there; ROWS='...' picks rows
#   make pictures     paint the key screens in every language, theme, size and scale into PICTURES
#   make wheel        the wheel and the source archive, in dist/
#   make bundle       the folder for Linux without Python, packed in dist/
#   make deb          the Debian package, in dist/
#   make dist         all packages, what is inside them, and their checksums, in dist/
#   make catalogues   bring the translations in step with the texts of the program and compile them
#   make clean        remove all that the others made

ENGINE_COVERAGE ?= 100# branch coverage of the engine in per cent that `make pure` asks for
WORKERS ?= auto# processes that run tests side by side
PICTURES ?= build/pictures# folder that `make pictures` fills
JOBS ?= 1# processes that `make strength` plays in
ROUNDS ?= 10000# rounds of every preset that `make soak` plays
ROWS ?=# rows that `make strength` measures, all by default (tests/strength/rows.py)
SOAK ?=# its other arguments, such as "--jobs 2 --levels medium hard" (python -m tests.soak --help)

VENV := .venv
PURE := .venv-pure
PEERS := .venv-peers
PACKAGES := .venv-packages
PYTEST := $(VENV)/bin/python -m pytest
SETUP := packaging/environment.sh packaging/find-python.sh packaging/install-packages.sh
CATALOGUES := $(wildcard translations/*.ts)
PURE_TESTS := $(wildcard tests/arena tests/engine tests/players tests/store tests/vectors tests/golden)
QUICK := not slow and not ci_slow and not window

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: run test test-all test-slow test-windows test-ci-slow pure check bench bench-peers bench-gin bench-window soak strength pictures wheel deb bundle dist catalogues clean libraries package-libraries window-libraries

run: $(VENV)/run.stamp $(VENV)/catalogues.stamp | libraries
	@packaging/run.sh $(VENV)/bin/python $(ARGS)

test: $(VENV)/dev.stamp $(VENV)/catalogues.stamp | libraries
	$(PYTEST) -n $(WORKERS) $(ARGS)

test-all: test test-slow test-windows

test-slow: $(VENV)/dev.stamp $(VENV)/catalogues.stamp | libraries
	$(PYTEST) -n $(WORKERS) -m "(slow or ci_slow) and not window" $(ARGS)

test-windows: $(VENV)/dev.stamp $(VENV)/catalogues.stamp | window-libraries
	packaging/windows.sh $(PYTEST) -m window $(ARGS)

pure: $(PURE)/pure.stamp
	$(PURE)/bin/python -c 'import importlib.util as u, sys; sys.exit("Qt is here" if u.find_spec("PySide6") else 0)'
	$(PURE)/bin/python -m pytest -c tests/pure.ini --rootdir . -n $(WORKERS) \
		--cov=rommedesk/engine --cov-branch --cov-fail-under=$(ENGINE_COVERAGE) $(PURE_TESTS) $(ARGS)

check: $(VENV)/dev.stamp
	$(VENV)/bin/python -m ruff check .
	$(VENV)/bin/python -m ruff format --check .
	$(VENV)/bin/python -m mypy
	$(VENV)/bin/lint-imports

bench: $(VENV)/dev.stamp
	$(VENV)/bin/python -m tests.benchmarks.bench_solver
	$(VENV)/bin/python -m tests.benchmarks.bench_moves
	$(VENV)/bin/python -m tests.benchmarks.bench_arena
	$(VENV)/bin/python -m tests.benchmarks.bench_decisions

bench-peers: $(PEERS)/peers.stamp
	$(PEERS)/bin/python -m tests.benchmarks.bench_peers

bench-gin: $(PEERS)/peers.stamp
	$(PEERS)/bin/python -m tests.benchmarks.gin.contest

bench-window: $(VENV)/dev.stamp $(VENV)/catalogues.stamp | window-libraries
	packaging/windows.sh $(VENV)/bin/python -m tests.benchmarks.bench_window

soak: $(VENV)/dev.stamp
	$(VENV)/bin/python -m tests.soak --rounds $(ROUNDS) $(SOAK)

strength: $(VENV)/dev.stamp
	$(VENV)/bin/python -m tests.strength $(ROWS) --jobs $(JOBS) $(ARGS)

pictures: $(VENV)/dev.stamp $(VENV)/catalogues.stamp | libraries
	$(VENV)/bin/python -m tests.ui.gallery $(PICTURES)

# Packages bear the date of the commit they are made of, so that they come out the same each time.
wheel deb bundle dist: export SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || stat -c %Y pyproject.toml)

wheel: $(PACKAGES)/packages.stamp
	@$(PACKAGES)/bin/python packaging/wheel.py

bundle: wheel | package-libraries
	@$(PACKAGES)/bin/python packaging/build_bundle.py

deb: wheel | package-libraries
	@$(PACKAGES)/bin/python packaging/deb.py

dist: wheel deb bundle
	@$(PACKAGES)/bin/python packaging/sbom.py
	@cd dist && LC_ALL=C sha256sum rommedesk[-_]* >SHA256SUMS
	@echo dist/SHA256SUMS

catalogues: $(VENV)/dev.stamp
	$(VENV)/bin/python packaging/catalogues.py update compile

clean:
	rm -rf $(VENV) $(PURE) $(PEERS) $(PACKAGES) build dist translations/*.qm .coverage .mypy_cache .ruff_cache .pytest_cache \
		.import_linter_cache .hypothesis

libraries:
	@packaging/system-libraries.sh run

package-libraries:
	@packaging/system-libraries.sh packages

window-libraries:
	@packaging/system-libraries.sh window

$(VENV)/run.stamp: pyproject.toml constraints.txt $(SETUP) | libraries
	@packaging/environment.sh $(VENV) -e .
	@touch $@

$(VENV)/dev.stamp: pyproject.toml constraints.txt $(SETUP) | libraries
	@packaging/environment.sh $(VENV) -e '.[dev]'
	@touch $@ $(VENV)/run.stamp

$(PURE)/pure.stamp: pyproject.toml constraints.txt $(SETUP)
	@packaging/environment.sh $(PURE) -r tests/pure-requirements.txt
	@touch $@

$(PEERS)/peers.stamp: pyproject.toml constraints.txt $(SETUP)
	@packaging/environment.sh $(PEERS) -e '.[peers]'
	@touch $@

$(PACKAGES)/packages.stamp: pyproject.toml constraints.txt $(SETUP)
	@packaging/environment.sh $(PACKAGES) -e '.[packages,sound]'
	@touch $@

$(VENV)/catalogues.stamp: $(CATALOGUES) packaging/catalogues.py $(VENV)/run.stamp
	@$(VENV)/bin/python packaging/catalogues.py compile
	@touch $@
