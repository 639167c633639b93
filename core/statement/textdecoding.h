// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/statement/statementfault.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace core
{

/// The text of a file, and the encoding that its bytes have.
struct DecodedText
{
    QString text;     ///< without byte-order mark; control characters except tabs and line ends are
                      ///< blanks
    QString encoding; ///< "us-ascii", "utf-8" or "windows-1252"
};

/// The bytes of a file, and the encoding that they have. A large file is decoded in parts, because
/// its text would need twice the memory.
class EncodedText
{
public:
    /// Detects the encoding by the bytes, as decodeStatement().
    [[nodiscard]] static StatementResult<EncodedText> detect(QByteArray bytes);

    /// Returns the bytes without byte-order mark and without incomplete characters.
    [[nodiscard]] QByteArrayView bytes() const;
    [[nodiscard]] const QString &encoding() const { return m_encoding; } ///< as DecodedText

    /// Decodes a part, which must not begin or end inside a character.
    [[nodiscard]] QString text(qsizetype from, qsizetype size) const;

private:
    QByteArray m_bytes;
    qsizetype m_start = 0; ///< after the byte-order mark
    QString m_encoding;
    bool m_mayHaveControls = false;
};

/// Decodes by the bytes, not by a header. UTF-8 may be cut inside a character at the end of a
/// field, because banks cut texts by bytes; the incomplete character is dropped. Other invalid
/// UTF-8 is Windows-1252. The text of a workbook is its first sheet as a table.
[[nodiscard]] StatementResult<DecodedText> decodeStatement(const QByteArray &bytes);

} // namespace core
