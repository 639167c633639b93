// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/payoutfile.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtCore/QStringDecoder>

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <span>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

struct ColumnName
{
    PayoutColumn column;
    QLatin1StringView name;
};

/// Error messages use the first name of each column.
constexpr std::array kColumnNames{
    ColumnName{PayoutColumn::PixKey, "chave"_L1},
    ColumnName{PayoutColumn::PixKey, "pix_key"_L1},
    ColumnName{PayoutColumn::KeyType, "tipo"_L1},
    ColumnName{PayoutColumn::KeyType, "key_type"_L1},
    ColumnName{PayoutColumn::Amount, "valor"_L1},
    ColumnName{PayoutColumn::Amount, "amount"_L1},
    ColumnName{PayoutColumn::Name, "nome"_L1},
    ColumnName{PayoutColumn::Name, "name"_L1},
    ColumnName{PayoutColumn::Document, "documento"_L1},
    ColumnName{PayoutColumn::Document, "document"_L1},
    ColumnName{PayoutColumn::Email, "email"_L1},
    ColumnName{PayoutColumn::Phone, "telefone"_L1},
    ColumnName{PayoutColumn::Phone, "phone"_L1},
    ColumnName{PayoutColumn::Description, "descricao"_L1},
    ColumnName{PayoutColumn::Description, "description"_L1},
    ColumnName{PayoutColumn::Reference, "referencia"_L1},
    ColumnName{PayoutColumn::Reference, "reference"_L1},
    ColumnName{PayoutColumn::Extra, "extra"_L1},
    // Names that people and banks write in spreadsheets, as plainName() returns them.
    ColumnName{PayoutColumn::PixKey, "chave_pix"_L1},
    ColumnName{PayoutColumn::PixKey, "pix"_L1},
    ColumnName{PayoutColumn::PixKey, "clave"_L1},
    ColumnName{PayoutColumn::PixKey, "clave_pix"_L1},
    ColumnName{PayoutColumn::KeyType, "tipo_de_chave"_L1},
    ColumnName{PayoutColumn::KeyType, "tipo_da_chave"_L1},
    ColumnName{PayoutColumn::KeyType, "tipo_chave"_L1},
    ColumnName{PayoutColumn::KeyType, "tipo_de_clave"_L1},
    ColumnName{PayoutColumn::Amount, "valor_r"_L1}, // "Valor (R$)"
    ColumnName{PayoutColumn::Amount, "importe"_L1},
    ColumnName{PayoutColumn::Name, "favorecido"_L1},
    ColumnName{PayoutColumn::Name, "beneficiario"_L1},
    ColumnName{PayoutColumn::Name, "recebedor"_L1},
    ColumnName{PayoutColumn::Name, "fornecedor"_L1},
    ColumnName{PayoutColumn::Name, "nombre"_L1},
    ColumnName{PayoutColumn::Document, "cpf"_L1},
    ColumnName{PayoutColumn::Document, "cnpj"_L1},
    ColumnName{PayoutColumn::Document, "cpfcnpj"_L1}, // "CPF/CNPJ"
    ColumnName{PayoutColumn::Document, "cpf_ou_cnpj"_L1},
    ColumnName{PayoutColumn::Phone, "celular"_L1},
    ColumnName{PayoutColumn::Phone, "telefono"_L1},
    ColumnName{PayoutColumn::Description, "descripcion"_L1},
    ColumnName{PayoutColumn::Description, "finalidade"_L1},
    ColumnName{PayoutColumn::Description, "motivo"_L1},
};

/// All columns. The first kAlwaysNeeded are necessary for every service, the first
/// kNeededWithReceiver for services that require the data of the receiver.
constexpr std::array kColumns{PayoutColumn::PixKey,      PayoutColumn::Amount,
                              PayoutColumn::Name,        PayoutColumn::Document,
                              PayoutColumn::Email,       PayoutColumn::Phone,
                              PayoutColumn::Description, PayoutColumn::KeyType,
                              PayoutColumn::Reference,   PayoutColumn::Extra};
constexpr std::size_t kAlwaysNeeded = 2;
constexpr std::size_t kNeededWithReceiver = 7;

/// Decodes UTF-8 or Windows-1252. Returns nullopt for bytes that are not spreadsheet text.
std::optional<QString> decoded(const QByteArray &bytes)
{
    QStringDecoder utf8(QStringConverter::Utf8);
    const QString text = utf8.decode(bytes);
    if (!utf8.hasError())
        return text.contains(QChar::Null) ? std::nullopt : std::optional(text);
    QStringDecoder windows("windows-1252");
    if (!windows.isValid() || bytes.contains('\0'))
        return std::nullopt;
    return QString(windows.decode(bytes));
}

struct Line
{
    int number; ///< first line in the file
    QStringList cells;
};

/// Reads the cells of a text with quotation marks (RFC 4180). Skips empty lines.
class CsvReader
{
public:
    CsvReader(const QString &text, QChar separator)
        : m_text(text)
        , m_separator(separator)
    {}

    /// Returns nullopt if a quotation mark is not closed; openedAt() returns its line.
    std::optional<QList<Line>> read()
    {
        while (m_at < m_text.size()) {
            if (!readCell())
                return std::nullopt;
        }
        if (!m_cells.isEmpty())
            endLine();
        return m_lines;
    }

    [[nodiscard]] int openedAt() const { return m_openedAt; }

private:
    bool readCell()
    {
        QString cell;
        if (m_text[m_at] == u'"' && !readQuoted(cell))
            return false;
        while (m_at < m_text.size() && m_text[m_at] != m_separator && !isLineEnd(m_text[m_at]))
            cell += m_text[m_at++];
        m_cells.append(cell.trimmed());
        if (m_at < m_text.size() && m_text[m_at] == m_separator) {
            ++m_at;
            if (m_at == m_text.size() || isLineEnd(m_text[m_at]))
                m_cells.append(QString()); // one more cell after the last separator
        }
        if (m_at < m_text.size() && isLineEnd(m_text[m_at]))
            skipLineEnd();
        return true;
    }

    bool readQuoted(QString &cell)
    {
        m_openedAt = m_number;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            const bool isDoubled =
                c == u'"' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'"';
            if (c == u'"' && !isDoubled) {
                ++m_at;
                return true;
            }
            m_at += isDoubled ? 1 : 0;
            m_number += c == u'\n' ? 1 : 0;
            cell += c;
        }
        return false;
    }

    static bool isLineEnd(QChar c) { return c == u'\n' || c == u'\r'; }

    void skipLineEnd()
    {
        const bool isPair =
            m_text[m_at] == u'\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n';
        m_at += isPair ? 2 : 1;
        ++m_number;
        endLine();
    }

    void endLine()
    {
        const bool isEmpty = std::all_of(m_cells.begin(), m_cells.end(),
                                         [](const QString &cell) { return cell.isEmpty(); });
        if (!isEmpty)
            m_lines.append({m_begin, m_cells});
        m_cells.clear();
        m_begin = m_number;
    }

    const QString &m_text;
    const QChar m_separator;
    qsizetype m_at = 0;
    int m_number = 1;
    int m_begin = 1;
    int m_openedAt = 1;
    QStringList m_cells;
    QList<Line> m_lines;
};

/// Returns the most frequent separator in the header.
QChar separatorOf(const QString &text)
{
    const QString head = text.left(text.indexOf(u'\n'));
    QChar best = u';';
    for (const QChar candidate : {u',', u'\t'}) {
        if (head.count(candidate) > head.count(best))
            best = candidate;
    }
    return best;
}

/// Longer cells are not names. Decomposing a very long text takes minutes.
constexpr qsizetype kMaxColumnName = 40;

/// Normalises a column name: capitals, accents and blanks do not matter.
QString plainName(const QString &name)
{
    QString plain;
    for (const QChar c : name.normalized(QString::NormalizationForm_D).toLower()) {
        if (c.isLetterOrNumber())
            plain += c;
        else if (c == u' ' || c == u'_')
            plain += u'_';
        // "E-mail" has a hyphen, "CPF / CNPJ" a slash.
    }
    return plain.replace(u"__"_s, u""_s);
}

std::optional<PayoutColumn> columnOf(const QString &name)
{
    if (name.size() > kMaxColumnName)
        return std::nullopt;
    const QString plain = plainName(name);
    for (const ColumnName &known : kColumnNames) {
        if (known.name == plain)
            return known.column;
    }
    return std::nullopt;
}

QString nameOf(PayoutColumn column)
{
    for (const ColumnName &known : kColumnNames) {
        if (known.column == column)
            return known.name;
    }
    Q_UNREACHABLE();
}

std::size_t neededCount(PayerData receiverData)
{
    return receiverData == PayerData::Required ? kNeededWithReceiver : kAlwaysNeeded;
}

QStringList namesOf(std::span<const PayoutColumn> columns)
{
    QStringList names;
    for (const PayoutColumn column : columns)
        names.append(nameOf(column));
    return names;
}

/// The position of each column, and the positions that the user left out.
struct Header
{
    QHash<PayoutColumn, qsizetype> places;
    QSet<qsizetype> leftOut;
};

tl::expected<Header, PayoutFileError> readHeader(const Line &line, PayerData receiverData,
                                                 const PayoutColumns &columns)
{
    const auto flawed = [&line](PayoutFileFlaw flaw, const QString &column) {
        return tl::unexpected(PayoutFileError{flaw, line.number, column});
    };
    Header header;
    const bool isChosen = !columns.isEmpty();
    const bool isAny = std::any_of(line.cells.begin(), line.cells.end(),
                                   [](const QString &cell) { return columnOf(cell).has_value(); });
    if (!isAny && !isChosen)
        return flawed(PayoutFileFlaw::NoHeader, {});
    for (qsizetype i = 0; i < line.cells.size(); ++i) {
        const QString &cell = line.cells[i];
        if (cell.isEmpty())
            continue;
        const auto column = isChosen ? columns.value(i) : columnOf(cell);
        if (!column && isChosen) {
            header.leftOut.insert(i);
            continue;
        }
        if (!column)
            return flawed(PayoutFileFlaw::UnknownColumn, cell.left(kMaxColumnName));
        if (header.places.contains(*column))
            return flawed(PayoutFileFlaw::DoubleColumn, isChosen ? nameOf(*column) : cell);
        header.places.insert(*column, i);
    }
    for (const PayoutColumn column : std::span(kColumns).first(neededCount(receiverData))) {
        if (!header.places.contains(column))
            return flawed(PayoutFileFlaw::MissingColumn, nameOf(column));
    }
    return header;
}

/// Parses an amount as typed, or with a dot and exactly two decimals as programs write it. Groups
/// have three digits, so no text is ambiguous.
std::optional<Money> amountOf(const QString &text)
{
    if (const auto typed = Money::parseTyped(text))
        return typed;
    const qsizetype dot = text.indexOf(u'.');
    return dot > 0 && text.size() - dot == 3 ? Money::parseDecimal(text) : std::nullopt;
}

/// Returns the content of the row without its reference.
QByteArray fingerprint(const TransactionDraft &draft)
{
    const QStringList parts{draft.pixKey,
                            draft.keyType ? toText(*draft.keyType) : QString(),
                            draft.amount ? draft.amount->toDecimal() : QString(),
                            draft.name,
                            draft.document,
                            draft.email,
                            draft.phone,
                            draft.description,
                            draft.extra};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &part : parts) {
        const QByteArray bytes = part.toUtf8();
        hash.addData(QByteArray::number(bytes.size()) + ':');
        hash.addData(bytes);
    }
    return hash.result();
}

/// Returns "L-" and eighty bits in unambiguous letters (Crockford's base 32).
QString referenceOf(const QByteArray &fingerprint, int occurrence)
{
    constexpr auto letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"_L1;
    const QByteArray hash = QCryptographicHash::hash(fingerprint + QByteArray::number(occurrence),
                                                     QCryptographicHash::Sha256);
    QString reference = u"L-"_s;
    for (int i = 0; i < 16; ++i) {
        int letter = 0;
        for (int bit = 5 * i; bit < 5 * i + 5; ++bit)
            letter = 2 * letter + ((hash[bit / 8] >> (7 - bit % 8)) & 1);
        reference += letters[letter];
    }
    return reference;
}

PayoutRow readRow(const Line &line, const Header &header, const QUuid &platform,
                  PayerData receiverData)
{
    const auto cell = [&](PayoutColumn column) {
        return header.places.contains(column) ? line.cells.value(header.places.value(column))
                                              : QString();
    };
    PayoutRow row{.line = line.number, .draft = {}};
    TransactionDraft &draft = row.draft;
    draft.operation = Operation::CashOut;
    draft.name = cell(PayoutColumn::Name);
    draft.email = cell(PayoutColumn::Email);
    draft.phone = cell(PayoutColumn::Phone);
    draft.document = cell(PayoutColumn::Document);
    draft.description = cell(PayoutColumn::Description);
    draft.platform = platform;
    draft.reference = cell(PayoutColumn::Reference);
    draft.extra = cell(PayoutColumn::Extra);
    draft.pixKey = cell(PayoutColumn::PixKey);
    draft.mayHaveTwin = false;
    const QString amount = cell(PayoutColumn::Amount);
    draft.amount = amountOf(amount);
    const QString type = cell(PayoutColumn::KeyType).toUpper();
    const QList<PixKey> readings = PixKey::readings(draft.pixKey);
    if (!type.isEmpty())
        draft.keyType = pixKeyKindFromText(type);
    else if (readings.size() == 1)
        draft.keyType = readings.first().kind();

    const auto valid = validated(draft, {}, {}, receiverData);
    if (valid)
        draft = *valid;
    else
        row.broken = valid.error().fields;
    for (FieldError &error : row.broken) {
        // The cell has content, but the content is invalid.
        if (error.field == Field::Amount && error.problem == Problem::Missing && !amount.isEmpty())
            error.problem = Problem::Malformed;
        if (error.field == Field::KeyType && !type.isEmpty())
            error.problem = Problem::Malformed;
        if (error.field == Field::KeyType && type.isEmpty() && readings.isEmpty())
            error = {Field::PixKey, pixKeyProblem(draft.pixKey)};
    }
    const QList<qsizetype> places = header.places.values();
    for (qsizetype i = 0; i < line.cells.size(); ++i)
        row.isRagged |=
            !line.cells[i].isEmpty() && !places.contains(i) && !header.leftOut.contains(i);
    return row;
}

} // namespace

tl::expected<PayoutFile, PayoutFileError> PayoutFile::read(const QByteArray &bytes,
                                                           const QUuid &platform,
                                                           PayerData receiverData,
                                                           const PayoutColumns &columns)
{
    const auto flawed = [](PayoutFileFlaw flaw, int line) {
        return tl::unexpected(PayoutFileError{flaw, line});
    };
    if (bytes.size() > kMaxBytes)
        return flawed(PayoutFileFlaw::TooLarge, 1);
    const auto text = decoded(bytes);
    if (!text)
        return flawed(PayoutFileFlaw::NotText, 1);
    CsvReader reader(*text, separatorOf(*text));
    const auto lines = reader.read();
    if (!lines)
        return flawed(PayoutFileFlaw::OpenQuote, reader.openedAt());
    if (lines->isEmpty())
        return flawed(PayoutFileFlaw::NoHeader, 1);
    const auto header = readHeader(lines->first(), receiverData, columns);
    if (!header)
        return tl::unexpected(header.error());
    if (lines->size() == 1)
        return flawed(PayoutFileFlaw::NoRows, lines->first().number);
    if (lines->size() - 1 > kMaxRows)
        return flawed(PayoutFileFlaw::TooLarge, lines->at(kMaxRows + 1).number);

    PayoutFile file;
    QHash<QByteArray, int> occurrences;
    QHash<QString, int> references;
    for (const Line &line : lines->mid(1)) {
        PayoutRow row = readRow(line, *header, platform, receiverData);
        const bool isSound = row.isSound();
        if (isSound && row.draft.reference.isEmpty()) {
            const QByteArray print = fingerprint(row.draft);
            row.draft.reference = referenceOf(print, ++occurrences[print]);
        }
        if (isSound && ++references[row.draft.reference] > 1)
            row.broken.append({Field::Reference, Problem::AlreadyUsed});
        file.rows.append(row);
    }
    return file;
}

QStringList PayoutFile::neededColumns(PayerData receiverData)
{
    return namesOf(std::span(kColumns).first(neededCount(receiverData)));
}

QStringList PayoutFile::furtherColumns(PayerData receiverData)
{
    return namesOf(std::span(kColumns).subspan(neededCount(receiverData)));
}

QStringList PayoutFile::titles(const QByteArray &bytes)
{
    const auto text = bytes.size() > kMaxBytes ? std::nullopt : decoded(bytes);
    if (!text)
        return {};
    CsvReader reader(*text, separatorOf(*text));
    const auto lines = reader.read();
    if (!lines || lines->isEmpty())
        return {};
    const auto isValue = [](const QString &cell) {
        return cell.size() > kMaxColumnName || std::any_of(cell.begin(), cell.end(), [](QChar c) {
                   return c.isDigit() || c == u'@';
               });
    };
    const QStringList &cells = lines->first().cells;
    return std::any_of(cells.begin(), cells.end(), isValue) ? QStringList() : cells;
}

std::optional<PayoutColumn> PayoutFile::usualColumn(const QString &title)
{
    return columnOf(title);
}

QByteArray PayoutFile::emptyFile()
{
    // Excel recognises UTF-8 by the byte-order mark, and splits at semicolons in Brazil.
    return "\xEF\xBB\xBF" + namesOf(kColumns).join(u';').toUtf8() + "\r\n";
}

Money PayoutFile::total() const
{
    return std::accumulate(rows.begin(), rows.end(), Money(), [](Money sum, const PayoutRow &row) {
        return row.isSound() ? sum + *row.draft.amount : sum;
    });
}

bool PayoutFile::isSound() const
{
    return std::all_of(rows.begin(), rows.end(),
                       [](const PayoutRow &row) { return row.isSound(); });
}

} // namespace core
