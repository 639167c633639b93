// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/presetbar.h"
#include "ui/widgets/theme.h"

#include <QtCore/QLocale>
#include <QtCore/QScopeGuard>
#include <QtCore/QSet>
#include <QtGui/QImage>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

using namespace Qt::StringLiterals;
using support::named;

static QList<core::Preset> presetsOf(const QStringList &names)
{
    QList<core::Preset> presets;
    for (const QString &name : names)
        presets.append({.name = name, .amount = core::Money::fromCents(550)});
    return presets;
}

/// The bar on a page of its own.
struct Page : QWidget
{
    explicit Page(const QList<core::Preset> &presets)
        : bar(new ui::PresetBar(presets, this))
    {
        auto *layout = new QVBoxLayout(this);
        layout->addWidget(bar);
        resize(800, 300);
    }

    ui::PresetBar *bar;
};

class TestPresetBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::applyTheme(*qApp, ui::Scheme::Light); }
    void init() { QLocale::setDefault(QLocale(u"pt_BR"_s)); }

    void givesEachItsKey_data();
    void givesEachItsKey();
    void showsNamePriceAndKey();
    void hasItsColor();
    void usesTheWidth_data();
    void usesTheWidth();
    void centersTheTextOfTiles();
    void cutsTheNameAlone_data();
    void cutsTheNameAlone();
    void isNotThereWithoutPresets();
    void worksWhileItIsHidden();
    void choosesOnceWhileAKeyIsHeld();
};

void TestPresetBar::givesEachItsKey_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("letters");
    QTest::newRow("none") << QStringList() << QString();
    QTest::newRow("first letters") << QStringList{u"Café"_s, u"Bolo"_s} << u"CB"_s;
    QTest::newRow("one that is taken")
        << QStringList{u"Pão na chapa"_s, u"Pão de queijo"_s, u"Pão"_s, u"pão"_s} << u"PAOB"_s;
    QTest::newRow("accents") << QStringList{u"Água"_s, u"Élio"_s, u"çã"_s} << u"AEC"_s;
    QTest::newRow("small letters") << QStringList{u"suco"_s} << u"S"_s;
    QTest::newRow("digits and signs") << QStringList{u"7 & 8"_s, u"½ kg"_s} << u"AK"_s;
    QTest::newRow("no letter at all") << QStringList{u"茶"_s, u"123"_s} << u"AB"_s;
}

void TestPresetBar::givesEachItsKey()
{
    QFETCH(QStringList, names);
    QFETCH(QString, letters);
    QString given;
    for (const QKeySequence &key : ui::PresetBar::keysOf(presetsOf(names))) {
        QCOMPARE(key.count(), 1);
        QCOMPARE(key[0].keyboardModifiers(), Qt::AltModifier);
        given += QChar(key[0].key());
    }
    QCOMPARE(given, letters);
    // Appended presets change no existing shortcut.
    const auto more = ui::PresetBar::keysOf(presetsOf(names + QStringList{u"Café"_s, u"Zé"_s}));
    QCOMPARE(more.first(names.size()), ui::PresetBar::keysOf(presetsOf(names)));
}

void TestPresetBar::showsNamePriceAndKey()
{
    Page page({{.name = u"Pão & leite"_s, .amount = core::Money::fromCents(123456)},
               {.name = u"Café"_s, .amount = core::Money::fromCents(500), .sendsAtOnce = true}});
    support::open(page);
    const auto *first = named<QPushButton>(page, u"preset1Button"_s);
    QCOMPARE(first->text(), u"Pão && leite\n1.234,56"_s);
    QVERIFY(first->accessibleName().startsWith(u"Pão & leite, "_s));
    QVERIFY(first->icon().isNull());
    const auto *second = named<QPushButton>(page, u"preset2Button"_s);
    QCOMPARE(second->text(), u"Café\n5,00"_s);
    QVERIFY(!second->icon().isNull()); // this preset submits at once, and shows so
    QVERIFY(second->accessibleName().endsWith(u"charges directly"_s));
    ui::showKeysAlways(true);
    const auto normal = qScopeGuard([] { ui::showKeysAlways(false); });
    QCOMPARE(second->text(), u"Café\n5,00   Alt+C"_s);
}

/// The colors differ, and black text is readable on each in every theme.
void TestPresetBar::hasItsColor()
{
    using Color = core::PresetColor;
    QList<core::Preset> presets;
    for (const Color color : {Color::None, Color::Red, Color::Orange, Color::Yellow, Color::Green,
                              Color::Blue, Color::Purple})
        presets.append({.name = u"Café"_s, .amount = core::Money::fromCents(500), .color = color});
    Page page(presets);
    support::open(page);
    QList<QRgb> seen;
    for (int i = 1; i <= presets.size(); ++i) {
        const auto *button = named<QPushButton>(page, u"preset%1Button"_s.arg(i));
        const QRgb ground =
            page.grab().toImage().pixel(button->mapTo(&page, QPoint(button->width() / 2, 5)));
        QVERIFY(!seen.contains(ground));
        seen.append(ground);
        QVERIFY(qGray(ground) > 190);
    }
}

/// The grid uses the width of the page.
void TestPresetBar::usesTheWidth_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("columns");
    QTest::newRow("pages of 1024") << 780 << 4;
    QTest::newRow("pages of 1366") << 1120 << 6;
    QTest::newRow("pages of 1920") << 1680 << 6; // two rows of equal length
}

void TestPresetBar::usesTheWidth()
{
    QFETCH(int, width);
    QFETCH(int, columns);
    Page page(presetsOf(QStringList(core::kMaxPresets, u"Café"_s)));
    page.resize(width, 400);
    support::open(page);
    QSet<int> lefts;
    int right = 0;
    for (int i = 1; i <= core::kMaxPresets; ++i) {
        const auto *button = named<QPushButton>(page, u"preset%1Button"_s.arg(i));
        QVERIFY(button->height() >= 48 && button->width() >= 96);
        lefts.insert(button->x());
        right = qMax(right, button->geometry().right());
    }
    QCOMPARE(lefts.size(), columns);
    QCOMPARE(right, page.bar->width() - 1);
}

void TestPresetBar::cutsTheNameAlone_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {500, 700, 900, 1200})
        QTest::newRow(qPrintable(QString::number(width))) << width;
}

/// Name and price are in the middle of a tile, also next to an icon.
void TestPresetBar::centersTheTextOfTiles()
{
    ui::applyTheme(*qApp, ui::Scheme::Light);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    Page page({{.name = u"Café"_s, .amount = core::Money::fromCents(500), .sendsAtOnce = true}});
    page.resize(300, 200);
    support::open(page);
    const QImage image = named<QPushButton>(page, u"preset1Button"_s)->grab().toImage();
    int first = image.width();
    int last = 0;
    int colored = 0;
    for (int x = 4; x < image.width() - 4; ++x) {
        for (int y = 4; y < image.height() - 4; ++y) {
            const QColor pixel = image.pixelColor(x, y);
            colored += pixel.hsvSaturation() > 150 && pixel.value() > 80 ? 1 : 0;
            if (pixel.value() < 60) { // the text; the icon is brighter
                first = std::min(first, x);
                last = std::max(last, x);
            }
        }
    }
    QVERIFY(colored > 20); // the icon
    QVERIFY2(std::abs(first + last - image.width()) <= 4,
             qPrintable(u"%1 to %2 of %3"_s.arg(first).arg(last).arg(image.width())));
}

void TestPresetBar::cutsTheNameAlone()
{
    QFETCH(int, width);
    QList<core::Preset> presets =
        presetsOf(QStringList(core::kMaxPresets, u"Prato feito do dia"_s));
    presets[2].name = u"Sanduíche "_s.repeated(12);
    presets[2].sendsAtOnce = true;
    Page page(presets);
    page.resize(width, 300);
    support::open(page);
    for (int i = 1; i <= core::kMaxPresets; ++i) { // 1 and 6: border and padding of the theme
        const auto *button = named<QPushButton>(page, u"preset%1Button"_s.arg(i));
        QVERIFY(button->text().endsWith(u"\n5,50"_s));
        const int room = button->width() - 2 * (1 + 6) - (button->icon().isNull() ? 0 : 20);
        const QString name = button->text().section(u'\n', 0, 0);
        QVERIFY(button->fontMetrics().horizontalAdvance(name) <= room);
        QVERIFY(page.rect().contains(button->geometry().translated(page.bar->pos())));
    }
    QVERIFY(named<QPushButton>(page, u"preset3Button"_s)->text().startsWith(u"S"_s));
}

void TestPresetBar::isNotThereWithoutPresets()
{
    Page page({});
    support::open(page);
    QVERIFY(!page.bar->isVisible());
}

void TestPresetBar::worksWhileItIsHidden()
{
    Page page(presetsOf({u"Café"_s}));
    support::open(page);
    QSignalSpy chosen(page.bar, &ui::PresetBar::chosen);
    page.bar->hide();
    QTest::keyClick(&page, Qt::Key_C, Qt::AltModifier);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<core::Preset>().name, u"Café"_s);
    QTest::keyClick(&page, Qt::Key_C);
    QTest::keyClick(&page, Qt::Key_X, Qt::AltModifier);
    QCOMPARE(chosen.size(), 1);
}

void TestPresetBar::choosesOnceWhileAKeyIsHeld()
{
    Page page(presetsOf({u"Café"_s}));
    support::open(page);
    QSignalSpy chosen(page.bar, &ui::PresetBar::chosen);
    QTest::sendKeyEvent(QTest::Press, &page, Qt::Key_C, QString(), Qt::AltModifier);
    for (int i = 0; i < 3; ++i)
        qt_sendShortcutOverrideEvent(&page, 0, Qt::Key_C, Qt::AltModifier, QString(), true);
    QTest::sendKeyEvent(QTest::Release, &page, Qt::Key_C, QString(), Qt::AltModifier);
    QCOMPARE(chosen.size(), 1);
}

BALCAO_TEST(TestPresetBar)
#include "tst_presetbar.moc"
