// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rescue.h"

#include "app/preferencesfile.h"
#include "app/shopfolder.h"
#include "app/till.h"

namespace app
{

using namespace Qt::StringLiterals;

Rescue::Rescue(const QString &folder)
    : m_copies(u"rescue"_s)
    , m_console({.path = consoleDatabaseIn(folder)})
    , m_service(databaseIn(folder), m_copies.path())
    , m_lock(Till::lockOf(folder, PreferencesFile::load(folder).preferences.locking))
{
    m_console.gate().setDecision(
        [](const core::AuditRecord &record, const core::ActionFacts & /*facts*/) {
            core::AuditRecord named = record;
            named.till = u"rescue"_s;
            return core::Result<core::AuditRecord>(named);
        });
    m_console.open(); // each call of the record reports a failure
}

QFuture<core::Result<bool>> Rescue::open()
{
    if (m_copies.isValid())
        return m_service.open();
    return QtFuture::makeReadyFuture(
        core::Result<bool>(tl::unexpected(core::Error{core::Error::Code::StorageFull, {}, {}})));
}

} // namespace app
