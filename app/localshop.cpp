// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/localshop.h"

#include "app/shopfolder.h"

#include "core/database/database.h"
#include "core/domain/payloadcheck.h"
#include "core/storage/keystore.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace app
{

using namespace Qt::StringLiterals;
using Service = core::LocalTransactionService;

namespace
{

/// Marks the database as a sandbox, and creates the database if that is allowed.
core::Result<void> markAsSandbox(const QString &path, Service::OpenMode openMode)
{
    if (openMode == Service::OpenMode::Refused && QFileInfo(path).size() == 0)
        return {}; // lost, as the service will report
    const auto database = core::Database::open(path, core::Database::Access::ReadWrite);
    if (!database)
        return tl::unexpected(database.error());
    return core::KeyStore(**database).settleEnvironment(core::Environment::Sandbox);
}

} // namespace

core::Result<Service::Setup> localShopSetup(const ShopSettings &settings, const QString &folder)
{
    const auto service = serviceSettingsOf(settings);
    if (!service)
        return tl::unexpected(service.error());
    Service::Setup setup{.database = databaseIn(folder), .settings = *service};
    setup.openMode =
        neverHadDatabase(folder) ? Service::OpenMode::Allowed : Service::OpenMode::Refused;
    if (settings.isPractice)
        setup.prepare = [path = setup.database, openMode = setup.openMode] {
            return markAsSandbox(path, openMode);
        };
    return setup;
}

bool neverHadDatabase(const QString &folder)
{
    // Also files with an unusual type, such as a broken link.
    return QDir(folder)
        .entryList({u"balcao.db*"_s, u"console.db*"_s, u"replaced-*"_s, u"receipts.txt"_s,
                    u"lock.json"_s, u"approver.json"_s, u"operators.json"_s, u"approvers.json"_s},
                   QDir::AllEntries | QDir::System | QDir::Hidden)
        .isEmpty();
}

ShopSettings newPracticeShop()
{
    return {
        .profile = {{core::demoKey(), u"Loja de Treino"_s, u"São Paulo"_s},
                    {
                        .name = u"Cliente de balcão"_s,
                        .email = u"cliente@treino.example"_s,
                        .phone = u"+5511987654321"_s,
                        .document = u"11144477735"_s,
                        .description = u"Venda de treino"_s,
                    }},
        .platform = QUuid::createUuid(),
        .terms = {.ispb = u"99999999"_s}, // no institution has this number
        .isPractice = true,
    };
}

} // namespace app
