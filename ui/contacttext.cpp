// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacttext.h"

#include "ui/text.h"

#include <QtCore/QCoreApplication>

#include <cstdlib>

namespace ui
{

namespace
{

using Contact = core::TransactionService::Contact;
using Code = core::Error::Code;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Contact)
};

/// Tolerance for the clock; smaller errors mislead nobody.
constexpr std::chrono::seconds kSkew(30);

/// Returns true for errors that do not end by waiting.
bool isRefused(const Contact &contact)
{
    return contact.trouble && (contact.trouble->code == Code::AccessDenied ||
                               contact.trouble->code == Code::NotTrusted);
}

/// Returns the time for "since 14:01:30"; the current time if unknown.
QString sinceText(const Contact &contact)
{
    return timeText(contact.since.value_or(QDateTime::currentDateTimeUtc()));
}

QString skewText(std::chrono::seconds ahead)
{
    const QString size = ageText(std::chrono::seconds(std::abs(ahead.count())));
    return ahead.count() > 0
               ? Words::tr("The clock of this computer is %1 ahead of the service's.", "as 7:12")
                     .arg(size)
               : Words::tr("The clock of this computer is %1 behind the service's.", "as 7:12")
                     .arg(size);
}

} // namespace

StripWords troubleWords(const Contact &contact, bool isStale)
{
    if (isRefused(contact) && contact.trouble->code == Code::AccessDenied)
        return {Words::tr("This counter is not authorised, since %1").arg(sinceText(contact)),
                Words::tr("The service does not accept its key. Nothing can be charged, sent or "
                          "confirmed here: call whoever looks after the console, who gives it a "
                          "new one."),
                true};
    if (isRefused(contact))
        return {Words::tr("Who answers is not the service, since %1").arg(sinceText(contact)),
                Words::tr("It has no certificate for that address, so nothing is sent there. Check "
                          "the network, the address and the clock of this computer."),
                true};
    if (isStale && contact.trouble && contact.trouble->code == Code::Unreachable)
        return {Words::tr("No contact with the service since %1").arg(sinceText(contact)),
                Words::tr("No payment can be confirmed now, and nothing rings. What is pale may "
                          "have changed. Codes that customers have can still be paid: wait, or "
                          "check the receipts later (F8)."),
                true};
    if (isStale && contact.trouble)
        return {
            Words::tr("The service is unstable since %1").arg(sinceText(contact)),
            Words::tr("It is there, but does not say what is paid; it is asked less often until "
                      "it does. What is pale may have changed."),
            true};
    if (isStale)
        return {Words::tr("The service has not answered for a while"),
                Words::tr("What is pale may have changed. It is being asked."), true};
    if (std::chrono::abs(contact.clockAhead) > kSkew)
        return {skewText(contact.clockAhead),
                Words::tr("Ages and times of day shown here are wrong by as much. Set the clock; "
                          "what is paid is not in doubt.")};
    return {};
}

QString unconfirmableText(const Contact &contact, bool isStale)
{
    if (isRefused(contact))
        return Words::tr(
            "Cannot be confirmed: this counter is not let in. Keep the goods, or check "
            "in the bank's app.");
    if (isStale)
        return Words::tr("Cannot be confirmed now: no answer from the service. The code can still "
                         "be paid. Wait, or check the receipt later (F8).");
    return {};
}

QString rememberedText(const QDateTime &asOf)
{
    return Words::tr("The service cannot be asked: this is what this console saw before, as it was "
                     "on %1 or later. There may be more. F5 asks again.",
                     "date and time")
        .arg(minuteText(asOf));
}

} // namespace ui
