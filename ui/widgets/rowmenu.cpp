// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/rowmenu.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTableView>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct MenuWords
{
    Q_DECLARE_TR_FUNCTIONS(RowMenu)
};

/// Returns the texts of the visible columns of the current row, separated by tabs.
QString currentRowText(const QAbstractItemView &view)
{
    const QModelIndex current = view.currentIndex();
    const auto *table = qobject_cast<const QTableView *>(&view);
    QStringList texts;
    for (int column = 0; column < view.model()->columnCount(current.parent()); ++column) {
        const QString text = current.siblingAtColumn(column).data().toString();
        if (!text.isEmpty() && (!table || !table->isColumnHidden(column)))
            texts.append(text);
    }
    return texts.join(u'\t');
}

void openRowMenu(QAbstractItemView &view, const QList<QPointer<QAbstractButton>> &buttons,
                 const QList<QPointer<QAction>> &actions, QPoint at)
{
    auto *menu = new QMenu(&view);
    menu->setObjectName(u"rowMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const QPointer<QAction> &action : actions) {
        if (action)
            menu->addAction(action);
    }
    for (const QPointer<QAbstractButton> &each : buttons) {
        if (QAbstractButton *button = each; button && button->isVisible()) {
            const QString name = button->accessibleName();
            QAction *action = menu->addAction(name.isEmpty() ? button->text() : name, button,
                                              &QAbstractButton::click);
            action->setEnabled(button->isEnabled());
        }
    }
    if (view.currentIndex().isValid()) {
        menu->addSeparator();
        menu->addAction(MenuWords::tr("Copy the row"), &view,
                        [&view] { QGuiApplication::clipboard()->setText(currentRowText(view)); });
    }
    menu->popup(view.viewport()->mapToGlobal(at));
}

} // namespace

void addRowMenu(QAbstractItemView &view, const QList<QAbstractButton *> &buttons,
                const QList<QAction *> &actions)
{
    QList<QPointer<QAbstractButton>> ownButtons(buttons.begin(), buttons.end());
    QList<QPointer<QAction>> ownActions(actions.begin(), actions.end());
    view.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&view, &QWidget::customContextMenuRequested, &view,
                     [&view, ownButtons, ownActions](QPoint at) {
                         openRowMenu(view, ownButtons, ownActions, at);
                     });
}

} // namespace ui
