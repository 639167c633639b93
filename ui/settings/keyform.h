// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/profilerepository.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace ui
{

class Label;
class QuestionBox;

/// Form for the API key of a remote service. Stores the key in the keyring. If the keyring is
/// unavailable and the user agrees, the key stays in memory until the program ends.
class KeyForm : public QWidget
{
    Q_OBJECT

public:
    /// `keepWords`: label of the button, without its key.
    KeyForm(core::ProfileRepository &profiles, const QString &keepWords, QWidget *parent = nullptr);

    /// Sets the service that the key belongs to.
    void setService(const QUuid &id) { m_id = id; }

    /// Stores `key` as if typed and submitted with Enter.
    void keep(const QString &key);

Q_SIGNALS:
    /// Emitted after the key was stored and the field cleared.
    void kept(core::ProfileRepository::KeyPlace place);
    void left(); ///< by Esc, unless a question is open

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QuestionBox *createQuestion();
    void submit();
    void keepIn(core::ProfileRepository::KeyPlace place);
    void handleStored(core::ProfileRepository::KeyPlace place, const core::Result<void> &kept);
    void showQuestion(const core::Error &error);
    void endQuestion();
    void showMessage(const QString &news, bool isProblem);

    core::ProfileRepository &m_profiles;
    QUuid m_id;
    QByteArray m_key; ///< while the key is being stored or the question is open
    QLineEdit *m_edit = nullptr;
    QPushButton *m_keep = nullptr;
    Label *m_news = nullptr;
    QuestionBox *m_question = nullptr;
    QPushButton *m_yes = nullptr;
};

} // namespace ui
