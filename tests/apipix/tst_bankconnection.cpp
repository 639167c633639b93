// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/bankconnection.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using core::BankConnectionDraft;
using core::BankField;

namespace
{

BankConnectionDraft goodDraft()
{
    return {.name = u"  Meu  banco "_s,
            .psp = u"efi"_s,
            .clientId = u"Client_Id_1"_s,
            .pixKey = u"ANA@example.com"_s,
            .hasCertificate = true};
}

} // namespace

class TestBankConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void completesADraft()
    {
        const auto made = validated(goodDraft());
        QVERIFY(made);
        QCOMPARE(made->name, u"Meu banco"_s);
        QCOMPARE(made->base.toText(), u"https://pix.api.efipay.com.br/v2"_s);
        QCOMPARE(made->pixKey, u"ana@example.com"_s);
        QVERIFY(!made->id.isNull());
    }

    void namesInvalidFields_data()
    {
        QTest::addColumn<BankConnectionDraft>("draft");
        QTest::addColumn<BankField>("field");
        const auto row = [](const char *name, BankField field, const auto &change) {
            BankConnectionDraft draft = goodDraft();
            change(draft);
            QTest::newRow(name) << draft << field;
        };
        row("no name", BankField::Name, [](auto &draft) { draft.name = u"  "_s; });
        row("bank", BankField::Psp, [](auto &draft) {
            draft.psp = u"nobody"_s;
            draft.base = draft.token = u"https://bank.example"_s;
        });
        row("plain http", BankField::Address,
            [](auto &draft) { draft.base = u"http://bank.example/v2"_s; });
        row("token address", BankField::TokenAddress, [](auto &draft) { draft.token = u"bank"_s; });
        row("line break in the client id", BankField::ClientId,
            [](auto &draft) { draft.clientId = u"a\r\nb"_s; });
        row("key", BankField::PixKey, [](auto &draft) { draft.pixKey = u"none"_s; });
        row("host", BankField::LocationHost, [](auto &draft) { draft.locationHost = u"a b"_s; });
        row("setting", BankField::Setting, [](auto &draft) { draft.settings = {u"=1"_s}; });
        row("setting that replaces the token", BankField::Setting,
            [](auto &draft) { draft.settings = {u"Authorization=x"_s}; });
        row("setting with a line break", BankField::Setting,
            [](auto &draft) { draft.settings = {u"x-a=1\r\nHost: b"_s}; });
        row("demanded setting", BankField::Setting, [](auto &draft) { draft.psp = u"bb"_s; });
        row("certificate", BankField::Certificate,
            [](auto &draft) { draft.hasCertificate = false; });
    }

    void namesInvalidFields()
    {
        QFETCH(const BankConnectionDraft, draft);
        QFETCH(const BankField, field);
        const auto made = validated(draft);
        QVERIFY(!made);
        QCOMPARE(made.error(), QList{field});
    }

    void survivesItsFile()
    {
        BankConnectionDraft draft = goodDraft();
        draft.settings = {u"x-conta=12345"_s};
        draft.locationHost = u"qr.bank.example"_s;
        const auto made = validated(draft);
        QVERIFY(made);
        const auto read = core::bankConnectionFromJson(made->id, toJson(*made));
        QVERIFY(read);
        QCOMPARE(*read, *made);
    }

    void rejectsADamagedFile()
    {
        const auto made = validated(goodDraft());
        for (const char *word : {"efi\"", "\"base\"", "\"token\"", "ana@"}) {
            QByteArray json = toJson(*made);
            QVERIFY(json.contains(word));
            json.replace(word, "x\"");
            const auto read = core::bankConnectionFromJson(made->id, json);
            QVERIFY2(!read, word);
            QCOMPARE(read.error().code, core::Error::Code::StorageCorrupted);
        }
    }
};

BALCAO_APPLESS_TEST(TestBankConnection)
#include "tst_bankconnection.moc"
