// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "ui/shell/firstrunpage.h"
#include "ui/text/languages.h"
#include "ui/text/text.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <optional>

using namespace Qt::StringLiterals;
using support::named;
using support::press;
using support::settle;
using support::type;

class TestFirstRunPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void triesTheDemoWithOneKey();
    void setsUpAShopWithFewKeys_data();
    void setsUpAShopWithFewKeys();
    void goesBackWithoutLosingAnything();
    void asksForTheLanguageByKeys();
    void speaksAnotherLanguageAtOnce();

private:
    [[nodiscard]] QString text(const QString &edit) const
    {
        return named<QLineEdit>(*m_page, edit)->text();
    }
    void openForm();

    std::optional<ui::Translation> m_translation;
    std::unique_ptr<ui::FirstRunPage> m_page;
    QList<core::ShopProfile> m_finished;
};

void TestFirstRunPage::init()
{
    m_translation.emplace(u"en"_s);
    m_page = std::make_unique<ui::FirstRunPage>();
    m_page->resize(720, 520);
    connect(m_page.get(), &ui::FirstRunPage::finished, this,
            [this](const core::ShopProfile &profile) { m_finished.append(profile); });
    support::open(*m_page);
}

void TestFirstRunPage::cleanup()
{
    m_finished.clear();
    m_page.reset();
    m_translation.reset();
}

void TestFirstRunPage::openForm()
{
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QVERIFY(named(*m_page, u"pixKeyEdit"_s)->hasFocus());
}

void TestFirstRunPage::triesTheDemoWithOneKey()
{
    QSignalSpy demo(m_page.get(), &ui::FirstRunPage::demoRequested);
    press(Qt::Key_Return);
    QCOMPARE(demo.size(), 1);
}

void TestFirstRunPage::setsUpAShopWithFewKeys_data()
{
    QTest::addColumn<QString>("key");
    QTest::newRow("a document") << u"52998224725"_s;
    QTest::newRow("an e-mail") << u"ana@example.com"_s;
    QTest::newRow("a mobile") << u"+5511987654321"_s;
}

void TestFirstRunPage::setsUpAShopWithFewKeys()
{
    QFETCH(QString, key);
    openForm();
    for (const QString &text : {key, u"Padaria"_s, u"Recife"_s}) {
        type(text);
        press(Qt::Key_Return);
    }
    press(Qt::Key_Return); // the button has the focus
    QCOMPARE(m_finished.size(), 1);
    QCOMPARE(m_finished[0].merchant.key.value(), key);
    QCOMPARE(m_finished[0].payer, core::PayerProfile());
}

void TestFirstRunPage::goesBackWithoutLosingAnything()
{
    openForm();
    type(u"loja@example.com"_s);
    press(Qt::Key_Escape);
    QVERIFY(named(*m_page, u"setupChoice"_s)->hasFocus());
    press(Qt::Key_Return);
    QCOMPARE(text(u"pixKeyEdit"_s), u"loja@example.com"_s);
    QVERIFY(named(*m_page, u"pixKeyEdit"_s)->hasFocus());
}

void TestFirstRunPage::asksForTheLanguageByKeys()
{
    QSignalSpy chosen(m_page.get(), &ui::FirstRunPage::languageChosen);
    QVERIFY(named<QPushButton>(*m_page, u"enButton"_s)->isChecked()); // the current language
    press(Qt::Key_P, Qt::AltModifier);
    QCOMPARE(chosen, QList<QVariantList>{{u"pt_BR"_s}});
    for (const ui::Language &language : ui::languages()) {
        const auto *button = named<QPushButton>(*m_page, language.code + u"Button"_s);
        QVERIFY2(button->text().contains(u"Alt+"_s), qPrintable(button->text()));
    }
}

/// The whole input stays, also if a shortcut of the page requests the change.
void TestFirstRunPage::speaksAnotherLanguageAtOnce()
{
    openForm();
    const QStringList typed{u"51998259765"_s, u"Padaria"_s, u"Recife"_s};
    for (const QString &text : typed) {
        type(text);
        press(Qt::Key_Return);
        if (text == typed[0]) { // ambiguous
            press(Qt::Key_Down);
            press(Qt::Key_Return);
        }
    }
    press(Qt::Key_Escape);
    connect(
        m_page.get(), &ui::FirstRunPage::languageChosen, this,
        [this](const QString &code) { m_translation.emplace(code); }, Qt::QueuedConnection);
    press(Qt::Key_P, Qt::AltModifier);
    settle();
    QTRY_COMPARE(named<QPushButton>(*m_page, u"setupChoice"_s)->accessibleName(),
                 u"Configurar a minha loja"_s);
    QVERIFY(named<QPushButton>(*m_page, u"pt_BRButton"_s)->isChecked());
    QVERIFY(named(*m_page, u"demoChoice"_s)->hasFocus());
    openForm();
    QCOMPARE(text(u"pixKeyEdit"_s), typed[0]);
    QCOMPARE(text(u"merchantCityEdit"_s), typed[2]);
    for (const QString &text : {QString(), QString(), QString()}) {
        type(text);
        press(Qt::Key_Return);
    }
    press(Qt::Key_Return, Qt::ControlModifier);
    // The chosen kind of key is kept.
    QVERIFY(named<QLabel>(*m_page, u"pixKeyEditProblem"_s)->isHidden());
}

BALCAO_TEST(TestFirstRunPage)
#include "tst_firstrunpage.moc"
