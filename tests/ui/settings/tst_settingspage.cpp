// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/settings/backupmanager.h"
#include "ui/settings/settingspage.h"
#include "ui/text/chargeprofiles.h"
#include "ui/widgets/theme.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

using namespace Qt::StringLiterals;
using support::named;
using support::press;
using support::settle;
using support::type;

namespace
{

constexpr int kSeen = 720;

core::Money cents(qint64 number)
{
    return core::Money::fromCents(number);
}

class FakeBackups : public ui::BackupManager
{
public:
    [[nodiscard]] QList<ui::BackupFile> backupsIn(const QString &) const override { return {}; }
    void make(const QString &) override {}
    void verify(const QString &, const ui::BackupSecret &) override {}
    void prepareRestore(const QString &, const ui::BackupSecret &) override {}
    void restore(const QString &, const QString &) override {}
    void storePassphrase(const QString &passphrase) override
    {
        stored += passphrase;
        Q_EMIT passphraseStored(problem);
    }

    QStringList stored;
    QString problem;
};

} // namespace

class TestSettingsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void findsRowsByTheirWords_data();
    void findsRowsByTheirWords();
    void findsAllAboutBackups();
    void setsThePassphraseOfBackups();
    void leadsToASectionByTheIndex();
    void endsTheSearchWhenItIsLeft();
    void goesFromTheSearchToWhatIsFound();
    void findsSynonyms_data();
    void findsSynonyms();
    void isSearchedByItsKeys_data();
    void isSearchedByItsKeys();
    void keepsAChoiceAsSoonAsItIsMade_data();
    void keepsAChoiceAsSoonAsItIsMade();
    void showsWhatWasChosenElsewhere();
    void showsAPrinterThatIsNotThere();
    void changesNothingByTheWheel();
    void showsWhenItCounts();
    void showsThatAChoiceCannotBeKept();
    void addsAPresetByKeys();
    void changesAPreset();
    void removesAPreset();
    void keepsInvalidInput_data();
    void keepsInvalidInput();
    void hasAsManyPresetsAsThereMayBe();
    void acceptsValidTexts_data();
    void acceptsValidTexts();
    void changesTheProfiles();
    void keepsTheProfileInUse();
    void changesTheShopByKeys();
    void changesTheIdInTheCodes();
    void asksBeforeMoneyGoesElsewhere();
    void leavesTheDemoAsItIs();
    void showsTheTermsOfTheShop();
    void findsTheButtonOfTheTerms();
    void changesTheTermsByKeys();
    void refusesInvalidTerms_data();
    void refusesInvalidTerms();
    void hasNoTermsOfARemoteService();
    void letsTheSecondPersonChooseTheAmount();
    void printsATest();
    void asksForTheTestPicture();
    void choosesALogo();
    void showsAReceipt();
    void exportsAndImportsSettings();
    void savesADiagnosticFile();
    void offersAVoiceIfThereIsOne();
    void wearsOtherColoursAtOnce();
    void doesNotMoveAButtonBeforeItsRelease();

private:
    void openAs(ui::BackupManager *backups, const std::optional<core::Merchant> &merchant);
    void openWith(const core::ServiceTerms &terms);
    void typeInto(const QString &name, const QString &text);
    [[nodiscard]] const core::Preferences &chosen() const
    {
        return m_context->preferences().value();
    }
    [[nodiscard]] QStringList sections() const;
    [[nodiscard]] QComboBox *box(const QString &name) const
    {
        return named<QComboBox>(*m_page, name);
    }
    [[nodiscard]] QLineEdit *edit(const QString &name) const
    {
        return named<QLineEdit>(*m_page, name);
    }

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_context;
    std::unique_ptr<ui::SettingsPage> m_page;
    QList<core::ServiceTerms> m_changedTerms;
};

void TestSettingsPage::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    m_service = std::make_unique<FakeService>();
    m_context = std::make_unique<ToolBox>(
        *m_service, core::Preferences{
                        .presets = {{.name = u"Café"_s, .amount = cents(500), .sendsAtOnce = true},
                                    {.name = u"Pão"_s, .amount = cents(750)}}});
    m_page = std::make_unique<ui::SettingsPage>(m_context->context());
    m_page->resize(kSeen, 520);
    support::open(*m_page);
}

void TestSettingsPage::cleanup()
{
    m_page.reset();
    m_context.reset();
    m_service.reset();
}

/// Opens the settings of a shop outside the demo.
void TestSettingsPage::openAs(ui::BackupManager *backups,
                              const std::optional<core::Merchant> &merchant)
{
    ui::ShopContext context = m_context->context();
    context.backups = backups;
    context.merchant = merchant;
    m_page = std::make_unique<ui::SettingsPage>(context);
    m_page->resize(kSeen, 520);
    support::open(*m_page);
}

QStringList TestSettingsPage::sections() const
{
    QStringList shown;
    for (const QFrame *card : m_page->findChildren<QFrame *>()) {
        if (card->objectName().endsWith(u"Section"_s) && card->isVisible())
            shown += card->objectName().chopped(7);
    }
    return shown;
}

void TestSettingsPage::findsRowsByTheirWords_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("found"); ///< sections
    QTest::newRow("a word") << u"paper"_s << QStringList{u"printing"_s};
    QTest::newRow("a part of one, in capitals") << u"REAIS"_s << QStringList{u"counter"_s};
    QTest::newRow("with an accent that is not there") << u"pápér"_s << QStringList{u"printing"_s};
    QTest::newRow("the section and the row") << u"printing paper"_s << QStringList{u"printing"_s};
    QTest::newRow("the words of two rows") << u"paper presets"_s << QStringList();
    QTest::newRow("nothing that there is") << u"xyzzy"_s << QStringList();
}

void TestSettingsPage::findsRowsByTheirWords()
{
    QFETCH(QString, words);
    QFETCH(QStringList, found);
    const QStringList all = sections();
    QVERIFY(all.size() > 3);
    edit(u"settingsSearchEdit"_s)->setText(words);
    QCOMPARE(sections(), found);
    QCOMPARE(named<QLabel>(*m_page, u"nothingFoundLabel"_s)->isVisible(), found.isEmpty());
    if (words == "paper"_L1)
        QVERIFY(!box(u"printerBox"_s)->isVisible());
    press(Qt::Key_Escape);
    QCOMPARE(sections(), all);
    QVERIFY(!named<QLabel>(*m_page, u"nothingFoundLabel"_s)->isVisible());
}

/// One word of a setting suffices.
void TestSettingsPage::findsAllAboutBackups()
{
    FakeBackups backups;
    openAs(&backups, {});
    edit(u"settingsSearchEdit"_s)->setText(u"backup"_s);
    QCOMPARE(sections(), QStringList({u"privacy"_s, u"data"_s})); // personal data stays in backups
    QVERIFY(box(u"dailyBackupBox"_s)->isVisible());
    QVERIFY(box(u"keptBackupsBox"_s)->isVisible());
    m_page.reset(); // before the objects it uses
}

void TestSettingsPage::setsThePassphraseOfBackups()
{
    using Encryption = core::BackupChoices::Encryption;
    FakeBackups backups;
    openAs(&backups, {});
    auto *first = edit(u"newPassphraseEdit"_s);
    auto *again = edit(u"newPassphraseAgainEdit"_s);
    auto *store = named<QPushButton>(*m_page, u"storePassphraseButton"_s);
    const auto *news = named<QLabel>(*m_page, u"passphraseNews"_s);
    QVERIFY(chosen().backups.encryption == Encryption::None);
    QCOMPARE(first->echoMode(), QLineEdit::Password);
    first->setText(u"correct horse battery"_s);
    again->setText(u"correct horse batterY"_s);
    store->click();
    QCOMPARE(backups.stored, QStringList());
    QVERIFY2(news->text().contains(u"do not match"_s), qPrintable(news->text()));

    again->setText(u"correct horse battery"_s);
    backups.problem = u"There is no keyring."_s;
    store->click();
    QCOMPARE(news->text(), u"There is no keyring."_s);
    QVERIFY(chosen().backups.encryption == Encryption::None);

    backups.problem.clear();
    store->click();
    QCOMPARE(backups.stored.size(), 2);
    QVERIFY(chosen().backups.encryption == Encryption::Passphrase);
    QVERIFY(first->text().isEmpty() && again->text().isEmpty());
    m_page.reset(); // before the objects it uses
}

void TestSettingsPage::leadsToASectionByTheIndex()
{
    auto *index = named<QListWidget>(*m_page, u"settingsIndex"_s);
    QVERIFY(!index->isVisible()); // The window is narrow.
    m_page->resize(1180, 520);
    QTRY_VERIFY(index->isVisible());
    const auto itemOf = [index](const QString &name) -> QListWidgetItem * {
        const QList<QListWidgetItem *> found = index->findItems(name, Qt::MatchExactly);
        return found.size() == 1 ? found.first() : nullptr;
    };
    QListWidgetItem *look = itemOf(u"Appearance"_s);
    QVERIFY(look);
    const auto *card = named<QFrame>(*m_page, u"appearanceSection"_s);
    const QWidget *seen = card->parentWidget()->parentWidget();
    const auto top = [card, seen] { return card->mapTo(seen, QPoint()).y(); };
    QTRY_VERIFY(top() > seen->height()); // below the window
    index->scrollToItem(look);
    QTest::mouseClick(index->viewport(), Qt::LeftButton, {}, index->visualItemRect(look).center());
    QTRY_COMPARE(top(), 0);
    QCOMPARE(index->currentItem(), look);
    auto *scrolling = qobject_cast<QScrollArea *>(seen->parentWidget());
    QVERIFY(scrolling);
    scrolling->verticalScrollBar()->setValue(0);
    QCOMPARE(index->currentRow(), 0);
    scrolling->verticalScrollBar()->setValue(card->y() - 40); // below the end of another section
    QCOMPARE(index->currentItem(), look);
    scrolling->verticalScrollBar()->setValue(0);
    auto *paper = box(u"paperBox"_s);
    paper->setFocus();
    QTRY_COMPARE(index->currentItem(), itemOf(u"Printing"_s));
    edit(u"settingsSearchEdit"_s)->setFocus();
    support::type(u"zoom"_s); // The search has kept the focus.
    QTRY_VERIFY(!look->isHidden());
    QVERIFY(itemOf(u"About"_s)->isHidden());
}

/// Otherwise the page has only the found settings on the next visit, and looks incomplete.
void TestSettingsPage::endsTheSearchWhenItIsLeft()
{
    const qsizetype all = sections().size();
    type(u"paper"_s);
    QTRY_VERIFY(sections().size() < all);
    m_page->hide();
    m_page->show();
    settle();
    QCOMPARE(edit(u"settingsSearchEdit"_s)->text(), QString());
    QCOMPARE(sections().size(), all);
}

void TestSettingsPage::goesFromTheSearchToWhatIsFound()
{
    type(u"paper"_s);
    press(Qt::Key_Return);
    QVERIFY(box(u"paperBox"_s)->hasFocus());
    press(Qt::Key_Down);
    QCOMPARE(chosen().printing.paper, core::Paper::A4);
    press(Qt::Key_Escape);
    QVERIFY(edit(u"settingsSearchEdit"_s)->hasFocus());
    QCOMPARE(sections().size() > 3, true);
}

void TestSettingsPage::findsSynonyms_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    QTest::newRow("tema") << u"tema"_s << u"themeBox"_s;
    QTest::newRow("escuro") << u"Escuro"_s << u"themeBox"_s;
    QTest::newRow("zoom") << u"zoom"_s << u"scaleBox"_s;
    QTest::newRow("idioma") << u"idioma"_s << u"languageBox"_s;
    QTest::newRow("impressora") << u"impressora"_s << u"paperBox"_s;
}

void TestSettingsPage::findsSynonyms()
{
    QFETCH(QString, typed);
    QFETCH(QString, name);
    edit(u"settingsSearchEdit"_s)->setText(typed);
    QVERIFY(box(name)->isVisible());
    QCOMPARE(sections().size(), 1);
}

void TestSettingsPage::isSearchedByItsKeys_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("Ctrl+F") << Qt::Key_F << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("/") << Qt::Key_Slash << Qt::KeyboardModifiers();
}

void TestSettingsPage::isSearchedByItsKeys()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    box(u"languageBox"_s)->setFocus();
    press(key, modifiers);
    QVERIFY(edit(u"settingsSearchEdit"_s)->hasFocus());
    QCOMPARE(edit(u"settingsSearchEdit"_s)->text(), QString());
}

void TestSettingsPage::keepsAChoiceAsSoonAsItIsMade_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("downs");
    QTest::addColumn<std::function<bool(const core::Preferences &)>>("isChosen");
    using Check = std::function<bool(const core::Preferences &)>;
    const auto row = [](const QString &name, int downs, const Check &isChosen) {
        QTest::newRow(qPrintable(name)) << name << downs << isChosen;
    };
    row(u"typingBox"_s, 1, [](const auto &p) { return p.typing == core::Typing::WholeReais; });
    row(u"attentionBox"_s, 1, [](const auto &p) { return p.timeouts.attention == 10; });
    row(u"paidStayBox"_s, 1, [](const auto &p) { return p.timeouts.paidStay == 5; });
    row(u"themeBox"_s, 2,
        [](const auto &p) { return p.appearance.theme == core::Appearance::Theme::Dark; });
    row(u"scaleBox"_s, 2, [](const auto &p) { return p.appearance.scale == 150; });
    row(u"motionBox"_s, 1,
        [](const auto &p) { return p.appearance.motion == core::Appearance::Motion::None; });
    row(u"customerWindowBox"_s, 1, [](const auto &p) { return p.customerScreen.isOpen; });
    row(u"paperBox"_s, 1, [](const auto &p) { return p.printing.paper == core::Paper::A4; });
    row(u"automaticBox"_s, 1, [](const auto &p) { return p.printing.automatic; });
    row(u"maskingBox"_s, 2,
        [](const auto &p) { return p.charging.masking == core::Masking::Nothing; });
    row(u"languageBox"_s, 1, [](const auto &p) { return p.language == "pt_BR"_L1; });
    row(u"retypeBox"_s, 1, [](const auto &p) { return p.sending.retypeFrom == cents(5'000'00); });
}

void TestSettingsPage::keepsAChoiceAsSoonAsItIsMade()
{
    QFETCH(QString, name);
    QFETCH(int, downs);
    QFETCH(std::function<bool(const core::Preferences &)>, isChosen);
    m_service->can.sendsMoney = true;
    openAs(nullptr, std::nullopt);
    QVERIFY(!isChosen(chosen()));
    const core::Preferences before = chosen();
    box(name)->setFocus();
    for (int i = 0; i < downs; ++i)
        press(Qt::Key_Down);
    QVERIFY(isChosen(chosen()));
    for (int i = 0; i < downs; ++i)
        press(Qt::Key_Up);
    QVERIFY(chosen() == before); // nothing else has changed
}

void TestSettingsPage::showsWhatWasChosenElsewhere()
{
    core::Preferences preferences = chosen();
    preferences.printing.paper = core::Paper::Roll58;
    preferences.presets.removeFirst();
    m_context->preferences().set(preferences);
    QCOMPARE(box(u"paperBox"_s)->currentIndex(), 0);
    QCOMPARE(edit(u"preset1NameEdit"_s)->text(), u"Pão"_s);
}

void TestSettingsPage::showsAPrinterThatIsNotThere()
{
    core::Preferences preferences = chosen();
    preferences.printing.printer = u"TM-T20"_s;
    m_context->preferences().set(preferences);
    QCOMPARE(box(u"printerBox"_s)->currentText(), u"TM-T20"_s);
    preferences.printing.paper = core::Paper::A4; // a change from elsewhere
    m_context->preferences().set(preferences);
    QCOMPARE(box(u"printerBox"_s)->currentText(), u"TM-T20"_s);
    QCOMPARE(chosen().printing.printer, u"TM-T20"_s);
}

void TestSettingsPage::changesNothingByTheWheel()
{
    const core::Preferences before = chosen();
    auto *typing = box(u"typingBox"_s);
    typing->setFocus();
    const QPointF middle = QRectF(typing->rect()).center();
    QWheelEvent wheel(middle, typing->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(typing, &wheel);
    QVERIFY(chosen() == before);
}

void TestSettingsPage::showsWhenItCounts()
{
    int later = 0; // settings that do not apply at once
    for (const QComboBox *choice : m_page->findChildren<QComboBox *>()) {
        if (choice->objectName().startsWith(u"profile"_s))
            continue; // mentioned once in the list
        later += choice->accessibleDescription().contains(u"Applies from the next"_s) ? 1 : 0;
        QVERIFY2(!choice->accessibleName().isEmpty(), qPrintable(choice->objectName()));
    }
    QCOMPARE_GE(later, 3);
}

void TestSettingsPage::showsThatAChoiceCannotBeKept()
{
    const auto *news = named<QLabel>(*m_page, u"settingsNews"_s);
    QVERIFY(!news->isVisible());
    m_context->preferences().setProblem(u"The disk is full."_s);
    QVERIFY(news->isVisible());
    QCOMPARE(news->text(), u"The disk is full."_s);
    m_context->preferences().setProblem({});
    QVERIFY(!news->isVisible());
}

void TestSettingsPage::addsAPresetByKeys()
{
    named(*m_page, u"addPresetButton"_s)->setFocus();
    press(Qt::Key_Space);
    QVERIFY(edit(u"preset3NameEdit"_s)->hasFocus());
    type(u"Bolo"_s);
    press(Qt::Key_Tab);
    QCOMPARE(chosen().presets.size(), 2); // half a preset is ignored
    type(u"9,50"_s);
    press(Qt::Key_Tab);
    QCOMPARE(chosen().presets.size(), 3);
    QVERIFY(chosen().presets[2] == (core::Preset{u"Bolo"_s, cents(950), false}));
    press(Qt::Key_Tab); // past the color
    press(Qt::Key_Space);
    QVERIFY(chosen().presets[2].sendsAtOnce);
}

void TestSettingsPage::changesAPreset()
{
    edit(u"preset2PriceEdit"_s)->setFocus();
    edit(u"preset2PriceEdit"_s)->selectAll();
    type(u"8,00"_s);
    press(Qt::Key_Return);
    QCOMPARE(chosen().presets[1].amount, cents(800));
    QVERIFY(edit(u"preset2PriceEdit"_s)->hasFocus()); // the widget was not created again
    edit(u"preset2PriceEdit"_s)->selectAll();
    type(u"18"_s);
    press(Qt::Key_Return);
    QCOMPARE(chosen().presets[1].amount, cents(1800));
    QCOMPARE(chosen().presets[0].amount, cents(500));
}

void TestSettingsPage::removesAPreset()
{
    named(*m_page, u"preset1RemoveButton"_s)->setFocus();
    press(Qt::Key_Space);
    settle();
    QCOMPARE(chosen().presets.size(), 1);
    QCOMPARE(chosen().presets[0].name, u"Pão"_s);
    named(*m_page, u"addPresetButton"_s)->setFocus();
    press(Qt::Key_Space);
    QVERIFY(edit(u"preset3NameEdit"_s)->hasFocus()); // each line has unique object names
}

void TestSettingsPage::keepsInvalidInput_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("price");
    QTest::addColumn<QString>("expected"); ///< which field
    QTest::newRow("no price") << u"Bolo"_s << QString() << u"Price"_s;
    QTest::newRow("nothing") << u"Bolo"_s << u"0"_s << u"Price"_s;
    QTest::newRow("half a price") << u"Bolo"_s << u"5."_s << u"Price"_s;
    QTest::newRow("a group or decimals") << u"Bolo"_s << u"1.234"_s << u"Price"_s;
    QTest::newRow("no name") << u" "_s << u"5,00"_s << u"Name"_s;
    QTest::newRow("a long name") << QString(121, u'x') << u"5,00"_s << u"Name"_s;
}

void TestSettingsPage::keepsInvalidInput()
{
    QFETCH(QString, name);
    QFETCH(QString, price);
    QFETCH(QString, expected);
    named(*m_page, u"addPresetButton"_s)->setFocus();
    press(Qt::Key_Space);
    type(name);
    press(Qt::Key_Tab);
    type(price);
    press(Qt::Key_Tab);
    QCOMPARE(chosen().presets.size(), 2);
    const auto *problem = named<QLabel>(*m_page, u"preset3Problem"_s);
    QVERIFY(problem->isVisible());
    QVERIFY2(problem->text().startsWith(expected), qPrintable(problem->text()));
    box(u"typingBox"_s)->setFocus(); // another choice does not touch it
    press(Qt::Key_Down);
    QCOMPARE(edit(u"preset3NameEdit"_s)->text(), name);
    QCOMPARE(edit(u"preset3PriceEdit"_s)->text(), price);
}

void TestSettingsPage::hasAsManyPresetsAsThereMayBe()
{
    core::Preferences preferences = chosen();
    preferences.presets = QList<core::Preset>(core::kMaxPresets - 1, preferences.presets[0]);
    m_context->preferences().set(preferences);
    auto *add = named<QPushButton>(*m_page, u"addPresetButton"_s);
    QVERIFY(add->isEnabled());
    add->click();
    QVERIFY(!add->isEnabled());
}

void TestSettingsPage::acceptsValidTexts_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isValid");
    QTest::newRow("a counter") << u"counterNameEdit"_s << u"CAIXA2"_s << true;
    QTest::newRow("a counter with a sign") << u"counterNameEdit"_s << u"C-1"_s << false;
    QTest::newRow("no counter") << u"counterNameEdit"_s << QString() << false;
    QTest::newRow("a pattern") << u"referenceEdit"_s << u"{counter}.{number}"_s << true;
    QTest::newRow("a pattern without its number") << u"referenceEdit"_s << u"{counter}"_s << false;
    QTest::newRow("a folder that is not there")
        << u"backupFolderEdit"_s << u"/nowhere/at/all"_s << false;
}

void TestSettingsPage::acceptsValidTexts()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(bool, isValid);
    FakeBackups backups;
    openAs(&backups, samples::merchant());
    const core::Preferences before = chosen();
    edit(name)->setFocus();
    edit(name)->selectAll();
    press(Qt::Key_Delete);
    type(text);
    press(Qt::Key_Return);
    QCOMPARE(chosen() == before, !isValid);
    QCOMPARE(edit(name)->text(), text);
    const auto *problem = named<QLabel>(*m_page, name + u"Problem"_s);
    QCOMPARE(problem->isVisible(), !isValid);
    if (isValid)
        return;
    QVERIFY(!problem->text().isEmpty());
    box(u"typingBox"_s)->setFocus(); // another choice does not touch it
    press(Qt::Key_Down);
    QCOMPARE(edit(name)->text(), text);
}

void TestSettingsPage::changesTheProfiles()
{
    QCOMPARE(edit(u"profile1NameEdit"_s)->text(), ui::standardProfiles()[0].name);
    edit(u"profile1NameEdit"_s)->setFocus();
    edit(u"profile1NameEdit"_s)->selectAll();
    type(u"Balcao"_s);
    press(Qt::Key_Tab);
    press(Qt::Key_Down);
    press(Qt::Key_Tab);
    type(u"Lanche"_s);
    press(Qt::Key_Return);
    QCOMPARE(chosen().charging.profiles.size(), 3);
    QVERIFY(
        chosen().charging.profiles[0] ==
        (core::ChargeProfile{u"Balcao"_s, core::ChargeProfile::Asks::Document, u"Lanche"_s, {}}));
    edit(u"profile1NameEdit"_s)->clear();
    edit(u"profile1NameEdit"_s)->setFocus();
    press(Qt::Key_Return);
    QVERIFY(named<QLabel>(*m_page, u"profile1Problem"_s)->isVisible());
}

void TestSettingsPage::keepsTheProfileInUse()
{
    core::Preferences preferences = chosen();
    preferences.charging.profile = 2;
    m_context->preferences().set(preferences);
    const QString used = ui::profileInUse(chosen().charging).name;
    named<QPushButton>(*m_page, u"profile1RemoveButton"_s)->click();
    QCOMPARE(chosen().charging.profiles.size(), 2);
    QCOMPARE(ui::profileInUse(chosen().charging).name, used);
}

/// A new name for the same key needs no confirmation.
void TestSettingsPage::changesTheShopByKeys()
{
    core::Merchant shop = samples::merchant();
    shop.txid = core::CodeTxid::None;
    openAs(nullptr, shop);
    QList<core::ShopProfile> changed;
    connect(m_page.get(), &ui::SettingsPage::shopChanged, this,
            [&changed](const core::ShopProfile &profile) { changed.append(profile); });
    type(u"pix"_s);
    press(Qt::Key_Return);
    QVERIFY(named(*m_page, u"changeShopButton"_s)->hasFocus());
    press(Qt::Key_Space);
    QCOMPARE(edit(u"pixKeyEdit"_s)->text(), samples::merchant().key.value());
    edit(u"merchantCityEdit"_s)->setFocus();
    edit(u"merchantCityEdit"_s)->selectAll();
    type(u"Olinda"_s);
    press(Qt::Key_Escape); // going back keeps the input
    QVERIFY(named(*m_page, u"changeShopButton"_s)->hasFocus());
    press(Qt::Key_Space);
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0].merchant.city, u"Olinda"_s);
    QCOMPARE(changed[0].merchant.key, samples::merchant().key);
    QCOMPARE(changed[0].merchant.txid, core::CodeTxid::None);
    QCOMPARE(changed[0].payer, samples::payer());
}

/// The explanation says what is lost.
void TestSettingsPage::changesTheIdInTheCodes()
{
    openAs(nullptr, samples::merchant());
    QList<core::ShopProfile> changed;
    connect(m_page.get(), &ui::SettingsPage::shopChanged, this,
            [&changed](const core::ShopProfile &profile) { changed.append(profile); });
    named<QPushButton>(*m_page, u"changeShopButton"_s)->click();
    auto *box = named<QComboBox>(*m_page, u"codeTxidBox"_s);
    QCOMPARE(box->currentText(), u"Id of the charge (txid)"_s);
    QVERIFY(named<QLabel>(*m_page, u"codeTxidWords"_s)->text().contains(u"no longer names"_s));
    box->setFocus();
    press(Qt::Key_Down);
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0].merchant.txid, core::CodeTxid::None);
    QCOMPARE(changed[0].merchant.key, samples::merchant().key);
}

void TestSettingsPage::asksBeforeMoneyGoesElsewhere()
{
    openAs(nullptr, samples::merchant());
    QList<core::ShopProfile> changed;
    connect(m_page.get(), &ui::SettingsPage::shopChanged, this,
            [&changed](const core::ShopProfile &profile) { changed.append(profile); });
    named<QPushButton>(*m_page, u"changeShopButton"_s)->click();
    edit(u"pixKeyEdit"_s)->selectAll();
    type(u"outra@example.com"_s);
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(changed.size(), 0);
    const auto *question = named<QLabel>(*m_page, u"keyQuestion"_s);
    QVERIFY(question->isVisible());
    const QString asked = question->text().remove(QChar(0x200B)); // allowed line breaks
    QVERIFY(asked.contains(u"outra@example.com"_s));
    QVERIFY(asked.contains(samples::merchant().key.value()));
    press(Qt::Key_Escape);
    QVERIFY(!question->isVisible());
    QCOMPARE(edit(u"pixKeyEdit"_s)->text(), u"outra@example.com"_s);
    press(Qt::Key_Return, Qt::ControlModifier);
    press(Qt::Key_Return);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0].merchant.key.value(), u"outra@example.com"_s);
}

void TestSettingsPage::leavesTheDemoAsItIs()
{
    QVERIFY(m_page->findChildren<QWidget *>(u"changeShopButton"_s).isEmpty());
    QVERIFY(m_page->findChildren<QWidget *>(u"backupPanel"_s).isEmpty());
}

/// Opens the settings of a shop with these terms. Collects confirmed terms.
void TestSettingsPage::openWith(const core::ServiceTerms &terms)
{
    ui::ShopContext context = m_context->context();
    context.terms = terms;
    m_page = std::make_unique<ui::SettingsPage>(context);
    m_page->resize(kSeen, 520);
    m_changedTerms.clear();
    connect(m_page.get(), &ui::SettingsPage::termsChanged, this,
            [this](const core::ServiceTerms &changed) { m_changedTerms.append(changed); });
    support::open(*m_page);
}

void TestSettingsPage::typeInto(const QString &name, const QString &text)
{
    edit(name)->setFocus();
    edit(name)->selectAll();
    type(text);
}

void TestSettingsPage::showsTheTermsOfTheShop()
{
    openWith({.cashInLifetime = std::chrono::minutes(90),
              .limits = {cents(500), cents(123'456)},
              .cashInCommission = {.basisPoints = 99, .fixed = cents(10)}});
    QCOMPARE(box(u"lifetimeBox"_s)->currentText(), u"90 minute(s)"_s); // no option of the list
    QCOMPARE(edit(u"minAmountEdit"_s)->text(), u"5,00"_s);
    QCOMPARE(edit(u"maxAmountEdit"_s)->text(), u"1234,56"_s);
    QCOMPARE(edit(u"cashInCommissionRateEdit"_s)->text(), u"0,99"_s);
    QCOMPARE(edit(u"cashInCommissionFixedEdit"_s)->text(), u"0,10"_s);
    QVERIFY(!named<QPushButton>(*m_page, u"applyTermsButton"_s)->isEnabled());
    // A local shop sends nothing.
    QVERIFY(m_page->findChildren<QWidget *>(u"cashOutCommissionRateEdit"_s).isEmpty());
    QVERIFY(m_page->findChildren<QWidget *>(u"payoutDelayBox"_s).isEmpty());
    QVERIFY(m_page->findChildren<QWidget *>(u"ispbEdit"_s).isEmpty());
}

/// A found value could otherwise be typed, but not applied.
void TestSettingsPage::findsTheButtonOfTheTerms()
{
    openWith({});
    edit(u"settingsSearchEdit"_s)->setText(u"time to pay"_s);
    QVERIFY(box(u"lifetimeBox"_s)->isVisible());
    QVERIFY(!edit(u"minAmountEdit"_s)->isVisible());
    QVERIFY(named(*m_page, u"applyTermsButton"_s)->isVisible());
    edit(u"settingsSearchEdit"_s)->setText(u"backup"_s);
    QVERIFY(!named(*m_page, u"applyTermsButton"_s)->isVisible());
}

void TestSettingsPage::changesTheTermsByKeys()
{
    m_service->can.sendsMoney = true;
    core::ServiceTerms terms{.cashInCommission = {.max = cents(300)}};
    openWith(terms);
    box(u"lifetimeBox"_s)->setFocus();
    press(Qt::Key_Home); // one minute
    typeInto(u"minAmountEdit"_s, u"1,00"_s);
    typeInto(u"maxAmountEdit"_s, u"5.000,00"_s);
    typeInto(u"cashInCommissionRateEdit"_s, u"1,5 %"_s);
    typeInto(u"cashInCommissionFixedEdit"_s, u"0,10"_s);
    typeInto(u"cashOutCommissionRateEdit"_s, u"2"_s);
    typeInto(u"cashOutCommissionFixedEdit"_s, u"0,01"_s);
    box(u"payoutDelayBox"_s)->setFocus();
    press(Qt::Key_Home); // none
    typeInto(u"ispbEdit"_s, u"1234567A"_s);
    QVERIFY(m_changedTerms.isEmpty());
    press(Qt::Key_Return);
    terms = {.cashInLifetime = std::chrono::minutes(1),
             .limits = {cents(100), cents(500'000)},
             .cashInCommission = {.basisPoints = 150, .fixed = cents(10), .max = cents(300)},
             .cashOutCommission = {.basisPoints = 200, .fixed = cents(1)},
             .processingDelay = std::chrono::milliseconds(0),
             .ispb = u"1234567A"_s};
    QCOMPARE(m_changedTerms.size(), 1);
    QVERIFY(m_changedTerms.first() == terms); // the maximum of the commission is kept

    openWith(terms);
    typeInto(u"minAmountEdit"_s, u"2,00"_s);
    auto *apply = named<QPushButton>(*m_page, u"applyTermsButton"_s);
    QVERIFY(apply->isEnabled());
    typeInto(u"minAmountEdit"_s, u"1,00"_s);
    QVERIFY(!apply->isEnabled());
    press(Qt::Key_Return);
    QVERIFY(m_changedTerms.isEmpty()); // nothing to change
    typeInto(u"minAmountEdit"_s, u"2,00"_s);
    apply->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(m_changedTerms.size(), 1);
    QCOMPARE(m_changedTerms.first().limits.min, cents(200));
}

void TestSettingsPage::refusesInvalidTerms_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *text, const char *label,
                        const char *problem) {
        QTest::addRow("%s %s", name, text)
            << QString::fromLatin1(name) << QString::fromLatin1(text)
            << QString::fromLatin1(label) + u"Problem"_s << QString::fromLatin1(problem);
    };
    row("minAmountEdit", "12.34", "minAmountEdit",
        "Not a clear amount. Write it as 12,00 or 1.234,56.");
    row("minAmountEdit", "0,00", "minAmountEdit", "At least R$ 0,01.");
    row("maxAmountEdit", "4,99", "maxAmountEdit", "At least R$ 5,00.");
    row("cashInCommissionRateEdit", "100,01", "cashInCommission", "at most 100");
    row("cashInCommissionRateEdit", "1,555", "cashInCommission", "at most 100");
    row("cashInCommissionFixedEdit", "1.000", "cashInCommission",
        "Not a clear amount. Write it as 12,00 or 1.234,56.");
    row("cashOutCommissionRateEdit", "", "cashOutCommission", "at most 100");
    row("ispbEdit", "1234567a", "ispbEdit", "Eight digits or capital letters.");
}

void TestSettingsPage::refusesInvalidTerms()
{
    QFETCH(const QString, name);
    QFETCH(const QString, text);
    QFETCH(const QString, label);
    QFETCH(const QString, problem);
    m_service->can.sendsMoney = true;
    openWith({.limits = {cents(500), cents(50'000)}});
    typeInto(name, text.isEmpty() ? u" "_s : text);
    press(Qt::Key_Return);
    QVERIFY(m_changedTerms.isEmpty());
    const auto *shown = named<QLabel>(*m_page, label);
    QVERIFY(shown->isVisible());
    QVERIFY2(shown->text().replace(QChar(0xA0), u' ').contains(problem), qPrintable(shown->text()));
    QCOMPARE(edit(name)->text().trimmed(), text); // the input stays
    type(u"1"_s);
    QVERIFY(!shown->isVisible());
}

void TestSettingsPage::hasNoTermsOfARemoteService()
{
    openAs(nullptr, std::nullopt);
    QVERIFY(!sections().contains(u"terms"_s));
    openWith({});
    QVERIFY(sections().contains(u"terms"_s));
}

void TestSettingsPage::letsTheSecondPersonChooseTheAmount()
{
    m_service->can.sendsMoney = true;
    openAs(nullptr, std::nullopt);
    QVERIFY(!edit(u"approveFromEdit"_s)->isEnabled()); // no PIN is set
    edit(u"approvernewPinEdit"_s)->setFocus();
    for (int i = 0; i < 2; ++i) {
        support::type(u"8642"_s);
        press(Qt::Key_Return);
    }
    QVERIFY(m_context->approver().hasPin());
    QVERIFY(!m_context->lock().hasPin());
    QVERIFY(edit(u"approveFromEdit"_s)->isEnabled());
    const auto choose = [this](const QString &amount, const QString &pin) {
        edit(u"approveFromEdit"_s)->setFocus();
        edit(u"approveFromEdit"_s)->selectAll();
        support::type(amount);
        press(Qt::Key_Return);
        support::type(pin);
        press(Qt::Key_Return);
    };
    const auto before = chosen().sending;
    choose(u"500,00"_s, u"1111"_s);
    QCOMPARE(chosen().sending, before);
    QVERIFY(named<QLabel>(*m_page, u"approveNews"_s)->isVisible());
    choose(u"0,00"_s, u"8642"_s);
    QCOMPARE(chosen().sending, before);
    choose(u"500,00"_s, u"8642"_s);
    QCOMPARE(chosen().sending.approveFrom, cents(500'00));
    QVERIFY(edit(u"approvePinEdit"_s)->text().isEmpty());
}

void TestSettingsPage::printsATest()
{
    auto *print = named<QPushButton>(*m_page, u"testPrintButton"_s);
    const auto *result = named<QLabel>(*m_page, u"testPrintResult"_s);
    print->click();
    QVERIFY(result->text().contains(u"Choose"_s));
    core::Preferences preferences = chosen();
    preferences.printing.printer = u"TM-T20"_s;
    m_context->preferences().set(preferences);
    print->click();
    QVERIFY2(result->text().contains(u"TM-T20"_s), qPrintable(result->text()));
    QVERIFY(QFileInfo(m_context->printed(u"TM-T20"_s)).size() > 0);
    preferences.printing.printer = u"jam/x"_s;
    m_context->preferences().set(preferences);
    print->click();
    QVERIFY2(result->text().contains(u"could not"_s), qPrintable(result->text()));
}

void TestSettingsPage::asksForTheTestPicture()
{
    const QSignalSpy asked(m_page.get(), &ui::SettingsPage::testPatternRequested);
    named(*m_page, u"testPatternButton"_s)->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(asked.size(), 1);
}

/// Every label, including those with a colour of their own.
void TestSettingsPage::wearsOtherColoursAtOnce()
{
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    for (const auto scheme : {ui::Scheme::Light, ui::Scheme::Dark, ui::Scheme::Light}) {
        ui::applyTheme(*qApp, scheme);
        settle();
        const auto *label = named<QLabel>(*m_page, u"nothingFoundLabel"_s);
        QCOMPARE(label->palette().color(QPalette::WindowText),
                 QApplication::palette().color(QPalette::PlaceholderText));
    }
}

void TestSettingsPage::choosesALogo()
{
    const QTemporaryDir folder;
    QImage picture(2000, 1000, QImage::Format_RGB32);
    picture.fill(Qt::darkGray);
    QVERIFY(picture.save(folder.filePath(u"logo.png"_s)));
    auto *remove = named<QPushButton>(*m_page, u"removeLogoButton"_s);
    QVERIFY(!remove->isEnabled());
    const auto choose = [&](const QString &path) {
        named<QPushButton>(*m_page, u"chooseLogoButton"_s)->click();
        auto *dialog = m_page->findChild<QFileDialog *>(u"logoDialog"_s);
        Q_EMIT dialog->fileSelected(path);
        delete dialog;
    };
    choose(folder.filePath(u"none.png"_s));
    QVERIFY(named<QLabel>(*m_page, u"logoNews"_s)->text().contains(u"no picture"_s));
    QVERIFY(chosen().printing.logo.isEmpty());
    choose(folder.filePath(u"logo.png"_s));
    const QImage kept = QImage::fromData(chosen().printing.logo);
    QCOMPARE(kept.size(), QSize(480, 240));
    QVERIFY(chosen().printing.logo.size() <= core::Printing::kMaxLogo);
    QVERIFY(remove->isEnabled());
    remove->click();
    QVERIFY(chosen().printing.logo.isEmpty());
}

void TestSettingsPage::showsAReceipt()
{
    const auto *preview = named<QLabel>(*m_page, u"receiptPreview"_s);
    auto *show = named<QPushButton>(*m_page, u"previewReceiptButton"_s);
    QVERIFY(!preview->isVisible());
    show->click();
    QVERIFY(preview->isVisibleTo(m_page.get()));
    const QImage roll = preview->pixmap().toImage();
    QVERIFY(roll.height() > roll.width());
    core::Preferences preferences = chosen();
    preferences.printing.paper = core::Paper::A4;
    m_context->preferences().set(preferences);
    QVERIFY(preview->pixmap().toImage() != roll); // follows the paper
    show->click();
    QVERIFY(!preview->isVisibleTo(m_page.get()));
}

/// Keeps what belongs to this counter: its name, printer, screens and folders.
void TestSettingsPage::exportsAndImportsSettings()
{
    core::Preferences other = chosen();
    other.presets = {{.name = u"Bolo"_s, .amount = cents(900)}};
    other.charging.till = u"B9"_s;
    other.printing = {.printer = u"other"_s, .paper = core::Paper::A4};
    other.backups.folder = u"/other"_s;
    ui::ShopContext context = m_context->context();
    QByteArray written;
    context.settingsFormat = {
        .write =
            [&written](const core::Preferences &) {
                written = "settings";
                return written;
            },
        .read = [&other](const QByteArray &bytes) -> core::Result<core::Preferences> {
            if (bytes != "settings")
                return tl::unexpected(core::Error{core::Error::Code::InvalidInput, {}, {}});
            return other;
        }};
    m_page = std::make_unique<ui::SettingsPage>(context);
    support::open(*m_page);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.json"_s);
    named<QPushButton>(*m_page, u"exportSettingsButton"_s)->click();
    Q_EMIT m_page->findChild<QFileDialog *>(u"exportSettingsDialog"_s)->fileSelected(path);
    QVERIFY(QFile::exists(path));
    const core::Preferences own = chosen();
    named<QPushButton>(*m_page, u"importSettingsButton"_s)->click();
    Q_EMIT m_page->findChild<QFileDialog *>(u"importSettingsDialog"_s)->fileSelected(path);
    QCOMPARE(chosen().presets, other.presets);
    QCOMPARE(chosen().printing.paper, core::Paper::A4);
    QCOMPARE(chosen().charging.till, own.charging.till);
    QCOMPARE(chosen().printing.printer, own.printing.printer);
    QCOMPARE(chosen().backups, own.backups);
    QVERIFY(named<QLabel>(*m_page, u"settingsFileNews"_s)->text().contains(u"imported"_s));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("other") > 0);
    file.close();
    const core::Preferences before = chosen();
    Q_EMIT m_page->findChild<QFileDialog *>(u"importSettingsDialog"_s)->fileSelected(path);
    QCOMPARE(chosen(), before);
    QVERIFY(
        named<QLabel>(*m_page, u"settingsFileNews"_s)->text().contains(u"no file of settings"_s));
}

void TestSettingsPage::savesADiagnosticFile()
{
    QVERIFY(!m_page->findChild<QPushButton *>(u"diagnoseButton"_s));
    ui::ShopContext context = m_context->context();
    QStringList paths;
    std::shared_ptr<QPromise<core::Result<void>>> promise;
    context.diagnose = [&](const QString &path) {
        paths += path;
        promise = core::makePromise<void>();
        return promise->future();
    };
    m_page = std::make_unique<ui::SettingsPage>(context);
    support::open(*m_page);
    auto *button = named<QPushButton>(*m_page, u"diagnoseButton"_s);
    auto *news = named<QLabel>(*m_page, u"diagnosticNews"_s);
    const auto save = [&](const core::Result<void> &result) {
        button->click();
        Q_EMIT m_page->findChild<QFileDialog *>(u"diagnosticDialog"_s)
            ->fileSelected(u"/tmp/facts.json"_s);
        QVERIFY(!button->isEnabled());
        QVERIFY(news->text().startsWith(u"Reading all data"_s));
        core::resolve(promise, result);
        QTRY_VERIFY(button->isEnabled());
        delete m_page->findChild<QFileDialog *>(u"diagnosticDialog"_s);
    };
    save({});
    QVERIFY(news->text().startsWith(u"Saved: "_s));
    save(tl::unexpected(core::Error{core::Error::Code::StorageFull, {}, {}}));
    QVERIFY(news->text().startsWith(u"It could not be saved"_s));
    QCOMPARE(paths, (QStringList{u"/tmp/facts.json"_s, u"/tmp/facts.json"_s}));
}

void TestSettingsPage::offersAVoiceIfThereIsOne()
{
    QVERIFY(!m_page->findChild<QComboBox *>(u"speaksAmountsBox"_s));
    ui::ShopContext context = m_context->context();
    context.speak = [](const QString &) {};
    m_page = std::make_unique<ui::SettingsPage>(context);
    support::open(*m_page);
    auto *box = named<QComboBox>(*m_page, u"speaksAmountsBox"_s);
    box->setFocus();
    press(Qt::Key_Down);
    QVERIFY(chosen().sound.speaksAmounts);
}

/// Focus scrolls to the widget. A press on a button at the edge sets the focus, too.
void TestSettingsPage::doesNotMoveAButtonBeforeItsRelease()
{
    constexpr int kShownHeight = 8;
    auto *button = named<QPushButton>(*m_page, u"chooseLogoButton"_s);
    auto *scroll = m_page->findChild<QScrollArea *>();
    const int top = button->mapTo(scroll->widget(), QPoint()).y();
    scroll->verticalScrollBar()->setValue(top + kShownHeight - scroll->viewport()->height());
    const QSignalSpy clicks(button, &QPushButton::clicked);
    QWindow *window = m_page->window()->windowHandle();
    const QPoint edge = button->mapTo(m_page->window(), QPoint(button->width() / 2, 4));
    QTest::mousePress(window, Qt::LeftButton, {}, edge);
    settle();
    QVERIFY(button->hasFocus());
    QTest::mouseRelease(window, Qt::LeftButton, {}, edge);
    QTRY_COMPARE(clicks.size(), 1);
    delete m_page->findChild<QFileDialog *>(u"logoDialog"_s);
}

BALCAO_TEST(TestSettingsPage)
#include "tst_settingspage.moc"
