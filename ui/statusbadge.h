// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/status.h"

#include <QtWidgets/QWidget>

namespace ui
{

/// Paints a state as shape and word on its tint, left-aligned and centred in height within `rect`.
/// Returns the width that it took.
int paintStatusBadge(QPainter &painter, const QRect &rect, const core::Status &status,
                     const QPalette &palette);

/// The width that the widest of the states we know takes.
[[nodiscard]] int widestStatusBadge();

/// A state as shape and word: never by colour alone.
class StatusBadge : public QWidget
{
    Q_OBJECT

public:
    explicit StatusBadge(QWidget *parent = nullptr);

    void setStatus(const core::Status &status);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    core::Status m_status = core::Status::Code::Pending;
};

} // namespace ui
