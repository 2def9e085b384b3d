"""Plays the scenarios of the file named by SCENARIOS; prints a JSON line for each."""

import json
import os
from typing import Any, Dict

from chat_gateway import (
    ChatCompletionRequest,
    ChatGateway,
    ContentBlockDeltaEvent,
    ContentBlockStartEvent,
    CountTokensRequest,
    GatewayError,
    InputJsonDelta,
    MessageDeltaEvent,
    MessagesRequest,
    OutputFunctionCall,
    OutputMessage,
    OutputReasoning,
    OutputTextDeltaEvent,
    ReasoningTextDeltaEvent,
    ResponseCompletedEvent,
    ResponseIncompleteEvent,
    ResponsesRequest,
    TextBlock,
    TextDelta,
    ThinkingBlock,
    ThinkingDelta,
    ToolUseBlock,
)

from surface import SURFACE

TOOL_ANSWER = "sunny"


class Chat:
    request_model = ChatCompletionRequest
    limit = "max_tokens"

    @staticmethod
    def ask(gateway: ChatGateway, request: Any, reply: Dict[str, Any], key: Any = None) -> None:
        completion = gateway.create_chat_completion(request, idempotency_key=key)
        reply["id"] = completion.id
        choice, usage = completion.choices[0], completion.usage
        reply["text"] += choice.message.content or ""
        reply["reasoning"] += choice.message.reasoning_content or ""
        reply["stop"] = choice.finish_reason
        for call in choice.message.tool_calls or []:
            function = call.function
            reply["calls"].append(
                {"id": call.id, "name": function.name, "input": function.arguments}
            )
        reply["usage"] = {"input": usage.prompt_tokens, "output": usage.completion_tokens}

    @staticmethod
    def stream(gateway: ChatGateway, request: Any, key: Any = None) -> Any:
        return gateway.stream_chat_completion(request, idempotency_key=key)

    @staticmethod
    def read(chunk: Any, reply: Dict[str, Any]) -> None:
        if chunk.usage is not None:
            usage = chunk.usage
            reply["usage"] = {"input": usage.prompt_tokens, "output": usage.completion_tokens}
        for choice in chunk.choices:
            delta = choice.delta
            reply["text"] += delta.content or ""
            reply["pieces"] += 1 if delta.content else 0
            reply["reasoning"] += delta.reasoning_content or ""
            reply["stop"] = choice.finish_reason or reply["stop"]
            for call in delta.tool_calls or []:
                if call.id is not None:
                    name = call.function.name
                    reply["calls"].append({"id": call.id, "name": name, "input": ""})
                reply["calls"][call.index]["input"] += call.function.arguments

    @staticmethod
    def follow(request: Dict[str, Any], reply: Dict[str, Any]) -> Dict[str, Any]:
        calls = reply["calls"]
        made = [
            {
                "id": call["id"],
                "type": "function",
                "function": {"name": call["name"], "arguments": call["input"]},
            }
            for call in calls
        ]
        results = [
            {"role": "tool", "tool_call_id": call["id"], "content": TOOL_ANSWER} for call in calls
        ]
        turns = [{"role": "assistant", "content": None, "tool_calls": made}, *results]
        return {**request, "messages": [*request["messages"], *turns]}


class Messages:
    request_model = MessagesRequest
    limit = "max_tokens"

    @staticmethod
    def ask(gateway: ChatGateway, request: Any, reply: Dict[str, Any], key: Any = None) -> None:
        message = gateway.create_message(request, idempotency_key=key)
        reply["id"] = message.id
        for block in (content.actual_instance for content in message.content):
            if isinstance(block, TextBlock):
                reply["text"] += block.text
            elif isinstance(block, ThinkingBlock):
                reply["reasoning"] += block.thinking
            elif isinstance(block, ToolUseBlock):
                call = {"id": block.id, "name": block.name, "input": json.dumps(block.input)}
                reply["calls"].append(call)
        reply["stop"] = message.stop_reason.value
        usage = message.usage
        reply["usage"] = {"input": usage.input_tokens, "output": usage.output_tokens}

    @staticmethod
    def stream(gateway: ChatGateway, request: Any, key: Any = None) -> Any:
        return gateway.stream_message(request, idempotency_key=key)

    @staticmethod
    def read(event: Any, reply: Dict[str, Any]) -> None:
        if isinstance(event, ContentBlockStartEvent):
            block = event.content_block.actual_instance
            if isinstance(block, ToolUseBlock):
                reply["calls"].append({"id": block.id, "name": block.name, "input": ""})
        elif isinstance(event, ContentBlockDeltaEvent):
            delta = event.delta.actual_instance
            if isinstance(delta, TextDelta):
                reply["text"] += delta.text
                reply["pieces"] += 1
            elif isinstance(delta, ThinkingDelta):
                reply["reasoning"] += delta.thinking
            elif isinstance(delta, InputJsonDelta):
                reply["calls"][-1]["input"] += delta.partial_json
        elif isinstance(event, MessageDeltaEvent):
            reply["stop"] = event.delta.stop_reason.value
            usage = event.usage
            reply["usage"] = {"input": usage.input_tokens, "output": usage.output_tokens}

    @staticmethod
    def follow(request: Dict[str, Any], reply: Dict[str, Any]) -> Dict[str, Any]:
        calls = reply["calls"]
        made = [
            {
                "type": "tool_use",
                "id": call["id"],
                "name": call["name"],
                "input": json.loads(call["input"] or "{}"),
            }
            for call in calls
        ]
        results = [
            {"type": "tool_result", "tool_use_id": call["id"], "content": TOOL_ANSWER}
            for call in calls
        ]
        turns = [{"role": "assistant", "content": made}, {"role": "user", "content": results}]
        return {**request, "messages": [*request["messages"], *turns]}


class Responses:
    request_model = ResponsesRequest
    limit = "max_output_tokens"

    @staticmethod
    def ask(gateway: ChatGateway, request: Any, reply: Dict[str, Any], key: Any = None) -> None:
        Responses.take(gateway.create_response(request, idempotency_key=key), reply)

    @staticmethod
    def take(response: Any, reply: Dict[str, Any]) -> None:
        """Fills in the reply from a whole response."""
        reply.update(id=response.id, items=[item.to_dict() for item in response.output])
        reply.update(text="", reasoning="", calls=[])
        for item in (output.actual_instance for output in response.output):
            if isinstance(item, OutputMessage):
                reply["text"] += "".join(part.text for part in item.content)
            elif isinstance(item, OutputReasoning):
                reply["reasoning"] += "".join(part.text for part in item.summary)
            elif isinstance(item, OutputFunctionCall):
                call = {"id": item.call_id, "name": item.name, "input": item.arguments}
                reply["calls"].append(call)
        details = response.incomplete_details
        reply["stop"] = response.status.value if details is None else details.reason
        usage = response.usage
        reply["usage"] = {"input": usage.input_tokens, "output": usage.output_tokens}

    @staticmethod
    def stream(gateway: ChatGateway, request: Any, key: Any = None) -> Any:
        return gateway.stream_response(request, idempotency_key=key)

    @staticmethod
    def read(event: Any, reply: Dict[str, Any]) -> None:
        if isinstance(event, OutputTextDeltaEvent):
            reply["text"] += event.delta
            reply["pieces"] += 1
        elif isinstance(event, ReasoningTextDeltaEvent):
            reply["reasoning"] += event.delta
        elif isinstance(event, (ResponseCompletedEvent, ResponseIncompleteEvent)):
            streamed = (reply["text"], reply["reasoning"])
            Responses.take(event.response, reply)
            if (reply["text"], reply["reasoning"]) != streamed:
                raise ValueError(f"the events have {streamed}, the response {reply}")

    @staticmethod
    def follow(request: Dict[str, Any], reply: Dict[str, Any]) -> Dict[str, Any]:
        asked = request["input"]
        turns = [{"role": "user", "content": asked}] if isinstance(asked, str) else asked
        results = [
            {"type": "function_call_output", "call_id": call["id"], "output": TOOL_ANSWER}
            for call in reply["calls"]
        ]
        return {**request, "input": [*turns, *reply["items"], *results]}


PROTOCOLS: Dict[str, Any] = {"chat": Chat, "messages": Messages, "responses": Responses}


def empty_reply() -> Dict[str, Any]:
    return {"text": "", "reasoning": "", "stop": None, "calls": [], "pieces": 0, "usage": {}}


def say(gateway: ChatGateway, scenario: Any, request: Any, streamed: bool, reply: Any) -> None:
    protocol = PROTOCOLS[scenario["call"].split("-")[0]]
    typed = request if scenario["untyped"] else protocol.request_model.from_dict(request)
    if not streamed:
        protocol.ask(gateway, typed, reply)
        return
    with protocol.stream(gateway, typed) as events:
        for event in events:
            protocol.read(event, reply)


def loop(gateway: ChatGateway, scenario: Any, streamed: bool, reply: Any) -> None:
    first = empty_reply()
    request = dict(scenario["request"])
    say(gateway, scenario, request, streamed, first)
    request.pop("tool_choice", None)
    protocol = PROTOCOLS[scenario["call"].split("-")[0]]
    request = protocol.follow(request, first)
    say(gateway, scenario, request, streamed, reply)
    reply["calls"], reply["callStop"] = first["calls"], first["stop"]


def cancel(gateway: ChatGateway, scenario: Any, reply: Any) -> None:
    protocol = PROTOCOLS[scenario["call"].split("-")[0]]
    typed = protocol.request_model.from_dict(scenario["request"])
    with protocol.stream(gateway, typed) as events:
        next(events)
    say(gateway, scenario, scenario["request"], False, reply)


def idempotent(gateway: ChatGateway, scenario: Any, reply: Any) -> None:
    """The same request twice, then another of the same name."""
    protocol = PROTOCOLS[scenario["call"].split("-")[0]]
    replies = [empty_reply(), empty_reply()]
    for one in replies:
        protocol.ask(gateway, scenario["request"], one, scenario["idempotencyKey"])
    reply["same"] = replies[0]["id"] == replies[1]["id"]
    other = {**scenario["request"], protocol.limit: 50}
    protocol.ask(gateway, other, empty_reply(), scenario["idempotencyKey"])


def conflict(gateway: ChatGateway, scenario: Any) -> None:
    """A request whose name another bears that still runs."""
    protocol = PROTOCOLS[scenario["call"].split("-")[0]]
    asked = (gateway, scenario["request"], scenario["idempotencyKey"])
    with protocol.stream(*asked) as held:
        next(held)
        with protocol.stream(*asked) as second:
            next(second)


def count(gateway: ChatGateway, scenario: Any, reply: Any) -> None:
    """The count of a request, and whether the response reports the same."""
    request = CountTokensRequest.from_dict(scenario["request"])
    reply["count"] = gateway.count_message_tokens(request).input_tokens
    say(gateway, scenario, {**scenario["request"], "max_tokens": 2048}, False, reply)
    reply["same"] = reply["count"] == reply["usage"]["input"]


def play(scenario: Any, reply: Dict[str, Any]) -> None:
    if scenario["call"] in SURFACE:
        SURFACE[scenario["call"]](scenario, reply)
        return
    gateway = ChatGateway(
        scenario["apiKey"], base_url=scenario["baseUrl"], max_retries=scenario["retries"]
    )
    call, *words = scenario["call"].split("-")
    if call == "models":
        data = gateway.list_models().data
        reply.update(count=len(data), has=any(model.id == "sandbox/echo" for model in data))
    elif call == "model":
        reply["id"] = gateway.get_model(scenario["model"]).id
    elif call == "account":
        account = gateway.get_account()
        plan, currency = account.plan.id, account.balance.currency
        reply.update(object=account.object, plan=plan, currency=currency)
    elif "cancel" in words:
        cancel(gateway, scenario, reply)
    elif "idempotent" in words:
        idempotent(gateway, scenario, reply)
    elif "conflict" in words:
        conflict(gateway, scenario)
    elif "count" in words:
        count(gateway, scenario, reply)
    elif "tools" in words:
        loop(gateway, scenario, "stream" in words, reply)
    else:
        say(gateway, scenario, scenario["request"], "stream" in words, reply)
    request = scenario["request"]
    if any(name in request for name in ("response_format", "output_config", "text")):
        reply["json"] = json.loads(reply["text"])
    for made in reply["calls"]:
        made["input"] = json.loads(made["input"] or "{}")


def main() -> None:
    with open(os.environ["SCENARIOS"], encoding="utf-8") as file:
        scenarios = json.load(file)
    for scenario in scenarios:
        outcome = empty_reply()
        try:
            play(scenario, outcome)
        except GatewayError as error:
            told = {"status": error.status, "type": error.type, "code": error.code}
            told["class"] = type(error).__name__
            outcome["error"] = {**told, "message": error.message}
        except Exception as error:  # reported, so that the other scenarios are played too
            outcome["error"] = {"name": type(error).__name__, "message": str(error)[:500]}
        print(json.dumps({"scenario": scenario["name"], "outcome": outcome}), flush=True)


main()
