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
#include "ui/widgets/savefolder.h"
#include "ui/widgets/theme.h"

#include <QtCore/QDir>
#include <QtCore/QSaveFile>
#include <QtWidgets/QFileDialog>
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

bool isAnnotation(const core::AuditEntry &entry)
{
    return entry.record.action == core::AuditAction::NoteChanged ||
           entry.record.action == core::AuditAction::TagsChanged;
}

} // namespace

AuditView::AuditView(core::ConsoleDatabase &console, UndoSetting undoSetting, QWidget *parent)
    : QWidget(parent)
    , m_console(console)
    , m_undoSetting(std::move(undoSetting))
{
    m_list = new QListWidget;
    m_list->setObjectName(u"auditList"_s);
    m_list->setAccessibleName(tr("Audit log"));
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFixedHeight(kListHeight);
    m_undo = new QPushButton(tr("Undo this change"));
    m_undo->setObjectName(u"undoAuditButton"_s);
    m_check = new QPushButton(tr("Check the log"));
    m_check->setObjectName(u"checkAuditButton"_s);
    m_save = new QPushButton(tr("Save the log…"));
    m_save->setObjectName(u"saveAuditButton"_s);
    addRowMenu(*m_list, {m_undo, m_check, m_save});
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_undo, m_check, m_save}) {
        button->setAutoDefault(true);
        makeCompact(button);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    connect(m_list, &QListWidget::currentRowChanged, this, &AuditView::enableUndo);
    connect(m_undo, &QPushButton::clicked, this, &AuditView::undo);
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
    load();
}

void AuditView::load()
{
    core::onAnswer(m_console.audit().entries({}), this,
                   [this](const core::Result<QList<core::AuditEntry>> &entries) {
                       m_list->clear();
                       m_entries = entries.value_or(QList<core::AuditEntry>());
                       if (!entries)
                           showMessage(tr("The notes of this counter cannot be read."), true);
                       else if (m_entries.isEmpty()) {
                           auto *none = new QListWidgetItem(tr("No entry so far."), m_list);
                           none->setFlags(Qt::NoItemFlags);
                       }
                       for (const core::AuditEntry &entry : std::as_const(m_entries)) {
                           auto *item = new QListWidgetItem(foreignText(auditLine(entry)), m_list);
                           item->setToolTip(item->text().toHtmlEscaped()); // for elided text
                       }
                       enableUndo();
                   });
}

/// Enables the button for changes of notes, tags and settings. Whether the value is still the same
/// is decided by the undo.
void AuditView::enableUndo()
{
    const int row = m_list->currentRow();
    const bool isEntry = row >= 0 && row < m_entries.size();
    m_undo->setEnabled(isEntry && (isAnnotation(m_entries[row]) ||
                                   (m_undoSetting && m_entries[row].record.action ==
                                                         core::AuditAction::SettingChanged)));
}

void AuditView::undo()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_entries.size())
        return;
    const core::AuditEntry entry = m_entries[row];
    if (!isAnnotation(entry)) {
        const auto undone = m_undoSetting(entry);
        showUndone(undone ? std::nullopt : std::optional(undone.error()));
        return;
    }
    m_undo->setEnabled(false);
    core::onAnswer(m_console.annotations().undo(entry), this,
                   [this](const core::Result<core::Annotations> &undone) {
                       showUndone(undone ? std::nullopt : std::optional(undone.error()));
                   });
}

void AuditView::showUndone(const std::optional<core::Error> &error)
{
    using Code = core::Error::Code;
    if (!error)
        showMessage(tr("Undone. The log has a new entry about the undo."));
    else if (error->code == Code::Conflict)
        showMessage(tr("Not undone: the value was changed again after this entry."), true);
    else if (error->code == Code::NotFound)
        showMessage(tr("Not undone: the earlier text was erased."), true);
    else if (error->code == Code::Unsupported)
        showMessage(tr("Not undone: the log does not have the earlier value."), true);
    else
        showMessage(operatorProblem(*error), true);
    load();
}

void AuditView::check()
{
    m_check->setEnabled(false);
    core::onAnswer(
        m_console.audit().check(), this, [this](const core::Result<core::AuditCheck> &check) {
            if (check && !check->brokenAt) {
                checkShifts(tr("All %n entries are unchanged. Last digest: %1", nullptr,
                               static_cast<int>(check->entries))
                                .arg(QString::fromLatin1(check->digest.toHex().left(16))));
                return;
            }
            m_check->setEnabled(true);
            showMessage(
                check ? tr("The log was changed or shortened at entry %1.").arg(*check->brokenAt)
                      : tr("The notes of this counter cannot be read."),
                true);
        });
}

/// Checks the closed shifts. `log`: the result of the check of the log.
void AuditView::checkShifts(const QString &log)
{
    core::onAnswer(
        m_console.shifts().check(), this, [this, log](const core::Result<core::ShiftCheck> &check) {
            m_check->setEnabled(true);
            if (!check)
                showMessage(tr("The notes of this counter cannot be read."), true);
            else if (check->brokenAt)
                showMessage(
                    log + u' ' +
                        tr("The closed shift %1 was changed or removed.").arg(*check->brokenAt),
                    true);
            else if (check->shifts > 0)
                showMessage(log + u' ' +
                            tr("All %n closed shifts are unchanged.", nullptr,
                               static_cast<int>(check->shifts)));
            else
                showMessage(log);
        });
}

void AuditView::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Save the log"), saveFolder());
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
    core::onAnswer(m_console.audit().append(
                       {.action = core::AuditAction::FileExported, .subject = u"audit log"_s}),
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
        m_console.audit().read(first), this,
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
