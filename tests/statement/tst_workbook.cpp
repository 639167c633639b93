// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/statementreader.h"
#include "core/statement/workbook.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace
{

/// Returns a workbook that another program wrote, in the layout of Banco do Brasil.
QByteArray workbook()
{
    QFile file(QStringLiteral(TEST_DATA "/statements/bb.xlsx"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no workbook");
    return file.readAll();
}

/// Returns day, amount and text of all lines.
QStringList linesOf(const QList<BankStatement> &statements)
{
    QStringList lines;
    for (const BankStatement &statement : statements) {
        for (const StatementLine &line : statement.lines)
            lines.append(u"%1 %2 %3"_s.arg(line.day.toString(Qt::ISODate), line.amount.toDecimal(),
                                           line.text));
    }
    return lines;
}

} // namespace

/// Tests statements in workbooks. All names are invented.
class TestWorkbook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheFirstSheet();
    void readsAStatement();
    void refusesACutFile();
    void refusesOneChangedByteOrReadsTheSame();
    void refusesOtherArchives();
};

void TestWorkbook::readsTheFirstSheet()
{
    const auto table = readWorkbook(workbook());
    QVERIFY(table);
    const QStringList rows = table->split(u'\n');
    QCOMPARE(rows[0], u"Data;Lançamento;Detalhes;N° documento;Valor;Tipo Lançamento"_s);
    QCOMPARE(rows[2],
             u"03/11/2026;Pix - Recebido;03/11 10:04 Ana Pereira;31004;1.067,79 C;Entrada"_s);
    QCOMPARE(rows[3],
             u"03/11/2026;Pix - Enviado;\"03/11 11:30 \"\"Rui; Lima\"\"\";31130;89,90 D;Entrada"_s);
    QCOMPARE(rows[4], QString()); // a missing row keeps its number
    QCOMPARE(rows[5], u"04/11/2026;Tarifa Pix Enviado;Tar. agrupadas;41;-1.45;Saída"_s);
    QCOMPARE(rows[6], u"04/11/2026;Pix - Recebido;04/11 09:00 Joao Souza;40900;0.30;Entrada"_s);
}

void TestWorkbook::readsAStatement()
{
    const auto statements = StatementReader::read(workbook());
    QVERIFY2(statements, statements ? "" : qPrintable(statements.error().text));
    const BankStatement &statement = statements->first();
    QCOMPARE(statement.layout, u"bb-new"_s);
    QCOMPARE(linesOf(*statements),
             (QStringList{u"2026-11-03 1067.79 Pix - Recebido 03/11 10:04 Ana Pereira"_s,
                          u"2026-11-03 -89.90 Pix - Enviado 03/11 11:30 \"Rui; Lima\""_s,
                          u"2026-11-04 -1.45 Tarifa Pix Enviado Tar. agrupadas"_s,
                          u"2026-11-04 0.30 Pix - Recebido 04/11 09:00 Joao Souza"_s}));
    QCOMPARE(statement.lines[2].row, 6);
    QCOMPARE(statement.lines[0].number, u"31004"_s);
}

void TestWorkbook::refusesACutFile()
{
    const QByteArray whole = workbook();
    for (qsizetype size = 4; size < whole.size(); size += 7) {
        const auto statements = StatementReader::read(whole.first(size));
        QVERIFY2(!statements, qPrintable(QString::number(size)));
        QCOMPARE(statements.error().rule, StatementRule::Spreadsheet);
    }
}

/// The checksums of the archive find a changed byte.
void TestWorkbook::refusesOneChangedByteOrReadsTheSame()
{
    const QByteArray whole = workbook();
    const QStringList expected = linesOf(*StatementReader::read(whole));
    int refused = 0;
    for (qsizetype at = 0; at < whole.size(); ++at) {
        QByteArray changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 0x15);
        const auto statements = StatementReader::read(changed);
        if (!statements)
            ++refused;
        else
            QCOMPARE(linesOf(*statements), expected);
    }
    QVERIFY(refused > whole.size() / 2);
}

void TestWorkbook::refusesOtherArchives()
{
    QByteArray other = workbook();
    other.replace("xl/worksheets/sheet1.xml", "xl/worksheets/other1.xml");
    QCOMPARE(StatementReader::read(other).error().rule, StatementRule::Spreadsheet);
    // A part that claims to be larger than the largest file is not unpacked.
    QByteArray bomb = workbook();
    const qsizetype entry =
        bomb.lastIndexOf("PK\x01\x02", bomb.lastIndexOf("xl/worksheets/sheet1.xml"));
    QVERIFY(entry > 0);
    bomb.replace(entry + 24, 4, "\xff\xff\xff\x7f");
    QCOMPARE(StatementReader::read(bomb).error().rule, StatementRule::Spreadsheet);
    QCOMPARE(StatementReader::read("\xd0\xcf\x11\xe0 old").error().rule,
             StatementRule::Spreadsheet);
}

BALCAO_GUILESS_TEST(TestWorkbook)
#include "tst_workbook.moc"
