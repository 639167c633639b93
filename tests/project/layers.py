# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks which module includes which, for every source of core, ui and app."""

import re
import unittest

import project

SERVICE = "core/service/transactionservice.h"
DECORATOR = "core/service/transactionservicedecorator.h"
UNCONFIRMED = "core/service/unconfirmedorders.h"
BANK_CODES = "core/service/bankcodes.h"
PROMISE = "core/service/promise.h"  # for implementations of UnconfirmedOrders
REPOSITORIES = tuple(
    f"core/console/{name}.h"
    for name in (
        *("consoledatabase", "annotationrepository", "disclosurerepository", "numberrepository"),
        *("payerrepository", "payoutrepository", "receiptrepository", "watchedchargerepository"),
        *("actiongate", "auditrepository", "operatorrepository", "shiftrepository"),
    )
)
ANNOTATED = "core/console/annotatedtransactionservice.h"
PIN = "core/console/pin.h"
EVIDENCE = "core/service/evidencesupport.h"
RETURNS = "core/service/partialreturns.h"  # an interface of services
WIRE = "core/wire/transactionjson.h"
JSON_TEXT = "core/wire/jsontext.h"
PARTIAL = "core/database/partialfile.h"
EXPORTER = "core/export/exporter.h"
EXPORT_FOLDER = "core/export/exportfolder.h"
TILL = "core/till/"
RECONCILIATION = "core/bank/reconciliation.h"
RECONCILIATION_VALUES = "core/bank/reconciliationvalues.h"
STATEMENT_VALUES = ("core/statement/csvlayout.h", "core/statement/statementfault.h")
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(["<])([^">]+)[">]', re.MULTILINE)


class Module:
    """The allowed includes of the files under a path. None: all."""

    def __init__(self, path, own, but=(), qt=None, no_qt=(), others=None, barred=("boost/",)):
        self.path = path
        self.own = own  # prefixes of includes in quotes …
        self.but = but  # … except for these
        self.qt = qt  # modules of Qt, None: all except …
        self.no_qt = no_qt  # … these
        self.others = others  # headers outside Qt and the standard library, None: all but …
        self.barred = barred  # … these prefixes, because they are slow to compile

    def refusal(self, quoted, name):
        """Returns why the include is not allowed, or None."""
        if quoted:
            allowed = name.startswith(self.own) and not name.startswith(self.but)
            return None if allowed else "is not allowed in this module"
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
OUTBOX = "core/service/outboxreader.h"  # the list of events
WEBHOOKS = "core/service/webhookservice.h"
HTTP_PROBLEM = "core/wire/httpproblem.h"
HTTP = ("core/http/", HTTP_PROBLEM)
API = ("core/domain/", "core/wire/", "core/http/", "core/api/", SERVICE, KEYS, OUTBOX, WEBHOOKS)
BASE = (
    "app/server/",
    "app/persondata.h",
    "app/programstart.h",
    "app/quitsignals.h",
    "app/recordjson.h",
    "app/shopbackup.h",
    "app/shopcheck.h",
    "app/shopfolder.h",
    "app/shopsettings.h",
    "app/singleinstance.h",
    "app/smallfile.h",
    "app/termtext.h",
    "core/",
)
EXPECTED = ("tl/expected.hpp",)
WINDOWS = ("QtWidgets", "QtSvgWidgets", "QtOpenGLWidgets", "QtPrintSupport")

# What every folder of ui may include.
STATEMENT_READER = "core/statement/statementreader.h"  # the trial of a mapping
TEXT_DECODING = "core/statement/textdecoding.h"
WORKBOOK = "core/statement/workbook.h"  # isArchive()
BANK_VALUES = tuple(
    f"core/apipix/{name}.h"
    for name in (
        *("bankconnection", "bankrepository", "banktestresult", "certificatefacts"),
        "pspprofile",
    )
)
UI_CORE = (
    *("core/domain/", "core/qr/", SERVICE, EVIDENCE, RETURNS, UNCONFIRMED, BANK_CODES, PROMISE),
    *(*REPOSITORIES, ANNOTATED, PIN, WIRE, EXPORTER, EXPORT_FOLDER, TILL),
    *(RECONCILIATION, RECONCILIATION_VALUES, "core/reconcile/", *STATEMENT_VALUES),
    *(STATEMENT_READER, TEXT_DECODING, WORKBOOK),
    *BANK_VALUES,
)
# The named exceptions to "pages do not include each other".
RECEIPT = "ui/receipts/receipt.h"  # receiptProblem()
RECEIPTS = "ui/receipts/receiptcontroller.h"  # prints and saves for every page
PAPER = "ui/receipts/receiptsheet.h"  # a summary is set on the same paper
EXPORT_PANEL = "ui/reports/exportpanel.h"  # the list exports what it shows
DAY_PAPER = "ui/reports/daypaper.h"  # a sealed day is printed, and part of the accountant's folder
DAY_SHEETS = "ui/reports/daysheets.h"  # the same
SHARED = ("ui/text/", "ui/widgets/", "ui/session/", *UI_CORE)


def ui(folder, *own, no_qt=("QtSql", "QtNetwork")):
    return Module(f"ui/{folder}/", own=(f"ui/{folder}/", *own), no_qt=no_qt)


# The part of ui that balcao-cli uses too.
WIDGETLESS = (*WINDOWS, "QtSql", "QtNetwork")
TEXTS = ("ui/text/",)
# The files of app that the console and balcao-cli share.
SHOP_FILES = (
    *("backupcommand", "chargingjson", "lastshop", "listingjson", "localshop", "lockfile"),
    *("preferencesfile", "profilestore", "remotesession", "sessionkeys", "shopbackup"),
    *("diagnosticbundle", "recentlog", "retentiontask", "retentiontext"),
    *("singleinstance", "systemkeys", "backupsecret", "bankconnectionstore"),
)
SHOP = tuple(f"app/{name}.h" for name in SHOP_FILES)


# Everything may use text, widgets and session, in this order; only shell uses pages.
UI = (
    ui("text", "ui/widgets/drawing.h", *UI_CORE, no_qt=WIDGETLESS),
    ui("widgets", "ui/text/", RECEIPT, *UI_CORE),
    ui("session", "ui/text/", "ui/widgets/", *UI_CORE),
    ui("receipts", *SHARED),
    ui("counter", RECEIPTS, *SHARED),
    ui("transactions", RECEIPTS, EXPORT_PANEL, *SHARED),
    ui("payouts", *SHARED),
    ui("reports", PAPER, *SHARED),
    ui("reconciliation", DAY_PAPER, DAY_SHEETS, *SHARED),
    ui("settings", RECEIPTS, *SHARED),
    ui("shell", "ui/", *UI_CORE),
)

# The first matching path applies. app connects the other modules.
LAYERS = (
    Module("core/domain/", own=("core/domain/",), qt=("QtCore",), others=EXPECTED),
    Module(
        "core/qr/",
        own=("core/domain/", "core/qr/"),
        qt=("QtCore", "QtGui"),
        others=(*EXPECTED, "qrcodegen/qrcodegen.hpp", "qrcodegen/QrCode.hpp", "png.h"),
    ),
    Module(
        "core/sample/",
        own=("core/domain/", "core/sample/"),
        qt=("QtCore",),
        others=EXPECTED,
    ),
    Module(
        "core/statement/workbook.cpp",
        own=("core/domain/", "core/statement/"),
        qt=("QtCore",),
        others=(*EXPECTED, "zlib.h"),
    ),
    Module(
        "core/statement/",
        own=("core/domain/", "core/statement/"),
        qt=("QtCore",),
        others=EXPECTED,
    ),
    Module(
        "core/reconcile/",
        own=("core/domain/", "core/reconcile/"),
        qt=("QtCore",),
        others=EXPECTED,
    ),
    Module(WIRE, own=("core/domain/",), qt=("QtCore",), others=EXPECTED),
    Module(
        "core/wire/",
        own=("core/domain/", "core/qr/", "core/wire/"),
        qt=("QtCore",),
        others=EXPECTED,
    ),
    # Only the two parsers include Boost.
    Module("core/http/requestparser.cpp", own=HTTP, qt=("QtCore", "QtNetwork"), barred=()),
    Module("core/http/answerparser.cpp", own=HTTP, qt=("QtCore", "QtNetwork"), barred=()),
    Module("core/http/", own=HTTP, qt=("QtCore", "QtNetwork")),
    Module("core/api/", own=API, no_qt=(*WINDOWS, "QtSql")),
    # The client certificates of banks need OpenSSL itself.
    Module("core/apipix/", own=("core/",), but=(TILL, "core/remote/"), no_qt=(*WINDOWS, "QtSql")),
    Module("core/remote/", own=("core/",), but=(TILL,), no_qt=(*WINDOWS, "QtSql")),
    Module(
        TILL,
        own=(
            *("core/domain/", SERVICE, DECORATOR, RETURNS, UNCONFIRMED, PROMISE, *REPOSITORIES),
            *(PIN, EXPORTER, TILL),
        ),
        qt=("QtCore",),
        others=EXPECTED,
    ),
    Module(
        "core/export/",
        own=("core/domain/", "core/export/", JSON_TEXT, PARTIAL, SERVICE),
        qt=("QtCore",),
        others=(*EXPECTED, "minizip/unzip.h", "xlsxwriter.h"),
    ),
    # Other modules include these headers, and so everything that these headers include.
    Module(SERVICE, own=("core/domain/",), qt=("QtCore",), others=EXPECTED),
    Module(DECORATOR, own=("core/domain/", SERVICE), qt=("QtCore",), others=EXPECTED),
    Module(PROMISE, own=("core/domain/",), qt=("QtCore",), others=EXPECTED),
    Module(UNCONFIRMED, own=("core/domain/",), qt=("QtCore",), others=EXPECTED),
    *(
        Module(name, own=("core/domain/", *REPOSITORIES), qt=("QtCore",), others=EXPECTED)
        for name in REPOSITORIES
    ),
    Module(KEYS, own=("core/domain/",), qt=("QtCore",), others=EXPECTED),
    Module(PIN, own=(), qt=("QtCore",), others=EXPECTED),
    Module(
        RECONCILIATION,
        own=("core/domain/", RECONCILIATION_VALUES),
        qt=("QtCore",),
        others=EXPECTED,
    ),
    Module(
        RECONCILIATION_VALUES,
        own=("core/domain/", "core/reconcile/", *STATEMENT_VALUES),
        qt=("QtCore",),
        others=EXPECTED,
    ),
    # SQL in three layers: access, search, and the stores above both.
    Module(
        "core/database/",
        own=("core/domain/", "core/database/", JSON_TEXT),
        qt=("QtCore", "QtSql"),
    ),
    Module(
        "core/search/",
        own=("core/domain/", "core/database/", "core/search/"),
        qt=("QtCore", "QtSql"),
    ),
    Module("core/bank/", own=("core/",), but=(TILL,), no_qt=(*WINDOWS, "QtSql", "QtNetwork")),
    Module("core/", own=("core/",), but=(TILL,), no_qt=WINDOWS),
    *UI,
    # programs without windows
    Module("app/server/", own=BASE, no_qt=WINDOWS),
    Module("app/cli/", own=("app/cli/", *BASE, *SHOP, *TEXTS), no_qt=WINDOWS),
    *(
        Module(f"app/{name}.", own=("app/", *TEXTS, "core/"), no_qt=WINDOWS)
        for name in SHOP_FILES
    ),
    Module("app/", own=("",)),
)


def includes(text):
    """Yields line, whether in quotes, and name of each include outside comments."""
    for match in INCLUDE.finditer(text):
        yield text.count("\n", 0, match.start()) + 1, match[1] == '"', match[2]


def strangers(top):
    """Returns the includes that are not allowed."""
    problems = []
    for path, text in project.sources(top, project.MODULES):
        module = next((module for module in LAYERS if path.startswith(module.path)), None)
        for line, quoted, name in includes(text) if module else ():
            if quoted and name == path.rpartition("/")[2].replace(".cpp", ".moc"):
                continue  # generated by moc from a .cpp
            refusal = module.refusal(quoted, name)
            if refusal:
                problems.append(f"{path}:{line}: {name} {refusal}")
    return problems


def cycles(top):
    """Returns headers that include themselves through other headers."""
    graph = {
        path: [name for _, quoted, name in includes(text) if quoted]
        for path, text in project.sources(top, project.MODULES, endings=(".h",))
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


class Layers(project.Check):
    def test_modules_know_only_whom_they_may(self):
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
            ("core/statement/a.cpp", '"core/reconcile/matcher.h"'),
            ("core/statement/a.cpp", "<QtSql/QSqlQuery>"),
            ("core/reconcile/a.cpp", '"core/statement/statementreader.h"'),
            ("core/reconcile/a.cpp", '"core/service/transactionservice.h"'),
            ("core/bank/a.cpp", '"core/till/b.h"'),
            ("core/bank/reconciliation.h", '"core/storage/b.h"'),
            ("core/bank/a.cpp", "<QtSql/QSqlQuery>"),
            ("core/wire/a.cpp", '"core/service/transactionservice.h"'),
            ("core/wire/a.cpp", "<QtNetwork/QTcpSocket>"),
            ("core/api/a.cpp", '"core/service/localtransactionservice.h"'),
            ("core/api/a.cpp", '"core/database/database.h"'),
            ("core/api/a.cpp", "<QtSql/QSqlQuery>"),
            ("core/api/a.cpp", "<boost/beast/http/parser.hpp>"),
            ("app/a.cpp", "<boost/beast/http/parser.hpp>"),
            ("core/http/a.cpp", "<boost/beast/http/parser.hpp>"),
            ("core/http/a.cpp", "<QtSql/QSqlQuery>"),
            ("core/http/a.cpp", '"core/api/b.h"'),
            ("core/http/a.cpp", '"core/remote/b.h"'),
            ("core/http/a.cpp", '"core/domain/b.h"'),
            ("core/http/requestparser.cpp", '"core/database/database.h"'),
            ("core/service/transactionservice.h", '"core/storage/b.h"'),
            ("core/service/transactionservice.h", "<QtSql/QSqlError>"),
            ("core/console/payerrepository.h", '"core/storage/b.h"'),
            ("core/console/pin.h", "<sodium.h>"),
            ("core/remote/a.cpp", "<QtSql/QSqlQuery>"),
            ("core/remote/a.cpp", "<boost/beast/http/parser.hpp>"),
            ("core/remote/a.cpp", '"ui/b.h"'),
            ("core/remote/a.cpp", '"core/till/b.h"'),
            ("core/service/a.cpp", '"core/till/b.h"'),
            ("core/till/a.cpp", '"core/storage/b.h"'),
            ("core/database/a.cpp", '"core/storage/b.h"'),
            ("core/database/a.cpp", '"core/search/b.h"'),
            ("core/database/a.cpp", '"core/service/b.h"'),
            ("core/search/a.cpp", '"core/storage/b.h"'),
            ("core/search/a.cpp", "<QtNetwork/QTcpSocket>"),
            ("core/till/a.cpp", '"core/remote/b.h"'),
            ("core/till/a.cpp", '"ui/text/text.h"'),
            ("core/till/a.cpp", "<QtGui/QKeyEvent>"),
            ("core/till/a.h", "<QtWidgets/QWidget>"),
            ("core/storage/a.cpp", '"ui/b.h"'),
            ("core/storage/a.cpp", '"app/b.h"'),
            ("core/storage/a.cpp", "<QtWidgets/QLabel>"),
            ("core/storage/a.cpp", "<QLabel>"),
            ("app/server/a.cpp", '"ui/text/text.h"'),
            ("app/cli/a.cpp", '"ui/widgets/label.h"'),
            ("app/cli/a.cpp", '"app/console.h"'),
            ("app/cli/a.cpp", "<QtWidgets/QLabel>"),
            ("app/lockfile.cpp", '"ui/session/confirmbox.h"'),
            ("app/lockfile.cpp", "<QtWidgets/QLabel>"),
            ("ui/text/a.cpp", "<QtWidgets/QLabel>"),
            ("ui/text/a.cpp", '"ui/receipts/receipt.h"'),
            ("app/server/a.cpp", '"app/console.h"'),
            ("app/server/a.cpp", "<QtWidgets/QLabel>"),
            ("ui/shell/a.cpp", '"app/b.h"'),
            ("ui/text/a.cpp", '"ui/widgets/label.h"'),
            ("ui/widgets/a.cpp", '"ui/session/shopcontext.h"'),
            ("ui/session/a.cpp", '"ui/shell/mainwindow.h"'),
            ("ui/counter/a.cpp", '"ui/payouts/sendpage.h"'),
            ("ui/counter/a.cpp", '"ui/receipts/receiptcheckpage.h"'),
            ("ui/transactions/a.cpp", '"ui/counter/chargepage.h"'),
            ("ui/payouts/a.cpp", '"ui/receipts/receiptcontroller.h"'),
            ("ui/reports/a.cpp", '"ui/transactions/listpage.h"'),
            ("ui/settings/a.cpp", '"ui/shell/shopview.h"'),
            ("ui/widgets/a.h", "<QtNetwork/QTcpSocket>"),
            ("ui/shell/a.cpp", '"core/service/localtransactionservice.h"'),
            ("ui/shell/a.cpp", '"core/database/database.h"'),
            ("ui/shell/a.cpp", '"core/storage/consolestore.h"'),
            ("ui/counter/a.cpp", "<QtSql/QSqlQuery>"),
            ("ui/shell/a.h", " <QtNetwork/QTcpSocket>"),
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
            ("core/statement/a.cpp", "<QtCore/QXmlStreamReader>"),
            ("core/reconcile/a.cpp", '"core/domain/statementline.h"'),
            ("core/wire/a.cpp", '"core/qr/qrcode.h"'),
            ("core/api/a.cpp", "<QtNetwork/QTcpServer>"),
            ("core/api/a.cpp", "<sys/socket.h>"),
            ("core/api/a.cpp", '"core/service/transactionservice.h"'),
            ("core/http/requestparser.cpp", "<boost/beast/http/parser.hpp>"),
            ("core/http/a.cpp", "<QtNetwork/QSslSocket>"),
            ("core/remote/a.cpp", '"core/http/b.h"'),
            ("core/http/answerparser.cpp", "<boost/beast/http/parser.hpp>"),
            ("core/service/a.cpp", '"a.moc"'),
            ("ui/shell/a.cpp", '"core/service/transactionservice.h"'),
            ("ui/shell/a.cpp", '"core/console/payerrepository.h"'),
            ("ui/shell/a.cpp", '"core/console/pin.h"'),
            ("ui/shell/a.cpp", "<QtWidgets/QLabel>"),
            ("ui/counter/a.cpp", '"ui/widgets/label.h"'),
            ("ui/counter/a.cpp", '"ui/receipts/receiptcontroller.h"'),
            ("ui/transactions/a.cpp", '"ui/reports/exportpanel.h"'),
            ("ui/shell/a.cpp", '"ui/payouts/sendpage.h"'),
            ("app/server/a.cpp", '"core/api/apiserver.h"'),
            ("app/cli/a.cpp", '"ui/text/text.h"'),
            ("app/cli/a.cpp", '"app/lockfile.h"'),
            ("app/lockfile.cpp", '"core/till/pinservice.h"'),
            ("core/till/a.cpp", '"core/service/transactionservice.h"'),
            ("ui/counter/a.cpp", '"core/till/chargesubmitter.h"'),
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
