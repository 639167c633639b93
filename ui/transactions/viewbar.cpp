// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/viewbar.h"

#include "core/domain/businessday.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/till/preferences.h"
#include "ui/text/viewtext.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/label.h"
#include "ui/widgets/shortcutregistry.h"
#include "ui/widgets/theme.h"

#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Delay before counting, so that many changes cost one count.
constexpr auto kDebounce = std::chrono::milliseconds(700);

/// Returns true if a count of the filter would read all transactions of the shop.
bool readsEverything(const core::TransactionFilter &filter)
{
    const bool isLocal = filter.unusual || !filter.till.isEmpty();
    return isLocal && !filter.initialDate.isValid() && !filter.createdFrom;
}

QKeySequence keyOf(int index)
{
    return QKeySequence(Qt::Key_1 + index);
}

} // namespace

ViewBar::ViewBar(core::TransactionService &service, core::PreferencesStore &preferences,
                 QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_preferences(preferences)
{
    setObjectName(u"viewBar"_s);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kDebounce);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        m_counted = 0;
        ++m_generation;
        countNext();
    });
    m_edit = keyButton(tr("Save filter"), Qt::Key_S, u"editViewButton"_s);
    makeCompact(m_edit);
    m_edit->setFocusPolicy(Qt::TabFocus);
    connect(m_edit, &QPushButton::clicked, this, &ViewBar::edit);
    auto *views = new QWidget;
    m_row = new FlowLayout(views);
    m_row->addWidget(m_edit);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(views);
    layout->addWidget(createEditor());
    connect(&preferences, &core::PreferencesStore::changed, this, &ViewBar::showViews);
    // Do not restart the timer: a stream of changes would delay the count indefinitely.
    connect(&service, &core::TransactionService::changed, this, [this] {
        if (isVisible() && !m_rest.isActive())
            m_rest.start();
    });
    showViews();
    showCurrent();
}

QWidget *ViewBar::createEditor()
{
    m_name = new QLineEdit;
    m_name->setObjectName(u"viewNameEdit"_s);
    m_name->setAccessibleName(tr("Name of the filter"));
    m_name->setPlaceholderText(tr("Name of the filter; Enter saves it"));
    m_name->setMaxLength(core::kMaxViewNameLength);
    m_name->installEventFilter(this);
    m_earlier = keyButton(tr("Before"), Qt::CTRL | Qt::Key_Up, u"viewEarlierButton"_s);
    m_later = keyButton(tr("After"), Qt::CTRL | Qt::Key_Down, u"viewLaterButton"_s);
    m_remove = keyButton(tr("Remove"), Qt::CTRL | Qt::Key_Delete, u"removeViewButton"_s);
    m_earlier->setAccessibleDescription(tr("Move the filter to the left"));
    m_later->setAccessibleDescription(tr("Move the filter to the right"));
    connect(m_earlier, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_later, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_remove, &QPushButton::clicked, this, &ViewBar::remove);
    m_problem = new Label({}, TextSize::Small, Label::Tone::Problem);
    m_problem->setObjectName(u"viewProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_editor = new QWidget;
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpaceSmall);
    for (QPushButton *button : {m_earlier, m_later, m_remove}) {
        makeCompact(button);
        row->addWidget(button);
    }
    row->addStretch();
    auto *layout = new QVBoxLayout(m_editor);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_name);
    layout->addWidget(m_problem);
    layout->addLayout(row);
    m_editor->hide();
    auto *close =
        new QShortcut(Qt::Key_Escape, m_editor, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    describeKey(close, tr("Close the filter editor"));
    connect(close, &QShortcut::activated, this, &ViewBar::closeEditor);
    return m_editor;
}

void ViewBar::addButton(QPushButton *button)
{
    m_row->addWidget(button);
}

/// Creates only changed buttons, to keep the known counts.
void ViewBar::showViews()
{
    const QList<core::SavedView> views = m_preferences.value().listing.views.value_or(usualViews());
    if (views == m_views)
        return;
    m_views = views;
    QList<QWidget *> others;
    while (m_row->count() > 0) {
        QLayoutItem *item = m_row->takeAt(0);
        if (m_buttons.contains(item->widget())) {
            item->widget()->hide(); // and its shortcut
            item->widget()->deleteLater();
        } else {
            others.append(item->widget());
        }
        delete item;
    }
    m_buttons.clear();
    for (int i = 0; i < m_views.size(); ++i) {
        auto *button = keyButton({}, keyOf(i), u"view%1Button"_s.arg(i + 1));
        makeCompact(button);
        button->setProperty("role", u"toggle"_s);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, [this, i] { choose(i); });
        m_buttons.append(button);
        m_row->addWidget(button);
        showCount(i, -1);
        button->show();
    }
    for (QWidget *other : std::as_const(others))
        m_row->addWidget(other);
    showCurrent();
    m_rest.start();
}

void ViewBar::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_rest.start();
}

void ViewBar::countNext()
{
    if (m_counted >= m_views.size() || !isVisible())
        return;
    const int index = m_counted++;
    const core::TransactionFilter filter = filterOf(m_views[index]);
    if (readsEverything(filter)) {
        countNext();
        return;
    }
    core::onAnswer(m_service.count(filter), this,
                   [this, index, generation = m_generation](const core::Result<qint64> &total) {
                       if (generation != m_generation || index >= m_buttons.size())
                           return;
                       showCount(index, total.value_or(-1));
                       countNext();
                   });
}

/// Shows the count of a view; negative: unknown.
void ViewBar::showCount(int index, qint64 count)
{
    const QString name = m_views[index].name;
    const QString words = count < 0 ? name : u"%1 · %2"_s.arg(name, QLocale().toString(count));
    setKeyedText(*m_buttons[index], QString(words).replace(u"&"_s, u"&&"_s), keyOf(index));
    m_buttons[index]->setAccessibleName(tr("Saved filter: %1").arg(words));
}

void ViewBar::showFilter(const core::TransactionFilter &filter)
{
    m_filter = filter;
    showCurrent();
}

int ViewBar::cutoff() const
{
    return m_preferences.value().shifts.cutoffMinutes;
}

core::TransactionFilter ViewBar::filterOf(const core::SavedView &view) const
{
    return core::filterOf(view, core::businessToday(cutoff()), cutoff());
}

int ViewBar::current() const
{
    for (int i = 0; i < m_views.size(); ++i) {
        if (filterOf(m_views[i]) == m_filter)
            return i;
    }
    return -1;
}

void ViewBar::showCurrent()
{
    const int index = current();
    for (int i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(i == index);
    const QString words = index < 0 ? tr("Save filter") : tr("Change the filter");
    setKeyedText(*m_edit, words, Qt::Key_S);
    m_edit->setAccessibleName(words);
    m_edit->setEnabled(index >= 0 || m_filter != core::TransactionFilter());
    m_earlier->setEnabled(index > 0);
    m_later->setEnabled(index >= 0 && index + 1 < m_views.size());
    m_remove->setEnabled(index >= 0);
}

void ViewBar::choose(int index)
{
    const core::SavedView view = m_views[index];
    Q_EMIT chosen(view);
    showCurrent(); // It may have been current already.
    Q_EMIT left();
}

void ViewBar::edit()
{
    const int index = current();
    m_name->setText(index < 0 ? QString() : m_views[index].name);
    m_problem->hide();
    m_editor->show();
    m_name->setFocus(Qt::ShortcutFocusReason);
    m_name->selectAll();
}

void ViewBar::closeEditor()
{
    const bool wasThere = m_editor->isAncestorOf(window()->focusWidget());
    if (wasThere)
        Q_EMIT left();
    m_editor->hide();
}

bool ViewBar::eventFilter(QObject *watched, QEvent *event)
{
    const bool isEnter = event->type() == QEvent::KeyPress &&
                         (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Return ||
                          static_cast<QKeyEvent *>(event)->key() == Qt::Key_Enter);
    if (!isEnter)
        return QWidget::eventFilter(watched, event);
    keep();
    return true;
}

/// Saves the view: renames the current view, or replaces the filter of the view with that name.
void ViewBar::keep()
{
    const QString name = m_name->text().simplified();
    QList<core::SavedView> views = m_views;
    const auto named =
        std::find_if(views.begin(), views.end(),
                     [&name](const core::SavedView &view) { return view.name == name; });
    const int index = current();
    QString problem;
    if (name.isEmpty())
        problem = tr("A filter needs a name.");
    else if (index < 0 && named == views.end() && views.size() >= core::kMaxViews)
        problem = tr("There are %n saved filter(s), one for each digit. Remove one first.", nullptr,
                     static_cast<int>(views.size()));
    else if (index >= 0 && named != views.end() && named != views.begin() + index)
        problem = tr("Another filter has that name.");
    if (!problem.isEmpty()) {
        m_problem->setText(problem);
        m_problem->show();
        return;
    }
    core::SavedView view = viewOf(m_filter, name, core::businessToday(cutoff()), cutoff());
    view.columns = m_preferences.value().listing.columns;
    if (index >= 0) {
        views[index].name = name;
        views[index].columns = view.columns;
    } else if (named != views.end()) {
        *named = view;
    } else {
        views.append(view);
    }
    set(views);
    closeEditor();
}

void ViewBar::remove()
{
    QList<core::SavedView> views = m_views;
    views.removeAt(current());
    set(views);
    closeEditor();
}

void ViewBar::move(int by)
{
    QList<core::SavedView> views = m_views;
    const int index = current();
    views.swapItemsAt(index, index + by);
    set(views);
    m_name->setFocus();
}

void ViewBar::set(const QList<core::SavedView> &views)
{
    core::Preferences changed = m_preferences.value();
    changed.listing.views = views;
    m_preferences.set(changed);
    showCurrent();
}

} // namespace ui
