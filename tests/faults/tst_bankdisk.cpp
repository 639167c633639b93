// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/bankworker.h"
#include "core/database/database.h"
#include "tests/bank/sealedshop.h"
#include "tests/faults/campaign.h"
#include "tests/faults/disk.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <limits>

#include <sys/statvfs.h>

using namespace Qt::StringLiterals;
using namespace core;
using namespace faults;

namespace
{

using Kind = DiskCall::Kind;

const QString kBank = u"shop/bank.db"_s;
constexpr int kSealedDays = 3;

/// Records all changes of the disk.
class BankRecorder : public DiskWatch
{
public:
    using DiskWatch::DiskWatch;

    QList<DiskCall> calls;

    void done(const DiskCall &call) override
    {
        // The shared memory of the log is not durable: the first connection creates it again.
        if ((!call.isChange && call.kind != Kind::Sync) || call.path.endsWith("-shm"))
            return;
        DiskCall copy = call;
        copy.bytes.detach();
        calls.append(copy);
    }
};

/// Fails from the n-th call of a kind on, between strike() and repair().
class BankBreaker : public DiskWatch
{
public:
    BankBreaker(const QString &folder, Kind kind, int error, int first)
        : DiskWatch(folder)
        , m_kind(kind)
        , m_error(error)
        , m_left(first)
    {}

    int refusal(DiskCall &call) override
    {
        const bool isSpace = m_error == ENOSPC && (call.kind == Kind::Write || call.makesFile);
        if (!m_isActive || (call.kind != m_kind && !isSpace))
            return 0;
        if (m_left > 0 && --m_left > 0)
            return 0;
        // A disk that fills up stores a part of the last write.
        if (!m_hasStruck && m_error == ENOSPC && call.kind == Kind::Write &&
            call.bytes.size() > 1) {
            m_hasStruck = true;
            call.bytes.truncate(call.bytes.size() / 2);
            return 0;
        }
        m_hasStruck = true;
        return m_error;
    }

    void describe(struct statvfs &disk) override
    {
        if (m_isActive && m_hasStruck && m_error == ENOSPC)
            disk.f_bavail = 0;
    }

    void strike() { m_isActive = true; }
    void repair() { m_isActive = false; }
    [[nodiscard]] bool hasStruck() const { return m_hasStruck; }

private:
    const Kind m_kind;
    const int m_error;
    int m_left;
    bool m_isActive = false;
    bool m_hasStruck = false;
};

/// The answers until a call of the disk.
struct BankNote
{
    qsizetype calls = 0;
    int imported = 0;
    int sealed = 0;
};

std::optional<Money> openingOf(const QString &file)
{
    return file.endsWith("day-0.ofx"_L1) ? std::optional(Money()) : std::nullopt;
}

struct OpenedBank
{
    explicit OpenedBank(const QString &path)
        : worker(path, {}, [] { return support::noon(); })
        , opened(worker.open())
    {}
    ~OpenedBank() { worker.close(); }
    Q_DISABLE_COPY_MOVE(OpenedBank)

    /// Imports the file of a day. Before the first day the balance was zero.
    Result<ImportOutcome> import(const QString &file)
    {
        const auto read = worker.read({.path = file, .opening = openingOf(file)});
        return read.and_then([this](const ReadFile &each) { return worker.import(each, {}); });
    }

    Result<ReconcileState> calculate()
    {
        return worker.scope({}, {}).and_then([this](const std::pair<QDate, QDate> &days) {
            return worker.calculate(days.first, days.second, {}, false);
        });
    }

    BankWorker worker;
    Result<void> opened;
};

/// Returns the fault of a file after a power cut; empty: whole, with everything that was answered.
QString faultOf(const QString &path, const BankNote &answered)
{
    OpenedBank bank(path);
    if (!bank.opened)
        return bank.opened.error().detail;
    const auto state = bank.calculate();
    if (!state)
        return state.error().detail;
    if (state->lineCount % sealedshop::kLines != 0)
        return u"%1 lines"_s.arg(state->lineCount);
    if (state->lineCount < qsizetype{answered.imported} * sealedshop::kLines)
        return u"an import is lost"_s;
    for (const Equation &equation : state->equations) {
        if (!equation.holds())
            return u"equation %1"_s.arg(static_cast<int>(equation.kind));
    }
    if (state->lineCount > 0 && state->difference != Money())
        return u"the balances differ"_s;
    int seals = 0;
    QByteArray previous;
    const auto days = bank.worker.days(1);
    if (!days)
        return days.error().detail;
    for (const ReconcileDay &day : *days) {
        if (!day.isSealed)
            continue;
        ++seals;
        const auto shown = bank.worker.sealedDay(1, day.day);
        if (!shown || shown->carried.size() != sealedshop::kLines)
            return u"half a seal"_s;
        if (shown->previousDigest != previous)
            return u"a broken chain of seals"_s;
        previous = day.digest;
    }
    if (seals < answered.sealed)
        return u"a seal is lost"_s;
    return bank.worker.changesAfterSeal()->isEmpty() ? QString() : u"a changed seal"_s;
}

Error::Code codeOf(const Result<ImportOutcome> &outcome)
{
    return outcome ? Error::Code::Internal : outcome.error().code;
}

} // namespace

/// The file of bank statements on disks that fail. BALCAO_CUTS sets the number of power cuts, in
/// thousands; BALCAO_CUT_SEED repeats a selection.
class BankDiskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void losesNothingByPowerCuts();
    void wouldNoticeLosses();
    void keepsTheStateOnAFullDisk_data();
    void keepsTheStateOnAFullDisk();
    void importsNothingFromAFailingFile();
    void importsNothingFromAFileThatVanishes();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    void record();
    QStringList faults(int cuts);
    void write(const Files &files) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QTemporaryDir m_statements;
    QRandomGenerator m_random;
    QList<DiskCall> m_calls;
    QList<BankNote> m_notes;
    bool m_ignoresSyncs = false;
};

void BankDiskTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>(scratchTemplate());
    m_calls.clear();
    m_notes.clear();
    m_ignoresSyncs = false;
    for (int day = 0; day < kSealedDays + 1; ++day)
        (void)sealedshop::writeFile(m_statements.path(), day);
}

/// Imports and seals some days. The program starts again each day.
void BankDiskTest::record()
{
    const QString folder = path(u"recorded"_s);
    QVERIFY(QDir().mkpath(folder));
    BankRecorder recorder(folder);
    BankNote note;
    for (int day = 0; day < kSealedDays; ++day) {
        OpenedBank bank(folder + u'/' + kBank);
        QVERIFY(bank.opened);
        const auto imported = bank.import(m_statements.filePath(u"day-%1.ofx"_s.arg(day)));
        QVERIFY(imported && !imported->imports.isEmpty());
        ++note.imported;
        note.calls = recorder.calls.size();
        m_notes.append(note);
        QVERIFY(bank.calculate());
        QVERIFY(bank.worker.seal(1, sealedshop::day(day), u"em aberto"_s, u"Ana"_s));
        ++note.sealed;
        note.calls = recorder.calls.size();
        m_notes.append(note);
    }
    m_calls = recorder.calls;
    QCOMPARE_GT(m_calls.size(), 50);
}

/// Returns the faults after random power cuts.
QStringList BankDiskTest::faults(int cuts)
{
    const auto seed = static_cast<quint32>(numberFrom(
        "BALCAO_CUT_SEED", static_cast<int>(QRandomGenerator::system()->generate() & 0x7FFFFFFF)));
    m_random.seed(seed);
    QList<int> places;
    for (int i = 0; i < cuts; ++i)
        places.append(m_random.bounded(static_cast<int>(m_calls.size()) + 1));
    std::sort(places.begin(), places.end());
    QStringList found;
    Disk disk(m_random);
    int made = 0;
    BankNote answered;
    for (int i = 0; i < cuts; ++i) {
        for (; made < places[i]; ++made) {
            if (!m_ignoresSyncs || m_calls[made].kind != Kind::Sync)
                disk.apply(m_calls[made]);
        }
        for (const BankNote &note : std::as_const(m_notes)) {
            if (note.calls <= made)
                answered = note;
        }
        const auto loss = static_cast<Loss>(i % 4);
        write(disk.filesAfterCut(loss));
        const QString fault = faultOf(path(u"after/"_s + kBank), answered);
        if (!fault.isEmpty())
            found.append(u"%1 (seed %2, after call %3 of %4, loss %5)"_s.arg(fault)
                             .arg(seed)
                             .arg(made)
                             .arg(m_calls.size())
                             .arg(static_cast<int>(loss)));
    }
    return found;
}

void BankDiskTest::write(const Files &files) const
{
    const QDir folder(path(u"after"_s));
    if (!QDir(folder).removeRecursively() || !QDir().mkpath(folder.path()))
        qFatal("a folder of the test cannot be removed");
    for (auto each = files.begin(); each != files.end(); ++each) {
        const QString name = folder.filePath(QString::fromUtf8(each.key()));
        QFile file(name);
        if (!QDir().mkpath(QFileInfo(name).path()) || !file.open(QIODevice::WriteOnly) ||
            file.write(each.value()) != each.value().size())
            qFatal("a file of the test cannot be written");
    }
}

void BankDiskTest::losesNothingByPowerCuts()
{
    record();
    if (QTest::currentTestFailed())
        return;
    const QStringList found = faults(std::max(numberFrom("BALCAO_CUTS", 1000) / 1000, 1) * 500);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

/// Negative control: a disk that ignores syncs must lose something.
void BankDiskTest::wouldNoticeLosses()
{
    record();
    if (QTest::currentTestFailed())
        return;
    m_ignoresSyncs = true;
    QVERIFY(!faults(100).isEmpty());
}

void BankDiskTest::keepsTheStateOnAFullDisk_data()
{
    QTest::addColumn<bool>("isSealing");
    QTest::newRow("import") << false;
    QTest::newRow("seal") << true;
}

/// The disk is full at each of its writes in turn. The call fails with the name of the reason, and
/// works after there is space again.
void BankDiskTest::keepsTheStateOnAFullDisk()
{
    QFETCH(bool, isSealing);
    int struck = 0;
    for (int first = 1; first < 400; ++first) {
        const QString folder = path(u"full-%1"_s.arg(first));
        QVERIFY(QDir().mkpath(folder));
        BankBreaker disk(folder, Kind::Write, ENOSPC, first);
        OpenedBank bank(folder + u'/' + kBank);
        QVERIFY(bank.opened);
        QVERIFY(bank.import(m_statements.filePath(u"day-0.ofx"_s)));
        QVERIFY(bank.calculate());
        disk.strike();
        if (isSealing) {
            const auto sealed = bank.worker.seal(1, sealedshop::day(0), u"em aberto"_s, {});
            if (!disk.hasStruck())
                break;
            disk.repair();
            if (!sealed)
                QCOMPARE(sealed.error().code, Error::Code::StorageFull);
            QVERIFY(bank.calculate());
            QCOMPARE(bank.worker.days(1)->first().isSealed, sealed.has_value());
            if (!sealed)
                QVERIFY(bank.worker.seal(1, sealedshop::day(0), u"em aberto"_s, {}));
        } else {
            const auto imported = bank.import(m_statements.filePath(u"day-1.ofx"_s));
            if (!disk.hasStruck())
                break;
            disk.repair();
            if (!imported)
                QCOMPARE(codeOf(imported), Error::Code::StorageFull);
            QCOMPARE(bank.calculate()->lineCount,
                     (imported ? 2 : 1) * qsizetype{sealedshop::kLines});
            if (!imported)
                QVERIFY(bank.import(m_statements.filePath(u"day-1.ofx"_s)));
            QCOMPARE(bank.calculate()->lineCount, 2 * qsizetype{sealedshop::kLines});
            QCOMPARE(bank.calculate()->difference, Money());
        }
        ++struck;
    }
    QCOMPARE_GT(struck, 2);
}

void BankDiskTest::importsNothingFromAFailingFile()
{
    const QString folder = path(u"failing"_s);
    QVERIFY(QDir().mkpath(folder));
    const QString file = sealedshop::writeFile(folder, 0);
    OpenedBank bank(path(u"other/"_s + kBank));
    QVERIFY(bank.opened);
    {
        BankBreaker disk(folder, Kind::Read, EIO, 1);
        disk.strike();
        const auto imported = bank.import(file);
        QVERIFY(disk.hasStruck());
        QCOMPARE(codeOf(imported), Error::Code::StorageFailed);
    }
    QVERIFY(bank.worker.imports()->isEmpty());
    QVERIFY(bank.import(file));
}

void BankDiskTest::importsNothingFromAFileThatVanishes()
{
    const QString folder = path(u"vanishing"_s);
    QVERIFY(QDir().mkpath(folder));
    OpenedBank bank(path(u"other/"_s + kBank));
    QVERIFY(bank.opened);
    const QString removed = sealedshop::writeFile(folder, 0);
    QVERIFY(bank.worker.read({.path = removed}));
    QVERIFY(QFile::remove(removed));
    QCOMPARE(codeOf(bank.import(removed)), Error::Code::NotFound);
    // Another program that still writes the file leaves it without an end.
    QFile cut(sealedshop::writeFile(folder, 0));
    QVERIFY(cut.resize(cut.size() / 2));
    const auto imported = bank.import(cut.fileName());
    QCOMPARE(imported->preview.fault->rule, StatementRule::CutOff);
    QVERIFY(imported->imports.isEmpty());
    QVERIFY(bank.worker.imports()->isEmpty());
}

BALCAO_GUILESS_TEST(BankDiskTest)
#include "tst_bankdisk.moc"
