// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QKeySequence>
#include <QtWidgets/QPushButton>

namespace ui
{

/// Entry of the sidebar: icon and text, or only the icon in a narrow window.
class SidebarButton : public QPushButton
{
    Q_OBJECT

public:
    enum class Form { Words, Shape };

    SidebarButton(const QString &word, const QString &iconName, const QKeySequence &key);

    void setForm(Form form);

    /// Sets the number of items that need attention; 0: none. `meaning`: accessible description of
    /// the number.
    void setCount(int count, const QString &meaning);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void showIcon();

    QString m_word;
    QKeySequence m_key;
    QString m_iconName;
    int m_count = 0;
};

} // namespace ui
