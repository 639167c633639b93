// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "core/till/chargesubmitter.h"
#include "core/till/preferences.h"
#include "core/till/referencegenerator.h"
#include "tests/support/fakeservice.h"
#include "tests/support/fakeunconfirmedorders.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using core::ChargeSubmitter;
using core::Transaction;
using core::TransactionDraft;
using namespace Qt::StringLiterals;
using Code = core::Error::Code;

Q_DECLARE_METATYPE(core::Error::Code)

namespace
{

/// The stored charge of a draft.
Transaction chargeOf(const TransactionDraft &draft)
{
    Transaction charge = samples::charge(draft.amount->cents());
    charge.reference = draft.reference;
    charge.platform = draft.platform.value_or(QUuid());
    return charge;
}

} // namespace

/// Submission of charges without a window: which reference an attempt has, and what is reported.
class TestChargeSubmitter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void keepsTheReferenceOfAnUnknownCharge_data();
    void keepsTheReferenceOfAnUnknownCharge();
    void getsANewReferenceAfterAnAnswer();
    void doesNotTrustTheRefusalOfARepetition_data();
    void doesNotTrustTheRefusalOfARepetition();
    void reportsADetachedChargeOnce();
    void reportsTheRefusalOfADetachedCharge();
    void leavesLookupsToTheService();

private:
    TransactionDraft draft(qint64 cents);
    /// Submits a charge and waits for the signal with its outcome.
    TransactionDraft submit(qint64 cents);

    std::optional<core::Error> m_error; ///< answer of the service; nullopt: the charge
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<core::ConsoleDatabase> m_console;
    std::unique_ptr<core::PreferencesStore> m_preferences;
    std::unique_ptr<core::ReferenceGenerator> m_references;
    std::unique_ptr<ChargeSubmitter> m_submitter;
};

void TestChargeSubmitter::init()
{
    m_error.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FakeService>();
    m_service->onCreate = [this](const TransactionDraft &asked) -> core::Result<Transaction> {
        if (m_error)
            return tl::unexpected(*m_error);
        return chargeOf(asked);
    };
    m_console = std::make_unique<core::ConsoleDatabase>(
        core::ConsoleDatabase::Setup{.path = m_folder->filePath(u"console.db"_s)});
    m_console->open();
    m_preferences = std::make_unique<core::PreferencesStore>();
    m_references = std::make_unique<core::ReferenceGenerator>(m_console->numbers(), *m_preferences);
    m_submitter = std::make_unique<ChargeSubmitter>(*m_service, *m_references);
}

void TestChargeSubmitter::cleanup()
{
    m_submitter.reset();
    m_references.reset();
    m_preferences.reset();
    m_console.reset();
    m_service.reset();
    m_folder.reset();
}

TransactionDraft TestChargeSubmitter::draft(qint64 cents)
{
    TransactionDraft draft{.operation = core::Operation::CashIn,
                           .amount = core::Money::fromCents(cents),
                           .platform = m_service->platform()};
    draft.reference = m_submitter->referenceOf(draft);
    return draft;
}

TransactionDraft TestChargeSubmitter::submit(qint64 cents)
{
    const TransactionDraft asked = draft(cents);
    QSignalSpy made(m_submitter.get(), &ChargeSubmitter::made);
    QSignalSpy refused(m_submitter.get(), &ChargeSubmitter::refused);
    m_submitter->make(asked);
    if (!QTest::qWaitFor([&] { return made.size() + refused.size() > 0; }, kWaitLimit))
        QTest::qFail("the submission has no outcome", __FILE__, __LINE__);
    return asked;
}

void TestChargeSubmitter::keepsTheReferenceOfAnUnknownCharge_data()
{
    QTest::addColumn<Code>("code");
    QTest::newRow("unconfirmed") << Code::Unconfirmed;
    QTest::newRow("storage failed") << Code::StorageFailed;
    QTest::newRow("internal") << Code::Internal;
}

void TestChargeSubmitter::keepsTheReferenceOfAnUnknownCharge()
{
    QFETCH(Code, code);
    m_error = core::Error{code, {}, {}};
    const QString reference = submit(1500).reference;
    QVERIFY(!reference.isEmpty());
    QCOMPARE(submit(1500).reference, reference);
    QVERIFY(draft(1200).reference != reference); // another charge
}

void TestChargeSubmitter::getsANewReferenceAfterAnAnswer()
{
    const QString first = submit(1500).reference;
    const QString second = submit(1500).reference;
    QVERIFY(first != second);
    m_error = core::Error{Code::InvalidInput, {}, {}};
    const QString refused = submit(1500).reference;
    QCOMPARE(draft(1200).reference, refused); // never used
    QVERIFY(!m_submitter->detach());
}

void TestChargeSubmitter::doesNotTrustTheRefusalOfARepetition_data()
{
    QTest::addColumn<Code>("second");
    QTest::newRow("invalid") << Code::InvalidInput;
    QTest::newRow("unreachable") << Code::Unreachable;
    QTest::newRow("disk full") << Code::StorageFull;
}

/// The first attempt may have created the charge, so a different charge needs another reference.
void TestChargeSubmitter::doesNotTrustTheRefusalOfARepetition()
{
    QFETCH(Code, second);
    m_error = core::Error{Code::StorageFailed, {}, {}};
    const TransactionDraft asked = submit(1500);
    m_error = core::Error{second, {}, {}};
    QCOMPARE(submit(1500).reference, asked.reference);
    QVERIFY(draft(1200).reference != asked.reference);
    QSignalSpy created(m_submitter.get(), &ChargeSubmitter::createdAfterAll);
    Q_EMIT m_service->changed(chargeOf(asked));
    QCOMPARE(created.size(), 1);
}

void TestChargeSubmitter::reportsADetachedChargeOnce()
{
    m_error = core::Error{Code::Unconfirmed, {}, {}};
    const TransactionDraft asked = submit(1500);
    QCOMPARE(m_submitter->detach(), asked);
    QCOMPARE(m_submitter->detach(), std::nullopt);
    QSignalSpy created(m_submitter.get(), &ChargeSubmitter::createdAfterAll);
    Q_EMIT m_service->changed(chargeOf(asked));
    Q_EMIT m_service->changed(chargeOf(asked));
    QCOMPARE(created.size(), 1);
}

void TestChargeSubmitter::reportsTheRefusalOfADetachedCharge()
{
    m_error = core::Error{Code::InvalidInput, {}, {}};
    m_service->holds = true;
    const TransactionDraft asked = draft(1500);
    m_submitter->make(asked);
    QCOMPARE(m_submitter->detach(), asked);
    QSignalSpy refused(m_submitter.get(), &ChargeSubmitter::refusedAfterAll);
    QSignalSpy created(m_submitter.get(), &ChargeSubmitter::createdAfterAll);
    m_service->release();
    QTRY_COMPARE(refused.size(), 1);
    QCOMPARE(refused[0][1].value<TransactionDraft>(), asked);
    Q_EMIT m_service->changed(chargeOf(asked));
    QVERIFY(created.isEmpty());
}

/// A service with a list of unconfirmed orders looks the charge up, so the next one is new.
void TestChargeSubmitter::leavesLookupsToTheService()
{
    FakeUnconfirmedOrders orders;
    m_service->unconfirmed = &orders;
    m_error = core::Error{Code::Unconfirmed, {}, {}};
    const TransactionDraft asked = submit(1500);
    QVERIFY(draft(1500).reference != asked.reference);
    QSignalSpy created(m_submitter.get(), &ChargeSubmitter::createdAfterAll);
    Q_EMIT m_service->changed(chargeOf(asked));
    QCOMPARE(created.size(), 1);
}

BALCAO_GUILESS_TEST(TestChargeSubmitter)
#include "tests/support/waitlimit.h"
#include "tst_chargesubmitter.moc"
