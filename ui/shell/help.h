// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

class QWidget;

namespace ui
{

/// Help text of a page: its purpose and the available actions.
struct Help
{
    /// A row of the table of keys.
    struct Key
    {
        QString key; ///< as the user reads it; also a range or an alternative: "1 – 9"
        QString action;
    };

    QString title;
    QList<Key> keys;       ///< shown first
    QStringList sentences; ///< one paragraph each
};

/// Returns the help of the current page below `root`; the general help of the window if the page
/// has none.
[[nodiscard]] Help helpFor(const QWidget &root);

/// Returns the content of a help Overlay.
[[nodiscard]] QWidget *helpBody(const Help &help);

/// Returns a list of all shortcuts below `root`, grouped by page, for a Overlay.
[[nodiscard]] QWidget *keySheetBody(const QWidget &root);

} // namespace ui
