// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/auditcard.h"

#include "core/domain/auditfilter.h"
#include "core/service/transactionservice.h"
#include "ui/text/operatortext.h"
#include "ui/text/text.h"
#include "ui/widgets/label.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QWidget *auditLineOf(const core::AuditEntry &entry)
{
    const QString words =
        AuditCard::tr("%1 · %2", "action, operator")
            .arg(auditActionText(entry.record.action), actorText(entry.record.actor));
    auto *text = Label::wrapping(u"auditText"_s);
    text->setText(words);
    auto *time = new Label(timestampText(entry.at), TextSize::Body, Label::Tone::Muted);
    time->setToolTip(zoneText(entry.at));
    auto *line = new QWidget;
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(text, 1);
    layout->addWidget(time);
    line->setAccessibleName(u"%1, %2"_s.arg(words, timestampText(entry.at)));
    return line;
}

} // namespace

AuditCard::AuditCard(core::AuditRepository &repository, QWidget *parent)
    : QFrame(parent)
    , m_repository(repository)
{
    setObjectName(u"auditCard"_s);
    setProperty("role", u"card"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->addWidget(new Label(tr("Operators"), TextSize::Strong));
    m_lines = new QVBoxLayout;
    m_lines->setSpacing(kSpaceSmall);
    layout->addLayout(m_lines);
    hide();
}

void AuditCard::show(const QUuid &id)
{
    if (id != m_id)
        showEntries({});
    m_id = id;
    core::onAnswer(m_repository.entries({.transaction = id}), this,
                   [this, id](const core::Result<QList<core::AuditEntry>> &entries) {
                       if (entries && id == m_id)
                           showEntries(*entries);
                   });
}

void AuditCard::showEntries(const QList<core::AuditEntry> &entries)
{
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const core::AuditEntry &entry : entries) {
        if (entry.record.actor.id != 0)
            m_lines->addWidget(auditLineOf(entry));
    }
    setVisible(m_lines->count() > 0);
}

} // namespace ui
