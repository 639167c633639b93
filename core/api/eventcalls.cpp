// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/eventcalls.h"

#include "core/api/representation.h"
#include "core/wire/jsontext.h"
#include "core/wire/noticejson.h"
#include "core/wire/wiretime.h"

namespace core
{

using namespace Qt::StringLiterals;
using Kind = HttpProblem::Kind;
using Violation = HttpProblem::Violation;

namespace
{

/// The parameters of the call.
struct Asked
{
    std::optional<OutboxPlace> after;
    int limit = EventCalls::kMaxEvents;
};

Violation noPlace()
{
    return {u"after"_s, u"malformed"_s,
            u"must be the event_id of an event, or the webhook-id of a notification"_s};
}

/// Reads one parameter. Returns the violation, if any.
std::optional<Violation> apply(Asked &asked, const QByteArray &name, const QByteArray &value)
{
    if (name == "after") {
        asked.after = eventPlaceFrom(value);
        return asked.after ? std::nullopt : std::optional(noPlace());
    }
    if (name != "limit")
        return Violation{QString::fromLatin1(name).left(50), u"unknown"_s,
                         u"is not a parameter of this call"_s};
    bool isNumber = false;
    asked.limit = value.toInt(&isNumber);
    if (!isNumber || asked.limit < 1 || asked.limit > EventCalls::kMaxEvents)
        return Violation{u"limit"_s, u"malformed"_s, u"must be 1 to 100"_s};
    return std::nullopt;
}

tl::expected<Asked, HttpProblem> readQuery(const QByteArray &query)
{
    Asked asked;
    QByteArrayList seen;
    for (const QByteArray &pair : query.split('&')) {
        if (pair.isEmpty())
            continue;
        const QByteArray name = pair.split('=').constFirst();
        auto violation = apply(asked, name, pair.mid(name.size() + 1));
        if (seen.contains(name))
            violation = Violation{QString::fromLatin1(name).left(50), u"repeated"_s,
                                  u"is there more than once"_s};
        if (violation)
            return tl::unexpected(HttpProblem{.kind = Kind::Invalid, .violations = {*violation}});
        seen.append(name);
    }
    return asked;
}

/// Returns the page, whose last event is the place to continue from.
QByteArray toJson(const QList<Notice> &notices, bool hasMore)
{
    const auto write = [](const Notice &notice) {
        return R"({"event_id":")" + wireIdOf(notice) + "\"," + core::toJson(notice).sliced(1);
    };
    return JsonText()
        .addRaw("events", jsonArray(notices, write))
        .addRaw("has_more", hasMore ? "true" : "false")
        .toObject();
}

} // namespace

std::optional<OutboxPlace> eventPlaceFrom(const QByteArray &text)
{
    const qsizetype hyphen = text.lastIndexOf('-');
    const auto id = fromWireId(QString::fromLatin1(text.left(qMax<qsizetype>(0, hyphen))));
    bool isNumber = false;
    const int change = text.mid(hyphen + 1).toInt(&isNumber);
    if (!id || !isNumber || change < 1)
        return std::nullopt;
    return OutboxPlace{*id, change};
}

EventCalls::EventCalls(OutboxReader &outbox)
    : m_outbox(outbox)
{}

QList<Route> EventCalls::routes()
{
    return {{"/api/v1/events", {"GET", "HEAD"}, Scope::Read, [this](const ApiCall &call) {
                 list(call);
             }}};
}

void EventCalls::list(const ApiCall &call)
{
    const auto asked = readQuery(call.request.query);
    if (!asked)
        return call.refuse(asked.error());
    // One more than wanted shows whether there are more.
    const auto found = m_outbox.after(call.key->platform, asked->after, asked->limit + 1);
    onAnswer(found, this, [call, limit = asked->limit](const Result<QList<Notice>> &notices) {
        if (!notices && notices.error().code == Error::Code::NotFound)
            return call.refuse({.kind = Kind::Invalid, .violations = {noPlace()}});
        if (!notices)
            return call.refuse(problemOf(notices.error(), CallPart::Query));
        const bool hasMore = notices->size() > limit;
        call.send(represented(
            call.request,
            jsonResponse(200,
                         toJson(notices->first(qMin<qsizetype>(limit, notices->size())), hasMore)),
            Compression::IfAccepted));
    });
}

} // namespace core
