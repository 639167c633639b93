// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/preset.h"
#include "ui/typedsum.h"

#include <QtWidgets/QWidget>

class QPushButton;

namespace ui
{

class AmountEdit;
class Label;
class PayerStrip;
class PresetBar;
class SumLine;

/// A charge as it is typed: the amount and its terms, how to type or what is wrong, the button, the
/// prices of the shop, what became of the charge before, and the payer. In a low window what nobody
/// needs for a charge makes room for the prices.
class AmountPanel : public QWidget
{
    Q_OBJECT

public:
    /// The strip stands below; `page` is where the keys of the prices work.
    AmountPanel(PayerStrip &strip, QWidget &page);

    [[nodiscard]] AmountEdit *amount() const { return m_amount; }
    [[nodiscard]] QPushButton *button() const { return m_create; }

    void setTyping(Typing typing);
    void setPresets(const QList<Preset> &presets);
    void showSum();

    /// Empty: how to type.
    void showMessage(const QString &problem);
    void sayProgress(const QString &what);
    void setLastResult(const QString &sentence);

Q_SIGNALS:
    void presetChosen(const ui::Preset &preset);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void putInOrder();
    void fitPresets();
    [[nodiscard]] QString typingHint() const;

    PayerStrip &m_strip;
    QWidget &m_page;
    bool m_hasRoomForHint = true;
    AmountEdit *m_amount;
    SumLine *m_sumLine;
    Label *m_message;
    QPushButton *m_create;
    PresetBar *m_presets; ///< made anew when the presets change
    Label *m_lastResult;
};

} // namespace ui
