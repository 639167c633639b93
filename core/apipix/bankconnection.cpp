// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/bankconnection.h"

#include "core/domain/pixkey.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMaxClientId = 200;
constexpr qsizetype kMaxSettings = 10;
constexpr qsizetype kMaxSetting = 500;

/// Returns true for text that cannot break a header line.
bool isVisibleText(const QString &text, qsizetype max)
{
    return !text.isEmpty() && text.size() <= max &&
           std::all_of(text.begin(), text.end(),
                       [](QChar c) { return c > u' ' && c < QChar(0x7F); });
}

std::optional<BankConnection::Setting> settingFrom(const QString &text)
{
    const qsizetype equals = text.indexOf(u'=');
    const QString name = text.left(equals);
    const QString value = text.mid(equals + 1);
    const bool isName = std::all_of(name.begin(), name.end(), [](QChar c) {
        return c == u'-' || c == u'_' || (c.unicode() < 128 && c.isLetterOrNumber());
    });
    // Fields of the message itself are not settings.
    const bool isOwn = name.compare("authorization"_L1, Qt::CaseInsensitive) == 0 ||
                       name.compare("host"_L1, Qt::CaseInsensitive) == 0 ||
                       name.compare("connection"_L1, Qt::CaseInsensitive) == 0 ||
                       name.startsWith("content-"_L1, Qt::CaseInsensitive) ||
                       name.startsWith("transfer-"_L1, Qt::CaseInsensitive);
    if (equals < 1 || !isName || isOwn || !isVisibleText(value, kMaxSetting))
        return std::nullopt;
    return BankConnection::Setting{name.toLatin1(), value.toLatin1()};
}

std::optional<ServiceAddress> addressFrom(const QString &typed, const QString &preset)
{
    return ServiceAddress::parse(typed.trimmed().isEmpty() ? preset : typed.trimmed());
}

bool isHost(const QString &text)
{
    return text.isEmpty() || ServiceAddress::parse(u"https://"_s + text).has_value();
}

} // namespace

tl::expected<BankConnection, QList<BankField>> validated(const BankConnectionDraft &draft)
{
    QList<BankField> faults;
    const auto check = [&faults](bool isRight, BankField field) {
        if (!isRight)
            faults.append(field);
    };
    const QString name = draft.name.simplified();
    check(!name.isEmpty() && name.size() <= BankConnection::kMaxName, BankField::Name);
    const auto psp = findPsp(draft.psp);
    check(psp.has_value(), BankField::Psp);
    const PspProfile profile = psp.value_or(PspProfile());
    const auto base = addressFrom(draft.base, profile.production.base);
    check(base.has_value(), BankField::Address);
    const auto token = addressFrom(draft.token, profile.production.token);
    check(token.has_value(), BankField::TokenAddress);
    const QString clientId = draft.clientId.trimmed();
    check(isVisibleText(clientId, kMaxClientId), BankField::ClientId);
    const QList<PixKey> keys = PixKey::readings(draft.pixKey);
    check(!keys.isEmpty(), BankField::PixKey);
    const QString host = draft.locationHost.trimmed();
    check(isHost(host), BankField::LocationHost);
    QList<BankConnection::Setting> settings;
    bool areSettings = draft.settings.size() <= kMaxSettings;
    for (const QString &text : draft.settings) {
        const auto setting = settingFrom(text.trimmed());
        areSettings = areSettings && setting;
        if (setting)
            settings.append(*setting);
    }
    // Its own addresses, such as those of the simulator, need no key of the bank.
    for (const QString &needed : draft.base.isEmpty() ? profile.query : QStringList())
        areSettings = areSettings &&
                      std::any_of(settings.begin(), settings.end(), [&needed](const auto &each) {
                          return each.first == needed.toLatin1();
                      });
    check(areSettings, BankField::Setting);
    const bool needsCertificate =
        profile.certificate != PspProfile::CertificateUse::None && draft.base.isEmpty();
    check(draft.hasCertificate || !needsCertificate, BankField::Certificate);
    if (!faults.isEmpty())
        return tl::unexpected(faults);
    return BankConnection{.id = draft.id.isNull() ? QUuid::createUuid() : draft.id,
                          .name = name,
                          .psp = profile.id,
                          .base = *base,
                          .token = *token,
                          .clientId = clientId,
                          .pixKey = keys.constFirst().value(),
                          .locationHost = host,
                          .settings = settings,
                          .hasCertificate = draft.hasCertificate,
                          .makesCodes = draft.makesCodes};
}

QByteArray toJson(const BankConnection &connection)
{
    QJsonArray settings;
    for (const auto &[name, value] : connection.settings)
        settings.append(QString::fromLatin1(name + '=' + value));
    return QJsonDocument(QJsonObject{{u"name"_s, connection.name},
                                     {u"psp"_s, connection.psp},
                                     {u"base"_s, connection.base.toText()},
                                     {u"token"_s, connection.token.toText()},
                                     {u"client_id"_s, connection.clientId},
                                     {u"pix_key"_s, connection.pixKey},
                                     {u"location_host"_s, connection.locationHost},
                                     {u"settings"_s, settings},
                                     {u"has_certificate"_s, connection.hasCertificate},
                                     {u"makes_codes"_s, connection.makesCodes}})
        .toJson();
}

Result<BankConnection> bankConnectionFromJson(const QUuid &id, const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    QStringList settings;
    for (const QJsonValue value : object["settings"_L1].toArray())
        settings += value.toString();
    const QString base = object["base"_L1].toString();
    auto connection = base.isEmpty() ? tl::unexpected(QList{BankField::Address})
                                     : validated(BankConnectionDraft{
                                           .id = id,
                                           .name = object["name"_L1].toString(),
                                           .psp = object["psp"_L1].toString(),
                                           .base = base,
                                           .token = object["token"_L1].toString(),
                                           .clientId = object["client_id"_L1].toString(),
                                           .pixKey = object["pix_key"_L1].toString(),
                                           .locationHost = object["location_host"_L1].toString(),
                                           .settings = settings,
                                           .hasCertificate = object["has_certificate"_L1].toBool(),
                                           .makesCodes = object["makes_codes"_L1].toBool(),
                                       });
    if (!connection || object["token"_L1].toString().isEmpty())
        return tl::unexpected(Error{
            Error::Code::StorageCorrupted, {}, u"bank.json: a field is missing or not valid"_s});
    return *connection;
}

} // namespace core
