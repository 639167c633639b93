// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/text/errortext.h"
#include "ui/text/fieldtext.h"
#include "ui/text/keytext.h"
#include "ui/text/moneyflow.h"
#include "ui/text/readerrortext.h"
#include "ui/text/text.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QLocale>
#include <QtCore/QSet>
#include <QtCore/QTextBoundaryFinder>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::Status;

class TestText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale(u"pt_BR"_s)); }

    void writesMoneyAsInBrazil_data()
    {
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<QString>("shown");
        QFile file(QStringLiteral(TEST_DATA "/money.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray rows = QJsonDocument::fromJson(file.readAll())["format"_L1].toArray();
        QVERIFY(!rows.isEmpty());
        for (const QJsonValue row : rows) {
            const QString display = row["display"_L1].toString();
            QTest::newRow(qPrintable(display))
                << row["centavos"_L1].toInteger() << QString(display).replace(QChar(0x00A0), u' ');
        }
        QTest::newRow("one centavo") << qint64(1) << u"R$ 0,01"_s;
        QTest::newRow("negative") << qint64(-123456) << u"−R$ 1.234,56"_s;
    }
    void writesMoneyAsInBrazil()
    {
        QFETCH(qint64, cents);
        QFETCH(QString, shown);
        QCOMPARE(ui::moneyText(core::Money::fromCents(cents)).replace(QChar(0x00A0), u' '), shown);
        QCOMPARE(ui::amountText(core::Money::fromCents(cents)), QString(shown).remove(u"R$ "_s));
    }

    void writesKeysInTheirUsualForm_data()
    {
        using Kind = core::PixKey::Kind;
        QTest::addColumn<QString>("typed");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<QString>("shown");
        QTest::newRow("CPF") << u"52998224725"_s << Kind::Cpf << u"529.982.247-25"_s;
        QTest::newRow("CNPJ") << u"11222333000181"_s << Kind::Cnpj << u"11.222.333/0001-81"_s;
        QTest::newRow("phone") << u"+5511987654321"_s << Kind::Phone << u"+55 11 98765-4321"_s;
        QTest::newRow("e-mail") << u"ana@serra.example"_s << Kind::Email << u"ana@serra.example"_s;
        QTest::newRow("random") << u"71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d"_s << Kind::Evp
                                << u"71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d"_s;
    }
    /// Before a payout, with no other visible characters than the key has.
    void writesKeysInTheirUsualForm()
    {
        QFETCH(QString, typed);
        QFETCH(core::PixKey::Kind, kind);
        QFETCH(QString, shown);
        const QString text = ui::breakableKeyText(*core::PixKey::parse(typed, kind));
        QVERIFY(text.size() > shown.size()); // a line may break
        QCOMPARE(QString(text).remove(QChar(0x200B)), shown);
    }

    /// A sum is broken between its amounts only, never after the minus of an amount.
    void breaksNoAmount()
    {
        const QString sum = ui::flowText({.count = 2,
                                          .in = core::Money::fromCents(1'00),
                                          .out = core::Money::fromCents(1234567'89)});
        QVERIFY(sum.contains(u'−'));
        QTextBoundaryFinder finder(QTextBoundaryFinder::Line, sum);
        while (finder.toNextBoundary() > 0 && finder.position() < sum.size())
            QCOMPARE(sum[finder.position() - 1], QChar(u' '));
    }

    void writesMoneyInTheLanguageOfTheProgram()
    {
        QLocale::setDefault(QLocale(u"en"_s));
        QCOMPARE(ui::moneyText(core::Money::fromCents(123456)).replace(QChar(0x00A0), u' '),
                 u"R$ 1,234.56"_s);
    }

    void writesMoneyInTheDigitsOfTheKeys_data()
    {
        QTest::addColumn<QString>("locale");
        for (const char *name : {"ar_EG", "fa_IR", "my_MM", "ne_NP"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void writesMoneyInTheDigitsOfTheKeys()
    {
        QFETCH(QString, locale);
        QLocale::setDefault(QLocale(locale));
        QCOMPARE(ui::moneyText(core::Money::fromCents(123456)).replace(QChar(0x00A0), u' '),
                 u"R$ 1,234.56"_s);
    }

    void sendsMoneyWithAMinus()
    {
        core::Transaction out = samples::charge(1500);
        out.operation = core::Operation::CashOut;
        QVERIFY(ui::signedMoneyText(out).startsWith(u'−'));
        QVERIFY(!ui::signedMoneyText(samples::charge(1500)).startsWith(u'-'));
    }

    void everyStateHasItsOwnWordShapeAndSentence()
    {
        QSet<QString> words, shapes, sentences;
        core::Transaction transaction = samples::charge(1500);
        for (const Status::Code code : Status::kKnown) {
            transaction.status = code;
            words += ui::statusWord(code);
            shapes += ui::statusIcon(code);
            sentences += ui::statusSentence(transaction, {.seesPayments = true});
            QVERIFY2(QFile::exists(u":/icons/%1.svg"_s.arg(ui::statusIcon(code))),
                     qPrintable(ui::statusIcon(code)));
        }
        QCOMPARE(words.size(), 8);
        QCOMPARE(shapes.size(), 8);
        QCOMPARE(sentences.size(), 8);
    }

    void showsNoMoreThanAServiceCanKnow()
    {
        core::Transaction charge = samples::charge(1500);
        for (const Status::Code code :
             {Status::Code::Pending, Status::Code::Canceled, Status::Code::Expired}) {
            charge.status = code; // a static code can be paid at any time, and only the bank knows
            QVERIFY(ui::statusSentence(charge, {.seesPayments = true}) !=
                    ui::statusSentence(charge, {}));
            QVERIFY(ui::statusSentence(charge, {}).contains(u"bank"_s));
        }
        charge.operation = core::Operation::CashOut;
        QCOMPARE(ui::statusSentence(charge, {}),
                 ui::statusSentence(charge, {.seesPayments = true}));
    }

    void anUnknownStateIsShownAsItIs()
    {
        const Status status = Status::fromText(u"partially_paid"_s);
        QVERIFY(ui::statusWord(status).contains(u"partially_paid"_s));
        QVERIFY(ui::statusWord(status) != ui::statusWord(Status::Code::Paid));
        QCOMPARE(ui::statusIcon(status), u"state-unknown"_s);
    }

    void reportsAges_data()
    {
        QTest::addColumn<int>("seconds");
        QTest::addColumn<QString>("shown");
        QTest::newRow("now") << 0 << u"0:00"_s;
        QTest::newRow("seconds") << 42 << u"0:42"_s;
        QTest::newRow("minutes") << 727 << u"12:07"_s;
        QTest::newRow("last before the hour") << 3599 << u"59:59"_s;
        QTest::newRow("hour") << 3600 << u"1:00:00"_s;
        QTest::newRow("day") << 90061 << u"25:01:01"_s;
        QTest::newRow("clock set back") << -5 << u"0:00"_s;
    }
    void reportsAges()
    {
        QFETCH(int, seconds);
        QTEST(ui::ageText(std::chrono::seconds(seconds)), "shown");
    }

    void masksPeopleNotFirms()
    {
        QCOMPARE(ui::maskedDocumentText(u"52998224725"_s), u"***.982.247-**"_s);
        QCOMPARE(ui::maskedDocumentText(u"12ABC34501DE35"_s), u"12.ABC.345/01DE-35"_s);
        QCOMPARE(ui::maskedDocumentText(u"not a number"_s), u"************"_s);
        QCOMPARE(ui::documentText(u"52998224725"_s), u"529.982.247-25"_s);
    }

    void everyErrorStatesItsEffectOnMoney()
    {
        using Code = core::Error::Code;
        QSet<QString> paragraphs;
        const QList<Code> codes{Code::InvalidInput,       Code::NotFound,      Code::Conflict,
                                Code::TransitionRefused,  Code::Unsupported,   Code::StorageFull,
                                Code::StorageReadOnly,    Code::StorageFailed, Code::StorageBusy,
                                Code::StorageCorrupted,   Code::StorageNewer,  Code::Internal,
                                Code::StorageUnreachable, Code::Unconfirmed,   Code::Unreachable,
                                Code::NotTrusted,         Code::AccessDenied,  Code::NotUnderstood,
                                Code::StorageForeign,     Code::Unavailable,   Code::StorageOlder};
        for (const Code code : codes) {
            core::Error error{code, {}, u"technical"_s};
            if (code == Code::InvalidInput)
                error.fields = {{core::Field::Document, core::Problem::CheckDigits}};
            const QString paragraph = ui::errorParagraph(error);
            QVERIFY(!paragraph.isEmpty());
            QVERIFY2(!paragraph.contains(u"technical"_s), "details are not for people");
            paragraphs += paragraph;
            if (code != Code::NotFound)
                QVERIFY(!ui::errorWords(error).money.isEmpty());
        }
        QCOMPARE(paragraphs.size(), codes.size());
    }

    void everyErrorOfAServiceNamesTheNextStep()
    {
        using Code = core::Error::Code;
        const QList<Code> codes{Code::NotFound,    Code::Unsupported,  Code::StorageUnreachable,
                                Code::Unconfirmed, Code::Unreachable,  Code::NotTrusted,
                                Code::Unavailable, Code::AccessDenied, Code::NotUnderstood};
        for (const Code code : codes)
            QVERIFY2(!ui::errorWords({code, {}, {}}).next.isEmpty(),
                     qPrintable(ui::errorWords({code, {}, {}}).happened));
        const core::Error days{
            Code::Unavailable, {{core::Field::Page, core::Problem::Unsettled}}, {}};
        QVERIFY(ui::readErrorText(days).contains(u"Choose a later period"_s));
        const core::Error away{Code::Unreachable, {}, {}};
        QVERIFY(ui::readErrorText(away).contains(ui::errorWords(away).next));
        // A disk error of a read is no reason to search for a charge.
        const core::Error disk{Code::StorageFailed, {}, {}};
        QCOMPARE(ui::readErrorText(disk), ui::errorWords(disk).happened);
    }

    void namesTheFieldAndTheRule()
    {
        const core::Error error{core::Error::Code::InvalidInput,
                                {{core::Field::Description, core::Problem::TooLong, 140},
                                 {core::Field::Amount, core::Problem::TooSmall, 100}},
                                {}};
        const QString happened = ui::errorWords(error).happened;
        QVERIFY(happened.contains(ui::fieldName(core::Field::Description)));
        QVERIFY(happened.contains(u"140"_s));
        QVERIFY(happened.contains(ui::moneyText(core::Money::fromCents(100))));
    }
};

BALCAO_TEST(TestText)
#include "tst_text.moc"
