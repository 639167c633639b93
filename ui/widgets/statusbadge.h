// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/status.h"

#include <QtWidgets/QWidget>

namespace ui
{

/// Paints a status as icon and word on its tint, left-aligned and vertically centred in `rect`.
/// Returns the painted width.
int paintStatusBadge(QPainter &painter, const QRect &rect, const core::Status &status,
                     const QPalette &palette);

/// Returns the width of the widest known status.
[[nodiscard]] int widestStatusBadge();

/// Badge of a status with icon and word, never by colour alone.
class StatusBadge : public QWidget
{
    Q_OBJECT

public:
    explicit StatusBadge(QWidget *parent = nullptr);

    void setStatus(const core::Status &status);

    /// Enlarges the badge, for reading from a distance. 1: the size of other texts.
    void setZoom(double zoom);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    core::Status m_status = core::Status::Code::Pending;
    double m_zoom = 1;
};

} // namespace ui
