// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/singleinstance.h"
#include "core/service/transactionengine.h"
#include "core/storage/annotationstore.h"
#include "core/storage/auditstore.h"
#include "core/storage/consolestore.h"
#include "core/storage/intentstore.h"
#include "core/wire/wiretime.h"
#include "tests/app/cli/cliprogram.h"
#include "tests/support/charges.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonArray>

using namespace Qt::StringLiterals;
using core::Database;
using core::Disclosure;
using support::CliEnded;

/// Tests the commands about personal data, and the record of data that leaves.
class TestCliPrivacy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_cli.reset(); }

    void listsEverythingAboutAPerson();
    void readsADocumentFromAPrivateFileOnly_data();
    void readsADocumentFromAPrivateFileOnly();
    void listsAndErasesRequests_data();
    void listsAndErasesRequests();
    void removesOldPersonalData();
    void usesTheSettingAndReports();
    void removesNothingFromAnOpenShop();
    void erasesOnePerson();
    void erasesNobodyElse();
    void erasesNobodyFromAnOpenShop();
    void recordsWhatLeaves();
    void showsTheStateOfAnUnrecordedChange();
    void letsNothingLeaveWithoutARecord_data();
    void letsNothingLeaveWithoutARecord();

private:
    /// Creates and pays a charge at that time; returns its id.
    [[nodiscard]] QUuid charge(const QDateTime &at) const;
    /// Creates a charge that is still open; returns its id.
    [[nodiscard]] QUuid openCharge(const QDateTime &at) const;
    /// Calls a function with the notes of the counter.
    template<typename Use>
    auto withNotes(Use use) const
    {
        const auto console = Database::open(m_cli->shop() + u"/console.db"_s,
                                            Database::Access::ReadWrite, core::Schema::Console);
        if (!console)
            qFatal("no notes: %s", qPrintable(console.error().detail));
        core::AnnotationStore store(**console);
        return use(store);
    }
    [[nodiscard]] QList<Disclosure> disclosures() const
    {
        return withNotes([](core::AnnotationStore &store) { return *store.disclosures(9); });
    }
    [[nodiscard]] CliEnded list() const
    {
        return m_cli->json({u"privacy"_s, u"list"_s, u"--document-file"_s, u"cpf"_s});
    }

    std::unique_ptr<support::CliProgram> m_cli;
};

void TestCliPrivacy::init()
{
    m_cli = std::make_unique<support::CliProgram>();
    m_cli->makeSandbox();
    support::writeFile(m_cli->path(u"cpf"_s), "529.982.247-25\n");
}

QUuid TestCliPrivacy::openCharge(const QDateTime &at) const
{
    auto database = Database::open(m_cli->shop() + u"/balcao.db"_s, Database::Access::ReadWrite);
    if (!database)
        qFatal("no shop: %s", qPrintable(database.error().detail));
    support::TestClock clock;
    clock.set(at);
    const auto seed = static_cast<quint64>(at.toMSecsSinceEpoch());
    core::TransactionEngine engine(**database, support::serviceSettings(), clock,
                                   support::TestRandom(seed));
    const auto made = engine.create(support::cashInDraft());
    if (!made)
        qFatal("no charge");
    return made->id;
}

QUuid TestCliPrivacy::charge(const QDateTime &at) const
{
    const QUuid id = openCharge(at);
    auto database = Database::open(m_cli->shop() + u"/balcao.db"_s, Database::Access::ReadWrite);
    support::TestClock clock;
    clock.set(at);
    core::TransactionEngine engine(**database, support::serviceSettings(), clock,
                                   support::TestRandom());
    if (!engine.simulate(id, core::SimulatedOutcome::Paid))
        qFatal("not paid");
    return id;
}

void TestCliPrivacy::listsEverythingAboutAPerson()
{
    const QUuid id = charge(support::noon());
    withNotes([&id](core::AnnotationStore &store) {
        return store.setNote(id, u"mora na rua de cima"_s, support::noon());
    });
    QVERIFY(QDir(m_cli->shop()).mkdir(u"replaced-2026-01-01-120000"_s));
    const CliEnded listed = list();
    QVERIFY2(listed.code == 0, listed.output.constData());
    const QJsonObject json = listed.json();
    QCOMPARE(json["document"_L1].toString(), u"52998224725"_s);
    QCOMPARE(json["transactions"_L1].toArray().size(), 1);
    const QJsonObject transaction = json["transactions"_L1][0].toObject();
    QCOMPARE(transaction["id"_L1].toString(), core::toWireId(id));
    QCOMPARE(transaction["name"_L1].toString(), u"José da Conceição"_s);
    QCOMPARE(transaction["events"_L1].toArray().size(), 2);
    QCOMPARE(json["annotations"_L1][0]["text"_L1].toString(), u"mora na rua de cima"_s);
    QVERIFY(json["other_copies"_L1][0]["path"_L1].toString().contains(u"replaced-"_s));

    const QList<Disclosure> recorded = disclosures();
    QCOMPARE(recorded.size(), 1);
    QCOMPARE(recorded[0].path, u"-"_s);
    QVERIFY(!recorded[0].content.contains(u"52998224725"_s)); // the record adds no data
    QCOMPARE(recorded[0].entries, std::optional<qint64>(1));

    const CliEnded text = m_cli->text({u"privacy"_s, u"list"_s, u"--document-file"_s, u"cpf"_s});
    QVERIFY2(text.text().contains(u"José da Conceição"_s), text.output.constData());
    QVERIFY2(text.text().contains(u"mora na rua de cima"_s), text.output.constData());
}

void TestCliPrivacy::readsADocumentFromAPrivateFileOnly_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("code");
    QTest::newRow("no file") << QStringList{u"list"_s} << u"usage"_s;
    QTest::newRow("an argument") << QStringList{u"list"_s, u"52998224725"_s} << u"usage"_s;
    QTest::newRow("missing") << QStringList{u"list"_s, u"--document-file"_s, u"none"_s}
                             << u"secret_file"_s;
    QTest::newRow("readable by others")
        << QStringList{u"list"_s, u"--document-file"_s, u"open"_s} << u"secret_file"_s;
    QTest::newRow("wrong digits") << QStringList{u"list"_s, u"--document-file"_s, u"wrong"_s}
                                  << u"invalid_input"_s;
    QTest::newRow("another action") << QStringList{u"delete"_s} << u"usage"_s;
    QTest::newRow("nobody to erase") << QStringList{u"erase"_s} << u"usage"_s;
    QTest::newRow("wrong digits to erase")
        << QStringList{u"erase"_s, u"--document-file"_s, u"wrong"_s} << u"invalid_input"_s;
    QTest::newRow("no age") << QStringList{u"pseudonymize"_s} << u"usage"_s;
    QTest::newRow("age 0") << QStringList{u"pseudonymize"_s, u"--older-than"_s, u"0"_s}
                           << u"usage"_s;
    QTest::newRow("text as age") << QStringList{u"pseudonymize"_s, u"--older-than"_s, u"five"_s}
                                 << u"usage"_s;
}

void TestCliPrivacy::readsADocumentFromAPrivateFileOnly()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, code);
    support::writeFile(m_cli->path(u"open"_s), "52998224725", QFile::ReadOwner | QFile::ReadGroup);
    support::writeFile(m_cli->path(u"wrong"_s), "52998224726");
    const CliEnded ended = m_cli->json(QStringList{u"privacy"_s} + arguments);
    QVERIFY(ended.code != 0);
    QCOMPARE(ended.errorCode(), code);
}

void TestCliPrivacy::listsAndErasesRequests_data()
{
    QTest::addColumn<core::IntentState>("state");
    QTest::addColumn<int>("erased");
    QTest::newRow("settled") << core::IntentState::Refused << 1;
    QTest::newRow("may be sent again") << core::IntentState::Unknown << 0;
}

/// The request to the bank was never a transaction of the shop.
void TestCliPrivacy::listsAndErasesRequests()
{
    QFETCH(const core::IntentState, state);
    QFETCH(const int, erased);
    {
        const auto intents = Database::open(m_cli->shop() + u"/intents.db"_s,
                                            Database::Access::ReadWrite, core::Schema::Remote);
        QVERIFY(intents);
        core::IntentStore store(**intents);
        const auto number = store.begin({.reference = u"PED-7"_s,
                                         .amount = core::Money::fromCents(1500),
                                         .pixKey = {},
                                         .body = R"({"cpf":"52998224725","nome":"Maria"})",
                                         .created = support::noon(),
                                         .lastSent = support::noon(),
                                         .attempts = 1});
        QVERIFY(number);
        QVERIFY(store.settle(*number, state));
    }
    const QJsonArray listed = list().json()["orders"_L1].toArray();
    QCOMPARE(listed.size(), 1);
    QCOMPARE(listed[0]["reference"_L1].toString(), u"PED-7"_s);
    QCOMPARE(listed[0]["amount"_L1].toString(), u"15.00"_s);
    QCOMPARE(listed[0]["state"_L1].toString(), core::toText(state));
    QVERIFY(listed[0]["request"_L1].toString().contains(u"Maria"_s));
    const CliEnded text = m_cli->text({u"privacy"_s, u"list"_s, u"--document-file"_s, u"cpf"_s});
    QVERIFY2(text.text().contains(u"Maria"_s), text.output.constData());

    const CliEnded ended = m_cli->json({u"privacy"_s, u"erase"_s, u"--document-file"_s, u"cpf"_s});
    QVERIFY2(ended.code == 0, ended.output.constData());
    QCOMPARE(ended.json()["erased"_L1]["orders"_L1].toInt(), erased);
    QCOMPARE(ended.output.contains("open_transactions"), erased == 0);
    QCOMPARE(list().json()["orders"_L1].toArray().size(), 1 - erased);
}

void TestCliPrivacy::removesOldPersonalData()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QUuid old = charge(now.addYears(-5).addDays(-2));
    const QUuid young = charge(now.addYears(-5).addDays(2));
    for (const QUuid &id : {old, young})
        withNotes([&id](core::AnnotationStore &store) {
            return store.setNote(id, u"filho da Ana"_s, support::noon());
        });
    const QStringList command{u"privacy"_s, u"pseudonymize"_s, u"--older-than"_s, u"5"_s};
    const CliEnded counted = m_cli->json(command + QStringList{u"--dry-run"_s});
    QCOMPARE(counted.code, 0);
    QCOMPARE(counted.json()["transactions"_L1].toInt(), 1);
    QCOMPARE(counted.json()["dry_run"_L1].toBool(), true);
    QCOMPARE(list().json()["transactions"_L1].toArray().size(), 2);

    const CliEnded removed = m_cli->json(command);
    QVERIFY2(removed.code == 0, removed.output.constData());
    QCOMPARE(removed.json()["transactions"_L1].toInt(), 1);
    const QJsonObject left = list().json();
    QCOMPARE(left["transactions"_L1].toArray().size(), 1);
    QCOMPARE(left["transactions"_L1][0]["id"_L1].toString(), core::toWireId(young));
    const CliEnded shown = m_cli->json({u"show"_s, core::toWireId(old)});
    QVERIFY2(shown.json()["name"_L1].toString().startsWith(u"pseudonym "_s),
             shown.output.constData());
    QCOMPARE(shown.json()["amount"_L1].toString(), u"12.34"_s);
    QVERIFY(!shown.json().contains(u"document"_s) ||
            shown.json()["document"_L1].toString().isEmpty());
    QCOMPARE(m_cli->json({u"check"_s}).code, 0);
    const auto notes = withNotes([&](core::AnnotationStore &store) { return *store.all(); });
    QVERIFY(!notes.contains(old));
    QVERIFY(notes.contains(young));
    QCOMPARE(m_cli->json(command).json()["transactions"_L1].toInt(), 0);
}

void TestCliPrivacy::usesTheSettingAndReports()
{
    const QUuid old = charge(QDateTime::currentDateTimeUtc().addYears(-4));
    withNotes([&old](core::AnnotationStore &store) {
        return store.setNote(old, u"filho da Ana"_s, support::noon());
    });
    const QStringList command{u"privacy"_s, u"pseudonymize"_s};
    QCOMPARE(m_cli->json(command).errorCode(), u"usage"_s); // no setting
    support::writeFile(m_cli->shop() + u"/preferences.json"_s, R"({"retention": {"years": 3}})");
    const CliEnded removed = m_cli->json(command);
    QVERIFY2(removed.code == 0, removed.output.constData());
    QCOMPARE(removed.json()["transactions"_L1].toInt(), 1);
    QCOMPARE(removed.json()["erased"_L1]["annotations"_L1].toInt(), 1);
    QStringList remains;
    for (const QJsonValue &each : removed.json()["remains"_L1].toArray()) {
        QVERIFY(!each["reason"_L1].toString().isEmpty());
        remains += each["data"_L1].toString();
    }
    const QStringList expected{u"accounting"_s, u"evidence"_s, u"audit_log"_s, u"other_copies"_s};
    QCOMPARE(remains, expected);
    const auto console = Database::open(m_cli->shop() + u"/console.db"_s,
                                        Database::Access::ReadOnly, core::Schema::Console);
    QVERIFY(console);
    const auto entries = core::AuditStore(**console).read(1, 9);
    QVERIFY(entries && entries->size() == 1);
    QCOMPARE(entries->constFirst().record.action, core::AuditAction::PersonErased);
    QCOMPARE(entries->constFirst().record.actor.name, u"balcao-cli"_s);
}

void TestCliPrivacy::removesNothingFromAnOpenShop()
{
    const QUuid old = charge(support::noon().addYears(-9));
    const QStringList command{u"privacy"_s, u"pseudonymize"_s, u"--older-than"_s, u"5"_s};
    {
        app::SingleInstance console(m_cli->shop());
        QCOMPARE(console.start(), app::SingleInstance::Role::First);
        QCOMPARE(m_cli->json(command).errorCode(), u"storage_busy"_s);
        QCOMPARE(m_cli->json(command + QStringList{u"--dry-run"_s}).code, 0);
    }
    {
        const auto server =
            Database::open(m_cli->shop() + u"/balcao.db"_s, Database::Access::ReadOnly);
        QVERIFY(server);
        QCOMPARE(m_cli->json(command).errorCode(), u"storage_busy"_s);
    }
    QCOMPARE(list().json()["transactions"_L1].toArray().size(), 1);
    QVERIFY(!old.isNull());
}

void TestCliPrivacy::erasesOnePerson()
{
    const QUuid paid = charge(support::noon());
    const QUuid open = openCharge(support::noon().addDays(1));
    for (const QUuid &id : {paid, open})
        withNotes([&id](core::AnnotationStore &store) {
            return store.setNote(id, u"filho da Ana"_s, support::noon());
        });
    withNotes([](core::AnnotationStore &store) {
        return store.beginDisclosure({.path = u"a.csv"_s, .content = u"text 52998224725"_s},
                                     support::noon());
    });
    {
        const auto console = Database::open(m_cli->shop() + u"/console.db"_s,
                                            Database::Access::ReadWrite, core::Schema::Console);
        QVERIFY(console);
        core::ConsoleStore store(**console);
        QVERIFY(store.payers().remember(
            {.name = u"José da Conceição"_s, .document = u"52998224725"_s}, support::noon()));
        core::PayoutOrder order{.draft = support::cashOutDraft(500, u"P1"_s),
                                .state = core::PayoutOrder::State::Refused,
                                .since = support::noon()};
        order.draft.document = u"52998224725"_s;
        QVERIFY(store.recordPayout(order));
        order.draft.reference = u"P2"_s;
        order.state = core::PayoutOrder::State::Held;
        QVERIFY(store.recordPayout(order));
    }
    const CliEnded erased = m_cli->json({u"privacy"_s, u"erase"_s, u"--document-file"_s, u"cpf"_s});
    QVERIFY2(erased.code == 0, erased.output.constData());
    const QJsonObject report = erased.json();
    QCOMPARE(report["transactions"_L1].toInt(), 2);
    QCOMPARE(report["erased"_L1]["annotations"_L1].toInt(), 2);
    QCOMPARE(report["erased"_L1]["payers"_L1].toInt(), 1);
    QCOMPARE(report["erased"_L1]["payouts"_L1].toInt(), 1);
    QCOMPARE(report["erased"_L1]["filters"_L1].toInt(), 1);
    QStringList remains;
    for (const QJsonValue &each : report["remains"_L1].toArray()) {
        QVERIFY(!each["reason"_L1].toString().isEmpty());
        remains += each["data"_L1].toString();
    }
    QCOMPARE(remains, (QStringList{u"accounting"_s, u"open_transactions"_s, u"audit_log"_s,
                                   u"other_copies"_s}));

    const QJsonObject left = list().json();
    QCOMPARE(left["transactions"_L1].toArray().size(), 2); // accounting needs them
    QVERIFY(left["payers"_L1].toArray().isEmpty());
    QVERIFY(left["annotations"_L1].toArray().isEmpty());
    QVERIFY(left["files"_L1].toArray().isEmpty());
    QCOMPARE(left["payouts"_L1].toArray().size(), 1); // its money may move
    QCOMPARE(left["payouts"_L1][0]["reference"_L1].toString(), u"P2"_s);
    QCOMPARE(m_cli->json({u"check"_s}).code, 0);
    QFile file(m_cli->shop() + u"/console.db"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("filho da Ana")); // also not in free pages

    const auto console = Database::open(m_cli->shop() + u"/console.db"_s,
                                        Database::Access::ReadOnly, core::Schema::Console);
    QVERIFY(console);
    const auto entries =
        core::AuditStore(**console).entries({.action = core::AuditAction::PersonErased}, 0, 9);
    QVERIFY(entries && entries->size() == 1);
    QCOMPARE(entries->constFirst().record.subject, u"one person, 2 transactions"_s);
}

void TestCliPrivacy::erasesNobodyElse()
{
    const QUuid id = charge(support::noon());
    withNotes([&id](core::AnnotationStore &store) {
        return store.setNote(id, u"filho da Ana"_s, support::noon());
    });
    support::writeFile(m_cli->path(u"other"_s), "111.444.777-35\n");
    const CliEnded erased =
        m_cli->text({u"privacy"_s, u"erase"_s, u"--document-file"_s, u"other"_s});
    QCOMPARE(erased.code, 0);
    QVERIFY2(erased.text().contains(u"stored nothing about this person"_s),
             erased.output.constData());
    QCOMPARE(withNotes([](core::AnnotationStore &store) { return store.all()->size(); }), 1);
}

void TestCliPrivacy::erasesNobodyFromAnOpenShop()
{
    QVERIFY(!charge(support::noon()).isNull());
    const QStringList command{u"privacy"_s, u"erase"_s, u"--document-file"_s, u"cpf"_s};
    const auto server = Database::open(m_cli->shop() + u"/balcao.db"_s, Database::Access::ReadOnly);
    QVERIFY(server);
    QCOMPARE(m_cli->json(command).errorCode(), u"storage_busy"_s);
}

void TestCliPrivacy::recordsWhatLeaves()
{
    const QUuid id = charge(support::noon());
    QVERIFY(!charge(support::noon().addDays(1)).isNull());
    const QString file = m_cli->path(u"all.csv"_s);
    QCOMPARE(m_cli->json({u"export"_s, file}).code, 0);
    QCOMPARE(disclosures().size(), 1);
    QVERIFY(disclosures()[0].kind == Disclosure::Kind::Export);
    QCOMPARE(disclosures()[0].path, file);
    QCOMPARE(disclosures()[0].entries, std::optional<qint64>(2));
    QVERIFY(!disclosures()[0].isMasked);

    QCOMPARE(m_cli->json({u"list"_s, u"--limit"_s, u"1"_s}).code, 0);
    QCOMPARE(disclosures().size(), 2);
    QCOMPARE(disclosures()[0].path, u"-"_s);
    QCOMPARE(disclosures()[0].entries, std::optional<qint64>(1));

    QCOMPARE(m_cli->json({u"show"_s, core::toWireId(id)}).code, 0);
    QCOMPARE(withNotes([&](core::AnnotationStore &store) { return store.reveals(id)->size(); }), 1);
    QCOMPARE(disclosures().size(), 2);

    const QUuid open = openCharge(QDateTime::currentDateTimeUtc());
    const CliEnded paid = m_cli->json({u"pay"_s, core::toWireId(open)});
    QVERIFY2(paid.code == 0 && paid.output.contains("José"), paid.output.constData());
    QCOMPARE(withNotes([&](core::AnnotationStore &store) { return store.reveals(open)->size(); }),
             1);
}

/// The change is made, so its state is printed.
void TestCliPrivacy::showsTheStateOfAnUnrecordedChange()
{
    const QUuid open = openCharge(QDateTime::currentDateTimeUtc());
    QVERIFY(QDir(m_cli->shop()).mkdir(u"console.db"_s)); // cannot be a database
    const CliEnded paid = m_cli->json({u"pay"_s, core::toWireId(open)});
    QCOMPARE(paid.code, 0);
    QCOMPARE(paid.json()["id"_L1].toString(), core::toWireId(open));
    QCOMPARE(paid.json()["status"_L1].toString(), u"paid"_s);
    QVERIFY2(!paid.output.contains("José"), paid.output.constData());
}

void TestCliPrivacy::letsNothingLeaveWithoutARecord_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("export") << QStringList{u"export"_s, u"all.csv"_s};
    QTest::newRow("list") << QStringList{u"list"_s};
    QTest::newRow("show") << QStringList{u"show"_s, u"ID"_s};
    QTest::newRow("privacy list") << QStringList{u"privacy"_s, u"list"_s, u"--document-file"_s,
                                                 u"cpf"_s};
}

void TestCliPrivacy::letsNothingLeaveWithoutARecord()
{
    QFETCH(QStringList, command);
    const QString id = core::toWireId(charge(support::noon()));
    QVERIFY(QDir(m_cli->shop()).mkdir(u"console.db"_s)); // cannot be a database
    command.replaceInStrings(u"ID"_s, id);
    const CliEnded ended = m_cli->json(command);
    QCOMPARE(ended.code, 1);
    QVERIFY(!QFile::exists(m_cli->path(u"all.csv"_s)));
    QVERIFY2(!ended.output.contains("José"), ended.output.constData());
}

BALCAO_GUILESS_TEST(TestCliPrivacy)
#include "tst_cliprivacy.moc"
