# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that released programs have the protections of cmake/BalcaoOptions.cmake: reads the ELF
file of a small program with the options of a release, and of the programs in build/release."""

import pathlib
import re
import subprocess
import tempfile
import unittest

import project

OPTIONS = project.TOP / "cmake" / "BalcaoOptions.cmake"
SOURCE = """
#include <cstdio>
#include <cstring>
#include <vector>

int main(int count, char **arguments)
{
    char name[16];
    std::strcpy(name, arguments[0]);
    std::vector<int> numbers(static_cast<size_t>(count));
    std::printf("%s %d\\n", name, numbers[static_cast<size_t>(count) - 1]);
}
"""
BUILD = """
cmake_minimum_required(VERSION 3.25)
project(small LANGUAGES CXX)
include({options})
add_executable(small main.cpp)
target_link_libraries(small PRIVATE balcao_options)
"""


def readelf(program, *options):
    done = subprocess.run(
        ["readelf", "--wide", *options, program], capture_output=True, text=True, check=True
    )
    return done.stdout


def missing(program):
    """Yields the protections that a program lacks."""
    dynamic = readelf(program, "--dynamic")
    if not re.search(r"\(FLAGS_1\).*\bPIE\b", dynamic):
        yield "position-independent code"
    if not re.search(r"\(FLAGS_1\).*\bNOW\b", dynamic):
        yield "immediate binding"
    segments = readelf(program, "--program-headers")
    if "GNU_RELRO" not in segments:
        yield "read-only relocations"
    if not re.search(r"GNU_STACK.* RW +0x", segments):
        yield "a stack without code"
    symbols = readelf(program, "--dyn-syms")
    if "__stack_chk_fail" not in symbols:
        yield "the stack protector"
    if not re.search(r"__(?!stack)\w+_chk\b", symbols):
        yield "checked buffers"
    if "__glibcxx_assert_fail" not in symbols:
        yield "checked containers"


def release_programs(top):
    """Returns the programs in build/release that were linked after the last change of options."""
    folder = top / "build" / "release" / "bin"
    newest = OPTIONS.stat().st_mtime
    return [
        path
        for path in sorted(folder.glob("balcao*"))
        if path.suffix != ".debug" and path.stat().st_mtime > newest
    ]


def small_program(folder, build_type):
    folder = pathlib.Path(folder)
    (folder / "main.cpp").write_text(SOURCE, encoding="utf-8")
    (folder / "CMakeLists.txt").write_text(BUILD.format(options=OPTIONS), encoding="utf-8")
    build = folder / build_type
    for command in (
        ["cmake", "-S", folder, "-B", build, "-G", "Ninja", f"-DCMAKE_BUILD_TYPE={build_type}",
         "-DCMAKE_CXX_FLAGS_DEBUG=-O1", "-DCMAKE_CXX_FLAGS_RELEASE=-O2 -DNDEBUG"],
        ["cmake", "--build", build],
    ):  # fmt: skip
        subprocess.run(command, check=True, capture_output=True, timeout=200)
    return build / "small"


class Test(unittest.TestCase):
    def test_finds_a_program_without_protections(self):
        with tempfile.TemporaryDirectory() as folder:
            found = set(missing(small_program(folder, "Debug")))
        self.assertLessEqual(
            {"the stack protector", "checked buffers", "checked containers", "immediate binding"},
            found,
        )

    def test_releases_have_all_protections(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(list(missing(small_program(folder, "Release"))), [])

    def test_finds_no_fault_in_built_releases(self):
        for program in release_programs(project.TOP):
            # A small helper may use no buffer and no container.
            optional = {"checked buffers", "checked containers"}
            if program.name != "balcao-sound":
                optional = set()
            with self.subTest(program.name):
                self.assertEqual(set(missing(program)) - optional, set())


if __name__ == "__main__":
    unittest.main()
