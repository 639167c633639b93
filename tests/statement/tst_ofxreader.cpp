// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/statementreader.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(core::StatementRule)

namespace
{

constexpr auto kHeader = "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\n"
                         "CHARSET:1252\n\n";

/// Returns a file whose list has these bytes and whose statement ends with `tail`.
QByteArray ofx(const QByteArray &list, const QByteArray &tail = {},
               const QByteArray &header = kHeader)
{
    return header +
           "<OFX>\n<BANKMSGSRSV1><STMTTRNRS><STMTRS>\n<CURDEF>BRL\n<BANKACCTFROM>\n"
           "<BANKID>0341\n<BRANCHID>1234\n<ACCTID>98765-4\n</BANKACCTFROM>\n"
           "<BANKTRANLIST>\n<DTSTART>20261101\n<DTEND>20261130\n" +
           list + "</BANKTRANLIST>\n" + tail + "</STMTRS></STMTTRNRS></BANKMSGSRSV1>\n</OFX>\n";
}

QByteArray transaction(const QByteArray &amount, const QByteArray &memo = "PIX RECEBIDO",
                       const QByteArray &day = "20261103", const QByteArray &type = "OTHER")
{
    return "<STMTTRN>\n<TRNTYPE>" + type + "\n<DTPOSTED>" + day + "\n<TRNAMT>" + amount +
           "\n<FITID>1\n<MEMO>" + memo + "\n</STMTTRN>\n";
}

QByteArray balance(const QByteArray &amount, const QByteArray &day = "20261130")
{
    return "<LEDGERBAL>\n<BALAMT>" + amount + "\n<DTASOF>" + day + "\n</LEDGERBAL>\n";
}

QList<qint64> centsOf(const BankStatement &statement)
{
    QList<qint64> cents;
    for (const StatementLine &line : statement.lines)
        cents.append(line.amount.cents());
    return cents;
}

bool hasNote(const BankStatement &statement, StatementNote::Code code)
{
    return std::any_of(statement.notes.begin(), statement.notes.end(),
                       [code](const StatementNote &note) { return note.code == code; });
}

StatementResult<BankStatement> readOne(const QByteArray &bytes,
                                       const StatementOptions &options = {})
{
    const auto statements = StatementReader::read(bytes, options);
    if (!statements)
        return tl::unexpected(statements.error());
    return statements->first();
}

QByteArray fixture(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA) + u"/statements/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestOfxReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTraditionalBank()
    {
        const auto statement = readOne(fixture(u"traditional.ofx"_s));
        QVERIFY(statement.has_value());
        QCOMPARE(statement->encoding, u"windows-1252"_s);
        QCOMPARE(statement->account, (BankAccount{u"999"_s, u"1234-5"_s, u"98765-4"_s}));
        QCOMPARE(statement->from, QDate(2026, 11, 16));
        QCOMPARE(statement->until, QDate(2026, 11, 19));
        QCOMPARE(centsOf(*statement), (QList<qint64>{15000, 123456, -8990, -145, 15000, -15000}));
        QCOMPARE(statement->opening, std::optional(Money()));
        QCOMPARE(statement->closing, std::optional(Money::fromCents(129321)));
        QCOMPARE(statement->proof, BalanceProof::Whole);
        QVERIFY(hasNote(*statement, StatementNote::Code::BalanceInCents));
        QVERIFY(hasNote(*statement, StatementNote::Code::BalanceLine));
        const StatementLine &first = statement->lines.first();
        QCOMPARE(first.row, 52);
        QCOMPARE(first.text, u"PIX RECEBIDO JOÃO DA SILVA CONCEIÇÃO 16/11"_s);
        QCOMPARE(first.name, u"JOÃO DA SILVA CONCEIÇÃO"_s);
        QCOMPARE(first.number, u"161101"_s);
        QCOMPARE(first.fitid, u"202611160001"_s);
        QVERIFY(!first.time);
        QCOMPARE(statement->lines[2].text, u"PIX ENVIADO DISTRIBUIDORA ÁGUA & GÁS LTDA"_s);
        QCOMPARE(statement->lines[5].endToEndId, u"D99999999202611191512AbCdEfGhI01"_s);
        QCOMPARE(statement->lines[5].kind, LineKind::ReturnOut);
    }

    void readsEveryShape_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray plain =
            ofx(transaction("150,00") + transaction("-89.90", "PIX ENVIADO"), balance("60.10"));
        QTest::newRow("open elements") << plain;
        QTest::newRow("one line") << QByteArray(plain).replace('\n', "").replace("NONE", "");
        QTest::newRow("CR LF") << QByteArray(plain).replace("\n", "\r\n");
        QTest::newRow("CR CR LF") << QByteArray(plain).replace("\n", "\r\r\n");
        QTest::newRow("CR") << QByteArray(plain).replace("\n", "\r");
        QTest::newRow("header missing") << plain.mid(plain.indexOf("<OFX>"));
        QTest::newRow("header in a comment") << "<!-- OFXHEADER:100 -->\n" + plain;
        QTest::newRow("byte-order mark") << "\xef\xbb\xbf" + plain;
        QTest::newRow("small letters")
            << QByteArray(plain).replace("<STMTTRN>", "<stmttrn>").replace("TRNAMT", "trnamt");
        QTest::newRow("closed elements") << ofx(
            "<STMTTRN><TRNTYPE>C</TRNTYPE><DTPOSTED>20261103</DTPOSTED><TRNAMT>150,00</TRNAMT>"
            "<FITID></FITID><MEMO>PIX RECEBIDO</MEMO></STMTTRN>\n" +
                transaction("-89.90", "PIX ENVIADO"),
            balance("60.10"));
        QTest::newRow("values on lines of their own") << ofx(
            "<STMTTRN>\n<DTPOSTED>\n 20261103\n</DTPOSTED>\n<TRNAMT>\n 150,00\n</TRNAMT>\n<MEMO>\n"
            "PIX RECEBIDO\n</MEMO></STMTTRN>\n" +
                transaction("-89.90", "PIX ENVIADO"),
            balance("60.10"));
        QTest::newRow("order of elements")
            << ofx("<STMTTRN><MEMO>PIX RECEBIDO\n<PAYEEID>3\n<TRNAMT>150,00\n<DTPOSTED>20261103\n"
                   "</STMTTRN>" +
                       transaction("-89.90", "PIX ENVIADO"),
                   balance("60.10"));
        QTest::newRow("transactions not closed")
            << QByteArray(plain).replace("\n</STMTTRN>\n", "\n");
        QTest::newRow("unknown element")
            << QByteArray(plain).replace("<FITID>1", "<BANK.OWN>7\n<FITID>1");
        QByteArray xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                         "<?OFX OFXHEADER=\"200\" VERSION=\"211\"?>\n";
        xml +=
            "<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL</CURDEF><BANKACCTFROM>"
            "<BANKID>341</BANKID><BRANCHID>1234</BRANCHID><ACCTID>98765-4</ACCTID></BANKACCTFROM>"
            "<BANKTRANLIST><DTSTART>20261101</DTSTART><DTEND>20261130</DTEND>"
            "<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261103</DTPOSTED>\n"
            "<TRNAMT>150.00</TRNAMT><MEMO><![CDATA[PIX RECEBIDO]]></MEMO></STMTTRN>"
            "<STMTTRN><DTPOSTED>20261103</DTPOSTED><TRNAMT>-89.90</TRNAMT>"
            "<MEMO>PIX ENVIADO</MEMO></STMTTRN></BANKTRANLIST>"
            "<LEDGERBAL><BALAMT>60.10</BALAMT></LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></"
            "OFX>";
        QTest::newRow("OFX 2") << xml;
        QTest::newRow("OFX 2, not well-formed")
            << QByteArray(xml).replace("<![CDATA[PIX RECEBIDO]]>", "PIX RECEBIDO");
        QTest::newRow("OFX 2, one open element")
            << QByteArray(xml)
                   .replace("</CURDEF>", "")
                   .replace("<![CDATA[PIX RECEBIDO]]>", "PIX RECEBIDO");
    }
    void readsEveryShape()
    {
        QFETCH(QByteArray, bytes);
        const auto statement = readOne(bytes, {.opening = Money()});
        QVERIFY(statement.has_value());
        QCOMPARE(centsOf(*statement), (QList<qint64>{15000, -8990}));
        QCOMPARE(statement->lines[0].text, u"PIX RECEBIDO"_s);
        QCOMPARE(statement->lines[0].kind, LineKind::PixIn);
        QCOMPARE(statement->lines[1].kind, LineKind::PixOut);
        QCOMPARE(statement->lines[0].day, QDate(2026, 11, 3));
        QCOMPARE(statement->account.bank, u"341"_s);
        QCOMPARE(statement->proof, BalanceProof::Whole);
    }

    void readsTexts_data()
    {
        QTest::addColumn<QByteArray>("memo");
        QTest::addColumn<QString>("text");
        QTest::newRow("ampersand") << QByteArray("A & B") << u"A & B"_s;
        QTest::newRow("entity") << QByteArray("A &amp; B &lt;C&gt; &#65; &copy;")
                                << u"A & B <C> A &copy;"_s;
        QTest::newRow("less") << QByteArray("A < B") << u"A < B"_s;
        QTest::newRow("unknown tag") << QByteArray("A <B> C") << u"A <B> C"_s;
        QTest::newRow("empty") << QByteArray("") << u""_s;
        QTest::newRow("NUL") << QByteArray("A\0B", 3) << u"A B"_s;
        QTest::newRow("second line") << QByteArray("A\n  B C") << u"A B C"_s;
        QTest::newRow("utf-8") << QByteArray("JO\xc3\x83O") << u"JOÃO"_s;
        QTest::newRow("cut utf-8") << QByteArray("\xc3\x81GUA DISPON\xc3") << u"ÁGUA DISPON"_s;
    }
    void readsTexts()
    {
        QFETCH(QByteArray, memo);
        const auto statement = readOne(ofx(transaction("1,00", memo)));
        QVERIFY(statement.has_value());
        QTEST(statement->lines.first().text, "text");
        QCOMPARE(statement->lines.first().amount.cents(), 100);
    }

    void joinsNameAndMemo()
    {
        const auto textOf = [](const QByteArray &name, const QByteArray &memo) {
            const QByteArray list = "<STMTTRN><DTPOSTED>20261103<TRNAMT>1,00<NAME>" + name +
                                    "<MEMO>" + memo + "</STMTTRN>";
            return readOne(ofx(list))->lines.first().text;
        };
        QCOMPARE(textOf("PIX", "RECEBIDO ANA"), u"PIX RECEBIDO ANA"_s);
        QCOMPARE(textOf("PIX RECEB", "PIX RECEBIDO ANA"), u"PIX RECEBIDO ANA"_s);
        QCOMPARE(textOf("PIX", ""), u"PIX"_s);
    }

    void notesOtherEncoding()
    {
        const auto statement = readOne(ofx(transaction("1,00", "JO\xc3\x83O")));
        QVERIFY(hasNote(*statement, StatementNote::Code::EncodingDiffers));
        QVERIFY(!hasNote(*readOne(ofx(transaction("1,00", "JO\xc3O"))),
                         StatementNote::Code::EncodingDiffers));
    }

    void readsHeaders_data()
    {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QByteArray>("letters");
        for (const char *encoding :
             {"ENCODING:USASCII\nCHARSET:1252", "ENCODING:ISO-8859-1\nCHARSET:1252",
              "ENCODING:WINDOWS-1252", "ENCODING:UTF-8\nCHARSET:NONE", "ENCODING:UNICODE"}) {
            QTest::addRow("%s, utf-8", encoding) << QByteArray(encoding) << QByteArray("\xc3\x83");
            QTest::addRow("%s, windows-1252", encoding)
                << QByteArray(encoding) << QByteArray("\xc3");
        }
    }

    /// The bytes decide, whatever the header states.
    void readsHeaders()
    {
        QFETCH(QByteArray, encoding);
        QFETCH(QByteArray, letters);
        const auto statement =
            readOne(ofx(transaction("1,00", "PIX JO" + letters + "O LIMA"), {},
                        "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n" + encoding + "\n\n"));
        QVERIFY(statement.has_value());
        QCOMPARE(statement->lines.first().text, u"PIX JOÃO LIMA"_s);
    }

    void readsTypes_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<int>("sign"); // 0: a file without signs states no direction
        for (const char *type : {"IN", "C", "CREDIT", "DEP", "credit"})
            QTest::newRow(type) << QByteArray(type) << 1;
        for (const char *type : {"OUT", "D", "DEBIT", "PAYMENT", "debit"})
            QTest::newRow(type) << QByteArray(type) << -1;
        for (const char *type : {"XFER", "OTHER", "", "ABC"})
            QTest::newRow(*type ? type : "empty") << QByteArray(type) << 0;
    }

    /// The sign of an amount decides. Without any sign, the type does, if the balances then agree.
    void readsTypes()
    {
        QFETCH(QByteArray, type);
        QFETCH(int, sign);
        const QByteArray opening = transaction("5,00", "SALDO ANTERIOR");
        const auto signs = readOne(ofx(opening + transaction("1,00", "AJUSTE", "20261103", type) +
                                           transaction("-2,00", "AJUSTE", "20261103", type),
                                       balance("4,00")));
        QVERIFY(signs.has_value());
        QCOMPARE(centsOf(*signs), (QList<qint64>{100, -200}));
        QCOMPARE(signs->proof, BalanceProof::Whole);
        const QByteArray withoutSigns = opening + transaction("1,00", "AJUSTE", "20261103", type) +
                                        transaction("2,00", "PIX ENVIADO");
        const auto negative = readOne(ofx(withoutSigns, balance("2,00")));
        QCOMPARE(negative.has_value(), sign < 0);
        const auto positive = readOne(ofx(withoutSigns, balance("4,00")));
        QCOMPARE(positive.has_value(), sign >= 0);
    }

    void readsBalanceLines_data()
    {
        QTest::addColumn<QByteArray>("list");
        const QByteArray line = transaction("10,00");
        const auto saldo = [](const QByteArray &amount, const QByteArray &memo,
                              const QByteArray &day) {
            return transaction(amount, memo, day).replace("<FITID>1", "<FITID>");
        };
        QTest::newRow("before") << saldo("5,00", "SALDO ANTERIOR", "20261102") + line;
        QTest::newRow("without a day") << saldo("5,00", "SALDO ANTERIOR", "00000000") + line;
        QTest::newRow("amount 0") << saldo("5,00", "SALDO ANTERIOR", "20261102") + line +
                                         saldo("0,00", "SALDO BLOQUEADO", "20261103");
        QTest::newRow("of the day") << saldo("5,00", "SALDO ANTERIOR", "20261102") + line +
                                           saldo("15,00", "Saldo do dia", "20261103");
        QTest::newRow("spaced") << saldo("5,00", "SALDO ANTERIOR", "20261102") + line +
                                       saldo("15,00", "S A L D O", "20261103");
    }

    /// Balances among the transactions, without an identifier, are no money.
    void readsBalanceLines()
    {
        QFETCH(QByteArray, list);
        const auto statement = readOne(ofx(list, balance("15,00")));
        QVERIFY(statement.has_value());
        QCOMPARE(centsOf(*statement), QList<qint64>{1000});
        QCOMPARE(statement->opening, std::optional(Money::fromCents(500)));
        QCOMPARE(statement->proof, BalanceProof::Whole);
    }

    /// Exports of one bank differ in leading zeros, so the number has none.
    void readsNumbersWithoutZeros()
    {
        const QByteArray list = transaction("1,00");
        const auto numberOf = [&list](const QByteArray &number) {
            return readOne(ofx(QByteArray(list).replace("<FITID>",
                                                        "<CHECKNUM>" + number + "\n<FITID>")))
                ->lines.first()
                .number;
        };
        QCOMPARE(numberOf("000123"), u"123"_s);
        QCOMPARE(numberOf("123"), u"123"_s);
    }

    void readsLongFiles_data()
    {
        QTest::addColumn<QByteArray>("letter");
        QTest::addColumn<QString>("encoding");
        QTest::newRow("ascii") << QByteArray("A") << u"us-ascii"_s;
        QTest::newRow("utf-8") << QByteArray("\xc3\x83") << u"utf-8"_s;
        QTest::newRow("windows") << QByteArray("\xc3") << u"windows-1252"_s;
    }

    /// A long file is decoded in parts. Every line has its own text and its row in the whole file.
    void readsLongFiles()
    {
        QFETCH(QByteArray, letter);
        QFETCH(QString, encoding);
        constexpr int kCount = 8'000; // 0.8 MB
        constexpr int kFirstRow = 18;
        constexpr int kRows = 7; // of a transaction
        QByteArray list;
        for (int i = 0; i < kCount; ++i)
            list += transaction("1,00", "PIX <RECEBIDO JO" + letter + "O " + QByteArray::number(i));
        const auto statement = readOne(ofx(list));
        QVERIFY(statement.has_value());
        QCOMPARE(statement->encoding, encoding);
        QCOMPARE(statement->lines.size(), kCount);
        const QString name = encoding == "us-ascii"_L1 ? u"JOAO"_s : u"JOÃO"_s;
        for (int i = 0; i < kCount; ++i) {
            const StatementLine &line = statement->lines[i];
            QCOMPARE(line.row, kFirstRow + kRows * i);
            QCOMPARE(line.text, u"PIX <RECEBIDO %1 %2"_s.arg(name).arg(i));
        }
        const auto refused = readOne(ofx(list + transaction("1.234")));
        QCOMPARE(refused.error().rule, StatementRule::AmountAmbiguous);
        QCOMPARE(refused.error().row, kFirstRow + kRows * kCount + 3);
        const QByteArray cut = ofx(list);
        QCOMPARE(readOne(cut.left(cut.indexOf("</BANKTRANLIST>"))).error().row,
                 kFirstRow + kRows * kCount);
        // Without capitals the file has one part.
        const auto whole =
            readOne(ofx(QByteArray(list).replace("STMTTRN", "StmtTrn").replace("MEMO", "memo")));
        QCOMPARE(whole->lines, statement->lines);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<StatementRule>("rule");
        QTest::addColumn<int>("row");
        QTest::addColumn<QString>("text");
        const QByteArray good = transaction("1,00");
        const auto row = [](const char *name, const QByteArray &bytes, StatementRule rule, int line,
                            const QString &text = {}) {
            QTest::newRow(name) << bytes << rule << line << text;
        };
        // the list starts in row 18, a transaction has seven rows
        row("amount with dot only", ofx(good + transaction(".")), StatementRule::AmountUnreadable,
            28, u"."_s);
        row("amount empty", ofx(good + transaction("")), StatementRule::AmountMissing, 28);
        row("amount ambiguous", ofx(transaction("1.234")), StatementRule::AmountAmbiguous, 21,
            u"1.234"_s);
        row("amount missing", ofx("<STMTTRN>\n<DTPOSTED>20261103\n<MEMO>PIX\n</STMTTRN>\n"),
            StatementRule::AmountMissing, 18, u"PIX"_s);
        row("two amounts",
            ofx("<STMTTRN>\n<DTPOSTED>20261103\n<TRNAMT>1,00\n<TRNAMT>1,00\n</STMTTRN>\n"),
            StatementRule::TwoAmounts, 21, u"1,00"_s);
        row("day with slashes", ofx(transaction("1,00", "PIX", "05/06/2025")),
            StatementRule::DayImpossible, 20, u"05/06/2025"_s);
        row("31 November", ofx(transaction("1,00", "PIX", "20251131000000")),
            StatementRule::DayImpossible, 20, u"20251131000000"_s);
        row("day of zeros", ofx(transaction("1,00", "PIX", "00000000")),
            StatementRule::DayImpossible, 20, u"00000000"_s);
        row("day missing", ofx("<STMTTRN>\n<TRNAMT>1,00\n<MEMO>PIX\n</STMTTRN>\n"),
            StatementRule::DayMissing, 18, u"PIX"_s);
        row("cut in an amount", ofx(good).left(ofx(good).indexOf("1,00") + 1),
            StatementRule::CutOff, 21);
        row("cut in the list", ofx(good).left(ofx(good).indexOf("</BANKTRANLIST>")),
            StatementRule::CutOff, 25);
        row("cut before the end", ofx(good).left(ofx(good).indexOf("</OFX>")),
            StatementRule::CutOff, 27);
        row("stray text", ofx("<STMTTRN>\n<TRNAMT>1,00\n2,00\n<DTPOSTED>20261103\n</STMTTRN>\n"),
            StatementRule::StrayText, 21, u"2,00"_s);
        row("dollars", ofx(good).replace("BRL", "USD"), StatementRule::SecondCurrency, 9, u"USD"_s);
        row("no statement", "<OFX></OFX>", StatementRule::NoStatement, 1);
        row("line without a statement", ofx(good).replace("</OFX>", good + "</OFX>"),
            StatementRule::NoStatement, 27);
        row("OFC", "<OFC><DTD>2</OFC>", StatementRule::Ofc, 1);
        row("PDF", "%PDF-1.7\n<OFX>", StatementRule::Pdf, 1);
        row("XLSX", "PK\x03\x04 <OFX>", StatementRule::Spreadsheet, 1);
        row("web page", "<!DOCTYPE html><html></html>", StatementRule::Html, 1);
        row("empty", "", StatementRule::UnknownFormat, 1);
        row("long text", ofx(transaction("1,00", QByteArray(5000, 'x'))),
            StatementRule::FieldTooLong, 23, QString(80, u'x'));
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(StatementRule, rule);
        QFETCH(int, row);
        QFETCH(QString, text);
        const auto statement = readOne(bytes);
        QVERIFY(!statement.has_value());
        QCOMPARE(statement.error().rule, rule);
        QCOMPARE(statement.error().row, row);
        QCOMPARE(statement.error().text, text);
    }

    void refusesLargeFiles()
    {
        const QByteArray bytes(StatementReader::kMaxBytes + 1, ' ');
        QCOMPARE(readOne(bytes).error().rule, StatementRule::TooLarge);
    }

    void checksBalances()
    {
        const QByteArray lines = transaction("10,00") + transaction("-4,00", "PIX ENVIADO");
        const QByteArray opening = transaction("5,00", "SALDO ANTERIOR");
        QCOMPARE(readOne(ofx(lines))->proof, BalanceProof::None);
        QVERIFY(!readOne(ofx(lines))->opening);
        const auto single = readOne(ofx(lines, balance("11,00")));
        QCOMPARE(single->proof, BalanceProof::Single);
        QCOMPARE(single->opening, std::optional(Money::fromCents(500)));
        QCOMPARE(readOne(ofx(opening + lines, balance("11,00")))->proof, BalanceProof::Whole);
        QCOMPARE(readOne(ofx(lines, balance("11,00")), {.opening = Money::fromCents(500)})->proof,
                 BalanceProof::Whole);
        const auto wrong = readOne(ofx(opening + lines, balance("11,01")));
        QCOMPARE(wrong.error().rule, StatementRule::BalancesDisagree);
        QCOMPARE(wrong.error().row, 40);
        QCOMPARE(readOne(ofx(lines, balance("11,00")), {.opening = Money()}).error().rule,
                 StatementRule::BalancesDisagree);
    }

    void checksBalanceLinesOfEachDay()
    {
        const QByteArray first = transaction("5,00", "SALDO ANTERIOR", "20261101") +
                                 transaction("10,00", "PIX RECEBIDO", "20261103") +
                                 transaction("15,00", "SALDO DO DIA", "20261103");
        const QByteArray second = transaction("1,00", "PIX RECEBIDO", "20261104") +
                                  transaction("16,00", "S A L D O", "00000000");
        const auto statement = readOne(ofx(first + second));
        QCOMPARE(statement->proof, BalanceProof::Whole);
        QCOMPARE(statement->lines.size(), 2);
        QCOMPARE(readOne(ofx(first))->closing, std::optional(Money::fromCents(1500)));
        QCOMPARE(readOne(ofx(first + transaction("1,00", "PIX", "20261104")))->proof,
                 BalanceProof::Partial);
        QCOMPARE(readOne(ofx(QByteArray(first).replace("10,00", "10,01"))).error().rule,
                 StatementRule::BalancesDisagree);
    }

    void readsBalanceInCents()
    {
        const QByteArray list = transaction("5,00", "SALDO ANTERIOR") + transaction("10,00");
        const auto statement = readOne(ofx(list, balance("1500")));
        QCOMPARE(statement->closing, std::optional(Money::fromCents(1500)));
        QVERIFY(hasNote(*statement, StatementNote::Code::BalanceInCents));
        QCOMPARE(readOne(ofx(list, balance("15")))->closing, std::optional(Money::fromCents(1500)));
        QCOMPARE(readOne(ofx(list, balance("1501"))).error().rule, StatementRule::BalancesDisagree);
    }

    void ignoresBalanceOfAnotherDay()
    {
        const QByteArray list = transaction("5,00", "SALDO ANTERIOR") + transaction("10,00");
        const auto statement = readOne(ofx(list, balance("99,00", "20261205")));
        QCOMPARE(statement->proof, BalanceProof::Single);
        QVERIFY(hasNote(*statement, StatementNote::Code::BalanceOfAnotherDay));
        QVERIFY(!isAcceptable(*statement, BalanceClaim::AddUp));
    }

    void repairsMissingSigns()
    {
        const QByteArray list = transaction("5,00", "SALDO ANTERIOR") +
                                transaction("10,00", "Pix - Recebido 03/11 10:00 ANA") +
                                transaction("4,00", "Pix - Enviado 03/11 11:00 RUI") +
                                transaction("1,00", "CESTA", "20261103", "DEBIT");
        const auto statement = readOne(ofx(list, balance("10,00")));
        QCOMPARE(centsOf(*statement), (QList<qint64>{1000, -400, -100}));
        QCOMPARE(statement->lines[1].kind, LineKind::PixOut);
        QVERIFY(hasNote(*statement, StatementNote::Code::SignsFromText));
        // with signs that already add up, nothing changes
        QCOMPARE(centsOf(*readOne(ofx(list, balance("20,00")))), (QList<qint64>{1000, 400, 100}));
        const auto refused = readOne(ofx(list, balance("11,00")));
        QCOMPARE(refused.error().rule, StatementRule::SignsUnproven);
        QCOMPARE(refused.error().row, 32);
        QCOMPARE(readOne(ofx(transaction("4,00", "PIX ENVIADO"))).error().rule,
                 StatementRule::SignsUnproven);
    }

    void dropsLinesWithoutMoney()
    {
        const auto statement =
            readOne(ofx(transaction("0,00", "Pix recusado") + transaction("1,00")));
        QCOMPARE(statement->lines.size(), 1);
        QVERIFY(hasNote(*statement, StatementNote::Code::NoMoney));
    }

    void keepsRepeatedFitids()
    {
        // a repetition in a day, and a pair of opposite signs
        const QByteArray list =
            transaction("1,00") + transaction("1,00") + transaction("-1,00", "Estorno PIX");
        QCOMPARE(centsOf(*readOne(ofx(list))), (QList<qint64>{100, 100, -100}));
        for (const QByteArray &fitid : {QByteArray("000000"), QByteArray()}) {
            const auto recycled =
                readOne(ofx(QByteArray(list).replace("<FITID>1", "<FITID>" + fitid)));
            QCOMPARE(centsOf(*recycled), (QList<qint64>{100, 100, -100}));
        }
    }

    void readsTimes_data()
    {
        QTest::addColumn<QList<QByteArray>>("days");
        QTest::addColumn<QStringList>("times"); // UTC
        QTest::newRow("constant") << QList<QByteArray>{"20261103120000[-3:BRT]",
                                                       "20261104120000[-3:BRT]"}
                                  << QStringList{u""_s, u""_s};
        QTest::newRow("constant, ten o'clock")
            << QList<QByteArray>{"20261103100000[-3:GMT]", "20261104100000[-3:GMT]"}
            << QStringList{u""_s, u""_s};
        QTest::newRow("one line, three o'clock")
            << QList<QByteArray>{"20261103030000[0:GMT]"} << QStringList{u""_s};
        QTest::newRow("two constants")
            << QList<QByteArray>{"20261103000000", "20261104030000"} << QStringList{u""_s, u""_s};
        QTest::newRow("real") << QList<QByteArray>{"20261103211025[-3:BRT]", "20261104093000"}
                              << QStringList{u"2026-11-04T00:10:25Z"_s, u"2026-11-04T12:30:00Z"_s};
        QTest::newRow("other constant")
            << QList<QByteArray>{"20261103111500", "20261104111500"} << QStringList{u""_s, u""_s};
        QTest::newRow("utc") << QList<QByteArray>{"20261103211025[0:GMT]", "20261104093000[0:GMT]"}
                             << QStringList{u"2026-11-03T21:10:25Z"_s, u"2026-11-04T09:30:00Z"_s};
    }
    void readsTimes()
    {
        QFETCH(QList<QByteArray>, days);
        QFETCH(QStringList, times);
        QByteArray list;
        for (const QByteArray &day : days)
            list += transaction("1,00", "PIX", day);
        const auto statement = readOne(ofx(list));
        for (qsizetype i = 0; i < times.size(); ++i) {
            const auto &time = statement->lines[i].time;
            QCOMPARE(time ? time->toString(Qt::ISODate) : QString(), times[i]);
        }
        QCOMPARE(statement->lines.first().day, QDate(2026, 11, 3)); // whatever the zone
    }

    void readsSeveralAccounts()
    {
        const QByteArray one = ofx(transaction("1,00"));
        QByteArray card = "<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>BRC"
                          "<CCACCTFROM><ACCTID>5500</CCACCTFROM><BANKTRANLIST>" +
                          transaction("-2,00", "COMPRA") +
                          "</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>";
        const auto statements = StatementReader::read(QByteArray(one).replace("</OFX>", card));
        QVERIFY(statements.has_value());
        QCOMPARE(statements->size(), 2);
        QVERIFY(!statements->at(0).isCard);
        QVERIFY(statements->at(1).isCard);
        QCOMPARE(statements->at(1).account.number, u"5500"_s);
        QCOMPARE(centsOf(statements->at(1)), QList<qint64>{-200});
        QVERIFY(hasNote(statements->at(1), StatementNote::Code::CurrencyMisspelt));
    }

    void ignoresAccountsOfOthers()
    {
        const QByteArray list = "<STMTTRN><DTPOSTED>20261103<TRNAMT>-1,00<BANKACCTTO><BANKID>1"
                                "<ACCTID>7</BANKACCTTO><MEMO>TED ENVIADA</STMTTRN>";
        const auto statement = readOne(ofx(list));
        QCOMPARE(statement->account.number, u"98765-4"_s);
        QCOMPARE(statement->lines.first().text, u"TED ENVIADA"_s);
    }

    /// Changes every byte of a proven file: other amounts never pass.
    void findsChangedBytes()
    {
        const QByteArray good = ofx(transaction("5,00", "SALDO ANTERIOR") + transaction("12,50") +
                                        transaction("-4,00", "PIX ENVIADO"),
                                    balance("13,50"));
        const QList<qint64> expected = centsOf(*readOne(good));
        for (qsizetype i = 0; i < good.size(); ++i) {
            for (const char byte : {'0', '7', '-', '<', ',', ' ', '\n'}) {
                QByteArray bytes = good;
                bytes[i] = byte;
                const auto statement = readOne(bytes);
                if (statement && statement->proof == BalanceProof::Whole)
                    QCOMPARE(centsOf(*statement), expected);
            }
        }
    }

    void findsEveryCut()
    {
        const QByteArray good =
            ofx(transaction("5,00", "SALDO ANTERIOR") + transaction("12,50"), balance("17,50"));
        for (qsizetype size = 0; size < good.indexOf("</OFX>") + 6; ++size)
            QVERIFY(!readOne(good.left(size)).has_value());
        QVERIFY(readOne(good).has_value());
    }
};

BALCAO_APPLESS_TEST(TestOfxReader)
#include "tst_ofxreader.moc"
