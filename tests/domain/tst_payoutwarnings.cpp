// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/payoutwarnings.h"
#include "core/domain/transactiondraft.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;

namespace
{

const QString kKey = u"ana@example.com"_s;
const QString kReceiver = u"11144477735"_s;

QDateTime now()
{
    return {QDate(2026, 11, 20), QTime(14, 0), QTimeZone::utc()};
}

TransactionDraft draft()
{
    return {.operation = Operation::CashOut,
            .amount = Money::fromCents(5'000),
            .phone = u"+5511987654712"_s,
            .document = kReceiver,
            .pixKey = kKey,
            .keyType = PixKey::Kind::Email};
}

Transaction made(Operation operation, Status::Code status, std::chrono::seconds ago)
{
    Transaction transaction = samples::charge(5'000);
    transaction.operation = operation;
    transaction.status = status;
    transaction.created = now() - ago;
    if (Status(status).isFinal())
        transaction.finished = transaction.created;
    transaction.document = kReceiver;
    transaction.pixKey = operation == Operation::CashOut ? kKey : QString();
    return transaction;
}

Transaction sent(Status::Code status, std::chrono::seconds ago)
{
    return made(Operation::CashOut, status, ago);
}

Transaction received(Status::Code status, std::chrono::seconds ago)
{
    return made(Operation::CashIn, status, ago);
}

Transaction changed(Transaction transaction, const std::function<void(Transaction &)> &change)
{
    change(transaction);
    return transaction;
}

} // namespace

Q_DECLARE_METATYPE(core::PayoutWarningAnswers)

class TestPayoutWarnings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void warnings_data();
    void warnings();
    void reportsOfTheNewest();
    void asksForWhatItJudges();
    void asksNothingAboutAnUnknownReceiver();
};

void TestPayoutWarnings::warnings_data()
{
    using Code = Status::Code;
    QTest::addColumn<PayoutWarningAnswers>("answers");
    QTest::addColumn<QList<PayoutWarning>>("warnings");
    const QList<Transaction> before{sent(Code::Paid, 9000h)};
    const auto row = [](const char *name, const PayoutWarningAnswers &answers,
                        const QList<PayoutWarning> &warnings) {
        QTest::newRow(name) << answers << warnings;
    };
    row("nothing was ever paid", {}, {PayoutWarning::FirstToKey});
    row("paid before", {.paidToKey = before}, {});
    row("paid to another key",
        {.paidToKey = {changed(before[0], [](Transaction &t) { t.pixKey = u"x@example.com"_s; })}},
        {PayoutWarning::FirstToKey});
    for (const Code code : {Code::Pending, Code::InProcess, Code::InAnalysis})
        row(qPrintable(Status(code).toText()), {.sameToKey = {sent(code, 1h)}, .paidToKey = before},
            {PayoutWarning::Unsettled});
    row("stuck for months", {.sameToKey = {sent(Code::InProcess, 2000h)}, .paidToKey = before},
        {PayoutWarning::Unsettled});
    row("a word that nobody knows",
        {.sameToKey = {changed(sent(Code::Paid, 1h),
                               [](Transaction &t) { t.status = Status::fromText(u"held"_s); })},
         .paidToKey = before},
        {PayoutWarning::Unsettled});
    row("same lately", {.sameToKey = {sent(Code::Paid, 24h * 7)}, .paidToKey = before},
        {PayoutWarning::SameLately});
    row("same long ago", {.sameToKey = {sent(Code::Paid, 24h * 7 + 1s)}, .paidToKey = before}, {});
    row("same that did not leave",
        {.sameToKey = {sent(Code::Denied, 1h), sent(Code::Canceled, 1h)}, .paidToKey = before}, {});
    row("another amount",
        {.sameToKey = {changed(sent(Code::Paid, 1h),
                               [](Transaction &t) { t.amount = Money::fromCents(5'001); })},
         .paidToKey = before},
        {});
    row("the receiver paid", {.paidToKey = before, .paidByReceiver = {received(Code::Paid, 24h)}},
        {PayoutWarning::PaidYou});
    row("their telephone paid", {.paidToKey = before, .paidByPhone = {received(Code::Paid, 1h)}},
        {PayoutWarning::PaidYou});
    row("paid yesterday", {.paidToKey = before, .paidByReceiver = {received(Code::Paid, 24h + 1s)}},
        {});
    row("paid and went back", {.paidToKey = before, .paidByReceiver = {received(Code::Refund, 1h)}},
        {});
    row("nobody in particular paid",
        {.paidToKey = before,
         .paidByPhone = {changed(received(Code::Paid, 1h),
                                 [](Transaction &t) { t.document = samples::payer().document; })}},
        {});
    row("all of it",
        {.sameToKey = {sent(Code::Paid, 2h), sent(Code::InProcess, 1h)},
         .paidByReceiver = {received(Code::Paid, 1h)}},
        {PayoutWarning::Unsettled, PayoutWarning::PaidYou, PayoutWarning::SameLately,
         PayoutWarning::FirstToKey});
}

void TestPayoutWarnings::warnings()
{
    QFETCH(PayoutWarningAnswers, answers);
    QFETCH(QList<PayoutWarning>, warnings);
    QList<PayoutWarning> found;
    for (const PayoutWarningFinding &finding :
         payoutWarnings(draft(), answers, now(), samples::payer().document)) {
        found.append(finding.warning);
        QCOMPARE(finding.about.has_value(), finding.warning != PayoutWarning::FirstToKey);
    }
    QCOMPARE(found, warnings);
}

void TestPayoutWarnings::reportsOfTheNewest()
{
    const Transaction older = sent(Status::Code::Paid, 3h);
    const Transaction newer = sent(Status::Code::Paid, 2h);
    const QList<PayoutWarningFinding> findings = payoutWarnings(
        draft(), {.sameToKey = {older, newer}, .paidToKey = {older}}, now(), QString());
    QCOMPARE(findings, QList<PayoutWarningFinding>({{PayoutWarning::SameLately, newer}}));
}

void TestPayoutWarnings::asksForWhatItJudges()
{
    const auto questions = PayoutWarningQueries::of(draft(), now());
    QCOMPARE(questions.sameToKey, (TransactionFilter{.operation = Operation::CashOut,
                                                     .minAmount = Money::fromCents(5'000),
                                                     .maxAmount = Money::fromCents(5'000),
                                                     .pixKey = kKey}));
    QCOMPARE(questions.paidToKey, (TransactionFilter{.statuses = {Status::Code::Paid},
                                                     .operation = Operation::CashOut,
                                                     .pixKey = kKey}));
    QCOMPARE(questions.paidByReceiver, (TransactionFilter{.statuses = {Status::Code::Paid},
                                                          .operation = Operation::CashIn,
                                                          .paidFrom = now().addDays(-1),
                                                          .nameOrDocument = kReceiver}));
    QCOMPARE(questions.paidByPhone.value().phone, u"+5511987654712"_s);
    TransactionDraft byPhone = draft();
    byPhone.keyType = PixKey::Kind::Phone;
    byPhone.pixKey = u"+5521911112222"_s;
    QCOMPARE(PayoutWarningQueries::of(byPhone, now()).paidByPhone.value().phone, byPhone.pixKey);
}

/// A filter without document and phone would find the charges of everybody.
void TestPayoutWarnings::asksNothingAboutAnUnknownReceiver()
{
    TransactionDraft unknown = draft();
    unknown.document.clear();
    unknown.phone.clear();
    auto questions = PayoutWarningQueries::of(unknown, now());
    QCOMPARE(questions.paidByReceiver, std::nullopt);
    QCOMPARE(questions.paidByPhone, std::nullopt);
    unknown.keyType = PixKey::Kind::Cpf;
    unknown.pixKey = kReceiver;
    questions = PayoutWarningQueries::of(unknown, now());
    QCOMPARE(questions.paidByReceiver.value().nameOrDocument, kReceiver);
    QCOMPARE(questions.paidByPhone, std::nullopt);
}

BALCAO_GUILESS_TEST(TestPayoutWarnings)
#include "tst_payoutwarnings.moc"
