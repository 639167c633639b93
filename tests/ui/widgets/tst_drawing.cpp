// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/widgets/drawing.h"

#include <QtGui/QPainter>
#include <QtTest/QTest>

#include <functional>

using core::QrCode;
using ui::DrawingProblem;
using namespace Qt::StringLiterals;

using Problem = std::optional<DrawingProblem>;
using Damage = std::function<void(QPainter &)>;

namespace
{

constexpr int kModule = 5;
constexpr int kQuiet = kModule * QrCode::kQuietZone;

QrCode code()
{
    return *QrCode::encode(samples::charge(1500).qrCode);
}

} // namespace

class TestDrawing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsADrawingBack_data();
    void readsADrawingBack();
    void noticesEveryWrongModule();
    void readsTheCardAlone();
    void refusesACardThatHoldsNoGrid_data();
    void refusesACardThatHoldsNoGrid();
    void wantsHalfAMillimetre_data();
    void wantsHalfAMillimetre();
    void doubtsScreens_data();
    void doubtsScreens();
};

void TestDrawing::readsADrawingBack_data()
{
    QTest::addColumn<Damage>("damage");
    QTest::addColumn<Problem>("problem");
    const int side = code().size() * kModule + 2 * kQuiet;
    const QRect symbol(kQuiet, kQuiet, code().size() * kModule, code().size() * kModule);
    const auto row = [](const char *name, Problem problem, const Damage &damage) {
        QTest::newRow(name) << damage << problem;
    };
    row("right", {}, [](QPainter &) {});
    row("a hair through it", {},
        [=](QPainter &painter) { painter.fillRect(kQuiet + 2, 0, 1, side, Qt::gray); });
    row("dark blue on pale yellow", {}, [=](QPainter &painter) {
        painter.setCompositionMode(QPainter::CompositionMode_Lighten);
        painter.fillRect(0, 0, side, side, QColor(0, 0, 90));
        painter.setCompositionMode(QPainter::CompositionMode_Darken);
        painter.fillRect(0, 0, side, side, QColor(255, 255, 200));
    });
    row("nothing", DrawingProblem::Modules,
        [=](QPainter &painter) { painter.fillRect(0, 0, side, side, Qt::white); });
    row("all dark", DrawingProblem::Modules,
        [=](QPainter &painter) { painter.fillRect(0, 0, side, side, Qt::black); });
    row("light on dark", DrawingProblem::Modules, [=](QPainter &painter) {
        painter.setCompositionMode(QPainter::CompositionMode_Difference);
        painter.fillRect(0, 0, side, side, Qt::white);
    });
    row("a picture of the shop in its middle", DrawingProblem::Modules, [=](QPainter &painter) {
        QRect logo(0, 0, 5 * kModule, 5 * kModule);
        logo.moveCenter(symbol.center());
        painter.fillRect(logo, Qt::white);
    });
    row("a pixel aside", DrawingProblem::Modules, [=](QPainter &painter) {
        const QImage drawn = code().toImage(kModule);
        painter.fillRect(0, 0, side, side, Qt::white);
        painter.drawImage(kModule, 0, drawn);
    });
    row("a frame up to the symbol", DrawingProblem::QuietZone, [=](QPainter &painter) {
        painter.setPen(QPen(Qt::black, 2 * kModule));
        painter.drawRect(symbol.adjusted(-kModule, -kModule, kModule, kModule));
    });
    row("a frame of the outermost module", DrawingProblem::QuietZone,
        [=](QPainter &painter) { painter.fillRect(0, 0, side, kModule, Qt::black); });
    row("a dark window through the quiet zone", DrawingProblem::QuietZone,
        [=](QPainter &painter) { painter.fillRect(0, 0, kQuiet, side, QColor(0x15, 0x17, 0x1c)); });
    row("a shade over half of it", DrawingProblem::Contrast,
        [=](QPainter &painter) { painter.fillRect(0, 0, side / 2, side, QColor(0, 0, 0, 90)); });
    row("faint", DrawingProblem::Contrast,
        [=](QPainter &painter) { painter.fillRect(0, 0, side, side, QColor(255, 255, 255, 100)); });
}

void TestDrawing::readsADrawingBack()
{
    QFETCH(const Damage, damage);
    QFETCH(const Problem, problem);
    QImage picture = code().toImage(kModule).convertToFormat(QImage::Format_RGB32);
    QPainter painter(&picture);
    damage(painter);
    painter.end();
    QCOMPARE(ui::drawingProblem(picture, picture.rect(), code(), 5), problem);
}

void TestDrawing::noticesEveryWrongModule()
{
    const QrCode code = *QrCode::encode(u"Balcão"_s);
    const QImage right = code.toImage(2);
    for (int y = -QrCode::kQuietZone; y < code.size() + QrCode::kQuietZone; ++y) {
        for (int x = -QrCode::kQuietZone; x < code.size() + QrCode::kQuietZone; ++x) {
            QImage picture = right;
            for (const QPoint pixel : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)})
                picture.setPixel(QPoint(x, y) * 2 + QPoint(1, 1) * (2 * QrCode::kQuietZone) + pixel,
                                 code.isDark(x, y) ? qRgb(255, 255, 255) : qRgb(0, 0, 0));
            const bool isInside = x >= 0 && y >= 0 && x < code.size() && y < code.size();
            QCOMPARE(ui::drawingProblem(picture, picture.rect(), code, 2),
                     isInside ? DrawingProblem::Modules : DrawingProblem::QuietZone);
        }
    }
}

void TestDrawing::readsTheCardAlone()
{
    const QImage drawn = code().toImage(kModule);
    QImage picture(drawn.size() + QSize(70, 30), QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    QPainter painter(&picture);
    painter.drawImage(31, 17, drawn);
    painter.end();
    QCOMPARE(ui::drawingProblem(picture, QRect(QPoint(31, 17), drawn.size()), code(), 5),
             Problem());
    QCOMPARE(ui::drawingProblem(picture, QRect(QPoint(31 - kModule, 17), drawn.size()), code(), 5),
             DrawingProblem::Modules);
}

void TestDrawing::refusesACardThatHoldsNoGrid_data()
{
    QTest::addColumn<QRect>("card");
    const int side = code().toImage(kModule).width();
    QTest::newRow("nothing") << QRect();
    QTest::newRow("not square") << QRect(0, 0, side, side - kModule);
    QTest::newRow("no whole modules") << QRect(0, 0, side - 1, side - 1);
    QTest::newRow("beyond the picture") << QRect(1, 0, side, side);
}

void TestDrawing::refusesACardThatHoldsNoGrid()
{
    QFETCH(const QRect, card);
    const QImage picture = code().toImage(kModule);
    QCOMPARE(ui::drawingProblem(picture, card, code(), 5), DrawingProblem::Modules);
}

void TestDrawing::wantsHalfAMillimetre_data()
{
    QTest::addColumn<double>("pixelsPerMillimetre");
    QTest::addColumn<Problem>("problem");
    QTest::newRow("0.5 mm") << kModule / 0.5 << Problem();
    QTest::newRow("0.499 mm") << kModule / 0.499 << Problem(DrawingProblem::TooDense);
    QTest::newRow("a wall") << 0.5 << Problem();
}

void TestDrawing::wantsHalfAMillimetre()
{
    QFETCH(const double, pixelsPerMillimetre);
    QFETCH(const Problem, problem);
    const QImage picture = code().toImage(kModule);
    QCOMPARE(ui::drawingProblem(picture, picture.rect(), code(), pixelsPerMillimetre), problem);
}

void TestDrawing::doubtsScreens_data()
{
    QTest::addColumn<QSize>("pixels");
    QTest::addColumn<QSizeF>("millimetres");
    QTest::addColumn<double>("ratio");
    QTest::addColumn<double>("dotsPerInch");
    QTest::newRow("24 inches") << QSize(1920, 1080) << QSizeF(527, 296) << 1.0 << 92.5;
    QTest::newRow("14 inches, fine") << QSize(2880, 1800) << QSizeF(302, 189) << 2.0 << 242.2;
    QTest::newRow("upright") << QSize(1080, 1920) << QSizeF(296, 527) << 1.0 << 92.7;
    QTest::newRow("a television") << QSize(1920, 1080) << QSizeF(1018, 573) << 1.0 << 47.9;
    QTest::newRow("no size") << QSize(1920, 1080) << QSizeF(0, 0) << 1.0 << 96.0;
    QTest::newRow("no size, fine") << QSize(3840, 2160) << QSizeF(0, 0) << 2.0 << 192.0;
    QTest::newRow("centimetres") << QSize(1920, 1080) << QSizeF(53, 30) << 1.0 << 96.0;
    QTest::newRow("a shape for a size") << QSize(1920, 1080) << QSizeF(16, 9) << 1.5 << 144.0;
    QTest::newRow("a wall") << QSize(1920, 1080) << QSizeF(1600, 900) << 1.0 << 96.0;
    QTest::newRow("width only") << QSize(1920, 1080) << QSizeF(527, 0) << 1.0 << 96.0;
    QTest::newRow("another shape") << QSize(1920, 1080) << QSizeF(527, 395) << 1.0 << 96.0;
    QTest::newRow("turned, its size not") << QSize(1080, 1920) << QSizeF(527, 296) << 1.0 << 96.0;
}

void TestDrawing::doubtsScreens()
{
    QFETCH(const QSize, pixels);
    QFETCH(const QSizeF, millimetres);
    QFETCH(const double, ratio);
    QFETCH(const double, dotsPerInch);
    const double found = ui::pixelsPerMillimetre(pixels, millimetres, ratio) * 25.4;
    QVERIFY2(qAbs(found - dotsPerInch) < 0.1, qPrintable(QString::number(found)));
}

BALCAO_GUILESS_TEST(TestDrawing)
#include "tst_drawing.moc"
