// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/noticejson.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>
#include <QtCore/QTimeZone>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

class NoticeJsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesTheBody_data();
    void writesTheBody();
    void writesWhatIsDescribed();
    void distinguishesNotices();
};

namespace
{

Notice paid()
{
    return {.number = 17,
            .transaction = QUuid(u"0b5e6a1c-0000-4000-8000-00000000000A"_s),
            .change = 2,
            .operation = Operation::CashIn,
            .amount = Money::fromCents(123'456),
            .reference = u"pedido-1"_s,
            .extra = u"mesa \"4\"\nà janela"_s,
            .status = Status::Code::Paid,
            .endToEndId = u"E99999999202611201200abcdefghijk"_s,
            .at = QDateTime(QDate(2026, 11, 20), QTime(15, 4, 5, 999), QTimeZone::utc())};
}

} // namespace

void NoticeJsonTest::writesTheBody_data()
{
    QTest::addColumn<Notice>("notice");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("paid cash-in")
        << paid()
        << QByteArray(
               R"({"id":"1819918058667462967","transaction_id":"0b5e6a1c-0000-4000-8000-00000000000a",)"
               R"("transaction_amount":"1234.56",)"
               R"("transaction_e2e_id":"E99999999202611201200abcdefghijk",)"
               R"("transaction_operation":"in","transaction_reference":"pedido-1",)"
               R"("extra":"mesa \"4\"\nà janela","date_created":"2026-11-20 12:04:05",)"
               R"("status":"paid",)"
               R"("path":"/api/v1/transaction/0b5e6a1c-0000-4000-8000-00000000000a"})");
    Notice bare = paid();
    bare.operation = Operation::CashOut;
    bare.status = Status::Code::InAnalysis;
    bare.reference = bare.extra = bare.endToEndId = QString();
    QTest::newRow("bare cash-out")
        << bare
        << QByteArray(
               R"({"id":"1819918058667462967","transaction_id":"0b5e6a1c-0000-4000-8000-00000000000a",)"
               R"("transaction_amount":"1234.56","transaction_e2e_id":"",)"
               R"("transaction_operation":"out","transaction_reference":"","extra":"",)"
               R"("date_created":"2026-11-20 12:04:05","status":"in_analysis",)"
               R"("path":"/api/v1/transaction/0b5e6a1c-0000-4000-8000-00000000000a"})");
}

void NoticeJsonTest::writesTheBody()
{
    QFETCH(Notice, notice);
    QTEST(toJson(notice), "expected");
}

/// Exactly the members in the document for integrators, with the documented values.
void NoticeJsonTest::writesWhatIsDescribed()
{
    QFile file(QStringLiteral(TEST_DATA "/../../resources/openapi.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject schemas =
        QJsonDocument::fromJson(file.readAll())["components"_L1]["schemas"_L1].toObject();
    const QJsonObject described = schemas["Notice"_L1].toObject();
    const QJsonObject written = QJsonDocument::fromJson(toJson(paid())).object();
    const QJsonObject members = described["properties"_L1].toObject();
    QCOMPARE(written.keys(), members.keys());
    QCOMPARE(described["required"_L1].toArray().size(), members.size());
    for (const QString &name : written.keys()) {
        QJsonObject member = members[name].toObject();
        if (member.contains("$ref"_L1))
            member = schemas[member["$ref"_L1].toString().section(u'/', -1)].toObject();
        const QString value = written[name].toString();
        const QRegularExpression pattern(member["pattern"_L1].toString());
        QVERIFY2(pattern.match(value).hasMatch(), qPrintable(name));
        const QJsonArray words = member["enum"_L1].toArray();
        QVERIFY2(words.isEmpty() || words.contains(value), qPrintable(name));
    }
}

void NoticeJsonTest::distinguishesNotices()
{
    QCOMPARE(wireIdOf(paid()), QByteArray("0b5e6a1c-0000-4000-8000-00000000000a-2"));
    // The number of the delivery would show how many notifications all platforms got.
    const auto id = [](const Notice &notice) {
        return QJsonDocument::fromJson(toJson(notice))["id"_L1].toString();
    };
    Notice later = paid();
    later.number = 18;
    QCOMPARE(id(later), id(paid()));
    later.change = 3;
    QVERIFY(id(later) != id(paid()));
}

BALCAO_APPLESS_TEST(NoticeJsonTest)
#include "tst_noticejson.moc"
