"""Prints what this release of the OpenAI library writes for the message of each reply."""

import json
import os
from typing import Any, Dict

import openai
from common import Answer, print_dumps

client = openai.OpenAI(
    api_key=os.environ["GATEWAY_KEY"], base_url=os.environ["GATEWAY_ROOT"] + "/v1", max_retries=0
)
completions = client.chat.completions


def fitted(name: str, request: Dict[str, Any]) -> Dict[str, Any]:
    """The field that no release has a parameter for goes into the body unchanged."""
    own = {field: value for field, value in request.items() if field != "reasoning"}
    extra = {field: value for field, value in request.items() if field not in own}
    return {**own, "extra_body": extra}


def typed(name: str, request: Dict[str, Any]) -> Dict[str, Any]:
    own = fitted(name, request)
    return {**own, "response_format": Answer} if name == "json" else own


def helper(method: str) -> Any:
    """The releases of 2024 have their helpers below ``beta``."""
    return getattr(completions, method, None) or getattr(client.beta.chat.completions, method)


def whole(name: str, request: Dict[str, Any]) -> Any:
    return completions.create(**fitted(name, request)).choices[0].message


def parsed(name: str, request: Dict[str, Any]) -> Any:
    return helper("parse")(**typed(name, request)).choices[0].message


def streamed(name: str, request: Dict[str, Any]) -> Any:
    with helper("stream")(**typed(name, request)) as chunks:
        return chunks.get_final_completion().choices[0].message


print_dumps(
    asks={"whole": whole, "parsed": parsed, "streamed": streamed},
    writers={
        "model_dump": lambda message: message.model_dump(),
        "exclude_none=False": lambda message: message.model_dump(exclude_none=False),
        "model_dump_json": lambda message: json.loads(message.model_dump_json()),
        "to_dict": lambda message: message.to_dict(),
        "exclude_unset=False": lambda message: message.to_dict(exclude_unset=False),
    },
)
