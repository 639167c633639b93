// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/preset.h"
#include "core/till/typedsum.h"

#include <QtWidgets/QWidget>

class QPushButton;

namespace ui
{

class AmountEdit;
class Keypad;
class Label;
class PayerBar;
class PresetBar;
class SumLine;

/// Panel for typing a charge: amount and terms, hint or error, charge button, preset prices, result
/// of the previous charge, payer, and a keypad for mouse and touch. In a low window optional parts
/// are hidden in favour of the preset prices.
class AmountPanel : public QWidget
{
    Q_OBJECT

public:
    /// Places `payerBar` below the amount. The shortcuts of the preset prices work on `page`.
    AmountPanel(PayerBar &payerBar, QWidget &page);

    [[nodiscard]] AmountEdit *amount() const { return m_amount; }
    [[nodiscard]] QPushButton *button() const { return m_create; }

    /// Shows or hides the keypad. Its charge button replaces button().
    void setKeypadVisible(bool isVisible);

    void setTyping(core::Typing typing);
    void setPresets(const QList<core::Preset> &presets);
    void showSum();

    /// Shows `problem`, or the typing hint if `problem` is empty.
    void showMessage(const QString &problem);
    void showProgress(const QString &what);
    void setLastResult(const QString &sentence);

    /// Sets whether the last charge can be repeated, and whether it has a receipt.
    void setLastActions(bool canRepeat, bool canPrint);

Q_SIGNALS:
    void presetChosen(const core::Preset &preset);
    void keypadToggled(bool isVisible); ///< by the user
    void repeatRequested();             ///< the last charge
    void printRequested();              ///< the receipt of the last charge

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void addKeypad();
    QWidget *createLastRow();
    void putInOrder();
    void fitPresets();
    [[nodiscard]] QString typingHint() const;

    PayerBar &m_payerBar;
    QWidget &m_page;
    bool m_hasRoomForHint = true;
    AmountEdit *m_amount;
    SumLine *m_sumLine;
    Label *m_message;
    QPushButton *m_create;
    QPushButton *m_keypadToggle;
    Keypad *m_keypad;
    PresetBar *m_presets; ///< created again when the presets change
    QList<core::Preset> m_shownPresets;
    Label *m_lastResult;
    QPushButton *m_repeat = nullptr;
    QPushButton *m_printLast = nullptr;
    QWidget *m_lastRow = nullptr;
};

} // namespace ui
