// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/payoutfile.h"
#include "tests/support/testmain.h"

#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

const QUuid kPlatform = QUuid::fromString(u"5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"_s);
const QByteArray kHead = "chave;valor;nome;documento;email;telefone;descricao;referencia\n";
const QByteArray kAna =
    "ana@example.com;50,00;Ana Souza;111.444.777-35;ana@example.com;11987654712;Aluguel;";
const QByteArray kZe =
    "52998224725;1.234,56;Zé;529.982.247-25;ze@example.com;(21) 91111-2222;\"Conserto; porta\";N-7";

tl::expected<PayoutFile, PayoutFileError> read(const QByteArray &bytes)
{
    return PayoutFile::read(bytes, kPlatform, PayerData::Required);
}

PayoutRow rowOf(const QByteArray &line)
{
    const auto file = read(kHead + line);
    return file && file->rows.size() == 1 ? file->rows.first() : PayoutRow{.line = -1, .draft = {}};
}

} // namespace

Q_DECLARE_METATYPE(core::PayoutFileError)
Q_DECLARE_METATYPE(core::PayerData)

class TestPayoutFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatSpreadsheetsWrite_data();
    void readsWhatSpreadsheetsWrite();
    void reportsEveryBrokenRule_data();
    void reportsEveryBrokenRule();
    void needsColumns_data();
    void needsColumns();
    void readsAmounts_data();
    void readsAmounts();
    void readsChosenColumns_data();
    void readsChosenColumns();
    void offersTitlesOnly_data();
    void offersTitlesOnly();
    void refusesAFileWithoutMeaning_data();
    void refusesAFileWithoutMeaning();
    void makesTheSameReferencesEveryTime();
    void distinguishesEqualRows();
    void refusesAReferenceTwice();
    void countsLinesAsEditorsDo();
    void makesAFileToFillIn();
    void sums();
    void survivesAnything();
};

void TestPayoutFile::readsWhatSpreadsheetsWrite_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray rows = kHead + kAna + '\n' + kZe;
    QTest::newRow("semicolons") << rows;
    QTest::newRow("line end at the end") << rows + '\n';
    QTest::newRow("empty lines") << "\n\n" + rows + "\n\n;;;;;;;\n \n";
    QTest::newRow("Windows line ends") << QByteArray(rows).replace('\n', "\r\n");
    QTest::newRow("old Macintosh") << QByteArray(rows).replace('\n', '\r');
    QTest::newRow("byte-order mark") << "\xEF\xBB\xBF" + rows;
    QTest::newRow("Windows alphabet") << QByteArray(rows).replace("é", "\xE9");
    QTest::newRow("tabs") << QByteArray(rows)
                                 .replace("Conserto; porta", "Conserto! porta")
                                 .replace(';', '\t')
                                 .replace("! ", "; ");
    QTest::newRow("commas, words of the API")
        << "pix_key,amount,name,document,email,phone,description,reference\n"
           "ana@example.com,50.00,Ana Souza,11144477735,ana@example.com,+5511987654712,Aluguel,\n"
           "52998224725,1234.56,Zé,52998224725,ze@example.com,21911112222,Conserto; porta,N-7\n"_ba;
    QTest::newRow("accents and capitals in the names") << QByteArray(rows)
                                                              .replace("descricao", "Descrição")
                                                              .replace("referencia", "REFERÊNCIA")
                                                              .replace("email", "E-mail");
    QTest::newRow("words of a spreadsheet") << QByteArray(rows)
                                                   .replace("chave", "Chave PIX")
                                                   .replace("valor", "Valor (R$)")
                                                   .replace("nome", "Favorecido")
                                                   .replace("documento", "CPF / CNPJ")
                                                   .replace("telefone", "Celular")
                                                   .replace("descricao", "Finalidade");
    QTest::newRow("everything in quotation marks")
        << "\"chave\";\"valor\";\"nome\";\"documento\";\"email\";\"telefone\";\"descricao\";"
           "\"referencia\"\n\"ana@example.com\";\"50,00\";\"Ana Souza\";\"11144477735\";"
           "\"ana@example.com\";\"11987654712\";\"Aluguel\";\"\"\n"_ba +
               kZe;
}

void TestPayoutFile::readsWhatSpreadsheetsWrite()
{
    QFETCH(QByteArray, bytes);
    const auto file = read(bytes);
    QVERIFY(file);
    QCOMPARE(file->rows.size(), 2);
    QVERIFY(file->isSound());
    const TransactionDraft &ana = file->rows[0].draft;
    QCOMPARE(ana.operation, Operation::CashOut);
    QCOMPARE(ana.pixKey, u"ana@example.com"_s);
    QCOMPARE(*ana.keyType, PixKey::Kind::Email);
    QCOMPARE(*ana.amount, Money::fromCents(5'000));
    QCOMPARE(ana.document, u"11144477735"_s);
    QCOMPARE(ana.phone, u"+5511987654712"_s);
    QCOMPARE(*ana.platform, kPlatform);
    QVERIFY(!ana.mayHaveTwin);
    const TransactionDraft &ze = file->rows[1].draft;
    QCOMPARE(ze.name, u"Zé"_s);
    QCOMPARE(*ze.amount, Money::fromCents(123'456));
    QCOMPARE(ze.description, u"Conserto; porta"_s);
    QCOMPARE(ze.reference, u"N-7"_s);
    // The same order in any notation.
    QCOMPARE(ana.reference, read(kHead + kAna)->rows[0].draft.reference);
}

void TestPayoutFile::reportsEveryBrokenRule_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QList<FieldError>>("broken");
    const auto row = [](const char *name, const QByteArray &line, const QList<FieldError> &broken) {
        QTest::newRow(name) << line << broken;
    };
    const auto with = [](const char *from, const char *to) {
        return QByteArray(kAna).replace(QByteArray(from), QByteArray(to));
    };
    row("nothing", kAna, {});
    row("no key", with("ana@example.com;50", ";50"),
        {{Field::PixKey, Problem::Missing}, {Field::PixKey, Problem::Malformed}});
    row("a slip in the key", with("ana@example.com;50", "52998224724;50"),
        {{Field::PixKey, Problem::CheckDigits}});
    row("no key at all", with("ana@example.com;50", "ana;50"),
        {{Field::PixKey, Problem::Malformed}});
    row("a key of two kinds", with("ana@example.com;50", "51998259765;50"),
        {{Field::KeyType, Problem::Missing}});
    row("no amount", with("50,00", ""), {{Field::Amount, Problem::Missing}});
    row("nothing to send", with("50,00", "0,00"), {{Field::Amount, Problem::TooSmall, 1}});
    row("a formula", with("50,00", "=50+0"), {{Field::Amount, Problem::Malformed}});
    row("negative", with("50,00", "-50,00"), {{Field::Amount, Problem::Malformed}});
    row("no name", with("Ana Souza", "  "), {{Field::Name, Problem::Missing}});
    row("a name that turns around", with("Ana Souza", "Ana\xE2\x80\xAE"),
        {{Field::Name, Problem::Malformed}});
    row("document", with("777-35", "777-36"), {{Field::Document, Problem::CheckDigits}});
    row("several at once", "x;y;;;;;;",
        {{Field::Amount, Problem::Malformed},
         {Field::Name, Problem::Missing},
         {Field::Email, Problem::Missing},
         {Field::Phone, Problem::Missing},
         {Field::Document, Problem::Missing},
         {Field::Description, Problem::Missing},
         {Field::PixKey, Problem::Malformed}});
    row("too long", with("Aluguel", QByteArray(141, 'a').constData()),
        {{Field::Description, Problem::TooLong, 140}});
    row("too few cells", "ana@example.com;50,00;Ana Souza;11144477735;ana@example.com",
        {{Field::Phone, Problem::Missing}, {Field::Description, Problem::Missing}});
}

void TestPayoutFile::reportsEveryBrokenRule()
{
    QFETCH(QByteArray, line);
    QFETCH(QList<FieldError>, broken);
    const PayoutRow row = rowOf(line);
    QCOMPARE(row.line, 2);
    QCOMPARE(row.broken, broken);
    QVERIFY(!row.isRagged);
    QVERIFY(rowOf(line + ";;;;;;;;x").isRagged);
    QVERIFY(!rowOf(line + ";;;;;;;;").isRagged);
}

void TestPayoutFile::needsColumns_data()
{
    QTest::addColumn<PayerData>("receiverData");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QString>("missing");
    using enum PayerData;
    QTest::newRow("all of them") << Required << QByteArray(kHead).trimmed() << QString();
    QTest::newRow("no name") << Required << QByteArray("chave;valor") << u"nome"_s;
    QTest::newRow("no description")
        << Required << QByteArray("chave;valor;nome;documento;email;telefone") << u"descricao"_s;
    QTest::newRow("only key and amount") << Optional << QByteArray("chave;valor") << QString();
    QTest::newRow("no amount") << Optional << QByteArray("chave;nome") << u"valor"_s;
}

void TestPayoutFile::needsColumns()
{
    QFETCH(PayerData, receiverData);
    QFETCH(QByteArray, head);
    QFETCH(QString, missing);
    const auto file = PayoutFile::read(head + '\n' + kAna, kPlatform, receiverData);
    if (!missing.isEmpty()) {
        QVERIFY(!file);
        QCOMPARE(file.error(), (PayoutFileError{PayoutFileFlaw::MissingColumn, 1, missing}));
        return;
    }
    QVERIFY(file);
    QCOMPARE(file->rows[0].broken, QList<FieldError>());
    QCOMPARE(file->rows[0].draft.pixKey, u"ana@example.com"_s);
    QCOMPARE(file->rows[0].draft.amount, Money::fromCents(5'000));
    const QStringList needed = PayoutFile::neededColumns(receiverData);
    const QStringList all = needed + PayoutFile::furtherColumns(receiverData);
    QCOMPARE(all.size(), 10);
    QCOMPARE(needed, all.first(receiverData == PayerData::Required ? 7 : 2));
}

void TestPayoutFile::readsAmounts_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<qint64>("cents");
    const auto row = [](const QByteArray &typed, qint64 cents) {
        QTest::newRow(typed.constData()) << typed << cents;
    };
    row("1,00", 100);
    row("1,5", 150);
    row("1.234,56", 123'456);
    row("R$ 1.234,56", 123'456);
    row("1234.56", 123'456);
    row("0.01", 1);
    row("9999999999.99", Money::kMaxCents);
    for (const char *refused : {"1500", "1.234", "12.3", "1,234.56", "1.23,45", "1e3", "+5,00",
                                "12.345", "1 234,56", "10000000000.00", "12,345", ".50"})
        row(refused, -1);
}

void TestPayoutFile::readsAmounts()
{
    QFETCH(QByteArray, typed);
    QFETCH(qint64, cents);
    const PayoutRow row = rowOf(QByteArray(kAna).replace("50,00", typed));
    QCOMPARE(row.isSound(), cents >= 0);
    if (cents >= 0)
        QCOMPARE(row.draft.amount->cents(), cents);
    else
        QCOMPARE(row.broken, QList<FieldError>({{Field::Amount, Problem::Malformed}}));
}

void TestPayoutFile::readsChosenColumns_data()
{
    using Column = PayoutColumn;
    using Flaw = PayoutFileFlaw;
    QTest::addColumn<PayoutColumns>("columns");
    QTest::addColumn<std::optional<PayoutFileError>>("error");
    const PayoutColumns all{Column::PixKey, Column::Amount, Column::Name,        Column::Document,
                            Column::Email,  Column::Phone,  Column::Description, std::nullopt};
    QTest::newRow("all") << all << std::optional<PayoutFileError>();
    PayoutColumns twice = all;
    twice[7] = Column::Amount;
    QTest::newRow("one twice") << twice
                               << std::optional(PayoutFileError{Flaw::DoubleColumn, 1, u"valor"_s});
    PayoutColumns missing = all;
    missing[1].reset();
    QTest::newRow("no amount") << missing
                               << std::optional(
                                      PayoutFileError{Flaw::MissingColumn, 1, u"valor"_s});
    QTest::newRow("too few") << all.first(6)
                             << std::optional(
                                    PayoutFileError{Flaw::MissingColumn, 1, u"descricao"_s});
}

/// The names of the file mean nothing, and the last column is left out.
void TestPayoutFile::readsChosenColumns()
{
    QFETCH(PayoutColumns, columns);
    QFETCH(std::optional<PayoutFileError>, error);
    const QByteArray bytes = "Destino;Quantia;Quem;Doc;Correio;Fone;Para;Setor\n" + kAna + "RH\n";
    QVERIFY(!PayoutFile::read(bytes, kPlatform, PayerData::Required));
    QCOMPARE(PayoutFile::titles(bytes).size(), 8);
    const auto file = PayoutFile::read(bytes, kPlatform, PayerData::Required, columns);
    QCOMPARE(file.has_value(), !error);
    if (error) {
        QCOMPARE(file.error(), *error);
        return;
    }
    QCOMPARE(file->rows.size(), 1);
    QVERIFY(file->rows[0].isSound());
    // The same payout as in a file with the usual names, so nothing is sent twice.
    QCOMPARE(file->rows[0].draft,
             PayoutFile::read(kHead + kAna, kPlatform, PayerData::Required)->rows[0].draft);
}

void TestPayoutFile::offersTitlesOnly_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("titles");
    QTest::newRow("names") << QByteArray("Destino;Quantia\na;1\n")
                           << QStringList{u"Destino"_s, u"Quantia"_s};
    QTest::newRow("a payout") << kAna + '\n' << QStringList();
    QTest::newRow("nothing") << QByteArray() << QStringList();
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16) << QStringList();
    QTest::newRow("a very long name") << QByteArray(41, 'a') + ";valor\n" << QStringList();
}

/// A first line with a payout must never be taken for the names of columns.
void TestPayoutFile::offersTitlesOnly()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, titles);
    QCOMPARE(PayoutFile::titles(bytes), titles);
}

void TestPayoutFile::refusesAFileWithoutMeaning_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<PayoutFileError>("error");
    using Flaw = PayoutFileFlaw;
    const auto row = [](const char *name, const QByteArray &bytes, const PayoutFileError &error) {
        QTest::newRow(name) << bytes << error;
    };
    row("empty", {}, {Flaw::NoHeader});
    row("blank lines", "\n\n;;\n", {Flaw::NoHeader});
    row("no header", kAna, {Flaw::NoHeader});
    row("only a header", kHead, {Flaw::NoRows});
    row("a misspelt column", "quantia;" + kHead + kAna, {Flaw::UnknownColumn, 1, u"quantia"_s});
    const QString title = u"São João "_s.repeated(75'000);
    row("a column of 675,000 characters", title.toUtf8() + ";valor\n",
        {Flaw::UnknownColumn, 1, title.left(40)});
    row("a column twice", "amount;" + kHead + kAna, {Flaw::DoubleColumn, 1, u"valor"_s});
    row("no amounts", QByteArray(kHead).replace("valor;", "") + kAna,
        {Flaw::MissingColumn, 1, u"valor"_s});
    row("an open quotation mark", kHead + kAna + "\n\"ana;1,00\n", {Flaw::OpenQuote, 3});
    row("a picture", QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16), {Flaw::NotText});
    row("UTF-16",
        QByteArray("\xFF\xFE"
                   "c\0h\0a\0v\0e\0",
                   12),
        {Flaw::NotText});
    row("too large", QByteArray(PayoutFile::kMaxBytes + 1, 'a'), {Flaw::TooLarge});
    QByteArray many = kHead;
    for (qsizetype i = 0; i <= PayoutFile::kMaxRows; ++i)
        many += kAna + '\n';
    row("too many rows", many, {Flaw::TooLarge, static_cast<int>(PayoutFile::kMaxRows) + 2});
}

void TestPayoutFile::refusesAFileWithoutMeaning()
{
    QFETCH(QByteArray, bytes);
    QFETCH(PayoutFileError, error);
    const auto file = read(bytes);
    QVERIFY(!file);
    QVERIFY2(file.error() == error,
             qPrintable(u"flaw %1, line %2, %3"_s.arg(static_cast<int>(file.error().flaw))
                            .arg(file.error().line)
                            .arg(file.error().column)));
}

void TestPayoutFile::makesTheSameReferencesEveryTime()
{
    const QByteArray bia = QByteArray(kAna).replace("Ana", "Bia");
    const auto one = read(kHead + kAna + '\n' + bia);
    const auto other = read(kHead + bia + '\n' + kZe + '\n' + kAna);
    QCOMPARE(one->rows[0].draft.reference, other->rows[2].draft.reference);
    QCOMPARE(one->rows[1].draft.reference, other->rows[0].draft.reference);
    QVERIFY(one->rows[0].draft.reference != one->rows[1].draft.reference);
    // Permanent: later versions must recognize orders sent by this one.
    QCOMPARE(one->rows[0].draft.reference, u"L-PPKEVFC6BS1SCNK2"_s);
    const QByteArray next = QByteArray(kAna).replace("Aluguel", "Aluguel de novembro");
    QVERIFY(rowOf(next).draft.reference != one->rows[0].draft.reference);
}

void TestPayoutFile::distinguishesEqualRows()
{
    const auto twice = read(kHead + kAna + '\n' + kAna);
    QVERIFY(twice->isSound());
    QVERIFY(twice->rows[0].draft.reference != twice->rows[1].draft.reference);
    QCOMPARE(twice->rows[0].draft.reference, rowOf(kAna).draft.reference);
}

void TestPayoutFile::refusesAReferenceTwice()
{
    const auto file = read(kHead + kZe + '\n' + QByteArray(kZe).replace("1.234,56", "1,00"));
    QVERIFY(file->rows[0].isSound());
    QCOMPARE(file->rows[1].broken, QList<FieldError>({{Field::Reference, Problem::AlreadyUsed}}));
    QCOMPARE(file->total(), Money::fromCents(123'456));
}

void TestPayoutFile::countsLinesAsEditorsDo()
{
    const QByteArray wide = QByteArray(kAna).replace("Aluguel", "\"Alu\nguel \"\"novo\"\"\"");
    const auto file = read("\n" + kHead + wide + "\r\n\n" + kZe);
    QCOMPARE(file->rows[0].line, 3);
    QCOMPARE(file->rows[0].broken,
             QList<FieldError>({{Field::Description, Problem::Malformed}})); // one line only
    QCOMPARE(file->rows[0].draft.description, u"Alu\nguel \"novo\""_s);
    QCOMPARE(file->rows[1].line, 6);
}

void TestPayoutFile::makesAFileToFillIn()
{
    const QByteArray file = PayoutFile::emptyFile();
    const auto empty = read(file);
    QVERIFY(!empty);
    QCOMPARE(empty.error().flaw, PayoutFileFlaw::NoRows);
    const auto filled = read(file + "ana@example.com;50,00;Ana;111.444.777-35;ana@example.com;"
                                    "11987654712;Aluguel;EMAIL;N-1;mesa 7\r\n");
    QVERIFY(filled && filled->isSound());
    QCOMPARE(filled->rows.first().draft.extra, u"mesa 7"_s);
}

void TestPayoutFile::sums()
{
    QCOMPARE(read(kHead + kAna + '\n' + kZe + "\nx;1,00")->total(), Money::fromCents(128'456));
}

/// Any input gives a result, and every row without errors is complete.
void TestPayoutFile::survivesAnything()
{
    QRandomGenerator random(20261121);
    const QByteArray letters = ";,\"\n\r\t =+-@'0159aéZ\x00\xFF\xEF\xBB\xBF\xE2\x80\xAE"_ba;
    for (int i = 0; i < 3'000; ++i) {
        QByteArray bytes = i % 3 == 0 ? QByteArray() : kHead + kAna + '\n' + kZe;
        for (int change = random.bounded(40); change >= 0; --change) {
            const auto at = random.bounded(static_cast<int>(bytes.size()) + 1);
            bytes.insert(at, letters[random.bounded(static_cast<int>(letters.size()))]);
        }
        const auto file = read(bytes);
        if (!file)
            continue;
        QSet<QString> references;
        for (const PayoutRow &row : file->rows) {
            if (!row.isSound())
                continue;
            QVERIFY(*row.draft.amount > Money());
            QVERIFY(PixKey::parse(row.draft.pixKey, *row.draft.keyType));
            QVERIFY(!row.draft.reference.isEmpty() && row.draft.reference.size() <= 50);
            QVERIFY(!references.contains(row.draft.reference));
            references.insert(row.draft.reference);
        }
    }
}

BALCAO_GUILESS_TEST(TestPayoutFile)
#include "tst_payoutfile.moc"
