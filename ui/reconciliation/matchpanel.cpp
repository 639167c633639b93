// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reconciliation/matchpanel.h"

#include "core/bank/reconciliation.h"
#include "core/service/transactionservice.h"
#include "ui/text/reconciletext.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"

#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxFound = 50;
constexpr qint64 kMinuteSeconds = 60;

QString foundText(const core::Movement &movement)
{
    const QString time =
        timeText(QDateTime::fromSecsSinceEpoch(movement.minute * kMinuteSeconds, Qt::UTC)).left(5);
    QStringList parts{moneyText(movement.amount),
                      QLocale().toString(movement.day, QLocale::ShortFormat) + u' ' + time};
    for (const QString &part : {movement.name, movement.reference}) {
        if (!part.isEmpty())
            parts.append(foreignText(part));
    }
    parts.append(movementStateWord(movement.state));
    return parts.join(u" · "_s);
}

bool isSame(const core::Movement &a, const core::Movement &b)
{
    return core::keyOf(a) == core::keyOf(b);
}

} // namespace

MatchPanel::MatchPanel(core::Reconciliation &reconciliation, QWidget *parent)
    : QWidget(parent)
    , m_reconciliation(reconciliation)
    , m_title(Label::wrapping(u"matchTitle"_s, TextSize::Strong))
    , m_search(new QLineEdit)
    , m_list(new QListWidget)
    , m_remainder(new Label({}, TextSize::Strong))
    , m_match(keyButton(tr("Match"), Qt::Key_Enter, u"matchButton"_s, KeyScope::Borrowed))
    , m_fee(keyButton(tr("The rest is a fee"), QKeySequence(Qt::CTRL | Qt::Key_Enter),
                      u"matchFeeButton"_s, KeyScope::Borrowed))
{
    setObjectName(u"matchPanel"_s);
    m_search->setObjectName(u"matchSearchEdit"_s);
    m_search->setAccessibleName(tr("Search transactions"));
    m_search->setPlaceholderText(tr("Amount, end of an id, or name"));
    m_search->setProperty("isSearch", true);
    m_search->installEventFilter(this);
    m_list->setObjectName(u"matchList"_s);
    m_list->setAccessibleName(tr("Transactions without a line"));
    m_list->setProperty("role", u"checks"_s);
    m_list->installEventFilter(this);
    m_remainder->setObjectName(u"matchRemainder"_s);
    makePrimary(m_match);
    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"matchBackButton"_s, KeyScope::Borrowed);
    for (QPushButton *button : {m_match, m_fee, back}) {
        makeCompact(button);
        button->setFocusPolicy(Qt::TabFocus);
    }
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        m_isMoving = false;
        search();
    });
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        const core::Movement movement = m_found[m_list->row(item)];
        m_chosen.removeIf(
            [&movement](const core::Movement &each) { return isSame(each, movement); });
        if (item->checkState() == Qt::Checked)
            m_chosen.append(movement);
        showRemainder();
    });
    connect(m_list, &QListWidget::itemDoubleClicked, this, &MatchPanel::toggleCurrent);
    connect(m_match, &QPushButton::clicked, this, [this] { submit(false); });
    connect(m_fee, &QPushButton::clicked, this, [this] { submit(true); });
    connect(back, &QPushButton::clicked, this, &MatchPanel::left);
    auto *actions = new QHBoxLayout;
    actions->setSpacing(kSpaceSmall);
    actions->addWidget(m_remainder, 1);
    for (QPushButton *button : {back, m_fee, m_match})
        actions->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_title);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addLayout(actions);
}

void MatchPanel::begin(const QList<core::ReconcileRow> &lines)
{
    m_lines = lines;
    m_chosen.clear();
    m_found.clear();
    m_isMoving = false;
    core::Money sum;
    for (const core::ReconcileRow &row : lines)
        sum += row.statementLine.amount;
    m_title->setText(lines.size() == 1
                         ? tr("Match %1, “%2”. Space marks transactions.", "amount, text")
                               .arg(moneyText(sum), foreignText(lines.first().statementLine.text))
                         : tr("Match %n lines, together %1. Space marks transactions.", nullptr,
                              static_cast<int>(lines.size()))
                               .arg(moneyText(sum)));
    const QSignalBlocker quiet(m_search);
    m_search->clear();
    search();
    showRemainder();
    m_search->setFocus();
}

void MatchPanel::search()
{
    const QString text = m_search->text().trimmed();
    core::onAnswer(
        m_reconciliation.findMovements(text, m_lines.first().statementLine.day, kMaxFound), this,
        [this, generation = ++m_generation](const core::Result<QList<core::Movement>> &found) {
            if (generation == m_generation)
                showFound(found.value_or(QList<core::Movement>()));
        });
}

/// Shows the chosen movements first, then the found ones.
void MatchPanel::showFound(const QList<core::Movement> &found)
{
    m_found = m_chosen;
    for (const core::Movement &movement : found) {
        if (std::none_of(m_chosen.cbegin(), m_chosen.cend(),
                         [&movement](const auto &each) { return isSame(each, movement); }))
            m_found.append(movement);
    }
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (qsizetype i = 0; i < m_found.size(); ++i) {
        auto *item = new QListWidgetItem(foundText(m_found[i]), m_list);
        item->setToolTip(item->text().toHtmlEscaped());
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(i < m_chosen.size() ? Qt::Checked : Qt::Unchecked);
    }
    const auto next = std::min<int>(static_cast<int>(m_chosen.size()), m_list->count() - 1);
    m_list->setCurrentRow(next);
}

void MatchPanel::toggleCurrent()
{
    if (QListWidgetItem *item = m_list->currentItem())
        item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
}

core::Money MatchPanel::remainder() const
{
    core::Money rest;
    for (const core::ReconcileRow &row : m_lines)
        rest += row.statementLine.amount;
    for (const core::Movement &movement : m_chosen)
        rest -= movement.amount;
    return rest;
}

void MatchPanel::showRemainder()
{
    const core::Money rest = remainder();
    m_remainder->setText(tr("Remaining: %1").arg(moneyText(rest)));
    m_match->setEnabled(rest.isZero() && !m_chosen.isEmpty());
    // A fee takes money away; a remainder in favor of the shop is none.
    m_fee->setVisible(rest.isNegative() && !m_chosen.isEmpty());
}

void MatchPanel::submit(bool withFee)
{
    const core::Money rest = remainder();
    if (m_chosen.isEmpty() || (withFee ? !rest.isNegative() : !rest.isZero()))
        return;
    QList<qint64> lines;
    for (const core::ReconcileRow &row : m_lines)
        lines.append(row.line);
    QList<core::MovementKey> keys;
    for (const core::Movement &movement : m_chosen)
        keys.append(core::keyOf(movement));
    QList<core::MatchAdjustment> adjustments;
    if (withFee)
        adjustments.append({.kind = core::MatchAdjustment::Kind::Fee, .amount = rest});
    Q_EMIT matched(lines, keys, adjustments);
}

/// Lets the arrow keys and Space act on the list while the search field has the focus.
bool MatchPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isEnter) {
        submit(key->modifiers().testFlag(Qt::ControlModifier));
        return true;
    }
    if (watched == m_search && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up)) {
        const int step = key->key() == Qt::Key_Down ? 1 : -1;
        const int last = std::max(m_list->count() - 1, 0);
        m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, last));
        m_isMoving = true;
        return true;
    }
    const bool isMark = key->key() == Qt::Key_Space &&
                        (watched == m_list || m_search->text().isEmpty() || m_isMoving);
    if (isMark) {
        toggleCurrent();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void MatchPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

} // namespace ui
