// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/passphraseeditor.h"

#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

PassphraseEditor::PassphraseEditor(BackupManager &backups, QWidget *parent)
    : QWidget(parent)
    , m_backups(backups)
{
    m_news = Label::wrapping(u"passphraseNews"_s);
    m_news->hide();
    m_first = createEdit(tr("New passphrase"), u"newPassphraseEdit"_s);
    m_again = createEdit(tr("New passphrase again"), u"newPassphraseAgainEdit"_s);
    m_store = new QPushButton(tr("Set the passphrase"));
    m_store->setObjectName(u"storePassphraseButton"_s);
    makeCompact(m_store);

    auto *row = new QHBoxLayout;
    row->setSpacing(kSpaceSmall);
    row->addWidget(m_first, 1);
    row->addWidget(m_again, 1);
    row->addWidget(m_store);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(row);
    layout->addWidget(m_news);
    connect(m_store, &QPushButton::clicked, this, &PassphraseEditor::store);
    connect(&m_backups, &BackupManager::passphraseStored, this, &PassphraseEditor::showStored);
}

QLineEdit *PassphraseEditor::createEdit(const QString &word, const QString &objectName)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setAccessibleName(word);
    edit->setPlaceholderText(word);
    makeSecret(*edit);
    connect(edit, &QLineEdit::textEdited, m_news, [this] { m_news->hide(); });
    return edit;
}

/// Moves Enter from the first field to the second, then stores.
void PassphraseEditor::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || event->isAutoRepeat())
        event->ignore();
    else if (m_first->hasFocus())
        m_again->setFocus();
    else
        store();
}

void PassphraseEditor::store()
{
    if (m_first->text() != m_again->text()) {
        showMessage(tr("The two passphrases do not match."), true);
        m_again->setFocus();
        return;
    }
    m_store->setEnabled(false);
    m_backups.storePassphrase(m_first->text());
}

void PassphraseEditor::showStored(const QString &problem)
{
    m_store->setEnabled(true);
    if (!problem.isEmpty()) {
        showMessage(problem, true);
        m_first->setFocus();
        return;
    }
    m_first->clear();
    m_again->clear();
    showMessage(tr("The passphrase is set. Write it down and keep it away from the backups."),
                false);
    Q_EMIT stored();
}

void PassphraseEditor::showMessage(const QString &sentence, bool isProblem)
{
    m_news->setTone(isProblem ? Label::Tone::Problem : Label::Tone::Normal);
    m_news->setText(sentence);
    m_news->show();
}

} // namespace ui
