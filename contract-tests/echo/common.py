"""Code shared by the programs of both vendors' Python libraries."""

import json
import os
from typing import Any, Callable, Dict

from pydantic import BaseModel


class Answer(BaseModel):
    """What the request ``json`` asks for, as the libraries' parsers take it."""

    city: str


def print_dumps(
    *, asks: Dict[str, Callable[[str, Any], Any]], writers: Dict[str, Callable[[Any], Any]]
) -> None:
    """Asks each of ``REQUESTS`` in each way; prints a JSON line for each way of writing the reply.

    A release that lacks a way of asking or of writing prints no line for it.
    """
    for name, request in json.loads(os.environ["REQUESTS"]).items():
        for ask in asks.values():
            try:
                reply = ask(name, request)
            except AttributeError:
                continue
            for written in writers.values():
                try:
                    dump = written(reply)
                except AttributeError:
                    continue
                print(json.dumps({"request": name, "dump": dump}), flush=True)
