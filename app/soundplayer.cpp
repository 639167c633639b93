// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/soundplayer.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QTimer>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kMaxSound = std::chrono::seconds(10); ///< limit for a hanging sound system

} // namespace

SoundPlayer::SoundPlayer(const QString &program)
    : m_program(program.isEmpty()
                    ? QDir(QCoreApplication::applicationDirPath()).filePath(u"balcao-sound"_s)
                    : program)
{}

bool SoundPlayer::isThere() const
{
    return QFileInfo(m_program).isExecutable();
}

void SoundPlayer::play(const QByteArray &samples) const
{
    auto *process = new QProcess(QCoreApplication::instance());
    process->setStandardOutputFile(QProcess::nullDevice());
    process->setStandardErrorFile(QProcess::nullDevice());
    QObject::connect(process, &QProcess::finished, process, &QObject::deleteLater);
    QObject::connect(process, &QProcess::errorOccurred, process, &QObject::deleteLater);
    QTimer::singleShot(kMaxSound, process, &QProcess::kill);
    process->start(m_program, {}, QIODevice::WriteOnly);
    process->write(samples);
    process->closeWriteChannel();
}

} // namespace app
