# `make` alone lists the targets. Everything happens in $(VENV); nothing is installed elsewhere.

PY   ?= python3
PORT ?= 8421
VENV ?= .venv
# Words for pytest: make test ARGS="-k beasts"
ARGS ?=
# make lock UPGRADE=--upgrade takes the newest versions that pyproject.toml allows.
UPGRADE ?=

BIN     := $(abspath $(VENV))/bin
WEB     := python build_backend/quadrille_web.py
KERNEL  := python build_backend/quadrille_kernel.py
COMPILE := uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate $(UPGRADE)
# The law, its money, its views and its records: every line and every branch is tried.
COVERED := src/quadrille/rules/*,src/quadrille/ledger.py,src/quadrille/sitting.py,src/quadrille/seen.py,src/quadrille/view.py,src/quadrille/screen.py,src/quadrille/record/*

export PATH := $(BIN):$(PATH)
export VIRTUAL_ENV := $(abspath $(VENV))
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export UV_COMPILE_BYTECODE := 1
unexport PYTHONPATH PYTHONHOME

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test test-all cover check check-style check-types check-imports \
        check-docs fix bench docs lock clean distclean client dev kernel kernel-sanitize

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/.run kernel client ## make .venv with the `quadrille` command and the browser client

play: setup ## play in the browser on this machine (PORT=8421)
	@exec quadrille play --port $(PORT)

test: dev ## every test but the slow ones, of the program and of the client
	pytest -q -n auto -m "not slow" $(ARGS)
	$(WEB) npm run -s check
	$(WEB) npm run -s test

test-all: dev ## the slow tests too, more examples of each property, and the kernel's sanitizers
	QUADRILLE_EXAMPLES=many pytest -q -n auto $(ARGS)
	@$(KERNEL) lacks-cxx || $(MAKE) --no-print-directory kernel-sanitize
	$(WEB) npm run -s check
	$(WEB) npm run -s test

cover: dev ## measure what the tests reach; all of the law must be reached
	coverage erase
	pytest -q -n auto -m "not slow" --cov --cov-report= $(ARGS)
	coverage report --fail-under=0
	coverage report --include='$(COVERED)' --fail-under=100

check: check-style check-types check-imports check-docs ## style, types, import law, generated files

check-style: $(VENV)/.dev
	ruff format --check .
	ruff check .

check-types: $(VENV)/.dev
	mypy

check-imports: $(VENV)/.dev
	lint-imports

check-docs: $(VENV)/.dev
	quadrille docs --check

fix: dev ## what `check` checks, written where it can be
	ruff check --fix-only .
	ruff format .
	quadrille docs
	$(WEB) npm run -s fix

kernel: $(VENV)/.kernel ## compile the C++ kernel into the source tree, what has changed of it

kernel-sanitize: ## run the kernel's own tests under the address and undefined-behaviour sanitizers
	@mkdir -p build/sanitize
	@for file in kernel/tests/*.cpp; do \
	  name=build/sanitize/$$(basename $$file .cpp); echo "$$name"; \
	  $(CXX) -std=c++20 -g -O1 -Wall -Wextra -fsanitize=address,undefined -fno-sanitize-recover=all \
	    -o $$name $$file $(filter-out kernel/bind.cpp,$(wildcard kernel/*.cpp)) && $$name || exit; \
	done

bench: dev ## run the benchmarks
	@for file in bench/*.py; do echo "== $$file"; python "$$file" || exit; done

docs: $(VENV)/.dev ## write docs/law.md, docs/protocol.md and web/src/protocol.gen.ts anew
	quadrille docs

lock: $(VENV)/.uv ## write requirements/ anew from pyproject.toml
	echo "uv>=0.13.9,<0.14" | $(COMPILE) - -o requirements/uv.txt
	$(COMPILE) pyproject.toml -o requirements/run.txt
	$(COMPILE) pyproject.toml --extra cluster --group build --group test --group lint -o requirements/dev.txt
	$(COMPILE) pyproject.toml --extra openspiel -o requirements/openspiel.txt
	$(COMPILE) --group build -o requirements/build.txt
	$(COMPILE) --group node -o requirements/node.txt
	$(COMPILE) --group zig -o requirements/zig.txt

clean: ## remove what was built and what the checkers remember
	rm -rf build dist $(VENV)/.kernel src/quadrille/kernel/*.so src/quadrille/server/static web/dist web/coverage htmlcov .coverage .coverage.*
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name node_modules -prune -o -path ./$(VENV) -prune -o -name __pycache__ -type d -print0 | xargs -0 rm -rf

distclean: clean ## remove .venv and web/node_modules too
	rm -rf $(VENV) web/node_modules

# What the targets above stand on. Each stamp is remade only when what it names has changed.

dev: $(VENV)/.dev kernel client
	@$(WEB) install

client: $(VENV)/.run $(VENV)/.node
	@$(WEB) build

PACKING := pyproject.toml $(wildcard build_backend/*.py) requirements/build.txt
# The package points at the source tree, so a change of the source needs no new install.
# The client and the kernel are left to the targets `client` and `kernel`.
INSTALL := QUADRILLE_SKIP_WEB=1 QUADRILLE_SKIP_KERNEL=1 uv pip install -q --no-deps --build-constraints requirements/build.txt -e .

$(VENV)/.uv: requirements/uv.txt
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Quadrille needs Python 3.11 or newer, and this is " + sys.version.split()[0] + ". Try: make PY=python3.11")'
	@$(PY) -m venv $(VENV) || { echo "No virtual environment could be made. On Debian: apt-get install python3-venv" >&2; exit 1; }
	$(BIN)/python -m pip install -q --require-hashes -r requirements/uv.txt
	@touch $@

$(VENV)/.run: requirements/run.txt $(PACKING) $(VENV)/.uv
	uv pip install -q --require-hashes -r requirements/run.txt
	$(INSTALL)
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	uv pip install -q --require-hashes -r requirements/dev.txt
	@touch $@

# Node from PyPI, only where the machine's own is missing or too old.
$(VENV)/.node: requirements/node.txt $(VENV)/.uv
	@if $(WEB) lacks-node; then uv pip install -q --require-hashes -r requirements/node.txt; fi
	@touch $@

# The tools are installed even where the machine has its own, so that every build is by the same.
$(VENV)/.tools: requirements/build.txt requirements/zig.txt $(VENV)/.uv
	uv pip install -q --require-hashes -r requirements/build.txt
	@if $(KERNEL) lacks-cxx; then uv pip install -q --require-hashes -r requirements/zig.txt; fi
	@touch $@

$(VENV)/.kernel: CMakeLists.txt $(wildcard kernel/*.cpp kernel/*.h) build_backend/quadrille_kernel.py $(VENV)/.tools
	$(KERNEL) build
	@touch $@
