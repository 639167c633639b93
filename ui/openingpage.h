// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/label.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QWidget>

#include <memory>
#include <vector>

namespace ui
{

/// Says what goes on until the shop is there. Keeps what is typed meanwhile: a cashier does not
/// wait for a program.
class OpeningPage : public QWidget
{
    Q_OBJECT

public:
    explicit OpeningPage(const QString &words = tr("Opening the shop…"),
                         TextSize size = TextSize::Small);

    using Keys = std::vector<std::unique_ptr<QKeyEvent>>;

    /// The keys that were pressed so far, in order and with their times; then there are none.
    [[nodiscard]] Keys takeKeys();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    Keys m_keys;
};

} // namespace ui
