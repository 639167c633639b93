# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks for forbidden and required words in the sources, each with its reason."""

import re
import unittest

import project


class Ban:
    """A pattern that must not occur in the code of some modules, except in comments and strings."""

    def __init__(self, pattern, reason, modules, endings=(".h", ".cpp"), but=()):
        self.pattern = pattern
        self.reason = reason
        self.modules = modules
        self.endings = endings
        self.but = but  # exceptions

    def problems(self, top):
        return [
            f"{path}:{line}: {self.reason}"
            for path, text in project.sources(top, self.modules, self.endings)
            if path not in self.but
            for line in project.lines_with(self.pattern, project.code(text))
        ]


BANS = (
    Ban(
        r"\btr\(|\btranslate\(|\bQT_TR",
        "core has no texts for people; ui has them",
        ("core",),
    ),
    Ban(
        r"\b(double|float)\b",
        "amounts are core::Money; no interface of core uses floating point",
        ("core",),
        endings=(".h",),
    ),
    Ban(
        r"(\.|->|::)transaction\(\)",
        "QSqlDatabase begins lazily, so two writers conflict too late; write BEGIN IMMEDIATE",
        ("core",),
    ),
    Ban(
        r"\bQt::(AutoText|RichText)\b|\bQLabel\b|\bQMessageBox\b",
        "text from customers must never be interpreted as markup; ui::Label shows plain text",
        ("ui", "app"),
        but=("ui/widgets/label.h", "ui/widgets/label.cpp"),
    ),
    Ban(
        r"\b(toLocalTime|currentDateTime|currentDate|currentTime|systemTimeZone|LocalTime)\b",
        "users read Brasília time, not that of the computer; see core/domain/brasilia.h",
        ("core", "ui", "app"),
        but=("core/domain/brasilia.cpp",),
    ),
    Ban(
        r"\bQ(SKIP|EXPECT_FAIL)\b",
        "a test that may be skipped or may fail proves nothing",
        ("tests",),
    ),
)

# also in comments, so on the unchanged text
LEFT_FOR_LATER = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
SPDX = "SPDX-License-Identifier: GPL-3.0-or-later"


def banned(top):
    return [problem for ban in BANS for problem in ban.problems(top)]


def unfinished(top):
    return [
        f"{path}:{line}: open an issue instead of a note in the source"
        for path, text in project.sources(top)
        for line in project.lines_with(LEFT_FOR_LATER, text)
    ]


def unlicensed(top):
    problems = []
    for path in project.own_files(top):
        head = path.read_text(encoding="utf-8").split("\n", 2)[:2]
        line = head[-1] if head[0].startswith("#!") else head[0]
        if line not in (f"// {SPDX}", f"# {SPDX}"):
            problems.append(f"{path.relative_to(top)}: must begin with {SPDX}")
    return problems


def misnamed(top):
    """Returns sources with other endings, which no check would see."""
    endings = (".hpp", ".hh", ".hxx", ".inl", ".c", ".cc", ".cxx")
    return [
        f"{path}: use the endings .h and .cpp"
        for path, _ in project.sources(top, endings=endings)
    ]


class Words(project.Check):
    def test_nothing_banned(self):
        self.finds_nothing_here(banned)

    def test_nothing_left_for_later(self):
        self.finds_nothing_here(unfinished)

    def test_every_source_names_its_licence(self):
        self.finds_nothing_here(unlicensed)

    def test_every_source_is_seen(self):
        self.finds_nothing_here(misnamed)

    def test_bites(self):
        for path, line in (
            ("core/service/a.cpp", 'auto t = tr("Paid");'),
            ("core/service/a.cpp", 'QCoreApplication::translate("a", "b");'),
            ("core/domain/a.h", "double amount = 0;"),
            ("core/domain/a.h", "int i = 1'000; float f;"),
            ("core/storage/a.cpp", "m_database.transaction();"),
            ("core/storage/a.cpp", "database->transaction();"),
            ("ui/a.cpp", "label->setTextFormat(Qt::RichText);"),
            ("ui/a.cpp", "new QLabel(name, this);"),
            ("app/a.cpp", "#include <QtWidgets/QMessageBox>"),
            ("ui/a.cpp", "charge.created.toLocalTime().date();"),
            ("app/a.cpp", "const QDate today = QDate::currentDate();"),
            ("core/storage/a.cpp", "QDateTime::currentDateTime().toString();"),
            ("ui/a.cpp", "timestamp.toTimeZone(QTimeZone::systemTimeZone());"),
            ("ui/a.cpp", "timestamp.toTimeSpec(Qt::LocalTime);"),
            ("tests/ui/tst_a.cpp", 'QSKIP("no display");'),
            ("tests/ui/tst_a.cpp", 'QEXPECT_FAIL("", "", Continue);'),
        ):
            with self.subTest(line=line):
                self.refuses(banned, {path: line})

    def test_lets_pass_what_is_right(self):
        for path, line in (
            ("core/domain/a.h", "// Never a double charge."),
            ("core/domain/a.h", "/* no\n float */ int i = 999'999;"),
            ("core/storage/a.cpp", 'execute(u"BEGIN IMMEDIATE"_s); // not database.transaction()'),
            ("core/storage/a.cpp", "attr(1); m_transaction.id();"),
            ("core/storage/a.cpp", 'R"(SELECT "double", \'tr(\' FROM tx)";'),
            ("ui/a.cpp", 'tr("Paid"); label->setTextFormat(Qt::PlainText);'),
            ("ui/widgets/label.h", "class Label : public QLabel"),
            ("core/domain/brasilia.cpp", "return timestamp.toLocalTime().offsetFromUtc();"),
            ("ui/a.cpp", "brasiliaDay(QDateTime::currentDateTimeUtc()); // not currentDate()"),
        ):
            with self.subTest(line=line):
                self.accepts(banned, {path: line})

    def test_bites_on_what_is_left_for_later(self):
        self.refuses(unfinished, {"core/a.cpp": "// TODO: later\n"})
        self.accepts(unfinished, {"core/a.cpp": "// All that is to do is done: todos.\n"})

    def test_bites_on_a_missing_licence(self):
        for name, first in (("ui/a.h", "#pragma once"), ("run", "#!/bin/bash"), ("tests/a.py", "")):
            with self.subTest(name=name):
                self.refuses(unlicensed, {name: f"{first}\nsomething\n"})
        self.accepts(
            unlicensed,
            {
                "ui/a.h": f"// {SPDX}\n\n#pragma once\n",
                "run": f"#!/bin/bash\n# {SPDX}\n",
                "ui/b.svg": "<svg/>",
            },
        )

    def test_bites_on_a_wrong_name(self):
        self.refuses(misnamed, {"core/a.cc": ""})


if __name__ == "__main__":
    unittest.main()
