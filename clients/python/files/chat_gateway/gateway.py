"""The gateway: all protocols, the catalog, the account."""

from __future__ import annotations

import json
from typing import Any, Callable, Dict, Mapping, Optional, TypeVar, Union

from urllib3.exceptions import HTTPError

from chat_gateway.api.account_api import AccountApi
from chat_gateway.api.chat_api import ChatApi
from chat_gateway.api.messages_api import MessagesApi
from chat_gateway.api.models_api import ModelsApi
from chat_gateway.api.responses_api import ResponsesApi
from chat_gateway.api_client import ApiClient
from chat_gateway.configuration import Configuration
from chat_gateway.exceptions import ApiException
from chat_gateway.gateway_error import connection_error, error_from_body
from chat_gateway.models.account import Account
from chat_gateway.models.chat_completion import ChatCompletion
from chat_gateway.models.chat_completion_chunk import ChatCompletionChunk
from chat_gateway.models.chat_completion_request import ChatCompletionRequest
from chat_gateway.models.count_tokens_request import CountTokensRequest
from chat_gateway.models.message import Message
from chat_gateway.models.messages_request import MessagesRequest
from chat_gateway.models.model import Model
from chat_gateway.models.model_list import ModelList
from chat_gateway.models.response_object import ResponseObject
from chat_gateway.models.responses_request import ResponsesRequest
from chat_gateway.models.token_count import TokenCount
from chat_gateway.retry import RetryingRestClient
from chat_gateway.streams import (
    EventStream,
    MessageEvent,
    ResponseEvent,
    read_chat_chunks,
    read_message_events,
    read_response_events,
)

T = TypeVar("T")
ChatRequest = Union[ChatCompletionRequest, Mapping[str, Any]]
MessageRequest = Union[MessagesRequest, Mapping[str, Any]]
ResponseRequest = Union[ResponsesRequest, Mapping[str, Any]]
CountRequest = Union[CountTokensRequest, Mapping[str, Any]]


class ChatGateway:
    """Every failure is a ``GatewayError``. Requests are the generated models or plain dicts."""

    def __init__(
        self,
        api_key: str,
        *,
        base_url: Optional[str] = None,
        max_retries: int = 2,
        timeout: float = 600.0,
    ) -> None:
        """``base_url`` ends in ``/v1``; ``timeout`` is the longest silence, in seconds."""
        host = None if base_url is None else base_url.rstrip("/")
        configuration = Configuration(host=host, access_token=api_key)
        client = ApiClient(configuration)
        client.rest_client = RetryingRestClient(configuration, max_retries)
        self._timeout = float(timeout)
        self._client = client
        self._chat = ChatApi(client)
        self._messages = MessagesApi(client)
        self._responses = ResponsesApi(client)
        self._models = ModelsApi(client)
        self._account = AccountApi(client)

    def create_chat_completion(
        self, request: ChatRequest, *, idempotency_key: Optional[str] = None
    ) -> ChatCompletion:
        """The whole reply."""
        return _decoded(self._send_chat(_body(request), idempotency_key), ChatCompletion)

    def stream_chat_completion(
        self, request: ChatRequest, *, idempotency_key: Optional[str] = None
    ) -> EventStream[ChatCompletionChunk]:
        """The reply chunk by chunk; ``stream`` is set for you."""
        response = self._send_chat({**_body(request), "stream": True}, idempotency_key)
        return EventStream(response, read_chat_chunks)

    def create_message(
        self, request: MessageRequest, *, idempotency_key: Optional[str] = None
    ) -> Message:
        """The whole reply."""
        return _decoded(self._send_message(_body(request), idempotency_key), Message)

    def stream_message(
        self, request: MessageRequest, *, idempotency_key: Optional[str] = None
    ) -> EventStream[MessageEvent]:
        """The reply event by event; ``stream`` is set for you."""
        response = self._send_message({**_body(request), "stream": True}, idempotency_key)
        return EventStream(response, read_message_events)

    def create_response(
        self, request: ResponseRequest, *, idempotency_key: Optional[str] = None
    ) -> ResponseObject:
        """The whole reply."""
        return _decoded(self._send_response(_body(request), idempotency_key), ResponseObject)

    def stream_response(
        self, request: ResponseRequest, *, idempotency_key: Optional[str] = None
    ) -> EventStream[ResponseEvent]:
        """The reply event by event; ``stream`` is set for you."""
        response = self._send_response({**_body(request), "stream": True}, idempotency_key)
        return EventStream(response, read_response_events)

    def count_message_tokens(self, request: CountRequest) -> TokenCount:
        """The input tokens of a message, which is not generated."""
        parameters = self._messages._count_message_tokens_serialize(
            count_tokens_request=_body(request), compat_version=None, **_DEFAULTS
        )
        return _decoded(self._send(parameters), TokenCount)

    def list_models(self) -> ModelList:
        """The models that the key may use."""
        return self._attempt(lambda: self._models.list_models(_request_timeout=self._timeout))

    def get_model(self, id: str) -> Model:
        """One model's record."""
        return self._attempt(lambda: self._models.get_model(id, _request_timeout=self._timeout))

    def get_account(self) -> Account:
        """Plan, balance and limits."""
        return self._attempt(lambda: self._account.get_account(_request_timeout=self._timeout))

    def _send_chat(self, body: Dict[str, Any], idempotency_key: Optional[str]) -> Any:
        parameters = self._chat._create_chat_completion_serialize(
            chat_completion_request=body, idempotency_key=idempotency_key, **_DEFAULTS
        )
        return self._send(parameters)

    def _send_message(self, body: Dict[str, Any], idempotency_key: Optional[str]) -> Any:
        parameters = self._messages._create_message_serialize(
            messages_request=body,
            idempotency_key=idempotency_key,
            compat_version=None,
            **_DEFAULTS,
        )
        return self._send(parameters)

    def _send_response(self, body: Dict[str, Any], idempotency_key: Optional[str]) -> Any:
        parameters = self._responses._create_response_serialize(
            responses_request=body, idempotency_key=idempotency_key, **_DEFAULTS
        )
        return self._send(parameters)

    def _send(self, parameters: Any) -> Any:
        """The raw response of a request that succeeded."""
        response = self._attempt(
            lambda: self._client.call_api(*parameters, _request_timeout=self._timeout)
        ).response
        if response.status < 400:
            return response
        raise error_from_body(response.status, response.data.decode("utf-8", "replace"))

    def _attempt(self, call: Callable[[], T]) -> T:
        try:
            return call()
        except ApiException as error:
            if error.status:
                raise error_from_body(error.status, str(error.body)) from error
            raise connection_error("connection_failed", str(error.reason)) from error
        except HTTPError as error:
            raise connection_error("connection_failed", str(error)) from error


#: What the generated calls take beside body and key.
_DEFAULTS: Dict[str, Any] = {
    "x_request_id": None,
    "_request_auth": None,
    "_content_type": None,
    "_headers": None,
    "_host_index": 0,
}


def _body(request: Union[ChatRequest, MessageRequest, CountRequest]) -> Dict[str, Any]:
    """Dicts are sent as they are, so that the service can tell what is wrong with them."""
    if isinstance(request, (ChatCompletionRequest, MessagesRequest, CountTokensRequest)):
        return request.to_dict()
    return dict(request)


def _decoded(response: Any, model: Any) -> Any:
    try:
        return model.from_dict(json.loads(response.data))
    except HTTPError as error:
        raise connection_error("connection_failed", str(error)) from error
