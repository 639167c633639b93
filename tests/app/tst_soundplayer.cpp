// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/soundplayer.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;

/// Replaces the player by a script that stores its input.
class TestSoundPlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesTheProgramEverySample()
    {
        const QTemporaryDir folder;
        const QString kept = folder.filePath(u"kept"_s);
        const QString gate = folder.filePath(u"gate"_s);
        const app::SoundPlayer player(
            script(folder, u"while [ ! -e '%2' ]; do sleep 0.01; done; "
                           "cat > '%1.part' && mv '%1.part' '%1'"_s.arg(kept, gate)));
        QVERIFY(player.isThere());
        const QByteArray samples(300'000, 'x'); // More than a pipe holds.
        player.play(samples); // Does not block: the script reads nothing before the gate opens.
        QVERIFY(QFile(gate).open(QIODevice::WriteOnly));
        QTRY_VERIFY(QFile::exists(kept));
        QFile file(kept);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), samples);
        QTRY_VERIFY(processes().isEmpty());
    }

    void survivesAProgramThatFails()
    {
        const QTemporaryDir folder;
        const app::SoundPlayer player(script(folder, u"exit 1"_s));
        player.play(QByteArray(300'000, 'x'));
        QTRY_VERIFY(processes().isEmpty());
    }

    void isSilentWithoutTheProgram()
    {
        const app::SoundPlayer player(u"/no/such/program"_s);
        QVERIFY(!player.isThere());
        player.play("x");
        QTRY_VERIFY(processes().isEmpty());
    }

private:
    static QList<QProcess *> processes()
    {
        return QCoreApplication::instance()->findChildren<QProcess *>();
    }

    static QString script(const QTemporaryDir &folder, const QString &line)
    {
        QFile file(folder.filePath(u"play"_s));
        if (!file.open(QIODevice::WriteOnly) ||
            file.write("#!/bin/sh\n" + line.toUtf8() + '\n') < 0)
            qFatal("cannot write");
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::ExeOwner);
        return file.fileName();
    }
};

BALCAO_TEST(TestSoundPlayer)
#include "tst_soundplayer.moc"
