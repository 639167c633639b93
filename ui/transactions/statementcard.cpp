// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/statementcard.h"

#include "core/bank/reconciliation.h"
#include "core/service/transactionservice.h"
#include "ui/text/statementtext.h"
#include "ui/text/text.h"
#include "ui/widgets/label.h"

#include <QtCore/QLocale>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QString sourceOf(const core::TransactionLine &line)
{
    QStringList parts{accountText(line.account)};
    if (!line.fileName.isEmpty())
        parts.append(StatementCard::tr("%1, line %2", "a file, a number")
                         .arg(foreignText(line.fileName), QLocale().toString(line.line.row)));
    return parts.join(u" · "_s);
}

QString decisionOf(const core::TransactionLine &line)
{
    QStringList parts;
    if (line.isAutomatic)
        parts.append(StatementCard::tr("Matched by an identifier"));
    else if (line.person.isEmpty())
        parts.append(StatementCard::tr("Matched by a person"));
    else
        parts.append(StatementCard::tr("Matched by %1", "a person").arg(foreignText(line.person)));
    if (line.isSealed)
        parts.append(StatementCard::tr("the day is sealed"));
    return parts.join(u" · "_s);
}

QWidget *lineWidgetOf(const core::TransactionLine &line)
{
    const QString head = u"%1 · %2"_s.arg(QLocale().toString(line.line.day, QLocale::ShortFormat),
                                          moneyText(line.line.amount));
    const QStringList below{foreignText(line.line.text), sourceOf(line), decisionOf(line)};
    auto *widget = new QWidget;
    auto *layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(new Label(head, TextSize::Body));
    for (const QString &text : below) {
        if (text.isEmpty())
            continue;
        auto *label = Label::wrapping(u"statementText"_s, TextSize::Small, Label::Tone::Muted);
        label->setText(text);
        layout->addWidget(label);
    }
    widget->setObjectName(u"statementLine"_s);
    widget->setAccessibleName(head);
    widget->setAccessibleDescription(below.join(u", "_s));
    return widget;
}

} // namespace

StatementCard::StatementCard(core::Reconciliation &reconciliation, QWidget *parent)
    : QFrame(parent)
    , m_reconciliation(reconciliation)
{
    setObjectName(u"statementCard"_s);
    setProperty("role", u"card"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->addWidget(new Label(tr("In the bank statement"), TextSize::Strong));
    m_lines = new QVBoxLayout;
    m_lines->setSpacing(kSpaceSmall);
    layout->addLayout(m_lines);
    hide();
    connect(&reconciliation, &core::Reconciliation::changed, this, [this] {
        if (!m_id.isNull())
            read();
    });
}

void StatementCard::show(const QUuid &id)
{
    if (id == m_id)
        return;
    showLines({});
    m_id = id;
    read();
}

void StatementCard::read()
{
    core::onAnswer(m_reconciliation.linesOf(m_id), this,
                   [this, id = m_id](const core::Result<QList<core::TransactionLine>> &lines) {
                       if (lines && id == m_id)
                           showLines(*lines);
                   });
}

void StatementCard::showLines(const QList<core::TransactionLine> &lines)
{
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const core::TransactionLine &line : lines)
        m_lines->addWidget(lineWidgetOf(line));
    setVisible(!lines.isEmpty());
}

} // namespace ui
