// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/draftvalidation.h"
#include "core/domain/error.h"
#include "core/domain/transactiondraft.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>

namespace core
{

/// A column of a payout file, by its Portuguese or its API name.
enum class PayoutColumn {
    PixKey,      ///< chave, pix_key
    KeyType,     ///< tipo, key_type: CPF, CNPJ, PHONE, EMAIL, EVP; only for ambiguous keys
    Amount,      ///< valor, amount: 1.234,56 or 1234.56
    Name,        ///< nome, name
    Document,    ///< documento, document
    Email,       ///< email
    Phone,       ///< telefone, phone
    Description, ///< descricao, description
    Reference,   ///< referencia, reference; generated from the row if absent
    Extra,       ///< extra
};

/// The chosen column of each cell of the first line; nullopt: the cells below are left out.
using PayoutColumns = QList<std::optional<PayoutColumn>>;

/// One row of a payout file. A plain value.
struct PayoutRow
{
    int line = 0;           ///< first line of the row in the file, from 1
    TransactionDraft draft; ///< the stored form if nothing is broken, otherwise as read
    QList<FieldError> broken = {};
    /// The row has more cells than columns, for example after an extra comma.
    bool isRagged = false;

    [[nodiscard]] bool isSound() const { return broken.isEmpty() && !isRagged; }
};

/// The reason why a whole file is unreadable.
enum class PayoutFileFlaw {
    TooLarge,      ///< exceeds PayoutFile::kMaxBytes or kMaxRows
    NotText,       ///< neither UTF-8 nor Windows-1252
    NoHeader,      ///< the first line has no known column name
    UnknownColumn, ///< the header has an unknown column, possibly a misspelt one
    DoubleColumn,  ///< a column occurs twice
    MissingColumn, ///< a required column is missing
    OpenQuote,     ///< a quotation mark is not closed
    NoRows,        ///< only a header
};

struct PayoutFileError
{
    PayoutFileFlaw flaw;
    int line = 1;        ///< in the file
    QString column = {}; ///< as in the file, or the expected name; empty: no particular column

    bool operator==(const PayoutFileError &) const = default;
};

/// The payouts of a spreadsheet file (CSV). Separated by semicolons, commas or tabs, with optional
/// quotation marks and byte-order mark. The names of columns may be usual words of spreadsheets,
/// such as "Chave PIX" or "CPF/CNPJ".
struct PayoutFile
{
    static constexpr qsizetype kMaxBytes = qsizetype{4} * 1024 * 1024;
    static constexpr qsizetype kMaxRows = 2'000;

    QList<PayoutRow> rows;

    /// Parses a file and validates every row. A row without a reference gets one derived from its
    /// content and from the number of equal rows before. The same file always gives the same
    /// references, in any row order, so sending a file twice creates each payout once.
    ///
    /// `receiverData`: the requirement of the service. `columns`: the meaning of the first line, if
    /// its names are not the usual ones. Empty: the names decide.
    [[nodiscard]] static tl::expected<PayoutFile, PayoutFileError>
    read(const QByteArray &bytes, const QUuid &platform, PayerData receiverData,
         const PayoutColumns &columns = {});

    /// Returns the names of the columns that a file must have.
    [[nodiscard]] static QStringList neededColumns(PayerData receiverData);

    /// Returns the names of the columns that a file may have in addition.
    [[nodiscard]] static QStringList furtherColumns(PayerData receiverData);

    /// Returns the first line, if its cells can be names of columns. Returns an empty list for an
    /// unreadable file, and for a first line with digits or addresses, which can be a payout.
    [[nodiscard]] static QStringList titles(const QByteArray &bytes);

    /// Returns the column that the title names; nullopt if unknown.
    [[nodiscard]] static std::optional<PayoutColumn> usualColumn(const QString &title);

    /// Returns a file without rows that names all columns, to be filled in a spreadsheet.
    [[nodiscard]] static QByteArray emptyFile();

    /// Returns the sum of the valid rows.
    [[nodiscard]] Money total() const;

    [[nodiscard]] bool isSound() const; ///< every row is valid
};

} // namespace core
