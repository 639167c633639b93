// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/personaldata.h"

#include "core/database/searchedtexts.h"
#include "core/domain/storedcode.h"
#include "core/service/transactionengine.h"
#include "core/storage/consolestore.h"
#include "core/storage/integritycheck.h"
#include "core/storage/transactionrows.h"
#include "core/storage/webhookstore.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

const QString kCpf = u"52998224725"_s;
const QString kOtherCpf = u"11144477735"_s;
constexpr auto kYear = std::chrono::hours(24 * 366);

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Tests what is found and what is removed, on both databases.
class PersonalDataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { databaseKinds(); }
    void init();
    void cleanup();

    void removesDataOfOldTransactions();
    void keepsTotalsCodesAndStructure();
    void givesAPersonOnePseudonym();
    void changesNothingInADryRun();
    void skipsOpenTransactions();
    void skipsOpenNotifications();
    void forgetsElsewhereFirst();
    void continuesAfterAStop();
    void findsEverythingAboutAPerson_data();
    void findsEverythingAboutAPerson();
    void findsOnlyThatPerson();
    void findsAndForgetsAtTheTill();

private:
    Transaction paid(const TransactionDraft &draft);
    [[nodiscard]] Transaction stored(const QUuid &id);
    [[nodiscard]] QString scalar(const QString &sql)
    {
        const auto value = m_database->queryScalar(sql);
        return value ? value->toString() : value.error().detail;
    }
    [[nodiscard]] QList<Transaction> found(const QString &cpf);
    [[nodiscard]] QDateTime now() const { return m_clock(); }

    Databases m_databases;
    QString m_address;
    TestClock m_clock;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<TransactionEngine> m_engine;
};

void PersonalDataTest::init()
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    m_clock.set(noon());
    m_address = m_databases.newShop(kind);
    auto database = Database::open(m_address, Database::Access::ReadWrite);
    QVERIFY(database);
    m_database = std::move(*database);
    m_engine =
        std::make_unique<TransactionEngine>(*m_database, serviceSettings(), m_clock, TestRandom());
}

void PersonalDataTest::cleanup()
{
    m_engine.reset();
    m_database.reset();
}

Transaction PersonalDataTest::paid(const TransactionDraft &draft)
{
    const auto created = m_engine->create(draft);
    if (!created)
        qFatal("no charge: %s", qPrintable(created.error().detail));
    const auto simulated = m_engine->simulate(created->id, SimulatedOutcome::Paid);
    if (!simulated)
        qFatal("not paid: %s", qPrintable(simulated.error().detail));
    return *simulated;
}

Transaction PersonalDataTest::stored(const QUuid &id)
{
    const auto transaction =
        inReadTransaction(*m_database, [&] { return TransactionRows(*m_database).find(id); });
    return transaction ? *transaction : Transaction();
}

QList<Transaction> PersonalDataTest::found(const QString &cpf)
{
    QList<Transaction> all;
    const auto done = findTransactionsOf(*m_database, *TaxId::parse(cpf),
                                         [&all](const QList<Transaction> &part) { all += part; });
    if (!done)
        qFatal("%s", qPrintable(done.error().detail));
    return all;
}

void PersonalDataTest::removesDataOfOldTransactions()
{
    TransactionDraft draft = cashInDraft();
    draft.returnUrl = u"https://loja.example/?cliente=josé"_s;
    const Transaction old = paid(draft);
    QCOMPARE(m_engine->returnUrl(old.id), draft.returnUrl);
    QVERIFY(m_engine->refund(old.id, u"José came back"_s));
    m_clock.advance(kYear);
    const Transaction young = paid(cashInDraft());
    const auto changed = pseudonymize(*m_database, now().addDays(-1), PseudonymizeMode::Change);
    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().detail));
    QCOMPARE(changed->transactions, 1);
    const Transaction after = stored(old.id);
    QVERIFY2(after.name.startsWith(u"pseudonym "_s), qPrintable(after.name));
    for (const QString &text : {after.document, after.phone, after.email, after.description,
                                after.extra, after.refundReason})
        QCOMPARE(text, QString());
    for (const SearchedText &searched : kSearchedTexts)
        QCOMPARE(scalar(u"SELECT count(*) FROM tx WHERE %1 <> ''"_s.arg(searched.column)),
                 u"1"_s); // of the young one
    QCOMPARE(m_engine->returnUrl(old.id), QString());
    QCOMPARE(after.amount, old.amount);
    QCOMPARE(after.created, old.created);
    QCOMPARE(after.qrCode, old.qrCode);
    QCOMPARE(after.endToEndId, old.endToEndId);
    QVERIFY(after.status == Status(Status::Code::Refund));
    QCOMPARE(after.events.size(), 3);
    QVERIFY(stored(young.id) == young);
    const auto again = pseudonymize(*m_database, now().addDays(-1), PseudonymizeMode::Change);
    QVERIFY(again && *again == Pseudonymized());
    QCOMPARE(stored(old.id).name, after.name);
}

/// One full block of columns, and the beginning of the next one.
void PersonalDataTest::keepsTotalsCodesAndStructure()
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    const int count = kind == DatabaseKind::Sqlite ? 1040 : 40; // a server has no blocks
    const auto filled = inWriteTransaction(*m_database, [this, count]() -> Result<void> {
        for (int i = 0; i < count; ++i)
            paid(cashInDraft(100 + i));
        return {};
    });
    QVERIFY(filled);
    const QString totals = u"SELECT sum(n * 1000 + amount + commission) FROM tot"_s;
    const QString codes = u"SELECT count(DISTINCT qr_code) FROM tx_wide"_s;
    const QString before = scalar(totals);
    m_clock.advance(kYear);
    const auto changed = pseudonymize(*m_database, now(), PseudonymizeMode::Change);
    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().detail));
    QCOMPARE(changed->transactions, count);
    QCOMPARE(scalar(totals), before);
    QCOMPARE(scalar(codes), QString::number(count));
    QVERIFY(found(kCpf).isEmpty());
    const auto checked = checkContents(*m_database);
    QVERIFY2(checked, checked ? "" : qPrintable(checked.error().detail));
    if (kind != DatabaseKind::Sqlite)
        return;
    QCOMPARE(scalar(u"SELECT count(*) FROM names WHERE cells LIKE '%jose%'"_s), u"0"_s);
    m_engine.reset();
    m_database.reset();
    const QByteArray bytes = bytesOf(m_address) + bytesOf(m_address + u"-wal"_s);
    for (const QByteArray &word :
         {kCpf.toLatin1(), QByteArray("jose da conceicao"), u"José da Conceição"_s.toUtf8(),
          QByteArray("+5511987654321"), QByteArray("jose@example.com")})
        QVERIFY2(!bytes.contains(word), word.constData());
    const auto database = Database::open(m_address, Database::Access::ReadOnly);
    QVERIFY(database && checkEverything(**database));
}

void PersonalDataTest::givesAPersonOnePseudonym()
{
    TransactionDraft other = cashInDraft();
    other.document = kOtherCpf;
    const Transaction one = paid(cashInDraft());
    const Transaction two = paid(cashInDraft());
    const Transaction three = paid(other);
    m_clock.advance(kYear);
    QVERIFY(pseudonymize(*m_database, now(), PseudonymizeMode::Change));
    QCOMPARE(stored(one.id).name, stored(two.id).name);
    QVERIFY(stored(one.id).name != stored(three.id).name);
}

void PersonalDataTest::changesNothingInADryRun()
{
    const Transaction old = paid(cashInDraft());
    QVERIFY(m_engine->create(cashInDraft()));
    m_clock.advance(kYear);
    bool isForgotten = false;
    const auto counted =
        pseudonymize(*m_database, now(), PseudonymizeMode::DryRun, [&](const QList<QUuid> &) {
            isForgotten = true;
            return Result<void>();
        });
    QVERIFY(counted && *counted == (Pseudonymized{.transactions = 1, .skipped = 1}));
    QVERIFY(!isForgotten);
    QVERIFY(stored(old.id) == old);
}

void PersonalDataTest::skipsOpenTransactions()
{
    const auto open = m_engine->create(cashInDraft());
    const auto payout = m_engine->create(cashOutDraft());
    QVERIFY(open && payout);
    m_clock.advance(kYear);
    const auto changed = pseudonymize(*m_database, now(), PseudonymizeMode::Change);
    QVERIFY(changed && *changed == (Pseudonymized{.transactions = 0, .skipped = 2}));
    QVERIFY(stored(open->id) == *open);

    for (int step = 0; step < 5; ++step)
        QVERIFY(m_engine->processDue() && m_engine->expireDue());
    const auto later = pseudonymize(*m_database, now(), PseudonymizeMode::Change);
    QVERIFY(later);
    QCOMPARE(later->transactions + later->skipped, 2);
    QVERIFY(stored(open->id).document.isEmpty()); // expired
    const Transaction after = stored(payout->id);
    if (after.finished) { // the receiver's key is personal data
        QVERIFY(after.pixKey != payout->pixKey);
        QVERIFY(PixKey::parse(after.pixKey, PixKey::Kind::Evp));
    }
}

void PersonalDataTest::skipsOpenNotifications()
{
    const auto url = WebhookUrl::parse(u"https://loja.example.com/pix"_s);
    QVERIFY(url);
    WebhookStore webhooks(*m_database);
    QVERIFY(inWriteTransaction(*m_database, [&] {
        return webhooks.put({.id = kPlatform,
                             .platform = kPlatform,
                             .url = *url,
                             .isOn = true,
                             .secret = WebhookSecret::fromRandom(QByteArray(32, 'k'))});
    }));
    const Transaction old = paid(cashInDraft());
    m_clock.advance(kYear);
    const auto skipped = pseudonymize(*m_database, now(), PseudonymizeMode::Change);
    QVERIFY(skipped && *skipped == (Pseudonymized{.transactions = 0, .skipped = 1}));
    QVERIFY(m_database->queryScalar(u"UPDATE delivery SET state = 3, due = NULL, closed = 1"_s));
    const auto changed = pseudonymize(*m_database, now(), PseudonymizeMode::Change);
    QVERIFY(changed && changed->transactions == 1);
}

void PersonalDataTest::forgetsElsewhereFirst()
{
    const Transaction old = paid(cashInDraft());
    m_clock.advance(kYear);
    const auto failed =
        pseudonymize(*m_database, now(), PseudonymizeMode::Change, [](const QList<QUuid> &) {
            return Result<void>(tl::unexpected(Error{Error::Code::StorageFull, {}, {}}));
        });
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, Error::Code::StorageFull);
    QVERIFY(stored(old.id) == old);
    QList<QUuid> forgotten;
    QVERIFY(pseudonymize(*m_database, now(), PseudonymizeMode::Change,
                         [&forgotten](const QList<QUuid> &ids) {
                             forgotten += ids;
                             return Result<void>();
                         }));
    QCOMPARE(forgotten, QList<QUuid>{old.id});
}

void PersonalDataTest::continuesAfterAStop()
{
    const Transaction old = paid(cashInDraft());
    m_clock.advance(kYear);
    const auto stopped =
        pseudonymize(*m_database, now(), PseudonymizeMode::Change, {}, [] { return true; });
    QVERIFY(stopped && stopped->transactions == 0);
    QVERIFY(stored(old.id) == old);
    const auto changed = pseudonymize(*m_database, now(), PseudonymizeMode::Change);
    QVERIFY(changed && changed->transactions == 1);
}

void PersonalDataTest::findsEverythingAboutAPerson_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::newRow("document") << u"document"_s << kCpf;
    QTest::newRow("description") << u"description"_s << u"Pedido do CPF 52998224725"_s;
    QTest::newRow("masked") << u"description"_s << u"CPF 529.982.247-25, balcão"_s;
    QTest::newRow("extra") << u"extra"_s << u"{\"cpf\":\"52998224725\"}"_s;
    QTest::newRow("key") << u"key"_s << kCpf;
    QTest::newRow("refund") << u"refund"_s << u"devolvido a 529.982.247-25"_s;
}

void PersonalDataTest::findsEverythingAboutAPerson()
{
    QFETCH(QString, field);
    QFETCH(QString, text);
    TransactionDraft draft = field == "key"_L1 ? cashOutDraft() : cashInDraft();
    draft.document = field == "document"_L1 ? text : kOtherCpf;
    if (field == "description"_L1)
        draft.description = text;
    if (field == "extra"_L1)
        draft.extra = text;
    if (field == "key"_L1) {
        draft.pixKey = text;
        draft.keyType = PixKey::Kind::Cpf;
    }
    const auto created = m_engine->create(draft);
    QVERIFY2(created, created ? "" : qPrintable(created.error().detail));
    if (field == "refund"_L1) {
        QVERIFY(m_engine->simulate(created->id, SimulatedOutcome::Paid));
        QVERIFY(m_engine->refund(created->id, text));
    }
    const QList<Transaction> all = found(kCpf);
    QCOMPARE(all.size(), 1);
    QCOMPARE(all.first().id, created->id);
    QVERIFY(!all.first().events.isEmpty());
}

void PersonalDataTest::findsOnlyThatPerson()
{
    TransactionDraft other = cashInDraft();
    other.document = kOtherCpf;
    for (int i = 0; i < 130; ++i) { // more than one page
        QVERIFY(m_engine->create(cashInDraft(100 + i)));
        QVERIFY(m_engine->create(other));
    }
    const QList<Transaction> all = found(kCpf);
    QCOMPARE(all.size(), 130);
    for (int i = 0; i < 130; ++i)
        QCOMPARE(all[i].amount.cents(), 100 + i); // oldest first
    QCOMPARE(found(u"39053344705"_s).size(), 0);
}

void PersonalDataTest::findsAndForgetsAtTheTill()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"console.db"_s);
    const auto opened = Database::open(path, Database::Access::ReadWrite, Schema::Console);
    QVERIFY(opened);
    Database &console = **opened;
    ConsoleStore store(console);
    const QUuid own(u"6f1d2c3b-0000-4000-8000-000000000001"_s);
    const QUuid other(u"6f1d2c3b-0000-4000-8000-000000000002"_s);
    const Payer payer{.name = u"José"_s, .document = kCpf};
    QVERIFY(store.payers().remember(payer, noon()));
    QVERIFY(store.payers().remember({.name = u"Ana"_s, .document = kOtherCpf}, noon().addYears(1)));
    for (const QUuid &id : {own, other}) {
        QVERIFY(store.annotations().setNote(id, u"cliente do bairro"_s, noon()));
        QVERIFY(store.annotations().setTags(id, {u"fiado"_s}, noon()));
        QVERIFY(store.annotations().reveal(id, noon()));
    }
    const Disclosure disclosure{.path = u"/home/ana/export.csv"_s,
                                .content = u"document=52998224725"_s};
    QVERIFY(store.annotations().beginDisclosure(disclosure, noon()));

    const auto found = findAtTill(console, *TaxId::parse(kCpf), {own});
    QVERIFY2(found, found ? "" : qPrintable(found.error().detail));
    QCOMPARE(found->payers.size(), 1);
    QVERIFY(found->payers.first().payer == payer);
    QCOMPARE(found->annotations.keys(), QList<QUuid>{own});
    QCOMPARE(found->annotations[own].size(), 2);
    QCOMPARE(found->reveals[own].size(), 1);
    QCOMPARE(found->disclosures.size(), 1);

    QVERIFY(forgetAtTill(console, {own}));
    QVERIFY(store.annotations().edits(own, 9)->isEmpty());
    QCOMPARE(store.annotations().edits(other, 9)->size(), 2);
    QVERIFY(forgetOldAtTill(console, noon().addDays(1)));
    const auto after = findAtTill(console, *TaxId::parse(kCpf), {own});
    QVERIFY(after && after->payers.isEmpty() && after->disclosures.isEmpty());
    QCOMPARE(after->reveals[own].size(), 1); // the record of who saw what stays
    QCOMPARE(store.annotations().disclosures(9)->size(), 1);
    QCOMPARE(findAtTill(console, *TaxId::parse(kOtherCpf), {})->payers.size(), 1);
    QVERIFY(!bytesOf(path).contains(kCpf.toLatin1()));
}

BALCAO_GUILESS_TEST(PersonalDataTest)
#include "tst_personaldata.moc"
