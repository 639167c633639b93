#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the examples of docs/api-examples.md against a sandbox. The first program of each language
prints the id of a charge that the sandbox then has. The second one prints the id of a webhook that
got a test notification.
"""

import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading
import unittest
import uuid

TOP = pathlib.Path(__file__).resolve().parents[3]
SERVER = os.environ["BALCAO_SERVER"]
PLATFORM = "8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"
SECONDS = 90

# Language of the block: program, command behind the program, and name of the file.
LANGUAGES = {
    "bash": ("bash", [], "example.sh"),
    "python": ("python3", ["-B"], "example.py"),
    "javascript": ("node", [], "example.js"),
    "php": ("php", [], "example.php"),
    "go": ("go", ["run"], "example.go"),
}


def examples():
    """Returns the programs of each language, in their order."""
    text = (TOP / "docs/api-examples.md").read_text(encoding="utf-8")
    found = {}
    for language, program in re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        found.setdefault(language, []).append(program)
    return found


class Receiver(http.server.BaseHTTPRequestHandler):
    """Accepts every notification and keeps its type."""

    types = []

    def do_POST(self):  # the name that the library calls
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.types.append(json.loads(body)["type"])
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_arguments):
        pass


class ApiExamples(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        data = ["--data", str(self.folder / "shop"), "--sandbox"]
        key = subprocess.run(
            [SERVER, "key", "create", "--name", "x", "--platform", PLATFORM, "--scopes",
             "read,cashin,webhooks", *data],
            capture_output=True, text=True, check=True, timeout=SECONDS,
        ).stdout.strip()  # fmt: skip
        log = (self.folder / "log").open("w")
        self.addCleanup(log.close)
        server = subprocess.Popen(
            [SERVER, "serve", "--listen", "127.0.0.1:0", *data],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True,
        )  # fmt: skip

        def end():
            server.terminate()
            server.communicate(timeout=SECONDS)

        self.addCleanup(end)
        url = server.stdout.readline().split()[-1]
        receiver = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
        thread = threading.Thread(target=receiver.serve_forever)
        thread.start()
        self.addCleanup(receiver.server_close)
        self.addCleanup(thread.join)
        self.addCleanup(receiver.shutdown)
        self.environment = {
            **os.environ, "BALCAO_URL": url, "BALCAO_KEY": key, "BALCAO_PLATFORM": PLATFORM,
            "SHOP_HOOK": f"http://127.0.0.1:{receiver.server_port}/hooks",
            "HOME": str(self.folder), "GOFLAGS": "-mod=mod", "GOTOOLCHAIN": "local",
        }  # fmt: skip

    def printed_id(self, language, program):
        """Runs a program and returns the id that it prints."""
        command, arguments, name = LANGUAGES[language]
        path = self.folder / name
        path.write_text(program, encoding="utf-8")
        done = subprocess.run(
            [command, *arguments, str(path)], cwd=self.folder, env=self.environment,
            stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=SECONDS,
        )  # fmt: skip
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        return str(uuid.UUID(done.stdout.strip()))

    def test_every_example_works(self):
        found = examples()
        self.assertEqual(list(found), list(LANGUAGES))
        charges, webhooks = [], []
        for language, (command, _arguments, _name) in LANGUAGES.items():
            charging, hooking = found[language]
            self.assertTrue(shutil.which(command), f"{command} is not installed")
            with self.subTest(language=language):
                charges.append(self.printed_id(language, charging))
                webhooks.append(self.printed_id(language, hooking))
        self.assertEqual(len(set(charges)), len(charges))
        self.assertEqual(len(set(webhooks)), len(webhooks))
        self.assertEqual(Receiver.types, ["ping"] * len(webhooks))
        log = (self.folder / "log").read_text(encoding="utf-8")
        self.assertEqual(log.count('"status":201'), len(charges) + len(webhooks))
        self.assertEqual(log.count('"route":"/api/v1/webhooks/{id}/delete"'), len(webhooks), log)


if __name__ == "__main__":
    unittest.main(verbosity=2)
