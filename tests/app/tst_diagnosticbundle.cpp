// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/diagnosticbundle.h"
#include "app/lockfile.h"
#include "app/preferencesfile.h"
#include "app/recentlog.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/database/database.h"
#include "core/service/transactionengine.h"
#include "core/storage/consolestore.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::Database;

namespace
{

constexpr auto kOperator = "Zuleica Operadora"_L1;
constexpr auto kPayer = "Quitéria Pagadora"_L1;
constexpr auto kPayerDocument = "11144477735"_L1;
constexpr auto kNote = "filha do Jorge"_L1;
constexpr auto kPinHash = "$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$c2VjcmV0"; ///< not checked here
constexpr auto kMerchant = "Padaria do Xisto"_L1;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Tests the diagnostic bundle of a shop that is full of names, documents and secrets.
class DiagnosticBundleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { app::startRecentLog(); }
    void init();
    void cleanup() { m_folder.reset(); }

    void hasVersionsSettingsAndResults();
    void hasNoSecretNorPerson();
    void cleansMessages_data();
    void cleansMessages();
    void hasTheLastMessages();
    void reportsAChangedLog();
    void reportsDamage();
    void describesAnEmptyFolder();
    void writesAPrivateFile();
    void writesOneFileAtATime();
    void stopsTheCheckWithTheShop();
    void reportsAFolderThatCannotBeWritten();

private:
    void fill() const;
    [[nodiscard]] QString shop() const { return m_folder->filePath(u"loja da Zuleica"_s); }
    [[nodiscard]] QByteArray bundle(const QStringList &messages = {}) const
    {
        app::ShopCheck check;
        return app::diagnosticBundle(shop(), messages, check);
    }
    [[nodiscard]] QJsonObject json(const QStringList &messages = {}) const
    {
        return QJsonDocument::fromJson(bundle(messages)).object();
    }
    /// Runs `work` with the store of the till.
    template<typename Work>
    void withTill(Work work) const
    {
        const auto till = Database::open(app::consoleDatabaseIn(shop()),
                                         Database::Access::ReadWrite, core::Schema::Console);
        QVERIFY2(till, till ? "" : qPrintable(till.error().detail));
        core::ConsoleStore store(**till);
        QVERIFY(store.prepare());
        work(store, **till);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void DiagnosticBundleTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(shop()));
    fill();
}

/// Writes every kind of text that a shop stores.
void DiagnosticBundleTest::fill() const
{
    app::ShopSettings settings{
        .profile = {.merchant = samples::merchant(), .payer = samples::payer()},
        .platform = QUuid::createUuid()};
    settings.profile.merchant.name = kMerchant;
    QVERIFY(settings.save(shop()));
    core::Preferences preferences;
    preferences.presets = {{.name = u"Bolo da Zuleica"_s, .amount = core::Money::fromCents(900)}};
    preferences.printing.printer = u"Impressora Zuleica"_s;
    preferences.backups.folder = u"/media/zuleica"_s;
    preferences.exporting.folder = u"/home/zuleica"_s;
    preferences.charging.profiles = {{.name = u"Clientes da Zuleica"_s}};
    preferences.ownKeys = {{u"Ctrl+Z"_s, u"Ctrl+Q"_s}};
    preferences.appearance.scale = 125;
    QVERIFY(app::PreferencesFile::save(shop(), preferences));
    QVERIFY(app::LockFile::save(shop(), {.hash = kPinHash}));

    const auto database = Database::open(app::databaseIn(shop()), Database::Access::ReadWrite);
    QVERIFY(database);
    support::TestClock clock;
    core::TransactionEngine engine(**database, support::serviceSettings(), clock,
                                   support::TestRandom());
    const auto made = engine.create(support::cashInDraft());
    QVERIFY(made);
    const QDateTime now = support::noon();
    withTill([&](core::ConsoleStore &store, Database &till) {
        QVERIFY(core::OperatorStore(till).add(
            {.name = kOperator, .shortName = u"Zuleica"_s, .pinHash = kPinHash}));
        QVERIFY(store.payers().remember({.name = kPayer, .document = kPayerDocument}, now));
        QVERIFY(store.annotations().setNote(made->id, kNote, now));
        QVERIFY(store.annotations().setTags(made->id, {u"devedora"_s}, now));
        QVERIFY(store.annotations().beginDisclosure(
            {.path = u"/home/zuleica/lista.csv"_s, .content = kPayer}, now));
        for (const core::AuditAction action :
             {core::AuditAction::SignedIn, core::AuditAction::NoteChanged})
            QVERIFY(store.audit().append({.action = action,
                                          .actor = {.id = 1, .name = u"Zuleica"_s},
                                          .till = u"C1"_s,
                                          .transaction = made->id,
                                          .subject = kOperator},
                                         now));
    });
}

void DiagnosticBundleTest::hasVersionsSettingsAndResults()
{
    const QJsonObject bundle = json();
    QVERIFY(QDateTime::fromString(bundle["created"_L1].toString(), Qt::ISODate).isValid());
    QCOMPARE(bundle["versions"_L1]["qt"_L1].toString(), QString::fromLatin1(qVersion()));
    QVERIFY(!bundle["versions"_L1]["system"_L1].toString().isEmpty());
    const QJsonObject settings = bundle["settings"_L1].toObject();
    QCOMPARE(settings["appearance"_L1]["scale"_L1].toInt(), 125);
    QCOMPARE(settings["appearance"_L1]["theme"_L1].toString(), u"system"_s);
    QCOMPARE(settings["presets"_L1].toInt(), 1);
    QCOMPARE(settings["own_keys"_L1].toInt(), 1);
    QCOMPARE(settings["printing"_L1]["printer"_L1].toString(), u"set"_s);
    QCOMPARE(settings["printing"_L1]["logo"_L1].toString(), u"unset"_s);
    QCOMPARE(bundle["check"_L1]["transactions"_L1].toString(), u"sound"_s);
    QCOMPARE(bundle["check"_L1]["audit_log"_L1].toString(), u"sound"_s);
    QCOMPARE(bundle["check"_L1]["shifts"_L1].toString(), u"sound"_s);
    QCOMPARE(bundle["actions"_L1].toArray().size(), 2);
    QCOMPARE(bundle["actions"_L1][0]["action"_L1].toString(), u"note_changed"_s);
    QStringList files;
    for (const QJsonValue &file : bundle["files"_L1].toArray())
        files += file["name"_L1].toString();
    QVERIFY(files.contains(u"balcao.db"_s) && files.contains(u"console.db"_s));
}

void DiagnosticBundleTest::hasNoSecretNorPerson()
{
    const core::Merchant merchant = samples::merchant();
    const core::PayerProfile payer = samples::payer();
    const core::TransactionDraft draft = support::cashInDraft();
    const QStringList texts{kOperator,   u"Zuleica"_s,   kPayer,          kPayerDocument,
                            kNote,       u"devedora"_s,  kMerchant,       merchant.key.value(),
                            payer.name,  payer.document, draft.name,      u"52998224725"_s,
                            u"argon2"_s, u"4711"_s,      m_folder->path()};
    // The shop really has these texts, except for the PIN and the path.
    QByteArray stored;
    for (const QFileInfo &file : QDir(shop()).entryInfoList(QDir::Files | QDir::Hidden))
        stored += bytesOf(file.absoluteFilePath());
    for (const QString &text : texts.mid(0, 13))
        QVERIFY2(text.isEmpty() || stored.contains(text.toUtf8()), qPrintable(text));
    const QString written = QString::fromUtf8(bundle());
    for (const QString &text : texts)
        QVERIFY2(text.isEmpty() || !written.contains(text, Qt::CaseInsensitive),
                 qPrintable(text + u"\n"_s + written));
}

void DiagnosticBundleTest::cleansMessages_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("cleaned");
    const auto row = [](const char *name, const QString &message, const QString &cleaned) {
        QTest::newRow(name) << message << cleaned;
    };
    row("nothing to remove", u"no page 12 of 99"_s, u"no page 12 of 99"_s);
    row("e-mail", u"sent to ana.lima@example.com now"_s, u"sent to [e-mail] now"_s);
    row("CPF", u"document 529.982.247-25 is used"_s, u"document [number] is used"_s);
    row("bare CPF", u"document 52998224725"_s, u"document [number]"_s);
    row("phone", u"phone +55 (11) 98765-4321."_s, u"phone [number]."_s);
    row("key of the API", u"key blc_sandbox_abc"_s, u"key [key]"_s);
    row("random key", u"key 5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10!"_s, u"key [key]!"_s);
    row("path", u"cannot write /home/ana/lista.csv: full"_s, u"cannot write [path]: full"_s);
    row("operator", u"signed in: zuleica operadora"_s, u"signed in: [name]"_s);
    row("shop", u"open: "_s + kMerchant, u"open: [name]"_s);
}

void DiagnosticBundleTest::cleansMessages()
{
    QFETCH(QString, message);
    QFETCH(QString, cleaned);
    const QString time = u"2026-11-20T12:00:00.000Z "_s;
    const QString written = json({time + message})["messages"_L1][0].toString();
    QCOMPARE(written, time + cleaned);
}

void DiagnosticBundleTest::hasTheLastMessages()
{
    const QString folder = shop();
    const QString message = u"a message for %1"_s.arg(folder);
    QTest::ignoreMessage(QtWarningMsg, qPrintable(message));
    qWarning("%s", qPrintable(message));
    const QStringList lines = app::recentLogLines();
    QVERIFY(!lines.isEmpty());
    QVERIFY2(lines.constLast().endsWith(u" warning default: "_s + message),
             qPrintable(lines.constLast()));
    const QJsonArray messages = json(lines)["messages"_L1].toArray();
    QVERIFY(messages.last().toString().endsWith(u" warning default: a message for [folder]"_s));
}

void DiagnosticBundleTest::reportsAChangedLog()
{
    withTill([](core::ConsoleStore & /*store*/, Database &till) {
        QVERIFY(till.queryScalar(u"UPDATE audit SET operator_name = 'Bia' WHERE number = 2"_s));
    });
    QCOMPARE(json()["check"_L1]["audit_log"_L1].toString(), u"changed at 2"_s);
}

void DiagnosticBundleTest::reportsDamage()
{
    {
        const auto database = Database::open(app::databaseIn(shop()), Database::Access::ReadWrite);
        QVERIFY(database && (*database)->queryScalar(u"UPDATE tot SET amount = amount + 1"_s));
    }
    const QString result = json()["check"_L1]["transactions"_L1].toString();
    QVERIFY2(result.startsWith(u"failed: "_s), qPrintable(result));
}

void DiagnosticBundleTest::describesAnEmptyFolder()
{
    QVERIFY(QDir(shop()).removeRecursively());
    QVERIFY(QDir().mkpath(shop()));
    const QJsonObject bundle = json();
    QCOMPARE(bundle["check"_L1]["transactions"_L1].toString(), u"none"_s);
    QVERIFY(bundle["files"_L1].toArray().isEmpty());
    QVERIFY(QDir(shop()).isEmpty()); // nothing was created
}

void DiagnosticBundleTest::writesAPrivateFile()
{
    app::DiagnosticWriter writer(shop());
    const QString path = m_folder->filePath(u"bundle.json"_s);
    QVERIFY(await(writer.write(path)));
    QVERIFY(QJsonDocument::fromJson(bytesOf(path)).object().contains(u"check"_s));
    QCOMPARE(QFileInfo(path).permissions() &
                 (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());
    QVERIFY(await(writer.write(path))); // replaces the file
}

void DiagnosticBundleTest::writesOneFileAtATime()
{
    app::DiagnosticWriter writer(shop());
    const auto first = writer.write(m_folder->filePath(u"1.json"_s));
    const bool wasRunning = first.isRunning();
    const auto second = writer.write(m_folder->filePath(u"2.json"_s));
    const bool isSecond = bool(await(second));
    QVERIFY(await(first));
    // The first call may end before the second one begins.
    QVERIFY(isSecond || wasRunning);
    QVERIFY(await(writer.write(m_folder->filePath(u"2.json"_s))));
}

/// A stopped check counts as failed, and says so.
void DiagnosticBundleTest::stopsTheCheckWithTheShop()
{
    app::ShopCheck check;
    check.stop();
    QVERIFY(!check.run(shop()));
    const QByteArray written = app::diagnosticBundle(shop(), {}, check);
    QVERIFY(written.contains("the check was stopped"));
    {
        app::DiagnosticWriter writer(shop());
        (void)writer.write(m_folder->filePath(u"3.json"_s)); // the destructor waits
    }
    QVERIFY(QFile::exists(m_folder->filePath(u"3.json"_s)));
}

void DiagnosticBundleTest::reportsAFolderThatCannotBeWritten()
{
    app::DiagnosticWriter writer(shop());
    QVERIFY(!await(writer.write(app::databaseIn(shop()) + u"/bundle.json"_s)));
}

BALCAO_GUILESS_TEST(DiagnosticBundleTest)
#include "tst_diagnosticbundle.moc"
