// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopsettings.h"
#include "app/singleinstance.h"
#include "tests/app/cli/cliprogram.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using support::CliEnded;

/// Tests the commands on a shop as a whole.
class TestCliShop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_cli = std::make_unique<support::CliProgram>(); }
    void cleanup() { m_cli.reset(); }

    void createsAShop();
    void createsNoSecondShop();
    void createsOneShopOfTwo();
    void createsAShopForAnOrphanedDatabase();
    void refusesAWrongShop_data();
    void refusesAWrongShop();
    void refusesAFolderThatIsAFile();
    void backsUpAndRestores();
    void movesAShopToAnotherHome_data();
    void movesAShopToAnotherHome();
    void refusesSecretsOfABackup_data();
    void refusesSecretsOfABackup();
    void refusesAChangedBackup();
    void restoresNothingIntoAnOpenShop();
    void keepsAFileThatIsNoBackup();
    void findsDamage();
    void reportsAShopThatIsNotThere_data();
    void reportsAShopThatIsNotThere();
    void reportsDamagedSettings();
    void findsTheShopOfTheConsole();
    void appliesTheTermsOfTheShop();
    void changesTheTerms();
    void refusesWrongTerms_data();
    void refusesWrongTerms();
    void changesNoTermsOfAnOpenShop();

private:
    [[nodiscard]] QStringList newShop(const QStringList &changed = {}) const;

    std::unique_ptr<support::CliProgram> m_cli;
};

QStringList TestCliShop::newShop(const QStringList &changed) const
{
    QStringList arguments{u"init"_s,      u"--name"_s,    u"Padaria"_s,         u"--city"_s,
                          u"São Paulo"_s, u"--pix-key"_s, u"loja@example.com"_s};
    for (qsizetype i = 0; i + 1 < changed.size(); i += 2) {
        const qsizetype at = arguments.indexOf(changed.at(i));
        if (at < 0)
            arguments += {changed.at(i), changed.at(i + 1)};
        else
            arguments[at + 1] = changed.at(i + 1);
    }
    return arguments;
}

void TestCliShop::createsAShop()
{
    const CliEnded made = m_cli->json(newShop());
    QCOMPARE(made.code, 0);
    QVERIFY2(made.errors.isEmpty(), made.errors.constData());
    const auto settings = app::ShopSettings::load(m_cli->shop());
    QVERIFY(settings && *settings);
    QCOMPARE(made.json(), (QJsonObject{
                              {u"folder"_s, m_cli->shop()},
                              {u"platform"_s, (*settings)->platform.toString(QUuid::WithoutBraces)},
                              {u"name"_s, u"Padaria"_s},
                              {u"city"_s, u"São Paulo"_s},
                              {u"pix_key"_s, u"loja@example.com"_s},
                              {u"key_type"_s, u"EMAIL"_s},
                          }));
    QCOMPARE((*settings)->profile.merchant.name, u"Padaria"_s);
    QCOMPARE((*settings)->profile.payer, core::PayerProfile());
    constexpr auto kOthers = QFile::ReadGroup | QFile::ReadOther;
    for (const QString &name : {u"shop.json"_s, u"balcao.db"_s})
        QCOMPARE(QFile::permissions(m_cli->shop() + u'/' + name) & kOthers, QFile::Permissions());
    QCOMPARE(m_cli->json({u"list"_s}).code, 0);
}

void TestCliShop::createsNoSecondShop()
{
    QCOMPARE(m_cli->json(newShop()).code, 0);
    const auto before = app::ShopSettings::load(m_cli->shop());
    const CliEnded again = m_cli->json(newShop({u"--name"_s, u"Outra"_s}));
    QCOMPARE(again.code, 1);
    QCOMPARE(again.errorCode(), u"conflict"_s);
    QCOMPARE(app::ShopSettings::load(m_cli->shop()), before);
}

void TestCliShop::createsOneShopOfTwo()
{
    const QStringList general{u"--data"_s, m_cli->shop(), u"--json"_s};
    const auto one = m_cli->started(general + newShop());
    const auto other = m_cli->started(general + newShop());
    QList<int> codes{support::CliProgram::ended(*one).code,
                     support::CliProgram::ended(*other).code};
    std::sort(codes.begin(), codes.end());
    QCOMPARE(codes, (QList<int>{0, 1}));
}

/// As the console: a database without settings, for example from a restored file, gets new ones.
void TestCliShop::createsAShopForAnOrphanedDatabase()
{
    QCOMPARE(m_cli->json(newShop()).code, 0);
    QCOMPARE(m_cli->json({u"charge"_s, u"15.00"_s}).code, 0);
    QVERIFY(QFile::remove(app::ShopSettings::filePath(m_cli->shop())));
    QCOMPARE(m_cli->json({u"list"_s}).errorCode(), u"no_shop"_s);
    QCOMPARE(m_cli->json(newShop()).code, 0);
    QCOMPARE(m_cli->json({u"list"_s}).output.count('\n'), 1);
}

void TestCliShop::refusesAWrongShop_data()
{
    QTest::addColumn<QStringList>("changed");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const QStringList &changed, const QString &problem) {
        QTest::newRow(name) << changed << problem;
    };
    row("no key", {u"--pix-key"_s, u" "_s}, u"pix_key missing"_s);
    row("key that is none", {u"--pix-key"_s, u"loja"_s}, u"pix_key malformed"_s);
    row("slip in a CPF", {u"--pix-key"_s, u"52998224724"_s}, u"pix_key check_digits"_s);
    row("CPF and mobile number", {u"--pix-key"_s, u"11987654374"_s}, u"key_type missing"_s);
    row("kind that is none", {u"--key-type"_s, u"IBAN"_s}, u"key_type not_allowed"_s);
    row("other kind", {u"--key-type"_s, u"CNPJ"_s}, u"pix_key malformed"_s);
    row("no name", {u"--name"_s, QString()}, u"name missing"_s);
    row("name without letters", {u"--name"_s, u"日本"_s}, u"name malformed"_s);
    row("long city", {u"--city"_s, QString(200, u'a')}, u"city too_long"_s);
}

void TestCliShop::refusesAWrongShop()
{
    QFETCH(QStringList, changed);
    QFETCH(QString, problem);
    const CliEnded ended = m_cli->json(newShop(changed));
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"invalid_input"_s);
    QCOMPARE(ended.fieldProblem(), problem);
    QCOMPARE(ended.errors.count('\n'), 1);
    QVERIFY(!QFile::exists(m_cli->shop())); // nothing was created
}

void TestCliShop::refusesAFolderThatIsAFile()
{
    support::writeFile(m_cli->shop(), "no folder");
    for (const QStringList &command : {newShop(), QStringList{u"list"_s}}) {
        const CliEnded ended = m_cli->json(command);
        QCOMPARE(ended.code, 1);
        QVERIFY(!ended.errorCode().isEmpty());
        QVERIFY2(ended.errorText().contains(m_cli->shop()), ended.errors.constData());
    }
}

void TestCliShop::backsUpAndRestores()
{
    QCOMPARE(m_cli->initialize().code, 0);
    QCOMPARE(m_cli->json({u"charge"_s, u"15.00"_s}).code, 0);
    const QString file = m_cli->path(u"cópia.db"_s);
    const CliEnded made = m_cli->json({u"backup"_s, u"cópia.db"_s}); // relative path
    QCOMPARE(made.code, 0);
    QCOMPARE(made.json()["file"_L1].toString(), file);
    QCOMPARE(made.json()["transactions"_L1].toInt(), 1);
    QCOMPARE(made.json()["has_settings"_L1].toBool(), true);
    QVERIFY(made.json()["newest"_L1].toString().endsWith("-03:00"_L1));

    QCOMPARE(m_cli->json({u"charge"_s, u"16.00"_s}).code, 0);
    const CliEnded restored = m_cli->json({u"restore"_s, file});
    QVERIFY2(restored.code == 0, restored.errors.constData());
    QCOMPARE(restored.json()["transactions"_L1].toInt(), 1);
    QVERIFY(QFile::exists(restored.json()["kept_folder"_L1].toString()));
    const QByteArray log = m_cli->json({u"audit"_s}).output;
    QVERIFY2(log.contains(R"("action":"backup_restored")") && log.contains("balcao-cli"),
             log.constData());
    QCOMPARE(m_cli->json({u"list"_s}).output.count('\n'), 1);
    const CliEnded checked = m_cli->json({u"check"_s});
    QCOMPARE(checked.code, 0);
    QCOMPARE(checked.json(), (QJsonObject{{u"result"_s, u"ok"_s}}));

    const CliEnded text = m_cli->text({u"backup"_s, file}); // replaces an earlier backup
    QCOMPARE(text.code, 0);
    QVERIFY2(text.text().contains(u"1 transaction"_s), text.output.constData());
}

void TestCliShop::movesAShopToAnotherHome_data()
{
    QTest::addColumn<QString>("option"); ///< empty: a backup that is not encrypted
    QTest::addColumn<QString>("origin");
    QTest::newRow("passphrase") << u"--passphrase-file"_s << u"encrypted"_s;
    QTest::newRow("key file") << u"--key-file"_s << u"encrypted"_s;
    QTest::newRow("not encrypted") << QString() << u"foreign"_s;
}

/// The other home gets the backup and the secret, and nothing else.
void TestCliShop::movesAShopToAnotherHome()
{
    QFETCH(QString, option);
    QFETCH(QString, origin);
    const auto writeSecret = [](const QString &file) {
        support::writeFile(file, "a rather long passphrase or key\n");
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    };
    const support::CliProgram other;
    writeSecret(m_cli->path(u"secret"_s));
    writeSecret(other.path(u"secret"_s));
    const QStringList more = option.isEmpty() ? QStringList() : QStringList{option, u"secret"_s};
    QCOMPARE(m_cli->initialize().code, 0);
    QCOMPARE(m_cli->json({u"charge"_s, u"15.00"_s}).code, 0);
    const CliEnded made = m_cli->json(QStringList{u"backup"_s, u"b"_s} + more);
    QVERIFY2(made.code == 0, made.output.constData());
    QCOMPARE(made.json()["encrypted"_L1].toBool(), !option.isEmpty());
    const CliEnded own = m_cli->json(QStringList{u"check"_s, u"--backup"_s, u"b"_s} + more);
    QCOMPARE(own.json()["origin"_L1].toString(), option.isEmpty() ? u"own"_s : origin);
    QVERIFY(QFile::rename(m_cli->shop(), m_cli->path(u"gone"_s)));
    for (const QString &end : {QString(), u".shop.json"_s, u".preferences.json"_s, u".console"_s,
                               u".bank"_s, u".manifest"_s})
        QFile::copy(m_cli->path(u"b"_s + end), other.path(u"b"_s + end));

    const CliEnded restored = other.json(QStringList{u"restore"_s, u"b"_s} + more);
    QVERIFY2(restored.code == 0, restored.output.constData());
    QCOMPARE(restored.json()["transactions"_L1].toInt(), 1);
    QCOMPARE(restored.json()["origin"_L1].toString(), origin);
    QCOMPARE(restored.json()["audit_log"_L1].toString(),
             u"joined"_s); // before the entry of the restore
    const CliEnded listed = other.json({u"list"_s});
    QCOMPARE(listed.json()["amount"_L1].toString(), u"15.00"_s);
    QCOMPARE(other.json({u"charge"_s, u"16.00"_s}).code, 0);
    QCOMPARE(other.json({u"check"_s}).code, 0);
}

void TestCliShop::refusesSecretsOfABackup_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("code");
    QTest::newRow("none") << QStringList() << u"secret_required"_s;
    QTest::newRow("another") << QStringList{u"--key-file"_s, u"other"_s} << u"access_denied"_s;
    QTest::newRow("another kind") << QStringList{u"--passphrase-file"_s, u"key"_s}
                                  << u"access_denied"_s;
    QTest::newRow("missing file") << QStringList{u"--key-file"_s, u"none"_s} << u"secret_file"_s;
    QTest::newRow("readable by others")
        << QStringList{u"--key-file"_s, u"open"_s} << u"secret_file"_s;
    QTest::newRow("both") << QStringList{u"--key-file"_s, u"key"_s, u"--passphrase-file"_s,
                                         u"key"_s}
                          << u"usage"_s;
}

void TestCliShop::refusesSecretsOfABackup()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, code);
    for (const QString &name : {u"key"_s, u"other"_s, u"open"_s}) {
        support::writeFile(m_cli->path(name), "a secret of 32 bytes or more: " + name.toUtf8());
        QVERIFY(QFile::setPermissions(m_cli->path(name), QFile::ReadOwner | QFile::WriteOwner));
    }
    QVERIFY(QFile::setPermissions(m_cli->path(u"open"_s), QFile::ReadOwner | QFile::ReadOther));
    QCOMPARE(m_cli->initialize().code, 0);
    QCOMPARE(m_cli->json({u"backup"_s, u"b"_s, u"--key-file"_s, u"key"_s}).code, 0);
    for (const QStringList &command :
         {QStringList{u"restore"_s, u"b"_s}, QStringList{u"check"_s, u"--backup"_s, u"b"_s}}) {
        const CliEnded ended = m_cli->json(command + arguments);
        QVERIFY(ended.code != 0);
        QCOMPARE(ended.errorCode(), code);
    }
}

void TestCliShop::refusesAChangedBackup()
{
    QCOMPARE(m_cli->initialize().code, 0);
    QCOMPARE(m_cli->json({u"backup"_s, u"b.db"_s}).code, 0);
    QFile settings(m_cli->path(u"b.db.shop.json"_s));
    QVERIFY(settings.open(QIODevice::Append) && settings.write(" ") == 1);
    settings.close();
    for (const QStringList &command : {QStringList{u"restore"_s, u"b.db"_s},
                                       QStringList{u"check"_s, u"--backup"_s, u"b.db"_s}}) {
        const CliEnded ended = m_cli->text(command);
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.errorText().contains(u"differ from its manifest"_s),
                 ended.errors.constData());
    }
    QVERIFY(QFile::remove(m_cli->path(u"b.db.manifest"_s)));
    const CliEnded restored = m_cli->text({u"restore"_s, u"b.db"_s});
    QCOMPARE(restored.code, 0);
    QVERIFY2(restored.text().contains(u"has no manifest"_s), restored.output.constData());
}

void TestCliShop::restoresNothingIntoAnOpenShop()
{
    QCOMPARE(m_cli->initialize().code, 0);
    QCOMPARE(m_cli->json({u"backup"_s, u"b.db"_s}).code, 0);
    app::SingleInstance console(m_cli->shop());
    QCOMPARE(console.start(), app::SingleInstance::Role::First);
    const CliEnded ended = m_cli->json({u"restore"_s, u"b.db"_s});
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"storage_busy"_s);
    QCOMPARE(m_cli->json({u"charge"_s, u"15.00"_s}).code, 0); // the open shop is usable
}

void TestCliShop::keepsAFileThatIsNoBackup()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const QString letter = m_cli->path(u"letter"_s);
    support::writeFile(letter, "Dear Ana");
    for (const QString &command : {u"backup"_s, u"restore"_s}) {
        const CliEnded ended = m_cli->json({command, letter});
        QCOMPARE(ended.code, 1);
        QCOMPARE(ended.errors.count('\n'), 1);
        QCOMPARE(QFileInfo(letter).size(), 8);
    }
    QCOMPARE(m_cli->json({u"backup"_s, u"none/b.db"_s}).errorCode(), u"storage_read_only"_s);
    QCOMPARE(m_cli->json({u"restore"_s, u"none.db"_s}).errorCode(), u"not_found"_s);
}

void TestCliShop::findsDamage()
{
    QCOMPARE(m_cli->initialize().code, 0);
    QCOMPARE(m_cli->json({u"charge"_s, u"15.00"_s}).code, 0);
    {
        const auto database = core::Database::open(m_cli->shop() + u"/balcao.db"_s,
                                                   core::Database::Access::ReadWrite);
        QVERIFY(database && (*database)->queryScalar(u"UPDATE tot SET amount = amount + 1"_s));
    }
    const CliEnded ended = m_cli->json({u"check"_s});
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"storage_corrupted"_s);
    support::writeFile(m_cli->shop() + u"/balcao.db"_s, "this is no database at all");
    QCOMPARE(m_cli->json({u"list"_s}).errorCode(), u"storage_corrupted"_s);
    QCOMPARE(m_cli->json({u"charge"_s, u"15.00"_s}).code, 1);
}

void TestCliShop::reportsAShopThatIsNotThere_data()
{
    QTest::addColumn<QStringList>("command");
    for (const QString &line :
         {u"charge 15.00"_s, u"list"_s, u"show x"_s, u"report today"_s, u"export x.csv"_s,
          u"backup b.db"_s, u"check"_s, u"pay 8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s})
        QTest::newRow(qPrintable(line)) << line.split(u' ');
}

void TestCliShop::reportsAShopThatIsNotThere()
{
    QFETCH(QStringList, command);
    const CliEnded ended = m_cli->json(command);
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"no_shop"_s);
    QCOMPARE(ended.errors.count('\n'), 1);
    QVERIFY(!QFile::exists(m_cli->shop()));
    const CliEnded unnamed = m_cli->run(QStringList{u"--json"_s} + command);
    QCOMPARE(unnamed.code, 2);
    QCOMPARE(unnamed.errorCode(), u"no_shop"_s);
}

void TestCliShop::reportsDamagedSettings()
{
    QCOMPARE(m_cli->initialize().code, 0);
    support::writeFile(app::ShopSettings::filePath(m_cli->shop()), "{}");
    for (const QString &command : {u"list"_s, u"check"_s}) {
        const CliEnded ended = m_cli->json({command});
        QCOMPARE(ended.code, 1);
        QCOMPARE(ended.errorCode(), u"storage_corrupted"_s);
    }
}

void TestCliShop::findsTheShopOfTheConsole()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const QString place = m_cli->path(u".local/share/balcao"_s);
    QVERIFY(QDir().mkpath(place));
    const QJsonObject last{{u"folder"_s, m_cli->shop()}};
    support::writeFile(place + u"/last-shop.json"_s, QJsonDocument(last).toJson());
    QCOMPARE(m_cli->run({u"charge"_s, u"15.00"_s}).code, 0);
    QCOMPARE(m_cli->json({u"list"_s}).output.count('\n'), 1);
    const CliEnded checked = m_cli->run({u"--json"_s, u"check"_s});
    QCOMPARE(checked.code, 0);
}

void TestCliShop::appliesTheTermsOfTheShop()
{
    QCOMPARE(m_cli->initialize().code, 0);
    auto settings = app::ShopSettings::load(m_cli->shop()).value().value();
    settings.terms.limits.min = core::Money::fromCents(500);
    settings.terms.cashInCommission.fixed = core::Money::fromCents(25);
    QVERIFY(settings.save(m_cli->shop()));
    const CliEnded small = m_cli->json({u"charge"_s, u"4.99"_s});
    QCOMPARE(small.code, 1);
    QCOMPARE(small.fieldProblem(), u"amount too_small"_s);
    const CliEnded charged = m_cli->json({u"charge"_s, u"5.00"_s});
    QCOMPARE(charged.code, 0);
    QCOMPARE(charged.json()["commission"_L1].toString(), u"0.25"_s);
}

/// Without options, the command prints the terms of a new shop.
void TestCliShop::changesTheTerms()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const QJsonObject before = m_cli->json({u"terms"_s}).json();
    QCOMPARE(before["charge_lifetime"_L1].toString(), u"1d"_s);
    QCOMPARE(before["cashin_commission_rate"_L1].toString(), u"0.00%"_s);
    const CliEnded changed =
        m_cli->json({u"terms"_s, u"--charge-lifetime"_s, u"90s"_s, u"--cashin-commission-rate"_s,
                     u"0.99"_s, u"--max-amount=5000.00"_s});
    QCOMPARE(changed.code, 0);
    QJsonObject expected = before;
    expected["charge_lifetime"_L1] = u"90s"_s;
    expected["cashin_commission_rate"_L1] = u"0.99%"_s;
    expected["max_amount"_L1] = u"5000.00"_s;
    QCOMPARE(changed.json(), expected);
    QCOMPARE(m_cli->json({u"terms"_s}).json(), expected);
    const QJsonObject charge = m_cli->json({u"charge"_s, u"100.00"_s}).json();
    QCOMPARE(charge["commission"_L1].toString(), u"0.99"_s);
    QCOMPARE(m_cli->json({u"charge"_s, u"5000.01"_s}).fieldProblem(), u"amount too_large"_s);
}

void TestCliShop::refusesWrongTerms_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("problem");
    QTest::newRow("no unit") << QStringList{u"--charge-lifetime"_s, u"90"_s}
                             << u"charge-lifetime not_allowed"_s;
    QTest::newRow("too long") << QStringList{u"--charge-lifetime"_s, u"366d"_s}
                              << u"charge-lifetime not_allowed"_s;
    QTest::newRow("over 100 percent") << QStringList{u"--cashin-commission-rate"_s, u"100.01"_s}
                                      << u"cashin-commission-rate not_allowed"_s;
    QTest::newRow("maximum below minimum")
        << QStringList{u"--min-amount"_s, u"5.00"_s, u"--max-amount"_s, u"4.99"_s}
        << u"max-amount not_allowed"_s;
}

void TestCliShop::refusesWrongTerms()
{
    QFETCH(QStringList, options);
    QFETCH(QString, problem);
    QCOMPARE(m_cli->initialize().code, 0);
    const QJsonObject before = m_cli->json({u"terms"_s}).json();
    const CliEnded ended = m_cli->json(QStringList{u"terms"_s} + options);
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"invalid_input"_s);
    QCOMPARE(ended.fieldProblem(), problem);
    QCOMPARE(m_cli->json({u"terms"_s}).json(), before);
}

/// The console would continue with the earlier terms.
void TestCliShop::changesNoTermsOfAnOpenShop()
{
    QCOMPARE(m_cli->initialize().code, 0);
    app::SingleInstance console(m_cli->shop());
    QCOMPARE(console.start(), app::SingleInstance::Role::First);
    QCOMPARE(m_cli->json({u"terms"_s}).code, 0);
    const CliEnded ended = m_cli->json({u"terms"_s, u"--min-amount"_s, u"5.00"_s});
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"storage_busy"_s);
}

BALCAO_GUILESS_TEST(TestCliShop)
#include "tst_clishop.moc"
