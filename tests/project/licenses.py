# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that "About" names each linked part and each typeface with its license, in all languages."""

import re
import unittest
import xml.etree.ElementTree

import project

# The name in "About" of each package that CMake finds. None: only builds.
NAMES = {
    "Boost": "Boost",
    "OpenSSL": "OpenSSL",
    "PNG": "libpng",
    "PkgConfig": None,
    "Python3": None,
    "Qt6": "Qt",
    "Qt6Keychain": "QtKeychain",
    "ZLIB": "zlib",
    "ZXing": "ZXing",
    "libsodium": "libsodium",
    "minizip": "minizip",
    "qrcodegencpp": "qrcodegen",
    "sqlite3": "SQLite",
    "tl-expected": "tl::expected",
    "xlsxwriter": "libxlsxwriter",
}
TYPEFACES = {"fonts-inter": "Inter", "fonts-dejavu-core": "DejaVu"}

BEGINNING = "Balcão is free software under the GNU General Public License, version 3"
END = "Vera)."
PAGE = "ui/settings/settingspage.cpp"
_FOUND = re.compile(r"^\s*find_package\((\w[\w-]*)", re.MULTILINE)
_CHECKED = re.compile(r"^\s*pkg_check_modules\(\w+ REQUIRED IMPORTED_TARGET ([\w-]+)\)", re.MULTILINE)


def packages(top):
    """Returns the names of the packages that the programs are built with."""
    lists = [top / "CMakeLists.txt"]
    for module in project.MODULES:
        lists += sorted((top / module).rglob("CMakeLists.txt"))
    found = set()
    for path in lists:
        text = path.read_text(encoding="utf-8")
        found.update(_FOUND.findall(text), _CHECKED.findall(text))
    return sorted(found)


def statements(top):
    """Returns the license statement in each language, by file."""
    literals = re.findall(r'"((?:\\.|[^"\\\n])*)"', (top / PAGE).read_text(encoding="utf-8"))
    whole = "".join(literals)
    start = whole.find(BEGINNING)
    end = whole.find(END, start) + len(END)
    texts = {PAGE: whole[start:end] if start >= 0 else ""}
    for path in sorted((top / "translations").glob("*.ts")):
        if path.stem == "balcao_en":
            continue  # plural forms only
        texts[path.relative_to(top).as_posix()] = "".join(
            message.findtext("translation", "")
            for message in xml.etree.ElementTree.parse(path).iter("message")
            if message.findtext("source", "").startswith(BEGINNING)
        )
    return texts


def is_named(name, text):
    """Returns whether a license in parentheses follows the name, at most two names later."""
    others = r"(?:(?:,| and| e| y)? [\w:]+){0,3}"
    pattern = rf"(?<![\w:]){re.escape(name)}(?![\w:]){others} \([^()]+\)"
    return re.search(pattern, text) is not None


def unnamed(top):
    problems = [
        f"{package}: has no name in tests/project/licenses.py"
        for package in packages(top)
        if package not in NAMES
    ]
    wanted = [NAMES[package] for package in packages(top) if NAMES.get(package)]
    fonts = (top / ".ci" / "common.sh").read_text(encoding="utf-8")
    for package in re.findall(r"^\s+(fonts-[\w-]+)", fonts, re.MULTILINE):
        if package not in TYPEFACES:
            problems.append(f"{package}: has no name in tests/project/licenses.py")
        else:
            wanted.append(TYPEFACES[package])
    for path, text in statements(top).items():
        problems += [f"{path}: {name} has no license" for name in wanted if not is_named(name, text)]
    return problems


def tree(uses="Qt (LGPL 3), libpng and zlib (zlib), and the typeface Inter (OFL, Bitstream Vera)."):
    text = f"{BEGINNING}. It uses {uses}"
    return {
        "CMakeLists.txt": "find_package(Qt6 6.4 REQUIRED)\nfind_package(PkgConfig REQUIRED)\n",
        "core/CMakeLists.txt": "find_package(PNG REQUIRED)\nfind_package(ZLIB REQUIRED)\n",
        ".ci/common.sh": "packages=(\n    fonts-inter # the typeface\n)\n",
        PAGE: f'fact(tr("{text[:70]}"\n    "{text[70:]}"));',
        "translations/balcao_es.ts": "<TS><context><message>"
        f"<source>{text}</source><translation>Usa {uses}</translation></message></context></TS>",
    }


class Licenses(project.Check):
    def test_about_names_every_part(self):
        self.finds_nothing_here(unnamed)
        self.assertGreaterEqual(len(packages(project.TOP)), 12)

    def test_bites(self):
        for path, old, new in (
            (PAGE, "Qt (LGPL 3), ", ""),
            (PAGE, " and zlib (zlib)", " (zlib)"),
            (PAGE, "zlib (zlib)", "zlib"),
            (PAGE, "Inter", "Arial"),
            ("translations/balcao_es.ts", "<translation>Usa Qt (LGPL 3), ", "<translation>Usa "),
            ("core/CMakeLists.txt", "find_package(PNG", "find_package(JPEG"),
            ("core/CMakeLists.txt", "find_package(PNG", "find_package(Boost"),
            (".ci/common.sh", "fonts-inter", "fonts-roboto"),
        ):
            files = tree()
            with self.subTest(path=path, new=new):
                self.assertIn(old, files[path])
                files[path] = files[path].replace(old, new)
                self.refuses(unnamed, files)

    def test_lets_pass_what_is_right(self):
        self.accepts(unnamed, tree())


if __name__ == "__main__":
    unittest.main()
