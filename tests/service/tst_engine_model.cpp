// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"
#include "core/domain/brcode.h"
#include "core/domain/endtoendid.h"
#include "core/domain/payloadcheck.h"
#include "core/service/transactionengine.h"
#include "core/storage/integritycheck.h"
#include "tests/service/servicemodel.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtCore/QRandomGenerator>
#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

/// A text in a draft, and its stored form.
struct Choice
{
    QString text;
    QString stored;
    std::optional<FieldError> problem = {};
};

const QList<Choice> kNames{
    {u"José da Conceição"_s, u"José da Conceição"_s},
    {u" Maria ÁVILA "_s, u"Maria ÁVILA"_s},
    {u"100% Açaí_Ltda"_s, u"100% Açaí_Ltda"_s},
    {u" "_s, u""_s},
    {QString(121, u'n'), {}, FieldError{Field::Name, Problem::TooLong, 120}},
};
const QList<Choice> kEmails{
    {u"jose@example.com"_s, u"jose@example.com"_s},
    {u""_s, u""_s},
    {u"jose"_s, {}, FieldError{Field::Email, Problem::Malformed}},
};
const QList<Choice> kPhones{
    {u"(11) 98765-4321"_s, u"+5511987654321"_s},
    {u"21 3333-4444"_s, u"+552133334444"_s},
    {u""_s, u""_s},
    {u"12345"_s, {}, FieldError{Field::Phone, Problem::Malformed}},
};
const QList<Choice> kDocuments{
    {u"529.982.247-25"_s, u"52998224725"_s},
    {u"12.abc.345/01de-35"_s, u"12ABC34501DE35"_s},
    {u""_s, u""_s},
    {u"529.982.247-26"_s, {}, FieldError{Field::Document, Problem::CheckDigits}},
};
const QList<Choice> kDescriptions{
    {u"Café"_s, u"Café"_s},
    {u""_s, u""_s},
    {QString(141, u'd'), {}, FieldError{Field::Description, Problem::TooLong, 140}},
};
const QList<Choice> kExtras{
    {u""_s, u""_s},
    {u"mesa 4\nna janela"_s, u"mesa 4\nna janela"_s},
    {QString(256, u'e'), {}, FieldError{Field::Extra, Problem::TooLong, 255}},
};
const QList<Choice> kKeys{
    // e-mail addresses
    {u"Jose@Example.com"_s, u"jose@example.com"_s},
    {u"ines@example.com"_s, u"ines@example.com"_s},
    {u"ines"_s, {}, FieldError{Field::PixKey, Problem::Malformed}},
};

ServiceOptions optionsFor(quint32 seed)
{
    ServiceOptions options = serviceOptions();
    options.environment = seed % 4 == 0 ? Environment::Production : Environment::Sandbox;
    options.terms.cashInLifetime = 6h;
    options.terms.processingDelay = std::chrono::seconds(seed % 3);
    options.terms.limits = {.min = Money::fromCents(5), .max = Money::fromCents(500'000)};
    options.terms.cashInCommission = {.basisPoints = 99,
                                      .fixed = Money::fromCents(3),
                                      .min = Money::fromCents(10),
                                      .max = Money::fromCents(790)};
    options.terms.cashOutCommission = {.fixed = Money::fromCents(qint64(seed % 100))};
    return options;
}

QString described(const Error &error)
{
    QString text = u"error %1"_s.arg(static_cast<int>(error.code));
    for (const FieldError &field : error.fields) {
        text += u" [field %1 problem %2 limit %3]"_s.arg(static_cast<int>(field.field))
                    .arg(static_cast<int>(field.problem))
                    .arg(field.limit);
    }
    return text;
}

QString described(const Transaction &t)
{
    QStringList parts{t.id.toString(QUuid::WithoutBraces),
                      toText(t.operation),
                      t.status.toText(),
                      t.amount.toDecimal(),
                      t.commission->toDecimal(),
                      t.created.toString(Qt::ISODateWithMs),
                      t.finished.value_or(QDateTime()).toString(Qt::ISODateWithMs),
                      t.expires.value_or(QDateTime()).toString(Qt::ISODateWithMs),
                      t.name,
                      t.email,
                      t.phone,
                      t.document,
                      t.description,
                      t.platform.toString(),
                      t.reference,
                      t.extra,
                      t.endToEndId,
                      t.paymentLink,
                      t.qrCode,
                      t.pixKey,
                      t.refundReason};
    for (const StatusEvent &event : t.events)
        parts.append(event.status.toText() + u' ' + event.at.toString(Qt::ISODateWithMs));
    return parts.join(u" | "_s);
}

QString described(const TransactionPage &page)
{
    QString text =
        u"page %1 of %2, %3 in all"_s.arg(page.currentPage).arg(page.lastPage).arg(page.total);
    for (const Transaction &transaction : page.transactions)
        text += u"\n  "_s + described(transaction);
    return text;
}

int numberFrom(const char *variable, int otherwise)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? number : otherwise;
}

} // namespace

/// Runs thousands of random calls on the engine and on the model; answers and final states must be
/// equal. BALCAO_MODEL_STEPS sets the calls per seed, BALCAO_MODEL_SEED the seed of the last data
/// row.
class EngineModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { databaseKinds(); }
    void agreesWithTheModel_data();
    void agreesWithTheModel();

private:
    void open(quint32 seed);
    QString step();
    QString create();
    QString find();
    QString list();
    QString simulate();
    QString refund();
    Confirmation anyConfirmation(const QUuid &id);
    QString confirm();
    QString withdraw();
    QString advance();
    QString process();
    QString expire();

    bool chance(int percent) { return m_random.bounded(100) < percent; }
    template<typename T>
    T any(const QList<T> &of)
    {
        return of.at(m_random.bounded(static_cast<int>(of.size())));
    }
    QUuid anyId();
    Status::Code anyStatus();
    QString anyEndToEndId();
    QString anyEnding();
    std::optional<Money> anyAmount(QList<FieldError> &broken);
    TransactionFilter anyFilter();
    QString choose(const QList<Choice> &choices, QString &text, QList<FieldError> &broken);

    void adoptState(const Transaction &real, Transaction &expected);
    QString difference(const Result<Transaction> &real, const Result<int> &expected);
    QString difference(const Result<QList<Transaction>> &real, const QList<int> &expected);
    QString changedDifference();
    QString endDifference();

    Databases m_databases;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<TransactionEngine> m_engine;
    std::unique_ptr<ServiceModel> m_model;
    TestClock m_clock;
    QRandomGenerator m_random;
    QSet<QUuid> m_ids;
    QSet<QString> m_endToEndIds;
    ServiceOptions m_options = serviceOptions();
};

void EngineModelTest::agreesWithTheModel_data()
{
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {1U, 2U, 3U, 4U, 8U})
        QTest::addRow("seed %u", seed) << seed;
    const auto other = static_cast<quint32>(numberFrom(
        "BALCAO_MODEL_SEED", static_cast<int>(QRandomGenerator::system()->generate() >> 1)));
    QTest::addRow("another seed, %u", other) << other;
}

void EngineModelTest::agreesWithTheModel()
{
    QFETCH(quint32, seed);
    const int steps = numberFrom("BALCAO_MODEL_STEPS", 2000);
    open(seed);
    for (int i = 0; i < steps; ++i) {
        QString problem = step();
        if (problem.isEmpty())
            problem = changedDifference();
        QVERIFY2(problem.isEmpty(),
                 qPrintable(u"seed %1, step %2: %3"_s.arg(seed).arg(i).arg(problem)));
    }
    const QString problem = endDifference();
    QVERIFY2(problem.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(problem)));
}

void EngineModelTest::open(quint32 seed)
{
    m_engine.reset();
    m_database.reset();
    QFETCH_GLOBAL(DatabaseKind, kind);
    m_random.seed(seed);
    m_clock.set(noon());
    m_ids.clear();
    m_endToEndIds.clear();
    m_options = optionsFor(seed);
    auto database = Database::open(m_databases.newDatabase(kind), Database::Access::ReadWrite);
    QVERIFY(database);
    m_database = std::move(*database);
    waitForNoDisk(*m_database);
    m_engine = std::make_unique<TransactionEngine>(*m_database, serviceSettings(m_options), m_clock,
                                                   TestRandom(seed));
    m_model = std::make_unique<ServiceModel>(m_options, noon());
}

/// Makes one call on both and returns the difference.
QString EngineModelTest::step()
{
    const int dice = m_random.bounded(100);
    const bool isSandbox = m_options.environment == Environment::Sandbox;
    if (dice < 33)
        return create();
    if (dice < 40)
        return find();
    if (dice < 54)
        return list();
    if (dice < 68)
        return isSandbox || chance(5) ? simulate() : confirm();
    if (dice < 74)
        return refund();
    if (dice < 78)
        return confirm();
    if (dice < 82)
        return withdraw();
    if (dice < 91)
        return advance();
    return dice < 96 ? process() : expire();
}

QString EngineModelTest::create()
{
    QList<FieldError> broken;
    TransactionDraft draft;
    if (chance(35))
        draft.operation = Operation::CashOut;
    draft.amount = anyAmount(broken);
    TransactionDraft stored = draft;
    stored.name = choose(kNames, draft.name, broken);
    stored.email = choose(kEmails, draft.email, broken);
    stored.phone = choose(kPhones, draft.phone, broken);
    stored.document = choose(kDocuments, draft.document, broken);
    stored.description = choose(kDescriptions, draft.description, broken);
    draft.platform = stored.platform = kPlatform;
    if (chance(2)) {
        draft.platform = QUuid(u"00000000-0000-4000-8000-000000000000"_s);
        broken.append({Field::Platform, Problem::NotAllowed});
    }
    if (chance(60))
        draft.reference = stored.reference = u"r%1"_s.arg(m_random.bounded(2000));
    stored.extra = choose(kExtras, draft.extra, broken);
    if (draft.operation == Operation::CashOut) {
        stored.pixKey = choose(kKeys, draft.pixKey, broken);
        draft.keyType = PixKey::Kind::Email;
    }
    const auto real = m_engine->create(draft);
    const QString problem = difference(real, m_model->create(stored, broken));
    return problem.isEmpty() ? problem : u"create: "_s + problem;
}

/// Chooses an invalid value now and then; most drafts are valid.
QString EngineModelTest::choose(const QList<Choice> &choices, QString &text,
                                QList<FieldError> &broken)
{
    for (;;) {
        const Choice choice = any(choices);
        if (choice.problem && !chance(6))
            continue;
        text = choice.text;
        if (choice.problem)
            broken.append(*choice.problem);
        return choice.stored;
    }
}

std::optional<Money> EngineModelTest::anyAmount(QList<FieldError> &broken)
{
    if (chance(2)) {
        broken.append({Field::Amount, Problem::Missing});
        return std::nullopt;
    }
    if (chance(2)) {
        broken.append({Field::Amount, Problem::TooSmall, 5});
        return Money::fromCents(4);
    }
    if (chance(2)) {
        broken.append({Field::Amount, Problem::TooLarge, 500'000});
        return Money::fromCents(500'001);
    }
    if (chance(50))
        return Money::fromCents(qint64(100) * m_random.bounded(100) + 10 + m_random.bounded(6));
    return Money::fromCents(5 + m_random.bounded(499'996));
}

/// Returns mostly ids of transactions that can still change.
QUuid EngineModelTest::anyId()
{
    const auto count = static_cast<int>(m_model->transactions.size());
    if (count == 0 || chance(4))
        return QUuid(u"00000000-0000-4000-8000-00000000000f"_s);
    const int among = chance(70) ? std::min(count, 20) : count;
    return m_model->transactions.at(count - 1 - m_random.bounded(among)).id;
}

QString EngineModelTest::find()
{
    const QUuid id = anyId();
    const auto found = m_model->find(id);
    const auto real = m_engine->find(id);
    if (!found || !real) {
        const QString problem = difference(real, found);
        return problem.isEmpty() ? problem : u"find: "_s + problem;
    }
    const Transaction expected = m_model->shown(*found);
    return *real == expected ? QString()
                             : u"find: %1, not %2"_s.arg(described(*real), described(expected));
}

Status::Code EngineModelTest::anyStatus()
{
    return Status::kKnown.at(static_cast<size_t>(m_random.bounded(8)));
}

/// Returns an existing or an unknown end-to-end id.
QString EngineModelTest::anyEndToEndId()
{
    const auto &all = m_model->transactions;
    const QString some = all.isEmpty() ? QString() : any(all).endToEndId;
    return some.isEmpty() ? u"E0"_s : some;
}

/// Returns the end of an id, or six characters of which some evidence knows only these.
QString EngineModelTest::anyEnding()
{
    const auto &all = m_model->transactions;
    const QList<Evidence> records = all.isEmpty() ? QList<Evidence>() : any(all).evidence;
    const QString typed = records.isEmpty() ? QString() : any(records).endToEndIdEnding;
    if (!typed.isEmpty())
        return chance(50) ? typed : u"0"_s + typed;
    return anyEndToEndId().right(11).rightJustified(6, u'0');
}

TransactionFilter EngineModelTest::anyFilter()
{
    static const QList<QString> kTexts{u"jose"_s,  u"JOSÉ"_s, u" da c"_s,   u"%"_s,    u"_"_s,
                                       u"ávila"_s, u"5299"_s, u"529.982"_s, u"12.a"_s, u"zzz"_s,
                                       u" "_s,     u"a"_s,    u"8224"_s};
    static const QList<QString> kDigits{u"11"_s, u"(11) 98765"_s, u"3333"_s, u"999999"_s, u"-"_s};
    TransactionFilter filter;
    if (chance(10))
        filter.identifier = anyId();
    if (chance(10))
        filter.reference = u"r%1"_s.arg(m_random.bounded(2000));
    if (chance(30))
        filter.statuses.append(anyStatus());
    if (chance(10))
        filter.statuses.append(anyStatus());
    if (chance(15))
        filter.operation = chance(50) ? Operation::CashIn : Operation::CashOut;
    if (chance(15))
        filter.minAmount = Money::fromCents(m_random.bounded(1, 100'000));
    if (chance(15))
        filter.maxAmount = Money::fromCents(m_random.bounded(1, 100'000));
    if (chance(5))
        filter.endToEndId = anyEndToEndId();
    if (chance(5))
        filter.endToEndIdEnding = anyEnding();
    if (chance(30))
        filter.nameOrDocument = any(kTexts);
    if (chance(20))
        filter.phone = any(kDigits);
    const QDate today = m_clock().date();
    if (chance(20))
        filter.initialDate = today.addDays(-m_random.bounded(30));
    if (chance(20))
        filter.finalDate = today.addDays(-m_random.bounded(30));
    if (chance(10))
        filter.platform = chance(80) ? kPlatform : QUuid::createUuidV5(kPlatform, u"other"_s);
    if (chance(10))
        filter.pixKey = chance(80) ? u"jose@example.com"_s : u"jose@"_s;
    if (chance(8))
        filter.evidence = any(QList(kEvidenceKinds.begin(), kEvidenceKinds.end()));
    if (chance(8))
        filter.paidFrom = m_clock().addSecs(-m_random.bounded(100'000));
    if (chance(8))
        filter.paidUntil = m_clock().addSecs(-m_random.bounded(100'000));
    filter.page = chance(70) ? 1 : m_random.bounded(9);
    return filter;
}

QString EngineModelTest::list()
{
    const TransactionFilter filter = anyFilter();
    const auto real = m_engine->list(filter);
    const auto expected = m_model->list(filter);
    if (!real || !expected) {
        if (!real && !expected && described(real.error()) == described(expected.error()))
            return {};
        return u"list: %1, not %2"_s.arg(real ? described(*real) : described(real.error()),
                                         expected ? described(*expected)
                                                  : described(expected.error()));
    }
    if (m_engine->count(filter) != real->total)
        return u"count: not %1"_s.arg(real->total);
    return *real == *expected ? QString()
                              : u"list: %1\nnot %2"_s.arg(described(*real), described(*expected));
}

QString EngineModelTest::simulate()
{
    const QUuid id = anyId();
    const auto outcome = chance(75) ? SimulatedOutcome::Paid : SimulatedOutcome::Canceled;
    const auto real = m_engine->simulate(id, outcome);
    const QString problem = difference(real, m_model->simulate(id, outcome));
    return problem.isEmpty() ? problem : u"simulate: "_s + problem;
}

QString EngineModelTest::refund()
{
    const QUuid id = anyId();
    const QString reason = u"motivo %1"_s.arg(m_random.bounded(100));
    const auto real = m_engine->refund(id, u" "_s + reason);
    const QString problem = difference(real, m_model->refund(id, reason));
    return problem.isEmpty() ? problem : u"refund: "_s + problem;
}

/// Returns valid evidence. The identifiers come from a small set, so that some collide.
Confirmation EngineModelTest::anyConfirmation(const QUuid &id)
{
    Confirmation confirmation;
    if (chance(15))
        confirmation.subject = Evidence::Subject::Refund;
    const bool isRefund = confirmation.subject == Evidence::Subject::Refund;
    confirmation.kind = any(QList(kEvidenceKinds.begin(), kEvidenceKinds.end()));
    const bool isByHand = confirmation.kind == EvidenceKind::ByHand;
    const bool isByBank = confirmation.kind == EvidenceKind::BankApi;
    const bool isByPerson = isByHand || (!isByBank && chance(30));
    confirmation.match = isByPerson ? Evidence::Match::ByPerson : Evidence::Match::ByIdentifier;
    if (isByHand || chance(20))
        confirmation.note = u"visto %1"_s.arg(m_random.bounded(100));
    confirmation.person = chance(50) ? u"Ana"_s : QString();
    if (confirmation.kind == EvidenceKind::Statement)
        confirmation.line = u"L%1"_s.arg(m_random.bounded(500));
    if (isByBank || chance(40)) {
        const QString free = chance(50) ? u"abcDE"_s : u"xyzzy"_s;
        confirmation.endToEndId = (isRefund ? u'D' : u'E') + u"12345678202601151501"_s + free +
                                  u"aB%1"_s.arg(m_random.bounded(250), 4, 10, QChar(u'0'));
    }
    if (isByHand && chance(30))
        confirmation.endToEndId = u"Ab%1"_s.arg(m_random.bounded(250), 4, 10, QChar(u'0'));
    const auto found = m_model->find(id);
    if (found && !isByHand && chance(50)) {
        confirmation.amount = m_model->transactions.at(*found).amount;
        if (chance(10))
            *confirmation.amount += Money::fromCents(1);
    }
    const QDateTime now = m_clock();
    const QDateTime created = found ? m_model->transactions.at(*found).created : now;
    if (created <= now && chance(30))
        confirmation.movedAt = created.addMSecs(m_random.bounded(created.msecsTo(now) + 1));
    return confirmation;
}

QString EngineModelTest::confirm()
{
    const QUuid id = anyId();
    const Confirmation confirmation = anyConfirmation(id);
    const auto real = m_engine->confirm(id, confirmation);
    const QString problem = difference(real, m_model->confirm(id, confirmation));
    return problem.isEmpty() ? problem : u"confirm: "_s + problem;
}

QString EngineModelTest::withdraw()
{
    const QUuid id = anyId();
    const Withdrawal withdrawal{.reason = u"engano %1"_s.arg(m_random.bounded(100)),
                                .person = u"Bia"_s};
    const auto real = m_engine->withdraw(id, withdrawal);
    const QString problem = difference(real, m_model->withdraw(id, withdrawal));
    return problem.isEmpty() ? problem : u"withdraw: "_s + problem;
}

/// Advances mostly by short times; sometimes by months, and sometimes sets the clock by hours or
/// years.
QString EngineModelTest::advance()
{
    std::chrono::milliseconds by(m_random.bounded(4000));
    if (chance(20))
        by = std::chrono::minutes(m_random.bounded(600));
    if (chance(3))
        by = std::chrono::days(m_random.bounded(60));
    if (chance(5))
        by = -std::chrono::seconds(m_random.bounded(7200));
    if (chance(2)) // sets the clock by a year, or corrects it
        by = noon().addDays(any(QList<int>{0, 1, 5, 30, 3650})) - m_clock();
    m_clock.advance(by);
    m_model->advance(by);
    return {};
}

QString EngineModelTest::process()
{
    const auto real = m_engine->processDue();
    const QString problem = difference(real, m_model->process());
    return problem.isEmpty() ? problem : u"process: "_s + problem;
}

QString EngineModelTest::expire()
{
    const auto isDue = m_engine->hasDue();
    const auto real = m_engine->expireDue();
    const QList<int> expected = m_model->expire();
    if (isDue != !expected.isEmpty())
        return u"hasDue"_s;
    const QString problem = difference(real, expected);
    return problem.isEmpty() ? problem : u"expire: "_s + problem;
}

/// Copies the unpredictable values into the model, if they are valid and unique.
void EngineModelTest::adoptState(const Transaction &real, Transaction &expected)
{
    if (expected.id.isNull() && real.id.version() == QUuid::Random && !m_ids.contains(real.id)) {
        m_ids.insert(real.id);
        expected.id = real.id;
    }
    if (expected.qrCode == ServiceModel::kOpen && !payloadProblem(real, m_options.payee))
        expected.qrCode = real.qrCode;
    if (expected.endToEndId != ServiceModel::kOpen)
        return;
    const QDateTime at = expected.events.constFirst().at;
    const auto id = EndToEndId::parse(real.endToEndId);
    if (id && id->kind() == EndToEndId::Kind::Payment && id->ispb() == m_options.terms.ispb &&
        id->minute() == at.addMSecs(-(at.toMSecsSinceEpoch() % 60'000)) &&
        !m_endToEndIds.contains(id->toText())) {
        m_endToEndIds.insert(id->toText());
        expected.endToEndId = id->toText();
    }
}

QString EngineModelTest::difference(const Result<Transaction> &real, const Result<int> &expected)
{
    if (real && expected) {
        Transaction &transaction = m_model->transactions[*expected];
        adoptState(*real, transaction);
        return *real == transaction ? QString()
                                    : u"%1\nnot %2"_s.arg(described(*real), described(transaction));
    }
    const QString realText = real ? described(*real) : described(real.error());
    const QString expectedText =
        expected ? described(m_model->transactions.at(*expected)) : described(expected.error());
    return realText == expectedText ? QString() : u"%1\nnot %2"_s.arg(realText, expectedText);
}

QString EngineModelTest::difference(const Result<QList<Transaction>> &real,
                                    const QList<int> &expected)
{
    if (!real)
        return described(real.error());
    if (real->size() != expected.size())
        return u"%1 moved, not %2"_s.arg(real->size()).arg(expected.size());
    for (qsizetype i = 0; i < expected.size(); ++i) {
        const QString problem = difference(real->at(i), expected.at(i));
        if (!problem.isEmpty())
            return problem;
    }
    return {};
}

QString EngineModelTest::changedDifference()
{
    auto expected = std::exchange(m_model->changed, {});
    auto real = m_engine->handleChange();
    // The model has the last state only. A late payment reports the expiry first.
    if (real.size() == 2 && expected.size() == 2 && expected.at(0) == expected.at(1) &&
        real.at(0).id == real.at(1).id && real.at(0).status == Status::Code::Expired) {
        expected.removeFirst();
        real.removeFirst();
    }
    const QString problem = difference(real, expected);
    return problem.isEmpty() ? problem : u"changed: "_s + problem;
}

/// Compares everything: each transaction, all pages, and the outbox.
QString EngineModelTest::endDifference()
{
    for (int i = 0; i < m_model->transactions.size(); ++i) {
        if (m_engine->find(m_model->transactions.at(i).id) != m_model->shown(i))
            return u"transaction %1 differs"_s.arg(i);
    }
    const auto pages = static_cast<int>(m_model->transactions.size() / 100 + 2);
    for (int page = 1; page <= pages; ++page) {
        if (m_engine->list({.page = page}) != m_model->list({.page = page}))
            return u"page %1 differs"_s.arg(page);
    }
    QStringList expected;
    for (const ServiceModel::Notice &notice : std::as_const(m_model->notices)) {
        expected.append(
            u"%1 %2 %3"_s.arg(notice.index + 1).arg(notice.n).arg(numberOf(notice.status)));
    }
    Statement outbox(*m_database, u"SELECT tx, n, status FROM outbox ORDER BY id"_s);
    QStringList stored;
    if (outbox.run()) {
        while (outbox.next()) {
            stored.append(
                u"%1 %2 %3"_s.arg(outbox.number(0)).arg(outbox.number(1)).arg(outbox.number(2)));
        }
    }
    if (!outbox.end() || stored != expected)
        return u"outbox differs"_s;
    const auto fits = checkContents(*m_database);
    return fits ? QString() : fits.error().detail;
}

BALCAO_GUILESS_TEST(EngineModelTest)
#include "tst_engine_model.moc"
