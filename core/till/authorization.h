// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/actiongate.h"
#include "core/console/auditrepository.h"
#include "core/console/operatorrepository.h"
#include "core/domain/operator.h"
#include "core/service/promise.h"
#include "core/till/pinservice.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QHash>
#include <QtCore/QObject>

#include <functional>
#include <optional>

namespace core
{

class LockController;
class PreferencesStore;

/// Decides who may do what at a counter: the one place that checks permissions. Every recorded
/// action passes decide(), which also names the persons who answer for the action.
///
/// Without operators, the PIN of the counter and the PIN of the second person work as separate
/// PINs, and everything else is allowed. While such a counter is locked, only the work of a cashier
/// is allowed.
///
/// With operators, the PIN on the lock screen selects the operator. For a forbidden action, another
/// operator can enter their PIN: authorize() allows the action once.
class Authorization : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Authorization)

public:
    struct Setup
    {
        OperatorRepository &operators;
        AuditRepository &audit;
        LockController &lock;
        PinService *approver = nullptr; ///< of the second person; null: payouts need no approval
        /// Amount from which another operator must approve; null: never.
        std::function<Money()> approveFrom = {};
        std::function<QString()> till = {}; ///< name of the counter; null: none
        /// Reads the operators of a counter whose database was lost; null: they are unknown.
        std::function<QFuture<Result<QList<Operator>>>()> lostOperators = {};
        /// Masks payer data while the operator may not see personal data; null: nothing is masked.
        PreferencesStore *preferences = nullptr;
    };

    /// All references must outlive the object.
    explicit Authorization(const Setup &setup, QObject *parent = nullptr);

    /// Reads the operators. Call once, after ConsoleDatabase::open(). If the counter has operators
    /// that cannot be read, it stays locked; see PinService::areHoldersMissing(). The result is an
    /// Error if the operators cannot be read.
    QFuture<Result<void>> open();

    /// Returns true if the counter has operators, also while they are not read yet.
    [[nodiscard]] bool isInUse() const;

    /// Returns all operators, also inactive ones.
    [[nodiscard]] const QList<Operator> &operators() const { return m_operators; }

    /// Returns the operator at the counter; nullopt: none, or the counter is locked.
    [[nodiscard]] std::optional<Operator> current() const;

    /// Returns true if the current operator may do this without another person. Pages use this to
    /// hide what is forbidden; decide() checks again.
    [[nodiscard]] bool isAllowed(Permission permission,
                                 const std::optional<Money> &amount = {}) const;

    /// Returns true if pages must mask all payer data, whatever the setting: the operator at the
    /// counter may not see personal data. A counter without operators follows its setting.
    [[nodiscard]] bool masksPersonalData() const
    {
        return isInUse() && !isAllowed(Permission::SeePersonalData);
    }

    enum class Answer {
        Granted,
        Wrong,      ///< the PIN
        TooSoon,    ///< as PinService::Answer
        Unreadable, ///< as PinService::Answer
        Forbidden,  ///< the other operator may not do this either
    };

    /// Maximum time between authorize() and the action.
    static constexpr std::chrono::seconds kGrantPeriod{60};

    /// Allows the next action that needs this permission, if the PIN belongs to an operator who has
    /// the permission. The grant ends with the action, after kGrantPeriod, and when the counter
    /// locks. Without operators, checks the PIN of the counter.
    Answer authorize(Permission permission, const QString &pin,
                     const std::optional<Money> &amount = {});

    /// Decides about an action; see ActionGate. Code::AccessDenied with Field::Person if the
    /// action is forbidden, or lacks the approval of another operator. Ends the grant that the
    /// action used.
    [[nodiscard]] Result<AuditRecord> decide(const AuditRecord &record,
                                             const ActionFacts &facts = {});

    /// Checks a permission for an action without a record. Ends the grant that was used.
    [[nodiscard]] Result<Actor> check(Permission permission,
                                      const std::optional<Money> &amount = {});

    /// Returns the operator at the counter as an actor, for actions that everybody may do.
    [[nodiscard]] Actor actor() const;

    /// Returns the actor of an order that decide() allowed to move money; nullopt: not allowed yet.
    /// `subject`: reference of a payout, or id of the payment to refund.
    [[nodiscard]] std::optional<Actor> commitment(const QString &subject) const;

    /// Ends the commitment: the order has its definite answer.
    void endCommitment(const QString &subject) { m_commitments.remove(subject); }

    /// Returns true if another active operator must approve this amount.
    [[nodiscard]] bool needsApproval(const Money &amount) const;

    /// Adds an operator with this PIN. The first operator must be an owner. If the counter has a
    /// PIN already, the first operator keeps it and `pin` must be that PIN. The PIN of the second
    /// person becomes an operator named `secondPerson` with the permission to approve.
    ///
    /// Errors: as validated(Operator). Code::InvalidInput with Field::Identifier for an invalid PIN
    /// or the PIN of another operator, and with Field::KeyType for a first operator who is not an
    /// owner. Code::AccessDenied: not allowed, or a wrong PIN of the counter.
    QFuture<Result<Operator>> add(const Operator &person, const QString &pin,
                                  const QString &secondPerson = {});

    /// Changes name, role, limit and activity. Errors: as add(). Code::TransitionRefused if nobody
    /// could manage operators any more.
    QFuture<Result<void>> change(const Operator &person);

    /// Sets a new PIN. Every operator may change their own PIN with the current one. Errors: as
    /// add().
    QFuture<Result<void>> setPin(qint64 id, const QString &pin);

Q_SIGNALS:
    /// Emitted when operators(), current() or the result of isAllowed() may have changed.
    void changed();

    /// Emitted when decide() refused an action of the operator at the counter, which another
    /// operator may authorize().
    void refused(core::Permission permission, const std::optional<core::Money> &amount);

    /// Emitted with the reason why the operators cannot be read.
    void failed(const core::Error &error);

private:
    struct Grant
    {
        qint64 person = 0;
        std::optional<Permission> permission = {}; ///< nullopt: any
        QDeadlineTimer end = {};
    };

    [[nodiscard]] Result<void> handleRead(const Result<QList<Operator>> &people);
    void setOperators(const QList<Operator> &operators);
    QFuture<Result<void>> replace(const Operator &person, const QFuture<Result<void>> &stored);
    void applyHolders();
    void followLock();
    void applyMasking();
    [[nodiscard]] const Operator *find(qint64 id) const;
    [[nodiscard]] bool isOwnPin(const AuditRecord &record) const;
    [[nodiscard]] Result<Actor> decideApproval(qint64 requester);
    [[nodiscard]] Result<void> checkPin(qint64 id, const QString &pin) const;
    [[nodiscard]] bool hasManager(const Operator &changed) const;
    void record(AuditAction action, qint64 person);

    const Setup m_setup;
    QList<Operator> m_operators;
    bool m_isRead = false;
    qint64 m_current = 0;
    bool m_isAuthorizing = false; ///< inside of authorize()
    std::optional<Grant> m_grant;
    std::optional<Grant> m_approval;
    QHash<QString, Actor> m_commitments; ///< orders that may move money
};

} // namespace core
