# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every user text has a Portuguese and a Spanish translation, and no unused one."""

import subprocess
import unittest

import project

TOOL = project.TOP / ".ci" / "translations"

HEADER = """
namespace ui { class Page : public QObject { Q_OBJECT
    void show();
}; }
"""
SOURCE = """
#include "ui/page.h"
namespace ui {
void Page::show() { tr("Paid by %1").arg(name); tr("%n charge(s)", nullptr, count); }
}
"""
TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>ui::Page</name>
    <message>
        <source>Paid by %1</source>
        <translation>Pago por %1</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>uma cobrança</numerusform>
            <numerusform>%n cobranças</numerusform>
        </translation>
    </message>
</context>
</TS>
"""


def run(mode, top):
    return subprocess.run(
        [TOOL, mode, "--top", top],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def incomplete(top):
    done = run("check", top)
    return done.stdout.splitlines() if done.returncode else []


SPANISH = TS.replace("pt_BR", "es").replace("uma cobrança", "un cobro").replace("cobranças", "cobros")


def tree(source=SOURCE, header=HEADER, ts=TS, spanish=SPANISH):
    return {
        "ui/page.h": header,
        "ui/page.cpp": source,
        "translations/balcao_pt_BR.ts": ts,
        "translations/balcao_es.ts": spanish,
    }


class Translations(project.Check):
    def test_complete(self):
        self.finds_nothing_here(incomplete)

    def test_accepts_what_is_complete(self):
        self.accepts(incomplete, tree())

    def test_bites(self):
        for name, files in {
            "no file at all": {"ui/page.h": HEADER, "ui/page.cpp": SOURCE},
            "Portuguese only": {k: v for k, v in tree().items() if not k.endswith("_es.ts")},
            "empty in Spanish": tree(spanish=SPANISH.replace("Pago por %1", "")),
            "new": tree(source=SOURCE.replace("show() {", 'show() { tr("New");')),
            "changed": tree(source=SOURCE.replace("Paid by", "Has been paid by")),
            "gone": tree(source=SOURCE.replace('tr("Paid by %1")', "QString()")),
            "unfinished": tree(ts=TS.replace("<translation>Pago", '<translation type="unfinished">Pago')),
            "empty": tree(ts=TS.replace("Pago por %1", "")),
            "plural missing": tree(ts=TS.replace("%n cobranças", "")),
            "placeholder lost": tree(ts=TS.replace("Pago por %1", "Pago")),
            "placeholder made up": tree(ts=TS.replace("Pago por %1", "Pago por %1 a %2")),
            "wrong context": tree(header=HEADER.replace("Q_OBJECT", "")),
        }.items():
            with self.subTest(name):
                self.refuses(incomplete, files)

    def test_update_takes_in_and_drops(self):
        def update(top):
            self.assertEqual(run("update", top).returncode, 0)
            return (top / "translations/balcao_pt_BR.ts").read_text(encoding="utf-8")

        changed = SOURCE.replace('tr("Paid by %1")', 'tr("New")')
        text = self.in_tree(tree(source=changed), update)
        self.assertIn("<source>New</source>", text)
        self.assertNotIn("Paid by", text)
        self.assertIn("%n cobranças", text)
        self.assertIn("New", self.in_tree({"ui/page.cpp": changed, "ui/page.h": HEADER}, update))


if __name__ == "__main__":
    unittest.main()
