"""Every call with its response: status, headers, request id, and the reply on demand."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import Any, Callable, Dict, Generic, Iterator, Mapping, Optional, TypeVar, Union

from typing_extensions import Unpack
from urllib3 import BaseHTTPResponse
from urllib3._collections import HTTPHeaderDict
from urllib3.exceptions import HTTPError, NewConnectionError, TimeoutError

from chat_gateway import __version__
from chat_gateway.api.account_api import AccountApi
from chat_gateway.api.chat_api import ChatApi
from chat_gateway.api.messages_api import MessagesApi
from chat_gateway.api.models_api import ModelsApi
from chat_gateway.api.responses_api import ResponsesApi
from chat_gateway.api_client import ApiClient
from chat_gateway.configuration import Configuration
from chat_gateway.exceptions import ApiException
from chat_gateway.gateway_error import connection_error, error_from_body, timeout_error
from chat_gateway.models.account import Account
from chat_gateway.models.chat_completion import ChatCompletion
from chat_gateway.models.chat_completion_request import ChatCompletionRequest
from chat_gateway.models.count_tokens_request import CountTokensRequest
from chat_gateway.models.message import Message
from chat_gateway.models.messages_request import MessagesRequest
from chat_gateway.models.model import Model
from chat_gateway.models.model_list import ModelList
from chat_gateway.models.response_object import ResponseObject
from chat_gateway.models.responses_request import ResponsesRequest
from chat_gateway.models.token_count import TokenCount
from chat_gateway.options import (
    CallOptions,
    ClientOptions,
    GenerationOptions,
    key_or_environment,
    log_as_environment_asks,
    url_or_environment,
)
from chat_gateway.retry import RetryingRestClient

T = TypeVar("T")
ChatRequest = Union[ChatCompletionRequest, Mapping[str, Any]]
MessageRequest = Union[MessagesRequest, Mapping[str, Any]]
ResponseRequest = Union[ResponsesRequest, Mapping[str, Any]]
CountRequest = Union[CountTokensRequest, Mapping[str, Any]]
AnyRequest = Union[ChatRequest, MessageRequest, ResponseRequest, CountRequest]

_DEFAULT_TIMEOUT_S = 600.0
_DEFAULT_MAX_RETRIES = 2
_POOL_SIZE = 100


class RawResponse(Generic[T]):
    """A successful response. Its body has been read, and is parsed by ``parse``."""

    def __init__(self, response: BaseHTTPResponse, model: Any) -> None:
        self._model = model
        self.status_code: int = response.status
        self.headers: Mapping[str, str] = response.headers
        #: Include it in support requests.
        self.request_id: Optional[str] = response.headers.get("x-request-id")
        self.content: bytes = response.data

    def parse(self) -> T:
        """The reply; its ``_request_id`` is that of the response."""
        reply = self._model.from_dict(json.loads(self.content))
        reply._request_id = self.request_id
        parsed: T = reply
        return parsed


class RawGateway:
    """The calls of ``ChatGateway``, with the response of each."""

    def __init__(self, api_key: Optional[str], options: ClientOptions) -> None:
        log_as_environment_asks()
        host = url_or_environment(options.get("base_url"))
        configuration = Configuration(host=host, access_token=key_or_environment(api_key))
        configuration.connection_pool_maxsize = _POOL_SIZE
        client = ApiClient(configuration)
        client.user_agent = f"chat-gateway/{__version__}"
        self._headers = options.get("default_headers") or {}
        self._timeout = options.get("timeout", _DEFAULT_TIMEOUT_S)
        self._max_retries = options.get("max_retries", _DEFAULT_MAX_RETRIES)
        self._rest = RetryingRestClient(configuration, options.get("http_client"))
        self._chat = ChatApi(client)
        self._messages = MessagesApi(client)
        self._responses = ResponsesApi(client)
        self._models = ModelsApi(client)
        self._account = AccountApi(client)

    def create_chat_completion(
        self, request: ChatRequest, **options: Unpack[GenerationOptions]
    ) -> RawResponse[ChatCompletion]:
        """The whole reply."""
        return self._read(lambda: self.send_chat(body_of(request), options), ChatCompletion)

    def create_message(
        self, request: MessageRequest, **options: Unpack[GenerationOptions]
    ) -> RawResponse[Message]:
        """The whole reply."""
        return self._read(lambda: self.send_message(body_of(request), options), Message)

    def create_response(
        self, request: ResponseRequest, **options: Unpack[GenerationOptions]
    ) -> RawResponse[ResponseObject]:
        """The whole reply."""
        return self._read(lambda: self.send_response(body_of(request), options), ResponseObject)

    def count_message_tokens(
        self, request: CountRequest, **options: Unpack[CallOptions]
    ) -> RawResponse[TokenCount]:
        """The input tokens of a message, which is not generated."""
        parameters = self._messages._count_message_tokens_serialize(
            count_tokens_request=body_of(request), compat_version=None, **_DEFAULTS
        )
        return self._read(lambda: self._send(parameters, options), TokenCount)

    def list_models(self, **options: Unpack[CallOptions]) -> RawResponse[ModelList]:
        """The models that the key may use."""
        parameters = self._models._list_models_serialize(**_DEFAULTS)
        return self._read(lambda: self._send(parameters, options), ModelList)

    def get_model(self, id: str, **options: Unpack[CallOptions]) -> RawResponse[Model]:
        """One model's record."""
        parameters = self._models._get_model_serialize(id=id, **_DEFAULTS)
        return self._read(lambda: self._send(parameters, options), Model)

    def get_account(self, **options: Unpack[CallOptions]) -> RawResponse[Account]:
        """Plan, balance and limits."""
        parameters = self._account._get_account_serialize(**_DEFAULTS)
        return self._read(lambda: self._send(parameters, options), Account)

    def send_chat(self, body: Dict[str, Any], options: GenerationOptions) -> BaseHTTPResponse:
        """The unread response of a chat completion."""
        parameters = self._chat._create_chat_completion_serialize(
            chat_completion_request=body, idempotency_key=_key(options), **_DEFAULTS
        )
        return self._send(parameters, options)

    def send_message(self, body: Dict[str, Any], options: GenerationOptions) -> BaseHTTPResponse:
        """The unread response of a message."""
        parameters = self._messages._create_message_serialize(
            messages_request=body, idempotency_key=_key(options), compat_version=None, **_DEFAULTS
        )
        return self._send(parameters, options)

    def send_response(self, body: Dict[str, Any], options: GenerationOptions) -> BaseHTTPResponse:
        """The unread response of a response."""
        parameters = self._responses._create_response_serialize(
            responses_request=body, idempotency_key=_key(options), **_DEFAULTS
        )
        return self._send(parameters, options)

    def close(self) -> None:
        """Closes the idle connections."""
        self._rest.close()

    def _send(self, parameters: Any, options: CallOptions) -> BaseHTTPResponse:
        """The unread response of a request that succeeded."""
        method, url, headers, body, _ = parameters
        sent = HTTPHeaderDict(headers)
        for name, value in {**self._headers, **(options.get("extra_headers") or {})}.items():
            sent[name] = value
        timeout, max_retries = options.get("timeout"), options.get("max_retries")
        with _typed_errors():
            response = self._rest.send(
                method,
                url,
                sent,
                body,
                timeout=self._timeout if timeout is None else timeout,
                max_retries=self._max_retries if max_retries is None else max_retries,
            )
            if response.status < 400:
                return response
            text = response.data.decode("utf-8", "replace")
        raise error_from_body(response.status, text, response.headers)

    def _read(self, send: Callable[[], BaseHTTPResponse], model: Any) -> RawResponse[Any]:
        with _typed_errors():
            return RawResponse(send(), model)


@contextmanager
def _typed_errors() -> Iterator[None]:
    """Converts errors of the connection to ``GatewayError``."""
    try:
        yield
    except NewConnectionError as error:
        raise connection_error("connection_failed", str(error)) from error
    except TimeoutError as error:
        raise timeout_error() from error
    except HTTPError as error:
        raise connection_error("connection_failed", str(error)) from error
    except ApiException as error:
        raise connection_error("connection_failed", str(error.reason)) from error


#: Parameters of the generated calls beside body and key.
_DEFAULTS: Dict[str, Any] = {
    "x_request_id": None,
    "_request_auth": None,
    "_content_type": None,
    "_headers": None,
    "_host_index": 0,
}


def _key(options: GenerationOptions) -> Optional[str]:
    return options.get("idempotency_key")


def body_of(request: AnyRequest) -> Dict[str, Any]:
    """A request as a dict. Dicts are sent as they are; the service reports what is wrong."""
    if isinstance(request, Mapping):
        return dict(request)
    return request.to_dict()
