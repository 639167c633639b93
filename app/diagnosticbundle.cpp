// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/diagnosticbundle.h"

#include "app/preferencesfile.h"
#include "app/recentlog.h"
#include "app/recordjson.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "app/smallfile.h"
#include "core/database/database.h"
#include "core/storage/auditstore.h"
#include "core/storage/operatorstore.h"
#include "core/wire/jsontext.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>
#include <QtCore/QSysInfo>
#include <QtCore/QThread>

#include <algorithm>
#include <array>
#include <utility>

namespace app
{

using namespace Qt::StringLiterals;
using core::Database;
using core::JsonText;

namespace
{

/// The settings whose text is a word of the program. Every other text was typed by a person.
constexpr std::array kWords{
    "typing"_L1,
    "language"_L1,
    "appearance.theme"_L1,
    "appearance.motion"_L1,
    "appearance.keypad"_L1,
    "printing.paper"_L1,
    "backup_encryption.kind"_L1,
    "charging.masking"_L1,
    "exporting.format"_L1,
    "sending.retype_from"_L1,
    "sending.approve_from"_L1,
};

/// The settings whose names were typed by a person.
constexpr std::array kNamedByPeople{"own_keys"_L1};

/// Returns the value without typed texts: the number of items of a list, and whether a text is set.
QJsonValue withoutTypedText(const QString &path, const QJsonValue &value)
{
    const auto isPath = [&path](QLatin1StringView each) { return path == each; };
    if (value.isArray())
        return value.toArray().size();
    if (value.isString()) {
        const bool isWord = std::any_of(kWords.begin(), kWords.end(), isPath);
        return isWord ? value : QJsonValue(value.toString().isEmpty() ? u"unset"_s : u"set"_s);
    }
    if (!value.isObject())
        return value;
    const QJsonObject object = value.toObject();
    if (std::any_of(kNamedByPeople.begin(), kNamedByPeople.end(), isPath))
        return object.size();
    QJsonObject shown;
    for (auto member = object.begin(); member != object.end(); ++member) {
        const QString name = path.isEmpty() ? member.key() : path + u'.' + member.key();
        shown.insert(member.key(), withoutTypedText(name, member.value()));
    }
    return shown;
}

/// Returns the names of the shop, of its payer and of all operators, longest first.
QStringList namesIn(const QString &folder)
{
    QStringList names;
    if (const auto settings = ShopSettings::load(folder); settings && *settings) {
        const core::ShopProfile &profile = (*settings)->profile;
        names += {profile.merchant.name, profile.merchant.key.value(), profile.payer.name};
    }
    if (const auto console = openTillDatabase(folder); console && *console) {
        const auto people = core::OperatorStore(**console).all();
        for (const core::Operator &person : people.value_or(QList<core::Operator>()))
            names += {person.name, person.shortName};
    }
    names.removeAll(QString());
    std::sort(names.begin(), names.end(),
              [](const QString &one, const QString &other) { return one.size() > other.size(); });
    return names;
}

/// Returns the message without anything that may identify a person, a key or a place.
QString withoutPersonalData(QString message, const QString &folder, const QStringList &names)
{
    static const QRegularExpression email(uR"([^\s<>"']+@[^\s<>"']+)"_s);
    static const QRegularExpression key(uR"(\b(?:blc_\w+|[0-9A-Za-z_+/=-]{24,}))"_s);
    static const QRegularExpression number(uR"(\+?\d[\d .()/-]{5,}\d)"_s);
    static const QRegularExpression path(uR"((?<![\w.])~?(?:/[^\s/:"']+){2,})"_s);
    message.replace(folder, u"[folder]"_s);
    for (const QString &name : names)
        message.replace(name, u"[name]"_s, Qt::CaseInsensitive);
    return message.replace(email, u"[e-mail]"_s)
        .replace(path, u"[path]"_s)
        .replace(key, u"[key]"_s)
        .replace(number, u"[number]"_s);
}

QByteArray versions()
{
    return JsonText()
        .add("program", QCoreApplication::applicationName())
        .add("version", QCoreApplication::applicationVersion())
        .add("qt", QString::fromLatin1(qVersion()))
        .add("system", QSysInfo::prettyProductName())
        .add("kernel", QSysInfo::kernelVersion())
        .add("processor", QSysInfo::currentCpuArchitecture())
        .toObject();
}

/// Returns which files of a shop exist, with their sizes. Other names may be typed by a person.
QByteArray files(const QString &folder)
{
    QStringList paths{databaseIn(folder),     consoleDatabaseIn(folder),
                      bankDatabaseIn(folder), intentDatabaseIn(folder),
                      copyDatabaseIn(folder), preferencesIn(folder),
                      pinFileIn(folder),      ShopSettings::filePath(folder)};
    paths.removeIf([](const QString &path) { return !QFileInfo(path).isFile(); });
    return core::jsonArray(paths, [](const QString &path) {
        const QFileInfo info(path);
        return JsonText().add("name", info.fileName()).add("bytes", info.size()).toObject();
    });
}

/// Returns the last entries of the audit log: number, time and action.
QByteArray actions(const QString &folder)
{
    constexpr int kMaxActions = 100;
    const auto console = openTillDatabase(folder);
    if (!console || !*console)
        return "[]";
    const auto entries = core::AuditStore(**console).entries({}, 0, kMaxActions);
    return core::jsonArray(entries.value_or(QList<core::AuditEntry>()),
                           [](const core::AuditEntry &entry) {
                               return JsonText()
                                   .add("number", entry.number)
                                   .add("at", recordTime(entry.at))
                                   .add("action", core::toText(entry.record.action))
                                   .toObject();
                           });
}

template<typename T, typename BrokenAt>
QString resultOf(const core::Result<T> &checked, BrokenAt brokenAt)
{
    if (!checked)
        return u"failed: "_s + checked.error().detail;
    const std::optional<qint64> place = brokenAt(*checked);
    return place ? u"changed at %1"_s.arg(*place) : u"sound"_s;
}

} // namespace

QByteArray diagnosticBundle(const QString &folder, const QStringList &messages, ShopCheck &check)
{
    const QStringList names = namesIn(folder);
    const auto cleaned = [&](const QString &text) {
        return withoutPersonalData(text, folder, names);
    };
    const auto brokenAt = [](const auto &result) { return result.brokenAt; };
    const PreferencesFile::Loaded loaded = PreferencesFile::load(folder);
    const auto settings =
        withoutTypedText({}, PreferencesFile::toJson(loaded.preferences)).toObject();
    QString transactions = u"none"_s;
    if (QFileInfo::exists(databaseIn(folder))) {
        const auto checked = check.run(folder);
        transactions = checked ? u"sound"_s : u"failed: "_s + checked.error().detail;
    }
    const QByteArray result =
        JsonText()
            .add("transactions", cleaned(transactions))
            .add("audit_log", cleaned(resultOf(checkedAuditLog(folder), brokenAt)))
            .add("shifts", cleaned(resultOf(checkedShifts(folder), brokenAt)))
            .toObject();
    const QByteArray bundle =
        JsonText()
            .add("created", recordTime(QDateTime::currentDateTimeUtc()))
            .addRaw("versions", versions())
            .addRaw("files", files(folder))
            .addRaw("settings", QJsonDocument(settings).toJson(QJsonDocument::Compact))
            .add("unreadable_settings", loaded.problems.size())
            .addRaw("check", result)
            .addRaw("actions", actions(folder))
            .addRaw("messages",
                    core::jsonArray(messages,
                                    [&](const QString &message) {
                                        // The time at the beginning is no personal data.
                                        const qsizetype end = message.indexOf(u' ') + 1;
                                        return core::jsonString(message.left(end) +
                                                                cleaned(message.mid(end)));
                                    }))
            .toObject();
    return core::inLines(bundle) + '\n';
}

DiagnosticWriter::DiagnosticWriter(QString folder)
    : m_folder(std::move(folder))
{}

DiagnosticWriter::~DiagnosticWriter()
{
    constexpr int kStopInterval = 10; // milliseconds
    while (m_thread && !m_thread->wait(kStopInterval))
        m_check.stop();
}

QFuture<core::Result<void>> DiagnosticWriter::write(const QString &path)
{
    if (m_last.isRunning())
        return core::readyFuture<void>(tl::unexpected(
            core::Error{core::Error::Code::StorageBusy, {}, u"a bundle is being written"_s}));
    const auto promise = core::makePromise<void>();
    const auto work = [promise, path, folder = m_folder, &check = m_check] {
        core::resolve(promise,
                      writeSmallFile(path, diagnosticBundle(folder, recentLogLines(), check)));
    };
    m_last = promise->future();
    if (m_thread)
        m_thread->wait(); // for the last instructions after the result
    m_thread.reset(QThread::create(work));
    m_thread->setObjectName(u"diagnostics"_s);
    m_thread->start();
    return m_last;
}

} // namespace app
