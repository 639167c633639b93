// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/transactioncells.h"

#include "core/domain/chargeevidence.h"
#include "core/domain/masks.h"
#include "ui/text/evidencetext.h"
#include "ui/text/keytext.h"
#include "ui/text/masked.h"
#include "ui/text/text.h"

#include <QtCore/QLocale>
#include <QtGui/QTextDocument>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxTipLength = 300;  // characters; more would cover the screen
constexpr int kMaxNameLength = 200; // characters of a cell; remote services may send any length

/// Returns true for columns whose digits are aligned for comparison.
bool isNumber(core::ListColumn column)
{
    using Column = core::ListColumn;
    return column == Column::Amount || column == Column::Commission;
}

/// Returns the text as escaped markup. Tool tips detect markup automatically, and untrusted text
/// must not be interpreted as markup.
QString verbatimTip(const QString &text)
{
    if (text.isEmpty())
        return {};
    const bool fits = text.size() <= kMaxTipLength;
    return Qt::convertFromPlainText(fits ? text : text.left(kMaxTipLength) + u'…',
                                    Qt::WhiteSpaceNormal);
}

} // namespace

QString TransactionCells::markWord(core::Mark mark)
{
    switch (mark) {
    case core::Mark::PaidLate:
        return tr("paid late", "a charge, after it was given up");
    case core::Mark::Abandoned:
        return tr("cancelled here", "a charge, by the counter");
    case core::Mark::HandedOver:
        return tr("handed over", "the goods");
    }
    Q_UNREACHABLE();
}

QString TransactionCells::markText(const core::Transaction &transaction,
                                   const core::Annotations &annotations)
{
    QStringList words;
    for (const core::Mark mark : core::kAllMarks) {
        if (core::hasMark(transaction.status, annotations, mark))
            words.append(markWord(mark));
    }
    if (transaction.status == core::Status::Code::Paid &&
        !core::returnedAmount(transaction).isZero())
        words.append(tr("partly refunded", "a payment"));
    return words.join(u", "_s);
}

Qt::Alignment TransactionCells::alignmentOf(core::ListColumn column)
{
    return Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft);
}

bool TransactionCells::setMasking(core::Masking masking, const core::PayerProfile &walkIn)
{
    if (masking == m_masking && walkIn == m_walkIn)
        return false;
    m_masking = masking;
    m_walkIn = walkIn;
    return true;
}

bool TransactionCells::setPattern(const core::ReferencePattern &pattern)
{
    if (pattern == m_pattern)
        return false;
    m_pattern = pattern;
    return true;
}

QString TransactionCells::text(const core::Transaction &transaction,
                               const core::Annotations &annotations, Column column) const
{
    switch (column) {
    case Column::Time:
        return minuteText(transaction.created);
    case Column::Operation:
        return operationWord(transaction.operation);
    case Column::State:
        return foreignText(statusWord(transaction.status));
    case Column::Mark:
        return markText(transaction, annotations);
    case Column::Evidence: {
        const auto kind = core::evidenceKindOf(transaction);
        return kind ? evidenceWord(*kind) : QString();
    }
    case Column::Amount:
        return signedMoneyText(transaction);
    case Column::Commission:
        return commissionText(transaction.commission);
    case Column::Name:
        return foreignText(nameOf(transaction));
    case Column::Key:
        return foreignText(maskedKeyText(transaction.pixKey));
    case Column::Reference:
        return foreignText(transaction.reference);
    case Column::EndToEndId:
        return shortEndToEndId(transaction.endToEndId);
    case Column::Till: {
        const QString till = m_pattern.tillOf(transaction.reference);
        return till.isEmpty() ? foreignText(annotations.till) : till;
    }
    case Column::Note:
        return foreignText(annotations.note);
    case Column::Tags:
        return foreignText(annotations.tags.join(u", "_s));
    case Column::Reconciled:
        return annotations.reconciledOn
                   ? QLocale().toString(*annotations.reconciledOn, QLocale::ShortFormat)
                   : QString();
    case Column::Operator:
        return foreignText(annotations.createdBy);
    case Column::Count:
        break;
    }
    Q_UNREACHABLE();
}

QString TransactionCells::nameOf(const core::Transaction &transaction) const
{
    return m_masking == core::Masking::All && !core::isWalkIn(transaction, m_walkIn)
               ? maskedName(transaction.name.left(kMaxNameLength), transaction.document)
               : transaction.name;
}

QString TransactionCells::sentence(const core::Transaction &transaction,
                                   const core::Annotations &annotations) const
{
    QStringList parts{operationWord(transaction.operation), moneyText(transaction.amount),
                      foreignText(statusWord(transaction.status)),
                      timestampText(transaction.created)};
    for (const QString &part : {foreignText(nameOf(transaction)), evidenceText(transaction)}) {
        if (!part.isEmpty())
            parts.append(part);
    }
    for (const Column column : {Column::Mark, Column::Note, Column::Tags}) {
        const QString recorded = text(transaction, annotations, column);
        if (!recorded.isEmpty())
            parts.append(recorded);
    }
    if (annotations.reconciledOn)
        parts.append(tr("reconciled with the statement of %1", "a day")
                         .arg(text(transaction, annotations, Column::Reconciled)));
    if (!annotations.createdBy.isEmpty())
        parts.append(tr("operator %1", "who created a charge")
                         .arg(text(transaction, annotations, Column::Operator)));
    return parts.join(u", "_s);
}

QString TransactionCells::toolTip(const core::Transaction &transaction,
                                  const core::Annotations &annotations, Column column) const
{
    switch (column) {
    case Column::Time:
        return u"%1 %2"_s.arg(timestampText(transaction.created), zoneText(transaction.created));
    case Column::EndToEndId:
        return verbatimTip(transaction.endToEndId);
    case Column::Name:
        return verbatimTip(nameOf(transaction));
    case Column::Mark:
    case Column::Key:
    case Column::Reference:
    case Column::Note:
    case Column::Tags:
    case Column::Operator:
        return verbatimTip(text(transaction, annotations, column));
    case Column::State:
    case Column::Evidence:
        return verbatimTip(evidenceText(transaction));
    case Column::Reconciled:
        return annotations.reconciledOn ? tr("Reconciled with the statement of %1", "a day")
                                              .arg(text(transaction, annotations, column))
                                        : QString();
    case Column::Operation:
    case Column::Amount:
    case Column::Commission:
    case Column::Till:
    case Column::Count:
        return {};
    }
    Q_UNREACHABLE();
}

} // namespace ui
