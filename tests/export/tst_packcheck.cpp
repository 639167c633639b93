// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/packcheck.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <minizip/zip.h>
#include <xlsxwriter.h>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

class PackCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void acceptsWhatIsWhole();
    void refusesAFileThatIsCutShort();
    void refusesAFileWithAWrongByte();
    void refusesAPartThatIsCutShort_data();
    void refusesAPartThatIsCutShort();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    QByteArray m_whole;
};

void PackCheckTest::initTestCase()
{
    lxw_workbook *const repository = workbook_new(QFile::encodeName(path(u"whole"_s)).constData());
    lxw_worksheet *const sheet = workbook_add_worksheet(repository, nullptr);
    for (unsigned row = 0; row < 200; ++row)
        worksheet_write_number(sheet, row, 0, row * 1.25, nullptr);
    QCOMPARE(workbook_close(repository), LXW_NO_ERROR);
    m_whole = contents(path(u"whole"_s));
    QVERIFY(!m_whole.isEmpty());
}

void PackCheckTest::acceptsWhatIsWhole()
{
    const auto checked = checkPacked(path(u"whole"_s));
    QVERIFY2(checked, checked ? "" : qPrintable(checked.error().detail));
}

void PackCheckTest::refusesAFileThatIsCutShort()
{
    for (qsizetype size = 0; size < m_whole.size(); size += 61) {
        write(path(u"cut"_s), m_whole.first(size));
        const auto checked = checkPacked(path(u"cut"_s));
        QVERIFY2(!checked, qPrintable(QString::number(size)));
        QCOMPARE(checked.error().code, Error::Code::StorageFull);
    }
}

void PackCheckTest::refusesAFileWithAWrongByte()
{
    const qsizetype sheet = m_whole.indexOf("xl/worksheets/sheet1.xml");
    QVERIFY(sheet > 0);
    QByteArray wrong = m_whole;
    wrong[sheet + 60] = static_cast<char>(wrong[sheet + 60] ^ 0x10);
    write(path(u"wrong"_s), wrong);
    QVERIFY(!checkPacked(path(u"wrong"_s)));
}

/// For example a valid archive of a part that was cut off on a full disk.
void PackCheckTest::refusesAPartThatIsCutShort_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("whole") << "<?xml version=\"1.0\"?>\n<a><b>1</b></a>"_ba << true;
    QTest::newRow("whole, with a line behind") << "<a><b>1</b></a>\n"_ba << true;
    QTest::newRow("empty") << ""_ba << false;
    QTest::newRow("nothing but its head") << "<?xml version=\"1.0\"?>\n"_ba << false;
    QTest::newRow("within a text") << "<a><b>1"_ba << false;
    QTest::newRow("within an element's name") << "<a><b>1</b></"_ba << false;
    QTest::newRow("before its last end") << "<a><b>1</b>"_ba << false;
    QTest::newRow("within its head") << "<?xml version=\"1.0\""_ba << false;
    QTest::newRow("empty elements") << "<a><b/><b c=\"1\"/></a>"_ba << true;
    QTest::newRow("nothing but an empty element") << "<a/>"_ba << true;
    QTest::newRow("a hole in a tag") << "<a><b c=\"1<b>2</b></a>"_ba << false;
    QTest::newRow("a hole between tags") << "<a><b>1</b></b></a>"_ba << false;
    QTest::newRow("a hole before an end") << "<a><b><b>1</b></a>"_ba << false;
    QTest::newRow("zeros") << "<a>" + QByteArray(8, '\0') + "</a>" << false;
    QTest::newRow("long, before its last end") << "<a>" + QByteArray(200'000, ' ') << false;
    QTest::newRow("long") << "<a>" + QByteArray(200'000, ' ') + "</a>" << true;
}

void PackCheckTest::refusesAPartThatIsCutShort()
{
    QFETCH(const QByteArray, part);
    QFETCH(const bool, isWhole);
    zipFile archive = zipOpen64(QFile::encodeName(path(u"parts"_s)).constData(), 0);
    for (const QByteArray &bytes : {"<sound/>"_ba, part, "<sound/>"_ba}) {
        QCOMPARE(zipOpenNewFileInZip(archive, "part.xml", nullptr, nullptr, 0, nullptr, 0, nullptr,
                                     8, 1),
                 ZIP_OK);
        QCOMPARE(zipWriteInFileInZip(archive, bytes.data(), static_cast<unsigned>(bytes.size())),
                 ZIP_OK);
        QCOMPARE(zipCloseFileInZip(archive), ZIP_OK);
    }
    QCOMPARE(zipClose(archive, nullptr), ZIP_OK);
    QCOMPARE(checkPacked(path(u"parts"_s)).has_value(), isWhole);
}

BALCAO_GUILESS_TEST(PackCheckTest)
#include "tst_packcheck.moc"
