# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the scripts are executable and valid."""

import os
import shutil
import subprocess
import unittest

import house

STARTED = ("run", "test", ".ci/run", ".ci/fuzz")


def unstartable(top):
    return [
        f"{name}: is missing or not executable"
        for name in STARTED
        if not os.access(top / name, os.X_OK)
    ]


def bash_files(top):
    candidates = [*top.glob("*"), *(top / ".ci").rglob("*"), *(top / "tests").rglob("*")]
    for path in sorted(candidates):
        if path.is_file():
            with path.open("rb") as file:
                if b"bash" in file.readline() and path.suffix in ("", ".sh"):
                    yield path


def broken(top):
    """Returns syntax errors of bash, and the findings of shellcheck if installed."""
    problems = []
    checks = [["bash", "-n"]]
    if shutil.which("shellcheck"):
        checks.append(["shellcheck", "--external-sources"])
    for path in bash_files(top):
        for command in checks:
            done = subprocess.run(
                [*command, path], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
            )
            if done.returncode:
                problems.append(f"{path}: {done.stdout}{done.stderr}")
    return problems


class Scripts(house.Check):
    def test_start(self):
        self.finds_nothing_here(unstartable)

    def test_are_sound(self):
        self.assertLessEqual({house.TOP / name for name in STARTED}, set(bash_files(house.TOP)))
        self.finds_nothing_here(broken)

    def test_bites(self):
        self.refuses(unstartable, {name: "#!/bin/bash\n" for name in STARTED})
        self.refuses(broken, {"tests/app/e2e": "#!/usr/bin/env bash\nif true; then\n"})
        self.accepts(broken, {"run": "#!/usr/bin/env bash\ntrue\n"})


if __name__ == "__main__":
    unittest.main()
