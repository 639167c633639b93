// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brcode.h"
#include "tests/support/testmain.h"
#include "tests/support/vectors.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QRandomGenerator>
#include <QtCore/QSet>
#include <QtTest/QTest>

using core::BrCode;
using core::Money;
using Fault = BrCode::Fault;
using Kind = BrCode::Kind;
using Warning = BrCode::Warning;
using namespace Qt::StringLiterals;

namespace
{

const QString kManual =
    u"00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR"
    "5913Fulano de Tal6008BRASILIA62070503***63041D3D"_s;

/// The expected faults of the invalid vectors.
const QHash<QString, Fault> kFaults{
    {u"crc-wrong"_s, Fault::Checksum},
    {u"payload-char-changed"_s, Fault::Checksum},
    {u"truncated"_s, Fault::Structure},
    {u"crc-not-last"_s, Fault::Structure},
    {u"length-not-numeric"_s, Fault::Structure},
    {u"not-emv"_s, Fault::Structure},
    {u"currency-usd"_s, Fault::Currency},
    {u"country-us"_s, Fault::Country},
    {u"no-merchant-city"_s, Fault::MerchantCity},
    {u"first-object-not-00"_s, Fault::Version},
    {u"duplicate-59"_s, Fault::Duplicate},
    {u"no-key-no-url"_s, Fault::NothingToPay},
    {u"amount-1,00"_s, Fault::Amount},
    {u"amount-1.234"_s, Fault::Amount},
    {u"amount-+5.00"_s, Fault::Amount},
    {u"txid-empty"_s, Fault::Structure},
};

/// The expected warnings of the valid vectors; none if missing.
const QHash<QString, QList<Warning>> kWarnings{
    {u"ofb-payments-qrcode-example"_s, {Warning::TxidCharacters, Warning::KeyNotCanonical}},
    {u"amb-accent-length-in-chars"_s, {Warning::NotAscii}},
    {u"surrounded-by-whitespace"_s, {}},
    {u"no-62"_s, {Warning::NoAdditionalData}},
    {u"url-with-scheme"_s, {Warning::UrlWithScheme}},
    {u"amount-5."_s, {Warning::AmountFormat}},
    {u"txid-hyphen"_s, {Warning::TxidCharacters}},
    {u"city-16"_s, {Warning::TextTooLong}},
    {u"key-phone-no-plus"_s, {Warning::KeyNotCanonical}},
};

/// The faults on writing of codes that can be read; none if missing.
const QHash<QString, Fault> kWriteFaults{
    {u"url-with-scheme"_s, Fault::Url},
    {u"txid-hyphen"_s, Fault::Txid},
    {u"key-phone-no-plus"_s, Fault::Key},
};

QJsonArray codes(const QString &name)
{
    return vectors::array(vectors::load(u"brcodes.json"_s), name);
}

/// Adds one row for each wanted code of the array: its id and its whole entry.
template<typename Wanted>
void codeRows(const QString &name, Wanted wanted)
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QJsonObject>("entry");
    for (const auto value : codes(name)) {
        const QJsonObject entry = value.toObject();
        const QString id = entry[u"id"_s].toString();
        if (wanted(entry))
            QTest::newRow(vectors::rowName(id).constData()) << id << entry;
    }
}

QString payloadOf(const QJsonObject &entry)
{
    return entry[u"payload"_s].toString();
}

/// Returns true if our writer can write the code. Requires the GUI in lower case, 01 only as "12",
/// one Pix template, no other arrangements, no recurrence.
bool isExpressible(const QJsonObject &entry)
{
    static const QSet<QString> ours{u"00"_s, u"01"_s, u"26"_s, u"52"_s, u"53"_s, u"54"_s,
                                    u"58"_s, u"59"_s, u"60"_s, u"61"_s, u"62"_s, u"63"_s};
    const QJsonObject fields = entry[u"fields"_s].toObject();
    const QStringList objects = entry[u"tlv"_s].toObject().keys();
    return fields[u"gui"_s] == u"br.gov.bcb.pix"_s &&
           fields[u"point_of_initiation"_s].toString() != u"11"_s &&
           ours.contains(QSet(objects.begin(), objects.end()));
}

QString crcText(const QByteArray &bytes)
{
    return u"%1"_s.arg(core::crc16(bytes), 4, 16, QChar(u'0')).toUpper();
}

QString withChecksum(const QString &body)
{
    const QString text = body + u"6304"_s;
    return text + crcText(text.toUtf8());
}

QString object(int id, const QString &value)
{
    return u"%1%2"_s.arg(id, 2, 10, QChar(u'0')).arg(value.size(), 2, 10, QChar(u'0')) + value;
}

/// Like object(), but with the length in UTF-8 bytes.
QString objectInBytes(int id, const QString &value)
{
    const auto length = value.toUtf8().size();
    return u"%1%2"_s.arg(id, 2, 10, QChar(u'0')).arg(length, 2, 10, QChar(u'0')) + value;
}

/// Returns the objects of a static code, for single changes.
QMap<int, QString> staticObjects()
{
    return {
        {0, u"01"_s},
        {26, object(0, u"br.gov.bcb.pix"_s) + object(1, u"52998224725"_s)},
        {52, u"0000"_s},
        {53, u"986"_s},
        {54, u"10.00"_s},
        {58, u"BR"_s},
        {59, u"LOJA"_s},
        {60, u"NATAL"_s},
        {62, object(5, u"NF4813"_s)},
    };
}

QString textOf(const QMap<int, QString> &objects)
{
    QString body;
    for (auto it = objects.begin(); it != objects.end(); ++it)
        body += object(it.key(), it.value());
    return withChecksum(body);
}

QString staticWith(int id, const QString &value)
{
    auto objects = staticObjects();
    objects[id] = value;
    return textOf(objects);
}

QString staticWithout(int id)
{
    auto objects = staticObjects();
    objects.remove(id);
    return textOf(objects);
}

BrCode staticCode()
{
    BrCode code;
    code.key = u"52998224725"_s;
    code.merchantName = u"LOJA"_s;
    code.merchantCity = u"NATAL"_s;
    return code;
}

BrCode dynamicCode()
{
    BrCode code = staticCode();
    code.kind = Kind::Dynamic;
    code.key.clear();
    code.url = u"pix.example.com/qr/v2/abc"_s;
    return code;
}

/// A fault or none in one column.
using Refusal = std::optional<Fault>;

template<typename T>
Refusal faultOf(const tl::expected<T, Fault> &result)
{
    return result ? std::nullopt : Refusal(result.error());
}

} // namespace

class TestBrCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void computesTheCheckValueOfTheChecksum()
    {
        QCOMPARE(core::crc16("123456789"), quint16(0x29B1));
        QCOMPARE(core::crc16(QByteArrayView()), quint16(0xFFFF));
        QCOMPARE(core::crc16(QByteArray(1, '\0')), quint16(0xE1F0));
        QCOMPARE(core::crc16("\xFF"), quint16(0xFF00));
    }

    void readsValidVectors_data()
    {
        codeRows(u"valid"_s, [](const QJsonObject &) { return true; });
    }
    void readsValidVectors()
    {
        QFETCH(const QString, id);
        QFETCH(const QJsonObject, entry);
        const QString payload = payloadOf(entry);
        QCOMPARE(payload.size(), entry[u"length"_s].toInteger());
        QCOMPARE(crcText(payload.chopped(4).toUtf8()), entry[u"crc"_s].toString());

        const auto code = BrCode::parse(payload);
        QVERIFY(code);
        const QJsonObject fields = entry[u"fields"_s].toObject();
        const auto field = [&fields](const QString &name) {
            if (!fields.contains(name))
                qFatal("no field %s", qUtf8Printable(name));
            return fields[name].toString();
        };
        const QString kind = entry[u"kind"_s].toString();
        QVERIFY(kind == u"static"_s || kind == u"dynamic"_s);
        QCOMPARE(code->kind, kind == u"static"_s ? Kind::Static : Kind::Dynamic);
        QCOMPARE(code->singleUse, entry[u"single_use"_s].toBool());
        QCOMPARE(code->singleUse, field(u"point_of_initiation"_s) == u"12"_s);
        QCOMPARE(code->key, field(u"key"_s));
        QCOMPARE(code->info, field(u"info"_s));
        QCOMPARE(code->withdrawalIspb, field(u"fss"_s));
        QCOMPARE(code->url, field(u"url"_s));
        QCOMPARE(code->recurrenceUrl, field(u"recurrence_url"_s));
        QCOMPARE(code->categoryCode, field(u"mcc"_s));
        QCOMPARE(code->amount ? code->amount->toDecimal() : QString(), field(u"amount"_s));
        QCOMPARE(code->merchantName, field(u"merchant_name"_s));
        QCOMPARE(code->merchantCity, field(u"merchant_city"_s));
        QCOMPARE(code->postalCode, field(u"postal_code"_s));
        QCOMPARE(code->txid, field(u"txid"_s));
        QCOMPARE(code->txid.isEmpty() ? u"***"_s : code->txid, field(u"txid_raw"_s));
        QCOMPARE(code->warnings, kWarnings.value(id));
    }

    void writesValidVectorsAsTheyWere_data() { codeRows(u"valid"_s, isExpressible); }
    void writesValidVectorsAsTheyWere()
    {
        QFETCH(const QJsonObject, entry);
        const auto code = BrCode::parse(payloadOf(entry));
        QVERIFY(code);
        QCOMPARE(code->toText().value(), payloadOf(entry));
    }

    void keepsThePaymentOfVectorsThatItWritesOtherwise_data()
    {
        codeRows(u"valid"_s, [](const QJsonObject &entry) { return !isExpressible(entry); });
    }
    void keepsThePaymentOfVectorsThatItWritesOtherwise()
    {
        QFETCH(const QString, id);
        QFETCH(const QJsonObject, entry);
        const auto code = BrCode::parse(payloadOf(entry));
        QVERIFY(code);
        const auto text = code->toText();
        if (!code->recurrenceUrl.isEmpty()) {
            QCOMPARE(faultOf(text), Refusal(Fault::NothingToPay));
            return;
        }
        if (id == u"ofb-payments-qrcode-example"_s) { // A key from before Pix.
            QCOMPARE(faultOf(text), Refusal(Fault::Key));
            return;
        }
        QVERIFY(text);
        QVERIFY(*text != payloadOf(entry));
        QCOMPARE(BrCode::parse(*text).value(), *code);
    }

    void treatsInvalidVectorsAsExpected_data()
    {
        codeRows(u"invalid"_s, [](const QJsonObject &) { return true; });
    }
    void treatsInvalidVectorsAsExpected()
    {
        QFETCH(const QString, id);
        QFETCH(const QJsonObject, entry);
        const QString expect = entry[u"expect"_s].toString();
        const auto code = BrCode::parse(payloadOf(entry));
        if (expect == u"reject"_s || expect == u"reject-or-warn"_s) {
            QVERIFY(kFaults.contains(id));
            QCOMPARE(faultOf(code), Refusal(kFaults[id]));
            return;
        }
        const QSet<QString> read{u"tolerate-or-warn"_s, u"tolerate-after-trim"_s, u"warn"_s,
                                 u"reject-on-generate, warn-on-read"_s};
        QVERIFY2(read.contains(expect), qUtf8Printable(expect));
        QVERIFY(kWarnings.contains(id));
        QVERIFY(code);
        QCOMPARE(code->warnings, kWarnings[id]);
        const auto text = code->toText();
        QCOMPARE(faultOf(text), kWriteFaults.contains(id) ? Refusal(kWriteFaults[id]) : Refusal());
        if (text) // Every accepted code is written correctly.
            QCOMPARE(BrCode::parse(*text).value().warnings, QList<Warning>{});
    }

    void readsAroundBlanksAndLines()
    {
        const auto plain = BrCode::parse(kManual);
        QVERIFY(plain);
        QCOMPARE(BrCode::parse(u"\r\n\t \u00a0"_s + kManual + u" \n"_s).value(), *plain);
        const QString mark{QChar(QChar::ByteOrderMark)};
        QCOMPARE(BrCode::parse(mark + u" \u200b"_s + kManual + u"\n\u200b"_s).value(), *plain);
        QCOMPARE(faultOf(BrCode::parse(mark)), Refusal(Fault::Empty));
    }

    void cutsTheCityOnlyWhenWriting()
    {
        auto code = BrCode::parse(staticWith(60, QString(16, u'C')));
        QVERIFY(code);
        QCOMPARE(code->merchantCity, QString(16, u'C'));
        QCOMPARE(code->toText().value(), staticWith(60, QString(15, u'C')));
    }

    void refusesTexts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Refusal>("fault");
        const auto row = [](const char *name, const QString &text, Refusal fault) {
            QTest::newRow(name) << text << fault;
        };
        const auto account = [](const QString &parts) {
            return object(0, u"br.gov.bcb.pix"_s) + parts;
        };
        row("the code that the others change", textOf(staticObjects()), {});
        row("empty", {}, Fault::Empty);
        row("blanks", u" \n\t"_s, Fault::Empty);
        row("checksum alone", withChecksum({}), Fault::Version);
        row("six characters", u"630412"_s, Fault::Structure);
        row("two codes", kManual + kManual, Fault::Checksum);
        row("two codes under one checksum", withChecksum(kManual + kManual.chopped(8)),
            Fault::Duplicate);
        row("version missing", staticWithout(0), Fault::Version);
        row("version 02", staticWith(0, u"02"_s), Fault::Version);
        row("account missing", staticWithout(26), Fault::NotPix);
        row("another arrangement", staticWith(26, object(0, u"br.com.outro"_s)), Fault::NotPix);
        row("GUI with more behind", staticWith(26, object(0, u"br.gov.bcb.pixx"_s)), Fault::NotPix);
        row("broken template", staticWith(26, account(u"0199"_s)), Fault::Structure);
        row("key twice",
            staticWith(26, account(object(1, u"52998224725"_s) + object(1, u"11144477735"_s))),
            Fault::Duplicate);
        const QString own = account(object(1, u"52998224725"_s));
        const auto besideOwn = [&own](int id, const QString &value) {
            auto objects = staticObjects();
            objects[26] = value;
            objects[id] = own;
            return textOf(objects);
        };
        const QString another = account(object(1, u"11144477735"_s));
        row("empty object in front of another template", besideOwn(27, another + u"0200"_s),
            Fault::Structure);
        row("characters behind the key", besideOwn(27, another + u"xx"_s), Fault::Structure);
        row("key twice in front of another template",
            besideOwn(27, another + object(1, u"11144477735"_s)), Fault::Duplicate);
        row("broken template in capitals", besideOwn(51, another.toUpper() + u"0200"_s),
            Fault::Structure);
        row("broken template with the key first",
            besideOwn(27, object(1, u"11144477735"_s) + object(0, u"br.gov.bcb.pix"_s) + u"0200"_s),
            Fault::Structure);
        row("broken template of another arrangement",
            besideOwn(27, object(0, u"br.com.outro"_s) + u"0200"_s), {});
        row("broken recurrence",
            staticWith(80, account(object(25, u"a.example/1"_s) + object(25, u"a.example/2"_s))),
            Fault::Duplicate);
        row("broken template and a recurrence",
            withChecksum(staticWith(26, own + u"0200"_s).chopped(8) +
                         object(80, account(object(25, u"a.example/1"_s)))),
            Fault::Structure);
        row("Pix template in front of the templates", staticWith(25, another), Fault::Duplicate);
        row("Pix template behind the templates", staticWith(52, another), Fault::Duplicate);
        row("Pix template in the name", staticWith(59, u"LOJA"_s + object(26, another)),
            Fault::Duplicate);
        row("GUI twice", staticWith(26, own + object(2, u"BR.GOV.BCB.PIX"_s)), Fault::Duplicate);
        row("key and URL",
            staticWith(26, account(object(1, u"52998224725"_s) + object(25, u"a.example/b"_s))),
            Fault::Structure);
        row("info alone", staticWith(26, account(object(2, u"info"_s))), Fault::NothingToPay);
        row("two Pix templates", staticWith(27, account(object(1, u"11144477735"_s))),
            Fault::Duplicate);
        row("two recurrences",
            withChecksum(textOf(staticObjects()).chopped(8) +
                         object(80, account(object(25, u"a.example/1"_s))) +
                         object(81, account(object(25, u"a.example/2"_s)))),
            Fault::Duplicate);
        row("currency missing", staticWithout(53), Fault::Currency);
        row("country missing", staticWithout(58), Fault::Country);
        row("name missing", staticWithout(59), Fault::MerchantName);
        row("city missing", staticWithout(60), Fault::MerchantCity);
        row("amount of zero", staticWith(54, u"0.00"_s), Fault::Amount);
        row("amount of a dot", staticWith(54, u"."_s), Fault::Amount);
        row("amount with two dots", staticWith(54, u"5.0."_s), Fault::Amount);
        row("amount of zero without decimals", staticWith(54, u"0"_s), Fault::Amount);
        const auto hosted = [&account](const QString &url) {
            return staticWith(26, account(object(25, url)));
        };
        row("URL", hosted(u"a.example/b"_s), {});
        row("URL with blank", hosted(u"a.example/b c"_s), Fault::Url);
        row("URL with line break", hosted(u"a.example\n/b"_s), Fault::Url);
        row("URL with a letter like k", hosted(u"ban\u212A.example/b"_s), Fault::Url);
        row("URL of a recurrence with blank",
            withChecksum(textOf(staticObjects()).chopped(8) +
                         object(80, account(object(25, u"a.example /1"_s)))),
            Fault::Url);
        row("amount in words", staticWith(54, u"dez"_s), Fault::Amount);
        row("negative amount", staticWith(54, u"-1.00"_s), Fault::Amount);
        row("amount with blank", staticWith(54, u" 1.00"_s), Fault::Amount);
        row("amount of 14 characters", staticWith(54, u"10000000000.00"_s), Fault::Amount);
        row("amount with exponent", staticWith(54, u"1e3"_s), Fault::Amount);
        row("broken 62", staticWith(62, u"0525ABC"_s), Fault::Structure);
        row("txid twice", staticWith(62, object(5, u"A"_s) + object(5, u"B"_s)), Fault::Duplicate);
        row("length zero", withChecksum(textOf(staticObjects()).chopped(8) + u"6400"_s),
            Fault::Structure);
        row("length over the end", withChecksum(textOf(staticObjects()).chopped(8) + u"6499"_s),
            Fault::Structure);
        row("full-width digits", withChecksum(textOf(staticObjects()).chopped(8) + u"６４０１a"_s),
            Fault::Structure);
        row("checksum inside another object",
            withChecksum(textOf(staticObjects()).chopped(8) + u"9913hello"_s), Fault::Structure);
        row("checksum object twice", withChecksum(textOf(staticObjects())), Fault::Duplicate);
        row("half a character for a question mark",
            staticWith(59, u"LOJA?"_s).replace(u'?', QChar(0xD800)), Fault::Structure);
        row("checksum of another length", textOf(staticObjects()).replace(u"6304"_s, u"6303"_s),
            Fault::Structure);
        row("three digits of checksum", kManual.chopped(1), Fault::Structure);
        row("checksum of no digits", kManual.chopped(4) + u"ZZZZ"_s, Fault::Checksum);
    }
    void refusesTexts()
    {
        QFETCH(const QString, text);
        QFETCH(const Refusal, fault);
        QCOMPARE(faultOf(BrCode::parse(text)), fault);
    }

    void readsWithWarnings_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<Warning>>("warnings");
        using List = QList<Warning>;
        const auto key = [](const QString &value) {
            return staticWith(26, object(0, u"br.gov.bcb.pix"_s) + object(1, value));
        };
        QTest::newRow("none") << textOf(staticObjects()) << List{};
        QTest::newRow("checksum in small letters")
            << kManual.chopped(4) + u"1d3d"_s << List{Warning::LowerCaseChecksum};
        QTest::newRow("checksum in both")
            << kManual.chopped(4) + u"1d3D"_s << List{Warning::LowerCaseChecksum};
        QTest::newRow("name of 25") << staticWith(59, QString(25, u'N')) << List{};
        QTest::newRow("name of 26")
            << staticWith(59, QString(26, u'N')) << List{Warning::TextTooLong};
        QTest::newRow("city of 15") << staticWith(60, QString(15, u'C')) << List{};
        QTest::newRow("txid of 25") << staticWith(62, object(5, QString(25, u't'))) << List{};
        QTest::newRow("txid of 26")
            << staticWith(62, object(5, QString(26, u't'))) << List{Warning::TxidCharacters};
        QTest::newRow("key with mask")
            << key(u"529.982.247-25"_s) << List{Warning::KeyNotCanonical};
        QTest::newRow("key in capitals")
            << key(u"A@EXAMPLE.COM"_s) << List{Warning::KeyNotCanonical};
        QTest::newRow("key of no kind") << key(u"chave"_s) << List{Warning::KeyNotCanonical};
        QTest::newRow("landline") << key(u"+551132345678"_s) << List{};
        QTest::newRow("country in small letters")
            << staticWith(58, u"br"_s) << List{Warning::LowerCaseCountry};
        QTest::newRow("11 for any number of payments") << staticWith(1, u"11"_s) << List{};
        QTest::newRow("neither 11 nor 12")
            << staticWith(1, u"13"_s) << List{Warning::InitiationMethod};
        QTest::newRow("category missing") << staticWithout(52) << List{Warning::CategoryCode};
        QTest::newRow("category of three")
            << staticWith(52, u"000"_s) << List{Warning::CategoryCode};
        QTest::newRow("category of letters")
            << staticWith(52, u"ABCD"_s) << List{Warning::CategoryCode};
        QTest::newRow("postal code of 10") << staticWith(61, QString(10, u'5')) << List{};
        QTest::newRow("postal code of 11")
            << staticWith(61, QString(11, u'5')) << List{Warning::TextTooLong};
        QTest::newRow("name of blanks") << staticWith(59, u"  "_s) << List{Warning::BlankText};
        QTest::newRow("city of blanks") << staticWith(60, u" "_s) << List{Warning::BlankText};
        const auto withdrawal = [](const QString &ispb) {
            auto objects = staticObjects();
            objects[26] += object(3, ispb);
            objects[54] = u"0.00"_s;
            return textOf(objects);
        };
        QTest::newRow("withdrawal of zero") << withdrawal(u"99999999"_s) << List{};
        QTest::newRow("withdrawal at seven digits")
            << withdrawal(u"9999999"_s) << List{Warning::WithdrawalIspb};
        auto hosted = staticObjects();
        hosted[26] = object(0, u"br.gov.bcb.pix"_s) + object(25, u"a.example/b"_s);
        QTest::newRow("amount next to a URL") << textOf(hosted) << List{};
        hosted[54] = u"0.00"_s;
        QTest::newRow("amount of zero next to a URL")
            << textOf(hosted) << List{Warning::ZeroAmount};
        QTest::newRow("accent in bytes")
            << withChecksum(u"00020126330014br.gov.bcb.pix0111529982247255204000053039865802BR"
                            "5918PADARIA SÃO JOÃO6009SAO PAULO62070503***"_s)
            << List{Warning::LengthInBytes, Warning::NotAscii};
    }
    void readsWithWarnings()
    {
        QFETCH(const QString, text);
        QFETCH(const QList<Warning>, warnings);
        const auto code = BrCode::parse(text);
        QVERIFY(code);
        QCOMPARE(code->warnings, warnings);
    }

    void readsAccentsByCharactersAndByBytes()
    {
        for (const QString &length : {u"16"_s, u"18"_s}) {
            const auto code = BrCode::parse(withChecksum(
                u"00020126330014br.gov.bcb.pix0111529982247255204000053039865802BR59"_s + length +
                u"PADARIA SÃO JOÃO6009SAO PAULO62070503***"_s));
            QVERIFY(code);
            QCOMPARE(code->merchantName, u"PADARIA SÃO JOÃO"_s);
            QCOMPARE(code->merchantCity, u"SAO PAULO"_s);
            const auto written = BrCode::parse(code->toText().value());
            QVERIFY(written);
            QCOMPARE(written->merchantName, u"PADARIA SAO JOAO"_s);
            QCOMPARE(written->warnings, QList<Warning>{});
        }
    }

    void readsAccentsInTemplatesByBytesToo()
    {
        const QString account = object(0, u"br.gov.bcb.pix"_s) + object(1, u"52998224725"_s) +
                                objectInBytes(2, u"Pão 5"_s) + object(3, u"99999999"_s);
        const auto code = BrCode::parse(withChecksum(
            u"000201"_s + objectInBytes(26, account) + u"5204000053039865802BR5904LOJA6005NATAL"_s +
            objectInBytes(62, objectInBytes(5, u"nº1"_s) + object(7, u"A"_s))));
        QVERIFY(code);
        QCOMPARE(code->key, u"52998224725"_s);
        QCOMPARE(code->info, u"Pão 5"_s);
        QCOMPARE(code->withdrawalIspb, u"99999999"_s);
        QCOMPARE(code->txid, u"nº1"_s);
        const QList<Warning> warnings{Warning::LengthInBytes, Warning::NotAscii,
                                      Warning::TxidCharacters};
        QCOMPARE(code->warnings, warnings);
    }

    void removesControlCharactersFromTexts()
    {
        auto objects = staticObjects();
        objects[26] += object(2, u"Mesa\n5\u2028"_s);
        objects[59] = u"LO\u202EJA\u001B"_s + QChar::Null;
        objects[60] = u"NA\u200BTAL"_s + QString::fromUcs4(U"\U000E0041", 1);
        const auto code = BrCode::parse(textOf(objects));
        QVERIFY(code);
        QCOMPARE(code->info, u"Mesa5"_s);
        QCOMPARE(code->merchantName, u"LOJA"_s);
        QCOMPARE(code->merchantCity, u"NATAL"_s);
        const QList<Warning> warnings{Warning::ControlCharacters, Warning::NotAscii};
        QCOMPARE(code->warnings, warnings);
    }

    void keepsOtherCharactersOfTexts()
    {
        const QString name = u"São João 東京 "_s + QString::fromUcs4(U"\U0001F956", 1);
        const auto code = BrCode::parse(staticWith(59, name));
        QVERIFY(code);
        QCOMPARE(code->merchantName, name);
        QCOMPARE(code->warnings, QList<Warning>{Warning::NotAscii});
    }

    void refusesLengthsOfTwoReadings_data()
    {
        QTest::addColumn<QString>("text");
        const auto account = [](const QString &key) {
            return object(26, object(0, u"br.gov.bcb.pix"_s) + object(1, key));
        };
        const QString own = account(u"52998224725"_s);
        const QString another = account(u"11144477735"_s);
        const QString tail = u"52040000530398654041.005802BR5904LOJA6005NATAL62070503***"_s;
        QTest::newRow("another template for bytes")
            << withChecksum(u"0002010282"_s + QString(41, u'é') + another + u"0337"_s + own + tail);
        QTest::newRow("another template for bytes, then garbage")
            << withChecksum(u"0002010282"_s + QString(41, u'é') + another + u"xxxx"_s + own + tail);
        QTest::newRow("another key in the template") << withChecksum(
            u"000201"_s +
            object(26, object(0, u"br.gov.bcb.pix"_s) +
                           object(2, QString(15, u'é') + object(1, u"11144477735"_s)) +
                           object(1, u"52998224725"_s)) +
            tail);
        QTest::newRow("another amount in the name")
            << withChecksum(u"000201"_s + own + u"52040000530398654041.005802BR"_s +
                            object(59, QString(12, u'é') + u'X' + object(54, u"99999.99"_s)) +
                            u"6005NATAL62070503***"_s);
        QTest::newRow("an empty amount in the name") << withChecksum(
            u"000201"_s + own + u"52040000530398654041.005802BR"_s +
            object(59, QString(12, u'é') + u"X540099999.99"_s) + u"6005NATAL62070503***"_s);
        QTest::newRow("no amount for code points") << withChecksum(
            u"000201"_s + object(2, QString::fromUcs4(U"\U0001F956", 1).repeated(10)) +
            object(54, u"100.00"_s) + own + u"520400005303986"_s +
            u"5802BR5904LOJA6005NATAL62070503***"_s);
        QTest::newRow("recurrence for bytes") << withChecksum(
            u"000201"_s + own + tail +
            object(79, QString(32, u'é') +
                           object(80, object(0, u"com.example"_s) + object(25, u"a.example"_s))));
    }
    void refusesLengthsOfTwoReadings()
    {
        QFETCH(const QString, text);
        QVERIFY(!BrCode::parse(text));
    }

    /// By characters the city is "Belém5" and the name is missing.
    void readsBytesIfCharactersGiveNoCode()
    {
        const auto code = BrCode::parse(
            u"00020126560014BR.GOV.BCB.PIX2534api-pix.psp.com.br/87d6aac8284f97553039865802BR"
            "6006Belém5204000062070503***0102125918Padaria São João63049DE4"_s);
        QVERIFY(code);
        QCOMPARE(code->url, u"api-pix.psp.com.br/87d6aac8284f975"_s);
        QCOMPARE(code->merchantName, u"Padaria São João"_s);
        QCOMPARE(code->merchantCity, u"Belém"_s);
        QVERIFY(code->warnings.contains(Warning::LengthInBytes));
    }

    void readsARecurrenceAndDoesNotWriteIt()
    {
        const auto code = BrCode::parse(
            u"00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA"
            "62070503***80740014br.gov.bcb.pix2552pix.example.com/rec/"
            "2353c790eefb11eaadc10242ac1200026304F2DA"_s);
        QVERIFY(code);
        QCOMPARE(code->kind, Kind::Recurrence);
        QCOMPARE(code->recurrenceUrl, u"pix.example.com/rec/2353c790eefb11eaadc10242ac120002"_s);
        QCOMPARE(code->warnings, QList<Warning>{});
        QCOMPARE(faultOf(code->toText()), Refusal(Fault::NothingToPay));
    }

    void findsThePixTemplateAmongOthers_data()
    {
        QTest::addColumn<int>("place");
        QTest::newRow("27") << 27;
        QTest::newRow("51") << 51;
    }
    void findsThePixTemplateAmongOthers()
    {
        QFETCH(const int, place);
        auto objects = staticObjects();
        objects[place] = objects[26];
        objects[26] = u"not well-formed"_s;
        const auto code = BrCode::parse(textOf(objects));
        QVERIFY(code);
        QCOMPARE(code->key, u"52998224725"_s);
        objects.remove(place);
        objects[25] = staticObjects()[26];
        QCOMPARE(faultOf(BrCode::parse(textOf(objects))), Refusal(Fault::NotPix));
    }

    void treatsAMissingCategoryAsNone()
    {
        const auto code = BrCode::parse(staticWithout(52));
        QVERIFY(code);
        QCOMPARE(code->categoryCode, u"0000"_s);
        QCOMPARE(code->warnings, QList<Warning>{Warning::CategoryCode});
        QCOMPARE(code->toText().value(), textOf(staticObjects()));
    }

    void readsAWithdrawal()
    {
        const auto code = BrCode::parse(
            staticWith(26, staticObjects()[26] + object(2, u"troco"_s) + object(3, u"99999999"_s)));
        QVERIFY(code);
        QCOMPARE(code->info, u"troco"_s);
        QCOMPARE(code->withdrawalIspb, u"99999999"_s);
    }

    void refusesEveryMutation()
    {
        // Without lower case: a lower-case checksum would only cause a warning.
        const QString alphabet = u"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ.*-"_s;
        QRandomGenerator random(20260706);
        const auto any = [&] {
            return alphabet[random.bounded(static_cast<int>(alphabet.size()))];
        };
        int mutations = 0;
        const auto refuses = [&mutations](const QString &mutant) {
            if (mutant == kManual) // The same character again, or two equal ones swapped.
                return true;
            ++mutations;
            return !BrCode::parse(mutant).has_value();
        };
        for (qsizetype i = 0; i < kManual.size(); ++i) {
            QString changed = kManual;
            changed[i] = any();
            QString deleted = kManual;
            deleted.remove(i, 1);
            QString inserted = kManual;
            inserted.insert(i, any());
            QString swapped = kManual;
            const qsizetype other = (i + 1) % kManual.size();
            swapped[i] = kManual[other];
            swapped[other] = kManual[i];
            for (const QString &mutant : {changed, deleted, inserted, swapped})
                QVERIFY2(refuses(mutant), qUtf8Printable(mutant));
        }
        QVERIFY(refuses(kManual + any()));
        QVERIFY(mutations >= 200);
    }

    void survivesHostileTexts_data()
    {
        QTest::addColumn<QString>("text");
        const QString head = u"000201"_s;
        QTest::newRow("10 kB") << QString(10'000, u'0');
        QTest::newRow("10 kB of a code") << kManual.repeated(73);
        QTest::newRow("513 bytes") << withChecksum(head + QString(499, u'0'));
        QTest::newRow("lone high surrogate") << withChecksum(head + QChar(0xD800));
        QTest::newRow("lone low surrogate") << withChecksum(QChar(0xDC00) + head);
        QTest::newRow("surrogates only") << QString(300, QChar(0xDFFF));
        QTest::newRow("NUL") << withChecksum(head + QString(4, QChar(0)));
        QTest::newRow("byte order mark inside") << QString(kManual).insert(8, QChar(0xFEFF));
        QTest::newRow("lengths within lengths") << withChecksum(head + u"26992695269126872683"_s);
        QTest::newRow("lengths of 99") << withChecksum(head + u"2699"_s.repeated(60));
        QTest::newRow("objects without end") << withChecksum(head + u"0101a"_s.repeated(90));
        QTest::newRow("id without length") << withChecksum(head + u"26"_s);
        QTest::newRow("negative length") << withChecksum(head + u"26-1"_s);
        QTest::newRow("Arabic length") << withChecksum(head + u"26٠١a"_s);
        QTest::newRow("four-byte characters")
            << withChecksum(head + u"5908"_s + QString::fromUcs4(U"\U0001F956\U0001F956", 2));
        QTest::newRow("half a character by bytes") << withChecksum(head + u"5901ãb"_s);
        QTest::newRow("checksum of wide letters") << kManual.chopped(4) + u"１D3D"_s;
        QTest::newRow("checksum of a ligature") << kManual.chopped(4) + u"1Dﬀ3"_s;
    }
    void survivesHostileTexts()
    {
        QFETCH(const QString, text);
        QVERIFY(!BrCode::parse(text));
    }

    void survivesRandomTexts()
    {
        QRandomGenerator random(20260707);
        const QString digits = u"0123456789"_s;
        for (int i = 0; i < 20'000; ++i) {
            QString text = i % 2 == 0 ? u"000201"_s : QString();
            const int length = random.bounded(200);
            for (int j = 0; j < length; ++j) {
                const bool digit = random.bounded(4) != 0;
                text += digit ? digits[random.bounded(10)]
                              : QChar(static_cast<char16_t>(random.bounded(0x10000)));
            }
            QVERIFY(!BrCode::parse(i % 3 == 0 ? text : withChecksum(text)));
            const QString folded = core::foldedToAscii(text);
            QVERIFY(std::all_of(folded.begin(), folded.end(),
                                [](QChar c) { return c >= u' ' && c <= u'~'; }));
        }
    }

    void readsUpTo512Bytes()
    {
        // Other templates pad the text.
        const auto ofLength = [](qsizetype length) {
            auto objects = staticObjects();
            for (int id = 27; id <= 29; ++id)
                objects[id] = QString(99, u'x');
            const auto rest = length - textOf(objects).size() - 4;
            objects[30] = QString(rest, u'x');
            return textOf(objects);
        };
        const QString longest = ofLength(512);
        QCOMPARE(longest.size(), 512);
        QVERIFY(BrCode::parse(longest));
        QVERIFY(BrCode::parse(u" "_s + longest + u"\n"_s));
        QCOMPARE(faultOf(BrCode::parse(ofLength(513))), Refusal(Fault::TooLong));

        // 510 characters, 513 bytes.
        auto objects = staticObjects();
        for (int id = 27; id <= 29; ++id)
            objects[id] = QString(99, u'x');
        objects[30] = QString(510 - textOf(objects).size() - 4, u'x');
        objects[30].replace(0, 3, u"ããã"_s);
        QCOMPARE(textOf(objects).size(), 510);
        QCOMPARE(faultOf(BrCode::parse(textOf(objects))), Refusal(Fault::TooLong));
        objects[30].replace(0, 1, u"x"_s);
        QVERIFY(BrCode::parse(textOf(objects)));
    }

    void foldsToAscii_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("folded");
        const auto row = [](const QString &text, const QString &folded) {
            QTest::newRow(vectors::rowName(text).constData()) << text << folded;
        };
        row(u"Padaria São João"_s, u"Padaria Sao Joao"_s);
        row(u"ÁÀÂÃÄ ÉÊ Í ÓÔÕÖ ÚÜ Ç Ñ"_s, u"AAAAA EE I OOOO UU C N"_s);
        row(u"áàâãä éê í óôõö úü ç ñ"_s, u"aaaaa ee i oooo uu c n"_s);
        row(u"Jose\u0301"_s, u"Jose"_s);
        row(u"øØ æÆ œŒ ß łŁ đĐ"_s, u"oO aeAE oeOE ss lL dD"_s);
        row(u"‘a’ “b” – — ‐ ‑ …"_s, u"'a' \"b\" - - - - ..."_s);
        row(u"oﬃcina ﬁo ﬂor eﬀe shuﬄe"_s, u"officina fio flor effe shuffle"_s);
        row(u"‚a„ ‹b› «c» D´Ávila ′ ″ ‒ ― −"_s, u"'a\" 'b' \"c\" D'Avila ' \" - - -"_s);
        row(u"1ª Nº"_s, u"1a No"_s);
        row(u" a \t\n b\u00a0\u2003c "_s, u"a b c"_s);
        row(u"!\"#$%&'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~"_s,
            u"!\"#$%&'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~"_s);
        row(u"東京"_s, {});
        row(u"Pão 東 Café"_s, u"Pao Cafe"_s);
        row(u"a"_s + QString::fromUcs4(U"\U0001F956", 1) + u"b"_s, u"ab"_s);
        row(u"a\u200bb\u0007c"_s, u"abc"_s);
        row({}, {});
    }
    void foldsToAscii()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, folded);
        QCOMPARE(core::foldedToAscii(text), folded);
        QCOMPARE(core::foldedToAscii(folded), folded);
    }

    void foldsLongTextsAtOnce()
    {
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(core::foldedToAscii(QString(500'000, u'é')), QString(500'000, u'e'));
        QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
    }

    void foldsHalvesOfCharactersAway()
    {
        QCOMPARE(core::foldedToAscii(u"a"_s + QChar(0xD800) + u"b"_s + QChar(0xDC00)), u"ab"_s);
    }

    void writesAStaticCode()
    {
        BrCode code = staticCode();
        code.amount = Money::fromCents(1'000);
        code.txid = u"NF4813"_s;
        QCOMPARE(code.toText().value(), textOf(staticObjects()));
        code.warnings = {Warning::NotAscii};
        QCOMPARE(code.toText().value(), textOf(staticObjects()));
        code.categoryCode = u"5411"_s;
        code.postalCode = u"59000000"_s;
        code.singleUse = true;
        auto objects = staticObjects();
        objects[1] = u"12"_s;
        objects[52] = u"5411"_s;
        objects[61] = u"59000000"_s;
        QCOMPARE(code.toText().value(), textOf(objects));
    }

    void writesADynamicCodeWithoutAmountAndTxid()
    {
        BrCode code = dynamicCode();
        code.singleUse = true;
        const QString text = code.toText().value();
        QVERIFY(text.contains(object(25, u"pix.example.com/qr/v2/abc"_s)));
        code.amount = Money::fromCents(1'000);
        code.txid = u"NF4813"_s;
        QCOMPARE(code.toText().value(), text);
        const auto read = BrCode::parse(text);
        QVERIFY(read);
        QCOMPARE(read->kind, Kind::Dynamic);
        QVERIFY(!read->amount);
        QVERIFY(read->txid.isEmpty());
        QVERIFY(text.contains(u"62070503***6304"_s));
    }

    void foldsThenCutsNameAndCity()
    {
        BrCode code = staticCode();
        code.merchantName = u"Ælfric’s Ação “Padaria” e Confeitaria Ltda"_s;
        code.merchantCity = u"São José dos Campos"_s;
        const auto read = BrCode::parse(code.toText().value());
        QVERIFY(read);
        QCOMPARE(read->merchantName, u"AElfric's Acao \"Padaria\" e"_s.left(25).trimmed());
        QCOMPARE(read->merchantCity, u"Sao Jose dos Ca"_s);
        QCOMPARE(read->warnings, QList<Warning>{});

        code.merchantName = u"ß"_s.repeated(13);
        code.merchantCity = QString(14, u'C') + u" Centro"_s;
        const auto folded = BrCode::parse(code.toText().value());
        QVERIFY(folded);
        QCOMPARE(folded->merchantName, QString(25, u's'));
        QCOMPARE(folded->merchantCity, QString(14, u'C'));
    }

    void cutsTheInfoToWhatTheKeyLeaves_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("room");
        QTest::newRow("CPF") << u"52998224725"_s << 62;
        QTest::newRow("random") << u"71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d"_s << 37;
        QTest::newRow("e-mail of 72") << QString(60, u'a') + u"@example.com"_s << 1;
        QTest::newRow("e-mail of 73") << QString(61, u'a') + u"@example.com"_s << 0;
        QTest::newRow("e-mail of 77") << QString(65, u'a') + u"@example.com"_s << 0;
    }
    void cutsTheInfoToWhatTheKeyLeaves()
    {
        QFETCH(const QString, key);
        QFETCH(const int, room);
        BrCode code = staticCode();
        code.key = key;
        code.info = QString(99, u'ã');
        const auto read = BrCode::parse(code.toText().value());
        QVERIFY(read);
        QCOMPARE(read->key, key);
        QCOMPARE(read->info, QString(room, u'a'));
    }

    void refusesToWrite_data()
    {
        QTest::addColumn<BrCode>("code");
        QTest::addColumn<Refusal>("fault");
        const auto row = [](const char *name, BrCode code, Refusal fault, auto change) {
            change(code);
            QTest::newRow(name) << code << fault;
        };
        using Code = BrCode &;
        const BrCode fixed = staticCode();
        const BrCode remote = dynamicCode();
        row("static", fixed, {}, [](Code) {});
        row("dynamic", remote, {}, [](Code) {});
        row("no name", fixed, Fault::MerchantName, [](Code c) { c.merchantName.clear(); });
        row("no name in ASCII", fixed, Fault::MerchantName,
            [](Code c) { c.merchantName = u"東"_s; });
        row("no city", fixed, Fault::MerchantCity, [](Code c) { c.merchantCity = u" "_s; });
        row("no key", fixed, Fault::Key, [](Code c) { c.key.clear(); });
        row("key with mask", fixed, Fault::Key, [](Code c) { c.key = u"529.982.247-25"_s; });
        row("key with slip", fixed, Fault::Key, [](Code c) { c.key = u"52998224724"_s; });
        row("phone without plus", fixed, Fault::Key, [](Code c) { c.key = u"11987654321"_s; });
        row("key in capitals", fixed, Fault::Key, [](Code c) { c.key = u"A@EXAMPLE.COM"_s; });
        row("key with blank", fixed, Fault::Key, [](Code c) { c.key = u"52998224725 "_s; });
        row("key of 77", fixed, {}, [](Code c) { c.key = QString(65, u'a') + u"@example.com"_s; });
        row("key of 78", fixed, Fault::Key,
            [](Code c) { c.key = QString(66, u'a') + u"@example.com"_s; });
        row("txid of 25", fixed, {}, [](Code c) { c.txid = QString(25, u't'); });
        row("txid of 26", fixed, Fault::Txid, [](Code c) { c.txid = QString(26, u't'); });
        row("txid with hyphen", fixed, Fault::Txid, [](Code c) { c.txid = u"nota-4813"_s; });
        row("txid of stars", fixed, Fault::Txid, [](Code c) { c.txid = u"***"_s; });
        row("one centavo", fixed, {}, [](Code c) { c.amount = Money::fromCents(1); });
        row("nothing", fixed, Fault::Amount, [](Code c) { c.amount = Money(); });
        row("negative", fixed, Fault::Amount, [](Code c) { c.amount = Money::fromCents(-1); });
        row("most", fixed, {}, [](Code c) { c.amount = Money::fromCents(Money::kMaxCents); });
        row("over the most", fixed, Fault::Amount,
            [](Code c) { c.amount = Money::fromCents(Money::kMaxCents + 1); });
        row("no URL", remote, Fault::Url, [](Code c) { c.url.clear(); });
        row("URL of 77", remote, {}, [](Code c) { c.url = u"a.example/"_s + QString(67, u'x'); });
        row("URL of 78", remote, Fault::Url,
            [](Code c) { c.url = u"a.example/"_s + QString(68, u'x'); });
        row("URL with scheme", remote, Fault::Url, [](Code c) { c.url = u"https://a.example"_s; });
        row("URL with accent", remote, Fault::Url, [](Code c) { c.url = u"a.example/é"_s; });
        row("URL with a blank", remote, Fault::Url, [](Code c) { c.url = u"a.example/ b"_s; });
        row("URL with a line", remote, Fault::Url, [](Code c) { c.url = u"a.example/\n"_s; });
        row("no category", fixed, Fault::Structure, [](Code c) { c.categoryCode.clear(); });
        row("category of three", fixed, Fault::Structure,
            [](Code c) { c.categoryCode = u"541"_s; });
        row("category of letters", fixed, Fault::Structure,
            [](Code c) { c.categoryCode = u"54IX"_s; });
        row("category of 100", fixed, Fault::Structure,
            [](Code c) { c.categoryCode = QString(100, u'1'); });
        row("postal code of 10", fixed, {}, [](Code c) { c.postalCode = u"59.000-000"_s; });
        row("postal code of 11", fixed, Fault::Structure,
            [](Code c) { c.postalCode = u"59.000-0000"_s; });
        row("postal code of 100", fixed, Fault::Structure,
            [](Code c) { c.postalCode = QString(100, u'1'); });
        row("postal code with accent", fixed, Fault::Structure,
            [](Code c) { c.postalCode = u"é"_s; });
        row("recurrence", remote, Fault::NothingToPay, [](Code c) {
            c.kind = Kind::Recurrence;
            c.recurrenceUrl = u"a.example/rec"_s;
        });
        row("payment with a recurrence", fixed, Fault::NothingToPay,
            [](Code c) { c.recurrenceUrl = u"a.example/rec"_s; });
        row("tip", fixed, Fault::NothingToPay, [](Code c) { c.asksForTip = true; });
        row("withdrawal", fixed, Fault::NothingToPay,
            [](Code c) { c.withdrawalIspb = u"99999999"_s; });
    }
    void refusesToWrite()
    {
        QFETCH(const BrCode, code);
        QFETCH(const Refusal, fault);
        const auto text = code.toText();
        QCOMPARE(faultOf(text), fault);
        if (text)
            QCOMPARE(BrCode::parse(*text).value(), code);
    }
};

BALCAO_GUILESS_TEST(TestBrCode)
#include "tst_brcode.moc"
