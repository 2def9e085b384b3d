"""Streamed replies of all protocols."""

from __future__ import annotations

import json
from threading import Lock
from typing import (
    Any,
    Callable,
    Dict,
    Generic,
    Iterator,
    Mapping,
    Optional,
    Tuple,
    Type,
    TypeVar,
    Union,
)

from typing_extensions import Self
from urllib3 import BaseHTTPResponse

from chat_gateway.accumulate import (
    Accumulator,
    ChatAccumulator,
    MessageAccumulator,
    ResponseAccumulator,
)
from chat_gateway.gateway_error import GatewayError, connection_error, error_from_body
from chat_gateway.models.chat_completion import ChatCompletion
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
from chat_gateway.models.message import Message
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
from chat_gateway.models.response_object import ResponseObject
from chat_gateway.sse import read_data, truncated

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
Reader = Callable[[BaseHTTPResponse, Accumulator], Iterator[Event]]


class EventStream(Generic[Event]):
    """The events of one reply. Close it, or leave its ``with`` block, to end the reply early.

    Iterating raises ``GatewayError`` if the stream reports an error, ends too early, or is closed.
    """

    def __init__(
        self, response: BaseHTTPResponse, read: Reader[Event], accumulator: Accumulator
    ) -> None:
        self._response = response
        self._accumulator = accumulator
        self._events = read(response, accumulator)
        self._is_closed = False
        self._failure: Optional[BaseException] = None
        self._reading = Lock()
        self.status_code: int = response.status
        self.headers: Mapping[str, str] = response.headers
        #: Include it in support requests.
        self.request_id: Optional[str] = response.headers.get("x-request-id")

    def __iter__(self) -> Iterator[Event]:
        return self

    def __next__(self) -> Event:
        try:
            with self._reading:
                event = next(self._events)
        except BaseException as error:
            was_closed = self._is_closed
            self.close()
            if isinstance(error, StopIteration):
                raise
            self._failure = error
            if was_closed and isinstance(error, GatewayError):
                self._failure = connection_error("aborted", "The stream was closed.")
                raise self._failure from None
            raise
        return event

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], *_: Any) -> None:
        self.close()

    @property
    def text_stream(self) -> Iterator[str]:
        """The visible text piece by piece, in place of the events."""
        for _ in self:
            if self._accumulator.piece:
                yield self._accumulator.piece

    def until_done(self) -> None:
        """Reads the stream to its end."""
        for _ in self:
            pass
        if self._failure is not None:
            raise self._failure  # the loop raises it only once

    def get_final_text(self) -> str:
        """Reads the stream to its end, and returns all its visible text."""
        self.until_done()
        return self._accumulator.text

    def close(self) -> None:
        """Closes the connection; the rest of the reply is neither made nor charged.

        Another thread that waits for an event raises ``GatewayError``.
        """
        self._is_closed = True
        try:
            self._response.shutdown()  # wakes a thread that reads
        except (OSError, RuntimeError, ValueError):
            pass  # already closed, or read to its end
        # A thread that reads closes the response itself: it may not lose it while it reads.
        if self._reading.acquire(blocking=False):
            try:
                self._response.close()
            finally:
                self._reading.release()


class ChatCompletionStream(EventStream[ChatCompletionChunk]):
    """The chunks of a chat completion."""

    def __init__(self, response: BaseHTTPResponse) -> None:
        self._reply = ChatAccumulator()
        super().__init__(response, read_chat_chunks, self._reply)

    def get_final_completion(self) -> ChatCompletion:
        """Reads the stream to its end, and returns the reply that its chunks add up to."""
        self.until_done()
        return self._reply.reply()


class MessageStream(EventStream[MessageEvent]):
    """The events of a message."""

    def __init__(self, response: BaseHTTPResponse) -> None:
        self._reply = MessageAccumulator()
        super().__init__(response, read_message_events, self._reply)

    def get_final_message(self) -> Message:
        """Reads the stream to its end, and returns the message that its events add up to."""
        self.until_done()
        return self._reply.reply()


class ResponseStream(EventStream[ResponseEvent]):
    """The events of a response."""

    def __init__(self, response: BaseHTTPResponse) -> None:
        self._reply = ResponseAccumulator()
        super().__init__(response, read_response_events, self._reply)

    def get_final_response(self) -> ResponseObject:
        """Reads the stream to its end, and returns the response of its last event."""
        self.until_done()
        return self._reply.reply()


def read_chat_chunks(
    response: BaseHTTPResponse, accumulator: Accumulator
) -> Iterator[ChatCompletionChunk]:
    """The chunks of a streamed chat completion, up to ``[DONE]``."""
    for data in read_data(response):
        if data == "[DONE]":
            return
        told = _event_in(response, data)
        if "choices" in told:
            accumulator.add(told)
            chunk = ChatCompletionChunk.from_dict(told)
            assert chunk is not None
            yield chunk
    raise truncated()


def read_message_events(
    response: BaseHTTPResponse, accumulator: Accumulator
) -> Iterator[MessageEvent]:
    """The events of a streamed message, ``message_stop`` included.

    Events of types that this version does not know are skipped.
    """
    return _read_known(response, accumulator, _MESSAGE_EVENTS, (MessageStopEvent,))


def read_response_events(
    response: BaseHTTPResponse, accumulator: Accumulator
) -> Iterator[ResponseEvent]:
    """The events of a streamed response, up to the one that ends it.

    Events of types that this version does not know are skipped.
    """
    last = (ResponseCompletedEvent, ResponseIncompleteEvent)
    return _read_known(response, accumulator, _RESPONSE_EVENTS, last)


def _read_known(
    response: BaseHTTPResponse,
    accumulator: Accumulator,
    kinds: Mapping[str, Any],
    last: Tuple[Any, ...],
) -> Iterator[Any]:
    for data in read_data(response):
        told = _event_in(response, data)
        kind = kinds.get(told.get("type", ""))
        if kind is not None:
            accumulator.add(told)
            yield kind.from_dict(told)
        if kind in last:
            return
    raise truncated()


def _event_in(response: BaseHTTPResponse, data: str) -> Dict[str, Any]:
    """The event. Raises ``GatewayError`` if it reports an error."""
    told: Dict[str, Any] = json.loads(data)
    if told.get("type") == "error":
        raise error_from_body(response.status, data, response.headers)
    return told
