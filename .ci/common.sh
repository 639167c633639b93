#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Shared by run, test and .ci/run: the Debian packages of the project with their reasons, and the
# build of a preset. Sourced, never run.

# Many tests wait for timers and other programs, so that one test per core leaves cores idle.
# shellcheck disable=SC2034 # used by the scripts that source this file
parallel_tests=$(($(nproc) * 2))

# Tests that take too long with sanitizers for .ci/run: .ci/soak runs them, except for those that
# end programs of the plain build.
# shellcheck disable=SC2034 # as above
long_sanitized='^(service/tst_kill|remote/tst_(payerkill|synchronizer|remoteerrands)'
long_sanitized+='|storage/tst_(blockarrangement|upgrade)$|database/tst_schemacheck$)'

# shellcheck disable=SC2034 # as above
packages_to_build=(
    g++                 # GCC 12 or later: C++20
    cmake               # with Ninja and the presets
    ninja-build
    pkg-config          # finds qrcodegen, which has no CMake package
    qt6-base-dev        # Core, Gui, Widgets, Network, Sql, DBus
    qt6-base-private-dev # changes the size of everything while the program runs; lets a test act as
                        # a screen reader
    qt6-svg-dev         # the icons are SVG
    qtkeychain-qt6-dev  # keys of services in the keyring (license: BSD)
    qt6-multimedia-dev  # sounds; the build is silent without it
    qt6-l10n-tools      # lrelease and lupdate
    libqrcodegencpp-dev # draws the QR codes
    libzxing-dev        # reads codes that a service sends as pictures only (license: Apache 2.0); a
                        # second, independent QR reader for the tests
    libpng-dev          # writes them as PNG, several times as fast as Qt
    libxlsxwriter-dev   # writes XLSX exports
    libminizip-dev      # reads XLSX exports back
    zlib1g-dev          # compresses lists of the API, reads XLSX statements
    libsodium-dev       # hashes PINs (Argon2id), encrypts backups
    libsqlite3-dev      # direct access to SQLite, with the library of Qt's driver
    libssl-dev          # reads the certificates of banks, also with old ciphers
    libboost-dev        # Beast, headers only: a strict HTTP parser
    libexpected-dev     # tl::expected, the shape of core::Result
)

packages_to_start=(
    libqt6sql6-sqlite    # the database of a local shop is one SQLite file
    libqt6svg6           # reads the icons
    libsecret-1-0        # QtKeychain's access to GNOME's keyring
    qt6-translations-l10n # Qt's own texts in Portuguese and Spanish
    fonts-inter          # the typeface of the console
    fonts-dejavu-core    # characters that Inter lacks
)

# For a desktop with Wayland only. With X11, Qt needs no further package.
if [[ -z ${DISPLAY:-} && -n ${WAYLAND_DISPLAY:-} ]]; then
    packages_to_start+=(qt6-wayland)
fi

packages_to_serve=(
    libqt6sql6-sqlite # the data of a sandbox is one SQLite file
    curl              # calls the API
)

packages_for_headless=(
    xvfb        # a virtual display
    xdotool     # presses the keys
    imagemagick # captures the screen
    zbar-tools  # reads the QR code from the picture, like a phone
)

packages_to_test=(
    "${packages_to_serve[@]}" # for the test of ./run --server
    "${packages_for_headless[@]}"
    libxcb-damage0-dev  # reports painted windows to the benchmarks
    libxcb-xtest0-dev   # presses keys for the benchmarks
    libxcb-keysyms1-dev # key codes for the benchmarks
    openssl      # certificates for tests
    dbus-daemon  # the tests' own message bus
    openbox      # a window manager for the days by mouse and by keyboard
    at-spi2-core # the accessibility bus, for tests that act as a screen reader
    gir1.2-atspi-2.0 # its client
    python3-gi   # for the test reader in Python
    gnome-keyring # the tests' own keyring, with a known password
    postgresql   # the tests' own server; the system's server is not used
    libqt6sql6-psql # Qt's driver for it
    libpq-dev    # direct access to it, for the benchmark
    sqlite3      # reads the database from outside
    chromium     # opens the payer's page like a phone
    poppler-utils # reads receipts in PDF
    python3      # the project checks, and a reader of exports
    python3-openpyxl # an independent reader of XLSX
    python3-ofxparse # an independent reader of OFX
    ofx          # ofxdump of libofx, which desktop accounting programs use
    groff-base   # checks the manual pages
    nodejs       # runs the examples of the API, like the next two (license: MIT)
    php-cli      # (license: PHP)
    golang-go    # (license: BSD)
)

packages_to_package=(
    dpkg-dev # names the packages of shared libraries
    binutils # reads build ids
    xz-utils # compresses packages
    lintian  # checks packages
    desktop-file-utils # checks the menu entry
    appstream # checks the description for software centers
)

packages_to_fuzz=(
    clang           # has libFuzzer
    libclang-rt-dev # libFuzzer itself, and the sanitizers
    llvm            # symbol names in sanitizer reports
)

packages_to_check=(
    "${packages_to_fuzz[@]}"
    clang-format # the layout of the sources
    clang-tidy   # static analysis
    shellcheck   # static analysis of the scripts
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

# Installs the missing packages of the list. Needs no network and no root if all are installed.
install_missing() {
    local package missing=()
    for package in "$@"; do
        is_installed "$package" || missing+=("$package")
    done
    [[ ${#missing[@]} -gt 0 ]] || return 0

    command -v apt-get >/dev/null ||
        fail "this is not Debian; install the content of these Debian 12 packages: ${missing[*]}"
    [[ $EUID -eq 0 ]] || command -v sudo >/dev/null ||
        fail "sudo is missing; as root, run: apt-get install --no-install-recommends ${missing[*]}"

    printf 'Installing: %s\n' "${missing[*]}" >&2
    # On a fresh machine another apt may be running: wait for it.
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -y -q -o DPkg::Lock::Timeout=300)
    as_root "${apt[@]}" update >&2
    as_root "${apt[@]}" install --no-install-recommends "${missing[@]}" >&2
}

# Configures a preset unless this folder is already configured.
configure_preset() {
    local preset=$1 top=$2
    local tree=$top/build/$preset
    if [[ ! -e $tree/build.ninja ]] ||
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$top" "$tree/CMakeCache.txt"; then
        cmake -S "$top" --preset "$preset" --fresh
    fi
}

# Configures a preset if necessary, then builds it. Further arguments go to the build.
build_preset() {
    local preset=$1 top=$2
    shift 2
    configure_preset "$preset" "$top"
    cmake --build "$top/build/$preset" "$@"
}
