// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"
#include "ui/environmentband.h"

#include <QtWidgets/QWidget>

class QStackedWidget;

namespace ui
{

class CodeView;
class CustomerState;
class Label;
class QrView;

/// What a customer sees: the shop, the amount, the code, the state. No name but the shop's, no
/// document, no list and no control ever; nothing moves.
class CustomerWindow : public QWidget
{
    Q_OBJECT

public:
    /// `where`: where the money is. Its folder is not for customers.
    CustomerWindow(const core::TransactionService &service, Environment::Kind where,
                   QWidget *parent = nullptr);

    /// The name of the shop, and nothing else.
    void showIdle();

    void showCharge(const core::Transaction &transaction);

    /// For whoever sets the screen up: its edges, its name, and a code that is no payment.
    void showTestPattern(const QString &screenName);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *createIdle();
    QWidget *createWaiting(const core::TransactionService &service);
    QWidget *createTest();
    void fitAmount();

    QString m_shop;
    QStackedWidget *m_faces = nullptr;
    QWidget *m_idle = nullptr;
    QWidget *m_waiting = nullptr;
    CustomerState *m_state = nullptr;
    QWidget *m_test = nullptr;
    CodeView *m_code = nullptr;
    Label *m_amount = nullptr;
    Label *m_words = nullptr;
    QrView *m_testCode = nullptr;
    Label *m_testName = nullptr;
};

} // namespace ui
