// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/columnwidths.h"

#include "core/domain/brasilia.h"
#include "ui/text/columntext.h"
#include "ui/text/evidencetext.h"
#include "ui/text/text.h"
#include "ui/widgets/statusbadge.h"
#include "ui/widgets/theme.h"

#include <QtCore/QLocale>
#include <QtCore/QSet>
#include <QtGui/QFontMetrics>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMargins = 24;
constexpr int kHeadMargins = 36; // also the margin of the style
constexpr int kMinNote = 120; // what a window of 1024 pixels leaves next to the permanent columns

int textWidth(const QString &text)
{
    return QFontMetrics(textFont(TextSize::Body)).horizontalAdvance(text) + kMargins;
}

int headWidth(core::ListColumn column)
{
    return QFontMetrics(textFont(TextSize::Strong)).horizontalAdvance(columnName(column)) +
           kHeadMargins;
}

QChar widestDigit()
{
    const QFontMetrics metrics(textFont(TextSize::Body));
    const QString digits = u"0123456789"_s;
    return *std::max_element(digits.cbegin(), digits.cend(), [&metrics](QChar a, QChar b) {
        return metrics.horizontalAdvance(a) < metrics.horizontalAdvance(b);
    });
}

/// Returns the amount with every digit replaced by `digit`.
QString shapeOf(QString amount, QChar digit)
{
    const auto isDigit = [](QChar character) { return character >= u'0' && character <= u'9'; };
    std::replace_if(amount.begin(), amount.end(), isDigit, digit);
    return amount;
}

/// Returns the width for usual contents.
int contentWidth(core::ListColumn column)
{
    switch (column) {
    case core::ListColumn::Time:
        return textWidth(
            minuteText(QDateTime(QDate(2028, 12, 28), QTime(20, 48), core::brasilia())));
    case core::ListColumn::Operation:
        return textWidth(operationWord(core::Operation::CashIn)) + kMargins;
    case core::ListColumn::State:
        return widestStatusBadge() + kMargins / 2;
    case core::ListColumn::Amount:
        return textWidth(moneyText(core::Money::fromCents(-999999)));
    case core::ListColumn::Commission:
        return textWidth(moneyText(core::Money::fromCents(999)));
    case core::ListColumn::Evidence: {
        int widest = 0;
        for (const core::EvidenceKind kind : core::kEvidenceKinds)
            widest = qMax(widest, textWidth(evidenceWord(kind)));
        return widest;
    }
    case core::ListColumn::Reference:
        return textWidth(u"261128-DGKMQXYZ"_s);
    case core::ListColumn::EndToEndId:
        return textWidth(u"…WWWWWW"_s);
    case core::ListColumn::Key:
        return textWidth(u"+55 11 *****-4321"_s);
    case core::ListColumn::Till:
        return 0; // shorter than the name of the column
    case core::ListColumn::Mark:
    case core::ListColumn::Name: // takes the remaining width
        return kMinName;
    case core::ListColumn::Note:
        return kMinNote;
    case core::ListColumn::Tags:
        return textWidth(u"wwwwww"_s); // usually one or two short words
    case core::ListColumn::Reconciled:
        return textWidth(QLocale().toString(QDate(2028, 12, 28), QLocale::ShortFormat));
    case core::ListColumn::Operator:
        return textWidth(u"wwwwwwww"_s); // a short name
    case core::ListColumn::Count:
        break;
    }
    return 0;
}

} // namespace

int usualWidth(core::ListColumn column)
{
    return qMax(contentWidth(column), headWidth(column));
}

int widthForAmounts(const QStringList &amounts)
{
    const QChar digit = widestDigit();
    QSet<QString> shapes;
    for (const QString &amount : amounts)
        shapes.insert(shapeOf(amount, digit));
    int widest = 0;
    for (const QString &shape : std::as_const(shapes))
        widest = qMax(widest, textWidth(shape));
    return widest;
}

} // namespace ui
