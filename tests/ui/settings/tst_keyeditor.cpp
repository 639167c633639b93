// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "ui/settings/keyeditor.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/keymap.h"
#include "ui/widgets/shortcutregistry.h"

#include <QtGui/QAction>
#include <QtGui/QShortcut>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

using namespace Qt::StringLiterals;
using support::named;
using support::press;
using support::settle;

namespace
{

using Keys = QMap<QString, QString>;

/// A window with actions, a button and the editor.
struct KeyedWindow : QWidget
{
    KeyedWindow()
        : copy(ui::keyButton(u"Copy"_s, Qt::Key_F6, u"copyButton"_s))
        , save(ui::keyButton(u"Save"_s, Qt::Key_S, u"saveButton"_s))
        , next(new QAction(u"New charge"_s, this))
        , editor(new ui::KeyEditor)
    {
        next->setShortcuts({QKeySequence(Qt::Key_F2), QKeySequence(Qt::CTRL | Qt::Key_N)});
        addAction(next);
        auto *close = new QShortcut(Qt::Key_Escape, this);
        ui::describeKey(close, u"Close"_s);
        auto *layout = new QVBoxLayout(this);
        layout->addWidget(copy);
        layout->addWidget(save);
        layout->addWidget(editor);
        resize(700, 600);
        // As the settings do.
        connect(editor, &ui::KeyEditor::edited, this, [this](const Keys &edited) {
            keys = edited;
            editor->setKeys(keys);
        });
    }

    /// Selects the row of an action. Returns false if there is none.
    [[nodiscard]] bool select(const QString &action)
    {
        auto *table = named<QTableWidget>(*this, u"keyTable"_s);
        for (int i = 0; i < table->rowCount(); ++i) {
            if (table->item(i, 0)->text() == action) {
                table->selectRow(i);
                return true;
            }
        }
        return false;
    }

    /// Presses a key in place of the key of the action.
    void change(const QString &action, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QVERIFY(select(action));
        QTest::mouseClick(named<QPushButton>(*this, u"changeKeyButton"_s), Qt::LeftButton);
        press(key, modifiers);
        settle();
    }

    [[nodiscard]] QString news() { return named<QLabel>(*this, u"keyNews"_s)->text(); }

    [[nodiscard]] QStringList actions()
    {
        QStringList all;
        auto *table = named<QTableWidget>(*this, u"keyTable"_s);
        for (int i = 0; i < table->rowCount(); ++i) {
            if (!table->isRowHidden(i))
                all += table->item(i, 0)->text();
        }
        return all;
    }

    QPushButton *copy;
    QPushButton *save;
    QAction *next;
    ui::KeyEditor *editor;
    Keys keys;
};

} // namespace

class TestKeyEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { ui::setOwnKeys({}); }

    void listsEveryReplaceableKey();
    void changesAKey();
    void refusesAKey_data();
    void refusesAKey();
    void keepsTheKeyAfterEscape();
    void swapsKeysThroughAThirdOne();
    void restoresStandardKeys();
    void appliesToNewShortcuts();
    void showsPresentKeysEverywhere();
    void ignoresInvalidKeys_data();
    void ignoresInvalidKeys();

private:
    std::unique_ptr<KeyedWindow> m_window;
};

void TestKeyEditor::init()
{
    m_window = std::make_unique<KeyedWindow>();
    QSignalSpy requested(m_window->editor, &ui::KeyEditor::pagesRequested);
    support::open(*m_window);
    QTRY_COMPARE(requested.count(), 1);
    QTRY_VERIFY(!m_window->actions().isEmpty());
}

void TestKeyEditor::listsEveryReplaceableKey()
{
    const QStringList all{u"New charge"_s, u"Copy"_s, u"Save"_s};
    const QStringList listed = m_window->actions();
    QCOMPARE(QSet<QString>(listed.begin(), listed.end()), QSet<QString>(all.begin(), all.end()));
    named<QLineEdit>(*m_window, u"keySearchEdit"_s)->setText(u"f6 cop"_s);
    QCOMPARE(m_window->actions(), QStringList{u"Copy"_s});
}

void TestKeyEditor::changesAKey()
{
    QSignalSpy copied(m_window->copy, &QPushButton::clicked);
    m_window->change(u"Copy"_s, Qt::Key_F9);
    QCOMPARE(m_window->keys, Keys({{u"F6"_s, u"F9"_s}}));
    QVERIFY2(m_window->news().contains(u"F9"_s), qPrintable(m_window->news()));
    press(Qt::Key_F6);
    QCOMPARE(copied.count(), 0);
    press(Qt::Key_F9);
    QCOMPARE(copied.count(), 1);
}

void TestKeyEditor::refusesAKey_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QString>("why");
    const auto row = [](const char *name, Qt::Key key, Qt::KeyboardModifiers modifiers,
                        const QString &why) { QTest::newRow(name) << key << modifiers << why; };
    row("in use", Qt::Key_F2, Qt::NoModifier, u"F2 is in use: New charge"_s);
    row("second key", Qt::Key_N, Qt::ControlModifier, u"Ctrl+N is in use: New charge"_s);
    row("in use by a letter", Qt::Key_S, Qt::NoModifier, u"S writes a character"_s);
    row("letter", Qt::Key_Q, Qt::NoModifier, u"Q writes a character"_s);
    row("AltGr", Qt::Key_Q, Qt::ControlModifier | Qt::AltModifier, u"writes a character"_s);
    row("Enter", Qt::Key_Return, Qt::NoModifier, u"fixed meaning"_s);
    row("Tab", Qt::Key_Tab, Qt::ControlModifier, u"fixed meaning"_s);
    row("copy", Qt::Key_C, Qt::ControlModifier, u"fixed meaning"_s);
    row("end of the window", Qt::Key_F4, Qt::AltModifier, u"fixed meaning"_s);
}

void TestKeyEditor::refusesAKey()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(QString, why);
    QSignalSpy next(m_window->next, &QAction::triggered);
    m_window->change(u"Copy"_s, key, modifiers);
    QVERIFY2(m_window->news().contains(why), qPrintable(m_window->news()));
    QCOMPARE(m_window->keys, Keys());
    QCOMPARE(next.count(), 0);
    press(Qt::Key_F9); // the next key is tried
    QCOMPARE(m_window->keys, Keys({{u"F6"_s, u"F9"_s}}));
}

void TestKeyEditor::keepsTheKeyAfterEscape()
{
    QSignalSpy copied(m_window->copy, &QPushButton::clicked);
    m_window->change(u"Copy"_s, Qt::Key_Escape);
    QCOMPARE(m_window->news(), QString());
    press(Qt::Key_F6);
    QCOMPARE(copied.count(), 1);
    QCOMPARE(m_window->keys, Keys());
}

void TestKeyEditor::swapsKeysThroughAThirdOne()
{
    QSignalSpy copied(m_window->copy, &QPushButton::clicked);
    QSignalSpy next(m_window->next, &QAction::triggered);
    m_window->change(u"Copy"_s, Qt::Key_F9);
    m_window->change(u"New charge"_s, Qt::Key_F6);
    m_window->change(u"Copy"_s, Qt::Key_F2);
    QCOMPARE(m_window->keys, Keys({{u"F6"_s, u"F2"_s}, {u"F2"_s, u"F6"_s}}));
    press(Qt::Key_F2);
    QCOMPARE(copied.count(), 1);
    press(Qt::Key_F6);
    QCOMPARE(next.count(), 1);
    press(Qt::Key_N, Qt::ControlModifier); // the other key of the action
    QCOMPARE(next.count(), 2);
}

void TestKeyEditor::restoresStandardKeys()
{
    QSignalSpy copied(m_window->copy, &QPushButton::clicked);
    auto *reset = named<QPushButton>(*m_window, u"resetKeyButton"_s);
    m_window->change(u"Copy"_s, Qt::Key_F9);
    m_window->change(u"New charge"_s, Qt::Key_F6);
    QVERIFY(m_window->select(u"Copy"_s));
    QTest::mouseClick(reset, Qt::LeftButton); // F6 is in use
    QVERIFY2(m_window->news().contains(u"New charge"_s), qPrintable(m_window->news()));
    QCOMPARE(m_window->keys.size(), 2);
    QVERIFY(m_window->select(u"New charge"_s));
    QTest::mouseClick(reset, Qt::LeftButton);
    QCOMPARE(m_window->keys, Keys({{u"F6"_s, u"F9"_s}}));
    QTest::mouseClick(named<QPushButton>(*m_window, u"resetKeysButton"_s), Qt::LeftButton);
    QCOMPARE(m_window->keys, Keys());
    press(Qt::Key_F6);
    QCOMPARE(copied.count(), 1);
}

void TestKeyEditor::appliesToNewShortcuts()
{
    m_window->change(u"Copy"_s, Qt::Key_F9);
    auto *later = ui::keyButton(u"Copy it"_s, Qt::Key_F6, u"laterButton"_s);
    m_window->copy->hide();
    m_window->layout()->addWidget(later);
    settle();
    QSignalSpy copied(later, &QPushButton::clicked);
    press(Qt::Key_F6);
    QCOMPARE(copied.count(), 0);
    press(Qt::Key_F9);
    QCOMPARE(copied.count(), 1);
}

void TestKeyEditor::showsPresentKeysEverywhere()
{
    auto *borrowed = ui::keyButton(u"Next"_s, Qt::Key_F2, u"nextButton"_s, ui::KeyScope::Borrowed);
    m_window->layout()->addWidget(borrowed);
    ui::setKeyedToolTip(*m_window->editor, u"New charge"_s, Qt::Key_F2);
    m_window->change(u"New charge"_s, Qt::Key_F12, Qt::ControlModifier);
    QCOMPARE(m_window->editor->toolTip(), u"New charge   Ctrl+F12"_s);
    ui::showKeysAlways(true);
    QCOMPARE(borrowed->text(), u"Next   Ctrl+F12"_s);
    ui::setOwnKeys({{u"F2"_s, u"F11"_s}});
    QCOMPARE(borrowed->text(), u"Next   F11"_s);
    ui::showKeysAlways(false);
    QCOMPARE(ui::withOwnKeys(u"F2 serves, F22 and XF2 do not. Ctrl+F2 neither."_s),
             u"F11 serves, F22 and XF2 do not. Ctrl+F2 neither."_s);
    QStringList keys;
    for (const ui::Shortcut &use : ui::shortcutsIn(*m_window)) {
        if (use.source == m_window->next || use.source == borrowed)
            keys += use.key.toString();
    }
    QCOMPARE(keys, QStringList({u"F11"_s, u"F11"_s}));
}

void TestKeyEditor::ignoresInvalidKeys_data()
{
    QTest::addColumn<QString>("standard");
    QTest::addColumn<QString>("own");
    QTest::newRow("no key") << u"F2"_s << u"nothing at all"_s;
    QTest::newRow("two keys") << u"F2"_s << u"Ctrl+K, F3"_s;
    QTest::newRow("fixed key") << u"Esc"_s << u"F3"_s;
    QTest::newRow("for Enter") << u"F2"_s << u"Return"_s;
    QTest::newRow("a letter") << u"F2"_s << u"A"_s;
}

void TestKeyEditor::ignoresInvalidKeys()
{
    QFETCH(QString, standard);
    QFETCH(QString, own);
    ui::setOwnKeys({{standard, own}});
    const auto key = QKeySequence::fromString(standard);
    QCOMPARE(ui::ownKey(key), key);
    QSignalSpy next(m_window->next, &QAction::triggered);
    press(Qt::Key_F2);
    QCOMPARE(next.count(), 1);
}

BALCAO_TEST(TestKeyEditor)
#include "tst_keyeditor.moc"
