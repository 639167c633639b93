// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/headermenu.h"

#include <QtCore/QMimeData>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTableView>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

HeaderMenu::HeaderMenu(QTableView &table, const QList<int> &hideable)
    : QObject(&table)
    , m_table(table)
    , m_hideable(hideable)
{
    QHeaderView *header = table.horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, &HeaderMenu::open);
}

void HeaderMenu::setFitting(int column, bool isFitting)
{
    if (isFitting)
        m_missing.remove(column);
    else
        m_missing.insert(column);
    apply(column);
}

void HeaderMenu::open(QPoint at)
{
    auto *menu = new QMenu(&m_table);
    menu->setObjectName(u"headerMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const int column : std::as_const(m_hideable)) {
        QAction *action = menu->addAction(name(column));
        action->setCheckable(true);
        action->setChecked(!m_table.isColumnHidden(column));
        action->setEnabled(!m_missing.contains(column));
        connect(action, &QAction::toggled, this,
                [this, column](bool isShown) { choose(column, isShown); });
    }
    menu->addSeparator();
    menu->addAction(tr("Show all columns"), this, &HeaderMenu::showAll)
        ->setEnabled(!m_hidden.isEmpty());
    menu->addAction(tr("Copy the table"), this, &HeaderMenu::copy)
        ->setEnabled(m_table.model()->rowCount() > 0);
    menu->popup(m_table.horizontalHeader()->mapToGlobal(at));
}

void HeaderMenu::choose(int column, bool isShown)
{
    if (isShown)
        m_hidden.remove(column);
    else
        m_hidden.insert(column);
    apply(column);
}

void HeaderMenu::showAll()
{
    const QSet<int> hidden = std::exchange(m_hidden, {});
    for (const int column : hidden)
        apply(column);
}

void HeaderMenu::apply(int column)
{
    m_table.setColumnHidden(column, m_hidden.contains(column) || m_missing.contains(column));
}

QString HeaderMenu::name(int column) const
{
    return m_table.model()->headerData(column, Qt::Horizontal).toString();
}

/// Copies names and visible columns, as a spreadsheet pastes them.
void HeaderMenu::copy() const
{
    const QAbstractItemModel &model = *m_table.model();
    QList<int> columns;
    for (int column = 0; column < model.columnCount(); ++column) {
        if (!m_table.isColumnHidden(column))
            columns.append(column);
    }
    QStringList lines;
    for (int row = -1; row < model.rowCount(); ++row) {
        QStringList cells;
        for (const int column : std::as_const(columns)) {
            const QString text =
                row < 0 ? name(column) : model.index(row, column).data().toString();
            cells.append(text.simplified());
        }
        lines.append(cells.join(u'\t'));
    }
    auto *data = new QMimeData;
    data->setText(lines.join(u'\n'));
    // Clipboard managers do not store a text with this hint.
    data->setData(u"x-kde-passwordManagerHint"_s, "secret");
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace ui
