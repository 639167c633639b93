// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"

#include <QtWidgets/QWidget>

#include <optional>

class QListWidget;

namespace ui
{

class Label;

/// Comparison of a statement line with its candidates. Equal parts of line and candidate have an
/// equals sign and bold text, and one sentence gives the reason.
class PairView : public QWidget
{
    Q_OBJECT

public:
    explicit PairView(QWidget *parent = nullptr);

    /// Shows a line with its match, or with its first candidate.
    void setDetail(const core::LineDetail &detail);

    /// Shows a movement without a line, or a line whose candidates are not read yet.
    void setRow(const core::ReconcileRow &row);
    void clear();

    /// Returns the line of the shown detail; 0: a transaction without a line, or nothing.
    [[nodiscard]] qint64 line() const { return m_detail.row.line; }

    /// Returns the number of the chosen candidate, from 0; nullopt: no candidates.
    [[nodiscard]] std::optional<int> chosen() const;

    /// Returns the match, or the chosen candidate; nullopt: neither.
    [[nodiscard]] std::optional<core::ReconciledMatch> match() const;

    /// Chooses a candidate, from 0. Returns false if there is none with this number.
    bool choose(int candidate);

Q_SIGNALS:
    void chosenChanged();
    void accepted(); ///< a candidate was double-clicked

private:
    /// One compared fact: name, value at the bank, sign, value here.
    struct Fact
    {
        Label *name;
        Label *bank;
        Label *sign;
        Label *here;
    };

    enum class Like { Unknown, Equal, Near };

    void setFact(std::size_t place, const QString &bank, const QString &here, Like like);
    void fillCandidates();
    void compare();

    core::LineDetail m_detail;
    QList<Fact> m_facts;
    QListWidget *m_candidates;
    Label *m_reason;
};

} // namespace ui
