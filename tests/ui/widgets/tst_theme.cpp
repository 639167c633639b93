// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/testmain.h"
#include "ui/widgets/theme.h"

#include <QtCore/QScopeGuard>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using ui::Scheme;

namespace
{

double linear(float part)
{
    const double c = part;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// Returns the contrast by the Web Content Accessibility Guidelines, 1 to 21.
double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void canBeRead_data();
    void canBeRead();
    void stopsAnimations();
    void showsWholeLists_data();
    void showsWholeLists();
};

void TestTheme::canBeRead_data()
{
    QTest::addColumn<int>("scheme");
    QTest::addColumn<double>("min");
    QTest::newRow("light") << static_cast<int>(Scheme::Light) << 4.5;
    QTest::newRow("dark") << static_cast<int>(Scheme::Dark) << 4.5;
    QTest::newRow("high contrast") << static_cast<int>(Scheme::Contrast) << 7.0;
}

/// Every text colour on every background it is used on.
void TestTheme::canBeRead()
{
    QFETCH(int, scheme);
    QFETCH(double, min);
    ui::applyTheme(*qApp, static_cast<Scheme>(scheme));
    const QPalette palette = QApplication::palette();
    const auto verify = [&](const QColor &text, const QColor &ground, const char *what) {
        const double found = contrast(text, ground);
        QVERIFY2(found >= min,
                 qPrintable(u"%1: %2 on %3 is %4"_s
                                .arg(QString::fromLatin1(what), text.name(), ground.name())
                                .arg(found)));
    };
    for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::Button}) {
        const QColor below = palette.color(ground);
        for (const auto text : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                                QPalette::PlaceholderText})
            verify(palette.color(text), below, "text");
        if (ground != QPalette::Button) {
            verify(ui::problemColor(palette), below, "problem");
            for (const core::Status::Code code : core::Status::kKnown)
                verify(ui::statusColor(code, palette), below, "state");
        }
    }
    verify(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight), "chosen");
}

void TestTheme::stopsAnimations()
{
    QApplication::setEffectEnabled(Qt::UI_General, true);
    const int flash = QApplication::cursorFlashTime();
    QVERIFY(flash > 0);
    ui::applyMotion(ui::Motion::None);
    QCOMPARE(QApplication::cursorFlashTime(), 0);
    QVERIFY(!QApplication::isEffectEnabled(Qt::UI_General));
    ui::applyMotion(ui::Motion::Usual);
    QCOMPARE(QApplication::cursorFlashTime(), flash);
    QVERIFY(QApplication::isEffectEnabled(Qt::UI_General));
}

void TestTheme::showsWholeLists_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("two items") << 2;
    QTest::newRow("nine items") << 9;
}

/// A list that opens has space for each of its items.
void TestTheme::showsWholeLists()
{
    QFETCH(int, count);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, Scheme::Light);
    QComboBox box;
    for (int i = 0; i < count; ++i)
        box.addItem(u"%1 minutes"_s.arg(i));
    box.show();
    box.showPopup();
    const QAbstractItemView *list = box.view();
    QTRY_VERIFY(list->isVisible());
    constexpr int kMinHeight = 32;
    const QRect last = list->visualRect(box.model()->index(count - 1, 0));
    QVERIFY2(last.height() >= kMinHeight, QByteArray::number(last.height()).constData());
    QVERIFY(last.bottom() < list->viewport()->height());
    QVERIFY(list->mapTo(list->window(), QPoint(0, list->height())).y() <= list->window()->height());
}

BALCAO_TEST(TestTheme)
#include "tst_theme.moc"
