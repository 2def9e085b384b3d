"""Streamed replies of all protocols."""

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
from chat_gateway.models.content_part_added_event import ContentPartAddedEvent
from chat_gateway.models.content_part_done_event import ContentPartDoneEvent
from chat_gateway.models.custom_input_delta_event import CustomInputDeltaEvent
from chat_gateway.models.custom_input_done_event import CustomInputDoneEvent
from chat_gateway.models.function_arguments_delta_event import FunctionArgumentsDeltaEvent
from chat_gateway.models.function_arguments_done_event import FunctionArgumentsDoneEvent
from chat_gateway.models.message_delta_event import MessageDeltaEvent
from chat_gateway.models.message_start_event import MessageStartEvent
from chat_gateway.models.message_stop_event import MessageStopEvent
from chat_gateway.models.output_item_added_event import OutputItemAddedEvent
from chat_gateway.models.output_item_done_event import OutputItemDoneEvent
from chat_gateway.models.output_text_delta_event import OutputTextDeltaEvent
from chat_gateway.models.output_text_done_event import OutputTextDoneEvent
from chat_gateway.models.reasoning_part_added_event import ReasoningPartAddedEvent
from chat_gateway.models.reasoning_part_done_event import ReasoningPartDoneEvent
from chat_gateway.models.reasoning_text_delta_event import ReasoningTextDeltaEvent
from chat_gateway.models.reasoning_text_done_event import ReasoningTextDoneEvent
from chat_gateway.models.response_completed_event import ResponseCompletedEvent
from chat_gateway.models.response_created_event import ResponseCreatedEvent
from chat_gateway.models.response_in_progress_event import ResponseInProgressEvent
from chat_gateway.models.response_incomplete_event import ResponseIncompleteEvent

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

ResponseEvent = Union[
    ResponseCreatedEvent,
    ResponseInProgressEvent,
    OutputItemAddedEvent,
    ContentPartAddedEvent,
    OutputTextDeltaEvent,
    OutputTextDoneEvent,
    ContentPartDoneEvent,
    ReasoningPartAddedEvent,
    ReasoningTextDeltaEvent,
    ReasoningTextDoneEvent,
    ReasoningPartDoneEvent,
    FunctionArgumentsDeltaEvent,
    FunctionArgumentsDoneEvent,
    CustomInputDeltaEvent,
    CustomInputDoneEvent,
    OutputItemDoneEvent,
    ResponseCompletedEvent,
    ResponseIncompleteEvent,
]

_RESPONSE_EVENTS = {
    "response.created": ResponseCreatedEvent,
    "response.in_progress": ResponseInProgressEvent,
    "response.output_item.added": OutputItemAddedEvent,
    "response.content_part.added": ContentPartAddedEvent,
    "response.output_text.delta": OutputTextDeltaEvent,
    "response.output_text.done": OutputTextDoneEvent,
    "response.content_part.done": ContentPartDoneEvent,
    "response.reasoning_summary_part.added": ReasoningPartAddedEvent,
    "response.reasoning_summary_text.delta": ReasoningTextDeltaEvent,
    "response.reasoning_summary_text.done": ReasoningTextDoneEvent,
    "response.reasoning_summary_part.done": ReasoningPartDoneEvent,
    "response.function_call_arguments.delta": FunctionArgumentsDeltaEvent,
    "response.function_call_arguments.done": FunctionArgumentsDoneEvent,
    "response.custom_tool_call_input.delta": CustomInputDeltaEvent,
    "response.custom_tool_call_input.done": CustomInputDoneEvent,
    "response.output_item.done": OutputItemDoneEvent,
    "response.completed": ResponseCompletedEvent,
    "response.incomplete": ResponseIncompleteEvent,
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


def read_response_events(response: BaseHTTPResponse) -> Iterator[ResponseEvent]:
    """The events of a streamed response, up to the one that ends it.

    Events of kinds that this version does not know are left out.
    """
    for data in _read_data(response):
        told = json.loads(data)
        if told.get("type") == "error":
            raise error_from_body(response.status, data)
        kind = _RESPONSE_EVENTS.get(told.get("type"))
        if kind is not None:
            yield kind.from_dict(told)
        if kind in (ResponseCompletedEvent, ResponseIncompleteEvent):
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
