# SPDX-License-Identifier: GPL-3.0-or-later
"""Shared code of the project checks: the sources, and small trees that prove a check.

Each check is a separate program: python3 tests/project/layers.py
"""

import pathlib
import re
import tempfile
import unittest

TOP = pathlib.Path(__file__).resolve().parents[2]
MODULES = ("core", "ui", "app")

_TOKEN = re.compile(
    r"""(?P<number>\b\d[\w.']*)
      | R"(?P<mark>[^()\\\s]*)\(.*?\)(?P=mark)"
      | "(?:\\.|[^"\\\n])*"
      | '(?:\\.|[^'\\\n])+'
      | //[^\n]*
      | /\*.*?\*/""",
    re.DOTALL | re.VERBOSE,
)

# before the first literal of a text for people
_TEXT = re.compile(r"\b(?:tr|translate|QT_TR_NOOP|QT_TRANSLATE_NOOP)\([\s\w,]*$")


def sources(top, modules=MODULES + ("tests",), endings=(".h", ".cpp")):
    """Yields path (from the top, "core/qr/qrcode.h") and text of each C++ file of the modules."""
    for module in modules:
        for path in sorted((top / module).rglob("*")):
            if path.suffix in endings and path.is_file():
                yield path.relative_to(top).as_posix(), path.read_text(encoding="utf-8")


def is_script(path):
    """Returns whether the file is Python or begins with #!."""
    if path.suffix in (".py", ".sh"):
        return True
    with path.open("rb") as file:
        return file.read(2) == b"#!"


def own_files(top):
    """Yields every source and script of the project."""
    folders = [top / name for name in (*MODULES, "tests", ".ci")]
    inside = [path for folder in folders for path in sorted(folder.rglob("*"))]
    for path in [*inside, *sorted(top.glob("*"))]:
        is_own = path.is_file() and "__pycache__" not in path.parts
        if is_own and (path.suffix in (".h", ".cpp") or is_script(path)):
            yield path


def prose(text):
    """Returns the comments and the texts for people of a C++ file, in their lines.

    Other code becomes a NUL, so that no sentence spans it.
    """
    kept, end, in_text = [], 0, False
    for token in _TOKEN.finditer(text):
        between = text[end : token.start()]
        if token[0].startswith(("//", "/*")):
            kept += [_blank(between), re.sub(r"^///?<?|^/\*|\*/$", " ", token[0])]
        else:
            # the literals of one text follow each other
            in_text = token[0][0] == '"' and bool(
                _TEXT.search(between) or (in_text and not between.strip(" \n,"))
            )
            kept += [_blank(between), token[0][1:-1] if in_text else _blank(token[0])]
        end = token.end()
    return "".join([*kept, _blank(text[end:])])


def _blank(text):
    return ("\0" if text.strip() else " ") + "\n" * text.count("\n")


def code(text):
    """Returns the text without comments, strings and characters. Line numbers stay."""

    def blank(match):
        return match[0] if match["number"] else " " + "\n" * match[0].count("\n")

    return _TOKEN.sub(blank, text)


def lines_with(pattern, text):
    """Returns the numbers of the lines that match the pattern."""
    return [number for number, line in enumerate(text.splitlines(), 1) if re.search(pattern, line)]


class Check(unittest.TestCase):
    """Tests of checks. A check is a function from the top of a tree to a list of problems."""

    maxDiff = None

    def in_tree(self, files, check):
        """Returns the problems in a tree of only these files (path to text)."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                path = pathlib.Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            return check(pathlib.Path(folder))

    def refuses(self, check, files):
        self.assertNotEqual(self.in_tree(files, check), [], f"found nothing in: {files}")

    def accepts(self, check, files):
        self.assertEqual(self.in_tree(files, check), [])

    def finds_nothing_here(self, check):
        """Runs the check on the project, whose sources must not be empty."""
        self.assertTrue(any(sources(TOP)))
        problems = check(TOP)
        if problems:
            self.fail("\n".join(["", *problems]))
