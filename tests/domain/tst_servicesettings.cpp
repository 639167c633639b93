// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/servicesettings.h"
#include "tests/support/charges.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;

namespace
{

using Change = void (*)(ServiceOptions &);

ServiceOptions changed(Change change)
{
    ServiceOptions options = support::serviceOptions();
    change(options);
    return options;
}

} // namespace

Q_DECLARE_METATYPE(Change)

class ServiceSettingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsWhatIsInBounds_data();
    void acceptsWhatIsInBounds();
    void reportsWhatIsNot_data();
    void reportsWhatIsNot();
    void reportsEverythingAtOnce();
    void keepsTextsInStoredForm();
};

void ServiceSettingsTest::acceptsWhatIsInBounds_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char *name, Change change) { QTest::newRow(name) << change; };
    row("as a test has it", [](ServiceOptions &) {});
    row("production", [](ServiceOptions &o) { o.environment = Environment::Production; });
    row("codes without a txid",
        [](ServiceOptions &o) { std::get<Merchant>(o.payee).txid = CodeTxid::None; });
    row("behind a host", [](ServiceOptions &o) {
        o.payee = HostedMerchant{u"pix.example.com"_s, u"Loja"_s, u"Olinda"_s};
    });
    row("a second to pay", [](ServiceOptions &o) { o.terms.cashInLifetime = 1s; });
    row("a year to pay", [](ServiceOptions &o) { o.terms.cashInLifetime = 365 * 24h; });
    row("one amount", [](ServiceOptions &o) { o.terms.limits.max = o.terms.limits.min; });
    row("no delay", [](ServiceOptions &o) { o.terms.processingDelay = 0ms; });
    row("a day's delay", [](ServiceOptions &o) { o.terms.processingDelay = 24h; });
    row("an ISPB with letters", [](ServiceOptions &o) { o.terms.ispb = u"0A1B2C3Z"_s; });
    row("all for the service",
        [](ServiceOptions &o) { o.terms.cashInCommission.basisPoints = CommissionRule::kWhole; });
    row("one commission for all", [](ServiceOptions &o) {
        o.terms.cashOutCommission.min = o.terms.cashOutCommission.max = Money::fromCents(99);
    });
}

void ServiceSettingsTest::acceptsWhatIsInBounds()
{
    QFETCH(Change, change);
    QVERIFY(validated(changed(change)));
}

void ServiceSettingsTest::reportsWhatIsNot_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<FieldError>("problem");
    const auto row = [](const char *name, Change change, const FieldError &problem) {
        QTest::newRow(name) << change << problem;
    };
    row("no platform", [](ServiceOptions &o) { o.platform = {}; },
        {Field::Platform, Problem::Missing});
    row("a host",
        [](ServiceOptions &o) {
            o.payee = HostedMerchant{u""_s, u"L"_s, u"O"_s};
        },
        {Field::Host, Problem::Missing});
    row("no time to pay", [](ServiceOptions &o) { o.terms.cashInLifetime = 0s; },
        {Field::CashInLifetime, Problem::TooSmall, 1});
    row("too much time to pay", [](ServiceOptions &o) { o.terms.cashInLifetime = 365 * 24h + 1s; },
        {Field::CashInLifetime, Problem::TooLarge, 31'536'000});
    row("nothing is an amount", [](ServiceOptions &o) { o.terms.limits.min = {}; },
        {Field::MinAmount, Problem::TooSmall, 1});
    row("more than money holds",
        [](ServiceOptions &o) { o.terms.limits.max = Money::fromCents(Money::kMaxCents + 1); },
        {Field::MaxAmount, Problem::TooLarge, Money::kMaxCents});
    row("no amount at all",
        [](ServiceOptions &o) {
            o.terms.limits = {.min = Money::fromCents(500), .max = Money::fromCents(499)};
        },
        {Field::MaxAmount, Problem::TooSmall, 500});
    row("negative share", [](ServiceOptions &o) { o.terms.cashInCommission.basisPoints = -1; },
        {Field::CashInCommission, Problem::TooSmall, 0});
    row("more than all", [](ServiceOptions &o) { o.terms.cashInCommission.basisPoints = 10'001; },
        {Field::CashInCommission, Problem::TooLarge, 10'000});
    row("negative fixed part",
        [](ServiceOptions &o) { o.terms.cashOutCommission.fixed = Money::fromCents(-1); },
        {Field::CashOutCommission, Problem::TooSmall, 0});
    row("fixed part beyond money",
        [](ServiceOptions &o) {
            o.terms.cashOutCommission.fixed = Money::fromCents(Money::kMaxCents + 1);
        },
        {Field::CashOutCommission, Problem::TooLarge, Money::kMaxCents});
    row("negative least",
        [](ServiceOptions &o) { o.terms.cashOutCommission.min = Money::fromCents(-1); },
        {Field::CashOutCommission, Problem::TooSmall, 0});
    row("largest below least",
        [](ServiceOptions &o) {
            o.terms.cashInCommission.min = Money::fromCents(10);
            o.terms.cashInCommission.max = Money::fromCents(9);
        },
        {Field::CashInCommission, Problem::TooSmall, 10});
    row("negative delay", [](ServiceOptions &o) { o.terms.processingDelay = -1ms; },
        {Field::ProcessingDelay, Problem::TooSmall, 0});
    row("too long a delay", [](ServiceOptions &o) { o.terms.processingDelay = 24h + 1ms; },
        {Field::ProcessingDelay, Problem::TooLarge, 86'400'000});
    row("short ISPB", [](ServiceOptions &o) { o.terms.ispb = u"1234567"_s; },
        {Field::Ispb, Problem::Malformed});
    row("long ISPB", [](ServiceOptions &o) { o.terms.ispb = u"123456789"_s; },
        {Field::Ispb, Problem::Malformed});
    row("ISPB in small letters", [](ServiceOptions &o) { o.terms.ispb = u"0a1b2c3z"_s; },
        {Field::Ispb, Problem::Malformed});
}

void ServiceSettingsTest::reportsWhatIsNot()
{
    QFETCH(Change, change);
    QFETCH(FieldError, problem);
    const auto settings = validated(changed(change));
    QVERIFY(!settings);
    QCOMPARE(settings.error().code, Error::Code::InvalidInput);
    QCOMPARE(settings.error().fields, QList<FieldError>{problem});
}

void ServiceSettingsTest::reportsEverythingAtOnce()
{
    ServiceOptions options{.payee = HostedMerchant{}, .platform = {}};
    options.terms.cashInLifetime = -1s;
    options.terms.limits = {.min = Money::fromCents(-5), .max = Money::fromCents(-6)};
    options.terms.cashInCommission.basisPoints = options.terms.cashOutCommission.basisPoints = -1;
    options.terms.processingDelay = -1ms;
    options.terms.ispb.clear();
    const auto settings = validated(options);
    QVERIFY(!settings);
    const QList<FieldError> fields{{Field::Host, Problem::Missing},
                                   {Field::MerchantName, Problem::Missing},
                                   {Field::MerchantCity, Problem::Missing},
                                   {Field::Platform, Problem::Missing},
                                   {Field::CashInLifetime, Problem::TooSmall, 1},
                                   {Field::MinAmount, Problem::TooSmall, 1},
                                   {Field::MaxAmount, Problem::TooSmall, 1},
                                   {Field::CashInCommission, Problem::TooSmall, 0},
                                   {Field::CashOutCommission, Problem::TooSmall, 0},
                                   {Field::ProcessingDelay, Problem::TooSmall, 0},
                                   {Field::Ispb, Problem::Malformed}};
    QCOMPARE(settings.error().fields, fields);
}

void ServiceSettingsTest::keepsTextsInStoredForm()
{
    ServiceOptions options = support::serviceOptions();
    options.payee = HostedMerchant{u" PIX.example.com "_s, u" Loja "_s, u" Olinda "_s};
    const auto settings = validated(options);
    QVERIFY(settings);
    const Payee expected = HostedMerchant{u"pix.example.com"_s, u"Loja"_s, u"Olinda"_s};
    QCOMPARE((*settings)->payee, expected);
}

BALCAO_GUILESS_TEST(ServiceSettingsTest)
#include "tst_servicesettings.moc"
