#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the software bill of materials of the programs, in the format CycloneDX 1.5:

    sbom.py VERSION OUTPUT PROGRAM...

Lists the Debian packages of the libraries that the programs name in their ELF files, of the headers
that are compiled into them, and of the modules that they load while running.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

# Compiled into the programs, so that no ELF file names them.
HEADERS = ("libboost1.74-dev", "libexpected-dev")
# Loaded while running, if installed.
MODULES = (
    "libssl3",  # TLS of Qt
    "libqt6sql6-sqlite",
    "libqt6sql6-psql",
    "libqt6svg6",
    "libsecret-1-0",  # the keyring, used by QtKeychain
)


def output_of(*command):
    return subprocess.run(
        command, check=True, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"}
    ).stdout


def libraries_of(program, own):
    """Yields the paths of the libraries that a program names. Follows libraries of the project."""
    named = re.findall(r"\(NEEDED\)\s+Shared library: \[(.+?)\]", output_of("readelf", "-dW", program))
    found = dict(re.findall(r"^\s*(\S+) => (/\S+)", output_of("ldd", program), re.MULTILINE))
    for name in named:
        if name.startswith("ld-linux"):
            continue
        if name not in found:
            sys.exit(f"sbom: {program}: {name} was not found")
        path = os.path.realpath(found[name])
        if not name.startswith("libbalcao"):
            yield path
        elif path not in own:
            own.add(path)
            yield from libraries_of(path, own)


def packages_of(paths):
    """Returns the packages of files. A merged /usr makes two names of one file."""
    names = {name: path for path in paths for name in (path, path.removeprefix("/usr"))}
    done = subprocess.run(["dpkg", "-S", *names], capture_output=True, text=True, check=False)
    packages = {}
    for line in done.stdout.splitlines():
        package, _, name = line.rpartition(": ")
        packages[names[name]] = package.split(":")[0]
    if missing := sorted(set(paths) - set(packages)):
        sys.exit(f"sbom: in no Debian package: {', '.join(missing)}")
    return set(packages.values())


def license_of(package):
    """Returns the license of the main files, as the package names it."""
    text = pathlib.Path(f"/usr/share/doc/{package}/copyright").read_text(encoding="utf-8")
    for stanza in re.split(r"\n\s*\n(?=\S)", text):
        if re.search(r"^Files:\s*\*\s*$", stanza, re.MULTILINE):
            if name := re.search(r"^License:[ \t]*(\S.*)$", stanza, re.MULTILINE):
                return name[1].strip()
    if "GCC Runtime Library Exception" in text:
        return "GPL-3.0-or-later WITH GCC-exception-3.1"
    if "Boost Software License" in text:
        return "BSL-1.0"
    if "public domain" in text.lower():
        return "public-domain"
    if found := re.search(r"^License:[ \t]*(\S.*)$", text, re.MULTILINE):
        return found[1].strip()
    if found := re.search(r"/usr/share/common-licenses/([\w.+-]+\w)", text):
        return found[1]
    sys.exit(f"sbom: {package}: no license found")


def component(package):
    version, source = output_of(
        "dpkg-query", "-W", "-f=${Version}\n${source:Package}", package
    ).splitlines()
    architecture = output_of("dpkg", "--print-architecture").strip()
    purl = f"pkg:deb/debian/{package}@{version}?arch={architecture}&distro=debian-12"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": package,
        "version": version,
        "licenses": [{"license": {"name": license_of(package)}}],
        "purl": purl,
        "properties": [{"name": "debian:source", "value": source}],
    }


def is_installed(package):
    done = subprocess.run(
        ["dpkg-query", "-W", "-f=${db:Status-Status}", package],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout == "installed"


def bill(version, programs):
    own = set()
    packages = packages_of({path for each in programs for path in libraries_of(each, own)})
    packages.update(HEADERS)
    packages.update(package for package in MODULES if is_installed(package))
    components = [component(package) for package in sorted(packages)]
    root = {
        "type": "application",
        "bom-ref": f"balcao@{version}",
        "name": "balcao",
        "version": version,
        "licenses": [{"license": {"id": "GPL-3.0-or-later"}}],
    }
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": root},
        "components": components,
        "dependencies": [
            {"ref": root["bom-ref"], "dependsOn": [each["bom-ref"] for each in components]}
        ],
    }


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    version, output, *programs = sys.argv[1:]
    text = json.dumps(bill(version, programs), indent=2, ensure_ascii=False)
    pathlib.Path(output).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
