// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/text/claimtext.h"

#include <QtWidgets/QFrame>

namespace ui
{

class Label;

/// Large result of a receipt check. Each of the six answers has its own shape, colour and text.
/// Only the answer that allows handing out goods uses the solid green of a paid charge.
class ClaimCard : public QFrame
{
    Q_OBJECT

public:
    explicit ClaimCard(QWidget *parent = nullptr);

    /// `details`: the payment, or empty. `notes`: further facts, or empty. `read`: time and source
    /// of the check.
    void show(core::ClaimAnswer answer, const ClaimWords &words, const QString &details,
              const QString &notes, const QString &read);

    /// Shows what was done about the receipt after the check.
    void setNews(const QString &news);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] bool isSolid() const { return m_answer == core::ClaimAnswer::PaidThis; }
    [[nodiscard]] QColor ink() const;
    void colour();
    void speak();

    core::ClaimAnswer m_answer = core::ClaimAnswer::Unverified;
    Label *m_word = nullptr;
    Label *m_sentence = nullptr;
    Label *m_details = nullptr;
    Label *m_notes = nullptr;
    Label *m_news = nullptr;
    Label *m_read = nullptr;
};

} // namespace ui
