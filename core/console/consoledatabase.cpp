// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"

#include "core/console/damagedfiles.h"
#include "core/service/asyncstore.h"
#include "core/storage/consolestore.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QHash>

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

using Opened = AsyncStore<ConsoleStore>::Opened;

/// Returns a number derived from the time, because after a loss the issued numbers are unknown. A
/// counter creates less than one charge a minute on average, so the number is new.
qint64 numberByTheClock(const QDateTime &now)
{
    const QDateTime start(QDate(2020, 1, 1), QTime(0, 0), Qt::UTC);
    return qMax<qint64>(1, start.secsTo(now) / 60);
}

/// Imports the old file: one line per receipt, ending with the id of the transaction.
Result<void> importReceipts(ConsoleStore &store, const QString &path)
{
    if (path.isEmpty() || !QFile::exists(path))
        return {};
    QFile file(path);
    const bool isFile = QFileInfo(file).isFile(); // opening a pipe would block forever
    if (!isFile || !file.open(QIODevice::ReadOnly))
        return tl::unexpected(lastFileError(u"the old count of receipts cannot be read"_s));
    QHash<QUuid, int> made;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        if (line.isEmpty())
            return tl::unexpected(lastFileError(u"the old count of receipts cannot be read"_s));
        const QUuid id = QUuid::fromString(QLatin1StringView(line.chopped(1).right(36)));
        if (line.endsWith('\n') && !id.isNull())
            ++made[id];
    }
    // Counts once even if the file remains and is read again.
    return store.annotations().importReceipts(made).map([&file] { (void)file.remove(); });
}

/// Opens the file as the store of `opened`.
Result<void> openFile(Opened &opened, const QString &path)
{
    auto file = AsyncStore<ConsoleStore>::openStore(path, Schema::Console);
    if (!file)
        return tl::unexpected(file.error());
    opened = std::move(*file);
    return opened.store->prepare();
}

/// Opens the file, or a new one in place of a damaged file. Returns the path of the damaged file.
Result<QString> openOrReplace(Opened &opened, const ConsoleDatabase::Setup &setup)
{
    QString aside;
    auto result = openFile(opened, setup.path);
    if (!result && result.error().code == Error::Code::StorageCorrupted) {
        opened.store.reset();
        opened.database.reset();
        const auto path = renameDamagedFile(setup.path, setup.clock());
        if (!path)
            return path;
        aside = *path;
        result = openFile(opened, setup.path);
    }
    // Also if the program stopped directly after renaming.
    if (result && !damagedFilesOf(setup.path).isEmpty())
        result = opened.store->startNumbersAt(numberByTheClock(setup.clock()));
    return result.and_then([&] { return importReceipts(*opened.store, setup.receipts); })
        .map([&aside] { return aside; });
}

} // namespace

ConsoleDatabase::ConsoleDatabase(Setup setup)
    : m_setup([&setup] {
        if (!setup.clock)
            setup.clock = [] { return QDateTime::currentDateTimeUtc(); };
        return std::move(setup);
    }())
    , m_store(std::make_unique<AsyncStore<ConsoleStore>>(u"console"_s))
    , m_annotations(*m_store, m_gate, m_setup.clock)
    , m_receipts(*m_store, m_annotations, m_gate, m_setup.clock)
    , m_payers(*m_store, m_setup.path, m_setup.clock)
    , m_numbers(*m_store)
    , m_disclosures(*m_store, m_gate, m_setup.clock)
    , m_payouts(*m_store, m_gate, m_setup.clock)
    , m_watchedCharges(*m_store)
    , m_operators(*m_store, m_gate, m_setup.clock)
    , m_audit(*m_store, m_gate, m_setup.clock)
    , m_shifts(*m_store, m_gate, m_setup.clock)
{
    // The operator of a new transaction is one of its annotations.
    QObject::connect(&m_audit, &AuditRepository::creationRecorded, &m_annotations,
                     &AnnotationRepository::marked);
}

ConsoleDatabase::~ConsoleDatabase()
{
    m_store->end([this, isUnused = m_numbers.hasUnusedNumber()](ConsoleStore &store) {
        m_numbers.returnNumbers(store, isUnused);
    });
}

QFuture<Result<QString>> ConsoleDatabase::open()
{
    return m_store->open<QString>(
        [setup = m_setup](Opened &opened) { return openOrReplace(opened, setup); });
}

} // namespace core
