// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/qr/qrcode.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace ui
{

/// Draws a QR code as large as the widget allows: modules of a whole number of screen pixels at
/// every pixel ratio, four modules of quiet zone, black on a white card whatever the theme.
class QrView : public QWidget
{
    Q_OBJECT

public:
    explicit QrView(QWidget *parent = nullptr);

    /// The text behind the code; empty shows nothing. Text that no code can hold shows nothing.
    void setText(const QString &text);

    [[nodiscard]] const std::optional<core::QrCode> &code() const { return m_code; }

    [[nodiscard]] QSize sizeHint() const override { return {480, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 220}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<core::QrCode> m_code;
};

} // namespace ui
