// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/clioutput.h"

#include "core/domain/consoletext.h"

#include <cerrno>
#include <cstdio>
#include <unistd.h>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

void write(FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stream);
}

/// Returns a text for terminals and scripts, with the minus sign of ASCII.
QByteArray plainText(const QString &text)
{
    return core::consoleText(text).replace(QChar(0x2212), u'-').toLocal8Bit();
}

} // namespace

CliOutput::CliOutput(Format format)
    : m_format(format)
    , m_showsProgress(isatty(STDERR_FILENO) == 1)
{}

bool CliOutput::print(const QByteArray &line)
{
    clearProgress();
    if (m_hasFailed)
        return false;
    errno = 0;
    write(stdout, line + '\n');
    if (std::ferror(stdout) != 0)
        noteFailure();
    return !m_hasFailed;
}

bool CliOutput::print(const QString &line)
{
    return print(isJson() ? line.toUtf8() : plainText(line));
}

void CliOutput::report(const QString &line)
{
    clearProgress();
    (void)std::fflush(stdout); // keeps the order on a terminal
    write(stderr, u"balcao-cli: %1\n"_s.arg(core::consoleText(line)).toLocal8Bit());
}

void CliOutput::report(const CliError &error)
{
    if (isJson())
        print(error.toJson());
    report(error.message);
}

void CliOutput::showProgress(const QString &text)
{
    if (!m_showsProgress)
        return;
    constexpr int kColumns = 79;
    write(stderr, u"\r%1"_s.arg(text.left(kColumns), -kColumns).toLocal8Bit());
    m_hasProgress = true;
}

void CliOutput::clearProgress()
{
    if (!m_hasProgress)
        return;
    m_hasProgress = false;
    write(stderr, "\r" + QByteArray(79, ' ') + "\r");
}

bool CliOutput::finish()
{
    clearProgress();
    errno = 0;
    if (std::fflush(stdout) != 0)
        noteFailure();
    return !m_hasFailed;
}

void CliOutput::noteFailure()
{
    m_hasFailed = true;
    m_isClosed = m_isClosed || errno == EPIPE;
}

} // namespace app
