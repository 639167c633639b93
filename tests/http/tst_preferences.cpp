// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/http/preferences.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;

class PreferencesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsThePreference_data();
    void readsThePreference();
};

void PreferencesTest::readsThePreference_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("value"); ///< "(none)": absent
    const auto row = [](const char *fields, const char *value) {
        QTest::newRow(*fields ? fields : "nothing") << QByteArray(fields) << QByteArray(value);
    };
    row("", "(none)");
    row("omit=a", "a");
    row("OMIT=A", "a");
    row("omit", "");
    row("omit=", "");
    row("omit=\"a\"", "a");
    row("omit = a", "a");
    row("omit\t=\t\"a\"", "a");
    row("omit=a; x=1", "a");
    row("omit=a;x=\"1;2,3\"", "a");
    row("respond-async, omit=a, wait=10", "a");
    row("wait=10,,omit=a", "a");
    row("omit=a, omit=b", "a");    // the first counts
    row("wait; omit=a", "(none)"); // a parameter of another preference
    row("foo=\"omit=a\"", "(none)");
    row("foo=\"x, omit=a\"", "(none)");
    row("foo=\"x\\\", omit=a\", omit=b", "b"); // an escaped quote does not end the string
    row("omit=\"a\\\"b\"", "a\"b");
    row("omitted=a", "(none)");
    row("foo=\"open, omit=a", "(none)");
}

void PreferencesTest::readsThePreference()
{
    QFETCH(QByteArray, fields);
    QFETCH(QByteArray, value);
    QCOMPARE(preferenceIn(fields, "omit").value_or("(none)"), value);
}

BALCAO_GUILESS_TEST(PreferencesTest)
#include "tst_preferences.moc"
