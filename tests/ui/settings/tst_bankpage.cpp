// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fakebank.h"
#include "tests/support/testmain.h"
#include "ui/settings/bankpage.h"
#include "ui/text/text.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::BankTestResult;
using core::BankTestStep;
using ui::BankPage;

class TestBankPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_bank = std::make_unique<support::FakeBank>();
        m_page = std::make_unique<BankPage>(*m_bank);
        m_page->resize(900, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    void addsAConnection()
    {
        m_bank->results = {{.step = BankTestStep::Token, .outcome = BankTestResult::Outcome::Ok},
                           {.step = BankTestStep::Payments,
                            .outcome = BankTestResult::Outcome::Failed,
                            .reason = BankTestResult::Reason::Unavailable,
                            .detail = u"HTTP 503"_s}};
        QTemporaryDir folder;
        QFile file(folder.filePath(u"a.p12"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("content");
        file.close();
        chooseBank(u"efi"_s);
        edit("bankClientIdEdit")->setText(u"Client_1"_s);
        edit("bankSecretEdit")->setText(u" geheim "_s);
        edit("bankCertificateEdit")->setText(file.fileName());
        edit("bankPasswordEdit")->setText(u"senha"_s);
        click("addBankButton");
        QTRY_VERIFY(label("bankStep_payments"));
        QCOMPARE(m_bank->drafts.size(), 1);
        QCOMPARE(m_bank->drafts[0].psp, u"efi"_s);
        QCOMPARE(m_bank->drafts[0].clientId, u"Client_1"_s);
        QCOMPARE(m_bank->credentials[0].secret, "geheim");
        QCOMPARE(m_bank->credentials[0].certificate, "content");
        QCOMPARE(m_bank->credentials[0].password, u"senha"_s);
        QCOMPARE(m_bank->tests, 1);
        QVERIFY(label("bankStep_payments")->text().contains(u"HTTP 503"_s));
        QVERIFY(label("bankTitle")->isVisible());
        QVERIFY(m_page->findChild<QPushButton *>(u"testBankButton"_s)->hasFocus());
        // The page forgets what it has handed over.
        QCOMPARE(edit("bankSecretEdit")->text(), QString());
        QCOMPARE(edit("bankPasswordEdit")->text(), QString());
    }

    /// A certificate and its key may be two files, and the bank may have an authority of its own.
    void passesOnEveryFile()
    {
        QTemporaryDir folder;
        const auto write = [&folder](const QString &name, const QByteArray &content) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
        };
        for (const char *name :
             {"bankCertificateEdit", "bankCertificateKeyEdit", "bankAuthorityEdit"}) {
            QVERIFY(write(QLatin1StringView(name), QByteArray("content of ") + name));
            edit(name)->setText(folder.filePath(QLatin1StringView(name)));
        }
        chooseBank(u"ailos"_s);
        QVERIFY(label("bankNeeds")->text().contains(u"authority"_s));
        edit("bankClientIdEdit")->setText(u"c"_s);
        edit("bankSecretEdit")->setText(u"geheim"_s);
        click("addBankButton");
        QTRY_COMPARE(m_bank->drafts.size(), 1);
        const core::BankCredentials &passed = m_bank->credentials[0];
        QCOMPARE(passed.certificate, "content of bankCertificateEdit");
        QCOMPARE(passed.key, "content of bankCertificateKeyEdit");
        QCOMPARE(passed.authorities, "content of bankAuthorityEdit");
        QTRY_COMPARE(edit("bankCertificateKeyEdit")->text(), QString());
        QCOMPARE(edit("bankAuthorityEdit")->text(), QString());
    }

    void refusesAFileThatCannotBeRead_data()
    {
        QTest::addColumn<QString>("edit");
        QTest::addColumn<QString>("word");
        QTest::newRow("certificate") << u"bankCertificateEdit"_s << u"certificate"_s;
        QTest::newRow("key") << u"bankCertificateKeyEdit"_s << u"key"_s;
        QTest::newRow("authority") << u"bankAuthorityEdit"_s << u"authority"_s;
    }

    void refusesAFileThatCannotBeRead()
    {
        QFETCH(const QString, edit);
        QFETCH(const QString, word);
        this->edit("bankSecretEdit")->setText(u"geheim"_s);
        m_page->findChild<QLineEdit *>(edit)->setText(u"/nowhere.pem"_s);
        click("addBankButton");
        QVERIFY(label("bankProblem")->text().contains(word));
        QVERIFY(label("bankProblem")->text().contains(u"read"_s));
        QVERIFY(m_bank->drafts.isEmpty());
    }

    void refusesAKeyWithoutItsCertificate()
    {
        edit("bankSecretEdit")->setText(u"geheim"_s);
        QTemporaryDir folder;
        QFile file(folder.filePath(u"a.key"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("key") == 3);
        file.close();
        edit("bankCertificateKeyEdit")->setText(file.fileName());
        click("addBankButton");
        QVERIFY(label("bankProblem")->text().contains(u"certificate"_s));
        QVERIFY(m_bank->drafts.isEmpty());
    }

    void asksForCodesOfTheBank_data()
    {
        QTest::addColumn<bool>("isChecked");
        QTest::newRow("codes of the bank") << true;
        QTest::newRow("own codes") << false;
    }

    /// A connection makes codes only if the box is checked. The box explains the permission.
    void asksForCodesOfTheBank()
    {
        QFETCH(const bool, isChecked);
        auto *box = m_page->findChild<QCheckBox *>(u"bankCodesBox"_s);
        QVERIFY(box);
        QVERIFY(!box->isChecked());
        if (isChecked) {
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Space);
        }
        chooseBank(u"other"_s);
        edit("bankClientIdEdit")->setText(u"c"_s);
        edit("bankSecretEdit")->setText(u"geheim"_s);
        edit("bankBaseEdit")->setText(u"https://bank.example/v2"_s);
        edit("bankTokenEdit")->setText(u"https://bank.example/token"_s);
        click("addBankButton");
        QTRY_COMPARE(m_bank->drafts.size(), 1);
        QCOMPARE(m_bank->drafts[0].makesCodes, isChecked);
        QVERIFY(m_bank->current.connection);
        QCOMPARE(m_bank->current.connection->makesCodes, isChecked);
    }

    void hidesTheSecret()
    {
        QCOMPARE(edit("bankSecretEdit")->echoMode(), QLineEdit::Password);
        QCOMPARE(edit("bankPasswordEdit")->echoMode(), QLineEdit::Password);
    }

    void refusesMissingInputHere()
    {
        click("addBankButton");
        QVERIFY(label("bankProblem")->isVisible());
        edit("bankSecretEdit")->setText(u"geheim"_s);
        edit("bankCertificateEdit")->setText(u"/nowhere.p12"_s);
        click("addBankButton");
        QVERIFY(label("bankProblem")->text().contains(u"certificate"_s));
        QVERIFY(m_bank->drafts.isEmpty());
    }

    void showsEveryProblem()
    {
        chooseBank(u"other"_s);
        edit("bankSecretEdit")->setText(u"geheim"_s);
        m_bank->problem = {.fields = {core::BankField::Address, core::BankField::ClientId}};
        click("addBankButton");
        QTRY_VERIFY(label("bankProblem")->text().contains(u"https://"_s));
        QVERIFY(label("bankProblem")->text().contains(u"client id"_s));
        m_bank->problem = {.certificate = core::CertificateProblem::WrongPassword};
        click("addBankButton");
        QTRY_VERIFY(label("bankProblem")->text().contains(u"password"_s));
        m_bank->problem = {.error = core::Error{core::Error::Code::Unsupported, {}, {}}};
        click("addBankButton");
        QTRY_VERIFY(label("bankProblem")->text().contains(u"keyring"_s));
        QCOMPARE(edit("bankSecretEdit")->text(), u"geheim"_s); // input is kept
    }

    void explainsWhatTheBankNeeds()
    {
        chooseBank(u"sicoob"_s);
        QVERIFY(!edit("bankSecretEdit")->isEnabled());
        QVERIFY(label("bankNeeds")->text().contains(u"certificate"_s));
        QVERIFY(label("bankNeeds")->text().contains(u"ICP-Brasil"_s));
        chooseBank(u"bb"_s);
        QVERIFY(edit("bankSecretEdit")->isEnabled());
        QVERIFY(label("bankNeeds")->text().contains(u"gw-dev-app-key"_s));
        QCOMPARE(edit("bankBaseEdit")->placeholderText(), core::findPsp(u"bb"_s)->production.base);
    }

    void showsTheState()
    {
        connectBank();
        QVERIFY(label("bankState")->text().contains(u"Reading"_s));
        m_bank->current.readUntil = QDateTime(QDate(2026, 11, 23), QTime(13, 0), Qt::UTC);
        m_bank->report();
        QVERIFY2(label("bankState")->text().contains(ui::timestampText(*m_bank->current.readUntil)),
                 qPrintable(label("bankState")->text()));
        m_bank->current.trouble = core::Error{core::Error::Code::AccessDenied, {}, {}};
        m_bank->report();
        QVERIFY(label("bankState")->text().contains(u"refuses"_s));
    }

    void warnsBeforeTheExpiry()
    {
        m_bank->current.certificate = core::CertificateFacts{
            .subject = u"PADARIA"_s,
            .issuer = u"Banco"_s,
            .cnpj = {},
            .validFrom = QDateTime::currentDateTimeUtc().addDays(-300),
            .expiresAt = QDateTime::currentDateTimeUtc().addDays(5).addSecs(60)};
        connectBank();
        QVERIFY(label("bankExpiry")->text().contains(u"5 day"_s));
    }

    void listsPaymentsWithoutACharge()
    {
        m_bank->payments = {{.endToEndId = u"E99999999202611231300abcdefghijk"_s,
                             .connection = QUuid::createUuid(),
                             .txid = {},
                             .amount = core::Money::fromCents(700),
                             .returned = {},
                             .settledAt = QDateTime(QDate(2026, 11, 23), QTime(13, 0), Qt::UTC)}};
        connectBank();
        QTRY_VERIFY(label("openBankPayments")->isVisible());
        QVERIFY2(
            label("openBankPayments")->text().contains(ui::moneyText(m_bank->payments[0].amount)),
            qPrintable(label("openBankPayments")->text()));
    }

    void asksBeforeRemoving()
    {
        connectBank();
        click("removeBankButton");
        QVERIFY(m_bank->current.connection);
        m_page->hide();
        m_page->show(); // asks again
        click("removeBankButton");
        QVERIFY(m_bank->current.connection);
        click("removeBankButton");
        QVERIFY(!m_bank->current.connection);
        QVERIFY(edit("bankClientIdEdit")->isVisible());
    }

    void goesBackByEscape()
    {
        QSignalSpy left(m_page.get(), &BankPage::left);
        click("leaveBankFormButton");
        QCOMPARE(left.size(), 1);
        connectBank();
        click("leaveBankButton");
        QCOMPARE(left.size(), 2);
    }

private:
    void connectBank()
    {
        m_bank->current.connection =
            *core::validated(core::BankConnectionDraft{.name = u"Meu banco"_s,
                                                       .psp = u"other"_s,
                                                       .base = u"https://bank.example/v2"_s,
                                                       .token = u"https://bank.example/token"_s,
                                                       .clientId = u"c"_s,
                                                       .pixKey = u"ana@example.com"_s});
        m_bank->report();
    }

    void chooseBank(const QString &id)
    {
        auto *box = m_page->findChild<QComboBox *>(u"bankBox"_s);
        box->setCurrentIndex(box->findData(id));
    }

    [[nodiscard]] QLineEdit *edit(const char *name) const
    {
        return m_page->findChild<QLineEdit *>(QLatin1StringView(name));
    }
    [[nodiscard]] QLabel *label(const char *name) const
    {
        return m_page->findChild<QLabel *>(QLatin1StringView(name));
    }
    void click(const char *name) const
    {
        QTest::mouseClick(m_page->findChild<QPushButton *>(QLatin1StringView(name)),
                          Qt::LeftButton);
    }

    std::unique_ptr<support::FakeBank> m_bank;
    std::unique_ptr<BankPage> m_page;
};

BALCAO_TEST(TestBankPage)
#include "tst_bankpage.moc"
