"""One whole chat, one message and a typed error, with the client of openapi-python-client."""

import os

from chat_gateway_api_client import AuthenticatedClient
from chat_gateway_api_client.api.chat import create_chat_completion
from chat_gateway_api_client.api.messages import create_message
from chat_gateway_api_client.models import (
    ChatCompletion,
    ChatCompletionRequest,
    ChatUserMessage,
    ErrorResponse,
    Message,
    MessagesRequest,
    UserInputMessage,
)

client = AuthenticatedClient(os.environ["GATEWAY_URL"], os.environ["GATEWAY_KEY"])


def chat(model):
    message = ChatUserMessage(role="user", content="Hello there")
    body = ChatCompletionRequest(model=model, messages=[message])
    return create_chat_completion.sync_detailed(client=client, body=body)


whole = chat("sandbox/echo").parsed
assert isinstance(whole, ChatCompletion)
print("chat:", whole.choices[0].message.content)

turn = UserInputMessage(role="user", content="Hello there")
request = MessagesRequest(model="sandbox/echo", messages=[turn])
message = create_message.sync(client=client, body=request)
assert isinstance(message, Message)
print("message:", message.content[0].text)

missing = chat("nobody/nothing")
assert isinstance(missing.parsed, ErrorResponse)
print("error:", int(missing.status_code), missing.parsed.error.code)
