// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolebook.h"
#include "ui/charging.h"

#include <QtWidgets/QFrame>

class QListWidget;

namespace ui
{

/// People who paid before and who may be meant by what somebody types. Asks the book for them and
/// lets one be chosen, by keys that its owner passes on.
class PayerMatches : public QFrame
{
    Q_OBJECT

public:
    /// The book must outlive it.
    explicit PayerMatches(core::ConsoleBook &book, QWidget *parent = nullptr);

    /// From the next answer on.
    void setMasking(Masking masking) { m_masking = masking; }

    /// Forgets the answer of before; found() when there is another one.
    void ask(const QString &text);
    [[nodiscard]] bool isAsking() const { return m_isAsking; }

    [[nodiscard]] bool isEmpty() const { return m_found.isEmpty(); }

    /// Nobody is meant.
    void clear();

    /// Null if nobody is.
    [[nodiscard]] const core::KnownPayer *chosen() const;
    void moveChoice(int step);

    /// Above that, over the page on which it stands; nothing else moves.
    void showAbove(const QWidget &strip);

Q_SIGNALS:
    void found();
    void picked(); ///< by a click

private:
    void show(const QString &text, const QList<core::KnownPayer> &found);

    core::ConsoleBook &m_book;
    QList<core::KnownPayer> m_found;
    int m_asked = 0; ///< the number of the last question to the book
    bool m_isAsking = false;
    Masking m_masking = Masking::All;
    QListWidget *m_rows = nullptr;
};

} // namespace ui
