// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/statementtext.h"

#include "core/statement/statementreader.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QHash>
#include <QtCore/QLocale>
#include <QtCore/QStringList>

#include <cstdlib>

namespace ui
{

using namespace Qt::StringLiterals;
using core::CsvColumn;
using core::LineKind;
using core::MatchRule;
using core::StatementRule;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(StatementText)
};

constexpr int kMegabyte = 1024 * 1024;

/// Returns "2 minutes apart", or "at the same minute".
QString minutesText(int minutes)
{
    return minutes == 0 ? Words::tr("at the same minute")
                        : Words::tr("%n minute(s) apart", nullptr, std::abs(minutes));
}

/// Returns "the bank booked it 1 day later", or "on the same day".
QString daysText(int days)
{
    if (days == 0)
        return Words::tr("on the same day");
    return days > 0 ? Words::tr("the bank booked it %n day(s) later", nullptr, days)
                    : Words::tr("the bank booked it %n day(s) earlier", nullptr, -days);
}

QString partyText(const core::MatchReason &reason)
{
    if (reason.documentFits && reason.nameFits)
        return Words::tr("name and document fit");
    return reason.documentFits ? Words::tr("the document fits") : Words::tr("the name fits");
}

} // namespace

QString bankName(const QString &number)
{
    static const QHash<QString, QString> kNames{
        {u"001"_s, u"Banco do Brasil"_s},
        {u"033"_s, u"Santander"_s},
        {u"041"_s, u"Banrisul"_s},
        {u"077"_s, u"Inter"_s},
        {u"104"_s, u"Caixa"_s},
        {u"197"_s, u"Stone"_s},
        {u"237"_s, u"Bradesco"_s},
        {u"260"_s, u"Nubank"_s},
        {u"290"_s, u"PagBank"_s},
        {u"323"_s, u"Mercado Pago"_s},
        {u"336"_s, u"C6"_s},
        {u"341"_s, u"Itaú"_s},
        {u"364"_s, u"Efí"_s},
        {u"403"_s, u"Cora"_s},
        {u"461"_s, u"Asaas"_s},
        {u"748"_s, u"Sicredi"_s},
        {u"756"_s, u"Sicoob"_s},
    };
    if (number.isEmpty())
        return {};
    const QString name = kNames.value(number.rightJustified(3, u'0').right(3));
    return name.isEmpty() ? Words::tr("Bank %1", "its number").arg(foreignText(number)) : name;
}

QString accountText(const core::BankAccount &account)
{
    QStringList parts;
    for (const QString &part :
         {bankName(account.bank), foreignText(account.branch), foreignText(account.number)}) {
        if (!part.isEmpty())
            parts.append(part);
    }
    return parts.isEmpty() ? Words::tr("Account without a number") : parts.join(u" · "_s);
}

QString lineKindWord(LineKind kind)
{
    switch (kind) {
    case LineKind::PixIn:
        return Words::tr("Pix received");
    case LineKind::PixOut:
        return Words::tr("Pix sent");
    case LineKind::ReturnIn:
        return Words::tr("Returned to us");
    case LineKind::ReturnOut:
        return Words::tr("Returned by us");
    case LineKind::Fee:
        return Words::tr("Fee");
    case LineKind::Card:
        return Words::tr("Card sales");
    case LineKind::TransferIn:
        return Words::tr("Transfer received");
    case LineKind::TransferOut:
        return Words::tr("Transfer sent");
    case LineKind::Deposit:
        return Words::tr("Deposit");
    case LineKind::Withdrawal:
        return Words::tr("Withdrawal");
    case LineKind::Tax:
        return Words::tr("Tax");
    case LineKind::Yield:
        return Words::tr("Yield");
    case LineKind::OtherIn:
        return Words::tr("Other money in");
    case LineKind::OtherOut:
        return Words::tr("Other money out");
    }
    Q_UNREACHABLE();
}

QString faultSentence(StatementRule rule)
{
    using Reader = core::StatementReader;
    switch (rule) {
    case StatementRule::TooLarge:
        return Words::tr("The file is larger than %1 MB.").arg(Reader::kMaxBytes / kMegabyte);
    case StatementRule::TooManyLines:
        return Words::tr("The file has more than %1 lines.")
            .arg(QLocale().toString(Reader::kMaxLines));
    case StatementRule::FieldTooLong:
        return Words::tr("A text has more than %1 characters.")
            .arg(QLocale().toString(Reader::kMaxField));
    case StatementRule::Utf16:
        return Words::tr("The encoding of the file (UTF-16) is not supported.");
    case StatementRule::Pdf:
        return Words::tr("A PDF cannot be read reliably.");
    case StatementRule::Spreadsheet:
        return Words::tr("A spreadsheet (XLSX) cannot be read.");
    case StatementRule::Html:
        return Words::tr("This is a web page.");
    case StatementRule::Ofc:
        return Words::tr("OFC, the predecessor of OFX, cannot be read.");
    case StatementRule::UnknownFormat:
        return Words::tr("This is not a bank statement that Balcão can read.");
    case StatementRule::UnknownLayout:
        return Words::tr("The columns of this table are unknown.");
    case StatementRule::BadMapping:
        return Words::tr("A column for the day and a column for the amount are needed.");
    case StatementRule::OpenQuote:
        return Words::tr("A quotation mark is not closed.");
    case StatementRule::WrongCellCount:
        return Words::tr("A row has more or fewer columns than the header.");
    case StatementRule::CutOff:
        return Words::tr("The file ends in the middle: the download was cut off.");
    case StatementRule::StrayText:
        return Words::tr("A text belongs to no field.");
    case StatementRule::BrokenRecord:
        return Words::tr("A record has an unexpected type or length.");
    case StatementRule::NoStatement:
        return Words::tr("The file contains no account statement.");
    case StatementRule::SecondCurrency:
        return Words::tr("The account is not in Brazilian reais.");
    case StatementRule::AmountMissing:
        return Words::tr("A line has no amount.");
    case StatementRule::AmountUnreadable:
        return Words::tr("This is not an amount.");
    case StatementRule::AmountAmbiguous:
        return Words::tr("This amount could mean reais or thousands.");
    case StatementRule::AmountDecimals:
        return Words::tr("An amount has more than two decimals.");
    case StatementRule::AmountTooLarge:
        return Words::tr("An amount is too large.");
    case StatementRule::TwoAmounts:
        return Words::tr("A line has two amounts.");
    case StatementRule::DayMissing:
        return Words::tr("A line has no day.");
    case StatementRule::DayImpossible:
        return Words::tr("This day does not exist.");
    case StatementRule::TimeImpossible:
        return Words::tr("This time does not exist.");
    case StatementRule::DirectionUnknown:
        return Words::tr("It is unclear whether the money came in or went out.");
    case StatementRule::SignsUnproven:
        return Words::tr("No amount has a minus, although texts mention money that went out.");
    case StatementRule::GrossFeeNet:
        return Words::tr("Gross amount less fee is not the net amount.");
    case StatementRule::BalancesDisagree:
        return Words::tr("The lines do not lead from one balance to the next.");
    }
    Q_UNREACHABLE();
}

QString faultRemedy(StatementRule rule)
{
    switch (rule) {
    case StatementRule::Pdf:
    case StatementRule::Spreadsheet:
    case StatementRule::Html:
    case StatementRule::Ofc:
    case StatementRule::UnknownFormat:
    case StatementRule::NoStatement:
    case StatementRule::Utf16:
        return Words::tr("In your bank's page, save the statement as OFX (often called “OFX "
                         "Money”), or as CSV.");
    case StatementRule::TooLarge:
    case StatementRule::TooManyLines:
        return Words::tr("Export shorter periods, such as whole months.");
    case StatementRule::UnknownLayout:
    case StatementRule::BadMapping:
        return Words::tr("Choose the meaning of each column below.");
    case StatementRule::CutOff:
    case StatementRule::BalancesDisagree:
    case StatementRule::SignsUnproven:
        return Words::tr("Download the file again, by whole months. If that does not help, choose "
                         "another format (OFX or CSV).");
    case StatementRule::SecondCurrency:
        return Words::tr("Choose the statement of an account in reais.");
    case StatementRule::FieldTooLong:
    case StatementRule::OpenQuote:
    case StatementRule::WrongCellCount:
    case StatementRule::StrayText:
    case StatementRule::BrokenRecord:
    case StatementRule::AmountMissing:
    case StatementRule::AmountUnreadable:
    case StatementRule::AmountAmbiguous:
    case StatementRule::AmountDecimals:
    case StatementRule::AmountTooLarge:
    case StatementRule::TwoAmounts:
    case StatementRule::DayMissing:
    case StatementRule::DayImpossible:
    case StatementRule::TimeImpossible:
    case StatementRule::DirectionUnknown:
    case StatementRule::GrossFeeNet:
        return Words::tr("Download the file again without opening it in another program, or choose "
                         "another format (OFX or CSV).");
    }
    Q_UNREACHABLE();
}

QString faultPlace(const core::StatementFault &fault)
{
    const QString row = QLocale().toString(fault.row);
    return fault.text.isEmpty() ? Words::tr("Line %1", "of a file").arg(row)
                                : Words::tr("Line %1: “%2”", "of a file, with its text")
                                      .arg(row, foreignText(fault.text));
}

QString proofSentence(core::BalanceProof proof)
{
    switch (proof) {
    case core::BalanceProof::Whole:
        return Words::tr("The balances add up: no line is missing.");
    case core::BalanceProof::Partial:
        return Words::tr("The balances agree, but do not cover every line.");
    case core::BalanceProof::Single:
        return Words::tr("The file has one balance only, which proves nothing.");
    case core::BalanceProof::None:
        return Words::tr("The file has no balances.");
    }
    Q_UNREACHABLE();
}

QString confidenceWord(core::Confidence confidence)
{
    switch (confidence) {
    case core::Confidence::Certain:
        return Words::tr("certain", "a match");
    case core::Confidence::Strong:
        return Words::tr("strong", "a match");
    case core::Confidence::Likely:
        return Words::tr("likely", "a match");
    case core::Confidence::Possible:
        return Words::tr("possible", "a match");
    case core::Confidence::Set:
        return Words::tr("as a set", "a match");
    }
    Q_UNREACHABLE();
}

QString reasonSentence(MatchRule rule, const core::MatchReason &reason)
{
    const QString id = foreignText(reason.identifier);
    const QString minutes = minutesText(reason.minutesApart.value_or(0));
    const QString days = daysText(reason.daysApart.value_or(0));
    switch (rule) {
    case MatchRule::EndToEndId:
        return Words::tr("Same amount, and both have the end-to-end id %1.").arg(id);
    case MatchRule::Txid:
        return Words::tr("Same amount, and the bank's line has the txid of the charge, %1.")
            .arg(id);
    case MatchRule::ServiceId:
        return Words::tr("Same amount, and the bank's own id is the id of the charge.");
    case MatchRule::Reference:
        return Words::tr("Same amount, and only this one has the reference %1.").arg(id);
    case MatchRule::AmountTimeParty:
        return Words::tr("Same amount, %1, and %2. Nothing else fits as well.")
            .arg(minutes, partyText(reason));
    case MatchRule::AmountDocument:
        return Words::tr("Same amount, %1, and %2. Nothing else fits as well.")
            .arg(partyText(reason), days);
    case MatchRule::AmountTime:
        return Words::tr("Same amount, %1. Nothing names the payer.").arg(minutes);
    case MatchRule::AmountName:
        return Words::tr("Same amount, %1, and %2. No time is known.").arg(partyText(reason), days);
    case MatchRule::AmountDay:
        return Words::tr("Same amount, %1. Nothing else confirms it.").arg(days);
    case MatchRule::EqualSet:
        return Words::tr("As many lines as payments of this amount on this day. Which belongs to "
                         "which does not matter.");
    }
    Q_UNREACHABLE();
}

QString csvColumnWord(CsvColumn column)
{
    switch (column) {
    case CsvColumn::Ignored:
        return Words::tr("Not needed", "a column");
    case CsvColumn::Day:
        return Words::tr("Day");
    case CsvColumn::SecondDay:
        return Words::tr("Booking day");
    case CsvColumn::Time:
        return Words::tr("Time");
    case CsvColumn::Amount:
        return Words::tr("Amount, with minus");
    case CsvColumn::Credit:
        return Words::tr("Money in");
    case CsvColumn::Debit:
        return Words::tr("Money out");
    case CsvColumn::Direction:
        return Words::tr("C or D");
    case CsvColumn::Text:
        return Words::tr("Text");
    case CsvColumn::Number:
        return Words::tr("Document number");
    case CsvColumn::Document:
        return Words::tr("CPF or CNPJ");
    case CsvColumn::Name:
        return Words::tr("Name");
    case CsvColumn::OriginName:
        return Words::tr("Name of the payer");
    case CsvColumn::OriginDocument:
        return Words::tr("Document of the payer");
    case CsvColumn::TargetName:
        return Words::tr("Name of the receiver");
    case CsvColumn::TargetDocument:
        return Words::tr("Document of the receiver");
    case CsvColumn::Balance:
        return Words::tr("Balance after the line");
    case CsvColumn::BalanceBefore:
        return Words::tr("Balance before the line");
    case CsvColumn::DayBalance:
        return Words::tr("Balance of the day");
    case CsvColumn::Gross:
        return Words::tr("Gross amount");
    case CsvColumn::Fee:
        return Words::tr("Fee");
    case CsvColumn::Net:
        return Words::tr("Net amount");
    case CsvColumn::Id:
        return Words::tr("Id of the bank");
    case CsvColumn::Reference:
        return Words::tr("Reference");
    case CsvColumn::Txid:
        return Words::tr("txid");
    case CsvColumn::EndToEndId:
        return Words::tr("End-to-end id");
    }
    Q_UNREACHABLE();
}

} // namespace ui
