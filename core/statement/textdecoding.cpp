// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/textdecoding.h"

#include "core/statement/workbook.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// The Windows-1252 characters 0x80 to 0x9f; a blank: unassigned.
constexpr std::array<char16_t, 32> kWindowsMiddle{
    0x20ac, u' ',   0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, u' ',   0x017d, u' ',   u' ',   0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, u' ',   0x017e, 0x0178,
};

/// Returns the length of the UTF-8 sequence that a byte starts; 0 if it starts none.
constexpr int sequenceLength(uchar lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xc2 && lead < 0xe0)
        return 2;
    if (lead >= 0xe0 && lead < 0xf0)
        return 3;
    return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

constexpr bool isFieldEnd(char byte)
{
    return byte == '<' || byte == '\n' || byte == '\r' || byte == ';' || byte == '"';
}

/// Returns the bytes as UTF-8 without cut characters; nullopt if they are something else.
std::optional<QByteArray> asUtf8(QByteArrayView bytes)
{
    QByteArray kept;
    qsizetype copied = 0; // bytes before are in `kept`
    bool hasSequence = false;
    for (qsizetype i = 0; i < bytes.size();) {
        const int length = sequenceLength(static_cast<uchar>(bytes[i]));
        if (length == 1) {
            ++i;
            continue;
        }
        if (length == 0)
            return std::nullopt;
        qsizetype end = i + 1;
        while (end < bytes.size() && end < i + length &&
               (static_cast<uchar>(bytes[end]) & 0xc0) == 0x80)
            ++end;
        const bool isWhole = end == i + length;
        if (!isWhole && end < bytes.size() && !isFieldEnd(bytes[end]))
            return std::nullopt;
        if (!isWhole) {
            kept += bytes.sliced(copied, i - copied);
            copied = end;
        }
        hasSequence = hasSequence || isWhole;
        i = end;
    }
    if (!hasSequence)
        return std::nullopt;
    kept += bytes.sliced(copied);
    return kept;
}

QString fromWindows1252(QByteArrayView bytes)
{
    QString text(bytes.size(), Qt::Uninitialized);
    QChar *to = text.data();
    for (const char byte : bytes) {
        const auto unit = static_cast<uchar>(byte);
        *to++ = unit >= 0x80 && unit < 0xa0 ? QChar(kWindowsMiddle[unit - 0x80])
                                            : QChar(char16_t{unit});
    }
    return text;
}

constexpr bool isControl(char16_t unit)
{
    return (unit < 0x20 && unit != u'\t' && unit != u'\n' && unit != u'\r') ||
           (unit >= 0x7f && unit < 0xa0);
}

void replaceControls(QString &text)
{
    for (QChar &character : text) {
        if (isControl(character.unicode()))
            character = u' ';
    }
}

constexpr uchar kControl = 1;
constexpr uchar kBeyondAscii = 2;

/// Returns the kinds of bytes in a text, as bits. Without a branch per byte, because files are
/// long.
uchar byteKindsIn(QByteArrayView bytes)
{
    static constexpr auto kKinds = [] {
        std::array<uchar, 0x100> table{};
        for (std::size_t i = 0; i < table.size(); ++i) {
            const auto unit = static_cast<char16_t>(i);
            table[i] = unit >= 0x80 ? kBeyondAscii : isControl(unit) ? kControl : uchar{0};
        }
        return table;
    }();
    uchar kinds = 0;
    for (const char byte : bytes)
        kinds |= kKinds[static_cast<uchar>(byte)];
    return kinds;
}

} // namespace

StatementResult<EncodedText> EncodedText::detect(QByteArray bytes)
{
    if (bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff"))
        return statementFault(StatementRule::Utf16, 1);
    EncodedText file;
    constexpr QByteArrayView kMark("\xef\xbb\xbf");
    file.m_start = bytes.startsWith(kMark) ? kMark.size() : 0;
    file.m_bytes = std::move(bytes);
    const uchar kinds = byteKindsIn(file.bytes());
    file.m_mayHaveControls = kinds != 0;
    if ((kinds & kBeyondAscii) == 0) {
        file.m_encoding = u"us-ascii"_s;
    } else if (auto utf8 = asUtf8(file.bytes())) {
        file.m_encoding = u"utf-8"_s;
        file.m_bytes = std::move(*utf8);
        file.m_start = 0;
    } else {
        file.m_encoding = u"windows-1252"_s;
    }
    return file;
}

QByteArrayView EncodedText::bytes() const
{
    return QByteArrayView(m_bytes).sliced(m_start);
}

QString EncodedText::text(qsizetype from, qsizetype size) const
{
    const QByteArrayView part = bytes().sliced(from, size);
    QString text = m_encoding == "utf-8"_L1      ? QString::fromUtf8(part)
                   : m_encoding == "us-ascii"_L1 ? QString::fromLatin1(part)
                                                 : fromWindows1252(part);
    if (m_mayHaveControls)
        replaceControls(text);
    return text;
}

StatementResult<DecodedText> decodeStatement(const QByteArray &bytes)
{
    if (isArchive(bytes)) {
        auto table = readWorkbook(bytes);
        if (!table)
            return tl::unexpected(table.error());
        DecodedText workbook{std::move(*table), u"utf-8"_s};
        replaceControls(workbook.text);
        return workbook;
    }
    const auto file = EncodedText::detect(bytes);
    if (!file)
        return tl::unexpected(file.error());
    return DecodedText{file->text(0, file->bytes().size()), file->encoding()};
}

} // namespace core
