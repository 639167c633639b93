// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/accountantpack.h"

#include "core/domain/brasilia.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/pdf.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::Error;
using core::Status;
using ui::AccountantPack;
using ui::SummaryPeriod;
using Span = SummaryPeriod::Span;

class TestAccountantPack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void makesAFolder_data();
    void makesAFolder();
    void hasTheBusinessDay();
    void agreesWithTheOtherFiles();
    void givesTotalsByKindOfEvidence();
    void recordsTheFolderFirst();
    void writesNothingWithoutTheRecord();
    void replacesNothing();
    void makesItAgainIfThePeriodChanges();
    void givesUpIfThePeriodChangesAllTheTime();
    void leavesNothingIfItFails_data();
    void leavesNothingIfItFails();
    void leavesNothingIfItIsCanceled();
    void showsThatThereIsNoSuchPlace();

private:
    using Result = core::Result<AccountantPack::Outcome>;

    void add(QDate day, Status::Code status, qint64 cents);
    Result made(Span span = Span::Month, core::ConsoleDatabase *console = nullptr, int cutoff = 0);
    [[nodiscard]] QStringList entries() const;
    [[nodiscard]] static QByteArray bytes(const QString &path);

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestAccountantPack::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FakeService>();
    add({2026, 10, 1}, Status::Code::Paid, 1500);
    add({2026, 10, 7}, Status::Code::Paid, 3750);
    add({2026, 10, 31}, Status::Code::Expired, 900);
    add({2026, 11, 1}, Status::Code::Paid, 100);
}

void TestAccountantPack::add(QDate day, Status::Code status, qint64 cents)
{
    const int number = static_cast<int>(m_service->stored.size());
    core::Transaction transaction = samples::charge(cents, number);
    transaction.created = core::startOfBrasiliaDay(day).addSecs(12LL * 3600);
    transaction.events = {{Status::Code::Pending, transaction.created}};
    transaction = samples::moved(transaction, status);
    transaction.commission = core::Money();
    m_service->stored.prepend(transaction);
}

TestAccountantPack::Result TestAccountantPack::made(Span span, core::ConsoleDatabase *console,
                                                    int cutoff)
{
    AccountantPack pack(*m_service, console, SummaryPeriod::around({2026, 10, 7}, span, cutoff),
                        {u"Padaria"_s, ui::Environment::Kind::Local, {}}, m_folder->path());
    QSignalSpy finished(&pack, &AccountantPack::finished);
    const bool hasEnded = finished.wait(20'000);
    return hasEnded ? finished.first().first().value<Result>()
                    : tl::unexpected(Error{Error::Code::Internal, {}, u"it does not end"_s});
}

/// Returns the entries of the target folder, including hidden ones.
QStringList TestAccountantPack::entries() const
{
    return QDir(m_folder->path())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

QByteArray TestAccountantPack::bytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestAccountantPack::makesAFolder_data()
{
    QTest::addColumn<Span>("span");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("name");
    QTest::addColumn<qint64>("transactions");
    QTest::addColumn<qint64>("movements");
    QTest::newRow("month") << Span::Month << u"accountant_2026-10_local"_s
                           << u"transactions_2026-10-01_2026-10-31_local_v7"_s << qint64(3)
                           << qint64(2);
    QTest::newRow("week") << Span::Week << u"accountant_2026-10-04-2026-10-10_local"_s
                          << u"transactions_2026-10-04_2026-10-10_local_v7"_s << qint64(1)
                          << qint64(1);
    QTest::newRow("day") << Span::Day << u"accountant_2026-10-07_local"_s
                         << u"transactions_2026-10-07_2026-10-07_local_v7"_s << qint64(1)
                         << qint64(1);
}

void TestAccountantPack::makesAFolder()
{
    QFETCH(QString, folder);
    QFETCH(QString, name);
    QFETCH(Span, span);
    const Result result = made(span);
    QVERIFY2(result, result ? "" : qPrintable(result.error().detail));
    QTEST(result->transactions, "transactions");
    QTEST(result->movements, "movements");
    QCOMPARE(entries(), QStringList{folder});
    QCOMPARE(result->folder, m_folder->filePath(folder));
    const QDir made(result->folder);
    const QStringList files{u"SHA256SUMS"_s, folder + u".pdf"_s, name + u".ofx"_s,
                            name + u".xlsx"_s};
    QCOMPARE(made.entryList(QDir::Files, QDir::Name | QDir::LocaleAware).size(), files.size());
    for (const QString &file : files)
        QVERIFY2(!bytes(made.filePath(file)).isEmpty(), qPrintable(file));
    // In the format of sha256sum -c.
    const QList<QByteArray> sums = bytes(made.filePath(files.first())).split('\n');
    QCOMPARE(sums.size(), 4);
    for (const QByteArray &line : sums.first(3)) {
        const QString file = QString::fromUtf8(line.mid(66));
        QVERIFY(files.contains(file));
        QCOMPARE(line.first(66),
                 QCryptographicHash::hash(bytes(made.filePath(file)), QCryptographicHash::Sha256)
                         .toHex() +
                     "  ");
    }
    QVERIFY(sums.last().isEmpty());
}

/// All files have the hours after midnight of a bar that closes at two.
void TestAccountantPack::hasTheBusinessDay()
{
    add({2026, 10, 8}, Status::Code::Paid, 250);
    m_service->stored.first().created = core::startOfBrasiliaDay({2026, 10, 8}).addSecs(3600);
    add({2026, 10, 7}, Status::Code::Paid, 999);
    m_service->stored.first().created = core::startOfBrasiliaDay({2026, 10, 7}).addSecs(3600);
    const Result result = made(Span::Day, nullptr, 120);
    QVERIFY2(result, result ? "" : qPrintable(result.error().detail));
    QCOMPARE(result->transactions, 2);
    QCOMPARE(result->movements, 2);
    const QDir folder(result->folder);
    const QString cover = support::pdfText(folder.filePath(u"accountant_2026-10-07_local.pdf"_s));
    QVERIFY2(cover.contains(u"R$ 40.00"_s), qPrintable(cover));
    QVERIFY2(cover.contains(u"from 02:00 to 02:00"_s), qPrintable(cover));
    QVERIFY(folder.exists(u"transactions_2026-10-07_2026-10-07_local_v7.xlsx"_s));
}

void TestAccountantPack::agreesWithTheOtherFiles()
{
    const Result result = made();
    QVERIFY(result);
    const QDir folder(result->folder);
    const QString cover = support::pdfText(folder.filePath(u"accountant_2026-10_local.pdf"_s));
    QVERIFY2(cover.contains(u"Padaria"_s), qPrintable(cover));
    QVERIFY(cover.contains(u"R$ 52.50"_s));
    QVERIFY(cover.contains(u"Enclosed: 3 transaction(s) (XLSX), 2 movement(s) (OFX)"_s));
    const QByteArray statement =
        bytes(folder.filePath(u"transactions_2026-10-01_2026-10-31_local_v7.ofx"_s));
    QVERIFY(statement.contains("<BALAMT>52.50</BALAMT>"));
}

/// The rows of the cover sheet add up to the received money, and each movement names its evidence.
void TestAccountantPack::givesTotalsByKindOfEvidence()
{
    m_service->can.confirmsPayments = true;
    for (core::Transaction &transaction : m_service->stored) {
        if (transaction.status != Status::Code::Paid)
            continue;
        const bool isBank = transaction.amount.cents() == 3750;
        transaction.evidence = {
            {.kind = isBank ? core::EvidenceKind::Statement : core::EvidenceKind::ByHand,
             .recordedAt = *transaction.finished,
             .movedDay = core::brasiliaDay(*transaction.finished),
             .movedAt = transaction.finished}};
    }
    const Result result = made();
    QVERIFY(result);
    const QDir folder(result->folder);
    const QString cover = support::pdfText(folder.filePath(u"accountant_2026-10_local.pdf"_s));
    const QString rows = cover.mid(cover.indexOf(u"Received, by confirmation"_s)).simplified();
    QVERIFY2(rows.contains(u"Confirmed by: statement 1 R$ 37.50"_s), qPrintable(cover));
    QVERIFY2(rows.contains(u"Confirmed by: counter 1 R$ 15.00"_s), qPrintable(cover));
    const QByteArray statement =
        bytes(folder.filePath(u"transactions_2026-10-01_2026-10-31_local_v7.ofx"_s));
    QVERIFY(statement.contains("<BALAMT>52.50</BALAMT>"));
    QCOMPARE(statement.count("(confirmed by a bank statement)</MEMO>"), 1);
    QCOMPARE(statement.count("(confirmed at the counter, not by the bank)</MEMO>"), 1);
}

void TestAccountantPack::recordsTheFolderFirst()
{
    ToolBox box(*m_service);
    core::ConsoleDatabase &console = box.console();
    const Result result = made(Span::Month, &console);
    QVERIFY(result);
    const auto recorded = await(console.disclosures().disclosures());
    QVERIFY(recorded);
    QCOMPARE(recorded->size(), 1);
    const core::Disclosure &folder = recorded->first();
    QCOMPARE(folder.kind, core::Disclosure::Kind::AccountantFolder);
    QCOMPARE(folder.path, result->folder);
    QVERIFY(folder.content.contains(u"2026-10-01"_s));
    QVERIFY(!folder.isMasked);
    QCOMPARE(folder.entries, std::optional<qint64>(3));
}

void TestAccountantPack::writesNothingWithoutTheRecord()
{
    ToolBox broken(*m_service, {}, ToolBox::Records::Broken);
    QVERIFY(!made(Span::Month, &broken.console()));
    QCOMPARE(entries(), QStringList());
}

void TestAccountantPack::replacesNothing()
{
    const Result first = made();
    const QByteArray before = bytes(first->folder + u"/SHA256SUMS"_s);
    add({2026, 10, 8}, Status::Code::Paid, 700);
    const Result second = made();
    QCOMPARE(second->folder, first->folder + u"-2"_s);
    QCOMPARE(second->transactions, 4);
    QCOMPARE(bytes(first->folder + u"/SHA256SUMS"_s), before);
    QCOMPARE(entries().size(), 2);
}

/// The files are read one after the other, and a charge arrives in between.
void TestAccountantPack::makesItAgainIfThePeriodChanges()
{
    m_service->onList = [this, answer = m_service->onList,
                         lists = 0](const core::TransactionFilter &filter) mutable {
        if (++lists == 2)
            add({2026, 10, 20}, Status::Code::Paid, 2500);
        return answer(filter);
    };
    const Result result = made();
    QVERIFY2(result, result ? "" : qPrintable(result.error().detail));
    QCOMPARE(result->transactions, 4);
    QCOMPARE(result->movements, 3);
    QCOMPARE(entries().size(), 1);
}

void TestAccountantPack::givesUpIfThePeriodChangesAllTheTime()
{
    m_service->onList = [this, answer = m_service->onList](const core::TransactionFilter &filter) {
        add({2026, 10, 20}, Status::Code::Paid, 2500);
        return answer(filter);
    };
    QCOMPARE(made().error().code, Error::Code::Unconfirmed);
    QCOMPARE(entries(), QStringList());
}

void TestAccountantPack::leavesNothingIfItFails_data()
{
    QTest::addColumn<int>("lists"); ///< successful calls
    QTest::addColumn<int>("sums");
    QTest::newRow("the first sums") << 99 << 0;
    QTest::newRow("the workbook") << 0 << 99;
    QTest::newRow("the last sums") << 99 << 1;
}

void TestAccountantPack::leavesNothingIfItFails()
{
    QFETCH(int, lists);
    QFETCH(int, sums);
    const Error error{Error::Code::StorageUnreachable, {}, u"away"_s};
    m_service->onList = [&, answer = m_service->onList](const core::TransactionFilter &filter) {
        return lists-- > 0 ? answer(filter) : tl::unexpected(error);
    };
    m_service->onSums =
        [&, answer = m_service->onSums](
            const core::TransactionFilter &filter) -> core::Result<QList<core::TransactionSum>> {
        if (sums-- > 0)
            return answer(filter);
        return tl::unexpected(error);
    };
    const Result result = made();
    QVERIFY(!result);
    QCOMPARE(result.error(), error);
    QCOMPARE(entries(), QStringList());
}

void TestAccountantPack::leavesNothingIfItIsCanceled()
{
    {
        AccountantPack pack(*m_service, nullptr, SummaryPeriod::around({2026, 10, 7}, Span::Month),
                            {}, m_folder->path());
        QSignalSpy finished(&pack, &AccountantPack::finished);
        QSignalSpy canceled(&pack, &AccountantPack::canceled);
        pack.cancel();
        QVERIFY(canceled.wait(20'000));
        QCOMPARE(finished.size(), 0);
    }
    QCOMPARE(entries(), QStringList());
}

void TestAccountantPack::showsThatThereIsNoSuchPlace()
{
    const QString place = m_folder->path();
    m_folder.reset();
    AccountantPack pack(*m_service, nullptr, SummaryPeriod::around({2026, 10, 7}, Span::Month), {},
                        place);
    QSignalSpy finished(&pack, &AccountantPack::finished);
    QVERIFY(finished.wait(20'000));
    QCOMPARE(finished.first().first().value<Result>().error().code, Error::Code::StorageReadOnly);
    QVERIFY(!QFile::exists(place));
}

BALCAO_TEST(TestAccountantPack)
#include "tst_accountantpack.moc"
