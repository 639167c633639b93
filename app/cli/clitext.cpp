// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/clitext.h"

#include "core/domain/brasilia.h"
#include "core/domain/chargeevidence.h"
#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"
#include "ui/text/masked.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

namespace app
{

using namespace Qt::StringLiterals;
using core::JsonText;
using core::Transaction;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// Returns the role of the evidence for people.
QString roleText(const core::Evidence &evidence)
{
    using Role = core::Evidence::Role;
    const bool isByHand = evidence.kind == core::EvidenceKind::ByHand;
    const bool isRefund = evidence.subject == core::Evidence::Subject::Refund;
    if (isRefund && evidence.amount && evidence.role != Role::Contradiction)
        return Words::tr("Returned %1").arg(evidence.amount->toDecimal());
    switch (evidence.role) {
    case Role::Confirmation:
        return isByHand ? Words::tr("Confirmed by hand, not by the bank")
                        : Words::tr("Confirmed by the bank");
    case Role::Verification:
        return Words::tr("Verified");
    case Role::Contradiction:
        return Words::tr("Contradicted");
    case Role::Withdrawal:
        return Words::tr("Confirmation withdrawn");
    }
    Q_UNREACHABLE();
}

QString timeText(const QDateTime &timestamp)
{
    const QDateTime local = timestamp.toTimeZone(core::brasilia());
    return u"%1 %2"_s.arg(QLocale().toString(local.date(), QLocale::ShortFormat),
                          local.toString("HH:mm:ss"_L1));
}

/// Returns the text without characters that a terminal interprets.
QString plainText(const QString &text)
{
    return ui::visibleText(text);
}

/// Returns the text in a column of that width, cut if necessary.
QString cell(const QString &text, qsizetype width)
{
    return text.size() > width ? text.left(width - 1) + u'…' : text.leftJustified(width);
}

constexpr qsizetype kTimeWidth = 20;
constexpr qsizetype kStatusWidth = 11;
constexpr qsizetype kAmountWidth = 14;
constexpr qsizetype kNameWidth = 24;

} // namespace

QString cliTime(const QDateTime &timestamp)
{
    return recordTime(timestamp);
}

QString valueRow(const QString &name, const QString &value)
{
    constexpr int kWidth = 18;
    return u"%1  %2"_s.arg(name, -kWidth).arg(value);
}

QString transactionText(const Transaction &transaction)
{
    QStringList rows;
    const auto add = [&rows](const QString &name, const QString &value) {
        if (!value.isEmpty())
            rows += valueRow(name, value);
    };
    add(Words::tr("Identifier"), core::toWireId(transaction.id));
    add(Words::tr("Operation"), ui::operationWord(transaction.operation));
    add(Words::tr("State"), plainText(ui::statusWord(transaction.status)));
    add(Words::tr("Amount"), ui::signedMoneyText(transaction));
    if (transaction.commission != core::Money())
        add(Words::tr("Commission"), ui::commissionText(transaction.commission));
    add(Words::tr("Created"), timeText(transaction.created));
    if (transaction.expires)
        add(Words::tr("Expires"), timeText(*transaction.expires));
    if (transaction.finished)
        add(Words::tr("Ended"), timeText(*transaction.finished));
    add(Words::tr("Description"), plainText(transaction.description));
    add(Words::tr("Reference"), plainText(transaction.reference));
    add(Words::tr("Name"), plainText(transaction.name));
    add(Words::tr("CPF or CNPJ"), plainText(ui::documentText(transaction.document)));
    add(Words::tr("Phone"), plainText(transaction.phone));
    add(Words::tr("E-mail"), plainText(transaction.email));
    add(Words::tr("Pix key"), plainText(transaction.pixKey));
    add(Words::tr("Extra"), plainText(transaction.extra));
    add(Words::tr("Reason of the refund"), plainText(transaction.refundReason));
    add(Words::tr("End-to-end ID"), plainText(transaction.endToEndId));
    add(Words::tr("Payment link"), plainText(transaction.paymentLink));
    add(Words::tr("Pix code"), plainText(transaction.qrCode));
    for (const core::StatusEvent &event : transaction.events)
        rows += valueRow(timeText(event.at), plainText(ui::statusWord(event.status)));
    if (core::isPaidLate(transaction))
        rows += Words::tr("Paid late: the charge was no longer waiting.");
    for (const core::Evidence &evidence : transaction.evidence)
        rows += valueRow(timeText(evidence.recordedAt),
                         plainText(QStringList{roleText(evidence), evidence.person, evidence.source,
                                               evidence.note}
                                       .join(u" · "_s)));
    return rows.join(u'\n');
}

QString transactionHeading()
{
    return u"%1  %2  %3  %4  %5"_s.arg(
        cell(Words::tr("Created"), kTimeWidth), cell(Words::tr("State"), kStatusWidth),
        Words::tr("Amount").rightJustified(kAmountWidth), cell(Words::tr("Name"), kNameWidth),
        Words::tr("Identifier"));
}

QString transactionRow(const Transaction &transaction)
{
    const QString name = transaction.name.isEmpty() ? transaction.description : transaction.name;
    return u"%1  %2  %3  %4  %5"_s.arg(
        cell(timeText(transaction.created), kTimeWidth),
        cell(plainText(ui::statusWord(transaction.status)), kStatusWidth),
        ui::signedMoneyText(transaction).rightJustified(kAmountWidth),
        cell(plainText(name), kNameWidth), core::toWireId(transaction.id));
}

} // namespace app
