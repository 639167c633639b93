// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QSizeF>
#include <QtCore/QString>

/// Reads PDF files with Poppler, which is independent of the code that wrote them.
namespace support
{

QString poppler(const QString &program, const QStringList &arguments);

/// Returns the text in reading order, with each run of whitespace as one blank.
QString pdfText(const QString &path);

struct PdfPages
{
    int count = 0;
    QSizeF millimetres; ///< size of the first page
};

PdfPages pdfPages(const QString &path);

} // namespace support
