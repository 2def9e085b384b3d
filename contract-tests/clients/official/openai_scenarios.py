"""Plays the scenarios of the file named by SCENARIOS with the vendor's library."""

from typing import Any, Dict

import openai
import openai_responses
from common import TOOL_ANSWER, Protocol, headers_of, play_all

# Each new one would load the certificates again, which takes longer than a scenario.
HTTP = openai.DefaultHttpxClient()


def client_of(scenario: Dict[str, Any]) -> openai.OpenAI:
    return openai.OpenAI(
        api_key=scenario["apiKey"],
        base_url=scenario["baseUrl"],
        max_retries=0,
        default_headers=headers_of(scenario),
        http_client=HTTP,
    )


def split(request: Dict[str, Any]) -> Dict[str, Any]:
    """Fields that the library has no parameter for go into the body unchanged."""
    own = {
        name: value
        for name, value in request.items()
        if name not in ("reasoning", "colour")
    }
    extra = {name: value for name, value in request.items() if name not in own}
    return {**own, "extra_body": extra}


def ask(client: openai.OpenAI, request: Dict[str, Any], reply: Dict[str, Any]) -> str:
    completion = client.chat.completions.create(**split(request))
    choice = completion.choices[0]
    reply["text"] = choice.message.content or ""
    reply["reasoning"] = getattr(choice.message, "reasoning_content", "")
    reply["stop"] = choice.finish_reason
    for call in choice.message.tool_calls or []:
        made = {"id": call.id, "name": call.function.name, "input": call.function.arguments}
        reply["calls"].append(made)
    usage = completion.usage
    reply["usage"] = {"input": usage.prompt_tokens, "output": usage.completion_tokens}
    return completion.id


def open_stream(client: openai.OpenAI, request: Dict[str, Any]) -> Any:
    return client.chat.completions.create(**split(request), stream=True)


def stream(client: openai.OpenAI, request: Dict[str, Any], reply: Dict[str, Any]) -> None:
    for chunk in open_stream(client, request):
        if chunk.usage is not None:
            usage = chunk.usage
            reply["usage"] = {"input": usage.prompt_tokens, "output": usage.completion_tokens}
        for choice in chunk.choices:
            delta = choice.delta
            reply["text"] += delta.content or ""
            reply["pieces"] += 1 if delta.content else 0
            reply["reasoning"] += getattr(delta, "reasoning_content", None) or ""
            reply["stop"] = choice.finish_reason or reply["stop"]
            for call in delta.tool_calls or []:
                if call.id is not None:
                    made = {"id": call.id, "name": call.function.name, "input": ""}
                    reply["calls"].append(made)
                reply["calls"][call.index]["input"] += call.function.arguments


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


def account(client: openai.OpenAI) -> Any:
    return client.get("/account", cast_to=object)


def error_of(error: Exception) -> Dict[str, Any]:
    if not isinstance(error, openai.APIError):
        return {"name": type(error).__name__, "message": str(error)[:500]}
    status = getattr(error, "status_code", None)
    return {"status": status, "type": error.type, "code": error.code, "message": error.message}


play_all(
    client_of=client_of,
    protocols={
        "chat": Protocol(ask, stream, open_stream, follow, limit="max_tokens"),
        "responses": openai_responses.protocol,
    },
    account=account,
    error_of=error_of,
)
