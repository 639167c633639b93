// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/scannerwatch.h"
#include "ui/typedsum.h"

#include <QtWidgets/QLineEdit>

namespace ui
{

/// An amount typed as on a card terminal: digits shift in from the right, centavos first, so that
/// 1 5 0 0 is R$ 15,00; or whole reais, so that 1 5 is. A comma (or the decimal key of the number
/// pad) says that what was typed so far are whole reais: 1 5 , 5 is R$ 15,50 either way. Which it
/// is stands above the amount. A plus begins the next price, a star the quantity of the price
/// before it; what shows is the total, for the terms see SumLine. Text is pasted whole or refused
/// whole, as one price, and of what a barcode scanner types nothing stays. The value is always an
/// exact amount from zero to Money::kMaxCents; there is no invalid state.
class AmountEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit AmountEdit(QWidget *parent = nullptr);

    /// Centavos at first. The amount stays as it is.
    void setTyping(Typing typing);
    [[nodiscard]] Typing typing() const { return m_typing; }

    [[nodiscard]] core::Money amount() const { return m_sum.total(); }
    [[nodiscard]] const TypedSum &sum() const { return m_sum; }
    void setAmount(core::Money amount) { take(TypedSum(amount)); }
    void setSum(const TypedSum &sum) { take(sum); }
    void clearAmount() { take({}); }

    /// An amount of before, marked: the next digit begins anew.
    void repeatAmount(core::Money amount);

    /// Empties the price being typed; where it is empty already, all of the sum.
    void clearPrice();

    /// As TypedSum::addPreset(); false if refused() said why it could not be.
    bool addPreset(core::Money price);

    /// Whether a key types a part of an amount: a digit, comma or point, a plus or star.
    [[nodiscard]] static bool isPartOfAmount(const QKeyEvent &event);

    /// As if the key had been pressed here; for pages on which it was pressed elsewhere.
    void type(const QKeyEvent &event);

    /// Gives height away where the page has little.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void edited();    ///< the sum is another than before, if not always its total
    void submitted(); ///< Enter or Return, pressed and not held

    /// A barcode scanner has typed that and Enter, of which nothing was taken.
    void scanned(const QString &text);

    /// A key or a pasted text that could not be taken; the amount is as before. As long as what
    /// was typed is not what is shown, or is not finished, the next Enter is refused too, once.
    void refused(const QString &why);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] bool isScanned(const QKeyEvent &event);
    void typeKey(const QKeyEvent &event);
    void submit(const QKeyEvent &enter);
    void refuse(const QString &why);
    void eraseOne();
    void paste();
    void take(const TypedSum &sum);
    bool takeUnless(std::optional<TypedSum::Refusal> refusal, const TypedSum &sum);
    void showAmount();
    void fitFont();

    Typing m_typing = Typing::Centavos;
    TypedSum m_sum;
    TypedSum m_sumBeforeRun; ///< before the keys that may turn out to be a scanner's
    ScannerWatch m_scannerWatch;
    QString m_run;       ///< what those keys wrote
    QString m_complaint; ///< why the next Enter is refused; empty if it is not
};

} // namespace ui
