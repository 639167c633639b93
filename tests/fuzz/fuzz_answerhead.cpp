// SPDX-License-Identifier: GPL-3.0-or-later
//
// Answers of webhook endpoints.

#include "core/domain/answerhead.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/secondopinion.h"

using core::AnswerFault;

namespace
{

/// One head and the following data as a pattern.
constexpr auto kHead = "HTTP/1[.][01] ([1-5][0-9]{2})( [\\t -~\\x80-\\xff]*)?\\r\\n"
                       "([-0-9A-Za-z!#$%&'*+.^_`|~]+:[\\t -~\\x80-\\xff]*\\r\\n)*\\r\\n";

/// Returns the status of the first final head; 0 if there is none.
int statusOf(QString text)
{
    static const QRegularExpression head(
        QRegularExpression::anchoredPattern(QString::fromLatin1(kHead)),
        QRegularExpression::DontCaptureOption);
    for (;;) {
        const qsizetype end = text.indexOf(QLatin1String("\r\n\r\n"));
        if (end < 0 || !head.match(text.first(end + 4)).hasMatch())
            return 0;
        const int status = text.mid(9, 3).toInt();
        if (status == 101)
            return 0;
        if (status >= 200)
            return status;
        text.remove(0, end + 4);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto read = core::readAnswerHead(bytes);
    REQUIRE((read ? read->status : 0) == statusOf(QString::fromLatin1(bytes)));
    if (read) {
        REQUIRE(core::readAnswerHead(bytes + "\r\n") == read); // final
        REQUIRE(read->retryAfter.value_or(std::chrono::seconds(0)).count() >= 0);
    } else if (read.error() == AnswerFault::Malformed) {
        REQUIRE(!core::readAnswerHead(bytes + "HTTP/1.1 200 OK\r\n\r\n"));
    }
    return 0;
}
