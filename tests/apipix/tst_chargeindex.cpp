// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/chargeindex.h"
#include "core/domain/brcode.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using core::ChargeIndex;
using core::Status;
using core::Transaction;

namespace
{

Transaction chargeWith(const QString &id, Status::Code status = Status::Code::Pending)
{
    Transaction charge;
    charge.id = QUuid(id);
    charge.operation = core::Operation::CashIn;
    charge.status = status;
    charge.created = QDateTime(QDate(2026, 11, 23), QTime(12, 0), Qt::UTC);
    return charge;
}

const QString kId = u"03ea5b26-c07b-4cba-8e4a-2698bdcea4c8"_s;

} // namespace

class TestChargeIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsChargesByTheirTxid()
    {
        ChargeIndex index;
        index.add(chargeWith(u"03ea5b26-c07b-4cba-8e4a-2698b0000000"_s));
        index.add(chargeWith(kId));
        index.add(chargeWith(u"ffffffff-ffff-4fff-bfff-ffffffffffff"_s));
        index.add(chargeWith(u"00000000-0000-4000-8000-000000000001"_s));
        QCOMPARE(index.size(), 4);
        QCOMPARE(index.find(u"03ea5b26c07b4cba8e4a2698b"_s), std::nullopt); // two have the txid
        QCOMPARE(index.find(u"03ea5b26c07b4cba8e4a2698bdcea4c8"_s), QUuid(kId)); // of the bank
        for (const char *id :
             {"ffffffff-ffff-4fff-bfff-ffffffffffff", "00000000-0000-4000-8000-000000000001"}) {
            const QUuid uuid{QLatin1StringView(id)};
            QCOMPARE(index.find(core::chargeTxid(uuid)), uuid);
            QCOMPARE(index.find(core::chargeTxid(uuid).toUpper()), uuid);
            QCOMPARE(index.find(uuid.toString(QUuid::Id128)), uuid);
            QCOMPARE(index.find(uuid.toString(QUuid::Id128).toUpper()), uuid);
        }
    }

    void findsNothingElse_data()
    {
        QTest::addColumn<QString>("txid");
        QTest::newRow("none") << u""_s;
        QTest::newRow("beginning") << u"03ea5b26c07b4cba8e4a2698"_s;
        QTest::newRow("other end") << u"03ea5b26c07b4cba8e4a2698bdcea4c9"_s;
        QTest::newRow("no digits") << u"zzzzzzzzzzzzzzzzzzzzzzzzz"_s;
        QTest::newRow("another") << u"03ea5b26c07b4cba8e4a2698c"_s;
        QTest::newRow("long") << QString(100, u'0');
    }

    void findsNothingElse()
    {
        QFETCH(const QString, txid);
        ChargeIndex index;
        index.add(chargeWith(kId));
        QCOMPARE(index.find(txid), std::nullopt);
        QCOMPARE(index.find(core::chargeTxid(QUuid(kId))), QUuid(kId));
    }

    void knowsWhetherAChargeWaits()
    {
        ChargeIndex index;
        QCOMPARE(index.newestPending(), std::nullopt);
        index.add(chargeWith(kId));
        QCOMPARE(index.newestPending(), chargeWith(kId).created);
        index.add(chargeWith(kId, Status::Code::Paid));
        QCOMPARE(index.newestPending(), std::nullopt);
        Transaction payout = chargeWith(u"11111111-1111-4111-8111-111111111111"_s);
        payout.operation = core::Operation::CashOut;
        index.add(payout);
        QCOMPARE(index.newestPending(), std::nullopt);
        QCOMPARE(index.size(), 1);
    }
};

BALCAO_APPLESS_TEST(TestChargeIndex)
#include "tst_chargeindex.moc"
