"""The calls of the options and helpers: ``client-…`` and ``final-…``."""

import asyncio
import json
import logging
import os
import threading
from typing import Any, Callable, Dict
from urllib.parse import urlsplit

import urllib3

from chat_gateway import AsyncChatGateway, ChatGateway, GatewayError

TIMEOUT_S = 0.1
#: Long enough for the first events on a busy machine.
STREAM_TIMEOUT_S = 3.0


def client_of(scenario: Any, **options: Any) -> ChatGateway:
    known = {"base_url": scenario["baseUrl"], "max_retries": scenario["retries"]}
    return ChatGateway(scenario["apiKey"], **{**known, **options})


def text_of(gateway: ChatGateway, scenario: Any, **options: Any) -> str:
    completion = gateway.create_chat_completion(scenario["request"], **options)
    return completion.choices[0].message.content or ""


def read_text(stream: Any, reply: Any) -> None:
    """Reads a stream's text into the reply, so that it is reported if the stream fails."""
    for piece in stream.text_stream:
        reply["text"] += piece


def statuses(scenario: Any, reply: Any) -> None:
    gateway = client_of(scenario)
    reply["classes"] = []
    while True:
        try:
            text_of(gateway, scenario)
        except GatewayError as error:
            name = type(error).__name__
            if error.status == 404 and name in reply["classes"]:
                return
            reply["classes"].append(name)


def raw(scenario: Any, reply: Any) -> None:
    gateway = client_of(scenario)
    response = gateway.with_raw_response.create_chat_completion(scenario["request"])
    completion = response.parse()
    with gateway.stream_chat_completion(scenario["request"]) as stream:
        if (stream.request_id, stream.get_final_text()) != (response.request_id, "done"):
            raise ValueError("the stream has another id or text")
    reply.update(status=response.status_code, requestId=response.request_id)
    reply.update(replyId=completion._request_id, text=completion.choices[0].message.content)
    if "_request_id" in completion.to_dict():
        raise ValueError("the id is part of the JSON")


def headers(scenario: Any, reply: Any) -> None:
    gateway = client_of(scenario, default_headers={"x-default": "one", "X-Call": "one"})
    got = json.loads(text_of(gateway, scenario, extra_headers={"x-call": "two"}))
    reply.update(agent=got["user-agent"], default=got["x-default"], call=got["x-call"])


def environment(scenario: Any, reply: Any) -> None:
    try:
        reply["missing"] = "none"
        ChatGateway()
    except GatewayError as error:
        reply["missing"] = error.code
    os.environ.update(GATEWAY_KEY=scenario["apiKey"], GATEWAY_URL=scenario["baseUrl"])
    got = json.loads(text_of(ChatGateway(), scenario))
    del os.environ["GATEWAY_KEY"], os.environ["GATEWAY_URL"]
    reply["same"] = got["authorization"] == f"Bearer {scenario['apiKey']}"


def late_cut(scenario: Any, reply: Any) -> None:
    """The reply is asked for after the stream has failed."""
    with client_of(scenario).stream_chat_completion(scenario["request"]) as stream:
        try:
            read_text(stream, reply)
        except GatewayError:
            stream.get_final_completion()


def transport(scenario: Any, reply: Any) -> None:
    class CountingPool(urllib3.PoolManager):
        def urlopen(self, *arguments: Any, **options: Any) -> Any:
            reply["count"] = reply.get("count", 0) + 1
            return super().urlopen(*arguments, **options)

    reply["text"] = text_of(client_of(scenario, http_client=CountingPool(retries=False)), scenario)


def proxy(scenario: Any, reply: Any) -> None:
    address = urlsplit(scenario["baseUrl"])
    for name in ("no_proxy", "NO_PROXY"):
        os.environ.pop(name, None)
    os.environ["http_proxy"] = f"{address.scheme}://{address.netloc}"
    gateway = client_of(scenario, base_url=f"http://gateway.invalid{address.path}")
    del os.environ["http_proxy"]
    reply["text"] = text_of(gateway, scenario)


def log(scenario: Any, reply: Any) -> None:
    lines = []

    class Capture(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    logger, handler = logging.getLogger("chat_gateway"), Capture()
    os.environ["GATEWAY_LOG"] = "debug"
    logger.addHandler(handler)
    text_of(client_of(scenario), scenario)
    logger.removeHandler(handler)
    logger.setLevel(logging.NOTSET)
    del os.environ["GATEWAY_LOG"]
    secrets = (scenario["apiKey"], "Hello", "done")
    leaks = any(secret in line for line in lines for secret in secrets)
    reply.update(lines=len(lines), leaks=leaks)


def abort(scenario: Any, reply: Any) -> None:
    stream = client_of(scenario).stream_chat_completion(scenario["request"])
    for piece in stream.text_stream:
        reply["text"] += piece
        threading.Timer(TIMEOUT_S, stream.close).start()


def stream_timeout(scenario: Any, reply: Any) -> None:
    gateway = client_of(scenario, timeout=STREAM_TIMEOUT_S)
    read_text(gateway.stream_chat_completion(scenario["request"]), reply)


async def asynchronous(scenario: Any, reply: Any) -> None:
    options = {"base_url": scenario["baseUrl"], "max_retries": 0}
    request = scenario["request"]
    async with AsyncChatGateway(scenario["apiKey"], **options) as gateway:
        asked = [gateway.create_chat_completion(request) for _ in range(20)]
        reply["count"] = len(await asyncio.gather(*asked))
        async with gateway.stream_chat_completion(request) as stream:
            async for piece in stream.text_stream:
                reply["text"] += piece
            whole = await stream.get_final_completion()
        response = await gateway.with_raw_response.create_chat_completion(request)
        events = [event async for event in gateway.stream_message({**request, "max_tokens": 9})]
    texts = [one.choices[0].message.content for one in (whole, response.parse())]
    if texts != [reply["text"]] * 2 or response.request_id is None or len(events) < 4:
        raise ValueError("the replies have another text, no id, or too few events")


async def async_cancel(scenario: Any, reply: Any) -> None:
    options = {"base_url": scenario["baseUrl"], "max_retries": 0}
    async with AsyncChatGateway(scenario["apiKey"], **options) as gateway:
        held = gateway.stream_chat_completion(scenario["request"])
        await held.__anext__()
        waiting = asyncio.ensure_future(held.get_final_text())
        await asyncio.sleep(TIMEOUT_S)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        completion = await gateway.create_chat_completion(scenario["request"])
        reply["text"] = completion.choices[0].message.content


CALLS = {
    "chat": ("create_chat_completion", "stream_chat_completion", "get_final_completion"),
    "messages": ("create_message", "stream_message", "get_final_message"),
    "responses": ("create_response", "stream_response", "get_final_response"),
}
VARYING = {"id", "call_id", "created", "created_at", "signature"}


def comparable(value: Any) -> Any:
    """Removes what differs between two replies to one request."""
    if isinstance(value, list):
        return [comparable(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {name: comparable(item) for name, item in value.items() if name not in VARYING}


def final(scenario: Any, reply: Any) -> None:
    gateway = client_of(scenario)
    create, stream, finish = CALLS[scenario["call"].split("-")[1]]
    request = {name: it for name, it in scenario["request"].items() if name != "stream_options"}
    whole = comparable(getattr(gateway, create)(request).to_dict())
    with getattr(gateway, stream)(scenario["request"]) as streamed:
        read_text(streamed, reply)
        ended = comparable(getattr(streamed, finish)().to_dict())
        reply["same"] = ended == whole and streamed.get_final_text() == reply["text"]
    if ended != whole:
        reply["differs"] = {"ended": ended, "whole": whole}


#: Each plays one scenario and fills in its reply.
SURFACE: Dict[str, Callable[[Any, Any], Any]] = {
    "client-statuses": statuses,
    "client-timeout": lambda one, _: text_of(client_of(one), one, timeout=TIMEOUT_S),
    "client-stream-timeout": stream_timeout,
    "client-call-retries": lambda one, _: text_of(client_of(one), one, max_retries=1),
    "client-late-cut": late_cut,
    "client-raw": raw,
    "client-headers": headers,
    "client-environment": environment,
    "client-transport": transport,
    "client-proxy": proxy,
    "client-log": log,
    "client-abort": abort,
    "client-async": lambda one, reply: asyncio.run(asynchronous(one, reply)),
    "client-async-cancel": lambda one, reply: asyncio.run(async_cancel(one, reply)),
    "final-chat": final,
    "final-messages": final,
    "final-responses": final,
}
