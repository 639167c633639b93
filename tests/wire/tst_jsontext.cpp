// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/jsontext.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

/// Reads the written JSON with Qt.
class JsonTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAnyTextAnywhere_data();
    void writesAnyTextAnywhere();
    void writesOnlyWhatAnyReaderTakes();
};

void JsonTextTest::writesAnyTextAnywhere_data()
{
    QTest::addColumn<QString>("special");
    QTest::newRow("nothing") << u""_s;
    QTest::newRow("quote") << u"\""_s;
    QTest::newRow("backslash") << u"\\"_s;
    QTest::newRow("line break") << u"\n"_s;
    QTest::newRow("first control character") << QString(QChar(1));
    QTest::newRow("last control character") << QString(QChar(0x1F));
    QTest::newRow("delete") << QString(QChar(0x7F));
    QTest::newRow("beyond ASCII") << QString(QChar(0x80));
    QTest::newRow("accent") << u"ã"_s;
    QTest::newRow("a quote but for its upper half") << QString(QChar(0x2022));
    QTest::newRow("two units") << u"😀"_s;
}

/// With padding of twice the block size before and after.
void JsonTextTest::writesAnyTextAnywhere()
{
    QFETCH(QString, special);
    for (int before = 0; before <= 17; ++before) {
        for (int behind = 0; behind <= 17; ++behind) {
            const QString text = QString(before, u'~') + special + QString(behind, u' ');
            const QByteArray json = '[' + jsonString(text) + ']';
            QCOMPARE(QJsonDocument::fromJson(json).array().first().toString(), text);
        }
    }
}

void JsonTextTest::writesOnlyWhatAnyReaderTakes()
{
    QString controls;
    for (char16_t c = 0; c < u' '; ++c)
        controls += QChar(c);
    for (const char c : jsonString(u"abcdefgh"_s + controls + QChar(0x7F)))
        QVERIFY(c >= ' ' && c < '\x7F');
}

BALCAO_APPLESS_TEST(JsonTextTest)
#include "tst_jsontext.moc"
