// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliation.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/transaction.h"
#include "core/service/localtransactionservice.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>

#include <algorithm>
#include <array>
#include <random>

using namespace Qt::StringLiterals;
using namespace core;
using support::TestRandom;

namespace
{

/// A line of a generated statement.
struct LineSpec
{
    QDate day;
    qint64 cents = 0;
    QString text;
    QString time = {}; ///< hhmmss
};

QByteArray ofxAmount(qint64 cents)
{
    const QByteArray sign = cents < 0 ? "-" : "";
    const qint64 value = qAbs(cents);
    return sign + QByteArray::number(value / 100) + '.' +
           QByteArray::number(value % 100).rightJustified(2, '0');
}

QByteArray ofx(const QList<LineSpec> &lines, QDate from, QDate until, qint64 closing,
               const QByteArray &account = "12345-6")
{
    const auto day = [](QDate date) { return date.toString(u"yyyyMMdd"_s).toLatin1(); };
    QByteArray text =
        "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:UTF-8\n\n<OFX><BANKMSGSRSV1>"
        "<STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>001<BRANCHID>1234<ACCTID>" +
        account + "<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>" + day(from) +
        "<DTEND>" + day(until) + "\n";
    for (const LineSpec &line : lines) {
        const QByteArray time = line.time.isEmpty() ? "" : line.time.toLatin1() + "[-3:BRT]";
        text += "<STMTTRN><TRNTYPE>" + QByteArray(line.cents < 0 ? "DEBIT" : "CREDIT") +
                "<DTPOSTED>" + day(line.day) + time + "<TRNAMT>" + ofxAmount(line.cents) +
                "<FITID>0<MEMO>" + line.text.toUtf8() + "</STMTTRN>\n";
    }
    return text + "</BANKTRANLIST><LEDGERBAL><BALAMT>" + ofxAmount(closing) + "<DTASOF>" +
           day(until) + "</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n";
}

/// Adds the statement of a card to a file.
QByteArray withCard(QByteArray bytes, QDate day)
{
    const QByteArray posted = day.toString(u"yyyyMMdd"_s).toLatin1();
    return bytes.replace(
        "</OFX>", "<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>BRL<CCACCTFROM>"
                  "<ACCTID>5500</CCACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>" +
                      posted +
                      "<TRNAMT>-2.00<FITID>0<MEMO>COMPRA</STMTTRN></BANKTRANLIST>"
                      "</CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>");
}

QString hexId(const QUuid &id)
{
    return id.toString(QUuid::Id128);
}

const QueueTotal &total(const ReconcileState &state, ReconcileQueue queue)
{
    return state.queues[static_cast<qsizetype>(queue)];
}

} // namespace

/// Tests reconciliation over a real shop that sees no payments by itself.
class TestReconciliation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void namesOfRulesAreComplete();
    void identifierPaysWaitingCharge();
    void identifierPaysExpiredChargeLate_data();
    void identifierPaysExpiredChargeLate();
    void importsTwiceAsOnce();
    void refusesUnprovenBalances();
    void leavesOutACard();
    void refusesACardAlone();
    void refusesFaultyFile();
    void weakMatchPaysAfterAcceptance();
    void undoWithdrawsAndRedoConfirms();
    void undoSurvivesRestart();
    void identifierIsNotUndone();
    void rejectsPair();
    void acceptsAnotherCandidate();
    void matchesSeveralLinesWithOneCharge();
    void matchesByHandWithFee();
    void explainsByRule();
    void neverExplainsPixByRule();
    void rollsBack();
    void goneLines();
    void handedOverWithoutMoney();
    void secondLineWithIdentifierIsTwice_data();
    void secondLineWithIdentifierIsTwice();
    void referenceOfAnotherMatchIsShared();
    void rejectedFirstLineFreesTheSecond();
    void settlesWholeDay();
    void findsReversal();
    void sealsAndReopens();
    void keepsASealedDay();
    void sealsWithoutEvidenceInASandbox();
    void doesNotSealWhatDiffers();
    void suggestsFeesOfADay_data();
    void suggestsFeesOfADay();
    void showsMoneyThatTheBankTookBack();
    void remembersColumnsAfterARestart();
    void importsOnlyThePreviewedFile();
    void upgradesAFileOfTheFirstVersion();
    void readsReconciledTransactionsAfterARestart();
    void readsSealedDaysOfAPeriod();
    void monthEqualsItsWeeks_data();
    void monthEqualsItsWeeks();
    void randomStepsKeepEquations_data();
    void randomStepsKeepEquations();

private:
    [[nodiscard]] QString file(const QByteArray &bytes);
    Transaction charge(qint64 cents, const QString &name = u"Maria da Silva"_s);
    Transaction found(const QUuid &id);
    void open();
    ImportOutcome imported(const QByteArray &bytes, qint64 opening);
    ReconcileState done(const QFuture<Result<ReconcileState>> &future);
    ReconcileRow onlyRow(ReconcileQueue queue);
    void verifyEquations(const ReconcileState &state);
    void verifyDays();
    QStringList contents();

    std::unique_ptr<QTemporaryDir> m_folder;
    support::TestClock m_clock;
    std::unique_ptr<LocalTransactionService> m_service;
    std::unique_ptr<Reconciliation> m_bank;
    QHash<QUuid, Annotations> m_annotations;
    int m_files = 0;
    QDate m_day;
};

void TestReconciliation::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_clock = {};
    m_day = support::noon().date();
    m_annotations.clear();
    ServiceOptions options = support::serviceOptions();
    options.environment = Environment::Production;
    m_service = std::make_unique<LocalTransactionService>(
        LocalTransactionService::Setup{.database = m_folder->filePath(u"balcao.db"_s),
                                       .settings = support::serviceSettings(options),
                                       .clock = m_clock,
                                       .random = support::TestRandom()});
    QVERIFY(await(m_service->open()));
    open();
}

void TestReconciliation::cleanup()
{
    m_bank.reset();
    m_service.reset();
    m_folder.reset();
}

void TestReconciliation::open()
{
    m_bank.reset();
    m_bank = std::make_unique<Reconciliation>(
        *m_service,
        Reconciliation::Setup{
            .path = m_folder->filePath(u"bank.db"_s),
            .annotations =
                [this] {
                    const auto promise =
                        std::make_shared<QPromise<Result<QHash<QUuid, Annotations>>>>();
                    promise->start();
                    promise->addResult(Result<QHash<QUuid, Annotations>>(m_annotations));
                    promise->finish();
                    return promise->future();
                },
            .till = u"test"_s,
            .clock = m_clock});
    QVERIFY(await(m_bank->open()));
    QVERIFY(await(m_bank->refresh()));
}

QString TestReconciliation::file(const QByteArray &bytes)
{
    QFile written(m_folder->filePath(u"extrato-%1.ofx"_s.arg(++m_files)));
    if (!written.open(QIODevice::WriteOnly) || written.write(bytes) != bytes.size())
        qFatal("no file");
    return written.fileName();
}

Transaction TestReconciliation::charge(qint64 cents, const QString &name)
{
    TransactionDraft draft = support::cashInDraft(cents);
    draft.name = name;
    const auto created = await(m_service->create(draft));
    if (!created)
        qFatal("no charge");
    return *created;
}

Transaction TestReconciliation::found(const QUuid &id)
{
    const auto found = await(m_service->find(id));
    if (!found)
        qFatal("no transaction");
    return *found;
}

ImportOutcome TestReconciliation::imported(const QByteArray &bytes, qint64 opening)
{
    const auto outcome = await(m_bank->import(
        {.path = file(bytes), .opening = Money::fromCents(opening), .person = u"Ana"_s}));
    if (!outcome) {
        qWarning("%s", qPrintable(outcome.error().detail));
        qFatal("no import");
    }
    return *outcome;
}

void TestReconciliation::verifyEquations(const ReconcileState &state)
{
    for (const Equation &equation : state.equations) {
        if (!equation.holds())
            qWarning("equation %d: %lld, %lld", int(equation.kind), equation.left.cents(),
                     equation.right.cents());
        QVERIFY(equation.holds());
    }
    qsizetype lines = 0;
    qsizetype movements = 0;
    for (const QueueTotal &each : state.queues) {
        lines += each.lineCount;
        movements += each.movementCount;
    }
    QCOMPARE(lines, state.lineCount);
    QCOMPARE(movements, state.movementCount);
}

/// Every equation of every day holds: service, bank and counter agree.
void TestReconciliation::verifyDays()
{
    const auto days = await(m_bank->days(1));
    QVERIFY(days);
    for (const ReconcileDay &day : *days) {
        for (const Equation &equation : day.equations) {
            if (!equation.holds())
                qWarning("equation %d of %s: %lld, %lld", int(equation.kind),
                         qPrintable(day.day.toString(Qt::ISODate)), equation.left.cents(),
                         equation.right.cents());
            QVERIFY(equation.holds());
        }
    }
}

ReconcileState TestReconciliation::done(const QFuture<Result<ReconcileState>> &future)
{
    const auto state = await(future);
    if (!state) {
        qWarning("%s", qPrintable(state.error().detail));
        qFatal("a step failed");
    }
    verifyEquations(*state);
    return *state;
}

ReconcileRow TestReconciliation::onlyRow(ReconcileQueue queue)
{
    const auto window = await(m_bank->rows(queue, 0, 10));
    if (!window || window->total != 1) {
        QTest::qFail("not one row", __FILE__, __LINE__);
        return {};
    }
    return window->rows.first();
}

void TestReconciliation::namesOfRulesAreComplete()
{
    QCOMPARE(static_cast<int>(DecisionRule::EndToEndId), static_cast<int>(MatchRule::EndToEndId));
    QCOMPARE(static_cast<int>(DecisionRule::Reference), static_cast<int>(MatchRule::Reference));
    QCOMPARE(static_cast<int>(DecisionRule::AmountDay), static_cast<int>(MatchRule::AmountDay));
    QCOMPARE(static_cast<int>(DecisionRule::EqualSet), static_cast<int>(MatchRule::EqualSet));
}

void TestReconciliation::identifierPaysWaitingCharge()
{
    const Transaction waiting = charge(1500);
    const auto outcome = imported(
        ofx({{m_day, 1500, u"PIX RECEBIDO "_s + hexId(waiting.id)}}, m_day, m_day, 11500), 10000);
    QCOMPARE(outcome.imports.size(), 1);
    QCOMPARE(outcome.matchedCount, 1);
    QCOMPARE(outcome.paidCount, 1);
    const Transaction paid = found(waiting.id);
    QCOMPARE(paid.status.code(), Status::Code::Paid);
    QCOMPARE(evidenceKindOf(paid), EvidenceKind::Statement);
    QVERIFY(!canWithdraw(paid));
    const auto state = done(m_bank->refresh());
    QCOMPARE(total(state, ReconcileQueue::Certain).lineCount, 1);
    QCOMPARE(total(state, ReconcileQueue::Certain).movementCount, 1);
    QCOMPARE(state.pendingEvidence, 0);
    QCOMPARE(state.opening, Money::fromCents(10000));
    QCOMPARE(state.closing, Money::fromCents(11500));
    QCOMPARE(state.difference, Money());
}

void TestReconciliation::identifierPaysExpiredChargeLate_data()
{
    QTest::addColumn<bool>("hasIdentifier"); ///< false: a person accepts the suggestion
    QTest::newRow("identifier") << true;
    QTest::newRow("accepted") << false;
}

void TestReconciliation::identifierPaysExpiredChargeLate()
{
    QFETCH(bool, hasIdentifier);
    const Transaction late = charge(1500);
    m_clock.advance(std::chrono::hours(48));
    const Transaction inTime = charge(2000);
    const QString text = hasIdentifier ? u"PIX RECEBIDO "_s + hexId(late.id) : u"PIX RECEBIDO"_s;
    const QDate end = m_day.addDays(2);
    const ImportOutcome outcome = imported(
        ofx({{m_day, 1500, text}, {end, 2000, u"PIX "_s + hexId(inTime.id)}}, m_day, end, 3500), 0);
    QCOMPARE(outcome.matchedCount, hasIdentifier ? 2 : 1);
    if (!hasIdentifier)
        done(m_bank->accept(onlyRow(ReconcileQueue::Possible).line));
    QVERIFY(isPaidLate(found(late.id)));
    const auto state = done(m_bank->refresh());
    QCOMPARE(total(state, ReconcileQueue::PaidLate).lineCount, 1);
    QCOMPARE(total(state, ReconcileQueue::PaidLate).lineSum, Money::fromCents(1500));
    QCOMPARE(total(state, ReconcileQueue::PaidLate).movementCount, 1);
    QCOMPARE(total(state, ReconcileQueue::Certain).lineCount, 1);
    const ReconcileRow row = onlyRow(ReconcileQueue::PaidLate);
    QCOMPARE(row.movements.first().transaction, late.id);
    // The money is matched, so nothing is carried.
    const auto sealed = await(m_bank->seal(1, m_day));
    QVERIFY(sealed);
    QCOMPARE(sealed->queues[static_cast<qsizetype>(ReconcileQueue::PaidLate)].lineCount, 1);
    QVERIFY(await(m_bank->sealedDay(1, m_day))->carried.isEmpty());
}

void TestReconciliation::importsTwiceAsOnce()
{
    const QByteArray bytes = ofx({{m_day, 1500, u"PIX RECEBIDO ANA"_s},
                                  {m_day, 1500, u"PIX RECEBIDO ANA"_s},
                                  {m_day, -300, u"TARIFA"_s}},
                                 m_day, m_day, 2700);
    imported(bytes, 0);
    const auto first = done(m_bank->refresh());
    QCOMPARE(first.lineCount, 3);
    const auto again = imported(bytes, 0);
    QVERIFY(again.preview.sameFile);
    QVERIFY(again.imports.isEmpty());
    // Other bytes with the same lines.
    const auto same = imported(bytes + "\n", 0);
    QCOMPARE(same.imports.size(), 1);
    QCOMPARE(same.preview.statements.first().knownCount, 3);
    const auto second = done(m_bank->refresh());
    QCOMPARE(second.queues, first.queues);
    QCOMPARE(second.lineCount, 3);
}

void TestReconciliation::refusesUnprovenBalances()
{
    const ImportRequest request{
        .path = file(ofx({{m_day, 1500, u"PIX RECEBIDO ANA"_s}}, m_day, m_day, 1500))};
    const auto preview = await(m_bank->preview(request));
    QVERIFY(preview);
    QVERIFY(!preview->canImport());
    QCOMPARE(preview->statements.first().problem, ImportProblem::BalancesUnproven);
    const auto outcome = await(m_bank->import(request));
    QVERIFY(outcome);
    QVERIFY(outcome->imports.isEmpty());
    QCOMPARE(done(m_bank->refresh()).lineCount, 0);
    ImportRequest claimed = request;
    claimed.claim = BalanceClaim::NoneToCheck;
    QVERIFY(await(m_bank->preview(claimed))->canImport());
}

void TestReconciliation::leavesOutACard()
{
    const Transaction waiting = charge(1500);
    const QByteArray bytes =
        withCard(ofx({{m_day, 1500, u"PIX "_s + hexId(waiting.id)}}, m_day, m_day, 1500), m_day);
    const ImportRequest request{.path = file(bytes), .opening = Money()};
    const auto preview = await(m_bank->preview(request));
    QVERIFY(preview);
    QCOMPARE(preview->statements.size(), 2);
    QVERIFY(preview->canImport());
    QVERIFY(!preview->leavesOut(preview->statements[0]));
    QVERIFY(preview->leavesOut(preview->statements[1]));
    const auto outcome = await(m_bank->import(request));
    QVERIFY(outcome);
    QCOMPARE(outcome->imports.size(), 1);
    QCOMPARE(outcome->paidCount, 1);
    const auto state = done(m_bank->refresh());
    QCOMPARE(state.lineCount, 1);
    QCOMPARE(state.accounts.size(), 1);
    QCOMPARE(state.accounts.first().account.number, u"12345-6"_s);
    QVERIFY(await(m_bank->import(request))->preview.sameFile);

    // The next file states no opening; the stored lines know it.
    const QDate next = m_day.addDays(1);
    const QByteArray later = withCard(ofx({{next, 700, u"DEPOSITO"_s}}, next, next, 2200), next);
    const auto followed = await(m_bank->preview({.path = file(later)}));
    QVERIFY(followed);
    QVERIFY(followed->canImport());
    QCOMPARE(followed->statements.first().statement.opening, Money::fromCents(1500));
}

void TestReconciliation::refusesACardAlone()
{
    QByteArray bytes = withCard(ofx({}, m_day, m_day, 0), m_day);
    const qsizetype account = bytes.indexOf("<BANKMSGSRSV1>");
    bytes.remove(account, bytes.indexOf("<CREDITCARDMSGSRSV1>") - account);
    const ImportRequest request{.path = file(bytes), .opening = Money()};
    const auto preview = await(m_bank->preview(request));
    QVERIFY(preview);
    QCOMPARE(preview->statements.size(), 1);
    QCOMPARE(preview->statements.first().problem, ImportProblem::Card);
    QVERIFY(!preview->canImport());
    QVERIFY(await(m_bank->import(request))->imports.isEmpty());
}

void TestReconciliation::refusesFaultyFile()
{
    const QByteArray bytes = ofx({{m_day, 1500, u"PIX"_s}}, m_day, m_day, 1500)
                                 .replace("<TRNAMT>15.00", "<TRNAMT>15.000");
    const auto preview = await(m_bank->preview({.path = file(bytes)}));
    QVERIFY(preview);
    QVERIFY(preview->fault);
    QVERIFY(preview->fault->row > 1);
    const auto missing = await(m_bank->preview({.path = u"/nowhere.ofx"_s}));
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, Error::Code::NotFound);
}

void TestReconciliation::weakMatchPaysAfterAcceptance()
{
    const Transaction waiting = charge(1234);
    imported(ofx({{m_day, 1234, u"PIX RECEBIDO"_s}}, m_day, m_day, 1234), 0);
    QCOMPARE(found(waiting.id).status.code(), Status::Code::Pending);
    const ReconcileRow row = onlyRow(ReconcileQueue::Possible);
    QCOMPARE(row.rule, DecisionRule::AmountDay);
    const auto detail = await(m_bank->line(row.line));
    QVERIFY(detail);
    QCOMPARE(detail->candidates.size(), 1);
    const auto state = done(m_bank->accept(row.line, 0, u"Ana"_s));
    QCOMPARE(total(state, ReconcileQueue::Certain).lineCount, 1);
    const Transaction paid = found(waiting.id);
    QCOMPARE(paid.status.code(), Status::Code::Paid);
    QCOMPARE(confirmationOf(paid)->person, u"Ana"_s);
    QVERIFY(canWithdraw(paid));
}

void TestReconciliation::undoWithdrawsAndRedoConfirms()
{
    const Transaction waiting = charge(1234);
    imported(ofx({{m_day, 1234, u"PIX RECEBIDO"_s}}, m_day, m_day, 1234), 0);
    const auto before = done(m_bank->refresh());
    const ReconcileRow row = onlyRow(ReconcileQueue::Possible);
    const auto accepted = done(m_bank->accept(row.line));
    QCOMPARE(accepted.undo->kind, StepKind::Accept);
    const auto undone = done(m_bank->undo(u"Ana"_s));
    QCOMPARE(found(waiting.id).status.code(), Status::Code::Canceled);
    QCOMPARE(undone.queues, before.queues);
    QCOMPARE(undone.redo->kind, StepKind::Accept);
    const auto redone = done(m_bank->redo());
    QCOMPARE(found(waiting.id).status.code(), Status::Code::Paid);
    QCOMPARE(redone.queues, accepted.queues);
    QVERIFY(!redone.redo);
}

void TestReconciliation::undoSurvivesRestart()
{
    charge(1234);
    imported(ofx({{m_day, 1234, u"PIX RECEBIDO"_s}}, m_day, m_day, 1234), 0);
    const ReconcileRow row = onlyRow(ReconcileQueue::Possible);
    const auto accepted = done(m_bank->accept(row.line));
    open();
    QCOMPARE(done(m_bank->state()).queues, accepted.queues);
    done(m_bank->undo());
    open();
    QCOMPARE(done(m_bank->redo()).queues, accepted.queues);
    done(m_bank->undo());
    const auto empty = done(m_bank->undo()); // the import
    QCOMPARE(empty.lineCount, 0);
    const auto none = await(m_bank->undo());
    QVERIFY(!none);
    QCOMPARE(none.error().code, Error::Code::NotFound);
    done(m_bank->redo());
    QCOMPARE(done(m_bank->redo()).queues, accepted.queues);
}

void TestReconciliation::identifierIsNotUndone()
{
    const Transaction waiting = charge(1500);
    imported(ofx({{m_day, 1500, u"PIX "_s + hexId(waiting.id)}}, m_day, m_day, 1500), 0);
    const ReconcileRow row = onlyRow(ReconcileQueue::Certain);
    const auto refused = await(m_bank->unmatch(row.line));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::TransitionRefused);
    QCOMPARE(found(waiting.id).status.code(), Status::Code::Paid);
}

void TestReconciliation::rejectsPair()
{
    const Transaction waiting = charge(1234);
    imported(ofx({{m_day, 1234, u"PIX RECEBIDO"_s}}, m_day, m_day, 1234), 0);
    const ReconcileRow row = onlyRow(ReconcileQueue::Possible);
    const auto state =
        done(m_bank->reject(row.line, {{waiting.id, MovementKind::Payment}}, u"Ana"_s));
    QCOMPARE(total(state, ReconcileQueue::OnlyBankIn).lineCount, 1);
    QCOMPARE(total(state, ReconcileQueue::Waiting).movementCount, 1);
    open();
    QCOMPARE(total(done(m_bank->refresh()), ReconcileQueue::OnlyBankIn).lineCount, 1);
    QCOMPARE(total(done(m_bank->undo()), ReconcileQueue::Possible).lineCount, 1);
}

void TestReconciliation::acceptsAnotherCandidate()
{
    const Transaction first = charge(1500);
    const Transaction second = charge(1500);
    imported(ofx({{m_day, 1500, u"PIX RECEBIDO"_s}}, m_day, m_day, 1500), 0);
    const ReconcileRow row = onlyRow(ReconcileQueue::OnlyBankIn);
    const auto detail = await(m_bank->line(row.line));
    QVERIFY(detail);
    QCOMPARE(detail->candidates.size(), 2);
    const QUuid wanted = detail->candidates[1].movements.first().transaction;
    const QUuid other = wanted == first.id ? second.id : first.id;
    QVERIFY(!await(m_bank->accept(row.line, 2)));
    QVERIFY(!await(m_bank->accept(row.line, -1)));
    done(m_bank->accept(row.line, 1));
    QCOMPARE(found(wanted).status.code(), Status::Code::Paid);
    QCOMPARE(found(other).status.code(), Status::Code::Pending);
}

void TestReconciliation::matchesSeveralLinesWithOneCharge()
{
    const Transaction waiting = charge(1500);
    imported(ofx({{m_day, 900, u"PIX RECEBIDO A"_s}, {m_day, 600, u"PIX RECEBIDO B"_s}}, m_day,
                 m_day, 1500),
             0);
    const auto rows = await(m_bank->rows(ReconcileQueue::OnlyBankIn, 0, 10));
    QCOMPARE(rows->total, 2);
    const QList<MovementKey> one{{waiting.id, MovementKind::Payment}};
    const qint64 first = rows->rows[0].line;
    const auto part = await(m_bank->match({first}, one));
    QVERIFY(!part);
    QCOMPARE(part.error().fields.first().field, Field::Amount);
    const auto state = done(m_bank->match({first, rows->rows[1].line}, one));
    QCOMPARE(total(state, ReconcileQueue::Certain).lineCount, 2);
    QCOMPARE(total(state, ReconcileQueue::Certain).movementCount, 1);
    QCOMPARE(found(waiting.id).status.code(), Status::Code::Paid);
    done(m_bank->unmatch(first)); // both lines are open again
    QCOMPARE(total(done(m_bank->refresh()), ReconcileQueue::OnlyBankIn).lineCount, 2);
    QCOMPARE(found(waiting.id).status.code(), Status::Code::Canceled);
}

void TestReconciliation::matchesByHandWithFee()
{
    const Transaction first = charge(1000);
    const Transaction second = charge(500);
    imported(ofx({{m_day, 1470, u"REPASSE"_s}}, m_day, m_day, 1470), 0);
    const ReconcileRow row = onlyRow(ReconcileQueue::OnlyBankIn);
    const QList<MovementKey> both{{first.id, MovementKind::Payment},
                                  {second.id, MovementKind::Payment}};
    const auto unequal = await(m_bank->match({row.line}, both));
    QVERIFY(!unequal);
    QCOMPARE(unequal.error().fields.first(), (FieldError{Field::Amount, Problem::TooSmall, 30}));
    const auto state = done(m_bank->match(
        {row.line}, both, {{MatchAdjustment::Kind::Fee, Money::fromCents(-30), u"tarifa"_s}},
        u"conferido"_s, u"Ana"_s));
    QCOMPARE(total(state, ReconcileQueue::Certain).movementCount, 2);
    QCOMPARE(found(first.id).status.code(), Status::Code::Paid);
    QCOMPARE(found(second.id).status.code(), Status::Code::Paid);
    done(m_bank->unmatch(row.line));
    QCOMPARE(found(second.id).status.code(), Status::Code::Canceled);
}

void TestReconciliation::explainsByRule()
{
    imported(ofx({{m_day, -150, u"TARIFA PIX ENVIADO"_s}, {m_day, -250, u"Tarifa pix lote"_s}},
                 m_day, m_day, 9600),
             10000);
    const auto window = await(m_bank->rows(ReconcileQueue::OnlyBankOut, 0, 10));
    QCOMPARE(window->total, 2);
    const qint64 line = window->rows.first().line;
    QCOMPARE(await(m_bank->linesOfRule({.phrase = u"tarifa pix"_s}))->size(), 2);
    const auto state = done(m_bank->explain({line}, ExplanationCategory::Fee, {}, u"tarifa pix"_s));
    QCOMPARE(total(state, ReconcileQueue::Explained).lineCount, 2);
    const auto rules = await(m_bank->rules());
    QCOMPARE(rules->size(), 1);
    const auto removed = done(m_bank->removeRule(rules->first().id));
    QCOMPARE(total(removed, ReconcileQueue::Explained).lineCount, 1);
    done(m_bank->undo());
    QCOMPARE(total(done(m_bank->undo()), ReconcileQueue::Explained).lineCount, 0);
}

void TestReconciliation::neverExplainsPixByRule()
{
    imported(ofx({{m_day, 700, u"PIX RECEBIDO ANA"_s}}, m_day, m_day, 700), 0);
    const ReconcileRow row = onlyRow(ReconcileQueue::OnlyBankIn);
    QCOMPARE(row.statementLine.kind, LineKind::PixIn);
    const auto refused =
        await(m_bank->explain({row.line}, ExplanationCategory::Other, {}, u"pix recebido"_s));
    QVERIFY(!refused);
    const auto state = done(m_bank->explain({row.line}, ExplanationCategory::Loan));
    QCOMPARE(total(state, ReconcileQueue::Explained).lineCount, 1);
}

void TestReconciliation::rollsBack()
{
    const Transaction waiting = charge(1234);
    const auto first =
        imported(ofx({{m_day, 1234, u"PIX RECEBIDO"_s}, {m_day, 99, u"PIX RECEBIDO B"_s}}, m_day,
                     m_day, 1333),
                 0);
    imported(ofx({{m_day, 99, u"PIX RECEBIDO B"_s}}, m_day, m_day, 1333), 1234);
    const ReconcileRow row = onlyRow(ReconcileQueue::Possible);
    done(m_bank->accept(row.line));
    const auto outcome = await(m_bank->rollBack(first.imports.first(), u"Ana"_s));
    QVERIFY(outcome);
    QCOMPARE(outcome->removedLines, 1); // the other file has the second line
    QCOMPARE(outcome->undoneMatches, 1);
    QCOMPARE(outcome->withdrawnCount, 1);
    QCOMPARE(found(waiting.id).status.code(), Status::Code::Canceled);
    QCOMPARE(done(m_bank->refresh()).lineCount, 1);
    QVERIFY(!await(m_bank->rollBack(first.imports.first())));
    QCOMPARE(done(m_bank->undo()).lineCount, 2);
    QCOMPARE(found(waiting.id).status.code(), Status::Code::Paid);
}

void TestReconciliation::goneLines()
{
    const QDate next = m_day.addDays(1);
    imported(ofx({{m_day, 500, u"PIX RECEBIDO A"_s}, {m_day, 600, u"PIX RECEBIDO B"_s}}, m_day,
                 next, 1100),
             0);
    const auto preview = await(
        m_bank->preview({.path = file(ofx({{m_day, 500, u"PIX RECEBIDO A"_s}}, m_day, next, 500)),
                         .opening = Money()}));
    QCOMPARE(preview->statements.first().gone.size(), 1);
    imported(ofx({{m_day, 500, u"PIX RECEBIDO A"_s}}, m_day, next, 500), 0);
    const auto state = done(m_bank->refresh());
    QCOMPARE(total(state, ReconcileQueue::Gone).lineCount, 1);
    const auto days = await(m_bank->days(1));
    QVERIFY(days->first().obstacles.contains(SealObstacle::Gone));
}

void TestReconciliation::handedOverWithoutMoney()
{
    const Transaction waiting = charge(1234);
    m_annotations[waiting.id].handedOver = support::noon();
    imported(ofx({{m_day, 500, u"PIX RECEBIDO A"_s}}, m_day, m_day.addDays(3), 500), 0);
    const auto state = done(m_bank->refresh());
    QCOMPARE(total(state, ReconcileQueue::GoodsOutNoMoney).movementCount, 1);
    QCOMPARE(onlyRow(ReconcileQueue::GoodsOutNoMoney).movements.first().transaction, waiting.id);
}

void TestReconciliation::secondLineWithIdentifierIsTwice_data()
{
    QTest::addColumn<QString>("identifier");
    QTest::addColumn<QList<int>>("files"); // the line of each file; 2: both
    for (const QString &identifier : {u"id"_s, u"cut id"_s, u"reference"_s}) {
        const QByteArray name = identifier.toLatin1();
        QTest::addRow("%s, one file", name.constData()) << identifier << QList{2};
        QTest::addRow("%s, two files", name.constData()) << identifier << QList{0, 1};
        QTest::addRow("%s, later file first", name.constData()) << identifier << QList{1, 0};
        QTest::addRow("%s, first line again", name.constData()) << identifier << QList{0, 2};
        QTest::addRow("%s, second line again", name.constData()) << identifier << QList{1, 2};
    }
}

/// The result does not depend on the files of the lines: one payment is recorded, and the second
/// line waits for a person. No other charge gets it.
void TestReconciliation::secondLineWithIdentifierIsTwice()
{
    QFETCH(QString, identifier);
    QFETCH(QList<int>, files);
    TransactionDraft draft = support::cashInDraft(1500);
    draft.reference = u"PED-2026-77"_s;
    const Transaction waiting = *await(m_service->create(draft));
    const Transaction other = charge(1500);
    const QString text = u"PIX "_s + (identifier == u"id"_s       ? hexId(waiting.id)
                                      : identifier == u"cut id"_s ? hexId(waiting.id).left(25)
                                                                  : u"PED202677"_s);
    const QDate next = m_day.addDays(1);
    m_clock.advance(std::chrono::hours(24)); // the lines are not in the future
    const QList<LineSpec> lines{{m_day, 1500, text}, {next, 1500, text}};
    for (const int file : files) {
        const QList<LineSpec> content = file == 2 ? lines : QList{lines[file]};
        const qint64 opening = file == 1 ? 1500 : 0;
        imported(ofx(content, file == 1 ? next : m_day, file == 0 ? m_day : next,
                     opening + 1500 * content.size()),
                 opening);
    }
    for (int i = 0; i < 2; ++i) { // a further comparison changes nothing
        const auto state = done(m_bank->refresh());
        QCOMPARE(state.lineCount, 2);
        QCOMPARE(total(state, ReconcileQueue::Twice).lineCount, 1);
        QCOMPARE(total(state, ReconcileQueue::PaidLate).lineCount, 1); // the charges expired
        QCOMPARE(total(state, ReconcileQueue::PaidLate).movementCount, 1);
        QCOMPARE(total(state, ReconcileQueue::Waiting).movementCount, 1);
        verifyEquations(state);
    }
    QCOMPARE(found(waiting.id).status.code(), Status::Code::Paid);
    QCOMPARE(found(other.id).status.code(), Status::Code::Expired);
    if (files.first() != 1) // else the later line was evidence before the first one was known
        QCOMPARE(onlyRow(ReconcileQueue::Twice).statementLine.day, next);
}

/// A reference is no identifier if another transaction has it, also after the other one matched.
void TestReconciliation::referenceOfAnotherMatchIsShared()
{
    TransactionDraft draft = support::cashInDraft(1500);
    draft.reference = u"MESA-0012"_s;
    const Transaction first = *await(m_service->create(draft));
    draft.reference = u"MESA 0012"_s; // the same letters
    const Transaction second = *await(m_service->create(draft));
    const QDate next = m_day.addDays(1);
    m_clock.advance(std::chrono::hours(24));
    imported(ofx({{m_day, 1500, u"PIX "_s + hexId(first.id)}}, m_day, m_day, 1500), 0);
    imported(ofx({{next, 1500, u"PIX MESA0012"_s}}, next, next, 3000), 1500);
    const auto state = done(m_bank->refresh());
    QCOMPARE(found(first.id).status.code(), Status::Code::Paid);
    QCOMPARE(found(second.id).status.code(), Status::Code::Expired);
    QCOMPARE(total(state, ReconcileQueue::PaidLate).lineCount, 1);
    QCOMPARE(total(state, ReconcileQueue::Twice).lineCount, 0);
}

/// A person said that the first line is not the pair, so the second one matches.
void TestReconciliation::rejectedFirstLineFreesTheSecond()
{
    const QString text = u"PIX PED202677"_s;
    const QDate next = m_day.addDays(1);
    imported(ofx({{m_day, 1500, text}}, m_day, m_day, 1500), 0);
    m_clock.advance(std::chrono::hours(24));
    TransactionDraft draft = support::cashInDraft(1500);
    draft.reference = u"PED-2026-77"_s;
    const Transaction waiting = *await(m_service->create(draft));
    done(m_bank->reject(onlyRow(ReconcileQueue::OnlyBankIn).line,
                        {{waiting.id, MovementKind::Payment}}));
    imported(ofx({{next, 1500, text}}, next, next, 3000), 1500);
    const auto state = done(m_bank->refresh());
    QCOMPARE(total(state, ReconcileQueue::Certain).lineCount, 1);
    QCOMPARE(onlyRow(ReconcileQueue::Certain).statementLine.day, next);
    QCOMPARE(total(state, ReconcileQueue::Twice).lineCount, 0);
}

void TestReconciliation::settlesWholeDay()
{
    for (const qint64 cents : {1000, 2000, 3500}) {
        const Transaction waiting = charge(cents);
        QVERIFY(await(m_service->confirm(waiting.id, {.note = u"visto"_s})));
    }
    imported(ofx({{m_day.addDays(1), 6500, u"REPASSE VENDAS"_s}}, m_day.addDays(1),
                 m_day.addDays(1), 6500),
             0);
    const ReconcileRow row = onlyRow(ReconcileQueue::Likely);
    QCOMPARE(row.rule, DecisionRule::Settlement);
    QCOMPARE(row.movements.size(), 3);
    const auto state = done(m_bank->accept(row.line));
    QCOMPARE(total(state, ReconcileQueue::Certain).movementCount, 3);
    // The charges were paid by hand before, so undoing withdraws nothing.
    done(m_bank->undo());
    QCOMPARE(found(row.movements.first().transaction).status.code(), Status::Code::Paid);
}

void TestReconciliation::findsReversal()
{
    imported(ofx({{m_day, -4500, u"PIX ENVIADO JOAO PEREIRA LIMA"_s},
                  {m_day, 4500, u"ESTORNO PIX ENVIADO JOAO PEREIRA LIMA"_s}},
                 m_day, m_day, 10000),
             10000);
    const auto window = await(m_bank->rows({}, 0, 10));
    QCOMPARE(window->total, 2);
    const auto state = done(m_bank->state());
    QCOMPARE(total(state, ReconcileQueue::Likely).lineCount, 2);
    done(m_bank->accept(window->rows.first().line));
}

void TestReconciliation::sealsAndReopens()
{
    const Transaction waiting = charge(1500);
    imported(ofx({{m_day, 1500, u"PIX "_s + hexId(waiting.id)}, {m_day, -300, u"TARIFA"_s}}, m_day,
                 m_day, 1200),
             0);
    auto day = await(m_bank->days(1))->first();
    QCOMPARE(day.obstacles, QList<SealObstacle>{SealObstacle::OpenItems});
    QCOMPARE(day.opening, Money());
    QCOMPARE(day.closing, Money::fromCents(1200));
    QVERIFY(!await(m_bank->seal(1, m_day))); // no reason
    const auto sealed = await(m_bank->seal(1, m_day, u"tarifa em aberto"_s, u"Ana"_s));
    QVERIFY(sealed);
    QVERIFY(sealed->isSealed);
    QCOMPARE(sealed->digest.size(), 32);
    QVERIFY(!await(m_bank->seal(1, m_day, u"x"_s)));
    const auto shown = await(m_bank->sealedDay(1, m_day));
    QCOMPARE(shown->carried.size(), 1);
    const auto row = onlyRow(ReconcileQueue::OnlyBankOut);
    const auto refused = await(m_bank->explain({row.line}, ExplanationCategory::Fee));
    QCOMPARE(refused.error().code, Error::Code::TransitionRefused);
    QCOMPARE(await(m_bank->undo()).error().code, Error::Code::TransitionRefused);
    QVERIFY(await(m_bank->changesAfterSeal())->isEmpty());

    // A later file has one more line of the sealed day.
    imported(ofx({{m_day, 1500, u"PIX "_s + hexId(waiting.id)},
                  {m_day, -300, u"TARIFA"_s},
                  {m_day, 800, u"PIX RECEBIDO C"_s}},
                 m_day, m_day, 2000),
             0);
    done(m_bank->refresh());
    const auto changes = await(m_bank->changesAfterSeal());
    QCOMPARE(changes->size(), 1);
    QCOMPARE(changes->first().kind, ChangeAfterSeal::Kind::LineAdded);
    QCOMPARE(changes->first().effect, Money::fromCents(800));

    QVERIFY(!await(m_bank->reopen(1, m_day, {})));
    done(m_bank->reopen(1, m_day, u"tarifa esquecida"_s, u"Ana"_s));
    QVERIFY(!await(m_bank->days(1))->first().isSealed);
    done(m_bank->explain({row.line}, ExplanationCategory::Fee));
    const auto again = await(m_bank->seal(1, m_day, u"linha nova"_s));
    QVERIFY(again);
    QVERIFY(again->digest != sealed->digest);
    QCOMPARE(await(m_bank->changesAfterSeal())->first().kind, ChangeAfterSeal::Kind::Reopened);
}

/// Neither a later file nor a later rule changes what the digest covers.
void TestReconciliation::keepsASealedDay()
{
    const QDate next = m_day.addDays(1);
    m_clock.advance(std::chrono::hours(24));
    imported(
        ofx({{m_day, 1500, u"DEPOSITO"_s}, {m_day, -300, u"TARIFA"_s}, {next, -200, u"TARIFA"_s}},
            m_day, next, 1000),
        0);
    QVERIFY(await(m_bank->seal(1, m_day, u"em aberto"_s, u"Ana"_s)));
    const auto sealed = await(m_bank->sealedDay(1, m_day));
    QCOMPARE(sealed->carried.size(), 2);
    QCOMPARE(sealed->day.openCount, 2);

    const auto window = await(m_bank->rows(ReconcileQueue::OnlyBankOut, 0, 10));
    QCOMPARE(window->total, 2);
    const auto state = done(
        m_bank->explain({window->rows.last().line}, ExplanationCategory::Fee, {}, u"tarifa"_s));
    QCOMPARE(total(state, ReconcileQueue::Explained).lineCount, 1); // of the open day only
    imported(ofx({{m_day, 1500, u"DEPOSITO"_s},
                  {m_day, -300, u"TARIFA"_s},
                  {m_day, 800, u"DEPOSITO 2"_s},
                  {next, -200, u"TARIFA"_s}},
                 m_day, next, 1800),
             0);
    QCOMPARE(await(m_bank->changesAfterSeal())->size(), 1);

    const auto kept = await(m_bank->sealedDay(1, m_day));
    const auto listed = await(m_bank->days(1))->first();
    QCOMPARE(kept->carried.size(), 2);
    for (const ReconcileDay &day : {kept->day, listed}) {
        QCOMPARE(day.digest, sealed->day.digest);
        QCOMPARE(day.closing, Money::fromCents(1200));
        QCOMPARE(day.credits, Money::fromCents(1500));
        QCOMPARE(day.lineCount, 2);
        QCOMPARE(day.openCount, 2);
        for (qsizetype i = 0; i < day.queues.size(); ++i)
            QCOMPARE(day.queues[i].lineSum, sealed->day.queues[i].lineSum);
        for (const Equation &equation : day.equations)
            QCOMPARE(equation.left, equation.right);
    }
}

/// The service of a sandbox records no evidence, so a match without evidence is complete.
void TestReconciliation::sealsWithoutEvidenceInASandbox()
{
    m_bank.reset();
    m_service = std::make_unique<LocalTransactionService>(LocalTransactionService::Setup{
        .database = m_folder->filePath(u"sandbox.db"_s),
        .settings = support::serviceSettings(support::serviceOptions()),
        .clock = m_clock});
    QVERIFY(await(m_service->open()));
    QVERIFY(!m_service->capabilities().confirmsPayments);
    open();
    const Transaction waiting = charge(1500);
    QVERIFY(await(m_service->simulate(waiting.id, SimulatedOutcome::Paid)));
    const auto outcome =
        imported(ofx({{m_day, 1500, u"PIX "_s + hexId(waiting.id)}}, m_day, m_day, 1500), 0);
    QCOMPARE(outcome.matchedCount, 1);
    QCOMPARE(done(m_bank->state()).pendingEvidence, 0);
    QCOMPARE(await(m_bank->days(1))->first().obstacles, QList<SealObstacle>());
    const auto sealed = await(m_bank->seal(1, m_day));
    QVERIFY(sealed && sealed->isSealed);
}

void TestReconciliation::doesNotSealWhatDiffers()
{
    const Transaction waiting = charge(1500);
    imported(ofx({{m_day, 1400, u"PIX "_s + hexId(waiting.id)}}, m_day, m_day, 1400), 0);
    const auto state = done(m_bank->refresh());
    QCOMPARE(total(state, ReconcileQueue::AmountDiffers).lineCount, 1);
    QCOMPARE(found(waiting.id).status.code(), Status::Code::Pending);
    const auto refused = await(m_bank->seal(1, m_day, u"assim mesmo"_s));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::Conflict);
}

void TestReconciliation::suggestsFeesOfADay_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("day");
    QTest::addColumn<qint64>("fee");
    QTest::addColumn<bool>("isSuggested");
    // Three charges of the first day cost 99 centavos each.
    QTest::newRow("of the day before") << u"TARIFA PIX"_s << 1 << qint64{-297} << true;
    QTest::newRow("of the same day") << u"TARIFA PIX"_s << 0 << qint64{-297} << true;
    QTest::newRow("of the named day")
        << u"Tar. agrupadas - ocorrencia %1"_s << 9 << qint64{-297} << true;
    QTest::newRow("one centavo more") << u"TARIFA PIX"_s << 1 << qint64{-298} << false;
    QTest::newRow("two days later") << u"TARIFA PIX"_s << 2 << qint64{-297} << false;
    QTest::newRow("no fee") << u"PIX ENVIADO ANA"_s << 1 << qint64{-297} << false;
}

/// A bank may book the fees of all payments of a day as one line.
void TestReconciliation::suggestsFeesOfADay()
{
    QFETCH(QString, text);
    QFETCH(int, day);
    QFETCH(qint64, fee);
    QFETCH(bool, isSuggested);
    m_bank.reset();
    ServiceOptions options = support::serviceOptions();
    options.environment = Environment::Production;
    options.terms.cashInCommission = {.fixed = Money::fromCents(99)};
    m_service = std::make_unique<LocalTransactionService>(
        LocalTransactionService::Setup{.database = m_folder->filePath(u"fees.db"_s),
                                       .settings = support::serviceSettings(options),
                                       .clock = m_clock,
                                       .random = support::TestRandom()});
    QVERIFY(await(m_service->open()));
    open();
    for (const qint64 cents : {1000, 2000, 3000}) {
        const Transaction waiting = charge(cents);
        QVERIFY(await(m_service->confirm(waiting.id, {.note = u"visto"_s})));
    }
    if (text.contains(u"%1"_s))
        text = text.arg(m_day.toString(u"dd/MM/yyyy"_s));
    imported(ofx({{m_day.addDays(day), fee, text}}, m_day, m_day.addDays(10), 10000 + fee), 10000);
    const auto state = done(m_bank->refresh());
    QCOMPARE(total(state, ReconcileQueue::Likely).lineCount, isSuggested ? 1 : 0);
    if (!isSuggested)
        return;
    const ReconcileRow row = onlyRow(ReconcileQueue::Likely);
    QCOMPARE(row.rule, DecisionRule::DayFees);
    // The payments keep their own lines.
    const auto accepted = done(m_bank->accept(row.line));
    QCOMPARE(total(accepted, ReconcileQueue::Certain).lineCount, 1);
    QCOMPARE(total(accepted, ReconcileQueue::Certain).movementCount, 0);
    QCOMPARE(total(done(m_bank->undo()), ReconcileQueue::Likely).lineCount, 1);
    // A rejected suggestion does not come back, also after a restart.
    done(m_bank->reject(row.line, {}));
    open();
    QCOMPARE(total(done(m_bank->refresh()), ReconcileQueue::OnlyBankOut).lineCount, 1);
    QCOMPARE(total(done(m_bank->undo()), ReconcileQueue::Likely).lineCount, 1);
}

/// A return by the bank (MED) has no refund of the service, so it must not hide among other lines.
void TestReconciliation::showsMoneyThatTheBankTookBack()
{
    const Transaction waiting = charge(1500);
    imported(ofx({{m_day, 1500, u"PIX RECEBIDO "_s + hexId(waiting.id)},
                  {m_day.addDays(1), -1500, u"DEVOLUCAO PIX MED"_s},
                  {m_day.addDays(1), -700, u"BLOQUEIO PIX"_s},
                  {m_day.addDays(1), -300, u"PIX ENVIADO JOAO"_s}},
                 m_day, m_day.addDays(1), 9000),
             10000);
    const auto state = done(m_bank->refresh());
    QCOMPARE(total(state, ReconcileQueue::ReturnedByBank).lineCount, 2);
    QCOMPARE(total(state, ReconcileQueue::ReturnedByBank).lineSum, Money::fromCents(-2200));
    QCOMPARE(total(state, ReconcileQueue::OnlyBankOut).lineCount, 1);
    const auto window = await(m_bank->rows(ReconcileQueue::ReturnedByBank, 0, 10));
    // A line that is a decision leaves the queue, and comes back by undo.
    const auto explained =
        done(m_bank->explain({window->rows.first().line}, ExplanationCategory::Other));
    QCOMPARE(total(explained, ReconcileQueue::ReturnedByBank).lineCount, 1);
    QCOMPARE(total(done(m_bank->undo()), ReconcileQueue::ReturnedByBank).lineCount, 2);
}

void TestReconciliation::remembersColumnsAfterARestart()
{
    const auto table = [this](int day) {
        return file("Quando|Quanto|O que\n"_ba +
                    m_day.addDays(day).toString(u"dd/MM/yyyy"_s).toLatin1() + "|12,34|PIX " +
                    QByteArray::number(day) + "\n");
    };
    const CsvMapping mapping{.header = u"QuandoQuantoO que"_s,
                             .separator = u'|',
                             .columns = {CsvColumn::Day, CsvColumn::Amount, CsvColumn::Text}};
    ImportRequest request{.path = table(0), .claim = BalanceClaim::NoneToCheck};
    const auto unknown = await(m_bank->preview(request));
    QCOMPARE(unknown->fault->rule, StatementRule::UnknownLayout);
    request.mapping = mapping;
    QVERIFY(!await(m_bank->preview(request))->fault);
    request.path = table(1); // looking at a file stores nothing
    QVERIFY(await(m_bank->preview({.path = request.path}))->fault);
    QCOMPARE(await(m_bank->import(request))->imports.size(), 1);

    open();
    const auto known =
        await(m_bank->preview({.path = table(2), .claim = BalanceClaim::NoneToCheck}));
    QVERIFY(!known->fault);
    QVERIFY(known->usesStoredMapping);
    QCOMPARE(known->statements.first().statement.lines.first().amount, Money::fromCents(1234));
    const auto again = await(m_bank->preview({.path = table(2), .ignoresStoredMapping = true}));
    QCOMPARE(again->fault->rule, StatementRule::UnknownLayout);
    // Another meaning replaces the first one.
    request.path = table(3);
    request.mapping->columns = {CsvColumn::Day, CsvColumn::Amount, CsvColumn::Name};
    QCOMPARE(await(m_bank->import(request))->imports.size(), 1);
    open();
    const auto other =
        await(m_bank->preview({.path = table(4), .claim = BalanceClaim::NoneToCheck}));
    QCOMPARE(other->statements.first().statement.lines.first().name, u"PIX 4"_s);
}

/// The file may change, or vanish, between its preview and its import.
void TestReconciliation::importsOnlyThePreviewedFile()
{
    const auto bytes = [this](qint64 cents) {
        return ofx({{m_day, cents, u"PIX RECEBIDO"_s}}, m_day, m_day, cents);
    };
    ImportRequest request{.path = file(bytes(1234)), .opening = Money()};
    request.digest = await(m_bank->preview(request))->digest;
    QCOMPARE(request.digest.size(), 32);
    QFile changed(request.path);
    QVERIFY(changed.open(QIODevice::WriteOnly) && changed.write(bytes(4321)) > 0);
    changed.close();
    QCOMPARE(await(m_bank->import(request)).error().code, Error::Code::Conflict);
    QVERIFY(await(m_bank->imports())->isEmpty());
    QVERIFY(QFile::remove(request.path));
    QCOMPARE(await(m_bank->import(request)).error().code, Error::Code::NotFound);
    QVERIFY(changed.open(QIODevice::WriteOnly) && changed.write(bytes(1234)) > 0);
    changed.close();
    QCOMPARE(await(m_bank->import(request))->imports.size(), 1);
}

void TestReconciliation::upgradesAFileOfTheFirstVersion()
{
    const QString path = m_folder->filePath(u"older.db"_s);
    QVERIFY(QFile::copy(QStringLiteral(TEST_DATA "/bank-1.db"), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    m_bank = std::make_unique<Reconciliation>(*m_service, Reconciliation::Setup{.path = path});
    const auto opened = await(m_bank->open());
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().detail));
    const QUuid transaction(u"6f1d2c3b-0000-4000-8000-000000000001"_s);
    const auto days = await(m_bank->reconciledDays());
    QCOMPARE(*days, (QHash<QUuid, QDate>{{transaction, QDate(2026, 11, 20)}}));
    const auto lines = await(m_bank->linesOf(transaction));
    QCOMPARE(lines->first().line.text, u"PIX RECEBIDO ANA"_s);
    QCOMPARE(lines->first().line.row, 14);
    const auto state = done(m_bank->refresh());
    QCOMPARE(total(state, ReconcileQueue::Certain).lineCount, 1);
    QCOMPARE(state.closing, Money::fromCents(1500));
    QCOMPARE(state.undo->person, u"Ana"_s);
    QCOMPARE(total(done(m_bank->undo()), ReconcileQueue::OnlyBankIn).lineCount, 1);
}

void TestReconciliation::readsReconciledTransactionsAfterARestart()
{
    const Transaction identified = charge(1500);
    const Transaction accepted = charge(1234);
    const Transaction open = charge(777);
    imported(ofx({{m_day, 1500, u"PIX RECEBIDO "_s + hexId(identified.id)},
                  {m_day, 1234, u"PIX RECEBIDO"_s}},
                 m_day, m_day, 2734),
             0);
    const qint64 line = onlyRow(ReconcileQueue::Possible).line;
    QCOMPARE(await(m_bank->reconciledDays())->size(), 1);
    done(m_bank->accept(line, 0, u"Ana"_s));
    const QHash<QUuid, QDate> both{{identified.id, m_day}, {accepted.id, m_day}};
    QCOMPARE(*await(m_bank->reconciledDays()), both);

    m_bank = std::make_unique<Reconciliation>(
        *m_service, Reconciliation::Setup{.path = m_folder->filePath(u"bank.db"_s)});
    QVERIFY(await(m_bank->open()));
    QCOMPARE(*await(m_bank->reconciledDays()), both); // nothing was calculated
    QCOMPARE(await(m_bank->reconciledDays({open.id, accepted.id}))->keys(), QList{accepted.id});
    const auto lines = await(m_bank->linesOf(accepted.id));
    QCOMPARE(lines->size(), 1);
    QCOMPARE(lines->first().line.amount, Money::fromCents(1234));
    QCOMPARE(lines->first().line.day, m_day);
    QCOMPARE(lines->first().person, u"Ana"_s);
    QCOMPARE(lines->first().account.number, u"12345-6"_s);
    QVERIFY(lines->first().fileName.startsWith(u"extrato-"_s));
    QVERIFY(!lines->first().isAutomatic);
    QVERIFY(await(m_bank->linesOf(identified.id))->first().isAutomatic);
    QVERIFY(await(m_bank->linesOf(open.id))->isEmpty());

    done(m_bank->refresh());
    done(m_bank->undo());
    QCOMPARE(await(m_bank->reconciledDays())->keys(), QList{identified.id});
    QVERIFY(await(m_bank->linesOf(accepted.id))->isEmpty());
    done(m_bank->redo());
    QCOMPARE(*await(m_bank->reconciledDays()), both);
    // A line that a later file omits proves nothing any more.
    imported(ofx({}, m_day, m_day.addDays(2), 1500), 1500);
    QVERIFY(await(m_bank->reconciledDays())->isEmpty());
    const auto imports = await(m_bank->imports());
    QVERIFY(await(m_bank->rollBack(imports->first().id)));
    QCOMPARE(*await(m_bank->reconciledDays()), both);
    QVERIFY(await(m_bank->rollBack(imports->last().id)));
    QVERIFY(await(m_bank->reconciledDays())->isEmpty());
}

/// The accountant's folder has the sealed days of a month, whatever the page shows.
void TestReconciliation::readsSealedDaysOfAPeriod()
{
    const Transaction waiting = charge(1500);
    imported(ofx({{m_day, 1500, u"PIX "_s + hexId(waiting.id)},
                  {m_day, -300, u"TARIFA"_s},
                  {m_day.addDays(1), 800, u"TED RECEBIDA"_s}},
                 m_day, m_day.addDays(1), 2000),
             0);
    done(m_bank->refresh());
    const auto first = await(m_bank->seal(1, m_day, u"tarifa em aberto"_s, u"Ana"_s));
    const auto second = await(m_bank->seal(1, m_day.addDays(1), u"TED em aberto"_s));
    QVERIFY(first && second);
    m_bank->setScope(m_day.addDays(1), m_day.addDays(1));
    const auto before = done(m_bank->refresh());
    const auto days = await(m_bank->sealedDays(m_day, m_day));
    QCOMPARE(days->size(), 1);
    QCOMPARE(days->first().day.digest, first->digest);
    QCOMPARE(days->first().day.closing, Money::fromCents(1200));
    QCOMPARE(days->first().carried.size(), 1);
    QCOMPARE(days->first().account.number, u"12345-6"_s);
    QCOMPARE(await(m_bank->sealedDays(m_day, m_day.addDays(30)))->size(), 2);
    QCOMPARE(await(m_bank->sealedDays(m_day.addDays(2), m_day.addDays(30)))->size(), 0);
    const auto after = await(m_bank->state()); // the page's scope is the same
    QCOMPARE(after->queues, before.queues);
    done(m_bank->reopen(1, m_day, u"TED esquecida"_s));
    QVERIFY(await(m_bank->sealedDays(m_day, m_day.addDays(30)))->isEmpty());
}

/// Returns all rows as text, with their decisions, but without ids and persons. A withdrawn payment
/// leaves its charge in another state, so the text has no states.
QStringList TestReconciliation::contents()
{
    QStringList all;
    const auto window = await(m_bank->rows({}, 0, 1'000));
    for (const ReconcileRow &row : window->rows) {
        const StatementLine &line = row.statementLine;
        QStringList parts;
        if (row.line != 0)
            parts << line.day.toString(Qt::ISODate) << QString::number(line.amount.cents())
                  << line.text;
        for (const Movement &movement : row.movements)
            parts << movement.transaction.toString() << QString::number(movement.amount.cents());
        parts << toText(row.queue) << QString::number(row.rule ? int(*row.rule) : -1)
              << QString::number(row.explanation ? int(row.explanation->category) : -1) << row.note;
        all.append(parts.join(u' '));
    }
    all.sort(); // charges are listed in the order of their last change
    return all;
}

void TestReconciliation::monthEqualsItsWeeks_data()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<QList<int>>("order");
    QTest::newRow("seed 7, weeks in order") << 7 << QList{0, 1, 2};
    QTest::newRow("seed 7, last week first") << 7 << QList{2, 1, 0};
    QTest::newRow("seed 8, middle first") << 8 << QList{1, 0, 2};
    QTest::newRow("seed 9, middle last") << 9 << QList{0, 2, 1};
    QTest::newRow("seed 10, middle, end, start") << 10 << QList{1, 2, 0};
    QTest::newRow("seed 11, each twice") << 11 << QList{2, 0, 1, 0, 2, 1};
}

/// The order of files and of rows within a file does not matter, and neither does the file of a
/// second line with an identifier. The first imported of these lines is evidence, which stays.
void TestReconciliation::monthEqualsItsWeeks()
{
    QFETCH(int, seed);
    QFETCH(QList<int>, order);
    std::mt19937 shuffling(static_cast<quint32>(seed));
    const auto monthWithCharges = [this, seed] { // equal in every shop
        TestRandom random{quint64(seed)};
        QList<LineSpec> lines;
        for (int day = 0; day < 28; ++day) {
            for (int i = 0; i < 6; ++i) {
                const qint64 cents = 100 + qint64(random() % 5) * 50;
                const quint64 kind = random() % 4; // with identifier, without, no charge
                const QUuid made = kind < 2 ? charge(cents + day * 1'000).id : QUuid();
                const QString text = kind == 0 ? hexId(made) : u"RECEBIDO %1"_s.arg(random() % 3);
                const LineSpec line{m_day.addDays(day), kind < 2 ? cents + day * 1'000 : cents,
                                    u"PIX "_s + text};
                lines.append(line);
                const quint64 repetition = kind == 0 ? random() % 4 : 3;
                if (repetition > 1)
                    continue;
                (void)charge(line.cents); // a candidate of the second line by its amount
                const QDate last = m_day.addDays(27);
                const QDate second = qMin(line.day.addDays(qint64(random() % 9)), last);
                lines.append({second, line.cents + qint64(repetition), line.text});
            }
            m_clock.advance(std::chrono::hours(24));
        }
        return lines;
    };
    QList<LineSpec> month = monthWithCharges();
    const auto part = [&](int from, int until) {
        QList<LineSpec> lines;
        qint64 opening = 0;
        qint64 closing = 0;
        for (const LineSpec &line : month) {
            const qint64 day = m_day.daysTo(line.day);
            opening += day < from ? line.cents : 0;
            closing += day <= until ? line.cents : 0;
            if (day >= from && day <= until)
                lines.append(line);
        }
        return std::pair(ofx(lines, m_day.addDays(from), m_day.addDays(until), closing), opening);
    };
    constexpr std::array kWeeks{std::pair(0, 9), std::pair(7, 16), std::pair(14, 27)};
    QSet<int> known;
    for (const int week : order) {
        const auto [from, until] = kWeeks.at(size_t(week));
        const auto [bytes, opening] = part(from, until);
        const auto outcome = imported(bytes, opening);
        QCOMPARE(outcome.imports.size(), 1);
        if (known.contains(week))
            QCOMPARE(outcome.preview.statements.first().added.size(), 0);
        known.insert(week);
        std::shuffle(month.begin(), month.end(), shuffling); // rows in another order
        std::stable_sort(month.begin(), month.end(), [](const LineSpec &a, const LineSpec &b) {
            return a.day < b.day; // a bank lists days in order
        });
    }
    const auto weeks = done(m_bank->refresh());
    QCOMPARE(weeks.lineCount, month.size());
    QCOMPARE(weeks.difference, Money());
    const auto [bytes, opening] = part(0, 27);
    QCOMPARE(imported(bytes, opening).preview.statements.first().added.size(), 0);
    QCOMPARE(done(m_bank->refresh()).queues, weeks.queues);
    m_bank->setScope(m_day, m_day.addDays(27));
    done(m_bank->refresh());
    const bool isInOrder = std::is_sorted(order.cbegin(), order.cend());
    const auto comparable = [this, isInOrder] {
        QStringList rows = contents();
        static const QRegularExpression day(u"^[0-9-]{10} (?=[0-9]+ PIX [0-9a-f]{32})"_s);
        if (!isInOrder) // the later of two lines with an identifier may be the evidence
            rows.replaceInStrings(day, QString());
        rows.sort();
        return rows;
    };
    const QStringList ofWeeks = comparable();
    QVERIFY(ofWeeks.filter(toText(ReconcileQueue::Twice)).size() > 3);
    QVERIFY(ofWeeks.filter(toText(ReconcileQueue::AmountDiffers)).size() > 3);
    QVERIFY(ofWeeks.filter(toText(ReconcileQueue::PaidLate)).size() +
                ofWeeks.filter(toText(ReconcileQueue::Certain)).size() >
            10);

    // The same month in another shop, at once.
    cleanup();
    init();
    monthWithCharges();
    m_bank->setScope(m_day, m_day.addDays(27));
    (void)imported(bytes, opening);
    done(m_bank->refresh());
    QCOMPARE(comparable(), ofWeeks);
}

void TestReconciliation::randomStepsKeepEquations_data()
{
    QTest::addColumn<int>("seed");
    for (const int seed : {11, 12, 13, 14, 15, 16})
        QTest::addRow("seed %d", seed) << seed;
}

void TestReconciliation::randomStepsKeepEquations()
{
    QFETCH(int, seed);
    TestRandom random{quint64(seed)};
    QList<LineSpec> lines;
    qint64 closing = 0;
    for (int i = 0; i < 40; ++i) {
        const qint64 cents = 100 * (1 + qint64(random() % 8));
        const Transaction made = charge(cents);
        if (random() % 4 == 0)
            m_annotations[made.id].handedOver = support::noon();
        const int choice = int(random() % 5);
        if (choice == 0)
            continue; // never arrives
        const QString text = choice == 1 ? u"PIX "_s + hexId(made.id) : u"PIX RECEBIDO"_s;
        const qint64 sum = choice == 2 ? cents + 1 : cents;
        lines.append({m_day, sum, text, u"12%1%2"_s.arg(i % 6).arg(u"700"_s)});
        closing += sum;
    }
    m_clock.advance(std::chrono::hours(6)); // the lines are not in the future
    imported(ofx(lines, m_day, m_day.addDays(5), closing), 0);
    // Only identifiers acted.
    const auto matches = await(m_bank->matches());
    for (const ReconciledMatch &match : *matches)
        QVERIFY(match.rule <= DecisionRule::Reference);
    const auto start = done(m_bank->refresh());
    const QStringList before = contents();
    QVERIFY(before.size() > lines.size());
    int steps = 0;
    int seals = 0;
    for (int i = 0; i < 60; ++i) {
        const auto window = await(m_bank->rows({}, 0, 100));
        const ReconcileRow row = window->rows[qsizetype(random() % quint64(window->total))];
        Result<ReconcileState> result = tl::unexpected(Error{});
        switch (random() % 8) {
        case 0:
            result = await(m_bank->accept(row.line, 0));
            break;
        case 1:
            result = await(m_bank->unmatch(row.line));
            break;
        case 2:
            result = await(m_bank->explain({row.line}, ExplanationCategory::Other));
            break;
        case 3:
            if (!row.movements.isEmpty())
                result = await(m_bank->reject(row.line, {keyOf(row.movements.first())}));
            break;
        case 4:
            if (await(m_bank->seal(1, m_day, u"em aberto"_s))) {
                result = await(m_bank->state());
                ++seals;
            }
            break;
        case 5:
            result = await(m_bank->reopen(1, m_day, u"engano"_s));
            break;
        default:
            result = await(m_bank->acceptStrong());
            break;
        }
        if (result) {
            verifyEquations(*result);
            verifyDays();
            ++steps;
        }
    }
    QVERIFY(steps > 5);
    QVERIFY(seals > 0);
    (void)await(m_bank->reopen(1, m_day, u"fim"_s));
    // Everything undone gives the same rows and matches.
    while (true) {
        const auto state = await(m_bank->state());
        QVERIFY(state->undo);
        if (state->undo->kind == StepKind::Import)
            break;
        QVERIFY(await(m_bank->undo()));
    }
    QCOMPARE(done(m_bank->refresh()).queues, start.queues);
    QCOMPARE(contents(), before);
}

BALCAO_GUILESS_TEST(TestReconciliation)
#include "tst_reconciliation.moc"
