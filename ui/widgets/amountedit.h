// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/typedsum.h"
#include "ui/widgets/scannerwatch.h"

#include <QtWidgets/QLineEdit>

namespace ui
{

/// Line edit for an amount, used like a card terminal. Digits shift in from the right, centavos
/// first: 1 5 0 0 is R$ 15,00. In the whole-reais mode 1 5 is R$ 15,00. A comma, or the decimal key
/// of the number pad, turns the digits typed so far into whole reais: 1 5 , 5 is R$ 15,50 in both
/// modes. The mode is shown above the amount. A plus starts the next price, a star multiplies the
/// previous price by a quantity. The field shows the total; SumLine shows the terms. The amount is
/// selected as a whole or not at all, and a digit replaces a selected amount. Pasted text is
/// accepted or refused as a whole, as one price. Input from a barcode scanner is discarded. The
/// value is always an exact amount from zero to Money::kMaxCents; no invalid state exists.
class AmountEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit AmountEdit(QWidget *parent = nullptr);

    /// Sets the input mode; centavos by default. Keeps the amount.
    void setTyping(core::Typing typing);
    [[nodiscard]] core::Typing typing() const { return m_typing; }

    [[nodiscard]] core::Money amount() const { return m_sum.total(); }
    [[nodiscard]] const core::TypedSum &sum() const { return m_sum; }
    void setAmount(core::Money amount) { applySum(core::TypedSum(amount)); }
    void setSum(const core::TypedSum &sum) { applySum(sum); }
    void clearAmount() { applySum({}); }

    /// Shows an earlier amount, selected: the next digit replaces the amount.
    void repeatAmount(core::Money amount);

    /// Clears the price being typed. If that price is empty, clears the whole sum.
    void clearPrice();

    /// Works as TypedSum::addPreset(). Returns false if the price was refused and refused() was
    /// emitted.
    bool addPreset(core::Money price, const QString &product = {});

    /// Returns true if the key types part of an amount: a digit, comma, point, plus or star.
    [[nodiscard]] static bool isPartOfAmount(const QKeyEvent &event);

    /// Handles a key that was pressed elsewhere on the page as if typed in this field.
    void type(const QKeyEvent &event);

    /// Types a character of a keypad on the screen: a digit, comma, plus or star.
    void typeCharacter(QChar c);

    /// Removes the last key, or a selected amount.
    void eraseOne();

    /// Returns a smaller height on a page with little space.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void edited();    ///< the sum has changed, even if the total is equal
    void submitted(); ///< Enter or Return; not emitted for auto-repeat

    /// Emitted when a barcode scanner has typed `text` and Enter. The amount is unchanged.
    void scanned(const QString &text);

    /// Emitted for a key or a pasted text that was refused; the amount is unchanged. While the
    /// input is incomplete or differs from the displayed amount, the next Enter is refused too,
    /// once.
    void refused(const QString &why);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] bool isScanned(const QKeyEvent &event);
    void typeKey(const QKeyEvent &event);
    [[nodiscard]] core::TypedSum sumToExtend() const;
    void submit(const QKeyEvent &enter);
    void refuse(const QString &why);
    void paste();
    void applySum(const core::TypedSum &sum);
    bool applyUnless(std::optional<core::TypedSum::Refusal> refusal, const core::TypedSum &sum);
    void showAmount();
    void showSelection();
    void fitFont();

    core::Typing m_typing = core::Typing::Centavos;
    core::TypedSum m_sum;
    core::TypedSum m_sumBeforeRun; ///< before a run of keys that may come from a scanner
    ScannerWatch m_scannerWatch;
    QString m_run;       ///< characters of that run
    QString m_complaint; ///< why the next Enter is refused; empty: not refused
};

} // namespace ui
