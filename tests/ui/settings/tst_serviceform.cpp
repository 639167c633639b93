// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fakeprofilerepository.h"
#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "ui/settings/serviceform.h"

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

BALCAO_TEST(TestServiceForm)
#include "tst_serviceform.moc"
