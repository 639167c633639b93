// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/referencegenerator.h"

#include "core/console/numberrepository.h"
#include "core/domain/brasilia.h"
#include "core/till/preferences.h"

#include <QtCore/QDateTime>
#include <QtCore/QRandomGenerator>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

QDate today()
{
    return brasiliaDay(QDateTime::currentDateTimeUtc());
}

/// Returns "C1-261121-7F3K9Q2M": counter, day, and forty random bits, so that two counters never
/// send the same reference. Uses Crockford's base 32 without confusable letters.
QString randomReference(const QString &till)
{
    constexpr auto letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"_L1;
    QString reference = till + today().toString("-yyMMdd-"_L1);
    for (int i = 0; i < 8; ++i)
        reference += letters[QRandomGenerator::system()->bounded(letters.size())];
    return reference;
}

} // namespace

ReferenceGenerator::ReferenceGenerator(NumberRepository &repository,
                                       const PreferencesStore &preferences, QObject *parent)
    : QObject(parent)
    , m_repository(repository)
    , m_preferences(preferences)
{
    connect(&m_preferences, &PreferencesStore::changed, this, &ReferenceGenerator::nextChanged);
    connect(&m_repository, &core::NumberRepository::upcomingNumberChanged, this,
            &ReferenceGenerator::nextChanged);
    m_repository.readUpcomingNumber();
}

QString ReferenceGenerator::madeOf(qint64 number) const
{
    const Charging &charging = m_preferences.value().charging;
    return charging.reference.made(charging.till, today(), number);
}

QString ReferenceGenerator::next() const
{
    const auto number = m_repository.upcomingNumber();
    return number ? madeOf(*number) : QString();
}

/// Returns a random reference if the counter store is unavailable, and queries the store again.
QString ReferenceGenerator::nextReference()
{
    const auto number = m_repository.useNumber();
    return number ? madeOf(*number) : randomReference(m_preferences.value().charging.till);
}

} // namespace core
