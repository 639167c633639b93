// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/domain/disclosure.h"
#include "core/service/transactionengine.h"
#include "core/storage/consolestore.h"
#include "core/wire/wiretime.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/programs.h"
#include "tests/support/serverprocess.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace support;
using core::Database;

namespace
{

constexpr auto kOwner = QFile::ReadOwner | QFile::WriteOwner;

void writePrivate(const QString &path, const QByteArray &bytes, QFile::Permissions mode = kOwner)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() ||
        !file.setPermissions(mode))
        qFatal("cannot write");
}

QJsonObject jsonOf(const Ended &ended)
{
    return QJsonDocument::fromJson(ended.output.toUtf8()).object();
}

} // namespace

/// Tests the commands of the built balcao-server about personal data, on both databases.
class ServerPrivacyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsEverythingAboutAPerson_data() { databaseKinds(); }
    void listsEverythingAboutAPerson();
    void removesOldPersonalData_data() { databaseKinds(); }
    void removesOldPersonalData();
    void recordsInTheFolderFirst();
    void usesTheSettingOfTheShop();
    void changesNothingWhileTheShopIsOpen();
    void refusesArguments_data();
    void refusesArguments();

private:
    void use(DatabaseKind kind);
    /// Creates and pays a charge at that time; returns its id.
    [[nodiscard]] QUuid charge(const QDateTime &at) const;
    [[nodiscard]] Ended list() const;
    [[nodiscard]] Ended pseudonymize(const QStringList &options) const
    {
        return runServerProgram(QStringList{u"privacy"_s, u"pseudonymize"_s} + options + m_place);
    }
    template<typename Work>
    void withTill(Work work) const
    {
        const auto till = Database::open(m_shop + u"/console.db"_s, Database::Access::ReadWrite,
                                         core::Schema::Console);
        QVERIFY(till);
        core::ConsoleStore store(**till);
        QVERIFY(store.prepare());
        work(store);
    }

    Databases m_databases;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_shop;
    QString m_address;
    QStringList m_place;
};

void ServerPrivacyTest::use(DatabaseKind kind)
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_shop = m_folder->filePath(u"shop"_s);
    QVERIFY(QDir().mkpath(m_shop));
    const bool isFile = kind == DatabaseKind::Sqlite;
    m_address = isFile ? m_shop + u"/balcao.db"_s : m_databases.newDatabase(kind);
    m_place = isFile ? QStringList{u"--data"_s, m_shop} : QStringList{u"--database"_s, m_address};
    writePrivate(m_folder->filePath(u"cpf"_s), "529.982.247-25\n");
}

QUuid ServerPrivacyTest::charge(const QDateTime &at) const
{
    const auto database = Database::open(m_address, Database::Access::ReadWrite);
    if (!database)
        qFatal("no shop: %s", qPrintable(database.error().detail));
    TestClock clock;
    clock.set(at);
    core::TransactionEngine engine(**database, serviceSettings(), clock,
                                   TestRandom(static_cast<quint64>(at.toMSecsSinceEpoch())));
    const auto made = engine.create(cashInDraft());
    if (!made || !engine.simulate(made->id, core::SimulatedOutcome::Paid))
        qFatal("no charge");
    return made->id;
}

Ended ServerPrivacyTest::list() const
{
    return runServerProgram(
        QStringList{u"privacy"_s, u"list"_s, u"--document-file"_s, m_folder->filePath(u"cpf"_s)} +
        m_place);
}

void ServerPrivacyTest::listsEverythingAboutAPerson()
{
    QFETCH(DatabaseKind, kind);
    use(kind);
    const QUuid id = charge(noon());
    const Ended listed = list();
    QVERIFY2(listed.code == 0, qPrintable(listed.errors));
    const QJsonObject json = jsonOf(listed);
    QCOMPARE(json["document"_L1].toString(), u"52998224725"_s);
    QCOMPARE(json["transactions"_L1].toArray().size(), 1);
    const QJsonObject transaction = json["transactions"_L1][0].toObject();
    QCOMPARE(transaction["id"_L1].toString(), core::toWireId(id));
    QCOMPARE(transaction["name"_L1].toString(), u"José da Conceição"_s);
    QCOMPARE(transaction["events"_L1].toArray().size(), 2);
}

void ServerPrivacyTest::removesOldPersonalData()
{
    QFETCH(DatabaseKind, kind);
    use(kind);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QUuid old = charge(now.addYears(-5).addDays(-2));
    const QUuid young = charge(now.addYears(-5).addDays(2));
    const QStringList five{u"--older-than"_s, u"5"_s};
    const Ended counted = pseudonymize(five + QStringList{u"--dry-run"_s});
    QVERIFY2(counted.code == 0, qPrintable(counted.errors));
    QCOMPARE(jsonOf(counted)["transactions"_L1].toInt(), 1);
    QCOMPARE(jsonOf(counted)["dry_run"_L1].toBool(), true);
    QCOMPARE(jsonOf(list())["transactions"_L1].toArray().size(), 2);

    const Ended removed = pseudonymize(five);
    QVERIFY2(removed.code == 0, qPrintable(removed.errors));
    QCOMPARE(jsonOf(removed)["transactions"_L1].toInt(), 1);
    QStringList remains;
    for (const QJsonValue &each : jsonOf(removed)["remains"_L1].toArray()) {
        QVERIFY(!each["reason"_L1].toString().isEmpty());
        remains += each["data"_L1].toString();
    }
    QVERIFY(remains.contains(u"accounting"_s) && remains.contains(u"other_copies"_s));
    const QJsonArray left = jsonOf(list())["transactions"_L1].toArray();
    QCOMPARE(left.size(), 1);
    QCOMPARE(left[0]["id"_L1].toString(), core::toWireId(young));
    QVERIFY(!old.isNull());
}

void ServerPrivacyTest::recordsInTheFolderFirst()
{
    use(DatabaseKind::Sqlite);
    const QUuid id = charge(noon());
    withTill([&id](core::ConsoleStore &store) {
        QVERIFY(store.annotations().setNote(id, u"mora na rua de cima"_s, noon()));
    });
    const auto bank =
        Database::open(m_shop + u"/bank.db"_s, Database::Access::ReadWrite, core::Schema::Bank);
    QVERIFY(bank);
    for (const QString &sql :
         {u"INSERT INTO account (bank, branch, number) VALUES ('1', '2', '3')"_s,
          u"INSERT INTO line (account, day, amount, kind, row, text, document_digits, "
          "fingerprint, copy) VALUES (1, 2460000, 1500, 0, 1, 'PIX RECEBIDO', '52998224725', "
          "zeroblob(16), 1)"_s})
        QVERIFY((*bank)->queryScalar(sql));
    const Ended listed = list();
    QVERIFY2(listed.code == 0, qPrintable(listed.errors));
    QCOMPARE(jsonOf(listed)["annotations"_L1][0]["text"_L1].toString(), u"mora na rua de cima"_s);
    QCOMPARE(jsonOf(listed)["statements"_L1][0]["text"_L1].toString(), u"PIX RECEBIDO"_s);
    QCOMPARE(jsonOf(listed)["statements"_L1][0]["amount"_L1].toString(), u"15.00"_s);
    withTill([](core::ConsoleStore &store) {
        const auto recorded = store.annotations().disclosures(9);
        QCOMPARE(recorded->size(), 1);
        QVERIFY(!recorded->constFirst().content.contains(u"52998224725"_s));
        QCOMPARE(recorded->constFirst().entries, std::optional<qint64>(1));
        const auto entries = store.audit().read(1, 9);
        QCOMPARE(entries->size(), 1);
        QCOMPARE(entries->constFirst().record.actor.name, u"balcao-server"_s);
        QVERIFY(!store.audit().check()->brokenAt);
    });

    // Without a record nothing is printed.
    for (const auto end : {""_L1, "-wal"_L1, "-shm"_L1})
        QFile::remove(m_shop + u"/console.db"_s + end);
    QVERIFY(QDir(m_shop).mkdir(u"console.db"_s));
    const Ended refused = list();
    QCOMPARE(refused.code, 1);
    QVERIFY2(!refused.output.contains(u"José"_s), qPrintable(refused.output));
}

void ServerPrivacyTest::usesTheSettingOfTheShop()
{
    use(DatabaseKind::Sqlite);
    QVERIFY(!charge(QDateTime::currentDateTimeUtc().addYears(-4)).isNull());
    QCOMPARE(pseudonymize({}).code, 2); // no setting
    writePrivate(m_shop + u"/preferences.json"_s, R"({"retention": {"years": 5}})");
    QCOMPARE(jsonOf(pseudonymize({}))["transactions"_L1].toInt(-1), 0);
    writePrivate(m_shop + u"/preferences.json"_s, R"({"retention": {"years": 3}})");
    QCOMPARE(jsonOf(pseudonymize({}))["transactions"_L1].toInt(-1), 1);
}

void ServerPrivacyTest::changesNothingWhileTheShopIsOpen()
{
    use(DatabaseKind::Sqlite);
    QVERIFY(!charge(noon().addYears(-9)).isNull());
    const QStringList five{u"--older-than"_s, u"5"_s};
    {
        const auto other = Database::open(m_address, Database::Access::ReadOnly);
        QVERIFY(other);
        const Ended refused = pseudonymize(five);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.errors.contains(u"locked"_s), qPrintable(refused.errors));
        QCOMPARE(pseudonymize(five + QStringList{u"--dry-run"_s}).code, 0);
    }
    QCOMPARE(jsonOf(list())["transactions"_L1].toArray().size(), 1);
}

void ServerPrivacyTest::refusesArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QStringList &arguments, const QString &reason) {
        QTest::newRow(name) << arguments << reason;
    };
    const QString file = u"--document-file"_s;
    row("no file", {u"list"_s}, u"document-file"_s);
    row("missing file", {u"list"_s, file, u"none"_s}, u"cannot be read"_s);
    row("readable by others", {u"list"_s, file, u"open"_s}, u"chmod 600"_s);
    row("wrong digits", {u"list"_s, file, u"wrong"_s}, u"no valid CPF"_s);
    row("no years", {u"pseudonymize"_s}, u"number of years"_s);
    row("year 0", {u"pseudonymize"_s, u"--older-than"_s, u"0"_s}, u"number of years"_s);
    row("text as years", {u"pseudonymize"_s, u"--older-than"_s, u"five"_s}, u"number of years"_s);
    row("another action", {u"erase"_s}, u"Usage"_s);
}

void ServerPrivacyTest::refusesArguments()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, reason);
    use(DatabaseKind::Sqlite);
    QVERIFY(!charge(noon()).isNull());
    for (const QString &name : {u"none"_s, u"open"_s, u"wrong"_s})
        arguments.replaceInStrings(name, m_folder->filePath(name));
    writePrivate(m_folder->filePath(u"open"_s), "52998224725", kOwner | QFile::ReadGroup);
    writePrivate(m_folder->filePath(u"wrong"_s), "52998224726");
    const Ended ended = runServerProgram(QStringList{u"privacy"_s} + arguments + m_place);
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.errors.contains(reason), qPrintable(ended.errors));
    QVERIFY(!QFile::exists(m_shop + u"/console.db"_s));
}

BALCAO_GUILESS_TEST(ServerPrivacyTest)
#include "tst_serverprivacy.moc"
