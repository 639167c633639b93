// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/keyeditor.h"

#include "core/domain/brcode.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keymap.h"
#include "ui/widgets/label.h"
#include "ui/widgets/rowmenu.h"
#include "ui/widgets/theme.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

enum KeyColumn { Action, Key };

constexpr int kTableHeight = 300;
constexpr int kKeyWidth = 240; ///< for two keys

QString portableText(const QKeySequence &key)
{
    return key.toString(QKeySequence::PortableText);
}

QString nativeText(const QKeySequence &key)
{
    return key.toString(QKeySequence::NativeText);
}

QString foldedWords(const QString &text)
{
    return core::foldedToAscii(text).toLower();
}

bool isModifier(int key)
{
    return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt ||
           key == Qt::Key_Meta || key == Qt::Key_AltGr || key == Qt::Key_CapsLock ||
           key == Qt::Key_NumLock || key == Qt::Key_unknown || key == 0;
}

/// Returns all keys of an action or shortcut; none of a button.
QList<QKeySequence> keysOf(const QObject &source)
{
    if (const auto *action = qobject_cast<const QAction *>(&source))
        return action->shortcuts();
    const auto *shortcut = qobject_cast<const QShortcut *>(&source);
    return shortcut ? shortcut->keys() : QList<QKeySequence>();
}

/// Returns the key without the mark of the number pad.
QKeySequence pressedKey(const QKeyEvent &event)
{
    return QKeySequence(
        QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, Qt::Key(event.key())));
}

} // namespace

KeyEditor::KeyEditor(QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit)
    , m_table(new QTableWidget)
    , m_change(new QPushButton(tr("Change the key…")))
    , m_reset(new QPushButton(tr("Standard key")))
    , m_resetAll(new QPushButton(tr("All standard keys")))
    , m_news(Label::wrapping(u"keyNews"_s))
{
    setObjectName(u"keyEditor"_s);
    m_search->setObjectName(u"keySearchEdit"_s);
    m_search->setAccessibleName(tr("Search the keys"));
    m_search->setPlaceholderText(tr("Action or key"));
    connect(m_search, &QLineEdit::textChanged, this, &KeyEditor::filterRows);
    m_table->setObjectName(u"keyTable"_s);
    m_table->setAccessibleName(tr("Keys"));
    m_table->setColumnCount(2);
    m_table->setHorizontalHeaderLabels({tr("Action"), tr("Key")});
    m_table->horizontalHeader()->setSectionResizeMode(Action, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(Key, QHeaderView::Fixed);
    m_table->setColumnWidth(Key, kKeyWidth);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(true);
    m_table->setFixedHeight(kTableHeight);
    addRowMenu(*m_table, {m_change, m_reset});
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &KeyEditor::updateButtons);
    connect(m_table, &QTableWidget::itemActivated, this, &KeyEditor::startCapture);
    m_change->setObjectName(u"changeKeyButton"_s);
    m_reset->setObjectName(u"resetKeyButton"_s);
    m_resetAll->setObjectName(u"resetKeysButton"_s);
    connect(m_change, &QPushButton::clicked, this, &KeyEditor::startCapture);
    connect(m_reset, &QPushButton::clicked, this, &KeyEditor::reset);
    connect(m_resetAll, &QPushButton::clicked, this, &KeyEditor::resetAll);
    auto *buttons = new QWidget;
    auto *row = new FlowLayout(buttons);
    for (QPushButton *button : {m_change, m_reset, m_resetAll}) {
        button->setAutoDefault(true);
        makeCompact(button);
        row->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_search);
    layout->addWidget(m_table);
    layout->addWidget(buttons);
    layout->addWidget(m_news);
    updateButtons();
}

void KeyEditor::setKeys(const QMap<QString, QString> &keys)
{
    m_keys = keys;
    setOwnKeys(keys);
    if (!m_isListed)
        return;
    readShortcuts();
    showRows();
}

void KeyEditor::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_isListed)
        return;
    readShortcuts(); // fixed prices may have other keys now
    showRows();
}

/// Lists the keys when the user scrolls here, because the list needs every page.
void KeyEditor::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (!std::exchange(m_isListed, true))
        QMetaObject::invokeMethod(this, &KeyEditor::list, Qt::QueuedConnection);
}

void KeyEditor::list()
{
    Q_EMIT pagesRequested();
    readShortcuts();
    showRows();
}

void KeyEditor::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (m_isCapturing)
        endCapture({});
}

/// Reads the actions of all keys that users may replace.
void KeyEditor::readShortcuts()
{
    m_shortcuts = shortcutsIn(*window());
    m_rows.clear();
    const QList<Shortcut> first = m_shortcuts;
    for (const Shortcut &use : first) {
        Shortcut further = use;
        for (const QKeySequence &key : keysOf(*use.source)) {
            further.key = key;
            if (key != use.key)
                m_shortcuts.append(further);
        }
    }
    for (const Shortcut &use : first) {
        const QKeySequence standard = standardKey(use.key);
        if (use.action.isEmpty() || !isReplaceable(standard))
            continue;
        const QString words =
            use.page.isEmpty() ? use.action : u"%1: %2"_s.arg(use.page, use.action);
        const auto known = std::find_if(m_rows.begin(), m_rows.end(),
                                        [&](const Row &row) { return row.standard == standard; });
        if (known == m_rows.end()) {
            m_rows.append({standard, {words}, use.page.isEmpty()});
        } else if (use.page.isEmpty() && !known->isOfAllPages) {
            known->actions.prepend(words);
            known->isOfAllPages = true;
        } else if (!known->actions.contains(words)) {
            known->actions.append(words);
        }
    }
    // Actions of every page first, and function keys among them.
    const auto rankOf = [](const Row &row) {
        const bool isFunction = row.standard[0].keyboardModifiers() == Qt::NoModifier &&
                                row.standard[0].key() >= Qt::Key_F1;
        return (row.isOfAllPages ? 0 : 2) + (isFunction ? 0 : 1);
    };
    std::stable_sort(m_rows.begin(), m_rows.end(), [&rankOf](const Row &one, const Row &other) {
        return rankOf(one) < rankOf(other);
    });
}

void KeyEditor::showRows()
{
    const Row *chosen = current();
    const QKeySequence standard = chosen ? chosen->standard : QKeySequence();
    m_table->setRowCount(static_cast<int>(m_rows.size()));
    for (int i = 0; i < m_table->rowCount(); ++i) {
        const Row &row = m_rows[i];
        const QString key = ownKeyText(row.standard);
        const bool isOwn = ownKey(row.standard) != row.standard;
        auto *action = new QTableWidgetItem(row.actions.join(u'\n'));
        action->setData(Qt::UserRole, QVariant::fromValue(row.standard));
        action->setToolTip(row.actions.join(u'\n').toHtmlEscaped());
        m_table->setItem(i, Action, action);
        m_table->setItem(i, Key,
                         new QTableWidgetItem(
                             isOwn
                                 ? tr("%1 (standard: %2)", "the key of an action")
                                       .arg(key.isEmpty() ? u"—"_s : key, nativeText(row.standard))
                                 : key));
        if (row.standard == standard)
            m_table->selectRow(i);
    }
    m_table->resizeRowsToContents();
    filterRows();
    updateButtons();
}

/// Shows the rows that contain all typed words.
void KeyEditor::filterRows()
{
    const QStringList words = foldedWords(m_search->text()).split(u' ', Qt::SkipEmptyParts);
    for (int i = 0; i < m_table->rowCount(); ++i) {
        const QString text =
            foldedWords(m_table->item(i, Action)->text() + u' ' + m_table->item(i, Key)->text());
        const bool isFound = std::all_of(words.begin(), words.end(), [&text](const QString &word) {
            return text.contains(word);
        });
        m_table->setRowHidden(i, !isFound);
        if (!isFound && m_table->currentRow() == i)
            m_table->setCurrentItem(nullptr);
    }
    updateButtons();
}

const KeyEditor::Row *KeyEditor::current() const
{
    const QList<QTableWidgetItem *> items = m_table->selectedItems();
    if (items.isEmpty())
        return nullptr;
    const QVariant key = m_table->item(items.constFirst()->row(), Action)->data(Qt::UserRole);
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&key](const Row &row) {
        return row.standard == key.value<QKeySequence>();
    });
    return found == m_rows.end() ? nullptr : &*found;
}

void KeyEditor::updateButtons()
{
    const Row *row = current();
    m_change->setEnabled(row && !m_isCapturing);
    m_reset->setEnabled(row && !m_isCapturing && m_keys.contains(portableText(row->standard)));
    m_resetAll->setEnabled(!m_isCapturing && !m_keys.isEmpty());
}

/// Waits for the new key, which must not trigger its present action.
void KeyEditor::startCapture()
{
    const Row *row = current();
    if (!row || m_isCapturing)
        return;
    m_isCapturing = true;
    m_table->setFocus();
    m_news->setTone(Label::Tone::Normal);
    m_news->setText(tr("Press the new key for “%1”. Esc keeps %2.", "action; key")
                        .arg(row->actions.constFirst(), ownKeyText(row->standard)));
    QCoreApplication::instance()->installEventFilter(this);
    updateButtons();
}

void KeyEditor::endCapture(const QString &news)
{
    m_isCapturing = false;
    QCoreApplication::instance()->removeEventFilter(this);
    m_news->setText(news);
    updateButtons();
}

bool KeyEditor::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::MouseButtonPress && watched->isWidgetType()) {
        endCapture({});
        return false;
    }
    if (type != QEvent::ShortcutOverride && type != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (type == QEvent::ShortcutOverride) {
        event->accept(); // Qt sends the key to the widget instead of a shortcut
        return true;
    }
    if (key->key() == Qt::Key_Escape)
        endCapture({});
    else if (!isModifier(key->key()) && !key->isAutoRepeat())
        capture(pressedKey(*key));
    return true;
}

/// Applies the key, or explains why not and waits for another one.
void KeyEditor::capture(const QKeySequence &key)
{
    const Row *row = current();
    if (!row) {
        endCapture({});
        return;
    }
    const QString why = refusal(key);
    m_news->setTone(why.isEmpty() ? Label::Tone::Normal : Label::Tone::Problem);
    if (!why.isEmpty()) {
        m_news->setText(why);
        return;
    }
    QMap<QString, QString> keys = m_keys;
    if (key == row->standard)
        keys.remove(portableText(row->standard));
    else
        keys.insert(portableText(row->standard), portableText(key));
    endCapture(tr("%1 is the key for “%2” now.", "key; action")
                   .arg(nativeText(key), row->actions.constFirst()));
    Q_EMIT edited(keys);
}

QString KeyEditor::refusal(const QKeySequence &key) const
{
    switch (keyProblem(current()->standard, key, m_shortcuts)) {
    case KeyProblem::None:
        return {};
    case KeyProblem::Fixed:
        return tr("%1 has a fixed meaning. Press another key, or Esc.").arg(nativeText(key));
    case KeyProblem::Writes:
        return tr("%1 writes a character: combine it with Ctrl or Alt. Press another key, or Esc.")
            .arg(nativeText(key));
    case KeyProblem::InUse:
        break;
    }
    const auto user = std::find_if(m_shortcuts.begin(), m_shortcuts.end(),
                                   [&key](const Shortcut &use) { return use.key == key; });
    return tr("%1 is in use: %2. Press another key, or Esc.", "key; action")
        .arg(nativeText(key),
             user->page.isEmpty() ? user->action : u"%1: %2"_s.arg(user->page, user->action));
}

/// Refuses if another action has the standard key now.
void KeyEditor::reset()
{
    const Row *row = current();
    if (!row)
        return;
    const QString why = refusal(row->standard);
    m_news->setTone(why.isEmpty() ? Label::Tone::Normal : Label::Tone::Problem);
    m_news->setText(why);
    if (!why.isEmpty())
        return;
    QMap<QString, QString> keys = m_keys;
    keys.remove(portableText(row->standard));
    Q_EMIT edited(keys);
}

void KeyEditor::resetAll()
{
    m_news->setText({});
    Q_EMIT edited({});
}

} // namespace ui
