// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/backend.h"
#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/domain/brasilia.h"
#include "core/domain/statusevent.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/search/blockcolumns.h"
#include "core/storage/derivedtablescheck.h"
#include "core/storage/evidencecheck.h"
#include "core/storage/transactionstore.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtCore/QHash>
#include <QtCore/QRandomGenerator>
#include <QtCore/QTimeZone>
#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

/// Some pages lie behind more rows than are skipped one by one; with a few more, a block is full.
constexpr int kCount = 4090;

/// During these charges the clock showed another century; later it lost days.
constexpr int kFound = 723;

/// The first days have transactions in each hour.
constexpr int kWithoutPause = 1000;

/// Numbers of the charges with a wrong clock: first set to another century, then days behind.
constexpr int kSetAhead = 2600;
constexpr int kSetRight = 2650;

const QDateTime kPaidFrom(QDate(2026, 1, 4), QTime(3, 0), QTimeZone::utc());

const QList<QUuid> kPlatforms{QUuid(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s),
                              QUuid(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a02"_s),
                              QUuid(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a03"_s)};
const QList<ListOrder> kOrders{
    {ListOrder::Key::Created, Qt::AscendingOrder}, {ListOrder::Key::Amount, Qt::AscendingOrder},
    {ListOrder::Key::Amount, Qt::DescendingOrder}, {ListOrder::Key::Name, Qt::AscendingOrder},
    {ListOrder::Key::Name, Qt::DescendingOrder},   {ListOrder::Key::State, Qt::AscendingOrder},
    {ListOrder::Key::State, Qt::DescendingOrder},
};
const QList<QString> kDescriptions{u"Pão francês"_s, u"PAO de queijo 100%_"_s, u"3 × bolo"_s,
                                   QString()};
const QList<QString> kEmails{u"Lu.Avila@example.com"_s, u"joao_silva@loja.example"_s, u""_s};
const QList<QString> kNames{u"João da Silva"_s,         u"MARIA \"Lu\" Ávila"_s, u"Li"_s,
                            u"Conceição & Filhos 3M"_s, u"José 100%_x\\y"_s,     u"😀a"_s};
const QList<QString> kDocuments{u"52998224725"_s, u"11444777035"_s, u"11222333000181"_s};
const QList<QString> kPhones{u"+5511987654321"_s, u"+552133334444"_s};
const QList<QString> kKeys{u"jose@example.com"_s, u"fornecedor@example.com"_s};

QString plain(const QString &text)
{
    static QHash<QString, QString> known; // few distinct names
    QString &plain = known[text];
    if (!plain.isEmpty())
        return plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
        if (c.category() != QChar::Mark_NonSpacing)
            plain += c.toLower();
    }
    return plain;
}

bool wasPaid(const Transaction &t, const std::optional<QDateTime> &from,
             const std::optional<QDateTime> &until)
{
    if (!from && !until)
        return true;
    const auto isWithin = [&](const QDateTime &at) {
        return (!from || at >= *from) && (!until || at < *until);
    };
    if (!t.evidence.isEmpty())
        return t.status != Status::Code::Canceled && isWithin(*t.evidence.constFirst().movedAt);
    return std::any_of(t.events.begin(), t.events.end(), [&](const StatusEvent &event) {
        return event.status == Status::Code::Paid && isWithin(event.at);
    });
}

/// Returns the strongest kind; a canceled payment has none.
std::optional<EvidenceKind> kindOf(const Transaction &t)
{
    std::optional<EvidenceKind> kind;
    for (const Evidence &record : t.evidence)
        kind = kind ? std::max(*kind, record.kind) : record.kind;
    return t.status == Status::Code::Canceled ? std::nullopt : kind;
}

/// Implements the filter again, without SQL.
bool matches(const Transaction &t, const TransactionFilter &f)
{
    const auto day = [&t] { return t.created.toTimeZone(brasilia()).date(); };
    const QString &text = f.nameOrDocument;
    return (!f.identifier || t.id == *f.identifier) &&
           (f.reference.isEmpty() || t.reference == f.reference) &&
           (f.endToEndId.isEmpty() || t.endToEndId == f.endToEndId) &&
           t.endToEndId.endsWith(f.endToEndIdEnding, Qt::CaseInsensitive) &&
           wasPaid(t, f.paidFrom, f.paidUntil) && (!f.createdFrom || t.created >= *f.createdFrom) &&
           (!f.createdUntil || t.created < *f.createdUntil) &&
           (f.statuses.isEmpty() || f.statuses.contains(t.status.code())) &&
           (!f.operation || t.operation == *f.operation) &&
           (!f.minAmount || t.amount >= *f.minAmount) &&
           (!f.maxAmount || t.amount <= *f.maxAmount) &&
           (text.isEmpty() || plain(t.name).contains(plain(text)) || t.document.startsWith(text)) &&
           (f.description.isEmpty() || plain(t.description).contains(plain(f.description))) &&
           (f.email.isEmpty() || plain(t.email).contains(plain(f.email))) &&
           (f.phone.isEmpty() || t.phone.contains(f.phone)) &&
           (!f.initialDate.isValid() || day() >= f.initialDate) &&
           (!f.finalDate.isValid() || day() <= f.finalDate) &&
           (!f.platform || t.platform == *f.platform) &&
           (f.pixKey.isEmpty() || t.pixKey == f.pixKey) && (!f.evidence || kindOf(t) == f.evidence);
}

/// Sorts again, without SQL. Equal values stay newest first.
void sortBy(const ListOrder &order, QList<Transaction> &list)
{
    const auto sort = [&](auto valueOf) {
        std::stable_sort(list.begin(), list.end(), [&](const auto &a, const auto &b) {
            return order.direction == Qt::AscendingOrder ? valueOf(a) < valueOf(b)
                                                         : valueOf(b) < valueOf(a);
        });
    };
    if (order.key == ListOrder::Key::Amount)
        sort([](const Transaction &t) { return t.amount.cents(); });
    else if (order.key == ListOrder::Key::Name)
        sort([](const Transaction &t) { return plain(t.name).toUtf8(); });
    else if (order.key == ListOrder::Key::State)
        sort([](const Transaction &t) { return static_cast<int>(t.status.code()); });
    else if (order.direction == Qt::AscendingOrder)
        std::reverse(list.begin(), list.end());
}

} // namespace

/// Calculates the sums again, without SQL, in any order.
QStringList sumsOf(const QList<Transaction> &transactions, const QString &step = u"yyyy-MM-dd"_s)
{
    std::map<QString, std::array<qint64, 3>> sums;
    for (const Transaction &t : transactions) {
        const QString span = t.created.toTimeZone(brasilia()).toString(step);
        auto &sum = sums[u"%1 %2 %3"_s.arg(span, t.status.toText(), toText(t.operation))];
        sum[0] += 1;
        sum[1] += t.amount.cents();
        sum[2] += t.commission->cents();
    }
    QStringList lines;
    for (const auto &[key, sum] : sums)
        lines.append(u"%1: %2, %3, %4"_s.arg(key).arg(sum[0]).arg(sum[1]).arg(sum[2]));
    return lines;
}

QString lineOf(const QString &span, const TransactionSum &s)
{
    return u"%1 %2 %3: %4, %5, %6"_s.arg(span, Status(s.status).toText(), toText(s.operation))
        .arg(s.count)
        .arg(s.amount.cents())
        .arg(s.commission.cents());
}

QStringList linesOf(const QList<TransactionSum> &sums)
{
    QStringList lines;
    for (const TransactionSum &s : sums)
        lines.append(lineOf(s.day.toString(Qt::ISODate), s));
    lines.sort();
    return lines;
}

const QString kHour = u"yyyy-MM-dd HH"_s;

QStringList linesOf(const QList<HourlySum> &sums)
{
    QStringList lines;
    for (const HourlySum &s : sums)
        lines.append(lineOf(s.hour.toTimeZone(brasilia()).toString(kHour), s.sum));
    lines.sort();
    return lines;
}

/// Compares the lists of a shop with some history, filter by filter, with a simple search.
class TransactionListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { support::databaseKinds(); }
    void initTestCase();
    void init();
    void findsWhatIsMeant_data();
    void findsWhatIsMeant();
    void findsWhatAnyCombinationMeans();
    void sumsUpWhatAnyCombinationMeans();
    void findsWhatEachHourComesTo();
    void reachesEveryPage_data();
    void reachesEveryPage();
    void countsOnFromTheLastTotal_data();
    void countsOnFromTheLastTotal();
    void noticesANewDay_data();
    void noticesANewDay();
    void countsWhatMoves();
    void sortsEveryPage_data();
    void sortsEveryPage();
    void sortsAgainAfterAMove();
    void noticesWhatDoesNotFit_data();
    void noticesWhatDoesNotFit();
    void noticesWhatDoesNotFitInBlocks_data();
    void noticesWhatDoesNotFitInBlocks();

private:
    template<typename T>
    T any(const QList<T> &of)
    {
        return of.at(m_random.bounded(static_cast<int>(of.size())));
    }
    bool chance(int percent) { return m_random.bounded(100) < percent; }
    void open(support::DatabaseKind kind);
    Transaction transaction(int number, const QDateTime &created);
    void addEvidence(Transaction &transaction);
    TransactionFilter anyFilter();
    QString difference(TransactionFilter filter, const QList<int> &pages);
    QString differenceBehind(TransactionFilter filter, const QList<QUuid> &expected);
    QString difference(const TransactionFilter &filter, int page)
    {
        return difference(filter, QList{page});
    }

    /// The same shop in a database of each engine.
    struct Shop
    {
        std::unique_ptr<Database> database;
        std::unique_ptr<TransactionStore> store;
        QList<Transaction> all; ///< newest first
    };

    support::Databases m_databases;
    std::map<support::DatabaseKind, Shop> m_shops;
    Shop *m_shop = nullptr; ///< of the current data row
    QRandomGenerator m_random;
};

void TransactionListTest::initTestCase()
{
    const quint32 seed = QRandomGenerator::system()->generate();
    qInfo("seed %u", seed);
    for (const auto kind : {support::DatabaseKind::PostgreSql, support::DatabaseKind::Sqlite}) {
        m_random.seed(seed);
        m_shop = &m_shops[kind];
        open(kind);
    }
}

void TransactionListTest::open(support::DatabaseKind kind)
{
    auto database = Database::open(m_databases.newDatabase(kind), Database::Access::ReadWrite);
    QVERIFY(database);
    m_shop->database = std::move(*database);
    m_shop->store = std::make_unique<TransactionStore>(*m_shop->database);
    QDateTime at(QDate(2026, 1, 1), QTime(3, 0), QTimeZone::utc()); // midnight in Brasília
    QVERIFY(inWriteTransaction(*m_shop->database, [&]() -> Result<void> {
        for (int i = 0; i < kCount; ++i) {
            const Transaction made = transaction(i, at);
            if (const auto stored = m_shop->store->insert(made); !stored)
                return tl::unexpected(stored.error());
            m_shop->all.prepend(made);
            at = at.addMSecs(i > kWithoutPause && chance(1)
                                 ? 86'400'000 * qint64(m_random.bounded(4))
                                 : m_random.bounded(600'000));
            if (i == kSetAhead)
                at = at.addYears(70);
            if (i == kSetRight)
                at = at.addYears(-70).addDays(-4);
        }
        return {};
    }));
    QVERIFY(checkDerivedTables(*m_shop->database));
    QVERIFY(checkEvidence(*m_shop->database));
}

void TransactionListTest::init()
{
    QFETCH_GLOBAL(support::DatabaseKind, kind);
    m_shop = &m_shops.at(kind);
}

Transaction TransactionListTest::transaction(int number, const QDateTime &created)
{
    static const QList<Status::Code> kFrequent{Status::Code::Paid, Status::Code::Paid,
                                               Status::Code::Paid, Status::Code::Expired};
    Transaction transaction;
    transaction.id = QUuid::createUuidV5(kPlatforms.constFirst(), QString::number(number));
    transaction.operation = chance(85) ? Operation::CashIn : Operation::CashOut;
    transaction.status =
        chance(95) ? any(kFrequent) : Status::kKnown.at(static_cast<size_t>(m_random.bounded(8)));
    transaction.amount = Money::fromCents(1 + m_random.bounded(5000));
    transaction.commission = Money::fromCents(m_random.bounded(20));
    transaction.created = created;
    transaction.name = any(kNames);
    transaction.description = any(kDescriptions);
    transaction.email = any(kEmails);
    transaction.document = any(kDocuments);
    transaction.phone = any(kPhones);
    transaction.platform = chance(90) ? kPlatforms.constFirst() : any(kPlatforms);
    if (chance(30))
        transaction.reference = u"r%1"_s.arg(number);
    if (chance(50))
        transaction.endToEndId = u"E%1%2%3"_s.arg(number, 26, 10, QChar(u'0'))
                                     .arg(QChar(chance(50) ? u'a' : u'A'))
                                     .arg(number % 700, 4, 10, QChar(u'0'));
    if (number == kFound || number == kCount - 1) { // what some filters must find
        transaction.operation = Operation::CashIn;
        transaction.status = Status::Code::Paid;
        transaction.amount = Money::fromCents(37);
        transaction.name = kNames.constFirst();
        transaction.endToEndId = u"E%1a0023"_s.arg(number, 26, 10, QChar(u'0'));
    }
    if (transaction.operation == Operation::CashOut)
        transaction.pixKey = any(kKeys);
    transaction.events = {{Status::Code::Pending, created}};
    if (transaction.status != Status::Code::Pending)
        transaction.events.prepend({transaction.status, created});
    if (transaction.status.isFinal())
        transaction.finished = created;
    if (number != kFound && number != kCount - 1 && chance(40))
        addEvidence(transaction);
    return transaction;
}

/// Makes a paid charge one of a shop that sees no payments, confirmed days later. A canceled charge
/// gets a withdrawn confirmation.
void TransactionListTest::addEvidence(Transaction &transaction)
{
    using Code = Status::Code;
    const bool isCanceled = transaction.status == Code::Canceled;
    if (transaction.operation != Operation::CashIn ||
        (transaction.status != Code::Paid && !isCanceled))
        return;
    const QDateTime recordedAt = transaction.created.addDays(4);
    const QDateTime movedAt =
        transaction.created.addMSecs(m_random.bounded(qint64(4) * 86'400'000));
    const Evidence first{.kind = any(QList(kEvidenceKinds.begin(), kEvidenceKinds.end())),
                         .recordedAt = recordedAt,
                         .movedDay = brasiliaDay(movedAt),
                         .movedAt = movedAt,
                         .endToEndId = isCanceled ? QString() : transaction.endToEndId,
                         .note = u"seen"_s};
    transaction.evidence = {first};
    transaction.events = {{Code::Paid, recordedAt}, {Code::Pending, transaction.created}};
    transaction.finished = movedAt;
    if (isCanceled) {
        transaction.evidence.append({.role = Evidence::Role::Withdrawal,
                                     .recordedAt = recordedAt,
                                     .movedDay = brasiliaDay(recordedAt),
                                     .note = u"mistake"_s});
        transaction.events.prepend({Code::Canceled, recordedAt});
        transaction.finished = recordedAt;
        transaction.endToEndId.clear();
    } else if (chance(30)) {
        Evidence second = first;
        second.role = Evidence::Role::Verification;
        second.kind = EvidenceKind::BankApi;
        transaction.evidence.append(second);
    }
}

QString TransactionListTest::difference(TransactionFilter filter, const QList<int> &pages)
{
    QList<Transaction> matching;
    std::copy_if(m_shop->all.cbegin(), m_shop->all.cend(), std::back_inserter(matching),
                 [&filter](const Transaction &one) { return matches(one, filter); });
    sortBy(filter.order, matching);
    QList<QUuid> expected;
    for (const Transaction &one : std::as_const(matching))
        expected.append(one.id);
    for (const int page : pages) {
        filter.page = page;
        const auto found =
            inReadTransaction(*m_shop->database, [&] { return m_shop->store->list(filter); });
        if (!found)
            return found.error().detail;
        if (found->total != expected.size())
            return u"%1 in all, not %2"_s.arg(found->total).arg(expected.size());
        QList<QUuid> ids;
        for (const Transaction &one : found->transactions)
            ids.append(one.id);
        const qsizetype skipped = qsizetype(page - 1) * TransactionPage::kSize;
        if (ids != expected.mid(skipped, TransactionPage::kSize))
            return u"other transactions on page %1"_s.arg(page);
    }
    return filter.order.key == ListOrder::Key::Created ? differenceBehind(filter, expected)
                                                       : QString();
}

/// Compares small pages, and lists that begin behind a transaction, with the expected list.
QString TransactionListTest::differenceBehind(TransactionFilter filter,
                                              const QList<QUuid> &expected)
{
    constexpr int kSome = 7;
    const qsizetype count = expected.size();
    const auto listed = [this](const TransactionFilter &asked) {
        return inReadTransaction(*m_shop->database, [&] { return m_shop->store->list(asked); });
    };
    const auto idsOf = [](const TransactionPage &page) {
        QList<QUuid> ids;
        for (const Transaction &one : page.transactions)
            ids.append(one.id);
        return ids;
    };
    filter.pageSize = kSome;
    filter.page = 2;
    const auto second = listed(filter);
    const auto pages = static_cast<int>(std::max<qsizetype>(1, (count + kSome - 1) / kSome));
    if (!second || idsOf(*second) != expected.mid(kSome, kSome) || second->lastPage != pages ||
        second->hasMore)
        return u"another second page of %1"_s.arg(kSome);
    filter.page = 1;
    for (const qsizetype at : {count / 3, count - kSome - 1}) {
        if (at < 0 || at >= count)
            continue;
        filter.after = expected.at(at);
        const auto found = listed(filter);
        if (!found)
            return found.error().detail;
        if (idsOf(*found) != expected.mid(at + 1, kSome))
            return u"other transactions behind number %1"_s.arg(at);
        if (found->total != count || found->hasMore != std::optional(at + 1 + kSome < count))
            return u"another total or end behind number %1"_s.arg(at);
    }
    return {};
}

void TransactionListTest::findsWhatIsMeant_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<bool>("findsAny");
    const auto row = [](const char *name, const TransactionFilter &filter) {
        QTest::newRow(name) << filter << true;
    };
    const auto none = [](const char *name, const TransactionFilter &filter) {
        QTest::newRow(name) << filter << false;
    };
    row("everything", {});
    row("one status", {.statuses = {Status::Code::Paid}});
    row("several statuses", {.statuses = {Status::Code::Denied, Status::Code::Refund}});
    row("operation", {.operation = Operation::CashOut});
    row("platform", {.platform = kPlatforms.constLast()});
    row("exactly an amount",
        {.minAmount = Money::fromCents(37), .maxAmount = Money::fromCents(37)});
    none("amounts without any",
         {.minAmount = Money::fromCents(2), .maxAmount = Money::fromCents(1)});
    row("name", {.nameOrDocument = u"silva"_s});
    row("middle of a name", {.nameOrDocument = u"ao d"_s});
    row("two letters", {.nameOrDocument = u"li"_s});
    row("two characters of four halves", {.nameOrDocument = u"😀a"_s});
    row("one letter", {.nameOrDocument = u"i"_s});
    row("two letters, paid", {.statuses = {Status::Code::Paid}, .nameOrDocument = u"ao"_s});
    row("quotes", {.nameOrDocument = u"\"lu\""_s});
    none("an operator of the index", {.nameOrDocument = u"silva OR li"_s});
    none("a column of the index", {.nameOrDocument = u"phone : 551"_s});
    row("percent and the like", {.nameOrDocument = u"100%_x\\"_s});
    row("one digit", {.nameOrDocument = u"1"_s});
    row("document", {.nameOrDocument = u"1144"_s});
    none("middle of a document", {.nameOrDocument = u"4477"_s});
    row("whole document", {.nameOrDocument = u"11222333000181"_s});
    none("end of a document", {.nameOrDocument = u"333000181"_s});
    none("document of nobody with a common end", {.nameOrDocument = u"99222333000181"_s});
    row("phone", {.phone = u"8765"_s});
    row("whole phone", {.phone = u"5511987654321"_s});
    none("phone of nobody with a common end", {.phone = u"5521987654321"_s});
    row("description", {.description = u"pao"_s});
    row("middle of a description, paid",
        {.statuses = {Status::Code::Paid}, .description = u"ao d"_s});
    row("percent in a description", {.description = u"100%_"_s});
    row("description and name", {.nameOrDocument = u"silva"_s, .description = u"bolo"_s});
    none("no description", {.description = u"pastel"_s});
    row("e-mail", {.email = u"lu.avila@example.com"_s});
    row("domain of an e-mail, paid", {.statuses = {Status::Code::Paid}, .email = u"@LOJA"_s});
    row("underscore in an e-mail", {.email = u"o_s"_s});
    row("e-mail and description", {.description = u"pao"_s, .email = u"silva"_s});
    none("no e-mail", {.email = u"silva@exemplo"_s});
    none("underscore for any character in an e-mail", {.email = u"lu_avila"_s});
    row("two digits of phones", {.phone = u"33"_s});
    row("key", {.pixKey = u"jose@example.com"_s});
    row("key and status", {.statuses = {Status::Code::Paid}, .pixKey = u"jose@example.com"_s});
    row("key and platform", {.platform = kPlatforms.constFirst(), .pixKey = u"jose@example.com"_s});
    none("part of a key", {.pixKey = u"jose@example"_s});
    row("name and key", {.nameOrDocument = u"silva"_s, .pixKey = u"jose@example.com"_s});
    none("name and part of a key", {.nameOrDocument = u"silva"_s, .pixKey = u"jose@example"_s});
    row("end of an end-to-end id", {.endToEndIdEnding = u"3A0023"_s});
    row("end in small letters", {.endToEndIdEnding = u"3a0023"_s});
    row("longer end", {.endToEndIdEnding = u"0000000723a0023"_s});
    none("end of a long-gone one", {.endToEndIdEnding = u"9a9999"_s});
    none("the end of an end does not fit", {.endToEndIdEnding = u"1000723a0023"_s});
    none("end and another id", {.endToEndId = u"E0"_s, .endToEndIdEnding = u"3a0023"_s});
    row("end, paid", {.endToEndIdEnding = u"3a0023"_s, .statuses = {Status::Code::Paid}});
    row("paid since", {.paidFrom = kPaidFrom});
    row("paid until", {.paidUntil = kPaidFrom});
    row("paid within an hour", {.paidFrom = kPaidFrom, .paidUntil = kPaidFrom.addSecs(3600)});
    row("paid within an hour, of an amount and a state",
        {.statuses = {Status::Code::Paid, Status::Code::Refund},
         .minAmount = Money::fromCents(1000),
         .maxAmount = Money::fromCents(3000),
         .paidFrom = kPaidFrom,
         .paidUntil = kPaidFrom.addSecs(86'400)});
    row("paid by name", {.paidFrom = kPaidFrom, .nameOrDocument = u"silva"_s});
    row("paid and created", {.paidFrom = kPaidFrom, .finalDate = QDate(2026, 1, 4)});
    row("created within an hour",
        {.createdFrom = kPaidFrom, .createdUntil = kPaidFrom.addSecs(3600)});
    row("created within an hour, of a state and an operation",
        {.statuses = {Status::Code::Paid},
         .operation = Operation::CashIn,
         .createdFrom = kPaidFrom,
         .createdUntil = kPaidFrom.addSecs(3600)});
    row("created since, by name", {.createdFrom = kPaidFrom, .nameOrDocument = u"silva"_s});
    row("created since, by key", {.createdFrom = kPaidFrom, .pixKey = kKeys.constFirst()});
    row("confirmed by hand", {.evidence = EvidenceKind::ByHand});
    row("confirmed by a statement, by name",
        {.nameOrDocument = u"silva"_s, .evidence = EvidenceKind::Statement});
    row("confirmed by the bank, of a state and an amount", {.statuses = {Status::Code::Paid},
                                                            .minAmount = Money::fromCents(1000),
                                                            .evidence = EvidenceKind::BankApi});
    row("confirmed by hand, paid within a day", {.paidFrom = kPaidFrom,
                                                 .paidUntil = kPaidFrom.addSecs(86'400),
                                                 .evidence = EvidenceKind::ByHand});
    none("confirmed by hand and canceled",
         {.statuses = {Status::Code::Canceled}, .evidence = EvidenceKind::ByHand});
    // Bounds that equal the timestamp of a transaction.
    const auto isPaid = [](const Transaction &t) { return t.status == Status::Code::Paid; };
    const QList<Transaction> &all = m_shop->all;
    const QDateTime newest = std::find_if(all.begin(), all.end(), isPaid)->created;
    const QDateTime oldest = std::find_if(all.rbegin(), all.rend(), isPaid)->created;
    const qint64 min = 1; // millisecond
    row("paid at an instant", {.paidFrom = newest, .paidUntil = newest.addMSecs(min)});
    none("paid just before it", {.paidFrom = newest.addMSecs(-min), .paidUntil = newest});
    row("paid since the first", {.paidFrom = oldest});
    row("paid since just after the first", {.paidFrom = oldest.addMSecs(min)});
    row("paid until the last", {.paidUntil = newest});
    row("paid until just after the last", {.paidUntil = newest.addMSecs(min)});
    row("created at an instant", {.createdFrom = newest, .createdUntil = newest.addMSecs(min)});
    none("created just before it", {.createdFrom = newest.addMSecs(-min), .createdUntil = newest});
    row("created at an instant, by name",
        {.createdFrom = newest, .createdUntil = newest.addMSecs(min), .nameOrDocument = u"a"_s});
    none("created before it was created",
         {.createdFrom = kPaidFrom, .createdUntil = kPaidFrom.addSecs(-3600)});
    none("created until, but on other days",
         {.createdUntil = kPaidFrom, .initialDate = QDate(2090, 1, 1)});
    none("before the first day", {.finalDate = QDate(2025, 12, 31)});
    none("after the last day", {.initialDate = QDate(2140, 1, 1)});
    row("the longest time",
        {.initialDate = QDate(-4000, 1, 1), .finalDate = QDate::fromJulianDay(qint64(1) << 39)});
    none("after the end of time", {.initialDate = QDate::fromJulianDay(qint64(1) << 39)});
    row("what was dated in the future", {.initialDate = QDate(2096, 1, 1)});
    row("all but that", {.finalDate = QDate(2095, 12, 31)});
    row("by name, all but that", {.nameOrDocument = u"silva"_s, .finalDate = QDate(2095, 12, 31)});
    row("by key, all but that", {.finalDate = QDate(2095, 12, 31), .pixKey = kKeys.constFirst()});
    row("paid within an hour, all but that", {.paidFrom = kPaidFrom,
                                              .paidUntil = kPaidFrom.addSecs(3600),
                                              .finalDate = QDate(2095, 12, 31)});
    row("several kinds, all but that",
        {.operation = Operation::CashIn, .finalDate = QDate(2095, 12, 31)});
    const QDate before(2026, 1, 1);
    const QDate ahead = brasiliaDay(m_shop->all.at(kCount - 1 - kSetAhead).created);
    row("most of the time", {.initialDate = before.addDays(1), .finalDate = ahead.addDays(-5)});
    row("several kinds, most of the time", {.operation = Operation::CashIn,
                                            .initialDate = before.addDays(1),
                                            .finalDate = ahead.addDays(-5)});
    row("a day", {.initialDate = QDate(2026, 1, 2), .finalDate = QDate(2026, 1, 2)});
}

void TransactionListTest::findsWhatIsMeant()
{
    QFETCH(TransactionFilter, filter);
    QFETCH(bool, findsAny);
    const auto &all = m_shop->all;
    QCOMPARE(std::any_of(all.begin(), all.end(), [&](const auto &t) { return matches(t, filter); }),
             findsAny);
    QCOMPARE(difference(filter, {1, 2, 13, 40, 41}), QString());
}

TransactionFilter TransactionListTest::anyFilter()
{
    const Transaction some = any(m_shop->all);
    TransactionFilter filter;
    if (chance(5))
        filter.identifier = some.id;
    if (chance(5))
        filter.reference = some.reference;
    if (chance(5))
        filter.endToEndId = some.endToEndId;
    if (chance(5))
        filter.endToEndIdEnding = some.endToEndId.right(6 + m_random.bounded(27));
    if (chance(10))
        filter.paidFrom = some.created.addSecs(-m_random.bounded(9000));
    if (chance(10))
        filter.paidUntil = some.created.addSecs(m_random.bounded(900'000));
    if (chance(15))
        filter.createdFrom = some.created.addMSecs(-m_random.bounded(9'000'000));
    if (chance(15))
        filter.createdUntil = some.created.addMSecs(m_random.bounded(9'000'000));
    while (chance(30))
        filter.statuses.append(Status::kKnown.at(static_cast<size_t>(m_random.bounded(8))));
    if (chance(30))
        filter.operation = some.operation;
    if (chance(20))
        filter.minAmount = Money::fromCents(m_random.bounded(5000));
    if (chance(20))
        filter.maxAmount = Money::fromCents(m_random.bounded(5000));
    if (chance(30)) {
        const QString &of = chance(50) ? some.name : some.document;
        const int from = chance(50) ? 0 : m_random.bounded(static_cast<int>(of.size()));
        const QString part = of.mid(from, 1 + m_random.bounded(6)).trimmed();
        filter.nameOrDocument = part.isValidUtf16() ? part : QString();
    }
    if (chance(20))
        filter.description = any(kDescriptions).mid(m_random.bounded(3), 4).trimmed();
    if (chance(20))
        filter.email = some.email.mid(m_random.bounded(9), 4);
    if (chance(20))
        filter.phone = some.phone.mid(1 + m_random.bounded(8), 1 + m_random.bounded(5));
    if (chance(20))
        filter.initialDate = brasiliaDay(some.created);
    if (chance(20))
        filter.finalDate = brasiliaDay(any(m_shop->all).created);
    if (chance(20))
        filter.platform = some.platform;
    if (chance(10))
        filter.pixKey = any(kKeys);
    if (chance(10))
        filter.evidence = any(QList(kEvidenceKinds.begin(), kEvidenceKinds.end()));
    if (chance(40))
        filter.order = any(kOrders);
    return filter;
}

void TransactionListTest::findsWhatAnyCombinationMeans()
{
    for (int i = 0; i < 300; ++i) {
        const TransactionFilter filter = anyFilter();
        const int page = chance(50) ? 1 : 1 + m_random.bounded(kCount / 100);
        const QString other = difference(filter, page);
        QVERIFY2(other.isEmpty(), qPrintable(u"the %1th: %2"_s.arg(i).arg(other)));
    }
}

void TransactionListTest::sumsUpWhatAnyCombinationMeans()
{
    for (int i = 0; i < 60; ++i) {
        const TransactionFilter filter = i == 0 ? TransactionFilter() : anyFilter();
        QList<Transaction> expected;
        std::copy_if(m_shop->all.begin(), m_shop->all.end(), std::back_inserter(expected),
                     [&](const Transaction &one) { return matches(one, filter); });
        const auto sums =
            inReadTransaction(*m_shop->database, [&] { return m_shop->store->sums(filter); });
        QVERIFY(sums);
        QCOMPARE(linesOf(*sums), sumsOf(expected));
        QVERIFY(std::is_sorted(sums->begin(), sums->end(),
                               [](const auto &a, const auto &b) { return a.day > b.day; }));
        const auto hours =
            inReadTransaction(*m_shop->database, [&] { return m_shop->store->hourlySums(filter); });
        QVERIFY(hours);
        QCOMPARE(linesOf(*hours), sumsOf(expected, kHour));
        QVERIFY(std::is_sorted(hours->begin(), hours->end(),
                               [](const auto &a, const auto &b) { return a.hour > b.hour; }));
    }
}

/// Each sum of a day, by hour, equals that of a list.
void TransactionListTest::findsWhatEachHourComesTo()
{
    for (int i = 0; i < 2; ++i) {
        const QDate day = i == 0 ? QDate(2026, 1, 1) : brasiliaDay(any(m_shop->all).created);
        const TransactionFilter ofDay{.initialDate = day, .finalDate = day};
        const auto hours =
            inReadTransaction(*m_shop->database, [&] { return m_shop->store->hourlySums(ofDay); });
        QVERIFY(hours && !hours->isEmpty());
        for (const HourlySum &of : std::as_const(*hours)) {
            QCOMPARE(of.sum.day, day);
            const TransactionFilter filter{.statuses = {of.sum.status},
                                           .operation = of.sum.operation,
                                           .createdFrom = of.hour,
                                           .createdUntil = of.hour.addSecs(3600)};
            QCOMPARE(difference(filter, 1), QString());
            const auto sums =
                inReadTransaction(*m_shop->database, [&] { return m_shop->store->sums(filter); });
            QVERIFY(sums);
            QCOMPARE(linesOf(*sums), linesOf(QList<TransactionSum>{of.sum}));
        }
    }
}

void TransactionListTest::reachesEveryPage_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::newRow("everything") << TransactionFilter();
    QTest::newRow("paid") << TransactionFilter{.statuses = {Status::Code::Paid}};
    QTest::newRow("cash-in of a platform")
        << TransactionFilter{.operation = Operation::CashIn, .platform = kPlatforms.constFirst()};
    QTest::newRow("amounts") << TransactionFilter{.minAmount = Money::fromCents(1000)};
    QTest::newRow("name") << TransactionFilter{.nameOrDocument = u"silva"_s};
    QTest::newRow("since a day") << TransactionFilter{.initialDate = QDate(2026, 1, 9)};
    QTest::newRow("until a day") << TransactionFilter{.finalDate = QDate(2095, 1, 9)};
    QTest::newRow("amounts until a day")
        << TransactionFilter{.minAmount = Money::fromCents(1000), .finalDate = QDate(2095, 1, 9)};
}

void TransactionListTest::reachesEveryPage()
{
    QFETCH(TransactionFilter, filter);
    const auto first =
        inReadTransaction(*m_shop->database, [&] { return m_shop->store->list(filter); });
    QVERIFY(first);
    QCOMPARE_GT(first->lastPage, 5);
    QList<int> pages(first->lastPage + 1);
    std::iota(pages.begin(), pages.end(), 1);
    QCOMPARE(difference(filter, pages), QString());
}

void TransactionListTest::countsOnFromTheLastTotal_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<bool>("canJoin");
    QTest::newRow("name") << TransactionFilter{.nameOrDocument = u"silva"_s} << true;
    QTest::newRow("one letter") << TransactionFilter{.nameOrDocument = u"i"_s} << true;
    QTest::newRow("amount") << TransactionFilter{.minAmount = Money::fromCents(1)} << true;
    QTest::newRow("name and status")
        << TransactionFilter{.statuses = {Status::Code::Paid}, .nameOrDocument = u"silva"_s}
        << true;
    QTest::newRow("status since a day")
        << TransactionFilter{.statuses = {Status::Code::Paid}, .initialDate = QDate(2026, 1, 2)}
        << true;
    QTest::newRow("key") << TransactionFilter{.pixKey = kKeys.constFirst()} << false;
    QTest::newRow("name until a day")
        << TransactionFilter{.nameOrDocument = u"silva"_s,
                             .finalDate = brasiliaDay(m_shop->all.constFirst().created).addDays(-1)}
        << false;
}

/// Repeats a list after new transactions.
void TransactionListTest::countsOnFromTheLastTotal()
{
    QFETCH(TransactionFilter, filter);
    QFETCH(bool, canJoin);
    QCOMPARE(difference(filter, 1), QString());
    const auto list = [&] {
        return inReadTransaction(*m_shop->database, [&] { return m_shop->store->list(filter); });
    };
    const qint64 before = list()->total;
    for (int i = 0; i < 3; ++i) {
        Transaction joining =
            transaction(static_cast<int>(m_shop->all.size()), m_shop->all.constFirst().created);
        joining.operation = Operation::CashIn;
        joining.pixKey.clear();
        joining.name = kNames.constFirst();
        joining.status = Status::Code::Paid;
        joining.finished = joining.created;
        joining.events = {{Status::Code::Paid, joining.created},
                          {Status::Code::Pending, joining.created}};
        joining.evidence.clear();
        QVERIFY(
            inWriteTransaction(*m_shop->database, [&] { return m_shop->store->insert(joining); }));
        m_shop->all.prepend(joining);
        QCOMPARE(difference(filter, 1), QString());
        QCOMPARE(difference(filter, 2), QString());
    }
    QCOMPARE(list()->total, before + (canJoin ? 3 : 0));

    { // a transaction that is rolled back
        const auto undone = WriteTransaction::begin(*m_shop->database);
        QVERIFY(undone);
        Transaction one = m_shop->all.constFirst();
        one.id = QUuid::createUuid();
        one.reference.clear();
        one.endToEndId.clear();
        one.evidence.clear();
        QVERIFY(m_shop->store->insert(one));
        QVERIFY(list());
    }
    QCOMPARE(difference(filter, 1), QString());
}

void TransactionListTest::noticesANewDay_data()
{
    QTest::addColumn<std::optional<int>>("first");
    QTest::addColumn<std::optional<int>>("last");
    QTest::addColumn<QString>("name");
    const std::optional<int> any;
    const std::optional<int> today(0);
    const QString silva = u"silva"_s;
    QTest::newRow("until today") << any << today << QString();
    QTest::newRow("only today") << today << today << QString();
    QTest::newRow("since tomorrow") << std::optional(1) << any << QString();
    QTest::newRow("a name until today") << any << today << silva;
    QTest::newRow("a name only today") << today << today << silva;
    QTest::newRow("a name since tomorrow") << std::optional(1) << any << silva;
}

/// Repeats a list after the first transaction of a new day. Dates are relative to the newest day.
void TransactionListTest::noticesANewDay()
{
    QFETCH(std::optional<int>, first);
    QFETCH(std::optional<int>, last);
    QFETCH(QString, name);
    const QDate today = brasiliaDay(m_shop->all.constFirst().created);
    const TransactionFilter filter{.nameOrDocument = name,
                                   .initialDate = first ? today.addDays(*first) : QDate(),
                                   .finalDate = last ? today.addDays(*last) : QDate()};
    QCOMPARE(difference(filter, 1), QString());
    Transaction one = transaction(static_cast<int>(m_shop->all.size()),
                                  m_shop->all.constFirst().created.addDays(1));
    one.name = kNames.constFirst();
    QVERIFY(inWriteTransaction(*m_shop->database, [&] { return m_shop->store->insert(one); }));
    m_shop->all.prepend(one);
    QCOMPARE(difference(filter, 1), QString());
}

void TransactionListTest::countsWhatMoves()
{
    const TransactionFilter paidByName{.statuses = {Status::Code::Paid},
                                       .nameOrDocument = u"silva"_s};
    const TransactionFilter paidToAKey{.statuses = {Status::Code::Paid},
                                       .pixKey = kKeys.constFirst()};
    const TransactionFilter paidOnADay{.statuses = {Status::Code::Paid},
                                       .initialDate = QDate(2026, 1, 2)};
    QCOMPARE(difference(paidOnADay, 1), QString());
    QCOMPARE(difference(paidByName, 1), QString());
    QCOMPARE(difference(paidToAKey, 1), QString());
    int moves = 0;
    int candidates = 0;
    QVERIFY(inWriteTransaction(*m_shop->database, [&]() -> Result<void> {
        for (Transaction &one : m_shop->all) {
            const bool canMove =
                one.status == Status::Code::Pending || one.status == Status::Code::Paid;
            if (!canMove || ++candidates % 4 != 0)
                continue;
            const bool isPending = one.status == Status::Code::Pending;
            const StatusTransition move{
                .id = one.id,
                .from = one.status.code(),
                .to = isPending ? Status::Code::Canceled : Status::Code::Refund,
                .at = std::max(one.created, m_shop->all.constFirst().created),
                .endToEndId = {},
                .commission = isPending ? std::optional(Money()) : std::nullopt,
            };
            if (const auto moved = m_shop->store->move(move); !moved)
                return moved;
            one = *m_shop->store->find(one.id);
            ++moves;
        }
        return {};
    }));
    QCOMPARE_GT(moves, 100);
    QVERIFY(checkDerivedTables(*m_shop->database));
    QCOMPARE(difference(paidToAKey, 1), QString());
    QCOMPARE(difference(paidByName, 1), QString());
    QCOMPARE(difference(paidOnADay, 1), QString());
    for (const Status::Code code : Status::kKnown)
        QCOMPARE(difference({.statuses = {code}}, 1), QString());
    QCOMPARE(difference({.statuses = {Status::Code::Refund}, .finalDate = QDate(2026, 1, 20)}, 2),
             QString());
}

void TransactionListTest::sortsEveryPage_data()
{
    QTest::addColumn<ListOrder>("order");
    for (const ListOrder &order : kOrders)
        QTest::addRow("key %d, direction %d", static_cast<int>(order.key),
                      static_cast<int>(order.direction))
            << order;
}

/// The order covers the whole list, with ties across pages.
void TransactionListTest::sortsEveryPage()
{
    QFETCH(ListOrder, order);
    QList<int> pages;
    for (int page = 1; page <= kCount / 100 + 1; ++page)
        pages.append(page);
    QCOMPARE(difference({.order = order}, pages), QString());
    const QList<int> some{1, 2, 9, kCount / 100 + 1};
    QCOMPARE(difference({.statuses = {Status::Code::Paid}, .order = order}, some), QString());
    QCOMPARE(difference({.nameOrDocument = u"silva"_s, .order = order}, some), QString());
    QCOMPARE(difference({.initialDate = QDate(2026, 1, 2), .order = order}, {3, 2, 1}), QString());
}

/// A cached order is not used after a change of status. Expired charges count as expired before
/// the expiry is stored.
void TransactionListTest::sortsAgainAfterAMove()
{
    // Payouts do not expire.
    const TransactionFilter pendingFirst{.operation = Operation::CashIn,
                                         .order = {ListOrder::Key::State, Qt::AscendingOrder}};
    const TransactionFilter expiredFirst{.operation = Operation::CashIn,
                                         .order = {ListOrder::Key::State, Qt::DescendingOrder}};
    const auto transaction = WriteTransaction::begin(*m_shop->database); // never committed
    QVERIFY(transaction);
    const auto first = m_shop->store->list(pendingFirst);
    QVERIFY(first);
    const Transaction moved = first->transactions.constFirst();
    QCOMPARE(moved.status.code(), Status::Code::Pending);
    const QDateTime at = m_shop->all.constFirst().created.addYears(80);
    QVERIFY(Statement(*m_shop->database, u"UPDATE tx SET expires = ? WHERE id = ?"_s)
                .bind(at)
                .bind(moved.id)
                .run());
    const auto before = m_shop->store->list(expiredFirst, at.addMSecs(-1));
    const auto after = m_shop->store->list(expiredFirst, at);
    QVERIFY(before && after);
    const auto isMoved = [&moved](const Transaction &one) { return one.id == moved.id; };
    QVERIFY(std::none_of(before->transactions.begin(), before->transactions.end(), isMoved));
    const qsizetype place =
        std::find_if(m_shop->all.cbegin(), m_shop->all.cend(), isMoved) - m_shop->all.cbegin();
    const auto newer = std::count_if(
        m_shop->all.cbegin(), m_shop->all.cbegin() + place, [](const Transaction &one) {
            return one.status == Status::Code::Expired && one.operation == Operation::CashIn;
        });
    TransactionFilter page = expiredFirst;
    page.page = static_cast<int>(newer / TransactionPage::kSize) + 1;
    const auto shown = m_shop->store->list(page, at);
    QVERIFY(shown);
    QCOMPARE(shown->transactions.at(newer % TransactionPage::kSize).id, moved.id);
    const StatusTransition denial{.id = moved.id,
                                  .from = Status::Code::Pending,
                                  .to = Status::Code::Denied,
                                  .at = at,
                                  .endToEndId = {}};
    QVERIFY(m_shop->store->move(denial));
    const auto again = m_shop->store->list(pendingFirst);
    QVERIFY(again);
    QVERIFY(std::none_of(again->transactions.begin(), again->transactions.end(), isMoved));
}

void TransactionListTest::noticesWhatDoesNotFit_data()
{
    QTest::addColumn<QString>("harm");
    QTest::newRow("total") << u"UPDATE tot SET n = n + 1"_s;
    QTest::newRow("sum") << u"UPDATE tot SET amount = amount + 1 WHERE n > 0"_s;
    QTest::newRow("sum of none") << u"UPDATE tot SET commission = 1 WHERE n = 0"_s;
    QTest::newRow("missing kind") << u"DELETE FROM tot WHERE status = 5"_s;
    QTest::newRow("day of a kind") << u"UPDATE tally SET day = day - 1000 WHERE status = 8"_s;
    QTest::newRow("missing day") << u"DELETE FROM day WHERE first_seq = 1"_s;
    QTest::newRow("missing date") << u"UPDATE day SET date = NULL"_s;
    QTest::newRow("another date") << u"UPDATE day SET date = day + 2"_s;
    QTest::newRow("scattered days")
        << u"UPDATE tx SET day = (SELECT max(day) FROM day) WHERE seq = 2"_s;
    QTest::newRow("beginning of days") << u"UPDATE day SET first_seq = first_seq + 1"_s;
    QTest::newRow("name") << u"UPDATE tx SET folded_name = 'x', name = 'Xerxes'"_s;
    for (const SearchedText &searched : kSearchedTexts) {
        const char *const column = searched.column.data();
        QTest::addRow("%s of another text", column)
            << u"UPDATE tx SET %1 = 'x' WHERE %1 <> ''"_s.arg(searched.column);
        QTest::addRow("%s of no text", column)
            << u"UPDATE tx_wide SET %1 = ''"_s.arg(searched.source);
    }
}

void TransactionListTest::noticesWhatDoesNotFit()
{
    QFETCH(QString, harm);
    const auto transaction = WriteTransaction::begin(*m_shop->database); // never committed
    QVERIFY(transaction);
    QVERIFY(Statement(*m_shop->database, u"INSERT INTO tot VALUES (5, 2, ?, 0, 0, 0)"_s)
                .bind(QUuid())
                .run());
    QVERIFY(checkDerivedTables(*m_shop->database));
    QVERIFY(m_shop->database->queryScalar(harm));
    const auto verdict = checkDerivedTables(*m_shop->database);
    QVERIFY(!verdict);
    QCOMPARE(verdict.error().code, Error::Code::StorageCorrupted);
}

void TransactionListTest::noticesWhatDoesNotFitInBlocks_data()
{
    QTest::addColumn<QString>("harm");
    const auto addRows = [](QLatin1StringView column) {
        QTest::addRow("a cell of %s", column.data())
            << u"UPDATE %1 SET cells = 'x' || substr(cells, 2) WHERE first = 1025"_s.arg(column);
        QTest::addRow("no %s", column.data()) << u"DELETE FROM %1 WHERE first = 1"_s.arg(column);
    };
    for (const BlockColumn &column : kBlockColumns)
        addRows(column.table);
    addRows("kinds"_L1);
    QTest::newRow("name") << u"UPDATE tx SET folded_name = 'x' WHERE seq = 7"_s;
    for (const SearchedText &searched : kSearchedTexts)
        QTest::newRow(searched.column.data())
            << u"UPDATE tx SET %1 = %1 || 'x' WHERE seq = 7"_s.arg(searched.column);
    QTest::newRow("number of a kind") << u"UPDATE kind SET n = n + 100"_s;
}

void TransactionListTest::noticesWhatDoesNotFitInBlocks()
{
    QFETCH(QString, harm);
    if (!m_shop->database->backend().hasBlocks())
        return;                                                          // nothing to damage
    const auto transaction = WriteTransaction::begin(*m_shop->database); // never committed
    QVERIFY(transaction);
    QVERIFY(checkDerivedTables(*m_shop->database));
    QVERIFY(m_shop->database->queryScalar(harm));
    const auto verdict = checkDerivedTables(*m_shop->database);
    QVERIFY(!verdict);
    QCOMPARE(verdict.error().code, Error::Code::StorageCorrupted);
}

BALCAO_GUILESS_TEST(TransactionListTest)
#include "tst_transactionlist.moc"
