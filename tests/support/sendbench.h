// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/domain/transaction.h"
#include "core/till/outgoingholds.h"
#include "core/till/payoutcontroller.h"
#include "core/till/pinservice.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/toolbox.h"
#include "ui/payouts/sendpage.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <memory>
#include <optional>

/// The page that sends Pix, operated by keyboard.
class SendBench
{
protected:
    /// Returns the Pix key of the recipient.
    static QString address() { return QStringLiteral("ana@example.com"); }

    /// Returns the transaction that a service creates from the draft.
    static core::Transaction madeOf(const core::TransactionDraft &draft,
                                    const core::Status &status);

    static core::Error unsettled();

    void begin();

    /// Starts the page in the same way as the program.
    void start(std::chrono::milliseconds timeToRecall);

    /// Waits until the console database and the service have answered, in any order.
    void settle();

    [[nodiscard]] QList<core::PayoutOrder> recorded();

    void setApprover(const QString &pin);

    void end();

    void typeOrder(const QString &key = address(), const QString &amount = QStringLiteral("50,00"));

    void send();

    [[nodiscard]] QStringList findings() const;

    [[nodiscard]] core::Transaction sentBefore(core::Status::Code status,
                                               qint64 cents = 5'000) const;

    /// Returns the rows of the current tab from top to bottom.
    [[nodiscard]] QStringList rows() const;

    [[nodiscard]] QString text(const QString &name) const;

    [[nodiscard]] bool isShown(const QString &name) const;

    [[nodiscard]] QLineEdit *edit(const QString &name) const;

    /// Returns the buttons that choose the kind of the key.
    [[nodiscard]] QList<QPushButton *> choices() const;

    void review();

    void waitToRead() { QTRY_VERIFY_WITH_TIMEOUT(isSendable(), 4000); }

    [[nodiscard]] bool isSendable() const;

    [[nodiscard]] QString tab(const QString &name) const;

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    std::optional<ui::ShopContext> m_context;
    core::OutgoingHolds m_holds;
    std::unique_ptr<core::PayoutController> m_payouts;
    std::unique_ptr<ui::SendPage> m_page;
    QList<QByteArray> m_heard;
};
