// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/reconcile/hashfilter.h"
#include "core/reconcile/matcher.h"

#include <QtCore/QByteArray>

#include <vector>

namespace core
{

/// An identifier that a line and a movement share.
struct IdentifierEdge
{
    qint32 line = 0;
    qint32 movement = 0;
    MatchRule rule = MatchRule::EndToEndId;
    qint32 identifier = 0; ///< see IdentifierJoin::textOf()
};

/// Joins lines and movements by their identifiers. A hash table has the identifiers of the lines;
/// each movement looks its own up.
///
/// Lifetime: lines and movements must outlive the object.
class IdentifierJoin
{
public:
    IdentifierJoin(const QList<StatementLine> &lines, const QList<Movement> &movements);

    /// Looks the identifiers of one movement up.
    void add(qsizetype movement);

    /// Returns the strongest edge of each pair, by line and movement. A reference counts only if
    /// one transaction has the reference.
    [[nodiscard]] std::vector<IdentifierEdge> edges();

    [[nodiscard]] QString textOf(const IdentifierEdge &edge) const;

private:
    enum class Kind : quint8 {
        EndToEndId,
        Token,         ///< letters and digits of a text or column
        TransactionId, ///< a token that has the form of an id
    };

    /// One identifier of one line.
    struct LineIdentifier
    {
        quint64 hash = 0;
        qsizetype letters = 0; ///< place in m_letters, except for end-to-end ids
        qint32 size = 0;
        qint32 line = 0;
        qint32 next = -1; ///< with the same slot
        Kind kind = Kind::Token;
        MatchRule idRule = MatchRule::Txid; ///< of a transaction id
    };

    void addLine(qint32 line);
    void addToken(qint32 line, qsizetype letters, MatchRule idRule);
    void addText(qint32 line, QStringView text, MatchRule idRule);
    void createTable();
    void addEdge(const IdentifierEdge &edge);
    void addReferenceEdges();
    [[nodiscard]] QByteArrayView lettersOf(const LineIdentifier &identifier) const;

    template<typename Visitor>
    void visit(quint64 hash, Kind kind, Visitor &&visitor) const;

    const QList<StatementLine> &m_lines;
    const QList<Movement> &m_movements;
    QByteArray m_letters;
    std::vector<LineIdentifier> m_identifiers;
    std::vector<qint32> m_heads;
    HashFilter m_filter{0};
    std::vector<IdentifierEdge> m_edges;
    std::vector<IdentifierEdge> m_references;
};

} // namespace core
