// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/label.h"

namespace core
{
class TypedSum;
}

namespace ui
{

/// Label with the terms of a sum: "12,00 + 3,50 × 2". Empty but equally high for a single price.
/// Text that does not fit is elided at the start, because typing happens at the end.
class SumLine : public Label
{
    Q_OBJECT

public:
    SumLine();

    void setSum(const core::TypedSum &sum);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showText();

    QString m_text; ///< complete text
};

} // namespace ui
