// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/brasilia.h"
#include "core/domain/endtoendid.h"
#include "core/domain/transaction.h"
#include "core/service/promise.h"
#include "core/service/transactionservicedecorator.h"
#include "tests/support/fakeservice.h"
#include "tests/support/samples.h"

#include <algorithm>
#include <array>
#include <random>

/// An invented month of a bakery, and its statement in the layouts of five banks.
namespace bakery
{

using namespace Qt::StringLiterals;

/// The banks that identify a Pix in different ways.
enum class Bank {
    BancoDoBrasil, ///< OFX: minute and a cut name; the fees of a day as one line
    Caixa,         ///< table: the document number is day, hour and minute
    Sicredi,       ///< table: the whole CPF
    Nubank,        ///< table: six digits of the CPF and the name; no balances
    Provider,      ///< table: the end-to-end id; no balances
};

inline constexpr int kDays = 30;
inline constexpr int kSalesPerDay = 300;
inline constexpr qint64 kOpening = 1'234'567;

struct Sale
{
    core::Transaction charge;
    QDateTime paid; ///< in Brasília
};

struct Month
{
    QList<Sale> sales = {}; ///< oldest first

    /// Returns the transactions of the service, newest first.
    [[nodiscard]] QList<core::Transaction> transactions() const
    {
        QList<core::Transaction> all;
        for (const Sale &sale : sales)
            all.prepend(sale.charge);
        return all;
    }
};

inline QDate firstDay()
{
    return {2026, 10, 1};
}

/// Returns a CPF with correct check digits.
inline QString cpfOf(int number)
{
    QString digits = u"%1"_s.arg(100'000'000 + number * 7'919 % 800'000'000, 9, 10, QChar(u'0'));
    for (int round = 0; round < 2; ++round) {
        int sum = 0;
        for (qsizetype i = 0; i < digits.size(); ++i)
            sum += digits[i].digitValue() * static_cast<int>(digits.size() + 1 - i);
        const int rest = sum % 11;
        digits += QString::number(rest < 2 ? 0 : 11 - rest);
    }
    return digits;
}

inline QString nameOf(int number)
{
    static const std::array kFirst{"Ana",   "Bruno",  "Carla", "Diego", "Elisa", "Fabio",
                                   "Gilda", "Heitor", "Ines",  "Jorge", "Katia", "Lucas",
                                   "Marta", "Nelson", "Olga",  "Paulo", "Rita"};
    static const std::array kMiddle{"Alves",  "Barros", "Castro",  "Duarte",   "Esteves",
                                    "Farias", "Gomes",  "Hilario", "Iglesias", "Jardim",
                                    "Lopes",  "Moura",  "Nunes"};
    static const std::array kLast{"Almeida", "Batista",   "Correia", "Dantas",
                                  "Elias",   "Ferreira",  "Guedes",  "Henrique",
                                  "Ivo",     "Junqueira", "Leite"};
    return u"%1 %2 %3"_s.arg(QLatin1StringView(kFirst.at(size_t(number) % kFirst.size())),
                             QLatin1StringView(kMiddle.at(size_t(number / 17) % kMiddle.size())),
                             QLatin1StringView(kLast.at(size_t(number / 221) % kLast.size())));
}

/// Returns a month with equal prices, returning customers, and several sales in one minute.
inline Month monthOf(quint32 seed, int days = kDays, int salesPerDay = kSalesPerDay)
{
    constexpr int kPrices = 40;
    constexpr int kCustomers = 2'000;
    constexpr int kOpenMinutes = 14 * 60;
    std::mt19937 random(seed);
    std::array<qint64, kPrices> prices{};
    for (size_t i = 0; i < prices.size(); ++i)
        prices.at(i) = 150 + 75 * static_cast<qint64>(i);
    Month month;
    for (int day = 0; day < days; ++day) {
        QList<int> seconds;
        for (int i = 0; i < salesPerDay; ++i)
            seconds.append(6 * 3600 + static_cast<int>(random() % (kOpenMinutes * 60)));
        std::sort(seconds.begin(), seconds.end());
        for (const int second : std::as_const(seconds)) {
            const auto number = static_cast<int>(month.sales.size());
            const int customer = static_cast<int>(random() % kCustomers);
            const QDateTime paid(firstDay().addDays(day), QTime(0, 0).addSecs(second),
                                 core::brasilia());
            core::Transaction charge = samples::charge(prices.at(random() % kPrices), number + 1);
            charge.created = paid.toUTC().addSecs(-40);
            charge.events = {{core::Status::Code::Pending, charge.created}};
            charge.name = nameOf(customer);
            charge.document = cpfOf(customer);
            charge = samples::moved(charge, core::Status::Code::Paid);
            charge.events.first().at = paid.toUTC();
            charge.finished = paid.toUTC();
            charge.commission = core::Money::fromCents(1);
            charge.endToEndId = core::EndToEndId::payment(u"60701190"_s, paid.toUTC(),
                                                          u"a%1"_s.arg(number, 10, 10, QChar(u'0')))
                                    .toText();
            month.sales.append({charge, paid});
        }
    }
    return month;
}

/// Reads the month at once. FakeService would filter all transactions for each page.
class Service : public core::TransactionServiceDecorator
{
public:
    explicit Service(FakeService &service)
        : core::TransactionServiceDecorator(service)
        , m_service(service)
    {}

    QFuture<core::Result<void>> readAll(const core::TransactionFilter & /*all*/,
                                        const core::BatchVisitor &callback) override
    {
        if (callback(m_service.stored))
            callback({});
        return core::readyFuture(core::Result<void>());
    }

private:
    FakeService &m_service;
};

inline QString commas(qint64 cents)
{
    const qint64 size = qAbs(cents);
    return u"%1%2,%3"_s.arg(cents < 0 ? u"-"_s : QString())
        .arg(size / 100)
        .arg(size % 100, 2, 10, QChar(u'0'));
}

/// Returns the number of lines of a statement that are no sales.
inline int extraLines(Bank bank, int days = kDays)
{
    return bank == Bank::BancoDoBrasil ? days : 0;
}

inline QByteArray ofxOf(const Month &month)
{
    QByteArray text = "OFXHEADER:100\r\nDATA:OFXSGML\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n"
                      "<OFX>\r\n<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL\r\n<BANKACCTFROM>"
                      "<BANKID>001<BRANCHID>1234<ACCTID>56789-0<ACCTTYPE>CHECKING</BANKACCTFROM>"
                      "\r\n<BANKTRANLIST>\r\n";
    const auto add = [&text](QDate day, const QByteArray &type, const QString &amount, int number,
                             const QString &memo) {
        text += "<STMTTRN><TRNTYPE>" + type + "<DTPOSTED>" +
                day.toString(u"yyyyMMdd"_s).toLatin1() + "120000[-3:BRT]<TRNAMT>" +
                amount.toLatin1() + "<FITID>" + QByteArray::number(number) + "<CHECKNUM>" +
                QByteArray::number(number) + "<MEMO>" + memo.toLatin1() + "</STMTTRN>\r\n";
    };
    add(month.sales.first().paid.date(), "OTHER", commas(kOpening), 0, u"SALDO ANTERIOR"_s);
    qint64 balance = kOpening;
    qint64 fees = 0;
    int number = 0;
    for (qsizetype i = 0; i < month.sales.size(); ++i) {
        const Sale &sale = month.sales[i];
        const QDate day = sale.paid.date();
        add(day, "CREDIT", commas(sale.charge.amount.cents()), ++number,
            u"Pix - Recebido %1 %2"_s.arg(sale.paid.toString(u"dd/MM HH:mm"_s),
                                          sale.charge.name.toUpper().left(16)));
        balance += sale.charge.amount.cents();
        fees += sale.charge.commission->cents();
        const bool isLast = i + 1 == month.sales.size() || month.sales[i + 1].paid.date() != day;
        if (!isLast)
            continue;
        add(day, "DEBIT", commas(-fees), ++number,
            u"Tarifa Pix Recebido Tar. agrupadas - ocorrencia %1"_s.arg(
                day.toString(u"dd/MM/yyyy"_s)));
        balance -= std::exchange(fees, 0);
    }
    return text + "</BANKTRANLIST>\r\n<LEDGERBAL><BALAMT>" + commas(balance).toLatin1() +
           "<DTASOF>" + month.sales.last().paid.date().toString(u"yyyyMMdd"_s).toLatin1() +
           "</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\r\n";
}

inline QByteArray tableOf(const Month &month, Bank bank)
{
    QString text;
    qint64 balance = kOpening;
    const QDate first = month.sales.first().paid.date();
    switch (bank) {
    case Bank::Caixa:
        text = u"\"Conta\";\"Data_Mov\";\"Nr_Doc\";\"Historico\";\"Valor\";\"Deb_Cred\"\n"
               "\"123400098765\";\"%1\";\"000000\";\"SALDO ANTERIOR\";\"%2\";\"C\"\n"_s.arg(
                   first.toString(u"yyyyMMdd"_s), commas(balance));
        break;
    case Bank::Sicredi:
        text = u"Conta: 12345-6\n\nData;Descrição;Documento;Valor (R$);Saldo (R$)\n"
               "%1;SALDO ANTERIOR;;;%2\n"_s.arg(first.toString(u"dd/MM/yyyy"_s), commas(balance));
        break;
    case Bank::Nubank:
        text = u"Data,Valor,Identificador,Descrição\n"_s;
        break;
    case Bank::Provider:
    case Bank::BancoDoBrasil:
        text = u"DATA_MOVIMENTO;TIPO;DESCRICAO;VALOR_BRUTO;TARIFA;VALOR_LIQUIDO;ID_TRANSACAO;"
               "REFERENCIA;TXID;END_TO_END_ID\n"_s;
        break;
    }
    int number = 0;
    for (const Sale &sale : month.sales) {
        const core::Transaction &charge = sale.charge;
        const qint64 cents = charge.amount.cents();
        balance += cents;
        ++number;
        switch (bank) {
        case Bank::Caixa:
            text += u"\"123400098765\";\"%1\";\"%2\";\"CRED PIX CHAVE\";\"%3\";\"C\"\n"_s.arg(
                sale.paid.toString(u"yyyyMMdd"_s), sale.paid.toString(u"ddHHmm"_s), commas(cents));
            break;
        case Bank::Sicredi:
            text += u"%1;RECEBIMENTO PIX-PIX_CRED  %2 %3;PIX_CRED;%4;%5\n"_s.arg(
                sale.paid.toString(u"dd/MM/yyyy"_s), charge.document, charge.name.toUpper(),
                commas(cents), commas(balance));
            break;
        case Bank::Nubank:
            text += u"%1,%2.%3,%4,Transferência recebida pelo Pix - %5 - •••.%6.%7-•• - BANCO "
                    "(0001) Agência: 1 Conta: 1\n"_s.arg(sale.paid.toString(u"dd/MM/yyyy"_s))
                        .arg(cents / 100)
                        .arg(cents % 100, 2, 10, QChar(u'0'))
                        .arg(QUuid(0x1000u + uint(number), 0, 0x4000, 0x80, 0, 0, 0, 0, 0, 0, 1)
                                 .toString(QUuid::WithoutBraces),
                             charge.name, charge.document.mid(3, 3), charge.document.mid(6, 3));
            break;
        case Bank::Provider:
        case Bank::BancoDoBrasil:
            text += u"%1;PIX;Recebido;%2;0,00;%2;%3;;;%4\n"_s.arg(
                sale.paid.toString(u"dd/MM/yyyy HH:mm:ss"_s), commas(cents),
                u"P%1"_s.arg(number, 9, 10, QChar(u'0')), charge.endToEndId);
            break;
        }
    }
    if (bank == Bank::Caixa)
        text += u"\"123400098765\";\"%1\";\"000000\";\"SALDO DIA\";\"%2\";\"C\"\n"_s.arg(
            month.sales.last().paid.toString(u"yyyyMMdd"_s), commas(balance));
    return text.toUtf8();
}

/// Returns the statement of the month in the layout of a bank.
inline QByteArray statementOf(const Month &month, Bank bank)
{
    return bank == Bank::BancoDoBrasil ? ofxOf(month) : tableOf(month, bank);
}

} // namespace bakery
