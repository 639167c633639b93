// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/payloadcheck.h"
#include "core/domain/transaction.h"
#include "tests/support/testmain.h"
#include "tests/support/vectors.h"

#include <QtTest/QTest>

using core::BrCode;
using core::HostedMerchant;
using core::Merchant;
using core::Money;
using core::Payee;
using core::PayloadProblem;
using core::PixKey;
using core::Status;
using core::Transaction;
using namespace Qt::StringLiterals;

using Problem = std::optional<PayloadProblem>;

namespace
{

/// A wrapper that fits in one column.
struct Whom
{
    std::optional<Payee> payee;
};

QString object(int id, const QString &value)
{
    return u"%1%2%3"_s.arg(id, 2, 10, QChar(u'0')).arg(value.size(), 2, 10, QChar(u'0')).arg(value);
}

QString withChecksum(const QString &body)
{
    const QString text = body + u"6304"_s;
    return text + u"%1"_s.arg(core::crc16(text.toUtf8()), 4, 16, QChar(u'0')).toUpper();
}

const QString kKey = u"71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d"_s;

Payee shop(const QString &key = kKey)
{
    return Merchant{PixKey::readings(key).value(0, core::demoKey()), u"Loja"_s, u"Natal"_s};
}

Payee hosted(const QString &host = u"pix.example.com"_s)
{
    return HostedMerchant{host, u"Loja"_s, u"Natal"_s};
}

/// Returns a code of R$ 10,00 for shop() with replaced objects; an empty object is omitted.
QString fixedCode(const QMap<int, QString> &others = {})
{
    QMap<int, QString> objects{
        {0, u"01"_s},
        {26, object(0, u"br.gov.bcb.pix"_s) + object(1, kKey)},
        {52, u"0000"_s},
        {53, u"986"_s},
        {54, u"10.00"_s},
        {58, u"BR"_s},
        {59, u"LOJA"_s},
        {60, u"NATAL"_s},
        {62, object(5, u"NF4813"_s)},
    };
    objects.insert(others);
    QString body;
    for (auto it = objects.cbegin(); it != objects.cend(); ++it) {
        if (!it.value().isEmpty())
            body += object(it.key(), it.value());
    }
    return withChecksum(body);
}

QString account(const QString &objects)
{
    return object(0, u"br.gov.bcb.pix"_s) + objects;
}

QString remoteCode(const QString &url)
{
    return fixedCode({{26, account(object(25, url))}, {54, {}}});
}

Transaction charge(const QString &qrCode, qint64 cents)
{
    Transaction transaction;
    transaction.amount = Money::fromCents(cents);
    transaction.qrCode = qrCode;
    return transaction;
}

/// Returns the charge described by the code itself.
Transaction chargeOf(const QString &qrCode)
{
    const auto code = BrCode::parse(qrCode);
    return charge(qrCode, code && code->amount ? code->amount->cents() : 1'000);
}

/// Returns the payee in the code itself; an impossible payee if the key is not canonical.
Payee payeeOf(const QString &qrCode)
{
    const auto code = BrCode::parse(qrCode);
    if (code && code->kind == BrCode::Kind::Dynamic)
        return hosted(code->url.section(u'/', 0, 0));
    return shop(code ? code->key : QString());
}

QJsonArray codes(const QString &name)
{
    return vectors::array(vectors::load(u"brcodes.json"_s), name);
}

QString payloadOf(const QJsonValue &entry)
{
    return entry[u"payload"_s].toString();
}

/// The published codes that are authentic but must not be displayed.
const QHash<QString, PayloadProblem> kNotForUs{
    {u"bcb-manual-static"_s, PayloadProblem::NoAmount},
    {u"bcb-manual-composite-amount"_s, PayloadProblem::Recurrence},
    {u"bcb-manual-dynamic-composite"_s, PayloadProblem::Recurrence},
    {u"bcb-openapi-2"_s, PayloadProblem::Recurrence},
    {u"pix-utils-02"_s, PayloadProblem::Recurrence},
    {u"pix-utils-14"_s, PayloadProblem::Recurrence},
    {u"ofb-payments-qrcode-example"_s, PayloadProblem::WrongKey},
    {u"syn-static-cpf-noamount"_s, PayloadProblem::NoAmount},
    {u"syn-static-key77"_s, PayloadProblem::NoAmount},
};

} // namespace

class TestPayloadCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesCodesWithASecondPayee_data();
    void refusesCodesWithASecondPayee();
    void judgesTheCodeOfACharge_data();
    void judgesTheCodeOfACharge();
    void acceptsHostsOfTheBankInAnOwnShop();
    void judgesPublishedCodes_data();
    void judgesPublishedCodes();
    void refusesEveryChangedCharacter_data();
    void refusesEveryChangedCharacter();
    void refusesWhatIsNoCode_data();
    void refusesWhatIsNoCode();
    void showsTheCodeOfAPendingChargeOnly();
    void knowsTheDemo();
};

void TestPayloadCheck::refusesCodesWithASecondPayee_data()
{
    QTest::addColumn<QString>("text");
    const QString head = u"000201"_s;
    const QString tail = u"52040000530398654041.005802BR5904LOJA6005NATAL62070503***"_s;
    const QString own = u"27330014br.gov.bcb.pix011152998224725"_s;
    const QString ownHost = u"27470014br.gov.bcb.pix2525pix.example.com/qr/v2/abc"_s;
    QTest::newRow("another key twice") << withChecksum(
        head + u"26480014br.gov.bcb.pix011111144477735011111144477735"_s + own + tail);
    QTest::newRow("empty object behind another key")
        << withChecksum(head + u"26370014br.gov.bcb.pix0111111444777350200"_s + own + tail);
    QTest::newRow("another host twice") << withChecksum(
        u"00020101021226540014br.gov.bcb.pix2514evil.example/x2514evil.example/x"_s + ownHost +
        u"5204000053039865802BR5904LOJA6005NATAL62070503***"_s);
    QTest::newRow("recurrence with two hosts")
        << withChecksum(head + u"26330014br.gov.bcb.pix011152998224725"_s + tail +
                        u"80580014br.gov.bcb.pix2516evil.example/rec2516evil.example/rec"_s);
}

void TestPayloadCheck::refusesCodesWithASecondPayee()
{
    QFETCH(const QString, text);
    for (const Payee &payee : {shop(u"52998224725"_s), hosted()})
        QCOMPARE(core::payloadProblem(charge(text, 100), payee), PayloadProblem::Unreadable);
}

void TestPayloadCheck::judgesTheCodeOfACharge_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<Whom>("whom");
    QTest::addColumn<Problem>("problem");
    const QString fixed = fixedCode();
    const QString remote = remoteCode(u"pix.example.com/qr/v2/abc"_s);
    const auto row = [](const char *name, const QString &text, Problem problem,
                        const std::optional<Payee> &payee = shop(), qint64 cents = 1'000) {
        QTest::newRow(name) << text << cents << Whom{payee} << problem;
    };
    row("right", fixed, {});
    row("right, one decimal", fixedCode({{54, u"10.0"_s}}), {});
    row("right, no decimals", fixedCode({{54, u"10"_s}}), {});
    row("right, a dot without decimals", fixedCode({{54, u"10."_s}}), {});
    row("blanks around", u"\n "_s + fixed + u" \n"_s, {});
    row("a byte order mark in front", QChar(QChar::ByteOrderMark) + fixed,
        PayloadProblem::Unreadable);
    row("an invisible blank behind", fixed + u'\u200b', PayloadProblem::Unreadable);
    row("one centavo more", fixed, PayloadProblem::WrongAmount, shop(), 1'001);
    row("one centavo less", fixed, PayloadProblem::WrongAmount, shop(), 999);
    row("a hundred times", fixedCode({{54, u"1000"_s}}), PayloadProblem::WrongAmount);
    row("amount of zero", fixedCode({{54, u"0.00"_s}}), PayloadProblem::Unreadable);
    row("no amount", fixedCode({{54, {}}}), PayloadProblem::NoAmount);
    row("three decimals", fixedCode({{54, u"10.000"_s}}), PayloadProblem::Unreadable);
    row("comma", fixedCode({{54, u"10,00"_s}}), PayloadProblem::Unreadable);

    row("a fixed tip", fixedCode({{55, u"02"_s}, {56, u"500.00"_s}}), PayloadProblem::WrongAmount);
    row("a tip of the payer's choice", fixedCode({{55, u"01"_s}}), PayloadProblem::WrongAmount);
    row("a share as a tip", fixedCode({{57, u"10"_s}}), PayloadProblem::WrongAmount);
    row("a tip behind a host",
        fixedCode({{26, account(object(25, u"pix.example.com/1"_s))}, {54, {}}, {55, u"01"_s}}),
        PayloadProblem::WrongAmount, hosted());
    row("dollars", fixedCode({{53, u"840"_s}}), PayloadProblem::Currency);
    row("no currency", fixedCode({{53, {}}}), PayloadProblem::Currency);
    row("another country", fixedCode({{58, u"US"_s}}), PayloadProblem::Unreadable);
    row("checksum wrong", fixed.chopped(4) + u"0000"_s, PayloadProblem::Checksum);
    row("no checksum", fixed.chopped(8), PayloadProblem::Unreadable);
    row("two amounts", withChecksum(fixed.chopped(8) + object(54, u"10.00"_s)),
        PayloadProblem::Unreadable);
    row("another arrangement", fixedCode({{26, object(0, u"com.example"_s) + object(1, kKey)}}),
        PayloadProblem::Unreadable);

    const QString ispb = object(3, u"99999999"_s);
    row("withdrawal", fixedCode({{26, account(object(1, kKey) + ispb)}}),
        PayloadProblem::Withdrawal);
    row("withdrawal of any amount", fixedCode({{26, account(object(1, kKey) + ispb)}, {54, {}}}),
        PayloadProblem::Withdrawal);
    row("withdrawal behind a host",
        fixedCode({{26, account(ispb + object(25, u"pix.example.com/1"_s))}}),
        PayloadProblem::Withdrawal, hosted());
    row("withdrawal of zero", fixedCode({{26, account(object(1, kKey) + ispb)}, {54, u"0.00"_s}}),
        PayloadProblem::Withdrawal);
    const QString recurrence = account(object(25, u"pix.example.com/rec/1"_s));
    row("recurrence", fixedCode({{26, {}}, {80, recurrence}}), PayloadProblem::Recurrence);
    row("recurrence next to the sale", fixedCode({{80, recurrence}}), PayloadProblem::Recurrence);

    row("another key", fixed, PayloadProblem::WrongKey, shop(u"52998224725"_s));
    row("a key of another kind", fixedCode({{26, account(object(1, u"52998224725"_s))}}),
        PayloadProblem::WrongKey);
    row("the key in capitals", fixedCode({{26, account(object(1, kKey.toUpper()))}}),
        PayloadProblem::WrongKey);
    row("the key with a blank", fixedCode({{26, account(object(1, kKey + u' '))}}),
        PayloadProblem::WrongKey);
    row("a key behind a host", fixed, PayloadProblem::WrongKey, hosted());
    row("the demo's key", fixedCode({{26, account(object(1, core::demoKey().value()))}}),
        PayloadProblem::DemoKey);
    row("the demo's key behind a host",
        fixedCode({{26, account(object(1, core::demoKey().value()))}}), PayloadProblem::DemoKey,
        hosted());
    row("nobody knows whom", fixed, PayloadProblem::UnknownPayee, std::nullopt);

    row("dynamic", remote, {}, hosted());
    row("dynamic, amount to be ignored",
        fixedCode({{26, account(object(25, u"pix.example.com/1"_s))}, {54, u"9.99"_s}}), {},
        hosted());
    row("host in capitals", remoteCode(u"PIX.Example.com/1"_s), {}, hosted());
    row("host and no path", remoteCode(u"pix.example.com"_s), {}, hosted());
    row("host with a scheme", remoteCode(u"https://pix.example.com/1"_s), {}, hosted());
    row("host with its port", remoteCode(u"pix.example.com:8443/1"_s), {},
        hosted(u"pix.example.com:8443"_s));
    const auto otherHost = [&row](const char *name, const QString &url) {
        row(name, remoteCode(url), PayloadProblem::WrongHost, hosted());
    };
    otherHost("another host", u"pix.example.net/1"_s);
    otherHost("another port", u"pix.example.com:8443/1"_s);
    otherHost("a host below", u"a.pix.example.com/1"_s);
    otherHost("a host above", u"example.com/1"_s);
    otherHost("a longer host", u"pix.example.com.thief.test/1"_s);
    otherHost("a user before the host", u"pix.example.com@thief.test/1"_s);
    otherHost("the host in the path", u"thief.test/pix.example.com/1"_s);
    otherHost("the host in the query", u"thief.test?pix.example.com/1"_s);
    otherHost("a query without a path", u"pix.example.com?a=1"_s);
    otherHost("a backslash", u"pix.example.com\\.thief.test/1"_s);
    row("a letter like k in the host", remoteCode(u"ban\u212A.example.com/1"_s),
        PayloadProblem::Unreadable, hosted(u"bank.example.com"_s));
    otherHost("another scheme", u"http://pix.example.com/1"_s);
    otherHost("no host", u"/pix.example.com/1"_s);
    row("a host for a shop with a key", remote, PayloadProblem::WrongHost);

    row("no code", {}, PayloadProblem::Unreadable);
    row("a link", u"https://pix.example.com/qr/1"_s, PayloadProblem::Unreadable);
    row("garbage", u"\uFFFF\0\u0001"_s, PayloadProblem::Unreadable);
}

void TestPayloadCheck::judgesTheCodeOfACharge()
{
    QFETCH(const QString, text);
    QFETCH(const qint64, cents);
    QFETCH(const Whom, whom);
    QFETCH(const Problem, problem);
    QCOMPARE(core::payloadProblem(charge(text, cents), whom.payee), problem);
}

void TestPayloadCheck::acceptsHostsOfTheBankInAnOwnShop()
{
    const auto problem = [](const QString &url, const QStringList &hosts,
                            const std::optional<Payee> &payee = shop()) {
        return core::payloadProblem(charge(remoteCode(url), 1'000), payee, hosts);
    };
    const QString url = u"pix.example.com/qr/v2/abc"_s;
    QCOMPARE(problem(url, {u"other.example.com"_s, u"PIX.example.com"_s}), Problem());
    QCOMPARE(problem(url, {u"other.example.com"_s}), PayloadProblem::WrongHost);
    QCOMPARE(problem(url, {QString()}), PayloadProblem::WrongHost);
    QCOMPARE(problem(u"pix.example.com@thief.test/1"_s, {u"pix.example.com"_s}),
             PayloadProblem::WrongHost);
    // The host of a provider is not replaced.
    QCOMPARE(problem(url, {u"pix.example.com"_s}, hosted(u"bank.example.com"_s)),
             PayloadProblem::WrongHost);
    // The shop's own key stays valid, and only this key.
    QCOMPARE(core::payloadProblem(charge(fixedCode(), 1'000), shop(), {u"pix.example.com"_s}),
             Problem());
}

void TestPayloadCheck::judgesPublishedCodes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Problem>("problem");
    for (const auto entry : codes(u"valid"_s)) {
        const QString id = entry[u"id"_s].toString();
        const auto problem = kNotForUs.constFind(id);
        QTest::newRow(vectors::rowName(id).constData())
            << payloadOf(entry)
            << (problem == kNotForUs.constEnd() ? std::nullopt : Problem(*problem));
    }
}

void TestPayloadCheck::judgesPublishedCodes()
{
    QFETCH(const QString, text);
    QFETCH(const Problem, problem);
    Transaction transaction = chargeOf(text);
    QCOMPARE(core::payloadProblem(transaction, payeeOf(text)), problem);
    if (problem)
        return;
    const bool isFixed = BrCode::parse(text)->kind == BrCode::Kind::Static;
    QCOMPARE(core::payloadProblem(transaction, shop(u"loja@example.net"_s)),
             isFixed ? PayloadProblem::WrongKey : PayloadProblem::WrongHost);
    QCOMPARE(core::payloadProblem(transaction, hosted(u"example.net"_s)),
             isFixed ? PayloadProblem::WrongKey : PayloadProblem::WrongHost);
    transaction.amount = transaction.amount + Money::fromCents(1);
    QCOMPARE(core::payloadProblem(transaction, payeeOf(text)),
             isFixed ? Problem(PayloadProblem::WrongAmount) : std::nullopt);
}

void TestPayloadCheck::refusesEveryChangedCharacter_data()
{
    QTest::addColumn<QString>("text");
    for (const auto entry : codes(u"valid"_s)) {
        const QString id = entry[u"id"_s].toString();
        if (!kNotForUs.contains(id))
            QTest::newRow(vectors::rowName(id).constData()) << payloadOf(entry);
    }
}

void TestPayloadCheck::refusesEveryChangedCharacter()
{
    QFETCH(const QString, text);
    const Payee payee = payeeOf(text);
    const Transaction right = chargeOf(text);
    const auto isRefused = [&](const QString &changed) {
        Transaction transaction = right;
        transaction.qrCode = changed;
        return core::payloadProblem(transaction, payee).has_value();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        for (const QChar other : u"0159aAzZ.-/ *ã"_s) {
            QString changed = text;
            changed[i] = other;
            // A lower-case checksum is accepted, and no lower-case letter is another digit.
            if (changed.compare(text, Qt::CaseInsensitive) != 0 || i < text.size() - 4)
                QVERIFY2(changed == text || isRefused(changed), qPrintable(changed));
        }
        QVERIFY2(isRefused(text.left(i)), qPrintable(text.left(i)));
        QVERIFY2(isRefused(text.left(i) + text.mid(i + 1)), qPrintable(text.mid(i)));
        QVERIFY2(isRefused(text.left(i) + text[i] + text.mid(i)), qPrintable(text.mid(i)));
    }
}

void TestPayloadCheck::refusesWhatIsNoCode_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<PayloadProblem>("problem");
    for (const auto entry : codes(u"invalid"_s)) {
        const QString id = entry[u"id"_s].toString();
        const auto fault = BrCode::parse(payloadOf(entry));
        if (fault) // Read with a warning; the content is checked like any other.
            continue;
        const QString kind = entry[u"class"_s].toString();
        QTest::newRow(vectors::rowName(id).constData())
            << payloadOf(entry)
            << (kind == "crc"_L1          ? PayloadProblem::Checksum
                : id == "currency-usd"_L1 ? PayloadProblem::Currency
                                          : PayloadProblem::Unreadable);
    }
}

void TestPayloadCheck::refusesWhatIsNoCode()
{
    QFETCH(const QString, text);
    QFETCH(const PayloadProblem, problem);
    QCOMPARE(core::payloadProblem(chargeOf(text), payeeOf(text)), problem);
}

void TestPayloadCheck::showsTheCodeOfAPendingChargeOnly()
{
    Transaction transaction = charge(fixedCode(), 1'000);
    for (const Status::Code code : Status::kKnown) {
        transaction.status = code;
        QCOMPARE(core::payloadProblem(transaction, shop()),
                 code == Status::Code::Pending ? std::nullopt
                                               : Problem(PayloadProblem::NotPending));
    }
    transaction.status = Status::fromText(u"half_paid"_s);
    QCOMPARE(core::payloadProblem(transaction, shop()), PayloadProblem::NotPending);
}

/// Only the demo itself shows such codes.
void TestPayloadCheck::knowsTheDemo()
{
    const Payee demo = Merchant{core::demoKey(), u"Padaria"_s, u"Natal"_s};
    const QUuid id = QUuid::createUuid();
    const QString text = core::chargeCode(demo, Money::fromCents(1'000), id).toText().value();
    QCOMPARE(core::payloadProblem(charge(text, 1'000), demo), std::nullopt);
    QCOMPARE(core::payloadProblem(charge(text, 1'000), shop()), PayloadProblem::DemoKey);
    QCOMPARE(core::payloadProblem(charge(fixedCode(), 1'000), demo), PayloadProblem::WrongKey);
}

BALCAO_GUILESS_TEST(TestPayloadCheck)
#include "tst_payloadcheck.moc"
