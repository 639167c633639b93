// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/payerrepository.h"
#include "core/till/charging.h"

#include <QtWidgets/QFrame>

class QListWidget;

namespace ui
{

/// Pop-up of earlier payers that match the typed text. Queries the counter store. The owner
/// forwards the keys that choose a payer.
class PayerMatches : public QFrame
{
    Q_OBJECT

public:
    /// `repository` must outlive this object.
    explicit PayerMatches(core::PayerRepository &repository, QWidget *parent = nullptr);

    /// Sets the masking, from the next answer on.
    void setMasking(core::Masking masking) { m_masking = masking; }

    /// Sets rows for fingers, from the next answer on.
    void setTouch(bool isTouch);

    /// Discards the previous answer and searches again. Emits found() when the answer arrives.
    void ask(const QString &text);
    [[nodiscard]] bool isAsking() const { return m_isAsking; }

    [[nodiscard]] bool isEmpty() const { return m_found.isEmpty(); }

    /// Clears the matches.
    void clear();

    /// Returns the chosen payer; null: none.
    [[nodiscard]] const core::KnownPayer *chosen() const;
    void moveChoice(int step);

    /// Shows the pop-up above `payerBar`, over the page and without moving other widgets.
    void showAbove(const QWidget &payerBar);

Q_SIGNALS:
    void found();
    void picked(); ///< by a click

private:
    void show(const QString &text, const QList<core::KnownPayer> &found);

    core::PayerRepository &m_repository;
    QList<core::KnownPayer> m_found;
    int m_asked = 0; ///< number of the last query
    bool m_isAsking = false;
    core::Masking m_masking = core::Masking::All;
    QListWidget *m_rows = nullptr;
    int m_rowHeight = 0;
};

} // namespace ui
