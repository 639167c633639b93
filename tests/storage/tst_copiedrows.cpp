// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/storage/copiedrows.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

class CopiedRowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsTextsAsTheStatementDoes_data();
    void readsTextsAsTheStatementDoes();
    void reportsNothingFromZero();
    void keepsRowsApart();

private:
    using Cell = CopiedRows::Cell;

    const QTemporaryDir m_folder;
    std::unique_ptr<Database> m_database;
};

void CopiedRowsTest::initTestCase()
{
    auto database = Database::open(m_folder.filePath(u"rows.db"_s), Database::Access::ReadWrite);
    QVERIFY(database);
    m_database = std::move(*database);
}

void CopiedRowsTest::readsTextsAsTheStatementDoes_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << u""_s;
    QTest::newRow("letters") << u"abc"_s;
    QTest::newRow("accent in the first eight bytes") << u"ação"_s;
    QTest::newRow("accent behind the first eight bytes") << u"12345678ã"_s;
    QTest::newRow("accent as the last of sixteen bytes") << u"12345678901234é"_s;
    QTest::newRow("beyond the basic plane") << u"R$ \U0001F4B8\U00010FFF!"_s;
    QTest::newRow("long") << u"São João "_s.repeated(5000);
}

void CopiedRowsTest::readsTextsAsTheStatementDoes()
{
    QFETCH(const QString, text);
    Statement statement(*m_database, u"SELECT CAST(? AS TEXT)"_s);
    QVERIFY(statement.bind(text).run() && statement.next());
    CopiedRows rows({Cell::Bytes});
    rows.add(statement);
    QString read = u"of the row before"_s;
    rows.row(0).readText(0, read);
    QCOMPARE(read, text);
    QCOMPARE(read, statement.text(0));
}

void CopiedRowsTest::reportsNothingFromZero()
{
    Statement statement(*m_database, u"SELECT NULL, 0, -1, NULL"_s);
    QVERIFY(statement.run() && statement.next());
    CopiedRows rows({Cell::Number, Cell::Number, Cell::Number, Cell::Bytes});
    rows.add(statement);
    const CopiedRows::Row row = rows.row(0);
    QCOMPARE(row.number(0), 0);
    QVERIFY(!row.time(0).isValid());
    QCOMPARE(row.number(1), 0);
    QCOMPARE(row.time(1), QDateTime::fromMSecsSinceEpoch(0, Qt::UTC));
    QCOMPARE(row.time(2), QDateTime::fromMSecsSinceEpoch(-1, Qt::UTC));
    QString text = u"of the row before"_s;
    row.readText(3, text);
    QVERIFY(text.isEmpty());
}

/// Rows stay correct after reuse of the memory for other rows.
void CopiedRowsTest::keepsRowsApart()
{
    CopiedRows rows({Cell::Bytes, Cell::Number, Cell::Bytes});
    const auto id = QUuid::createUuid();
    for (const int count : {3, 2}) {
        rows.clear();
        Statement statement(*m_database,
                            u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
                            "WHERE i < ?) SELECT ?, i, 'row ' || i FROM n ORDER BY i"_s);
        QVERIFY(statement.bind(qint64(count)).bind(id).run());
        while (statement.next())
            rows.add(statement);
        QVERIFY(statement.end());
        QCOMPARE(rows.size(), count);
        for (int i = 0; i < count; ++i) {
            QString text;
            rows.row(i).readText(2, text);
            QCOMPARE(text, u"row %1"_s.arg(i + 1));
            QCOMPARE(rows.row(i).number(1), i + 1);
            QCOMPARE(rows.row(i).id(0), id);
        }
    }
}

BALCAO_GUILESS_TEST(CopiedRowsTest)
#include "tst_copiedrows.moc"
