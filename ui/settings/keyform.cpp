// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/keyform.h"

#include "core/service/transactionservice.h"
#include "ui/text/fieldtext.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/questionbox.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

KeyForm::KeyForm(core::ProfileRepository &profiles, const QString &keepWords, QWidget *parent)
    : QWidget(parent)
    , m_profiles(profiles)
{
    m_edit = new QLineEdit;
    m_edit->setObjectName(u"apiKeyEdit"_s);
    m_edit->setAccessibleName(fieldName(core::Field::ApiKey));
    setHint(*m_edit, tr("paste the key here"));
    makeSecret(*m_edit);
    connect(m_edit, &QLineEdit::textEdited, this, [this] { showMessage({}, false); });
    setFocusProxy(m_edit);
    m_keep = keyButton(keepWords, Qt::Key_Enter, u"keepKeyButton"_s, KeyScope::Borrowed);
    connect(m_keep, &QPushButton::clicked, this, &KeyForm::submit);
    m_news = Label::wrapping(u"apiKeyNews"_s);
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpaceSmall);
    row->addWidget(m_edit, 1);
    row->addWidget(m_keep);
    m_question = createQuestion();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(row);
    layout->addWidget(m_news);
    layout->addWidget(m_question);
    showMessage({}, false);
}

QuestionBox *KeyForm::createQuestion()
{
    m_yes = keyButton(tr("Keep until Balcão is closed"), Qt::Key_Enter, u"keepInMemoryButton"_s,
                      KeyScope::Borrowed);
    makePrimary(m_yes);
    auto *no = keyButton(tr("Back"), Qt::Key_Escape, u"keepNowhereButton"_s, KeyScope::Borrowed);
    connect(m_yes, &QPushButton::clicked, this,
            [this] { keepIn(core::ProfileRepository::KeyPlace::Memory); });
    connect(no, &QPushButton::clicked, this, &KeyForm::endQuestion);
    return new QuestionBox(u"apiKeyQuestion"_s, TextSize::Body, m_yes, no);
}

void KeyForm::keep(const QString &key)
{
    m_edit->setText(key);
    submit();
}

void KeyForm::submit()
{
    const auto key = core::apiKeyFrom(m_edit->text());
    if (!key) {
        showMessage(u"%1: %2"_s.arg(fieldName(core::Field::ApiKey),
                                    problemSentence(key.error().fields.constFirst())),
                    true);
        m_edit->setFocus();
        return;
    }
    m_key = *key;
    keepIn(core::ProfileRepository::KeyPlace::Keyring);
}

void KeyForm::keepIn(core::ProfileRepository::KeyPlace place)
{
    m_edit->setEnabled(false);
    m_keep->setEnabled(false);
    m_question->hide();
    showMessage(tr("Asking the keyring of this computer, which may want its password…"), false);
    setFocus(); // no other action is possible meanwhile
    core::onAnswer(m_profiles.keepKey(m_id, m_key, place), this,
                   [this, place](const core::Result<void> &kept) { handleStored(place, kept); });
}

void KeyForm::handleStored(core::ProfileRepository::KeyPlace place, const core::Result<void> &kept)
{
    showMessage({}, false);
    if (!kept) {
        showQuestion(kept.error());
        return;
    }
    m_key.clear();
    m_edit->setEnabled(true);
    m_keep->setEnabled(true);
    m_edit->setText({}); // also clears the undo history
    Q_EMIT this->kept(place);
}

void KeyForm::showQuestion(const core::Error &error)
{
    m_question->ask(error.code == core::Error::Code::AccessDenied
                        ? tr("The keyring of this computer was not opened. Keep the key in memory? "
                             "It is not written anywhere, and you type it again at the next start.")
                        : tr("This computer has no keyring for the key. Keep the key in memory? It "
                             "is not written anywhere, and you type it again at the next start."));
}

void KeyForm::endQuestion()
{
    m_key.clear();
    m_question->hide();
    m_edit->setEnabled(true);
    m_keep->setEnabled(true);
    m_edit->setFocus();
}

void KeyForm::showMessage(const QString &news, bool isProblem)
{
    m_news->setTone(isProblem ? Label::Tone::Problem : Label::Tone::Muted);
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void KeyForm::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isAsked = m_question->isAsked();
    if (isEnter && !event->isAutoRepeat() && isAsked && m_yes->hasFocus())
        keepIn(core::ProfileRepository::KeyPlace::Memory);
    else if (isEnter && !event->isAutoRepeat() && m_edit->hasFocus())
        submit();
    else if (event->key() == Qt::Key_Escape && isAsked)
        endQuestion();
    else if (event->key() == Qt::Key_Escape && m_edit->isEnabled())
        Q_EMIT left();
    else
        event->ignore();
}

} // namespace ui
