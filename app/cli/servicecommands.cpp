// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/servicecommands.h"

#include "app/cli/clicontext.h"
#include "app/cli/clisecrets.h"
#include "app/cli/clitext.h"
#include "app/profilestore.h"
#include "app/remotesession.h"
#include "app/singleinstance.h"
#include "app/systemkeys.h"
#include "core/domain/payloadcheck.h"
#include "core/remote/servicecheck.h"
#include "core/wire/capabilitiesjson.h"
#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"
#include "ui/text/servicetext.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>

#include <array>

namespace app
{

using namespace Qt::StringLiterals;
using core::JsonText;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

tl::expected<core::RemoteShop, CliError> profileOf(const CliLine &line)
{
    const QString name = line.arguments.at(1).simplified();
    if (const auto shop = ProfileStore().named(name))
        return *shop;
    return tl::unexpected(CliError{.code = u"no_profile"_s,
                                   .message = Words::tr("There is no profile “%1”.").arg(name)});
}

/// Returns the settings of a shop behind a service that the command line does not describe: the
/// codes of a provider name its host, and a sandbox uses the key that nobody can pay.
core::ShopProfile shopOf(const QString &name, core::ServiceKind kind)
{
    core::PayerProfile payer;
    if (kind == core::ServiceKind::Sandbox)
        payer = {.name = u"Cliente de balcão"_s,
                 .email = u"cliente@treino.example"_s,
                 .phone = u"+5511987654321"_s,
                 .document = u"11144477735"_s,
                 .description = u"Venda de treino"_s};
    return {{core::demoKey(), name, u"São Paulo"_s}, payer};
}

CliResult addService(CliContext &context)
{
    const CliLine &line = context.line();
    for (const QString &option : {u"url"_s, u"platform"_s, u"key-file"_s}) {
        if (!line.has(option))
            return tl::unexpected(usageError(Words::tr("%1 needs --%2.").arg(u"add"_s, option)));
    }
    const auto kind =
        line.has(u"sandbox"_s) ? core::ServiceKind::Sandbox : core::ServiceKind::Provider;
    const auto service = core::validated(core::ServiceProfileDraft{
        .name = line.arguments.at(1),
        .address = line.value(u"url"_s),
        .platform = line.value(u"platform"_s),
        .kind = kind,
        .host = line.value(u"host"_s),
        .till = line.value(u"till"_s).isEmpty() ? u"CLI"_s : line.value(u"till"_s)});
    if (!service)
        return tl::unexpected(readError(service.error()));
    const core::RemoteShop shop{QUuid::createUuid(), *service, shopOf(service->name, kind)};
    const auto key = apiKeyOf(context, shop.id);
    if (!key)
        return tl::unexpected(key.error());
    if (const auto saved = ProfileStore().save(shop); !saved)
        return tl::unexpected(writeError(saved.error()));
    context.noteChange();
    const bool isKept = context.wait(SystemKeys().keep(shop.id, *key)).has_value();
    if (context.output().isJson())
        context.output().print(JsonText()
                                   .add("id", core::toWireId(shop.id))
                                   .add("name", service->name)
                                   .add("kind", core::toText(kind))
                                   .addRaw("key_stored", isKept ? "true" : "false")
                                   .toObject());
    else if (isKept)
        context.output().print(Words::tr("The profile %1 was added.").arg(service->name));
    else
        context.output().print(Words::tr("The profile %1 was added. There is no open keyring: "
                                         "every call needs --key-file.")
                                   .arg(service->name));
    return ExitStatus::Done;
}

/// Returns the machine-readable name of the result of a test.
QString wordOf(core::ServiceFinding::Kind kind)
{
    using Kind = core::ServiceFinding::Kind;
    switch (kind) {
    case Kind::Fine:
        return u"ok"_s;
    case Kind::NoNetwork:
        return u"no_network"_s;
    case Kind::NoProxy:
        return u"no_proxy"_s;
    case Kind::NoSuchHost:
        return u"no_such_host"_s;
    case Kind::NobodyThere:
        return u"nobody_there"_s;
    case Kind::Silent:
        return u"silent"_s;
    case Kind::NotTrusted:
        return u"not_trusted"_s;
    case Kind::NotTheService:
        return u"not_the_service"_s;
    case Kind::KeyRefused:
        return u"key_refused"_s;
    case Kind::MayNotRead:
        return u"may_not_read"_s;
    case Kind::WrongPlatform:
        return u"wrong_platform"_s;
    case Kind::WrongKind:
        return u"wrong_kind"_s;
    case Kind::Troubled:
        return u"troubled"_s;
    }
    Q_UNREACHABLE();
}

CliResult testService(CliContext &context)
{
    const auto shop = profileOf(context.line());
    if (!shop)
        return tl::unexpected(shop.error());
    const auto key = apiKeyOf(context, shop->id);
    if (!key)
        return tl::unexpected(key.error());
    core::ServiceCheck check({.address = shop->service.address,
                              .key = *key,
                              .platform = shop->service.platform,
                              .kind = shop->service.kind});
    const auto promise = core::makePromise<core::ServiceFinding>();
    QObject::connect(&check, &core::ServiceCheck::finished, &context,
                     [promise](const core::ServiceFinding &finding) {
                         core::resolve(promise, core::Result<core::ServiceFinding>(finding));
                     });
    check.start();
    const auto finding = context.waitOrStop(promise->future());
    if (!finding)
        return tl::unexpected(interruptedError());
    const QString sentence = ui::findingSentence(**finding, shop->service);
    if ((*finding)->kind != core::ServiceFinding::Kind::Fine)
        return tl::unexpected(CliError{.code = wordOf((*finding)->kind), .message = sentence});
    if (context.output().isJson()) {
        JsonText json;
        json.add("result", u"ok"_s).addRaw("may_charge", (*finding)->mayCharge ? "true" : "false");
        if ((*finding)->stated)
            json.addRaw("stated", core::toJson(*(*finding)->stated))
                .add("clock_ahead", qint64{(*finding)->clockAhead.count()});
        context.output().print(json.add("message", sentence).toObject());
    } else {
        context.output().print(sentence);
    }
    return ExitStatus::Done;
}

CliResult synchronizeService(CliContext &context)
{
    const auto shop = profileOf(context.line());
    if (!shop)
        return tl::unexpected(shop.error());
    const QString folder = ProfileStore().folderOf(shop->id);
    const auto key = apiKeyOf(context, shop->id);
    if (!key)
        return tl::unexpected(key.error());
    RemoteSession remote(*shop, *key, folder);
    core::RemoteTransactionService &service = remote.service();
    if (const auto opened = context.wait(remote.open()); !opened)
        return tl::unexpected(inFolder(readError(opened.error()), folder));
    if (const auto problem = bringUpToDate(context, remote))
        return tl::unexpected(*problem);
    context.noteChange();
    const auto completeness = *service.completeness();
    const auto count = context.wait(service.copy()->count({}));
    if (!count)
        return tl::unexpected(readError(count.error()));
    if (context.output().isJson()) {
        JsonText json;
        json.addRaw("complete", completeness.isComplete ? "true" : "false");
        if (completeness.asOf)
            json.add("as_of", cliTime(*completeness.asOf));
        json.add("transactions", *count)
            .add("vanished", completeness.vanished)
            .add("reverted", completeness.reverted)
            .add("unreadable", completeness.unreadable);
        context.output().print(json.toObject());
    } else {
        context.output().print(
            Words::tr("Complete as of %1: %n transaction(s).", nullptr, static_cast<int>(*count))
                .arg(completeness.asOf ? cliTime(*completeness.asOf) : QString()));
        if (completeness.vanished + completeness.reverted > 0)
            context.output().print(Words::tr(
                "The service lost or reverted %n transaction(s) since the first "
                "synchronization.",
                nullptr, static_cast<int>(completeness.vanished + completeness.reverted)));
    }
    return ExitStatus::Done;
}

CliResult removeService(CliContext &context)
{
    const auto shop = profileOf(context.line());
    if (!shop)
        return tl::unexpected(shop.error());
    const QString folder = ProfileStore().folderOf(shop->id);
    const SingleInstance::Hold hold = SingleInstance::hold(folder);
    if (!hold.instance)
        return tl::unexpected(inFolder(
            CliError{.code = u"storage_busy"_s,
                     .message = Words::tr("A console has the profile open. Close it first.")},
            folder));
    const auto aside = ProfileStore().setAside(shop->id);
    if (!aside)
        return tl::unexpected(writeError(aside.error()));
    context.noteChange();
    std::ignore = context.wait(SystemKeys().forget(shop->id));
    if (context.output().isJson())
        context.output().print(JsonText().add("folder", *aside).toObject());
    else
        context.output().print(Words::tr("The profile was removed, and its copy of the "
                                         "transactions deleted. Its other data is in %1.")
                                   .arg(*aside));
    return ExitStatus::Done;
}

} // namespace

CliResult runService(CliContext &context)
{
    using Run = CliResult (*)(CliContext &);
    static constexpr std::array<std::pair<QLatin1StringView, Run>, 4> kActions{{
        {"add"_L1, &addService},
        {"test"_L1, &testService},
        {"sync"_L1, &synchronizeService},
        {"remove"_L1, &removeService},
    }};
    const QString action = context.line().arguments.constFirst();
    for (const auto &[name, run] : kActions) {
        if (name == action)
            return run(context);
    }
    return tl::unexpected(
        usageError(Words::tr("“%1” is not an action: add, test, sync or remove.").arg(action)));
}

} // namespace app
