"""The gateway: all protocols, the catalog, the account."""

from __future__ import annotations

from typing import Any, Optional, Type

from typing_extensions import Self, Unpack

from chat_gateway.models.account import Account
from chat_gateway.models.chat_completion import ChatCompletion
from chat_gateway.models.message import Message
from chat_gateway.models.model import Model
from chat_gateway.models.model_list import ModelList
from chat_gateway.models.response_object import ResponseObject
from chat_gateway.models.token_count import TokenCount
from chat_gateway.options import CallOptions, ClientOptions, GenerationOptions
from chat_gateway.raw import (
    ChatRequest,
    CountRequest,
    MessageRequest,
    RawGateway,
    ResponseRequest,
    body_of,
)
from chat_gateway.streams import ChatCompletionStream, MessageStream, ResponseStream


class ChatGateway:
    """Every failure is a ``GatewayError``. Requests are the generated models or plain dicts.

    Leave its ``with`` block, or call ``close``, to close the idle connections.
    """

    def __init__(self, api_key: Optional[str] = None, **options: Unpack[ClientOptions]) -> None:
        """``api_key`` is the variable ``GATEWAY_KEY`` of the environment by default."""
        #: The same calls, with the response of each: status, headers and request id.
        self.with_raw_response = RawGateway(api_key, options)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], *_: Any) -> None:
        self.close()

    def close(self) -> None:
        """Closes the idle connections."""
        self.with_raw_response.close()

    def create_chat_completion(
        self, request: ChatRequest, **options: Unpack[GenerationOptions]
    ) -> ChatCompletion:
        """The whole reply."""
        return self.with_raw_response.create_chat_completion(request, **options).parse()

    def stream_chat_completion(
        self, request: ChatRequest, **options: Unpack[GenerationOptions]
    ) -> ChatCompletionStream:
        """The reply chunk by chunk; ``stream`` is set for you."""
        body = {**body_of(request), "stream": True}
        return ChatCompletionStream(self.with_raw_response.send_chat(body, options))

    def create_message(
        self, request: MessageRequest, **options: Unpack[GenerationOptions]
    ) -> Message:
        """The whole reply."""
        return self.with_raw_response.create_message(request, **options).parse()

    def stream_message(
        self, request: MessageRequest, **options: Unpack[GenerationOptions]
    ) -> MessageStream:
        """The reply event by event; ``stream`` is set for you."""
        body = {**body_of(request), "stream": True}
        return MessageStream(self.with_raw_response.send_message(body, options))

    def create_response(
        self, request: ResponseRequest, **options: Unpack[GenerationOptions]
    ) -> ResponseObject:
        """The whole reply."""
        return self.with_raw_response.create_response(request, **options).parse()

    def stream_response(
        self, request: ResponseRequest, **options: Unpack[GenerationOptions]
    ) -> ResponseStream:
        """The reply event by event; ``stream`` is set for you."""
        body = {**body_of(request), "stream": True}
        return ResponseStream(self.with_raw_response.send_response(body, options))

    def count_message_tokens(
        self, request: CountRequest, **options: Unpack[CallOptions]
    ) -> TokenCount:
        """The input tokens of a message, which is not generated."""
        return self.with_raw_response.count_message_tokens(request, **options).parse()

    def list_models(self, **options: Unpack[CallOptions]) -> ModelList:
        """The models that the key may use."""
        return self.with_raw_response.list_models(**options).parse()

    def get_model(self, id: str, **options: Unpack[CallOptions]) -> Model:
        """One model's record."""
        return self.with_raw_response.get_model(id, **options).parse()

    def get_account(self, **options: Unpack[CallOptions]) -> Account:
        """Plan, balance and limits."""
        return self.with_raw_response.get_account(**options).parse()
