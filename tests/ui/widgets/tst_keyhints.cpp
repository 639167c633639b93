// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyhints.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

using namespace Qt::StringLiterals;

/// A window with two buttons with keys, one of them hidden, and one without a key.
struct HintedWindow : QWidget
{
    HintedWindow()
        : copy(ui::keyButton(u"Copy"_s, Qt::Key_F6, u"copyButton"_s))
        , hidden(ui::keyButton(u"Print"_s, Qt::Key_F7, u"printButton"_s))
        , plain(ui::keyButton(u"Close"_s, {}, u"closeButton"_s))
    {
        auto *layout = new QVBoxLayout(this);
        for (QPushButton *button : {copy, hidden, plain})
            layout->addWidget(button);
        hidden->hide();
        resize(300, 200);
        new ui::KeyHints(this);
    }

    [[nodiscard]] QStringList caps() const
    {
        QStringList shown;
        for (const QLabel *cap : findChildren<QLabel *>(u"keyCap"_s))
            shown += cap->text();
        return shown;
    }

    QPushButton *copy;
    QPushButton *hidden;
    QPushButton *plain;
};

class TestKeyHints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { ui::showKeysAlways(false); }

    void isQuiet();
    void showsKeysWhileAltIsHeld();
    void showsTheKeyUnderTheMouse();
    void showsKeysAlways();
};

void TestKeyHints::isQuiet()
{
    HintedWindow window;
    support::open(window);
    QCOMPARE(window.copy->text(), u"Copy"_s);
    QCOMPARE(window.copy->accessibleName(), u"Copy"_s);
    QCOMPARE(window.caps(), QStringList());
}

void TestKeyHints::showsKeysWhileAltIsHeld()
{
    HintedWindow window;
    support::open(window);
    QTest::keyPress(&window, Qt::Key_Alt, Qt::AltModifier);
    QCOMPARE(window.caps(), QStringList()); // the beginning of a key combination
    QTRY_COMPARE(window.caps(), QStringList{u"F6"_s});
    QTest::keyRelease(&window, Qt::Key_Alt);
    QCOMPARE(window.caps(), QStringList());
    QTest::keyPress(&window, Qt::Key_Alt, Qt::AltModifier);
    QTest::keyClick(&window, Qt::Key_X, Qt::AltModifier);
    QTest::qWait(2 * ui::KeyHints::kAltMilliseconds);
    QCOMPARE(window.caps(), QStringList());
}

void TestKeyHints::showsTheKeyUnderTheMouse()
{
    HintedWindow window;
    support::open(window);
    QEvent enter(QEvent::Enter);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(window.copy, &enter);
    QCOMPARE(window.caps(), QStringList{u"F6"_s});
    QCoreApplication::sendEvent(window.copy, &leave);
    QCOMPARE(window.caps(), QStringList());
    QCoreApplication::sendEvent(window.plain, &enter);
    QCOMPARE(window.caps(), QStringList());
}

void TestKeyHints::showsKeysAlways()
{
    HintedWindow window;
    support::open(window);
    ui::showKeysAlways(true);
    QCOMPARE(window.copy->text(), u"Copy   F6"_s);
    QCOMPARE(window.plain->text(), u"Close"_s);
    QEvent enter(QEvent::Enter);
    QCoreApplication::sendEvent(window.copy, &enter);
    QCOMPARE(window.caps(), QStringList()); // the text has the key
    ui::showKeysAlways(false);
    QCOMPARE(window.copy->text(), u"Copy"_s);
}

BALCAO_TEST(TestKeyHints)
#include "tst_keyhints.moc"
