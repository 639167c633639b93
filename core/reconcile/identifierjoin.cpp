// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/identifierjoin.h"

#include "core/domain/ascii.h"
#include "core/domain/plainletters.h"

#include <QtCore/QHash>

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <string_view>
#include <tuple>

namespace core
{

namespace
{

constexpr qint32 kNoIdentifier = -1;
constexpr qsizetype kMinIdentifier = 6;

/// The bits of an id of a transaction. Static codes carry the first 25 of 32 hexadecimal digits.
struct IdBits
{
    quint64 high = 0;
    quint64 low = 0;

    static constexpr qsizetype kCut = 25;
    static constexpr qsizetype kFull = 32;
    static constexpr quint64 kCutMask = ~quint64{0} << 28U; ///< 9 digits of the lower half

    [[nodiscard]] quint64 hash() const { return mixedBits(high ^ mixedBits(low & kCutMask)); }
};

IdBits bitsOf(const QUuid &id)
{
    IdBits bits;
    bits.high = (quint64{id.data1} << 32U) | (quint64{id.data2} << 16U) | id.data3;
    for (const uchar byte : id.data4)
        bits.low = (bits.low << 8U) | byte;
    return bits;
}

std::optional<IdBits> bitsOf(QByteArrayView token)
{
    if (token.size() != IdBits::kCut && token.size() != IdBits::kFull)
        return std::nullopt;
    IdBits bits;
    for (qsizetype i = 0; i < IdBits::kFull; ++i) {
        quint64 digit = 0;
        if (i < token.size()) {
            const char c = token[i];
            if (c >= '0' && c <= '9')
                digit = static_cast<quint64>(c - '0');
            else if (c >= 'A' && c <= 'F')
                digit = static_cast<quint64>(c - 'A') + 10U;
            else
                return std::nullopt;
        }
        quint64 &half = i < 16 ? bits.high : bits.low;
        half = (half << 4U) | digit;
    }
    return bits;
}

/// Calculates the hash of plain letters, eight at a time.
class LetterHash
{
public:
    void add(char16_t letter)
    {
        m_word = (m_word << 8U) | letter;
        if (++m_count % 8 == 0)
            mix();
    }

    [[nodiscard]] quint64 value()
    {
        mix();
        return mixedBits(m_hash);
    }

private:
    void mix()
    {
        m_hash = (m_hash ^ m_word) * 0x9e3779b97f4a7c15ULL;
        m_hash ^= m_hash >> 29U;
        m_word = 0;
    }

    quint64 m_hash = 14695981039346656037ULL;
    quint64 m_word = 0;
    int m_count = 0;
};

/// Returns the hash of the letters and digits of a text, as plainLetters() returns them.
quint64 plainHash(QStringView text)
{
    LetterHash hash;
    for (const QChar c : text) {
        if (const char16_t letter = plainLetter(c); letter != u' ')
            hash.add(letter);
    }
    return hash.value();
}

quint64 letterHash(QByteArrayView letters)
{
    LetterHash hash;
    for (const char letter : letters)
        hash.add(static_cast<uchar>(letter));
    return hash.value();
}

/// Returns the hash of a text without any folding.
quint64 exactHash(QStringView text)
{
    quint64 hash = static_cast<quint64>(text.size());
    const auto mix = [&hash](quint64 word) {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
        hash ^= hash >> 29U;
    };
    constexpr qsizetype kUnits = 4; // in 64 bits
    while (text.size() >= kUnits) {
        quint64 word = 0;
        std::memcpy(&word, text.utf16(), sizeof word);
        mix(word);
        text = text.sliced(kUnits);
    }
    for (const QChar c : text)
        mix(c.unicode());
    return mixedBits(hash);
}

bool hasPlainLetters(QStringView text, QByteArrayView letters)
{
    auto at = letters.begin();
    for (const QChar c : text) {
        const char16_t letter = plainLetter(c);
        if (letter == u' ')
            continue;
        if (at == letters.end() || static_cast<uchar>(*at) != letter)
            return false;
        ++at;
    }
    return at == letters.end();
}

void appendPlainLetters(QByteArray &letters, QStringView text)
{
    for (const QChar c : text) {
        if (const char16_t letter = plainLetter(c); letter != u' ')
            letters += static_cast<char>(letter);
    }
}

constexpr auto kAsciiDelimiters = [] {
    std::array<bool, 0x80> table{};
    for (const char delimiter : std::string_view(" \t\n\v\f\r,;:()[]\"'"))
        table[static_cast<uchar>(delimiter)] = true;
    return table;
}();

/// Returns true for blanks and punctuation between identifiers. Algorithms inline a function
/// object, but call a function for each character.
constexpr auto isDelimiter = [](QChar c) {
    const char16_t unit = c.unicode();
    return unit < kAsciiDelimiters.size() ? kAsciiDelimiters[unit] : c.isSpace();
};

/// Calls the visitor with each word that may be an identifier.
template<typename Visitor>
void visitIdentifiers(QStringView text, Visitor &&visitor)
{
    for (auto at = text.begin(); at != text.end();) {
        at = std::find_if_not(at, text.end(), isDelimiter);
        const auto end = std::find_if(at, text.end(), isDelimiter);
        if (end - at >= kMinIdentifier && std::any_of(at, end, [](QChar c) { return isDigit(c); }))
            visitor(QStringView(at, end));
        at = end;
    }
}

} // namespace

IdentifierJoin::IdentifierJoin(const QList<StatementLine> &lines, const QList<Movement> &movements)
    : m_lines(lines)
    , m_movements(movements)
{
    m_identifiers.reserve(static_cast<size_t>(lines.size()));
    for (qsizetype i = 0; i < lines.size(); ++i)
        addLine(static_cast<qint32>(i));
    createTable();
}

void IdentifierJoin::addLine(qint32 line)
{
    const StatementLine &facts = m_lines[line];
    if (!facts.endToEndId.isEmpty()) {
        m_identifiers.push_back(
            {.hash = exactHash(facts.endToEndId), .line = line, .kind = Kind::EndToEndId});
    }
    visitIdentifiers(facts.text, [&](QStringView word) { addText(line, word, MatchRule::Txid); });
    addText(line, facts.txid, MatchRule::Txid);
    addText(line, facts.reference, MatchRule::Txid);
    addText(line, facts.fitid, MatchRule::ServiceId);
}

void IdentifierJoin::addText(qint32 line, QStringView text, MatchRule idRule)
{
    if (text.size() < kMinIdentifier)
        return;
    const qsizetype start = m_letters.size();
    appendPlainLetters(m_letters, text);
    addToken(line, start, idRule);
}

/// Adds the letters from `start`, or removes them if they are no identifier.
void IdentifierJoin::addToken(qint32 line, qsizetype start, MatchRule idRule)
{
    const QByteArrayView letters = QByteArrayView(m_letters).sliced(start);
    const bool hasDigit =
        std::any_of(letters.begin(), letters.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (letters.size() < kMinIdentifier || !hasDigit) {
        m_letters.truncate(start);
        return;
    }
    LineIdentifier identifier{.letters = start,
                              .size = static_cast<qint32>(letters.size()),
                              .line = line,
                              .kind = Kind::TransactionId,
                              .idRule = idRule};
    if (const auto bits = bitsOf(letters)) {
        identifier.hash = bits->hash();
        m_identifiers.push_back(identifier);
    }
    identifier.hash = letterHash(letters);
    identifier.kind = Kind::Token;
    m_identifiers.push_back(identifier);
}

void IdentifierJoin::createTable()
{
    constexpr size_t kMinSlots = 1024;
    m_heads.assign(std::bit_ceil(std::max(2 * m_identifiers.size(), kMinSlots)), kNoIdentifier);
    m_filter = HashFilter(m_identifiers.size());
    for (size_t i = 0; i < m_identifiers.size(); ++i) {
        LineIdentifier &identifier = m_identifiers[i];
        qint32 &head = m_heads[identifier.hash & (m_heads.size() - 1)];
        identifier.next = head;
        head = static_cast<qint32>(i);
        m_filter.add(identifier.hash);
    }
}

template<typename Visitor>
void IdentifierJoin::visit(quint64 hash, Kind kind, Visitor &&visitor) const
{
    if (!m_filter.mayContain(hash))
        return;
    for (qint32 at = m_heads[hash & (m_heads.size() - 1)]; at != kNoIdentifier;) {
        const LineIdentifier &identifier = m_identifiers[static_cast<size_t>(at)];
        if (identifier.hash == hash && identifier.kind == kind)
            visitor(identifier, at);
        at = identifier.next;
    }
}

void IdentifierJoin::add(qsizetype place)
{
    const Movement &movement = m_movements[place];
    const auto number = static_cast<qint32>(place);
    if (!movement.endToEndId.isEmpty()) {
        visit(exactHash(movement.endToEndId), Kind::EndToEndId,
              [&](const LineIdentifier &identifier, qint32 at) {
                  if (m_lines[identifier.line].endToEndId == movement.endToEndId)
                      addEdge({identifier.line, number, MatchRule::EndToEndId, at});
              });
    }
    if (movement.kind != MovementKind::Payout) {
        const IdBits bits = bitsOf(movement.transaction);
        visit(bits.hash(), Kind::TransactionId, [&](const LineIdentifier &identifier, qint32 at) {
            const quint64 mask = identifier.size == IdBits::kCut ? IdBits::kCutMask : ~quint64{0};
            const auto token = bitsOf(lettersOf(identifier));
            if (token->high == bits.high && (token->low & mask) == (bits.low & mask))
                addEdge({identifier.line, number, identifier.idRule, at});
        });
    }
    if (movement.reference.size() >= kMinIdentifier) {
        visit(plainHash(movement.reference), Kind::Token,
              [&](const LineIdentifier &identifier, qint32 at) {
                  if (hasPlainLetters(movement.reference, lettersOf(identifier)))
                      m_references.push_back({identifier.line, number, MatchRule::Reference, at});
              });
    }
}

/// Adds an edge if the money moves in the same direction.
void IdentifierJoin::addEdge(const IdentifierEdge &edge)
{
    if (m_lines[edge.line].amount.isNegative() == m_movements[edge.movement].amount.isNegative())
        m_edges.push_back(edge);
}

/// Adds the edges of references that one transaction only has.
void IdentifierJoin::addReferenceEdges()
{
    QHash<QByteArrayView, QUuid> owners;
    QHash<QByteArrayView, bool> isShared;
    const auto referenceOf = [this](const IdentifierEdge &edge) {
        return lettersOf(m_identifiers[static_cast<size_t>(edge.identifier)]);
    };
    for (const IdentifierEdge &edge : m_references) {
        const QByteArrayView reference = referenceOf(edge);
        const QUuid id = m_movements[edge.movement].transaction;
        const auto owner = owners.constFind(reference);
        if (owner == owners.constEnd())
            owners.insert(reference, id);
        else if (*owner != id)
            isShared.insert(reference, true);
    }
    for (const IdentifierEdge &edge : m_references) {
        if (!isShared.contains(referenceOf(edge)))
            addEdge(edge);
    }
}

std::vector<IdentifierEdge> IdentifierJoin::edges()
{
    addReferenceEdges();
    const auto order = [](const IdentifierEdge &a, const IdentifierEdge &b) {
        return std::tie(a.line, a.movement, a.rule, a.identifier) <
               std::tie(b.line, b.movement, b.rule, b.identifier);
    };
    std::sort(m_edges.begin(), m_edges.end(), order);
    const auto isSamePair = [](const IdentifierEdge &a, const IdentifierEdge &b) {
        return a.line == b.line && a.movement == b.movement;
    };
    m_edges.erase(std::unique(m_edges.begin(), m_edges.end(), isSamePair), m_edges.end());
    return std::move(m_edges);
}

QByteArrayView IdentifierJoin::lettersOf(const LineIdentifier &identifier) const
{
    return QByteArrayView(m_letters).sliced(identifier.letters, identifier.size);
}

QString IdentifierJoin::textOf(const IdentifierEdge &edge) const
{
    const LineIdentifier &identifier = m_identifiers[static_cast<size_t>(edge.identifier)];
    return identifier.kind == Kind::EndToEndId ? m_lines[edge.line].endToEndId
                                               : QString::fromLatin1(lettersOf(identifier));
}

QStringList identifiersIn(QStringView text)
{
    QStringList identifiers;
    visitIdentifiers(text, [&identifiers](QStringView word) {
        const QString letters = plainLetters(word);
        if (letters.size() >= kMinIdentifier)
            identifiers.append(letters);
    });
    return identifiers;
}

} // namespace core
