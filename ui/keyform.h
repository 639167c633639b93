// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/profiledesk.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace ui
{

class Label;
class QuestionBox;

/// Takes the key of a service and sees to it that it is kept: in the keyring, or, where that cannot
/// be and a person agrees, in memory until the program ends.
class KeyForm : public QWidget
{
    Q_OBJECT

public:
    /// `keepWords`: what its button says, without its key.
    KeyForm(ProfileDesk &desk, const QString &keepWords, QWidget *parent = nullptr);

    /// Whose key.
    void setService(const QUuid &id) { m_id = id; }

    /// As if it was typed, and Enter pressed.
    void keep(const QString &key);

Q_SIGNALS:
    void kept(ui::ProfileDesk::KeyPlace place); ///< what was typed is gone from here
    void left();                                ///< by Esc, while nothing is asked

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QuestionBox *createQuestion();
    void submit();
    void keepIn(ProfileDesk::KeyPlace place);
    void take(ProfileDesk::KeyPlace place, const core::Result<void> &kept);
    void showQuestion(const core::Error &error);
    void endQuestion();
    void say(const QString &news, bool isProblem);

    ProfileDesk &m_desk;
    QUuid m_id;
    QByteArray m_key; ///< while it is being kept, or that is asked
    QLineEdit *m_edit = nullptr;
    QPushButton *m_keep = nullptr;
    Label *m_news = nullptr;
    QuestionBox *m_question = nullptr;
    QPushButton *m_yes = nullptr;
};

} // namespace ui
