// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/label.h"

namespace ui
{

class TypedSum;

/// How a total came about: "12,00 + 3,50 × 2". Empty, but as high, for a price alone. What does not
/// fit is left out at its beginning, since people follow what they type at its end.
class SumLine : public Label
{
    Q_OBJECT

public:
    SumLine();

    void setSum(const TypedSum &sum);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showText();

    QString m_text; ///< all of it
};

} // namespace ui
