# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the files of the packages: versions, manual pages, completion, and the release script."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import project

RELEASE_FILES = (
    *("CMakeLists.txt", "CHANGELOG.md", "resources/man", "resources/desktop"),
    *(".ci/release", ".ci/common.sh"),
)


def text_of(top, name):
    return (top / name).read_text(encoding="utf-8")


def version_of(top):
    return re.search(r"^    VERSION ([0-9.]+)$", text_of(top, "CMakeLists.txt"), re.MULTILINE)[1]


def other_versions(top):
    """Returns the files that name another version than the build."""
    version = version_of(top)
    problems = [
        f"{page.name}: is not of version {version}"
        for page in sorted((top / "resources/man").glob("*.1"))
        if f'"Balcão {version}"' not in page.read_text(encoding="utf-8")
    ]
    metadata = text_of(top, "resources/desktop/io.github.balcao.Balcao.metainfo.xml")
    newest = re.search(r'<release version="([0-9.]+)"', metadata)
    if not newest or newest[1] != version:
        problems.append(f"metainfo.xml: the newest release is not {version}")
    return problems


def unstripped(top):
    """Returns the installed programs whose debug symbols stay in the program."""
    installed = re.findall(r"install\(TARGETS ([\w-]+)", text_of(top, "cmake/BalcaoInstall.cmake"))
    builds = "".join(
        path.read_text(encoding="utf-8") for path in sorted((top / "app").rglob("CMakeLists.txt"))
    )
    stripped = set(re.findall(r"balcao_strip\(([\w-]+)\)", builds))
    return [f"{name}: not stripped" for name in installed if name not in stripped]


def dated_resources(top):
    """Returns the builds whose resources contain the times of files, so that no two are equal."""
    builds = [path for name in ("app", "cmake", "core", "ui") for path in (top / name).rglob("*")]
    problems = []
    for path in sorted(builds):
        if path.name == "CMakeLists.txt" or path.suffix == ".cmake":
            for call in re.findall(r"qt_add_resources\(([^)]*)", path.read_text(encoding="utf-8")):
                if "OPTIONS ${BALCAO_RCC_OPTIONS}" not in call:
                    problems.append(f"{path.relative_to(top)}: {call.split()[0]} has times")
    return problems


def run(top, *command):
    environment = {
        **os.environ,
        **{f"GIT_{role}_{part}": value
           for role in ("AUTHOR", "COMMITTER")
           for part, value in (("NAME", "Test"), ("EMAIL", "test@example.com"))},
    }  # fmt: skip
    return subprocess.run(
        command, cwd=top, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        check=False, timeout=60,
    )  # fmt: skip


class Packaging(project.Check):
    def test_versions_agree(self):
        self.finds_nothing_here(other_versions)

    def test_symbols_are_separate(self):
        self.finds_nothing_here(unstripped)

    def test_resources_have_no_times(self):
        self.finds_nothing_here(dated_resources)
        self.assertIn("(BALCAO_RCC_OPTIONS --format-version 1)", text_of(project.TOP, "CMakeLists.txt"))

    def test_debug_symbols_have_no_switches(self):
        # ccache adds switches of its own, which would change the build ids.
        presets = json.loads(text_of(project.TOP, "CMakePresets.json"))["configurePresets"]
        release = next(preset for preset in presets if preset["name"] == "release")
        switches = release["cacheVariables"]["CMAKE_CXX_FLAGS_RELEASE"].split()
        self.assertIn("-gno-record-gcc-switches", switches)

    def test_manual_pages_are_valid(self):
        for page in sorted((project.TOP / "resources/man").glob("*.1")):
            with self.subTest(page=page.name):
                done = run(project.TOP, "groff", "-man", "-Tutf8", "-ww", "-K", "utf8", "-z", str(page))
                self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_units_are_safe(self):
        unit = text_of(project.TOP, "resources/systemd/balcao-server.service")
        for line in ("Type=notify", "User=balcao", "NoNewPrivileges=yes", "ProtectSystem=strict",
                     "CapabilityBoundingSet=", "WatchdogSec=30"):  # fmt: skip
            self.assertIn(f"\n{line}\n", unit)

    def test_release(self):
        with tempfile.TemporaryDirectory() as folder:
            top = pathlib.Path(folder)
            for name in RELEASE_FILES:
                source = project.TOP / name
                (top / name).parent.mkdir(parents=True, exist_ok=True)
                (shutil.copytree if source.is_dir() else shutil.copy)(source, top / name)
            for command in (("git", "init", "-q"), ("git", "add", "."), ("git", "commit", "-qm", "x")):
                self.assertEqual(run(top, *command).returncode, 0)
            script = str(top / ".ci/release")
            before = version_of(top)
            for wrong, code in (("1", 2), ("1.2.3-x", 2), ("01.2.3", 2), ("0.0.1", 1), (before, 1)):
                self.assertEqual(run(top, script, wrong).returncode, code, wrong)
            done = run(top, script, "77.0.0")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(version_of(top), "77.0.0")
            self.assertEqual(other_versions(top), [])
            self.assertIn("\n## 77.0.0 (", text_of(top, "CHANGELOG.md"))
            self.assertEqual(run(top, "git", "tag").stdout, "v77.0.0\n")
            self.assertEqual(run(top, "git", "status", "--porcelain").stdout, "")
            again = run(top, script, "78.0.0")
            self.assertEqual(again.returncode, 1)  # no changes since
            self.assertIn("no changes", again.stderr)


if __name__ == "__main__":
    unittest.main()
