// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/pspprofile.h"

#include "core/domain/serviceaddress.h"
#include "core/wire/strictjson.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QSet>

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// All notes, with their names.
constexpr std::array kNotes{
    std::pair(PspNote::IcpBrasil, "icp_brasil"_L1),
    std::pair(PspNote::NoPassword, "no_password"_L1),
    std::pair(PspNote::OneYear, "one_year"_L1),
    std::pair(PspNote::CertificateRequest, "certificate_request"_L1),
    std::pair(PspNote::FewerScopes, "fewer_scopes"_L1),
};

/// Reads the members of one object, and remembers the first fault.
class ObjectReader
{
public:
    ObjectReader(const QJsonValue &value, QString name)
        : m_object(value.toObject())
        , m_name(std::move(name))
    {
        if (!value.isObject())
            m_fault = m_name + u" is no object"_s;
    }

    [[nodiscard]] QString fault() const
    {
        if (!m_fault.isEmpty())
            return m_fault;
        for (const QString &member : m_object.keys()) {
            if (!m_read.contains(member))
                return m_name + u'.' + member + u" is unknown"_s;
        }
        return {};
    }

    [[nodiscard]] QJsonValue value(const QString &member)
    {
        m_read.insert(member);
        return m_object.value(member);
    }

    [[nodiscard]] QString text(const QString &member)
    {
        const QJsonValue found = value(member);
        if (!found.isString())
            refuse(member);
        return found.toString();
    }

    [[nodiscard]] QString textOr(const QString &member, const QString &preset)
    {
        return m_object.contains(member) ? text(member) : preset;
    }

    [[nodiscard]] bool flag(const QString &member)
    {
        const QJsonValue found = value(member);
        if (!found.isBool())
            refuse(member);
        return found.toBool();
    }

    [[nodiscard]] bool flagOr(const QString &member, bool preset)
    {
        return m_object.contains(member) ? flag(member) : preset;
    }

    [[nodiscard]] int numberOr(const QString &member, int preset)
    {
        if (!m_object.contains(member))
            return preset;
        const QJsonValue found = value(member);
        if (!found.isDouble())
            refuse(member);
        return found.toInt();
    }

    [[nodiscard]] QStringList texts(const QString &member)
    {
        const QJsonValue found = value(member);
        QStringList texts;
        for (const QJsonValue each : found.toArray())
            texts += each.toString();
        if (!found.isArray() || texts.contains(QString()))
            refuse(member);
        return texts;
    }

    [[nodiscard]] QStringList textsOr(const QString &member)
    {
        return m_object.contains(member) ? texts(member) : QStringList();
    }

    /// Returns the place of the text in `words`.
    [[nodiscard]] int choice(const QString &member, const QStringList &words)
    {
        const auto place = words.indexOf(text(member));
        if (place < 0)
            refuse(member);
        return static_cast<int>(std::max(place, qsizetype(0)));
    }

    [[nodiscard]] bool has(const QString &member) const { return m_object.contains(member); }

    void refuse(const QString &member)
    {
        if (m_fault.isEmpty())
            m_fault = m_name + u'.' + member + u" is missing or invalid"_s;
    }

    void refuse(const ObjectReader &inner)
    {
        if (m_fault.isEmpty())
            m_fault = inner.fault();
    }

    [[nodiscard]] const QString &name() const { return m_name; }

private:
    const QJsonObject m_object;
    const QString m_name;
    QSet<QString> m_read;
    QString m_fault;
};

PspProfile::Addresses addressesOf(ObjectReader &profile, const QString &member)
{
    ObjectReader reader(profile.value(member), profile.name() + u'.' + member);
    const PspProfile::Addresses addresses{reader.text(u"base"_s), reader.text(u"token"_s)};
    for (const auto &[name, text] :
         {std::pair(u"base"_s, addresses.base), std::pair(u"token"_s, addresses.token)}) {
        const auto address = ServiceAddress::parse(text);
        if (!text.isEmpty() && (!address || !address->isEncrypted()))
            reader.refuse(name);
    }
    profile.refuse(reader);
    return addresses;
}

PspDepartures departuresOf(ObjectReader &profile)
{
    ObjectReader reader(profile.value(u"departures"_s), profile.name() + u".departures"_s);
    PspDepartures departures;
    departures.putStatus = reader.numberOr(u"put_status"_s, departures.putStatus);
    departures.patchStatus = reader.numberOr(u"patch_status"_s, departures.patchStatus);
    departures.returnStatus = reader.numberOr(u"return_status"_s, departures.returnStatus);
    departures.tokenStatus = reader.numberOr(u"token_status"_s, departures.tokenStatus);
    departures.duplicateStatus = reader.numberOr(u"duplicate_status"_s, 0);
    departures.lateSeconds = reader.numberOr(u"late_seconds"_s, 0);
    departures.codeField = reader.textOr(u"code_field"_s, {});
    departures.txidName = reader.textOr(u"txid_name"_s, {});
    departures.errors = reader.textOr(u"errors"_s, {});
    departures.withheld = reader.textsOr(u"scopes_withheld"_s);
    departures.hasNulls = reader.flagOr(u"nulls"_s, false);
    departures.hasExtraMembers = reader.flagOr(u"extra_members"_s, false);
    departures.refusesMilliseconds = reader.flagOr(u"refuses_milliseconds"_s, false);
    profile.refuse(reader);
    return departures;
}

void readToken(ObjectReader &profile, PspProfile &psp)
{
    ObjectReader reader(profile.value(u"token"_s), profile.name() + u".token"_s);
    psp.tokenAuth = static_cast<PspProfile::TokenAuth>(
        reader.choice(u"auth"_s, {u"basic"_s, u"form"_s, u"id_only"_s}));
    psp.tokenBody = static_cast<PspProfile::TokenBody>(
        reader.choice(u"body"_s, {u"form"_s, u"json"_s, u"query"_s}));
    psp.sendsScope = reader.flag(u"sends_scope"_s);
    profile.refuse(reader);
}

void readHeaders(ObjectReader &profile, PspProfile &psp)
{
    const QJsonValue value = profile.value(u"headers"_s);
    const QJsonObject headers = value.toObject();
    for (auto it = headers.begin(); it != headers.end(); ++it) {
        const QString source = it.value().toString();
        if (source != "uuid"_L1 && source != "client_id"_L1)
            profile.refuse(u"headers"_s);
        psp.headers.append({it.key().toLatin1(), source.toLatin1()});
    }
    if (!value.isObject())
        profile.refuse(u"headers"_s);
}

void readPathVersions(ObjectReader &profile, PspProfile &psp)
{
    const QJsonValue value = profile.value(u"path_versions"_s);
    for (const QJsonValue each : value.toArray()) {
        ObjectReader reader(each, profile.name() + u".path_versions"_s);
        const QStringList call = reader.text(u"call"_s).split(u' ');
        const QString base = reader.text(u"path"_s);
        if (call.size() != 2 || !call.last().startsWith(u'/'))
            reader.refuse(u"call"_s);
        if (!base.startsWith(u'/'))
            reader.refuse(u"path"_s);
        psp.pathVersions.append({call.first().toLatin1(), call.last().toLatin1(), base.toLatin1()});
        profile.refuse(reader);
    }
    if (!value.isArray())
        profile.refuse(u"path_versions"_s);
}

void readNotes(ObjectReader &profile, PspProfile &psp)
{
    for (const QString &name : profile.texts(u"notes"_s)) {
        const auto note = std::find_if(kNotes.begin(), kNotes.end(),
                                       [&name](const auto &each) { return each.second == name; });
        if (note == kNotes.end())
            profile.refuse(u"notes"_s);
        else
            psp.notes.append(note->first);
    }
}

Result<PspProfile> profileOf(const QJsonValue &value)
{
    const QString id = value.toObject().value(u"id"_s).toString();
    ObjectReader reader(value, id.isEmpty() ? u"a profile"_s : id);
    PspProfile psp;
    psp.id = reader.text(u"id"_s);
    psp.name = reader.text(u"name"_s);
    psp.production = addressesOf(reader, u"production"_s);
    psp.test = addressesOf(reader, u"test"_s);
    readToken(reader, psp);
    psp.certificate = static_cast<PspProfile::CertificateUse>(
        reader.choice(u"certificate"_s, {u"none"_s, u"production"_s, u"always"_s}));
    readHeaders(reader, psp);
    psp.query = reader.texts(u"query"_s);
    readPathVersions(reader, psp);
    psp.listsCharges = reader.flag(u"lists_charges"_s);
    psp.cancels = reader.flag(u"cancels"_s);
    psp.refunds = reader.flag(u"refunds"_s);
    readNotes(reader, psp);
    psp.hasOwnRoot = reader.flag(u"own_root"_s);
    psp.codeFields = reader.texts(u"code_fields"_s);
    psp.locationHosts = reader.texts(u"location_hosts"_s);
    psp.departures = departuresOf(reader);
    if (psp.id.isEmpty() || psp.name.isEmpty() || psp.codeFields.isEmpty())
        reader.refuse(u"id, name or code_fields"_s);
    if (const QString fault = reader.fault(); !fault.isEmpty())
        return tl::unexpected(Error{Error::Code::NotUnderstood, {}, fault});
    return psp;
}

} // namespace

QString toText(PspNote note)
{
    const auto found = std::find_if(kNotes.begin(), kNotes.end(),
                                    [note](const auto &each) { return each.first == note; });
    Q_ASSERT(found != kNotes.end());
    return found->second;
}

Result<QList<PspProfile>> pspProfilesFromJson(const QByteArray &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!isStrictJson(json) || !document.isArray())
        return tl::unexpected(Error{Error::Code::NotUnderstood, {}, u"no list of profiles"_s});
    QList<PspProfile> profiles;
    for (const QJsonValue value : document.array()) {
        const auto psp = profileOf(value);
        if (!psp)
            return tl::unexpected(psp.error());
        if (std::any_of(profiles.begin(), profiles.end(),
                        [&psp](const PspProfile &other) { return other.id == psp->id; }))
            return tl::unexpected(
                Error{Error::Code::NotUnderstood, {}, psp->id + u".id is repeated"_s});
        profiles.append(*psp);
    }
    return profiles;
}

const QList<PspProfile> &pspProfiles()
{
    static const QList<PspProfile> profiles = [] {
        QFile file(u":/apipix/psps.json"_s);
        const bool isOpen = file.open(QIODevice::ReadOnly);
        Q_ASSERT(isOpen);
        auto read = pspProfilesFromJson(isOpen ? file.readAll() : QByteArray());
        Q_ASSERT(read);
        return read.value_or(QList<PspProfile>());
    }();
    return profiles;
}

std::optional<PspProfile> findPsp(const QString &id)
{
    for (const PspProfile &psp : pspProfiles()) {
        if (psp.id == id)
            return psp;
    }
    return std::nullopt;
}

} // namespace core
