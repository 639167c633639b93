// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/children.h"
#include "tests/support/testmain.h"
#include "tests/support/tour.h"
#include "ui/shell/fuzzymatch.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/amountedit.h"
#include "ui/widgets/shortcutregistry.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QAction>
#include <QtGui/QShortcut>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QScrollArea>

#include <algorithm>

using namespace Qt::StringLiterals;
using support::named;
using support::press;
using support::settle;
using support::type;

namespace
{

/// Returns the texts of an overlay, line by line.
QStringList textsOf(const QWidget &overlay)
{
    QStringList texts;
    for (const QLabel *label : support::childrenOf<QLabel>(overlay, 3))
        texts += label->text();
    return texts;
}

QWidget *sheetOf(const QWidget &window)
{
    for (QWidget *overlay : window.findChildren<QWidget *>(u"overlay"_s)) {
        if (overlay->isVisible())
            return overlay;
    }
    return nullptr;
}

} // namespace

/// Help, list of shortcuts and command palette, as overlays of the window.
class TestGuide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void helpsOnEveryPage_data() { support::addStops(); }
    void helpsOnEveryPage();
    void helpsWithKeysThatThereAre_data() { support::addStops(); }
    void helpsWithKeysThatThereAre();
    void losesNothingThatWasTyped();
    void keepsKeysFromThePageBehind();
    void closesWithTheKeyThatOpened_data();
    void closesWithTheKeyThatOpened();
    void listsEveryKeyThereIs();
    void listsTheUsualKeysFirst();
    void hasWordsForEveryKey();
    void goesToAPage();
    void doesWhatCanBeDone();
    void acceptsAPrice();
    void goesToEachSetting();
    void findsASettingByOtherWords();
    void showsTheKeysOfEntries();
    void searchesTheList();
    void goesToNoSettingWithoutThePin();
    void findsATransaction_data();
    void findsATransaction();
    void showsNoAnswerToAnOlderQuestion();
    void fits_data();
    void fits();
    void prefersTheBetter();

private:
    [[nodiscard]] QWidget *overlay() const;
    [[nodiscard]] bool isOpen(const QString &name) const;
    [[nodiscard]] QString lineOfPalette(int row) const;

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_context;
    std::unique_ptr<ui::MainWindow> m_window;
};

void TestGuide::init()
{
    m_service = std::make_unique<FakeService>();
    m_context = std::make_unique<ToolBox>(*m_service);
    for (int i = 0; i < 5; ++i)
        m_service->stored.append(samples::charge(100 + i, 1000 + i));
    m_service->onCreate = [](const core::TransactionDraft &draft) {
        return samples::charge(draft.amount->cents(), 1);
    };
    m_window = std::make_unique<ui::MainWindow>(ui::Environment{ui::Environment::Kind::Demo, {}});
    m_window->showShop(m_context->context());
    support::open(*m_window);
}

void TestGuide::cleanup()
{
    m_window.reset();
    m_context.reset();
    m_service.reset();
}

QWidget *TestGuide::overlay() const
{
    return sheetOf(*m_window);
}

bool TestGuide::isOpen(const QString &name) const
{
    const auto *page = m_window->findChild<QWidget *>(name);
    return page && page->isVisible();
}

QString TestGuide::lineOfPalette(int row) const
{
    const auto *item = named<QListWidget>(*m_window, u"paletteList"_s)->item(row);
    if (!item)
        return {};
    const QString spoken = item->data(Qt::AccessibleTextRole).toString(); // with the key
    return spoken.isEmpty() ? item->text() : spoken;
}

void TestGuide::helpsOnEveryPage()
{
    QFETCH(QString, stop);
    const auto tour = support::tourTo(stop, m_service->stored);
    if (sheetOf(tour->window))
        press(Qt::Key_Escape);
    press(Qt::Key_F1);
    const QWidget *help = sheetOf(tour->window);
    QVERIFY(help);
    QVERIFY(help->accessibleName() != "Balcão"_L1); // the title of pages without help
    QVERIFY(textsOf(*help).size() >= 4);
    press(Qt::Key_Escape);
    QVERIFY(!sheetOf(tour->window));
}

/// The help of every page has them: shortcuts of the sidebar work everywhere.
void TestGuide::helpsWithKeysThatThereAre()
{
    QFETCH(QString, stop);
    const auto tour = support::tourTo(stop, m_service->stored);
    if (sheetOf(tour->window))
        press(Qt::Key_Escape);
    press(Qt::Key_F1);
    const QString texts = textsOf(*sheetOf(tour->window)).join(u' ');
    press(Qt::Key_Slash, Qt::ControlModifier); // creates all pages
    QStringList there;
    for (const QWidget *window :
         {static_cast<QWidget *>(&tour->window), static_cast<QWidget *>(m_window.get())}) {
        for (const ui::Shortcut &use : ui::shortcutsIn(*window))
            there.append(use.key.toString());
    }
    static const QRegularExpression key(
        u"\\b(?:(?:Ctrl|Alt)\\+(?:[A-Z][a-z]+|[A-Z0-9/])|F[0-9]+)"_s);
    auto found = key.globalMatch(texts);
    while (found.hasNext()) {
        const QString named = found.next().captured();
        QVERIFY2(there.contains(named), qPrintable(named));
    }
}

void TestGuide::losesNothingThatWasTyped()
{
    type(u"1590"_s);
    press(Qt::Key_F1);
    QVERIFY(overlay());
    press(Qt::Key_Escape);
    QCOMPARE(named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->amount().cents(), 1590);
    type(u"0"_s); // the focus is restored
    QCOMPARE(named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->amount().cents(), 15900);
}

void TestGuide::keepsKeysFromThePageBehind()
{
    type(u"1590"_s);
    press(Qt::Key_F1);
    type(u"7"_s);
    press(Qt::Key_Return);
    press(Qt::Key_F2);
    press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(m_service->drafts.isEmpty());
    QVERIFY(overlay());
    QVERIFY(isOpen(u"chargePage"_s));
    press(Qt::Key_Escape);
    QCOMPARE(named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->amount().cents(), 1590);
}

void TestGuide::closesWithTheKeyThatOpened_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("help") << Qt::Key_F1 << Qt::KeyboardModifiers();
    QTest::newRow("keys") << Qt::Key_Slash << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("jump") << Qt::Key_K << Qt::KeyboardModifiers(Qt::ControlModifier);
}

void TestGuide::closesWithTheKeyThatOpened()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    press(key, modifiers);
    QVERIFY(overlay());
    press(Qt::Key_F1); // another overlay replaces this one, or the same key closes it
    press(key, modifiers);
    if (key == Qt::Key_F1) {
        QVERIFY(overlay());
        press(key, modifiers);
        QVERIFY(!overlay());
        return;
    }
    QVERIFY(overlay());
    press(key, modifiers);
    QVERIFY(!overlay());
    QVERIFY(named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->hasFocus());
}

/// Compares with the shortcuts themselves, found without shortcutsIn().
void TestGuide::listsEveryKeyThereIs()
{
    press(Qt::Key_Slash, Qt::ControlModifier);
    QVERIFY(overlay());
    const QStringList shown = textsOf(*overlay());
    int count = 0;
    const auto verify = [&](const QKeySequence &key, const QObject *source) {
        if (key.isEmpty() || source->parent()->inherits("QLineEdit") ||
            source->parent()->inherits("QComboBox"))
            return;
        ++count;
        QVERIFY2(shown.contains(key.toString(QKeySequence::NativeText)),
                 qPrintable(key.toString()));
    };
    for (const auto *shortcut : m_window->findChildren<QShortcut *>())
        verify(shortcut->key(), shortcut);
    for (const auto *action : m_window->findChildren<QAction *>())
        verify(action->shortcut(), action);
    QVERIFY(count > 15);
    for (const QString &page : {u"Everywhere"_s, u"Charge"_s, u"Transactions"_s, u"Settings"_s})
        QVERIFY2(shown.contains(page), qPrintable(page));
}

/// The list agrees with the help of each page.
void TestGuide::listsTheUsualKeysFirst()
{
    press(Qt::Key_Slash, Qt::ControlModifier);
    const QStringList texts = textsOf(*overlay());
    QCOMPARE(texts[texts.indexOf(u"Everywhere"_s) + 1].at(0), u'F');
    QCOMPARE(texts.count(u"F3"_s), 1);
    for (const auto &[key, action] :
         {std::pair(u"Enter"_s, u"Charge"_s),
          {u"*"_s, u"Quantity of the last price, or before a fixed price"_s},
          {u"R"_s, u"Without a payment: charge the same again"_s}}) {
        const qsizetype at = texts.indexOf(action, texts.indexOf(u"Everywhere"_s));
        QVERIFY2(at > 0, qPrintable(action));
        QVERIFY2(texts.join(u'\n').contains(key + u'\n' + action), qPrintable(action));
    }
    QVERIFY(!texts.join(u'\n').contains(u"Enter\nCancel charge"_s));
}

void TestGuide::hasWordsForEveryKey()
{
    press(Qt::Key_Slash, Qt::ControlModifier); // creates all pages
    for (const ui::Shortcut &use : ui::shortcutsIn(*m_window))
        QVERIFY2(!use.action.isEmpty(), qPrintable(use.key.toString()));
}

void TestGuide::goesToAPage()
{
    press(Qt::Key_K, Qt::ControlModifier);
    type(u"trsac"_s);
    QVERIFY(lineOfPalette(0).contains("Transactions"_L1));
    QVERIFY(lineOfPalette(0).contains("Alt+3"_L1));
    press(Qt::Key_Return);
    QVERIFY(!overlay());
    QVERIFY(isOpen(u"listPage"_s));
}

void TestGuide::doesWhatCanBeDone()
{
    type(u"1500"_s);
    press(Qt::Key_Return);
    settle();
    press(Qt::Key_K, Qt::ControlModifier);
    type(u"new charge"_s);
    press(Qt::Key_Return);
    QVERIFY(isOpen(u"amountEdit"_s));
    QVERIFY(named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->hasFocus());
}

void TestGuide::acceptsAPrice()
{
    core::Preferences preferences = m_context->preferences().value();
    preferences.presets = {{.name = u"Pão de queijo"_s, .amount = core::Money::fromCents(600)}};
    m_context->preferences().set(preferences);
    press(Qt::Key_3, Qt::AltModifier);
    press(Qt::Key_K, Qt::ControlModifier);
    type(u"queijo"_s);
    press(Qt::Key_Return);
    QVERIFY(isOpen(u"chargePage"_s));
    QCOMPARE(named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->amount().cents(), 600);
}

void TestGuide::goesToEachSetting()
{
    press(Qt::Key_7, Qt::AltModifier);
    type(u"xyzzy"_s); // a search there must not hide the target
    press(Qt::Key_1, Qt::AltModifier);
    const auto *page = named<QWidget>(*m_window, u"settingsPage"_s);
    for (const auto &[name, box] : {std::pair(u"Printing · Paper"_s, u"paperBox"_s),
                                    {u"Sound"_s, QString()},
                                    {u"Appearance · Colours"_s, u"themeBox"_s},
                                    {u"About · Version"_s, QString()},
                                    {u"Lock · PIN of the counter"_s, u"newPinEdit"_s}}) {
        press(Qt::Key_K, Qt::ControlModifier);
        type(name);
        QVERIFY2(lineOfPalette(0).contains(name), qPrintable(lineOfPalette(0)));
        QVERIFY(lineOfPalette(0).contains(u"Setting"_s));
        press(Qt::Key_Return);
        QTRY_VERIFY(!m_window->findChild<QWidget *>(u"paletteList"_s));
        QVERIFY(page->isVisible());
        if (!box.isEmpty())
            QVERIFY2(named(*m_window, box)->hasFocus(), qPrintable(box));
    }
}

void TestGuide::findsASettingByOtherWords()
{
    press(Qt::Key_K, Qt::ControlModifier);
    type(u"escuro"_s);
    QVERIFY2(lineOfPalette(0).contains(u"Appearance · Colours"_s), qPrintable(lineOfPalette(0)));
    press(Qt::Key_Return);
    QTRY_VERIFY(named(*m_window, u"themeBox"_s)->hasFocus());
}

/// The keys form a column at the right edge.
void TestGuide::showsTheKeysOfEntries()
{
    press(Qt::Key_K, Qt::ControlModifier);
    type(u"transactions"_s);
    auto *list = named<QListWidget>(*m_window, u"paletteList"_s);
    QListWidgetItem *first = list->item(0);
    QVERIFY(first->data(Qt::AccessibleTextRole).toString().endsWith(u"Alt+3"_s));
    QVERIFY(!first->text().contains(u"Alt+3"_s));
    const QRect row = list->visualItemRect(first);
    const QImage edge = list->viewport()->grab(row.adjusted(row.width() - 60, 4, -4, -4)).toImage();
    const QRgb ground = edge.pixel(edge.width() - 1, 0);
    int inked = 0;
    for (int x = 0; x < edge.width(); ++x) {
        for (int y = 0; y < edge.height(); ++y)
            inked += edge.pixel(x, y) != ground ? 1 : 0;
    }
    QVERIFY2(inked > 20, QByteArray::number(inked).constData());
}

/// The list finds more than the palette, such as amounts, days and notes.
void TestGuide::searchesTheList()
{
    press(Qt::Key_K, Qt::ControlModifier);
    type(u"zule"_s);
    const auto *list = named<QListWidget>(*m_window, u"paletteList"_s);
    QVERIFY(lineOfPalette(list->count() - 1).contains(u"zule"_s));
    press(Qt::Key_Up);
    for (int i = 1; i < list->count(); ++i)
        press(Qt::Key_Down);
    press(Qt::Key_Return);
    QVERIFY(isOpen(u"listPage"_s));
    QCOMPARE(named<QLineEdit>(*m_window, u"searchEdit"_s)->text(), u"zule"_s);
    QTRY_VERIFY(std::any_of(
        m_service->filters.cbegin(), m_service->filters.cend(),
        [](const core::TransactionFilter &filter) { return filter.reference == "zule"_L1; }));
}

void TestGuide::goesToNoSettingWithoutThePin()
{
    QVERIFY(m_context->lock().setPin({}, u"4711"_s));
    m_context->lock().lock();
    press(Qt::Key_K, Qt::ControlModifier);
    type(u"Appearance · Colours"_s);
    QCOMPARE(named<QListWidget>(*m_window, u"paletteList"_s)->count(), 0);
    QVERIFY(!named(*m_window, u"paletteList"_s)->isVisible()); // no empty frame
    QVERIFY(named(*m_window, u"paletteNothing"_s)->isVisible());
}

void TestGuide::findsATransaction_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("id") << samples::charge(100, 1003).id.toString(QUuid::WithoutBraces);
    QTest::newRow("reference") << u"PEDIDO-77"_s;
    QTest::newRow("name") << u"zilda"_s;
}

void TestGuide::findsATransaction()
{
    QFETCH(QString, typed);
    m_service->stored[3].reference = u"PEDIDO-77"_s;
    m_service->stored[3].name = u"Zilda"_s;
    m_service->onList = [this](const core::TransactionFilter &filter) {
        core::TransactionPage page;
        for (const core::Transaction &t : m_service->stored) {
            if (filter.identifier == t.id || filter.reference == t.reference ||
                (!filter.nameOrDocument.isEmpty() &&
                 t.name.contains(filter.nameOrDocument, Qt::CaseInsensitive)))
                page.transactions.append(t);
        }
        return page;
    };
    press(Qt::Key_K, Qt::ControlModifier);
    type(typed);
    QTRY_VERIFY(lineOfPalette(0).contains("Zilda"_L1));
    // Though found twice. The other line searches the list.
    QCOMPARE(named<QListWidget>(*m_window, u"paletteList"_s)->count(), 2);
    press(Qt::Key_Return);
    QVERIFY(isOpen(u"detailPage"_s));
    QCOMPARE(m_service->finds.last(), m_service->stored[3].id);
}

void TestGuide::showsNoAnswerToAnOlderQuestion()
{
    m_service->holds = true;
    press(Qt::Key_K, Qt::ControlModifier);
    const qsizetype before = m_service->filters.size();
    type(u"client"_s);
    QTRY_VERIFY(m_service->filters.size() > before);
    type(u"x"_s);
    m_service->release();
    settle();
    QCOMPARE(named<QListWidget>(*m_window, u"paletteList"_s)->count(), 1);
    QVERIFY(lineOfPalette(0).contains(u"clientx"_s));
}

void TestGuide::fits_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("fits");
    QTest::newRow("nothing typed") << QString() << u"Cobrar"_s << true;
    QTest::newRow("whole") << u"cobrar"_s << u"Cobrar"_s << true;
    QTest::newRow("without accents") << u"transacoes"_s << u"Transações"_s << true;
    QTest::newRow("with accents") << u"ÇÕES"_s << u"Transacoes"_s << true;
    QTest::newRow("letters apart") << u"trs"_s << u"Transações"_s << true;
    QTest::newRow("words apart") << u"imp comp"_s << u"Imprimir comprovante"_s << true;
    QTest::newRow("scattered letters") << u"concil"_s << u"A cobrança paga fica na tela"_s << false;
    QTest::newRow("first letters of words")
        << u"acpft"_s << u"A cobrança paga fica na tela"_s << true;
    QTest::newRow("wrong order") << u"rboc"_s << u"Cobrar"_s << false;
    QTest::newRow("one letter too many") << u"cobrarx"_s << u"Cobrar"_s << false;
}

void TestGuide::fits()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QTEST(ui::fuzzyDistance(typed, text).has_value(), "fits");
}

void TestGuide::prefersTheBetter()
{
    const auto distance = [](const QString &text) { return *ui::fuzzyDistance(u"cop"_s, text); };
    QVERIFY(distance(u"Copiar código"_s) < distance(u"Recopiar"_s));
    QVERIFY(distance(u"Recopiar"_s) < distance(u"Cobrar o preço"_s));
}

BALCAO_TEST(TestGuide)
#include "tst_guide.moc"
