// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "core/till/payoutbatch.h"
#include "core/till/payoutcontroller.h"
#include "tests/support/fakeservice.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using core::PayoutBatch;
using core::Transaction;
using core::TransactionDraft;
using namespace Qt::StringLiterals;
using Code = core::Error::Code;
using Phase = PayoutBatch::Phase;
using State = PayoutBatch::State;

Q_DECLARE_METATYPE(core::Error::Code)

/// The payouts of a file without a window.
class TestPayoutBatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void sendsEachRowOnce();
    void stopsAtAnUnclearAnswer_data();
    void stopsAtAnUnclearAnswer();
    void storesRowsThatNeedApproval();

private:
    void read();
    void send();

    std::optional<core::Error> m_error;       ///< answer of the service; nullopt: the payout
    std::optional<core::Money> m_approveFrom; ///< see PayoutBatch::Approval
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<core::ConsoleDatabase> m_console;
    std::unique_ptr<core::PayoutController> m_payouts;
    std::unique_ptr<PayoutBatch> m_batch;
};

void TestPayoutBatch::init()
{
    m_error.reset();
    m_approveFrom.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FakeService>();
    m_service->onCreate = [this](const TransactionDraft &asked) -> core::Result<Transaction> {
        if (m_error)
            return tl::unexpected(*m_error);
        Transaction payout = samples::charge(asked.amount->cents());
        payout.id = QUuid::createUuid();
        payout.operation = core::Operation::CashOut;
        payout.pixKey = asked.pixKey;
        payout.reference = asked.reference;
        payout.platform = asked.platform.value_or(QUuid());
        m_service->stored.prepend(payout);
        return payout;
    };
    m_console = std::make_unique<core::ConsoleDatabase>(
        core::ConsoleDatabase::Setup{.path = m_folder->filePath(u"console.db"_s)});
    m_console->open();
    m_payouts = std::make_unique<core::PayoutController>(*m_service, m_console->payouts());
    m_payouts->open();
    QTRY_VERIFY(m_payouts->isRead());
    m_batch = std::make_unique<PayoutBatch>(
        *m_service, *m_payouts, [this] { return m_approveFrom; }, u""_s);
}

void TestPayoutBatch::cleanup()
{
    m_batch.reset();
    m_payouts.reset();
    m_console.reset();
    m_service.reset();
    m_folder.reset();
}

/// Reads three payouts to different keys and waits until they are looked up.
void TestPayoutBatch::read()
{
    QByteArray text = "chave;valor;nome;documento;email;telefone;descricao\n";
    for (const auto &[name, amount] :
         {std::pair("Ana", "12,00"), std::pair("Bia", "20,00"), std::pair("Caio", "35,50")})
        text += QByteArray(name).toLower() + "@example.com;" + amount + ';' + name +
                ";11144477735;x@example.com;11987654712;Aluguel\n";
    const auto file =
        core::PayoutFile::read(text, m_service->platform(), core::PayerData::Required);
    QVERIFY(file && file->isSound());
    m_batch->read(*file);
    QTRY_COMPARE(m_batch->phase(), Phase::Ready);
    QCOMPARE(m_batch->rows().size(), 3);
}

void TestPayoutBatch::send()
{
    QVERIFY(m_batch->maySend());
    m_batch->send();
    QTRY_COMPARE(m_batch->phase(), Phase::Ended);
}

void TestPayoutBatch::sendsEachRowOnce()
{
    read();
    QCOMPARE(m_batch->sum(State::Fresh), core::Money::fromCents(67'50));
    QSignalSpy changed(m_batch.get(), &PayoutBatch::rowChanged);
    send();
    QCOMPARE(m_batch->count(State::Made), 3);
    QCOMPARE(m_batch->sum(State::Made), core::Money::fromCents(67'50));
    QCOMPARE(changed.size(), 3);
    QVERIFY(m_payouts->orders().isEmpty());
    read(); // the same file again
    QCOMPARE(m_batch->count(State::Made), 3);
    QVERIFY(!m_batch->maySend());
    QCOMPARE(m_service->drafts.size(), 3);
}

void TestPayoutBatch::stopsAtAnUnclearAnswer_data()
{
    QTest::addColumn<Code>("code");
    QTest::newRow("unconfirmed") << Code::Unconfirmed;
    QTest::newRow("storage failed") << Code::StorageFailed;
    QTest::newRow("internal") << Code::Internal;
}

void TestPayoutBatch::stopsAtAnUnclearAnswer()
{
    QFETCH(Code, code);
    read();
    m_error = core::Error{code, {}, {}};
    send();
    QCOMPARE(m_batch->count(State::Unknown), 1);
    QCOMPARE(m_batch->count(State::Fresh), 2);
    QVERIFY(m_batch->problem().has_value());
    QCOMPARE(m_service->drafts.size(), 1);
    const QString reference = m_service->drafts[0].reference;
    QVERIFY(m_payouts->isAsked(reference)); // another payout to the key has to wait
    QVERIFY(m_payouts->order(reference).has_value());
}

void TestPayoutBatch::storesRowsThatNeedApproval()
{
    m_approveFrom = core::Money::fromCents(20'00);
    read();
    send();
    QCOMPARE(m_batch->count(State::Made), 1);
    QCOMPARE(m_batch->count(State::Waits), 2);
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(m_payouts->orders().size(), 2);
    for (const core::PayoutOrder &order : m_payouts->orders()) {
        QCOMPARE(order.state, core::PayoutOrder::State::ToApprove);
        QVERIFY(!m_payouts->isAsked(order.draft.reference));
    }
}

BALCAO_GUILESS_TEST(TestPayoutBatch)
#include "tst_payoutbatch.moc"
