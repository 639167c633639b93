// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/lineparts.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(core::LineKind)
Q_DECLARE_METATYPE(core::BalanceText)

namespace
{

StatementLine lineOf(const QString &text, qint64 cents)
{
    StatementLine line{.day = QDate(2026, 9, 3), .amount = Money::fromCents(cents)};
    line.text = text;
    return line;
}

} // namespace

/// Tests the texts of banks. All names are invented.
class TestLineParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsKindAndName_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("sign");
        QTest::addColumn<LineKind>("kind");
        QTest::addColumn<QString>("name");
        const auto row = [](const QString &text, int sign, LineKind kind, const QString &name) {
            QTest::newRow(qPrintable(text)) << text << sign << kind << name;
        };
        // Banco do Brasil
        row(u"Pix - Recebido 03/09 10:00 MARIA AUXIL"_s, 1, LineKind::PixIn, u"MARIA AUXIL"_s);
        row(u"PIX - RECEBIDO - 02/09 08:20 JOSE COR"_s, 1, LineKind::PixIn, u"JOSE COR"_s);
        row(u"Pix - Enviado 03/09 11:00 PADARIA SOL"_s, -1, LineKind::PixOut, u"PADARIA SOL"_s);
        row(u"Pix - Rejeitado 03/09 09:16 Ordem rejeitada pelo PSP"_s, 1, LineKind::ReturnIn,
            u""_s);
        row(u"Tarifa Pix Enviado Tar. agrupadas - ocorrencia 29/05/2026"_s, -1, LineKind::Fee,
            u""_s);
        row(u"BB Rende Fácil"_s, 1, LineKind::Yield, u""_s);
        // Itaú
        row(u"PIX TRANSF ANA LIMA 15/09"_s, 1, LineKind::PixIn, u"ANA LIMA"_s);
        row(u"PIX QRS RAIMUNDO28/08"_s, 1, LineKind::PixIn, u"RAIMUNDO"_s);
        row(u"PIX AUT"_s, 1, LineKind::PixIn, u""_s);
        row(u"SISPAG FORNECEDORES"_s, -1, LineKind::OtherOut, u""_s);
        row(u"REDE  MAST DB 0123"_s, 1, LineKind::Card, u""_s);
        // Bradesco
        row(u"PIX RECEBIDO"_s, 1, LineKind::PixIn, u""_s);
        row(u"Transfe Pix"_s, 1, LineKind::PixIn, u""_s);
        row(u"Transfe Pix"_s + u" "_s, -1, LineKind::PixOut, u""_s);
        row(u"PIX QR CODE ESTATICO"_s, 1, LineKind::PixIn, u""_s);
        row(u"PIX QR CODE DINAMICO"_s, 1, LineKind::PixIn, u""_s);
        row(u"DEVOLUCAO PIX"_s, -1, LineKind::ReturnOut, u""_s);
        // Santander
        row(u"PIX RECEBIDO CELIA PRADO"_s, 1, LineKind::PixIn, u"CELIA PRADO"_s);
        row(u"PIX ENVIADO MOINHO NORTE"_s, -1, LineKind::PixOut, u"MOINHO NORTE"_s);
        // Caixa
        row(u"CRED PIX QR COD EST"_s, 1, LineKind::PixIn, u""_s);
        row(u"CRED PIX QR COD DIN"_s, 1, LineKind::PixIn, u""_s);
        row(u"CRED PIX CHAVE"_s, 1, LineKind::PixIn, u""_s);
        row(u"PIX RECEBIDO DADOS CONTA"_s, 1, LineKind::PixIn, u""_s);
        row(u"COB COMPE"_s, 1, LineKind::OtherIn, u""_s);
        row(u"DEB PIX CHAVE"_s, -1, LineKind::PixOut, u""_s);
        row(u"TAR PIX"_s, -1, LineKind::Fee, u""_s);
        // Sicoob
        row(u"PIX RECEB.OUTRA IF Recebimento Pix CARLA DIAS ***.861.953-** DOC.: Pix"_s, 1,
            LineKind::PixIn, u"CARLA DIAS"_s);
        row(u"TRANSF.RECEB-PIX SI REM.: NILO BRAGA"_s, 1, LineKind::PixIn, u"NILO BRAGA"_s);
        row(u"PIX EMIT.OUTRA IF"_s, -1, LineKind::PixOut, u""_s);
        row(u"PIX.EMIT.OUT IF-MSM"_s, -1, LineKind::PixOut, u""_s);
        row(u"EST.PIX EMIT.OUT.IF"_s, 1, LineKind::ReturnIn, u""_s);
        row(u"TRANSF. PIX SICOOB FAV.: DORA MELO"_s, -1, LineKind::PixOut, u"DORA MELO"_s);
        // Sicredi
        row(u"RECEBIMENTO PIX-PIX_CRED  52998224725 RUI ALVES"_s, 1, LineKind::PixIn,
            u"RUI ALVES"_s);
        row(u"RECEBIMENTO PIX-PIX_CRED  11222333000181 LOJA AZUL"_s, 1, LineKind::PixIn,
            u"LOJA AZUL"_s);
        row(u"PAGAMENTO PIX-PIX_DEB   52998224725 RUI ALVES"_s, -1, LineKind::PixOut,
            u"RUI ALVES"_s);
        // Nubank
        row(u"Estorno - Transferência enviada pelo Pix - LÚCIA SÁ"_s, 1, LineKind::ReturnIn,
            u"LÚCIA SÁ"_s);
        row(u"Transferência recebida pelo Pix - LÚCIA SÁ - •••.982.247-•• - BANCO (0260) Agência: 1"_s,
            1, LineKind::PixIn, u"LÚCIA SÁ"_s);
        row(u"Reembolso recebido pelo Pix"_s, 1, LineKind::ReturnIn, u""_s);
        // Inter
        row(u"Pix recebido: \"Cp :12345678-BIA COSTA\""_s, 1, LineKind::PixIn, u"BIA COSTA"_s);
        // C6
        row(u"Pix recebido de EVA REIS"_s, 1, LineKind::PixIn, u"EVA REIS"_s);
        row(u"TRANSF ENVIADA PIX"_s, -1, LineKind::PixOut, u""_s);
        row(u"Pix estornado"_s, 1, LineKind::ReturnIn, u""_s);
        // PagBank
        row(u"Pix recebido"_s, 1, LineKind::PixIn, u""_s);
        row(u"Pix enviado - TITO LEMOS"_s, -1, LineKind::PixOut, u"TITO LEMOS"_s);
        // Mercado Pago
        row(u"Pix recebido IARA NUNES"_s, 1, LineKind::PixIn, u"IARA NUNES"_s);
        row(u"Pagamento com QR Pix IARA NUNES"_s, 1, LineKind::PixIn, u"IARA NUNES"_s);
        row(u"Transferencia Pix enviada TITO LEMOS"_s, -1, LineKind::PixOut, u"TITO LEMOS"_s);
        row(u"Dinheiro retido"_s, -1, LineKind::OtherOut, u""_s);
        // an identifier is no name
        row(u"PIX QR CODE RECEBIDO PED2026000123"_s, 1, LineKind::PixIn, u""_s);
        row(u"TED RECEBIDA LOJA AZUL"_s, 1, LineKind::TransferIn, u"LOJA AZUL"_s);
        row(u"SAQUE 24H"_s, -1, LineKind::Withdrawal, u""_s);
        row(u"IOF"_s, -1, LineKind::Tax, u""_s);
        row(u"COMPRA PADARIA"_s, -1, LineKind::OtherOut, u""_s);
        row(u""_s, 1, LineKind::OtherIn, u""_s);
    }
    void readsKindAndName()
    {
        QFETCH(QString, text);
        QFETCH(int, sign);
        StatementLine line = lineOf(text, sign * 100);
        const LineParts parts = applyTextParts(line, false);
        QTEST(kindOf(parts, line.amount), "kind");
        QTEST(line.name, "name");
    }

    void readsTimes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("number");
        QTest::addColumn<bool>("isPixNumber");
        QTest::addColumn<QString>("utc"); // empty: none
        const auto row = [](const char *name, const QString &text, const QString &number,
                            bool isPixNumber, const QString &utc) {
            QTest::newRow(name) << text << number << isPixNumber << utc;
        };
        row("text", u"Pix - Recebido 02/09 10:07 ANA"_s, u""_s, false, u"2026-09-02T13:07:00Z"_s);
        row("no time", u"Pix - Recebido 02/09 ANA"_s, u""_s, false, u""_s);
        row("hour 25", u"Pix - Recebido 02/09 25:00 ANA"_s, u""_s, false, u""_s);
        row("31/02", u"Pix - Recebido 31/02 10:00 ANA"_s, u""_s, false, u""_s);
        row("number", u"CRED PIX CHAVE"_s, u"31428"_s, true, u"2026-09-03T17:28:00Z"_s);
        row("number, three days", u"CRED PIX CHAVE"_s, u"311428"_s, true,
            u"2026-08-31T17:28:00Z"_s);
        row("number of four days", u"CRED PIX CHAVE"_s, u"301428"_s, true, u""_s);
        row("number without Pix", u"COB COMPE"_s, u"31428"_s, true, u""_s);
        row("number of another bank", u"CRED PIX CHAVE"_s, u"31428"_s, false, u""_s);
        row("number 25 hours", u"CRED PIX CHAVE"_s, u"32528"_s, true, u""_s);
    }
    void readsTimes()
    {
        QFETCH(QString, text);
        QFETCH(QString, number);
        QFETCH(bool, isPixNumber);
        QFETCH(QString, utc);
        StatementLine line = lineOf(text, 100);
        line.number = number;
        (void)applyTextParts(line, isPixNumber);
        QCOMPARE(line.time ? line.time->toString(Qt::ISODate) : QString(), utc);
    }

    void readsYearNextToTheDay()
    {
        StatementLine line = lineOf(u"Pix - Recebido 31/12 23:59 ANA"_s, 100);
        line.day = QDate(2027, 1, 2);
        (void)applyTextParts(line, false);
        QCOMPARE(line.time->toString(Qt::ISODate), u"2027-01-01T02:59:00Z"_s);
    }

    void readsIdentifiers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("endToEndId");
        QTest::addColumn<QString>("document");
        QTest::addColumn<QString>("digits");
        const QString id = u"D99999999202611191512AbCdEfGhI01"_s;
        QTest::newRow("return") << u"DEVOLUÇÃO PIX %1"_s.arg(id) << id << u""_s << u""_s;
        QTest::newRow("inside") << u"PIX (E2E:%1)"_s.arg(id) << id << u""_s << u""_s;
        QTest::newRow("too long") << u"PIX %1x"_s.arg(id) << u""_s << u""_s << u""_s;
        QTest::newRow("month 13") << u"PIX D99999999202613191512AbCdEfGhI01"_s << u""_s << u""_s
                                  << u""_s;
        QTest::newRow("cpf") << u"PIX 52998224725 ANA"_s << u""_s << u"52998224725"_s << u""_s;
        QTest::newRow("masked form")
            << u"PIX 529.982.247-25"_s << u""_s << u"52998224725"_s << u""_s;
        QTest::newRow("wrong digits") << u"PIX 52998224726"_s << u""_s << u""_s << u""_s;
        QTest::newRow("cnpj") << u"PIX 11.222.333/0001-81 LOJA"_s << u""_s << u"11222333000181"_s
                              << u""_s;
        QTest::newRow("six digits") << u"PIX ***.982.247-**"_s << u""_s << u""_s << u"982247"_s;
        QTest::newRow("bullets") << u"Pix - A - •••.982.247-••"_s << u""_s << u""_s << u"982247"_s;
        QTest::newRow("five digits") << u"PIX ***.98.247-**"_s << u""_s << u""_s << u""_s;
    }
    void readsIdentifiers()
    {
        QFETCH(QString, text);
        StatementLine line = lineOf(text, 100);
        (void)applyTextParts(line, false);
        QTEST(line.endToEndId, "endToEndId");
        QTEST(line.document, "document");
        QTEST(line.documentDigits, "digits");
    }

    void readsInstitution()
    {
        StatementLine line = lineOf(u"PIX RECEBIDO - Cp :12345678-BIA"_s, 100);
        (void)applyTextParts(line, false);
        QCOMPARE(line.ispb, u"12345678"_s);
    }

    void recognisesBalances_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<BalanceText>("meaning");
        const auto row = [](const QString &text, BalanceText meaning) {
            QTest::newRow(qPrintable(text)) << text << meaning;
        };
        row(u"SALDO ANTERIOR"_s, BalanceText::Before);
        row(u"Saldo do dia"_s, BalanceText::After);
        row(u"SALDO DIA"_s, BalanceText::After);
        row(u"SALDO"_s, BalanceText::After);
        row(u"S A L D O"_s, BalanceText::After);
        row(u"SALDO FINAL"_s, BalanceText::After);
        row(u"SALDO BLOQUEADO"_s, BalanceText::Other);
        row(u"COD. LANC. 0"_s, BalanceText::Other);
        row(u"SALDO DE EMPRESTIMO"_s, BalanceText::None);
        row(u"SALARIO"_s, BalanceText::None);
        row(u"PIX SALDO"_s, BalanceText::None);
        row(u""_s, BalanceText::None);
    }
    void recognisesBalances()
    {
        QFETCH(QString, text);
        QTEST(balanceTextOf(text), "meaning");
    }
};

BALCAO_APPLESS_TEST(TestLineParts)
#include "tst_lineparts.moc"
