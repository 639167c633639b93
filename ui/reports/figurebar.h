// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/reports/summary.h"

#include <QtWidgets/QWidget>

#include <array>
#include <optional>

namespace ui
{

class Label;

/// Large figures of a summary: received, refunded, net, number of sales and average sale. Below
/// each figure, the one of the period before.
class FigureBar : public QWidget
{
    Q_OBJECT

public:
    explicit FigureBar(QWidget *parent = nullptr);

    void show(const Summary::Figures &figures);

    void setLarge(bool isLarge); ///< readable from a distance; needs a high window

    /// Shows the figures of the period before for comparison; nullopt: unknown.
    void compare(const std::optional<Summary::Figures> &before);

private:
    struct Figure
    {
        Label *value = nullptr;
        Label *before = nullptr;
    };

    std::array<Figure, 5> m_labels;
    Summary::Figures m_figures;
};

} // namespace ui
