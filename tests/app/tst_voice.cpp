// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/voice.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;

/// Replaces the program for speech by a script that stores its arguments.
class TestVoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysInTheLanguage_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("spoken");
        QTest::newRow("dispatcher") << u"spd-say"_s << u"-l pt -- Pago: doze reais"_s;
        QTest::newRow("synthesizer") << u"espeak-ng"_s << u"-v pt -- Pago: doze reais"_s;
    }

    void saysInTheLanguage()
    {
        QFETCH(QString, program);
        const QTemporaryDir folder;
        const QString kept = folder.filePath(u"kept"_s);
        QFile script(folder.filePath(program));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write(
            u"#!/bin/sh\necho \"$*\" > '%1.part' && mv '%1.part' '%1'\n"_s.arg(kept).toUtf8());
        script.close();
        QVERIFY(script.setPermissions(QFileDevice::ReadOwner | QFileDevice::ExeOwner));
        const app::Voice voice({folder.path()});
        QVERIFY(voice.isThere());
        voice.say(u"Pago: doze reais"_s, u"pt_BR"_s);
        QTRY_VERIFY(QFile::exists(kept));
        QFile file(kept);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QTEST(QString::fromUtf8(file.readAll()).trimmed(), "spoken");
        QTRY_VERIFY(QCoreApplication::instance()->findChildren<QProcess *>().isEmpty());
    }

    void isSilentWithoutAProgram()
    {
        const QTemporaryDir folder;
        const app::Voice voice({folder.path()});
        QVERIFY(!voice.isThere());
        voice.say(u"Pago"_s, u"pt_BR"_s);
        QVERIFY(QCoreApplication::instance()->findChildren<QProcess *>().isEmpty());
    }
};

BALCAO_TEST(TestVoice)
#include "tst_voice.moc"
