// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/clicontext.h"

#include "app/quitsignals.h"

#include <QtCore/QTimer>

namespace app
{

CliContext::CliContext(const CliLine &line, CliOutput &output, const QuitSignals &signals)
    : m_line(line)
    , m_output(output)
{
    connect(&signals, &QuitSignals::quitRequested, this, [this] {
        m_isStopped = true;
        Q_EMIT stopped();
    });
}

CliContext::~CliContext()
{
    join();
}

void CliContext::join()
{
    if (m_worker)
        m_worker->wait();
}

tl::expected<CliShop *, CliError> CliContext::openShop(CliShop::Access access)
{
    auto shop = CliShop::open(*this, access);
    if (!shop)
        return tl::unexpected(shop.error());
    m_shop = std::move(*shop);
    return m_shop.get();
}

void CliContext::pause(std::chrono::milliseconds duration)
{
    if (m_isStopped)
        return;
    QEventLoop loop;
    connect(this, &CliContext::stopped, &loop, &QEventLoop::quit);
    QTimer::singleShot(duration, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace app
