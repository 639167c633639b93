// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/partialfile.h"

#include <QtCore/QByteArrayView>
#include <QtCore/QFile>

#include <array>
#include <memory>
#include <vector>

namespace core
{

/// A file that is written sequentially and created completely or not at all. After an error the
/// object ignores further data, and finish() returns the error. For one thread; blocks on the disk.
class ExportFile
{
    Q_DISABLE_COPY_MOVE(ExportFile)

public:
    /// Opens the file. Code::Conflict if the path exists and must not be replaced; otherwise the
    /// errors of PartialFile.
    ExportFile(const QString &path, bool replaces);
    ~ExportFile(); ///< discards the file unless finish() was called

    void add(QByteArrayView bytes);
    void add(char byte) { *room(1) = byte, m_used += 1; }

    /// Adds a text as UTF-8. Replaces lone surrogates by U+FFFD.
    void addUtf8(QStringView text);

    /// Adds the text if `isPlain` is true for every unit; otherwise adds nothing and returns false.
    /// Needs a single pass for most texts.
    using PlainUnits = std::array<bool, 0x180>;
    bool addIfPlain(QStringView text, const PlainUnits &isPlain);

    /// Adds a decimal number with leading zeros up to `digits`.
    void addNumber(qint64 number, int digits = 1);

    /// Returns the temporary path, for code that writes the file without add().
    [[nodiscard]] QString path() const { return m_file.fileName(); }

    /// Reports an error of code that writes the file itself.
    void fail(const Error &error);

    [[nodiscard]] bool hasFailed() const { return !m_state; }

    /// Moves the file to its final path.
    [[nodiscard]] Result<void> finish();

    /// Returns the final size after finish().
    [[nodiscard]] qint64 size() const { return m_size; }

private:
    [[nodiscard]] Result<void> open();
    [[nodiscard]] bool isInTheWay() const;
    void flush();

    /// Reserves bytes at the end of the buffer.
    char *room(size_t bytes)
    {
        Q_ASSERT(bytes <= m_buffer.size());
        if (m_used + bytes > m_buffer.size())
            flush();
        return m_buffer.data() + m_used;
    }

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
