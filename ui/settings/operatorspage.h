// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/authorization.h"

#include <QtWidgets/QWidget>

#include <array>
#include <optional>

class QCheckBox;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace ui
{

class ChoiceBox;
class Label;

/// Page of the operators: a list, and a form that adds an operator or changes the selected one. The
/// first operator is the owner, who keeps the PIN of the counter.
class OperatorsPage : public QWidget
{
    Q_OBJECT

public:
    OperatorsPage(core::Authorization &authorization, const core::PinService &lock,
                  const core::PinService *approver, QWidget *parent = nullptr);

Q_SIGNALS:
    void left();

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QWidget *createForm();
    [[nodiscard]] QWidget *createPermissions();
    void refresh();
    void beginNew();
    void showSelected();
    void showPerson(const core::Operator &person);
    void showFields();
    [[nodiscard]] std::optional<core::Operator> selected() const;
    [[nodiscard]] std::optional<core::Operator> typed();
    void save();
    void handleSaved(const core::Result<void> &result, const QString &done);
    void savePin(const core::Operator &person);
    void showMessage(const QString &news, bool isProblem = false);

    core::Authorization &m_authorization;
    const core::PinService &m_lock;
    const core::PinService *m_approver; ///< null: payouts need no approval
    qint64 m_id = 0;                    ///< of the operator in the form; 0: a new one
    bool m_isBusy = false;              ///< a change is being stored
    Label *m_intro = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_add = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_shortName = nullptr;
    QLineEdit *m_pin = nullptr;
    QLineEdit *m_secondPerson = nullptr;
    ChoiceBox *m_role = nullptr;
    QLineEdit *m_limit = nullptr;
    QCheckBox *m_active = nullptr;
    QWidget *m_permissions = nullptr;
    std::array<QCheckBox *, core::kAllPermissions.size()> m_boxes{};
    QPushButton *m_save = nullptr;
    Label *m_news = nullptr;
};

} // namespace ui
