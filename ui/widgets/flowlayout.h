// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QLayout>

namespace ui
{

/// Layout that arranges widgets in lines like the words of a text and wraps at the right edge.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    [[nodiscard]] QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    enum class Pass { Measure, Place };
    int layOut(const QRect &rect, Pass pass) const;

    QList<QLayoutItem *> m_items;
};

} // namespace ui
