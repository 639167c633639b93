// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fakeprofilerepository.h"
#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "ui/shell/firstrunpage.h"
#include "ui/text/languages.h"
#include "ui/text/text.h"
#include "ui/widgets/keyhints.h"

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
    void offersThreeChoicesByMouse();
    void offersThreeChoicesByKeys();
    void namesItsChoices();
    void startsWithTheForm();
    void namesAMissingShop_data();
    void namesAMissingShop();
    void opensTheShopThatIsSetUp();
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
    void show(const ui::FirstRun &start, core::ProfileRepository *profiles = nullptr);

    FakeProfileRepository m_profiles;
    std::optional<ui::Translation> m_translation;
    std::unique_ptr<ui::FirstRunPage> m_page;
    QList<core::ShopProfile> m_finished;
};

void TestFirstRunPage::init()
{
    m_translation.emplace(u"en"_s);
    show({});
}

void TestFirstRunPage::show(const ui::FirstRun &start, core::ProfileRepository *profiles)
{
    m_page = std::make_unique<ui::FirstRunPage>(start, profiles);
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

void TestFirstRunPage::offersThreeChoicesByMouse()
{
    show({}, &m_profiles);
    QSignalSpy demo(m_page.get(), &ui::FirstRunPage::demoRequested);
    QTest::mouseClick(named(*m_page, u"setupChoice"_s), Qt::LeftButton);
    QTRY_VERIFY(named(*m_page, u"pixKeyEdit"_s)->isVisible());
    press(Qt::Key_Escape);
    QTest::mouseClick(named(*m_page, u"serviceChoice"_s), Qt::LeftButton);
    QTRY_VERIFY(named(*m_page, u"profileNameEdit"_s)->isVisible());
    press(Qt::Key_Escape);
    QTest::mouseClick(named(*m_page, u"demoChoice"_s), Qt::LeftButton);
    QCOMPARE(demo.size(), 1);
}

void TestFirstRunPage::offersThreeChoicesByKeys()
{
    for (const auto key : {Qt::Key_Down, Qt::Key_Tab}) {
        show({}, &m_profiles);
        for (const QString &choice : {u"demoChoice"_s, u"setupChoice"_s, u"serviceChoice"_s}) {
            QVERIFY2(named(*m_page, choice)->hasFocus(), qPrintable(choice));
            press(key);
        }
    }
    show({}, &m_profiles);
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QTRY_VERIFY(named(*m_page, u"profileNameEdit"_s)->hasFocus());
}

void TestFirstRunPage::namesItsChoices()
{
    show({}, &m_profiles);
    QSet<QString> names;
    for (const QString &choice : {u"demoChoice"_s, u"setupChoice"_s, u"serviceChoice"_s}) {
        const QWidget *button = named(*m_page, choice);
        QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(choice));
        QVERIFY2(!button->accessibleDescription().isEmpty(), qPrintable(choice));
        names.insert(button->accessibleName());
    }
    QCOMPARE(names.size(), 3);
}

void TestFirstRunPage::startsWithTheForm()
{
    show({.face = ui::FirstRun::Face::Form}, &m_profiles);
    QVERIFY(named(*m_page, u"pixKeyEdit"_s)->hasFocus());
    press(Qt::Key_Escape);
    QVERIFY(named(*m_page, u"setupChoice"_s)->hasFocus());
}

void TestFirstRunPage::namesAMissingShop_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<bool>("isService");
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("a folder") << u"/media/pendrive/loja"_s << false;
    QTest::newRow("markup") << u"/media/<b>loja</b>"_s << false;
    QTest::newRow("a service") << QString() << true;
}

void TestFirstRunPage::namesAMissingShop()
{
    QFETCH(QString, folder);
    QFETCH(bool, isService);
    show({.missingFolder = folder, .isServiceMissing = isService});
    const auto *notice = m_page->findChild<QLabel *>(u"firstRunNotice"_s);
    QCOMPARE(notice != nullptr, isService || !folder.isEmpty());
    if (!notice)
        return;
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().contains(folder), qPrintable(notice->text()));
    QVERIFY(named(*m_page, u"demoChoice"_s)->hasFocus());
}

void TestFirstRunPage::opensTheShopThatIsSetUp()
{
    show({.missingFolder = u"/media/loja"_s, .shop = u"Padaria Central"_s});
    QSignalSpy asked(m_page.get(), &ui::FirstRunPage::shopRequested);
    const QWidget *choice = named(*m_page, u"setupChoice"_s);
    QVERIFY(choice->accessibleDescription().contains(u"Padaria Central"_s));
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
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
    ui::showKeysAlways(true);
    for (const ui::Language &language : ui::languages()) {
        const auto *button = named<QPushButton>(*m_page, language.code + u"Button"_s);
        QVERIFY2(button->text().contains(u"Alt+"_s), qPrintable(button->text()));
    }
    ui::showKeysAlways(false);
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
