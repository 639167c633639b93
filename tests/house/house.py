# SPDX-License-Identifier: GPL-3.0-or-later
"""What the checks of the house share: its sources, and small trees to prove that a check bites.

Each check is a program of its own: python3 tests/house/layers.py
"""

import pathlib
import re
import tempfile
import unittest

TOP = pathlib.Path(__file__).resolve().parents[2]
ROOMS = ("core", "ui", "app")

_TOKEN = re.compile(
    r"""(?P<number>\b\d[\w.']*)
      | R"(?P<mark>[^()\\\s]*)\(.*?\)(?P=mark)"
      | "(?:\\.|[^"\\\n])*"
      | '(?:\\.|[^'\\\n])+'
      | //[^\n]*
      | /\*.*?\*/""",
    re.DOTALL | re.VERBOSE,
)


def sources(top, rooms=ROOMS + ("tests",), endings=(".h", ".cpp")):
    """Path and text of each C++ file of those rooms, the path from the top: "core/qr/qrcode.h"."""
    for room in rooms:
        for path in sorted((top / room).rglob("*")):
            if path.suffix in endings and path.is_file():
                yield path.relative_to(top).as_posix(), path.read_text(encoding="utf-8")


def code(text):
    """The text without comments, strings and characters; lines keep their numbers."""

    def blank(match):
        return match[0] if match["number"] else " " + "\n" * match[0].count("\n")

    return _TOKEN.sub(blank, text)


def lines_with(pattern, text):
    """The numbers of the lines in which the pattern occurs."""
    return [number for number, line in enumerate(text.splitlines(), 1) if re.search(pattern, line)]


class Check(unittest.TestCase):
    """A check is a function from the top of a tree to the list of what is wrong there."""

    maxDiff = None

    def in_tree(self, files, check):
        """What the check finds in a tree of these files only: path to text."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                path = pathlib.Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            return check(pathlib.Path(folder))

    def refuses(self, check, files):
        self.assertNotEqual(self.in_tree(files, check), [], f"lets pass: {files}")

    def accepts(self, check, files):
        self.assertEqual(self.in_tree(files, check), [])

    def finds_nothing_here(self, check):
        """The check on the house itself, which must not be an empty one."""
        self.assertTrue(any(sources(TOP)))
        problems = check(TOP)
        if problems:
            self.fail("\n".join(["", *problems]))
