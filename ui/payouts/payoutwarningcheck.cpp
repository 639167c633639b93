// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/payoutwarningcheck.h"

#include "core/domain/transactionpage.h"

#include <utility>

namespace ui
{

PayoutWarningCheck::PayoutWarningCheck(core::TransactionService &service, QString own,
                                       QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_own(std::move(own))
{}

void PayoutWarningCheck::begin(const core::TransactionDraft &draft)
{
    ++m_generation;
    m_draft = draft;
    const auto questions = core::PayoutWarningQueries::of(draft, QDateTime::currentDateTimeUtc());
    ask({questions.sameToKey, questions.paidToKey, questions.paidByReceiver, questions.paidByPhone},
        {});
}

/// Sends the queries one by one. One failed query fails the whole check.
void PayoutWarningCheck::ask(const QList<core::TransactionFilter> &questions,
                             const QList<QList<core::Transaction>> &answers)
{
    if (answers.size() == questions.size()) {
        judge(answers);
        return;
    }
    core::onAnswer(m_service.list(questions[answers.size()]), this,
                   [this, questions, answers,
                    generation = m_generation](const core::Result<core::TransactionPage> &answer) {
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

void PayoutWarningCheck::judge(const QList<QList<core::Transaction>> &answers)
{
    QList<core::Transaction> before = answers[1];
    // A service may match the filter loosely.
    before.removeIf([this](const core::Transaction &each) {
        return each.pixKey != m_draft.pixKey || each.status != core::Status::Code::Paid;
    });
    Q_EMIT paidBefore(before);
    Q_EMIT done(core::payoutWarnings(m_draft, {answers[0], answers[1], answers[2], answers[3]},
                                     QDateTime::currentDateTimeUtc(), m_own));
}

} // namespace ui
