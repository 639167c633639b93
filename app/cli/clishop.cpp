// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/clishop.h"

#include "app/bankconnectionstore.h"
#include "app/cli/clibank.h"
#include "app/cli/clicontext.h"
#include "app/cli/clisecrets.h"
#include "app/lastshop.h"
#include "app/localshop.h"
#include "app/profilestore.h"
#include "app/remotesession.h"
#include "app/server/sandboxshop.h"
#include "app/shopfolder.h"
#include "app/systemkeys.h"
#include "core/database/database.h"
#include "core/storage/keystore.h"
#include "ui/text/errortext.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>

#include <utility>
#include <variant>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// The shop of the command line: a folder or a profile.
using Place = std::variant<QString, core::RemoteShop>;

tl::expected<Place, CliError> profileNamed(const QString &name)
{
    const ProfileStore store;
    if (const auto shop = store.named(name))
        return *shop;
    QStringList names;
    for (const core::RemoteShop &shop : store.all())
        names += shop.service.name;
    CliError error{.code = u"no_profile"_s};
    error.message =
        names.isEmpty()
            ? Words::tr("There is no profile “%1”, nor any other. Add one in the settings.")
                  .arg(name)
            : Words::tr("There is no profile “%1”. Available: %2.").arg(name, names.join(", "_L1));
    return tl::unexpected(error);
}

tl::expected<Place, CliError> placeOf(const CliLine &line)
{
    if (line.has(u"data"_s))
        return QDir(line.value(u"data"_s)).absolutePath();
    if (line.has(u"profile"_s))
        return profileNamed(line.value(u"profile"_s).simplified());
    const auto last = LastShop::load();
    if (last && !last->folder.isEmpty())
        return last->folder;
    const auto shop = last ? ProfileStore().load(last->profile)
                           : core::Result<core::RemoteShop>(tl::unexpected(core::Error{}));
    if (shop)
        return *shop;
    CliError error = usageError(
        Words::tr("Name a shop with --data or --profile: the console has not opened one yet."));
    error.code = u"no_shop"_s;
    return tl::unexpected(error);
}

/// Returns the platform of the oldest valid key, whose client shares the sandbox. Without a key,
/// every run uses the same platform.
core::Result<QUuid> sandboxPlatform(core::KeyStore &store)
{
    return store.all().map([](const QList<core::ListedKey> &keys) {
        for (const core::ListedKey &listed : keys) {
            if (!listed.key.revoked)
                return listed.key.platform;
        }
        return QUuid(u"5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"_s);
    });
}

/// Returns the settings for the folder of a sandbox server; nullopt for any other folder.
core::Result<std::optional<core::ServiceSettings>> sandboxIn(const QString &folder)
{
    const QString address = databaseIn(folder);
    if (!QFileInfo(address).isFile() || QFileInfo(address).size() == 0)
        return std::nullopt;
    const auto database = core::Database::open(address, core::Database::Access::ReadOnly);
    if (!database)
        return tl::unexpected(database.error());
    core::KeyStore store(**database);
    const auto environment = store.environment();
    if (!environment)
        return tl::unexpected(environment.error());
    if (*environment != core::Environment::Sandbox)
        return std::nullopt;
    return sandboxPlatform(store).map(
        [](const QUuid &platform) { return std::optional(sandboxSettings(platform)); });
}

} // namespace

CliShop::CliShop() = default;

CliShop::~CliShop() = default;

CliShop::Opened CliShop::open(CliContext &context, Access access)
{
    const auto place = placeOf(context.line());
    if (!place)
        return tl::unexpected(place.error());
    if (const auto *shop = std::get_if<core::RemoteShop>(&*place))
        return openProfile(context, *shop, access);
    return openFolder(context, std::get<QString>(*place), access);
}

CliShop::Opened CliShop::openFolder(CliContext &context, const QString &folder, Access access)
{
    const auto settings = ShopSettings::load(folder);
    if (!settings)
        return tl::unexpected(inFolder(readError(settings.error()), folder));
    if (!*settings) {
        const auto sandbox = sandboxIn(folder);
        if (!sandbox)
            return tl::unexpected(inFolder(readError(sandbox.error()), folder));
        if (!*sandbox)
            return tl::unexpected(noShopError(folder));
        return openLocal(context, folder,
                         {.database = databaseIn(folder),
                          .settings = **sandbox,
                          .openMode = core::LocalTransactionService::OpenMode::Refused});
    }
    if (access == Access::BackOffice) {
        if (const auto problem = pinProblem(context, folder))
            return tl::unexpected(*problem);
    }
    const auto setup = localShopSetup(**settings, folder);
    if (!setup)
        return tl::unexpected(inFolder(readError(setup.error()), folder));
    auto shop = openLocal(context, folder, *setup);
    if (shop)
        (*shop)->m_payer = (*settings)->profile.payer;
    return shop;
}

CliShop::Opened CliShop::openLocal(CliContext &context, const QString &folder,
                                   const core::LocalTransactionService::Setup &setup)
{
    auto service = std::make_unique<core::LocalTransactionService>(setup);
    if (const auto opened = context.wait(service->open()); !opened)
        return tl::unexpected(inFolder(readError(opened.error()), folder));
    std::unique_ptr<CliShop> shop(new CliShop);
    shop->m_folder = folder;
    shop->m_environment =
        setup.settings->environment == core::Environment::Sandbox ? u"sandbox"_s : u"local"_s;
    shop->m_service = service.get();
    shop->m_local = std::move(service);
    return shop;
}

CliShop::Opened CliShop::openProfile(CliContext &context, const core::RemoteShop &remote,
                                     Access access)
{
    std::unique_ptr<CliShop> shop(new CliShop);
    shop->m_folder = ProfileStore().folderOf(remote.id);
    if (access == Access::BackOffice) {
        if (const auto problem = pinProblem(context, shop->m_folder))
            return tl::unexpected(*problem);
    }
    shop->m_isRemote = true;
    shop->m_payer = remote.shop.payer;
    shop->m_environment =
        remote.service.environment() == core::Environment::Sandbox ? u"sandbox"_s : u"production"_s;
    if (context.line().has(u"offline"_s))
        return openCopy(context, remote, std::move(shop));
    const auto key = apiKeyOf(context, remote.id);
    if (!key)
        return tl::unexpected(key.error());
    shop->m_remote = std::make_unique<RemoteSession>(remote, *key, shop->m_folder);
    shop->m_service = &shop->m_remote->service();
    if (const auto opened = context.wait(shop->m_remote->open()); !opened)
        return tl::unexpected(inFolder(readError(opened.error()), shop->m_folder));
    return shop;
}

std::optional<CliError> CliShop::connectBank(CliContext &context)
{
    auto *const local = qobject_cast<core::LocalTransactionService *>(m_local.get());
    if (!local || !local->capabilities().confirmsPayments)
        return std::nullopt;
    const auto payee = local->payee();
    const auto *merchant = payee ? std::get_if<core::Merchant>(&*payee) : nullptr;
    if (!merchant)
        return std::nullopt;
    const auto connections = BankConnectionStore().withKey(merchant->key.value());
    if (connections.isEmpty() || !connections.constFirst().makesCodes)
        return std::nullopt;
    auto bank = CliBank::open(context, *local, m_folder, connections.constFirst());
    if (!bank)
        return bank.error();
    m_bank = std::move(*bank);
    m_service = &m_bank->service();
    return std::nullopt;
}

std::optional<CliError> CliShop::bringUpToDate(CliContext &context)
{
    return m_remote ? app::bringUpToDate(context, *m_remote) : std::nullopt;
}

std::optional<CliError> bringUpToDate(CliContext &context, RemoteSession &remote)
{
    core::RemoteTransactionService &service = remote.service();
    const auto link = QObject::connect(
        &service, &core::TransactionService::completenessChanged, &context, [&service, &context] {
            const auto completeness = service.completeness();
            if (completeness && !completeness->isComplete)
                context.output().showProgress(
                    Words::tr("%1 % of the transactions read").arg(completeness->percent));
        });
    std::optional<CliError> problem;
    do { // a long first run answers before its end
        const auto promise = core::makePromise<void>();
        service.synchronizer()->refresh(core::resolver(promise));
        const auto refreshed = context.waitOrStop(promise->future());
        if (!refreshed)
            problem = interruptedError();
        else if (!*refreshed)
            problem = readError(refreshed->error());
    } while (!problem && !service.completeness()->isComplete);
    QObject::disconnect(link);
    return problem;
}

/// Opens the local copy of a remote service only. An incomplete copy would report too little.
CliShop::Opened CliShop::openCopy(CliContext &context, const core::RemoteShop &shop,
                                  std::unique_ptr<CliShop> opened)
{
    const CliError incomplete{
        .code = u"incomplete"_s,
        .message = Words::tr("The local copy of %1 is not complete: run balcao-cli service sync.")
                       .arg(shop.service.name)};
    const QString path = copyDatabaseIn(opened->m_folder);
    if (!QFileInfo::exists(path))
        return tl::unexpected(incomplete);
    auto copy = std::make_unique<core::TransactionCopy>(
        core::TransactionCopy::Setup{.path = path,
                                     .platform = shop.service.platform,
                                     .payee = core::payeeOf(shop.service, shop.shop.merchant)});
    if (const auto read = context.wait(copy->open()); !read)
        return tl::unexpected(inFolder(readError(read.error()), opened->m_folder));
    if (!copy->completeness()->isComplete)
        return tl::unexpected(incomplete);
    opened->m_service = copy.get();
    opened->m_local = std::move(copy);
    return opened;
}

tl::expected<QString, CliError> localFolder(const CliContext &context)
{
    const auto place = placeOf(context.line());
    if (!place)
        return tl::unexpected(place.error());
    if (const auto *folder = std::get_if<QString>(&*place))
        return *folder;
    return tl::unexpected(
        CliError{.code = toText(core::Error::Code::Unsupported),
                 .message = Words::tr("A remote service has no files here: use --data.")});
}

tl::expected<QString, CliError> dataFolder(const CliContext &context)
{
    const auto place = placeOf(context.line());
    if (!place)
        return tl::unexpected(place.error());
    if (const auto *remote = std::get_if<core::RemoteShop>(&*place))
        return ProfileStore().folderOf(remote->id);
    return std::get<QString>(*place);
}

CliError noShopError(const QString &folder)
{
    return {.code = u"no_shop"_s,
            .message = Words::tr("There is no shop in %1.").arg(QDir::toNativeSeparators(folder))};
}

CliError inFolder(CliError error, const QString &folder)
{
    error.message += u" (%1)"_s.arg(QDir::toNativeSeparators(folder));
    return error;
}

} // namespace app
