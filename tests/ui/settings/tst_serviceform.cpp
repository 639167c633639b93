// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fakeprofilerepository.h"
#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "ui/settings/serviceform.h"
#include "ui/text/servicetext.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

using namespace Qt::StringLiterals;
using support::named;

class TestServiceForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void warnsOfAddressesWithoutEncryption_data();
    void warnsOfAddressesWithoutEncryption();
    void reportsWhatTheServiceStates_data();
    void reportsWhatTheServiceStates();
};

void TestServiceForm::warnsOfAddressesWithoutEncryption_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("isWarning");
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("the beginning of an address") << u"http://"_s << false;
    QTest::newRow("another computer") << u"https://pix.example.com"_s << false;
    QTest::newRow("this computer") << u"http://localhost:8080"_s << true;
    QTest::newRow("this computer, with blanks") << u" http://127.0.0.1:8080/ "_s << true;
    QTest::newRow("this computer, encrypted") << u"https://localhost:8443"_s << false;
}

/// While the service is not running, another user of the computer may listen on its port.
void TestServiceForm::warnsOfAddressesWithoutEncryption()
{
    QFETCH(QString, address);
    FakeProfileRepository profiles;
    ui::ServiceForm form(profiles);
    auto *edit = named<QLineEdit>(form, u"addressEdit"_s);
    auto *warning = named<QLabel>(form, u"plainAddressWarning"_s);
    QVERIFY(warning->isHidden());
    edit->setText(address);
    QTEST(!warning->isHidden(), "isWarning");
    edit->clear();
    QVERIFY(warning->isHidden());
}

void TestServiceForm::reportsWhatTheServiceStates_data()
{
    QTest::addColumn<core::Environment>("environment");
    QTest::addColumn<int>("clockAhead");
    QTest::addColumn<QString>("part");
    const auto production = core::Environment::Production;
    QTest::newRow("as chosen") << production << 0 << u"OK: the service accepts"_s;
    QTest::newRow("another kind") << core::Environment::Sandbox << 0 << u"“Sandbox: no money"_s;
    QTest::newRow("clock ahead") << production << 432 << u"is 7:12 ahead of the service's."_s;
    QTest::newRow("clock behind") << production << -432 << u"is 7:12 behind the service's."_s;
}

void TestServiceForm::reportsWhatTheServiceStates()
{
    QFETCH(core::Environment, environment);
    QFETCH(int, clockAhead);
    QFETCH(QString, part);
    const core::ServiceProfile profile{.name = u"Shop"_s,
                                       .address =
                                           *core::ServiceAddress::parse(u"https://pix.example"_s),
                                       .platform = QUuid::createUuid(),
                                       .kind = core::ServiceKind::OwnShop,
                                       .host = {},
                                       .till = {}};
    core::StatedCapabilities stated;
    stated.environment = environment;
    core::ServiceFinding finding;
    finding.kind = core::ServiceFinding::Kind::Fine;
    finding.stated = stated;
    finding.clockAhead = std::chrono::seconds(clockAhead);
    const QString sentence = ui::findingSentence(finding, profile);
    QVERIFY2(sentence.contains(part), qPrintable(sentence));
    QCOMPARE(sentence.contains(u"clock"_s), clockAhead != 0);
    QCOMPARE(sentence.contains(u"Wrong kind"_s), environment == core::Environment::Sandbox);
}

BALCAO_TEST(TestServiceForm)
#include "tst_serviceform.moc"
