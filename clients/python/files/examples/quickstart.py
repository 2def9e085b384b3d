# Needs GATEWAY_URL (…/v1) and GATEWAY_KEY.
# #region client
import os

from chat_gateway import ChatGateway, NotFoundError

# The same as without arguments: both variables are read by default.
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
    whole = chunks.get_final_completion()
print("" if whole.choices[0].finish_reason == "stop" else "cut off")
# #endregion

# #region messages
question = {
    "model": "sandbox/echo",
    "max_tokens": 100,
    "messages": [{"role": "user", "content": "The other protocol"}],
}
with gateway.stream_message(question) as stream:
    for text in stream.text_stream:
        print(text, end="")
    usage = stream.get_final_message().usage
print("" if usage.output_tokens > 0 else "empty")
# #endregion

# #region tools
tool = {"type": "function", "function": {"name": "get_weather"}}
messages: list = [{"role": "user", "content": "Is it sunny?"}]
weather = {"model": "sandbox/agent", "messages": messages, "tools": [tool]}
message = gateway.create_chat_completion(weather).choices[0].message
messages.append(message.to_dict())
for call in message.tool_calls or []:
    messages.append({"role": "tool", "tool_call_id": call.id, "content": "sunny"})
print(gateway.create_chat_completion(weather).choices[0].message.content)
# #endregion

# #region cancel
slow = {
    "model": "sandbox/slow",
    "messages": [{"role": "user", "content": "one two three four five"}],
}
with gateway.stream_chat_completion(slow) as chunks:
    next(chunks)
# The connection is closed; the rest is neither made nor charged.
print("cancelled")
# #endregion

# #region errors
try:
    gateway.get_model("sandbox/nothing")
except NotFoundError as error:
    print(error.status, error.type, error.code)
# #endregion

# #region raw
response = gateway.with_raw_response.list_models()
models = response.parse()
assert response.status_code == 200 and models._request_id == response.request_id
# #endregion

# #region options
patient = ChatGateway(
    timeout=60.0, max_retries=5, default_headers={"x-client-request-id": "checkout-7"}
)
patient.get_account(timeout=5.0, max_retries=0)
# #endregion

# #region asynchronous
import asyncio

from chat_gateway import AsyncChatGateway


async def main() -> None:
    async with AsyncChatGateway() as client:
        async with client.stream_chat_completion(request) as pieces:
            text = "".join([piece async for piece in pieces.text_stream])
        reply = await client.create_chat_completion(request)
    assert text == reply.choices[0].message.content


asyncio.run(main())
# #endregion
