// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/storage/partialfile.h"

#include <QtCore/QByteArrayView>
#include <QtCore/QFile>

#include <array>
#include <memory>
#include <vector>

namespace core
{

/// A file that is written from its beginning to its end, and is there whole or not at all. After an
/// error it takes no more, and finish() tells it. One thread; blocks on the disk.
class ExportFile
{
    Q_DISABLE_COPY_MOVE(ExportFile)

public:
    /// Code::Conflict if something is there and is not to be replaced; else as PartialFile.
    ExportFile(const QString &path, bool replaces);
    ~ExportFile(); ///< without finish() it leaves nothing

    void add(QByteArrayView bytes);
    void add(char byte) { *room(1) = byte, m_used += 1; }

    /// As UTF-8; half of a character that takes two becomes U+FFFD.
    void addUtf8(QStringView text);

    /// The same if `isPlain` is true of every unit of the text; else nothing, and false. For most
    /// of what is written one look at each character is enough.
    using PlainUnits = std::array<bool, 0x180>;
    bool addIfPlain(QStringView text, const PlainUnits &isPlain);

    /// Digits, with zeros in front up to that many.
    void addNumber(qint64 number, int digits = 1);

    /// Where it is made, for who writes it by itself and in place of add().
    [[nodiscard]] QString path() const { return m_file.fileName(); }

    /// Who writes it could not.
    void fail(const Error &error);

    [[nodiscard]] bool hasFailed() const { return !m_state; }

    /// Puts it in place.
    [[nodiscard]] Result<void> finish();

    /// Once it is in place.
    [[nodiscard]] qint64 size() const { return m_size; }

private:
    [[nodiscard]] Result<void> open();
    [[nodiscard]] bool isInTheWay() const;
    char *room(size_t bytes);
    void flush();

    const QString m_path;
    const bool m_replaces;
    Result<void> m_state;
    std::unique_ptr<PartialFile> m_partial;
    QFile m_file;
    std::vector<char> m_buffer;
    size_t m_used = 0;
    qint64 m_size = 0;
};

} // namespace core
