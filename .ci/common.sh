#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What run, test and .ci/run share: which Debian packages the house needs and why, and how a preset
# is built. Sourced, never run.

# shellcheck disable=SC2034 # The lists are used by those who source this file.
packages_to_build=(
    g++                 # GCC 12 or later: C++20
    cmake               # with Ninja and the presets
    ninja-build
    pkg-config          # finds qrcodegen, which has no CMake package
    qt6-base-dev        # Core, Gui, Widgets, Network, Sql, DBus
    qt6-svg-dev         # the icons are SVG
    qtkeychain-qt6-dev  # keys of services in the keyring of the computer (licence: BSD)
    qt6-multimedia-dev  # the sounds of the counter; without it the build is silent
    qt6-l10n-tools      # lrelease and lupdate
    libqrcodegencpp-dev # draws the QR codes
    libpng-dev          # writes them as PNG, one bit per pixel, several times as fast as Qt
    libxlsxwriter-dev   # writes the workbooks of an export
    libminizip-dev      # reads them through once they are written
    libsodium-dev       # makes the PIN of a counter slow to guess (Argon2id)
    libsqlite3-dev      # fills large databases; the library is the one that Qt's driver uses
    libboost-dev        # Beast, headers only: reads requests of HTTP by a strict grammar
    libexpected-dev     # tl::expected, the shape of core::Result
)

packages_to_start=(
    libqt6sql6-sqlite    # the database of a local shop is one SQLite file
    libqt6svg6           # reads the icons
    libsecret-1-0        # the way of QtKeychain to GNOME's keyring, which it only looks for
    qt6-translations-l10n # Qt's own words in Portuguese and Spanish, for instance in file dialogs
    fonts-inter          # the typeface of the console
    fonts-dejavu-core    # what stands in for characters that Inter has not
)

# A desktop that speaks Wayland only; where there is X11 too, Qt needs nothing more.
if [[ -z ${DISPLAY:-} && -n ${WAYLAND_DISPLAY:-} ]]; then
    packages_to_start+=(qt6-wayland)
fi

packages_to_serve=(
    libqt6sql6-sqlite # the data of a sandbox is one SQLite file
    curl              # what one calls it with
)

packages_for_headless=(
    xvfb        # a display that nobody sees
    xdotool     # presses the keys
    imagemagick # takes the picture of the screen
    zbar-tools  # reads the QR code in it, as a phone does
)

packages_to_test=(
    "${packages_to_serve[@]}" # for the test of ./run --server
    "${packages_for_headless[@]}"
    libzxing-dev # a second QR reader, of other authors
    qt6-base-private-dev # lets a test be the screen reader that Qt otherwise waits for
    libxcb-damage0-dev  # tells the benchmarks when a window is painted
    libxcb-xtest0-dev   # presses keys for them
    libxcb-keysyms1-dev # knows which
    openssl      # certificates that are good for nothing else
    dbus-daemon  # a message bus of the tests' own
    at-spi2-core # the bus of screen readers, for tests that read the screen as one does
    gir1.2-atspi-2.0 # the reader's side of it
    python3-gi   # for the reader, which is written in Python
    gnome-keyring # a keyring of the tests' own, with a password that everybody knows
    postgresql   # a server of the tests' own; they do not touch the one that the package starts
    libqt6sql6-psql # Qt's driver for it
    sqlite3      # looks into the database from outside
    chromium     # opens the payer's page as a telephone does
    poppler-utils # reads the receipts that were made as PDF
    python3      # the checks of the house, and a reader of exports
    python3-openpyxl # a reader of exported workbooks, of other authors
    python3-ofxparse # the same for statements
    ofx          # ofxdump, the reader that accounting programs for the desktop share (libofx)
)

packages_to_fuzz=(
    clang           # brings libFuzzer, which GCC has not
    libclang-rt-dev # libFuzzer itself, and the sanitizers
    llvm            # gives the places in their reports names
)

packages_to_check=(
    "${packages_to_fuzz[@]}"
    clang-format # the layout of the sources
    clang-tidy   # what the compiler lets pass
    shellcheck   # the same for these scripts
)

fail() {
    printf '%s: %s\n' "${0##*/}" "$1" >&2
    exit 1
}

# Prints the comment at the head of the script that was started.
show_usage() {
    sed -n '4,/^$/s/^# \{0,1\}//p' "$(dirname "${BASH_SOURCE[0]}")/${0##*/}"
}

# Ends a script that was started with wrong arguments.
usage_error() {
    printf '%s: %s\n\n' "${0##*/}" "$1" >&2
    show_usage >&2
    exit 2
}

# Takes all arguments of a script: prints the usage if --help is the first one.
handle_help() {
    [[ ${1:-} == -h || ${1:-} == --help ]] || return 0
    show_usage
    exit 0
}

# Takes all arguments of a script that has none but --help.
expect_no_arguments() {
    handle_help "$@"
    [[ $# -eq 0 ]] || usage_error "unexpected argument: $1"
}

# Takes all arguments of a script whose arguments are numbers of transactions.
expect_sizes() {
    local size
    handle_help "$@"
    for size in "$@"; do
        [[ $size =~ ^[1-9][0-9]*$ ]] || usage_error "not a number of transactions: $size"
    done
}

is_installed() {
    dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed
}

as_root() {
    if [[ $EUID -eq 0 ]]; then
        "$@"
    else
        sudo "$@"
    fi
}

# Installs those of the named packages that are not there; asks nobody and no server if all are.
install_missing() {
    local package missing=()
    for package in "$@"; do
        is_installed "$package" || missing+=("$package")
    done
    [[ ${#missing[@]} -gt 0 ]] || return 0

    command -v apt-get >/dev/null ||
        fail "this is no Debian; install what these packages of Debian 12 hold: ${missing[*]}"
    [[ $EUID -eq 0 ]] || command -v sudo >/dev/null ||
        fail "there is no sudo; as root, run: apt-get install --no-install-recommends ${missing[*]}"

    printf 'Installing: %s\n' "${missing[*]}" >&2
    # Another apt may be at work on a fresh machine: wait for it.
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -y -q -o DPkg::Lock::Timeout=300)
    as_root "${apt[@]}" update >&2
    as_root "${apt[@]}" install --no-install-recommends "${missing[@]}" >&2
}

# Configures a preset if that has not been done for this very folder, then builds what has changed;
# further arguments go to the build.
build_preset() {
    local preset=$1 top=$2
    shift 2
    local tree=$top/build/$preset
    if [[ ! -e $tree/build.ninja ]] ||
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$top" "$tree/CMakeCache.txt"; then
        cmake -S "$top" --preset "$preset" --fresh
    fi
    cmake --build "$tree" "$@"
}
