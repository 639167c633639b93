// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/exportfile.h"

#include <QtCore/QFileInfo>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr size_t kBuffer = size_t(256) * 1024;
constexpr qsizetype kPiece = 16384; ///< characters; at most three bytes each

char *utf8(char *to, char32_t code)
{
    const auto byte = [&to](char32_t bits) { *to++ = static_cast<char>(bits); };
    if (code < 0x800) {
        byte(0xc0 | (code >> 6));
    } else if (code < 0x10000) {
        byte(0xe0 | (code >> 12));
        byte(0x80 | ((code >> 6) & 0x3f));
    } else {
        byte(0xf0 | (code >> 18));
        byte(0x80 | ((code >> 12) & 0x3f));
        byte(0x80 | ((code >> 6) & 0x3f));
    }
    byte(0x80 | (code & 0x3f));
    return to;
}

} // namespace

ExportFile::ExportFile(const QString &path, bool replaces)
    : m_path(path)
    , m_replaces(replaces)
    , m_buffer(kBuffer)
{
    m_state = open();
}

ExportFile::~ExportFile() = default;

Result<void> ExportFile::open()
{
    if (isInTheWay())
        return tl::unexpected(Error{Error::Code::Conflict, {}, u"the file is there already"_s});
    auto partial = PartialFile::create(m_path);
    if (!partial)
        return tl::unexpected(partial.error());
    m_partial = std::make_unique<PartialFile>(std::move(*partial));
    m_file.setFileName(m_partial->path());
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::Unbuffered | QIODevice::ExistingOnly))
        return tl::unexpected(fileError(errno));
    return {};
}

bool ExportFile::isInTheWay() const
{
    const QFileInfo info(m_path);
    return info.isDir() || (!m_replaces && (info.exists() || info.isSymLink()));
}

void ExportFile::flush()
{
    if (m_state) {
        errno = 0;
        const auto size = static_cast<qint64>(m_used);
        if (m_file.write(m_buffer.data(), size) != size) // a partial write means a full disk
            m_state = tl::unexpected(fileError(errno != 0 ? errno : ENOSPC));
    }
    m_used = 0;
}

void ExportFile::add(QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const qsizetype size = std::min<qsizetype>(bytes.size(), kBuffer);
        std::memcpy(room(static_cast<size_t>(size)), bytes.data(), static_cast<size_t>(size));
        m_used += static_cast<size_t>(size);
        bytes = bytes.sliced(size);
    }
}

void ExportFile::addUtf8(QStringView text)
{
    while (!text.isEmpty()) {
        qsizetype size = std::min(text.size(), kPiece);
        if (size < text.size() && text[size - 1].isHighSurrogate())
            --size;
        char *const begin = room(static_cast<size_t>(size) * 3);
        char *to = begin;
        for (qsizetype i = 0; i < size; ++i) {
            const char16_t unit = text[i].unicode();
            if (unit < 0x80) {
                *to++ = static_cast<char>(unit);
            } else if (!QChar::isSurrogate(unit)) {
                to = utf8(to, unit);
            } else if (QChar::isHighSurrogate(unit) && i + 1 < size &&
                       text[i + 1].isLowSurrogate()) {
                to = utf8(to, QChar::surrogateToUcs4(unit, text[++i].unicode()));
            } else {
                to = utf8(to, QChar::ReplacementCharacter);
            }
        }
        m_used += static_cast<size_t>(to - begin);
        text = text.sliced(size);
    }
}

bool ExportFile::addIfPlain(QStringView text, const PlainUnits &isPlain)
{
    if (text.size() > kPiece)
        return false;
    char *const begin = room(static_cast<size_t>(text.size()) * 2);
    char *to = begin;
    for (const QChar character : text) {
        const char16_t unit = character.unicode();
        if (unit >= isPlain.size() || !isPlain[unit])
            return false;
        if (unit < 0x80)
            *to++ = static_cast<char>(unit);
        else
            to = utf8(to, unit);
    }
    m_used += static_cast<size_t>(to - begin);
    return true;
}

void ExportFile::addNumber(qint64 number, int digits)
{
    std::array<char, 20> text = {};
    size_t at = text.size();
    for (auto rest = static_cast<quint64>(number < 0 ? -number : number); rest > 0 || digits > 0;
         rest /= 10, --digits)
        text[--at] = static_cast<char>('0' + rest % 10);
    if (number < 0)
        add('-');
    add(QByteArrayView(text.data() + at, static_cast<qsizetype>(text.size() - at)));
}

void ExportFile::fail(const Error &error)
{
    if (m_state)
        m_state = tl::unexpected(error);
}

Result<void> ExportFile::finish()
{
    flush();
    if (!m_state)
        return m_state;
    m_size = m_file.size();
    m_file.close();
    if (isInTheWay()) // another process created the file meanwhile
        m_state =
            tl::unexpected(Error{Error::Code::Conflict, {}, u"a file came there meanwhile"_s});
    else
        m_state = m_partial->putInPlace();
    return m_state;
}

} // namespace core
