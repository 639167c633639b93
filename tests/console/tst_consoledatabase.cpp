// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "core/database/database.h"
#include "core/database/migrations.h"
#include "core/domain/money.h"
#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"
#include "tests/support/await.h"
#include "tests/support/programs.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlError>
#include <QtSql/QSqlQuery>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <memory>
#include <optional>

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace core;

class ConsoleDatabaseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void makesAFileForItsOwnerOnly();
    void countsUp();
    void goesOnWhereItEnded();
    void givesNoNumberTwiceWhenKilled();
    void recallsByTailOrName_data();
    void recallsByTailOrName();
    void recallsTheLastOnesFirst();
    void knowsAPersonByTheDocument();
    void remembersNobodyWithoutADocument();
    void leavesNoTraceOfTheForgotten_data();
    void leavesNoTraceOfTheForgotten();
    void forgetsWhoDidNotCome();
    void marksNothingByItself();
    void annotations();
    void servesOnce();
    void undoesMistakes();
    void keepsNotes();
    void refusesANoteThatIsTooLong();
    void findsNotes_data();
    void findsNotes();
    void findsTheLastNoteFirst();
    void findsWhatIsMarked();
    void keepsTags_data();
    void keepsTags();
    void refusesTagsThatAreTooMuch_data();
    void refusesTagsThatAreTooMuch();
    void returnsEarlierAnnotations();
    void reportsTheLastEdits();
    void findsTags_data();
    void findsTags();
    void reportsTheLastTags();
    void reportsOfMarks();
    void countsReceipts();
    void importsOldReceipts();
    void importsOldReceiptsOnce();
    void notesWhoWasShown();
    void recordsDisclosures();
    void keepsPayouts();
    void watchesCharges();
    void keepsEverything();
    void putsADamagedFileAside_data();
    void putsADamagedFileAside();
    void startsFarAheadAfterADamagedFile();
    void holdsWhatEarlierVersionsHadAskedFor();
    void leavesANewerFileAlone();
    void answersWhenItCannotBeOpened_data();
    void answersWhenItCannotBeOpened();
    void answersWhenItIsNotOpened();

private:
    using Clock = std::function<QDateTime()>;

    void open();
    void reopen();
    [[nodiscard]] QString path() const { return m_folder->filePath(u"shop/console.db"_s); }
    [[nodiscard]] QString receipts() const { return m_folder->filePath(u"receipts.txt"_s); }
    KnownPayer remember(const Payer &payer);
    QStringList recalled(const QString &text);
    Annotations annotationsOf(const QUuid &id);

    std::unique_ptr<QTemporaryDir> m_folder;
    QDateTime m_now;
    std::unique_ptr<ConsoleDatabase> m_console;
};

namespace
{

const QUuid kOne{"11111111-1111-4111-8111-111111111111"_L1};
const QUuid kOther{"22222222-2222-4222-8222-222222222222"_L1};

Payer maria()
{
    return {u"María José dos Santos"_s, u"maria@example.com"_s, u"+5511987654712"_s,
            u"52998224725"_s};
}

Payer bakery()
{
    return {u"Padaria São João Ltda"_s, u"contato@padaria.example"_s, u"+552133334444"_s,
            u"12ABC34501DE35"_s};
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("a file of the test cannot be written");
}

/// Returns the contents of all files in the folder.
QByteArray bytesIn(const QString &folder)
{
    QByteArray all;
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden)) {
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("a file of the test cannot be read");
        all += file.readAll();
    }
    return all;
}

Transaction charge(const QUuid &id, qint64 cents, const QDateTime &created)
{
    Transaction transaction;
    transaction.id = id;
    transaction.amount = Money::fromCents(cents);
    transaction.created = created;
    return transaction;
}

} // namespace

void ConsoleDatabaseTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_now = QDateTime({2026, 11, 21}, {12, 0}, Qt::UTC);
    open();
}

void ConsoleDatabaseTest::cleanup()
{
    m_console.reset();
    m_folder.reset();
}

void ConsoleDatabaseTest::open()
{
    m_console = std::make_unique<ConsoleDatabase>(ConsoleDatabase::Setup{
        .path = path(), .receipts = receipts(), .clock = [this] { return m_now; }});
    QCOMPARE(await(m_console->open()), QString());
}

void ConsoleDatabaseTest::reopen()
{
    m_console.reset();
    open();
}

KnownPayer ConsoleDatabaseTest::remember(const Payer &payer)
{
    const auto answer = await(m_console->payers().remember(payer));
    m_now = m_now.addSecs(1);
    return answer.value_or(KnownPayer());
}

QStringList ConsoleDatabaseTest::recalled(const QString &text)
{
    QStringList names;
    for (const KnownPayer &known :
         await(m_console->payers().recall(text)).value_or(QList<KnownPayer>()))
        names.append(known.payer.name);
    return names;
}

Annotations ConsoleDatabaseTest::annotationsOf(const QUuid &id)
{
    return await(m_console->annotations().find({id})).value().value(id);
}

void ConsoleDatabaseTest::makesAFileForItsOwnerOnly()
{
    for (const QFileInfo &file : QFileInfo(path()).dir().entryInfoList(QDir::Files)) {
        QCOMPARE(file.permissions() &
                     (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                 QFile::Permissions());
    }
    QVERIFY(QFile::exists(path()));
}

void ConsoleDatabaseTest::countsUp()
{
    for (qint64 number = 1; number <= 200; ++number)
        QCOMPARE(await(m_console->numbers().nextNumber()), number);
}

void ConsoleDatabaseTest::goesOnWhereItEnded()
{
    QCOMPARE(await(m_console->numbers().nextNumber()), 1);
    reopen();
    QCOMPARE(await(m_console->numbers().nextNumber()), 2);
    reopen();
    reopen();
    QCOMPARE(await(m_console->numbers().nextNumber()), 3);
}

void ConsoleDatabaseTest::givesNoNumberTwiceWhenKilled()
{
    m_console.reset();
    qint64 last = 0;
    for (int cycle = 0; cycle < 8; ++cycle) {
        QProcess writer;
        writer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        writer.start(support::programPath(u"console_numberwriter"_s), {path()},
                     QIODevice::ReadOnly);
        QVERIFY(writer.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(writer.bytesAvailable() > cycle * 200LL, 30'000);
        QCOMPARE(writer.state(), QProcess::Running);
        writer.kill();
        writer.waitForFinished();
        while (writer.canReadLine()) {
            const qint64 number = writer.readLine().trimmed().toLongLong();
            QCOMPARE_GT(number, last);
            last = number;
        }
    }
    QCOMPARE_GT(last, 100); // otherwise nothing was tested
}

void ConsoleDatabaseTest::recallsByTailOrName_data()
{
    const QStringList nobody;
    const QStringList maria{u"María José dos Santos"_s};
    const QStringList bakery{u"Padaria São João Ltda"_s};
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("nothing") << QString() << nobody;
    QTest::newRow("two digits") << u"25"_s << nobody;
    QTest::newRow("blanks") << u"     "_s << nobody;
    QTest::newRow("three of a document") << u"725"_s << maria;
    QTest::newRow("four of a phone") << u"4712"_s << maria;
    QTest::newRow("with signs") << u"247-25"_s << maria;
    QTest::newRow("whole document") << u"529.982.247-25"_s << maria;
    QTest::newRow("whole phone") << u"(11) 98765-4712"_s << maria;
    QTest::newRow("not its end") << u"982"_s << nobody;
    QTest::newRow("letters in a document") << u"de35"_s << bakery;
    QTest::newRow("a whole document with letters") << u"12.ABC.345/01DE-35"_s << bakery;
    QTest::newRow("name") << u"Padaria"_s << bakery;
    QTest::newRow("middle of a name") << u"dos san"_s << maria;
    QTest::newRow("without accents") << u"sao joao"_s << bakery;
    QTest::newRow("other accents") << u"MÁRÍA"_s << maria;
    QTest::newRow("both") << u"jo"_s + u"s"_s << maria;
    QTest::newRow("not wild") << u"%%%"_s << nobody;
    QTest::newRow("not wild either") << u"___"_s << nobody;
    QTest::newRow("nobody") << u"Antonio"_s << nobody;
}

void ConsoleDatabaseTest::recallsByTailOrName()
{
    QFETCH(QString, text);
    QFETCH(QStringList, names);
    remember(maria());
    remember(bakery());
    QCOMPARE(recalled(text), names);
}

void ConsoleDatabaseTest::recallsTheLastOnesFirst()
{
    QStringList names;
    for (int i = 0; i < 12; ++i) {
        const QString name = u"Ana %1"_s.arg(i);
        remember({name, {}, {}, u"document %1"_s.arg(i)});
        names.prepend(name);
    }
    QCOMPARE(recalled(u"ana"_s), names.first(8));
    remember({u"Ana 0"_s, {}, {}, u"document 0"_s});
    QCOMPARE(recalled(u"ana"_s), QStringList(u"Ana 0"_s) + names.first(7));
}

void ConsoleDatabaseTest::knowsAPersonByTheDocument()
{
    const QDateTime first = m_now;
    const KnownPayer known = remember(maria());
    QCOMPARE(known.payer, maria());
    QCOMPARE(known.lastUsed, first);
    m_now = m_now.addDays(3);
    const QDateTime later = m_now;
    const KnownPayer again =
        remember({u"Maria Santos"_s, {}, u"+5511900000000"_s, u"52998224725"_s});
    QCOMPARE(again.id, known.id);
    QCOMPARE(again.lastUsed, later);
    const Payer expected{u"Maria Santos"_s, maria().email, u"+5511900000000"_s, maria().document};
    QCOMPARE(again.payer, expected);
    QCOMPARE(await(m_console->payers().recall(u"725"_s)), QList{again});
}

void ConsoleDatabaseTest::remembersNobodyWithoutADocument()
{
    const auto refused = await(m_console->payers().remember({u"Alguém"_s, {}, {}, {}}));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::InvalidInput);
    QCOMPARE(refused.error().fields.size(), 1);
    QCOMPARE(refused.error().fields.first().field, Field::Document);
}

void ConsoleDatabaseTest::leavesNoTraceOfTheForgotten_data()
{
    QTest::addColumn<int>("others"); // remaining payers
    QTest::addColumn<bool>("byTheClock");
    QTest::newRow("alone") << 0 << false;
    QTest::newRow("among many") << 60 << false;
    QTest::newRow("alone, not used") << 0 << true;
    QTest::newRow("among many, not used") << 60 << true;
}

void ConsoleDatabaseTest::leavesNoTraceOfTheForgotten()
{
    QFETCH(int, others);
    QFETCH(bool, byTheClock);
    const QString folder = QFileInfo(path()).path();
    const KnownPayer known = remember(maria());
    remember({u"María J. Santos"_s, u"outra@example.com"_s, u"+5511911112222"_s, maria().document});
    m_now = m_now.addMonths(12);
    for (int i = 0; i < others; ++i)
        m_console->payers().remember({u"Cliente %1"_s.arg(i), {}, {}, u"document %1"_s.arg(i)});
    QCOMPARE(recalled(u"725"_s), QStringList(u"María J. Santos"_s));
    const QList<QByteArray> traces{"dos Santos", "maria",     "outra@example",
                                   "987654712",  "911112222", "52998224725"};
    for (const QByteArray &trace : traces)
        QVERIFY2(bytesIn(folder).contains(trace), trace.constData());

    if (byTheClock)
        QCOMPARE(await(m_console->payers().forgetUnusedSince(m_now.addMonths(-6))), 1);
    else
        QVERIFY(await(m_console->payers().forget(known.id)));
    QCOMPARE(recalled(u"725"_s), QStringList());
    QCOMPARE(recalled(u"Cliente"_s).size(), qMin(others, 8));
    for (const QByteArray &trace : traces)
        QVERIFY2(!bytesIn(folder).contains(trace), trace.constData());
}

void ConsoleDatabaseTest::forgetsWhoDidNotCome()
{
    remember(maria());
    const QDateTime between = m_now;
    remember(bakery());
    const QString folder = QFileInfo(path()).path();
    write(folder + u"/console.db.damaged-20260101-000000"_s, "old");
    write(folder + u"/other.damaged-20260101-000000"_s, "not ours");
    QCOMPARE(await(m_console->payers().forgetUnusedSince(between)), 1);
    QCOMPARE(recalled(u"725"_s), QStringList());
    QCOMPARE(recalled(u"E35"_s), QStringList(bakery().name));
    // The other payer was stored just now, by the system clock, after that time.
    const QDateTime later = QDateTime::currentDateTimeUtc().addDays(1);
    QCOMPARE(await(m_console->payers().forgetUnusedSince(later)), between < later ? 1 : 0);
    QCOMPARE(QDir(folder).entryList({u"*damaged*"_s}, QDir::Files),
             QStringList(u"other.damaged-20260101-000000"_s));
}

void ConsoleDatabaseTest::marksNothingByItself()
{
    QCOMPARE(await(m_console->annotations().find({kOne, kOther})).value().size(), 0);
    QCOMPARE(await(m_console->annotations().find({})).value().size(), 0);
}

void ConsoleDatabaseTest::annotations()
{
    const QDateTime first = m_now;
    Annotations expected{.abandoned = first};
    QCOMPARE(await(m_console->annotations().abandon(kOne)), expected);
    m_now = m_now.addSecs(60);
    QCOMPARE(await(m_console->annotations().abandon(kOne)), expected); // time of the first call
    expected.lateSeen = m_now;
    QCOMPARE(await(m_console->annotations().seeLate(kOne)), expected);
    m_now = m_now.addSecs(60);
    QCOMPARE(await(m_console->annotations().seeLate(kOne)), expected);
    const auto all = await(m_console->annotations().find({kOther, kOne}));
    QCOMPARE(await(m_console->annotations().all()).value(), *all);
    QCOMPARE(all.value().size(), 1);
    QCOMPARE(all.value().value(kOne), expected);
}

void ConsoleDatabaseTest::servesOnce()
{
    const HandOver first{m_now, true};
    QCOMPARE(await(m_console->receipts().handOver(kOne)), first);
    m_now = m_now.addSecs(60);
    const HandOver again{first.at, false};
    QCOMPARE(await(m_console->receipts().handOver(kOne)), again);
    QCOMPARE(annotationsOf(kOne).handedOver, first.at);
    reopen();
    QCOMPARE(await(m_console->receipts().handOver(kOne)), again);
    QVERIFY(await(m_console->receipts().handOver(kOther))->isFirst);
}

void ConsoleDatabaseTest::undoesMistakes()
{
    await(m_console->annotations().abandon(kOne));
    await(m_console->annotations().abandon(kOther));
    QVERIFY(await(m_console->annotations().undoAbandon(kOne)));
    QVERIFY(!annotationsOf(kOne).abandoned);
    QVERIFY(annotationsOf(kOther).abandoned);
    QVERIFY(await(m_console->annotations().undoAbandon(kOne))); // a repeated undo

    const QDateTime at = await(m_console->receipts().handOver(kOne))->at;
    QVERIFY(await(m_console->receipts().undoHandOver(kOne, at.addSecs(-1)))); // another hand-over
    QCOMPARE(annotationsOf(kOne).handedOver, at);
    QVERIFY(await(m_console->receipts().undoHandOver(kOne, at)));
    QVERIFY(!annotationsOf(kOne).handedOver);
    QVERIFY(await(m_console->receipts().handOver(kOne))->isFirst);
}

void ConsoleDatabaseTest::keepsNotes()
{
    Annotations expected{.note = u"Bolo de São João"_s};
    QCOMPARE(await(m_console->annotations().setNote(kOne, u"  Bolo de\n São João "_s)), expected);
    QCOMPARE(annotationsOf(kOne), expected);
    QCOMPARE(await(m_console->annotations().find({kOther})).value().size(), 0);
    expected.abandoned = m_now; // in addition to the note
    QCOMPARE(await(m_console->annotations().abandon(kOne)), expected);
    reopen();
    QCOMPARE(annotationsOf(kOne), expected);
    expected.note = u"outro"_s;
    QCOMPARE(await(m_console->annotations().setNote(kOne, expected.note)), expected);
    expected.note.clear();
    QCOMPARE(await(m_console->annotations().setNote(kOne, u" "_s)), expected);
    QCOMPARE(annotationsOf(kOne), expected);
    QVERIFY(await(m_console->annotations().setNote(kOther, {}))); // there was none
    QVERIFY(await(m_console->annotations().setNote(kOther, u"only a note"_s)));
    QCOMPARE(await(m_console->annotations().all()).value(),
             await(m_console->annotations().find({kOne, kOther})).value());
}

void ConsoleDatabaseTest::refusesANoteThatIsTooLong()
{
    const QString longest(AnnotationRepository::kMaxNoteLength, u'x');
    QCOMPARE(await(m_console->annotations().setNote(kOne, longest))->note, longest);
    QCOMPARE(await(m_console->annotations().setNote(kOne, longest + u'x')).error().code,
             Error::Code::InvalidInput);
    QCOMPARE(annotationsOf(kOne).note, longest);
}

void ConsoleDatabaseTest::findsNotes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("all of it") << u"Troca: café do João (50%)"_s << true;
    QTest::newRow("a part") << u"afé d"_s << true;
    QTest::newRow("other case, no accents") << u"CAFE DO JOAO"_s << true;
    QTest::newRow("accents of its own") << u"trôca"_s << true;
    QTest::newRow("blanks around it") << u"  50%  "_s << true;
    QTest::newRow("a sign of patterns") << u"caf%o"_s << false;
    QTest::newRow("another word") << u"bolo"_s << false;
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("blanks") << u"  "_s << false;
    QTest::newRow("nothing but an accent") << u"\u0301"_s << false;
}

void ConsoleDatabaseTest::findsNotes()
{
    QFETCH(QString, text);
    QFETCH(bool, isFound);
    await(m_console->annotations().setNote(kOne, u"Troca: café do João (50%)"_s));
    const QList<QUuid> expected = isFound ? QList{kOne} : QList<QUuid>();
    QCOMPARE(await(m_console->annotations().findNotes(text)), expected);
}

void ConsoleDatabaseTest::findsTheLastNoteFirst()
{
    await(m_console->annotations().setNote(kOne, u"bolo"_s));
    m_now = m_now.addSecs(60);
    await(m_console->annotations().setNote(kOther, u"bolos"_s));
    QCOMPARE(await(m_console->annotations().findNotes(u"bolo"_s)), (QList{kOther, kOne}));
    m_now = m_now.addSecs(60);
    await(m_console->annotations().setNote(kOne, u"mais bolo"_s));
    QCOMPARE(await(m_console->annotations().findNotes(u"bolo"_s)), (QList{kOne, kOther}));
}

/// The console database does not know whether an abandoned charge was paid later.
void ConsoleDatabaseTest::findsWhatIsMarked()
{
    await(m_console->annotations().abandon(kOne));
    await(m_console->receipts().handOver(kOther));
    QCOMPARE(await(m_console->annotations().findMarked(Mark::Abandoned)), QList{kOne});
    QCOMPARE(await(m_console->annotations().findMarked(Mark::PaidLate)), QList{kOne});
    QCOMPARE(await(m_console->annotations().findMarked(Mark::HandedOver)), QList{kOther});
    await(m_console->annotations().undoAbandon(kOne));
    QCOMPARE(await(m_console->annotations().findMarked(Mark::Abandoned)), QList<QUuid>());
}

void ConsoleDatabaseTest::keepsTags_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("kept");
    QTest::newRow("one") << u" Fiado "_s << QStringList{u"Fiado"_s};
    QTest::newRow("as they were typed")
        << u"festa de São João;  a conferir,2ª via"_s
        << QStringList{u"festa de São João"_s, u"a conferir"_s, u"2ª via"_s};
    QTest::newRow("each once") << u"Fiado, FIADO, fiádo"_s << QStringList{u"Fiado"_s};
    QTest::newRow("blanks") << u"a  conferir,, ,\tb"_s << QStringList{u"a conferir"_s, u"b"_s};
    QTest::newRow("none") << u" , ;"_s << QStringList();
    QTest::newRow("nothing that can be looked for") << u"\u0301"_s << QStringList();
}

void ConsoleDatabaseTest::keepsTags()
{
    QFETCH(QString, typed);
    QFETCH(QStringList, kept);
    await(m_console->annotations().setNote(kOne, u"bolo"_s));
    await(m_console->annotations().setTags(kOne, u"antes"_s));
    Annotations expected{.note = u"bolo"_s, .tags = kept};
    QCOMPARE(await(m_console->annotations().setTags(kOne, typed)), expected);
    reopen();
    QCOMPARE(annotationsOf(kOne), expected);
    QCOMPARE(await(m_console->annotations().all())->value(kOne), expected);
    await(m_console->annotations().setNote(kOne, {}));
    expected.note.clear();
    QCOMPARE(await(m_console->annotations().all())->value(kOne), expected);
}

void ConsoleDatabaseTest::refusesTagsThatAreTooMuch_data()
{
    QTest::addColumn<QString>("max");
    QTest::addColumn<QString>("tooMuch");
    const QString longest(AnnotationRepository::kMaxTagLength, u'x');
    QTest::newRow("long") << longest << u"a, "_s + longest + u'x';
    QStringList many;
    for (int i = 0; i < AnnotationRepository::kMaxTags; ++i)
        many.append(u"t%1"_s.arg(i));
    QTest::newRow("many") << many.join(u',') << many.join(u',') + u",one more"_s;
}

void ConsoleDatabaseTest::refusesTagsThatAreTooMuch()
{
    QFETCH(QString, max);
    QFETCH(QString, tooMuch);
    QVERIFY(await(m_console->annotations().setTags(kOne, max)));
    const Annotations before = annotationsOf(kOne);
    QCOMPARE(await(m_console->annotations().setTags(kOne, tooMuch)).error().code,
             Error::Code::InvalidInput);
    QCOMPARE(annotationsOf(kOne), before);
}

void ConsoleDatabaseTest::returnsEarlierAnnotations()
{
    QCOMPARE(await(m_console->annotations().edits(kOne)), QList<AnnotationEdit>());
    await(m_console->annotations().setNote(kOne, u"bolo"_s));
    await(m_console->annotations().setTags(kOther, u"de outra"_s));
    await(m_console->annotations().setNote(kOne, u"bolo"_s)); // the previous text
    await(m_console->annotations().setTags(kOne, u"Fiado; festa"_s));
    await(m_console->annotations().setNote(kOne, u"bolo de milho"_s));
    await(m_console->annotations().abandon(kOne));
    await(m_console->annotations().setTags(kOne, {}));
    await(m_console->receipts().handOver(kOne));
    await(m_console->annotations().seeLate(kOne));
    await(m_console->annotations().undoAbandon(kOne));
    reopen();
    const auto edits = await(m_console->annotations().edits(kOne));
    QVERIFY(edits);
    QStringList described;
    for (const AnnotationEdit &edit : *edits) {
        QVERIFY(edit.at.isValid());
        described.append(u"%1 %2"_s.arg(static_cast<int>(edit.what)).arg(edit.text));
    }
    const QStringList notes{u"1 "_s, u"0 bolo de milho"_s, u"1 Fiado, festa"_s, u"0 bolo"_s};
    QStringList annotations = described;
    for (const QString &note : notes)
        QCOMPARE(annotations.removeAll(note), 1);
    annotations.sort();
    QCOMPARE(annotations, (QStringList{u"3 "_s, u"4 "_s})); // no longer abandoned
    described.removeIf([&annotations](const QString &line) { return annotations.contains(line); });
    QCOMPARE(described, notes);
}

void ConsoleDatabaseTest::reportsTheLastEdits()
{
    for (int i = 0; i <= AnnotationRepository::kMaxEdits; ++i)
        await(m_console->annotations().setNote(kOne, QString::number(i)));
    const auto edits = await(m_console->annotations().edits(kOne));
    QCOMPARE(edits->size(), AnnotationRepository::kMaxEdits);
    QCOMPARE(edits->first().text, QString::number(AnnotationRepository::kMaxEdits));
    QCOMPARE(edits->last().text, u"1"_s);
}

void ConsoleDatabaseTest::findsTags_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<QUuid>>("expected");
    const QList<QUuid> one{kOne};
    QTest::newRow("whole") << u"Pago em mãos"_s << one;
    QTest::newRow("case and accents") << u"PAGO EM MAOS "_s << one;
    QTest::newRow("the second") << u"fiado"_s << QList{kOther, kOne};
    QTest::newRow("a part is another one") << u"pago"_s << QList<QUuid>();
    QTest::newRow("two are none") << u"pago em mãos, fiado"_s << QList<QUuid>();
    QTest::newRow("a wildcard") << u"%"_s << QList<QUuid>();
    QTest::newRow("blanks") << u"  "_s << QList<QUuid>();
    QTest::newRow("a comma") << u","_s << QList<QUuid>();
}

void ConsoleDatabaseTest::findsTags()
{
    QFETCH(QString, text);
    QFETCH(QList<QUuid>, expected);
    await(m_console->annotations().setTags(kOne, u"Pago em mãos, Fiado"_s));
    m_now = m_now.addSecs(1);
    await(m_console->annotations().setTags(kOther, u"fiado"_s));
    QCOMPARE(await(m_console->annotations().findTag(text)), expected);
}

void ConsoleDatabaseTest::reportsTheLastTags()
{
    QCOMPARE(await(m_console->annotations().lastTags()), QStringList());
    await(m_console->annotations().setTags(kOne, u"Fiado, festa"_s));
    m_now = m_now.addSecs(1);
    await(m_console->annotations().setTags(kOther, u"a conferir, fiado"_s));
    QCOMPARE(await(m_console->annotations().lastTags()),
             (QStringList{u"a conferir"_s, u"fiado"_s, u"festa"_s}));
    QStringList many;
    for (int i = 0; i < AnnotationRepository::kMaxTags; ++i)
        many.append(u"t%1"_s.arg(i));
    m_now = m_now.addSecs(1);
    await(m_console->annotations().setTags(kOne, many.join(u',')));
    QCOMPARE(await(m_console->annotations().lastTags()),
             many.first(AnnotationRepository::kMaxLastTags));
}

void ConsoleDatabaseTest::reportsOfMarks()
{
    const QSignalSpy described(&m_console->annotations(), &AnnotationRepository::marked);
    const auto isReported = [&described](const QUuid &id) {
        return !described.isEmpty() && described.constLast().constFirst().toUuid() == id;
    };
    await(m_console->annotations().abandon(kOne));
    QVERIFY(isReported(kOne));
    await(m_console->receipts().handOver(kOther));
    QVERIFY(isReported(kOther));
    await(m_console->annotations().seeLate(kOne));
    QVERIFY(isReported(kOne));
    await(m_console->receipts().countReceipt(kOther));
    QVERIFY(isReported(kOther));
    await(m_console->annotations().setNote(kOne, u"bolo"_s));
    QVERIFY(isReported(kOne));
    QCOMPARE(described.size(), 5);
    await(m_console->annotations().find({kOne}));
    await(m_console->annotations().findNotes(u"bolo"_s));
    await(m_console->watchedCharges().watch(charge(kOne, 1, m_now)));
    QCOMPARE(described.size(), 5);
}

void ConsoleDatabaseTest::countsReceipts()
{
    QCOMPARE(await(m_console->receipts().countReceipt(kOne)), 1);
    QCOMPARE(await(m_console->receipts().countReceipt(kOne)), 2);
    QCOMPARE(await(m_console->receipts().countReceipt(kOther)), 1);
    reopen();
    QCOMPARE(await(m_console->receipts().countReceipt(kOne)), 3);
    QCOMPARE(annotationsOf(kOne).receipts, 3);
    QVERIFY(await(m_console->receipts().undoReceipt(kOne, 2))); // A later receipt exists.
    QCOMPARE(annotationsOf(kOne).receipts, 3);
    QVERIFY(await(m_console->receipts().undoReceipt(kOne, 3)));
    QCOMPARE(annotationsOf(kOne).receipts, 2);
    QCOMPARE(await(m_console->receipts().countReceipt(kOne)), 3);
}

void ConsoleDatabaseTest::importsOldReceipts()
{
    QCOMPARE(await(m_console->receipts().countReceipt(kOther)), 1);
    write(receipts(), "2026-11-20T10:00:00Z 11111111-1111-4111-8111-111111111111\n"
                      "2026-11-20T10:01:00Z 22222222-2222-4222-8222-222222222222\n"
                      "2026-11-20T10:02:00Z 11111111-1111-4111-8111-111111111111\n"
                      "2026-11-20T10:0\n"
                      "2026-11-20T10:03:00Z 11111111-1111-4111-8111-111111111111");
    reopen();
    QCOMPARE(annotationsOf(kOne).receipts, 2); // an incomplete line does not count
    QCOMPARE(annotationsOf(kOther).receipts, 1);
    QVERIFY(!QFile::exists(receipts()));
}

void ConsoleDatabaseTest::importsOldReceiptsOnce()
{
    const QByteArray line = "2026-11-20T10:00:00Z 11111111-1111-4111-8111-111111111111\n";
    write(receipts(), line);
    reopen();
    QCOMPARE(await(m_console->receipts().countReceipt(kOne)), 2);
    write(receipts(), line); // simulates a failed removal
    reopen();
    QCOMPARE(annotationsOf(kOne).receipts, 2);
}

void ConsoleDatabaseTest::notesWhoWasShown()
{
    QCOMPARE(await(m_console->disclosures().reveals(kOne)), QList<QDateTime>());
    const QDateTime first = m_now;
    QCOMPARE(await(m_console->disclosures().reveal(kOne)), QList{first});
    m_now = m_now.addSecs(5);
    const QList both{m_now, first};
    QCOMPARE(await(m_console->disclosures().reveal(kOne)), both);
    QCOMPARE(await(m_console->disclosures().reveals(kOther)), QList<QDateTime>());
    reopen();
    QCOMPARE(await(m_console->disclosures().reveals(kOne)), both);
}

void ConsoleDatabaseTest::recordsDisclosures()
{
    QCOMPARE(await(m_console->disclosures().disclosures()), QList<Disclosure>());
    Disclosure file{.kind = Disclosure::Kind::Export,
                    .path = u"/tmp/a.csv"_s,
                    .content = u"environment=demo; status=paid"_s,
                    .isMasked = true};
    const auto number = await(m_console->disclosures().beginDisclosure(file));
    QVERIFY(number);
    file.at = m_now;
    QCOMPARE(await(m_console->disclosures().disclosures()), QList{file}); // recorded before the end
    QVERIFY(await(m_console->disclosures().endDisclosure(*number, 203)));
    file.entries = 203;
    m_now = m_now.addSecs(5);
    Disclosure folder{.kind = Disclosure::Kind::AccountantFolder, .path = u"/tmp/f"_s};
    QVERIFY(await(m_console->disclosures().beginDisclosure(folder)));
    folder.at = m_now;
    reopen();
    QCOMPARE(await(m_console->disclosures().disclosures()), (QList{folder, file}));
    for (int i = 0; i < 2 * DisclosureRepository::kMaxDisclosures; ++i)
        QVERIFY(await(m_console->disclosures().beginDisclosure(folder)));
    QCOMPARE(await(m_console->disclosures().disclosures())->size(),
             DisclosureRepository::kMaxDisclosures);
}

void ConsoleDatabaseTest::keepsPayouts()
{
    using State = PayoutOrder::State;
    PayoutOrder order{.draft = {.operation = Operation::CashOut,
                                .amount = Money::fromCents(5'000),
                                .name = u"Ana Souza"_s,
                                .email = u"ana@example.com"_s,
                                .phone = u"+5511987654712"_s,
                                .document = u"11144477735"_s,
                                .description = u"Aluguel"_s,
                                .platform = kOne,
                                .reference = u"C1-7"_s,
                                .extra = u"novembro"_s,
                                .pixKey = u"ana@example.com"_s,
                                .keyType = PixKey::Kind::Email,
                                .mayHaveTwin = false}};
    order.since = m_now;
    for (const State state : {State::ToApprove, State::Held, State::Refused}) {
        order.state = state;
        order.reason = state == State::Refused ? u"Not ours"_s : QString();
        QCOMPARE(await(m_console->payouts().recordPayout(order)), order);
        reopen();
        QCOMPARE(await(m_console->payouts().payouts()), QList{order});
    }
    PayoutOrder later = order;
    later.draft.reference = u"A"_s;
    m_now = m_now.addSecs(5);
    later.since = m_now;
    QCOMPARE(await(m_console->payouts().recordPayout(later)), later);
    const QList both{order, later};
    QCOMPARE(await(m_console->payouts().payouts()), both);
    QVERIFY(await(m_console->payouts().dropPayout(order.draft.reference)));
    QVERIFY(await(m_console->payouts().dropPayout(u"nobody's"_s)));
    QCOMPARE(await(m_console->payouts().payouts()), QList{later});
    later.draft.reference.clear();
    QCOMPARE(await(m_console->payouts().recordPayout(later)).error().code,
             Error::Code::InvalidInput);
}

void ConsoleDatabaseTest::watchesCharges()
{
    QCOMPARE(await(m_console->watchedCharges().watched()), QList<WatchedCharge>());
    Transaction later = charge(kOne, 1500, m_now.addSecs(5));
    const Transaction earlier = charge(kOther, 700, m_now);
    QVERIFY(await(m_console->watchedCharges().watch(later)));
    QVERIFY(await(m_console->watchedCharges().watch(earlier)));
    later.status = Status::fromText(u"frozen"_s);
    QVERIFY(await(m_console->watchedCharges().watch(later)));
    reopen();
    const QList<WatchedCharge> both{
        {kOther, Status::Code::Pending, Money::fromCents(700), earlier.created},
        {kOne, later.status, Money::fromCents(1500), later.created}};
    QCOMPARE(await(m_console->watchedCharges().watched()), both);
    QVERIFY(await(m_console->watchedCharges().unwatch(kOther)));
    QVERIFY(await(m_console->watchedCharges().unwatch(kOther)));
    QCOMPARE(await(m_console->watchedCharges().watched()), both.last(1));
}

void ConsoleDatabaseTest::keepsEverything()
{
    remember(maria());
    await(m_console->receipts().handOver(kOne));
    const Annotations annotations = annotationsOf(kOne);
    reopen();
    QCOMPARE(recalled(u"725"_s), QStringList(maria().name));
    QCOMPARE(annotationsOf(kOne), annotations);
}

void ConsoleDatabaseTest::putsADamagedFileAside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no database") << QByteArray("this is no database");
    QTest::newRow("one byte") << QByteArray("x");
    QTest::newRow("half") << QByteArray(); // of the previous file
}

void ConsoleDatabaseTest::putsADamagedFileAside()
{
    QFETCH(QByteArray, bytes);
    for (int i = 0; i < 3; ++i)
        await(m_console->numbers().nextNumber());
    remember(maria());
    m_console.reset();
    if (bytes.isEmpty())
        QVERIFY(QFile::resize(path(), QFileInfo(path()).size() / 2));
    else
        write(path(), bytes);
    QFile damaged(path());
    QVERIFY(damaged.open(QIODevice::ReadOnly));
    bytes = damaged.readAll();

    m_console = std::make_unique<ConsoleDatabase>(
        ConsoleDatabase::Setup{.path = path(), .clock = [this] { return m_now; }});
    const auto aside = await(m_console->open());
    QCOMPARE(aside, path() + u".damaged-20261121-090001"_s);
    QFile kept(*aside);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), bytes);
    QCOMPARE(recalled(u"725"_s), QStringList());
    const auto number = await(m_console->numbers().nextNumber());
    QCOMPARE_GT(number.value(), 1'000'000); // far above all issued numbers
    remember(maria());
    reopen();
    QCOMPARE(recalled(u"725"_s), QStringList(maria().name));
    QCOMPARE(await(m_console->numbers().nextNumber()), *number + 1);
}

/// The program was killed after the damaged file was moved and before the first new number.
void ConsoleDatabaseTest::startsFarAheadAfterADamagedFile()
{
    m_console.reset();
    for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(path() + end);
    write(path() + u".damaged-20261121-120001"_s, "this is no database");
    reopen();
    const auto number = await(m_console->numbers().nextNumber());
    QCOMPARE_GT(number.value(), 1'000'000);
    reopen();
    QCOMPARE(await(m_console->numbers().nextNumber()), *number + 1);
}

/// An earlier version stored requested orders there. Such an order is on hold now and looked up
/// like the others, without loss.
void ConsoleDatabaseTest::holdsWhatEarlierVersionsHadAskedFor()
{
    using State = PayoutOrder::State;
    m_console.reset();
    {
        QVERIFY(QFile::remove(path()));
        QSqlDatabase older = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"older"_s);
        older.setDatabaseName(path());
        QVERIFY(older.open());
        QSqlQuery query(older);
        const QStringList statements =
            migrationStatements(Schema::Console, 4) +
            QStringList{
                u"INSERT INTO schema_version (version) VALUES (1), (2), (3), (4)"_s,
                u"INSERT INTO payout SELECT 'C1-' || value, value, 1000 * value, "
                "iif(value = 4, 'Not ours', ''), zeroblob(16), 100 * value, 'ana@example.com', "
                "'EMAIL', 'Ana Souza', '11144477735', 'ana@example.com', '+5511987654712', "
                "'Aluguel', 'x' FROM json_each('[1, 2, 3, 4]')"_s};
        for (const QString &sql : statements)
            QVERIFY2(query.exec(sql), qPrintable(query.lastError().text()));
    }
    QSqlDatabase::removeDatabase(u"older"_s);
    reopen();
    const QList<PayoutOrder> orders = *await(m_console->payouts().payouts());
    QCOMPARE(orders.size(), 4);
    const QList<State> states{State::ToApprove, State::Held, State::Held, State::Refused};
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(orders[i].state, states[i]);
        QCOMPARE(orders[i].draft.reference, u"C1-%1"_s.arg(i + 1));
        QCOMPARE(orders[i].draft.amount, Money::fromCents(100 * (i + 1)));
        QCOMPARE(orders[i].draft.extra, u"x"_s);
        QCOMPARE(orders[i].since.toMSecsSinceEpoch(), 1000LL * (i + 1));
        QCOMPARE(orders[i].reason, i == 3 ? u"Not ours"_s : QString());
    }
}

void ConsoleDatabaseTest::leavesANewerFileAlone()
{
    m_console.reset();
    {
        const auto database = Database::open(path(), Database::Access::ReadWrite, Schema::Console);
        QVERIFY((*database)->queryScalar(u"INSERT INTO schema_version (version) VALUES (99)"_s));
    }
    m_console = std::make_unique<ConsoleDatabase>(ConsoleDatabase::Setup{.path = path()});
    QCOMPARE(await(m_console->open()).error().code, Error::Code::StorageNewer);
    QCOMPARE(await(m_console->numbers().nextNumber()).error().code, Error::Code::StorageNewer);
    QVERIFY(QFile::exists(path()));
}

void ConsoleDatabaseTest::answersWhenItCannotBeOpened_data()
{
    QTest::addColumn<QString>("place");
    QTest::newRow("a folder") << u"."_s;
    QTest::newRow("below a file") << u"file/console.db"_s;
}

void ConsoleDatabaseTest::answersWhenItCannotBeOpened()
{
    QFETCH(QString, place);
    write(m_folder->filePath(u"file"_s), "x");
    m_console = std::make_unique<ConsoleDatabase>(
        ConsoleDatabase::Setup{.path = m_folder->filePath(place)});
    const auto opened = await(m_console->open());
    QVERIFY(!opened);
    const Error &why = opened.error();
    QCOMPARE(await(m_console->numbers().nextNumber()).error(), why);
    QCOMPARE(await(m_console->payers().remember(maria())).error(), why);
    QCOMPARE(await(m_console->payers().recall(u"725"_s)).error(), why);
    QCOMPARE(await(m_console->payers().forget(1)).error(), why);
    QCOMPARE(await(m_console->payers().forgetUnusedSince(m_now)).error(), why);
    QCOMPARE(await(m_console->annotations().find({kOne})).error(), why);
    QCOMPARE(await(m_console->annotations().abandon(kOne)).error(), why);
    QCOMPARE(await(m_console->annotations().undoAbandon(kOne)).error(), why);
    QCOMPARE(await(m_console->receipts().handOver(kOne)).error(), why);
    QCOMPARE(await(m_console->receipts().undoHandOver(kOne, m_now)).error(), why);
    QCOMPARE(await(m_console->annotations().seeLate(kOne)).error(), why);
    QCOMPARE(await(m_console->receipts().countReceipt(kOne)).error(), why);
    QCOMPARE(await(m_console->receipts().undoReceipt(kOne, 1)).error(), why);
    QCOMPARE(await(m_console->annotations().setNote(kOne, u"bolo"_s)).error(), why);
    QCOMPARE(await(m_console->annotations().findNotes(u"bolo"_s)).error(), why);
    QCOMPARE(await(m_console->annotations().setTags(kOne, u"bolo"_s)).error(), why);
    QCOMPARE(await(m_console->annotations().findTag(u"bolo"_s)).error(), why);
    QCOMPARE(await(m_console->annotations().lastTags()).error(), why);
    QCOMPARE(await(m_console->watchedCharges().watch(charge(kOne, 1, m_now))).error(), why);
    QCOMPARE(await(m_console->watchedCharges().unwatch(kOne)).error(), why);
    QCOMPARE(await(m_console->watchedCharges().watched()).error(), why);
}

void ConsoleDatabaseTest::answersWhenItIsNotOpened()
{
    ConsoleDatabase console({.path = path()});
    QCOMPARE(await(console.numbers().nextNumber()).error().code, Error::Code::Internal);
}

BALCAO_GUILESS_TEST(ConsoleDatabaseTest)
#include "tst_consoledatabase.moc"
