// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/claimtext.h"

#include <QtWidgets/QFrame>

namespace ui
{

class Label;

/// The answer to a receipt check, large: shape, colour and words of its own for each of the six,
/// and only for the one on which goods may go out the solid green of a paid charge.
class ClaimCard : public QFrame
{
    Q_OBJECT

public:
    explicit ClaimCard(QWidget *parent = nullptr);

    /// `details`: the payment, or nothing. `notes`: what else matters, or nothing. `read`: when and
    /// how it was found out.
    void show(core::ClaimAnswer answer, const ClaimWords &words, const QString &details,
              const QString &notes, const QString &read);

    /// What has been done about it since.
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
