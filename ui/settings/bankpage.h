// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/bankrepository.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace ui
{

class ChoiceBox;
class Label;

/// Page of the shop's bank: adds a connection to the API Pix of the bank, tests it step by step,
/// and lists payments without a charge.
class BankPage : public QWidget
{
    Q_OBJECT

public:
    explicit BankPage(core::BankRepository &bank, QWidget *parent = nullptr);

Q_SIGNALS:
    void left();

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *createForm();
    QWidget *createOverview();
    QLineEdit *addEdit(QFormLayout &form, const QString &label, const QString &objectName,
                       const QString &explanation = {}, QPushButton *button = nullptr);
    void addCertificate(QFormLayout &form);
    QLineEdit *addFileEdit(QFormLayout &form, const QString &label, const QString &objectName,
                           const QString &pattern, const QString &explanation);
    void followBank();
    void submit();
    void handleAdded(const core::Result<std::optional<core::BankAddProblem>> &added);
    void refresh();
    void showOpenPayments();
    void test();
    void showResults(const core::Result<QList<core::BankTestResult>> &results);
    void remove();
    void showProblem(const QString &sentences);

    core::BankRepository &m_bank;
    QStackedWidget *m_faces = nullptr;
    QWidget *m_form = nullptr;
    QWidget *m_overview = nullptr;
    ChoiceBox *m_psp = nullptr;
    Label *m_needs = nullptr;
    QLineEdit *m_base = nullptr;
    QLineEdit *m_token = nullptr;
    QLineEdit *m_clientId = nullptr;
    QLineEdit *m_secret = nullptr;
    QLineEdit *m_certificate = nullptr;
    QLineEdit *m_certificateKey = nullptr;
    QLineEdit *m_password = nullptr;
    QLineEdit *m_authority = nullptr;
    QLineEdit *m_setting = nullptr;
    QCheckBox *m_codes = nullptr;
    Label *m_problem = nullptr;
    QPushButton *m_add = nullptr;
    Label *m_title = nullptr;
    Label *m_facts = nullptr;
    Label *m_expiry = nullptr;
    Label *m_state = nullptr;
    QWidget *m_steps = nullptr;
    QVBoxLayout *m_stepLayout = nullptr;
    Label *m_open = nullptr;
    QPushButton *m_test = nullptr;
    QPushButton *m_remove = nullptr;
    bool m_mayRemove = false; ///< the next click on "Remove" removes
    int m_generation = 0;     ///< of the running test; other answers are ignored
};

} // namespace ui
