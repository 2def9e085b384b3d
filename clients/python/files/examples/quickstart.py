# Needs GATEWAY_URL (…/v1) and GATEWAY_KEY.
# #region client
import os

from chat_gateway import ChatGateway, GatewayError

gateway = ChatGateway(os.environ["GATEWAY_KEY"], base_url=os.environ["GATEWAY_URL"])
# #endregion

# #region chat
completion = gateway.create_chat_completion(
    {"model": "sandbox/echo", "messages": [{"role": "user", "content": "Hello there"}]}
)
print(completion.choices[0].message.content)
# #endregion

# #region stream
request = {"model": "sandbox/echo", "messages": [{"role": "user", "content": "Piece by piece"}]}
with gateway.stream_chat_completion(request) as chunks:
    for chunk in chunks:
        for choice in chunk.choices:
            print(choice.delta.content or "", end="")
print()
# #endregion

# #region messages
from chat_gateway import ContentBlockDeltaEvent, TextDelta

request = {
    "model": "sandbox/echo",
    "max_tokens": 100,
    "messages": [{"role": "user", "content": "The other protocol"}],
}
with gateway.stream_message(request) as events:
    for event in events:
        if isinstance(event, ContentBlockDeltaEvent):
            delta = event.delta.actual_instance
            if isinstance(delta, TextDelta):
                print(delta.text, end="")
print()
# #endregion

# #region tools
tool = {"type": "function", "function": {"name": "get_weather"}}
messages = [{"role": "user", "content": "Is it sunny?"}]
request = {"model": "sandbox/agent", "messages": messages, "tools": [tool]}
message = gateway.create_chat_completion(request).choices[0].message
messages.append(message.to_dict())
for call in message.tool_calls:
    messages.append({"role": "tool", "tool_call_id": call.id, "content": "sunny"})
print(gateway.create_chat_completion(request).choices[0].message.content)
# #endregion

# #region cancel
request = {
    "model": "sandbox/slow",
    "messages": [{"role": "user", "content": "one two three four five"}],
}
with gateway.stream_chat_completion(request) as chunks:
    next(chunks)
# The connection is closed; the rest is neither made nor charged.
print("cancelled")
# #endregion

# #region errors
try:
    gateway.get_model("sandbox/nothing")
except GatewayError as error:
    print(error.status, error.type, error.code)
# #endregion
