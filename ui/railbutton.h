// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QKeySequence>
#include <QtWidgets/QPushButton>

namespace ui
{

/// An entry of the rail: shape, word and key, or the shape alone where there is no room.
class RailButton : public QPushButton
{
    Q_OBJECT

public:
    enum class Form { Words, Shape };

    RailButton(const QString &word, const QString &iconName, const QKeySequence &key);

    void setForm(Form form);

    /// How many things there wait for a person, beside the word and the shape; 0: none. `meaning`
    /// says of it what it counts, for those who do not see where it stands.
    void setCount(int count, const QString &meaning);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void showIcon();

    QString m_text; ///< word and key
    QString m_iconName;
    int m_count = 0;
};

} // namespace ui
