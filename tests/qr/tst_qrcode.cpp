// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/qr/qrcode.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtGui/QPainter>
#include <QtSvg/QSvgRenderer>
#include <QtTest/QTest>

#include <ZXing/ReadBarcode.h>
#include <qrcodegen/qrcodegen.hpp>

using namespace Qt::StringLiterals;
using core::QrCode;

namespace
{

const QString kBrCode = u"00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000"
                        "5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D"_s;

/// Returns the bytes that ZXing reads; empty without a QR code.
QByteArray decoded(const QImage &image)
{
    const QImage gray = image.convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(gray.constBits(), gray.width(), gray.height(),
                                ZXing::ImageFormat::Lum, static_cast<int>(gray.bytesPerLine()));
    const auto hints = ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode);
    const ZXing::Result result = ZXing::ReadBarcode(view, hints);
    if (!result.isValid())
        return {};
    return QByteArray(reinterpret_cast<const char *>(result.bytes().data()),
                      static_cast<qsizetype>(result.bytes().size()));
}

QImage rendered(const QByteArray &svg, int pixelsPerModule)
{
    QSvgRenderer renderer(svg);
    QImage image(renderer.viewBox().size() * pixelsPerModule, QImage::Format_RGB32);
    image.fill(Qt::red); // the picture has to bring its own white
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

bool isBlack(const QImage &image, int x, int y)
{
    return image.pixelColor(x, y) == QColor(Qt::black);
}

bool isWhite(const QImage &image, int x, int y)
{
    return image.pixelColor(x, y) == QColor(Qt::white);
}

/// Returns true if every pixel, also in the quiet zone, has the colour of its module.
bool shows(const QImage &image, const QrCode &code, int pixelsPerModule)
{
    const int side = (code.size() + 2 * QrCode::kQuietZone) * pixelsPerModule;
    if (image.size() != QSize(side, side))
        return false;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const bool dark = code.isDark(x / pixelsPerModule - QrCode::kQuietZone,
                                          y / pixelsPerModule - QrCode::kQuietZone);
            if (dark ? !isBlack(image, x, y) : !isWhite(image, x, y))
                return false;
        }
    }
    return true;
}

/// Rows of white pixels above the first black one.
int whiteRowsOnTop(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (!isWhite(image, x, y))
                return y;
        }
    }
    return image.height();
}

void addBrCodes()
{
    QTest::addColumn<QString>("text");
    QFile file(QStringLiteral(TEST_DATA "/brcodes.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray valid = QJsonDocument::fromJson(file.readAll())["valid"_L1].toArray();
    QVERIFY(!valid.isEmpty());
    for (const auto &row : valid)
        QTest::newRow(qPrintable(row["id"_L1].toString())) << row["payload"_L1].toString();
}

/// Returns a text of that length that repeats the alphabet.
QString textOf(QStringView alphabet, qsizetype length)
{
    QString text;
    while (text.size() < length)
        text += alphabet[text.size() % alphabet.size()];
    return text;
}

/// Returns the picture of a data URI; null if the URI is malformed.
QImage pictureIn(const QByteArray &uri)
{
    const QByteArray head = "data:image/png;base64, ";
    const auto png = QByteArray::fromBase64Encoding(uri.mid(head.size()),
                                                    QByteArray::AbortOnBase64DecodingErrors);
    return uri.startsWith(head) && png ? QImage::fromData(*png, "PNG") : QImage();
}

} // namespace

class TestQrCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void imageIsReadByZxing_data() { addBrCodes(); }
    void imageIsReadByZxing();
    void pngIsReadByZxing_data() { addBrCodes(); }
    void pngIsReadByZxing();
    void svgIsReadByZxing_data() { addBrCodes(); }
    void svgIsReadByZxing();
    void dataUriHoldsThePng_data() { addBrCodes(); }
    void dataUriHoldsThePng();
    void everySizeIsRead_data();
    void everySizeIsRead();
    void usesTheMaskOfTheStandard_data();
    void usesTheMaskOfTheStandard();
    void readsUtf8Back();
    void everyModuleIsWholePixels_data();
    void everyModuleIsWholePixels();
    void quietZoneIsFourModulesOnEverySide();
    void svgHasOneSquareAndOnePath();
    void nothingIsDarkOutside();
    void sizeRunsFrom21To177();
    void refusesWhatDoesNotFit();
    void refusesWhatIsNoText();
    void moreCorrectionNeedsMoreModules();
    void sameTextGivesSameGrid();
};

void TestQrCode::imageIsReadByZxing()
{
    QFETCH(const QString, text);
    const auto code = QrCode::encode(text);
    QVERIFY(code);
    for (const int pixels : {1, 2, 3, 5, 8, 13})
        QCOMPARE(decoded(code->toImage(pixels)), text.toUtf8());
}

void TestQrCode::pngIsReadByZxing()
{
    QFETCH(const QString, text);
    const auto code = QrCode::encode(text);
    QVERIFY(code);
    QImage image;
    QVERIFY(image.loadFromData(code->toPng(4), "PNG"));
    QVERIFY(shows(image, *code, 4));
    QCOMPARE(decoded(image), text.toUtf8());
}

void TestQrCode::svgIsReadByZxing()
{
    QFETCH(const QString, text);
    const auto code = QrCode::encode(text);
    QVERIFY(code);
    const QImage image = rendered(code->toSvg(), 4);
    QVERIFY(shows(image, *code, 4));
    QCOMPARE(decoded(image), text.toUtf8());
}

void TestQrCode::dataUriHoldsThePng()
{
    QFETCH(const QString, text);
    const auto code = QrCode::encode(text);
    QVERIFY(code);
    const QImage image = pictureIn(code->toDataUri());
    QCOMPARE(image.depth(), 1);
    QVERIFY(shows(image, *code, 4));
    QCOMPARE(decoded(image), text.toUtf8());
}

void TestQrCode::everySizeIsRead_data()
{
    QTest::addColumn<int>("pixels");
    for (const int pixels : {2, 3, 4, 7, 8})
        QTest::addRow("%d pixels", pixels) << pixels;
}

void TestQrCode::everySizeIsRead()
{
    QFETCH(const int, pixels);
    const QTemporaryDir folder;
    QStringList arguments{u"--quiet"_s, u"--raw"_s, u"--nodbus"_s};
    QByteArray texts;
    int size = 0;
    for (qsizetype length = 1; size < 81; ++length) { // versions 1 to 16
        const QString text = textOf(kBrCode, length);
        const auto code = QrCode::encode(text);
        if (code->size() == size)
            continue;
        size = code->size();
        const QByteArray png = code->toPng(pixels);
        QCOMPARE(decoded(QImage::fromData(png, "PNG")), text.toUtf8());

        QFile file(folder.filePath(u"%1.png"_s.arg(size)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(png);
        arguments += file.fileName();
        texts += text.toUtf8() + '\n';
    }
    QCOMPARE(texts.count('\n'), 16);

    QProcess zbar;
    zbar.start(QStringLiteral(ZBARIMG), arguments);
    QVERIFY(zbar.waitForFinished());
    QCOMPARE(zbar.readAllStandardError(), QByteArray());
    QCOMPARE(zbar.readAllStandardOutput(), texts);
    QCOMPARE(zbar.exitCode(), 0);
}

void TestQrCode::usesTheMaskOfTheStandard_data()
{
    QTest::addColumn<QString>("alphabet");
    QTest::newRow("BR Code") << kBrCode;
    QTest::newRow("digits") << u"31415926535897932384626433832795028841971693993751"_s;
    QTest::newRow("one digit") << u"0"_s;
    QTest::newRow("capitals") << u"PADARIA SAO JOAO 12 $%*+-./:"_s;
    QTest::newRow("one letter") << u"a"_s;
    QTest::newRow("bits in turn") << u"U"_s;
    QTest::newRow("accents") << u"ãéîõü"_s;
}

void TestQrCode::usesTheMaskOfTheStandard()
{
    // The choice that qrcodegen makes for itself, slowly.
    using Symbol = qrcodegen::QrCode;
    using Correction = QrCode::ErrorCorrection;
    const std::array levels{
        std::pair(Correction::Low, Symbol::Ecc::LOW),
        std::pair(Correction::Medium, Symbol::Ecc::MEDIUM),
        std::pair(Correction::Quartile, Symbol::Ecc::QUARTILE),
        std::pair(Correction::High, Symbol::Ecc::HIGH),
    };
    QFETCH(const QString, alphabet);
    int compared = 0;
    for (qsizetype length = 1;; length += 1 + length / 20) {
        const QString text = textOf(alphabet, length);
        const auto &[correction, level] = levels[static_cast<size_t>(compared) % levels.size()];
        const auto code = QrCode::encode(text, correction);
        if (!code)
            break;
        const Symbol symbol = Symbol::encodeText(text.toUtf8().constData(), level);
        QCOMPARE(code->size(), symbol.getSize());
        bool same = true;
        for (int y = 0; y < symbol.getSize(); ++y) {
            for (int x = 0; x < symbol.getSize(); ++x)
                same = same && code->isDark(x, y) == symbol.getModule(x, y);
        }
        QVERIFY2(same, qPrintable(u"%1 characters, mask %2"_s.arg(length).arg(symbol.getMask())));
        ++compared;
    }
    QVERIFY(compared > 60);
}

void TestQrCode::readsUtf8Back()
{
    const QString text = u"Padaria São João, pão de açúcar, R$ 12,50 – 日本 🥖"_s;
    const auto code = QrCode::encode(text);
    QVERIFY(code);
    QCOMPARE(decoded(code->toImage(3)), text.toUtf8());
}

void TestQrCode::everyModuleIsWholePixels_data()
{
    QTest::addColumn<int>("pixels");
    for (const int pixels : {1, 2, 3, 4, 7, 10, QrCode::kMaxPixelsPerModule})
        QTest::addRow("%d pixels", pixels) << pixels;
}

void TestQrCode::everyModuleIsWholePixels()
{
    QFETCH(const int, pixels);
    const auto code = QrCode::encode(u"balcao"_s);
    QVERIFY(code);
    QVERIFY(shows(code->toImage(pixels), *code, pixels));
    QVERIFY(shows(rendered(code->toSvg(), pixels), *code, pixels));
}

void TestQrCode::quietZoneIsFourModulesOnEverySide()
{
    const auto code = QrCode::encode(kBrCode);
    QVERIFY(code);
    // The finder patterns reach to three corners; a quarter turn brings each side to the top.
    for (const QImage &picture : {code->toImage(3), rendered(code->toSvg(), 3)}) {
        QImage image = picture;
        for (int side = 0; side < 4; ++side) {
            QCOMPARE(whiteRowsOnTop(image), 4 * 3);
            image = image.transformed(QTransform().rotate(90));
        }
    }
}

void TestQrCode::svgHasOneSquareAndOnePath()
{
    const auto code = QrCode::encode(kBrCode);
    QVERIFY(code);
    const QByteArray svg = code->toSvg();
    QCOMPARE(svg.count("<path"), 1);
    QCOMPARE(svg.count("<rect"), 1);
    QVERIFY(svg.contains("crispEdges"));
    const int side = code->size() + 8;
    QCOMPARE(QSvgRenderer(svg).viewBox(), QRect(0, 0, side, side));
}

void TestQrCode::nothingIsDarkOutside()
{
    const auto code = QrCode::encode(u"balcao"_s);
    QVERIFY(code);
    const int size = code->size();
    QVERIFY(code->isDark(0, 0));
    QVERIFY(code->isDark(size - 1, 0));
    QVERIFY(code->isDark(0, size - 1));
    for (int i = -1; i <= size; ++i) {
        QVERIFY(!code->isDark(-1, i) && !code->isDark(i, -1));
        QVERIFY(!code->isDark(size, i) && !code->isDark(i, size));
    }
}

void TestQrCode::sizeRunsFrom21To177()
{
    QCOMPARE(QrCode::encode(u"a"_s)->size(), 21);
    QCOMPARE(QrCode::encode(QString(2331, u'a'))->size(), 177);
}

void TestQrCode::refusesWhatDoesNotFit()
{
    using Correction = QrCode::ErrorCorrection;
    QVERIFY(QrCode::encode(QString(5596, u'7')));
    QVERIFY(!QrCode::encode(QString(5597, u'7')));
    QVERIFY(QrCode::encode(QString(3391, u'A')));
    QVERIFY(!QrCode::encode(QString(3392, u'A')));
    QVERIFY(!QrCode::encode(QString(2332, u'a')));
    QVERIFY(!QrCode::encode(QString(2331, u'ã')));
    QVERIFY(QrCode::encode(QString(2953, u'a'), Correction::Low));
    QVERIFY(!QrCode::encode(QString(2953, u'a'), Correction::High));
    QVERIFY(!QrCode::encode(QString(1'000'000, u'a'), Correction::Low));
}

void TestQrCode::refusesWhatIsNoText()
{
    QVERIFY(!QrCode::encode(QString()));
    QVERIFY(!QrCode::encode(u"a"_s + QChar(0xD800)));
    QVERIFY(!QrCode::encode(QChar(0xDC00) + u"a"_s));
    QVERIFY(!QrCode::encode(u"12,50\0 or more"_s));
}

void TestQrCode::moreCorrectionNeedsMoreModules()
{
    using Correction = QrCode::ErrorCorrection;
    QList<int> sizes;
    for (const auto correction :
         {Correction::Low, Correction::Medium, Correction::Quartile, Correction::High}) {
        const auto code = QrCode::encode(kBrCode, correction);
        QVERIFY(code);
        QCOMPARE(decoded(code->toImage(3)), kBrCode.toUtf8());
        sizes.append(code->size());
    }
    QVERIFY(sizes[0] < sizes[1] && sizes[1] < sizes[2] && sizes[2] < sizes[3]);
}

void TestQrCode::sameTextGivesSameGrid()
{
    const auto code = QrCode::encode(kBrCode);
    QVERIFY(code);
    QVERIFY(QrCode::encode(kBrCode) == code);
    QVERIFY(QrCode::encode(kBrCode.chopped(1)) != code);
    QCOMPARE(QrCode::encode(kBrCode)->toPng(4), code->toPng(4));
    QCOMPARE(QrCode::encode(kBrCode)->toSvg(), code->toSvg());
}

BALCAO_GUILESS_TEST(TestQrCode)
#include "tst_qrcode.moc"
