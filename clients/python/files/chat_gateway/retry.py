"""Repeats of requests that are worth repeating."""

from __future__ import annotations

import random
import time
import uuid
from typing import Any, Optional

from urllib3.exceptions import HTTPError

from chat_gateway.exceptions import ApiException
from chat_gateway.rest import RESTClientObject, RESTResponse

_RETRIED_STATUSES = frozenset({408, 409, 429})
_FIRST_DELAY_S = 0.5
_LONGEST_DELAY_S = 8.0
_LONGEST_ASKED_DELAY_S = 60.0


class RetryingRestClient(RESTClientObject):
    """Repeats lost connections, 408, 409, 429 and 5xx, unless ``x-should-retry`` says otherwise.

    It waits for ``retry-after-ms`` or ``retry-after`` where they are given. All repeats of a POST
    carry one ``Idempotency-Key``, so that a request is charged once.
    """

    def __init__(self, configuration: Any, max_retries: int) -> None:
        # The repeats are made here, not by the pool, which knows neither header nor key.
        configuration.retries = False
        super().__init__(configuration)
        self._max_retries = max_retries

    def request(
        self,
        method: str,
        url: str,
        headers: Any = None,
        body: Any = None,
        post_params: Any = None,
        _request_timeout: Any = None,
    ) -> RESTResponse:
        headers = dict(headers or {})
        if method == "POST":
            headers.setdefault("Idempotency-Key", str(uuid.uuid4()))
        for attempt in range(self._max_retries + 1):
            is_last = attempt == self._max_retries
            delay: Optional[float] = None
            try:
                response = super().request(
                    method, url, headers, body, post_params, _request_timeout
                )
                if is_last or not _is_retried(response):
                    return response
                delay = _asked_delay(response)
                response.response.release_conn()
                response.response.close()
            except (HTTPError, ApiException):
                if is_last:
                    raise
            time.sleep(_back_off(attempt) if delay is None else delay)
        raise AssertionError("the last attempt returns or raises")


def _is_retried(response: RESTResponse) -> bool:
    if response.status < 400:
        return False
    told = response.response.headers.get("x-should-retry")
    if told in ("true", "false"):
        return told == "true"
    return response.status in _RETRIED_STATUSES or response.status >= 500


def _asked_delay(response: RESTResponse) -> Optional[float]:
    headers = response.response.headers
    for name, unit in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        try:
            delay = float(headers[name]) * unit
        except (KeyError, ValueError):
            continue
        return delay if 0 <= delay <= _LONGEST_ASKED_DELAY_S else None
    return None


def _back_off(attempt: int) -> float:
    """Twice as long each time, less up to a quarter so that clients do not march in step."""
    return min(_FIRST_DELAY_S * 2**attempt, _LONGEST_DELAY_S) * (1 - random.random() / 4)
