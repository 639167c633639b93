// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/qr/qrcode.h"
#include "ui/widgets/drawing.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <optional>

namespace ui
{

/// Draws a QR code as large as the widget allows. Modules are a whole number of screen pixels at
/// every pixel ratio, with a quiet zone of four modules. Black on a white card in every theme. Uses
/// the highest error correction that keeps the modules large enough for this screen. Verifies the
/// painted code by reading the image back.
class QrView : public QWidget
{
    Q_OBJECT

public:
    explicit QrView(QWidget *parent = nullptr);

    /// Sets the text of the code. Nothing is drawn for an empty text or a text too long for a QR
    /// code.
    void setText(const QString &text);

    /// Returns the last painted code.
    [[nodiscard]] const std::optional<core::QrCode> &code() const { return m_code; }

    [[nodiscard]] QSize sizeHint() const override { return {480, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 220}; }

Q_SIGNALS:
    /// Emitted after each paint, when the image was read back; nullopt: no problem.
    void readBack(const std::optional<DrawingProblem> &problem);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void chooseCode(int side);
    void read();
    [[nodiscard]] double finenessOfScreen() const;

    std::optional<core::QrCode> m_robust; ///< higher error correction, more modules
    std::optional<core::QrCode> m_coarse; ///< fewest modules
    std::optional<core::QrCode> m_code;   ///< one of the two above
    QRect m_card;                         ///< last painted card, in pixels of the paint device
    QTimer m_reading;                     ///< runs from a paint until the read-back
    bool m_isRead = false;                ///< set while painting for read()
};

} // namespace ui
