// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/profilerepository.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <optional>
#include <utility>

class QListWidget;
class QPushButton;
class QStackedWidget;

namespace ui
{

class KeyForm;
class Label;
class QuestionBox;
class ServiceEditor;

/// Page of the remote services: add, change, test and remove services and their keys. A service
/// with a PIN can only be changed while open.
class ServicesPage : public QWidget
{
    Q_OBJECT

public:
    explicit ServicesPage(core::ProfileRepository &profiles, QWidget *parent = nullptr);

Q_SIGNALS:
    void left();

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *createList();
    QuestionBox *createQuestion();
    void addButton(const QString &words, Qt::Key key, const QString &objectName,
                   void (ServicesPage::*slot)());
    bool act(int key);
    void refresh();
    void showCurrent();
    void edit(ServiceEditor *editor);
    void endEditing();
    void add();
    void change();
    void test();
    void replaceKey();
    void forgetKey();
    void remove();
    void ask(const QString &question, const QString &yes, const std::function<void()> &then);
    void endQuestion();
    void showMessage(const QString &news, bool isProblem = false);
    [[nodiscard]] std::optional<core::Workplace> current() const;
    /// Returns the selected service if it can be changed here; otherwise shows why not and returns
    /// nullopt.
    [[nodiscard]] std::optional<core::Workplace> changeable();

    core::ProfileRepository &m_profiles;
    QList<core::Workplace> m_shown;
    QStackedWidget *m_faces = nullptr;
    QWidget *m_listFace = nullptr;
    QListWidget *m_list = nullptr;
    Label *m_nothing = nullptr;
    Label *m_details = nullptr;
    Label *m_news = nullptr;
    QWidget *m_buttons = nullptr;
    QList<QPushButton *> m_actions; ///< enabled only with a selected service
    QList<std::pair<int, void (ServicesPage::*)()>> m_keys;
    KeyForm *m_key = nullptr;
    QuestionBox *m_question = nullptr;
    QPushButton *m_yes = nullptr;
    std::function<void()> m_then; ///< runs after the question is answered with yes
    ServiceEditor *m_editor = nullptr;
    int m_generation = 0; ///< of the shown data; other answers are ignored
};

} // namespace ui
