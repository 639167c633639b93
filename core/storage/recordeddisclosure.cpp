// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/recordeddisclosure.h"

#include "core/database/database.h"
#include "core/storage/annotationstore.h"
#include "core/storage/auditstore.h"

namespace core
{

using namespace Qt::StringLiterals;

Result<qint64> recordDisclosure(Database &console, const Disclosure &disclosure,
                                const AuditRecord &record, const QDateTime &now)
{
    return inWriteTransaction(console, [&]() -> Result<qint64> {
        const auto number = AnnotationStore(console).beginDisclosure(disclosure, now);
        if (!number)
            return number;
        AuditRecord entry = record;
        entry.action = AuditAction::FileExported;
        entry.subject = u"file %1"_s.arg(*number);
        return AuditStore(console).append(entry, now).map([&number](const AuditEntry &) {
            return *number;
        });
    });
}

} // namespace core
