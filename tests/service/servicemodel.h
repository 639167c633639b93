// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/brasilia.h"
#include "core/domain/operation.h"
#include "core/domain/servicesettings.h"
#include "core/domain/transaction.h"
#include "core/domain/transactiondraft.h"
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
        made.commission = commissionOn(made.amount, isOut ? m_options.terms.cashOutCommission
                                                          : m_options.terms.cashInCommission);
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

    /// Applies evidence with valid members.
    Result<int> confirm(const QUuid &id, const core::Confirmation &c)
    {
        using Kind = core::EvidenceKind;
        if (isSandbox())
            return error(Error::Code::Unsupported);
        const auto found = find(id);
        if (!found)
            return found;
        const Transaction transaction = transactions.at(*found);
        if (transaction.operation == core::Operation::CashOut)
            return error(Error::Code::TransitionRefused);
        core::Evidence record = recordOf(transaction, c);
        const bool isByHand = c.kind == Kind::ByHand;
        const bool isOfPayment = c.subject == core::Evidence::Subject::Payment;
        if (!isByHand && hasRecord(transaction, record))
            return found;
        const bool isPaid = transaction.status == Code::Paid;
        const bool isOver = transaction.status == Code::Refund;
        if (!isOfPayment && !isPaid && !isOver)
            return error(Error::Code::TransitionRefused);
        const bool isOtherAmount = c.amount && *c.amount != transaction.amount;
        if (!isOfPayment && isOtherAmount) {
            return error(Error::Code::TransitionRefused,
                         {{core::Field::Amount, core::Problem::NotAllowed}});
        }
        if (isOfPayment && !isByHand && (isOtherAmount || isOtherPayment(transaction, record))) {
            record.role = Role::Contradiction;
            transactions[*found].evidence.append(record);
            return found;
        }
        const bool isVerified = !isByHand && (isOver || (isPaid && isOfPayment));
        if (isVerified)
            record.role = Role::Verification;
        else if (isOver || (isPaid && isOfPayment))
            return error(Error::Code::TransitionRefused);
        if (!isOfPayment && isByHand && isTooOld(transaction))
            return tooLate();
        if (const auto field = usedField(id, record))
            return error(Error::Code::Conflict, {{*field, core::Problem::AlreadyUsed}});
        const bool isExpired = transaction.expires && *transaction.expires <= m_now;
        if (isExpired)
            move(*found, Code::Expired, *transaction.expires);
        if (isVerified) {
            transactions[*found].evidence.append(record);
            if (isOfPayment && transaction.endToEndId.isEmpty())
                transactions[*found].endToEndId = record.endToEndId;
            return found;
        }
        const QDateTime moved = record.movedAt.value_or(record.recordedAt);
        moveBy(*found, isOfPayment ? Code::Paid : Code::Refund, record,
               isOfPayment ? moved : std::max(moved, *transaction.finished));
        if (isOfPayment)
            transactions[*found].endToEndId = record.endToEndId;
        else
            transactions[*found].refundReason = record.note;
        return found;
    }

    /// Applies a withdrawal with valid members.
    Result<int> withdraw(const QUuid &id, const core::Withdrawal &withdrawal)
    {
        if (isSandbox())
            return error(Error::Code::Unsupported);
        const auto found = find(id);
        if (!found)
            return found;
        const Transaction transaction = transactions.at(*found);
        if (transaction.operation == core::Operation::CashOut || transaction.status != Code::Paid)
            return error(Error::Code::TransitionRefused);
        for (const core::Evidence &record : inForce(transaction)) {
            if (record.match == core::Evidence::Match::ByIdentifier) {
                return error(Error::Code::TransitionRefused,
                             {{core::Field::Identifier, core::Problem::NotAllowed}});
            }
        }
        core::Evidence record = recordOf(
            transaction,
            {.note = withdrawal.reason, .person = withdrawal.person, .till = withdrawal.till});
        record.role = Role::Withdrawal;
        moveBy(*found, Code::Canceled, record, record.recordedAt);
        transactions[*found].endToEndId.clear();
        return found;
    }

    /// Applies a refund with a valid reason.
    Result<int> refund(const QUuid &id, const QString &reason)
    {
        const auto found = find(id);
        if (!isSandbox()) {
            if (found && transactions.at(*found).status == Code::Refund &&
                transactions.at(*found).operation == core::Operation::CashIn)
                return found;
            return confirm(id, {.subject = core::Evidence::Subject::Refund, .note = reason});
        }
        if (!found)
            return found;
        const Transaction &transaction = transactions.at(*found);
        if (transaction.operation == core::Operation::CashOut)
            return error(Error::Code::TransitionRefused);
        if (transaction.status == Code::Refund)
            return found;
        if (transaction.status != Code::Paid)
            return error(Error::Code::TransitionRefused);
        if (isTooOld(transaction))
            return tooLate();
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
    using Role = core::Evidence::Role;

    static tl::unexpected<Error> tooLate()
    {
        return error(Error::Code::TransitionRefused,
                     {{core::Field::Identifier, core::Problem::TooLate, 90}});
    }

    /// Returns true 90 days after the payment.
    [[nodiscard]] bool isTooOld(const Transaction &transaction) const
    {
        const QDateTime now = std::max(m_now, transaction.events.constFirst().at);
        return transaction.status == Code::Paid &&
               transaction.finished->msecsTo(now) > qint64(90) * 86'400'000;
    }

    [[nodiscard]] core::Evidence recordOf(const Transaction &transaction,
                                          const core::Confirmation &c) const
    {
        core::Evidence record;
        record.subject = c.subject;
        record.kind = c.kind;
        record.match = c.match;
        record.recordedAt = std::max(m_now, transaction.events.constFirst().at);
        record.movedAt = c.movedAt;
        record.movedDay = c.movedAt.value_or(record.recordedAt).toTimeZone(core::brasilia()).date();
        record.amount = c.amount;
        (c.endToEndId.size() == 6 ? record.endToEndIdEnding : record.endToEndId) = c.endToEndId;
        record.person = c.person;
        record.till = c.till;
        record.source = c.source;
        record.line = c.line;
        record.note = c.note;
        return record;
    }

    /// Returns what supports the payment or the refund since the last withdrawal.
    static QList<core::Evidence> supporting(const Transaction &transaction)
    {
        QList<core::Evidence> records;
        for (const core::Evidence &record : transaction.evidence) {
            if (record.role == Role::Withdrawal)
                records.clear();
            else if (record.role != Role::Contradiction)
                records.append(record);
        }
        return records;
    }

    static QList<core::Evidence> inForce(const Transaction &transaction)
    {
        QList<core::Evidence> records = supporting(transaction);
        records.removeIf([](const core::Evidence &record) {
            return record.subject == core::Evidence::Subject::Refund;
        });
        return records;
    }

    static bool hasRecord(const Transaction &transaction, const core::Evidence &wanted)
    {
        for (qsizetype i = transaction.evidence.size() - 1; i >= 0; --i) {
            const core::Evidence &record = transaction.evidence.at(i);
            if (record.role == Role::Withdrawal)
                return false;
            if (record.kind == wanted.kind && record.subject == wanted.subject &&
                record.line == wanted.line && record.endToEndId == wanted.endToEndId &&
                record.amount == wanted.amount)
                return true;
        }
        return false;
    }

    static QString ending(const core::Evidence &record)
    {
        return (record.endToEndId + record.endToEndIdEnding).right(6).toLower();
    }

    static bool isOtherPayment(const Transaction &transaction, const core::Evidence &wanted)
    {
        for (const core::Evidence &record : inForce(transaction)) {
            const bool areWhole = !record.endToEndId.isEmpty() && !wanted.endToEndId.isEmpty();
            if (areWhole ? record.endToEndId != wanted.endToEndId
                         : !ending(record).isEmpty() && !ending(wanted).isEmpty() &&
                               ending(record) != ending(wanted))
                return true;
        }
        return false;
    }

    /// Returns the field whose payment already supports another transaction, the end-to-end id
    /// first.
    [[nodiscard]] std::optional<core::Field> usedField(const QUuid &id,
                                                       const core::Evidence &wanted) const
    {
        std::optional<core::Field> line;
        for (const Transaction &other : transactions) {
            const auto field = other.id == id ? std::nullopt : usedField(other, wanted);
            if (field == core::Field::EndToEndId)
                return field;
            if (field)
                line = field;
        }
        return line;
    }

    /// Returns the field whose payment already supports `other`.
    static std::optional<core::Field> usedField(const Transaction &other,
                                                const core::Evidence &wanted)
    {
        for (const core::Evidence &record : supporting(other)) {
            const bool isSameId =
                !wanted.endToEndId.isEmpty() && record.endToEndId == wanted.endToEndId;
            const bool isEnding =
                wanted.kind == core::EvidenceKind::ByHand && !ending(wanted).isEmpty() &&
                ending(record) == ending(wanted) &&
                (!wanted.endToEndIdEnding.isEmpty() || !record.endToEndIdEnding.isEmpty());
            if (isSameId || isEnding)
                return core::Field::EndToEndId;
            if (!wanted.line.isEmpty() && record.line == wanted.line)
                return core::Field::StatementLine;
        }
        return std::nullopt;
    }

    int moveBy(int index, Code target, const core::Evidence &record, const QDateTime &finished)
    {
        Transaction &transaction = transactions[index];
        const Code before = transaction.status.code();
        if (target == Code::Paid && before != Code::Pending)
            transaction.commission =
                commissionOn(transaction.amount, m_options.terms.cashInCommission);
        transaction.evidence.append(record);
        move(index, target, record.recordedAt);
        transaction.finished = finished;
        return index;
    }

    static std::optional<core::EvidenceKind> kindOf(const Transaction &transaction)
    {
        std::optional<core::EvidenceKind> kind;
        for (const core::Evidence &record : inForce(transaction)) {
            if (!kind || record.kind > *kind)
                kind = record.kind;
        }
        return kind;
    }

    /// Returns true if the payment moved in the time range of the filter.
    static bool isPaidWithin(const Transaction &transaction, const core::TransactionFilter &filter)
    {
        if (!filter.paidFrom && !filter.paidUntil)
            return true;
        std::optional<QDateTime> paid;
        for (const core::Evidence &record : inForce(transaction)) {
            if (record.role == Role::Confirmation)
                paid = record.movedAt.value_or(record.recordedAt);
        }
        for (const core::StatusEvent &event : transaction.events) {
            if (event.status == Code::Paid && transaction.evidence.isEmpty())
                paid = event.at;
        }
        return paid && (!filter.paidFrom || *paid >= *filter.paidFrom) &&
               (!filter.paidUntil || *paid < *filter.paidUntil);
    }

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
        return m_now.addSecs(m_options.terms.cashInLifetime.count());
    }
    [[nodiscard]] QDateTime delayed() const
    {
        return m_now.addMSecs(m_options.terms.processingDelay.count());
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
            transaction.commission = core::Money();
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

    /// The id, or if it is unknown the six characters that a person typed.
    static bool hasEnding(const Transaction &transaction, const QString &wanted)
    {
        if (wanted.isEmpty() || !transaction.endToEndId.isEmpty())
            return transaction.endToEndId.toLower().endsWith(wanted.toLower());
        const QList<core::Evidence> records = supporting(transaction);
        return std::any_of(records.begin(), records.end(), [&wanted](const core::Evidence &record) {
            return record.endToEndId.isEmpty() && ending(record) == wanted.right(6).toLower();
        });
    }

    static bool matches(const Transaction &transaction, const core::TransactionFilter &filter)
    {
        const QDate day = transaction.created.toTimeZone(core::brasilia()).date();
        return (!filter.identifier || transaction.id == *filter.identifier) &&
               (filter.reference.isEmpty() || transaction.reference == filter.reference) &&
               (filter.statuses.isEmpty() || filter.statuses.contains(transaction.status.code())) &&
               (filter.endToEndId.isEmpty() || transaction.endToEndId == filter.endToEndId) &&
               hasEnding(transaction, filter.endToEndIdEnding) &&
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
               (filter.pixKey.isEmpty() || transaction.pixKey == filter.pixKey) &&
               (!filter.evidence || kindOf(transaction) == filter.evidence) &&
               isPaidWithin(transaction, filter);
    }

    core::ServiceOptions m_options;
    QDateTime m_now;
    QList<std::optional<QDateTime>> m_due; ///< of the next step, parallel to `transactions`
};
