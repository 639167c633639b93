// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

class QPushButton;

namespace core
{
class TransactionService;
}

namespace ui
{

class CodeView;

/// The code of a pending charge, above a button that enlarges the code or makes it smaller again.
class CodePane : public QWidget
{
    Q_OBJECT

public:
    explicit CodePane(const core::TransactionService &service, QWidget *parent = nullptr);

    [[nodiscard]] CodeView &code() { return *m_code; }

    enum class Offer { Nothing, Larger, Smaller };

    /// Sets the size that the button offers. Nothing: there is no button.
    void setOffer(Offer offer);

    /// Returns the height of the button with its distance from the code.
    [[nodiscard]] static int buttonHeight();

Q_SIGNALS:
    void sizeRequested(); ///< the offered one

private:
    CodeView *m_code;
    QPushButton *m_size;
};

} // namespace ui
