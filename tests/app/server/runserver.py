#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests ./run --server with the built server: a fake cmake copies the server to the place of a real
build."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

TOP = pathlib.Path(__file__).resolve().parents[3]
SERVER = pathlib.Path(os.environ["BALCAO_SERVER"]).resolve()
SECONDS = 60

CMAKE = """#!/bin/sh
printf '%s\\n' "$*" >>"$TOP/cmake.log"
[ "$1" != --build ] || { mkdir -p "$2/bin" && ln -sf "$SERVER" "$2/bin/balcao-server"; }
"""


class RunServer(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.top = pathlib.Path(self.folder.name, "a house")  # paths may contain blanks
        self.rest = pathlib.Path(self.folder.name, "tmp")
        programs = pathlib.Path(self.folder.name, "bin")
        for made in (self.top / ".ci", self.rest, programs):
            made.mkdir(parents=True)
        shutil.copy(TOP / "run", self.top)
        shutil.copy(TOP / ".ci/common.sh", self.top / ".ci")
        (programs / "cmake").write_text(CMAKE)
        (programs / "cmake").chmod(0o755)
        self.environment = dict(
            os.environ,
            PATH=f"{programs}:{os.environ['PATH']}",
            TMPDIR=str(self.rest),
            TOP=str(self.top),
            SERVER=str(SERVER),
        )

    def run_server(self, *arguments):
        process = subprocess.Popen(
            [self.top / "run", "--server", *arguments],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=self.environment, start_new_session=True,
        )  # fmt: skip
        self.addCleanup(self.end, process)
        return process

    @staticmethod
    def end(process):
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()

    def serving(self):
        """Starts the server and returns the process and its output until it waits."""
        process = self.run_server("--listen", "127.0.0.1:0")
        said = ""
        for line in process.stdout:
            said += line
            if line.startswith("Ctrl+C"):
                return process, said
        self.fail(said + process.stderr.read())

    def charged(self, said):
        """Runs the printed command line and returns the transaction."""
        line = said[said.index("curl ") : said.index("\n\nCtrl+C")]
        done = subprocess.run(
            ["bash", "-c", line],
            capture_output=True, text=True, check=False, timeout=SECONDS,
        )  # fmt: skip
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)["transaction"][0]

    def ends(self, process, code=0):
        _, errors = process.communicate(timeout=SECONDS)
        self.assertEqual(process.returncode, code, errors)
        self.assertEqual(list(self.rest.iterdir()), [])  # no files of the sandbox are left
        return errors

    def test_the_line_makes_a_charge(self):
        process, said = self.serving()
        first = self.charged(said)
        self.assertEqual((first["status"], first["amount"]), ("pending", "15.00"))
        self.assertTrue(first["qr_code"].startswith("0002"))
        self.assertNotEqual(self.charged(said)["id"], first["id"])
        process.send_signal(signal.SIGTERM)
        self.assertIn('"status":201', self.ends(process))

    def test_ctrl_c_ends_it(self):
        process, _ = self.serving()
        os.killpg(process.pid, signal.SIGINT)  # like a terminal
        self.ends(process)

    def test_builds_the_server_first(self):
        self.ends(self.run_server("--help"))
        built = (self.top / "cmake.log").read_text().splitlines()
        tree = self.top / "build/release"
        self.assertEqual(built[-1], f"--build {tree} --target balcao-server")
        self.assertIn("--preset release", built[0])

    def test_says_what_is_wrong(self):
        process = self.run_server("--listen", "nowhere")
        self.assertIn("--listen", self.ends(process, 2))


if __name__ == "__main__":
    unittest.main(verbosity=2)
