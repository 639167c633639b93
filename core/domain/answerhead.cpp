// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/answerhead.h"

#include <QtCore/QLocale>

#include <algorithm>

namespace core
{

namespace
{

constexpr QByteArrayView kLineEnd("\r\n");
constexpr qsizetype kMaxDigits = 7;

bool isDigitByte(char c)
{
    return c >= '0' && c <= '9';
}

bool areDigits(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), &isDigitByte);
}

/// Returns true if the text is a valid field value: no control characters except tabs.
bool isText(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte >= 0x20 && byte != 0x7F) || byte == '\t';
    });
}

bool isToken(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) {
        return isDigitByte(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
    });
}

/// Parses a status line like "HTTP/1.1 200 OK". The reason phrase is optional.
std::optional<int> statusOf(QByteArrayView line)
{
    constexpr QByteArrayView kBegin("HTTP/1.");
    constexpr qsizetype kCode = 9;
    constexpr qsizetype kMinCount = 12;
    if (line.size() < kMinCount || !line.startsWith(kBegin) || (line[7] != '0' && line[7] != '1') ||
        line[8] != ' ' || !areDigits(line.sliced(kCode, 3)) ||
        (line.size() > kMinCount && line[kMinCount] != ' ') || !isText(line.sliced(kMinCount)))
        return std::nullopt;
    const int status = line.sliced(kCode, 3).toInt();
    return status >= 100 && status <= 599 ? std::optional(status) : std::nullopt;
}

/// The state of the head parser.
struct HeadSoFar
{
    AnswerHead head;
    bool hasRetryAfter = false; ///< a Retry-After field was seen, valid or not
};

/// Parses one header field and stores its value. Returns false for an invalid field.
bool readField(QByteArrayView line, HeadSoFar &soFar)
{
    const qsizetype colon = line.indexOf(':');
    if (colon < 0 || !isToken(line.first(colon)) || !isText(line.sliced(colon + 1)))
        return false;
    const bool isRetryAfter = line.first(colon).compare("retry-after", Qt::CaseInsensitive) == 0;
    if (isRetryAfter && !soFar.hasRetryAfter)
        soFar.head.retryAfter = retryAfterOf(line.sliced(colon + 1));
    soFar.hasRetryAfter = soFar.hasRetryAfter || isRetryAfter;
    return true;
}

/// Removes and returns the first line. Returns an error if the line is incomplete or has a wrong
/// line ending.
tl::expected<QByteArrayView, AnswerFault> readLine(QByteArrayView &bytes)
{
    const qsizetype feed = bytes.indexOf('\n');
    if (feed < 0)
        return tl::unexpected(AnswerFault::Incomplete);
    const QByteArrayView line = bytes.first(feed + 1);
    bytes = bytes.sliced(feed + 1);
    if (!line.endsWith(kLineEnd))
        return tl::unexpected(AnswerFault::Malformed);
    return line.chopped(kLineEnd.size());
}

tl::expected<AnswerHead, AnswerFault> readHead(QByteArrayView &bytes)
{
    const auto first = readLine(bytes);
    if (!first)
        return tl::unexpected(first.error());
    const auto status = statusOf(*first);
    if (!status || *status == 101)
        return tl::unexpected(AnswerFault::Malformed);
    HeadSoFar soFar{.head = {.status = *status}};
    for (;;) {
        const auto line = readLine(bytes);
        if (!line)
            return tl::unexpected(line.error());
        if (line->isEmpty())
            return soFar.head;
        if (!readField(*line, soFar))
            return tl::unexpected(AnswerFault::Malformed);
    }
}

} // namespace

std::optional<std::chrono::seconds> retryAfterOf(QByteArrayView value)
{
    const QByteArrayView digits = value.trimmed();
    if (digits.isEmpty() || digits.size() > kMaxDigits || !areDigits(digits))
        return std::nullopt;
    return std::chrono::seconds(digits.toInt());
}

std::optional<QDateTime> dateOf(QByteArrayView value)
{
    const QString text = QString::fromLatin1(value.trimmed());
    QDateTime timestamp =
        QLocale::c().toDateTime(text, QStringLiteral("ddd, dd MMM yyyy hh:mm:ss 'GMT'"));
    if (!timestamp.isValid())
        return std::nullopt;
    timestamp.setTimeSpec(Qt::UTC);
    return timestamp;
}

tl::expected<AnswerHead, AnswerFault> readAnswerHead(QByteArrayView bytes)
{
    QByteArrayView rest = bytes.first(std::min(bytes.size(), kMaxAnswerHeadSize));
    tl::expected<AnswerHead, AnswerFault> head;
    do
        head = readHead(rest);
    while (head && head->status < 200);
    const bool isFull = bytes.size() >= kMaxAnswerHeadSize;
    if (!head && head.error() == AnswerFault::Incomplete && isFull)
        return tl::unexpected(AnswerFault::Malformed);
    return head;
}

} // namespace core
