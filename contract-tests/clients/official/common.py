"""Code shared by the programs of both vendors' Python libraries."""

import json
import os
from typing import Any, Callable, Dict, NamedTuple

TOOL_ANSWER = "sunny"


def empty_reply() -> Dict[str, Any]:
    return {"text": "", "reasoning": "", "stop": None, "calls": [], "pieces": 0, "usage": {}}


def headers_of(scenario: Dict[str, Any]) -> Dict[str, str]:
    """The headers that a scenario sets."""
    key = scenario["idempotencyKey"]
    return {"Idempotency-Key": key} if key else {}


class Protocol(NamedTuple):
    """The calls of one protocol. Each fills in a reply."""

    # Returns the reply's id.
    ask: Callable[..., str]
    stream: Callable[..., None]
    open_stream: Callable[..., Any]
    # Returns the next request of a conversation, with the results of the reply's calls.
    follow: Callable[[Dict[str, Any], Dict[str, Any]], Dict[str, Any]]
    # The field that limits a reply's tokens.
    limit: str
    # As ``ask``, by the library's other helpers: name of the scenario's form to call.
    helpers: Dict[str, Callable[..., Any]] = {}


def play_all(
    *,
    client_of: Callable[..., Any],
    protocols: Dict[str, Protocol],
    account: Callable[..., Any],
    error_of: Callable[[Exception], Dict[str, Any]],
    count: Callable[..., int] = lambda client, request: 0,
) -> None:
    """Plays every scenario and prints a JSON line for each."""

    def converse(
        client: Any, request: Dict[str, Any], protocol: Protocol, words: Any, reply: Dict[str, Any]
    ) -> None:
        named = next((word for word in words if word in protocol.helpers), None)
        say = protocol.stream if "stream" in words else protocol.helpers.get(named, protocol.ask)
        if "conflict" in words:
            held = protocol.open_stream(client, request)
            next(held)
            try:
                protocol.open_stream(client, request).close()
            finally:
                held.close()
        elif "idempotent" in words:
            ids = [protocol.ask(client, request, empty_reply()) for _ in range(2)]
            reply["same"] = ids[0] == ids[1]
            protocol.ask(client, {**request, protocol.limit: 50}, empty_reply())
        elif "tools" in words:
            first = empty_reply()
            say(client, request, first)
            again = {name: value for name, value in request.items() if name != "tool_choice"}
            say(client, protocol.follow(again, first), reply)
            reply["calls"], reply["callStop"] = first["calls"], first["stop"]
        else:
            say(client, request, reply)
        if any(name in request for name in ("response_format", "output_config", "text")):
            reply["json"] = json.loads(reply["text"])
        for made in reply["calls"]:
            made["input"] = json.loads(made["input"] or "{}")

    def play(scenario: Dict[str, Any], reply: Dict[str, Any]) -> None:
        client = client_of(scenario)
        call, *words = scenario["call"].split("-")
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
            reply["count"] = count(client, scenario["request"])
            protocols[call].ask(client, {**scenario["request"], "max_tokens": 2048}, reply)
            reply["same"] = reply["count"] == reply["usage"]["input"]
        else:
            converse(client, scenario["request"], protocols[call], words, reply)

    with open(os.environ["SCENARIOS"], encoding="utf-8") as file:
        scenarios = json.load(file)
    for scenario in scenarios:
        outcome = empty_reply()
        try:
            play(scenario, outcome)
        except Exception as error:  # reported, so that the other scenarios are played too
            outcome["error"] = error_of(error)
        # The library's own objects, which only the next request needs.
        outcome.pop("items", None)
        print(json.dumps({"scenario": scenario["name"], "outcome": outcome}), flush=True)
