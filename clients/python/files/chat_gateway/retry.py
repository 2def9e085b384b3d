"""Requests with retries."""

from __future__ import annotations

import random
import time
import uuid
from typing import Any, Mapping, Optional
from urllib.parse import urlsplit

from urllib3 import BaseHTTPResponse, PoolManager
from urllib3._collections import HTTPHeaderDict
from urllib3.exceptions import HTTPError

from chat_gateway.exceptions import ApiException
from chat_gateway.options import LOGGER
from chat_gateway.rest import RESTClientObject

_RETRIED_STATUSES = frozenset({408, 409, 429})
_FIRST_DELAY_S = 0.5
_LONGEST_DELAY_S = 8.0
_LONGEST_ASKED_DELAY_S = 60.0


class RetryingRestClient:
    """Retries lost connections, timeouts, 408, 409, 429 and 5xx, unless ``x-should-retry`` forbids.

    It waits for ``retry-after-ms`` or ``retry-after`` if present. All retries of a POST carry one
    ``Idempotency-Key``, so that a request is charged once.
    """

    def __init__(self, configuration: Any, http_client: Optional[PoolManager]) -> None:
        # Retries are made here, not by the pool, which knows neither header nor key.
        configuration.retries = False
        self._rest = RESTClientObject(configuration)
        if http_client is not None:
            self._rest.pool_manager = http_client

    def close(self) -> None:
        """Closes the idle connections."""
        self._rest.pool_manager.clear()

    def send(
        self,
        method: str,
        url: str,
        headers: Mapping[str, str],
        body: Any,
        *,
        timeout: float,
        max_retries: int,
    ) -> BaseHTTPResponse:
        """The response of the last attempt, unread; its status may be an error's."""
        sent = HTTPHeaderDict(headers)
        if method == "POST":
            sent.setdefault("Idempotency-Key", str(uuid.uuid4()))
        name = f"{method} {urlsplit(url).path}"
        for attempt in range(max_retries + 1):
            is_last = attempt == max_retries
            delay: Optional[float] = None
            started = time.monotonic()
            try:
                rest = self._rest.request(method, url, sent, body, None, float(timeout))
                response: BaseHTTPResponse = rest.response
                why = f"status {response.status}"
                took = time.monotonic() - started
                request_id = response.headers.get("x-request-id")
                LOGGER.debug(
                    "%s, attempt %d: %s after %.3f s, %s", name, attempt + 1, why, took, request_id
                )
                if is_last or not _is_retried(response):
                    return response
                delay = _asked_delay(response)
                response.release_conn()
                response.close()
            except (HTTPError, ApiException) as error:
                if is_last:
                    raise
                why = type(error).__name__
            wait = _back_off(attempt) if delay is None else delay
            LOGGER.info("%s, attempt %d: %s; next in %.1f s", name, attempt + 1, why, wait)
            time.sleep(wait)
        raise AssertionError("the last attempt returns or raises")


def _is_retried(response: BaseHTTPResponse) -> bool:
    if response.status < 400:
        return False
    told = response.headers.get("x-should-retry")
    if told in ("true", "false"):
        return told == "true"
    return response.status in _RETRIED_STATUSES or response.status >= 500


def _asked_delay(response: BaseHTTPResponse) -> Optional[float]:
    for name, unit in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        try:
            delay = float(response.headers[name]) * unit
        except (KeyError, ValueError):
            continue
        return delay if 0 <= delay <= _LONGEST_ASKED_DELAY_S else None
    return None


def _back_off(attempt: int) -> float:
    """Doubles each time, minus up to a quarter so that clients do not retry at the same moment."""
    delay = min(_FIRST_DELAY_S * 2.0**attempt, _LONGEST_DELAY_S)
    return delay * (1 - random.random() / 4)
