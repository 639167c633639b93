// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/privacycommands.h"

#include "app/persondata.h"
#include "app/server/commanddata.h"
#include "app/shopfolder.h"
#include "app/singleinstance.h"
#include "app/smallfile.h"
#include "core/database/database.h"
#include "core/storage/annotationstore.h"
#include "core/storage/recordeddisclosure.h"

#include <QtCore/QFileInfo>

namespace app
{

using namespace Qt::StringLiterals;
using core::Database;
using core::Error;

namespace
{

constexpr int kMaxYears = 100;

ShopData dataIn(const DataPlace &place)
{
    return {place.address, place.folder};
}

/// Returns the document in a file that only the owner can read: other users can see arguments.
tl::expected<core::TaxId, CommandExit> personIn(const CommandOptions &options)
{
    const QString file = options.value(u"document-file"_s);
    constexpr auto kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                             QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    const auto text = readSmallFile(file);
    if (!text)
        return tl::unexpected(options.wrong(u"--document-file cannot be read."_s));
    if (QFileInfo(file).permissions() & kOthers)
        return tl::unexpected(options.wrong(u"Others can read --document-file: chmod 600."_s));
    const auto person = core::TaxId::parse(QString::fromUtf8(text->trimmed()));
    if (!person)
        return tl::unexpected(options.wrong(u"--document-file has no valid CPF or CNPJ."_s));
    return *person;
}

core::Result<std::unique_ptr<Database>> tillIn(const QString &folder)
{
    return Database::open(consoleDatabaseIn(folder), Database::Access::ReadWrite,
                          core::Schema::Console);
}

/// Records that the data leaves. A database server has no record; returns 0.
core::Result<qint64> beginListing(const DataPlace &place, const core::TaxId &person)
{
    if (place.folder.isEmpty())
        return 0;
    const core::Disclosure disclosure{.path = u"-"_s,
                                      .content = u"privacy list "_s + person.toMaskedText()};
    return tillIn(place.folder).and_then([&disclosure](const auto &till) {
        return core::recordDisclosure(*till, disclosure, serverRecord(),
                                      QDateTime::currentDateTimeUtc());
    });
}

core::Result<void> endListing(const DataPlace &place, qint64 number, qint64 entries)
{
    if (place.folder.isEmpty())
        return {};
    return tillIn(place.folder).and_then([number, entries](const auto &till) {
        return core::AnnotationStore(*till).endDisclosure(number, entries);
    });
}

/// Returns the years of --older-than, or those of the settings in DIR.
tl::expected<int, CommandExit> yearsIn(const CommandOptions &options, const DataPlace &place)
{
    bool isNumber = false;
    int years = options.value(u"older-than"_s).toInt(&isNumber);
    if (!options.has(u"older-than"_s) && !place.folder.isEmpty()) {
        years = retentionYearsIn(place.folder);
        isNumber = years > 0;
    }
    if (!isNumber || years < 1 || years > kMaxYears)
        return tl::unexpected(options.wrong(u"--older-than is a number of years, 1 to 100. The "
                                            "shop in DIR has no setting."_s));
    return years;
}

} // namespace

CommandExit listPersonData(const QStringList &arguments)
{
    CommandOptions options(u"privacy list"_s,
                           u"Prints everything that is stored about one person as JSON. For DIR, "
                           "the command is recorded first, and the data of the counter and the "
                           "bank statements are searched too."_s);
    options.add(u"document-file"_s,
                u"File with the CPF or CNPJ of the person, which only its owner can read."_s,
                u"FILE"_s);
    const auto place = options.read(arguments, {u"document-file"_s});
    if (!place)
        return place.error();
    const auto person = personIn(options);
    if (!person)
        return person.error();
    if (const auto database = opened(*place, Database::Access::ReadOnly); !database)
        return database.error(); // before the record creates a file in a wrong folder
    const auto number = beginListing(*place, *person);
    if (!number)
        return failed(number.error());
    const auto found = findPerson(dataIn(*place), *person);
    if (!found)
        return failed(found.error());
    const auto ended = endListing(*place, *number, found->transactions.size());
    if (!ended)
        return failed(ended.error());
    return done(QString::fromUtf8(toJson(*person, *found)) + u'\n');
}

CommandExit pseudonymizeData(const QStringList &arguments)
{
    CommandOptions options(u"privacy pseudonymize"_s,
                           u"Removes the personal data of final transactions that were created "
                           "before a number of years, and prints a report as JSON. Nobody can "
                           "undo this. No program may have DIR open; a PostgreSQL server may be "
                           "in use."_s);
    options.add(u"older-than"_s, u"Default: the setting of the shop in DIR."_s, u"YEARS"_s);
    options.add(u"dry-run"_s, u"Only counts."_s);
    const auto place = options.read(arguments);
    if (!place)
        return place.error();
    const auto years = yearsIn(options, *place);
    if (!years)
        return years.error();
    if (const auto database = opened(*place, Database::Access::ReadOnly); !database)
        return database.error(); // before the lock creates a wrong folder
    const bool isDryRun = options.has(u"dry-run"_s);
    SingleInstance::Hold hold; // prevents consoles from opening the shop
    if (!isDryRun && !place->folder.isEmpty()) {
        hold = SingleInstance::hold(place->folder);
        if (!hold.instance)
            return failed(
                hold.isElsewhere
                    ? Error{Error::Code::StorageBusy, {}, u"the shop is open in a window"_s}
                    : hold.error);
    }
    const auto mode = isDryRun ? core::PseudonymizeMode::DryRun : core::PseudonymizeMode::Change;
    const auto report =
        removeOldData(dataIn(*place), retentionLimit(*years, QDateTime::currentDateTimeUtc()), mode,
                      serverRecord());
    return report ? done(QString::fromUtf8(toJson(*report)) + u'\n') : failed(report.error());
}

} // namespace app
