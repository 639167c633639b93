# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that names and sentences use the words of docs/glossary.md, not older ones.

A rule is a regular expression and the words to use instead. Where the old word has a right use too,
the expression excludes that use, with the reason above it.
"""

import os
import pathlib
import re
import shutil
import subprocess
import unittest
import unittest.mock

import project

# Names, searched in each line of a source. "Doubt(?![a-z])" finds isInDoubt, not isDoubtful.
NAMES = (
    # LEDGERBAL is a field of OFX files
    (r"(?<![Hh])[Ll]edger", "TransactionEngine, TransactionQueries, UnconfirmedOrders"),
    # Qt has takeFirst(), takeAt() and others
    (r"\b(void|bool) take\(|\bTake(Some|r)?\b|[Tt]akers?\b", "handle…, apply…, set…; Callback"),
    (r"\bk(Most|Least|Largest)[A-Z]", "kMax…, kMin…"),
    (r"[a-z](Desk|Keeper)\b|[a-z](desk|keeper)\.h", "…Controller, …Manager, …Service"),
    (r"[a-z]Book(?![a-z])|(console|intent)book\b", "…Repository, …Store, IntentLog"),
    (r"(?i)\b(left|far|noted|relaying|remembering)services?\b", "BackgroundSession, …Decorator"),
    (r"[a-z]Noted(?![a-z])", "annotations"),
    (r"[Ss]eqSet|\bseqset|\b(BlockSearch|ColumnScan)\b", "RowBitmap, ColumnBlockSearch, …"),
    (r"(?i)soundness|\bselfcheck|\bbackgroundcheck|\bdamaged\.h", "IntegrityCheck, Corruption"),
    (r"(?i)silencewatch|duetimes", "SocketWatchdog, TransactionSchedule"),
    (r"(?i)(page|sum|hour)gathering|\bovertaken\b|\btakings\b", "collectors, isStale(), NetTotals"),
    (r"(?i)\bkeyuses?\b", "ApiKeyUsageRecorder, ShortcutRegistry"),
    (r"(?i)\bshopdays\b|\bSampleDraw\b", "TradingDays, SeededRandom"),
    (r"(?i)chargemaker|chargedoubts|referencemaker", "ChargeSubmitter, DuplicateChargeGuard, …"),
    (r"(?i)\bcreationfate|\bfateof\b|\bletgo\b|[a-z]letgo(?![a-z])", "CreateOutcome, detach()"),
    (r"[a-z]Doubts?(?![a-z])", "unconfirmed"),
    (r"(?i)payoutbrake|brakecheck|\bpreflight", "PayoutWarnings, payload check"),
    (r"(?i)doorkeeper|codedrawer|\bclass besides\b", "ApiAuthenticator, QrImageCache, …"),
    (r"(?i)\bcoverpage|\bplacebox|\bjumpbox|\bshoptools", "LockScreen, CommandPalette, …"),
    (r"\bclass (Sheet|Wait)\b|Rail(?![a-z])|\brail_", "Sidebar, Overlay, BusyIndicator"),
    (r"\bStatusMove|\bcanMoveTo|\bMoveRefused", "transition"),
    (r"([a-z]|\bk)(Moment|Patience|Pace)(?![a-z])", "timestamp, snapshot, timeout, interval"),
    (r"([a-z]|\bk)(Beside|Anew)(?![a-z])", "next to, again"),
    (r"[a-z](Told|Tells|CannotStand|BecameOf|FarAway)(?![a-z])", "reported, is invalid, outcome, …"),
)

# Phrases, searched in comments, pages, texts of the user interface and subjects of commits. A blank
# matches any white space, a word matches also with a capital.
PHRASES = (
    (r"whoever|(for|lets?|by|to) who|that there (is|are)", "the actor: the caller, a customer"),
    # "can tell whether" and "you will be told" are plain English
    (r"tells?(?! whether)|(?<!be )told", "returns, reports, emits"),
    # a symbol may stand for a thing
    (r"(stands?|stood)(?! for)", "is, is valid, lies"),
    (r"beside", "next to, besides, compared with"),
    # a cashier waits a moment, and tries again in a moment; Moment is a type in docs/api.md
    (r"(?<!in a )(?<!ait a )(?<!# )(?<![\[#])moments?(?! ago)", "time, timestamp"),
    (r"anew|for ever|reckon(s|ed)?|made[- ]up", "again, permanently, calculate, generated"),
    (r"far away|mend(s|ed)?", "remote; fix, repair"),
    (r"what (became|becomes) of|of before|the one before|so many", "outcome, previous, the number of"),
    # a text may need room
    (r"rooms|houses?|(the|this|that|which|each|every) room", "module, project"),
    (r"ledgers?", "transaction engine, unconfirmed orders"),
    (r"patience", "timeout, interval"),
    (r"(goes|go|went) on", "continue"),
    (r"looked at", "read, checked"),
)

# Users see other words than the code, see docs/glossary.md. In JSON the words of the code stay.
OF_USERS = (
    (r'(?<!")presets?(?!")', "fixed price"),
    (r"named filters?|(opens|saves) a view", "saved filter"),
)
FOR_USERS = ("README.md", "docs/back-office.md", "docs/counter.md", "docs/shop-folder.md")

VERBS = r"(?i)^[^:]+: (tell|let|say|stand|mend|part)\b"  # of a subject
SUBJECTS = 50  # newest commits whose subjects are checked

_COMMENT = re.compile(r'(?:^|(?<=\s))#(?!!)[^\n]*|"""(?:.*?)"""', re.MULTILINE | re.DOTALL)


def files(top):
    """Yields path and text of each source, script, build file and page that a person wrote."""
    pages = [*top.glob("*.md"), *(top / "docs").rglob("*.md")]
    modules = (*project.MODULES, "tests")
    lists = [path for name in modules for path in (top / name).rglob("CMakeLists.txt")]
    builds = [top / "CMakeLists.txt", *(top / "cmake").glob("*.cmake")]
    for path in sorted({*project.own_files(top), *pages, *lists, *builds}):
        name = path.relative_to(top).as_posix()
        if path.is_file() and name != "tests/project/vocabulary.py":
            yield name, path.read_text(encoding="utf-8")


def prose(name, text):
    """Returns the sentences of a file in their lines, without indentation, and a NUL for code."""
    if name.endswith(".md"):
        sentences = text
    elif name.endswith((".h", ".cpp")):
        sentences = project.prose(text)
    else:
        sentences = prose_of_script(text)
    return re.sub(r"[ \t]*\n[ \t]*", "\n", sentences)


def prose_of_script(text):
    kept, end = [], 0
    for match in _COMMENT.finditer(text):
        between = text[end : match.start()]
        kept += ["\0" if between.strip() else " ", "\n" * between.count("\n"), match[0].strip('#"')]
        end = match.end()
    return "".join(kept)


def old_names(top):
    return [
        f"{name}:{line}: an old name; use: {better}"
        for name, text in files(top)
        if not name.endswith(".md")
        for pattern, better in NAMES
        if re.search(pattern, text)
        for line in project.lines_with(pattern, text)
    ]


def found(rules, text):
    """Yields line, match and better word of each phrase."""
    for pattern, better in rules:
        words = pattern.replace(" ", r"\s")
        for match in re.finditer(rf"(?i)\b(?:{words})\b", text):
            yield text.count("\n", 0, match.start()) + 1, match[0], better


def old_phrases(top):
    return [
        f'{name}:{line}: "{phrase}"; use: {better}'
        for name, text in files(top)
        for line, phrase, better in found(
            PHRASES + (OF_USERS if name in FOR_USERS else ()), prose(name, text)
        )
    ]


def subjects(top):
    """Returns the subjects of the newest commits; none without git or without a history."""
    if not shutil.which("git") or not (top / ".git").exists():
        return []
    done = subprocess.run(
        ["git", "-C", top, "log", f"-{SUBJECTS}", "--no-merges", "--format=%s"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.splitlines() if done.returncode == 0 else []


def old_subjects(lines):
    """Returns the problems of subjects of commits."""
    problems = [f"{line}: use an ordinary verb" for line in lines if re.search(VERBS, line)]
    for line in lines:
        problems += [f'{line}: "{phrase}"; use: {better}' for _, phrase, better in found(PHRASES, line)]
    return problems


class Vocabulary(project.Check):
    def test_names(self):
        self.finds_nothing_here(old_names)

    def test_phrases(self):
        self.finds_nothing_here(old_phrases)

    def test_subjects(self):
        self.assertEqual(old_subjects(subjects(project.TOP)), [])

    def test_reads_every_kind_of_file(self):
        names = [name for name, _ in files(project.TOP)]
        for name in ("run", ".ci/run", "README.md", "docs/api.md", "core/domain/money.h"):
            self.assertIn(name, names)
        for name in ("core/CMakeLists.txt", "cmake/BalcaoOptions.cmake", "tests/app/e2e"):
            self.assertIn(name, names)

    def test_bites_on_names(self):
        for path, line in (
            ("core/service/a.h", "class OrderLedger : public QObject"),
            ("core/service/a.cpp", "m_ledger.reset();"),
            ("core/service/a.h", "void take(const Result<T> &answer);"),
            ("core/service/a.h", "using TakeSome = std::function<bool()>;"),
            ("core/domain/a.h", "static constexpr int kMostRows = 9;"),
            ("app/a.cpp", '#include "app/servicedesk.h"'),
            ("ui/a.h", "class PayoutDesk;"),
            ("ui/a.h", "PinKeeper &m_pin;"),
            ("core/console/a.h", "core::ConsoleBook *book;"),
            ("app/a.cpp", "LeftServices services;"),
            ("core/storage/a.cpp", "BlockSearch search;"),
            ("core/storage/a.cpp", "SilenceWatch watch;"),
            ("core/api/a.h", "KeyUses m_uses;"),
            ("ui/a.cpp", "m_maker.letGo();"),
            ("tests/ui/tst_a.cpp", "void keepsWhatItLetGo();"),
            ("core/domain/a.h", "bool canMoveTo(Status next) const;"),
            ("tests/ui/tst_a.cpp", "void namesWhatCannotStand();"),
            ("tests/ui/tst_a.cpp", "void countsInTheRail();"),
            ("ui/a.cpp", 'label->setObjectName(u"ledgerNext"_s);'),
            ("tests/app/a.sh", 'within "$kPatience" rail_is_open'),
            ("core/CMakeLists.txt", "storage/seqset.cpp"),
        ):
            with self.subTest(line=line):
                self.refuses(old_names, {path: line})

    def test_lets_pass_right_names(self):
        for path, line in (
            ("core/export/a.cpp", 'm_file.add("<LEDGERBAL>");'),
            ("core/remote/a.cpp", "m_pending.takeFirst();"),
            ("core/storage/a.cpp", "ColumnBlockSearch search; ParallelColumnScan scan;"),
            ("core/storage/a.cpp", "selectCheckSum();"),
            ("ui/a.cpp", "layout->setSpacing(kSpace);"),
            ("ui/a.h", "bool isDoubtful() const;"),
            ("tests/a.cpp", "void understandsWhatIsTyped();"),
            ("tests/a.cpp", "QProcess hledger; // a program for accountants"),
        ):
            with self.subTest(line=line):
                self.accepts(old_names, {path: line})

    def test_bites_on_phrases(self):
        for path, text in (
            ("core/a.h", "/// Whoever asks gets an answer.\n"),
            ("core/a.h", "int a; ///< what the service tells\n"),
            ("core/a.cpp", "int a; // the values that\n       // there are\n"),
            ("core/a.cpp", "/* It stands beside the rows. */\n"),
            ("ui/a.cpp", 'tr("A service far away");\n'),
            ("ui/a.cpp", 'tr("Errors appear in front of "\n   "what cannot stand.");\n'),
            ("ui/a.cpp", 'tr("Paid", "the moment of the payment");\n'),
            ("app/a.cpp", 'QCoreApplication::translate("Words",\n "Begin anew");\n'),
            ("docs/a.md", "The ledger of a shop\n"),
            ("docs/a.md", "At that moment it is paid.\n"),
            ("docs/a.md", "Each file is in a room; the\nrooms know each other.\n"),
            ("docs/counter.md", "A preset is a price.\n"),
            ("tests/a.py", "#!/usr/bin/python3\n# looked at twice\n"),
            ("tests/a.py", '#!/usr/bin/python3\n"""Mends a file."""\n'),
            ("run", "#!/bin/bash\nsleep 1 # then it goes on\n"),
            ("core/CMakeLists.txt", "# A service far away\n"),
        ):
            with self.subTest(text=text):
                self.refuses(old_phrases, {path: text})

    def test_lets_pass_right_phrases(self):
        for path, text in (
            ("core/a.h", "/// Only the directory can tell whether the key is registered.\n"),
            ("core/a.h", "int beside = 0; // a standing order\n"),
            ("core/a.cpp", 'x(u"anew"_s); // so\nint many;\n'),
            ("ui/a.cpp", 'tr("You will be told if that happens. Try again in a moment.");\n'),
            ("ui/a.cpp", 'tr("BACKUP", "stands for a file name");\n'),
            ("docs/a.md", "A text needs room.\n"),
            ("docs/api.md", "### Moment\n| `date_created` | [Moment](#moment) |\n"),
            ("docs/counter.md", '"presets": [\n'),
            ("docs/glossary.md", "| Preset | A price. |\n"),
            ("run", "#!/bin/bash\nmend anew\n"),
        ):
            with self.subTest(text=text):
                self.accepts(old_phrases, {path: text})

    def test_bites_on_subjects(self):
        for line in (
            "webhook: let a webhook that is none keep no others waiting",
            "docs: tell what lists and filling take now",
            "storage: make what stands beside the rows with them",
            "ui: show what a service far away cannot do",
        ):
            with self.subTest(line=line):
                self.assertNotEqual(old_subjects([line]), [])
        self.assertEqual(old_subjects(["webhook: skip invalid endpoints without blocking others"]), [])

    def test_needs_no_history(self):
        self.assertEqual(self.in_tree({"run": "#!/bin/bash\n"}, subjects), [])
        self.assertEqual(self.in_tree({".git/config": "broken"}, subjects), [])

    def test_reads_the_history(self):
        def with_git(program):
            def read(top):
                git = top / "bin/git"
                git.chmod(0o755)
                with unittest.mock.patch.dict(os.environ, PATH=f"{git.parent}:{os.environ['PATH']}"):
                    return subjects(top)

            return self.in_tree({".git/HEAD": "", "bin/git": f"#!/bin/sh\n{program}\n"}, read)

        self.assertEqual(with_git("echo ui: add a; echo ui: fix b"), ["ui: add a", "ui: fix b"])
        self.assertEqual(with_git("echo fatal; exit 128"), [])


if __name__ == "__main__":
    unittest.main()
