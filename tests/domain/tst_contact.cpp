// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/contact.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;

class TestContact : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPhonesAsPeopleTypeThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("e164");
        const QString mobile = u"+5511987654321"_s;
        QTest::newRow("E.164") << mobile << mobile;
        QTest::newRow("mask") << u"(11) 98765-4321"_s << mobile;
        QTest::newRow("blanks") << u"11 98765 4321"_s << mobile;
        QTest::newRow("bare") << u"11987654321"_s << mobile;
        QTest::newRow("country without plus") << u"5511987654321"_s << mobile;
        QTest::newRow("everything") << u" +55 (11) 98765-4321\t"_s << mobile;
        QTest::newRow("dots") << u"11.98765.4321"_s << mobile;
        QTest::newRow("no-break blanks") << u"11\u00a098765\u00a04321"_s << mobile;
        QTest::newRow("landline") << u"(11) 3234-5678"_s << u"+551132345678"_s;
        QTest::newRow("landline with country") << u"551132345678"_s << u"+551132345678"_s;
        QTest::newRow("zero in front of the area") << u"011 98765-4321"_s << mobile;
        QTest::newRow("zero in parentheses") << u"(011) 98765-4321"_s << mobile;
        QTest::newRow("international call") << u"0055 11 98765-4321"_s << mobile;
        QTest::newRow("international call, landline") << u"00551132345678"_s << u"+551132345678"_s;
        QTest::newRow("area 55, mobile") << u"55 98765-4321"_s << u"+5555987654321"_s;
        QTest::newRow("area 55, landline") << u"55 3234-5678"_s << u"+555532345678"_s;
        QTest::newRow("area 55, with country") << u"55 55 98765-4321"_s << u"+5555987654321"_s;
    }
    void readsPhonesAsPeopleTypeThem()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, e164);
        const auto phone = core::normalizedPhone(text);
        QVERIFY(phone);
        QCOMPARE(*phone, e164);
        QCOMPARE(core::normalizedPhone(*phone), phone);
    }

    void refusesWhatCannotBeAPhone_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("blanks") << u"  "_s;
        QTest::newRow("no area") << u"98765-4321"_s;
        QTest::newRow("one digit short") << u"11 9876-5432"_s;
        QTest::newRow("one digit more") << u"11 98765-43210"_s;
        QTest::newRow("nine digits without the 9") << u"11 38765-4321"_s;
        QTest::newRow("eight digits with the 9") << u"11 9234-5678"_s;
        QTest::newRow("eight digits with a 1") << u"11 1234-5678"_s;
        QTest::newRow("area with a zero") << u"01 98765-4321"_s;
        QTest::newRow("zero and a number without the 9") << u"011 38765-4321"_s;
        QTest::newRow("two zeros in front of the area") << u"0011 98765-4321"_s;
        QTest::newRow("international call and a zero") << u"0055 011 98765-4321"_s;
        QTest::newRow("another country") << u"+1 212 555 0123"_s;
        QTest::newRow("Portugal") << u"+351 912 345 678"_s;
        QTest::newRow("two pluses") << u"++5511987654321"_s;
        QTest::newRow("plus in the middle") << u"55+11987654321"_s;
        QTest::newRow("letters") << u"11 98765-432a"_s;
        QTest::newRow("extension") << u"11 3234-5678 r. 12"_s;
        QTest::newRow("full-width digits") << u"１１９８７６５４３２１"_s;
        QTest::newRow("comma") << u"11,98765,4321"_s;
        QTest::newRow("NUL") << QString::fromLatin1("11987654321\0", 12);
        QTest::newRow("lone surrogate") << u"1198765432"_s + QChar(0xDC00);
        QTest::newRow("very long") << QString(10'000, u'1');
    }
    void refusesWhatCannotBeAPhone()
    {
        QFETCH(const QString, text);
        QVERIFY(!core::normalizedPhone(text));
    }

    void knowsAMobileNumber_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("mobile");
        QTest::newRow("mobile") << u"+5511987654321"_s << true;
        QTest::newRow("landline") << u"+551132345678"_s << false;
        QTest::newRow("not E.164") << u"11987654321"_s << false;
        QTest::newRow("nine digits without the 9") << u"+5511387654321"_s << false;
        QTest::newRow("line end") << u"+5511987654321\n"_s << false;
        QTest::newRow("empty") << QString() << false;
    }
    void knowsAMobileNumber()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, mobile);
        QCOMPARE(core::isMobilePhone(text), mobile);
    }

    void writesPhonesForPeople_data()
    {
        QTest::addColumn<QString>("stored");
        QTest::addColumn<QString>("shown");
        QTest::newRow("mobile") << u"+5511987654321"_s << u"+55 11 98765-4321"_s;
        QTest::newRow("landline") << u"+551132345678"_s << u"+55 11 3234-5678"_s;
        QTest::newRow("without country") << u"11987654321"_s << u"11987654321"_s;
        QTest::newRow("another country") << u"+12125550123"_s << u"+12125550123"_s;
        QTest::newRow("too short") << u"+55119876"_s << u"+55119876"_s;
        QTest::newRow("too long") << u"+55119876543210"_s << u"+55119876543210"_s;
        QTest::newRow("for people already") << u"+55 11 98765-4321"_s << u"+55 11 98765-4321"_s;
        QTest::newRow("words") << u"+55 a combinar"_s << u"+55 a combinar"_s;
        QTest::newRow("empty") << QString() << QString();
    }
    void writesPhonesForPeople()
    {
        QFETCH(const QString, stored);
        QFETCH(const QString, shown);
        QCOMPARE(core::phoneToText(stored), shown);
    }

    void hidesPhones_data()
    {
        QTest::addColumn<QString>("stored");
        QTest::addColumn<QString>("shown");
        QTest::newRow("mobile") << u"+5511987654321"_s << u"+55 11 *****-4321"_s;
        QTest::newRow("landline") << u"+551132345678"_s << u"+55 11 *****-5678"_s;
        QTest::newRow("too short") << u"1234567"_s << u"*******"_s;
        QTest::newRow("eight digits") << u"12345678"_s << u"********"_s;
        QTest::newRow("without country") << u"11987654321"_s << u"***********"_s;
        QTest::newRow("another country") << u"+12125550123"_s << u"************"_s;
        QTest::newRow("empty") << QString() << QString();
    }
    void hidesPhones()
    {
        QFETCH(const QString, stored);
        QFETCH(const QString, shown);
        QCOMPARE(core::maskedPhone(stored), shown);
    }

    void hidesEmails_data()
    {
        QTest::addColumn<QString>("stored");
        QTest::addColumn<QString>("shown");
        QTest::newRow("usual") << u"fulano@example.com"_s << u"f***@example.com"_s;
        QTest::newRow("one letter") << u"f@example.com"_s << u"f***@example.com"_s;
        QTest::newRow("two at signs") << u"a@b@example.com"_s << u"a***@example.com"_s;
        QTest::newRow("nothing before") << u"@x.com"_s << u"******"_s;
        QTest::newRow("no at sign") << u"fulano"_s << u"******"_s;
        QTest::newRow("empty") << QString() << QString();
    }
    void hidesEmails()
    {
        QFETCH(const QString, stored);
        QFETCH(const QString, shown);
        QCOMPARE(core::maskedEmail(stored), shown);
    }

    void judgesEmails_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("right");
        QTest::newRow("usual") << u"fulano@example.com"_s << true;
        QTest::newRow("capitals") << u"Fulano@Example.COM"_s << true;
        QTest::newRow("all marks") << u"a.!#$%&'*+/=?^_`{|}~-z@example.com"_s << true;
        QTest::newRow("subdomains") << u"a@b.c.d.example.com.br"_s << true;
        QTest::newRow("hyphen in a label") << u"a@my-shop.com"_s << true;
        QTest::newRow("label of 63") << u"a@"_s + QString(63, u'b') + u".com"_s << true;
        QTest::newRow("label of 64") << u"a@"_s + QString(64, u'b') + u".com"_s << false;
        QTest::newRow("one label") << u"a@localhost"_s << false;
        QTest::newRow("no domain") << u"fulano@"_s << false;
        QTest::newRow("no name") << u"@example.com"_s << false;
        QTest::newRow("two at signs") << u"a@b@example.com"_s << false;
        QTest::newRow("blank inside") << u"a b@example.com"_s << false;
        QTest::newRow("blank around") << u" a@example.com"_s << false;
        QTest::newRow("line end") << u"a@example.com\n"_s << false;
        QTest::newRow("empty label") << u"a@example..com"_s << false;
        QTest::newRow("final dot") << u"a@example.com."_s << false;
        QTest::newRow("hyphen at the start") << u"a@-example.com"_s << false;
        QTest::newRow("hyphen at the end") << u"a@example-.com"_s << false;
        QTest::newRow("accent in the name") << u"joão@example.com"_s << false;
        QTest::newRow("accent in the domain") << u"a@padaria-são-joão.com"_s << false;
        QTest::newRow("angle brackets") << u"A <a@example.com>"_s << false;
        QTest::newRow("quotes") << u"\"a\"@example.com"_s << false;
        QTest::newRow("empty") << QString() << false;
        QTest::newRow("lone surrogate") << QString(QChar(0xD83D)) + u"@example.com"_s << false;
        QTest::newRow("very long") << QString(10'000, u'a') << false;
    }
    void judgesEmails()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, right);
        QCOMPARE(core::isEmail(text), right);
    }
};

BALCAO_GUILESS_TEST(TestContact)
#include "tst_contact.moc"
