// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtWidgets/QLineEdit>

namespace ui
{

/// An amount typed as on a card terminal: digits shift in from the right, centavos first, so that
/// 1 5 0 0 is R$ 15,00. A comma (or the decimal key of the number pad) says that what was typed so
/// far are whole reais: 1 5 , 5 is R$ 15,50. Text is pasted whole or refused whole. The value is
/// always an exact amount from zero to Money::kMaxCents; there is no invalid state.
class AmountEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit AmountEdit(QWidget *parent = nullptr);

    [[nodiscard]] core::Money amount() const { return m_amount; }
    void setAmount(core::Money amount);
    void clearAmount() { setAmount({}); }

    /// Whether a key types a part of an amount: a digit, comma or point.
    [[nodiscard]] static bool isPartOfAmount(const QKeyEvent &event);

    /// As if the key had been pressed here; for pages on which it was pressed elsewhere.
    void type(const QKeyEvent &event);

Q_SIGNALS:
    void amountChanged(core::Money amount);
    void submitted(); ///< Enter or Return

    /// A key or a pasted text that could not be taken; the amount is as before. As long as what
    /// was typed is not what is shown, the next Enter is refused too, once.
    void refused(const QString &why);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Typing {
        Centavos, ///< digits shift in from the right
        Decimals, ///< after a comma: digits fill the decimals
    };

    void submit();
    void refuse(const QString &why);
    void typeDigit(int digit);
    void typeComma();
    void eraseOne();
    void paste();
    void take(core::Money amount);
    void showAmount();
    void fitFont();

    core::Money m_amount;
    Typing m_typing = Typing::Centavos;
    int m_decimals = 0;  ///< Typing::Decimals: how many were typed, 0 to 2
    QString m_complaint; ///< why the last key was refused; empty once another was taken
};

} // namespace ui
