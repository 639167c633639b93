// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/backuppanel.h"

#include "core/console/pin.h"
#include "core/till/pinservice.h"
#include "ui/session/pinprompt.h"
#include "ui/text/backuptext.h"
#include "ui/text/text.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/questionbox.h"
#include "ui/widgets/rowmenu.h"
#include "ui/widgets/theme.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kListHeight = 132;
constexpr int kEncryptedRole = Qt::UserRole + 1;

QString contentsText(const BackupReport &report)
{
    const QString number =
        BackupPanel::tr("%n transaction(s)", "in a backup", static_cast<int>(report.transactions));
    const QString data = report.newest
                             ? BackupPanel::tr("%1, the newest of %2", "a number; date and time")
                                   .arg(number, minuteText(*report.newest))
                             : number;
    return report.hasSettings ? data : BackupPanel::tr("%1; without key and name").arg(data);
}

} // namespace

BackupPanel::BackupPanel(BackupManager &backups, core::PinService &pins, QWidget *parent)
    : QWidget(parent)
    , m_backups(backups)
    , m_pins(pins)
{
    setObjectName(u"backupPanel"_s);
    m_last = Label::wrapping(u"lastBackupLabel"_s);
    m_make = keyButton(tr("Make a backup now"), QKeySequence(Qt::CTRL | Qt::Key_B),
                       u"makeBackupButton"_s);
    makeCompact(m_make);
    m_progress = new QProgressBar;
    m_progress->setObjectName(u"backupProgress"_s);
    m_progress->setAccessibleName(tr("Progress of the backup"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_progress->hide();
    m_news = Label::wrapping(u"backupNews"_s);
    m_news->hide();
    m_list = new QListWidget;
    m_list->setObjectName(u"backupList"_s);
    m_list->setAccessibleName(tr("Backups in the folder, the newest first"));
    m_list->setFixedHeight(kListHeight);
    m_verify = new QPushButton(tr("Check"));
    m_verify->setObjectName(u"verifyBackupButton"_s);
    m_restore = new QPushButton(tr("Restore…"));
    m_restore->setObjectName(u"restoreBackupButton"_s);
    addRowMenu(*m_list, {m_verify, m_restore});
    makeCompact(m_verify);
    makeCompact(m_restore);

    // Not Enter, which opened this question: a second press must not restore.
    auto *yes = keyButton(tr("Restore (space bar)"), Qt::Key_Space, u"confirmRestoreButton"_s,
                          KeyScope::Borrowed);
    auto *no = keyButton(tr("Keep the shop as it is"), Qt::Key_Escape, u"cancelRestoreButton"_s);
    makeCompact(yes);
    makeCompact(no);
    m_question = new QuestionBox(u"restoreQuestion"_s, TextSize::Strong, yes, no);
    m_pin = new QLineEdit;
    m_pin->setObjectName(u"restorePinEdit"_s);
    m_pin->setAccessibleName(tr("PIN of the counter"));
    m_pin->setPlaceholderText(tr("PIN of the counter"));
    makeSecret(*m_pin);
    m_pin->setMaxLength(core::kMaxPinLength);
    m_pin->hide();

    m_passphrase = new QLineEdit;
    m_passphrase->setObjectName(u"backupPassphraseEdit"_s);
    m_passphrase->setAccessibleName(tr("Passphrase of this backup"));
    m_passphrase->setPlaceholderText(tr("Passphrase, if not that of the settings"));
    makeSecret(*m_passphrase);
    m_keyFileButton = new QPushButton;
    m_keyFileButton->setObjectName(u"backupKeyFileButton"_s);
    makeCompact(m_keyFileButton);
    m_secret = new QWidget;
    auto *secret = new QHBoxLayout(m_secret);
    secret->setContentsMargins(0, 0, 0, 0);
    secret->addWidget(m_passphrase, 1);
    secret->addWidget(m_keyFileButton);

    auto *top = new QHBoxLayout;
    top->addWidget(m_last, 1);
    top->addWidget(m_make);
    auto *actions = new QHBoxLayout;
    actions->addWidget(m_verify);
    actions->addWidget(m_restore);
    actions->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(top);
    layout->addWidget(m_progress);
    layout->addWidget(m_news);
    layout->addWidget(m_list);
    layout->addWidget(m_secret);
    layout->addLayout(actions);
    layout->addWidget(m_pin, 0, Qt::AlignLeft);
    layout->addWidget(m_question);

    connect(m_make, &QPushButton::clicked, this, &BackupPanel::make);
    connect(m_verify, &QPushButton::clicked, this, &BackupPanel::verify);
    connect(m_restore, &QPushButton::clicked, this, &BackupPanel::prepareRestore);
    connect(yes, &QPushButton::clicked, this, &BackupPanel::restore);
    connect(m_pin, &QLineEdit::returnPressed, this, &BackupPanel::restore);
    connect(no, &QPushButton::clicked, this, [this] {
        hideQuestion();
        m_restore->setFocus();
    });
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        hideQuestion(); // The question was about another backup.
        forgetSecret();
        fit();
    });
    connect(m_keyFileButton, &QPushButton::clicked, this, &BackupPanel::chooseKeyFile);
    connect(m_passphrase, &QLineEdit::textEdited, this, &BackupPanel::hideQuestion);
    connect(&m_backups, &BackupManager::restorePrepared, this, &BackupPanel::askBeforeRestoring);
    connect(&m_backups, &BackupManager::made, this, &BackupPanel::showMade);
    connect(&m_backups, &BackupManager::verified, this, &BackupPanel::showVerified);
    connect(&m_backups, &BackupManager::copied, this, &BackupPanel::showCopied);
    forgetSecret();
    fit();
}

void BackupPanel::setFolder(const QString &folder)
{
    if (folder == m_folder)
        return;
    m_folder = folder;
    readFolder();
}

/// Reads the folder again, since other programs may write to it.
void BackupPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    readFolder();
}

void BackupPanel::make()
{
    m_isMaking = true;
    m_progress->setRange(0, 0);
    showMessage(tr("Copying and checking. You can keep working."), false);
    fit();
    m_backups.make(m_folder);
}

void BackupPanel::showCopied(qint64 bytes, qint64 of)
{
    constexpr int kParts = 100;
    m_isMaking = true;
    fit();
    if (of > 0 && bytes < of) {
        m_progress->setRange(0, kParts);
        m_progress->setValue(static_cast<int>(bytes * kParts / of));
    } else {
        m_progress->setRange(0, 0); // verifying, which has no progress value
    }
}

void BackupPanel::showMade(const BackupReport &report)
{
    m_isMaking = false;
    if (report.problem.isEmpty()) {
        m_findings[report.file] = tr("intact: %1").arg(contentsText(report));
        showMessage(
            tr("Backup created and checked: %1. It contains your customers' names and documents: "
               "keep it safe.")
                .arg(contentsText(report)),
            false);
    } else {
        showMessage(tr("No backup was made. %1").arg(report.problem), true);
    }
    readFolder();
}

void BackupPanel::verify()
{
    const QString file = chosenFile();
    m_findings[file] = tr("checking…");
    readFolder();
    m_backups.verify(file, enteredSecret());
}

void BackupPanel::showVerified(const BackupReport &report)
{
    const bool isWhole = report.problem.isEmpty();
    m_findings[report.file] =
        isWhole ? tr("intact: %1").arg(contentsText(report)) : tr("cannot be restored");
    showMessage(
        isWhole
            ? tr("%1 is intact: %2.").arg(QFileInfo(report.file).fileName(), contentsText(report))
            : report.problem,
        !isWhole);
    readFolder();
}

BackupSecret BackupPanel::enteredSecret() const
{
    return {m_passphrase->text(), m_passphrase->text().isEmpty() ? m_keyFile : QString()};
}

void BackupPanel::forgetSecret()
{
    m_passphrase->clear();
    m_keyFile.clear();
    m_keyFileButton->setText(tr("Key file…"));
}

void BackupPanel::chooseKeyFile()
{
    auto *dialog = new QFileDialog(this, tr("Key file of this backup"));
    dialog->setObjectName(u"backupKeyFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        hideQuestion();
        forgetSecret();
        m_keyFile = file;
        m_keyFileButton->setText(tr("Key file: %1").arg(QFileInfo(file).fileName()));
    });
    dialog->open();
}

void BackupPanel::prepareRestore()
{
    m_backups.prepareRestore(chosenFile(), enteredSecret());
}

void BackupPanel::askBeforeRestoring(const RestorePreview &preview)
{
    if (preview.file != chosenFile())
        return; // Another backup was chosen meanwhile.
    if (!preview.problem.isEmpty()) {
        hideQuestion();
        showMessage(preview.problem, true);
        if (preview.isSecretMissing)
            m_passphrase->setFocus();
        return;
    }
    const QListWidgetItem *item = m_list->currentItem();
    m_keyChange = preview.keyChange;
    QString question =
        tr("The shop goes back to this backup: %1. The current data is kept in a folder next to "
           "it. Charges made since then will no longer be in the shop, but their codes can still "
           "be paid: check your bank. The shop closes and opens again.")
            .arg(item->text());
    if (const QString origin = originSentence(preview.origin); !origin.isEmpty())
        question += u"\n\n"_s + origin;
    if (m_keyChange)
        question += u"\n\n"_s + tr("Attention: new codes will pay the Pix key %1 instead of %2. "
                                   "Continue only if the new key is yours.")
                                    .arg(m_keyChange->restored, m_keyChange->current);
    m_question->ask(question);
    m_pin->clear();
    m_pin->setVisible(m_keyChange && m_pins.hasPin());
    if (m_pin->isVisibleTo(this))
        m_pin->setFocus();
}

void BackupPanel::hideQuestion()
{
    m_question->hide();
    m_pin->hide();
    m_keyChange.reset();
}

/// Restores the chosen backup. The PIN is checked again, because a person who finds the settings
/// open could otherwise redirect all payments.
void BackupPanel::restore()
{
    if (m_keyChange && m_pins.hasPin()) {
        const core::PinService::Answer answer = m_pins.attempt(m_pin->text());
        m_pin->clear();
        if (answer != core::PinService::Answer::Right) {
            showMessage(pinSentence(answer, m_pins), true);
            m_pin->setFocus();
            return;
        }
    }
    m_backups.restore(chosenFile(), m_keyChange ? m_keyChange->restored : QString());
}

/// Reads the folder and keeps the selection.
void BackupPanel::readFolder()
{
    const QString chosen = chosenFile();
    const bool isAsked = m_question->isAsked();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const QList<BackupFile> files =
        m_folder.isEmpty() ? QList<BackupFile>() : m_backups.backupsIn(m_folder);
    for (const BackupFile &backup : files) {
        auto *item = new QListWidgetItem(lineOf(backup), m_list);
        item->setData(Qt::UserRole, backup.file);
        item->setData(kEncryptedRole, backup.isEncrypted);
        item->setToolTip(backup.file.toHtmlEscaped());
        if (backup.file == chosen)
            m_list->setCurrentItem(item);
    }
    if (m_list->currentRow() < 0 && m_list->count() > 0)
        m_list->setCurrentRow(0);
    if (chosenFile() != chosen)
        forgetSecret();
    if (isAsked && chosenFile() != chosen) // The file no longer exists.
        hideQuestion();
    if (m_folder.isEmpty())
        m_last->setText(tr("Choose a folder first, ideally on another disk."));
    else if (files.isEmpty())
        m_last->setText(tr("There are no backups in this folder yet."));
    else
        m_last->setText(tr("Last backup: %1").arg(minuteText(files.first().made)));
    fit();
}

void BackupPanel::fit()
{
    const bool isChosen = m_list->currentRow() >= 0;
    m_make->setEnabled(!m_folder.isEmpty() && !m_isMaking);
    m_progress->setVisible(m_isMaking);
    m_list->setVisible(m_list->count() > 0);
    m_verify->setVisible(m_list->count() > 0);
    m_restore->setVisible(m_list->count() > 0);
    m_secret->setVisible(isChosen && m_list->currentItem()->data(kEncryptedRole).toBool());
    m_verify->setEnabled(isChosen);
    m_restore->setEnabled(isChosen && !m_isMaking);
}

void BackupPanel::showMessage(const QString &sentence, bool isProblem)
{
    m_news->setTone(isProblem ? Label::Tone::Problem : Label::Tone::Normal);
    m_news->setText(sentence);
    m_news->show();
}

QString BackupPanel::chosenFile() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

/// Returns "21/11/2026 08:30 · 1,2 MB · balcao-….db · whole: 203 transactions …".
QString BackupPanel::lineOf(const BackupFile &backup) const
{
    QStringList parts{
        minuteText(backup.made),
        QLocale().formattedDataSize(backup.bytes, 1, QLocale::DataSizeTraditionalFormat),
        QFileInfo(backup.file).fileName(),
    };
    if (backup.isEncrypted)
        parts += tr("encrypted");
    parts += m_findings.value(backup.file, tr("not checked"));
    return parts.join(u" · "_s);
}

} // namespace ui
