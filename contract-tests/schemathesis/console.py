"""/console/api/v1."""

# A day, a moment or a month has its form, a period ends after it begins, and a cursor is one that a page gave.
DECLARED = {400: {"invalid_request date", "invalid_request month", "invalid_request cursor"}}

MONTHS = ["2026-01", "2026-10", "2026-11"]


def prepare(case):
    if "month" in (case.path_parameters or {}):
        case.path_parameters["month"] = MONTHS[len(repr(case.query)) % len(MONTHS)]
