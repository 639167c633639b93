// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/contacttext.h"

#include "core/domain/brasilia.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QStringList>

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

} // namespace

ConnectionBarTexts troubleWords(const Contact &contact, bool isStale)
{
    if (isRefused(contact) && contact.trouble->code == Code::AccessDenied)
        return {Words::tr("This counter is not authorised, since %1").arg(sinceText(contact)),
                Words::tr("The service does not accept its key. You cannot charge, send or confirm "
                          "anything here: ask your administrator for a new key."),
                true};
    if (isRefused(contact))
        return {Words::tr("Another server answers instead of the service, since %1")
                    .arg(sinceText(contact)),
                Words::tr("It has no certificate for that address, so nothing is sent to it. Check "
                          "the network, the address and this computer's clock."),
                true};
    if (isStale && contact.trouble && contact.trouble->code == Code::Unreachable)
        return {Words::tr("No contact with the service since %1").arg(sinceText(contact)),
                Words::tr("Payments cannot be confirmed now, and no sound is played. Faded entries "
                          "may have changed. Customers can still pay the codes they have: wait, or "
                          "check the receipts later (F8)."),
                true};
    if (isStale && contact.trouble)
        return {Words::tr("The service is unstable since %1").arg(sinceText(contact)),
                Words::tr("The service is online but does not report payments. Balcão asks less "
                          "often until it does. Faded entries may have changed."),
                true};
    if (isStale)
        return {Words::tr("The service has not answered for a while"),
                Words::tr("Faded entries may have changed. Balcão is asking the service."), true};
    if (const QString sentence = clockSentence(contact.clockAhead); !sentence.isEmpty())
        return {sentence,
                Words::tr("Times shown here are wrong by that much. Set the clock. Payments are "
                          "not affected.")};
    return {};
}

QString clockSentence(std::chrono::seconds ahead)
{
    if (std::chrono::abs(ahead) <= kSkew)
        return {};
    const QString size = ageText(std::chrono::seconds(std::abs(ahead.count())));
    return ahead.count() > 0
               ? Words::tr("The clock of this computer is %1 ahead of the service's.", "as 7:12")
                     .arg(size)
               : Words::tr("The clock of this computer is %1 behind the service's.", "as 7:12")
                     .arg(size);
}

QString checkedText(std::optional<std::chrono::seconds> age)
{
    if (!age)
        return Words::tr("Not checked yet");
    const qint64 seconds = age->count();
    return seconds < 60 ? Words::tr("Checked %1 s ago", "seconds").arg(seconds)
                        : Words::tr("Checked %1 min ago", "minutes").arg(seconds / 60);
}

QString unconfirmableText(const Contact &contact, bool isStale)
{
    if (isRefused(contact))
        return Words::tr("Cannot confirm: this counter has no access. Do not hand over the goods, "
                         "or check your bank's app.");
    if (isStale)
        return Words::tr("Cannot confirm now: the service does not answer. The code can still be "
                         "paid. Wait, or check the receipt later (F8).");
    return {};
}

QString rememberedText(const QDateTime &asOf)
{
    return Words::tr("The service cannot be reached. This is what this console last saw, as of %1 "
                     "or later. There may be more. F5 tries again.",
                     "date and time")
        .arg(minuteText(asOf));
}

QString completenessText(const core::TransactionService::Completeness &completeness)
{
    QStringList parts;
    if (completeness.isComplete && completeness.asOf)
        parts += core::brasiliaDay(*completeness.asOf) ==
                         core::brasiliaDay(QDateTime::currentDateTimeUtc())
                     ? Words::tr("Complete as of %1.", "a time of today")
                           .arg(timeText(*completeness.asOf))
                     : Words::tr("Complete as of %1.", "date and time")
                           .arg(timestampText(*completeness.asOf));
    else if (completeness.since)
        parts += Words::tr("Still reading from the service: complete since %1, %2 % read.", "a day")
                     .arg(QLocale().toString(*completeness.since, QLocale::ShortFormat))
                     .arg(completeness.percent);
    else if (!completeness.isComplete)
        parts += Words::tr("Still reading from the service: %1 % read.").arg(completeness.percent);
    if (completeness.unreadable > 0)
        parts += Words::tr("%n transaction(s) of the service make no sense and are missing here.",
                           nullptr, static_cast<int>(completeness.unreadable));
    if (completeness.vanished > 0)
        parts += Words::tr("The service lost %n transaction(s).", nullptr,
                           static_cast<int>(completeness.vanished));
    if (completeness.reverted > 0)
        parts += Words::tr("%n transaction(s) of the service returned to an earlier state.",
                           nullptr, static_cast<int>(completeness.reverted));
    return parts.join(u' ');
}

} // namespace ui
