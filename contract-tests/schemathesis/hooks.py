"""Counts what Schemathesis sends, and fails a refusal of a valid request that is not declared.

What is particular to a contract is in `client.py`, `admin.py` and `console.py`: `prepare(case)` makes a
valid request one that finds what it asks for, and `DECLARED` lists, by status, the refusals that no
schema can express: an error's code, with the rule of an issue if it reports one. Any other refusal of a
request that keeps to the document is a failure.
"""

import atexit
import importlib
import json
import os
from collections import Counter
from urllib.parse import urlencode

import schemathesis
from schemathesis import GenerationMode

contract = importlib.import_module(os.environ["SCHEMATHESIS_CONTRACT"])

# The gateway takes 32 KiB; the path and the headers of the transport need some of it.
HEAD_BYTES_MAX = 30_000

tally = {"positive": Counter(), "negative": Counter(), "declared": Counter()}


def is_valid(case):
    return case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE


@schemathesis.hook
def filter_case(context, case):
    """Whether the request's head is short enough for HTTP to have an operation: longer ones get a 431."""
    query = urlencode(case.query or {}, doseq=True)
    headers = "".join(f"{name}{value}" for name, value in (case.headers or {}).items())
    return len(query) + len(headers) < HEAD_BYTES_MAX


@schemathesis.hook
def before_call(context, case, **kwargs):
    if is_valid(case):
        contract.prepare(case)


def read_refusal(response):
    """The words under which the refusal may be declared, one per issue."""
    error = response.json()["error"]
    issues = (error.get("details") or {}).get("issues", [])
    return [f"{error['code']} {issue['rule']}" for issue in issues] or [error["code"]]


@schemathesis.check
def only_declared_refusals(context, response, case):
    """A request that matches the document is served, or refused for a declared reason."""
    tally["positive" if is_valid(case) else "negative"][response.status_code] += 1
    # Without a key every request ends with 401, which `ignored_auth` asks for.
    if not is_valid(case) or response.status_code < 400 or response.status_code == 401:
        return
    for word in read_refusal(response):
        if word not in contract.DECLARED.get(response.status_code, ()):
            raise AssertionError(f"not declared: {response.status_code} {word}")
        tally["declared"][f"{response.status_code} {word}"] += 1


@atexit.register
def write_tally():
    with open(os.environ["SCHEMATHESIS_TALLY"], "w", encoding="utf-8") as file:
        json.dump(tally, file)
