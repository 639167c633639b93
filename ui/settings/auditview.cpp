// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/auditview.h"

#include "core/domain/auditfilter.h"
#include "core/domain/auditjson.h"
#include "core/service/transactionservice.h"
#include "ui/text/operatortext.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/rowmenu.h"
#include "ui/widgets/theme.h"

#include <QtCore/QDir>
#include <QtCore/QSaveFile>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kListHeight = 220;

QString auditLine(const core::AuditEntry &entry)
{
    const core::AuditRecord &record = entry.record;
    QStringList parts{timestampText(entry.at), actorText(record.actor),
                      auditActionText(record.action), record.subject};
    if (!record.before.isEmpty() || !record.after.isEmpty())
        parts.append(record.before + u" → "_s + record.after);
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

AuditView::AuditView(core::AuditRepository &repository, QWidget *parent)
    : QWidget(parent)
    , m_repository(repository)
{
    m_list = new QListWidget;
    m_list->setObjectName(u"auditList"_s);
    m_list->setAccessibleName(tr("Audit log"));
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFixedHeight(kListHeight);
    m_check = new QPushButton(tr("Check the log"));
    m_check->setObjectName(u"checkAuditButton"_s);
    m_save = new QPushButton(tr("Save the log…"));
    m_save->setObjectName(u"saveAuditButton"_s);
    addRowMenu(*m_list, {m_check, m_save});
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_check, m_save}) {
        button->setAutoDefault(true);
        makeCompact(button);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    connect(m_check, &QPushButton::clicked, this, &AuditView::check);
    connect(m_save, &QPushButton::clicked, this, &AuditView::chooseFile);
    m_news = Label::wrapping(u"auditNews"_s);
    m_news->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_list);
    layout->addLayout(buttons);
    layout->addWidget(m_news);
}

void AuditView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    core::onAnswer(m_repository.entries({}), this,
                   [this](const core::Result<QList<core::AuditEntry>> &entries) {
                       m_list->clear();
                       if (!entries) {
                           showMessage(tr("The notes of this counter cannot be read."), true);
                           return;
                       }
                       for (const core::AuditEntry &entry : *entries) {
                           auto *item = new QListWidgetItem(foreignText(auditLine(entry)), m_list);
                           item->setToolTip(item->text().toHtmlEscaped()); // for elided text
                       }
                   });
}

void AuditView::check()
{
    m_check->setEnabled(false);
    core::onAnswer(m_repository.check(), this, [this](const core::Result<core::AuditCheck> &check) {
        m_check->setEnabled(true);
        if (!check)
            showMessage(tr("The notes of this counter cannot be read."), true);
        else if (check->brokenAt)
            showMessage(tr("The log was changed or shortened at entry %1.").arg(*check->brokenAt),
                        true);
        else
            showMessage(tr("All %n entries are unchanged. Last digest: %1", nullptr,
                           static_cast<int>(check->entries))
                            .arg(QString::fromLatin1(check->digest.toHex().left(16))));
    });
}

void AuditView::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Save the log"));
    dialog->setObjectName(u"auditDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"jsonl"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &AuditView::writeTo);
    dialog->open();
}

void AuditView::writeTo(const QString &path)
{
    const auto file = std::make_shared<QSaveFile>(path);
    if (!file->open(QIODevice::WriteOnly)) {
        showMessage(tr("The file cannot be written: %1").arg(file->errorString()), true);
        return;
    }
    m_save->setEnabled(false);
    // The export is in the log too, and is refused to operators who may not export.
    core::onAnswer(
        m_repository.append({.action = core::AuditAction::FileExported, .subject = u"audit log"_s}),
        this, [this, file](const core::Result<core::AuditEntry> &allowed) {
            m_save->setEnabled(true);
            if (allowed)
                writeFrom(1, file);
            else
                showMessage(operatorProblem(allowed.error()), true);
        });
}

void AuditView::writeFrom(qint64 first, const std::shared_ptr<QSaveFile> &file)
{
    core::onAnswer(
        m_repository.read(first), this,
        [this, file](const core::Result<QList<core::AuditEntry>> &entries) {
            if (!entries) {
                showMessage(tr("The notes of this counter cannot be read."), true);
                return;
            }
            for (const core::AuditEntry &entry : *entries)
                file->write(core::auditJson(entry) + '\n');
            if (entries->size() == core::AuditRepository::kMaxEntries)
                writeFrom(entries->constLast().number + 1, file);
            else if (file->commit())
                showMessage(
                    tr("Saved: %1").arg(breakableText(QDir::toNativeSeparators(file->fileName()))));
            else
                showMessage(tr("The file cannot be written: %1").arg(file->errorString()), true);
        });
}

void AuditView::showMessage(const QString &news, bool isProblem)
{
    m_news->setTone(isProblem ? Label::Tone::Problem : Label::Tone::Normal);
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

} // namespace ui
