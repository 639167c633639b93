// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/listfooter.h"

#include "core/domain/transactionsum.h"
#include "ui/text/text.h"
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

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kPageWidth = 72;
constexpr int kTurnWidth = 36;

} // namespace

ListFooter::ListFooter(QWidget *parent)
    : QWidget(parent)
{
    m_sums = new Label({}, TextSize::Small);
    m_sums->setObjectName(u"sumsLabel"_s);
    m_selection = new Label({}, TextSize::Small);
    m_selection->setObjectName(u"selectionLabel"_s);
    m_busy = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_busy->setObjectName(u"pageBusyIndicator"_s);
    m_problem = new Label({}, TextSize::Small, Label::Tone::Problem);
    m_problem->setObjectName(u"pageProblem"_s);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    for (Label *label : {m_sums, m_selection, m_busy, m_problem}) {
        label->setWordWrap(true);
        label->hide();
        words->addWidget(label);
    }

    m_retry =
        keyButton(tr("Refresh"), QKeySequence::Refresh, u"retryPageButton"_s, KeyScope::Borrowed);
    makeCompact(m_retry);
    m_retry->hide();
    connect(m_retry, &QPushButton::clicked, this, &ListFooter::retried);
    words->addWidget(m_retry, 0, Qt::AlignLeft);

    m_page = new QLineEdit;
    m_page->setObjectName(u"pageEdit"_s);
    m_page->setAccessibleName(tr("Page"));
    m_page->setProperty("density", u"compact"_s);
    m_page->setFixedWidth(kPageWidth);
    m_page->setAlignment(Qt::AlignRight);
    m_page->setMaxLength(7);
    setKeyedToolTip(*m_page, {}, Qt::CTRL | Qt::Key_G);
    m_page->installEventFilter(this);
    m_last = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_last->setObjectName(u"lastPageLabel"_s);
    m_pages = new QWidget;
    auto *pages = new QHBoxLayout(m_pages);
    pages->setContentsMargins(0, 0, 0, 0);
    pages->setSpacing(kSpaceSmall);
    m_before = createTurn(u"‹"_s, tr("Page before"), u"pageBeforeButton"_s, -1);
    m_next = createTurn(u"›"_s, tr("Next page"), u"nextPageButton"_s, 1);
    pages->addWidget(new Label(tr("Page"), TextSize::Small, Label::Tone::Muted));
    pages->addWidget(m_before);
    pages->addWidget(m_page);
    pages->addWidget(m_last);
    pages->addWidget(m_next);
    m_pages->hide();

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    layout->addLayout(words, 1);
    layout->addWidget(m_pages);

    auto *openPalette = new QShortcut(Qt::CTRL | Qt::Key_G, this);
    describeKey(openPalette, tr("Go to a page"));
    connect(openPalette, &QShortcut::activated, this, &ListFooter::askForPage);
}

/// Creates a button that turns to another page.
QPushButton *ListFooter::createTurn(const QString &sign, const QString &name,
                                    const QString &objectName, int by)
{
    auto *button = new QPushButton(sign);
    button->setObjectName(objectName);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setProperty("density", u"tight"_s);
    button->setMinimumWidth(kTurnWidth);
    button->setFocusPolicy(Qt::TabFocus); // A click keeps the focus in the rows.
    connect(button, &QPushButton::clicked, this,
            [this, by] { Q_EMIT pageRequested(m_current + by); });
    return button;
}

void ListFooter::showSums(const QList<core::TransactionSum> &sums)
{
    const MoneyFlow all = flowOf(sums);
    const MoneyFlow paid = flowOf(sums, core::Status::Code::Paid);
    const QString paidText = paid.out.isZero() ? moneyText(paid.in)
                                               : tr("received %1, sent %2, net %3", "amounts")
                                                     .arg(moneyText(paid.in), moneyText(paid.out),
                                                          moneyText(paid.net()));
    m_sums->setText(tr("Paid: %1   ·   in all states: %2").arg(paidText, moneyText(all.net())));
    m_sums->setVisible(all.count > 0);
}

void ListFooter::showSelection(const MoneyFlow &flow, std::optional<qint64> total)
{
    const int count = static_cast<int>(flow.count);
    const QString words = total && *total > count
                              ? tr("%n of %1 selected", "rows of the list, all matches", count)
                                    .arg(QLocale().toString(*total))
                              : tr("%n selected", nullptr, count);
    m_selection->setText(u"%1: %2"_s.arg(words, flowText(flow)));
    m_selection->setVisible(flow.count > 1);
}

void ListFooter::showBusyIndicator(const QString &sentence)
{
    m_busy->setText(sentence);
    m_busy->setVisible(!sentence.isEmpty());
}

void ListFooter::showProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    m_retry->setVisible(!sentence.isEmpty());
}

void ListFooter::showPage(int page, int lastPage)
{
    m_current = page;
    m_pages->setVisible(page > 0);
    if (!m_page->hasFocus())
        m_page->setText(QString::number(page));
    m_last->setText(tr("of %1", "page … of …").arg(QLocale().toString(lastPage)));
    m_before->setEnabled(page > 1);
    m_next->setEnabled(page < lastPage);
}

void ListFooter::askForPage()
{
    if (!m_pages->isVisible())
        return;
    m_page->setFocus(Qt::ShortcutFocusReason);
    m_page->selectAll();
}

bool ListFooter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        m_page->setText(QString::number(m_current));
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!isEnter && key != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    bool isNumber = false;
    const int page = m_page->text().trimmed().toInt(&isNumber);
    if (isEnter && isNumber)
        Q_EMIT pageRequested(page);
    Q_EMIT left();
    return true;
}

} // namespace ui
