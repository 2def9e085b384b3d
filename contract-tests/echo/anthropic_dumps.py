"""Prints what this release of the Anthropic library writes for the blocks of each reply."""

import json
import os
from typing import Any, Callable, Dict, List

import anthropic
from common import Answer, print_dumps

client = anthropic.Anthropic(
    api_key=os.environ["GATEWAY_KEY"], base_url=os.environ["GATEWAY_ROOT"], max_retries=0
)

# The oldest releases have no parameter for these.
NEWER = ("thinking", "output_config")


def known(request: Dict[str, Any]) -> Dict[str, Any]:
    return {name: value for name, value in request.items() if name not in NEWER}


def fitted(request: Dict[str, Any]) -> Dict[str, Any]:
    extra = {name: request[name] for name in NEWER if name in request}
    return {**known(request), "extra_body": extra}


def whole(_name: str, request: Dict[str, Any]) -> Any:
    return client.messages.create(**fitted(request))


def streamed(_name: str, request: Dict[str, Any]) -> Any:
    with client.messages.stream(**fitted(request)) as stream:
        return stream.get_final_message()


def beta(_name: str, request: Dict[str, Any]) -> Any:
    return client.beta.messages.create(**fitted(request))


def beta_streamed(_name: str, request: Dict[str, Any]) -> Any:
    with client.beta.messages.stream(**fitted(request)) as stream:
        return stream.get_final_message()


def parsed(name: str, request: Dict[str, Any]) -> Any:
    if name != "json":
        return client.messages.create(**fitted(request))
    return client.messages.parse(**known(request), output_format=Answer)


def blocks(write: Callable[[Any], Any]) -> Callable[[Any], List[Any]]:
    return lambda message: [write(block) for block in message.content]


print_dumps(
    asks={
        "whole": whole,
        "streamed": streamed,
        "beta": beta,
        "beta, streamed": beta_streamed,
        "parsed": parsed,
    },
    writers={
        "model_dump": blocks(lambda block: block.model_dump()),
        "exclude_none=False": blocks(lambda block: block.model_dump(exclude_none=False)),
        "model_dump_json": blocks(lambda block: json.loads(block.model_dump_json())),
        "to_dict": blocks(lambda block: block.to_dict()),
        "exclude_unset=False": blocks(lambda block: block.to_dict(exclude_unset=False)),
        "the message": lambda message: message.model_dump()["content"],
    },
)
