// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transactions/filtereffect.h"

#include <QtWidgets/QWidget>

class QVBoxLayout;

namespace ui
{

/// Buttons below an empty list: each removes the part of the filter without which there would be
/// results. Hidden without such parts.
class FilterRemovals : public QWidget
{
    Q_OBJECT

public:
    explicit FilterRemovals(QWidget *parent = nullptr);

    /// Replaces the buttons.
    void show(const QList<FilterEffect::WayOut> &waysOut);

Q_SIGNALS:
    void removalRequested(core::FilterPart part);

private:
    QList<FilterEffect::WayOut> m_shown;
    QVBoxLayout *m_layout;
};

} // namespace ui
