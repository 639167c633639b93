// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/pixkey.h"
#include "core/service/transactionservice.h"
#include "ui/fieldrows.h"

#include <QtWidgets/QWidget>

class QButtonGroup;
class QVBoxLayout;

namespace ui
{

class Label;

/// What a payout is made of, as it is typed: the key first, of which it says while one types what
/// kind it is, or asks, where digits are two kinds at once. A key that was paid before brings its
/// receiver along, into the fields in which nothing was typed. Nothing that was typed is dropped
/// but by clear().
class SendForm : public QWidget
{
    Q_OBJECT

public:
    explicit SendForm(core::TransactionService &service, QWidget *parent = nullptr);

    /// What stands here, without a platform; a reference only if somebody typed one.
    [[nodiscard]] core::TransactionDraft draft() const;

    [[nodiscard]] bool isEmpty() const;

    /// What the payout is called if nobody gives it a reference; empty: something random.
    void setNextReference(const QString &reference);

    /// Says what is wrong with each of the fields; the first one gets the keyboard.
    void refuse(const QList<core::FieldError> &errors);

    /// Above the form: what goes on beside it; empty: nothing does.
    void setOnTheWay(const QString &sentence);

    /// What became of the one before.
    void setLastResult(const QString &sentence);

    void say(const QString &problem);
    void clear();
    void takeKeyboard();

Q_SIGNALS:
    void submitted();
    void fileRequested(); ///< many at once, out of a file

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
    [[nodiscard]] std::optional<core::PixKey> key() const;
    [[nodiscard]] std::optional<core::Money> amount() const;
    [[nodiscard]] std::optional<core::FieldError> problemOf(core::Field field) const;
    void fill(core::Field field, const QString &text);
    void dropFilled();
    void recallReceiver();
    void takeReceiver(const core::PixKey &key, const core::Transaction &last);

    core::TransactionService &m_service;
    FieldRows m_rows;
    QMap<core::Field, QString> m_filled; ///< what stands there of the key, and nobody typed
    QList<core::PixKey> m_readings;
    std::optional<core::PixKey> m_recalled; ///< whose receiver was asked for
    QButtonGroup *m_kinds = nullptr;
    QVBoxLayout *m_kindLayout = nullptr;
    Label *m_kind = nullptr;
    Label *m_receiverNews = nullptr;
    Label *m_amountWords = nullptr;
    Label *m_onTheWay = nullptr;
    Label *m_lastResult = nullptr;
    Label *m_news = nullptr;
};

} // namespace ui
