"""What Schemathesis must know about this service beyond its document.

Names: to the schema a model's identifier is any string, so most generated ones are in no catalog,
and the few short words that are generated as `Idempotency-Key` come back with other bodies. In
valid requests both are replaced; else nearly all of them would end with 404 and 422.

Refusals: rules that no schema can express. Each is declared here; any other refusal of a request that
keeps to the document is a failure.
"""

import atexit
import json
import os
import uuid
from collections import Counter

import schemathesis
from schemathesis import GenerationMode

# Models that accept everything come up more often than the others.
MODELS = [
    *["sandbox/echo", "sandbox/agent"] * 3,
    *["sandbox/reasoner", "sandbox/vision", "sandbox/plain"],
]

# By status: the error's code, with the rule of an issue if it reports one.
DECLARED = {
    400: {
        # Calls and results must match, and each call's id must be unique.
        "invalid_request tool-result-without-call",
        "invalid_request tool-call-without-result",
        "invalid_request duplicate-tool-call-id",
        # A tool that is chosen must be offered.
        "invalid_request unknown-tool",
        "invalid_request no-tools",
        # An image is an http address or base64 of a known type.
        "invalid_request image-address",
        "invalid_request image-data",
        "invalid_request image-media-type",
        # No request holds the key `__proto__`, not even in a client's own JSON.
        "invalid_json proto",
        # Not every model takes images or tools, and the sandbox's cannot obey every schema.
        "unsupported_content capability",
        "unsupported_schema unsupported-schema",
    },
    404: {"model_not_found", "model_not_found catalog"},
}

tally = {"positive": Counter(), "negative": Counter(), "declared": Counter()}


def choose_model(body):
    return MODELS[len(repr(body)) % len(MODELS)]


def is_valid(case):
    return case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE


@schemathesis.hook
def before_call(context, case, **kwargs):
    if not is_valid(case):
        return
    if isinstance(case.body, dict) and isinstance(case.body.get("model"), str):
        case.body = {**case.body, "model": choose_model(case.body)}
    if case.headers and "Idempotency-Key" in case.headers:
        case.headers["Idempotency-Key"] = uuid.uuid4().hex


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
        if word not in DECLARED.get(response.status_code, ()):
            raise AssertionError(f"not declared: {response.status_code} {word}")
        tally["declared"][f"{response.status_code} {word}"] += 1


@atexit.register
def write_tally():
    with open(os.environ["SCHEMATHESIS_TALLY"], "w", encoding="utf-8") as file:
        json.dump(tally, file)
