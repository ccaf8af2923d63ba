"""A client of the DID Atlas API: paging, revalidation with ETags, and retries. It needs only the standard library.

>>> client = Client("https://atlas.example/api/v1", key="atlas_...")
>>> for project in client.list_all("projects", status=["Pilot", "Launched"]):
...     print(project["title"])
"""

from __future__ import annotations

import email.utils
import gzip
import http.client
import json
import time
import urllib.error
import urllib.parse
import urllib.request
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypedDict, Union

__all__ = ["ApiError", "Client", "Page", "Pagination", "Record"]
__version__ = "1.0.0"

#: A JSON object of the API. Its fields are described at /developers of the site.
Record = dict[str, Any]
Value = Union[str, int, bool, None, "list[str]", "list[int]", "tuple[str, ...]"]


class Pagination(TypedDict):
    page: int
    per_page: int
    total: int
    total_pages: int


class Page(TypedDict):
    """One page of a list. Countries and industries come without ``pagination``."""

    data: list[Record]
    pagination: Pagination


class ApiError(Exception):
    """An error of the API. Handle it by ``code``; the message is for people."""

    def __init__(self, status: int, code: str, message: str, request_id: str | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        #: Identifies the request in the log of the server.
        self.request_id = request_id


@dataclass(frozen=True)
class _Cached:
    etag: str
    body: bytes


@dataclass(frozen=True)
class _Response:
    status: int
    headers: Mapping[str, str]
    body: bytes


#: Worth another attempt: the limit was exceeded, or the server is busy or restarting.
_RETRIED = frozenset({429, 502, 503, 504})


def _encode(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(str(one) for one in value)
    return str(value)


def _query(parameters: Mapping[str, Value]) -> str:
    given = {name: _encode(value) for name, value in parameters.items() if value is not None}
    return "?" + urllib.parse.urlencode(given) if given else ""


def _retry_after(headers: Mapping[str, str]) -> float | None:
    """The seconds of a ``Retry-After`` header, which is a number or a date (RFC 9110, 10.2.3)."""
    value = headers.get("Retry-After")
    if value is None:
        return None
    try:
        return max(0.0, float(value))
    except ValueError:
        pass
    try:
        date = email.utils.parsedate_to_datetime(value)
    except (TypeError, ValueError):
        return None
    return max(0.0, date.timestamp() - time.time())


class _WithoutRedirects(urllib.request.HTTPRedirectHandler):
    """The API does not redirect, and the key must not reach another server."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


_opener = urllib.request.build_opener(_WithoutRedirects)


class Client:
    """A client of one server. Not safe for use by several threads at the same time.

    :param base_url: the address of the API, which ends in ``/api/v1``
    :param key: an API key, as created at ``/developers/key`` of the site
    :param timeout: seconds to wait for a response
    :param retries: further attempts after 429, 502, 503, 504 or a failed connection
    :param max_wait: the longest wait in seconds between attempts; a longer ``Retry-After`` is an error at once
    :param cache_size: number of responses kept for revalidation; 0 keeps none
    :param sleep: waits for a number of seconds
    """

    def __init__(
        self,
        base_url: str,
        key: str | None = None,
        *,
        timeout: float = 30.0,
        retries: int = 3,
        max_wait: float = 90.0,
        cache_size: int = 256,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        if urllib.parse.urlsplit(base_url).scheme not in ("http", "https"):
            raise ValueError("base_url must begin with http:// or https://")
        self.base_url = base_url.rstrip("/")
        self._key = key
        self._timeout = timeout
        self._retries = retries
        self._max_wait = max_wait
        self._cache_size = cache_size
        self._cache: OrderedDict[str, _Cached] = OrderedDict()
        self._sleep = sleep

    def get(self, path: str, **parameters: Value) -> Any:
        """Return the JSON at a path such as ``projects/118``.

        Several values of a parameter are a list. Raises :class:`ApiError` for an error of the API, and ``OSError`` or
        ``http.client.HTTPException`` if the server cannot be reached.
        """
        url = f"{self.base_url}/{path.strip('/')}{_query(parameters)}"
        return json.loads(self._load(url))

    def list_page(self, collection: str, page: int = 1, per_page: int = 100, **filters: Value) -> Page:
        """Return one page of a list such as ``projects``."""
        found: Page = self.get(collection, page=page, per_page=per_page, **filters)
        return found

    def list_all(self, collection: str, per_page: int = 100, **filters: Value) -> Iterator[Record]:
        """Yield every record of a list, requesting its pages as they are needed."""
        page = 1
        while True:
            found = self.list_page(collection, page, per_page, **filters)
            yield from found["data"]
            # Countries and industries come in one response.
            if page >= found.get("pagination", {"total_pages": 1})["total_pages"]:
                return
            page += 1

    def record(self, collection: str, record_id: int, **parameters: Value) -> Record:
        """Return every field of one record. An unknown id raises :class:`ApiError` with the code ``not_found``."""
        found: Record = self.get(f"{collection}/{record_id}", **parameters)
        return found

    def relationships(self, project_id: int) -> Record:
        """Return the relationships of a project, by kind."""
        found: Record = self.get(f"projects/{project_id}/relationships")
        return found

    def search(self, query: str) -> list[Record]:
        """Return at most five results of each type."""
        found: list[Record] = self.get("search", query=query)
        return found

    def _load(self, url: str) -> bytes:
        cached = self._cache.get(url)
        response = self._request(url, cached)
        if response.status == 304 and cached:
            self._cache.move_to_end(url)
            return cached.body
        etag = response.headers.get("ETag")
        if etag and self._cache_size > 0:
            self._cache[url] = _Cached(etag, response.body)
            self._cache.move_to_end(url)
            while len(self._cache) > self._cache_size:
                self._cache.popitem(last=False)
        return response.body

    def _request(self, url: str, cached: _Cached | None) -> _Response:
        for attempt in range(self._retries + 1):
            is_last = attempt == self._retries
            # Twice as long after each attempt, unless the server states a time.
            wait: float = 2.0**attempt
            try:
                response = self._send(url, cached)
            except (OSError, http.client.HTTPException):
                if is_last:
                    raise
            else:
                if response.status < 300 or response.status == 304:
                    return response
                stated = _retry_after(response.headers)
                wait = wait if stated is None else stated
                if response.status not in _RETRIED or is_last or wait > self._max_wait:
                    raise _error(response)
            self._sleep(wait)
        raise AssertionError("unreachable")

    def _send(self, url: str, cached: _Cached | None) -> _Response:
        headers = {
            "Accept": "application/json",
            "Accept-Encoding": "gzip",
            "User-Agent": f"did-atlas-python/{__version__}",
        }
        if self._key is not None:
            headers["X-API-Key"] = self._key
        if cached:
            headers["If-None-Match"] = cached.etag
        request = urllib.request.Request(url, headers=headers)
        try:
            with _opener.open(request, timeout=self._timeout) as answer:
                return _Response(answer.status, answer.headers, _body(answer))
        except urllib.error.HTTPError as error:
            # Includes 304, which urllib treats as an error.
            with error:
                return _Response(error.code, error.headers, _body(error))


def _body(answer: Any) -> bytes:
    body: bytes = answer.read()
    return gzip.decompress(body) if answer.headers.get("Content-Encoding") == "gzip" else body


def _error(response: _Response) -> ApiError:
    request_id = response.headers.get("X-Request-Id")
    try:
        error = json.loads(response.body)["error"]
        return ApiError(response.status, error["code"], error["message"], request_id)
    except (ValueError, KeyError, TypeError):
        # From a proxy in front of the API.
        return ApiError(response.status, "unknown", response.body[:200].decode(errors="replace"), request_id)
