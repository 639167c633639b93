// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/samples.h"
#include "tests/support/scan.h"
#include "tests/support/testmain.h"
#include "ui/widgets/qrview.h"
#include "ui/widgets/theme.h"

#include <QtCore/QtMath>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QVBoxLayout>

#include <functional>

using namespace Qt::StringLiterals;

namespace
{

/// Renders the widget at this pixel ratio; `x`, `y`: its position in its window.
QImage painted(QWidget &widget, qreal ratio, QPoint at = {})
{
    const QSize size = (QSizeF(widget.size()) * ratio).toSize() + QSize(at.x() * 4, at.y() * 4);
    QImage image(size, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(widget.palette().color(QPalette::Window));
    widget.render(&image, at, {}, QWidget::DrawChildren);
    return image;
}

} // namespace

class TestQrView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadAtEverySizeRatioAndTheme_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<qreal>("ratio");
        QTest::addColumn<bool>("dark");
        for (const int side : {220, 301, 480, 617, 900}) {
            for (const qreal ratio : {1.0, 1.25, 1.5, 1.75, 2.0, 3.0}) {
                for (const bool dark : {false, true})
                    QTest::addRow("%d px at %g, %s", side, ratio, dark ? "dark" : "light")
                        << side << ratio << dark;
            }
        }
    }
    void isReadAtEverySizeRatioAndTheme()
    {
        QFETCH(int, side);
        QFETCH(qreal, ratio);
        QFETCH(bool, dark);
        ui::applyTheme(*qApp, dark ? ui::Scheme::Dark : ui::Scheme::Light);
        ui::QrView view;
        view.resize(side, side);
        view.setText(m_text);
        QCOMPARE(support::scanned(painted(view, ratio)), m_text);
    }

    void modulesAreWholeAndEqual_data()
    {
        QTest::addColumn<qreal>("ratio");
        QTest::addColumn<QPoint>("at");
        for (const qreal ratio : {1.0, 1.25, 1.5, 1.75, 2.0, 3.0}) {
            QTest::addRow("at %g", ratio) << ratio << QPoint();
            QTest::addRow("at %g, off the grid", ratio) << ratio << QPoint(7, 3);
        }
    }
    /// Divides the image into the expected grid and compares each pixel of each module: one grey
    /// pixel at an edge fails.
    void modulesAreWholeAndEqual()
    {
        QFETCH(qreal, ratio);
        QFETCH(QPoint, at);
        ui::applyTheme(*qApp, ui::Scheme::Dark);
        ui::QrView view;
        view.resize(437, 512);
        view.setText(m_text);
        const QImage image = painted(view, ratio, at);
        QVERIFY(view.code());
        const int modules = view.code()->size() + 2 * core::QrCode::kQuietZone;
        const QRect card = whiteCard(image);
        QCOMPARE(card.width(), card.height());
        QCOMPARE(card.width() % modules, 0);
        const int module = card.width() / modules;
        // As large as the widget allows.
        QVERIFY((module + 1) * modules > static_cast<int>(437 * ratio) - 1);
        for (int y = 0; y < card.height(); ++y) {
            for (int x = 0; x < card.width(); ++x) {
                const bool dark = view.code()->isDark(x / module - core::QrCode::kQuietZone,
                                                      y / module - core::QrCode::kQuietZone);
                const QRgb wanted = dark ? qRgb(0, 0, 0) : qRgb(255, 255, 255);
                if (image.pixel(card.topLeft() + QPoint(x, y)) != wanted)
                    QFAIL(qPrintable(u"pixel %1,%2"_s.arg(x).arg(y)));
            }
        }
    }

    void showsNothingWithoutText()
    {
        ui::applyTheme(*qApp, ui::Scheme::Dark);
        ui::QrView view;
        view.resize(300, 300);
        view.setText(m_text);
        view.setText({});
        const QImage image = painted(view, 1);
        QVERIFY(whiteCard(image).isEmpty());
        view.setText(QString(5000, u'x')); // too long for any code
        QVERIFY(!view.code());
    }

    void isReadFromAWindowOnTheScreen()
    {
        ui::applyTheme(*qApp, ui::Scheme::Dark);
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(13, 9, 13, 9);
        auto *view = new ui::QrView;
        layout->addWidget(view);
        view->setText(m_text);
        window.resize(501, 467);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QImage image = window.grab().toImage();
        QCOMPARE(support::scanned(image), m_text);
        const int modules = view->code()->size() + 2 * core::QrCode::kQuietZone;
        QCOMPARE(whiteCard(image).width() % modules, 0);
    }

    void readsBackWhatItDrew_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        for (const int side : {240, 437, 640}) {
            for (const bool dark : {false, true})
                QTest::addRow("%d px, %s", side, dark ? "dark" : "light")
                    << QSize(side, side + 31) << dark;
        }
    }
    void readsBackWhatItDrew()
    {
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        ui::applyTheme(*qApp, dark ? ui::Scheme::Dark : ui::Scheme::Light);
        QWidget window;
        auto *view = new ui::QrView(&window);
        view->setGeometry(QRect(QPoint(19, 7), size)); // off the grid of most ratios
        QList<Problem> problems;
        collect(*view, problems);
        view->setText(m_text);
        window.resize(700, 700);
        window.show();
        QTRY_VERIFY(!problems.isEmpty());
        QCOMPARE(problems.last(), Problem());
    }

    /// Widgets above the code damage the painting.
    void noticesADamagedPainting_data()
    {
        QTest::addColumn<std::function<void(ui::QrView &)>>("damage");
        QTest::addColumn<ui::DrawingProblem>("problem");
        const auto cover = [](QRect rect, const QColor &colour) {
            return [rect, colour](ui::QrView &view) {
                auto *blot = new QWidget(&view);
                blot->setGeometry(rect);
                blot->setAutoFillBackground(true);
                blot->setPalette(QPalette(colour));
                blot->show();
            };
        };
        const auto row = [](const char *name, const std::function<void(ui::QrView &)> &damage,
                            ui::DrawingProblem problem) {
            QTest::newRow(name) << damage << problem;
        };
        row("a blot", cover(QRect(170, 170, 60, 60), Qt::white), ui::DrawingProblem::Modules);
        row("an edge", cover(QRect(0, 0, 400, 30), Qt::black), ui::DrawingProblem::QuietZone);
        row("a veil", cover(QRect(0, 0, 400, 400), QColor(255, 255, 255, 100)),
            ui::DrawingProblem::Contrast);
    }
    void noticesADamagedPainting()
    {
        QFETCH(std::function<void(ui::QrView &)>, damage);
        QFETCH(ui::DrawingProblem, problem);
        ui::applyTheme(*qApp, ui::Scheme::Light);
        ui::QrView view;
        QList<Problem> problems;
        collect(view, problems);
        view.setText(m_text);
        view.resize(400, 400);
        view.show();
        QTRY_VERIFY(!problems.isEmpty());
        QCOMPARE(problems.last(), Problem());
        problems.clear();
        damage(view);
        view.update();
        QTRY_VERIFY(!problems.isEmpty());
        QCOMPARE(problems.last(), problem);
    }

    /// More error correction where the modules stay large enough, otherwise fewer modules.
    void usesFewerModulesWhereItIsSmall()
    {
        // A longer code, as of another provider.
        const QString text = m_text.chopped(8) + QString(180, u'x');
        const int robust = core::QrCode::encode(text)->size();
        const int coarse = core::QrCode::encode(text, core::QrCode::ErrorCorrection::Low)->size();
        QVERIFY(coarse < robust);
        ui::QrView view;
        view.setText(text);
        QList<Problem> problems;
        collect(view, problems);
        view.show();
        const auto sizeAt = [&](int pixels) {
            problems.clear();
            const int side = qCeil(pixels / view.devicePixelRatioF());
            view.resize(side, side);
            [&] { QTRY_VERIFY(!problems.isEmpty()); }();
            return view.code()->size();
        };
        // An offscreen screen has 96 pixels per inch: two pixels are half a millimetre, one is not.
        QCOMPARE(sizeAt(2 * (robust + 8)), robust);
        QCOMPARE(problems.last(), Problem());
        QCOMPARE(sizeAt(2 * (coarse + 8)), coarse);
        QCOMPARE(problems.last(), Problem());
        QCOMPARE(sizeAt(robust + 8), robust);
        QCOMPARE(problems.last(), ui::DrawingProblem::TooDense);
    }

private:
    using Problem = std::optional<ui::DrawingProblem>;

    static void collect(ui::QrView &view, QList<Problem> &problems)
    {
        connect(&view, &ui::QrView::readBack, &view,
                [&problems](const Problem &problem) { problems.append(problem); });
    }

    /// Returns the smallest rectangle around all pure white pixels; the dark theme has no others.
    static QRect whiteCard(const QImage &image)
    {
        QRect card;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) == qRgb(255, 255, 255))
                    card |= QRect(x, y, 1, 1);
            }
        }
        return card;
    }

    QString m_text = samples::charge(123456).qrCode;
};

BALCAO_TEST(TestQrView)
#include "tst_qrview.moc"
