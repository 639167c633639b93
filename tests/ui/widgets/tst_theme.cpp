// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/testmain.h"
#include "ui/widgets/theme.h"

#include <QtCore/QScopeGuard>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOptionButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QTableWidget>

#include <algorithm>
#include <cmath>
#include <utility>

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

/// Returns the color of a translucent tint on a ground.
QColor over(const QColor &tint, const QColor &ground)
{
    const auto mixed = [alpha = tint.alphaF()](float above, float below) {
        return above * alpha + below * (1 - alpha);
    };
    return QColor::fromRgbF(mixed(tint.redF(), ground.redF()),
                            mixed(tint.greenF(), ground.greenF()),
                            mixed(tint.blueF(), ground.blueF()));
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
    void showsPlaceholders_data() { canBeRead_data(); }
    void showsPlaceholders();
    void distinguishesHoverFromFocus_data();
    void distinguishesHoverFromFocus();
    void showsTheFocusOnBrightButtons_data();
    void showsTheFocusOnBrightButtons();
    void showsCheckMarks_data() { distinguishesHoverFromFocus_data(); }
    void showsCheckMarks();
    void showsEmptyBoxes_data() { distinguishesHoverFromFocus_data(); }
    void showsEmptyBoxes();
    void alignsHeadersWithCells_data();
    void alignsHeadersWithCells();
    void showsWholeNamesOfColumns();
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
    verify(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase), "tool tip");
    verify(palette.color(QPalette::Highlight), palette.color(QPalette::Window), "focus");
    verify(Qt::white, ui::paidGround(), "paid");
    for (const core::Status::Code code : core::Status::kKnown) // badges on a row
        verify(ui::statusColor(code, palette),
               over(ui::statusTint(code, palette), palette.color(QPalette::Base)), "badge");
}

/// Fields and tables show placeholders and headings in the colour of the scheme, not in a paler
/// one.
void TestTheme::showsPlaceholders()
{
    QFETCH(int, scheme);
    QFETCH(double, min);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, static_cast<Scheme>(scheme));
    QLineEdit edit;
    QTableView table;
    QListWidget list;
    for (QWidget *widget : std::initializer_list<QWidget *>{&edit, &table, &list}) {
        widget->ensurePolished();
        const QPalette palette = widget->palette();
        const QColor ground = QApplication::palette().color(QPalette::Base);
        const QColor pale = over(palette.color(QPalette::PlaceholderText), ground);
        QVERIFY2(contrast(pale, ground) >= min, widget->metaObject()->className());
        QCOMPARE(palette.color(QPalette::Text), QApplication::palette().color(QPalette::Text));
    }
}

/// The mark of the selected item of a list with boxes is legible in its box.
void TestTheme::showsCheckMarks()
{
    QFETCH(int, scheme);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, static_cast<Scheme>(scheme));
    QListWidget list;
    list.setProperty("role", u"checks"_s);
    auto *item = new QListWidgetItem(u"x"_s, &list);
    list.resize(120, 60);
    list.show();
    list.setCurrentItem(item);
    const auto painted = [&](Qt::CheckState state) {
        item->setCheckState(state);
        return list.grab().toImage();
    };
    const QImage empty = painted(Qt::Unchecked);
    const QImage marked = painted(Qt::Checked);
    int legible = 0;
    for (int x = 0; x < empty.width(); ++x) {
        for (int y = 0; y < empty.height(); ++y)
            legible += contrast(empty.pixelColor(x, y), marked.pixelColor(x, y)) >= 3 ? 1 : 0;
    }
    QVERIFY2(legible >= 10, QByteArray::number(legible).constData());
}

/// The edge of an unmarked box differs from its ground by at least 3:1.
void TestTheme::showsEmptyBoxes()
{
    QFETCH(int, scheme);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, static_cast<Scheme>(scheme));
    const QColor ground = QApplication::palette().color(QPalette::Base);
    const auto edgeOf = [&ground](QWidget &widget) {
        widget.show();
        const QImage image = widget.grab().toImage();
        int edge = 0;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y)
                edge += contrast(image.pixelColor(x, y), ground) >= 3 ? 1 : 0;
        }
        return edge;
    };
    QCheckBox box;
    box.resize(60, 40);
    QListWidget list;
    (new QListWidgetItem(&list))->setCheckState(Qt::Unchecked);
    list.resize(60, 40);
    list.show();
    constexpr int kMinEdge = 40; // of a square of 16 pixels
    QVERIFY2(edgeOf(box) >= kMinEdge, QByteArray::number(edgeOf(box)).constData());
    QVERIFY2(edgeOf(*list.viewport()) >= kMinEdge,
             QByteArray::number(edgeOf(*list.viewport())).constData());
}

void TestTheme::alignsHeadersWithCells_data()
{
    QTest::addColumn<int>("alignment");
    QTest::addColumn<QString>("density");
    for (const auto &[name, alignment] :
         {std::pair("left", Qt::AlignLeft), {"right", Qt::AlignRight}}) {
        for (const char *density : {"", "compact"})
            QTest::addRow("%s %s", name, density)
                << static_cast<int>(alignment) << QString::fromLatin1(density);
    }
}

/// The name of a column is above the edge of its values. Glyphs of two weights differ a little.
void TestTheme::alignsHeadersWithCells()
{
    QFETCH(int, alignment);
    QFETCH(QString, density);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, Scheme::Light);
    QTableWidget widget(1, 1);
    widget.setFrameStyle(QFrame::NoFrame);
    widget.setFocusPolicy(Qt::NoFocus);
    widget.setShowGrid(false);
    widget.verticalHeader()->hide();
    widget.horizontalHeader()->setHighlightSections(false);
    widget.horizontalHeader()->setProperty("density", density);
    widget.setHorizontalHeaderLabels({u"HHH"_s});
    widget.setItem(0, 0, new QTableWidgetItem(u"HHH"_s));
    for (QTableWidgetItem *item : {widget.item(0, 0), widget.horizontalHeaderItem(0)})
        item->setTextAlignment(Qt::AlignVCenter | static_cast<Qt::AlignmentFlag>(alignment));
    widget.setColumnWidth(0, 200);
    widget.resize(220, 120);
    widget.show();
    const QImage image = widget.grab().toImage();
    // The edge of the text in these rows of pixels.
    const auto edge = [&image, alignment](int top, int bottom) {
        const bool isLeft = alignment == Qt::AlignLeft;
        for (int i = 2; i < 198; ++i) {
            const int x = isLeft ? i : 199 - i;
            for (int y = top; y < bottom; ++y) {
                if (qGray(image.pixel(x, y)) < 160)
                    return x;
            }
        }
        return -1;
    };
    const int header = widget.horizontalHeader()->height();
    const int inHeader = edge(2, header - 3);
    const int inCell = edge(header + 3, header + widget.rowHeight(0) - 4);
    QVERIFY(inHeader > 0 && inCell > 0);
    QVERIFY2(std::abs(inHeader - inCell) <= 2, qPrintable(u"%1 %2"_s.arg(inHeader).arg(inCell)));
}

/// A column that is as wide as its name shows the name completely.
void TestTheme::showsWholeNamesOfColumns()
{
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, Scheme::Light);
    QTableWidget table(1, 1);
    table.setHorizontalHeaderLabels({u"HHHHHHHHHH"_s});
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.resize(400, 120);
    table.show();
    table.setFrameStyle(QFrame::NoFrame);
    table.setFocusPolicy(Qt::NoFocus);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setHighlightSections(false);
    QHeaderView *header = table.horizontalHeader();
    const auto paintedWidth = [header, &table](int section) {
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->resizeSection(0, section);
        const QImage image = table.grab().toImage();
        int first = section;
        int last = 0;
        for (int x = 2; x < section - 2; ++x) {
            for (int y = 10; y < header->height() - 3; ++y) {
                if (qGray(image.pixel(x, y)) < 160) {
                    first = std::min(first, x);
                    last = std::max(last, x);
                }
            }
        }
        return last - first;
    };
    const int usual = header->sectionSize(0);
    const int cut = paintedWidth(usual);
    QVERIFY(cut > 0);
    QCOMPARE(cut, paintedWidth(usual + 60));
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

void TestTheme::distinguishesHoverFromFocus_data()
{
    QTest::addColumn<int>("scheme");
    QTest::newRow("light") << static_cast<int>(Scheme::Light);
    QTest::newRow("dark") << static_cast<int>(Scheme::Dark);
    QTest::newRow("high contrast") << static_cast<int>(Scheme::Contrast);
}

/// A button under the mouse looks different from the usual button and from the focused one.
void TestTheme::distinguishesHoverFromFocus()
{
    QFETCH(int, scheme);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, static_cast<Scheme>(scheme));
    QPushButton button(u"x"_s);
    button.resize(120, 44);
    const auto painted = [&button](QStyle::State state) {
        QImage image(button.size(), QImage::Format_RGB32);
        image.fill(Qt::gray);
        QPainter painter(&image);
        QStyleOptionButton option;
        option.initFrom(&button);
        option.state = QStyle::State_Enabled | QStyle::State_Raised | state;
        button.style()->drawControl(QStyle::CE_PushButtonBevel, &option, &painter, &button);
        return image;
    };
    const QImage usual = painted(QStyle::State_None);
    const QImage hover = painted(QStyle::State_MouseOver);
    const QImage focus = painted(QStyle::State_HasFocus);
    QVERIFY(hover != usual);
    QVERIFY(focus != usual);
    QVERIFY(hover != focus);
    const QPoint center(60, 22); // the ground shows the mouse, the border the focus
    QVERIFY(hover.pixel(center) != usual.pixel(center));
    QCOMPARE(focus.pixel(center), usual.pixel(center));
    QCOMPARE(hover.pixelColor(60, 0), QApplication::palette().color(QPalette::PlaceholderText));
}

void TestTheme::showsTheFocusOnBrightButtons_data()
{
    QTest::addColumn<QString>("role");
    QTest::newRow("primary") << u"primary"_s;
    QTest::newRow("chosen") << u"toggle"_s;
}

/// In high contrast, the edge of the focused button differs from its ground by at least 7:1.
void TestTheme::showsTheFocusOnBrightButtons()
{
    QFETCH(QString, role);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, Scheme::Contrast);
    QPushButton button(u"x"_s);
    button.setProperty("role", role);
    button.setCheckable(true);
    button.setChecked(true);
    button.resize(120, 44);
    QImage image(button.size(), QImage::Format_RGB32);
    image.fill(Qt::gray);
    {
        QPainter painter(&image);
        QStyleOptionButton option;
        option.initFrom(&button);
        option.state = QStyle::State_Enabled | QStyle::State_Raised | QStyle::State_On |
                       QStyle::State_HasFocus;
        button.style()->drawControl(QStyle::CE_PushButtonBevel, &option, &painter, &button);
    }
    const QColor ground = image.pixelColor(60, 22);
    int marked = 0;
    for (int x = 20; x < 100; ++x)
        marked += contrast(image.pixelColor(x, 0), ground) >= 7 ? 1 : 0;
    QVERIFY2(marked >= 20, QByteArray::number(marked).constData());
}

BALCAO_TEST(TestTheme)
#include "tst_theme.moc"
