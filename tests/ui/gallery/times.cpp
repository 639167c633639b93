// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/gallery/times.h"

#include <QtCore/QAbstractItemModel>
#include <QtCore/QRegularExpression>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gallery
{

namespace
{

constexpr int kMaxRows = 100;

QStringList textsOfItems(const QAbstractItemView &view)
{
    QStringList texts;
    const QAbstractItemModel *model = view.model();
    for (int row = 0; model && row < std::min(model->rowCount(), kMaxRows); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                texts += model->index(row, column).data(role).toString();
        }
    }
    return texts;
}

QStringList textsOf(const QWidget &widget)
{
    QStringList texts{widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()};
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        texts += label->text();
    else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        texts += button->text();
    else if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
        texts += line->text();
    else if (const auto *edit = qobject_cast<const QPlainTextEdit *>(&widget))
        texts += edit->toPlainText();
    else if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget))
        texts += textsOfItems(*view);
    return texts;
}

} // namespace

QStringList timesIn(const QWidget &window)
{
    static const QRegularExpression time(
        u"\\d\\d/\\d\\d/\\d{4}( \\d\\d:\\d\\d(:\\d\\d)?)?|"
        "(?<![\\d:])([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?![\\d:])"_s);
    QStringList found;
    for (const auto *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        for (const QString &text : textsOf(*widget)) {
            for (auto match = time.globalMatch(text); match.hasNext();)
                found += widget->objectName() + u'\t' + match.next().captured();
        }
    }
    found.sort();
    found.removeDuplicates();
    return found;
}

} // namespace gallery
