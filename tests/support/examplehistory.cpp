// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/examplehistory.h"

namespace support
{

core::Transaction exampleTransaction(int number, core::Operation operation,
                                     const QList<core::Status::Code> &statuses)
{
    const bool isCashOut = operation == core::Operation::CashOut;
    core::Transaction transaction;
    transaction.id = QUuid(u"0b5e6a1c-0000-4000-8000-%1"_s.arg(number, 12, 10, QChar(u'0')));
    transaction.operation = operation;
    transaction.status = statuses.constLast();
    transaction.amount = core::Money::fromCents(1000 + number);
    transaction.created = QDateTime(QDate(2026, 11, 20), QTime(12, 0), QTimeZone::utc())
                              .addSecs(qint64(600) * number);
    transaction.name = u"João da Conceição %1"_s.arg(number);
    transaction.email = u"joao%1@example.com"_s.arg(number);
    transaction.phone = u"+5511987654321"_s;
    transaction.document = u"52998224725"_s;
    transaction.description = u"Pão francês"_s;
    transaction.platform = QUuid(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s);
    transaction.reference = number % 2 == 0 ? u""_s : u"pedido-%1"_s.arg(number);
    transaction.extra = u"mesa %1\nna janela"_s.arg(number);
    transaction.qrCode = isCashOut ? u""_s : u"000201 é o texto %1"_s.arg(number);
    transaction.pixKey = isCashOut ? u"joao%1@example.com"_s.arg(number) : u""_s;
    QDateTime at = transaction.created;
    for (const core::Status::Code code : statuses) {
        transaction.events.prepend({code, at});
        if (code == core::Status::Code::Paid)
            transaction.endToEndId = u"E99999999202611201200%1"_s.arg(number, 11, 10, QChar(u'0'));
        at = at.addSecs(60);
    }
    if (transaction.status.isFinal())
        transaction.finished = transaction.events.constFirst().at;
    return transaction;
}

QList<core::Transaction> exampleHistory()
{
    using enum core::Status::Code;
    using enum core::Operation;
    return {
        exampleTransaction(1, CashIn, {Pending, Paid}),
        exampleTransaction(2, CashIn, {Pending, Canceled}),
        exampleTransaction(3, CashIn, {Pending, Expired}),
        exampleTransaction(4, CashIn, {Pending, Paid, Refund}),
        exampleTransaction(5, CashIn, {Pending, InAnalysis, Denied}),
        exampleTransaction(6, CashOut, {Pending, InProcess, Paid}),
        exampleTransaction(7, CashOut, {Pending, InProcess}),
        exampleTransaction(8, CashOut, {Pending, InAnalysis}),
        exampleTransaction(9, CashIn, {Pending}),
    };
}

QList<core::Transaction> upToDateExampleHistory()
{
    QList<core::Transaction> history = exampleHistory();
    for (core::Transaction &transaction : history) {
        if (transaction.operation == core::Operation::CashIn &&
            transaction.status == core::Status::Code::Pending)
            transaction.expires = transaction.created.addDays(1);
    }
    return history;
}

core::ApiKey exampleKey()
{
    return {.id = QUuid(u"0b5e6a1c-0000-4000-9000-000000000001"_s),
            .name = u"Caixa do João"_s,
            .platform = exampleHistory().constFirst().platform,
            .scopes = core::Scopes(core::Scope::Read) | core::Scope::CashIn | core::Scope::CashOut,
            .created = exampleHistory().constFirst().created,
            .revoked = {}};
}

QByteArray exampleDigest()
{
    return QByteArray(64, 'e');
}

} // namespace support
