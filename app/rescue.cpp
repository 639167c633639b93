// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rescue.h"

#include "app/preferencesfile.h"
#include "app/shopfolder.h"
#include "app/till.h"
#include "core/console/damagedfiles.h"
#include "core/database/database.h"
#include "core/storage/operatorstore.h"
#include "core/storage/rescuecopy.h"

#include <QtCore/QTemporaryDir>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

using Operators = core::Result<QList<core::Operator>>;

/// Returns the operators in a copy of the file, whatever its damage. `folder`: for the copy.
Operators operatorsIn(const QString &path, const QString &folder)
{
    const QTemporaryDir place(QDir(folder).filePath(u"operators-XXXXXX"_s));
    const auto copy = core::copyDatabase(path, place.path());
    if (!copy)
        return tl::unexpected(copy.error());
    const auto database =
        core::Database::open(*copy, core::Database::Access::Unverified, core::Schema::Console);
    if (!database)
        return tl::unexpected(database.error());
    return core::OperatorStore(**database).all();
}

/// Returns the operators of a counter whose database has none. Operators are never deleted, so a
/// database without operators is newer than every damaged file. Older damaged files are not read:
/// their operators may have changed.
Operators lostOperators(const QString &database, const QString &folder)
{
    auto found = operatorsIn(database, folder);
    if (found && !found->isEmpty())
        return found;
    QString newest;
    for (const QFileInfo &damaged : core::damagedFilesOf(database)) {
        if (!damaged.fileName().endsWith("-wal"_L1) && damaged.filePath() > newest)
            newest = damaged.filePath();
    }
    return newest.isEmpty() ? found : operatorsIn(newest, folder);
}

} // namespace

Rescue::Rescue(const QString &folder)
    : m_folder(folder)
    , m_copies(u"rescue"_s)
    , m_reader(u"operators"_s)
    , m_console({.path = consoleDatabaseIn(folder)})
    , m_service(databaseIn(folder), m_copies.path())
    , m_lock(Till::lockOf(folder, PreferencesFile::load(folder).preferences.locking))
    , m_authorization(std::make_unique<core::Authorization>(
          core::Authorization::Setup{.operators = m_console.operators(),
                                     .audit = m_console.audit(),
                                     .lock = *m_lock,
                                     .till = [] { return u"rescue"_s; },
                                     .lostOperators = [this] { return readLostOperators(); }}))
{
    m_console.gate().setDecision(
        [this](const core::AuditRecord &record, const core::ActionFacts &facts) {
            return m_authorization->decide(record, facts);
        });
    m_console.open(); // each call of the record reports a failure
}

Rescue::~Rescue()
{
    m_console.gate().setDecision({});
    m_reader.end([] {});
}

QFuture<core::Result<QList<core::Operator>>> Rescue::readLostOperators()
{
    return m_reader.run<QList<core::Operator>>(
        [database = consoleDatabaseIn(m_folder), folder = m_copies.path()] {
            return lostOperators(database, folder);
        });
}

QFuture<core::Result<bool>> Rescue::open()
{
    if (!m_copies.isValid())
        return core::readyFuture<bool>(
            tl::unexpected(core::Error{core::Error::Code::StorageFull, {}, {}}));
    // The lock screen would count a PIN as wrong before the operators are known.
    const auto promise = core::makePromise<bool>();
    core::onAnswer(m_service.open(), this, [this, promise](const core::Result<bool> &isSound) {
        core::onAnswer(m_authorization->open(), this,
                       [promise, isSound](const core::Result<void> & /*isRead*/) {
                           core::resolve<bool>(promise, isSound);
                       });
    });
    return promise->future();
}

} // namespace app
