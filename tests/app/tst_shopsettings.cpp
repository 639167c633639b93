// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopsettings.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using app::ShopSettings;
using Code = core::Error::Code;

namespace
{

ShopSettings settings()
{
    return {.profile = {.merchant = samples::merchant(), .payer = samples::payer()},
            .platform = QUuid(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s)};
}

core::Merchant paidAt(core::PixKey::Kind kind, const QString &key)
{
    core::Merchant merchant = samples::merchant();
    merchant.key = *core::PixKey::parse(key, kind);
    return merchant;
}

} // namespace

class TestShopSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_folder.reset(); }

    void comesBackAsItWasSaved_data();
    void comesBackAsItWasSaved();
    void replacesWhatWasSavedBefore();
    void isReadableByItsOwnerOnly();
    void makesItsFolder();
    void isNothingInAnEmptyFolder();
    void isDamagedRatherThanGuessed_data();
    void isDamagedRatherThanGuessed();
    void acceptsWhatAPersonMayWriteByHand_data();
    void acceptsWhatAPersonMayWriteByHand();
    void showsThatItCannotBeSaved();
    void showsThatItCannotBeRead();

private:
    [[nodiscard]] QString path() const { return m_folder->path(); }
    [[nodiscard]] static QJsonObject savedObject();
    void write(const QByteArray &text) const;
    [[nodiscard]] QByteArray read() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Returns the contents of a shop's file, as a base for the data rows.
QJsonObject TestShopSettings::savedObject()
{
    const QTemporaryDir folder;
    QFile file(ShopSettings::filePath(folder.path()));
    if (!settings().save(folder.path()) || !file.open(QIODevice::ReadOnly))
        qFatal("cannot save");
    return QJsonDocument::fromJson(file.readAll()).object();
}

void TestShopSettings::write(const QByteArray &text) const
{
    QFile file(ShopSettings::filePath(path()));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write");
}

QByteArray TestShopSettings::read() const
{
    QFile file(ShopSettings::filePath(path()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestShopSettings::comesBackAsItWasSaved_data()
{
    QTest::addColumn<std::shared_ptr<ShopSettings>>("saved");
    const auto row = [](const char *name, const std::function<void(ShopSettings &)> &change) {
        auto saved = std::make_shared<ShopSettings>(settings());
        change(*saved);
        QTest::newRow(name) << saved;
    };
    using Kind = core::PixKey::Kind;
    row("as it is", [](auto &) {});
    row("CPF", [](auto &s) { s.profile.merchant = paidAt(Kind::Cpf, u"52998224725"_s); });
    row("CNPJ", [](auto &s) { s.profile.merchant = paidAt(Kind::Cnpj, u"12ABC34501DE35"_s); });
    // Eleven digits that are valid as both: the chosen kind is kept.
    row("CPF or mobile: CPF",
        [](auto &s) { s.profile.merchant = paidAt(Kind::Cpf, u"51998259765"_s); });
    row("CPF or mobile: mobile",
        [](auto &s) { s.profile.merchant = paidAt(Kind::Phone, u"51998259765"_s); });
    row("e-mail", [](auto &s) { s.profile.merchant = paidAt(Kind::Email, u"a+b@example.com"_s); });
    row("no payer", [](auto &s) { s.profile.payer = {}; });
    row("a payer with a name only", [](auto &s) {
        s.profile.payer = {};
        s.profile.payer.name = u"Consumidor"_s;
    });
    row("codes without a txid", [](auto &s) { s.profile.merchant.txid = core::CodeTxid::None; });
    row("terms", [](auto &s) {
        s.terms = {.cashInLifetime = std::chrono::seconds(90),
                   .limits = {core::Money::fromCents(500), core::Money::fromCents(123'456)},
                   .cashInCommission = {99, core::Money::fromCents(10), core::Money::fromCents(25),
                                        core::Money::fromCents(5'000)},
                   .cashOutCommission = {core::CommissionRule::kWhole, {}, {}, {}},
                   .processingDelay = std::chrono::milliseconds(1'500),
                   .ispb = u"1234567A"_s};
    });
    row("quotes and lines", [](auto &s) { s.profile.payer.name = u"\"A\\B\" {é} 😀"_s; });
}

void TestShopSettings::comesBackAsItWasSaved()
{
    QFETCH(std::shared_ptr<ShopSettings>, saved);
    QVERIFY(saved->save(path()));
    const auto loaded = ShopSettings::load(path());
    QVERIFY(loaded);
    QVERIFY(loaded->has_value());
    QVERIFY(**loaded == *saved);
}

void TestShopSettings::replacesWhatWasSavedBefore()
{
    QVERIFY(settings().save(path()));
    ShopSettings other = settings();
    other.profile.payer.name = u"Ana"_s;
    QVERIFY(other.save(path()));
    const auto loaded = ShopSettings::load(path());
    QVERIFY(loaded);
    QVERIFY(*loaded == other);
    // No other files stay behind.
    QCOMPARE(QDir(path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"shop.json"_s});
}

void TestShopSettings::isReadableByItsOwnerOnly()
{
    const mode_t before = umask(0);
    const auto restore = qScopeGuard([before] { umask(before); });
    for (int times = 0; times < 2; ++times) { // A new file, and one that others could read.
        QVERIFY(settings().save(path()));
        struct stat state = {};
        QCOMPARE(stat(QFile::encodeName(ShopSettings::filePath(path())).constData(), &state), 0);
        QCOMPARE(state.st_mode & 0777U, 0600U);
        QVERIFY(QFile::setPermissions(ShopSettings::filePath(path()), QFileDevice::ReadOwner |
                                                                          QFileDevice::WriteOwner |
                                                                          QFileDevice::ReadOther));
    }
}

void TestShopSettings::makesItsFolder()
{
    const QString below = QDir(path()).filePath(u"a/b"_s);
    QVERIFY(settings().save(below));
    const auto loaded = ShopSettings::load(below);
    QVERIFY(loaded);
    QVERIFY(*loaded == settings());
}

void TestShopSettings::isNothingInAnEmptyFolder()
{
    const auto loaded = ShopSettings::load(path());
    QVERIFY(loaded);
    QVERIFY(!loaded->has_value());
    QVERIFY(QDir(path()).isEmpty());
    const auto missing = ShopSettings::load(QDir(path()).filePath(u"missing"_s));
    QVERIFY(missing);
    QVERIFY(!missing->has_value());
}

void TestShopSettings::isDamagedRatherThanGuessed_data()
{
    QTest::addColumn<QByteArray>("text");
    const QJsonObject whole = savedObject();
    const QByteArray text = QJsonDocument(whole).toJson();
    QTest::newRow("nothing in it") << QByteArray();
    QTest::newRow("zeros") << QByteArray(text.size(), '\0');
    QTest::newRow("cut") << text.first(text.size() / 2);
    QTest::newRow("end missing") << text.first(text.lastIndexOf('}'));
    QTest::newRow("more behind") << text + text;
    QTest::newRow("empty object") << "{}"_ba;
    QTest::newRow("list") << "[]"_ba;
    QTest::newRow("word") << "null"_ba;
    QTest::newRow("no UTF-8") << QByteArray(text).replace("Padaria", "Padari\xE1");

    const auto without = [&](const QString &part, const QString &key) {
        QJsonObject object = whole;
        if (part.isEmpty()) {
            object.remove(key);
        } else {
            QJsonObject inner = object[part].toObject();
            inner.remove(key);
            object[part] = inner;
        }
        return QJsonDocument(object).toJson();
    };
    const auto with = [&](const QString &part, const QString &key, const QJsonValue &value) {
        QJsonObject object = whole;
        if (part.isEmpty()) {
            object[key] = value;
        } else {
            QJsonObject inner = object[part].toObject();
            inner[key] = value;
            object[part] = inner;
        }
        return QJsonDocument(object).toJson();
    };
    for (const QString &key : {u"merchant"_s, u"payer"_s, u"platform"_s})
        QTest::newRow(qPrintable(u"without "_s + key)) << without({}, key);
    for (const QString &part : {u"merchant"_s, u"payer"_s}) {
        for (const QString &key : whole[part].toObject().keys()) {
            const QString name = u"%1.%2"_s.arg(part, key);
            QTest::newRow(qPrintable(u"without "_s + name)) << without(part, key);
            if (part == u"merchant"_s) // a default payer may lack data
                QTest::newRow(qPrintable(name + u" is empty"_s)) << with(part, key, QString());
            QTest::newRow(qPrintable(name + u" is a number"_s)) << with(part, key, 7);
        }
    }
    QTest::newRow("half a key") << with(u"merchant"_s, u"pix_key"_s, u"71c7d9be-4b85"_s);
    QTest::newRow("key of another kind") << with(u"merchant"_s, u"key_type"_s, u"CPF"_s);
    QTest::newRow("kind that is none") << with(u"merchant"_s, u"key_type"_s, u"IBAN"_s);
    QTest::newRow("unknown txid") << with({}, u"code_txid"_s, u"***"_s);
    QTest::newRow("txid is a number") << with({}, u"code_txid"_s, 0);
    QTest::newRow("txid is null") << with({}, u"code_txid"_s, QJsonValue::Null);
    QTest::newRow("slip in the document") << with(u"payer"_s, u"document"_s, u"52998224724"_s);
    for (const QString &key : whole[u"terms"_s].toObject().keys()) {
        QTest::newRow(qPrintable(u"terms.%1 is empty"_s.arg(key))) << with(u"terms"_s, key, u""_s);
        QTest::newRow(qPrintable(u"terms.%1 is a number"_s.arg(key))) << with(u"terms"_s, key, 7);
    }
    QTest::newRow("terms are a list") << with({}, u"terms"_s, QJsonArray());
    QTest::newRow("maximum below the minimum")
        << with(u"terms"_s, u"min_amount"_s, u"99.00"_s).replace("9999999999.99", "98.99");
    QTest::newRow("platform that is none") << with({}, u"platform"_s, u"8f14e45f"_s);
    QTest::newRow("platform of zeros")
        << with({}, u"platform"_s, u"00000000-0000-0000-0000-000000000000"_s);
}

void TestShopSettings::isDamagedRatherThanGuessed()
{
    QFETCH(QByteArray, text);
    write(text);
    const auto loaded = ShopSettings::load(path());
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().code, Code::StorageCorrupted);
    QVERIFY(!loaded.error().detail.isEmpty());
    // The detail appears in logs and bug reports.
    QVERIFY(!loaded.error().detail.contains(samples::payer().name));
    QVERIFY(!loaded.error().detail.contains(samples::merchant().key.value()));
    QCOMPARE(read(), text); // The file is kept for a repair.
}

void TestShopSettings::acceptsWhatAPersonMayWriteByHand_data()
{
    QTest::addColumn<QByteArray>("text");
    const QJsonObject whole = savedObject();
    const QByteArray text = QJsonDocument(whole).toJson();
    QTest::newRow("on one line") << QJsonDocument(whole).toJson(QJsonDocument::Compact);
    QTest::newRow("other line ends") << QByteArray(text).replace("\n", "\r\n");
    QJsonObject more = whole;
    more[u"note"_s] = u"mine"_s;
    more[u"presets"_s] = u"of an older version, and no list"_s;
    QJsonObject earlier = whole;
    earlier.remove(u"code_txid"_s);
    QTest::newRow("a version without the choice of the txid") << QJsonDocument(earlier).toJson();
    QJsonObject older = whole;
    older.remove(u"terms"_s);
    QTest::newRow("of a version without terms") << QJsonDocument(older).toJson();
    older[u"terms"_s] = QJsonObject{{u"charge_lifetime"_s, u"24h"_s}};
    QTest::newRow("only one of the terms") << QJsonDocument(older).toJson();
    QTest::newRow("a field of one's own") << QJsonDocument(more).toJson();
    QTest::newRow("document with its mask")
        << QByteArray(text).replace("52998224725", "529.982.247-25");
    QTest::newRow("blanks") << QByteArray(text).replace("\"São Paulo\"", "\" São Paulo \"");
}

void TestShopSettings::acceptsWhatAPersonMayWriteByHand()
{
    QFETCH(QByteArray, text);
    write(text);
    const auto loaded = ShopSettings::load(path());
    QVERIFY(loaded);
    QVERIFY(*loaded == settings());
}

void TestShopSettings::showsThatItCannotBeSaved()
{
    QFile file(QDir(path()).filePath(u"file"_s)); // Even root cannot create a folder below.
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const auto saved = settings().save(QDir(path()).filePath(u"file/shop"_s));
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, Code::StorageReadOnly);
    QVERIFY(!saved.error().detail.isEmpty());

    QVERIFY(QDir(path()).mkdir(u"shop.json"_s)); // A folder in its place.
    const auto again = settings().save(path());
    QVERIFY(!again);
    QCOMPARE(again.error().code, Code::StorageReadOnly);
    QVERIFY(QFileInfo(ShopSettings::filePath(path())).isDir());
}

void TestShopSettings::showsThatItCannotBeRead()
{
    QVERIFY(QDir(path()).mkdir(u"shop.json"_s));
    const auto loaded = ShopSettings::load(path());
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().code, Code::StorageCorrupted);
    QVERIFY(!loaded.error().detail.isEmpty());
}

BALCAO_TEST(TestShopSettings)
#include "tst_shopsettings.moc"
