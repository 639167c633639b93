// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/persondata.h"

#include "app/recordjson.h"
#include "app/shopfolder.h"
#include "app/smallfile.h"
#include "core/database/database.h"
#include "core/database/databasefile.h"
#include "core/domain/brasilia.h"
#include "core/storage/auditstore.h"
#include "core/storage/intentstore.h"
#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <memory>

namespace app
{

using namespace Qt::StringLiterals;
using core::Database;
using core::JsonText;

namespace
{

constexpr int kMaxYears = 100;

/// One line of the history of notes and tags, with its transaction.
struct AnnotatedTransaction
{
    QUuid transaction;
    core::AnnotationEdit edit;
};

/// Returns the files in the folder that may have data of any customer.
QStringList otherCopiesIn(const QString &folder)
{
    QStringList copies;
    if (folder.isEmpty())
        return copies;
    for (const QFileInfo &info : QDir(folder).entryInfoList(
             {u"replaced-*"_s, u"backup-??????"_s, u"console.db.damaged-*"_s},
             QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot))
        copies += info.absoluteFilePath();
    return copies;
}

core::Result<core::PersonAtTill> personAtTill(const ShopData &data, const core::TaxId &person,
                                              const QList<core::Transaction> &transactions)
{
    const QString path = consoleDatabaseIn(data.folder);
    if (data.folder.isEmpty() || !QFileInfo::exists(path))
        return core::PersonAtTill();
    QList<QUuid> ids;
    for (const core::Transaction &transaction : transactions)
        ids += transaction.id;
    return Database::open(path, Database::Access::ReadOnly, core::Schema::Console)
        .and_then([&](const auto &console) { return core::findAtTill(*console, person, ids); });
}

core::Result<QList<core::StatementMention>> personInStatements(const ShopData &data,
                                                               const core::TaxId &person)
{
    const QString path = bankDatabaseIn(data.folder);
    if (data.folder.isEmpty() || !QFileInfo::exists(path))
        return QList<core::StatementMention>();
    return Database::open(path, Database::Access::ReadOnly, core::Schema::Bank)
        .and_then([&](const auto &bank) { return core::findInStatements(*bank, person); });
}

core::Result<QList<core::Intent>> ordersOf(const ShopData &data, const core::TaxId &person)
{
    const QString path = intentDatabaseIn(data.folder);
    if (data.folder.isEmpty() || !QFileInfo::exists(path))
        return QList<core::Intent>();
    return Database::open(path, Database::Access::ReadOnly, core::Schema::Remote)
        .and_then(
            [&](const auto &intents) { return core::IntentStore(*intents).findOrdersOf(person); });
}

core::Result<qint64> forgetOrders(const ShopData &data, const core::TaxId &person)
{
    return Database::open(intentDatabaseIn(data.folder), Database::Access::ReadWrite,
                          core::Schema::Remote)
        .and_then([&](const auto &intents) { return core::forgetOrdersOf(*intents, person); });
}

QList<QUuid> idsOf(const PersonReport &found)
{
    QList<QUuid> ids;
    for (const core::Transaction &transaction : found.transactions)
        ids += transaction.id;
    return ids;
}

/// Returns what an erasure would erase and keep.
ErasureReport erasureOf(const ShopData &data, const PersonReport &found)
{
    const bool isCopy = data.schema == core::Schema::Copy;
    ErasureReport report{.transactions = isCopy ? 0 : found.transactions.size(),
                         .till = {.annotations = found.till.notesAndTags,
                                  .payers = static_cast<int>(found.till.payers.size()),
                                  .disclosures = static_cast<int>(found.till.disclosures.size())}};
    bool hasEvidence = false;
    bool isOpen = false;
    for (const core::Transaction &transaction : found.transactions) {
        hasEvidence = hasEvidence || !transaction.evidence.isEmpty();
        isOpen = isOpen || !transaction.finished;
        report.copies += isCopy && transaction.finished ? 1 : 0;
    }
    for (const core::PayoutOrder &order : found.till.payouts) {
        const bool isRefused = order.state == core::PayoutOrder::State::Refused;
        isOpen = isOpen || !isRefused;
        report.till.payouts += isRefused ? 1 : 0;
    }
    for (const core::Intent &order : found.orders) {
        const bool isSettled = core::isSettled(order.state);
        isOpen = isOpen || !isSettled;
        report.orders += isSettled ? 1 : 0;
    }
    const auto remains = [&report](bool is, RemainingData kind) {
        if (is)
            report.remains += kind;
    };
    remains(!found.transactions.isEmpty(), RemainingData::Accounting);
    remains(isOpen, RemainingData::Open);
    remains(hasEvidence, RemainingData::Evidence);
    remains(!found.statements.isEmpty(), RemainingData::Statements);
    remains(!data.folder.isEmpty() && QFileInfo::exists(consoleDatabaseIn(data.folder)),
            RemainingData::AuditLog);
    remains(isCopy, RemainingData::Service);
    report.remains += RemainingData::OtherCopies;
    return report;
}

QList<RemainingData> remainingAfter(const ShopData &data, const core::Pseudonymized &result)
{
    QList<RemainingData> remains{RemainingData::Accounting};
    if (result.skipped > 0)
        remains += RemainingData::Open;
    remains += RemainingData::Evidence;
    if (!data.folder.isEmpty() && QFileInfo::exists(bankDatabaseIn(data.folder)))
        remains += RemainingData::Statements;
    if (!data.folder.isEmpty() && QFileInfo::exists(consoleDatabaseIn(data.folder)))
        remains += RemainingData::AuditLog;
    return remains += RemainingData::OtherCopies;
}

QByteArray reasonOf(RemainingData data)
{
    switch (data) {
    case RemainingData::Accounting:
        return "needed for accounting";
    case RemainingData::Open:
        return "not final, or with undelivered notifications";
    case RemainingData::Evidence:
        return "evidence is never changed";
    case RemainingData::Statements:
        return "the seals of days cover the lines";
    case RemainingData::AuditLog:
        return "each entry is covered by the digest of the next one";
    case RemainingData::Service:
        return "only the operator of the service can erase its data";
    case RemainingData::OtherCopies:
        return "outside of the shop: delete backups, exported files and replaced data";
    }
    Q_UNREACHABLE();
}

JsonText erasedJson(const core::ForgottenAtTill &till)
{
    return JsonText()
        .add("annotations", till.annotations)
        .add("payers", till.payers)
        .add("payouts", till.payouts)
        .add("filters", till.disclosures);
}

void addRemaining(JsonText &object, RemainingData data)
{
    object.add("data", toText(data)).add("reason", QString::fromLatin1(reasonOf(data)));
}

/// Opens the database of the till and records the removal; null without a till.
core::Result<std::unique_ptr<Database>> recordedTill(const ShopData &data, const QString &subject,
                                                     const core::AuditRecord &record)
{
    if (data.folder.isEmpty() || !QFileInfo::exists(consoleDatabaseIn(data.folder)))
        return std::unique_ptr<Database>();
    auto console = Database::open(consoleDatabaseIn(data.folder), Database::Access::ReadWrite,
                                  core::Schema::Console);
    if (!console)
        return console;
    core::AuditRecord entry = record;
    entry.action = core::AuditAction::PersonErased;
    entry.subject = subject;
    if (const auto recorded =
            core::AuditStore(**console).append(entry, QDateTime::currentDateTimeUtc());
        !recorded)
        return tl::unexpected(recorded.error());
    return console;
}

} // namespace

ShopData ShopData::in(const QString &folder)
{
    if (!QFileInfo::exists(databaseIn(folder)) && QFileInfo::exists(copyDatabaseIn(folder)))
        return {copyDatabaseIn(folder), folder, core::Schema::Copy};
    return {databaseIn(folder), folder};
}

core::Result<PersonReport> findPerson(const ShopData &data, const core::TaxId &person)
{
    PersonReport report;
    return Database::open(data.address, Database::Access::ReadOnly, data.schema)
        .and_then([&](const auto &shop) {
            return core::findTransactionsOf(
                *shop, person,
                [&report](const QList<core::Transaction> &part) { report.transactions += part; });
        })
        .and_then([&] { return personAtTill(data, person, report.transactions); })
        .and_then([&](const core::PersonAtTill &till) {
            report.till = till;
            return personInStatements(data, person);
        })
        .and_then([&](const QList<core::StatementMention> &statements) {
            report.statements = statements;
            return ordersOf(data, person);
        })
        .map([&](const QList<core::Intent> &orders) {
            report.orders = orders;
            report.otherCopies = otherCopiesIn(data.folder);
            return report;
        });
}

QString toText(core::AnnotationEdit::What what)
{
    using What = core::AnnotationEdit::What;
    switch (what) {
    case What::Note:
        return u"note"_s;
    case What::Tags:
        return u"tags"_s;
    case What::Abandoned:
        return u"canceled"_s;
    case What::HandedOver:
        return u"handed_over"_s;
    case What::LateSeen:
        return u"late_seen"_s;
    }
    Q_UNREACHABLE();
}

QByteArray toJson(const core::TaxId &person, const PersonReport &report)
{
    QByteArrayList transactions;
    for (const core::Transaction &transaction : report.transactions)
        transactions += transactionJson(transaction);
    QList<AnnotatedTransaction> annotations;
    for (auto each = report.till.annotations.cbegin(); each != report.till.annotations.cend();
         ++each) {
        for (const core::AnnotationEdit &edit : each.value())
            annotations.append({each.key(), edit});
    }
    QList<std::pair<QUuid, QDateTime>> reveals;
    for (auto each = report.till.reveals.cbegin(); each != report.till.reveals.cend(); ++each) {
        for (const QDateTime &at : each.value())
            reveals.append({each.key(), at});
    }
    JsonText json;
    json.add("document", person.value())
        .addRaw("transactions", '[' + transactions.join(',') + ']')
        .addObjects("payers", report.till.payers,
                    [](JsonText &object, const core::KnownPayer &known) {
                        object.add("name", known.payer.name)
                            .add("email", known.payer.email)
                            .add("phone", known.payer.phone)
                            .add("document", known.payer.document)
                            .add("last_used", recordTime(known.lastUsed));
                    })
        .addObjects("payouts", report.till.payouts,
                    [](JsonText &object, const core::PayoutOrder &order) {
                        object.add("reference", order.draft.reference)
                            .add("name", order.draft.name)
                            .add("email", order.draft.email)
                            .add("phone", order.draft.phone)
                            .add("document", order.draft.document)
                            .add("pix_key", order.draft.pixKey)
                            .add("description", order.draft.description)
                            .add("since", recordTime(order.since));
                    })
        .addObjects("annotations", annotations,
                    [](JsonText &object, const AnnotatedTransaction &annotated) {
                        object.add("transaction", core::toWireId(annotated.transaction))
                            .add("what", toText(annotated.edit.what))
                            .add("at", recordTime(annotated.edit.at))
                            .add("text", annotated.edit.text);
                    })
        .addObjects("reveals", reveals,
                    [](JsonText &object, const std::pair<QUuid, QDateTime> &reveal) {
                        object.add("transaction", core::toWireId(reveal.first))
                            .add("at", recordTime(reveal.second));
                    })
        .addObjects("files", report.till.disclosures,
                    [](JsonText &object, const core::Disclosure &disclosure) {
                        object.add("path", disclosure.path).add("at", recordTime(disclosure.at));
                    })
        .addObjects("statements", report.statements,
                    [](JsonText &object, const core::StatementMention &mention) {
                        const bool isLine = mention.kind == core::StatementMention::Kind::Line;
                        object.add("what", isLine ? u"line"_s : u"note"_s);
                        if (isLine)
                            object.add("day", mention.day.toString(Qt::ISODate))
                                .add("amount", mention.amount.toDecimal())
                                .add("name", mention.name)
                                .add("document", mention.document);
                        object.add("text", mention.text);
                    })
        .addObjects("orders", report.orders,
                    [](JsonText &object, const core::Intent &order) {
                        object.add("reference", order.reference)
                            .add("operation", core::toText(order.operation))
                            .add("amount", order.amount.toDecimal())
                            .add("pix_key", order.pixKey)
                            .add("created", recordTime(order.created))
                            .add("state", core::toText(order.state))
                            .add("request", QString::fromUtf8(order.body));
                    })
        .addObjects("other_copies", report.otherCopies,
                    [](JsonText &object, const QString &path) { object.add("path", path); });
    return json.toObject();
}

QString toText(RemainingData data)
{
    switch (data) {
    case RemainingData::Accounting:
        return u"accounting"_s;
    case RemainingData::Open:
        return u"open_transactions"_s;
    case RemainingData::Evidence:
        return u"evidence"_s;
    case RemainingData::Statements:
        return u"bank_statements"_s;
    case RemainingData::AuditLog:
        return u"audit_log"_s;
    case RemainingData::Service:
        return u"remote_service"_s;
    case RemainingData::OtherCopies:
        return u"other_copies"_s;
    }
    Q_UNREACHABLE();
}

QDateTime retentionLimit(int years, const QDateTime &now)
{
    return core::startOfBrasiliaDay(core::brasiliaDay(now).addYears(-years));
}

core::Result<RetentionReport> removeOldData(const ShopData &data, const QDateTime &before,
                                            core::PseudonymizeMode mode,
                                            const core::AuditRecord &record,
                                            const std::function<bool()> &isStopped)
{
    const bool changes = mode == core::PseudonymizeMode::Change;
    // Programs with the file open have names in memory.
    if (changes && !data.folder.isEmpty() && core::isInUse(data.address))
        return tl::unexpected(
            core::Error{core::Error::Code::StorageBusy, {}, u"the shop is open"_s});
    std::unique_ptr<Database> console;
    if (changes) {
        auto recorded = recordedTill(data, u"personal data before "_s + recordTime(before), record);
        if (!recorded)
            return tl::unexpected(recorded.error());
        console = std::move(*recorded);
    }
    const auto shop = Database::open(data.address, changes ? Database::Access::ReadWrite
                                                           : Database::Access::ReadOnly);
    if (!shop)
        return tl::unexpected(shop.error());
    RetentionReport report{.before = before, .isDryRun = !changes};
    const auto forget = [&](const QList<QUuid> &ids) -> core::Result<void> {
        if (!console)
            return {};
        return core::forgetAtTill(*console, ids).map([&report](int count) {
            report.till.annotations += count;
        });
    };
    const auto result = core::pseudonymize(**shop, before, mode, forget, isStopped);
    if (!result)
        return tl::unexpected(result.error());
    report.transactions = *result;
    report.remains = remainingAfter(data, *result);
    if (!console || (isStopped && isStopped()))
        return report;
    return core::forgetOldAtTill(*console, before)
        .map([&report](const core::ForgottenAtTill &forgotten) {
            report.till.payers = forgotten.payers;
            report.till.payouts = forgotten.payouts;
            report.till.disclosures = forgotten.disclosures;
            return report;
        });
}

QByteArray toJson(const ErasureReport &report)
{
    return JsonText()
        .add("transactions", report.transactions)
        .addRaw("erased", erasedJson(report.till)
                              .add("copies", report.copies)
                              .add("orders", report.orders)
                              .toObject())
        .addObjects("remains", report.remains, &addRemaining)
        .toObject();
}

QByteArray toJson(const RetentionReport &report)
{
    return JsonText()
        .add("before", recordTime(report.before))
        .add("transactions", report.transactions.transactions)
        .add("skipped", report.transactions.skipped)
        .addRaw("dry_run", report.isDryRun ? "true" : "false")
        .addRaw("erased", erasedJson(report.till).toObject())
        .addObjects("remains", report.remains, &addRemaining)
        .toObject();
}

core::Result<ErasureReport> erasePerson(const ShopData &data, const core::TaxId &person,
                                        const core::AuditRecord &record)
{
    // Programs with the file open have names in memory.
    if (!data.folder.isEmpty() && core::isInUse(data.address))
        return tl::unexpected(
            core::Error{core::Error::Code::StorageBusy, {}, u"the shop is open"_s});
    const auto found = findPerson(data, person);
    if (!found)
        return tl::unexpected(found.error());
    const QList<QUuid> ids = idsOf(*found);
    ErasureReport report = erasureOf(data, *found);
    const auto console =
        recordedTill(data, u"one person, %1 transactions"_s.arg(ids.size()), record);
    if (!console)
        return tl::unexpected(console.error());
    if (data.schema == core::Schema::Copy) {
        const auto copied =
            Database::open(data.address, Database::Access::ReadWrite, data.schema)
                .and_then([&](const auto &copy) { return core::pseudonymizeCopy(*copy, ids); });
        if (!copied)
            return tl::unexpected(copied.error());
        report.copies = copied->transactions;
    }
    if (report.orders > 0) {
        const auto orders = forgetOrders(data, person);
        if (!orders)
            return tl::unexpected(orders.error());
        report.orders = *orders;
    }
    if (!*console)
        return report;
    return core::forgetPersonAtTill(**console, person, ids)
        .map([&report](const core::ForgottenAtTill &forgotten) {
            report.till = forgotten;
            return report;
        });
}

core::Result<ErasureReport> previewErasure(const ShopData &data, const core::TaxId &person)
{
    return findPerson(data, person).map([&data](const PersonReport &found) {
        return erasureOf(data, found);
    });
}

int retentionYearsIn(const QString &folder)
{
    const auto bytes = readSmallFile(preferencesIn(folder));
    const QJsonValue retention =
        bytes ? QJsonDocument::fromJson(*bytes)["retention"_L1] : QJsonValue();
    const int years = retention.toObject()["years"_L1].toInt();
    return years > 0 && years <= kMaxYears ? years : 0;
}

} // namespace app
