// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/newspage.h"

#include "ui/text/masked.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtCore/QMap>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kKeys = 9;
constexpr QChar kFigureSpace(0x2007); ///< as wide as a digit

} // namespace

NewsPage::NewsPage(const QList<core::Transaction> &news, core::Masking masking,
                   core::PayerProfile walkIn, QWidget *parent)
    : QWidget(parent)
    , m_news(news)
    , m_masking(masking)
    , m_walkIn(std::move(walkIn))
{
    setObjectName(u"newsPage"_s);
    m_list = new QListWidget;
    m_list->setObjectName(u"newsList"_s);
    m_list->setAccessibleName(tr("Since you were last here"));
    m_list->installEventFilter(this);
    auto *open = keyButton(tr("Details"), Qt::Key_Enter, u"newsOpenButton"_s, KeyScope::Borrowed);
    auto *done = keyButton(tr("All seen"), Qt::Key_Escape, u"newsDoneButton"_s, KeyScope::Borrowed);
    makePrimary(done);
    connect(open, &QPushButton::clicked, this, &NewsPage::openCurrent);
    connect(done, &QPushButton::clicked, this, &NewsPage::dismissed);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {open, done}) {
        button->setFocusPolicy(Qt::NoFocus);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(new Label(tr("Since you were last here"), TextSize::Title));
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    showNews();
    m_list->setCurrentRow(1); // below the first heading
}

void NewsPage::setMasking(core::Masking masking)
{
    m_masking = masking;
    const int row = m_list->currentRow();
    showNews();
    m_list->setCurrentRow(row);
}

void NewsPage::showNews()
{
    m_lines.clear();
    m_list->clear();
    QMap<core::Status::Code, QList<core::Transaction>> groups; // sorted; Paid comes first
    for (const core::Transaction &charge : m_news)
        groups[charge.status.code()].append(charge);
    for (const QList<core::Transaction> &group : std::as_const(groups))
        add(group);
}

void NewsPage::add(const QList<core::Transaction> &group)
{
    auto *heading =
        new QListWidgetItem(u"%1 · %2"_s.arg(statusWord(group.first().status)).arg(group.size()));
    heading->setFlags(Qt::NoItemFlags);
    heading->setFont(textFont(TextSize::Strong));
    heading->setSizeHint({0, kRowUsual});
    m_list->addItem(heading);
    for (const core::Transaction &charge : group) {
        const QString what = u"%1   ·   %2   ·   %3   ·   %4"_s.arg(
            moneyText(charge.amount), minuteText(charge.finished.value_or(charge.created)),
            foreignText(shownName(charge, m_masking, m_walkIn)), foreignText(charge.reference));
        auto *item = new QListWidgetItem(u"%1     %2"_s.arg(kFigureSpace).arg(what));
        item->setSizeHint({0, kRowUsual});
        item->setData(Qt::AccessibleTextRole, what);
        item->setData(Qt::UserRole, QVariant::fromValue(charge));
        m_list->addItem(item);
        m_lines.append(item);
        if (m_lines.size() <= kKeys) {
            item->setText(u"%1     %2"_s.arg(m_lines.size()).arg(what));
            item->setData(Qt::AccessibleTextRole,
                          tr("%1, key %2", "the outcome of a charge, and the key that opens it")
                              .arg(what)
                              .arg(m_lines.size()));
        }
    }
}

void NewsPage::openCurrent()
{
    if (const QListWidgetItem *item = m_list->currentItem())
        Q_EMIT opened(item->data(Qt::UserRole).value<core::Transaction>());
}

void NewsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT dismissed();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        openCurrent();
    else if (event->key() > Qt::Key_0 && event->key() <= Qt::Key_0 + kKeys)
        openLine(event->key() - Qt::Key_1);
    else
        event->ignore();
}

/// Opens one of the first lines by its digit.
void NewsPage::openLine(int line)
{
    if (line >= m_lines.size())
        return;
    m_list->setCurrentItem(m_lines[line]);
    openCurrent();
}

/// Handles the digits, which the list would use for a keyboard search.
bool NewsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() > Qt::Key_0 && key->key() <= Qt::Key_0 + kKeys) {
            keyPressEvent(key);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void NewsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_list->setFocus();
}

} // namespace ui
