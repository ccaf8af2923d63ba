"""Tests with a real server, and with one that fails as told. Run: python3 -m unittest discover -s tests"""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

FOLDER = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(FOLDER))

from did_atlas import ApiError, Client  # noqa: E402

URL = os.environ.get("DID_ATLAS_URL")
KEY = os.environ.get("DID_ATLAS_KEY")

Answer = tuple[int, dict[str, str], Any]


@unittest.skipUnless(URL and KEY, "DID_ATLAS_URL and DID_ATLAS_KEY are not set")
class WithARealServer(unittest.TestCase):
    def setUp(self) -> None:
        self.client = Client(URL or "", KEY)

    def test_lists_every_record_once_over_several_pages(self) -> None:
        total = self.client.list_page("projects", per_page=1)["pagination"]["total"]
        ids = [project["id"] for project in self.client.list_all("projects", per_page=7)]
        self.assertEqual(len(ids), total)
        self.assertEqual(len(set(ids)), total)

    def test_lists_what_comes_without_pages(self) -> None:
        codes = [country["code"] for country in self.client.list_all("countries")]
        self.assertIn("CH", codes)

    def test_filters_by_several_values(self) -> None:
        found = list(self.client.list_all("projects", status=["Pilot", "Launched"], fields=["id", "status"]))
        self.assertTrue(found)
        self.assertLessEqual({project["status"] for project in found}, {"Pilot", "Launched"})

    def test_flags_are_sent_as_the_api_expects(self) -> None:
        with_projects = self.client.list_page("standards", include_projects=True)["data"]
        self.assertTrue(all("projects" in standard for standard in with_projects))

    def test_reads_a_record_and_its_relationships(self) -> None:
        first = self.client.list_page("projects", per_page=1)["data"][0]
        self.assertEqual(self.client.record("projects", first["id"])["title"], first["title"])
        self.assertEqual(self.client.relationships(first["id"])["project"]["id"], first["id"])

    def test_searches(self) -> None:
        self.assertTrue(all({"id", "title", "type"} <= set(found) for found in self.client.search("wallet")))

    def test_a_second_request_is_revalidated(self) -> None:
        first = self.client.get("projects", per_page=2)
        statuses: list[int] = []
        send = self.client._send

        def observed(url: str, cached: Any) -> Any:
            response = send(url, cached)
            statuses.append(response.status)
            return response

        self.client._send = observed  # type: ignore[method-assign]
        self.assertEqual(self.client.get("projects", per_page=2), first)
        self.assertEqual(statuses, [304])

    def test_errors_have_a_code_and_a_request_id(self) -> None:
        for call, code, status in [
            (lambda: self.client.record("projects", 999_999_999), "not_found", 404),
            (lambda: self.client.get("projects", per_page=1000), "invalid_parameter", 400),
            (lambda: Client(URL or "", "wrong").get("projects"), "unauthorized", 401),
        ]:
            with self.assertRaises(ApiError) as raised:
                call()
            self.assertEqual((raised.exception.code, raised.exception.status), (code, status))
            self.assertTrue(raised.exception.request_id)

    def test_the_examples_run(self) -> None:
        for example in sorted((FOLDER / "examples").glob("*.py")):
            environment = {**os.environ, "PYTHONPATH": str(FOLDER)}
            done = subprocess.run([sys.executable, str(example)], env=environment, capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertTrue(done.stdout.strip())


class WithAFailingServer(unittest.TestCase):
    def client(self, *answers: Answer, **options: Any) -> Client:
        """A client of a server that gives these answers in turn."""
        self.waits: list[float] = []
        self.requests: list[dict[str, str]] = []
        left = list(answers)
        requests = self.requests

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                requests.append(dict(self.headers))
                status, headers, body = left.pop(0)
                text = body if isinstance(body, bytes) else json.dumps(body).encode()
                self.send_response(status)
                for name, value in {**headers, "Content-Length": str(len(text))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(text)

            def log_message(self, *_: Any) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        address = f"http://127.0.0.1:{server.server_address[1]}/api/v1"
        return Client(address, "key", sleep=self.waits.append, **options)

    def test_waits_as_long_as_the_server_says(self) -> None:
        exceeded = {"error": {"code": "rate_limit_exceeded", "message": "Too many"}}
        client = self.client((429, {"Retry-After": "42"}, exceeded), (503, {}, b"busy"), (200, {}, {"id": 1}))
        self.assertEqual(client.get("projects/1"), {"id": 1})
        self.assertEqual(self.waits, [42.0, 2.0])

    def test_gives_up_after_its_attempts_or_if_the_wait_is_too_long(self) -> None:
        client = self.client(*[(503, {}, b"busy")] * 3, retries=2)
        with self.assertRaises(ApiError) as raised:
            client.get("projects")
        self.assertEqual((raised.exception.code, raised.exception.message), ("unknown", "busy"))
        self.assertEqual(self.waits, [1.0, 2.0])
        with self.assertRaises(ApiError):
            self.client((429, {"Retry-After": "3600"}, b"")).get("projects")
        self.assertEqual(self.waits, [])

    def test_does_not_repeat_what_cannot_succeed(self) -> None:
        client = self.client((400, {}, {"error": {"code": "invalid_parameter", "message": "No"}}))
        with self.assertRaises(ApiError):
            client.get("projects", page=0)
        self.assertEqual(len(self.requests), 1)

    def test_sends_the_tag_of_the_last_response_and_forgets_the_oldest(self) -> None:
        client = self.client(
            (200, {"ETag": '"a"'}, [1]), (304, {"ETag": '"a"'}, b""), (200, {"ETag": '"b"'}, [2]), (200, {}, [3]),
            cache_size=1,
        )
        self.assertEqual([client.get("a"), client.get("a"), client.get("b"), client.get("a")], [[1], [1], [2], [3]])
        tags = [request.get("If-None-Match") for request in self.requests]
        self.assertEqual(tags, [None, '"a"', None, None])

    def test_does_not_follow_redirects_with_the_key(self) -> None:
        client = self.client((302, {"Location": "http://127.0.0.1:1/"}, b""))
        with self.assertRaises(ApiError) as raised:
            client.get("projects")
        self.assertEqual(raised.exception.status, 302)

    def test_reports_a_server_that_cannot_be_reached(self) -> None:
        with self.assertRaises(OSError):
            Client("http://127.0.0.1:1/api/v1", retries=1, sleep=lambda _: None).get("projects")
        with self.assertRaises(ValueError):
            Client("file:///etc/passwd")


if __name__ == "__main__":
    unittest.main()
