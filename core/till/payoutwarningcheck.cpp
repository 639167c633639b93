// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/payoutwarningcheck.h"

#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"

#include <utility>

namespace core
{

PayoutWarningCheck::PayoutWarningCheck(TransactionService &service, QString own, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_own(std::move(own))
{}

void PayoutWarningCheck::begin(const TransactionDraft &draft)
{
    ++m_generation;
    m_draft = draft;
    const auto questions = PayoutWarningQueries::of(draft, QDateTime::currentDateTimeUtc());
    ask({questions.sameToKey, questions.paidToKey, questions.paidByReceiver, questions.paidByPhone},
        {});
}

/// Sends the queries one by one. One failed query fails the whole check.
void PayoutWarningCheck::ask(const QList<std::optional<TransactionFilter>> &questions,
                             QList<QList<Transaction>> answers)
{
    while (answers.size() < questions.size() && !questions[answers.size()])
        answers.append(QList<Transaction>());
    if (answers.size() == questions.size()) {
        judge(answers);
        return;
    }
    onAnswer(m_service.list(*questions[answers.size()]), this,
             [this, questions, answers,
              generation = m_generation](const Result<TransactionPage> &answer) {
                 if (generation != m_generation)
                     return;
                 if (!answer) {
                     Q_EMIT done(tl::unexpected(answer.error()));
                     return;
                 }
                 auto more = answers;
                 more.append(answer->transactions);
                 ask(questions, more);
             });
}

void PayoutWarningCheck::judge(const QList<QList<Transaction>> &answers)
{
    QList<Transaction> before = answers[1];
    // A service may match the filter loosely.
    before.removeIf([this](const Transaction &each) {
        return each.pixKey != m_draft.pixKey || each.status != Status::Code::Paid;
    });
    Q_EMIT paidBefore(before);
    Q_EMIT done(payoutWarnings(m_draft, {answers[0], answers[1], answers[2], answers[3]},
                               QDateTime::currentDateTimeUtc(), m_own));
}

} // namespace core
