"""Every asynchronous call with its response; each call runs in a thread of the client's own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Callable, TypeVar

from typing_extensions import Unpack

from chat_gateway.models.account import Account
from chat_gateway.models.chat_completion import ChatCompletion
from chat_gateway.models.message import Message
from chat_gateway.models.model import Model
from chat_gateway.models.model_list import ModelList
from chat_gateway.models.response_object import ResponseObject
from chat_gateway.models.token_count import TokenCount
from chat_gateway.options import CallOptions, GenerationOptions
from chat_gateway.raw import (
    ChatRequest,
    CountRequest,
    MessageRequest,
    RawGateway,
    RawResponse,
    ResponseRequest,
)

T = TypeVar("T")
_MAX_CALLS = 100


class AsyncRawGateway:
    """The calls of ``AsyncChatGateway``, with the response of each."""

    def __init__(self, raw: RawGateway) -> None:
        self._raw = raw
        self._threads = ThreadPoolExecutor(_MAX_CALLS, thread_name_prefix="chat_gateway")

    async def create_chat_completion(
        self, request: ChatRequest, **options: Unpack[GenerationOptions]
    ) -> RawResponse[ChatCompletion]:
        """The whole reply."""
        return await self.run(lambda: self._raw.create_chat_completion(request, **options))

    async def create_message(
        self, request: MessageRequest, **options: Unpack[GenerationOptions]
    ) -> RawResponse[Message]:
        """The whole reply."""
        return await self.run(lambda: self._raw.create_message(request, **options))

    async def create_response(
        self, request: ResponseRequest, **options: Unpack[GenerationOptions]
    ) -> RawResponse[ResponseObject]:
        """The whole reply."""
        return await self.run(lambda: self._raw.create_response(request, **options))

    async def count_message_tokens(
        self, request: CountRequest, **options: Unpack[CallOptions]
    ) -> RawResponse[TokenCount]:
        """The input tokens of a message, which is not generated."""
        return await self.run(lambda: self._raw.count_message_tokens(request, **options))

    async def list_models(self, **options: Unpack[CallOptions]) -> RawResponse[ModelList]:
        """The models that the key may use."""
        return await self.run(lambda: self._raw.list_models(**options))

    async def get_model(self, id: str, **options: Unpack[CallOptions]) -> RawResponse[Model]:
        """One model's record."""
        return await self.run(lambda: self._raw.get_model(id, **options))

    async def get_account(self, **options: Unpack[CallOptions]) -> RawResponse[Account]:
        """Plan, balance and limits."""
        return await self.run(lambda: self._raw.get_account(**options))

    async def run(self, call: Callable[[], T]) -> T:
        """Runs a call in one of the client's threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    async def close(self) -> None:
        """Closes the idle connections; calls that run end first."""
        await asyncio.to_thread(self._threads.shutdown)
        self._raw.close()
