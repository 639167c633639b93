// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/fieldrows.h"
#include "ui/profiledesk.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QFormLayout;
class QPushButton;

namespace ui
{

class Label;

/// How a service is reached, typed into a form, with a key to try it out. Tells what is wrong with
/// a field when one leaves it, and all of it at the end; never drops what was typed.
class ServiceForm : public QWidget
{
    Q_OBJECT

public:
    explicit ServiceForm(ProfileDesk &desk, QWidget *parent = nullptr);

    /// What is kept under the id already; `isUsed`: its platform and its kind stay as they are.
    void setService(const QUuid &id, const core::ServiceProfile &service, bool isUsed);

    /// A new one.
    void setId(const QUuid &id) { m_id = id; }

    /// Empty: the one that is kept stays.
    [[nodiscard]] QString typedKey() const;
    void forgetTypedKey();

    [[nodiscard]] core::ServiceProfileDraft draft() const;
    void setDraft(const core::ServiceProfileDraft &draft, const QString &key);

    /// It could not be kept.
    void showProblem(const core::Error &error);

Q_SIGNALS:
    void finished(const core::ServiceProfile &service);
    void left(); ///< what was typed stays

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *createCard();
    void addText(QFormLayout &form, core::Field field, const FieldRows::Words &words,
                 const QString &explanation = {});
    void addKind(QFormLayout &form);
    [[nodiscard]] QLayout *createFoot();
    void followKind();
    [[nodiscard]] core::Result<core::ServiceProfile>
    read(const core::ServiceProfileDraft &draft) const;
    [[nodiscard]] std::optional<core::FieldError> problemOf(core::Field field) const;
    void showProblems(const QList<core::FieldError> &problems);
    void submit();
    void tryOut();
    void say(const QString &news, bool isProblem);

    ProfileDesk &m_desk;
    QUuid m_id;
    bool m_isKept = false; ///< there is a service of that id already
    FieldRows m_rows;
    QComboBox *m_kind = nullptr;
    Label *m_kindWords = nullptr;
    QPushButton *m_test = nullptr;
    Label *m_news = nullptr;
    int m_generation = 0; ///< of what was tried; others' answers are dropped
};

} // namespace ui
