// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace app
{

/// Standard output and standard error of balcao-cli. Results go to standard output, everything else
/// to standard error.
///
/// Threading: one thread at a time.
class CliOutput
{
    Q_DISABLE_COPY_MOVE(CliOutput)

public:
    enum class Format { Text, Json };

    explicit CliOutput(Format format);

    [[nodiscard]] bool isJson() const { return m_format == Format::Json; }

    /// Writes a document or a line of text to standard output. Returns false if the reader has
    /// closed the pipe, or if the disk is full.
    bool print(const QByteArray &line);
    bool print(const QString &line);

    /// Writes one line to standard error.
    void report(const QString &line);

    /// Reports an error in both formats.
    void report(const CliError &error);

    /// Shows the progress of a long command; only on a terminal. The next line replaces the text.
    void showProgress(const QString &text);

    /// Writes everything that is still buffered. Returns false if any write failed.
    [[nodiscard]] bool finish();

    /// Returns true if the reader of standard output has closed the pipe.
    [[nodiscard]] bool isClosed() const { return m_isClosed; }

private:
    void clearProgress();
    void noteFailure();

    const Format m_format;
    const bool m_showsProgress;
    bool m_hasProgress = false;
    bool m_hasFailed = false;
    bool m_isClosed = false;
};

} // namespace app
