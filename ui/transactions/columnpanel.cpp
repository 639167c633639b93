// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/columnpanel.h"

#include "ui/text/columntext.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/shortcutregistry.h"
#include "ui/widgets/theme.h"

#include <QtCore/QScopedValueRollback>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kStep = 20;
constexpr int kMinWidth = 60;
constexpr int kMaxWidth = 900;
constexpr int kHeight = 150;

core::ListColumn columnOf(const QListWidgetItem &item)
{
    return static_cast<core::ListColumn>(item.data(Qt::UserRole).toInt());
}

} // namespace

ColumnPanel::ColumnPanel(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"columnPanel"_s);
    m_list = new QListWidget;
    m_list->setObjectName(u"columnList"_s);
    m_list->setAccessibleName(tr("Columns"));
    m_list->setProperty("role", u"checks"_s);
    m_list->setFixedHeight(kHeight);
    m_list->installEventFilter(this);
    connect(m_list, &QListWidget::itemChanged, this, &ColumnPanel::handleChecks);
    auto *words = new Label(tr("Space shows or hides a column, Ctrl+↑ and Ctrl+↓ move it, ← and → "
                               "make it narrower or wider."),
                            TextSize::Small, Label::Tone::Muted);
    words->setWordWrap(true);
    auto *reset = keyButton(tr("Reset"), Qt::Key_R, u"resetColumnsButton"_s);
    makeCompact(reset);
    connect(reset, &QPushButton::clicked, this, [this] {
        m_columns = {};
        Q_EMIT changed(m_columns);
        m_list->setFocus();
    });
    auto *close =
        keyButton(tr("Close"), Qt::Key_Escape, u"closeColumnsButton"_s, KeyScope::Borrowed);
    makeCompact(close);
    connect(close, &QPushButton::clicked, this, &ColumnPanel::closed);
    auto *escape =
        new QShortcut(Qt::Key_Escape, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    describeKey(escape, tr("Close the columns"));
    connect(escape, &QShortcut::activated, this, &ColumnPanel::closed);
    auto *side = new QVBoxLayout;
    side->addWidget(words);
    side->addStretch();
    side->addWidget(reset, 0, Qt::AlignLeft);
    side->addWidget(close, 0, Qt::AlignLeft);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    layout->addWidget(m_list, 1);
    layout->addLayout(side, 1);
}

void ColumnPanel::show(const core::ListColumns &columns, const QList<core::ListColumn> &shown,
                       const QMap<core::ListColumn, int> &widths)
{
    m_columns = columns;
    m_usual = widths;
    const QScopedValueRollback<bool> showing(m_isShowing, true);
    const QListWidgetItem *at = m_list->currentItem();
    const core::ListColumn before = at ? columnOf(*at) : shown.value(0);
    m_list->clear();
    QList<core::ListColumn> all = shown;
    for (int column = 0; column < static_cast<int>(core::ListColumn::Count); ++column) {
        if (!shown.contains(static_cast<core::ListColumn>(column)))
            all.append(static_cast<core::ListColumn>(column));
    }
    for (const core::ListColumn column : std::as_const(all)) {
        auto *item = new QListWidgetItem(columnName(column), m_list);
        item->setData(Qt::UserRole, static_cast<int>(column));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(shown.contains(column) ? Qt::Checked : Qt::Unchecked);
        if (column == before)
            m_list->setCurrentItem(item);
    }
}

void ColumnPanel::begin()
{
    m_list->setFocus(Qt::TabFocusReason);
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
}

bool ColumnPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isControl = key->modifiers() == Qt::ControlModifier;
    if (isControl && key->key() == Qt::Key_Up)
        move(-1);
    else if (isControl && key->key() == Qt::Key_Down)
        move(1);
    else if (key->key() == Qt::Key_Left)
        widen(-kStep);
    else if (key->key() == Qt::Key_Right)
        widen(kStep);
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

void ColumnPanel::move(int by)
{
    const int row = m_list->currentRow();
    const int place = row + by;
    if (row < 0 || place < 0 || place >= m_list->count())
        return;
    {
        const QScopedValueRollback<bool> showing(m_isShowing, true);
        m_list->insertItem(place, m_list->takeItem(row));
        m_list->setCurrentRow(place);
    }
    emitChange();
}

/// Does not change the name column, which takes the remaining width.
void ColumnPanel::widen(int by)
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item || columnOf(*item) == core::ListColumn::Name)
        return;
    const core::ListColumn column = columnOf(*item);
    const int width = m_columns.widths.value(column, m_usual.value(column, kMinWidth));
    m_columns.widths.insert(column, qBound(kMinWidth, width + by, kMaxWidth));
    Q_EMIT changed(m_columns);
}

/// Keeps at least one column visible.
void ColumnPanel::handleChecks()
{
    if (m_isShowing)
        return;
    bool hasAny = false;
    for (int row = 0; row < m_list->count(); ++row)
        hasAny = hasAny || m_list->item(row)->checkState() == Qt::Checked;
    if (hasAny) {
        emitChange();
        return;
    }
    const QScopedValueRollback<bool> showing(m_isShowing, true);
    m_list->currentItem()->setCheckState(Qt::Checked);
}

void ColumnPanel::emitChange()
{
    m_columns.shown.clear();
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            m_columns.shown.append(columnOf(*m_list->item(row)));
    }
    Q_EMIT changed(m_columns);
}

} // namespace ui
