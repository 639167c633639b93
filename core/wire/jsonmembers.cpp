// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/jsonmembers.h"

#include <QtCore/QByteArrayView>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

namespace core
{

using namespace Qt::StringLiterals;

QList<JsonMember> jsonMembersOf(const QByteArray &json)
{
    QList<JsonMember> members;
    int depth = 0;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json.at(i);
        if (c == '{' || c == '[')
            ++depth;
        if (c == '}' || c == ']')
            --depth;
        if (c != '"')
            continue;
        const qsizetype start = i;
        for (++i; json.at(i) != '"'; ++i) {
            if (json.at(i) == '\\')
                ++i;
        }
        qsizetype next = i + 1;
        while (next < json.size() && QByteArrayView(" \t\r\n").contains(json.at(next)))
            ++next;
        if (depth != 1 || next == json.size() || json.at(next) != ':')
            continue;
        const QByteArray name = '[' + json.sliced(start, i + 1 - start) + ']';
        qsizetype end = next + 1;
        while (!QByteArrayView(",}").contains(json.at(end)))
            ++end;
        members.append({QJsonDocument::fromJson(name).array().first().toString(),
                        json.sliced(next + 1, end - next - 1).trimmed()});
    }
    return members;
}

QList<HttpProblem::Violation> unexpectedMembers(const QList<JsonMember> &members,
                                                const QSet<QString> &known)
{
    QList<HttpProblem::Violation> violations;
    QSet<QString> seen;
    for (const auto &[name, value] : members) {
        if (!known.contains(name))
            violations.append({name.left(50), u"unknown"_s, u"is not a field of this call"_s});
        else if (seen.contains(name))
            violations.append({name, u"repeated"_s, u"is there more than once"_s});
        seen.insert(name);
        if (violations.size() == 10) // enough for a diagnosis
            break;
    }
    return violations;
}

} // namespace core
