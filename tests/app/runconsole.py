#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests ./run and the programs that it starts, with and without a display. A fake cmake builds a
console that only records its arguments, the script for automatic charges does the same, and no
package is missing."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

TOP = pathlib.Path(__file__).resolve().parents[2]
SECONDS = 30

SHOWS = """#!/bin/sh
printf '%s\\n' "$(basename "$0")" "$@" >"$TOP/called"
"""

CMAKE = """#!/bin/sh
[ "$1" != --build ] || { mkdir -p "$2/bin" && cp "$TOP/shows" "$2/bin/balcao"; }
"""


def write_program(path, text):
    path.write_text(text)
    path.chmod(0o755)


class RunConsole(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.top = pathlib.Path(folder.name, "a house")  # paths may contain blanks
        programs = pathlib.Path(folder.name, "bin")
        for made in (self.top / ".ci", programs):
            made.mkdir(parents=True)
        shutil.copy(TOP / "run", self.top)
        shutil.copy(TOP / ".ci/common.sh", self.top / ".ci")
        write_program(programs / "cmake", CMAKE)
        write_program(programs / "dpkg-query", "#!/bin/sh\necho installed\n")
        write_program(self.top / "shows", SHOWS)
        write_program(self.top / ".ci/headless-charge", SHOWS)
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY")
        }
        self.environment.update(PATH=f"{programs}:{os.environ['PATH']}", TOP=str(self.top))

    def called(self, *arguments, **more):
        """Returns the started program and its arguments; empty if none was started."""
        self.done = subprocess.run(
            [self.top / "run", *arguments], env={**self.environment, **more},
            stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=SECONDS,
        )  # fmt: skip
        called = self.top / "called"
        return called.read_text().splitlines() if called.exists() else []

    def test_starts_what_was_asked_for(self):
        for arguments in (["--demo"], ["--data", "a shop"], ["--profile", "Far"]):
            with self.subTest(arguments):
                self.assertEqual(self.called(*arguments, DISPLAY=":9"), ["balcao", *arguments])
        self.assertEqual(self.called(DISPLAY=":9"), ["balcao"])

    def test_shows_the_demo_without_a_display(self):
        expected = ["headless-charge", str(self.top / "build/console.png"),
                    str(self.top / "build/release/bin/balcao"), "--demo", "--no-customers"]  # fmt: skip
        self.assertEqual(self.called(), expected)
        self.assertEqual(self.called("--demo"), expected)

    def test_charges_in_no_shop_by_itself(self):
        for arguments in (
            ["--data", "shop"],
            ["--data=shop"],
            ["--data", "--demo"],
            ["--demo", "--data", "shop"],
            ["--profile", "Far"],
            ["--lang", "es"],
        ):
            with self.subTest(arguments):
                self.assertEqual(self.called(*arguments), [])
                self.assertEqual(self.done.returncode, 1)
                self.assertIn("there is no display", self.done.stderr)

    def test_backs_up_without_a_display(self):
        arguments = ["--data", "shop", "--backup", "file"]
        self.assertEqual(self.called(*arguments), ["balcao", *arguments])


if __name__ == "__main__":
    unittest.main(verbosity=2)
