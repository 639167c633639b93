// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/cardform.h"

#include "ui/widgets/theme.h"

#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

QLineEdit *newNamedEdit(const QString &objectName, const QString &name)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setAccessibleName(name);
    edit->setPlaceholderText(name);
    return edit;
}

QWidget *newCardForm(const QList<QWidget *> &rows)
{
    auto *form = new QWidget;
    auto *layout = new QVBoxLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    for (QWidget *row : rows)
        layout->addWidget(row);
    return form;
}

} // namespace ui
