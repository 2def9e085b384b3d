"""Code shared by the programs of both vendors' Python libraries."""

import json
import os
from typing import Any, Callable, Dict

TOOL_ANSWER = "sunny"


def empty_reply() -> Dict[str, Any]:
    return {"text": "", "reasoning": "", "stop": None, "calls": [], "pieces": 0, "usage": {}}


def headers_of(scenario: Dict[str, Any]) -> Dict[str, str]:
    """The headers that a scenario sets."""
    key = scenario["idempotencyKey"]
    return {"Idempotency-Key": key} if key else {}


def play_all(
    *,
    client_of: Callable[..., Any],
    ask: Callable[..., str],
    stream: Callable[..., None],
    open_stream: Callable[..., Any],
    answer: Callable[..., Any],
    account: Callable[..., Any],
    error_of: Callable[[Exception], Dict[str, Any]],
    count: Callable[..., int] = lambda client, request: 0,
) -> None:
    """Plays every scenario and prints a JSON line for each. ``ask`` returns the reply's id."""

    def play(scenario: Dict[str, Any], reply: Dict[str, Any]) -> None:
        client = client_of(scenario)
        call, *words = scenario["call"].split("-")
        say = stream if "stream" in words else ask
        request = scenario["request"]
        if call == "models":
            ids = [model.id for model in client.models.list()]
            reply.update(count=len(ids), has="sandbox/echo" in ids)
        elif call == "model":
            reply["id"] = client.models.retrieve(scenario["model"]).id
        elif call == "account":
            told = account(client)
            plan, currency = told["plan"]["id"], told["balance"]["currency"]
            reply.update(object=told["object"], plan=plan, currency=currency)
        elif "count" in words:
            reply["count"] = count(client, request)
            ask(client, {**request, "max_tokens": 2048}, reply)
            reply["same"] = reply["count"] == reply["usage"]["input"]
        elif "conflict" in words:
            held = open_stream(client, request)
            next(held)
            try:
                open_stream(client, request).close()
            finally:
                held.close()
        elif "idempotent" in words:
            ids = [ask(client, request, empty_reply()) for _ in range(2)]
            reply["same"] = ids[0] == ids[1]
            ask(client, {**request, "max_tokens": 50}, empty_reply())
        elif "tools" in words:
            first = empty_reply()
            say(client, request, first)
            messages = [*request["messages"], *answer(first["calls"])]
            again = {name: value for name, value in request.items() if name != "tool_choice"}
            say(client, {**again, "messages": messages}, reply)
            reply["calls"], reply["callStop"] = first["calls"], first["stop"]
        else:
            say(client, request, reply)
        if "response_format" in request or "output_config" in request:
            reply["json"] = json.loads(reply["text"])
        for made in reply["calls"]:
            made["input"] = json.loads(made["input"] or "{}")

    with open(os.environ["SCENARIOS"], encoding="utf-8") as file:
        scenarios = json.load(file)
    for scenario in scenarios:
        outcome = empty_reply()
        try:
            play(scenario, outcome)
        except Exception as error:  # reported, so that the other scenarios are played too
            outcome["error"] = error_of(error)
        print(json.dumps({"scenario": scenario["name"], "outcome": outcome}), flush=True)
