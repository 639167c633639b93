// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/pdf.h"

namespace support
{

QString poppler(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString pdfText(const QString &path)
{
    return poppler(QStringLiteral("pdftotext"),
                   {QStringLiteral("-raw"), QStringLiteral("-enc"), QStringLiteral("UTF-8"), path,
                    QStringLiteral("-")})
        .simplified();
}

PdfPages pdfPages(const QString &path)
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
