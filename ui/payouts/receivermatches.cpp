// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/receivermatches.h"

#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "ui/text/keytext.h"
#include "ui/text/text.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QLineEdit>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kDelay = std::chrono::milliseconds(200);
constexpr int kFrame = 4; ///< border and padding of the theme, above and below

/// Returns false for the beginning of a key.
bool isName(const QString &typed)
{
    return typed.size() >= ReceiverMatches::kMinTyped &&
           std::all_of(typed.begin(), typed.end(),
                       [](QChar c) { return c.isLetter() || c == u' ' || c == u'.'; });
}

} // namespace

ReceiverMatches::ReceiverMatches(core::TransactionService &service, QWidget *parent)
    : QListWidget(parent)
    , m_service(service)
{
    setObjectName(u"receiverMatches"_s);
    setAccessibleName(tr("Receivers of earlier payouts"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kDelay);
    connect(&m_pause, &QTimer::timeout, this, &ReceiverMatches::ask);
    connect(this, &QListWidget::itemClicked, this, &ReceiverMatches::choose);
    hide();
}

void ReceiverMatches::followKeysOf(QLineEdit &edit)
{
    edit.installEventFilter(this);
}

/// Receives the key before the scroll area of the form does.
bool ReceiverMatches::eventFilter(QObject *watched, QEvent *event)
{
    const bool isDown = event->type() == QEvent::KeyPress && watched != this && isVisible() &&
                        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Down;
    if (isDown)
        setFocus(Qt::TabFocusReason);
    return isDown || QListWidget::eventFilter(watched, event);
}

void ReceiverMatches::search(const QString &typed)
{
    m_typed = typed.simplified();
    ++m_generation;
    if (isName(m_typed)) {
        m_pause.start();
    } else {
        m_pause.stop();
        hide();
    }
}

void ReceiverMatches::showLatest()
{
    m_pause.stop();
    m_typed.clear();
    ++m_generation;
    if (isVisible())
        hide();
    else
        ask();
}

void ReceiverMatches::ask()
{
    core::onAnswer(
        m_service.list({.operation = core::Operation::CashOut, .nameOrDocument = m_typed}), this,
        [this, generation = m_generation](const core::Result<core::TransactionPage> &answer) {
            if (generation == m_generation)
                show(answer ? answer->transactions : QList<core::Transaction>());
        });
}

void ReceiverMatches::show(const QList<core::Transaction> &payouts)
{
    clear();
    const bool isLatest = m_typed.isEmpty();
    const int max = isLatest ? kMaxLatest : kMaxShown;
    QStringList known;
    for (const core::Transaction &payout : payouts) {
        if (payout.pixKey.isEmpty() || known.contains(payout.pixKey) || count() == max)
            continue;
        known.append(payout.pixKey);
        auto *item = new QListWidgetItem(u"%1 · %2 · %3"_s.arg(foreignText(payout.name),
                                                               keyText(payout.pixKey),
                                                               signedMoneyText(payout)),
                                         this);
        item->setData(Qt::UserRole, payout.pixKey);
        item->setSizeHint({0, kRowUsual});
    }
    setCurrentRow(0);
    setFixedHeight(kRowUsual * count() + kFrame);
    setVisible(count() > 0);
    if (isLatest && count() > 0)
        setFocus(Qt::OtherFocusReason);
    else if (isLatest)
        Q_EMIT noneFound();
}

void ReceiverMatches::choose(const QListWidgetItem *item)
{
    if (!item)
        return;
    const QString key = item->data(Qt::UserRole).toString();
    hide();
    Q_EMIT chosen(key);
}

void ReceiverMatches::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && !event->isAutoRepeat())
        choose(currentItem());
    else
        QListWidget::keyPressEvent(event);
}

} // namespace ui
