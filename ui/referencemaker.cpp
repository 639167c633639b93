// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/referencemaker.h"

#include "core/console/consolebook.h"
#include "core/service/transactionservice.h"
#include "ui/preferences.h"

#include <QtCore/QDateTime>
#include <QtCore/QRandomGenerator>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns "C1-261121-7F3K9Q2M": counter, day, and forty random bits, so that two counters never
/// send the same reference. Uses Crockford's base 32 without confusable letters.
QString randomReference(const QString &counter)
{
    constexpr auto letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"_L1;
    QString reference = counter + QDateTime::currentDateTime().toString("-yyMMdd-"_L1);
    for (int i = 0; i < 8; ++i)
        reference += letters[QRandomGenerator::system()->bounded(letters.size())];
    return reference;
}

} // namespace

ReferenceMaker::ReferenceMaker(core::ConsoleBook &book, const PreferenceKeeper &preferences,
                               QObject *parent)
    : QObject(parent)
    , m_book(book)
    , m_preferences(preferences)
{
    connect(&m_preferences, &PreferenceKeeper::changed, this, &ReferenceMaker::nextChanged);
    askForNumber();
}

QString ReferenceMaker::next() const
{
    if (!m_number)
        return {};
    const Charging &charging = m_preferences.value().charging;
    return charging.reference.made(charging.counter, QDate::currentDate(), *m_number);
}

/// Returns a random reference if the counter store is unavailable, and queries the store again.
QString ReferenceMaker::take()
{
    const QString reference =
        m_number ? next() : randomReference(m_preferences.value().charging.counter);
    askForNumber();
    return reference;
}

void ReferenceMaker::askForNumber()
{
    m_number.reset();
    core::onAnswer(m_book.nextNumber(), this, [this](const core::Result<qint64> &number) {
        if (number)
            m_number = *number;
        Q_EMIT nextChanged();
    });
}

} // namespace ui
