// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/fieldtext.h"

#include "ui/text/text.h"

#include <QtCore/QCoreApplication>

namespace ui
{

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString fieldName(core::Field field)
{
    using core::Field;
    switch (field) {
    case Field::Amount:
        return Words::tr("Amount");
    case Field::Name:
        return Words::tr("Name");
    case Field::Email:
        return Words::tr("E-mail");
    case Field::Phone:
        return Words::tr("Phone");
    case Field::Document:
        return Words::tr("CPF or CNPJ");
    case Field::Description:
        return Words::tr("Description");
    case Field::Platform:
        return Words::tr("Platform");
    case Field::Reference:
        return Words::tr("Reference");
    case Field::Extra:
        return Words::tr("Extra");
    case Field::PixKey:
        return Words::tr("Pix key");
    case Field::KeyType:
        return Words::tr("Kind of key");
    case Field::MerchantName:
        return Words::tr("Name of the shop");
    case Field::MerchantCity:
        return Words::tr("City");
    case Field::Host:
        return Words::tr("Public address");
    case Field::MinAmount:
        return Words::tr("Minimum amount");
    case Field::MaxAmount:
        return Words::tr("Maximum amount");
    case Field::CashInLifetime:
        return Words::tr("Time to pay a charge");
    case Field::CashInCommission:
        return Words::tr("Commission on charges");
    case Field::CashOutCommission:
        return Words::tr("Commission on payouts");
    case Field::ProcessingDelay:
        return Words::tr("Time between the steps of a payout");
    case Field::Ispb:
        return Words::tr("ISPB", "number of an institution in Pix");
    case Field::ProfileName:
        return Words::tr("Name of the service");
    case Field::Address:
        return Words::tr("Address of the service");
    case Field::ApiKey:
        return Words::tr("API key");
    case Field::Till:
        return Words::tr("Name of this counter");
    case Field::Page:
        return Words::tr("Page");
    case Field::Identifier:
        return Words::tr("Identifier", "of a transaction");
    case Field::Reason:
        return Words::tr("Reason", "of a refund");
    case Field::Note:
        return Words::tr("Note", "of a confirmation by hand");
    case Field::Person:
        return Words::tr("Person", "who confirmed a payment by hand");
    case Field::EndToEndId:
        return Words::tr("End-to-end id");
    case Field::MovedAt:
        return Words::tr("Time of the payment");
    case Field::StatementLine:
        return Words::tr("Line of the statement");
    }
    Q_UNREACHABLE();
}

namespace
{

QString malformedSentence(core::Field field)
{
    using core::Field;
    if (field == Field::Amount)
        return Words::tr("Not a clear amount. Write it as 12,00 or 1.234,56.");
    if (field == Field::Email)
        return Words::tr("Write it as name@example.com.");
    if (field == Field::Phone)
        return Words::tr("Write area code and number, as (11) 98765-4321.");
    if (field == Field::Document)
        return Words::tr("A CPF has 11 digits, a CNPJ 14 characters.");
    if (field == Field::PixKey)
        return Words::tr("This is not a CPF, CNPJ, mobile number, e-mail or random key.");
    if (field == Field::Address)
        return Words::tr(
            "Write it as https://pix.example.com, without a question mark at the end.");
    if (field == Field::Host)
        return Words::tr("Write it as pix.example.com, without https:// and without a path.");
    if (field == Field::Platform)
        return Words::tr("It looks like 5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10: 32 digits and "
                         "letters from a to f.");
    if (field == Field::Till)
        return Words::tr("Letters and digits only, without accents.");
    if (field == Field::EndToEndId)
        return Words::tr("Type all 32 characters of the id, or its last six.");
    if (field == Field::Ispb)
        return Words::tr("Eight digits or capital letters.");
    if (field == Field::ApiKey)
        return Words::tr("A key has no spaces, accents or line breaks: copy it again.");
    return Words::tr("This contains characters that cannot be stored.");
}

/// Returns the bound of a number, as an amount if the field is one.
QString boundText(const core::FieldError &error)
{
    using core::Field;
    const bool isAmount = error.field == Field::MinAmount || error.field == Field::MaxAmount;
    return isAmount ? moneyText(core::Money::fromCents(error.limit)) : QString::number(error.limit);
}

} // namespace

QString problemSentence(const core::FieldError &error)
{
    using core::Field;
    using core::Problem;
    const auto bound = core::Money::fromCents(error.limit);
    switch (error.problem) {
    case Problem::Missing:
        if (error.field == Field::KeyType)
            return Words::tr("These digits are a CPF and a mobile number: choose which.");
        return error.field == Field::Amount ? Words::tr("Type an amount.")
                                            : Words::tr("This is required.");
    case Problem::TooLong:
        return Words::tr("At most %1 characters.").arg(error.limit);
    case Problem::TooSmall:
        return error.field == Field::Amount
                   ? Words::tr("The minimum amount is %1.").arg(moneyText(bound))
                   : Words::tr("At least %1.").arg(boundText(error));
    case Problem::TooLarge:
        return error.field == Field::Amount
                   ? Words::tr("The maximum amount is %1.").arg(moneyText(bound))
                   : Words::tr("At most %1.").arg(boundText(error));
    case Problem::Malformed:
        return malformedSentence(error.field);
    case Problem::CheckDigits:
        return Words::tr("The check digits do not match: one digit is wrong.");
    case Problem::AlreadyUsed:
        return error.field == Field::ProfileName ? Words::tr("Another service has this name.")
               : error.field == Field::EndToEndId || error.field == Field::StatementLine
                   ? Words::tr("This payment already confirms another charge.")
                   : Words::tr("This was already used and must be unique.");
    case Problem::NotAllowed:
        return error.field == Field::Address
                   ? Words::tr("It must begin with https://, or others could read the key on the "
                               "way. http:// is for this computer only.")
                   : Words::tr("This service does not accept it.");
    case Problem::TooLate:
        return Words::tr("This is only possible within %1 days.").arg(error.limit);
    case Problem::Unsettled:
        return Words::tr("A Pix of this amount to this key is already on its way.");
    case Problem::TooEarly:
        return Words::tr("This is before the charge was created.");
    case Problem::InFuture:
        return Words::tr("This is in the future.");
    case Problem::DayLimit:
        return Words::tr("This is more than this counter may still create today.");
    }
    Q_UNREACHABLE();
}

} // namespace ui
