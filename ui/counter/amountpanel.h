// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/preset.h"
#include "core/till/typedsum.h"

#include <QtWidgets/QWidget>

class QPushButton;

namespace ui
{

class AmountEdit;
class Label;
class PayerBar;
class PresetBar;
class SumLine;

/// Panel for typing a charge: amount and terms, hint or error, charge button, preset prices, result
/// of the previous charge, and payer. In a low window optional parts are hidden in favour of the
/// preset prices.
class AmountPanel : public QWidget
{
    Q_OBJECT

public:
    /// Places `payerBar` below the amount. The shortcuts of the preset prices work on `page`.
    AmountPanel(PayerBar &payerBar, QWidget &page);

    [[nodiscard]] AmountEdit *amount() const { return m_amount; }
    [[nodiscard]] QPushButton *button() const { return m_create; }

    void setTyping(core::Typing typing);
    void setPresets(const QList<core::Preset> &presets);
    void showSum();

    /// Shows `problem`, or the typing hint if `problem` is empty.
    void showMessage(const QString &problem);
    void showProgress(const QString &what);
    void setLastResult(const QString &sentence);

Q_SIGNALS:
    void presetChosen(const core::Preset &preset);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
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
    PresetBar *m_presets; ///< created again when the presets change
    Label *m_lastResult;
};

} // namespace ui
