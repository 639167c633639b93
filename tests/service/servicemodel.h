// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/brasilia.h"
#include "core/domain/operation.h"
#include "core/domain/servicesettings.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/service/transactionservice.h"

#include <algorithm>

/// A simple model of the service: all transactions in one list, every query by a full scan. Uses
/// only the value types of the service, without disk or index. Unpredictable values (ids and
/// end-to-end ids) are kOpen.
class ServiceModel
{
public:
    using Transaction = core::Transaction;
    using Status = core::Status;
    using Code = core::Status::Code;
    using Error = core::Error;
    template<typename T>
    using Result = core::Result<T>;

    static inline const QString kOpen = QStringLiteral("?");

    /// A status change in the form of the outbox.
    struct Notice
    {
        int index; ///< of the transaction
        qsizetype n;
        Code status;
    };

    ServiceModel(const core::ServiceOptions &options, const QDateTime &now)
        : m_options(options)
        , m_now(now)
    {}

    QList<Transaction> transactions; ///< oldest first
    QList<Notice> notices;
    QList<int> changed; ///< indexes of changes since the last check

    void advance(std::chrono::milliseconds by) { m_now = m_now.addMSecs(by.count()); }

    /// Applies a create() call. `stored` is the draft in stored form, `broken` the violated rules.
    Result<int> create(const core::TransactionDraft &stored, const QList<core::FieldError> &broken)
    {
        const bool isOut = stored.operation == core::Operation::CashOut;
        if (isOut && !isSandbox())
            return error(Error::Code::Unsupported);
        if (!broken.isEmpty())
            return error(Error::Code::InvalidInput, broken);
        for (const Transaction &other : transactions) {
            if (!stored.reference.isEmpty() && other.reference == stored.reference) {
                return error(Error::Code::Conflict,
                             {{core::Field::Reference, core::Problem::AlreadyUsed}});
            }
        }
        Transaction made;
        made.operation = stored.operation;
        made.amount = *stored.amount;
        made.commission = commissionOn(made.amount, isOut ? m_options.cashOutCommission
                                                          : m_options.cashInCommission);
        made.created = m_now;
        made.name = stored.name;
        made.email = stored.email;
        made.phone = stored.phone;
        made.document = stored.document;
        made.description = stored.description;
        made.platform = *stored.platform;
        made.reference = stored.reference;
        made.extra = stored.extra;
        made.pixKey = stored.pixKey;
        made.qrCode = isOut ? QString() : kOpen;
        made.events = {{Code::Pending, made.created}};
        if (!isOut)
            made.expires = endOfLife();
        if (!transactions.isEmpty() && transactions.constLast().created > m_now) {
            for (Transaction &older : transactions) {
                if (older.expires)
                    older.expires = std::min(*older.expires, endOfLife());
            }
            for (std::optional<QDateTime> &due : m_due) {
                if (due)
                    due = std::min(*due, delayed());
            }
        }
        transactions.append(made);
        m_due.append(isOut ? std::optional(delayed()) : std::nullopt);
        changed.append(last());
        return last();
    }

    Result<int> find(const QUuid &id) const
    {
        for (int i = 0; i < transactions.size(); ++i) {
            if (transactions.at(i).id == id)
                return i;
        }
        return error(Error::Code::NotFound);
    }

    /// Returns the transaction as shown to clients, who may read before expire().
    [[nodiscard]] Transaction shown(int index) const
    {
        const Transaction &transaction = transactions.at(index);
        const bool isFinished = transaction.expires && *transaction.expires <= m_now;
        return isFinished ? moved(transaction, Code::Expired, *transaction.expires) : transaction;
    }

    Result<core::TransactionPage> list(const core::TransactionFilter &filter) const
    {
        QList<core::FieldError> broken;
        if (!filter.nameOrDocument.isEmpty() && plain(filter.nameOrDocument).trimmed().isEmpty())
            broken.append({core::Field::Name, core::Problem::Malformed});
        if (!filter.phone.isEmpty() && digitsOf(filter.phone).isEmpty())
            broken.append({core::Field::Phone, core::Problem::Malformed});
        if (filter.page < 1)
            broken.append({core::Field::Page, core::Problem::TooSmall, 1});
        if (!broken.isEmpty())
            return error(Error::Code::InvalidInput, broken);

        QList<Transaction> matching;
        for (int i = 0; i < transactions.size(); ++i) {
            if (const Transaction transaction = shown(i); matches(transaction, filter))
                matching.prepend(transaction);
        }
        core::TransactionPage page;
        page.total = matching.size();
        page.lastPage = std::max(1, static_cast<int>((page.total + 99) / 100));
        page.currentPage = filter.page;
        page.transactions = matching.mid(qsizetype(filter.page - 1) * 100, 100);
        return page;
    }

    Result<int> simulate(const QUuid &id, core::SimulatedOutcome outcome)
    {
        if (!isSandbox())
            return error(Error::Code::Unsupported);
        const auto found = find(id);
        if (!found)
            return found;
        const Transaction &transaction = transactions.at(*found);
        const Code target = outcome == core::SimulatedOutcome::Paid ? Code::Paid : Code::Canceled;
        if (transaction.operation == core::Operation::CashOut)
            return error(Error::Code::TransitionRefused);
        if (transaction.status == target)
            return found;
        if (transaction.status != Code::Pending)
            return error(Error::Code::TransitionRefused);
        if (const QDateTime end = *transaction.expires; end <= m_now) {
            move(*found, Code::Expired, end);
            return error(Error::Code::TransitionRefused);
        }
        return move(*found, target, m_now);
    }

    /// Applies a refund with a valid reason.
    Result<int> refund(const QUuid &id, const QString &reason)
    {
        if (!isSandbox())
            return error(Error::Code::Unsupported);
        const auto found = find(id);
        if (!found)
            return found;
        const Transaction &transaction = transactions.at(*found);
        if (transaction.operation == core::Operation::CashOut)
            return error(Error::Code::TransitionRefused);
        if (transaction.status == Code::Refund)
            return found;
        if (transaction.status != Code::Paid)
            return error(Error::Code::TransitionRefused);
        if (transaction.events.constFirst().at.msecsTo(m_now) > qint64(90) * 86'400'000) {
            return error(Error::Code::TransitionRefused,
                         {{core::Field::Identifier, core::Problem::TooLate, 90}});
        }
        transactions[*found].refundReason = reason;
        return move(*found, Code::Refund, m_now);
    }

    QList<int> expire()
    {
        QList<int> due;
        for (int i = 0; i < transactions.size(); ++i) {
            if (transactions.at(i).expires && *transactions.at(i).expires <= m_now)
                due.append(i);
        }
        std::stable_sort(due.begin(), due.end(), [this](int a, int b) {
            return *transactions.at(a).expires < *transactions.at(b).expires;
        });
        due = due.first(std::min<qsizetype>(due.size(), 100));
        for (const int i : due)
            move(i, Code::Expired, *transactions.at(i).expires);
        return due;
    }

    QList<int> process()
    {
        QList<int> due;
        for (int i = 0; i < transactions.size(); ++i) {
            if (isSandbox() && m_due.at(i) && *m_due.at(i) <= m_now)
                due.append(i);
        }
        std::stable_sort(due.begin(), due.end(),
                         [this](int a, int b) { return *m_due.at(a) < *m_due.at(b); });
        due = due.first(std::min<qsizetype>(due.size(), 100));
        for (const int i : due) {
            move(i, *nextOf(transactions.at(i)), m_now);
            if (nextOf(transactions.at(i)))
                m_due[i] = delayed();
            else
                m_due[i].reset();
        }
        return due;
    }

private:
    static tl::unexpected<Error> error(Error::Code code, const QList<core::FieldError> &fields = {})
    {
        return tl::unexpected(Error{code, fields, {}});
    }

    [[nodiscard]] bool isSandbox() const
    {
        return m_options.environment == core::Environment::Sandbox;
    }
    [[nodiscard]] int last() const { return static_cast<int>(transactions.size()) - 1; }
    [[nodiscard]] QDateTime endOfLife() const
    {
        return m_now.addSecs(m_options.cashInLifetime.count());
    }
    [[nodiscard]] QDateTime delayed() const
    {
        return m_now.addMSecs(m_options.processingDelay.count());
    }

    static core::Money commissionOn(core::Money amount, const core::CommissionRule &rule)
    {
        const qint64 share = amount.cents() * rule.basisPoints; // in 1/10000 of a centavo
        const qint64 rounded = share / 10'000 + (share % 10'000 >= 5'000 ? 1 : 0);
        return std::min(rule.max, std::max(rule.min, core::Money::fromCents(rounded) + rule.fixed));
    }

    /// Returns the next status in the table of specification 4.2.
    static std::optional<Code> nextOf(const Transaction &transaction)
    {
        const qint64 centavos = transaction.amount.cents() % 100;
        if (transaction.status == Code::Pending)
            return centavos == 14 ? Code::InAnalysis : Code::InProcess;
        if (transaction.status == Code::InAnalysis)
            return Code::InProcess;
        if (transaction.status != Code::InProcess || centavos == 13)
            return std::nullopt;
        return centavos == 11 ? Code::Canceled : centavos == 12 ? Code::Denied : Code::Paid;
    }

    static Transaction moved(Transaction transaction, Code target, const QDateTime &at)
    {
        transaction.events.prepend({target, std::max(at, transaction.events.constFirst().at)});
        transaction.status = target;
        transaction.expires.reset();
        if (transaction.status.isFinal())
            transaction.finished = transaction.events.constFirst().at;
        if (target == Code::Denied || target == Code::Canceled || target == Code::Expired)
            transaction.commission = {};
        const bool isOut = transaction.operation == core::Operation::CashOut;
        if (target == (isOut ? Code::InProcess : Code::Paid))
            transaction.endToEndId = kOpen;
        return transaction;
    }

    int move(int index, Code target, const QDateTime &at)
    {
        transactions[index] = moved(transactions.at(index), target, at);
        const Transaction &transaction = transactions.at(index);
        notices.append({index, transaction.events.size() - 1, target});
        changed.append(index);
        return index;
    }

    static QString digitsOf(const QString &text)
    {
        QString digits;
        for (const QChar c : text) {
            if (c >= u'0' && c <= u'9')
                digits += c;
        }
        return digits;
    }

    /// Removes accents and case.
    static QString plain(const QString &text)
    {
        QString plain;
        for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
            if (c.category() != QChar::Mark_NonSpacing)
                plain += c.toLower();
        }
        return plain;
    }

    static bool isNameOrDocument(const Transaction &transaction, const QString &text)
    {
        QString document = text.toUpper();
        for (const QChar mask : {u'.', u'-', u'/', u' '})
            document.remove(mask);
        return plain(transaction.name).contains(plain(text.trimmed())) ||
               (!document.isEmpty() && transaction.document.startsWith(document));
    }

    static bool matches(const Transaction &transaction, const core::TransactionFilter &filter)
    {
        const QDate day = transaction.created.toTimeZone(core::brasilia()).date();
        return (!filter.identifier || transaction.id == *filter.identifier) &&
               (filter.reference.isEmpty() || transaction.reference == filter.reference) &&
               (filter.statuses.isEmpty() || filter.statuses.contains(transaction.status.code())) &&
               (filter.endToEndId.isEmpty() || transaction.endToEndId == filter.endToEndId) &&
               transaction.endToEndId.endsWith(filter.endToEndIdEnding, Qt::CaseInsensitive) &&
               (!filter.operation || transaction.operation == *filter.operation) &&
               (!filter.minAmount || transaction.amount >= *filter.minAmount) &&
               (!filter.maxAmount || transaction.amount <= *filter.maxAmount) &&
               (filter.nameOrDocument.isEmpty() ||
                isNameOrDocument(transaction, filter.nameOrDocument)) &&
               (filter.phone.isEmpty() ||
                digitsOf(transaction.phone).contains(digitsOf(filter.phone))) &&
               (!filter.initialDate.isValid() || day >= filter.initialDate) &&
               (!filter.finalDate.isValid() || day <= filter.finalDate) &&
               (!filter.platform || transaction.platform == *filter.platform) &&
               (filter.pixKey.isEmpty() || transaction.pixKey == filter.pixKey);
    }

    core::ServiceOptions m_options;
    QDateTime m_now;
    QList<std::optional<QDateTime>> m_due; ///< of the next step, parallel to `transactions`
};
