// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/qr/qrcode.h"
#include "core/remote/codepicture.h"
#include "tests/support/testmain.h"

#include <QtCore/QBuffer>
#include <QtGui/QImage>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

const QString kText =
    u"00020126360014br.gov.bcb.pix0114+55119876543215204000053039865802BR5901X6001Y62070503***6304ABCD"_s;

QByteArray dataUri(const QImage &image, const char *format = "PNG")
{
    QByteArray file;
    QBuffer buffer(&file);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, format))
        qFatal("no picture");
    return QByteArray("data:image/") + QByteArray(format).toLower() + ";base64," + file.toBase64();
}

QImage drawn(int pixelsPerModule, QrCode::ErrorCorrection correction = {})
{
    return QrCode::encode(kText, correction)->toImage(pixelsPerModule);
}

/// Returns the code with a red square on the tenth part of its area.
QImage withLogo()
{
    QImage image = drawn(6, QrCode::ErrorCorrection::High).convertToFormat(QImage::Format_RGB32);
    const int side = image.width() / 5;
    const int first = (image.width() - side) / 2;
    for (int y = first; y < first + side; ++y) {
        for (int x = first; x < first + side; ++x)
            image.setPixelColor(x, y, Qt::red);
    }
    return image;
}

/// Returns black modules without paper.
QImage transparent()
{
    QImage image = drawn(4).convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == Qt::white)
                image.setPixelColor(x, y, QColor(0, 0, 0, 0));
        }
    }
    return image;
}

} // namespace

/// The pictures come from foreign services.
class CodePictureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPictures_data();
    void readsPictures();
    void refusesEverythingElse_data();
    void refusesEverythingElse();
};

void CodePictureTest::readsPictures_data()
{
    QTest::addColumn<QByteArray>("picture");
    QTest::newRow("balcao-server") << QrCode::encode(kText)->toDataUri();
    QTest::newRow("one pixel per module") << dataUri(drawn(1));
    QTest::newRow("large") << dataUri(drawn(20));
    QTest::newRow("logo") << dataUri(withLogo());
    QTest::newRow("transparent") << dataUri(transparent());
    QTest::newRow("scaled") << dataUri(
        drawn(8).scaled(300, 300, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    QTest::newRow("Base64 alone") << dataUri(drawn(4)).split(',').last();
}

void CodePictureTest::readsPictures()
{
    QFETCH(QByteArray, picture);
    QCOMPARE(codeInPicture(picture), kText);
}

void CodePictureTest::refusesEverythingElse_data()
{
    QTest::addColumn<QByteArray>("picture");
    const QByteArray fine = dataUri(drawn(4));
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no Base64") << QByteArray("data:image/png;base64,****");
    QTest::newRow("address") << QByteArray("https://pix.example/code.png");
    QTest::newRow("other format") << dataUri(drawn(4), "BMP");
    QTest::newRow("other format, called PNG")
        << dataUri(drawn(4), "BMP").replace("image/bmp", "image/png");
    QTest::newRow("cut") << fine.left(fine.size() / 4 * 2);
    QTest::newRow("blank") << dataUri(QImage(QSize(300, 300), QImage::Format_Mono));
    QTest::newRow("huge") << dataUri(drawn(4).scaled(2049, 2049));
}

void CodePictureTest::refusesEverythingElse()
{
    QFETCH(QByteArray, picture);
    QCOMPARE(codeInPicture(picture), QString());
}

BALCAO_GUILESS_TEST(CodePictureTest)
#include "tst_codepicture.moc"
