# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the bill of materials of built programs: sbom.py PROGRAM..."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "cmake" / "sbom.py"
PROGRAMS = sys.argv[1:]


def written(output, *programs):
    return subprocess.run(
        [sys.executable, "-B", SCRIPT, "1.2.3", output, *programs],
        capture_output=True, text=True, check=False,
    )  # fmt: skip


class Test(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.output = pathlib.Path(folder.name) / "sbom.json"

    def test_names_all_libraries(self):
        done = written(self.output, *PROGRAMS)
        self.assertEqual(done.returncode, 0, done.stderr)
        bill = json.loads(self.output.read_text(encoding="utf-8"))
        self.assertEqual((bill["bomFormat"], bill["specVersion"]), ("CycloneDX", "1.5"))
        self.assertEqual(bill["metadata"]["component"]["version"], "1.2.3")
        found = {each["name"]: each for each in bill["components"]}
        licenses = {
            "libqt6core6": "LGPL",
            "libqt6network6": "LGPL",
            "libqt6widgets6": "LGPL",
            "libsqlite3-0": "public-domain",
            "libssl3": "Apache",
            "libboost1.74-dev": "BSL-1.0",
            "libsodium23": "ISC",
            "libqrcodegencpp1": "Expat",
            "libstdc++6": "GCC-exception",
        }
        for name, part in licenses.items():
            self.assertIn(name, found)
            self.assertIn(part, found[name]["licenses"][0]["license"]["name"])
        for name, each in found.items():
            installed = subprocess.run(
                ["dpkg-query", "-W", "-f=${Version}", name],
                capture_output=True, text=True, check=True,
            )  # fmt: skip
            self.assertEqual(each["version"], installed.stdout)
            self.assertTrue(each["purl"].startswith(f"pkg:deb/debian/{name}@"))
        references = [each["bom-ref"] for each in bill["components"]]
        self.assertEqual(bill["dependencies"][0]["dependsOn"], references)
        self.assertEqual(len(set(references)), len(references))

    def test_fails_for_a_file_without_libraries(self):
        self.assertNotEqual(written(self.output, __file__).returncode, 0)
        self.assertFalse(self.output.exists())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
