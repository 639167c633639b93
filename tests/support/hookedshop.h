// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/databases.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/rawclient.h"
#include "tests/support/serverprocess.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

namespace support
{

using namespace Qt::StringLiterals;

inline const QString kHookPlatform = u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s;

/// Returns a member of the JSON body.
inline QString member(const HookRequest &request, const char *name)
{
    return QJsonDocument::fromJson(request.body).object().value(QLatin1String(name)).toString();
}

/// Returns the value of a line "name<tab>value".
inline QString valueOf(const QString &output, const QString &name)
{
    for (const QString &line : output.split(u'\n')) {
        if (line.startsWith(name + u'\t'))
            return line.section(u'\t', 1);
    }
    return {};
}

/// The data of a sandbox with a webhook, and the server commands for the data. Unexpected failures
/// abort the program.
class HookedShop
{
public:
    explicit HookedShop(const QStringList &arguments)
        : place(arguments)
    {}

    [[nodiscard]] Ended run(const QString &words, const QStringList &arguments = {}) const
    {
        return runServerProgram(words.split(u' ') + arguments + place);
    }

    /// Returns the output of a successful command.
    [[nodiscard]] QString done(const QString &words, const QStringList &arguments = {}) const
    {
        const Ended ended = run(words, arguments);
        if (ended.code != 0)
            qFatal("%s: %s", qPrintable(words), qPrintable(ended.errors));
        return ended.output;
    }

    [[nodiscard]] QString set(const QString &url) const
    {
        return done(u"webhook set --sandbox"_s, {u"--platform"_s, kHookPlatform, u"--url"_s, url});
    }

    [[nodiscard]] bool isNothingOwed() const
    {
        return done(u"webhook deliveries --state owed"_s).isEmpty();
    }

    /// Creates a transaction and returns its id; `call` is cashin or cashout.
    QString created(const ServerProcess &server, const QByteArray &call,
                    const QByteArray &reference)
    {
        if (m_key.isEmpty())
            m_key = done(u"key create --sandbox --name Test --scopes read,cashin,cashout"_s,
                         {u"--platform"_s, kHookPlatform})
                        .trimmed()
                        .toLatin1();
        const QByteArray body =
            R"({"name":"Ana","email":"ana@example.com","phone":"11987654321","description":"x",)"
            R"("document":"52998224725","amount":15.00,"platform":")" +
            kHookPlatform.toLatin1() + R"(","reference":")" + reference + R"(")" +
            (call == "cashout" ? R"(,"pix_key":"ana@example.com","key_type":"EMAIL"})" : "}");
        const QByteArray answer = asked(
            server, "POST /api/v1/transaction/pix/" + call +
                        " HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer " +
                        m_key + "\r\nContent-Type: application/json\r\nContent-Length: " +
                        QByteArray::number(body.size()) + "\r\n\r\n" + body);
        return QJsonDocument::fromJson(answer)["transaction"_L1][0]["id"_L1].toString();
    }

    /// Creates a charge, marks it as paid, and returns its id.
    QString paid(const ServerProcess &server, const QByteArray &reference)
    {
        const QString id = created(server, "cashin", reference);
        std::ignore = asked(server, "GET /checkout/transaction/" + id.toLatin1() +
                                        "/change/paid HTTP/1.1\r\nHost: a\r\n"
                                        "Connection: close\r\n\r\n");
        return id;
    }

    const QStringList place; ///< arguments with the location of the data

private:
    /// Returns the body of the answer.
    static QByteArray asked(const ServerProcess &server, const QByteArray &request)
    {
        RawClient client(server.port());
        client.send(request);
        if (!client.waitForEnd() || client.status() / 100 != 2)
            qFatal("no answer: %s", client.received().constData());
        return client.received().sliced(client.received().indexOf("\r\n\r\n") + 4);
    }

    QByteArray m_key;
};

} // namespace support
