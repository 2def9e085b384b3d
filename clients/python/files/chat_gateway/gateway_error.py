"""The errors of this client: one base class, and a subclass for each kind."""

from __future__ import annotations

import json
from typing import Any, Dict, Mapping, Optional, Type


class GatewayError(Exception):
    """A refusal, a failure inside a stream, or a broken connection.

    ``type`` is the service's error type, or ``connection_error`` if no complete response arrived.
    The subclasses follow the HTTP status, with the names of the vendors' libraries.
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
        headers: Optional[Mapping[str, str]] = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        #: HTTP status; 200 for an error inside a stream, None without a response.
        self.status = status
        self.type = type
        #: A stable code for programs, such as ``unknown_field``.
        self.code = code
        #: The first invalid field, such as ``messages[0].content``.
        self.param = param
        self.details = details
        #: Include it in support requests.
        self.request_id = request_id
        #: The response's headers; None without a response.
        self.headers = headers


class BadRequestError(GatewayError):
    """Status 400."""


class AuthenticationError(GatewayError):
    """Status 401."""


class PermissionDeniedError(GatewayError):
    """Status 403."""


class NotFoundError(GatewayError):
    """Status 404."""


class ConflictError(GatewayError):
    """Status 409."""


class UnprocessableEntityError(GatewayError):
    """Status 422."""


class RateLimitError(GatewayError):
    """Status 429."""


class InternalServerError(GatewayError):
    """Status 500 and above."""


class APIConnectionError(GatewayError):
    """No response, or a stream that was closed or ended too early."""


class APITimeoutError(APIConnectionError):
    """The service was silent for longer than ``timeout``; the code is ``timeout``."""


_CLASSES: Dict[int, Type[GatewayError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    422: UnprocessableEntityError,
    429: RateLimitError,
}


def error_from_body(
    status: int, body: str, headers: Optional[Mapping[str, str]] = None
) -> GatewayError:
    """The error in a body; a body of another shape is classified by its status."""
    kind = _CLASSES.get(status, InternalServerError if status >= 500 else GatewayError)
    request_id = None if headers is None else headers.get("x-request-id")
    try:
        told = json.loads(body)
        error = told["error"]
        return kind(
            error["message"],
            type=error["type"],
            code=error["code"],
            status=status,
            param=error.get("param"),
            details=error.get("details"),
            request_id=told.get("request_id", request_id),
            headers=headers,
        )
    except (ValueError, KeyError, TypeError):
        message = f"The service answered with status {status}."
        return kind(
            message,
            type="api_error",
            code="unknown",
            status=status,
            request_id=request_id,
            headers=headers,
        )


def connection_error(code: str, message: str) -> APIConnectionError:
    """The connection broke, or the stream ended without its last event."""
    return APIConnectionError(message, type="connection_error", code=code)


def timeout_error() -> APITimeoutError:
    """The service was silent for too long."""
    message = "The service was silent for too long."
    return APITimeoutError(message, type="connection_error", code="timeout")
