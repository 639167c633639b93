// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/statementreader.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(core::StatementRule)
Q_DECLARE_METATYPE(core::BalanceProof)

namespace
{

StatementResult<BankStatement> readOne(const QByteArray &bytes,
                                       const StatementOptions &options = {})
{
    const auto statements = StatementReader::read(bytes, options);
    if (!statements)
        return tl::unexpected(statements.error());
    return statements->first();
}

QList<qint64> centsOf(const BankStatement &statement)
{
    QList<qint64> cents;
    for (const StatementLine &line : statement.lines)
        cents.append(line.amount.cents());
    return cents;
}

QByteArray fixture(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA) + u"/statements/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

constexpr auto kInter = "Data Lançamento;Histórico;Descrição;Valor;Saldo\n";

} // namespace

/// Tests the tables of banks. All names are invented.
class TestCsvReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsLayouts_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QList<qint64>>("cents");
        QTest::addColumn<BalanceProof>("proof");
        const auto row = [](const char *name, const QByteArray &bytes, const QList<qint64> &cents,
                            BalanceProof proof, const char *layout = nullptr) {
            QTest::newRow(name) << bytes << QString::fromLatin1(layout ? layout : name) << cents
                                << proof;
        };
        row("nubank", fixture(u"nubank.csv"_s), {15000, -8990}, BalanceProof::None);
        row("inter",
            "Extrato Conta Corrente\nConta ;1234567-8\nPeríodo ;01/11/2026 a 30/11/2026\n"
            "Saldo ;1.010,00\n\n" +
                QByteArray(kInter) +
                "04/11/2026;Pix recebido;Cp :12345678-ANA LIMA;1.000,00;1.010,00\n"
                "03/11/2026;Pix enviado;LOJA;-90,00;10,00\n",
            {100000, -9000}, BalanceProof::Partial);
        row("c6",
            "\xef\xbb\xbf"
            "EXTRATO\r\n\r\nAgência: 1 / Conta: 123456-7\r\n\r\n"
            "Extrato gerado em 30/11/2026\r\n\r\nperíodo de 01/11/2026 até 30/11/2026\r\n\r\n"
            "Data Lançamento,Data Contábil,Título,Descrição,Entrada(R$),Saída(R$),Saldo do "
            "Dia(R$)\r\n"
            "02/11/2026,03/11/2026,Pix recebido de ANA,TRANSF PIX,150.00,0.00,150.00\r\n"
            "03/11/2026,03/11/2026,Pix enviado,TRANSF ENVIADA PIX,0.00,50.00,100.00\r\n",
            {15000, -5000}, BalanceProof::Partial, "c6");
        row("bradesco",
            "Extrato de: Ag: 1234 | Conta: 5678-9\n"
            "Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$);\n"
            "01/11/2026;SALDO ANTERIOR; ; ; ;100,00\n"
            "03/11/2026;PIX QR CODE DINAMICO;0012; \"50,00\" ; ;150,00;\n"
            "03/11/2026;TARIFA;13; ;-1,50;148,50;\n"
            "04/11/2026;PIX ENVIADO;14; ;8,50;140,00;\n"
            ";;Total;50,00;10,00;140,00\n"
            "Últimos Lançamentos\n"
            "Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$);\n"
            "04/11/2026;PIX ENVIADO;14; ;8,50;140,00;\n"
            "05/11/2026;PIX RECEBIDO;15;1,00; ;141,00;\n",
            {5000, -150, -850, 100}, BalanceProof::Whole);
        row("bradesco-net-empresa",
            ";Extrato\n;Conta: 1\n;Data;Lançamento;Dcto.;Crédito (R$);Débito (R$);Saldo (R$)\n"
            ";03/11/2026;PIX RECEBIDO;1;2,00;;3,00\n;03/11/2026;REM: ANA LIMA 03/11;;;;\n"
            ";04/11/2026;TARIFA;2;;-1,00;2,00\n",
            {200, -100}, BalanceProof::Partial);
        row("bb",
            "\"Data\",\"Dependencia Origem\",\"Histórico\",\"Data do Balancete\",\"Número do "
            "documento\",\"Valor\",\n"
            "\"31/10/2026\",\"\",\"Saldo Anterior\",\"\",\"0\",\"10.00\",\n"
            "\"03/11/2026\",\"1234-5\",\"Pix - Recebido\",\"\",\"301\",\"5.50\",\n"
            "\"30/11/2026\",\"\",\"S A L D O\",\"\",\"0\",\"15.50\",\n",
            {550}, BalanceProof::Whole);
        row("bb-new",
            "Data,Lançamento,Detalhes,N° documento,Valor,Tipo Lançamento\n"
            "31/10/2026,Saldo Anterior,,,\"10,00 C\",\n"
            "03/11/2026,Pix - Recebido,03/11 10:00 52998224725 ANA,301,\"1.067,79 C\",Entrada\n"
            "04/11/2026,Pix - Enviado,04/11 11:00 LOJA,302,\"67,79 D\",Entrada\n"
            "00/00/0000,Saldo do dia,,,\"1.010,00 C\",\n",
            {106779, -6779}, BalanceProof::Whole);
        row("santander",
            "Data;Descrição;Docto;Situação;Crédito (R$);Débito (R$);Saldo (R$)\n"
            "03/11/2026;PIX RECEBIDO ANA;1;Efetivado;5,00;;15,00\n"
            "03/11/2026;PIX ENVIADO;2;Efetivado;;-1,00;14,00\n",
            {500, -100}, BalanceProof::Partial);
        row("itau",
            "Extrato\n\ndata;lançamento;ag./origem;valor (R$);saldos (R$)\nlançamentos;;;;\n"
            "31/10/2026;SALDO ANTERIOR;;;10,00\n03/11/2026;PIX QRS ANA03/11;;5,00;\n"
            "03/11/2026;SALDO DO DIA;;;15,00\n;limite;;;\n",
            {500}, BalanceProof::Whole);
        row("caixa",
            "\"Conta\";\"Data_Mov\";\"Nr_Doc\";\"Historico\";\"Valor\";\"Deb_Cred\"\n"
            "\"0001\";\"20261103\";\"031428\";\"CRED PIX CHAVE\";\"1.060,00\";\"C\"\n"
            "\"0001\";\"20261103\";\"031500\";\"TAR PIX\";\"1.60\";\"D\"\n"
            "\"0001\";\"20261103\";\"000000\";\"SALDO DIA\";\"1058.40\";\"C\"\n",
            {106000, -160}, BalanceProof::Single);
        row("sicoob",
            "Data;Histórico de Movimentação;Valor (R$);Tipo (C/D)\n"
            "03/11/2026;PIX RECEB.OUTRA IF;12,00;C\n;Recebimento Pix;;\n;CARLA DIAS;;\n"
            ";***.861.953-**;;\n;DOC.: Pix;;\n03/11/2026;PIX EMIT.OUTRA IF;2,00;D\n",
            {1200, -200}, BalanceProof::None);
        row("sicredi",
            "Data;Descrição;Documento;Valor (R$);Saldo (R$)\n"
            "03/11/2026;RECEBIMENTO PIX-PIX_CRED  52998224725 ANA;PIX_CRED;3,00;13,00\n",
            {300}, BalanceProof::Single);
        row("mercado-pago",
            "INITIAL_BALANCE;CREDITS;DEBITS;FINAL_BALANCE\n1,00;5,00;-2,00;4,00\n\n"
            "RELEASE_DATE;TRANSACTION_TYPE;REFERENCE_ID;TRANSACTION_NET_AMOUNT;PARTIAL_BALANCE\n"
            "03-11-2026;Pix recebido ANA; BIA; 7;111;5,00;6,00\n03-11-2026;Pix enviado "
            "RUI;112;-2,00;4,00\n",
            {500, -200}, BalanceProof::Whole);
        row("pagbank",
            "CODIGO DA TRANSACAO;DATA;TIPO;DESCRICAO;VALOR\n"
            "A1;03/11/2026;Pix recebido;ANA;5,00 \nA2;03/11/2026;Pix enviado;RUI;-2,00 \n",
            {500, -200}, BalanceProof::None);
        row("psp", fixture(u"psp.csv"_s), {123456, -1222, -8990, -50, -15000}, BalanceProof::None);
        row("stone",
            "Movimentação,Tipo,Valor,Saldo antes,Saldo depois,Tarifa,Data,Horário,Situação,Nosso "
            "Número,"
            "Destino,Destino Documento,Destino Instituição,Destino Agência,Destino Conta,Origem,"
            "Origem Documento,Origem Instituição,Origem Agência,Origem Conta,Descrição\n"
            "Débito,Pix,\"-125,00\",\"R$ 1.036,15\",\"R$ 911,15\",Grátis,03/11/2026 "
            "10:15,10:15:20.345,"
            "Aprovada,1,LOJA AZUL,Desconhecido,B,1,2,EU,1,S,1,2,\n"
            "Crédito,Pix,\"36,15\",\"R$ 1.000,50\",\"R$ 1.036,15\",\"0,50\",03/11/2026 "
            "10:00,10:00:01.001,"
            "Aprovada,2,EU,1,S,1,2,ANA LIMA,***.694.099-**,B,1,2,\n",
            {-12500, 3615, -50}, BalanceProof::Whole);
    }
    void readsLayouts()
    {
        QFETCH(QByteArray, bytes);
        const auto statement = readOne(bytes);
        if (!statement) {
            QFAIL(qPrintable(u"rule %1 in row %2: %3"_s.arg(int(statement.error().rule))
                                 .arg(statement.error().row)
                                 .arg(statement.error().text)));
        }
        QTEST(statement->layout, "layout");
        QTEST(centsOf(*statement), "cents");
        QTEST(statement->proof, "proof");
    }

    void knowsEveryLayoutOfTheTests()
    {
        QCOMPARE(layoutNames().size(), 16); // the rows of readsLayouts()
    }

    void readsColumnsOfProvider()
    {
        const auto statement = readOne(fixture(u"psp.csv"_s));
        const StatementLine &line = statement->lines.first();
        QCOMPARE(line.day, QDate(2026, 11, 17));
        QCOMPARE(line.time->toString(Qt::ISODate), u"2026-11-17T17:45:12Z"_s);
        QCOMPARE(line.fitid, u"7f0c1c1e-5a55-4b3c-9a0e-3f1d2c4b5a60"_s);
        QCOMPARE(line.reference, u"PED-2026-000123"_s);
        QCOMPARE(line.txid, u"ped2026000123a1b2c3d4e5f6a7"_s);
        QCOMPARE(line.endToEndId, u"E99999999202611171745Zz9yX8wV7u2"_s);
        QCOMPARE(line.row, 2);
        QCOMPARE(statement->lines[1].row, 2);
        QCOMPARE(statement->lines[1].kind, LineKind::Fee);
        QVERIFY(statement->lines[1].endToEndId.isEmpty());
        QCOMPARE(statement->lines[2].text, u"TRANSFERENCIA Pix enviado; chave CNPJ"_s);
        QCOMPARE(statement->lines[4].kind, LineKind::ReturnOut);
    }

    void readsParties()
    {
        const QByteArray sicoob = "Data;Histórico de Movimentação;Valor (R$);Tipo (C/D)\n"
                                  "03/11/2026;PIX RECEB.OUTRA IF;12,00;C\n;Recebimento Pix;;\n"
                                  ";CARLA DIAS;;\n;***.861.953-**;;\n";
        const auto statement = readOne(sicoob);
        QCOMPARE(statement->lines.first().name, u"CARLA DIAS"_s);
        QCOMPARE(statement->lines.first().documentDigits, u"861953"_s);
        QCOMPARE(statement->lines.first().kind, LineKind::PixIn);
    }

    void readsAccountAndPeriod()
    {
        const auto statement =
            readOne("Agência: 1234\nConta Corrente: 98765-4\nPeríodo: 01/11/2026 a "
                    "30/11/2026\n" +
                    QByteArray(kInter) + "03/11;PIX;;1,00;\n");
        QVERIFY(statement.has_value());
        QCOMPARE(statement->account, (BankAccount{u""_s, u"1234"_s, u"98765-4"_s}));
        QCOMPARE(statement->from, QDate(2026, 11, 1));
        QCOMPARE(statement->until, QDate(2026, 11, 30));
        QVERIFY(statement->hasPeriod);
        QCOMPARE(statement->lines.first().day, QDate(2026, 11, 3));
    }

    void readsQuotes_data()
    {
        QTest::addColumn<QByteArray>("cell");
        QTest::addColumn<QString>("text");
        QTest::newRow("separator") << QByteArray("\"A; B\"") << u"PIX A; B"_s;
        QTest::newRow("mark in a field")
            << QByteArray("BAR \"SOL\" LTDA") << u"PIX BAR \"SOL\" LTDA"_s;
        QTest::newRow("doubled marks") << QByteArray("\"BAR \"\"SOL\"\"\"") << u"PIX BAR \"SOL\""_s;
        QTest::newRow("line end") << QByteArray("\"A\nB\"") << u"PIX A B"_s;
    }
    void readsQuotes()
    {
        QFETCH(QByteArray, cell);
        const auto statement =
            readOne(kInter + ("03/11/2026;PIX;" + cell + ";1,00;\n04/11/2026;PIX;;2,00;\n"));
        QVERIFY(statement.has_value());
        QTEST(statement->lines.first().text, "text");
        QCOMPARE(statement->lines.last().row, cell.contains('\n') ? 4 : 3);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<StatementRule>("rule");
        QTest::addColumn<int>("row");
        const QByteArray inter = kInter;
        const QByteArray good = "03/11/2026;PIX;A;1,00;1,00\n";
        const auto row = [](const char *name, const QByteArray &bytes, StatementRule rule,
                            int number) { QTest::newRow(name) << bytes << rule << number; };
        row("unknown header", "a;b;c\n1;2;3\n", StatementRule::UnknownLayout, 1);
        row("amount", inter + good + "03/11/2026;PIX;A;1,0a;\n", StatementRule::AmountUnreadable,
            3);
        row("ambiguous", inter + "03/11/2026;PIX;A;1.234;\n", StatementRule::AmountAmbiguous, 2);
        row("day", inter + good + "31/11/2026;PIX;A;1,00;\n", StatementRule::DayImpossible, 3);
        row("no day", inter + ";PIX;A;1,00;\n", StatementRule::DayMissing, 2);
        row("balance", inter + good + "03/11/2026;PIX;A;1,00;2,01\n",
            StatementRule::BalancesDisagree, 3);
        row("balance text", inter + "03/11/2026;PIX;A;1,00;x\n", StatementRule::AmountUnreadable,
            2);
        row("open quote", inter + good + "03/11/2026;\"PIX;A;1,00;\n", StatementRule::OpenQuote, 3);
        row("more cells", inter + "03/11/2026;PIX;A;B;1,00;2,00\n", StatementRule::WrongCellCount,
            2);
        row("fewer cells", inter + "03/11/2026;PIX;1,00\n", StatementRule::WrongCellCount, 2);
        row("two amounts",
            "Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo "
            "(R$)\n03/11/2026;PIX;1;1,00;1,00;\n",
            StatementRule::TwoAmounts, 2);
        row("direction",
            "Data;Histórico de Movimentação;Valor (R$);Tipo (C/D)\n03/11/2026;PIX;1,00;X\n",
            StatementRule::DirectionUnknown, 2);
        row("gross, fee, net", fixture(u"psp.csv"_s).replace("1.222,34", "1.222,35"),
            StatementRule::GrossFeeNet, 2);
        row("long text", inter + "03/11/2026;" + QByteArray(5000, 'x') + ";;1,00;\n",
            StatementRule::FieldTooLong, 2);
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        const auto statement = readOne(bytes);
        QVERIFY(!statement.has_value());
        QTEST(statement.error().rule, "rule");
        QTEST(statement.error().row, "row");
    }

    void readsMappedTables()
    {
        const QByteArray bytes = "Loja\nWhen|What|In|Out|Left\n2026-11-03|PIX ANA|5,00||15,00\n"
                                 "2026-11-04|PIX RUI||2,00|13,00\n";
        CsvMapping mapping{.header = u"When|What|In|Out|Left"_s,
                           .separator = u'|',
                           .columns = {CsvColumn::Day, CsvColumn::Text, CsvColumn::Credit,
                                       CsvColumn::Debit, CsvColumn::Balance}};
        StatementOptions options{.opening = Money::fromCents(1000), .mapping = mapping};
        const auto statement = readOne(bytes, options);
        QVERIFY(statement.has_value());
        QCOMPARE(centsOf(*statement), (QList<qint64>{500, -200}));
        QCOMPARE(statement->proof, BalanceProof::Whole);
        options.mapping->columns[4] = CsvColumn::Amount;
        QCOMPARE(readOne(bytes, options).error().rule, StatementRule::BadMapping);
        options.mapping->columns = {CsvColumn::Text, CsvColumn::Amount};
        QCOMPARE(readOne(bytes, options).error().rule, StatementRule::BadMapping);
        mapping.header = u"Other"_s;
        QCOMPARE(readOne(bytes, {.mapping = mapping}).error().rule, StatementRule::UnknownLayout);
    }

    void readsBothOrders()
    {
        const QByteArray ascending = "03/11/2026;PIX;A;1,00;11,00\n03/11/2026;PIX;B;2,00;13,00\n"
                                     "04/11/2026;PIX;C;-3,00;10,00\n";
        const QByteArray descending = "04/11/2026;PIX;C;-3,00;10,00\n03/11/2026;PIX;B;2,00;13,00\n"
                                      "03/11/2026;PIX;A;1,00;11,00\n";
        const QByteArray daysOnly = "04/11/2026;PIX;C;-3,00;10,00\n03/11/2026;PIX;A;1,00;11,00\n"
                                    "03/11/2026;PIX;B;2,00;13,00\n";
        for (const QByteArray &rows : {ascending, descending, daysOnly}) {
            const auto statement = readOne(kInter + rows, {.opening = Money::fromCents(1000)});
            QVERIFY(statement.has_value());
            QCOMPARE(statement->closing, std::optional(Money::fromCents(1000)));
            QCOMPARE(statement->proof, BalanceProof::Whole);
            QVERIFY(!readOne(kInter + QByteArray(rows).replace("2,00", "2,01")).has_value());
        }
    }
};

BALCAO_APPLESS_TEST(TestCsvReader)
#include "tst_csvreader.moc"
