// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/chargepayer.h"

#include "core/domain/brasilia.h"
#include "ui/text/chargeprofiles.h"
#include "ui/text/masked.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

#include <utility>

namespace ui
{

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ChargePayer)
};

QString orOwn(const QString &typed, const QString &own)
{
    return typed.isEmpty() ? own : typed;
}

} // namespace

ChargePayer::ChargePayer(core::PayerProfile own)
    : m_own(std::move(own))
{}

void ChargePayer::setCharging(const core::Charging &charging)
{
    m_charging = charging;
    m_profile = profileInUse(charging);
}

QString ChargePayer::ownDescription() const
{
    return orOwn(m_profile.description, m_own.description);
}

void ChargePayer::setPerson(const core::Payer &person)
{
    m_person = person;
    m_known.reset();
}

void ChargePayer::setName(const QString &name)
{
    m_person.name = name;
}

void ChargePayer::recall(const core::KnownPayer &known)
{
    const QString typedName = m_person.document == known.payer.document ? m_person.name : QString();
    m_person = known.payer;
    m_person.name = orOwn(typedName, known.payer.name);
    m_known = known;
}

void ChargePayer::setDocument(const QString &document)
{
    if (m_person.document != document)
        m_person = {.name = m_known ? QString() : m_person.name, .document = document};
    if (m_known && m_known->payer.document != document)
        m_known.reset();
}

core::PayerProfile ChargePayer::sent(const QString &description) const
{
    using Asks = core::ChargeProfile::Asks;
    const bool asksDocument = m_profile.asks != Asks::Nothing;
    const bool asksName = m_profile.asks == Asks::DocumentAndName;
    return {
        .name = asksName ? m_person.name : orOwn(m_person.name, m_own.name),
        .email = orOwn(m_person.email, m_own.email),
        .phone = orOwn(m_person.phone, m_own.phone),
        .document = asksDocument ? m_person.document : orOwn(m_person.document, m_own.document),
        .description = description,
    };
}

core::Payer ChargePayer::shown() const
{
    const core::PayerProfile payer = sent({});
    core::Payer seen = ui::shown(core::Payer{payer.name, payer.email, payer.phone, payer.document},
                                 m_charging.masking);
    if (payer.name == m_own.name)
        seen.name = payer.name;
    return seen;
}

QString ChargePayer::sentence() const
{
    if (m_person.document.isEmpty() && m_person.name.isEmpty())
        return {};
    const QString who = shownText(m_person, m_charging.masking);
    if (!m_known || m_charging.rememberMonths == 0)
        return Words::tr("For %1", "a customer, masked").arg(who);
    const QDate until = core::brasiliaDay(m_known->lastUsed).addMonths(m_charging.rememberMonths);
    return Words::tr("For %1 · remembered until %2 · Ctrl+Del forgets", "a customer, masked; date")
        .arg(who, QLocale().toString(until, QLocale::ShortFormat));
}

} // namespace ui
