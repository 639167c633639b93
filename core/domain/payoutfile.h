// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>

namespace core
{

/// A column of a file of payouts, by its name in Portuguese or in the words of the API.
enum class PayoutColumn {
    PixKey,      ///< chave, pix_key
    KeyType,     ///< tipo, key_type: CPF, CNPJ, PHONE, EMAIL, EVP; only where a key is two kinds
    Amount,      ///< valor, amount: 1.234,56 or 1234.56
    Name,        ///< nome, name
    Document,    ///< documento, document
    Email,       ///< email
    Phone,       ///< telefone, phone
    Description, ///< descricao, description
    Reference,   ///< referencia, reference; without one it is made of the row
    Extra,       ///< extra
};

/// A row of a file of payouts. A plain value.
struct PayoutRow
{
    int line = 0;           ///< of the file, from 1, where the row begins
    TransactionDraft draft; ///< as it will be stored if nothing is broken, else as it was read
    QList<FieldError> broken = {};
    bool isRagged = false; ///< something stands where there is no column, as after a comma too many

    [[nodiscard]] bool isSound() const { return broken.isEmpty() && !isRagged; }
};

/// Why nothing can be read of a file.
enum class PayoutFileFlaw {
    TooLarge,      ///< more than PayoutFile::kMaxBytes or kMaxRows
    NotText,       ///< neither UTF-8 nor the Windows alphabet of Western Europe
    NoHeader,      ///< the first line names no column that is known
    UnknownColumn, ///< and one of it is not known: a misspelt one must not be passed over
    DoubleColumn,  ///< one is there twice
    MissingColumn, ///< one that every payout needs is not there
    OpenQuote,     ///< a quotation mark was never closed
    NoRows,        ///< there is a header and nothing else
};

struct PayoutFileError
{
    PayoutFileFlaw flaw;
    int line = 1;        ///< of the file
    QString column = {}; ///< as the file writes it, or as it should be; empty: none in particular

    bool operator==(const PayoutFileError &) const = default;
};

/// Payouts as a spreadsheet writes them: separated by semicolons, commas or tabs, fields in
/// quotation marks where they need them, with or without a byte-order mark.
struct PayoutFile
{
    static constexpr qsizetype kMaxBytes = qsizetype{4} * 1024 * 1024;
    static constexpr qsizetype kMaxRows = 2'000;

    QList<PayoutRow> rows;

    /// Every row with every rule that it breaks. A row that has no reference gets one that is made
    /// of what it says and of how often the file said so before: the same file always gives the
    /// same references, in whatever order its rows stand, so that sending it twice sends it once.
    [[nodiscard]] static tl::expected<PayoutFile, PayoutFileError> read(const QByteArray &bytes,
                                                                        const QUuid &platform);

    /// The sum of the rows that are sound.
    [[nodiscard]] Money total() const;

    [[nodiscard]] bool isSound() const; ///< every row is
};

} // namespace core
