// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/recentlog.h"

#include <QtCore/QDateTime>
#include <QtCore/QtGlobal>

#include <mutex>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMaxLines = 200;
constexpr qsizetype kMaxLineLength = 500;

struct KeptLines
{
    std::mutex mutex; ///< guards the lines: any thread may log
    QStringList lines;
    QtMessageHandler previous = nullptr;
};

/// Never destroyed, because threads may log until the end of the process.
KeptLines &keptLines()
{
    static auto *kept = new KeptLines;
    return *kept;
}

QString severityOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return u"debug"_s;
    case QtInfoMsg:
        return u"info"_s;
    case QtWarningMsg:
        return u"warning"_s;
    case QtCriticalMsg:
        return u"critical"_s;
    case QtFatalMsg:
        return u"fatal"_s;
    }
    Q_UNREACHABLE();
}

void rememberMessage(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    KeptLines &kept = keptLines();
    const QString line = u"%1 %2 %3: %4"_s.arg(
        QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs), severityOf(type),
        QString::fromLatin1(context.category), text.left(kMaxLineLength));
    {
        const std::lock_guard lock(kept.mutex);
        kept.lines.append(line);
        if (kept.lines.size() > kMaxLines)
            kept.lines.removeFirst();
    }
    if (kept.previous)
        kept.previous(type, context, text);
}

} // namespace

void startRecentLog()
{
    keptLines().previous = qInstallMessageHandler(&rememberMessage);
}

QStringList recentLogLines()
{
    KeptLines &kept = keptLines();
    const std::lock_guard lock(kept.mutex);
    return kept.lines;
}

} // namespace app
