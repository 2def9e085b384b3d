"""/admin/api/v1. To the schema an identifier is any string: generated ones name nothing."""

import json
import os

RECORDS = json.loads(os.environ.get("SCHEMATHESIS_RECORDS", "{}"))

DECLARED = {
    400: {
        # Amounts are bounded, dates exist, and a period ends after it begins.
        "invalid_request amount",
        "invalid_request date",
        "invalid_request month",
        # A report by time is not summed up by another time too.
        "invalid_request grouping",
        # A cursor is the one of a page before; a plan is one of the configuration.
        "invalid_request cursor",
        "invalid_request plan",
        # The day of a reset is one of the budget's period, and its time zone exists.
        "invalid_request reset-day",
        "invalid_request time-zone",
        # The configuration says whether customers have webhooks; none may lead to a private address.
        "invalid_request webhook",
        # The names of metadata are bounded; OpenAPI 3.0 bounds the values of a map alone.
        "invalid_request names",
        # No request holds the key `__proto__`.
        "invalid_json proto",
    },
    404: {"not_found"},
    # What the balance does not allow, what is closed or still runs, what is used for something else.
    409: {
        "insufficient_credit",
        "account_closed",
        "requests_running",
        "older_release_running",
        "key_revoked",
        "reference_conflict reference",
        "external_id_taken unique",
        "balance_too_large",
    },
}

def prepare(case):
    path = case.operation.path
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = RECORDS[path.split("/")[1]]
    if "month" in (case.path_parameters or {}):
        case.path_parameters["month"] = "2026-11"
    if isinstance(case.body, dict):
        known = {"plan": "demo", "account": RECORDS["accounts"]}
        replaced = {name: value for name, value in known.items() if name in case.body}
        case.body = {**case.body, **replaced}
    for name, noun in [("account", "accounts"), ("key", "keys")]:
        if name in (case.query or {}):
            case.query[name] = RECORDS[noun]
