// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QSizeF>
#include <QtCore/QString>

/// Reads PDF files with Poppler, which is independent of the code that wrote them.
namespace support
{

inline QString poppler(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// Returns the text in reading order, with each run of whitespace as one blank.
inline QString pdfText(const QString &path)
{
    return poppler(QStringLiteral("pdftotext"),
                   {QStringLiteral("-raw"), QStringLiteral("-enc"), QStringLiteral("UTF-8"), path,
                    QStringLiteral("-")})
        .simplified();
}

struct PdfPages
{
    int count = 0;
    QSizeF millimetres; ///< size of the first page
};

inline PdfPages pdfPages(const QString &path)
{
    const QString info = poppler(QStringLiteral("pdfinfo"), {path});
    const auto found = [&info](const char *pattern) {
        return QRegularExpression(QString::fromLatin1(pattern)).match(info);
    };
    const auto size = found("Page size:\\s+([0-9.]+) x ([0-9.]+) pts");
    constexpr qreal kPoint = 25.4 / 72;
    return {found("Pages:\\s+(\\d+)").captured(1).toInt(),
            QSizeF(size.captured(1).toDouble(), size.captured(2).toDouble()) * kPoint};
}

} // namespace support
