"""/v1. To the schema a model's identifier is any string, so most generated ones are in no catalog, and the
few short words that are generated as `Idempotency-Key` come back with other bodies: nearly all valid
requests would end with 404 and 422.
"""

import uuid

# Models that accept everything come up more often than the others.
MODELS = [
    *["sandbox/echo", "sandbox/agent"] * 3,
    *["sandbox/reasoner", "sandbox/vision", "sandbox/plain"],
]

DECLARED = {
    400: {
        # Calls and results must match.
        "invalid_request tool-result-without-call",
        "invalid_request tool-call-without-result",
        # A message of the user has content, and all text is valid Unicode.
        "invalid_request empty-turn",
        "invalid_request well-formed",
        # A tool that is chosen must be offered.
        "invalid_request unknown-tool",
        "invalid_request no-tools",
        "invalid_request duplicate-tool",
        # An image is an http address or base64 of a known type.
        "invalid_request image-address",
        "invalid_request image-data",
        "invalid_request document-address",
        "invalid_request document-data",
        "invalid_request image-media-type",
        # Nothing is stored or runs in the background, and only some messages have images.
        "invalid_request no-store",
        "invalid_request no-background",
        "invalid_request item-reference",
        "invalid_request image-role",
        "invalid_request metadata-names",
        # No request holds the key `__proto__`, not even in a client's own JSON.
        "invalid_json proto",
        # Not every model takes images or tools, and the sandbox's cannot obey every schema.
        "unsupported_content capability",
        "unsupported_schema unsupported-schema",
    },
    404: {"model_not_found", "model_not_found catalog"},
}


def prepare(case):
    if isinstance(case.body, dict) and isinstance(case.body.get("model"), str):
        case.body = {**case.body, "model": MODELS[len(repr(case.body)) % len(MODELS)]}
    if case.headers and "Idempotency-Key" in case.headers:
        case.headers["Idempotency-Key"] = uuid.uuid4().hex
