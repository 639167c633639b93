// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/label.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QWidget>

#include <memory>
#include <vector>

namespace ui
{

/// Progress page until the shop is open. Records typed keys, so that the cashier can start typing
/// early.
class OpeningPage : public QWidget
{
    Q_OBJECT

public:
    explicit OpeningPage(const QString &words = tr("Opening the shop…"),
                         TextSize size = TextSize::Small);

    using Keys = std::vector<std::unique_ptr<QKeyEvent>>;

    /// Returns the recorded keys in order with their timestamps, and clears the record.
    [[nodiscard]] Keys collectKeys();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    Keys m_keys;
};

} // namespace ui
