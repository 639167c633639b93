// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/qr/qrcode.h"
#include "ui/drawing.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <optional>

namespace ui
{

/// Draws a QR code as large as the widget allows: modules of a whole number of screen pixels at
/// every pixel ratio, four modules of quiet zone, black on a white card whatever the theme. Of the
/// error correction it takes as much as leaves the modules large enough for this screen. After it
/// was drawn, it is read back.
class QrView : public QWidget
{
    Q_OBJECT

public:
    explicit QrView(QWidget *parent = nullptr);

    /// The text behind the code; empty shows nothing. Text that no code can hold shows nothing.
    void setText(const QString &text);

    /// The code as it was painted last.
    [[nodiscard]] const std::optional<core::QrCode> &code() const { return m_code; }

    [[nodiscard]] QSize sizeHint() const override { return {480, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 220}; }

Q_SIGNALS:
    /// The code on the screen was read back. Comes again whenever it was painted.
    void readBack(const std::optional<DrawingProblem> &problem);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void chooseCode(int side);
    void read();
    [[nodiscard]] double finenessOfScreen() const;

    std::optional<core::QrCode> m_robust; ///< with more error correction, so with more modules
    std::optional<core::QrCode> m_coarse; ///< with the fewest modules
    std::optional<core::QrCode> m_code;   ///< one of them
    QRect m_card;                         ///< as painted last, in pixels of what it was painted on
    QTimer m_reading;                     ///< runs from a painting until it is read
    bool m_isRead = false;                ///< while it paints for read()
};

} // namespace ui
