"""Replies that are built from the events of their streams."""

from __future__ import annotations

import json
from typing import Any, Dict, List, Optional

from chat_gateway.models.chat_completion import ChatCompletion
from chat_gateway.models.message import Message
from chat_gateway.models.response_object import ResponseObject
from chat_gateway.sse import truncated


class Accumulator:
    """Takes the events of one stream as dicts."""

    def __init__(self) -> None:
        #: The visible text of the latest event; empty if it has none.
        self.piece = ""
        self.text = ""

    def add(self, event: Dict[str, Any]) -> None:
        """Takes an event."""
        self.piece = self._add(event) or ""
        self.text += self.piece

    def _add(self, event: Dict[str, Any]) -> Optional[str]:
        """Takes an event, and returns its visible text."""
        raise NotImplementedError


class ChatAccumulator(Accumulator):
    """Chunks of a chat completion; without ``include_usage`` all counts are 0."""

    def __init__(self) -> None:
        super().__init__()
        self._message: Dict[str, Any] = {"role": "assistant", "content": None, "refusal": None}
        self._first: Dict[str, Any] = {}
        self._usage: Dict[str, Any] = _NO_USAGE
        self._end: Optional[str] = None

    def _add(self, event: Dict[str, Any]) -> Optional[str]:
        self._first = self._first or event
        self._usage = event.get("usage") or self._usage
        for choice in event["choices"]:
            self._end = choice.get("finish_reason") or self._end
            _add_delta(self._message, choice["delta"])
            text: Optional[str] = choice["delta"].get("content")
            return text
        return None

    def reply(self) -> ChatCompletion:
        """The reply. Raises ``GatewayError`` before the stream's end."""
        choice = {"index": 0, "message": self._message, "logprobs": None}
        choice["finish_reason"] = self._end
        reply = {**self._first, "object": "chat.completion", "choices": [choice]}
        completion = ChatCompletion.from_dict({**reply, "usage": self._usage}) if self._end else None
        if completion is None:
            raise truncated()
        return completion


_NO_USAGE: Dict[str, Any] = {
    "prompt_tokens": 0,
    "completion_tokens": 0,
    "total_tokens": 0,
    "prompt_tokens_details": {"cached_tokens": 0},
    "completion_tokens_details": {"reasoning_tokens": 0},
}


def _add_delta(message: Dict[str, Any], delta: Dict[str, Any]) -> None:
    for name in ("content", "reasoning_content"):
        if delta.get(name):
            message[name] = (message.get(name) or "") + delta[name]
    for part in delta.get("tool_calls") or []:
        calls: List[Dict[str, Any]] = message.setdefault("tool_calls", [])
        if part["index"] == len(calls):
            function = {"name": "", "arguments": ""}
            calls.append({"id": part["id"], "type": "function", "function": function})
        _add_function(calls[part["index"]]["function"], part["function"])
    if delta.get("function_call"):
        call = message.setdefault("function_call", {"name": "", "arguments": ""})
        _add_function(call, delta["function_call"])


def _add_function(function: Dict[str, Any], part: Dict[str, Any]) -> None:
    function["name"] += part.get("name") or ""
    function["arguments"] += part.get("arguments") or ""


class MessageAccumulator(Accumulator):
    """Events of a message."""

    def __init__(self) -> None:
        super().__init__()
        self._message: Dict[str, Any] = {}
        self._is_whole = False
        #: The JSON text of the open block's input.
        self._json = ""

    def _add(self, event: Dict[str, Any]) -> Optional[str]:
        kind = event["type"]
        if kind == "message_start":
            self._message = {**event["message"], "content": []}
        elif kind == "content_block_start":
            self._json = ""
            self._message["content"].append(dict(event["content_block"]))
        elif kind == "content_block_delta":
            return self._add_delta(event["delta"], self._message["content"][event["index"]])
        elif kind == "content_block_stop":
            self._close_block(self._message["content"][event["index"]])
        elif kind == "message_delta":
            self._message.update(event["delta"], usage=event["usage"])
        elif kind == "message_stop":
            self._is_whole = True
        return None

    def reply(self) -> Message:
        """The message. Raises ``GatewayError`` before the stream's end."""
        message = Message.from_dict(self._message) if self._is_whole else None
        if message is None:
            raise truncated()
        return message

    def _add_delta(self, delta: Dict[str, Any], block: Dict[str, Any]) -> Optional[str]:
        kind = delta["type"]
        if kind == "text_delta":
            block["text"] += delta["text"]
            text: str = delta["text"]
            return text
        if kind == "thinking_delta":
            block["thinking"] += delta["thinking"]
        elif kind == "signature_delta":
            block["signature"] = delta["signature"]
        elif kind == "input_json_delta":
            self._json += delta["partial_json"]
        return None

    def _close_block(self, block: Dict[str, Any]) -> None:
        """The input of a call that was cut off stays empty."""
        if block["type"] == "tool_use" and self._json:
            try:
                block["input"] = json.loads(self._json)
            except ValueError:
                block["input"] = {}


class ResponseAccumulator(Accumulator):
    """Events of a response, the last of which has the whole response."""

    def __init__(self) -> None:
        super().__init__()
        self._response: Optional[Dict[str, Any]] = None

    def _add(self, event: Dict[str, Any]) -> Optional[str]:
        if event["type"] in ("response.completed", "response.incomplete"):
            self._response = event["response"]
        return event["delta"] if event["type"] == "response.output_text.delta" else None

    def reply(self) -> ResponseObject:
        """The response. Raises ``GatewayError`` before the stream's end."""
        response = ResponseObject.from_dict(self._response) if self._response else None
        if response is None:
            raise truncated()
        return response
