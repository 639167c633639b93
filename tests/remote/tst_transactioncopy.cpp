// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/migrations.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/remote/copiedtransactionservice.h"
#include "core/service/transactioncopy.h"
#include "core/storage/personaldata.h"
#include "core/wire/transactionjson.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/fakeservice.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlError>
#include <QtSql/QSqlQuery>
#include <QtTest/QTest>

#include <ctime>
#include <functional>

using namespace Qt::StringLiterals;
using namespace core;
using namespace support;

namespace
{

/// Returns a charge of a later second for a larger number.
Transaction row(int number, qint64 cents = 1500)
{
    Transaction transaction = samples::charge(cents, number);
    transaction.created = noon().addSecs(number);
    transaction.events = {{Status::Code::Pending, transaction.created}};
    transaction.expires.reset();
    transaction.platform = kPlatform;
    return transaction;
}

} // namespace

class TransactionCopyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void keepsItsFileToItsOwner();
    void replacesADamagedFile();
    void replacesTheFileOfAnotherPlatform();
    void changesNothing();
    void ignoresLateAnswers();
    void keepsWhatAListOmits();
    void keepsUnknownCommissions();
    void keepsACommissionThatListsOmit();
    void readsAFileWithoutUnknownCommissionsAgain();
    void replacesTexts();
    void keepsErasedDataErased();
    void growsBelowItsFirstRow();
    void storesManyRows();
    void answersForAnUnreachableService_data();
    void answersForAnUnreachableService();

private:
    void open(const QUuid &platform = kPlatform);
    [[nodiscard]] QString path() const { return m_folder->filePath(u"copy.db"_s); }

    template<typename Work>
    CopyChanges write(Work work)
    {
        CopyChanges result;
        bool isDone = false;
        m_copy->write<CopyChanges>(work, m_copy.get(), [&](const Result<CopyChanges> &changes) {
            if (!changes)
                QTest::qFail(qPrintable(changes.error().detail), __FILE__, __LINE__);
            result = changes.value_or(CopyChanges());
            isDone = true;
        });
        if (!QTest::qWaitFor([&isDone] { return isDone; }, 60'000)) // slow with sanitizers
            QTest::qFail("not written", __FILE__, __LINE__);
        return result;
    }

    void fill(const QList<Transaction> &newestFirst)
    {
        write([newestFirst](CopyStore &store) {
            return store.prepend(newestFirst, QDate(2026, 1, 1));
        });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TransactionCopy> m_copy;
};

void TransactionCopyTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    open();
}

void TransactionCopyTest::cleanup()
{
    m_copy.reset();
    m_folder.reset();
}

void TransactionCopyTest::open(const QUuid &platform)
{
    m_copy.reset();
    m_copy = std::make_unique<TransactionCopy>(
        TransactionCopy::Setup{.path = path(), .platform = platform});
    const auto opened = await(m_copy->open());
    QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().detail));
}

void TransactionCopyTest::keepsItsFileToItsOwner()
{
    fill({row(1)});
    for (const QString &end : {u""_s, u"-wal"_s}) {
        const auto mode = QFile::permissions(path() + end);
        QCOMPARE(mode & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther), 0);
    }
}

void TransactionCopyTest::replacesADamagedFile()
{
    fill({row(2), row(1)});
    m_copy.reset();
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(30) && file.write(QByteArray(3000, 'x')) == 3000);
    file.close();
    open();
    QCOMPARE(await(m_copy->list({}))->total, 0);
    QVERIFY(!m_copy->completeness()->isComplete);
}

void TransactionCopyTest::replacesTheFileOfAnotherPlatform()
{
    fill({row(2), row(1)});
    open(QUuid::createUuid());
    QCOMPARE(await(m_copy->list({}))->total, 0);
    QVERIFY(!m_copy->completeness()->since);
}

void TransactionCopyTest::changesNothing()
{
    QVERIFY(m_copy->capabilities().readsOnly);
    QCOMPARE(await(m_copy->create(cashInDraft())).error().code, Error::Code::StorageReadOnly);
    QCOMPARE(await(m_copy->simulate(row(1).id, SimulatedOutcome::Paid)).error().code,
             Error::Code::StorageReadOnly);
    QCOMPARE(await(m_copy->refund(row(1).id, {})).error().code, Error::Code::StorageReadOnly);
}

void TransactionCopyTest::ignoresLateAnswers()
{
    Transaction paid = samples::moved(row(1), Status::Code::Paid);
    fill({paid});
    const auto changes =
        write([](CopyStore &store) { return store.update({row(1)}, CopyStore::Trust::Cautious); });
    QCOMPARE(changes.doubtful, QList<QUuid>{paid.id});
    QVERIFY(await(m_copy->find(paid.id))->status == Status::Code::Paid);
    const auto certain =
        write([](CopyStore &store) { return store.update({row(1)}, CopyStore::Trust::Final); });
    QCOMPARE(certain.reverted, 1);
    QVERIFY(await(m_copy->find(paid.id))->status == Status::Code::Pending);
    QCOMPARE(await(m_copy->count({.statuses = {Status::Code::Pending}})), Result<qint64>(1));
}

void TransactionCopyTest::keepsWhatAListOmits()
{
    Transaction payout = row(1);
    payout.operation = Operation::CashOut;
    payout.pixKey = u"ana@example.com"_s;
    payout.status = Status::Code::Paid;
    payout.finished = payout.created.addSecs(1);
    payout.events.prepend({payout.status, *payout.finished});
    fill({payout});
    const auto shortIds = std::make_shared<QList<QUuid>>();
    const auto ask = [shortIds](CopyStore &store) {
        return store.shortIds(10).map([&shortIds](const QList<QUuid> &ids) {
            *shortIds = ids;
            return CopyChanges();
        });
    };
    write(ask);
    QCOMPARE(*shortIds, QList<QUuid>{payout.id});
    Transaction whole = payout;
    whole.endToEndId = u"E1234567820260115120012345678901"_s;
    write([whole](CopyStore &store) { return store.updateWhole(whole); });
    write(
        [payout](CopyStore &store) { return store.update({payout}, CopyStore::Trust::Cautious); });
    QCOMPARE(await(m_copy->find(payout.id))->endToEndId, whole.endToEndId);
    write(ask);
    QVERIFY(shortIds->isEmpty());
}

/// By counters, by rows and by hours.
void TransactionCopyTest::keepsUnknownCommissions()
{
    QList<Transaction> rows{row(4), row(3), row(2), row(1)}; // newest first
    rows[0].commission = Money::fromCents(7);
    rows[1].commission.reset();
    rows[2].commission.reset();
    rows[3].commission = Money();
    fill(rows);
    for (const Transaction &each : std::as_const(rows))
        QVERIFY(await(m_copy->find(each.id))->commission == each.commission);
    QVERIFY(await(m_copy->list({}))->transactions == rows);
    const auto check = [this](Status::Code status, qint64 count, qint64 unknown, qint64 cents) {
        const TransactionSum expected{.day = brasiliaDay(noon()),
                                      .status = status,
                                      .operation = Operation::CashIn,
                                      .count = count,
                                      .amount = Money::fromCents(1500 * count),
                                      .commission = Money::fromCents(cents),
                                      .unknownCommissionCount = unknown};
        TransactionFilter filter{.statuses = {status}};
        QCOMPARE(await(m_copy->sums(filter)), QList{expected});
        QCOMPARE(await(m_copy->hourlySums(filter))->constFirst().sum, expected);
        filter.minAmount = Money::fromCents(1); // adds rows instead of counters
        QCOMPARE(await(m_copy->sums(filter)), QList{expected});
    };
    check(Status::Code::Pending, 4, 2, 7);

    // Known now; unknown now; paid with an unknown commission.
    Transaction known = rows[1];
    known.commission = Money::fromCents(3);
    const Transaction paid = samples::moved(rows[2], Status::Code::Paid);
    write([known, paid](CopyStore &store) {
        return store.update({known, paid}, CopyStore::Trust::Final);
    });
    check(Status::Code::Pending, 3, 0, 10);
    check(Status::Code::Paid, 1, 1, 0);
    QVERIFY(!await(m_copy->find(paid.id))->commission);
    write([id = paid.id](CopyStore &store) { return store.remove(id); });
    QVERIFY(await(m_copy->sums({.statuses = {Status::Code::Paid}}))->isEmpty());
}

/// A list may omit the commission that a single answer states. A commission changes with the status
/// only.
void TransactionCopyTest::keepsACommissionThatListsOmit()
{
    Transaction listed = row(1);
    listed.commission.reset();
    fill({listed});
    Transaction single = listed;
    single.commission = Money::fromCents(5);
    write([single](CopyStore &store) { return store.updateWhole(single); });
    const auto update = [this](const Transaction &transaction) {
        return write([transaction](CopyStore &store) {
            return store.update({transaction}, CopyStore::Trust::Cautious);
        });
    };
    QCOMPARE(update(listed).changed, 0);
    QVERIFY(await(m_copy->find(listed.id))->commission == single.commission);
    QCOMPARE(update(samples::moved(listed, Status::Code::Canceled)).changed, 1);
    QVERIFY(!await(m_copy->find(listed.id))->commission);
}

/// Such a file has 0 for unknown commissions, also after its migration.
void TransactionCopyTest::readsAFileWithoutUnknownCommissionsAgain()
{
    m_copy.reset();
    QVERIFY(QFile::remove(path()));
    {
        constexpr int kBefore = 13;
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"before"_s);
        database.setDatabaseName(path());
        QVERIFY(database.open());
        QSqlQuery query(database);
        for (const QString &sql : migrationStatements(Schema::Copy, kBefore))
            QVERIFY2(query.exec(sql), qPrintable(query.lastError().text()));
        for (int version = 1; version <= kBefore; ++version)
            QVERIFY(query.exec(u"INSERT INTO schema_version VALUES (%1)"_s.arg(version)));
        const QString platform =
            QString::fromLatin1(kPlatform.toRfc4122().toHex()); // the same service
        QVERIFY2(query.exec(u"INSERT INTO copy (only_one, platform, since, is_complete, as_of, "
                            "total, unreadable, vanished, reverted) "
                            "VALUES (1, x'%1', 2460000, 1, 1, 1, 0, 0, 0)"_s.arg(platform)),
                 qPrintable(query.lastError().text()));
        QVERIFY2(
            query.exec(
                u"INSERT INTO tx (seq, id, operation, status, amount, commission, created, day, "
                "platform, name, folded_name, document, phone) VALUES (5000, x'%1', 1, 1, 1500, "
                "0, 1792000000000, 2461330, x'%1', '', '', '', '')"_s.arg(platform)),
            qPrintable(query.lastError().text()));
    }
    QSqlDatabase::removeDatabase(u"before"_s);
    open();
    QCOMPARE(await(m_copy->count({})), Result<qint64>(0));
    QVERIFY(!m_copy->completeness()->isComplete);
    QVERIFY(!m_copy->completeness()->since);
    fill({row(1)});
    QCOMPARE(await(m_copy->count({})), Result<qint64>(1));
}

/// Texts are part of the blocks that searches read.
void TransactionCopyTest::replacesTexts()
{
    QList<Transaction> rows;
    for (int number = 3000; number > 0; --number)
        rows.append(row(number));
    fill(rows);
    Transaction &changed = rows[1500];
    changed.name = u"Quixote Xavier"_s;
    changed.amount = Money::fromCents(987654);
    QCOMPARE(await(m_copy->count({.nameOrDocument = u"quixote"_s})), Result<qint64>(0));
    write([changed](CopyStore &store) {
        return store.update({changed}, CopyStore::Trust::Cautious);
    });
    QCOMPARE(await(m_copy->count({.nameOrDocument = u"quixote"_s})), Result<qint64>(1));
    QCOMPARE(await(m_copy->count({.minAmount = changed.amount, .maxAmount = changed.amount})),
             Result<qint64>(1));
    QVERIFY(await(m_copy->find(changed.id)) == changed);
    QCOMPARE(await(m_copy->count({})), Result<qint64>(3000));
}

/// Each later answer of the service has the person, and another amount.
void TransactionCopyTest::keepsErasedDataErased()
{
    constexpr int kRows = 1100; // more than a block
    const QString cpf = u"11144477735"_s;
    QList<Transaction> rows;
    for (int number = kRows; number > 0; --number)
        rows.append(row(number));
    const auto name = [&cpf](Transaction &transaction) {
        transaction.name = u"Quixote Xavier"_s;
        transaction.document = cpf;
        transaction.description = u"bolo de Quixote"_s;
    };
    for (const int number : {0, 2, 1090})
        name(rows[number]);
    for (const int number : {2, 1090})
        rows[number] = samples::moved(rows[number], Status::Code::Paid);
    fill(rows);
    QCOMPARE(await(m_copy->count({.nameOrDocument = u"quixote"_s})), Result<qint64>(3));
    m_copy.reset();
    {
        const auto database = Database::open(path(), Database::Access::ReadWrite, Schema::Copy);
        QVERIFY(database);
        QList<QUuid> ids;
        QVERIFY(findTransactionsOf(**database, *TaxId::parse(cpf), [&ids](const auto &part) {
            for (const Transaction &each : part)
                ids.append(each.id);
        }));
        QCOMPARE(ids.size(), 3);
        const auto erased = pseudonymizeCopy(**database, ids);
        QVERIFY2(erased, erased ? "" : qPrintable(erased.error().detail));
        QCOMPARE(*erased, (Pseudonymized{.transactions = 2, .skipped = 1})); // one is open
    }
    open();
    QCOMPARE(await(m_copy->count({.nameOrDocument = u"quixote"_s})), Result<qint64>(1));
    QCOMPARE(await(m_copy->count({.nameOrDocument = cpf})), Result<qint64>(1));

    using Answer = std::function<Result<CopyChanges>(CopyStore &, const QList<Transaction> &)>;
    const QList<Answer> answers{
        [](CopyStore &store, const auto &all) { return store.replaceTop(all.mid(0, 100)); },
        [](CopyStore &store, const auto &all) {
            return store.replaceDay(brasiliaDay(noon()), all);
        },
        [](CopyStore &store, const auto &all) {
            return store.update(all.mid(0, 5), CopyStore::Trust::Cautious);
        },
        [](CopyStore &store, const auto &all) { return store.updateWhole(all[2]); },
    };
    for (const Answer &answer : answers) {
        rows[2].amount = rows[2].amount + Money::fromCents(1);
        write([answer, rows](CopyStore &store) { return answer(store, rows); });
        const auto after = await(m_copy->find(rows[2].id));
        QVERIFY(after);
        QCOMPARE(after->amount, rows[2].amount);
        QVERIFY2(after->name.startsWith(u"pseudonym "_s), qPrintable(after->name));
        QCOMPARE(after->document + after->description + after->phone + after->email, QString());
        QCOMPARE(await(m_copy->count({.nameOrDocument = u"quixote"_s})), Result<qint64>(1));
        QCOMPARE(await(m_copy->count({})), Result<qint64>(kRows));
    }
}

/// The service had fewer transactions when the copy began than the copy has in the end.
void TransactionCopyTest::growsBelowItsFirstRow()
{
    for (int part = 20; part > 0; --part) {
        QList<Transaction> rows;
        for (int number = part * 500; number > (part - 1) * 500; --number)
            rows.append(row(number));
        fill(rows);
    }
    QCOMPARE(await(m_copy->count({})), Result<qint64>(10'000));
    QCOMPARE(await(m_copy->list({.page = 100}))->transactions.constLast().id, row(1).id);
    QCOMPARE(await(m_copy->count({.minAmount = Money::fromCents(1), .phone = u"1"_s})),
             Result<qint64>(10'000));
}

/// Prints the speed: of the answers' JSON, and of the rows. The first synchronization needs both.
void TransactionCopyTest::storesManyRows()
{
    constexpr int kPages = 200;
    QList<QByteArray> pages;
    for (int page = kPages; page > 0; --page) {
        QList<Transaction> rows;
        for (int number = page * 100; number > (page - 1) * 100; --number)
            rows.append(row(number));
        pages.append(toJson(TransactionPage{rows, 1, 1, 100}, {},
                            [](const QString &) { return QByteArray(); }));
    }
    // Processor time: other programs of the computer do not matter.
    const auto now = [] { return std::clock() * 1000 / CLOCKS_PER_SEC; };
    const auto begin = now();
    QList<Transaction> all;
    for (const QByteArray &page : std::as_const(pages))
        all += pageFromJson(page)->transactions;
    const qint64 read = now() - begin;
    for (qsizetype first = 0; first < all.size(); first += 4000)
        fill(all.mid(first, 4000));
    const qint64 stored = now() - begin - read;
    qInfo("%lld ms to read, %lld ms to store, %lld rows per second", read, stored,
          all.size() * 1000 / std::max<qint64>(1, read + stored));
    QCOMPARE(await(m_copy->count({})), Result<qint64>(all.size()));
}

void TransactionCopyTest::answersForAnUnreachableService_data()
{
    QTest::addColumn<Error::Code>("code");
    QTest::addColumn<bool>("isAway");
    QTest::newRow("unreachable") << Error::Code::Unreachable << true;
    QTest::newRow("unavailable") << Error::Code::Unavailable << true;
    QTest::newRow("no such transaction") << Error::Code::NotFound << false;
    QTest::newRow("key refused") << Error::Code::AccessDenied << false;
    QTest::newRow("not trusted") << Error::Code::NotTrusted << false;
}

void TransactionCopyTest::answersForAnUnreachableService()
{
    QFETCH(Error::Code, code);
    QFETCH(bool, isAway);
    fill({row(1)});
    FakeService service;
    CopiedTransactionService reading(service, *m_copy);
    service.onFind = [code](const QUuid &) -> Result<Transaction> {
        return tl::unexpected(Error{code, {}, {}});
    };
    const auto found = await(reading.find(row(1).id));
    QCOMPARE(found.has_value(), isAway);
    if (isAway)
        QVERIFY(found->asOf);
    else
        QCOMPARE(found.error().code, code);
}

BALCAO_GUILESS_TEST(TransactionCopyTest)
#include "tst_transactioncopy.moc"
