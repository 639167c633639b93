#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the examples of docs/api-examples.md against a sandbox. Each prints the id of a charge that
the sandbox then has. Languages that are not installed are named, except for those that every test
machine has.
"""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
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
REQUIRED = ("bash", "python")


def examples():
    text = (TOP / "docs/api-examples.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))


class ApiExamples(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        data = ["--data", str(self.folder / "shop"), "--sandbox"]
        key = subprocess.run(
            [SERVER, "key", "create", "--name", "x", "--platform", PLATFORM, *data],
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
        self.environment = {
            **os.environ, "BALCAO_URL": url, "BALCAO_KEY": key, "BALCAO_PLATFORM": PLATFORM,
            "HOME": str(self.folder), "GOFLAGS": "-mod=mod", "GOTOOLCHAIN": "local",
        }  # fmt: skip

    def test_every_example_creates_a_charge(self):
        found = examples()
        self.assertEqual(list(found), list(LANGUAGES))
        created = []
        for language, (program, arguments, name) in LANGUAGES.items():
            if not shutil.which(program):
                self.assertNotIn(language, REQUIRED)
                print(f"{program} is not installed")
                continue
            with self.subTest(language=language):
                path = self.folder / name
                path.write_text(found[language], encoding="utf-8")
                done = subprocess.run(
                    [program, *arguments, str(path)], cwd=self.folder, env=self.environment,
                    stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=SECONDS,
                )  # fmt: skip
                self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
                created.append(str(uuid.UUID(done.stdout.strip())))
        self.assertEqual(len(set(created)), len(created))
        log = (self.folder / "log").read_text(encoding="utf-8")
        self.assertEqual(log.count('"status":201'), len(created))


if __name__ == "__main__":
    unittest.main(verbosity=2)
