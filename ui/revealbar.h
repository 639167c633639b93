// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolebook.h"

#include <QtCore/QUuid>
#include <QtWidgets/QWidget>

class QPushButton;

namespace ui
{

class Label;

/// Asks to see personal data whole, which is noted before it is seen, and says when that was done.
/// What cannot be noted stays hidden; where there is no book, as in a rescue, it says so instead.
class RevealBar : public QWidget
{
    Q_OBJECT

public:
    explicit RevealBar(core::ConsoleBook *book, QWidget *parent = nullptr);

    /// Of that transaction, whose data is hidden again.
    void show(const QUuid &id);

    /// Hides the data again.
    void conceal();

    [[nodiscard]] bool isRevealed() const { return m_isRevealed; }

Q_SIGNALS:
    void toggled(); ///< isRevealed() is another one

private:
    void toggle();
    void reveal(const core::Result<QList<QDateTime>> &noted);
    void set(bool isRevealed);
    void sayWhen(const QList<QDateTime> &moments);

    core::ConsoleBook *m_book;
    QUuid m_id;
    bool m_isRevealed = false;
    QPushButton *m_button = nullptr;
    Label *m_words = nullptr;
};

} // namespace ui
