// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/encryptedarchive.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <unistd.h>

using namespace Qt::StringLiterals;
using core::ArchiveSecret;
using Code = core::Error::Code;

namespace
{

constexpr qsizetype kBlock = qsizetype(64) * 1024;
constexpr qsizetype kEncryptedBlock = kBlock + 17;
constexpr qsizetype kHeader = 26 + 1 + 8 + 16 + 16 + 24;

const ArchiveSecret kKeyFile{ArchiveSecret::Kind::KeyFile, QByteArray(32, 'k')};
const ArchiveSecret kPassphrase{ArchiveSecret::Kind::Passphrase, "correct horse battery"};

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test cannot write");
}

/// Returns bytes that repeat in no block.
QByteArray counted(qsizetype size)
{
    QByteArray bytes;
    for (quint32 i = 0; bytes.size() < size; ++i)
        bytes += QByteArray::number(i, 16).rightJustified(8, '0');
    return bytes.first(size);
}

} // namespace

class TestEncryptedArchive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_folder.reset(); }

    void returnsTheFiles_data();
    void returnsTheFiles();
    void opensWithAPassphrase();
    void encryptsEachTimeDifferently();
    void containsNothingReadable();
    void refusesAnotherSecret_data();
    void refusesAnotherSecret();
    void refusesEveryChangedByte();
    void refusesMissingBytes();
    void refusesAddedBytes();
    void refusesExchangedBlocks();
    void refusesBlocksOfAnotherArchive();
    void limitsTheCostOfAHeader();
    void stopsBeforeAFile();
    void refusesOtherFiles();
    void keepsTheTargetAfterAnError();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString archive() const { return path(u"a.balcao"_s); }
    /// Writes an archive with one small and one large file.
    void write(qsizetype size = 3 * kBlock, const ArchiveSecret &secret = kKeyFile) const;
    [[nodiscard]] Code codeOf(const QByteArray &changed) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestEncryptedArchive::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestEncryptedArchive::write(qsizetype size, const ArchiveSecret &secret) const
{
    writeBytes(path(u"small"_s), "{\"name\": \"Padaria\"}");
    writeBytes(path(u"large"_s), counted(size));
    const auto written =
        core::writeArchive({{u"shop.json"_s, path(u"small"_s)}, {u"backup.db"_s, path(u"large"_s)}},
                           archive(), secret);
    QVERIFY2(written, written ? "" : qPrintable(written.error().detail));
}

/// Returns the error of an archive with these bytes; Code::Internal for none.
Code TestEncryptedArchive::codeOf(const QByteArray &changed) const
{
    writeBytes(path(u"changed"_s), changed);
    const auto verified = core::verifyArchive(path(u"changed"_s), kKeyFile);
    return verified ? Code::Internal : verified.error().code;
}

void TestEncryptedArchive::returnsTheFiles_data()
{
    QTest::addColumn<qsizetype>("size");
    const qsizetype around = kBlock - 60; // where the end of the archive meets the end of a block
    QTest::newRow("empty") << qsizetype(0);
    QTest::newRow("one byte") << qsizetype(1);
    QTest::newRow("about one block") << around;
    QTest::newRow("a block") << kBlock;
    QTest::newRow("many blocks") << 5 * kBlock + 7;
}

void TestEncryptedArchive::returnsTheFiles()
{
    QFETCH(qsizetype, size);
    for (qsizetype more = 0; more < 80; more += size < kBlock / 2 ? 80 : 1) {
        write(size + more);
        QVERIFY(core::isArchive(archive()));
        QCOMPARE(QFile::permissions(archive()) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
        QTemporaryDir folder;
        QVERIFY(core::readArchive(archive(), folder.path(), kKeyFile));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
                 (QStringList{u"backup.db"_s, u"shop.json"_s}));
        QCOMPARE(bytesOf(folder.filePath(u"shop.json"_s)), QByteArray("{\"name\": \"Padaria\"}"));
        QCOMPARE(bytesOf(folder.filePath(u"backup.db"_s)), counted(size + more));
        QVERIFY(core::verifyArchive(archive(), kKeyFile));
    }
}

void TestEncryptedArchive::opensWithAPassphrase()
{
    write(kBlock, kPassphrase);
    QVERIFY(core::secretKindOf(archive()) == ArchiveSecret::Kind::Passphrase);
    QTemporaryDir folder;
    QVERIFY(core::readArchive(archive(), folder.path(), kPassphrase));
    QCOMPARE(bytesOf(folder.filePath(u"backup.db"_s)), counted(kBlock));
    const auto wrong =
        core::verifyArchive(archive(), {ArchiveSecret::Kind::Passphrase, "correct horse batterY"});
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().code, Code::AccessDenied);
}

void TestEncryptedArchive::encryptsEachTimeDifferently()
{
    write();
    const QByteArray first = bytesOf(archive());
    write();
    const QByteArray second = bytesOf(archive());
    QCOMPARE(first.size(), second.size());
    QVERIFY(first.sliced(kHeader) != second.sliced(kHeader));
}

void TestEncryptedArchive::containsNothingReadable()
{
    write();
    const QByteArray bytes = bytesOf(archive());
    for (const char *word : {"Padaria", "shop.json", "backup.db", "00000001"})
        QVERIFY(!bytes.contains(word));
}

void TestEncryptedArchive::refusesAnotherSecret_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("secret");
    const int file = int(ArchiveSecret::Kind::KeyFile);
    QTest::newRow("another file") << file << QByteArray(32, 'l');
    QTest::newRow("a longer file") << file << QByteArray(33, 'k');
    QTest::newRow("an empty file") << file << QByteArray();
    QTest::newRow("a passphrase") << int(ArchiveSecret::Kind::Passphrase) << QByteArray(32, 'k');
}

void TestEncryptedArchive::refusesAnotherSecret()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, secret);
    write();
    QTemporaryDir folder;
    const auto read =
        core::readArchive(archive(), folder.path(), {ArchiveSecret::Kind(kind), secret});
    QVERIFY(!read);
    QCOMPARE(read.error().code, Code::AccessDenied);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
}

/// All bytes of the header and of the last block, and samples of the other blocks.
void TestEncryptedArchive::refusesEveryChangedByte()
{
    write(2 * kBlock);
    const QByteArray whole = bytesOf(archive());
    QCOMPARE(codeOf(whole), Code::Internal); // no error: the test itself is sound
    for (qsizetype i = 0; i < whole.size(); i += i < kHeader || i > whole.size() - 100 ? 1 : 997) {
        QByteArray changed = whole;
        changed[i] = char(changed[i] ^ 1);
        const Code code = codeOf(changed);
        QVERIFY2(code == Code::StorageCorrupted || code == Code::AccessDenied,
                 qPrintable(QString::number(i)));
        if (i >= kHeader)
            QCOMPARE(code, Code::StorageCorrupted);
    }
}

void TestEncryptedArchive::refusesMissingBytes()
{
    write();
    const QByteArray whole = bytesOf(archive());
    for (const qsizetype size :
         {qsizetype(0), qsizetype(10), kHeader - 1, kHeader, kHeader + 16, kHeader + 17,
          kHeader + kEncryptedBlock - 1, kHeader + kEncryptedBlock, kHeader + kEncryptedBlock + 1,
          kHeader + 2 * kEncryptedBlock, whole.size() - 1})
        QCOMPARE(codeOf(whole.first(size)), Code::StorageCorrupted);
    // the end remains, and a block before the end is missing
    QByteArray shorter = whole;
    QCOMPARE(codeOf(shorter.remove(kHeader, kEncryptedBlock)), Code::StorageCorrupted);
    shorter = whole;
    QCOMPARE(codeOf(shorter.remove(kHeader + kEncryptedBlock, kEncryptedBlock)),
             Code::StorageCorrupted);
}

void TestEncryptedArchive::refusesAddedBytes()
{
    write();
    const QByteArray whole = bytesOf(archive());
    QCOMPARE(codeOf(whole + 'a'), Code::StorageCorrupted);
    QCOMPARE(codeOf(whole + QByteArray(17, '\0')), Code::StorageCorrupted);
    QCOMPARE(codeOf(whole + whole.sliced(kHeader)), Code::StorageCorrupted);
    QByteArray twice = whole;
    twice.insert(kHeader, whole.mid(kHeader, kEncryptedBlock));
    QCOMPARE(codeOf(twice), Code::StorageCorrupted);
}

void TestEncryptedArchive::refusesExchangedBlocks()
{
    write();
    const QByteArray whole = bytesOf(archive());
    const QByteArray first = whole.mid(kHeader, kEncryptedBlock);
    const QByteArray second = whole.mid(kHeader + kEncryptedBlock, kEncryptedBlock);
    QCOMPARE(
        codeOf(whole.first(kHeader) + second + first + whole.sliced(kHeader + 2 * kEncryptedBlock)),
        Code::StorageCorrupted);
}

void TestEncryptedArchive::refusesBlocksOfAnotherArchive()
{
    write();
    const QByteArray one = bytesOf(archive());
    write();
    const QByteArray other = bytesOf(archive());
    QCOMPARE(codeOf(one.first(kHeader) + other.sliced(kHeader)), Code::StorageCorrupted);
}

/// An attacker asks for 4 TiB of memory.
void TestEncryptedArchive::limitsTheCostOfAHeader()
{
    write(kBlock, kPassphrase);
    QByteArray costly = bytesOf(archive());
    costly.replace(27 + 4, 4, QByteArray(4, '\xff'));
    writeBytes(archive(), costly);
    const auto verified = core::verifyArchive(archive(), kPassphrase);
    QVERIFY(!verified);
    QCOMPARE(verified.error().code, Code::StorageCorrupted);
}

void TestEncryptedArchive::stopsBeforeAFile()
{
    write();
    QByteArray broken = bytesOf(archive());
    broken[broken.size() - 1] = char(broken.back() ^ 1);
    writeBytes(archive(), broken); // in the part that is not read
    QTemporaryDir folder;
    QVERIFY(core::readArchive(archive(), folder.path(), kKeyFile, u"backup.db"_s));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"shop.json"_s});
    QVERIFY(!core::verifyArchive(archive(), kKeyFile));
}

void TestEncryptedArchive::refusesOtherFiles()
{
    write();
    QVERIFY(symlink(qPrintable(archive()), qPrintable(path(u"link"_s))) == 0);
    writeBytes(path(u"letter"_s), "Caro cliente");
    for (const QString &name : {u"link"_s, u"letter"_s, u"none"_s, u"."_s}) {
        QVERIFY(!core::isArchive(path(name)));
        const auto verified = core::verifyArchive(path(name), kKeyFile);
        QVERIFY(!verified);
        QCOMPARE(verified.error().code, Code::StorageCorrupted);
    }
}

void TestEncryptedArchive::keepsTheTargetAfterAnError()
{
    write();
    const QByteArray before = bytesOf(archive());
    const auto written = core::writeArchive({{u"none"_s, path(u"none"_s)}}, archive(), kKeyFile);
    QVERIFY(!written);
    QCOMPARE(written.error().code, Code::StorageFailed);
    QCOMPARE(bytesOf(archive()), before);
    QVERIFY(!QFile::exists(archive() + u".partial"_s));
    const auto nowhere =
        core::writeArchive({{u"a"_s, path(u"small"_s)}}, path(u"none/a.balcao"_s), kKeyFile);
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().code, Code::StorageReadOnly);
}

BALCAO_GUILESS_TEST(TestEncryptedArchive)
#include "tst_encryptedarchive.moc"
