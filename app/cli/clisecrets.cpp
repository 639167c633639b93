// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/clisecrets.h"

#include "app/cli/clicontext.h"
#include "app/cli/clidisclosure.h"
#include "app/lockfile.h"
#include "app/shopfolder.h"
#include "app/systemkeys.h"
#include "core/database/database.h"
#include "core/domain/serviceprofile.h"
#include "core/storage/operatorstore.h"
#include "core/till/pinservice.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QSocketNotifier>

#include <algorithm>
#include <cstdio>
#include <termios.h>
#include <unistd.h>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr qint64 kMaxSecret = 4096;

/// Hides the input on the terminal while an object exists.
class HiddenInput
{
    Q_DISABLE_COPY_MOVE(HiddenInput)

public:
    HiddenInput()
    {
        tcgetattr(STDIN_FILENO, &m_before);
        termios hidden = m_before;
        hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
    }
    ~HiddenInput() { tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before); }

private:
    termios m_before = {};
};

CliError pinError(const QString &code, const QString &message)
{
    return {.code = code, .message = message};
}

/// Asks on the terminal. Returns nullopt after a signal or at the end of the input.
std::optional<QByteArray> askedPin(CliContext &context)
{
    std::fputs(Words::tr("PIN: ").toLocal8Bit().constData(), stderr);
    std::fflush(stderr);
    const auto promise = core::makePromise<QByteArray>();
    QSocketNotifier typed(STDIN_FILENO, QSocketNotifier::Read);
    // Terminals deliver whole lines.
    QObject::connect(&typed, &QSocketNotifier::activated, &context, [&typed, promise] {
        typed.setEnabled(false);
        QByteArray line(kMaxSecret, '\0');
        const ssize_t size = read(STDIN_FILENO, line.data(), static_cast<size_t>(line.size()));
        core::resolve(promise, core::Result<QByteArray>(line.left(qMax<ssize_t>(0, size))));
    });
    std::optional<core::Result<QByteArray>> answer;
    {
        const HiddenInput hidden;
        answer = context.waitOrStop(promise->future());
    }
    std::fputs("\n", stderr);
    if (!answer || !*answer || (*answer)->isEmpty())
        return std::nullopt;
    return (*answer)->trimmed();
}

tl::expected<QByteArray, CliError> typedPin(CliContext &context)
{
    if (context.line().has(u"pin-file"_s))
        return secretFrom(context.line().value(u"pin-file"_s));
    if (isatty(STDIN_FILENO) != 1)
        return tl::unexpected(pinError(
            u"pin_required"_s, Words::tr("This shop asks for its PIN: add --pin-file FILE.")));
    const auto pin = askedPin(context);
    if (!pin)
        return tl::unexpected(interruptedError());
    return *pin;
}

core::Result<QList<core::Operator>> operatorsIn(const QString &folder)
{
    return core::Database::open(consoleDatabaseIn(folder), core::Database::Access::ReadOnly,
                                core::Schema::Console)
        .and_then([](const auto &console) { return core::OperatorStore(*console).all(); });
}

QList<core::PinHolder> holdersOf(const QList<core::Operator> &people)
{
    QList<core::PinHolder> holders;
    for (const core::Operator &person : people) {
        if (person.isActive)
            holders.append({person.id, person.pinHash, person.pinLength});
    }
    return holders;
}

/// Returns the permission that a command with a PIN needs.
core::Permission permissionOf(const CliLine &line)
{
    using core::Permission;
    if (line.command == "shift"_L1) {
        const QString action = line.arguments.value(0);
        return action == "open"_L1 || action == "close"_L1 ? Permission::Charge
                                                           : Permission::SeeTotals;
    }
    static const QHash<QString, Permission> permissions{
        {u"show"_s, Permission::SeePersonalData}, {u"report"_s, Permission::SeeTotals},
        {u"list"_s, Permission::Export},          {u"export"_s, Permission::Export},
        {u"refund"_s, Permission::Refund},        {u"withdraw"_s, Permission::Withdraw},
        {u"statement"_s, Permission::Reconcile},  {u"reconcile"_s, Permission::Reconcile}};
    return permissions.value(line.command, Permission::ManageOperators);
}

/// Returns why the operator may not use the command; nullopt: allowed, or there are no operators.
/// The amount of a refund is unknown here, so a limit forbids refunds.
std::optional<CliError> operatorProblem(const CliLine &line, const QList<core::Operator> &people,
                                        qint64 holder)
{
    if (people.isEmpty())
        return std::nullopt;
    const auto person = std::find_if(people.cbegin(), people.cend(),
                                     [holder](const auto &each) { return each.id == holder; });
    const core::Permission permission = permissionOf(line);
    const bool isLimited = person != people.cend() && permission == core::Permission::Refund &&
                           person->refundLimit.has_value();
    if (person == people.cend() || isLimited || !core::isAllowed(*person, permission))
        return CliError{
            .code = u"operator_forbidden"_s,
            .message = Words::tr("This operator may not use the command: %1.").arg(line.command)};
    setCliOperator(*person);
    return std::nullopt;
}

} // namespace

tl::expected<QByteArray, CliError> secretFrom(const QString &file)
{
    const auto refused = [&file](const QString &message) {
        return tl::unexpected(CliError{.code = u"secret_file"_s, .message = message.arg(file)});
    };
    QFile secret(file);
    if (!QFileInfo(file).isFile() || !secret.open(QIODevice::ReadOnly))
        return refused(Words::tr("The file %1 cannot be read."));
    constexpr auto kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                             QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    if (secret.permissions() & kOthers)
        return refused(Words::tr("Others can read the file %1: chmod 600."));
    const QByteArray text = secret.read(kMaxSecret).trimmed();
    if (text.isEmpty())
        return refused(Words::tr("The file %1 is empty."));
    return text;
}

std::optional<CliError> pinProblem(CliContext &context, const QString &folder)
{
    using Answer = core::PinService::Answer;
    core::PinService service(LockFile::load(folder), [folder](const core::LockRecord &record) {
        return LockFile::save(folder, record);
    });
    if (!service.hasPin())
        return std::nullopt;
    QList<core::Operator> people;
    if (service.hasHolders()) {
        const auto read = operatorsIn(folder);
        if (!read)
            return readError(read.error());
        people = *read;
        if (const auto done = service.setHolders(holdersOf(people)); !done)
            return readError(done.error());
    }
    const auto pin = typedPin(context);
    if (!pin)
        return pin.error();
    switch (service.attempt(QString::fromUtf8(*pin))) {
    case Answer::Right:
        return operatorProblem(context.line(), people, service.holder());
    case Answer::Wrong:
        return pinError(u"pin_wrong"_s, Words::tr("Wrong PIN."));
    case Answer::TooSoon:
        return pinError(
            u"pin_wait"_s,
            Words::tr("Too many wrong PINs: wait %1 seconds.").arg(service.wait().count()));
    case Answer::Unreadable:
        return pinError(u"pin_unreadable"_s,
                        Words::tr("The file of the PIN is damaged, so no PIN is accepted: %1")
                            .arg(LockFile::filePath(folder)));
    }
    Q_UNREACHABLE();
}

tl::expected<QByteArray, CliError> apiKeyOf(CliContext &context, const QUuid &profile)
{
    if (context.line().has(u"key-file"_s)) {
        const auto text = secretFrom(context.line().value(u"key-file"_s));
        if (!text)
            return text;
        const auto key = core::apiKeyFrom(QString::fromUtf8(*text));
        return key ? tl::expected<QByteArray, CliError>(*key)
                   : tl::unexpected(readError(key.error()));
    }
    SystemKeys keyring;
    const auto key = context.waitOrStop(keyring.find(profile));
    if (!key)
        return tl::unexpected(interruptedError());
    if (!*key)
        return tl::unexpected(
            CliError{.code = u"no_key"_s,
                     .message = Words::tr("The keyring has no key for this profile, or is locked: "
                                          "add --key-file FILE.")});
    return **key;
}

} // namespace app
