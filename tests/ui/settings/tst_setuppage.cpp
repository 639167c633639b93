// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/payloadcheck.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/settings/setuppage.h"
#include "ui/text/errortext.h"
#include "ui/text/fieldtext.h"
#include "ui/widgets/theme.h"

#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Field;
using core::Problem;
using support::named;
using support::press;
using support::type;

namespace
{

/// The fields in reading order.
const QStringList kEdits{
    u"pixKeyEdit"_s,        u"merchantNameEdit"_s, u"merchantCityEdit"_s, u"payerNameEdit"_s,
    u"payerDocumentEdit"_s, u"payerEmailEdit"_s,   u"payerPhoneEdit"_s,   u"payerDescriptionEdit"_s,
};

/// The texts as users type them; one text per edit.
const QStringList kTyped{
    u" Loja@Example.COM "_s, u" Padaria Sao Joao "_s, u"Sao Paulo"_s,        u"Cliente de balcao"_s,
    u"529.982.247-25"_s,     u"ana@example.com"_s,    u"(11) 98765-4321 "_s, u"Venda no balcao"_s,
};

core::ShopProfile stored()
{
    return {
        .merchant = {*core::PixKey::parse(u"loja@example.com", core::PixKey::Kind::Email),
                     u"Padaria Sao Joao"_s, u"Sao Paulo"_s},
        .payer =
            {
                .name = u"Cliente de balcao"_s,
                .email = u"ana@example.com"_s,
                .phone = u"+5511987654321"_s,
                .document = u"52998224725"_s,
                .description = u"Venda no balcao"_s,
            },
    };
}

constexpr auto kAmbiguous = "51998259765"; // a CPF and a mobile number in Porto Alegre

} // namespace

class TestSetupPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void asksForNoKeyOfASandbox();
    void isFilledByKeys();
    void hasTheButtonsAtTheForm();
    void isFinishedByTheButton_data();
    void isFinishedByTheButton();
    void marksEveryFieldThatIsMissing();
    void marksWhatIsWrong_data();
    void marksWhatIsWrong();
    void marksAFieldWhenOneLeavesIt();
    void hasDigitsOfTwoMeaningsChosen_data();
    void hasDigitsOfTwoMeaningsChosen();
    void forgetsTheChoiceWhenTheKeyChanges();
    void showsWhichKindOfKeyItReads();
    void keepsEverythingWhenItCouldNotBeKept();
    void proposesNothingInPlaceOfTypedText();
    void asksANewShopForNoPayer();
    void acceptsAShopWithoutPayer();

private:
    void openPage(ui::SetupPage::Purpose purpose);
    void fill(const QStringList &texts = kTyped);
    void submit();
    [[nodiscard]] QLineEdit *edit(const QString &name) const;
    [[nodiscard]] QString problem(const QString &name) const;
    [[nodiscard]] QStringList texts() const;

    std::unique_ptr<ui::SetupPage> m_page;
    QList<core::ShopProfile> m_finished;
};

void TestSetupPage::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    openPage(ui::SetupPage::Purpose::Connect); // has all fields
}

void TestSetupPage::openPage(ui::SetupPage::Purpose purpose)
{
    m_page = std::make_unique<ui::SetupPage>(purpose);
    m_page->resize(720, 520);
    connect(m_page.get(), &ui::SetupPage::finished, this,
            [this](const core::ShopProfile &profile) { m_finished.append(profile); });
    support::open(*m_page);
}

void TestSetupPage::cleanup()
{
    m_finished.clear();
    m_page.reset();
}

/// Fills all fields in order, with Enter after each.
void TestSetupPage::fill(const QStringList &texts)
{
    QCOMPARE(texts.size(), kEdits.size());
    edit(kEdits.first())->setFocus();
    for (int i = 0; i < texts.size(); ++i) {
        QVERIFY2(edit(kEdits[i])->hasFocus(), qPrintable(kEdits[i]));
        type(texts[i]);
        press(Qt::Key_Return);
    }
}

void TestSetupPage::submit()
{
    press(Qt::Key_Return, Qt::ControlModifier);
}

QLineEdit *TestSetupPage::edit(const QString &name) const
{
    return named<QLineEdit>(*m_page, name);
}

/// Returns the error below an edit; empty if none is visible.
QString TestSetupPage::problem(const QString &name) const
{
    const auto *label = named<QLabel>(*m_page, name + u"Problem"_s);
    return label->isHidden() ? QString() : label->text();
}

QStringList TestSetupPage::texts() const
{
    QStringList all;
    for (const QString &name : kEdits)
        all.append(edit(name)->text());
    return all;
}

/// A sandbox moves no money, so the shop need not give its key.
void TestSetupPage::asksForNoKeyOfASandbox()
{
    m_page->setKey(ui::SetupPage::Key::OfSandbox);
    support::open(*m_page);
    QVERIFY(!edit(u"pixKeyEdit"_s)->isVisible());
    QVERIFY(!named(*m_page, u"keyKindBox"_s)->isVisible());
    const auto words = [this] { return named<QLabel>(*m_page, u"setupShopWords"_s)->text(); };
    QVERIFY2(words().contains(u"moves no money"_s), qPrintable(words()));
    edit(kEdits[1])->setFocus();
    for (int i = 1; i < kTyped.size(); ++i) {
        QVERIFY2(edit(kEdits[i])->hasFocus(), qPrintable(kEdits[i]));
        type(kTyped[i]);
        press(Qt::Key_Return);
    }
    submit();
    QCOMPARE(m_finished.size(), 1);
    core::ShopProfile expected = stored();
    expected.merchant.key = core::demoKey();
    QCOMPARE(m_finished[0], expected);

    m_page->setKey(ui::SetupPage::Key::OfShop); // the user has changed the kind of the service
    QVERIFY(edit(u"pixKeyEdit"_s)->isVisible());
    QCOMPARE(problem(u"pixKeyEdit"_s), QString());
    QVERIFY(words().contains(u"carry this key"_s));
    submit();
    QCOMPARE(m_finished.size(), 1);
    QVERIFY(edit(u"pixKeyEdit"_s)->hasFocus());
}

void TestSetupPage::isFilledByKeys()
{
    QVERIFY(edit(u"pixKeyEdit"_s)->hasFocus());
    fill();
    QCOMPARE(m_finished.size(), 0);
    submit();
    QCOMPARE(m_finished.size(), 1);
    QCOMPARE(m_finished[0], stored());
    for (const QString &name : kEdits)
        QCOMPARE(problem(name), QString());
}

/// The buttons are at the edge of the form, also on a wide screen.
void TestSetupPage::hasTheButtonsAtTheForm()
{
    m_page->resize(1600, 700);
    support::settle();
    const auto right = [this](const QWidget *widget) {
        return widget->mapTo(m_page.get(), QPoint(widget->width(), 0)).x();
    };
    const int distance =
        right(named<QPushButton>(*m_page, u"backButton"_s)) - right(edit(u"pixKeyEdit"_s));
    QVERIFY2(qAbs(distance) <= 2 * ui::kSpace, QByteArray::number(distance).constData());
}

void TestSetupPage::isFinishedByTheButton_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Enter") << Qt::Key_Return;
    QTest::newRow("Enter of the number pad") << Qt::Key_Enter;
    QTest::newRow("Space") << Qt::Key_Space;
}

void TestSetupPage::isFinishedByTheButton()
{
    QFETCH(Qt::Key, key);
    fill();
    QVERIFY(named(*m_page, u"openShopButton"_s)->hasFocus()); // the last Enter moved the focus
    press(key);
    QCOMPARE(m_finished.size(), 1);
    QCOMPARE(m_finished[0], stored());
}

void TestSetupPage::marksEveryFieldThatIsMissing()
{
    submit();
    QCOMPARE(m_finished.size(), 0);
    for (const QString &name : kEdits)
        QCOMPARE(problem(name), ui::problemSentence({Field::Name, Problem::Missing}));
    QVERIFY(edit(kEdits.first())->hasFocus());
}

void TestSetupPage::marksWhatIsWrong_data()
{
    QTest::addColumn<QMap<int, QString>>("typed"); // by position in kEdits
    QTest::addColumn<QMap<int, core::FieldError>>("problems");
    using Typed = QMap<int, QString>;
    using Problems = QMap<int, core::FieldError>;
    QTest::newRow("no key") << Typed{{0, u"hello"_s}}
                            << Problems{{0, {Field::PixKey, Problem::Malformed}}};
    QTest::newRow("slip in the document")
        << Typed{{4, u"52998224724"_s}} << Problems{{4, {Field::Document, Problem::CheckDigits}}};
    QTest::newRow("no phone") << Typed{{6, u"12"_s}}
                              << Problems{{6, {Field::Phone, Problem::Malformed}}};
    QTest::newRow("no e-mail") << Typed{{5, u"ana@"_s}}
                               << Problems{{5, {Field::Email, Problem::Malformed}}};
    QTest::newRow("blank name") << Typed{{3, u"   "_s}}
                                << Problems{{3, {Field::Name, Problem::Missing}}};
    QTest::newRow("long description") << Typed{{7, QString(141, u'x')}}
                                      << Problems{{7, {Field::Description, Problem::TooLong, 140}}};
    QTest::newRow("three at once") << Typed{{1, {}}, {4, u"1"_s}, {6, u"12"_s}}
                                   << Problems{{1, {Field::MerchantName, Problem::Missing}},
                                               {4, {Field::Document, Problem::Malformed}},
                                               {6, {Field::Phone, Problem::Malformed}}};
}

void TestSetupPage::marksWhatIsWrong()
{
    using Typed = QMap<int, QString>;
    using Problems = QMap<int, core::FieldError>;
    QFETCH(Typed, typed);
    QFETCH(Problems, problems);
    QStringList all = kTyped;
    for (auto it = typed.cbegin(); it != typed.cend(); ++it)
        all[it.key()] = it.value();
    fill(all);
    submit();
    QCOMPARE(m_finished.size(), 0);
    QCOMPARE(texts(), all); // the input is kept
    for (int i = 0; i < kEdits.size(); ++i)
        QCOMPARE(problem(kEdits[i]),
                 problems.contains(i) ? ui::problemSentence(problems[i]) : QString());
    const int first = problems.firstKey();
    QVERIFY2(edit(kEdits[first])->hasFocus(), qPrintable(kEdits[first]));

    for (auto it = problems.cbegin(); it != problems.cend(); ++it) {
        edit(kEdits[it.key()])->setFocus();
        edit(kEdits[it.key()])->selectAll();
        type(kTyped[it.key()]);
        QCOMPARE(problem(kEdits[it.key()]), QString()); // being corrected
    }
    submit();
    QCOMPARE(m_finished.size(), 1);
    QCOMPARE(m_finished[0], stored());
}

void TestSetupPage::marksAFieldWhenOneLeavesIt()
{
    const auto *document = edit(u"payerDocumentEdit"_s);
    edit(u"payerDocumentEdit"_s)->setFocus();
    type(u"52998224724"_s);
    QCOMPARE(problem(document->objectName()), QString()); // not while typing
    press(Qt::Key_Return);
    QCOMPARE(problem(document->objectName()),
             ui::problemSentence({Field::Document, Problem::CheckDigits}));
    QCOMPARE(problem(u"payerEmailEdit"_s), QString()); // not visited yet
    press(Qt::Key_Return);
    QCOMPARE(problem(u"payerEmailEdit"_s), QString()); // may be filled later
}

void TestSetupPage::hasDigitsOfTwoMeaningsChosen_data()
{
    QTest::addColumn<int>("downs");
    QTest::addColumn<core::PixKey::Kind>("kind");
    QTest::addColumn<QString>("value");
    QTest::newRow("document") << 1 << core::PixKey::Kind::Cpf << u"51998259765"_s;
    QTest::newRow("mobile") << 2 << core::PixKey::Kind::Phone << u"+5551998259765"_s;
}

void TestSetupPage::hasDigitsOfTwoMeaningsChosen()
{
    QFETCH(int, downs);
    QFETCH(core::PixKey::Kind, kind);
    QFETCH(QString, value);
    fill();
    auto *key = edit(u"pixKeyEdit"_s);
    key->setFocus();
    key->selectAll();
    type(QString::fromLatin1(kAmbiguous));
    const QString choose = ui::problemSentence({Field::KeyType, Problem::Missing});
    submit();
    QCOMPARE(m_finished.size(), 0); // the program never guesses where money goes
    QCOMPARE(problem(u"pixKeyEdit"_s), choose);
    const auto *kinds = named<QComboBox>(*m_page, u"keyKindBox"_s);
    QVERIFY(kinds->hasFocus());

    for (int i = 0; i < downs; ++i)
        press(Qt::Key_Down);
    QCOMPARE(problem(u"pixKeyEdit"_s), QString()); // the kind was chosen
    press(Qt::Key_Return);
    QVERIFY(edit(u"merchantNameEdit"_s)->hasFocus());
    submit();
    QCOMPARE(m_finished.size(), 1);
    const auto profile = m_finished[0];
    QCOMPARE(profile.merchant.key.kind(), kind);
    QCOMPARE(profile.merchant.key.value(), value);
}

void TestSetupPage::forgetsTheChoiceWhenTheKeyChanges()
{
    fill();
    auto *key = edit(u"pixKeyEdit"_s);
    key->setFocus();
    key->selectAll();
    type(QString::fromLatin1(kAmbiguous));
    press(Qt::Key_Return);
    press(Qt::Key_Down);
    key->setFocus();
    press(Qt::Key_End);
    press(Qt::Key_Backspace);
    type(u"5"_s);
    submit();
    QCOMPARE(m_finished.size(), 0);
    QCOMPARE(problem(u"pixKeyEdit"_s), ui::problemSentence({Field::KeyType, Problem::Missing}));
}

void TestSetupPage::showsWhichKindOfKeyItReads()
{
    const auto *kinds = named<QComboBox>(*m_page, u"keyKindBox"_s);
    QVERIFY(!kinds->isVisible());
    type(u"loja@example.com"_s);
    QVERIFY(kinds->isVisible());
    QVERIFY(!kinds->isEnabled());
    QVERIFY(kinds->currentText().contains(u"loja@example.com"_s));
    type(u"!"_s);
    QVERIFY(!kinds->isVisible());
}

void TestSetupPage::keepsEverythingWhenItCouldNotBeKept()
{
    fill();
    submit();
    QCOMPARE(m_finished.size(), 1);
    const core::Error error{core::Error::Code::StorageReadOnly, {}, {}};
    m_page->showProblem(error);
    const auto *label = named<QLabel>(*m_page, u"setupProblem"_s);
    QVERIFY(label->isVisible());
    QCOMPARE(label->text(), ui::errorParagraph(error));
    QCOMPARE(texts(), kTyped);
    submit(); // again, after the folder was fixed
    QCOMPARE(m_finished.size(), 2);
    QCOMPARE(m_finished[1], stored());
    QCOMPARE(label->text(), QString());
}

void TestSetupPage::asksANewShopForNoPayer()
{
    openPage(ui::SetupPage::Purpose::SetUp);
    QVERIFY(!m_page->findChild<QLineEdit *>(u"payerNameEdit"_s));
    edit(kEdits.first())->setFocus();
    for (const QString &text : kTyped.first(3)) {
        type(text);
        press(Qt::Key_Return);
    }
    press(Qt::Key_Return); // on the button
    QCOMPARE(m_finished.size(), 1);
    QCOMPARE(m_finished.first().merchant, stored().merchant);
    QVERIFY(m_finished.first().payer == core::PayerProfile());
}

void TestSetupPage::acceptsAShopWithoutPayer()
{
    openPage(ui::SetupPage::Purpose::Change);
    edit(kEdits.first())->setFocus();
    for (const QString &text : kTyped.first(3)) {
        type(text);
        press(Qt::Key_Return);
    }
    QCOMPARE(edit(u"payerNameEdit"_s)->text(), QString()); // nothing is suggested
    edit(u"payerEmailEdit"_s)->setFocus();
    type(u"ana@"_s);
    submit();
    QVERIFY(m_finished.isEmpty());
    QCOMPARE(problem(u"payerEmailEdit"_s), ui::problemSentence({Field::Email, Problem::Malformed}));
    edit(u"payerEmailEdit"_s)->clear();
    submit();
    QCOMPARE(m_finished.size(), 1);
    QVERIFY(m_finished.first().payer == core::PayerProfile());
}

void TestSetupPage::proposesNothingInPlaceOfTypedText()
{
    edit(u"payerNameEdit"_s)->setFocus();
    type(u"Cliente de balcao"_s);
    edit(u"merchantNameEdit"_s)->setFocus();
    type(u"Padaria"_s);
    press(Qt::Key_Return);
    QCOMPARE(edit(u"payerNameEdit"_s)->text(), u"Cliente de balcao"_s);
    QCOMPARE(edit(u"payerEmailEdit"_s)->text(), QString()); // unknown
}

BALCAO_TEST(TestSetupPage)
#include "tst_setuppage.moc"
