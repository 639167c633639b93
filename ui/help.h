// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

class QWidget;

namespace ui
{

/// What a page is for and what one can do there, for who asks.
struct Help
{
    QString title;
    QStringList sentences; ///< a paragraph each
};

/// The help of the page that is in front below `root`; of the window in general if it has none.
[[nodiscard]] Help helpFor(const QWidget &root);

/// To put into a Sheet.
[[nodiscard]] QWidget *helpBody(const Help &help);

/// All keys below `root`, page by page, to put into a Sheet.
[[nodiscard]] QWidget *keySheetBody(const QWidget &root);

} // namespace ui
