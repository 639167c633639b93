// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/draftvalidation.h"
#include "core/domain/operation.h"
#include "core/domain/transaction.h"
#include "core/domain/transactiondraft.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

#include <functional>

using core::AmountLimits;
using core::Error;
using core::Field;
using core::FieldError;
using core::Money;
using core::Operation;
using core::PixKey;
using core::Problem;
using core::TransactionDraft;
using core::validated;
using namespace Qt::StringLiterals;

namespace
{

const QString kEmoji = QString::fromUcs4(U"\U0001F956", 1);
const QUuid kPlatform(u"0f0c8a52-0a36-4f0c-9a53-3a4f6f8f2d11"_s);

TransactionDraft cashIn()
{
    return {
        .operation = Operation::CashIn,
        .amount = Money::fromCents(1'234),
        .name = u"José da Silva"_s,
        .email = u"jose@example.com"_s,
        .phone = u"+5511987654321"_s,
        .document = u"52998224725"_s,
        .description = u"Pão e café"_s,
        .platform = kPlatform,
        .reference = u"PED-4813"_s,
        .extra = u"caixa=2"_s,
        .pixKey = {},
        .keyType = {},
    };
}

TransactionDraft cashOut()
{
    TransactionDraft draft = cashIn();
    draft.operation = Operation::CashOut;
    draft.pixKey = u"jose@example.com"_s;
    draft.keyType = PixKey::Kind::Email;
    return draft;
}

QString &textOf(TransactionDraft &draft, Field field)
{
    switch (field) {
    case Field::Name:
        return draft.name;
    case Field::Email:
        return draft.email;
    case Field::Phone:
        return draft.phone;
    case Field::Document:
        return draft.document;
    case Field::Description:
        return draft.description;
    case Field::Reference:
        return draft.reference;
    case Field::Extra:
        return draft.extra;
    case Field::PixKey:
        return draft.pixKey;
    case Field::Amount:
    case Field::Platform:
    case Field::KeyType:
    case Field::MerchantName:
    case Field::MerchantCity:
    case Field::Page:
    case Field::Identifier:
    case Field::Reason:
    case Field::Host:
    case Field::MinAmount:
    case Field::MaxAmount:
    case Field::CashInLifetime:
    case Field::CashInCommission:
    case Field::CashOutCommission:
    case Field::ProcessingDelay:
    case Field::Ispb:
    case Field::ProfileName:
    case Field::Address:
    case Field::ApiKey:
    case Field::Till:
    case Field::Note:
    case Field::Person:
    case Field::EndToEndId:
    case Field::MovedAt:
    case Field::StatementLine:
        break;
    }
    qFatal("no text of a draft");
}

/// Returns the violated rules as text, "" for a valid draft.
QString described(const QList<FieldError> &errors)
{
    static const QStringList fields{
        u"amount"_s,      u"name"_s,         u"email"_s,     u"phone"_s, u"document"_s,
        u"description"_s, u"platform"_s,     u"reference"_s, u"extra"_s, u"pixKey"_s,
        u"keyType"_s,     u"merchantName"_s, u"city"_s,      u"page"_s};
    static const QStringList problems{u"missing"_s,     u"tooLong"_s,   u"tooSmall"_s,
                                      u"tooLarge"_s,    u"malformed"_s, u"checkDigits"_s,
                                      u"alreadyUsed"_s, u"notAllowed"_s};
    QStringList words;
    for (const FieldError &error : errors) {
        words << fields[static_cast<int>(error.field)] + u' ' +
                     problems[static_cast<int>(error.problem)] +
                     (error.limit != 0 ? u" %1"_s.arg(error.limit) : QString());
    }
    return words.join(u", "_s);
}

QString broken(const TransactionDraft &draft, const AmountLimits &limits = {})
{
    const auto result = validated(draft, limits);
    if (result)
        return {};
    if (result.error().code != Error::Code::InvalidInput)
        return u"another code"_s;
    return result.error().fields.isEmpty() ? u"no field"_s : described(result.error().fields);
}

QString broken(Field field, const QString &text)
{
    const auto problem = core::textProblem(field, text);
    return problem ? described({*problem}) : QString();
}

struct TextCase
{
    const char *name;
    Field field;
    QString text;
    QString expected;
};

QString emailOf(qsizetype length)
{
    const QString labels = u'@' + QString(63, u'b') + u'.' + QString(63, u'c') + u'.' +
                           QString(63, u'd') + u".example"_s;
    return QString(length - labels.size(), u'a') + labels;
}

} // namespace

class TestDraftValidation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsADraftInStoredFormAsItIs()
    {
        QCOMPARE(validated(cashIn()).value(), cashIn());
        QCOMPARE(validated(cashOut()).value(), cashOut());
    }

    void normalisesWhatPeopleType()
    {
        TransactionDraft draft = cashIn();
        draft.name = u" \u00a0José da Silva\t\n"_s;
        draft.email = u" jose@example.com "_s;
        draft.phone = u" (11) 98765-4321 "_s;
        draft.document = u" 529.982.247-25 "_s;
        draft.description = u"\nPão e café "_s;
        draft.reference = u" PED-4813 "_s;
        draft.extra = u" caixa=2\r\n"_s;
        QCOMPARE(validated(draft).value(), cashIn());
    }

    void normalisesTheDestination_data()
    {
        QTest::addColumn<PixKey::Kind>("kind");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("stored");
        QTest::newRow("CPF") << PixKey::Kind::Cpf << u" 529.982.247-25"_s << u"52998224725"_s;
        QTest::newRow("CNPJ") << PixKey::Kind::Cnpj << u"12.abc.345/01de-35"_s
                              << u"12ABC34501DE35"_s;
        QTest::newRow("phone") << PixKey::Kind::Phone << u"(51) 99825-9765"_s
                               << u"+5551998259765"_s;
        QTest::newRow("digits as phone")
            << PixKey::Kind::Phone << u"51998259765"_s << u"+5551998259765"_s;
        QTest::newRow("digits as CPF") << PixKey::Kind::Cpf << u"51998259765"_s << u"51998259765"_s;
        QTest::newRow("e-mail") << PixKey::Kind::Email << u"Fulano@Example.COM "_s
                                << u"fulano@example.com"_s;
        QTest::newRow("random") << PixKey::Kind::Evp << u"71C7D9BE-4B85-4E43-9F1C-1F3B8B4E9A2D"_s
                                << u"71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d"_s;
    }
    void normalisesTheDestination()
    {
        QFETCH(const PixKey::Kind, kind);
        QFETCH(const QString, typed);
        QFETCH(const QString, stored);
        TransactionDraft draft = cashOut();
        draft.keyType = kind;
        draft.pixKey = typed;
        TransactionDraft expected = draft;
        expected.pixKey = stored;
        QCOMPARE(validated(draft).value(), expected);
    }

    void storesNoDestinationOfBlanks()
    {
        TransactionDraft draft = cashIn();
        draft.pixKey = u" \t"_s;
        QCOMPARE(validated(draft).value(), cashIn());
    }

    void validatingTwiceChangesNothing()
    {
        TransactionDraft draft = cashOut();
        draft.phone = u"11 3234-5678"_s;
        draft.document = u"12.abc.345/01de-35"_s;
        const auto once = validated(draft);
        QVERIFY(once);
        QCOMPARE(once->document, u"12ABC34501DE35"_s);
        QCOMPARE(once->phone, u"+551132345678"_s);
        QCOMPARE(validated(*once).value(), *once);
    }

    void judgesTexts_data()
    {
        QTest::addColumn<Field>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const QString half(QChar(0xD83E));
        const QList<TextCase> cases{
            {"no name", Field::Name, {}, u"name missing"_s},
            {"blank name", Field::Name, u" \t\u00a0\n"_s, u"name missing"_s},
            {"name of no width", Field::Name, u"\u200b\u200d\u2060 \ufeff"_s, u"name missing"_s},
            {"name of empty letters", Field::Name, u"\u3164\u115f\u2800"_s, u"name missing"_s},
            {"name of marks for others", Field::Name,
             u"\u00ad\u034f\ufe0f"_s + QChar(0xDB40) + QChar(0xDD00), u"name missing"_s},
            {"name with a joiner", Field::Name, u"क्\u200dष"_s, {}},
            {"name of half a pair", Field::Name, half, u"name malformed"_s},
            {"name of one", Field::Name, u"J"_s, {}},
            {"name of 120", Field::Name, QString(120, u'ã'), {}},
            {"name of 121", Field::Name, QString(121, u'ã'), u"name tooLong 120"_s},
            {"name of 120 and blanks", Field::Name, u"  "_s + QString(120, u'a') + u"  "_s, {}},
            {"name of 120 emoji", Field::Name, kEmoji.repeated(120), {}},
            {"name of 121 emoji", Field::Name, kEmoji.repeated(121), u"name tooLong 120"_s},
            {"name with a line", Field::Name, u"José\nda Silva"_s, u"name malformed"_s},
            {"name with a tab", Field::Name, u"José\tda Silva"_s, u"name malformed"_s},
            {"name with NUL", Field::Name, u"José"_s + QChar(0) + u"x"_s, u"name malformed"_s},
            {"name with DEL", Field::Name, u"José\u007fx"_s, u"name malformed"_s},
            {"name with C1", Field::Name, u"José\u009bx"_s, u"name malformed"_s},
            {"name with half a pair", Field::Name, u"José"_s + half, u"name malformed"_s},
            {"name with a byte-order mark", Field::Name, QChar(0xFEFF) + u"José"_s,
             u"name malformed"_s},
            {"reference of a byte-order mark", Field::Reference, QString(QChar(0xFEFF)),
             u"reference malformed"_s},
            {"extra with no character", Field::Extra, u"a"_s + QChar(0xFFFE), u"extra malformed"_s},
            {"name with no character of a higher plane", Field::Name,
             u"José"_s + QChar(0xD83F) + QChar(0xDFFE), u"name malformed"_s},
            {"name of low halves", Field::Name, QString(300, QChar(0xDC00)), u"name malformed"_s},
            {"name with markup", Field::Name, u"<b>'; --</b>"_s, {}},

            {"no e-mail", Field::Email, {}, u"email missing"_s},
            {"blank e-mail", Field::Email, u"  "_s, u"email missing"_s},
            {"e-mail", Field::Email, u" A@example.com "_s, {}},
            {"e-mail without domain", Field::Email, u"a@"_s, u"email malformed"_s},
            {"e-mail of 254", Field::Email, emailOf(254), {}},
            {"e-mail of 255", Field::Email, emailOf(255), u"email tooLong 254"_s},
            {"e-mail with a line", Field::Email, u"a@example.com\nb"_s, u"email malformed"_s},

            {"no phone", Field::Phone, {}, u"phone missing"_s},
            {"phone", Field::Phone, u"11 98765-4321"_s, {}},
            {"phone of 20", Field::Phone, u"+55 (11)  98765-4321"_s, {}},
            {"phone of 21", Field::Phone, u"+55 (11)  98765--4321"_s, u"phone tooLong 20"_s},
            {"phone without area", Field::Phone, u"98765-4321"_s, u"phone malformed"_s},
            {"phone abroad", Field::Phone, u"+12125550123"_s, u"phone malformed"_s},
            {"phone with a tab", Field::Phone, u"11\t987654321"_s, u"phone malformed"_s},

            {"no document", Field::Document, {}, u"document missing"_s},
            {"CPF", Field::Document, u"529.982.247-25"_s, {}},
            {"CNPJ", Field::Document, u"12.abc.345/01de-35"_s, {}},
            {"slip in a CPF", Field::Document, u"529.982.247-24"_s, u"document checkDigits"_s},
            {"slip in a CNPJ", Field::Document, u"12ABC34501DE36"_s, u"document checkDigits"_s},
            {"repeated digit", Field::Document, u"11111111111"_s, u"document checkDigits"_s},
            {"ten digits", Field::Document, u"5299822472"_s, u"document malformed"_s},
            {"words", Field::Document, u"CPF: 529.982.247-25"_s, u"document malformed"_s},
            {"very long document", Field::Document, QString(9'999, u'1'), u"document malformed"_s},

            {"no description", Field::Description, {}, u"description missing"_s},
            {"description of 140", Field::Description, QString(139, u'a') + kEmoji, {}},
            {"description of 141", Field::Description, QString(140, u'a') + kEmoji,
             u"description tooLong 140"_s},
            {"description with a line", Field::Description, u"a\nb"_s, u"description malformed"_s},

            {"no reference", Field::Reference, {}, {}},
            {"blank reference", Field::Reference, u"  "_s, {}},
            {"reference of no width", Field::Reference, u"\u200b"_s, {}},
            {"reference of 50", Field::Reference, QString(49, u'r') + kEmoji, {}},
            {"reference of 51", Field::Reference, QString(50, u'r') + kEmoji,
             u"reference tooLong 50"_s},
            {"reference with a line", Field::Reference, u"a\r\nb"_s, u"reference malformed"_s},

            {"no extra", Field::Extra, {}, {}},
            {"extra of 255", Field::Extra, QString(254, u'e') + kEmoji, {}},
            {"extra of 256", Field::Extra, QString(255, u'e') + kEmoji, u"extra tooLong 255"_s},
            {"extra with lines", Field::Extra, u"a\r\n\tb"_s, {}},
            {"extra with NUL", Field::Extra, u"a"_s + QChar(0) + u"b"_s, u"extra malformed"_s},
            {"extra with escape", Field::Extra, u"a\u001b[2Jb"_s, u"extra malformed"_s},
            {"extra with half a pair", Field::Extra, half + u"b"_s, u"extra malformed"_s},
        };
        for (const TextCase &row : cases)
            QTest::newRow(row.name) << row.field << row.text << row.expected;
    }
    void judgesTexts()
    {
        QFETCH(const Field, field);
        QFETCH(const QString, text);
        QFETCH(const QString, expected);
        QCOMPARE(broken(field, text), expected);
        for (TransactionDraft draft : {cashIn(), cashOut()}) {
            textOf(draft, field) = text;
            QCOMPARE(broken(draft), expected);
        }
    }

    void judgesAmounts_data()
    {
        QTest::addColumn<std::optional<Money>>("amount");
        QTest::addColumn<AmountLimits>("limits");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, std::optional<qint64> cents,
                            const AmountLimits &limits, const QString &expected) {
            const auto amount = cents ? std::optional(Money::fromCents(*cents)) : std::nullopt;
            QTest::newRow(name) << amount << limits << expected;
        };
        row("none", std::nullopt, {}, u"amount missing"_s);
        row("zero", 0, {}, u"amount tooSmall 1"_s);
        row("negative", -1, {}, u"amount tooSmall 1"_s);
        row("least", 1, {}, {});
        row("most", Money::kMaxCents, {}, {});
        row("over the most", Money::kMaxCents + 1, {}, u"amount tooLarge 999999999999"_s);
        const AmountLimits shop{Money::fromCents(500), Money::fromCents(100'000)};
        row("under the shop's least", 499, shop, u"amount tooSmall 500"_s);
        row("the shop's least", 500, shop, {});
        row("the shop's most", 100'000, shop, {});
        row("over the shop's most", 100'001, shop, u"amount tooLarge 100000"_s);
    }
    void judgesAmounts()
    {
        QFETCH(const std::optional<Money>, amount);
        QFETCH(const AmountLimits, limits);
        QFETCH(const QString, expected);
        for (TransactionDraft draft : {cashIn(), cashOut()}) {
            draft.amount = amount;
            QCOMPARE(broken(draft, limits), expected);
        }
    }

    void wantsAPlatform()
    {
        TransactionDraft draft = cashIn();
        draft.platform.reset();
        QCOMPARE(broken(draft), u"platform missing"_s);
        draft.platform = QUuid();
        QCOMPARE(broken(draft), u"platform missing"_s);
    }

    void acceptsAPartyWithoutDataIfOptional()
    {
        TransactionDraft draft = cashIn();
        draft.name.clear();
        draft.email = u" "_s;
        draft.phone.clear();
        draft.document.clear();
        draft.description.clear();
        const QString all = u"name missing, email missing, phone missing, document missing, "
                            "description missing"_s;
        QCOMPARE(broken(draft), all);
        const auto clean = validated(draft, {}, {}, core::PayerData::Optional);
        QVERIFY(clean);
        QCOMPARE(clean->name + clean->email + clean->phone + clean->document + clean->description,
                 QString());
        // A text that is not empty must be valid.
        draft.phone = u"1"_s;
        draft.document = u"52998224724"_s;
        const auto wrong = validated(draft, {}, {}, core::PayerData::Optional);
        const QList<FieldError> fields{{Field::Phone, Problem::Malformed},
                                       {Field::Document, Problem::CheckDigits}};
        QCOMPARE(wrong.error().fields, fields);
    }

    void judgesTheLifetime_data()
    {
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<QList<FieldError>>("expected");
        const auto wrong = [](Problem problem, qint64 limit) {
            return QList<FieldError>{{Field::CashInLifetime, problem, limit}};
        };
        const qint64 year = 365LL * 24 * 3600;
        QTest::newRow("least") << qint64(1) << QList<FieldError>();
        QTest::newRow("most") << year << QList<FieldError>();
        QTest::newRow("none") << qint64(0) << wrong(Problem::TooSmall, 1);
        QTest::newRow("negative") << qint64(-1) << wrong(Problem::TooSmall, 1);
        QTest::newRow("more") << year + 1 << wrong(Problem::TooLarge, year);
    }
    void judgesTheLifetime()
    {
        QFETCH(const qint64, seconds);
        QFETCH(const QList<FieldError>, expected);
        TransactionDraft draft = cashIn();
        draft.lifetime = std::chrono::seconds(seconds);
        const auto result = validated(draft);
        QCOMPARE(result ? QList<FieldError>() : result.error().fields, expected);
        TransactionDraft payout = cashOut();
        payout.lifetime = draft.lifetime;
        const QList<FieldError> notAllowed{{Field::CashInLifetime, Problem::NotAllowed}};
        QCOMPARE(validated(payout).error().fields, notAllowed);
    }

    void judgesTheDestination_data()
    {
        QTest::addColumn<Operation>("operation");
        QTest::addColumn<QString>("key");
        QTest::addColumn<std::optional<PixKey::Kind>>("kind");
        QTest::addColumn<QString>("expected");
        using Kind = std::optional<PixKey::Kind>;
        const auto in = Operation::CashIn;
        const auto out = Operation::CashOut;
        const Kind none;
        const Kind cpf = PixKey::Kind::Cpf;
        const Kind email = PixKey::Kind::Email;
        QTest::newRow("cash-in without") << in << QString() << none << QString();
        QTest::newRow("cash-in with a key")
            << in << u"52998224725"_s << none << u"pixKey notAllowed"_s;
        QTest::newRow("cash-in with a kind") << in << QString() << cpf << u"keyType notAllowed"_s;
        QTest::newRow("cash-in with both")
            << in << u"52998224725"_s << cpf << u"pixKey notAllowed, keyType notAllowed"_s;
        QTest::newRow("cash-in with blanks") << in << u" \t"_s << none << QString();
        QTest::newRow("neither") << out << QString() << none
                                 << u"pixKey missing, keyType missing"_s;
        QTest::newRow("right") << out << u"52998224725"_s << cpf << QString();
        QTest::newRow("no key") << out << QString() << cpf << u"pixKey missing"_s;
        QTest::newRow("blank key") << out << u" \t"_s << cpf << u"pixKey missing"_s;
        QTest::newRow("no kind") << out << u"52998224725"_s << none << u"keyType missing"_s;
        QTest::newRow("another kind") << out << u"52998224725"_s << email << u"pixKey malformed"_s;
        QTest::newRow("a slip") << out << u"a@localhost"_s << email << u"pixKey malformed"_s;
        QTest::newRow("too long") << out << QString(66, u'a') + u"@example.com"_s << email
                                  << u"pixKey malformed"_s;
        QTest::newRow("NUL") << out << u"52998224725"_s + QChar(0) << cpf << u"pixKey malformed"_s;
    }
    void judgesTheDestination()
    {
        QFETCH(const Operation, operation);
        QFETCH(const QString, key);
        QFETCH(const std::optional<PixKey::Kind>, kind);
        QFETCH(const QString, expected);
        TransactionDraft draft = cashIn();
        draft.operation = operation;
        draft.pixKey = key;
        draft.keyType = kind;
        QCOMPARE(broken(draft), expected);
    }

    void reportsEveryBrokenRuleInTheOrderOfTheFields()
    {
        QCOMPARE(broken(TransactionDraft{}),
                 u"amount missing, name missing, email missing, phone missing, document missing, "
                 "description missing, platform missing"_s);

        TransactionDraft draft = cashOut();
        draft.amount = Money::fromCents(-1);
        draft.name = QString(121, u'a') + u'\n';
        draft.name += u'b';
        draft.email = u"a"_s;
        draft.phone = u"1"_s;
        draft.document = u"52998224724"_s;
        draft.description = u"a\u0001b"_s;
        draft.platform = QUuid();
        draft.reference = QString(51, u'r');
        draft.extra = QString(256, u'e');
        draft.pixKey = u"nobody"_s;
        QCOMPARE(broken(draft),
                 u"amount tooSmall 1, name tooLong 120, email malformed, phone malformed, "
                 "document checkDigits, description malformed, platform missing, "
                 "reference tooLong 50, extra tooLong 255, pixKey malformed"_s);
        draft.keyType.reset();
        QVERIFY(broken(draft).endsWith(u"extra tooLong 255, keyType missing"_s));
    }

    void knowsWhatIsMadeOfADraft_data()
    {
        QTest::addColumn<core::Transaction>("made");
        QTest::addColumn<bool>("isMade");
        core::Transaction made;
        made.amount = *cashIn().amount;
        made.name = cashIn().name;
        made.email = cashIn().email;
        made.phone = cashIn().phone;
        made.document = cashIn().document;
        made.description = cashIn().description;
        made.platform = kPlatform;
        made.reference = cashIn().reference;
        made.extra = cashIn().extra;
        QTest::newRow("all of it") << made << true;
        const auto row = [&made](const char *name,
                                 const std::function<void(core::Transaction &)> &change) {
            core::Transaction other = made;
            change(other);
            QTest::newRow(name) << other << false;
        };
        row("operation", [](auto &t) { t.operation = Operation::CashOut; });
        row("amount", [](auto &t) { t.amount += Money::fromCents(1); });
        row("name", [](auto &t) { t.name += u'x'; });
        row("e-mail", [](auto &t) { t.email += u'x'; });
        row("phone", [](auto &t) { t.phone += u'1'; });
        row("document", [](auto &t) { t.document = u"11144477735"_s; });
        row("description", [](auto &t) { t.description += u'x'; });
        row("platform", [](auto &t) { t.platform = QUuid::createUuid(); });
        row("reference", [](auto &t) { t.reference += u'x'; });
        row("extra", [](auto &t) { t.extra += u'x'; });
        row("Pix key", [](auto &t) { t.pixKey = u"jose@example.com"_s; });
    }
    void knowsWhatIsMadeOfADraft()
    {
        QFETCH(core::Transaction, made);
        QTEST(core::isMadeOf(made, cashIn()), "isMade");
        TransactionDraft invalid = cashIn();
        invalid.name.clear();
        QVERIFY(!core::isMadeOf(made, invalid));
    }
};

BALCAO_GUILESS_TEST(TestDraftValidation)
#include "tst_draftvalidation.moc"
