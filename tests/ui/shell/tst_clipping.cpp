// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/clipping.h"
#include "tests/support/testmain.h"
#include "ui/widgets/label.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>

#include <functional>

using namespace Qt::StringLiterals;

/// The check of all pages detects clipped widgets.
class TestClipping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatIsCut_data();
    void findsWhatIsCut();
};

void TestClipping::findsWhatIsCut_data()
{
    using Fill = std::function<void(QWidget &)>;
    QTest::addColumn<Fill>("fill");
    QTest::addColumn<QString>("expected"); ///< empty: no defect
    const auto row = [](const char *name, const QString &expected, const Fill &fill) {
        QTest::newRow(name) << fill << expected;
    };
    const auto label = [](QWidget &window, const QString &text, QRect place) {
        auto *made = new ui::Label(text);
        made->setParent(&window);
        made->setGeometry(place);
        return made;
    };
    const QString words = u"Uma frase bastante longa"_s;
    row("a label", {}, [=](QWidget &window) { label(window, words, {0, 0, 300, 40}); });
    row("a narrow label", u"squeezed"_s, [=](QWidget &window) {
        label(window, words, {0, 0, 60, 40});
    });
    row("a narrow label that says it", u"squeezed"_s, [=](QWidget &window) {
        label(window, words, {0, 0, 60, 40})->setToolTip(words);
    });
    row("lines", {}, [=](QWidget &window) {
        label(window, words, {0, 0, 100, 100})->setWordWrap(true);
    });
    row("lines that are cut", u"not high enough"_s, [=](QWidget &window) {
        auto *made = label(window, words + u' ' + words + u' ' + words, {0, 0, 130, 60});
        made->setWordWrap(true);
        made->setMinimumHeight(1);
    });
    row("beside the window", u"outside"_s, [=](QWidget &window) {
        label(window, words, {200, 0, 300, 40});
    });
    row("a button", u"squeezed"_s, [=](QWidget &window) {
        auto *button = new QPushButton(words, &window);
        button->setGeometry(0, 0, 80, 40);
    });
    row("a line with a long hint", u"placeholder"_s, [=](QWidget &window) {
        auto *line = new QLineEdit(&window);
        line->setPlaceholderText(words);
        line->setGeometry(0, 0, 60, 30);
    });
    row("and a tool tip", {}, [=](QWidget &window) {
        auto *line = new QLineEdit(&window);
        line->setPlaceholderText(words);
        line->setToolTip(words);
        line->setGeometry(0, 0, 60, 30);
    });
    row("a choice that is not chosen", u"choice"_s, [=](QWidget &window) {
        auto *box = new QComboBox(&window);
        box->addItems({u"a"_s, words});
        box->setGeometry(0, 0, 80, 30);
    });
    const auto table = [=](QWidget &window, const QString &toolTip) {
        auto *made = new QTableWidget(1, 1, &window);
        made->setItem(0, 0, new QTableWidgetItem(words));
        made->item(0, 0)->setToolTip(toolTip);
        made->setColumnWidth(0, 60);
        made->setGeometry(0, 0, 300, 200);
    };
    row("a cell", u"no tool tip"_s, [=](QWidget &window) { table(window, {}); });
    row("a cell with a tool tip", {}, [=](QWidget &window) { table(window, words); });
    const auto scrolled = [=](QWidget &window, int width) {
        auto *scroll = new QScrollArea(&window);
        scroll->setGeometry(0, 0, 200, 100);
        auto *body = new QWidget;
        body->resize(width, 500);
        scroll->setWidget(body);
    };
    row("below the end of what scrolls", {}, [=](QWidget &window) { scrolled(window, 150); });
    row("beside what scrolls", u"wider"_s, [=](QWidget &window) { scrolled(window, 250); });
}

void TestClipping::findsWhatIsCut()
{
    QFETCH(std::function<void(QWidget &)>, fill);
    QFETCH(QString, expected);
    QWidget window;
    window.resize(400, 300);
    fill(window);
    window.show();
    const QStringList found = support::clippedIn(window, 1);
    QVERIFY2(found.isEmpty() == expected.isEmpty(), qPrintable(found.join(u'\n')));
    QVERIFY2(found.join(u'\n').contains(expected), qPrintable(found.join(u'\n')));
}

BALCAO_TEST(TestClipping)
#include "tst_clipping.moc"
