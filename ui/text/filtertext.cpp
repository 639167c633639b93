// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/filtertext.h"

#include "core/domain/brasilia.h"
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

QString amountOf(const std::optional<core::Money> &amount)
{
    return amount ? moneyText(*amount) : QString();
}

QString dayOf(QDate day)
{
    return day.isValid() ? QLocale().toString(day, QLocale::ShortFormat) : QString();
}

QString timestampOf(const std::optional<QDateTime> &timestamp)
{
    return timestamp ? minuteText(*timestamp) : QString();
}

QString idOf(const std::optional<QUuid> &id)
{
    return id ? id->toString(QUuid::WithoutBraces) : QString();
}

QString statesOf(const QList<core::Status::Code> &codes)
{
    QStringList words;
    for (const core::Status::Code code : codes)
        words.append(statusWord(code));
    return words.join(u", "_s);
}

QString evidenceOf(core::EvidenceKind kind)
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

/// Returns the text of the payment period; whole days without times.
QString paidText(const core::TransactionFilter &filter)
{
    const auto &[from, until] = std::pair(filter.paidFrom, filter.paidUntil);
    const QDate first = from ? core::brasiliaDay(*from) : QDate();
    const QDate after = until ? core::brasiliaDay(*until) : QDate();
    const bool areDays = first.isValid() && after.isValid() &&
                         core::startOfBrasiliaDay(first) == from &&
                         core::startOfBrasiliaDay(after) == until;
    return areDays ? rangeText(dayOf(first), dayOf(after.addDays(-1)))
                   : rangeText(timestampOf(from), timestampOf(until));
}

QString valueText(const core::TransactionFilter &filter, FilterPart part)
{
    switch (part) {
    case FilterPart::Identifier:
        return idOf(filter.identifier);
    case FilterPart::Reference:
        return shortened(filter.reference);
    case FilterPart::EndToEndId:
        return shortened(filter.endToEndId);
    case FilterPart::EndToEndIdEnding:
        return u'…' + shortened(filter.endToEndIdEnding);
    case FilterPart::Statuses:
        return statesOf(filter.statuses);
    case FilterPart::Operation:
        return operationWord(filter.operation.value_or(core::Operation::CashIn));
    case FilterPart::Amount:
        return rangeText(amountOf(filter.minAmount), amountOf(filter.maxAmount));
    case FilterPart::Paid:
        return paidText(filter);
    case FilterPart::Created:
        return rangeText(timestampOf(filter.createdFrom), timestampOf(filter.createdUntil));
    case FilterPart::NameOrDocument:
        return shortened(filter.nameOrDocument);
    case FilterPart::Phone:
        return shortened(filter.phone);
    case FilterPart::Days:
        return rangeText(dayOf(filter.initialDate), dayOf(filter.finalDate));
    case FilterPart::Platform:
        return idOf(filter.platform);
    case FilterPart::PixKey:
        return shortened(filter.pixKey);
    case FilterPart::Evidence:
        return evidenceOf(filter.evidence.value_or(core::EvidenceKind::ByHand));
    case FilterPart::Note:
        return shortened(filter.note);
    case FilterPart::Tag:
        return shortened(filter.tag);
    case FilterPart::Mark:
        return TransactionCells::markWord(filter.mark.value_or(core::Mark::Abandoned));
    case FilterPart::Till:
        return shortened(filter.till);
    }
    Q_UNREACHABLE();
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
           part == FilterPart::Till;
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
