// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/banksimulator.h"

#include "core/apipix/apipixclient.h"
#include "core/domain/brcode.h"
#include "core/domain/endtoendid.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QUrlQuery>
#include <QtCore/QUuid>

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kErrors = "https://pix.bcb.gov.br/api/v2/error/"_L1;
constexpr auto kActive = "ATIVA"_L1;
constexpr auto kCompleted = "CONCLUIDA"_L1;
constexpr auto kRemoved = "REMOVIDA_PELO_USUARIO_RECEBEDOR"_L1;

HttpResponse answer(int status, const QJsonObject &body)
{
    return {.status = status,
            .contentType = "application/json",
            .body = QJsonDocument(body).toJson(QJsonDocument::Compact)};
}

QJsonObject bodyObject(const HttpRequest &request)
{
    return QJsonDocument::fromJson(request.body).object();
}

/// Returns the amount of an API text: digits, a dot and two decimals.
std::optional<Money> amountFrom(const QJsonValue &value)
{
    const QString text = value.toString();
    const auto amount = Money::parseDecimal(text);
    return amount && text.size() >= 4 && text.at(text.size() - 3) == u'.' && !amount->isZero()
               ? amount
               : std::nullopt;
}

QString milliseconds(const QDateTime &utc)
{
    return utc.toUTC().toString(Qt::ISODateWithMs);
}

bool isDynamicTxid(const QString &txid)
{
    return txid.size() >= 26 && isApiPixTxid(txid);
}

} // namespace

BankSimulator::BankSimulator(Setup setup)
    : m_setup(std::move(setup))
{}

HttpResponse BankSimulator::handle(const HttpRequest &request)
{
    m_requests.append(request);
    const QByteArray &path = request.path;
    if (path.endsWith("/token"))
        return token(request);
    if (path.startsWith("/simulator/"))
        return play(request, path.mid(10));
    if (path.startsWith("/qr/v2/"))
        return payload(QString::fromLatin1(path.mid(7)));
    if (!isAuthorized(request))
        return problem(401, u"AcessoNegado"_s, u"Token ausente ou expirado."_s);
    const qsizetype cob = path.indexOf("/cob");
    const qsizetype pix = path.lastIndexOf("/pix");
    const QByteArray rest = cob >= 0 ? path.mid(cob + 4) : path.mid(pix + 4);
    if (cob >= 0 && rest.isEmpty())
        return listCharges(request);
    if (cob >= 0)
        return charge(request, QString::fromLatin1(rest.mid(1)));
    if (pix >= 0 && rest.isEmpty())
        return listPayments(request);
    return pix >= 0 ? payment(request, rest.mid(1))
                    : problem(404, u"NaoEncontrado"_s, u"Caminho desconhecido."_s);
}

int BankSimulator::requests(const QByteArray &method, const QByteArray &pathStart) const
{
    return static_cast<int>(
        std::count_if(m_requests.begin(), m_requests.end(), [&](const HttpRequest &request) {
            return request.method == method && request.path.startsWith(pathStart);
        }));
}

QByteArray BankSimulator::lastBody(const QByteArray &method) const
{
    const auto found =
        std::find_if(m_requests.rbegin(), m_requests.rend(),
                     [&](const HttpRequest &request) { return request.method == method; });
    return found == m_requests.rend() ? QByteArray() : found->body;
}

HttpResponse BankSimulator::token(const HttpRequest &request)
{
    const PspProfile &psp = m_setup.psp;
    QUrlQuery form(QString::fromUtf8(request.body));
    if (psp.tokenBody == PspProfile::TokenBody::Json) {
        const QJsonObject json = bodyObject(request);
        form = {};
        for (auto it = json.begin(); it != json.end(); ++it)
            form.addQueryItem(it.key(), it.value().toString());
    }
    if (psp.tokenBody == PspProfile::TokenBody::Query)
        form.addQueryItem(
            u"grant_type"_s,
            QUrlQuery(QString::fromLatin1(request.query)).queryItemValue(u"grant_type"_s));
    const auto value = [&form](const QString &name) {
        return form.queryItemValue(name, QUrl::FullyDecoded).toUtf8();
    };
    const QByteArray basic = "Basic " + (m_setup.clientId + ':' + m_setup.secret).toBase64();
    bool isKnown = false;
    switch (psp.tokenAuth) {
    case PspProfile::TokenAuth::Basic:
        isKnown = request.field("authorization") == basic;
        break;
    case PspProfile::TokenAuth::Form:
        isKnown = value(u"client_id"_s) == m_setup.clientId &&
                  value(u"client_secret"_s) == m_setup.secret;
        break;
    case PspProfile::TokenAuth::IdOnly:
        isKnown = value(u"client_id"_s) == m_setup.clientId;
        break;
    }
    if (request.method != "POST" || value(u"grant_type"_s) != "client_credentials")
        return answer(400, {{u"error"_s, u"unsupported_grant_type"_s}});
    if (!isKnown)
        return answer(401, {{u"error"_s, u"invalid_client"_s},
                            {u"error_description"_s, u"Credenciais desconhecidas"_s}});
    QStringList scopes = ApiPixClient::wantedScopes(psp);
    for (const QString &withheld : psp.departures.withheld)
        scopes.removeAll(withheld);
    const QByteArray token = QUuid::createUuid().toByteArray(QUuid::Id128);
    m_tokens.insert(token, m_setup.clock().addSecs(m_setup.tokenLifetime.count()));
    return answer(psp.departures.tokenStatus,
                  {{u"access_token"_s, QString::fromLatin1(token)},
                   {u"token_type"_s, u"Bearer"_s},
                   {u"expires_in"_s, static_cast<qint64>(m_setup.tokenLifetime.count())},
                   {u"scope"_s, scopes.join(u' ')}});
}

bool BankSimulator::isAuthorized(const HttpRequest &request) const
{
    const QByteArray field = request.field("authorization");
    const auto end = m_tokens.value(field.mid(7));
    return field.startsWith("Bearer ") && end.isValid() && end > m_setup.clock();
}

HttpResponse BankSimulator::play(const HttpRequest &request, const QByteArray &path)
{
    if (path == "/state")
        return answer(200, {{u"requests"_s, static_cast<qint64>(m_requests.size())},
                            {u"effects"_s, m_effects},
                            {u"payable"_s, QJsonArray::fromStringList(payableTxids())}});
    if (path != "/pay" || request.method != "POST")
        return problem(404, u"NaoEncontrado"_s, u"Caminho desconhecido."_s);
    const QJsonObject body = bodyObject(request);
    const QString txid = body["txid"_L1].toString();
    const auto charge = m_charges.constFind(txid);
    auto amount = amountFrom(body["valor"_L1]);
    if (!amount && charge != m_charges.constEnd())
        amount = amountFrom(charge->body["valor"_L1]["original"_L1]);
    const QString id =
        amount ? pay({.txid = txid, .amount = *amount, .pixKey = body["chave"_L1].toString()})
               : QString();
    if (id.isEmpty())
        return problem(400, u"RequisicaoInvalida"_s, u"Pagamento impossível."_s);
    return answer(200, {{u"endToEndId"_s, id}});
}

QString BankSimulator::pay(const Payment &payment)
{
    const QDateTime at = payment.settledAt.value_or(m_setup.clock());
    const auto charge = m_charges.find(payment.txid);
    QString key = payment.pixKey;
    if (charge != m_charges.end()) {
        if (charge->status != kActive)
            return {};
        key = charge->body["chave"_L1].toString();
    } else if (!payment.txid.isEmpty() && !isStaticTxid(payment.txid)) {
        return {};
    }
    if (key.isEmpty())
        key = m_setup.pixKeys.value(0);
    const QString own = QString::number(++m_number).rightJustified(11, u'0');
    const QString id = EndToEndId::payment(QString(kUnknownIspb), at, own).toText();
    QJsonObject json{
        {u"endToEndId"_s, id},
        {u"valor"_s, std::exchange(m_isNextBroken, false) ? u"1,00"_s : payment.amount.toDecimal()},
        {u"horario"_s, milliseconds(at)}};
    if (!payment.txid.isEmpty())
        json.insert(m_setup.psp.departures.txidName.isEmpty() ? u"txid"_s
                                                              : m_setup.psp.departures.txidName,
                    payment.txid);
    if (!key.isEmpty())
        json.insert(u"chave"_s, key);
    if (m_setup.psp.departures.hasNulls)
        json.insert(u"devolucoes"_s, QJsonValue::Null);
    if (m_setup.psp.departures.hasExtraMembers)
        json.insert(u"pagador"_s, QJsonObject{{u"nome"_s, u"Maria Exemplo"_s}});
    m_payments.insert(id, json);
    m_order.emplace(*fromApiPixTime(milliseconds(at)), id);
    if (charge != m_charges.end()) {
        charge->payments.append(id);
        charge->status = kCompleted;
    }
    return id;
}

void BankSimulator::returnByBank(const QString &endToEndId, Money amount)
{
    QJsonObject &payment = m_payments[endToEndId];
    QJsonArray returns = payment.value("devolucoes"_L1).toArray();
    const QString id = u"MED%1"_s.arg(++m_number);
    returns.append(
        QJsonObject{{u"id"_s, id},
                    {u"rtrId"_s, u"D"_s + endToEndId.mid(1, 20) + id.rightJustified(11, u'0')},
                    {u"valor"_s, amount.toDecimal()},
                    {u"natureza"_s, u"MED_FRAUDE"_s},
                    {u"horario"_s, QJsonObject{{u"solicitacao"_s, milliseconds(m_setup.clock())},
                                               {u"liquidacao"_s, milliseconds(m_setup.clock())}}},
                    {u"status"_s, u"DEVOLVIDO"_s}});
    payment.insert(u"devolucoes"_s, returns);
}

QStringList BankSimulator::payableTxids() const
{
    QStringList txids;
    for (auto it = m_charges.begin(); it != m_charges.end(); ++it) {
        if (it->status == kActive && it->createdAt.addSecs(it->lifetime) > m_setup.clock())
            txids += it.key();
    }
    return txids;
}

HttpResponse BankSimulator::problem(int status, const QString &name, const QString &detail,
                                    const QString &property) const
{
    const QString &form = m_setup.psp.departures.errors;
    if (form == "nome"_L1)
        return answer(status, {{u"nome"_s, name}, {u"mensagem"_s, detail}});
    if (form == "erros"_L1)
        return answer(
            status,
            {{u"erros"_s, QJsonArray{QJsonObject{{u"codigo"_s, name}, {u"mensagem"_s, detail}}}}});
    if (form == "statusCode"_L1)
        return answer(status,
                      {{u"statusCode"_s, status}, {u"error"_s, name}, {u"message"_s, detail}});
    QJsonObject body{{u"type"_s, kErrors + name},
                     {u"title"_s, name},
                     {u"status"_s, status},
                     {u"detail"_s, detail},
                     {u"correlationId"_s, QUuid::createUuid().toString(QUuid::WithoutBraces)}};
    if (!property.isEmpty())
        body.insert(u"violacoes"_s,
                    QJsonArray{QJsonObject{{u"razao"_s, detail}, {u"propriedade"_s, property}}});
    HttpResponse response = answer(status, body);
    response.contentType = "application/problem+json";
    return response;
}

HttpResponse BankSimulator::charge(const HttpRequest &request, const QString &txid)
{
    if (!isDynamicTxid(txid))
        return problem(400, u"CobOperacaoInvalida"_s, u"txid inválido."_s, u"cob.txid"_s);
    const QJsonObject body = bodyObject(request);
    if (request.method == "PUT")
        return putCharge(txid, body);
    const auto found = m_charges.constFind(txid);
    if (found == m_charges.constEnd())
        return problem(404, u"CobNaoEncontrado"_s, u"Cobrança não encontrada."_s);
    if (request.method == "PATCH" && !m_setup.psp.cancels)
        return problem(404, u"NaoEncontrado"_s, u"Caminho desconhecido."_s);
    if (request.method == "PATCH")
        return patchCharge(txid, body);
    return answer(200, chargeJson(txid, *found));
}

/// Returns the reason why a charge is invalid, and sets the property; empty: valid.
QString BankSimulator::chargeFault(const QJsonObject &body, QString &property) const
{
    const QJsonObject payer = body["devedor"_L1].toObject();
    const auto refuse = [&property](const QString &name) {
        property = u"cob."_s + name;
        return name + u" inválido"_s;
    };
    if (!body["calendario"_L1].isObject())
        return refuse(u"calendario"_s);
    if (const QJsonValue lifetime = body["calendario"_L1]["expiracao"_L1];
        !lifetime.isUndefined() && (!lifetime.isDouble() || lifetime.toInt() < 1))
        return refuse(u"calendario.expiracao"_s);
    if (!amountFrom(body["valor"_L1]["original"_L1]))
        return refuse(u"valor.original"_s);
    const QString key = body["chave"_L1].toString();
    if (key.isEmpty() || (!m_setup.pixKeys.isEmpty() && !m_setup.pixKeys.contains(key)))
        return refuse(u"chave"_s);
    if (payer.contains("cpf"_L1) && payer.contains("cnpj"_L1))
        return refuse(u"devedor"_s);
    return body["solicitacaoPagador"_L1].toString().size() > 140 ? refuse(u"solicitacaoPagador"_s)
                                                                 : QString();
}

HttpResponse BankSimulator::putCharge(const QString &txid, const QJsonObject &body)
{
    QString property;
    if (const QString fault = chargeFault(body, property); !fault.isEmpty())
        return problem(400, u"CobOperacaoInvalida"_s, fault, property);
    const PspDepartures &departures = m_setup.psp.departures;
    const auto found = m_charges.find(txid);
    if (found != m_charges.end()) {
        if (departures.duplicateStatus != 0)
            return problem(departures.duplicateStatus, u"txid_duplicado"_s, u"txid já usado."_s);
        if (found->status != kActive)
            return problem(400, u"CobOperacaoInvalida"_s, u"A cobrança não está ativa."_s);
        if (found->body != body) {
            found->body = body;
            ++found->revision;
            ++m_effects;
        }
        return answer(departures.putStatus, chargeJson(txid, *found));
    }
    constexpr int kUsualLifetime = 86400;
    const Charge charge{.body = body,
                        .status = kActive,
                        .createdAt = m_setup.clock(),
                        .lifetime = body["calendario"_L1]["expiracao"_L1].toInt(kUsualLifetime),
                        .revision = 0,
                        .location = static_cast<int>(m_charges.size()) + 1,
                        .payments = {}};
    m_charges.insert(txid, charge);
    ++m_effects;
    return answer(departures.putStatus, chargeJson(txid, charge));
}

HttpResponse BankSimulator::patchCharge(const QString &txid, const QJsonObject &body)
{
    Charge &charge = m_charges[txid];
    if (charge.status != kActive)
        return problem(400, u"CobOperacaoInvalida"_s, u"A cobrança não está ativa."_s);
    if (body.contains("status"_L1)) {
        if (body["status"_L1].toString() != kRemoved)
            return problem(400, u"CobOperacaoInvalida"_s, u"status inválido"_s, u"cob.status"_s);
        charge.status = kRemoved;
    }
    for (const auto &member : {"valor"_L1, "calendario"_L1, "solicitacaoPagador"_L1}) {
        if (body.contains(member))
            charge.body.insert(member, body[member]);
    }
    ++charge.revision;
    ++m_effects;
    return answer(m_setup.psp.departures.patchStatus, chargeJson(txid, charge));
}

QJsonObject BankSimulator::chargeJson(const QString &txid, const Charge &charge) const
{
    const PspDepartures &departures = m_setup.psp.departures;
    const QString location = m_setup.host + u"/qr/v2/"_s + txid;
    QJsonObject json = charge.body;
    QJsonObject calendar = json["calendario"_L1].toObject();
    calendar.insert(u"criacao"_s, milliseconds(charge.createdAt));
    calendar.insert(u"expiracao"_s, charge.lifetime);
    json.insert(u"calendario"_s, calendar);
    json.insert(departures.txidName.isEmpty() ? u"txid"_s : departures.txidName, txid);
    json.insert(u"revisao"_s, charge.revision);
    json.insert(u"status"_s, charge.status);
    json.insert(u"location"_s, location);
    json.insert(u"loc"_s, QJsonObject{{u"id"_s, charge.location},
                                      {u"location"_s, location},
                                      {u"tipoCob"_s, u"cob"_s},
                                      {u"criacao"_s, milliseconds(charge.createdAt)}});
    BrCode code;
    code.kind = BrCode::Kind::Dynamic;
    code.singleUse = true;
    code.url = location;
    code.amount = amountFrom(charge.body["valor"_L1]["original"_L1]);
    code.merchantName = u"Loja Exemplo"_s;
    code.merchantCity = u"Recife"_s;
    json.insert(departures.codeField.isEmpty() ? u"pixCopiaECola"_s : departures.codeField,
                code.toText().value_or(QString()));
    if (departures.hasNulls)
        json.insert(u"devedor"_s, json.contains("devedor"_L1) ? json["devedor"_L1]
                                                              : QJsonValue(QJsonValue::Null));
    QJsonArray payments;
    for (const QString &id : charge.payments)
        payments.append(withReturns(m_payments.value(id)));
    if (!payments.isEmpty())
        json.insert(u"pix"_s, payments);
    return json;
}

/// Finishes the returns whose time has come.
QJsonObject BankSimulator::withReturns(QJsonObject payment) const
{
    QJsonArray returns = payment.value("devolucoes"_L1).toArray();
    for (QJsonValueRef value : returns) {
        QJsonObject each = value.toObject();
        const auto asked =
            fromApiPixTime(each["horario"_L1]["solicitacao"_L1].toString()).value_or(QDateTime());
        if (each["status"_L1].toString() != "EM_PROCESSAMENTO"_L1 ||
            asked.addSecs(m_setup.returnDelay.count()) > m_setup.clock())
            continue;
        each.insert(u"status"_s, u"DEVOLVIDO"_s);
        QJsonObject times = each["horario"_L1].toObject();
        times.insert(u"liquidacao"_s, milliseconds(m_setup.clock()));
        each.insert(u"horario"_s, times);
        value = each;
    }
    if (!returns.isEmpty())
        payment.insert(u"devolucoes"_s, returns);
    return payment;
}

std::optional<std::pair<QDateTime, QDateTime>>
BankSimulator::periodOf(const HttpRequest &request) const
{
    const QUrlQuery query(QString::fromLatin1(request.query));
    const QString first = query.queryItemValue(u"inicio"_s, QUrl::FullyDecoded);
    const QString last = query.queryItemValue(u"fim"_s, QUrl::FullyDecoded);
    if (m_setup.psp.departures.refusesMilliseconds && (first + last).contains(u'.'))
        return std::nullopt;
    const auto from = fromApiPixTime(first);
    const auto until = fromApiPixTime(last);
    const bool isFuture = m_setup.refusesFuture && until && *until > m_setup.clock();
    if (!from || !until || *from > *until || isFuture)
        return std::nullopt;
    return std::pair(*from, *until);
}

HttpResponse BankSimulator::pageOf(const HttpRequest &request, qsizetype count,
                                   const std::function<QJsonValue(qsizetype)> &item,
                                   const QString &member) const
{
    const QUrlQuery query(QString::fromLatin1(request.query));
    const int page = query.queryItemValue(u"paginacao.paginaAtual"_s).toInt();
    bool isNumber = false;
    int size = query.queryItemValue(u"paginacao.itensPorPagina"_s).toInt(&isNumber);
    constexpr int kUsualSize = 100;
    constexpr int kMaxSize = 1000;
    size = isNumber ? std::clamp(size, 1, kMaxSize) : kUsualSize;
    QJsonArray shown;
    for (qsizetype i = qsizetype(page) * size; i < std::min(count, qsizetype(page + 1) * size); ++i)
        shown.append(item(i));
    // An empty list has one empty page.
    const QJsonObject paging{{u"paginaAtual"_s, page},
                             {u"itensPorPagina"_s, size},
                             {u"quantidadeDePaginas"_s, static_cast<qint64>(std::max<qsizetype>(
                                                            1, (count + size - 1) / size))},
                             {u"quantidadeTotalDeItens"_s, static_cast<qint64>(count)}};
    QJsonObject parameters{{u"paginacao"_s, paging}};
    for (const auto &name : {u"inicio"_s, u"fim"_s, u"txid"_s}) {
        if (const QString value = query.queryItemValue(name, QUrl::FullyDecoded); !value.isEmpty())
            parameters.insert(name, value);
    }
    return answer(200, {{u"parametros"_s, parameters}, {member, shown}});
}

HttpResponse BankSimulator::listCharges(const HttpRequest &request) const
{
    const auto period = periodOf(request);
    if (!period)
        return problem(400, u"CobConsultaInvalida"_s, u"Período inválido."_s, u"inicio"_s);
    QStringList txids;
    for (auto it = m_charges.begin(); it != m_charges.end(); ++it) {
        if (it->createdAt >= period->first && it->createdAt <= period->second)
            txids += it.key();
    }
    const auto item = [this, &txids](qsizetype i) {
        const QString &txid = txids.at(i);
        return QJsonValue(chargeJson(txid, *m_charges.constFind(txid)));
    };
    return pageOf(request, txids.size(), item, u"cobs"_s);
}

HttpResponse BankSimulator::listPayments(const HttpRequest &request) const
{
    const auto period = periodOf(request);
    if (!period)
        return problem(400, u"PixConsultaInvalida"_s, u"Período inválido."_s, u"inicio"_s);
    const QString txid = QUrlQuery(QString::fromLatin1(request.query)).queryItemValue(u"txid"_s);
    const QDateTime visible = m_setup.clock().addSecs(-m_setup.psp.departures.lateSeconds);
    const QString &otherName = m_setup.psp.departures.txidName;
    const QString txidName = otherName.isEmpty() ? u"txid"_s : otherName;
    const QDateTime last = std::min(period->second, visible);
    QStringList ids;
    for (auto it = m_order.lower_bound(period->first); it != m_order.end() && it->first <= last;
         ++it) {
        if (txid.isEmpty() || m_payments.value(it->second).value(txidName).toString() == txid)
            ids += it->second;
    }
    const auto item = [this, &ids](qsizetype i) {
        return QJsonValue(withReturns(m_payments.value(ids.at(i))));
    };
    return pageOf(request, ids.size(), item, u"pix"_s);
}

HttpResponse BankSimulator::payment(const HttpRequest &request, const QByteArray &path)
{
    const QStringList parts = QString::fromLatin1(path).split(u'/');
    const auto found = m_payments.find(parts.constFirst());
    if (found == m_payments.end())
        return problem(404, u"PixNaoEncontrado"_s, u"Pix não encontrado."_s);
    if (parts.size() == 1)
        return answer(200, withReturns(*found));
    if (parts.size() != 3 || parts.at(1) != "devolucao"_L1 || !m_setup.psp.refunds)
        return problem(404, u"NaoEncontrado"_s, u"Caminho desconhecido."_s);
    if (request.method == "PUT")
        return putReturn(*found, parts.last(), bodyObject(request));
    for (const QJsonValue each : withReturns(*found)["devolucoes"_L1].toArray()) {
        if (each["id"_L1].toString() == parts.last())
            return answer(200, each.toObject());
    }
    return problem(404, u"PixDevolucaoNaoEncontrada"_s, u"Devolução não encontrada."_s);
}

HttpResponse BankSimulator::putReturn(QJsonObject &payment, const QString &id,
                                      const QJsonObject &body)
{
    const auto refuse = [this](const QString &why, const QString &property) {
        return problem(400, u"PixDevolucaoInvalida"_s, why, property);
    };
    const auto amount = amountFrom(body["valor"_L1]);
    if (!amount || !isApiPixTxid(id))
        return refuse(u"valor inválido"_s, u"devolucao.valor"_s);
    QJsonArray returns = payment.value("devolucoes"_L1).toArray();
    Money sum = *amount;
    for (const QJsonValue each : returns) {
        if (each["id"_L1].toString() == id)
            return refuse(u"id já usado"_s, u"devolucao.id"_s);
        if (each["status"_L1].toString() != "NAO_REALIZADO"_L1)
            sum += *amountFrom(each["valor"_L1]);
    }
    if (sum > *amountFrom(payment["valor"_L1]))
        return refuse(u"acima do valor do Pix"_s, u"devolucao.valor"_s);
    const QJsonObject made{
        {u"id"_s, id},
        {u"rtrId"_s, u"D"_s + payment["endToEndId"_L1].toString().mid(1, 20) +
                         QString::number(++m_number).rightJustified(11, u'0')},
        {u"valor"_s, amount->toDecimal()},
        {u"natureza"_s, u"ORIGINAL"_s},
        {u"horario"_s, QJsonObject{{u"solicitacao"_s, milliseconds(m_setup.clock())}}},
        {u"status"_s,
         std::exchange(m_isNextReturnRefused, false) ? u"NAO_REALIZADO"_s : u"EM_PROCESSAMENTO"_s}};
    returns.append(made);
    payment.insert(u"devolucoes"_s, returns);
    ++m_effects;
    return answer(m_setup.psp.departures.returnStatus, made);
}

/// Returns the document behind the location of a charge, in the form of a JWS without a signature.
HttpResponse BankSimulator::payload(const QString &txid) const
{
    const auto found = m_charges.constFind(txid);
    if (found == m_charges.constEnd())
        return problem(404, u"CobPayloadNaoEncontrado"_s, u"Cobrança não encontrada."_s);
    if (found->status != kActive)
        return problem(410, u"PermanentementeRemovido"_s, u"Cobrança encerrada."_s);
    const auto base64 = [](const QByteArray &bytes) {
        return bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    };
    const QByteArray json = QJsonDocument(chargeJson(txid, *found)).toJson(QJsonDocument::Compact);
    return {.status = 200,
            .contentType = "application/jose",
            .body = base64(R"({"alg":"none"})") + '.' + base64(json) + '.'};
}

} // namespace core
