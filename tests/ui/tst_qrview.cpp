// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/samples.h"
#include "tests/support/scan.h"
#include "ui/qrview.h"
#include "ui/theme.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QVBoxLayout>

using namespace Qt::StringLiterals;

namespace
{

/// What the widget puts on a screen of that pixel ratio; `x`, `y`: where it sits in its window.
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
            for (const qreal ratio : {1.0, 1.25, 1.5, 2.0, 3.0}) {
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
        for (const qreal ratio : {1.0, 1.25, 1.5, 2.0, 3.0}) {
            QTest::addRow("at %g", ratio) << ratio << QPoint();
            QTest::addRow("at %g, off the grid", ratio) << ratio << QPoint(7, 3);
        }
    }
    /// Cuts the image into the grid that it must have, and compares each pixel of each module: one
    /// grey pixel at an edge fails.
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
        view.setText(QString(5000, u'x')); // More than any code can hold.
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

private:
    /// The smallest rectangle around all pure white; the dark theme has none elsewhere.
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

QTEST_MAIN(TestQrView)
#include "tst_qrview.moc"
