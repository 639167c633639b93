// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/pdf.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/receipts/receipt.h"

#include <QtCore/QBuffer>
#include <QtCore/QLocale>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTranslator>
#include <QtGui/QPainter>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::Paper;
using core::Status;
using support::pdfText;
using ui::Receipt;
using Kind = ui::Environment::Kind;

namespace
{

constexpr int kDots = 12; // pixels per millimetre of a picture

/// Returns a charge with a distinct value in every field; none equals the walk-in payer.
core::Transaction fullCharge()
{
    core::Transaction transaction = samples::moved(samples::charge(1500), Status::Code::Paid);
    transaction.name = u"Maria Aparecida da Silva"_s;
    transaction.document = u"11144477735"_s;
    transaction.email = u"maria@casa.example"_s;
    transaction.phone = u"+5521912345678"_s;
    transaction.description = u"Dois bolos"_s;
    transaction.reference = u"261121-7F3K9Q2M"_s;
    transaction.extra = u"mesa sete"_s;
    return transaction;
}

/// Returns a charge with the longest values of the local service and the largest amount.
core::Transaction maxCharge()
{
    core::Transaction transaction = fullCharge();
    transaction.amount = core::Money::fromCents(999'999'999'999);
    transaction.name = u"Comércio de Alimentos e Bebidas Nossa Senhora da Conceição Aparecida dos "
                       "Montes Claros e Adjacências do Norte de Minas Lt"_s;
    transaction.document = u"12ABC34501DE35"_s;
    transaction.description = u"Encomenda de duzentos salgados, três bolos com cobertura de "
                              "brigadeiro e entrega no sábado de manhã no salão da paróquia; favor "
                              "ligar antes das oito"_s;
    transaction.reference = QString(u"W"_s).repeated(50);
    return transaction;
}

core::Merchant paidAt(core::PixKey::Kind kind, const QString &key)
{
    core::Merchant merchant = samples::merchant();
    merchant.key = *core::PixKey::parse(key, kind);
    return merchant;
}

ui::ReceiptIssuer issuer(Kind kind = Kind::Local)
{
    return {samples::merchant(), samples::payer(), kind};
}

ui::ReceiptIssuer maxIssuer()
{
    ui::ReceiptIssuer longest = issuer();
    longest.merchant = paidAt(core::PixKey::Kind::Cnpj, u"12ABC34501DE35"_s);
    longest.merchant.name = u"Padaria, Confeitaria e Lanchonete Flor de Minas do Bairro Santa "
                            "Efigênia dos Pretos Velhos e Novos"_s;
    longest.merchant.city = u"São José do Vale do Rio Preto"_s;
    return longest;
}

} // namespace

class TestReceipt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showsAllThatMatters_data();
    void showsAllThatMatters();
    void showsWhoServed_data() { addPapers(); }
    void showsWhoServed();
    void showsHowOldItIs();
    void keepsAllOfTheLongest_data();
    void keepsAllOfTheLongest();
    void hidesWhatIsNobodysBusiness_data();
    void hidesWhatIsNobodysBusiness();
    void masksThePayer_data();
    void masksThePayer();
    void showsTheKeyOfAFirmOnly_data();
    void showsTheKeyOfAFirmOnly();
    void leavesOutWhatIsAbsent_data();
    void leavesOutWhatIsAbsent();
    void hasThePageOfItsPaper_data();
    void hasThePageOfItsPaper();
    void paintsNothingOutsideItsMargins_data();
    void paintsNothingOutsideItsMargins();
    void stampsTheDemo_data();
    void stampsTheDemo();
    void paintsTheLogo_data() { addPapers(); }
    void paintsTheLogo();
    void marksLaterCopies_data();
    void marksLaterCopies();
    void showsThatTheMoneyWentBack();
    void showsWhoConfirmedThePayment_data();
    void showsWhoConfirmedThePayment();
    void reportsTheTimeOfBrasilia_data();
    void reportsTheTimeOfBrasilia();
    void fitsAnyText_data();
    void fitsAnyText();
    void provesATransfer_data();
    void provesATransfer();
    void isOfReceivedMoneyOnly_data();
    void isOfReceivedMoneyOnly();
    void knowsThePaperByItsWidth_data();
    void knowsThePaperByItsWidth();

private:
    void speak(const QString &language);
    static void addPapers();
    [[nodiscard]] QString pdfOf(const Receipt &receipt) const;
    [[nodiscard]] QString textOf(const Receipt &receipt) const { return pdfText(pdfOf(receipt)); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QTranslator> m_translator;
};

void TestReceipt::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    speak(u"pt_BR"_s);
}

void TestReceipt::cleanup()
{
    m_translator.reset();
    m_folder.reset();
}

void TestReceipt::speak(const QString &language)
{
    QLocale::setDefault(QLocale(language));
    m_translator = std::make_unique<QTranslator>();
    QVERIFY(m_translator->load(u":/translations/balcao_%1.qm"_s.arg(language)));
    QCoreApplication::installTranslator(m_translator.get());
}

void TestReceipt::addPapers()
{
    QTest::addColumn<Paper>("paper");
    QTest::newRow("58 mm") << Paper::Roll58;
    QTest::newRow("80 mm") << Paper::Roll80;
    QTest::newRow("A4") << Paper::A4;
}

QString TestReceipt::pdfOf(const Receipt &receipt) const
{
    const QString path = m_folder->filePath(u"receipt.pdf"_s);
    QFile file(path);
    const QByteArray bytes = receipt.toPdf();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    return path;
}

void TestReceipt::showsAllThatMatters_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QStringList>("texts");
    const QStringList both{u"Padaria São João"_s,
                           u"São Paulo"_s,
                           u"Maria A. S."_s,
                           u"***.444.777-**"_s,
                           u"Dois bolos"_s,
                           u"261121-7F3K9Q2M"_s,
                           u"6f1d2c3b00004000800000000"_s,
                           u"E999 9999 9202 6112 0140 1Zz9 yX8w V7u2"_s};
    const QStringList portuguese{u"PAGO"_s,
                                 u"R$ 15,00"_s,
                                 u"20/11/2026 11:00:59"_s,
                                 u"Horário de Brasília, UTC−03:00"_s,
                                 u"Documento não fiscal"_s,
                                 u"Pagador"_s,
                                 u"Comprovante de pagamento por Pix"_s};
    const QStringList english{u"PAID"_s,
                              u"R$ 15.00"_s,
                              u"20 Nov 2026 11:00:59"_s,
                              u"Brasília time, UTC−03:00"_s,
                              u"Not a fiscal document"_s,
                              u"Payer"_s,
                              u"Receipt of a Pix payment"_s};
    for (const Paper paper : {Paper::Roll58, Paper::Roll80, Paper::A4}) {
        QTest::addRow("pt_BR %d", static_cast<int>(paper))
            << u"pt_BR"_s << paper << both + portuguese;
        QTest::addRow("en %d", static_cast<int>(paper)) << u"en"_s << paper << both + english;
    }
}

void TestReceipt::showsAllThatMatters()
{
    QFETCH(QString, language);
    QFETCH(Paper, paper);
    QFETCH(QStringList, texts);
    speak(language);
    const QString text = textOf(Receipt(fullCharge(), issuer(), paper, 1));
    for (const QString &expected : texts)
        QVERIFY2(text.contains(expected), qPrintable(expected + u" is not in: "_s + text));
}

/// Uses data from the cache.
void TestReceipt::showsWhoServed()
{
    QFETCH(Paper, paper);
    speak(u"pt_BR"_s);
    ui::ReceiptIssuer shop = issuer();
    QVERIFY(!textOf(Receipt(fullCharge(), shop, paper, 1)).contains(u"Atendido"_s));
    shop.attendant = u"Ana"_s;
    const QString text = textOf(Receipt(fullCharge(), shop, paper, 1));
    QVERIFY2(text.contains(u"Atendido por Ana"_s), qPrintable(text));
}

void TestReceipt::showsHowOldItIs()
{
    speak(u"en"_s);
    core::Transaction charge = fullCharge();
    const QString words = u"As this console saw it on"_s;
    QVERIFY(!textOf(Receipt(charge, issuer(), Paper::A4, 1)).contains(words));
    charge.asOf = QDateTime(QDate(2026, 11, 20), QTime(20, 15), Qt::UTC);
    const QString text = textOf(Receipt(charge, issuer(), Paper::A4, 1));
    QVERIFY2(text.contains(words + u" 20 Nov 2026 17:15:00"_s), qPrintable(text));
}

void TestReceipt::keepsAllOfTheLongest_data()
{
    addPapers();
}

void TestReceipt::keepsAllOfTheLongest()
{
    QFETCH(Paper, paper);
    const core::Transaction charge = maxCharge();
    QString text = textOf(Receipt(charge, maxIssuer(), paper, 2));
    QVERIFY2(!text.contains(u'…'), qPrintable(text));
    text.remove(u' ');
    for (QString part :
         {charge.name, charge.description, charge.reference, maxIssuer().merchant.name,
          maxIssuer().merchant.city, u"R$9.999.999.999,99"_s, u"12.ABC.345/01DE-35"_s})
        QVERIFY2(text.contains(part.remove(u' ')), qPrintable(part));
}

void TestReceipt::hidesWhatIsNobodysBusiness_data()
{
    addPapers();
}

void TestReceipt::hidesWhatIsNobodysBusiness()
{
    QFETCH(Paper, paper);
    core::Transaction charge = samples::moved(fullCharge(), Status::Code::Refund);
    charge.refundReason = u"bolo queimado"_s;
    const QString path = pdfOf(Receipt(charge, issuer(), paper, 1));
    const QString seen = pdfText(path) + support::poppler(u"pdfinfo"_s, {path});
    for (const QString &hidden :
         {u"Aparecida"_s, u"Silva"_s, u"11144477735"_s, u"111.444"_s, u"777-35"_s, u"maria@"_s,
          u"91234"_s, u"mesa sete"_s, u"queimado"_s, samples::merchant().key.value(),
          charge.platform.toString(QUuid::WithoutBraces)})
        QVERIFY2(!seen.contains(hidden), qPrintable(hidden + u" is in: "_s + seen));
}

void TestReceipt::masksThePayer_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("document");
    QTest::addColumn<QString>("shown");
    const QString person = u"11144477735"_s;
    const QString firm = u"12ABC34501DE35"_s;
    const QString masked = u"***.444.777-**"_s;
    const QString whole = u"12.ABC.345/01DE-35"_s;
    const auto row = [](const char *name, const QString &payer, const QString &document,
                        const QString &shown, const QString &number) {
        QTest::newRow(name) << payer << document << (shown + u" CPF ou CNPJ "_s + number).trimmed();
    };
    row("person", u"Maria Aparecida da Silva"_s, person, u"Maria A. S."_s, masked);
    row("one name", u"Maria"_s, person, u"Maria"_s, masked);
    row("lower case", u"joão dos santos"_s, person, u"joão s."_s, masked);
    row("blanks", u"  Ana   Lima "_s, person, u"Ana L."_s, masked);
    row("a number for a name", u"11144477735"_s, person, u"1."_s, masked);
    row("an address for a name", u"maria@casa.example"_s, person, u"m."_s, masked);
    row("a firm is public", u"Bolos da Ana Ltda"_s, firm, u"Bolos da Ana Ltda"_s, whole);
    row("a firm of one person", u"Ana Lima 11144477735"_s, firm, u"Ana Lima 1."_s, whole);
    row("a firm with a number", u"Posto 24 Horas"_s, firm, u"Posto 24 Horas"_s, whole);
    row("no known number", u"Ana Lima"_s, u"12345"_s, u"Ana L."_s, u"*****"_s);
    QTest::newRow("whoever comes")
        << samples::payer().name << samples::payer().document << u"não identificado Descrição"_s;
    row("of the same name", samples::payer().name, person, u"Cliente b."_s, masked);
}

void TestReceipt::masksThePayer()
{
    QFETCH(QString, name);
    QFETCH(QString, document);
    QFETCH(QString, shown);
    core::Transaction charge = fullCharge();
    charge.name = name;
    charge.document = document;
    const QString text = textOf(Receipt(charge, issuer(), Paper::Roll58, 1));
    QVERIFY2(text.contains(u"Pagador "_s + shown), qPrintable(text));
}

void TestReceipt::showsTheKeyOfAFirmOnly_data()
{
    using KeyKind = core::PixKey::Kind;
    QTest::addColumn<core::Merchant>("merchant");
    QTest::addColumn<QString>("part"); // of the key, as stored or formatted
    QTest::addColumn<bool>("isShown");
    QTest::newRow("CNPJ") << paidAt(KeyKind::Cnpj, u"12ABC34501DE35"_s)
                          << u"CNPJ 12.ABC.345/01DE-35"_s << true;
    QTest::newRow("CPF") << paidAt(KeyKind::Cpf, u"52998224725"_s) << u"982"_s << false;
    QTest::newRow("phone") << paidAt(KeyKind::Phone, u"11987654321"_s) << u"98765"_s << false;
    QTest::newRow("e-mail") << paidAt(KeyKind::Email, u"ana@example.com"_s) << u"ana@"_s << false;
    QTest::newRow("random") << samples::merchant() << u"71c7d9be"_s << false;
}

void TestReceipt::showsTheKeyOfAFirmOnly()
{
    QFETCH(core::Merchant, merchant);
    QFETCH(QString, part);
    QFETCH(bool, isShown);
    ui::ReceiptIssuer shop = issuer();
    shop.merchant = merchant;
    const QString text = textOf(Receipt(fullCharge(), shop, Paper::Roll80, 1));
    QCOMPARE(text.contains(part), isShown);
}

void TestReceipt::leavesOutWhatIsAbsent_data()
{
    addPapers();
}

void TestReceipt::leavesOutWhatIsAbsent()
{
    QFETCH(Paper, paper);
    core::Transaction charge = fullCharge();
    charge.name.clear();
    charge.document.clear();
    charge.description.clear();
    charge.reference.clear();
    charge.endToEndId.clear();
    charge.qrCode.clear();
    charge.events.clear();
    charge.finished.reset();
    QCOMPARE(textOf(Receipt(charge, issuer(), paper, 1)),
             u"Padaria São João São Paulo Comprovante de pagamento por Pix PAGO R$ 15,00 "
             "Documento não fiscal"_s);
    charge.finished = QDateTime(QDate(2026, 11, 20), QTime(14, 0), QTimeZone::utc());
    QVERIFY(textOf(Receipt(charge, issuer(), paper, 1)).contains(u"20/11/2026 11:00:00"_s));
}

void TestReceipt::hasThePageOfItsPaper_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height"); // 0: length of the content
    QTest::newRow("58 mm") << Paper::Roll58 << 58 << 0;
    QTest::newRow("80 mm") << Paper::Roll80 << 80 << 0;
    QTest::newRow("A4") << Paper::A4 << 210 << 297;
}

void TestReceipt::hasThePageOfItsPaper()
{
    QFETCH(Paper, paper);
    QFETCH(int, width);
    QFETCH(int, height);
    QList<int> heights;
    for (const Receipt &receipt :
         {Receipt(fullCharge(), issuer(), paper, 1), Receipt(maxCharge(), maxIssuer(), paper, 2)}) {
        const support::PdfPages pages = support::pdfPages(pdfOf(receipt));
        QCOMPARE(pages.count, 1);
        QVERIFY(qAbs(pages.millimetres.width() - width) < 0.4); // Poppler uses whole points
        const QSize dots = receipt.toImage().size();
        QCOMPARE(dots.width(), width * kDots);
        QCOMPARE(dots.height() % kDots, 0);
        heights.append(dots.height() / kDots);
        QVERIFY(qAbs(pages.millimetres.height() - heights.last()) < 0.4);
        QCOMPARE(receipt.toImage().dotsPerMeterX(), kDots * 1000);
    }
    if (height > 0)
        QCOMPARE(heights, QList<int>({height, height}));
    else
        QVERIFY2(heights[0] > 60 && heights[1] > heights[0] + 20,
                 qPrintable(u"%1, %2"_s.arg(heights[0]).arg(heights[1])));
}

void TestReceipt::paintsNothingOutsideItsMargins_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<int>("margin"); // unprintable margin of the paper
    QTest::newRow("58 mm") << Paper::Roll58 << 5;
    QTest::newRow("80 mm") << Paper::Roll80 << 4;
    QTest::newRow("A4") << Paper::A4 << 10;
}

void TestReceipt::paintsNothingOutsideItsMargins()
{
    QFETCH(Paper, paper);
    QFETCH(int, margin);
    const auto inkIn = [](const QImage &image, const QRect &area) {
        int dots = 0;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x)
                dots += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
        }
        return dots;
    };
    core::Transaction refund = samples::moved(maxCharge(), Status::Code::Refund);
    for (const core::Transaction &charge : {fullCharge(), maxCharge(), refund}) {
        const QImage image = Receipt(charge, maxIssuer(), paper, 12).toImage();
        // A serif may overlap the edge by a pixel.
        const int side = margin * kDots - 2;
        const int end = 3 * kDots;
        QCOMPARE(inkIn(image, {0, 0, side, image.height()}), 0);
        QCOMPARE(inkIn(image, {image.width() - side, 0, side, image.height()}), 0);
        QCOMPARE(inkIn(image, {0, 0, image.width(), end}), 0);
        QCOMPARE(inkIn(image, {0, image.height() - end, image.width(), end}), 0);
        QVERIFY(inkIn(image, image.rect()) > 1000);
    }
}

void TestReceipt::stampsTheDemo_data()
{
    addPapers();
}

/// The stamp is on every cut-out, and a sentence in the text of the file.
void TestReceipt::stampsTheDemo()
{
    QFETCH(Paper, paper);
    const auto stamped = [](const QImage &image, int top, int height) {
        int dots = 0;
        for (int y = top; y < qMin(top + height, image.height()); ++y) {
            for (int x = 0; x < image.width(); ++x)
                dots += image.pixel(x, y) == qRgb(0xD4, 0xD4, 0xD4) ? 1 : 0;
        }
        return dots;
    };
    const Receipt demo(fullCharge(), issuer(Kind::Demo), paper, 1);
    const Receipt real(fullCharge(), issuer(Kind::Local), paper, 1);
    const QString sentence = u"DEMONSTRAÇÃO Nenhum dinheiro foi pago: este comprovante não "
                             "vale."_s;
    QVERIFY(textOf(demo).startsWith(sentence));
    QVERIFY(!textOf(real).contains(u"DEMONSTRAÇÃO"_s));
    const Receipt practice(fullCharge(), issuer(Kind::Practice), paper, 1);
    QVERIFY2(textOf(practice).startsWith(u"TREINO Um teste: nenhum dinheiro"_s),
             qPrintable(textOf(practice)));
    const QImage image = demo.toImage();
    const int strip = image.width() * 7 / 10;
    const int min = image.width() * kDots / 4;
    for (int top = 0; top + strip <= image.height(); top += strip / 2) {
        QVERIFY2(stamped(image, top, strip) > min, qPrintable(QString::number(top)));
        QVERIFY2(stamped(practice.toImage(), top, strip) > min, qPrintable(QString::number(top)));
    }
    QVERIFY(stamped(real.toImage(), 0, image.height()) < min);
}

void TestReceipt::marksLaterCopies_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("copy");
    QTest::addColumn<QString>("mark"); // empty: none
    QTest::newRow("first") << u"pt_BR"_s << 1 << QString();
    QTest::newRow("second") << u"pt_BR"_s << 2 << u"2ª VIA"_s;
    QTest::newRow("eleventh") << u"pt_BR"_s << 11 << u"11ª VIA"_s;
    QTest::newRow("en first") << u"en"_s << 1 << QString();
    QTest::newRow("en second") << u"en"_s << 2 << u"COPY 2"_s;
}

void TestReceipt::marksLaterCopies()
{
    QFETCH(QString, language);
    QFETCH(int, copy);
    QFETCH(QString, mark);
    speak(language);
    const QString text = textOf(Receipt(fullCharge(), issuer(), Paper::Roll58, copy));
    QCOMPARE(text.contains(u" VIA"_s) || text.contains(u"COPY"_s), !mark.isEmpty());
    QVERIFY2(text.contains(mark), qPrintable(text));
}

void TestReceipt::showsWhoConfirmedThePayment_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::newRow("A4") << Paper::A4;
    QTest::newRow("80 mm") << Paper::Roll80;
    QTest::newRow("58 mm") << Paper::Roll58;
}

void TestReceipt::showsWhoConfirmedThePayment()
{
    QFETCH(Paper, paper);
    core::Transaction charge = fullCharge();
    const QString words = u"não pelo banco"_s;
    const auto printed = [&charge, paper, this] {
        return textOf(Receipt(charge, issuer(), paper, 1)).simplified();
    };
    QVERIFY(!printed().contains(words));
    charge.evidence = {{.recordedAt = charge.events.first().at, .person = u"Ana"_s}};
    QVERIFY2(printed().contains(words), qPrintable(printed()));
    QVERIFY(printed().contains(u"Ana"_s));
}

void TestReceipt::showsThatTheMoneyWentBack()
{
    const core::Transaction refund = samples::moved(fullCharge(), Status::Code::Refund);
    const QString text = textOf(Receipt(refund, issuer(), Paper::Roll80, 1));
    QVERIFY(!text.contains(u"PAGO"_s));
    QVERIFY2(text.contains(u"DEVOLVIDO R$ 15,00 20/11/2026 11:01:59"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Pago em 20/11/2026 11:00:59"_s), qPrintable(text));
}

void TestReceipt::reportsTheTimeOfBrasilia_data()
{
    QTest::addColumn<QDateTime>("paid");
    QTest::addColumn<QString>("shown");
    const auto utc = [](int year, int month, int day, int hour) {
        return QDateTime(QDate(year, month, day), QTime(hour, 30), QTimeZone::utc());
    };
    QTest::newRow("day") << utc(2026, 11, 20, 14)
                         << u"20/11/2026 11:30:00 Horário de Brasília, UTC−03:00"_s;
    QTest::newRow("the day before")
        << utc(2026, 11, 20, 2) << u"19/11/2026 23:30:00 Horário de Brasília, UTC−03:00"_s;
    QTest::newRow("summer time of then")
        << utc(2018, 12, 20, 14) << u"20/12/2018 12:30:00 Horário de Brasília, UTC−02:00"_s;
}

void TestReceipt::reportsTheTimeOfBrasilia()
{
    QFETCH(QDateTime, paid);
    QFETCH(QString, shown);
    core::Transaction charge = fullCharge();
    charge.events.first().at = paid;
    const QString text = textOf(Receipt(charge, issuer(), Paper::Roll80, 1));
    QVERIFY2(text.contains(shown), qPrintable(text));
}

void TestReceipt::fitsAnyText_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("shown");
    QTest::newRow("markup") << u"<b>a</b> & <img src=x>"_s << u"<b>a</b> & <img src=x>"_s;
    QTest::newRow("lines") << u"a\n\n\tb\x1b[2J"_s << u"a b [2J"_s;
    QTest::newRow("turned around") << u"a \u202Egpj.exe\u202C b\u200B\u2066"_s << u"a gpj.exe b"_s;
    QTest::newRow("separators") << u"a\u2028b\u2029c"_s << u"a b c"_s;
    QTest::newRow("half a character") << QString(QChar(0xD83D)) + u" b"_s << u"b"_s;
    QTest::newRow("ten kilobytes") << QString(u"wide "_s).repeated(2000) << u"wide wide"_s;
    QTest::newRow("ten kilobytes, no blank") << QString(u"W"_s).repeated(10000) << u"WWWW"_s;
}

void TestReceipt::fitsAnyText()
{
    QFETCH(QString, written);
    QFETCH(QString, shown);
    core::Transaction charge = fullCharge();
    charge.name = charge.document = charge.description = charge.reference = charge.endToEndId =
        written;
    ui::ReceiptIssuer shop = issuer();
    shop.merchant.name = shop.merchant.city = written;
    for (const Paper paper : {Paper::Roll58, Paper::Roll80, Paper::A4}) {
        const Receipt receipt(charge, shop, paper, 1);
        const QString path = pdfOf(receipt);
        const QString text = pdfText(path);
        QVERIFY2(text.contains(shown), qPrintable(text));
        QVERIFY2(text.endsWith(u"Documento não fiscal"_s), qPrintable(text.right(400)));
        const support::PdfPages pages = support::pdfPages(path);
        QCOMPARE(pages.count, 1);
        QVERIFY(pages.millimetres.height() < 400);
        const QImage image = receipt.toImage();
        for (int x = 0; x < image.width(); ++x)
            QCOMPARE(image.pixel(x, image.height() - 2 * kDots), qRgb(255, 255, 255));
    }
}

void TestReceipt::provesATransfer_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("shown");
    QTest::newRow("CPF") << u"11144477735"_s << u"***.444.777-**"_s;
    QTest::newRow("CNPJ") << u"12ABC34501DE35"_s << u"12.ABC.345/01DE-35"_s;
    QTest::newRow("phone") << u"+5521912345678"_s << u"+55 21 *****-5678"_s;
    QTest::newRow("e-mail") << u"maria@casa.example"_s << u"m***@casa.example"_s;
    QTest::newRow("random") << u"71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d"_s << u"71c7…9a2d"_s;
}

void TestReceipt::provesATransfer()
{
    QFETCH(QString, key);
    QFETCH(QString, shown);
    core::Transaction sent = fullCharge();
    sent.operation = core::Operation::CashOut;
    sent.pixKey = key;
    sent.qrCode.clear();
    for (const Paper paper : {Paper::Roll58, Paper::Roll80, Paper::A4}) {
        const QString text = textOf(Receipt(sent, issuer(), paper, 1));
        const QString whole = QString(text).remove(u' ');
        for (const QString &part :
             {u"Comprovante de transferência Pix"_s, u"Maria Aparecida da Silva"_s,
              u"***.444.777-**"_s, u"R$"_s, u"Horário de Brasília"_s, sent.reference, shown,
              u"Documento não fiscal"_s})
            QVERIFY2(whole.contains(QString(part).remove(u' '), Qt::CaseInsensitive),
                     qPrintable(part + u": "_s + text));
        QVERIFY2(whole.contains(sent.endToEndId), qPrintable(text));
        if (key != u"12ABC34501DE35"_s)
            QVERIFY2(!whole.contains(key) && !whole.contains(u"111.444.777-35"_s),
                     qPrintable(text));
    }
    const QString demo = textOf(Receipt(sent, issuer(Kind::Demo), Paper::A4, 1));
    QVERIFY2(demo.contains(u"DEMONSTRAÇÃO"_s), qPrintable(demo));
}

void TestReceipt::isOfReceivedMoneyOnly_data()
{
    QTest::addColumn<Status>("status");
    QTest::addColumn<core::Operation>("operation");
    QTest::addColumn<QString>("sentence"); // empty: there is one
    using core::Operation;
    const QString notYet = u"Não há comprovante: esta cobrança ainda não foi paga."_s;
    const QString unsure = u"Ainda não há comprovante: o pagamento não é certo."_s;
    const QString never = u"Não há comprovante: esta cobrança não foi paga."_s;
    const auto row = [](const Status &status, const QString &sentence) {
        QTest::addRow("%s", qPrintable(status.toText())) << status << Operation::CashIn << sentence;
    };
    row(Status::Code::Paid, {});
    row(Status::Code::Refund, {});
    row(Status::Code::Pending, notYet);
    row(Status::Code::InProcess, unsure);
    row(Status::Code::InAnalysis, unsure);
    row(Status::Code::Denied, never);
    row(Status::Code::Canceled, never);
    row(Status::Code::Expired, never);
    row(Status::fromText(u"paid_in_part"_s),
        u"Não há comprovante: não se sabe se isto foi pago."_s);
    const QString accepted =
        u"Ainda não há comprovante: a transferência foi aceita, mas não é definitiva."_s;
    const QString nothing = u"Não há comprovante: nada foi transferido."_s;
    const auto sent = [](const Status &status, const QString &sentence) {
        QTest::addRow("sent, %s", qPrintable(status.toText()))
            << status << Operation::CashOut << sentence;
    };
    sent(Status::Code::Paid, {});
    sent(Status::Code::Pending, accepted);
    sent(Status::Code::InProcess, accepted);
    sent(Status::Code::InAnalysis, accepted);
    sent(Status::Code::Denied, nothing);
    sent(Status::Code::Canceled, nothing);
    sent(Status::Code::Expired, nothing);
    sent(Status::Code::Refund, u"Não há comprovante: o dinheiro voltou."_s);
    sent(Status::fromText(u"paid_in_part"_s),
         u"Não há comprovante: não se sabe se isto foi transferido."_s);
}

void TestReceipt::isOfReceivedMoneyOnly()
{
    QFETCH(Status, status);
    QFETCH(core::Operation, operation);
    QFETCH(QString, sentence);
    core::Transaction transaction = fullCharge();
    transaction.status = status;
    transaction.operation = operation;
    QCOMPARE(ui::receiptProblem(transaction), sentence);
}

void TestReceipt::knowsThePaperByItsWidth_data()
{
    QTest::addColumn<qreal>("width");
    QTest::addColumn<Paper>("paper");
    QTest::newRow("48 mm that are printed on") << 48.0 << Paper::Roll58;
    QTest::newRow("58 mm") << 58.0 << Paper::Roll58;
    QTest::newRow("72 mm that are printed on") << 72.0 << Paper::Roll80;
    QTest::newRow("80 mm") << 80.0 << Paper::Roll80;
    QTest::newRow("A5") << 148.0 << Paper::A4;
    QTest::newRow("A4") << 210.0 << Paper::A4;
    QTest::newRow("Letter") << 215.9 << Paper::A4;
}

void TestReceipt::knowsThePaperByItsWidth()
{
    QFETCH(qreal, width);
    QTEST(ui::paperOfWidth(width), "paper");
}

/// Above the name, within the margins, and without a place of its own if there is none.
void TestReceipt::paintsTheLogo()
{
    QFETCH(Paper, paper);
    QImage picture(60, 30, QImage::Format_RGB32);
    picture.fill(Qt::black);
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG"));
    ui::ReceiptIssuer with = issuer();
    with.logo = buffer.data();
    const core::Transaction charge = fullCharge();
    const auto darkRows = [&](const ui::ReceiptIssuer &of) {
        const QImage image = Receipt(charge, of, paper, 1).toImage();
        int rows = 0; // with a long dark run, as no letter has
        for (int y = 0; y < image.height() / 3; ++y) {
            int run = 0;
            int longest = 0;
            for (int x = 0; x < image.width(); ++x) {
                run = qGray(image.pixel(x, y)) < 80 ? run + 1 : 0;
                longest = qMax(longest, run);
            }
            rows += longest > image.width() / 8 ? 1 : 0;
        }
        return rows;
    };
    QVERIFY(darkRows(with) > darkRows(issuer()) + 20);
    with.logo = "no picture";
    QCOMPARE(darkRows(with), darkRows(issuer()));
}

BALCAO_TEST(TestReceipt)
#include "tst_receipt.moc"
