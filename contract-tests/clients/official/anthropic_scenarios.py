"""Plays the scenarios of the file named by SCENARIOS with the vendor's library."""

import json
from typing import Any, Dict

import anthropic
from common import TOOL_ANSWER, Protocol, headers_of, play_all

# Each new one would load the certificates again, which takes longer than a scenario.
HTTP = anthropic.DefaultHttpxClient()


def client_of(scenario: Dict[str, Any]) -> anthropic.Anthropic:
    return anthropic.Anthropic(
        api_key=scenario["apiKey"],
        base_url=scenario["baseUrl"].removesuffix("/v1"),
        max_retries=0,
        default_headers=headers_of(scenario),
        http_client=HTTP,
    )


def split(request: Dict[str, Any]) -> Dict[str, Any]:
    """Fields that the library has no parameter for go into the body unchanged."""
    own = {
        name: value for name, value in request.items() if name not in ("colour", "temperature")
    }
    extra = {name: value for name, value in request.items() if name not in own}
    return {**own, "extra_body": extra}


def ask(client: anthropic.Anthropic, request: Dict[str, Any], reply: Dict[str, Any]) -> str:
    message = client.messages.create(**split(request))
    for block in message.content:
        if block.type == "text":
            reply["text"] += block.text
        elif block.type == "thinking":
            reply["reasoning"] += block.thinking
        elif block.type == "tool_use":
            made = {"id": block.id, "name": block.name, "input": json.dumps(block.input)}
            reply["calls"].append(made)
    reply["stop"] = message.stop_reason
    usage = message.usage
    reply["usage"] = {"input": usage.input_tokens, "output": usage.output_tokens}
    return message.id


def open_stream(client: anthropic.Anthropic, request: Dict[str, Any]) -> Any:
    return client.messages.create(**split(request), stream=True)


def stream(client: anthropic.Anthropic, request: Dict[str, Any], reply: Dict[str, Any]) -> None:
    for event in open_stream(client, request):
        if event.type == "content_block_start" and event.content_block.type == "tool_use":
            block = event.content_block
            reply["calls"].append({"id": block.id, "name": block.name, "input": ""})
        elif event.type == "content_block_delta":
            if event.delta.type == "text_delta":
                reply["text"] += event.delta.text
                reply["pieces"] += 1
            elif event.delta.type == "thinking_delta":
                reply["reasoning"] += event.delta.thinking
            elif event.delta.type == "input_json_delta":
                reply["calls"][-1]["input"] += event.delta.partial_json
        elif event.type == "message_delta":
            reply["stop"] = event.delta.stop_reason
            usage = event.usage
            reply["usage"] = {"input": usage.input_tokens, "output": usage.output_tokens}


def count(client: anthropic.Anthropic, request: Dict[str, Any]) -> int:
    return client.messages.count_tokens(**request).input_tokens


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


def account(client: anthropic.Anthropic) -> Any:
    return client.get("/v1/account", cast_to=object)


def error_of(error: Exception) -> Dict[str, Any]:
    if not isinstance(error, anthropic.APIError):
        return {"name": type(error).__name__, "message": str(error)[:500]}
    status = getattr(error, "status_code", None)
    told = error.body["error"] if isinstance(error.body, dict) else {}
    return {
        "status": status,
        "type": told.get("type"),
        "code": told.get("code"),
        "message": error.message,
    }


play_all(
    client_of=client_of,
    protocols={"messages": Protocol(ask, stream, open_stream, follow, limit="max_tokens")},
    account=account,
    error_of=error_of,
    count=count,
)
