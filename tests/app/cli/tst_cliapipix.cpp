// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/cobrequest.h"
#include "core/domain/brcode.h"
#include "tests/app/cli/cliprogram.h"
#include "tests/support/simulatedbank.h"
#include "tests/support/testmain.h"

#include <QtCore/QDirIterator>
#include <QtCore/QJsonArray>

using namespace Qt::StringLiterals;
using core::Money;
using support::CliEnded;
using support::SimulatedBank;
using Transport = SimulatedBank::Transport;

namespace
{

constexpr auto kSecret = "Very-Secret_1234567890";

} // namespace

/// Tests the commands about a bank, with a simulated bank in this process and without a keyring.
class TestCliApiPix : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_cli = std::make_unique<support::CliProgram>();
        m_cli->setVariable(u"XDG_DATA_HOME"_s, m_cli->path(u"share"_s));
        m_cli->setVariable(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nonexistent"_s);
        write(u"secret"_s, QByteArray(kSecret) + '\n');
        write(u"password"_s, "segredo\n");
    }

    void listsTheBanks()
    {
        const CliEnded ended = m_cli->run({u"bank"_s, u"list"_s, u"--json"_s});
        QCOMPARE(ended.code, 0);
        const QList<QByteArray> lines = ended.output.trimmed().split('\n');
        QCOMPARE(lines.size(), core::pspProfiles().size());
        const QJsonObject first = QJsonDocument::fromJson(lines.first()).object();
        QCOMPARE(first["id"_L1].toString(), u"bb"_s);
        QVERIFY(first["needs"_L1].toArray().contains(u"certificate"_s));
        QVERIFY(first["cancels"_L1].toBool() && first["refunds"_L1].toBool());
        QVERIFY(ended.output.contains(R"("notes":["icp_brasil"])"));
    }

    void seesThePaymentsOfAShop()
    {
        SimulatedBank bank(u"other"_s, Transport::Https,
                           [](auto &setup) { setup.secret = kSecret; });
        createShop(QString::fromLatin1(support::kBankKey));
        const CliEnded added = add(bank);
        QVERIFY2(added.code == 0, added.output.constData());
        QCOMPARE(added.json()["in_keyring"_L1].toBool(true), false);
        QVERIFY(added.errorText().contains(u"--secret-file"_s));

        const CliEnded tested = call({u"bank"_s, u"test"_s, u"banco"_s});
        QVERIFY2(tested.code == 0, (tested.output + tested.errors).constData());
        QCOMPARE(tested.output.trimmed().split('\n').size(), 8);

        const CliEnded charged = m_cli->json({u"charge"_s, u"12.30"_s});
        QCOMPARE(charged.code, 0);
        const QUuid id(charged.json()["id"_L1].toString());
        bank.bank().pay({.txid = core::chargeTxid(id),
                         .amount = Money::fromCents(1230),
                         .settledAt = QDateTime::currentDateTimeUtc().addSecs(-6)});
        const QString other =
            bank.bank().pay({.amount = Money::fromCents(700),
                             .settledAt = QDateTime::currentDateTimeUtc().addSecs(-6)});
        const CliEnded synced = call({u"bank"_s, u"sync"_s, u"Banco"_s});
        QVERIFY2(synced.code == 0, (synced.output + synced.errors).constData());
        QCOMPARE(synced.json()["complete"_L1].toBool(), true);
        QCOMPARE(synced.json()["paid"_L1].toInt(), 1);
        const QJsonArray open = synced.json()["open"_L1].toArray();
        QCOMPARE(open.size(), 1);
        QCOMPARE(open[0]["e2e_id"_L1].toString(), other);
        QCOMPARE(open[0]["amount"_L1].toString(), u"7.00"_s);
        QCOMPARE(open[0]["state"_L1].toString(), u"unmatched"_s);
        const CliEnded shown = m_cli->json({u"show"_s, id.toString(QUuid::WithoutBraces)});
        QCOMPARE(shown.json()["status"_L1].toString(), u"paid"_s);
        QVERIFY2(shown.output.contains("bank_api"), shown.output.constData());
        QCOMPARE(call({u"bank"_s, u"sync"_s, u"banco"_s}).json()["paid"_L1].toInt(), 0);
        QCOMPARE(bank.bank().effects(), 0);

        const CliEnded removed = m_cli->run({u"bank"_s, u"remove"_s, u"banco"_s, u"--json"_s});
        QCOMPARE(removed.code, 0);
        QCOMPARE(call({u"bank"_s, u"test"_s, u"banco"_s}).errorCode(), u"no_bank"_s);
    }

    /// Charges get codes of the bank, and refunds move money, if the connection asks for codes.
    void chargesAndRefundsThroughTheBank()
    {
        SimulatedBank bank(u"other"_s, Transport::Https,
                           [](auto &setup) { setup.secret = kSecret; });
        createShop(QString::fromLatin1(support::kBankKey));
        QCOMPARE(add(bank, {u"--bank-codes"_s}).code, 0);
        const CliEnded without = m_cli->json({u"charge"_s, u"12.30"_s});
        QCOMPARE(without.code, 1);
        QCOMPARE(without.errorCode(), u"no_key"_s);
        QCOMPARE(bank.bank().effects(), 0);

        const CliEnded charged = call({u"charge"_s, u"12.30"_s, u"--reference"_s, u"C1"_s});
        const QByteArray token = bank.bank().lastRequest().field("authorization").mid(7);
        QVERIFY2(charged.code == 0, (charged.output + charged.errors).constData());
        const QUuid id(charged.json()["id"_L1].toString());
        QCOMPARE(bank.bank().payableTxids(), QStringList{core::cobTxid(id)});
        const auto code = core::BrCode::parse(charged.json()["qr_code"_L1].toString());
        QVERIFY(code);
        QCOMPARE(code->kind, core::BrCode::Kind::Dynamic);
        QCOMPARE(call({u"charge"_s, u"12.31"_s, u"--reference"_s, u"C1"_s}).code, 1);
        QCOMPARE(bank.bank().payableTxids().size(), 1);

        bank.bank().pay({.txid = core::cobTxid(id),
                         .amount = Money::fromCents(1230),
                         .settledAt = QDateTime::currentDateTimeUtc().addSecs(-6)});
        QCOMPARE(call({u"bank"_s, u"sync"_s, u"banco"_s}).json()["paid"_L1].toInt(), 1);
        const QString wireId = id.toString(QUuid::WithoutBraces);
        const CliEnded part = call({u"refund"_s, wireId, u"--amount"_s, u"1.00"_s});
        QVERIFY2(part.code == 0, (part.output + part.errors).constData());
        QCOMPARE(part.json()["status"_L1].toString(), u"paid"_s);
        QCOMPARE(part.json()["refunded"_L1].toString(), u"1.00"_s);
        QCOMPARE(bank.bank().lastBody("PUT"), QByteArray(R"({"valor":"1.00"})"));
        QCOMPARE(bank.bank().effects(), 2);
        const CliEnded refunded = call({u"refund"_s, wireId, u"--reason"_s, u"troca"_s});
        QVERIFY2(refunded.code == 0, (refunded.output + refunded.errors).constData());
        QCOMPARE(refunded.json()["status"_L1].toString(), u"refund"_s);
        QCOMPARE(refunded.json()["refunded"_L1].toString(), u"12.30"_s);
        QCOMPARE(bank.bank().lastBody("PUT"), QByteArray(R"({"valor":"11.30"})"));
        QCOMPARE(call({u"refund"_s, wireId}).code, 0);
        QCOMPARE(bank.bank().effects(), 3);
        // A failure could show too much.
        bank.bank().expireTokens();
        bank.server.addFault({.call = "GET", .fault = core::BankFault::Garbage, .count = 9});
        QCOMPARE(call({u"bank"_s, u"sync"_s, u"banco"_s}).code, 1);
        QCOMPARE(call({u"diagnose"_s, m_cli->path(u"diagnostic.zip"_s)}).code, 0);
        // The request of a token has the secret in another form.
        const QByteArray basic = bank.bank().lastRequest().field("authorization").mid(6);
        QVERIFY(token.size() == 32 && basic.size() > 32);
        showsNowhere({kSecret, token, basic, "segredo",
                      support::bankFile(u"client-key.pem"_s).split('\n').value(5)});
    }

    /// A script that repeats a call gets the same charge.
    void printsTheSameChargeAgain()
    {
        SimulatedBank bank(u"other"_s, Transport::Https,
                           [](auto &setup) { setup.secret = kSecret; });
        createShop(QString::fromLatin1(support::kBankKey));
        QCOMPARE(add(bank, {u"--bank-codes"_s}).code, 0);
        const CliEnded first = call({u"charge"_s, u"12.30"_s, u"--reference"_s, u"C1"_s});
        QCOMPARE(first.code, 0);
        const CliEnded again = call({u"charge"_s, u"12.30"_s, u"--reference"_s, u"C1"_s});
        QVERIFY2(again.code == 0, (again.output + again.errors).constData());
        QCOMPARE(again.json()["id"_L1], first.json()["id"_L1]);
        QCOMPARE(again.json()["qr_code"_L1], first.json()["qr_code"_L1]);
        const CliEnded other = call({u"charge"_s, u"12.31"_s, u"--reference"_s, u"C1"_s});
        QCOMPARE(other.code, 1);
        QCOMPARE(other.errorCode(), u"conflict"_s);
        QCOMPARE(bank.bank().effects(), 1);
    }

    void followsALostOrder_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<bool>("hasArrived");
        QTest::addColumn<int>("code"); // then the charge is in the shop, or still unknown
        const QStringList show{u"show"_s, u"C1"_s};
        const QStringList charge{u"charge"_s, u"5.00"_s, u"--reference"_s, u"C1"_s};
        const QStringList sync{u"bank"_s, u"sync"_s, u"banco"_s};
        QTest::newRow("show, at the bank") << show << true << 0;
        QTest::newRow("charge, at the bank") << charge << true << 0;
        QTest::newRow("sync, at the bank") << sync << true << 0;
        QTest::newRow("show, not at the bank yet") << show << false << 3;
        QTest::newRow("charge, not at the bank yet") << charge << false << 3;
        QTest::newRow("sync, not at the bank yet") << sync << false << 0;
    }

    /// After the end of a program in the middle of an order, each command looks the order up, and
    /// none sends it again.
    void followsALostOrder()
    {
        QFETCH(const QStringList, command);
        QFETCH(const bool, hasArrived);
        QFETCH(const int, code);
        SimulatedBank bank(u"other"_s, Transport::Https,
                           [](auto &setup) { setup.secret = kSecret; });
        createShop(QString::fromLatin1(support::kBankKey));
        QCOMPARE(add(bank, {u"--bank-codes"_s}).code, 0);
        bank.server.addFault(
            {.call = "PUT /v2/cob", .fault = core::BankFault::NoAnswer, .acts = hasArrived});
        const auto lost = m_cli->started({u"--data"_s, m_cli->shop(), u"--json"_s, u"charge"_s,
                                          u"5.00"_s, u"--reference"_s, u"C1"_s, u"--secret-file"_s,
                                          m_cli->path(u"secret"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(bank.server.received("PUT", "/v2/cob"), 1, 60'000);
        lost->kill();
        QVERIFY(lost->waitForFinished());
        // Without the secret, nothing is known.
        const CliEnded without = m_cli->json({u"show"_s, u"C1"_s});
        QCOMPARE(without.code, 3);
        QCOMPARE(without.errorCode(), u"unconfirmed"_s);

        const CliEnded ended = call(command);
        QVERIFY2(ended.code == code, (ended.output + ended.errors).constData());
        const CliEnded shown = m_cli->json({u"show"_s, u"C1"_s});
        QCOMPARE(shown.code, hasArrived ? 0 : 3);
        if (hasArrived) {
            const QUuid id(shown.json()["id"_L1].toString());
            QCOMPARE(bank.bank().payableTxids(), QStringList{core::cobTxid(id)});
            QCOMPARE(shown.json()["status"_L1].toString(), u"pending"_s);
        }
        QCOMPARE(bank.server.received("PUT", "/v2/cob"), 1);
        // An unknown reference needs no bank.
        const CliEnded unknown = m_cli->json({u"show"_s, u"C2"_s});
        QCOMPARE(unknown.code, 1);
        QCOMPARE(unknown.errorCode(), u"not_found"_s);
    }

    /// The command reads the payments of the bank while it waits.
    void waitsForThePaymentOfTheBank()
    {
        SimulatedBank bank(u"other"_s, Transport::Https,
                           [](auto &setup) { setup.secret = kSecret; });
        createShop(QString::fromLatin1(support::kBankKey));
        QCOMPARE(add(bank, {u"--bank-codes"_s}).code, 0);
        const auto waiting =
            m_cli->started({u"--data"_s, m_cli->shop(), u"--json"_s, u"charge"_s, u"5.00"_s,
                            u"--wait"_s, u"60"_s, u"--secret-file"_s, m_cli->path(u"secret"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(bank.bank().payableTxids().size(), 1, 60'000);
        bank.bank().pay({.txid = bank.bank().payableTxids().constFirst(),
                         .amount = Money::fromCents(500),
                         .settledAt = QDateTime::currentDateTimeUtc().addSecs(-6)});
        const CliEnded ended = support::CliProgram::ended(*waiting);
        QVERIFY2(ended.code == 0, (ended.output + ended.errors).constData());
        QCOMPARE(ended.json()["status"_L1].toString(), u"paid"_s);
    }

    void storesNoSecretInFiles()
    {
        SimulatedBank bank(u"other"_s, Transport::Https,
                           [](auto &setup) { setup.secret = kSecret; });
        QCOMPARE(add(bank).code, 0);
        QByteArray key = support::bankFile(u"client-key.pem"_s);
        key = key.split('\n').value(5);
        QVERIFY(key.size() > 20);
        int files = 0;
        QDirIterator it(m_cli->path(u"share"_s), QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray content = file.readAll();
            QVERIFY2(!content.contains(kSecret), qPrintable(file.fileName()));
            QVERIFY2(!content.contains(key), qPrintable(file.fileName()));
            QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup |
                                           QFile::WriteOther),
                     QFile::Permissions());
            ++files;
        }
        QCOMPARE(files, 3);
    }

    void reportsAFailedTest()
    {
        SimulatedBank bank(u"other"_s, Transport::Https,
                           [](auto &setup) { setup.secret = "other"; });
        QCOMPARE(add(bank).code, 0);
        const CliEnded tested = call({u"bank"_s, u"test"_s, u"banco"_s});
        QCOMPARE(tested.code, 1);
        const QList<QByteArray> lines = tested.output.trimmed().split('\n');
        const QJsonObject token = QJsonDocument::fromJson(lines.value(3)).object();
        QCOMPARE(token["step"_L1].toString(), u"token"_s);
        QCOMPARE(token["result"_L1].toString(), u"failed"_s);
        QVERIFY(tested.errorText().trimmed().endsWith(token["message"_L1].toString()));
        const QJsonObject last = QJsonDocument::fromJson(lines.last()).object();
        QCOMPARE(last["result"_L1].toString(), u"not_checked"_s);
    }

    void needsTheRightSecret()
    {
        SimulatedBank bank(u"other"_s, Transport::Https,
                           [](auto &setup) { setup.secret = kSecret; });
        QCOMPARE(add(bank).code, 0);
        const CliEnded without = m_cli->run({u"bank"_s, u"test"_s, u"banco"_s, u"--json"_s});
        QCOMPARE(without.code, 1);
        QCOMPARE(without.errorCode(), u"no_key"_s);
        write(u"secret"_s, "another");
        QCOMPARE(call({u"bank"_s, u"test"_s, u"banco"_s}).errorCode(), u"certificate"_s);
        QCOMPARE(bank.bank().requests("POST", "/"), 0);
    }

    void refusesTheShopOfAnotherKey()
    {
        SimulatedBank bank(u"other"_s, Transport::Https,
                           [](auto &setup) { setup.secret = kSecret; });
        createShop(u"ana@example.com"_s);
        QCOMPARE(add(bank).code, 0);
        const CliEnded synced = call({u"bank"_s, u"sync"_s, u"banco"_s});
        QCOMPARE(synced.code, 1);
        QCOMPARE(synced.errorCode(), u"other_key"_s);
        QCOMPARE(bank.bank().requests("POST", "/"), 0);
    }

    void refusesWrongUsage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::newRow("action") << QStringList{u"bank"_s, u"pay"_s} << 2;
        QTest::newRow("no name") << QStringList{u"bank"_s, u"test"_s} << 2;
        QTest::newRow("two names") << QStringList{u"bank"_s, u"test"_s, u"a"_s, u"b"_s} << 2;
        QTest::newRow("no bank") << QStringList{u"bank"_s, u"add"_s, u"a"_s} << 2;
        QTest::newRow("day") << QStringList{u"bank"_s, u"sync"_s, u"a"_s, u"--from"_s, u"1"_s} << 2;
        const QStringList add{u"bank"_s,   u"add"_s,      u"a"_s,     u"--secret-file"_s,
                              u"secret"_s, u"--psp"_s,    u"other"_s, u"--client-id"_s,
                              u"c"_s,      u"--pix-key"_s};
        QTest::newRow("no secret") << QStringList{u"bank"_s,  u"add"_s,       u"a"_s,
                                                  u"--psp"_s, u"efi"_s,       u"--client-id"_s,
                                                  u"c"_s,     u"--pix-key"_s, u"ana@example.com"_s}
                                   << 2;
        QTest::newRow("key") << add + QStringList{u"none"_s} << 1;
        QTest::newRow("no address") << add + QStringList{u"ana@example.com"_s} << 1;
        QTest::newRow("plain http")
            << add + QStringList{u"ana@example.com"_s, u"--base-url"_s, u"http://bank.example"_s,
                                 u"--token-url"_s, u"http://bank.example"_s}
            << 1;
        QTest::newRow("certificate")
            << add +
                   QStringList{
                       u"ana@example.com"_s, u"--base-url"_s,           u"https://bank.example"_s,
                       u"--token-url"_s,     u"https://bank.example"_s, u"--certificate"_s,
                       u"secret"_s}
            << 1;
    }

    void refusesWrongUsage()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, code);
        const CliEnded ended = m_cli->run(arguments + QStringList{u"--json"_s});
        QCOMPARE(ended.code, code);
        QVERIFY(!ended.errorCode().isEmpty());
        QVERIFY(!QFileInfo::exists(m_cli->path(u"share/balcao/banks"_s)));
    }

private:
    void write(const QString &name, const QByteArray &content)
    {
        QFile file(m_cli->path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }

    void createShop(const QString &key)
    {
        const CliEnded made = m_cli->json(
            {u"init"_s, u"--name"_s, u"Padaria Exemplo"_s, u"--city"_s, u"Recife"_s, u"--pix-key"_s,
             key, u"--key-type"_s, key.contains(u'@') ? u"EMAIL"_s : u"EVP"_s});
        QVERIFY2(made.code == 0, made.output.constData());
    }

    [[nodiscard]] CliEnded add(const SimulatedBank &bank, const QStringList &further = {})
    {
        const QString folder = QStringLiteral(TEST_DATA "/bank/");
        return m_cli->run(QStringList{u"--json"_s,
                                      u"--lang"_s,
                                      u"en"_s,
                                      u"bank"_s,
                                      u"add"_s,
                                      u"Banco"_s,
                                      u"--psp"_s,
                                      u"other"_s,
                                      u"--base-url"_s,
                                      bank.url(u"/v2"_s),
                                      u"--token-url"_s,
                                      bank.url(u"/oauth/token"_s),
                                      u"--client-id"_s,
                                      u"simulator"_s,
                                      u"--secret-file"_s,
                                      m_cli->path(u"secret"_s),
                                      u"--certificate"_s,
                                      folder + u"client-rc2.p12"_s,
                                      u"--certificate-password-file"_s,
                                      m_cli->path(u"password"_s),
                                      u"--ca"_s,
                                      folder + u"ca.pem"_s,
                                      u"--pix-key"_s,
                                      QString::fromLatin1(support::kBankKey)} +
                          further);
    }

    [[nodiscard]] CliEnded call(const QStringList &arguments)
    {
        const bool isOfBank = arguments.constFirst() != "diagnose"_L1;
        const QStringList secret{u"--secret-file"_s, m_cli->path(u"secret"_s)};
        CliEnded ended = m_cli->json(arguments + (isOfBank ? secret : QStringList()));
        m_outputs += ended.output + ended.errors;
        return ended;
    }

    /// Searches the outputs, and all files except those of the user.
    void showsNowhere(const QList<QByteArray> &secrets) const
    {
        const QStringList own{m_cli->path(u"secret"_s), m_cli->path(u"password"_s)};
        int files = 0;
        QDirIterator it(m_cli->path({}), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            if (own.contains(path))
                continue;
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray content = file.readAll();
            for (const QByteArray &secret : secrets)
                QVERIFY2(!content.contains(secret), qPrintable(path));
            ++files;
        }
        QVERIFY(files > 5);
        for (const QByteArray &secret : secrets)
            QVERIFY2(!m_outputs.contains(secret), m_outputs.constData());
    }

    std::unique_ptr<support::CliProgram> m_cli;
    QByteArray m_outputs; ///< of call()
};

BALCAO_GUILESS_TEST(TestCliApiPix)
#include "tst_cliapipix.moc"
