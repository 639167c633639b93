// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopsettings.h"
#include "core/domain/brcode.h"
#include "tests/support/rawclient.h"
#include "tests/support/samples.h"
#include "tests/support/serverprocess.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using support::Ended;
using support::RawClient;
using support::runServerProgram;
using support::ServerProcess;

namespace
{

const QString kPlatform = u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s;

/// A variable of this process and of the programs that it starts.
class Variable
{
    Q_DISABLE_COPY_MOVE(Variable)

public:
    Variable(const QByteArray &name, const QByteArray &value)
        : m_name(name)
    {
        qputenv(m_name.constData(), value);
    }
    ~Variable() { qunsetenv(m_name.constData()); }

private:
    const QByteArray m_name;
};

/// Returns the value of a setting in the output of --print-config; empty if there is none.
QString valueIn(const QString &text, const QString &name)
{
    const QRegularExpression line(u"^%1 = (.*)$"_s.arg(QRegularExpression::escape(name)),
                                  QRegularExpression::MultilineOption);
    return line.match(text).captured(1);
}

/// Returns the heading above a setting in the output of --print-config.
QString headingOf(const QString &text, const QString &name)
{
    const qsizetype at = text.indexOf(u'\n' + name + u" = "_s);
    const qsizetype heading = text.lastIndexOf(u"# "_s, at);
    return at < 0 ? QString() : text.mid(heading + 2).section(u'\n', 0, 0);
}

QSet<QString> settingsIn(const QString &text)
{
    QSet<QString> lines;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith(u'#'))
            lines.insert(line);
    }
    return lines;
}

} // namespace

/// Arguments, variables and files of the built program, and their effect on its transactions.
class ServerConfigTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void usesTheSourceOfHighestPrecedence_data();
    void usesTheSourceOfHighestPrecedence();
    void usesThePlaceOfHighestPrecedence();
    void turnsFlagsOnAndOff_data();
    void turnsFlagsOnAndOff();
    void readsWhatItPrints();
    void printsNoPassword_data();
    void printsNoPassword();
    void namesTheSettingAndItsRule_data();
    void namesTheSettingAndItsRule();
    void namesTheLineOfTheFile_data();
    void namesTheLineOfTheFile();
    void describesEverySettingInTheHelp();
    void letsChargesExpire();
    void addsCommissions();
    void refusesAmountsOutsideTheLimits();
    void simulatesTheInstitution();
    void showsTheNameOfTheMerchant();
    void usesTheTermsOfTheShop();
    void servesAShopWithoutAFile();

private:
    [[nodiscard]] QString write(const QString &text) const;
    [[nodiscard]] Ended print(const QStringList &arguments) const;
    /// Sends a request and returns the JSON of the answer; requires the status.
    [[nodiscard]] QJsonObject ask(const ServerProcess &server, const QByteArray &method,
                                  const QByteArray &path, const QJsonObject &body,
                                  int status) const;
    /// Creates a transaction and returns it.
    [[nodiscard]] QJsonObject created(const ServerProcess &server, const QByteArray &operation,
                                      double amount) const;
    [[nodiscard]] QJsonObject found(const ServerProcess &server, const QJsonObject &one) const;
    void makeKey(const QStringList &more = {u"--sandbox"_s});
    [[nodiscard]] static QJsonObject draft(const QByteArray &operation, double amount);

    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_place; ///< arguments with the location of the data
    QByteArray m_key;
};

void ServerConfigTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_place = {u"--data"_s, m_folder->filePath(u"shop"_s)};
}

QString ServerConfigTest::write(const QString &text) const
{
    QFile file(m_folder->filePath(u"server.conf"_s));
    const QByteArray bytes = text.toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    return file.fileName();
}

Ended ServerConfigTest::print(const QStringList &arguments) const
{
    return runServerProgram(QStringList{u"serve"_s, u"--print-config"_s} + arguments);
}

void ServerConfigTest::makeKey(const QStringList &more)
{
    const Ended ended =
        runServerProgram(QStringList{u"key"_s, u"create"_s, u"--name"_s, u"Test"_s, u"--platform"_s,
                                     kPlatform, u"--scopes"_s, u"read,cashin,cashout"_s} +
                         more + m_place);
    QVERIFY2(ended.code == 0, qPrintable(ended.errors));
    m_key = ended.output.trimmed().toLatin1();
}

QJsonObject ServerConfigTest::ask(const ServerProcess &server, const QByteArray &method,
                                  const QByteArray &path, const QJsonObject &body, int status) const
{
    const QByteArray json = body.isEmpty() ? QByteArray() : QJsonDocument(body).toJson();
    RawClient client(server.port());
    client.send(method + ' ' + path + " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" +
                "Prefer: omit=qr_code_image\r\nAuthorization: Bearer " + m_key +
                "\r\nContent-Type: application/json\r\nContent-Length: " +
                QByteArray::number(json.size()) + "\r\n\r\n" + json);
    if (!client.waitForEnd() || client.status() != status) {
        QTest::qFail(client.received().constData(), __FILE__, __LINE__);
        return {};
    }
    const qsizetype begin = client.received().indexOf("\r\n\r\n");
    return QJsonDocument::fromJson(client.received().mid(begin)).object();
}

QJsonObject ServerConfigTest::draft(const QByteArray &operation, double amount)
{
    QJsonObject draft{
        {u"name"_s, u"Ana"_s},           {u"email"_s, u"ana@example.com"_s},
        {u"phone"_s, u"11987654321"_s},  {u"document"_s, u"52998224725"_s},
        {u"description"_s, u"Pedido"_s}, {u"platform"_s, kPlatform},
        {u"amount"_s, amount},
    };
    if (operation == "cashout") {
        draft.insert(u"pix_key"_s, u"fornecedor@example.com"_s);
        draft.insert(u"key_type"_s, u"EMAIL"_s);
    }
    return draft;
}

QJsonObject ServerConfigTest::created(const ServerProcess &server, const QByteArray &operation,
                                      double amount) const
{
    return ask(server, "POST", "/api/v1/transaction/pix/" + operation, draft(operation, amount),
               201)["transaction"_L1][0]
        .toObject();
}

QJsonObject ServerConfigTest::found(const ServerProcess &server, const QJsonObject &one) const
{
    return ask(server, "GET", "/api/v1/transaction/" + one["id"_L1].toString().toLatin1(), {},
               200)["transaction"_L1][0]
        .toObject();
}

void ServerConfigTest::usesTheSourceOfHighestPrecedence_data()
{
    QTest::addColumn<bool>("inFile");
    QTest::addColumn<bool>("inVariable");
    QTest::addColumn<bool>("inArgument");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("heading");
    QTest::newRow("nowhere") << false << false << false << u"1d"_s << u"Defaults"_s;
    QTest::newRow("file") << true << false << false << u"3h"_s << u"FILE"_s;
    QTest::newRow("variable") << false << true << false << u"2h"_s << u"Environment variables"_s;
    QTest::newRow("argument") << false << false << true << u"1h"_s << u"Arguments"_s;
    QTest::newRow("file, variable")
        << true << true << false << u"2h"_s << u"Environment variables"_s;
    QTest::newRow("file, argument") << true << false << true << u"1h"_s << u"Arguments"_s;
    QTest::newRow("variable, argument") << false << true << true << u"1h"_s << u"Arguments"_s;
    QTest::newRow("all") << true << true << true << u"1h"_s << u"Arguments"_s;
}

void ServerConfigTest::usesTheSourceOfHighestPrecedence()
{
    QFETCH(const bool, inFile);
    QFETCH(const bool, inVariable);
    QFETCH(const bool, inArgument);
    QFETCH(const QString, value);
    QFETCH(QString, heading);
    const QString file = write(inFile ? u"# Comment\n\n charge-lifetime=3h\n"_s : u"\n"_s);
    heading.replace(u"FILE"_s, file);
    const Variable config("BALCAO_CONFIG", file.toLocal8Bit()); // names the file
    const Variable lifetime("BALCAO_CHARGE_LIFETIME", inVariable ? "2h" : "");
    const QStringList more =
        inArgument ? QStringList{u"--charge-lifetime"_s, u"60min"_s} : QStringList();
    const Ended ended = print(QStringList{u"--sandbox"_s} + more + m_place);
    QVERIFY2(ended.code == 0, qPrintable(ended.errors));
    QCOMPARE(valueIn(ended.output, u"charge-lifetime"_s), value);
    QCOMPARE(headingOf(ended.output, u"charge-lifetime"_s), heading);
}

/// A folder and an address exclude each other only within one source.
void ServerConfigTest::usesThePlaceOfHighestPrecedence()
{
    const Variable database("BALCAO_DATABASE", "postgresql://ana@127.0.0.1:1/shop");
    const Ended server = print({u"--sandbox"_s});
    QCOMPARE(valueIn(server.output, u"database"_s), u"postgresql://ana@127.0.0.1:1/shop"_s);
    QVERIFY(!server.output.contains(u"\ndata = "_s));
    const Ended folder = print(QStringList{u"--sandbox"_s} + m_place);
    QCOMPARE(valueIn(folder.output, u"data"_s), m_place.last());
    QVERIFY(!folder.output.contains(u"\ndatabase = "_s));
    const Variable data("BALCAO_DATA", "/tmp/shop");
    const Ended both = print({u"--sandbox"_s});
    QCOMPARE(both.code, 2);
    QVERIFY2(both.errors.contains(u"--data or --database"_s), qPrintable(both.errors));
}

void ServerConfigTest::turnsFlagsOnAndOff_data()
{
    QTest::addColumn<QString>("inFile");
    QTest::addColumn<QByteArray>("inVariable");
    QTest::addColumn<QString>("value");
    QTest::newRow("on in the file") << u"true"_s << QByteArray() << u"true"_s;
    QTest::newRow("off in the variable") << u"true"_s << QByteArray("false") << u"false"_s;
    QTest::newRow("on in the variable") << u"false"_s << QByteArray("true") << u"true"_s;
}

void ServerConfigTest::turnsFlagsOnAndOff()
{
    QFETCH(const QString, inFile);
    QFETCH(const QByteArray, inVariable);
    QFETCH(const QString, value);
    const QString file = write(u"behind-proxy = %1\nsandbox = true"_s.arg(inFile));
    const Variable variable("BALCAO_BEHIND_PROXY", inVariable);
    const Ended ended = print(QStringList{u"--config"_s, file} + m_place);
    QVERIFY2(ended.code == 0, qPrintable(ended.errors));
    QCOMPARE(valueIn(ended.output, u"behind-proxy"_s), value);
    QCOMPARE(valueIn(ended.output, u"sandbox"_s), u"true"_s);
}

/// Every setting of the output is accepted in a file, with the same result.
void ServerConfigTest::readsWhatItPrints()
{
    const Ended first = print(QStringList{u"--sandbox"_s,
                                          u"--merchant-name"_s,
                                          u"Café = Pão # 1"_s,
                                          u"--merchant-city"_s,
                                          u"Recife"_s,
                                          u"--charge-lifetime"_s,
                                          u"90s"_s,
                                          u"--min-amount"_s,
                                          u"5"_s,
                                          u"--max-amount"_s,
                                          u"99.5"_s,
                                          u"--cashin-commission-rate"_s,
                                          u"0.99"_s,
                                          u"--cashin-commission-fixed"_s,
                                          u"0.10"_s,
                                          u"--cashout-commission-min"_s,
                                          u"1"_s,
                                          u"--cashout-commission-max"_s,
                                          u"2.50"_s,
                                          u"--payout-delay"_s,
                                          u"1500ms"_s,
                                          u"--ispb"_s,
                                          u"1234567A"_s,
                                          u"--workers"_s,
                                          u"3"_s,
                                          u"--public-url"_s,
                                          u"https://pix.example.com"_s} +
                              m_place);
    QVERIFY2(first.code == 0, qPrintable(first.errors));
    const Ended second = print({u"--config"_s, write(first.output)});
    QVERIFY2(second.code == 0, qPrintable(second.errors));
    const QSet<QString> settings = settingsIn(first.output);
    QVERIFY2(settings.size() >= 20, qPrintable(first.output));
    QCOMPARE(settingsIn(second.output), settings);
    for (const QString &line :
         {u"merchant-name = Café = Pão # 1"_s, u"charge-lifetime = 90s"_s, u"min-amount = 5.00"_s,
          u"max-amount = 99.50"_s, u"cashin-commission-rate = 0.99%"_s,
          u"cashin-commission-fixed = 0.10"_s, u"cashout-commission-min = 1.00"_s,
          u"cashout-commission-max = 2.50"_s, u"payout-delay = 1500ms"_s, u"ispb = 1234567A"_s,
          u"workers = 3"_s})
        QVERIFY2(settings.contains(line), qPrintable(line + u'\n' + first.output));
}

void ServerConfigTest::printsNoPassword_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("shown");
    QTest::newRow("none") << u"postgresql://ana@127.0.0.1:1/shop"_s
                          << u"postgresql://ana@127.0.0.1:1/shop"_s;
    QTest::newRow("before the host")
        << u"postgresql://ana:s3cret@127.0.0.1:1/shop"_s << u"postgresql://ana@127.0.0.1:1/shop"_s;
    QTest::newRow("in the query") << u"postgresql:///shop?user=ana&password=s3cret&host=/run"_s
                                  << u"postgresql:///shop?user=ana&host=/run"_s;
}

void ServerConfigTest::printsNoPassword()
{
    QFETCH(const QString, address);
    QFETCH(const QString, shown);
    const Ended ended = print({u"--sandbox"_s, u"--config"_s, write(u"database = "_s + address)});
    QVERIFY2(ended.code == 0, qPrintable(ended.errors));
    QCOMPARE(valueIn(ended.output, u"database"_s), shown);
    QVERIFY2(!ended.output.contains(u"s3cret"_s), qPrintable(ended.output));
}

void ServerConfigTest::namesTheSettingAndItsRule_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char *name, const char *value, const char *rule) {
        QTest::addRow("%s %s", name, value)
            << QString::fromLatin1(name) << QString::fromUtf8(value) << QString::fromLatin1(rule);
    };
    for (const char *value : {"0s", "366d", "1500ms", "90", "-1s", "1.5h", "soon", "999999999d"})
        row("charge-lifetime", value, "is 1s to 365d, as in 90s, 15min, 24h or 2d.");
    for (const char *value : {"0", "0.00", "-1", "1,00", "1.001", "10000000000", "ten"})
        row("min-amount", value, "is 0.01 to 9999999999.99, as in 5.00.");
    row("max-amount", "0", "is 0.01 to 9999999999.99, as in 5000.00.");
    for (const char *name : {"cashin-commission-rate", "cashout-commission-rate"}) {
        for (const char *value : {"100.01", "0.999", "-1", "1,5", "%"})
            row(name, value, "is 0 to 100 percent with at most two decimals, as in 0.99.");
    }
    for (const char *name :
         {"cashin-commission-fixed", "cashin-commission-min", "cashin-commission-max",
          "cashout-commission-fixed", "cashout-commission-min", "cashout-commission-max"})
        row(name, "-0.01", "is 0.00 to 9999999999.99, as in 0.10.");
    row("payout-delay", "25h", "is 0s to 1d, as in 500ms or 2s.");
    for (const char *value : {"1234567", "123456789", "1234567a", "1234 678"})
        row("ispb", value, "is 8 characters out of 0-9 and A-Z.");
    row("merchant-name", "\u200b", "is a text with letters or digits.");
    row("merchant-city", "x\x1b[31m", "is a text with letters or digits.");
    row("platform", "shop", "is a UUID, 8-4-4-4-12 digits.");
    row("merchant-key", "ana@example.com", "nobody can pay.");
    row("workers", "65", "is 1 to 64.");
    row("listen", "8080", "is ADDRESS:PORT, as in 127.0.0.1:8080.");
}

/// Each source names the setting in its own form.
void ServerConfigTest::namesTheSettingAndItsRule()
{
    QFETCH(const QString, name);
    QFETCH(const QString, value);
    QFETCH(const QString, rule);
    const QStringList arguments = QStringList{u"--sandbox"_s} + m_place;
    const Ended ofArgument = print(arguments + QStringList{u"--%1=%2"_s.arg(name, value)});
    QCOMPARE(ofArgument.code, 2);
    QVERIFY2(ofArgument.errors.contains(u"--%1 "_s.arg(name)) && ofArgument.errors.contains(rule),
             qPrintable(ofArgument.errors));

    const QString file = write(u"\n%1 = %2\n"_s.arg(name, value));
    const Ended ofFile = print(arguments + QStringList{u"--config"_s, file});
    QCOMPARE(ofFile.code, 2);
    QVERIFY2(ofFile.errors.contains(u"%1:2: %2 "_s.arg(file, name)) && ofFile.errors.contains(rule),
             qPrintable(ofFile.errors));

    const QString variableName = u"BALCAO_"_s + name.toUpper().replace(u'-', u'_');
    const Variable variable(variableName.toLatin1(), value.toUtf8());
    const Ended ofVariable = print(arguments);
    QCOMPARE(ofVariable.code, 2);
    QVERIFY2(ofVariable.errors.contains(variableName + u' ') && ofVariable.errors.contains(rule),
             qPrintable(ofVariable.errors));
}

void ServerConfigTest::namesTheLineOfTheFile_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("why");
    QTest::newRow("unknown") << QByteArray("workers = 1\nworker = 2\n")
                             << u":2: “worker” is not a setting."_s;
    QTest::newRow("itself") << QByteArray("config = x") << u":1: “config” is not a setting."_s;
    QTest::newRow("help") << QByteArray("help = true") << u":1: “help” is not a setting."_s;
    QTest::newRow("twice") << QByteArray("workers = 1\n#\nworkers = 1\n")
                           << u":3: workers is already set in line 1."_s;
    QTest::newRow("no value") << QByteArray("sandbox") << u":1: a setting has the form"_s;
    QTest::newRow("no name") << QByteArray("= 5") << u":1: a setting has the form"_s;
    QTest::newRow("no flag") << QByteArray("\n\nbehind-proxy = yes")
                             << u":3: behind-proxy is true or false."_s;
    QTest::newRow("other bytes") << QByteArray("merchant-name = Caf\xe9") << u"is not UTF-8."_s;
    QTest::newRow("too large") << QByteArray(65'537, '#') << u"is larger than 64 KiB."_s;
    QTest::newRow("limits") << QByteArray("min-amount = 5\nmax-amount = 4.99")
                            << u"max-amount is less than min-amount."_s;
    QTest::newRow("commission of charges")
        << QByteArray("cashin-commission-min = 5\ncashin-commission-max = 4")
        << u"cashin-commission-max is less than cashin-commission-min."_s;
    QTest::newRow("commission of payouts")
        << QByteArray("cashout-commission-min = 5\ncashout-commission-max = 4")
        << u"cashout-commission-max is less than cashout-commission-min."_s;
}

void ServerConfigTest::namesTheLineOfTheFile()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, why);
    QFile file(m_folder->filePath(u"server.conf"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    const QStringList arguments =
        QStringList{u"--sandbox"_s, u"--config"_s, file.fileName()} + m_place;
    const Ended ended = print(arguments);
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.errors.contains(why), qPrintable(ended.errors));
    QVERIFY(file.remove());
    const Ended missing = print(arguments);
    QCOMPARE(missing.code, 2);
    QVERIFY2(missing.errors.contains(file.fileName() + u" cannot be read"_s),
             qPrintable(missing.errors));
}

void ServerConfigTest::describesEverySettingInTheHelp()
{
    const QString help = runServerProgram({u"serve"_s, u"--help"_s}).output;
    const QSet<QString> lines = settingsIn(print(QStringList{u"--sandbox"_s} + m_place).output);
    QVERIFY(lines.size() >= 18);
    for (const QString &line : lines) {
        const QString name = line.section(u' ', 0, 0);
        QVERIFY2(help.contains(u"--%1 "_s.arg(name)) || help.contains(u"--%1\n"_s.arg(name)),
                 qPrintable(name));
    }
}

void ServerConfigTest::letsChargesExpire()
{
    makeKey();
    const ServerProcess server(m_place + QStringList{u"--charge-lifetime"_s, u"1s"_s});
    const QJsonObject charge = created(server, "cashin", 15);
    QCOMPARE(charge["status"_L1].toString(), u"pending"_s);
    QTRY_COMPARE_WITH_TIMEOUT(found(server, charge)["status"_L1].toString(), u"expired"_s, 10'000);
    const QJsonObject expired = found(server, charge);
    const auto time = [&expired](QLatin1StringView name) {
        return QDateTime::fromString(expired[name].toString(), u"yyyy-MM-dd HH:mm:ss"_s);
    };
    QCOMPARE(time("date_created"_L1).secsTo(time("finished"_L1)), 1);
}

void ServerConfigTest::addsCommissions()
{
    makeKey();
    const ServerProcess server(m_place + QStringList{u"--cashin-commission-rate"_s, u"0.99"_s,
                                                     u"--cashin-commission-fixed"_s, u"0.10"_s,
                                                     u"--cashout-commission-rate"_s, u"1"_s,
                                                     u"--cashout-commission-max"_s, u"0.50"_s,
                                                     u"--cashout-commission-min"_s, u"0.25"_s});
    const auto commission = [&](const QByteArray &operation, double amount) {
        const QJsonObject one = created(server, operation, amount);
        const QString stored = found(server, one)["commission"_L1].toString();
        return stored == one["commission"_L1].toString() ? stored : u"changed"_s;
    };
    QCOMPARE(commission("cashin", 15), u"0.25"_s); // 0.1485 is 0.15, and 0.10
    QCOMPARE(commission("cashin", 0.01), u"0.10"_s);
    QCOMPARE(commission("cashout", 10), u"0.25"_s); // the minimum
    QCOMPARE(commission("cashout", 30), u"0.30"_s);
    QCOMPARE(commission("cashout", 90), u"0.50"_s); // the maximum
    const QJsonArray list =
        ask(server, "GET", "/api/v1/transactions", {}, 200)["transactions"_L1].toArray();
    QStringList commissions;
    for (const QJsonValue &one : list)
        commissions.append(one["commission"_L1].toString());
    QCOMPARE(commissions, (QStringList{u"0.50"_s, u"0.30"_s, u"0.25"_s, u"0.10"_s, u"0.25"_s}));
}

void ServerConfigTest::refusesAmountsOutsideTheLimits()
{
    makeKey();
    const ServerProcess server(
        m_place + QStringList{u"--min-amount"_s, u"5"_s, u"--max-amount"_s, u"10.50"_s});
    for (const QByteArray operation : {"cashin", "cashout"}) {
        QCOMPARE(created(server, operation, 5)["amount"_L1].toString(), u"5.00"_s);
        QCOMPARE(created(server, operation, 10.5)["amount"_L1].toString(), u"10.50"_s);
        for (const double amount : {4.99, 10.51}) {
            const QJsonObject answer = ask(server, "POST", "/api/v1/transaction/pix/" + operation,
                                           draft(operation, amount), 422);
            QVERIFY(QJsonDocument(answer).toJson().contains("amount"));
        }
    }
}

void ServerConfigTest::simulatesTheInstitution()
{
    makeKey();
    const ServerProcess server(
        m_place + QStringList{u"--ispb"_s, u"1234567A"_s, u"--payout-delay"_s, u"0s"_s});
    const QJsonObject payout = created(server, "cashout", 10);
    QTRY_COMPARE_WITH_TIMEOUT(found(server, payout)["status"_L1].toString(), u"paid"_s, 10'000);
    QVERIFY2(found(server, payout)["e2e_id"_L1].toString().startsWith(u"E1234567A"_s),
             qPrintable(found(server, payout)["e2e_id"_L1].toString()));
}

void ServerConfigTest::showsTheNameOfTheMerchant()
{
    makeKey();
    const ServerProcess server(m_place + QStringList{u"--merchant-name"_s, u"Café Recife"_s,
                                                     u"--merchant-city"_s, u"Recife"_s});
    const auto code = core::BrCode::parse(created(server, "cashin", 15)["qr_code"_L1].toString());
    QVERIFY(code);
    QCOMPARE(code->merchantName, u"Cafe Recife"_s);
    QCOMPARE(code->merchantCity, u"Recife"_s);
}

/// The console stores the terms with the shop. Options of the server come first.
void ServerConfigTest::usesTheTermsOfTheShop()
{
    app::ShopSettings shop{.profile = {samples::merchant(), samples::payer()},
                           .platform = QUuid(kPlatform)};
    shop.terms.cashInLifetime = std::chrono::minutes(15);
    shop.terms.cashInCommission.fixed = core::Money::fromCents(35);
    QVERIFY(shop.save(m_place.last()));
    const QString file = app::ShopSettings::filePath(m_place.last());
    const Ended ended = print(m_place + QStringList{u"--cashin-commission-fixed"_s, u"0.40"_s});
    QVERIFY2(ended.code == 0, qPrintable(ended.errors));
    QCOMPARE(valueIn(ended.output, u"charge-lifetime"_s), u"15min"_s);
    QCOMPARE(headingOf(ended.output, u"charge-lifetime"_s), file);
    QCOMPARE(valueIn(ended.output, u"merchant-key"_s), samples::merchant().key.value());
    QCOMPARE(headingOf(ended.output, u"merchant-key"_s), file);
    QCOMPARE(valueIn(ended.output, u"cashin-commission-fixed"_s), u"0.40"_s);
    QCOMPARE(headingOf(ended.output, u"cashin-commission-fixed"_s), u"Arguments"_s);

    for (const QString &name : {u"merchant-key"_s, u"merchant-name"_s, u"platform"_s}) {
        const Ended refused = print(m_place + QStringList{u"--%1=%2"_s.arg(name, kPlatform)});
        QCOMPARE(refused.code, 2);
        QVERIFY2(
            refused.errors.contains(u"--%1 is already set by the shop in %2."_s.arg(name, file)),
            qPrintable(refused.errors));
    }
}

void ServerConfigTest::servesAShopWithoutAFile()
{
    const QStringList whole{u"merchant-key = ana@example.com"_s, u"merchant-name = Padaria"_s,
                            u"merchant-city = Recife"_s, u"platform = "_s + kPlatform};
    for (qsizetype missing = 0; missing < whole.size(); ++missing) {
        QStringList lines = whole;
        const QString name = lines.takeAt(missing).section(u' ', 0, 0);
        const Ended ended = print(QStringList{u"--config"_s, write(lines.join(u'\n'))} + m_place);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.errors.contains(name + u" is required"_s), qPrintable(ended.errors));
    }
    const auto problemOf = [&](const QString &key) {
        QStringList lines = whole;
        lines[0] = key;
        return print(QStringList{u"--config"_s, write(lines.join(u'\n'))} + m_place).errors;
    };
    QVERIFY(problemOf(u"merchant-key = ana"_s).contains(u":1: merchant-key is a CPF, CNPJ"_s));
    QVERIFY(problemOf(u"merchant-key = 51998259765"_s).contains(u"set merchant-key-type"_s));
    QVERIFY(problemOf(u"merchant-key = 51998259765\nmerchant-key-type = fax"_s)
                .contains(u":2: merchant-key-type is CPF, CNPJ, PHONE, EMAIL or EVP."_s));
    QVERIFY(problemOf(u"merchant-key = 51998259765\nmerchant-key-type = PHONE"_s).isEmpty());

    const ServerProcess server(m_place + QStringList{u"--config"_s, write(whole.join(u'\n'))},
                               ServerProcess::Mode::AsConfigured);
    makeKey({});
    QVERIFY2(m_key.startsWith("blc_live_"), m_key.constData());
    const auto code = core::BrCode::parse(created(server, "cashin", 15)["qr_code"_L1].toString());
    QVERIFY(code);
    QCOMPARE(code->merchantName, u"Padaria"_s);
    QCOMPARE(code->key, u"ana@example.com"_s);
}

BALCAO_GUILESS_TEST(ServerConfigTest)
#include "tst_serverconfig.moc"
