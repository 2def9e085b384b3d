"""/console/api/v1."""

# A day, a moment or a month has its form, a period ends after it begins, and a cursor is one that a page gave.
DECLARED = {
    400: {
        "invalid_request date",
        "invalid_request month",
        "invalid_request cursor",
        # Amounts are bounded, and the day of a reset is one of the budget's period, whose time zone exists.
        "invalid_request amount",
        "invalid_request reset-day",
        "invalid_request time-zone",
        # No request holds the key `__proto__`.
        "invalid_json proto",
        # A key revokes itself only with a confirmation.
        "confirmation_required confirm",
    },
    # A generated id names no key of the account.
    404: {"not_found"},
    # New keys in a day, and changes in a minute, are bounded.
    429: {"rate_limited"},
}

MONTHS = ["2026-01", "2026-10", "2026-11"]


def prepare(case):
    if "month" in (case.path_parameters or {}):
        case.path_parameters["month"] = MONTHS[len(repr(case.query)) % len(MONTHS)]
