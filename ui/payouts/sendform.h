// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/pixkey.h"
#include "core/service/transactionservice.h"
#include "ui/widgets/fieldrows.h"

#include <QtWidgets/QWidget>

class QButtonGroup;
class QFormLayout;
class QPushButton;
class QVBoxLayout;

namespace core
{
struct Transaction;
struct TransactionDraft;
} // namespace core

namespace ui
{

class Label;
class ReceiverMatches;

/// Form of a payout, starting with the Pix key. Shows the kind of the key while typing, or asks if
/// the digits match two kinds. A key that was paid before fills the receiver fields that are still
/// empty. Fields of the receiver that the service does not require are collapsed at first. Only
/// clear() discards input.
class SendForm : public QWidget
{
    Q_OBJECT

public:
    explicit SendForm(core::TransactionService &service, QWidget *parent = nullptr);

    /// Returns the typed payout without a platform. The reference is empty unless the user typed
    /// one.
    [[nodiscard]] core::TransactionDraft draft() const;

    [[nodiscard]] bool isEmpty() const;

    /// Sets the reference for a payout without a typed one; empty: a random reference.
    void setNextReference(const QString &reference);

    /// Shows the error of each field and moves the focus to the first one.
    void refuse(const QList<core::FieldError> &errors);

    /// Sets the text above the form about payouts in progress; empty: none.
    void setOnTheWay(const QString &sentence);

    /// Shows the result of the previous payout.
    void setLastResult(const QString &sentence);

    void showMessage(const QString &problem);
    void clear();
    void focusInput();

Q_SIGNALS:
    void submitted();
    void fileRequested(); ///< several payouts from a file

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addRows(QFormLayout &form);
    void addKeyKind(QVBoxLayout &cell);
    void addAmountWords(QVBoxLayout &cell);
    QWidget *createFoot();
    void followKey();
    void showReadings();
    void showAmountInWords();
    void addMore(QFormLayout &form);
    [[nodiscard]] bool isMore(core::Field field) const;
    void revealMore();
    [[nodiscard]] std::optional<core::PixKey> key() const;
    [[nodiscard]] std::optional<core::Money> amount() const;
    [[nodiscard]] std::optional<core::FieldError> problemOf(core::Field field) const;
    void fill(core::Field field, const QString &text);
    void dropFilled();
    void recallReceiver();
    void useReceiver(const QString &pixKey);
    void applyReceiver(const core::PixKey &key, const core::Transaction &last);

    core::TransactionService &m_service;
    FieldRows m_rows;
    QMap<core::Field, QString> m_filled; ///< values filled in from the key, not typed
    QList<core::PixKey> m_readings;
    std::optional<core::PixKey> m_recalled; ///< key whose receiver was looked up
    QPushButton *m_latest = nullptr;        ///< visible while no key is typed
    QPushButton *m_more = nullptr; ///< shows optional fields; null: the service requires them
    QButtonGroup *m_kinds = nullptr;
    QVBoxLayout *m_kindLayout = nullptr;
    ReceiverMatches *m_receivers = nullptr;
    Label *m_kind = nullptr;
    Label *m_receiverNews = nullptr;
    Label *m_amountWords = nullptr;
    Label *m_onTheWay = nullptr;
    Label *m_lastResult = nullptr;
    Label *m_news = nullptr;
};

} // namespace ui
