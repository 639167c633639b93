// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QPlainTextEdit>

namespace ui
{

/// Read-only view of a long value to read, select and copy. Breaks lines anywhere if there are no
/// spaces, and is as high as its text. Plain text only.
class ValueText : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit ValueText(const QString &text, QWidget *parent = nullptr);

    void setText(const QString &text);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
};

} // namespace ui
