// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consolerepository.h"

#include "core/domain/brasilia.h"
#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"
#include "core/service/workthread.h"
#include "core/storage/consolestore.h"
#include "core/storage/database.h"
#include "core/storage/folding.h"
#include "core/storage/partialfile.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Numbers reserved per commit.
constexpr int kNumbersAtOnce = 64;

const QString &asideMark()
{
    static const QString mark = u".damaged-"_s;
    return mark;
}

Error failed(const QString &what)
{
    Error error = fileError(errno);
    error.detail = what;
    return error;
}

/// Renames the file and its log and returns the new path. Renames the log first: the log must never
/// exist next to a new file.
Result<QString> putAside(const QString &path, const QDateTime &now)
{
    const QString first = path + asideMark() + brasiliaTime(now).toString(u"yyyyMMdd-HHmmss"_s);
    QString aside = first;
    for (int i = 2; QFile::exists(aside); ++i)
        aside = first + u"-%1"_s.arg(i);
    const QString log = path + u"-wal"_s;
    if (QFile::exists(log) && !QFile::rename(log, aside + u"-wal"_s))
        return tl::unexpected(failed(u"the damaged log cannot be renamed"_s));
    QFile::remove(path + u"-shm"_s);
    if (!QFile::rename(path, aside))
        return tl::unexpected(failed(u"the damaged file cannot be renamed"_s));
    return syncFolder(QFileInfo(aside).path()).map([&aside] { return aside; });
}

/// Returns the renamed damaged files, including logs.
QFileInfoList filesAside(const QString &path)
{
    const QFileInfo file(path);
    return file.dir().entryInfoList({file.fileName() + asideMark() + u'*'}, QDir::Files);
}

/// Returns a number derived from the time, because after a loss the issued numbers are unknown. A
/// counter creates less than one charge a minute on average, so the number is new.
qint64 numberByTheClock(const QDateTime &now)
{
    const QDateTime start(QDate(2020, 1, 1), QTime(0, 0), Qt::UTC);
    return qMax<qint64>(1, start.secsTo(now) / 60);
}

/// Splits a list of tags. Omits tags with accents only, because no search could find them.
QStringList tagsIn(const QString &text)
{
    static const QRegularExpression between(u"[,;]"_s);
    QStringList tags;
    QSet<QString> known;
    const QStringList typed = text.split(between);
    for (const QString &each : typed) {
        const QString tag = each.simplified();
        const QString key = folded(tag);
        if (key.trimmed().isEmpty() || known.contains(key))
            continue;
        known.insert(key);
        tags.append(tag);
    }
    return tags;
}

} // namespace

ConsoleRepository::ConsoleRepository(Setup setup, QObject *parent)
    : QObject(parent)
    , m_setup([&setup] {
        if (!setup.clock)
            setup.clock = [] { return QDateTime::currentDateTimeUtc(); };
        return std::move(setup);
    }())
    , m_thread(std::make_unique<WorkThread>(u"repository"_s))
    , m_closed{Error::Code::Internal, {}, u"the book is not open"_s}
{}

ConsoleRepository::~ConsoleRepository()
{
    // The number in advance is unused, whether its answer has arrived or not.
    const bool isUnused = m_upcomingNumber || m_isReadingNumber;
    m_thread->end([this, isUnused] {
        if (isUnused)
            returnUpcomingNumber();
        close();
    });
}

/// Returns the result of `work` if the database is open.
template<typename T, typename Work>
QFuture<Result<T>> ConsoleRepository::ask(Work work)
{
    return m_thread->run<T>([this, work]() -> Result<T> {
        if (!m_store)
            return tl::unexpected(m_closed);
        return work();
    });
}

/// Returns the result of `work` and emits marked() after success.
template<typename T, typename Work>
QFuture<Result<T>> ConsoleRepository::mark(const QUuid &id, Work work)
{
    return ask<T>([this, id, work] {
        const Result<T> result = work();
        if (result)
            QMetaObject::invokeMethod(
                this, [this, id] { Q_EMIT marked(id); }, Qt::QueuedConnection);
        return result;
    });
}

QFuture<Result<QString>> ConsoleRepository::open()
{
    return m_thread->run<QString>([this] {
        auto opened = openFile();
        if (!opened) {
            m_closed = opened.error();
            close();
        }
        return opened;
    });
}

Result<QString> ConsoleRepository::openFile()
{
    const auto openIt = [this]() -> Result<void> {
        auto database = Database::open(m_setup.path, Database::Access::ReadWrite, Schema::Console);
        if (!database)
            return tl::unexpected(database.error());
        m_database = std::move(*database);
        m_store = std::make_unique<ConsoleStore>(*m_database);
        return m_store->prepare();
    };
    QString aside;
    auto opened = openIt();
    if (!opened && opened.error().code == Error::Code::StorageCorrupted) {
        close();
        const auto path = putAside(m_setup.path, m_setup.clock());
        if (!path)
            return path;
        aside = *path;
        opened = openIt();
    }
    // Also if the program stopped directly after renaming.
    if (opened && !filesAside(m_setup.path).isEmpty())
        opened = m_store->startNumbersAt(numberByTheClock(m_setup.clock()));
    return opened.and_then([this] { return importReceipts(); }).map([&aside] { return aside; });
}

/// Imports the old file: one line per receipt, ending with the id of the transaction.
Result<void> ConsoleRepository::importReceipts()
{
    if (m_setup.receipts.isEmpty() || !QFile::exists(m_setup.receipts))
        return {};
    QFile file(m_setup.receipts);
    const bool isFile = QFileInfo(file).isFile(); // opening a pipe would block forever
    if (!isFile || !file.open(QIODevice::ReadOnly))
        return tl::unexpected(failed(u"the old count of receipts cannot be read"_s));
    QHash<QUuid, int> made;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        if (line.isEmpty())
            return tl::unexpected(failed(u"the old count of receipts cannot be read"_s));
        const QUuid id = QUuid::fromString(QLatin1StringView(line.chopped(1).right(36)));
        if (line.endsWith('\n') && !id.isNull())
            ++made[id];
    }
    // Counts once even if the file remains and is read again.
    return m_store->annotations().importReceipts(made).map([&file] { (void)file.remove(); });
}

void ConsoleRepository::close()
{
    if (m_store && m_nextNumber < m_endOfNumbers)
        (void)m_store->returnNumbers(m_nextNumber, m_endOfNumbers); // a failure leaves a gap
    m_store.reset();
    m_database.reset();
}

QFuture<Result<qint64>> ConsoleRepository::nextNumber()
{
    return ask<qint64>([this] { return readNumber(); });
}

Result<qint64> ConsoleRepository::readNumber()
{
    if (m_nextNumber == m_endOfNumbers) {
        const auto first = m_store->reserveNumbers(kNumbersAtOnce);
        if (!first)
            return first;
        m_nextNumber = *first;
        m_endOfNumbers = *first + kNumbersAtOnce;
    }
    return m_nextNumber++;
}

std::optional<qint64> ConsoleRepository::useNumber()
{
    const auto number = std::exchange(m_upcomingNumber, std::nullopt);
    readUpcomingNumber();
    return number;
}

void ConsoleRepository::readUpcomingNumber()
{
    if (m_upcomingNumber || m_isReadingNumber)
        return;
    m_isReadingNumber = true;
    const auto read = ask<qint64>([this] {
        m_lastUpcoming.reset();
        const auto number = readNumber();
        if (number)
            m_lastUpcoming = *number;
        return number;
    });
    onAnswer(read, this, [this](const Result<qint64> &number) {
        m_isReadingNumber = false;
        if (number)
            m_upcomingNumber = *number;
        Q_EMIT upcomingNumberChanged();
    });
}

/// Returns the number read in advance to the reserved range, unless a later one was issued.
void ConsoleRepository::returnUpcomingNumber()
{
    if (m_lastUpcoming && m_nextNumber == *m_lastUpcoming + 1)
        m_nextNumber = *m_lastUpcoming;
}

QFuture<Result<KnownPayer>> ConsoleRepository::remember(const Payer &payer)
{
    return ask<KnownPayer>([this, payer]() -> Result<KnownPayer> {
        if (payer.document.isEmpty())
            return tl::unexpected(Error{
                Error::Code::InvalidInput, {{Field::Document, Problem::Missing}}, u"nobody"_s});
        return m_store->payers().remember(payer, m_setup.clock());
    });
}

QFuture<Result<QList<KnownPayer>>> ConsoleRepository::recall(const QString &text)
{
    return ask<QList<KnownPayer>>([this, text]() -> Result<QList<KnownPayer>> {
        if (text.trimmed().size() < kMinRecalled)
            return QList<KnownPayer>();
        return m_store->payers().recall(text, kMaxRecalled);
    });
}

QFuture<Result<void>> ConsoleRepository::forget(qint64 id)
{
    return ask<void>([this, id] {
        return m_store->payers().forget(id).and_then([this](int) { return m_store->scrub(); });
    });
}

QFuture<Result<int>> ConsoleRepository::forgetUnusedSince(const QDateTime &timestamp)
{
    return ask<int>([this, timestamp] { return forgetUnused(timestamp); });
}

/// Deletes unused payers. Truncates the log even without deletions, because an earlier call may
/// have stopped before truncating.
Result<int> ConsoleRepository::forgetUnused(const QDateTime &timestamp)
{
    for (const QFileInfo &aside : filesAside(m_setup.path)) {
        if (aside.lastModified() < timestamp && !QFile::remove(aside.filePath()))
            return tl::unexpected(failed(u"a damaged file cannot be removed"_s));
    }
    const auto forgotten = m_store->payers().forgetUnusedSince(timestamp);
    return forgotten.and_then(
        [this](int count) { return m_store->scrub().map([count] { return count; }); });
}

QFuture<Result<QHash<QUuid, Annotations>>> ConsoleRepository::annotations(const QList<QUuid> &ids)
{
    return ask<QHash<QUuid, Annotations>>([this, ids] { return m_store->annotations().of(ids); });
}

QFuture<Result<QHash<QUuid, Annotations>>> ConsoleRepository::allAnnotations()
{
    return ask<QHash<QUuid, Annotations>>([this] { return m_store->annotations().all(); });
}

QFuture<Result<Annotations>> ConsoleRepository::abandon(const QUuid &id)
{
    return mark<Annotations>(
        id, [this, id] { return m_store->annotations().abandon(id, m_setup.clock()); });
}

QFuture<Result<void>> ConsoleRepository::undoAbandon(const QUuid &id)
{
    return mark<void>(id, [this, id] { return m_store->annotations().undoAbandon(id); });
}

QFuture<Result<HandOver>> ConsoleRepository::handOver(const QUuid &id)
{
    return mark<HandOver>(
        id, [this, id] { return m_store->annotations().handOver(id, m_setup.clock()); });
}

QFuture<Result<void>> ConsoleRepository::undoHandOver(const QUuid &id, const QDateTime &at)
{
    return mark<void>(id, [this, id, at] { return m_store->annotations().undoHandOver(id, at); });
}

QFuture<Result<Annotations>> ConsoleRepository::seeLate(const QUuid &id)
{
    return mark<Annotations>(
        id, [this, id] { return m_store->annotations().seeLate(id, m_setup.clock()); });
}

QFuture<Result<int>> ConsoleRepository::countReceipt(const QUuid &id)
{
    return mark<int>(id, [this, id] { return m_store->annotations().countReceipt(id); });
}

QFuture<Result<void>> ConsoleRepository::undoReceipt(const QUuid &id, int number)
{
    return mark<void>(
        id, [this, id, number] { return m_store->annotations().undoReceipt(id, number); });
}

QFuture<Result<Annotations>> ConsoleRepository::setNote(const QUuid &id, const QString &text)
{
    return mark<Annotations>(id, [this, id, note = text.simplified()]() -> Result<Annotations> {
        if (note.size() > kMaxNoteLength)
            return tl::unexpected(
                Error{Error::Code::InvalidInput, {}, u"a note that is too long"_s});
        return m_store->annotations().setNote(id, note, m_setup.clock());
    });
}

QFuture<Result<QList<QUuid>>> ConsoleRepository::findNotes(const QString &text)
{
    return ask<QList<QUuid>>([this, part = text.simplified()]() -> Result<QList<QUuid>> {
        if (part.isEmpty())
            return QList<QUuid>();
        return m_store->annotations().findNotes(part);
    });
}

QFuture<Result<Annotations>> ConsoleRepository::setTags(const QUuid &id, const QString &text)
{
    return mark<Annotations>(id, [this, id, tags = tagsIn(text)]() -> Result<Annotations> {
        const bool areShort = std::all_of(tags.cbegin(), tags.cend(), [](const QString &tag) {
            return tag.size() <= kMaxTagLength;
        });
        if (tags.size() > kMaxTags || !areShort)
            return tl::unexpected(
                Error{Error::Code::InvalidInput, {}, u"too many tags, or too long"_s});
        return m_store->annotations().setTags(id, tags, m_setup.clock());
    });
}

QFuture<Result<QList<QUuid>>> ConsoleRepository::findTag(const QString &tag)
{
    return ask<QList<QUuid>>([this, tags = tagsIn(tag)]() -> Result<QList<QUuid>> {
        if (tags.size() != 1)
            return QList<QUuid>();
        return m_store->annotations().findTag(tags.first());
    });
}

QFuture<Result<QList<QUuid>>> ConsoleRepository::findMarked(Mark mark)
{
    return ask<QList<QUuid>>([this, mark] { return m_store->annotations().findMarked(mark); });
}

QFuture<Result<QStringList>> ConsoleRepository::lastTags()
{
    return ask<QStringList>([this] { return m_store->annotations().lastTags(kMaxLastTags); });
}

QFuture<Result<QList<AnnotationEdit>>> ConsoleRepository::edits(const QUuid &id)
{
    return ask<QList<AnnotationEdit>>(
        [this, id] { return m_store->annotations().edits(id, kMaxEdits); });
}

QFuture<Result<QList<QDateTime>>> ConsoleRepository::reveal(const QUuid &id)
{
    return ask<QList<QDateTime>>(
        [this, id] { return m_store->annotations().reveal(id, m_setup.clock()); });
}

QFuture<Result<QList<QDateTime>>> ConsoleRepository::reveals(const QUuid &id)
{
    return ask<QList<QDateTime>>([this, id] { return m_store->annotations().reveals(id); });
}

QFuture<Result<qint64>> ConsoleRepository::beginDisclosure(const Disclosure &disclosure)
{
    return ask<qint64>([this, disclosure] {
        return m_store->annotations().beginDisclosure(disclosure, m_setup.clock());
    });
}

QFuture<Result<void>> ConsoleRepository::endDisclosure(qint64 number, qint64 entries)
{
    return ask<void>(
        [this, number, entries] { return m_store->annotations().endDisclosure(number, entries); });
}

QFuture<Result<QList<Disclosure>>> ConsoleRepository::disclosures()
{
    return ask<QList<Disclosure>>(
        [this] { return m_store->annotations().disclosures(kMaxDisclosures); });
}

QFuture<Result<PayoutOrder>> ConsoleRepository::recordPayout(const PayoutOrder &order)
{
    return ask<PayoutOrder>([this, order]() -> Result<PayoutOrder> {
        if (order.draft.reference.isEmpty())
            return tl::unexpected(Error{Error::Code::InvalidInput,
                                        {{Field::Reference, Problem::Missing}},
                                        u"a payout without a name"_s});
        PayoutOrder recorded = order;
        recorded.since = m_setup.clock();
        return m_store->recordPayout(recorded).map([&recorded] { return recorded; });
    });
}

QFuture<Result<void>> ConsoleRepository::dropPayout(const QString &reference)
{
    return ask<void>([this, reference] { return m_store->dropPayout(reference); });
}

QFuture<Result<QList<PayoutOrder>>> ConsoleRepository::payouts()
{
    return ask<QList<PayoutOrder>>([this] { return m_store->payouts(); });
}

QFuture<Result<void>> ConsoleRepository::watch(const Transaction &transaction)
{
    const WatchedCharge charge{transaction.id, transaction.status, transaction.amount,
                               transaction.created};
    return ask<void>([this, charge] { return m_store->watch(charge); });
}

QFuture<Result<void>> ConsoleRepository::unwatch(const QUuid &id)
{
    return ask<void>([this, id] { return m_store->unwatch(id); });
}

QFuture<Result<QList<WatchedCharge>>> ConsoleRepository::watched()
{
    return ask<QList<WatchedCharge>>([this] { return m_store->watched(); });
}

} // namespace core
