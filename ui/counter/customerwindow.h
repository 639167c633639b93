// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"
#include "ui/widgets/environmentband.h"

#include <QtWidgets/QWidget>

#include <optional>

class QGridLayout;
class QPushButton;
class QStackedWidget;

namespace core
{
struct Transaction;
}

namespace ui
{

class CodeView;
class CustomerState;
class Label;
class QrView;
class StatusBadge;

/// Window for the customer: shop, amount, code and status. A wide window has the code on the left.
/// Shows no payer name, document or list, and has no animation. Its only control is the button that
/// leaves the window.
class CustomerWindow : public QWidget
{
    Q_OBJECT

public:
    /// `where`: kind of the environment. The window does not show its folder.
    CustomerWindow(const core::TransactionService &service, Environment::Kind where,
                   QWidget *parent = nullptr);

    /// Adds a button in the upper right corner for the cashier, if the window covers the counter.
    /// Takes ownership.
    void addCornerButton(QPushButton *button);

    /// Shows only the name of the shop.
    void showIdle();

    void showCharge(const core::Transaction &transaction);

    /// Shows a test pattern: screen edges, screen name, and a code that is not a payment.
    void showTestPattern(const QString &screenName);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *createIdle();
    QWidget *createWaiting(const core::TransactionService &service);
    QWidget *createTest();
    void arrange();
    void fitTexts();
    void placeCornerButton();

    QString m_shop;
    QStackedWidget *m_faces = nullptr;
    QWidget *m_idle = nullptr;
    QWidget *m_waiting = nullptr;
    CustomerState *m_state = nullptr;
    QWidget *m_test = nullptr;
    QGridLayout *m_grid = nullptr;
    std::optional<bool> m_isWide; ///< nullopt: not arranged yet
    Label *m_name = nullptr;
    CodeView *m_code = nullptr;
    Label *m_amount = nullptr;
    Label *m_words = nullptr;
    StatusBadge *m_shape = nullptr;
    QrView *m_testCode = nullptr;
    Label *m_testName = nullptr;
    QPushButton *m_cornerButton = nullptr; ///< null on a screen of its own
};

} // namespace ui
