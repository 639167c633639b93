// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/backupmanifest.h"
#include "tests/support/testmain.h"

#include <QtCore/QCryptographicHash>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::BackupKey;
using core::BackupManifest;

namespace
{

BackupKey keyOf(char byte)
{
    return BackupKey::fromRandom(QByteArray(BackupKey::kBytes, byte));
}

BackupManifest example()
{
    const QDateTime made(QDate(2026, 11, 21), QTime(12, 30, 5), Qt::UTC);
    return {
        made,
        {{u"database"_s, 81920, QByteArray(64, 'a')}, {u"shop.json"_s, 12, QByteArray(64, '0')}},
        keyOf('k')};
}

} // namespace

class TestBackupManifest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOneLinePerFile();
    void readsWhatItWrote();
    void refusesEveryChangedByte();
    void refusesOtherTexts_data();
    void refusesOtherTexts();
    void isAuthenticatedByItsKeyOnly();
    void refusesACodeByAnotherKey();
    void readsKeys();
};

/// The id and the code were calculated with Python's hashlib and hmac.
void TestBackupManifest::writesOneLinePerFile()
{
    const QByteArray text = example().toText();
    const QByteArray begin =
        "balcao-backup 1\n"
        "made 2026-11-21T12:30:05Z\n"
        "database 81920 " +
        QByteArray(64, 'a') + "\nshop.json 12 " + QByteArray(64, '0') +
        "\nkey 46ff511a7f9f22dc\nhmac-sha256 "
        "9af040b9ffc10054b1a9c623c1754e9ebe227973111d40a545520f879708e2b9\nsha256 ";
    QVERIFY2(text.startsWith(begin), text.constData());
}

void TestBackupManifest::readsWhatItWrote()
{
    const auto read = BackupManifest::parse(example().toText());
    QVERIFY(read);
    QCOMPARE(read->made(), example().made());
    QVERIFY(read->files() == example().files());
    QVERIFY(read->isAuthenticatedBy(keyOf('k')));
}

void TestBackupManifest::refusesEveryChangedByte()
{
    const QByteArray text = example().toText();
    for (qsizetype i = 0; i < text.size(); ++i) {
        for (const char byte : {' ', '\n', '0', 'f', 'A', '\xe9', '\0'}) {
            QByteArray changed = text;
            changed[i] = byte;
            QVERIFY2(changed == text || !BackupManifest::parse(changed), changed.constData());
        }
        QVERIFY(!BackupManifest::parse(text.first(i)));
        QVERIFY(!BackupManifest::parse(text.first(i) + text.sliced(i + 1)));
    }
}

void TestBackupManifest::refusesOtherTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray text = example().toText();
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("more at the end") << text + '\n';
    QTest::newRow("twice") << text + text;
    QTest::newRow("another format") << QByteArray(text).replace("backup 1", "backup 2");
    QTest::newRow("line ends of Windows") << QByteArray(text).replace("\n", "\r\n");
    QTest::newRow("no end") << QByteArray(1024 * 1024, 'a');
}

void TestBackupManifest::refusesOtherTexts()
{
    QFETCH(QByteArray, text);
    QVERIFY(!BackupManifest::parse(text));
}

void TestBackupManifest::isAuthenticatedByItsKeyOnly()
{
    QVERIFY(example().namesKey(keyOf('k')));
    QVERIFY(example().isAuthenticatedBy(keyOf('k')));
    QVERIFY(!example().namesKey(keyOf('l')));
    QVERIFY(!example().isAuthenticatedBy(keyOf('l')));
}

/// A forger knows the id of the key, which is readable, but not the key.
void TestBackupManifest::refusesACodeByAnotherKey()
{
    const QByteArray own = keyOf('k').id();
    QByteArray text = BackupManifest(example().made(), example().files(), keyOf('l')).toText();
    text.replace(keyOf('l').id(), own);
    const qsizetype last = text.lastIndexOf("sha256 ");
    text = text.first(last);
    text += "sha256 " + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex() + '\n';
    const auto forged = BackupManifest::parse(text);
    QVERIFY(forged);
    QVERIFY(forged->namesKey(keyOf('k')));
    QVERIFY(!forged->isAuthenticatedBy(keyOf('k')));
}

void TestBackupManifest::readsKeys()
{
    const QByteArray text = keyOf('k').toText();
    QCOMPARE(text, QByteArray("6b").repeated(32));
    QVERIFY(BackupKey::parse(text));
    QCOMPARE(BackupKey::parse(text)->id(), keyOf('k').id());
    QVERIFY(!BackupKey::parse(text + '\n'));
    QVERIFY(!BackupKey::parse(text.toUpper()));
    QVERIFY(!BackupKey::parse(text.first(62)));
    QVERIFY(!BackupKey::parse({}));
}

BALCAO_GUILESS_TEST(TestBackupManifest)
#include "tst_backupmanifest.moc"
