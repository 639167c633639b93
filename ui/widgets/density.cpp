// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/density.h"

#include <QtCore/QVariant>
#include <QtWidgets/QStyle>
#include <QtWidgets/QWidget>

namespace ui
{

void setDensity(QWidget &widget, const QString &density)
{
    if (widget.property("density").toString() == density)
        return;
    widget.setProperty("density", density);
    widget.style()->unpolish(&widget); // applies the property
    widget.style()->polish(&widget);
    widget.updateGeometry();
}

} // namespace ui
