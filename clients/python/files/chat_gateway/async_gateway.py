"""The gateway for asyncio: each call runs in a thread of the client's own."""

from __future__ import annotations

from typing import Any, Optional, Type

from typing_extensions import Self, Unpack

from chat_gateway.async_raw import AsyncRawGateway
from chat_gateway.async_streams import (
    AsyncChatCompletionStream,
    AsyncMessageStream,
    AsyncResponseStream,
)
from chat_gateway.gateway import ChatGateway
from chat_gateway.models.account import Account
from chat_gateway.models.chat_completion import ChatCompletion
from chat_gateway.models.message import Message
from chat_gateway.models.model import Model
from chat_gateway.models.model_list import ModelList
from chat_gateway.models.response_object import ResponseObject
from chat_gateway.models.token_count import TokenCount
from chat_gateway.options import CallOptions, ClientOptions, GenerationOptions
from chat_gateway.raw import ChatRequest, CountRequest, MessageRequest, ResponseRequest


class AsyncChatGateway:
    """``ChatGateway`` with coroutines; up to 100 calls and streams run at once.

    A cancelled stream is closed. A cancelled call without a stream still runs to its end in its
    thread, and is charged.
    """

    def __init__(self, api_key: Optional[str] = None, **options: Unpack[ClientOptions]) -> None:
        """``api_key`` is the variable ``GATEWAY_KEY`` of the environment by default."""
        self._gateway = ChatGateway(api_key, **options)
        #: The same calls, with the response of each: status, headers and request id.
        self.with_raw_response = AsyncRawGateway(self._gateway.with_raw_response)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: Optional[Type[BaseException]], *_: Any) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes the idle connections; calls that run end first."""
        await self.with_raw_response.close()

    async def create_chat_completion(
        self, request: ChatRequest, **options: Unpack[GenerationOptions]
    ) -> ChatCompletion:
        """The whole reply."""
        return (await self.with_raw_response.create_chat_completion(request, **options)).parse()

    def stream_chat_completion(
        self, request: ChatRequest, **options: Unpack[GenerationOptions]
    ) -> AsyncChatCompletionStream:
        """The reply chunk by chunk; ``stream`` is set for you."""
        return AsyncChatCompletionStream(
            self.with_raw_response.run, lambda: self._gateway.stream_chat_completion(request, **options)
        )

    async def create_message(
        self, request: MessageRequest, **options: Unpack[GenerationOptions]
    ) -> Message:
        """The whole reply."""
        return (await self.with_raw_response.create_message(request, **options)).parse()

    def stream_message(
        self, request: MessageRequest, **options: Unpack[GenerationOptions]
    ) -> AsyncMessageStream:
        """The reply event by event; ``stream`` is set for you."""
        return AsyncMessageStream(
            self.with_raw_response.run, lambda: self._gateway.stream_message(request, **options)
        )

    async def create_response(
        self, request: ResponseRequest, **options: Unpack[GenerationOptions]
    ) -> ResponseObject:
        """The whole reply."""
        return (await self.with_raw_response.create_response(request, **options)).parse()

    def stream_response(
        self, request: ResponseRequest, **options: Unpack[GenerationOptions]
    ) -> AsyncResponseStream:
        """The reply event by event; ``stream`` is set for you."""
        return AsyncResponseStream(
            self.with_raw_response.run, lambda: self._gateway.stream_response(request, **options)
        )

    async def count_message_tokens(
        self, request: CountRequest, **options: Unpack[CallOptions]
    ) -> TokenCount:
        """The input tokens of a message, which is not generated."""
        return (await self.with_raw_response.count_message_tokens(request, **options)).parse()

    async def list_models(self, **options: Unpack[CallOptions]) -> ModelList:
        """The models that the key may use."""
        return (await self.with_raw_response.list_models(**options)).parse()

    async def get_model(self, id: str, **options: Unpack[CallOptions]) -> Model:
        """One model's record."""
        return (await self.with_raw_response.get_model(id, **options)).parse()

    async def get_account(self, **options: Unpack[CallOptions]) -> Account:
        """Plan, balance and limits."""
        return (await self.with_raw_response.get_account(**options)).parse()
