// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "ui/widgets/keygate.h"

#include <QtTest/QSignalSpy>

using namespace Qt::StringLiterals;

namespace
{

/// Page with shortcuts on letters, digits and Enter.
class Page : public QWidget
{
public:
    Page()
    {
        setFocusPolicy(Qt::StrongFocus);
        connect(&gate, &ui::KeyGate::typed, this, [this](const QKeyEvent *key) { record(*key); });
    }

    ui::KeyGate gate;
    QString done; ///< Enter is \r, another key without a character is #

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (!gate.swallows(*event))
            record(*event);
    }

private:
    void record(const QKeyEvent &key) { done += key.text().isEmpty() ? u"#"_s : key.text(); }
};

} // namespace

class TestKeyGate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_page = std::make_unique<Page>();
        support::open(*m_page);
    }

    void givesAPersonEveryKeyInOrder()
    {
        m_keys.type(u"p12\r"_s, 90);
        QTRY_COMPARE(m_page->done, u"p12\r"_s);
    }

    void givesAPairOfFastKeys()
    {
        m_keys.type(u"1"_s, 500);
        m_keys.type(u"23"_s, 10); // two keys of a person
        QTRY_COMPARE(m_page->done, u"123"_s);
    }

    void givesNothingOfAScanner_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("enterAfter"); ///< ms
        QTest::newRow("article") << u"7891000315507"_s << 4;
        QTest::newRow("letters first") << u"E99999999202611201401Zz9yX8wV7u2"_s << 4;
        QTest::newRow("print key") << u"PPPP"_s << 4;
        QTest::newRow("late Enter") << u"7891000315507"_s << 120;
    }

    void givesNothingOfAScanner()
    {
        QFETCH(QString, code);
        QFETCH(int, enterAfter);
        const QSignalSpy scanned(&m_page->gate, &ui::KeyGate::scanned);
        m_keys.scan(code);
        m_keys.type(u"\r"_s, enterAfter);
        m_keys.type(u"7"_s, 700); // then a person types
        QTRY_COMPARE(m_page->done, u"7"_s);
        QCOMPARE(scanned.size(), 1);
    }

    void givesNothingOfTwoScans()
    {
        m_keys.scan(u"7891000315507\r"_s);
        m_keys.type(u"7"_s, 300);
        m_keys.scan(u"891000315507\r"_s);
        m_keys.type(u"\r"_s, 700);
        QTRY_COMPARE(m_page->done, u"\r"_s);
    }

    /// Keys without a character or without a timestamp reach the page: no scanner sends them.
    void leavesOtherKeysToThePage()
    {
        support::press(Qt::Key_Down);
        support::type(u"12"_s);
        QCOMPARE(m_page->done, u"#12"_s);
    }

private:
    std::unique_ptr<Page> m_page;
    support::TimedKeys m_keys;
};

BALCAO_TEST(TestKeyGate)
#include "tst_keygate.moc"
