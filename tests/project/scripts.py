# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the scripts are executable and valid."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import project

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


def ci_scripts(top):
    return [path for path in sorted((top / ".ci").iterdir()) if path.is_file() and not path.suffix]


def started(script, *arguments, first_in_path, folder=None):
    """The ended process of a script that finds its programs in one folder before all others."""
    return subprocess.run(
        [script, *arguments],
        cwd=folder,
        env={**os.environ, "PATH": f"{first_in_path}:{os.environ['PATH']}"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def write_program(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/usr/bin/env bash\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


@contextlib.contextmanager
def programs(text, *names):
    """A folder with programs of these names, which all do the same."""
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            write_program(pathlib.Path(folder, name), text)
        yield folder


def careless(top):
    """The scripts of .ci that do not explain themselves or accept wrong arguments."""
    problems = []
    with programs("exit 97", "cmake", "ctest", "apt-get", "npm") as bin_folder:
        for script in ci_scripts(top):
            usage = started(script, "--help", first_in_path=bin_folder, folder="/")
            if usage.returncode != 0 or not usage.stdout.strip() or usage.stderr:
                problems.append(f"{script} --help: {usage.returncode}: {usage.stderr}")
            refused = started(script, "--no-such-option", first_in_path=bin_folder, folder="/")
            if refused.returncode != 2 or refused.stdout or len(refused.stderr.splitlines()) < 2:
                problems.append(f"{script} --no-such-option: {refused.returncode}: {refused.stderr}")
    return problems


class Scripts(project.Check):
    def test_start(self):
        self.finds_nothing_here(unstartable)

    def test_are_sound(self):
        self.assertLessEqual({project.TOP / name for name in STARTED}, set(bash_files(project.TOP)))
        self.finds_nothing_here(broken)

    def test_explain_themselves(self):
        self.assertGreaterEqual(len(ci_scripts(project.TOP)), 11)
        self.finds_nothing_here(careless)

    def test_select_the_programs_of_tests(self):
        """No program exists, as in a new clone."""
        with tempfile.TemporaryDirectory() as folder:
            tree = pathlib.Path(folder).resolve()
            money = "[=[%s/tst_money]=]"
            lists = {
                "": 'subdirs("domain" "storage")',
                "domain": f'add_test({money % "domain"} "{tree}/bin/tests_domain" "tst_money")',
                "storage": f'add_test({money % "storage"} "{tree}/bin/tests_storage" "tst_money")\n'
                f'set_tests_properties({money % "storage"} PROPERTIES ENVIRONMENT "A={tree}/bin/writer")',
            }
            for module, text in lists.items():
                (tree / module).mkdir(exist_ok=True)
                (tree / module / "CTestTestfile.cmake").write_text(f"{text}\n", encoding="utf-8")
            for selection, expected in (
                ("^domain/", ["bin/tests_domain"]),
                ("tst_money", ["bin/tests_domain", "bin/tests_storage", "bin/writer"]),
                ("^nothing$", []),
            ):
                with self.subTest(selection=selection):
                    done = subprocess.run(
                        [project.TOP / ".ci/test-programs", tree, "-R", selection],
                        stdin=subprocess.DEVNULL,
                        capture_output=True,
                        text=True,
                        check=False,
                    )
                    self.assertEqual(done.returncode, 0, done.stderr)
                    self.assertEqual(done.stdout.split(), expected)

    def test_measure(self):
        """The benchmarks start all their programs; here the programs and the build do nothing."""
        with tempfile.TemporaryDirectory() as folder, programs("printf installed", "dpkg-query") as first:
            top = pathlib.Path(folder)
            write_program(pathlib.Path(first, "cmake"), "true")
            shutil.copytree(project.TOP / ".ci", top / ".ci")
            for name in ("load", "create", "list", "export", "memory", "qr", "webhook", "bank",
                         "statement", "desktop", "listpage", "reconcilepage"):
                program = top / f"build/bench/bin/bench_{name}"
                write_program(program, f'echo {name} "${{DISPLAY:+shown}}" >>"{top}/started"')
            for script, expected in (
                ("bench", ["load", "create", "list", "export", "memory", "qr", "webhook", "bank",
                           "statement"]),
                ("bench-desktop", ["load", "desktop shown", "listpage shown", "reconcilepage shown"]),
            ):
                (top / "started").write_text("", encoding="utf-8")
                done = started(top / ".ci" / script, "1000", first_in_path=first)
                self.assertEqual(done.returncode, 0, done.stderr)
                lines = (top / "started").read_text(encoding="utf-8").splitlines()
                self.assertEqual([line.strip() for line in lines], expected)

    def test_bites(self):
        self.refuses(unstartable, {name: "#!/bin/bash\n" for name in STARTED})
        self.refuses(broken, {"tests/app/e2e": "#!/usr/bin/env bash\nif true; then\n"})
        self.accepts(broken, {"run": "#!/usr/bin/env bash\ntrue\n"})
        with tempfile.TemporaryDirectory() as folder:
            write_program(pathlib.Path(folder, ".ci/lenient"), "echo usage")
            write_program(pathlib.Path(folder, ".ci/mute"), "echo error >&2; exit 2")
            self.assertEqual(len(careless(pathlib.Path(folder))), 3)


if __name__ == "__main__":
    unittest.main()
