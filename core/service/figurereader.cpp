// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/figurereader.h"

#include "core/database/database.h"
#include "core/service/workthread.h"

namespace core
{

using namespace Qt::StringLiterals;

FigureReader::FigureReader(QString address, QObject *parent)
    : QObject(parent)
    , m_address(std::move(address))
    , m_thread(std::make_unique<WorkThread>(u"figures"_s))
{}

FigureReader::~FigureReader()
{
    m_thread->end([this] { m_database.reset(); });
}

QFuture<Result<DatabaseFigures>> FigureReader::read()
{
    return m_thread->run<DatabaseFigures>([this]() -> Result<DatabaseFigures> {
        if (!m_database) {
            auto opened = Database::open(m_address, Database::Access::ReadOnly);
            if (!opened)
                return tl::unexpected(opened.error());
            m_database = std::move(*opened);
        }
        auto figures = readDatabaseFigures(*m_database, QDateTime::currentDateTimeUtc());
        if (!figures)
            m_database.reset();
        return figures;
    });
}

} // namespace core
