"""/console/api/v1."""

# A day, a moment or a month has its form, and a period ends after it begins.
DECLARED = {400: {"invalid_request date", "invalid_request month"}}

MONTHS = ["2026-01", "2026-10", "2026-11"]


def prepare(case):
    if "month" in (case.path_parameters or {}):
        case.path_parameters["month"] = MONTHS[len(repr(case.query)) % len(MONTHS)]
