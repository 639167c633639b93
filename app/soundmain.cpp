// SPDX-License-Identifier: GPL-3.0-or-later

/// balcao-sound: plays the samples on its standard input (ui/session/tones.h) and exits. See
/// app/soundplayer.h.

#include "ui/session/tones.h"

#include <QtCore/QBuffer>
#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QTimer>
#include <QtMultimedia/QAudioDevice>
#include <QtMultimedia/QAudioSink>
#include <QtMultimedia/QMediaDevices>

#include <cstdio>

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return 1;
    const QByteArray samples = input.readAll();

    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    QAudioFormat format;
    format.setSampleRate(ui::kSamplesPerSecond);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    if (device.isNull() || !device.isFormatSupported(format))
        return 1;

    QBuffer buffer;
    buffer.setData(samples);
    buffer.open(QIODevice::ReadOnly);
    QAudioSink sink(device, format);
    QObject::connect(&sink, &QAudioSink::stateChanged, &application, [&](QAudio::State state) {
        if (state == QAudio::IdleState || state == QAudio::StoppedState)
            // The device may still be playing the last samples.
            QTimer::singleShot(500, &application, &QCoreApplication::quit);
    });
    sink.start(&buffer);
    return QCoreApplication::exec();
}
