"""The one error of this client."""

from __future__ import annotations

import json
from typing import Any, Optional


class GatewayError(Exception):
    """A refusal, a failure inside a stream, or a broken connection.

    ``type`` is the service's kind of error, or ``connection_error`` where no whole reply arrived.
    """

    def __init__(
        self,
        message: str,
        *,
        type: str,
        code: str,
        status: Optional[int] = None,
        param: Optional[str] = None,
        details: Optional[Any] = None,
        request_id: Optional[str] = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        #: HTTP status; 200 for an error inside a stream, None where no reply came.
        self.status = status
        self.type = type
        #: A stable word for programs, such as ``unknown_field``.
        self.code = code
        #: The first field at fault, such as ``messages[0].content``.
        self.param = param
        self.details = details
        #: Quote it to support.
        self.request_id = request_id


def error_from_body(status: int, body: str) -> GatewayError:
    """The error in a body; a body of another shape is classified by its status."""
    try:
        told = json.loads(body)
        error = told["error"]
        return GatewayError(
            error["message"],
            type=error["type"],
            code=error["code"],
            status=status,
            param=error.get("param"),
            details=error.get("details"),
            request_id=told.get("request_id"),
        )
    except (ValueError, KeyError, TypeError):
        message = f"The service answered with status {status}."
        return GatewayError(message, type="api_error", code="unknown", status=status)


def connection_error(code: str, message: str) -> GatewayError:
    """The connection broke, or the stream ended without its last event."""
    return GatewayError(message, type="connection_error", code=code)
