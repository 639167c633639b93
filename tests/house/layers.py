# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks which module includes which, for every source of core, ui and app."""

import re
import unittest

import house

SERVICE = "core/service/transactionservice.h"
LEDGER = "core/service/orderledger.h"
PROMISE = "core/service/promise.h"  # for implementations of UnconfirmedOrders
BOOK = "core/console/consolebook.h"
NOTES = "core/console/notedservice.h"
PIN = "core/console/pin.h"
WIRE = "core/wire/transactionjson.h"
PARTIAL = "core/storage/partialfile.h"
EXPORTER = "core/export/exporter.h"
EXPORT_FOLDER = "core/export/exportfolder.h"
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(["<])([^">]+)[">]', re.MULTILINE)


class Room:
    """The allowed includes of the files under a path. None: all."""

    def __init__(self, path, own, qt=None, no_qt=(), others=None, barred=("boost/",)):
        self.path = path
        self.own = own  # prefixes of includes in quotes
        self.qt = qt  # modules of Qt, None: all except …
        self.no_qt = no_qt  # … these
        self.others = others  # headers outside Qt and the standard library, None: all but …
        self.barred = barred  # … these prefixes, because they are slow to compile

    def refusal(self, quoted, name):
        """Returns why the include is not allowed, or None."""
        if quoted:
            return None if name.startswith(self.own) else "is not allowed in this module"
        if re.fullmatch(r"Q\w+", name):
            return "does not name its Qt module; write <QtCore/QString>"
        module = re.match(r"(Qt\w+)/", name)
        if module:
            barred = module[1] in self.no_qt or (self.qt and module[1] not in self.qt)
            return "is not allowed in this module" if barred else None
        if name.startswith(self.barred):
            return "is not allowed in this module"
        standard = re.fullmatch(r"[a-z_]+", name)
        if self.others is not None and not standard and name not in self.others:
            return "is not allowed in this module"
        return None


KEYS = "core/service/keyring.h"
API = ("core/domain/", "core/wire/", "core/api/", SERVICE, KEYS)
BASE = ("app/server/", "app/quitsignals.h", "app/shopfolder.h", "app/shopsettings.h", "core/")
EXPECTED = ("tl/expected.hpp",)
WINDOWS = ("QtWidgets", "QtSvgWidgets", "QtOpenGLWidgets", "QtPrintSupport")

# The first matching path applies. app connects the other modules.
LAYERS = (
    Room("core/domain/", own=("core/domain/",), qt=("QtCore",), others=EXPECTED),
    Room(
        "core/qr/",
        own=("core/domain/", "core/qr/"),
        qt=("QtCore", "QtGui"),
        others=(*EXPECTED, "qrcodegen/qrcodegen.hpp", "qrcodegen/QrCode.hpp", "png.h"),
    ),
    Room(
        "core/sample/",
        own=("core/domain/", "core/sample/"),
        qt=("QtCore",),
        others=EXPECTED,
    ),
    Room(WIRE, own=("core/domain/",), qt=("QtCore",), others=EXPECTED),
    Room(
        "core/wire/",
        own=("core/domain/", "core/qr/", "core/wire/"),
        qt=("QtCore",),
        others=EXPECTED,
    ),
    Room("core/api/requestparser.cpp", own=API, no_qt=(*WINDOWS, "QtSql"), barred=()),
    Room("core/api/", own=API, no_qt=(*WINDOWS, "QtSql")),
    Room("core/remote/answerparser.cpp", own=("core/",), no_qt=(*WINDOWS, "QtSql"), barred=()),
    Room("core/remote/", own=("core/",), no_qt=(*WINDOWS, "QtSql")),
    Room(
        "core/export/",
        own=("core/domain/", "core/export/", "core/wire/jsontext.h", PARTIAL, SERVICE),
        qt=("QtCore",),
        others=(*EXPECTED, "minizip/unzip.h", "xlsxwriter.h"),
    ),
    # Other modules include these headers, and so everything that these headers include.
    Room(SERVICE, own=("core/domain/",), qt=("QtCore",), others=EXPECTED),
    Room(PROMISE, own=("core/domain/",), qt=("QtCore",), others=EXPECTED),
    Room(LEDGER, own=("core/domain/",), qt=("QtCore",), others=EXPECTED),
    Room(BOOK, own=("core/domain/",), qt=("QtCore",), others=EXPECTED),
    Room(KEYS, own=("core/domain/",), qt=("QtCore",), others=EXPECTED),
    Room(PIN, own=(), qt=("QtCore",), others=EXPECTED),
    Room("core/", own=("core/",), no_qt=WINDOWS),
    Room(
        "ui/",
        own=(
            *("ui/", "core/domain/", "core/qr/", SERVICE, LEDGER, PROMISE),
            *(BOOK, NOTES, PIN, WIRE, EXPORTER, EXPORT_FOLDER),
        ),
        no_qt=("QtSql", "QtNetwork"),
    ),
    # a program without windows
    Room("app/server/", own=BASE, no_qt=WINDOWS),
    Room("app/", own=("",)),
)


def includes(text):
    """Yields line, whether in quotes, and name of each include outside comments."""
    for match in INCLUDE.finditer(text):
        yield text.count("\n", 0, match.start()) + 1, match[1] == '"', match[2]


def strangers(top):
    """Returns the includes that are not allowed."""
    problems = []
    for path, text in house.sources(top, house.ROOMS):
        room = next((room for room in LAYERS if path.startswith(room.path)), None)
        for line, quoted, name in includes(text) if room else ():
            if quoted and name == path.rpartition("/")[2].replace(".cpp", ".moc"):
                continue  # generated by moc from a .cpp
            refusal = room.refusal(quoted, name)
            if refusal:
                problems.append(f"{path}:{line}: {name} {refusal}")
    return problems


def cycles(top):
    """Returns headers that include themselves through other headers."""
    graph = {
        path: [name for _, quoted, name in includes(text) if quoted]
        for path, text in house.sources(top, house.ROOMS, endings=(".h",))
    }
    problems, done = [], set()

    def visit(path, trail):
        if path in trail:
            problems.append(" -> ".join([*trail[trail.index(path) :], path]))
        elif path in graph and path not in done:
            for name in graph[path]:
                visit(name, [*trail, path])
            done.add(path)

    for path in graph:
        visit(path, [])
    return problems


class Layers(house.Check):
    def test_rooms_know_only_whom_they_may(self):
        self.finds_nothing_here(strangers)

    def test_headers_have_no_cycle(self):
        self.finds_nothing_here(cycles)

    def test_bites(self):
        for path, include in (
            ("core/domain/a.h", '"core/storage/b.h"'),
            ("core/domain/a.h", '"a2.h"'),
            ("core/domain/a.h", "<QtGui/QImage>"),
            ("core/domain/a.cpp", "<QString>"),
            ("core/domain/a.cpp", "<sqlite3.h>"),
            ("core/qr/a.cpp", "<QtSql/QSqlQuery>"),
            ("core/qr/a.cpp", '"core/service/transactionservice.h"'),
            ("core/sample/a.cpp", '"core/storage/b.h"'),
            ("core/sample/a.cpp", "<QtSql/QSqlQuery>"),
            ("core/wire/a.cpp", '"core/service/transactionservice.h"'),
            ("core/wire/a.cpp", "<QtNetwork/QTcpSocket>"),
            ("core/api/a.cpp", '"core/service/localtransactionservice.h"'),
            ("core/api/a.cpp", '"core/storage/database.h"'),
            ("core/api/a.cpp", "<QtSql/QSqlQuery>"),
            ("core/api/a.cpp", "<boost/beast/http/parser.hpp>"),
            ("app/a.cpp", "<boost/beast/http/parser.hpp>"),
            ("core/api/requestparser.cpp", '"core/storage/database.h"'),
            ("core/service/transactionservice.h", '"core/storage/b.h"'),
            ("core/service/transactionservice.h", "<QtSql/QSqlError>"),
            ("core/console/consolebook.h", '"core/storage/b.h"'),
            ("core/console/pin.h", "<sodium.h>"),
            ("core/remote/a.cpp", "<QtSql/QSqlQuery>"),
            ("core/remote/a.cpp", "<boost/beast/http/parser.hpp>"),
            ("core/remote/a.cpp", '"ui/b.h"'),
            ("core/storage/a.cpp", '"ui/b.h"'),
            ("core/storage/a.cpp", '"app/b.h"'),
            ("core/storage/a.cpp", "<QtWidgets/QLabel>"),
            ("core/storage/a.cpp", "<QLabel>"),
            ("app/server/a.cpp", '"ui/text.h"'),
            ("app/server/a.cpp", '"app/console.h"'),
            ("app/server/a.cpp", "<QtWidgets/QLabel>"),
            ("ui/a.cpp", '"app/b.h"'),
            ("ui/a.cpp", '"core/service/localtransactionservice.h"'),
            ("ui/a.cpp", '"core/storage/database.h"'),
            ("ui/a.cpp", '"core/storage/consolestore.h"'),
            ("ui/pages/a.cpp", "<QtSql/QSqlQuery>"),
            ("ui/a.h", " <QtNetwork/QTcpSocket>"),
        ):
            with self.subTest(path=path, include=include):
                self.refuses(strangers, {path: f"#pragma once\n# include {include} // why\n"})

    def test_lets_pass_what_is_right(self):
        for path, include in (
            ("core/domain/a.cpp", '"core/domain/b.h"'),
            ("core/domain/a.cpp", "<tl/expected.hpp>"),
            ("core/domain/a.cpp", "<string_view>"),
            ("core/qr/a.cpp", "<qrcodegen/qrcodegen.hpp>"),
            ("core/storage/a.cpp", "<QtSql/QSqlQuery>"),
            ("core/wire/a.cpp", '"core/qr/qrcode.h"'),
            ("core/api/a.cpp", "<QtNetwork/QTcpServer>"),
            ("core/api/a.cpp", "<sys/socket.h>"),
            ("core/api/a.cpp", '"core/service/transactionservice.h"'),
            ("core/api/requestparser.cpp", "<boost/beast/http/parser.hpp>"),
            ("core/remote/a.cpp", "<QtNetwork/QSslSocket>"),
            ("core/remote/answerparser.cpp", "<boost/beast/http/parser.hpp>"),
            ("core/service/a.cpp", '"a.moc"'),
            ("ui/a.cpp", '"core/service/transactionservice.h"'),
            ("ui/a.cpp", '"core/console/consolebook.h"'),
            ("ui/a.cpp", '"core/console/pin.h"'),
            ("ui/a.cpp", "<QtWidgets/QLabel>"),
            ("app/server/a.cpp", '"core/api/apiserver.h"'),
            ("app/main.cpp", '"core/service/localtransactionservice.h"'),
            ("app/main.cpp", "<QtSql/QSqlDatabase>"),
            ("tests/ui/tst_a.cpp", "<QtSql/QSqlDatabase>"),
        ):
            with self.subTest(path=path, include=include):
                self.accepts(strangers, {path: f'#include {include}\n// #include "app/c.h"\n'})

    def test_bites_on_cycles(self):
        a, b, c = ('#include "core/storage/%s.h"\n' % name for name in "abc")
        round_about = {"core/storage/a.h": b, "core/storage/b.h": c, "core/storage/c.h": a}
        self.refuses(cycles, round_about)
        self.refuses(cycles, {"core/storage/a.h": a})
        self.accepts(cycles, {**round_about, "core/storage/c.h": ""})


if __name__ == "__main__":
    unittest.main()
