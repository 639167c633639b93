// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/wire/draftjson.h"
#include "core/wire/filterquery.h"
#include "core/wire/transactionjson.h"
#include "core/wire/wiretime.h"
#include "tests/support/faultyservice.h"

#include <QtCore/QPointer>
#include <QtCore/QTimer>

#include <chrono>

namespace core
{
struct TransactionDraft;
}

namespace support
{

/// An unreliable remote service: accepts everything, also duplicates, finds references by
/// substring, and loses answers on request.
class LooseService : public FaultyService
{
public:
    /// The treatment of a create request.
    enum class Mood {
        Answers,
        MakesAndBreaks, ///< created, without an answer
        MakesLate,      ///< created shortly after the connection broke, without an answer
        Breaks,         ///< not created
        Refuses,
        Waits, ///< neither created nor answered
        /// Created; answered once the client asks for the transaction. That lookup waits for
        /// reportAsked().
        AnswersOnceAskedFor,
        /// Lists wait for the creation; the creation is answered with the next list request.
        AnswersOnceListed,
    };

    explicit LooseService(Safety safety = Safety::Plain)
        : FaultyService({}, safety)
    {
        behave({Phase::Request,
                [this](QSslSocket &socket, const Request &request) { serve(socket, request); }});
    }

    Mood mood = Mood::Answers;
    bool isDeaf = false;          ///< queries get no answer
    bool isForgetful = false;     ///< lists are empty
    QByteArray questionsGet = {}; ///< if not empty, the answer to all queries
    /// If not empty, answers with this picture of the code instead of its text, unless the client
    /// prefers to omit pictures.
    QByteArray picture = {};
    std::chrono::milliseconds late{200};
    QList<core::Transaction> made; ///< newest first
    QList<QByteArray> orders;      ///< bodies as received
    int questions = 0;
    /// Called before a create request is handled.
    std::function<void(const QByteArray &body)> onOrder;

    core::Transaction add(const core::TransactionDraft &draft)
    {
        core::Transaction transaction;
        transaction.id = QUuid::createUuid();
        transaction.operation = draft.operation;
        transaction.amount = draft.amount.value_or(core::Money());
        transaction.created = QDateTime::currentDateTimeUtc();
        transaction.name = draft.name;
        transaction.platform = draft.platform.value_or(QUuid());
        transaction.reference = draft.reference;
        transaction.pixKey = draft.pixKey;
        if (draft.operation == core::Operation::CashIn && picture.isEmpty())
            transaction.qrCode = QStringLiteral("code");
        transaction.events = {{core::Status::Code::Pending, transaction.created}};
        made.prepend(transaction);
        return transaction;
    }

    void move(const QUuid &id, const QString &status)
    {
        for (core::Transaction &transaction : made) {
            if (transaction.id != id)
                continue;
            transaction.status = core::Status::fromText(status);
            transaction.events.prepend({transaction.status, QDateTime::currentDateTimeUtc()});
        }
    }

    /// Returns the number of waiting lookups.
    [[nodiscard]] qsizetype asked() const { return m_asked.size(); }

    /// Answers the waiting lookups with the current state.
    void reportAsked()
    {
        for (const auto &[socket, id] : std::exchange(m_asked, {}))
            show(socket, id);
    }

private:
    static void end(QSslSocket &socket, const QByteArray &bytes)
    {
        socket.write(bytes);
        socket.disconnectFromHost();
    }

    void show(QSslSocket *socket, const QUuid &id, const QByteArray &image = {}) const
    {
        if (!socket)
            return;
        for (const core::Transaction &transaction : made) {
            if (transaction.id == id)
                return end(*socket, answer(200, core::toJson(transaction, [image](const QString &) {
                                               return image;
                                           })));
        }
        end(*socket, answer(404, R"({"error":4})"));
    }

    void serve(QSslSocket &socket, const Request &request)
    {
        const QList<QByteArray> line = request.line().split(' ');
        const QByteArray path = line.value(1).split('?').first();
        if (line.value(0) == "POST")
            return create(socket, request.body,
                          path.endsWith("cashout") ? core::Operation::CashOut
                                                   : core::Operation::CashIn);
        ++questions;
        if (isDeaf)
            return socket.abort();
        if (!questionsGet.isEmpty())
            return end(socket, questionsGet);
        if (path.endsWith("/transactions")) {
            const QByteArray asked = line.value(1).mid(path.size() + 1);
            if (mood == Mood::AnswersOnceListed && made.isEmpty())
                return m_asking.append({&socket, asked});
            if (mood == Mood::AnswersOnceListed)
                answerOrder();
            return list(socket, asked);
        }
        const auto id = core::fromWireId(QString::fromLatin1(path.split('/').last()));
        if (mood != Mood::AnswersOnceAskedFor)
            return show(&socket, id.value_or(QUuid()),
                        request.head.contains("Prefer: omit") ? QByteArray() : picture);
        m_asked.append({&socket, id.value_or(QUuid())});
        answerOrder();
    }

    void answerOrder()
    {
        if (m_waiting)
            end(*m_waiting, answer(201, core::toJson(made.constFirst())));
        m_waiting.clear();
    }

    void create(QSslSocket &socket, const QByteArray &body, core::Operation operation)
    {
        orders.append(body);
        if (onOrder)
            onOrder(body);
        const auto draft = core::draftFromJson(body, operation);
        if (!draft)
            return end(socket, answer(422, R"({"error":20})"));
        switch (mood) {
        case Mood::Answers:
            return end(socket, answer(201, core::toJson(add(*draft))));
        case Mood::MakesAndBreaks:
            add(*draft);
            return socket.abort();
        case Mood::MakesLate:
            QTimer::singleShot(late, this, [this, draft = *draft] { add(draft); });
            return socket.abort();
        case Mood::Breaks:
            return socket.abort();
        case Mood::Refuses:
            return end(socket, answer(422, R"({"error":20})"));
        case Mood::Waits:
            return;
        case Mood::AnswersOnceAskedFor:
        case Mood::AnswersOnceListed:
            add(*draft);
            m_waiting = &socket;
            for (const auto &[asking, asked] : std::exchange(m_asking, {}))
                if (asking)
                    list(*asking, asked);
            return;
        }
    }

    void list(QSslSocket &socket, const QByteArray &query)
    {
        const auto filter = core::filterFromQuery(query);
        if (!filter)
            return end(socket, answer(422, R"({"error":20})"));
        QList<core::Transaction> found;
        for (const core::Transaction &transaction : std::as_const(made)) {
            const bool isMeant = transaction.reference.contains(filter->reference) &&
                                 (filter->pixKey.isEmpty() || transaction.pixKey == filter->pixKey);
            if (isMeant && !isForgetful)
                found.append(transaction);
        }
        constexpr qsizetype kSize = core::TransactionPage::kSize;
        const auto pages = static_cast<int>((found.size() + kSize - 1) / kSize);
        const core::TransactionPage page{.transactions =
                                             found.mid((filter->page - 1) * kSize, kSize),
                                         .currentPage = filter->page,
                                         .lastPage = qMax(1, pages),
                                         .total = found.size()};
        end(socket, answer(200, core::toJson(page, {})));
    }

    QPointer<QSslSocket> m_waiting;                              ///< the unanswered create request
    QList<std::pair<QPointer<QSslSocket>, QByteArray>> m_asking; ///< list requests and queries
    QList<std::pair<QPointer<QSslSocket>, QUuid>> m_asked;
};

} // namespace support
