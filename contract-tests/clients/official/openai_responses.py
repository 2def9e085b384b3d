"""The calls of the responses protocol with the vendor's library."""

from typing import Any, Dict

import openai
from common import TOOL_ANSWER, Protocol
from pydantic import BaseModel


class Answer(BaseModel):
    """What the scenarios with structured output ask for."""

    answer: str
    sure: bool


def split(request: Dict[str, Any]) -> Dict[str, Any]:
    """Fields that the library has no parameter for go into the body unchanged."""
    own = {name: value for name, value in request.items() if name != "colour"}
    extra = {name: value for name, value in request.items() if name not in own}
    return {**own, "extra_body": extra}


def take(response: Any, reply: Dict[str, Any]) -> str:
    """Fills in the reply from a whole response."""
    reply["items"] = response.output
    reply["text"] = response.output_text
    reply["calls"] = []
    for item in response.output:
        if item.type == "function_call":
            made = {"id": item.call_id, "name": item.name, "input": item.arguments}
            reply["calls"].append(made)
        elif item.type == "reasoning":
            reply["reasoning"] = "".join(part.text for part in item.summary)
    details = response.incomplete_details
    reply["stop"] = response.status if details is None else details.reason
    usage = response.usage
    reply["usage"] = {"input": usage.input_tokens, "output": usage.output_tokens}
    return response.id


def ask(client: openai.OpenAI, request: Dict[str, Any], reply: Dict[str, Any]) -> str:
    return take(client.responses.create(**split(request)), reply)


def open_stream(client: openai.OpenAI, request: Dict[str, Any]) -> Any:
    return client.responses.create(**split(request), stream=True)


def stream(client: openai.OpenAI, request: Dict[str, Any], reply: Dict[str, Any]) -> None:
    for event in open_stream(client, request):
        if event.type == "response.output_text.delta":
            reply["text"] += event.delta
            reply["pieces"] += 1
        elif event.type == "response.reasoning_summary_text.delta":
            reply["reasoning"] += event.delta
        elif event.type in ("response.completed", "response.incomplete"):
            streamed = {name: reply[name] for name in ("text", "reasoning")}
            take(event.response, reply)
            told = {name: reply[name] for name in streamed}
            if told != streamed:
                raise ValueError(f"the events have {streamed}, the whole response {told}")


def helper(client: openai.OpenAI, request: Dict[str, Any], reply: Dict[str, Any]) -> None:
    """The library's own accumulation of a stream."""
    with client.responses.stream(**split(request)) as events:
        for event in events:
            if event.type == "response.output_text.delta":
                reply["text"] = event.snapshot
                reply["pieces"] += 1
        take(events.get_final_response(), reply)


def parse(client: openai.OpenAI, request: Dict[str, Any], reply: Dict[str, Any]) -> None:
    """A class in place of the request's schema."""
    own = {name: value for name, value in request.items() if name != "text"}
    response = client.responses.parse(**split(own), text_format=Answer)
    take(response, reply)
    reply["parsed"] = response.output_parsed.model_dump()


def follow(request: Dict[str, Any], reply: Dict[str, Any]) -> Dict[str, Any]:
    asked = request["input"]
    turns = [{"role": "user", "content": asked}] if isinstance(asked, str) else asked
    results = [
        {"type": "function_call_output", "call_id": call["id"], "output": TOOL_ANSWER}
        for call in reply["calls"]
    ]
    return {**request, "input": [*turns, *reply["items"], *results]}


protocol = Protocol(
    ask,
    stream,
    open_stream,
    follow,
    limit="max_output_tokens",
    helpers={"helper": helper, "parse": parse},
)
