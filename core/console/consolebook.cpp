// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consolebook.h"

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
    const QString first = path + asideMark() + now.toString(u"yyyyMMdd-HHmmss"_s);
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

ConsoleBook::ConsoleBook(Setup setup, QObject *parent)
    : QObject(parent)
    , m_setup([&setup] {
        if (!setup.clock)
            setup.clock = [] { return QDateTime::currentDateTimeUtc(); };
        return std::move(setup);
    }())
    , m_thread(std::make_unique<WorkThread>(u"book"_s))
    , m_closed{Error::Code::Internal, {}, u"the book is not open"_s}
{}

ConsoleBook::~ConsoleBook()
{
    m_thread->end([this] { close(); });
}

/// Returns the result of `work` if the database is open.
template<typename T, typename Work>
QFuture<Result<T>> ConsoleBook::ask(Work work)
{
    return m_thread->run<T>([this, work]() -> Result<T> {
        if (!m_store)
            return tl::unexpected(m_closed);
        return work();
    });
}

/// Returns the result of `work` and emits marked() after success.
template<typename T, typename Work>
QFuture<Result<T>> ConsoleBook::mark(const QUuid &id, Work work)
{
    return ask<T>([this, id, work] {
        const Result<T> result = work();
        if (result)
            QMetaObject::invokeMethod(
                this, [this, id] { Q_EMIT marked(id); }, Qt::QueuedConnection);
        return result;
    });
}

QFuture<Result<QString>> ConsoleBook::open()
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

Result<QString> ConsoleBook::openFile()
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
    if (!opened && opened.error().code == Error::Code::StorageDamaged) {
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
    return opened.and_then([this] { return takeOverReceipts(); }).map([&aside] { return aside; });
}

/// Imports the old file: one line per receipt, ending with the id of the transaction.
Result<void> ConsoleBook::takeOverReceipts()
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
    return m_store->marks().takeOverReceipts(made).map([&file] { (void)file.remove(); });
}

void ConsoleBook::close()
{
    if (m_store && m_nextNumber < m_endOfNumbers)
        (void)m_store->returnNumbers(m_nextNumber, m_endOfNumbers); // a failure leaves a gap
    m_store.reset();
    m_database.reset();
}

QFuture<Result<qint64>> ConsoleBook::nextNumber()
{
    return ask<qint64>([this] { return takeNumber(); });
}

Result<qint64> ConsoleBook::takeNumber()
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

QFuture<Result<KnownPayer>> ConsoleBook::remember(const Payer &payer)
{
    return ask<KnownPayer>([this, payer]() -> Result<KnownPayer> {
        if (payer.document.isEmpty())
            return tl::unexpected(Error{
                Error::Code::InvalidInput, {{Field::Document, Problem::Missing}}, u"nobody"_s});
        return m_store->payers().remember(payer, m_setup.clock());
    });
}

QFuture<Result<QList<KnownPayer>>> ConsoleBook::recall(const QString &text)
{
    return ask<QList<KnownPayer>>([this, text]() -> Result<QList<KnownPayer>> {
        if (text.trimmed().size() < kLeastRecalled)
            return QList<KnownPayer>();
        return m_store->payers().recall(text, kMostRecalled);
    });
}

QFuture<Result<void>> ConsoleBook::forget(qint64 id)
{
    return ask<void>([this, id] {
        return m_store->payers().forget(id).and_then([this](int) { return m_store->scrub(); });
    });
}

QFuture<Result<int>> ConsoleBook::forgetUnusedSince(const QDateTime &moment)
{
    return ask<int>([this, moment] { return forgetUnused(moment); });
}

/// Deletes unused payers. Truncates the log even without deletions, because an earlier call may
/// have stopped before truncating.
Result<int> ConsoleBook::forgetUnused(const QDateTime &moment)
{
    for (const QFileInfo &aside : filesAside(m_setup.path)) {
        if (aside.lastModified() < moment && !QFile::remove(aside.filePath()))
            return tl::unexpected(failed(u"a damaged file cannot be removed"_s));
    }
    const auto forgotten = m_store->payers().forgetUnusedSince(moment);
    return forgotten.and_then(
        [this](int count) { return m_store->scrub().map([count] { return count; }); });
}

QFuture<Result<QHash<QUuid, Marks>>> ConsoleBook::marks(const QList<QUuid> &ids)
{
    return ask<QHash<QUuid, Marks>>([this, ids] { return m_store->marks().of(ids); });
}

QFuture<Result<QHash<QUuid, Marks>>> ConsoleBook::allMarks()
{
    return ask<QHash<QUuid, Marks>>([this] { return m_store->marks().all(); });
}

QFuture<Result<Marks>> ConsoleBook::abandon(const QUuid &id)
{
    return mark<Marks>(id, [this, id] { return m_store->marks().abandon(id, m_setup.clock()); });
}

QFuture<Result<void>> ConsoleBook::takeAbandonBack(const QUuid &id)
{
    return mark<void>(id, [this, id] { return m_store->marks().takeAbandonBack(id); });
}

QFuture<Result<HandOver>> ConsoleBook::handOver(const QUuid &id)
{
    return mark<HandOver>(id,
                          [this, id] { return m_store->marks().handOver(id, m_setup.clock()); });
}

QFuture<Result<void>> ConsoleBook::takeHandOverBack(const QUuid &id, const QDateTime &at)
{
    return mark<void>(id, [this, id, at] { return m_store->marks().takeHandOverBack(id, at); });
}

QFuture<Result<Marks>> ConsoleBook::seeLate(const QUuid &id)
{
    return mark<Marks>(id, [this, id] { return m_store->marks().seeLate(id, m_setup.clock()); });
}

QFuture<Result<int>> ConsoleBook::countReceipt(const QUuid &id)
{
    return mark<int>(id, [this, id] { return m_store->marks().countReceipt(id); });
}

QFuture<Result<void>> ConsoleBook::takeReceiptBack(const QUuid &id, int number)
{
    return mark<void>(id,
                      [this, id, number] { return m_store->marks().takeReceiptBack(id, number); });
}

QFuture<Result<Marks>> ConsoleBook::setNote(const QUuid &id, const QString &text)
{
    return mark<Marks>(id, [this, id, note = text.simplified()]() -> Result<Marks> {
        if (note.size() > kLongestNote)
            return tl::unexpected(
                Error{Error::Code::InvalidInput, {}, u"a note that is too long"_s});
        return m_store->marks().setNote(id, note, m_setup.clock());
    });
}

QFuture<Result<QList<QUuid>>> ConsoleBook::findNotes(const QString &text)
{
    return ask<QList<QUuid>>([this, part = text.simplified()]() -> Result<QList<QUuid>> {
        if (part.isEmpty())
            return QList<QUuid>();
        return m_store->marks().findNotes(part);
    });
}

QFuture<Result<Marks>> ConsoleBook::setTags(const QUuid &id, const QString &text)
{
    return mark<Marks>(id, [this, id, tags = tagsIn(text)]() -> Result<Marks> {
        const bool areShort = std::all_of(tags.cbegin(), tags.cend(), [](const QString &tag) {
            return tag.size() <= kLongestTag;
        });
        if (tags.size() > kMostTags || !areShort)
            return tl::unexpected(
                Error{Error::Code::InvalidInput, {}, u"too many tags, or too long"_s});
        return m_store->marks().setTags(id, tags, m_setup.clock());
    });
}

QFuture<Result<QList<QUuid>>> ConsoleBook::findTag(const QString &tag)
{
    return ask<QList<QUuid>>([this, tags = tagsIn(tag)]() -> Result<QList<QUuid>> {
        if (tags.size() != 1)
            return QList<QUuid>();
        return m_store->marks().findTag(tags.first());
    });
}

QFuture<Result<QList<QUuid>>> ConsoleBook::findMarked(Mark mark)
{
    return ask<QList<QUuid>>([this, mark] { return m_store->marks().findMarked(mark); });
}

QFuture<Result<QStringList>> ConsoleBook::lastTags()
{
    return ask<QStringList>([this] { return m_store->marks().lastTags(kMostLastTags); });
}

QFuture<Result<QList<MarkEdit>>> ConsoleBook::edits(const QUuid &id)
{
    return ask<QList<MarkEdit>>([this, id] { return m_store->marks().edits(id, kMostEdits); });
}

QFuture<Result<QList<QDateTime>>> ConsoleBook::reveal(const QUuid &id)
{
    return ask<QList<QDateTime>>(
        [this, id] { return m_store->marks().reveal(id, m_setup.clock()); });
}

QFuture<Result<QList<QDateTime>>> ConsoleBook::reveals(const QUuid &id)
{
    return ask<QList<QDateTime>>([this, id] { return m_store->marks().reveals(id); });
}

QFuture<Result<PayoutOrder>> ConsoleBook::notePayout(const PayoutOrder &order)
{
    return ask<PayoutOrder>([this, order]() -> Result<PayoutOrder> {
        if (order.draft.reference.isEmpty())
            return tl::unexpected(Error{Error::Code::InvalidInput,
                                        {{Field::Reference, Problem::Missing}},
                                        u"a payout without a name"_s});
        PayoutOrder noted = order;
        noted.since = m_setup.clock();
        return m_store->notePayout(noted).map([&noted] { return noted; });
    });
}

QFuture<Result<void>> ConsoleBook::dropPayout(const QString &reference)
{
    return ask<void>([this, reference] { return m_store->dropPayout(reference); });
}

QFuture<Result<QList<PayoutOrder>>> ConsoleBook::payouts()
{
    return ask<QList<PayoutOrder>>([this] { return m_store->payouts(); });
}

QFuture<Result<void>> ConsoleBook::watch(const Transaction &transaction)
{
    const WatchedCharge charge{transaction.id, transaction.status, transaction.amount,
                               transaction.created};
    return ask<void>([this, charge] { return m_store->watch(charge); });
}

QFuture<Result<void>> ConsoleBook::unwatch(const QUuid &id)
{
    return ask<void>([this, id] { return m_store->unwatch(id); });
}

QFuture<Result<QList<WatchedCharge>>> ConsoleBook::watched()
{
    return ask<QList<WatchedCharge>>([this] { return m_store->watched(); });
}

} // namespace core
