// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/text.h"

#include "core/domain/brasilia.h"
#include "core/domain/masks.h"
#include "core/domain/taxid.h"
#include "core/domain/transaction.h"
#include "ui/text/evidencetext.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

#include <algorithm>
#include <array>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

constexpr QChar kNoBreakSpace(0x00A0);

QString dateText(const QDateTime &timestamp)
{
    return QLocale().toString(core::brasiliaDay(timestamp), QLocale::ShortFormat);
}

} // namespace

QString moneyText(core::Money amount)
{
    return u"%1R$%2%3"_s.arg(amount.isNegative() ? u"−"_s : QString(), kNoBreakSpace,
                             amountText(amount.isNegative() ? -amount : amount));
}

QString amountText(core::Money amount)
{
    // Use ASCII digits in both parts, as on the keyboard.
    const QLocale locale = QLocale().zeroDigit() == "0"_L1 ? QLocale() : QLocale(QLocale::English);
    const core::Money magnitude = amount.isNegative() ? -amount : amount;
    // Format whole reais and centavos separately: a double cannot represent every amount.
    return u"%1%2%3%4"_s.arg(amount.isNegative() ? u"−"_s : QString(),
                             locale.toString(magnitude.cents() / 100), locale.decimalPoint(),
                             u"%1"_s.arg(magnitude.cents() % 100, 2, 10, QChar(u'0')));
}

QString typedAmountText(core::Money amount)
{
    return amount.toDecimal().replace(u'.', u',');
}

QString commissionText(const std::optional<core::Money> &commission)
{
    return commission ? moneyText(*commission) : Words::tr("unknown", "a commission");
}

QString commissionSumText(core::Money sum, qint64 unknownCount)
{
    return unknownCount == 0 ? moneyText(sum)
                             : Words::tr("%1 (unknown for %2)", "amount, number of transactions")
                                   .arg(moneyText(sum), QLocale().toString(unknownCount));
}

QString netText(core::Money net, qint64 unknownCount)
{
    return unknownCount == 0 ? moneyText(net) : u"≤"_s + kNoBreakSpace + moneyText(net);
}

QString signedMoneyText(const core::Transaction &transaction)
{
    return moneyText(transaction.operation == core::Operation::CashOut ? -transaction.amount
                                                                       : transaction.amount);
}

namespace
{

/// Returns true for a character that embeds, overrides or isolates the following text.
bool turnsOthers(QChar::Direction direction)
{
    constexpr std::array kThese{QChar::DirLRE, QChar::DirLRO, QChar::DirRLE,
                                QChar::DirRLO, QChar::DirPDF, QChar::DirLRI,
                                QChar::DirRLI, QChar::DirFSI, QChar::DirPDI};
    return std::find(kThese.begin(), kThese.end(), direction) != kThese.end();
}

} // namespace

QString foreignText(const QString &text)
{
    constexpr qsizetype kMaxLength = 2'000;
    constexpr QChar kFirstStrongIsolate(0x2068);
    constexpr QChar kPopIsolate(0x2069);
    QString line;
    bool hasOtherDirection = false;
    for (const QChar c : text.left(2 * kMaxLength)) {
        const QChar::Direction direction = c.direction();
        hasOtherDirection |= direction == QChar::DirR || direction == QChar::DirAL;
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator ||
            c == QChar::ParagraphSeparator)
            line += u' ';
        else if (!turnsOthers(direction))
            line += c;
    }
    line = line.simplified();
    if (line.size() > kMaxLength)
        line = line.left(kMaxLength) + u'…';
    return hasOtherDirection ? kFirstStrongIsolate + line + kPopIsolate : line;
}

QString breakableText(const QString &address)
{
    constexpr QChar kZeroWidthSpace(0x200B);
    QString text = address;
    for (const QChar joint : {u'@', u'.'})
        text.replace(joint, QString(joint) + kZeroWidthSpace);
    return text;
}

QString statusWord(const core::Status &status)
{
    using Code = core::Status::Code;
    switch (status.code()) {
    case Code::Pending:
        return Words::tr("Waiting", "state pending");
    case Code::Paid:
        return Words::tr("Paid", "state paid");
    case Code::Denied:
        return Words::tr("Denied", "state denied");
    case Code::Canceled:
        return Words::tr("Cancelled", "state canceled");
    case Code::Refund:
        return Words::tr("Refunded", "state refund");
    case Code::InProcess:
        return Words::tr("In process", "state in_process");
    case Code::InAnalysis:
        return Words::tr("In analysis", "state in_analysis");
    case Code::Expired:
        return Words::tr("Expired", "state expired");
    case Code::Unknown:
        return status.toText() + u" ?"_s;
    }
    Q_UNREACHABLE();
}

QString statusIcon(const core::Status &status)
{
    return status.code() == core::Status::Code::Unknown ? u"state-unknown"_s
                                                        : u"state-"_s + status.toText();
}

namespace
{

/// Returns the text for a service that cannot see payments: a static code can be paid at any time,
/// and only the bank knows.
QString blindSentence(core::Status::Code code)
{
    using Code = core::Status::Code;
    if (code == Code::Pending)
        return Words::tr("Balcão cannot see your bank: check there whether this amount arrived.");
    if (code == Code::Canceled)
        return Words::tr("Cancelled here, but the code can still be paid: check your bank.");
    if (code == Code::Expired)
        return Words::tr("Expired here, but the code can still be paid: check your bank.");
    return {};
}

} // namespace

QString statusSentence(const core::Transaction &transaction,
                       const core::TransactionService::Capabilities &can)
{
    using Code = core::Status::Code;
    const bool in = transaction.operation == core::Operation::CashIn;
    if (in && !can.seesPayments) {
        const QString sentence = blindSentence(transaction.status.code());
        if (!sentence.isEmpty())
            return sentence;
    }
    if (in && transaction.status.code() == Code::Paid) {
        const QString evidence = evidenceText(transaction);
        if (!evidence.isEmpty())
            return evidence + u'.';
    }
    switch (transaction.status.code()) {
    case Code::Pending:
        return in ? Words::tr("No money has arrived yet.") : Words::tr("No money has left yet.");
    case Code::Paid:
        return in ? Words::tr("The money arrived.") : Words::tr("The money was sent.");
    case Code::Denied:
        return Words::tr("Refused by an institution. No money moved.");
    case Code::Canceled:
        return Words::tr("The customer cancelled. No money moved.");
    case Code::Refund:
        return Words::tr("It was paid, then refunded.");
    case Code::InProcess:
        return Words::tr("Accepted, not final: the money is on its way.");
    case Code::InAnalysis:
        return Words::tr("Held for a check, not final.");
    case Code::Expired:
        return Words::tr("Not paid in time.");
    case Code::Unknown:
        return Words::tr(
            "The service uses a state that this program does not know. Do not treat it as paid.");
    }
    Q_UNREACHABLE();
}

QString operationWord(core::Operation operation)
{
    switch (operation) {
    case core::Operation::CashIn:
        return Words::tr("Money in", "operation cash-in: money comes in");
    case core::Operation::CashOut:
        return Words::tr("Money out", "operation cash-out: money goes out");
    }
    Q_UNREACHABLE();
}

QString timestampText(const QDateTime &timestamp)
{
    return u"%1 %2"_s.arg(dateText(timestamp), timeText(timestamp));
}

QString minuteText(const QDateTime &timestamp)
{
    return u"%1 %2"_s.arg(dateText(timestamp), core::brasiliaTime(timestamp).toString("HH:mm"_L1));
}

QString timeText(const QDateTime &timestamp)
{
    return core::brasiliaTime(timestamp).toString("HH:mm:ss"_L1);
}

QString zoneText(const QDateTime &timestamp)
{
    const int minutes = core::brasiliaTime(timestamp).offsetFromUtc() / 60;
    const QString offset = u"UTC%1%2:%3"_s.arg(minutes < 0 ? u"−"_s : u"+"_s)
                               .arg(qAbs(minutes) / 60, 2, 10, QChar(u'0'))
                               .arg(qAbs(minutes) % 60, 2, 10, QChar(u'0'));
    return Words::tr("Brasília time, %1", "%1 as in UTC-03:00").arg(offset);
}

QString zoneNote()
{
    return core::isLocalTimeBrasilia(QDateTime::currentDateTimeUtc()) ? QString()
                                                                      : Words::tr("Brasília time");
}

QString ageText(std::chrono::seconds age)
{
    const qint64 seconds = qMax<qint64>(age.count(), 0);
    const auto padded = [](qint64 number) { return u"%1"_s.arg(number, 2, 10, QChar(u'0')); };
    if (seconds < 3600)
        return u"%1:%2"_s.arg(QString::number(seconds / 60), padded(seconds % 60));
    return u"%1:%2:%3"_s.arg(QString::number(seconds / 3600), padded(seconds / 60 % 60),
                             padded(seconds % 60));
}

QString documentText(const QString &document)
{
    const auto id = core::TaxId::parse(document);
    return id ? id->toText() : document;
}

QString maskedDocumentText(const QString &document)
{
    return core::maskedDocument(document);
}

QString maskedNameText(const QString &name)
{
    return core::maskedName(name);
}

QString shortEndToEndId(const QString &id)
{
    return id.isEmpty() ? QString() : u"…"_s + foreignText(id.right(6));
}

QString joinedParts(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString payloadSentence(core::PayloadProblem problem)
{
    using core::PayloadProblem;
    switch (problem) {
    case PayloadProblem::NotPending:
        return Words::tr("This charge no longer awaits payment: the code is hidden.");
    case PayloadProblem::Unreadable:
        return Words::tr("The code is not a valid BR Code. No QR is drawn.");
    case PayloadProblem::Checksum:
        return Words::tr("The checksum of the code is wrong: its text was changed or cut. No QR is "
                         "drawn.");
    case PayloadProblem::Currency:
        return Words::tr("The code does not ask for reais. No QR is drawn.");
    case PayloadProblem::Withdrawal:
        return Words::tr("The code makes the shop hand out cash (Pix Saque or Troco). No QR is "
                         "drawn.");
    case PayloadProblem::Recurrence:
        return Words::tr("The code asks the payer to authorise payments to come. No QR is drawn.");
    case PayloadProblem::NoAmount:
        return Words::tr("The code leaves the amount to the payer. No QR is drawn.");
    case PayloadProblem::WrongAmount:
        return Words::tr("The code asks for another amount than the charge. No QR is drawn.");
    case PayloadProblem::DemoKey:
        return Words::tr("The code is of the demo and nobody can pay it. No QR is drawn.");
    case PayloadProblem::WrongKey:
        return Words::tr("The code pays to another Pix key than the shop's. No QR is drawn.");
    case PayloadProblem::WrongHost:
        return Words::tr("The code points the payer's bank to another address than the shop's "
                         "provider. No QR is drawn.");
    case PayloadProblem::UnknownPayee:
        return Words::tr("The shop's Pix key is not known here, so the code cannot be checked. No "
                         "QR is drawn.");
    }
    Q_UNREACHABLE();
}

QString drawingSentence(DrawingProblem problem)
{
    switch (problem) {
    case DrawingProblem::Modules:
        return Words::tr("The screen distorts the code, so it was hidden. You can still copy it.");
    case DrawingProblem::QuietZone:
        return Words::tr("The screen leaves no white edge around the code, so it was hidden. You "
                         "can still copy it.");
    case DrawingProblem::Contrast:
        return Words::tr(
            "The screen shows the code too faintly, so it was hidden. You can still copy it.");
    case DrawingProblem::TooDense:
        return Words::tr("The code is too small here for many phones.");
    }
    Q_UNREACHABLE();
}

} // namespace ui
