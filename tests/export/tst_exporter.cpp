// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/domain/filterparts.h"
#include "core/export/exporter.h"
#include "core/export/exportfacts.h"

#include "core/export/celltext.h"
#include "core/export/exportcolumns.h"
#include "tests/support/allpartsfilter.h"
#include "tests/support/fakeservice.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QRandomGenerator>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>
#include <csignal>
#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace core;
using Format = ExportFormat;

Q_DECLARE_METATYPE(ExportFormat)

namespace
{

/// A hundred thousand cells; statements are smaller, because their readers are slow.
constexpr int kHostile = 5000;
constexpr int kHostileMovements = 500;

ExportOrder orderFor(Format format, const QString &path)
{
    ExportOrder order{
        .format = format,
        .path = path,
        .environment = u"demo"_s,
        .institution = u"12345678"_s,
        .platform = QUuid(u"5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"_s),
        .firstDay = QDate(2026, 11, 1),
        .at = QDateTime(QDate(2026, 11, 21), QTime(15, 0), Qt::UTC),
    };
    for (const char *name : kExportColumns)
        order.words.columns.append(u"Coluna %1"_s.arg(QLatin1StringView(name)));
    order.words.operations = {{Operation::CashIn, u"Entrada"_s}, {Operation::CashOut, u"Saída"_s}};
    using Code = Status::Code;
    order.words.statuses = {
        {Code::Pending, u"Aguardando"_s},    {Code::Paid, u"Pago"_s},
        {Code::Denied, u"Recusado"_s},       {Code::Canceled, u"Cancelado"_s},
        {Code::Refund, u"Devolvido"_s},      {Code::InProcess, u"Em processamento"_s},
        {Code::InAnalysis, u"Em análise"_s}, {Code::Expired, u"Expirado"_s}};
    order.words.sheet = u"Transações"_s;
    order.words.about = u"Sobre"_s;
    order.words.facts = {u"Colunas v7."_s, u"Ambiente demo."_s};
    order.words.nothing = u"Nada."_s;
    order.words.evidence = {{EvidenceKind::ByHand, u"Balcão"_s},
                            {EvidenceKind::Statement, u"Extrato"_s},
                            {EvidenceKind::BankApi, u"Banco"_s}};
    order.words.confirmed = {{EvidenceKind::ByHand, u"confirmado no balcão"_s},
                             {EvidenceKind::Statement, u"confirmado pelo extrato"_s},
                             {EvidenceKind::BankApi, u"confirmado pelo banco"_s}};
    order.words.yes = u"Sim"_s;
    order.words.paidLate = u"pago fora do prazo"_s;
    order.words.fee = u"Comissão"_s;
    order.words.refund = u"Devolução"_s;
    return order;
}

/// Returns text that may break readers, spreadsheets and terminals, or plain text.
QString hostileText(QRandomGenerator &random)
{
    static const QStringList kPieces{
        u"="_s,
        u"+"_s,
        u"-"_s,
        u"@"_s,
        u"\t"_s,
        u"\r"_s,
        u"\n"_s,
        u"\r\n"_s,
        u"\""_s,
        u"\"\""_s,
        u"'"_s,
        u";"_s,
        u","_s,
        u" "_s,
        QString(QChar(u'\0')),
        u"\u0001"_s,
        u"\u001b[31m"_s,
        u"\u007f"_s,
        u"\u0085"_s,
        u"\u00a0"_s,
        u"\u202e"_s,
        u"\u2028"_s,
        u"\ufeff"_s,
        u"\ufffe"_s,
        u"😀"_s,
        u"👩‍👩‍👧"_s,
        u"שלום"_s,
        u"مرحبا"_s,
        u"ção"_s,
        u"e\u0301"_s,
        u"&amp;"_s,
        u"<b>"_s,
        u"]]>"_s,
        u"_x0041_"_s,
        u"=1+1"_s,
        u"cmd|' /C calc'!A0"_s,
        u"1.234,56"_s,
        u"007"_s,
        u"</STMTTRN>"_s,
        u"Maria"_s,
        u"\uff1d"_s,
    };
    QString text;
    for (int i = random.bounded(6); i > 0; --i)
        text += kPieces[random.bounded(kPieces.size())];
    if (random.bounded(2000) == 0)
        text += u"João "_s.repeated(2048); // 10 kB
    return text;
}

/// Makes a paid charge one that evidence made paid, sometimes late or after a withdrawal.
Transaction confirmed(QRandomGenerator &random, Transaction t)
{
    using Role = Evidence::Role;
    const QDateTime recorded = t.events.constFirst().at.addSecs(random.bounded(100'000));
    const auto record = [&](EvidenceKind kind, Role role, int seconds) {
        return Evidence{.role = role,
                        .kind = kind,
                        .recordedAt = recorded.addSecs(seconds),
                        .movedDay = brasiliaDay(recorded),
                        .movedAt = t.finished,
                        .note = hostileText(random)};
    };
    if (random.bounded(4) == 0)
        t.evidence += {record(EvidenceKind::BankApi, Role::Confirmation, -200),
                       record(EvidenceKind::ByHand, Role::Withdrawal, -100)};
    t.evidence += record(kEvidenceKinds.at(random.bounded(3U)), Role::Confirmation, 0);
    if (random.bounded(3) == 0)
        t.evidence += record(kEvidenceKinds.at(random.bounded(3U)), Role::Verification, 300);
    if (random.bounded(3) == 0)
        t.evidence += record(EvidenceKind::BankApi, Role::Contradiction, 400);
    if (random.bounded(3) == 0 && t.amount > Money::fromCents(2)) {
        const auto part = [&](Money amount, int number) {
            Evidence back = record(EvidenceKind::BankApi, Role::Verification, 500 + number);
            back.subject = Evidence::Subject::Refund;
            back.movedAt = recorded.addSecs(number);
            back.amount = amount;
            back.endToEndId = u"D%1"_s.arg(number, 31, 10, QChar(u'0'));
            return back;
        };
        t.evidence += part(Money::fromCents(1), 1);
        if (random.bounded(2) == 0)
            t.evidence += part(t.amount - Money::fromCents(1), 2);
    }
    if (random.bounded(3) == 0)
        t.events.insert(1, {Status::Code::Expired, t.created.addSecs(1)});
    return t;
}

Transaction hostile(QRandomGenerator &random, int number)
{
    using Code = Status::Code;
    static const QList<Status> kStates{Code::Pending,
                                       Code::Denied,
                                       Code::Canceled,
                                       Code::InProcess,
                                       Code::InAnalysis,
                                       Code::Expired,
                                       Status::fromText(u"=partially_paid"_s)};
    Transaction t = samples::charge(1 + random.bounded(999'999), number);
    if (random.bounded(50) == 0)
        t.amount = Money::fromCents(Money::kMaxCents);
    t.created = t.created.addMSecs(random.bounded(1000));
    t.events = {{Code::Pending, t.created}};
    t.commission.reset();
    if (const int fees = random.bounded(4); fees < 3)
        t.commission = Money::fromCents(qint64(99) * fees);
    t.operation = random.bounded(8) == 0 ? Operation::CashOut : Operation::CashIn;
    if (random.bounded(3) > 0) {
        t = samples::moved(t, Code::Paid);
        t.endToEndId = u"E99999999202611201401%1"_s.arg(number, 11, 36, QChar(u'0'));
        if (random.bounded(3) == 0 && t.operation == Operation::CashIn)
            t = confirmed(random, t);
        if (random.bounded(10) == 0 && t.operation == Operation::CashIn)
            t = samples::moved(t, Code::Refund);
    } else {
        t = samples::moved(t, kStates[random.bounded(kStates.size())]);
    }
    for (QString *text : {&t.name, &t.email, &t.description, &t.reference, &t.extra, &t.pixKey,
                          &t.refundReason, &t.paymentLink})
        *text = hostileText(random);
    if (random.bounded(2) == 0)
        t.document = hostileText(random);
    if (random.bounded(2) == 0)
        t.phone = hostileText(random);
    return t;
}

Annotations hostileAnnotations(QRandomGenerator &random, const Transaction &t)
{
    Annotations annotations;
    if (random.bounded(2) == 0)
        annotations.note = hostileText(random);
    for (int i = random.bounded(3); i > 0; --i)
        annotations.tags += hostileText(random);
    if (random.bounded(3) == 0)
        annotations.abandoned = t.created.addSecs(600 + random.bounded(1000));
    if (random.bounded(3) == 0)
        annotations.handedOver = t.created.addMSecs(random.bounded(1'000'000));
    if (random.bounded(3) == 0)
        annotations.reconciledOn = t.created.date().addDays(random.bounded(4));
    if (random.bounded(3) == 0)
        annotations.createdBy = u"=Ana \"B\""_s;
    if (random.bounded(3) == 0)
        annotations.till = u"C1"_s;
    annotations.receipts = 3; // not exported
    return annotations;
}

QJsonValue milliseconds(const std::optional<QDateTime> &time)
{
    return time ? QJsonValue(time->toMSecsSinceEpoch()) : QJsonValue();
}

/// Returns the expected values for reader.py, without code of the export.
QJsonObject expectedOf(const Transaction &t, const Annotations &annotations)
{
    std::optional<QDateTime> paid;
    QJsonArray events;
    for (const StatusEvent &event : t.events) {
        events.append(QJsonArray{event.status.toText(), event.at.toMSecsSinceEpoch()});
        if (event.status == Status::Code::Paid)
            paid = event.at;
    }
    std::optional<Evidence> confirmation;
    std::optional<EvidenceKind> kind;
    qint64 returned = 0;
    QJsonArray parts;
    for (const Evidence &record : t.evidence) {
        if (record.role == Evidence::Role::Withdrawal) {
            confirmation.reset();
            kind.reset();
        } else if (record.subject == Evidence::Subject::Refund) {
            returned += record.amount->cents();
            parts.append(QJsonArray{record.amount->cents(), milliseconds(record.movedAt)});
        } else if (record.role != Evidence::Role::Contradiction) {
            confirmation = confirmation ? confirmation : record;
            kind = kind ? std::max(*kind, record.kind) : record.kind;
        }
    }
    const bool isLate =
        confirmation && std::any_of(t.events.begin(), t.events.end(), [](const auto &event) {
            return event.status == Status::Code::Expired;
        });
    QString remark;
    if (kind)
        remark = orderFor(Format::Ofx, {}).words.confirmed.value(*kind) +
                 (isLate ? u", pago fora do prazo)"_s : u")"_s);
    if (confirmation)
        paid = confirmation->movedAt;
    const qint64 amount = t.amount.cents();
    const qint64 fee = t.commission.value_or(Money()).cents();
    const bool isRefunded = t.status == Status::Code::Refund;
    if (isRefunded && returned != amount)
        parts = {};
    if (isRefunded)
        returned = amount;
    const bool hasMoved = t.status == Status::Code::Paid || t.status == Status::Code::Refund;
    const bool isIn = t.operation == Operation::CashIn;
    const qint64 net = t.status == Status::Code::Paid
                           ? (isIn ? amount - fee - returned : -amount - fee)
                       : t.status == Status::Code::Refund ? -fee
                                                          : 0;
    return {
        {u"created"_s, t.created.toMSecsSinceEpoch()},
        {u"paid"_s, milliseconds(paid)},
        {u"finished"_s, milliseconds(t.finished)},
        {u"operation"_s, toText(t.operation)},
        {u"status"_s, t.status.toText()},
        {u"amount"_s, amount},
        {u"commission"_s, t.commission ? QJsonValue(fee) : QJsonValue()},
        {u"net"_s, t.commission || !hasMoved ? QJsonValue(net) : QJsonValue()},
        {u"name"_s, t.name},
        {u"document"_s, t.document},
        {u"phone"_s, t.phone},
        {u"email"_s, t.email},
        {u"pix_key"_s, t.pixKey},
        {u"description"_s, t.description},
        {u"reference"_s, t.reference},
        {u"extra"_s, t.extra},
        {u"refund_reason"_s, t.refundReason},
        {u"e2e_id"_s, t.endToEndId},
        {u"id"_s, t.id.toString(QUuid::WithoutBraces)},
        {u"platform"_s, t.platform.toString(QUuid::WithoutBraces)},
        {u"note"_s, annotations.note},
        {u"tags"_s, annotations.tags.join(u", "_s)},
        {u"given_up"_s, milliseconds(annotations.abandoned)},
        {u"handed_over"_s, milliseconds(annotations.handedOver)},
        {u"evidence"_s, kind ? toText(*kind) : QString()},
        {u"evidence_recorded"_s,
         confirmation ? milliseconds(confirmation->recordedAt) : QJsonValue()},
        {u"paid_late"_s, isLate ? u"yes"_s : QString()},
        {u"reconciled"_s, annotations.reconciledOn.value_or(QDate()).toString(Qt::ISODate)},
        {u"operator"_s, annotations.createdBy},
        {u"counter"_s, annotations.till},
        {u"refunded"_s, returned},
        {u"parts"_s, parts},
        {u"confirmed"_s, remark},
        {u"events"_s, events},
    };
}

/// Returns charges whose descriptions have each sign after each separator and prefix.
QList<Transaction> possibleFormulas()
{
    QList<Transaction> charges;
    for (const QString &separator :
         {u","_s, u";"_s, u"|"_s, u"\t"_s, u"\n"_s, u"\r\n"_s, u";,"_s, u"\n,"_s}) {
        for (const QString &prefix : {u""_s, u" "_s, u"\""_s, u" \" "_s, u"\u200b"_s, u"\a"_s}) {
            for (const QString &sign : {u"="_s, u"+"_s, u"-"_s, u"@"_s, u"\uff1d"_s, u"\uff0b"_s,
                                        u"\uff0d"_s, u"\uff20"_s}) {
                Transaction charge = samples::charge(1500, int(charges.size()) + 1);
                charge.name = u"Ana"_s + separator + prefix + sign + u"1+2"_s;
                charge.description = charge.name + separator + u'x';
                charge.extra = separator + prefix + sign + u"SUM(A1)"_s;
                charges.append(charge);
            }
        }
    }
    return charges;
}

void formats()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<QString>("reader");
    QTest::newRow("CSV for a spreadsheet") << Format::SheetCsv << u"sheet"_s;
    QTest::newRow("CSV for programs") << Format::DataCsv << u"data"_s;
    QTest::newRow("JSON") << Format::Json << u"json"_s;
    QTest::newRow("XLSX") << Format::Xlsx << u"xlsx"_s;
    QTest::newRow("OFX") << Format::Ofx << u"ofx"_s;
}

} // namespace

/// Tests exports with independent readers.
class ExporterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void isReadBackByOthers_data() { formats(); }
    void isReadBackByOthers();
    void namesAnUnknownInstitution();
    void writesAnEmptyListToo_data() { formats(); }
    void writesAnEmptyListToo();
    void quotesWhatNeedsIt_data();
    void quotesWhatNeedsIt();
    void datesPaymentsByTheirEvidence();
    void keepsTheIdOfAMovement();
    void holdsOnlyTheFilter();
    void reportsEachPartOfTheFilter();
    void writesNoInvalidCharacterIntoFacts();
    void masksPersonalData_data() { formats(); }
    void masksPersonalData();
    void leavesNothingWhenCanceled_data() { formats(); }
    void leavesNothingWhenCanceled();
    void createsNoFileOnceCanceled();
    void leavesNothingWithoutRoom_data() { formats(); }
    void leavesNothingWithoutRoom();
    void leavesWhatIsThereAlone();
    void replacesIfAllowed();
    void refusesAFolderThatIsNotThere();
    void givesEachOnceWhileOthersCome();
    void showsSoIfSomethingLeft();
    void beginsNoFormulaAfterASeparator();
    void isNoFormulaInLibreOffice_data();
    void isNoFormulaInLibreOffice();
    void knowsFormulas_data();
    void knowsFormulas();
    void formatsTimes_data();
    void formatsTimes();

private:
    /// Returns the outcome; an error if canceled.
    Result<Exporter::Outcome> run(const ExportOrder &order);
    QString path(const QString &name = u"export"_s) const { return m_folder->filePath(name); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files); }
    QByteArray bytes(const QString &name = u"export"_s) const;
    QByteArray read(const QString &reader, const QList<Transaction> &expected,
                    const QHash<QUuid, Annotations> &annotations = {});

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeService> m_service;
};

void ExporterTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FakeService>();
}

Result<Exporter::Outcome> ExporterTest::run(const ExportOrder &order)
{
    Result<Exporter::Outcome> outcome = tl::unexpected(Error{});
    Exporter exporter(*m_service, order);
    bool isFinished = false;
    connect(&exporter, &Exporter::finished, this, [&](const Result<Exporter::Outcome> &result) {
        outcome = result;
        isFinished = true;
    });
    if (!QTest::qWaitFor([&] { return isFinished; }, 60'000))
        QTest::qFail("the export does not end", __FILE__, __LINE__);
    return outcome;
}

QByteArray ExporterTest::bytes(const QString &name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the number of compared cells; complaints of the reader become warnings.
QByteArray ExporterTest::read(const QString &reader, const QList<Transaction> &expected,
                              const QHash<QUuid, Annotations> &annotations)
{
    QJsonArray list;
    for (const Transaction &transaction : expected)
        list.append(expectedOf(transaction, annotations.value(transaction.id)));
    QFile file(path(u"expected.json"_s));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write");
    file.write(QJsonDocument(list).toJson());
    file.close();
    QProcess python;
    python.start(QStringLiteral(PYTHON),
                 {u"-B"_s, QStringLiteral(READER), reader, path(), path(u"expected.json"_s)});
    python.waitForFinished(120'000);
    if (python.exitStatus() != QProcess::NormalExit || python.exitCode() != 0)
        qWarning("%s", python.readAllStandardError().left(2000).constData());
    return python.readAllStandardOutput().trimmed();
}

void ExporterTest::namesAnUnknownInstitution()
{
    ExportOrder order = orderFor(Format::Ofx, path());
    QVERIFY(run(order));
    QVERIFY(bytes().contains("<BANKID>12345678</BANKID>"));
    order.institution.clear();
    order.replaces = true;
    QVERIFY(run(order));
    QVERIFY(bytes().contains("<BANKID>99999999</BANKID>"));
}

void ExporterTest::isReadBackByOthers()
{
    QFETCH(const Format, format);
    QFETCH(const QString, reader);
    QRandomGenerator random(20261121);
    const int count = format == Format::Ofx ? kHostileMovements : kHostile;
    for (int number = 1; number <= count; ++number)
        m_service->stored.append(hostile(random, number));
    ExportOrder order = orderFor(format, path());
    for (const Transaction &transaction : std::as_const(m_service->stored)) {
        if (random.bounded(3) == 0)
            order.annotations.insert(transaction.id, hostileAnnotations(random, transaction));
    }

    const auto outcome = run(order);

    QVERIFY(outcome);
    QCOMPARE(outcome->bytes, QFileInfo(path()).size());
    if (format != Format::Ofx)
        QCOMPARE(outcome->entries, kHostile);
    const QByteArray cells = read(reader, m_service->stored, order.annotations);
    if (format == Format::SheetCsv)
        QVERIFY(read(u"cells"_s, {}).toLongLong() > kHostile);
    if (format != Format::Ofx)
        QCOMPARE(cells, QByteArray::number(kHostile * qint64(kExportColumns.size())));
    else
        QCOMPARE(cells, QByteArray::number(2 * outcome->entries));
}

void ExporterTest::writesAnEmptyListToo()
{
    QFETCH(const Format, format);
    QFETCH(const QString, reader);
    QVERIFY(run(orderFor(format, path())));
    QCOMPARE(read(reader, {}), "0");
}

/// Readers treat blanks next to a separator differently, so such cells are quoted.
void ExporterTest::quotesWhatNeedsIt_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QByteArray>("sheet");
    const auto row = [](const char *name, const QString &text, const QByteArray &data,
                        const QByteArray &sheet) { QTest::newRow(name) << text << data << sheet; };
    row("words", u"Pão de açúcar, 2"_s, "\"Pão de açúcar, 2\"", "Pão de açúcar, 2");
    row("a blank behind", u"pão "_s, "\"pão \"", "\"pão \"");
    row("a blank in front", u" pão"_s, "\" pão\"", "\" pão\"");
    row("a blank of another kind", u"pão\u00a0"_s, "\"pão\u00a0\"", "\"pão\u00a0\"");
    row("quotation marks", u"o \"bom\""_s, "\"o \"\"bom\"\"\"", "\"o \"\"bom\"\"\"");
    row("a semicolon", u"a;b"_s, "a;b", "\"a;b\"");
    row("a formula", u"=1"_s, "=1", "'=1");
    row("a number with a sign", u"-1"_s, "-1", "'-1");
    row("a sign within", u"1=1"_s, "1=1", "1=1");
    row("beyond the Latin letters", u"Łódź 日本 😀"_s, "Łódź 日本 😀", "Łódź 日本 😀");
    row("what cannot be seen", u"a\u007fb"_s, "a\u007fb", "a\ufffdb");
}

void ExporterTest::quotesWhatNeedsIt()
{
    QFETCH(const QString, text);
    QFETCH(const QByteArray, data);
    QFETCH(const QByteArray, sheet);
    Transaction charge = samples::charge(1500);
    charge.description = text;
    charge.email = u"ana@example.com"_s;
    charge.pixKey.clear();
    charge.reference = u"R-1"_s;
    m_service->stored = {charge};
    QVERIFY(run(orderFor(Format::DataCsv, path(u"data"_s))));
    QVERIFY2(bytes(u"data"_s).contains("ana@example.com,," + data + ",R-1"),
             bytes(u"data"_s).constData());
    QVERIFY(run(orderFor(Format::SheetCsv, path(u"sheet"_s))));
    QVERIFY2(bytes(u"sheet"_s).contains("ana@example.com;;" + sheet + ";R-1"),
             bytes(u"sheet"_s).constData());
}

/// Not by the time of recording; a withdrawn payment has no time.
void ExporterTest::datesPaymentsByTheirEvidence()
{
    Transaction transaction = samples::charge(1500, 1);
    const QDateTime recorded = transaction.created.addDays(2);
    transaction.status = Status::Code::Paid;
    transaction.finished = transaction.created.addSecs(60);
    transaction.events.prepend({Status::Code::Paid, recorded});
    QCOMPARE(paidAt(transaction), recorded);
    transaction.evidence = {{.recordedAt = recorded,
                             .movedDay = transaction.created.date(),
                             .movedAt = transaction.created.addSecs(60)}};
    QCOMPARE(paidAt(transaction), transaction.created.addSecs(60));
    transaction.status = Status::Code::Canceled;
    transaction.events.prepend({Status::Code::Canceled, recorded});
    transaction.evidence.append({.role = Evidence::Role::Withdrawal, .recordedAt = recorded});
    QCOMPARE(paidAt(transaction), QDateTime());
}

/// Later evidence adds the end-to-end id; a program that imports both files sees one movement.
void ExporterTest::keepsTheIdOfAMovement()
{
    Transaction charge = samples::moved(samples::charge(1500), Status::Code::Paid);
    charge.endToEndId.clear();
    charge.evidence = {{.recordedAt = charge.created, .movedDay = charge.created.date()}};
    const QByteArray fitid = "<FITID>" + charge.id.toByteArray(QUuid::WithoutBraces) + "</FITID>";
    m_service->stored = {charge};
    ExportOrder order = orderFor(Format::Ofx, path());
    QVERIFY(run(order));
    QCOMPARE(bytes().count(fitid), 1);
    charge.endToEndId = u"E12345678202601151501abcDEF12345"_s;
    charge.evidence.append({.role = Evidence::Role::Verification,
                            .kind = EvidenceKind::BankApi,
                            .recordedAt = charge.created.addSecs(60),
                            .movedDay = charge.created.date(),
                            .endToEndId = charge.endToEndId});
    m_service->stored = {charge};
    order.replaces = true;
    QVERIFY(run(order));
    QCOMPARE(bytes().count(fitid), 1);
    QVERIFY(bytes().contains(charge.endToEndId.toLatin1()));
}

void ExporterTest::holdsOnlyTheFilter()
{
    for (int number = 1; number <= 250; ++number)
        m_service->stored.append(samples::charge(qint64(100) * number, number));
    ExportOrder order = orderFor(Format::DataCsv, path());
    order.filter.minAmount = Money::fromCents(10'100);
    order.filter.page = 2;
    const auto outcome = run(order);
    QVERIFY(outcome);
    QCOMPARE(outcome->entries, 150);
    QVERIFY(bytes().contains("least_amount=101.00"));
    QCOMPARE(read(u"data"_s, m_service->stored.mid(100)), "4650");
}

void ExporterTest::reportsEachPartOfTheFilter()
{
    const TransactionFilter all = support::allPartsFilter();
    const auto described = [this](const TransactionFilter &filter) {
        ExportOrder order = orderFor(Format::DataCsv, path());
        order.filter = filter;
        QStringList facts;
        for (const ExportFact &fact : exportFacts(order))
            facts.append(QLatin1StringView(fact.name) + u'=' + fact.value);
        return facts;
    };
    const QList<FilterPart> parts = partsOf(all);
    QCOMPARE(parts.size(), support::kFilterPartCount);
    for (const FilterPart part : parts)
        QVERIFY2(described(withoutPart(all, part)) != described(all),
                 qPrintable(QString::number(static_cast<int>(part))));
    QVERIFY(described(all).contains(u"created_from=2026-11-21T10:00:00.005-03:00"_s));
    QVERIFY(described(all).contains(u"mark=handed_over"_s));
    QVERIFY(described(all).contains(u"counter=abcdef"_s));
    QVERIFY(described(all).contains(u"evidence=statement"_s));
    QVERIFY(described(all).contains(u"description=abcdef"_s));
    QVERIFY(described(all).contains(u"status=paid|in_process"_s));
}

/// The facts have the typed text of a search. XML does not allow every character.
void ExporterTest::writesNoInvalidCharacterIntoFacts()
{
    ExportOrder order = orderFor(Format::Xlsx, path());
    order.words.facts.append(u"Busca: a\ufffeb"_s);
    QVERIFY(run(order));
    QCOMPARE(read(u"xlsx"_s, {}), "0");
}

void ExporterTest::masksPersonalData()
{
    QFETCH(const Format, format);
    Transaction payment = samples::moved(samples::charge(1500), Status::Code::Paid);
    payment.name = u"Zuleica Quintanilha"_s;
    Transaction nobody = samples::moved(samples::charge(1600, 2), Status::Code::Paid);
    nobody.name = u"Cliente do balcao"_s;
    Transaction namesake = samples::moved(samples::charge(1700, 3), Status::Code::Paid);
    namesake.name = nobody.name;
    namesake.document = u"11144477735"_s;
    m_service->stored = {payment, nobody, namesake};
    ExportOrder order = orderFor(format, path());
    order.personalData = PersonalData::Masked;
    order.walkIn.name = nobody.name;
    order.walkIn.document = nobody.document;
    QVERIFY(run(order));
    QByteArray text = bytes();
    if (format == Format::Xlsx) {
        QProcess unzip;
        unzip.start(QStringLiteral(PYTHON), {u"-c"_s,
                                             u"import sys,zipfile; "
                                             "sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1])"
                                             ".read('xl/worksheets/sheet1.xml'))"_s,
                                             path()});
        unzip.waitForFinished();
        text = unzip.readAllStandardOutput();
    }
    QVERIFY(text.contains("Zuleica Q."));
    QCOMPARE(text.count("Cliente do balcao"), 1);
    for (const char *secret : {"Quintanilha", "52998224725", "529.982.247-25", "987654321",
                               "98765-4321", "cliente@padaria"})
        QVERIFY2(!text.contains(secret), secret);
}

void ExporterTest::leavesNothingWhenCanceled()
{
    QFETCH(const Format, format);
    for (int number = 1; number <= 350; ++number)
        m_service->stored.append(samples::charge(100, number));
    m_service->holds = true;
    Exporter exporter(*m_service, orderFor(format, path()));
    QSignalSpy canceled(&exporter, &Exporter::canceled);
    QSignalSpy finished(&exporter, &Exporter::finished);
    m_service->release(); // two of four pages
    QTRY_COMPARE(m_service->filters.size(), 2);
    m_service->release();
    QTRY_COMPARE(m_service->filters.size(), 3);
    QCOMPARE(files(), QStringList{u"export.partial"_s});
    exporter.cancel();
    m_service->release();
    QVERIFY(canceled.wait(kWaitLimit));
    QCOMPARE(finished.size(), 0);
    QCOMPARE(files(), QStringList());
}

/// A file in the missing folder would be an error.
void ExporterTest::createsNoFileOnceCanceled()
{
    m_service->stored.append(samples::charge(100, 1));
    m_service->holds = true;
    Exporter exporter(*m_service, orderFor(Format::DataCsv, path(u"missing/export"_s)));
    QSignalSpy canceled(&exporter, &Exporter::canceled);
    QSignalSpy finished(&exporter, &Exporter::finished);
    exporter.cancel();
    m_service->release();
    QVERIFY(canceled.wait(kWaitLimit));
    QCOMPARE(finished.size(), 0);
}

void ExporterTest::leavesNothingWithoutRoom()
{
    QFETCH(const Format, format);
    QRandomGenerator random(7);
    for (int number = 1; number <= 800; ++number)
        m_service->stored.append(hostile(random, number));
    // Simulates a full disk by a limit of the file size.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before = {};
    getrlimit(RLIMIT_FSIZE, &before);
    rlimit small = before;
    small.rlim_cur = 30'000;
    setrlimit(RLIMIT_FSIZE, &small);
    const auto outcome = run(orderFor(format, path()));
    setrlimit(RLIMIT_FSIZE, &before);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, Error::Code::StorageFull);
    QCOMPARE(files(), QStringList());
}

void ExporterTest::leavesWhatIsThereAlone()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    const auto outcome = run(orderFor(Format::DataCsv, path()));
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, Error::Code::Conflict);
    QCOMPARE(bytes(), "mine");
    QCOMPARE(files(), QStringList{u"export"_s});
}

void ExporterTest::replacesIfAllowed()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    ExportOrder order = orderFor(Format::DataCsv, path());
    order.replaces = true;
    QVERIFY(run(order));
    QVERIFY(bytes().startsWith("created,"));
}

void ExporterTest::refusesAFolderThatIsNotThere()
{
    const auto outcome = run(orderFor(Format::Xlsx, path(u"none/export"_s)));
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, Error::Code::StorageReadOnly);
}

/// The list of a remote service can change during the export.
void ExporterTest::givesEachOnceWhileOthersCome()
{
    for (int number = 1; number <= 250; ++number)
        m_service->stored.append(samples::charge(qint64(100) * number, number));
    const QList<Transaction> expected = m_service->stored;
    int lists = 0;
    m_service->onList = [&, answer = m_service->onList](const TransactionFilter &filter) {
        if (++lists > 1) {
            for (int i = 0; i < 60; ++i)
                m_service->stored.prepend(samples::charge(1, -(60 * lists + i)));
        }
        return answer(filter);
    };
    const auto outcome = run(orderFor(Format::DataCsv, path()));
    QVERIFY(outcome);
    QCOMPARE(read(u"data"_s, expected), "7750");
}

void ExporterTest::showsSoIfSomethingLeft()
{
    for (int number = 1; number <= 250; ++number)
        m_service->stored.append(samples::charge(qint64(100) * number, number));
    int lists = 0;
    m_service->onList = [&, answer = m_service->onList](const TransactionFilter &filter) {
        if (++lists == 2)
            m_service->stored.removeFirst(); // a row of the next page moves to this one
        return answer(filter);
    };
    const auto outcome = run(orderFor(Format::DataCsv, path()));
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, Error::Code::Unconfirmed);
    QCOMPARE(files(), QStringList());
}

/// A reader with another separator than the file's begins cells inside of a text.
void ExporterTest::beginsNoFormulaAfterASeparator()
{
    m_service->stored = possibleFormulas();
    QVERIFY(run(orderFor(Format::SheetCsv, path())));
    QVERIFY(read(u"cells"_s, {}).toLongLong() > m_service->stored.size());
}

void ExporterTest::isNoFormulaInLibreOffice_data()
{
    QTest::addColumn<QString>("separators");
    QTest::newRow("comma") << u"44"_s;
    QTest::newRow("semicolon") << u"59"_s;
    QTest::newRow("all") << u"44/59/9/124"_s;
}

/// Uses LibreOffice if installed (Debian: libreoffice-calc). The cells of every reader are tested
/// above.
void ExporterTest::isNoFormulaInLibreOffice()
{
    QFETCH(const QString, separators);
    m_service->stored = possibleFormulas();
    QVERIFY(run(orderFor(Format::SheetCsv, path(u"export.csv"_s))));
    QVERIFY(bytes(u"export.csv"_s).contains("Ana,'=1+2"));
    const QString office = QStandardPaths::findExecutable(u"soffice"_s);
    if (office.isEmpty())
        return;
    QFile unsafe(path(u"unsafe.csv"_s)); // proves that this reader calculates
    QVERIFY(unsafe.open(QIODevice::WriteOnly));
    unsafe.write("Ana,=1+2,x\nAna;=1+2;x\n");
    unsafe.close();
    QProcess process;
    process.start(office,
                  {u"-env:UserInstallation=file://"_s + path(u"profile"_s), u"--headless"_s,
                   u"--infilter=CSV:%1,34,76,1"_s.arg(separators), u"--convert-to"_s, u"fods"_s,
                   u"--outdir"_s, path(u"read"_s), unsafe.fileName(), path(u"export.csv"_s)});
    QVERIFY(process.waitForFinished(240'000));
    QVERIFY(bytes(u"read/unsafe.fods"_s).contains("table:formula"));
    const QByteArray sheet = bytes(u"read/export.fods"_s);
    QVERIFY(sheet.contains("Ana"));
    const qsizetype formula = sheet.indexOf("table:formula");
    QVERIFY2(formula < 0, sheet.mid(formula, 200).constData());
}

void ExporterTest::knowsFormulas_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("safe");
    const auto row = [](const char *name, const QString &text, const QString &safe) {
        QTest::newRow(name) << text << safe;
    };
    row("empty", {}, {});
    row("name", u"Maria = José"_s, u"Maria = José"_s);
    row("sum", u"=1+1"_s, u"'=1+1"_s);
    row("plus", u"+55"_s, u"'+55"_s);
    row("minus", u"-20% de desconto"_s, u"'-20% de desconto"_s);
    row("at", u"@SUM(A1)"_s, u"'@SUM(A1)"_s);
    row("tab", u"\t=1"_s, u"'\t'=1"_s);
    row("return", u"\r=1"_s, u"'\r'=1"_s);
    row("behind a blank", u"  =1"_s, u"'  =1"_s);
    row("behind a quotation mark", u"\"=1"_s, u"'\"=1"_s);
    row("behind an apostrophe", u"'=1"_s, u"''=1"_s);
    row("behind what nobody sees", u"\u200b=1"_s, u"'\u200b=1"_s);
    row("wide", u"\uff1d1"_s, u"'\uff1d1"_s);
    row("null", QString(QChar(u'\0')) + u"=1"_s, u"'\ufffd=1"_s);
    row("bell", u"a\ab"_s, u"a\ufffdb"_s);
    row("behind a comma", u"Ana,=1+2"_s, u"Ana,'=1+2"_s);
    row("behind a semicolon", u"Ana;=1+2"_s, u"Ana;'=1+2"_s);
    row("behind a bar", u"Ana|+1"_s, u"Ana|'+1"_s);
    row("behind an inner tab", u"Ana\t-1"_s, u"Ana\t'-1"_s);
    row("behind a line break", u"Ana\r\n@A1"_s, u"Ana\r\n'@A1"_s);
    row("behind a comma and a blank", u"Ana, =1"_s, u"Ana,' =1"_s);
    row("behind a comma and a mark", u"Ana,\"=1"_s, u"Ana,'\"=1"_s);
    row("behind two commas", u",,=1"_s, u",,'=1"_s);
    row("behind a comma and a tab", u"Ana,\t=1"_s, u"Ana,\t'=1"_s);
    row("behind a next line", u"Ana\u0085=1"_s, u"Ana\u0085'=1"_s);
    row("behind a paragraph", u"Ana\u2029=1"_s, u"Ana\u2029'=1"_s);
    row("twice", u"=1,=2"_s, u"'=1,'=2"_s);
    row("wide behind a comma", u"Ana,\uff1d1"_s, u"Ana,'\uff1d1"_s);
    row("comma", u"Ana, Maria; 2=1+1 | x"_s, u"Ana, Maria; 2=1+1 | x"_s);
}

void ExporterTest::knowsFormulas()
{
    QFETCH(const QString, text);
    QTEST(sheetText(text), "safe");
}

void ExporterTest::formatsTimes_data()
{
    QTest::addColumn<qint64>("millisecond");
    QTest::addColumn<QString>("text");
    QTest::newRow("a sale") << qint64(1'795'274'418'123) << u"2026-11-21T12:20:18.123-03:00"_s;
    QTest::newRow("summer time") << qint64(1'514'764'800'000) << u"2017-12-31T22:00:00.000-02:00"_s;
    QTest::newRow("the epoch") << qint64(0) << u"1969-12-31T21:00:00.000-03:00"_s;
    QTest::newRow("the hour before") << qint64(-1) << u"1969-12-31T20:59:59.999-03:00"_s;
}

void ExporterTest::formatsTimes()
{
    QFETCH(const qint64, millisecond);
    QTEST(exportTime(QDateTime::fromMSecsSinceEpoch(millisecond, Qt::UTC)), "text");
}

BALCAO_GUILESS_TEST(ExporterTest)
#include "tests/support/waitlimit.h"
#include "tst_exporter.moc"
