"""Streamed replies for asyncio."""

from __future__ import annotations

import asyncio
from typing import Any, AsyncIterator, Awaitable, Callable, Generic, Optional, Type, TypeVar

from typing_extensions import Self

from chat_gateway.gateway_error import connection_error
from chat_gateway.models.chat_completion import ChatCompletion
from chat_gateway.models.chat_completion_chunk import ChatCompletionChunk
from chat_gateway.models.message import Message
from chat_gateway.models.response_object import ResponseObject
from chat_gateway.streams import (
    ChatCompletionStream,
    EventStream,
    MessageEvent,
    MessageStream,
    ResponseEvent,
    ResponseStream,
)

Event = TypeVar("Event")
T = TypeVar("T")
Stream = TypeVar("Stream", bound=EventStream[Any])
#: Runs a call in a thread.
Run = Callable[[Callable[[], Any]], Awaitable[Any]]


class AsyncEventStream(Generic[Stream, Event]):
    """The events of one reply. Close it, or leave its ``async with`` block, to end the reply early.

    The request is sent by ``async with``, or with the first event. A task that is cancelled while
    it waits for an event closes the stream.
    """

    def __init__(self, run: Run, open: Callable[[], Stream]) -> None:
        self._run = run
        self._open = open
        self._opening: Optional[asyncio.Future[Stream]] = None
        self._is_closed = False

    async def __aenter__(self) -> Self:
        await self.stream()
        return self

    async def __aexit__(self, kind: Optional[Type[BaseException]], *_: Any) -> None:
        await self.close()

    def __aiter__(self) -> AsyncIterator[Event]:
        return self

    async def __anext__(self) -> Event:
        event: Optional[Event] = await self._in_thread(lambda stream: next(stream, None))
        if event is None:
            raise StopAsyncIteration
        return event

    async def stream(self) -> Stream:
        """The stream of the threads, for its status, headers and request id."""
        if self._is_closed:
            raise connection_error("aborted", "The stream was closed.")
        if self._opening is None:
            self._opening = asyncio.ensure_future(self._run(self._open))
        return await asyncio.shield(self._opening)

    @property
    async def text_stream(self) -> AsyncIterator[str]:
        """The visible text piece by piece, in place of the events."""
        pieces = (await self.stream()).text_stream
        while True:
            piece: Optional[str] = await self._in_thread(lambda _: next(pieces, None))
            if piece is None:
                return
            yield piece

    async def get_final_text(self) -> str:
        """Reads the stream to its end, and returns all its visible text."""
        text: str = await self._in_thread(lambda stream: stream.get_final_text())
        return text

    async def close(self) -> None:
        """Closes the connection; the rest of the reply is neither made nor charged."""
        self._is_closed = True
        if self._opening is None:
            return
        if self._opening.done():
            _close_opened(self._opening)
        else:
            self._opening.add_done_callback(_close_opened)

    async def _in_thread(self, act: Callable[[Stream], T]) -> T:
        try:
            stream = await self.stream()
            result: T = await self._run(lambda: act(stream))
            return result
        except asyncio.CancelledError:
            await self.close()
            raise


def _close_opened(opening: "asyncio.Future[Any]") -> None:
    if not opening.cancelled() and opening.exception() is None:
        opening.result().close()


class AsyncChatCompletionStream(AsyncEventStream[ChatCompletionStream, ChatCompletionChunk]):
    """The chunks of a chat completion."""

    async def get_final_completion(self) -> ChatCompletion:
        """Reads the stream to its end, and returns the reply that its chunks add up to."""
        return await self._in_thread(lambda stream: stream.get_final_completion())


class AsyncMessageStream(AsyncEventStream[MessageStream, MessageEvent]):
    """The events of a message."""

    async def get_final_message(self) -> Message:
        """Reads the stream to its end, and returns the message that its events add up to."""
        return await self._in_thread(lambda stream: stream.get_final_message())


class AsyncResponseStream(AsyncEventStream[ResponseStream, ResponseEvent]):
    """The events of a response."""

    async def get_final_response(self) -> ResponseObject:
        """Reads the stream to its end, and returns the response of its last event."""
        return await self._in_thread(lambda stream: stream.get_final_response())
