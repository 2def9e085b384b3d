"""Prints what this release of the OpenAI library writes for the items of each response."""

import json
import os
from typing import Any, Callable, Dict

import openai
from common import Answer, print_dumps

client = openai.OpenAI(
    api_key=os.environ["GATEWAY_KEY"], base_url=os.environ["GATEWAY_ROOT"] + "/v1", max_retries=0
)
responses = client.responses


def typed(name: str, request: Dict[str, Any]) -> Dict[str, Any]:
    if name != "json":
        return request
    own = {field: value for field, value in request.items() if field != "text"}
    return {**own, "text_format": Answer}


def streamed(name: str, request: Dict[str, Any]) -> Any:
    with responses.stream(**typed(name, request)) as events:
        return events.get_final_response()


def each(write: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda response: [write(item) for item in response.output]


print_dumps(
    asks={
        "whole": lambda _, request: responses.create(**request),
        "parsed": lambda name, request: responses.parse(**typed(name, request)),
        "streamed": streamed,
    },
    writers={
        "model_dump": each(lambda item: item.model_dump()),
        "by_alias": each(lambda item: item.model_dump(by_alias=True)),
        "model_dump_json": each(lambda item: json.loads(item.model_dump_json())),
        "to_dict": each(lambda item: item.to_dict()),
        "exclude_unset=False": each(lambda item: item.to_dict(exclude_unset=False)),
    },
)
