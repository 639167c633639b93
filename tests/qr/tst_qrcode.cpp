// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/qr/qrcode.h"

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

using namespace Qt::StringLiterals;
using core::QrCode;

namespace
{

const QString kBrCode = u"00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000"
                        "5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D"_s;

/// What ZXing reads, in bytes; empty if it finds no QR code.
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

/// Every pixel, also of the quiet zone, has the colour of the module it lies in.
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
    void pngIsReadByZbar();
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

void TestQrCode::pngIsReadByZbar()
{
    const auto code = QrCode::encode(kBrCode);
    QVERIFY(code);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"code.png"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(code->toPng(4));
    file.close();

    QProcess zbar;
    zbar.start(QStringLiteral(ZBARIMG), {u"--quiet"_s, u"--raw"_s, u"--nodbus"_s, file.fileName()});
    QVERIFY(zbar.waitForFinished());
    QCOMPARE(zbar.readAllStandardError(), QByteArray());
    QCOMPARE(zbar.readAllStandardOutput(), kBrCode.toUtf8() + '\n');
    QCOMPARE(zbar.exitCode(), 0);
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

QTEST_GUILESS_MAIN(TestQrCode)
#include "tst_qrcode.moc"
