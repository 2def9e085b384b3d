"""Streamed replies of both protocols."""

from __future__ import annotations

import json
from typing import Any, Callable, Generic, Iterator, List, Optional, Type, TypeVar, Union

from urllib3 import BaseHTTPResponse
from urllib3.exceptions import HTTPError

from chat_gateway.gateway_error import connection_error, error_from_body
from chat_gateway.models.chat_completion_chunk import ChatCompletionChunk
from chat_gateway.models.content_block_delta_event import ContentBlockDeltaEvent
from chat_gateway.models.content_block_start_event import ContentBlockStartEvent
from chat_gateway.models.content_block_stop_event import ContentBlockStopEvent
from chat_gateway.models.message_delta_event import MessageDeltaEvent
from chat_gateway.models.message_start_event import MessageStartEvent
from chat_gateway.models.message_stop_event import MessageStopEvent

MessageEvent = Union[
    MessageStartEvent,
    ContentBlockStartEvent,
    ContentBlockDeltaEvent,
    ContentBlockStopEvent,
    MessageDeltaEvent,
    MessageStopEvent,
]

_MESSAGE_EVENTS = {
    "message_start": MessageStartEvent,
    "content_block_start": ContentBlockStartEvent,
    "content_block_delta": ContentBlockDeltaEvent,
    "content_block_stop": ContentBlockStopEvent,
    "message_delta": MessageDeltaEvent,
    "message_stop": MessageStopEvent,
}

Event = TypeVar("Event")


class EventStream(Generic[Event]):
    """The events of one reply. Close it, or leave its ``with`` block, to end the reply early.

    Iterating raises ``GatewayError`` where the stream tells an error or ends too early.
    """

    def __init__(
        self,
        response: BaseHTTPResponse,
        read: Callable[[BaseHTTPResponse], Iterator[Event]],
    ) -> None:
        self._response = response
        self._events = read(response)

    def __iter__(self) -> Iterator[Event]:
        return self

    def __next__(self) -> Event:
        try:
            return next(self._events)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "EventStream[Event]":
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], *_: Any) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connection; the rest of the reply is neither made nor charged."""
        self._response.close()


def read_chat_chunks(response: BaseHTTPResponse) -> Iterator[ChatCompletionChunk]:
    """The chunks of a streamed chat completion, up to ``[DONE]``."""
    for data in _read_data(response):
        if data == "[DONE]":
            return
        told = json.loads(data)
        if told.get("type") == "error":
            raise error_from_body(response.status, data)
        if "choices" in told:
            chunk = ChatCompletionChunk.from_dict(told)
            assert chunk is not None
            yield chunk
    raise _truncated()


def read_message_events(response: BaseHTTPResponse) -> Iterator[MessageEvent]:
    """The events of a streamed message, ``message_stop`` included.

    Events of kinds that this version does not know are left out.
    """
    for data in _read_data(response):
        told = json.loads(data)
        if told.get("type") == "error":
            raise error_from_body(response.status, data)
        kind = _MESSAGE_EVENTS.get(told.get("type"))
        if kind is not None:
            yield kind.from_dict(told)
        if kind is MessageStopEvent:
            return
    raise _truncated()


def _truncated() -> Exception:
    return connection_error(
        "stream_truncated", "The stream ended before the reply was complete."
    )


def _read_data(response: BaseHTTPResponse) -> Iterator[str]:
    """The data of server-sent events. Lines end in LF, CRLF or CR; ``:`` begins a comment."""
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
    except HTTPError as error:
        raise _truncated() from error
