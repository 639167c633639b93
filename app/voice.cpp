// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/voice.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QStandardPaths>
#include <QtCore/QTimer>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kMaxSpeech = std::chrono::seconds(20); ///< limit for a hanging sound system

} // namespace

Voice::Voice(const QStringList &folders)
{
    for (const QString &program : {u"spd-say"_s, u"espeak-ng"_s}) {
        if (m_program.isEmpty())
            m_program = QStandardPaths::findExecutable(program, folders);
    }
}

void Voice::say(const QString &text, const QString &language) const
{
    if (!isThere())
        return;
    const bool isDispatcher = QFileInfo(m_program).fileName() == "spd-say"_L1;
    const QString code = language.left(2); // Both programs have one voice for Portuguese.
    auto *process = new QProcess(QCoreApplication::instance());
    process->setStandardInputFile(QProcess::nullDevice());
    process->setStandardOutputFile(QProcess::nullDevice());
    process->setStandardErrorFile(QProcess::nullDevice());
    QObject::connect(process, &QProcess::finished, process, &QObject::deleteLater);
    QObject::connect(process, &QProcess::errorOccurred, process, &QObject::deleteLater);
    QTimer::singleShot(kMaxSpeech, process, &QProcess::kill);
    process->start(m_program, {isDispatcher ? u"-l"_s : u"-v"_s, code, u"--"_s, text});
}

} // namespace app
