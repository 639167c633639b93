// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/filtertext.h"

#include "core/domain/brasilia.h"
#include "core/domain/filterfields.h"
#include "ui/text/text.h"
#include "ui/text/transactioncells.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

namespace ui
{

using namespace Qt::StringLiterals;
using core::FilterPart;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Filter)
};

constexpr qsizetype kMaxValueLength = 40; ///< characters; chips must stay short

QString shortened(const QString &text)
{
    const QString one = foreignText(text);
    return one.size() > kMaxValueLength ? one.left(kMaxValueLength) + u'…' : one;
}

/// Returns the text of a range. Either bound may be missing, and both may be equal.
QString rangeText(const QString &from, const QString &until)
{
    if (from == until)
        return from;
    if (until.isEmpty())
        return Words::tr("from %1").arg(from);
    if (from.isEmpty())
        return Words::tr("up to %1").arg(until);
    return Words::tr("%1 to %2", "a range: from, to").arg(from, until);
}

/// Returns the text of a criterion; empty if not set.
QString textOf(const QString &text)
{
    return shortened(text);
}

QString textOf(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

QString textOf(core::Money amount)
{
    return moneyText(amount);
}

QString textOf(const QDateTime &timestamp)
{
    return minuteText(timestamp);
}

QString textOf(QDate day)
{
    return day.isValid() ? QLocale().toString(day, QLocale::ShortFormat) : QString();
}

QString textOf(const QList<core::Status::Code> &codes)
{
    QStringList words;
    for (const core::Status::Code code : codes)
        words.append(statusWord(code));
    return words.join(u", "_s);
}

QString textOf(core::Operation operation)
{
    return operationWord(operation);
}

QString textOf(core::Mark mark)
{
    return TransactionCells::markWord(mark);
}

QString textOf(core::EvidenceKind kind)
{
    switch (kind) {
    case core::EvidenceKind::ByHand:
        return Words::tr("a person at the counter", "kind of evidence of a payment");
    case core::EvidenceKind::Statement:
        return Words::tr("a bank statement", "kind of evidence of a payment");
    case core::EvidenceKind::BankApi:
        return Words::tr("the bank", "kind of evidence of a payment");
    }
    Q_UNREACHABLE();
}

QString textOf(core::Reconciled reconciled)
{
    switch (reconciled) {
    case core::Reconciled::Yes:
        return Words::tr("yes", "reconciled with a bank statement");
    case core::Reconciled::No:
        return Words::tr("no", "not reconciled with a bank statement");
    }
    Q_UNREACHABLE();
}

QString textOf(core::Unusual unusual)
{
    return unusualWord(unusual);
}

template<typename T>
QString textOf(const std::optional<T> &value)
{
    return value ? textOf(*value) : QString();
}

/// Returns the text of the payment period; whole days without times.
QString paidText(const core::TransactionFilter &filter)
{
    const auto &[from, until] = std::pair(filter.paidFrom, filter.paidUntil);
    const QDate first = from ? core::brasiliaDay(*from) : QDate();
    const QDate after = until ? core::brasiliaDay(*until) : QDate();
    const bool areDays = first.isValid() && after.isValid() &&
                         core::startOfBrasiliaDay(first) == from &&
                         core::startOfBrasiliaDay(after) == until;
    return areDays ? rangeText(textOf(first), textOf(after.addDays(-1)))
                   : rangeText(textOf(from), textOf(until));
}

QString valueText(const core::TransactionFilter &filter, FilterPart part)
{
    if (part == FilterPart::Paid)
        return paidText(filter);
    QStringList texts; // two for a range
    core::forEachFilterField([&](const auto &field) {
        if (field.part == part)
            texts.append(textOf(filter.*field.member));
    });
    if (texts.size() == 2)
        return rangeText(texts.constFirst(), texts.constLast());
    return part == FilterPart::EndToEndIdEnding ? u'…' + texts.constFirst() : texts.constFirst();
}

} // namespace

QString filterPartName(FilterPart part)
{
    switch (part) {
    case FilterPart::Identifier:
        return Words::tr("Id");
    case FilterPart::Reference:
        return Words::tr("Reference");
    case FilterPart::EndToEndId:
        return Words::tr("End-to-end id");
    case FilterPart::EndToEndIdEnding:
        return Words::tr("End of the end-to-end id");
    case FilterPart::Statuses:
        return Words::tr("State");
    case FilterPart::Operation:
        return Words::tr("Operation");
    case FilterPart::Amount:
        return Words::tr("Amount");
    case FilterPart::Paid:
        return Words::tr("Paid", "when: a part of a filter");
    case FilterPart::Created:
        return Words::tr("Created", "when: a part of a filter");
    case FilterPart::NameOrDocument:
        return Words::tr("Name or document");
    case FilterPart::Description:
        return Words::tr("Description");
    case FilterPart::Email:
        return Words::tr("E-mail");
    case FilterPart::Phone:
        return Words::tr("Phone");
    case FilterPart::Days:
        return Words::tr("Day", "when it was created: a part of a filter");
    case FilterPart::Platform:
        return Words::tr("Platform");
    case FilterPart::PixKey:
        return Words::tr("Pix key");
    case FilterPart::Evidence:
        return Words::tr("Confirmed by", "kind of evidence of a payment: a part of a filter");
    case FilterPart::Note:
        return Words::tr("Note");
    case FilterPart::Tag:
        return Words::tr("Tag");
    case FilterPart::Mark:
        return Words::tr("Mark", "that a counter put on a transaction");
    case FilterPart::Till:
        return Words::tr("Counter");
    case FilterPart::Reconciled:
        return Words::tr("Reconciled", "with a bank statement: a part of a filter");
    case FilterPart::Operator:
        return Words::tr("Operator", "who created a charge: a part of a filter");
    case FilterPart::Unusual:
        return Words::tr("Unusual", "transactions that need a person: a part of a filter");
    }
    Q_UNREACHABLE();
}

QString unusualWord(core::Unusual unusual)
{
    switch (unusual) {
    case core::Unusual::Any:
        return Words::tr("everything", "all unusual transactions");
    case core::Unusual::PaidLate:
        return Words::tr("paid late", "a reason why a transaction is unusual");
    case core::Unusual::Contradicted:
        return Words::tr("other amount or payment", "a reason why a transaction is unusual");
    case core::Unusual::Withdrawn:
        return Words::tr("confirmation taken back", "a reason why a transaction is unusual");
    case core::Unusual::Refunded:
        return Words::tr("refunded", "a reason why a transaction is unusual");
    case core::Unusual::Denied:
        return Words::tr("denied", "a reason why a transaction is unusual");
    case core::Unusual::UnderReview:
        return Words::tr("under review", "a reason why a transaction is unusual");
    case core::Unusual::UnknownState:
        return Words::tr("unknown state", "a reason why a transaction is unusual");
    case core::Unusual::Unreconciled:
        return Words::tr("in no bank statement after %1 days",
                         "a reason why a transaction is unusual")
            .arg(core::kUnreconciledDays);
    }
    Q_UNREACHABLE();
}

QString filterText(const core::TransactionFilter &filter, FilterPart part)
{
    if (core::withoutPart(filter, part) == filter)
        return {};
    return u"%1: %2"_s.arg(filterPartName(part), valueText(filter, part));
}

bool isAnnotation(FilterPart part)
{
    return part == FilterPart::Note || part == FilterPart::Tag || part == FilterPart::Mark ||
           part == FilterPart::Till || part == FilterPart::Reconciled ||
           part == FilterPart::Operator || part == FilterPart::Unusual;
}

QString filterSentence(const core::TransactionFilter &filter)
{
    QStringList texts;
    const auto parts = core::partsOf(filter);
    for (const FilterPart part : parts)
        texts.append(filterText(filter, part));
    return texts.join(u" · "_s);
}

} // namespace ui
