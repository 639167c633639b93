// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/cobrequest.h"

#include "core/domain/brcode.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the host of a location, in lower case; empty if there is none. A location with a user
/// name has no valid host.
QString hostOf(const QString &location)
{
    const QString plain = location.mid(
        location.startsWith("https://"_L1, Qt::CaseInsensitive) ? qsizetype(8) : qsizetype(0));
    const QString authority = plain.section(u'/', 0, 0).toLower();
    const bool isPlain = std::all_of(authority.begin(), authority.end(), [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber()) || c == u'.' || c == u'-' || c == u':';
    });
    return isPlain ? authority : QString();
}

QString withoutScheme(const QString &location)
{
    return location.startsWith("https://"_L1, Qt::CaseInsensitive) ? location.mid(8) : location;
}

/// Returns the code of a bank that states only the location.
QString codeFor(const QString &location, const CobOrder &order)
{
    BrCode code;
    code.kind = BrCode::Kind::Dynamic;
    code.singleUse = true;
    code.url = withoutScheme(location);
    code.amount = order.amount;
    code.merchantName = order.merchant.name;
    code.merchantCity = order.merchant.city;
    return code.toText().value_or(QString());
}

/// Returns true if the code leads to the location of the charge and asks for its amount only.
bool isCodeOf(const QString &text, const Cob &cob)
{
    const auto code = BrCode::parse(text);
    return code && code->kind == BrCode::Kind::Dynamic && code->recurrenceUrl.isEmpty() &&
           code->withdrawalIspb.isEmpty() && !code->asksForTip &&
           (!code->amount || code->amount->isZero() || *code->amount == cob.amount) &&
           (cob.location.isEmpty() ||
            withoutScheme(code->url) == withoutScheme(cob.location.trimmed()));
}

} // namespace

QUuid bankChargeId(const QUuid &platform, const QString &reference)
{
    return QUuid::createUuidV5(platform, reference);
}

QString cobTxid(const QUuid &id)
{
    return id.toString(QUuid::Id128);
}

QByteArray cobPath(const QUuid &id)
{
    return "/cob/" + cobTxid(id).toLatin1();
}

QByteArray cobBody(const TransactionDraft &draft, const QString &pixKey)
{
    QJsonObject body{
        {u"calendario"_s, QJsonObject{{u"expiracao"_s, qint64(draft.lifetime->count())}}},
        {u"valor"_s, QJsonObject{{u"original"_s, draft.amount->toDecimal()}}},
        {u"chave"_s, pixKey}};
    if (!draft.description.isEmpty())
        body.insert(u"solicitacaoPagador"_s, draft.description);
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

std::optional<TransactionDraft> draftFromCobBody(const Intent &intent, const QUuid &platform)
{
    const QJsonObject body = QJsonDocument::fromJson(intent.body).object();
    const int lifetime = body["calendario"_L1]["expiracao"_L1].toInt();
    if (lifetime < 1)
        return std::nullopt;
    TransactionDraft draft;
    draft.amount = intent.amount;
    draft.description = body["solicitacaoPagador"_L1].toString();
    draft.platform = platform;
    draft.reference = intent.reference;
    draft.lifetime = std::chrono::seconds(lifetime);
    return draft;
}

CobMatch matchOf(const Cob &cob, const CobOrder &order, BankCode &code)
{
    const bool isOrdered = cob.txid.compare(cobTxid(order.id), Qt::CaseInsensitive) == 0 &&
                           cob.amount == order.amount &&
                           cob.pixKey.compare(order.merchant.key.value(), Qt::CaseInsensitive) == 0;
    if (!isOrdered)
        return CobMatch::Other;
    if (cob.status == CobStatus::RemovedByShop || cob.status == CobStatus::RemovedByBank)
        return CobMatch::Removed;
    // Nobody has seen the code of a new order, so a paid charge belongs to another customer.
    const bool isUntouched =
        cob.status == CobStatus::Active && cob.payments.isEmpty() && cob.revision.value_or(0) == 0;
    if (!isUntouched)
        return CobMatch::Other;
    code = {.id = order.id,
            .text = cob.code.isEmpty() ? codeFor(cob.location, order) : cob.code,
            .host = {}};
    const auto read = BrCode::parse(code.text);
    code.host = read ? hostOf(read->url) : QString();
    const bool isUsable =
        isCodeOf(code.text, cob) && !code.host.isEmpty() &&
        (order.hosts.isEmpty() || order.hosts.contains(code.host, Qt::CaseInsensitive));
    return isUsable ? CobMatch::Ordered : CobMatch::Unusable;
}

PutOutcome putOutcomeOf(const ApiPixReply &reply)
{
    if (reply.stage == ApiPixReply::Stage::Token)
        return PutOutcome::NotSent;
    const CallResult &result = reply.result;
    if (result.reach == CallReach::NotReached || result.reach == CallReach::NotTrusted)
        return PutOutcome::NotSent;
    if (result.reach == CallReach::NoAnswer)
        return PutOutcome::Unclear;
    const int status = result.answer.status;
    if (status >= 200 && status <= 299)
        return PutOutcome::Created;
    const bool isReadable = QJsonDocument::fromJson(result.answer.body).isObject();
    const bool isRefusal = status == 400 || status == 401 || status == 403;
    return isRefusal && isReadable ? PutOutcome::Refused : PutOutcome::Unclear;
}

bool isAbsence(const ApiPixReply &reply)
{
    if (reply.stage != ApiPixReply::Stage::Call || reply.result.reach != CallReach::Answered ||
        reply.result.answer.status != 404)
        return false;
    const ApiPixProblem problem = apiPixProblemFromJson(reply.result.answer.body);
    return !problem.name.isEmpty() || !problem.text.isEmpty();
}

} // namespace core
