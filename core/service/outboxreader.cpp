// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/outboxreader.h"

#include "core/database/database.h"
#include "core/service/workthread.h"

namespace core
{

using namespace Qt::StringLiterals;

OutboxReader::OutboxReader(QString address, QObject *parent)
    : QObject(parent)
    , m_address(std::move(address))
    , m_thread(std::make_unique<WorkThread>(u"outbox"_s))
{}

OutboxReader::~OutboxReader()
{
    m_thread->end([this] { m_database.reset(); });
}

QFuture<Result<QList<Notice>>> OutboxReader::after(const QUuid &platform,
                                                   const std::optional<OutboxPlace> &place, int max)
{
    return m_thread->run<QList<Notice>>([this, platform, place, max]() -> Result<QList<Notice>> {
        if (!m_database) {
            auto opened = Database::open(m_address, Database::Access::ReadOnly);
            if (!opened)
                return tl::unexpected(opened.error());
            m_database = std::move(*opened);
        }
        auto notices = OutboxStore(*m_database).after(platform, place, max);
        if (!notices && notices.error().code != Error::Code::NotFound)
            m_database.reset();
        return notices;
    });
}

} // namespace core
