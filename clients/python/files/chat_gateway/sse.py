"""Server-sent events, read from a response."""

from __future__ import annotations

from typing import Iterator, List

from urllib3 import BaseHTTPResponse
from urllib3.exceptions import HTTPError, TimeoutError

from chat_gateway.gateway_error import GatewayError, connection_error, timeout_error


def truncated() -> GatewayError:
    """The error for a stream without its last event."""
    return connection_error("stream_truncated", "The stream ended before the reply was complete.")


def read_data(response: BaseHTTPResponse) -> Iterator[str]:
    """The data of server-sent events. Lines end in LF, CRLF or CR; ``:`` begins a comment.

    Raises ``GatewayError`` if the connection breaks or the service is silent for too long.
    """
    data: List[str] = []
    for line in _read_lines(response):
        if line == "":
            if data:
                yield "\n".join(data)
            data = []
        elif line.startswith("data:"):
            data.append(line[5:].removeprefix(" "))


def _read_lines(response: BaseHTTPResponse) -> Iterator[str]:
    rest = b""
    try:
        while True:
            piece = response.read1()
            if not piece:
                return
            rest += piece
            # A CR at the end may be the first half of a CRLF.
            held = b"\r" if rest.endswith(b"\r") else b""
            text = rest[: len(rest) - len(held)].replace(b"\r\n", b"\n").replace(b"\r", b"\n")
            *lines, rest = text.split(b"\n")
            rest += held
            for line in lines:
                yield line.decode("utf-8", "replace")
    except TimeoutError as error:
        raise timeout_error() from error
    except HTTPError as error:
        raise truncated() from error
