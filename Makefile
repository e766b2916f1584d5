# Talepost. `make play` needs nothing but python3 (3.11 or newer, with venv and pip) and a package index at the first run.
SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
PORT ?= 8088
DATA ?= var/play
WORKERS ?= 3

.DEFAULT_GOAL := help
.PHONY: help setup setup-run play run test lint format bench lock clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | sort | expand -t 12

setup: ## make .venv (runtime and development), nothing when the locks have not changed
	@$(PYTHON) tools/setup_venv.py dev

setup-run:
	@$(PYTHON) tools/setup_venv.py run

play: setup-run ## rehearse on this machine: PORT=8088 DATA=var/play
	@exec $(BIN)/talepost play --port $(PORT) --data $(DATA) $(PLAY)

run: setup-run ## run the bot in Telegram: TALEPOST_TOKEN=… make run
	@exec $(BIN)/talepost run

lint: setup ## ruff, mypy strict, import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/python tools/contracts.py

test: lint ## lint, then every test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

format: setup ## put the source into its format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup ## every benchmark; each exits 1 where its target is missed
	@failed=0; for script in benchmarks/[a-z]*.py; do \
		[ -e "$$script" ] || continue; echo "== $$script"; \
		$(BIN)/python -m benchmarks.$$(basename "$$script" .py) || failed=1; \
	done; exit $$failed

LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header
lock: ## renew the locks (needs uv): UPGRADE=--upgrade for newer releases
	$(LOCK) $(UPGRADE) pyproject.toml requirements-build.in -o requirements.lock
	$(LOCK) $(UPGRADE) pyproject.toml requirements-build.in --extra dev -c requirements.lock -o requirements-dev.lock

clean: ## remove .venv and caches (never the data)
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
