// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/apipixjson.h"

#include "core/domain/endtoendid.h"
#include "core/wire/strictjson.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTimeZone>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMaxTxid = 35;
constexpr qsizetype kMaxKey = 77;
constexpr qsizetype kMaxShownText = 300;
constexpr qsizetype kMaxTokenBytes = 8192;
constexpr qsizetype kMaxScopes = 100;
constexpr qsizetype kMaxReturns = 1000;
constexpr qsizetype kMaxViolations = 20;
constexpr int kDaysOfLifetime = 3650;

/// Returns the text with quotation marks around every number, so that Qt's parser keeps the digits.
/// The text must be valid JSON.
QByteArray withQuotedNumbers(const QByteArray &json)
{
    QByteArray quoted;
    quoted.reserve(json.size() + json.size() / 8);
    bool isInString = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json.at(i);
        if (isInString) {
            quoted += c;
            if (c == '\\')
                quoted += json.at(++i);
            else if (c == '"')
                isInString = false;
            continue;
        }
        if (c == '-' || (c >= '0' && c <= '9')) {
            qsizetype end = i + 1;
            while (end < json.size() && !QByteArrayView(",]} \t\r\n").contains(json.at(end)))
                ++end;
            quoted += '"' + json.sliced(i, end - i) + '"';
            i = end - 1;
            continue;
        }
        isInString = c == '"';
        quoted += c;
    }
    return quoted;
}

/// Returns the object; nullopt for any other text.
std::optional<QJsonObject> objectOf(const QByteArray &json)
{
    if (!isStrictJson(json))
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(withQuotedNumbers(json));
    return document.isObject() ? std::optional(document.object()) : std::nullopt;
}

/// Returns the text or number; empty if absent, null or of another type.
QString textIn(const QJsonObject &object, const QString &member)
{
    return object.value(member).toString();
}

std::optional<int> countIn(const QJsonObject &object, const QString &member)
{
    bool isNumber = false;
    const int count = textIn(object, member).toInt(&isNumber);
    return isNumber && count >= 0 ? std::optional(count) : std::nullopt;
}

/// Returns an amount above zero.
std::optional<Money> amountIn(const QJsonObject &object, const QString &member)
{
    const auto amount = Money::parseDecimal(textIn(object, member));
    return amount && !amount->isZero() ? amount : std::nullopt;
}

QString shortened(const QString &text)
{
    return text.simplified().left(kMaxShownText);
}

/// Returns the txid under either of its names; nullopt if it is invalid.
std::optional<QString> txidIn(const QJsonObject &object)
{
    const QString standard = textIn(object, u"txid"_s);
    const QString txid = standard.isEmpty() ? textIn(object, u"txId"_s) : standard;
    return txid.isEmpty() || isApiPixTxid(txid) ? std::optional(txid) : std::nullopt;
}

PixReturnState returnStateFrom(const QString &word)
{
    if (word == "DEVOLVIDO"_L1)
        return PixReturnState::Done;
    if (word == "EM_PROCESSAMENTO"_L1)
        return PixReturnState::InProgress;
    return word == "NAO_REALIZADO"_L1 ? PixReturnState::Refused : PixReturnState::Unknown;
}

CobStatus cobStatusFrom(QString word)
{
    word.replace(u"REMOVIDO_"_s, u"REMOVIDA_"_s);
    if (word == "ATIVA"_L1)
        return CobStatus::Active;
    if (word == "CONCLUIDA"_L1)
        return CobStatus::Completed;
    if (word == "REMOVIDA_PELO_USUARIO_RECEBEDOR"_L1)
        return CobStatus::RemovedByShop;
    return word == "REMOVIDA_PELO_PSP"_L1 ? CobStatus::RemovedByBank : CobStatus::Unknown;
}

std::optional<PixReturn> returnOf(const QJsonObject &object)
{
    const QString id = textIn(object, u"id"_s);
    const auto amount = amountIn(object, u"valor"_s);
    if (!isApiPixTxid(id) || !amount)
        return std::nullopt;
    const auto returnId = EndToEndId::parse(textIn(object, u"rtrId"_s));
    const QJsonObject times = object.value(u"horario"_s).toObject();
    return PixReturn{.id = id,
                     .returnId = returnId && returnId->kind() == EndToEndId::Kind::Return
                                     ? returnId->toText()
                                     : QString(),
                     .amount = *amount,
                     .state = returnStateFrom(textIn(object, u"status"_s)),
                     .nature = textIn(object, u"natureza"_s).left(kMaxTxid),
                     .requestedAt = fromApiPixTime(textIn(times, u"solicitacao"_s)),
                     .settledAt = fromApiPixTime(textIn(times, u"liquidacao"_s))};
}

std::optional<PixPayment> paymentOf(const QJsonObject &object)
{
    const auto id = EndToEndId::parse(textIn(object, u"endToEndId"_s));
    const auto txid = txidIn(object);
    const auto amount = amountIn(object, u"valor"_s);
    const auto settledAt = fromApiPixTime(textIn(object, u"horario"_s));
    const QString key = textIn(object, u"chave"_s).trimmed();
    const QJsonArray returns = object.value(u"devolucoes"_s).toArray();
    if (!id || id->kind() != EndToEndId::Kind::Payment || !txid || !amount || !settledAt ||
        key.size() > kMaxKey || returns.size() > kMaxReturns)
        return std::nullopt;
    PixPayment payment{.endToEndId = id->toText(),
                       .txid = *txid,
                       .amount = *amount,
                       .pixKey = key,
                       .settledAt = *settledAt,
                       .returns = {}};
    for (const QJsonValue value : returns) {
        const auto read = returnOf(value.toObject());
        if (!read)
            return std::nullopt;
        payment.returns.append(*read);
    }
    if (payment.returned() > payment.amount)
        return std::nullopt;
    return payment;
}

QString codeIn(const QJsonObject &object, const QStringList &fields)
{
    QStringList names = fields;
    for (const QString &name :
         {u"pixCopiaECola"_s, u"brcode"_s, u"textoImagemQRcode"_s, u"qrcode"_s}) {
        if (!names.contains(name))
            names += name;
    }
    for (const QString &name : names) {
        if (const QString code = textIn(object, name).trimmed(); !code.isEmpty())
            return code;
    }
    return {};
}

std::optional<Cob> cobOf(const QJsonObject &object, const QStringList &codeFields)
{
    const auto txid = txidIn(object);
    const auto amount = amountIn(object.value(u"valor"_s).toObject(), u"original"_s);
    const QJsonObject calendar = object.value(u"calendario"_s).toObject();
    const auto createdAt = fromApiPixTime(textIn(calendar, u"criacao"_s));
    const auto lifetime = countIn(calendar, u"expiracao"_s);
    const bool hasRevision =
        !object.value(u"revisao"_s).isUndefined() && !object.value(u"revisao"_s).isNull();
    const auto revision = countIn(object, u"revisao"_s);
    const QString status = textIn(object, u"status"_s);
    if (!txid || txid->isEmpty() || !amount || !createdAt || status.isEmpty() ||
        (hasRevision && !revision))
        return std::nullopt;
    const QString location = textIn(object, u"location"_s);
    Cob cob{.txid = *txid,
            .revision = revision,
            .status = cobStatusFrom(status),
            .amount = *amount,
            .pixKey = textIn(object, u"chave"_s).trimmed(),
            .createdAt = *createdAt,
            .lifetime = std::chrono::seconds(
                std::min<qint64>(lifetime.value_or(86400), qint64(kDaysOfLifetime) * 86400)),
            .location = location.isEmpty()
                            ? textIn(object.value(u"loc"_s).toObject(), u"location"_s)
                            : location,
            .code = codeIn(object, codeFields),
            .payments = {}};
    for (const QJsonValue value : object.value(u"pix"_s).toArray()) {
        const auto payment = paymentOf(value.toObject());
        if (!payment)
            return std::nullopt; // a charge must never look unpaid because a payment is unreadable
        cob.payments.append(*payment);
    }
    return cob;
}

template<typename Item, typename Read>
std::optional<ApiPixPage<Item>> pageOf(const QByteArray &json, const QString &member, Read read)
{
    const auto object = objectOf(json);
    if (!object)
        return std::nullopt;
    const QJsonObject paging =
        object->value(u"parametros"_s).toObject().value(u"paginacao"_s).toObject();
    const auto page = countIn(paging, u"paginaAtual"_s);
    const auto pageCount = countIn(paging, u"quantidadeDePaginas"_s);
    const auto itemCount = countIn(paging, u"quantidadeTotalDeItens"_s);
    const QJsonValue items = object->value(member);
    if (!page || !pageCount || !itemCount || (!items.isArray() && !items.isUndefined()))
        return std::nullopt;
    ApiPixPage<Item> result{
        .items = {}, .page = *page, .pageCount = *pageCount, .itemCount = *itemCount};
    for (const QJsonValue value : items.toArray()) {
        if (const auto item = read(value.toObject()))
            result.items.append(*item);
        else
            ++result.unreadable;
    }
    return result;
}

/// Returns the texts that are present, as one sentence.
QString sentenceOf(const QStringList &parts)
{
    QStringList present;
    for (const QString &part : parts) {
        if (const QString text = shortened(part); !text.isEmpty() && !present.contains(text))
            present += text;
    }
    return present.join(u": "_s).left(kMaxShownText);
}

} // namespace

Money PixPayment::returned() const
{
    Money sum;
    for (const PixReturn &each : returns) {
        if (each.state == PixReturnState::Done)
            sum += each.amount;
    }
    return sum;
}

std::optional<PixPayment> pixPaymentFromJson(const QByteArray &json)
{
    const auto object = objectOf(json);
    return object ? paymentOf(*object) : std::nullopt;
}

std::optional<PixReturn> pixReturnFromJson(const QByteArray &json)
{
    const auto object = objectOf(json);
    return object ? returnOf(*object) : std::nullopt;
}

std::optional<ApiPixPage<PixPayment>> pixPageFromJson(const QByteArray &json)
{
    return pageOf<PixPayment>(json, u"pix"_s, &paymentOf);
}

std::optional<Cob> cobFromJson(const QByteArray &json, const QStringList &codeFields)
{
    const auto object = objectOf(json);
    return object ? cobOf(*object, codeFields) : std::nullopt;
}

std::optional<ApiPixPage<Cob>> cobPageFromJson(const QByteArray &json,
                                               const QStringList &codeFields)
{
    return pageOf<Cob>(json, u"cobs"_s, [&codeFields](const QJsonObject &object) {
        return cobOf(object, codeFields);
    });
}

std::optional<ApiPixToken> apiPixTokenFromJson(const QByteArray &json)
{
    const auto object = objectOf(json);
    if (!object)
        return std::nullopt;
    const QByteArray value = textIn(*object, u"access_token"_s).toUtf8();
    const bool isVisible =
        std::all_of(value.begin(), value.end(), [](char c) { return c > ' ' && c < '\x7F'; });
    const QString type = textIn(*object, u"token_type"_s);
    if (value.isEmpty() || value.size() > kMaxTokenBytes || !isVisible ||
        (!type.isEmpty() && type.compare("Bearer"_L1, Qt::CaseInsensitive) != 0))
        return std::nullopt;
    constexpr int kUsualLifetime = 300;
    constexpr int kMaxLifetime = 86400;
    const int lifetime = countIn(*object, u"expires_in"_s).value_or(kUsualLifetime);
    return ApiPixToken{
        .value = value,
        .lifetime = std::chrono::seconds(std::min(lifetime, kMaxLifetime)),
        .scopes = textIn(*object, u"scope"_s).split(u' ', Qt::SkipEmptyParts).mid(0, kMaxScopes)};
}

ApiPixProblem apiPixProblemFromJson(const QByteArray &body)
{
    const auto object = objectOf(body);
    if (!object)
        return {};
    ApiPixProblem problem;
    problem.name = textIn(*object, u"type"_s).section(u'/', -1).left(kMaxKey);
    if (problem.name.isEmpty())
        problem.name = textIn(*object, u"nome"_s).left(kMaxKey);
    QStringList parts{textIn(*object, u"title"_s),    textIn(*object, u"detail"_s),
                      textIn(*object, u"mensagem"_s), textIn(*object, u"message"_s),
                      textIn(*object, u"error"_s),    textIn(*object, u"error_description"_s)};
    for (const QJsonValue value : object->value(u"erros"_s).toArray())
        parts += textIn(value.toObject(), u"mensagem"_s);
    problem.text = sentenceOf(parts);
    problem.correlationId = shortened(textIn(*object, u"correlationId"_s));
    for (const QJsonValue value : object->value(u"violacoes"_s).toArray()) {
        if (problem.violations.size() == kMaxViolations)
            break;
        const QJsonObject violation = value.toObject();
        problem.violations.append({shortened(textIn(violation, u"razao"_s)),
                                   shortened(textIn(violation, u"propriedade"_s))});
    }
    return problem;
}

QString toApiPixTime(const QDateTime &utc)
{
    return utc.toUTC().toString(u"yyyy-MM-dd'T'HH:mm:ss'Z'"_s);
}

std::optional<QDateTime> fromApiPixTime(const QString &text)
{
    constexpr qsizetype kShortest = 20; // 2026-11-23T10:00:00Z
    constexpr qsizetype kLongest = 40;
    if (text.size() < kShortest || text.size() > kLongest)
        return std::nullopt;
    // Without a time zone, a time could be off by hours.
    const bool hasZone =
        text.endsWith(u'Z') || text.lastIndexOf(u'+') > 18 || text.lastIndexOf(u'-') > 18;
    const QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!hasZone || !time.isValid() || time.date().year() < 2020 || time.date().year() > 2199)
        return std::nullopt;
    return time.toUTC();
}

bool isApiPixTxid(QStringView text)
{
    return !text.isEmpty() && text.size() <= kMaxTxid &&
           std::all_of(text.begin(), text.end(),
                       [](QChar c) { return c.unicode() < 128 && c.isLetterOrNumber(); });
}

} // namespace core
