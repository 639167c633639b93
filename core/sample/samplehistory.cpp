// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sample/samplehistory.h"

#include "core/domain/brasilia.h"
#include "core/domain/endtoendid.h"
#include "core/domain/referencepattern.h"
#include "core/sample/catalogue.h"
#include "core/sample/seededrandom.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace core
{

using namespace Qt::StringLiterals;

/// The operation of a transaction and its status.
struct SampleHistory::Outcome
{
    Operation operation = Operation::CashIn;
    Status::Code status = Status::Code::Pending;
    qint64 cashOut = 0; ///< index among all cash-outs, from 0
};

namespace
{

using Code = Status::Code;

constexpr qint64 kFewCustomers = 90;
constexpr qint64 kTransactionsPerSupplier = 2000; ///< in addition to the named suppliers
constexpr QStringView kInstitutions[] = {u"99999990", u"99999994", u"99999998", u"99999999"};
constexpr QStringView kRefundReasons[] = {u"Cobrado em dobro", u"Encomenda cancelada",
                                          u"Produto devolvido", u"Valor errado"};

struct Card
{
    Operation operation = Operation::CashIn;
    Code status = Code::Pending;
};
constexpr int kDeckSize = 50;
using Deck = std::array<Card, kDeckSize>;

struct CardKind
{
    Operation operation;
    Code status;
    int cards;
};

template<size_t n>
constexpr Deck deckOf(const CardKind (&kinds)[n])
{
    Deck deck;
    auto *card = deck.begin();
    for (const CardKind &kind : kinds)
        card = std::fill_n(card, kind.cards, Card{kind.operation, kind.status});
    return deck;
}

/// Repeated for every fifty transactions, so that the proportions always hold.
constexpr Deck kMixedDeck = deckOf({
    {Operation::CashIn, Code::Paid, 33},
    {Operation::CashIn, Code::Expired, 3},
    {Operation::CashIn, Code::Canceled, 2},
    {Operation::CashIn, Code::Refund, 1},
    {Operation::CashIn, Code::Denied, 1},
    {Operation::CashOut, Code::Paid, 8},
    {Operation::CashOut, Code::Denied, 1},
    {Operation::CashOut, Code::Canceled, 1},
});
constexpr Deck kBakeryDeck = deckOf({
    {Operation::CashIn, Code::Paid, 43},
    {Operation::CashIn, Code::Expired, 2},
    {Operation::CashIn, Code::Canceled, 2},
    {Operation::CashIn, Code::Refund, 1},
    {Operation::CashIn, Code::Denied, 1},
    {Operation::CashOut, Code::Paid, 1},
});

constexpr const Deck &deckFor(Trade trade)
{
    return trade == Trade::Bakery ? kBakeryDeck : kMixedDeck;
}

constexpr bool isCashOut(const Card &card)
{
    return card.operation == Operation::CashOut;
}

/// Every tenth payout goes to the first supplier.
constexpr int kFirstSupplierTurn = 10;

/// Number of the newest sales of the bakery that are open.
constexpr qint64 kOpenSales = 5;

/// The operations and statuses of the newest transactions, from the last one backwards, within the
/// last day.
constexpr Card kUnfinished[] = {
    {Operation::CashIn, Code::Pending},     {Operation::CashOut, Code::InProcess},
    {Operation::CashOut, Code::InAnalysis}, {Operation::CashIn, Code::Pending},
    {Operation::CashIn, Code::Pending},     {Operation::CashIn, Code::InAnalysis},
};

struct Step
{
    Code status;
    qint64 min; ///< seconds after the previous step
    qint64 max;
};

/// Returns the steps after pending.
QList<Step> stepsOf(const Transaction &transaction, qint64 lifetime)
{
    constexpr qint64 kTwoDays = 172'800;
    const bool out = transaction.operation == Operation::CashOut;
    switch (transaction.status.code()) {
    case Code::Paid:
        return out ? QList<Step>{{Code::InProcess, 1, 5}, {Code::Paid, 2, 40}}
                   : QList<Step>{{Code::Paid, 5, 150}};
    case Code::Refund:
        return {{Code::Paid, 5, 150}, {Code::Refund, 60, kTwoDays}};
    case Code::Canceled:
        return out ? QList<Step>{{Code::InProcess, 1, 5}, {Code::Canceled, 5, 120}}
                   : QList<Step>{{Code::Canceled, 20, 200}};
    case Code::Denied:
        return {{Code::InAnalysis, 1, 5}, {Code::Denied, 30, 200}};
    case Code::Expired:
        return {{Code::Expired, lifetime, lifetime}};
    case Code::InProcess:
        return {{Code::InProcess, 1, 5}};
    case Code::InAnalysis:
        return {{Code::InAnalysis, 1, 5}};
    case Code::Pending:
    case Code::Unknown:
        return {};
    }
    Q_UNREACHABLE();
}

/// Returns the time of the first money transfer in the direction of the transaction.
std::optional<QDateTime> moneyMoved(const Transaction &transaction)
{
    const Code first = transaction.operation == Operation::CashOut ? Code::InProcess : Code::Paid;
    for (const StatusEvent &event : transaction.events) {
        if (event.status.code() == first)
            return event.at;
    }
    return std::nullopt;
}

/// Returns true if the transaction ended without a money transfer.
bool cameToNothing(const Transaction &transaction)
{
    const Code code = transaction.status.code();
    return code == Code::Denied || code == Code::Canceled || code == Code::Expired;
}

/// Adds the events. All other fields must be filled in. No event is later than `now`.
void addEvents(Transaction &transaction, qint64 lifetime, const QDateTime &now,
               SeededRandom &random)
{
    transaction.events = {{Code::Pending, transaction.created}};
    for (const Step &step : stepsOf(transaction, lifetime)) {
        const QDateTime before = transaction.events.constFirst().at;
        const qint64 max = std::min(step.max, before.secsTo(now));
        transaction.events.prepend({step.status, before.addSecs(random.between(step.min, max))});
    }
    if (transaction.status.isFinal())
        transaction.finished = transaction.events.constFirst().at;
    if (const auto at = moneyMoved(transaction)) {
        const QString own = random.characters(kAlphanumerics, 11);
        transaction.endToEndId = EndToEndId::payment(random.pick(kInstitutions), *at, own).toText();
    }
}

void fillParty(Transaction &transaction, const Party &party, const Product &products,
               SeededRandom &random)
{
    transaction.name = party.name;
    transaction.email = party.email;
    transaction.phone = party.phone;
    transaction.document = party.document;
    transaction.pixKey = party.pixKey;
    transaction.description = products.description.toString();
    transaction.amount = Money::fromCents(5 * random.between(products.min / 5, products.max / 5));
}

} // namespace

SampleHistory::SampleHistory(const SampleHistoryOptions &options)
    : m_options(options)
    , m_now(QDateTime::fromSecsSinceEpoch(options.now.toSecsSinceEpoch(), Qt::UTC))
    , m_days(options.count, m_now)
    , m_parties(options.seed)
    , m_customers(options.trade == Trade::Bakery ? kRegulars
                                                 : std::max(kFewCustomers, options.count / 5))
    , m_suppliers(PartyGenerator::kNamedSuppliers + options.count / kTransactionsPerSupplier)
{
    Q_ASSERT(options.count >= 0 && options.now.isValid());
    Q_ASSERT(options.otherPlatforms.size() <= 2);
}

QList<Transaction> SampleHistory::range(qint64 first, qint64 end) const
{
    QList<Transaction> transactions;
    transactions.reserve(end - first);
    for (qint64 number = first; number < end; ++number)
        transactions.append(at(number));
    return transactions;
}

Transaction SampleHistory::at(qint64 number) const
{
    SeededRandom random(m_options.seed, SeededRandom::For::Transaction, number);
    Transaction transaction;
    transaction.id = random.uuid();
    transaction.created = m_days.timestamp(number, random);
    const Outcome outcome = outcomeOf(number, transaction.created, random);
    transaction.operation = outcome.operation;
    transaction.status = outcome.status;
    transaction.platform = platformOf(random);
    transaction.reference =
        ReferencePattern::standard().made(u"B1"_s, brasiliaDay(transaction.created), number + 1);
    addEvents(transaction, m_options.settings->terms.cashInLifetime.count(), m_now, random);
    if (outcome.operation == Operation::CashIn && outcome.status == Code::Pending)
        transaction.expires =
            transaction.created.addSecs(m_options.settings->terms.cashInLifetime.count());
    if (outcome.operation == Operation::CashIn)
        fillCashIn(transaction, number, random);
    else
        fillCashOut(transaction, outcome.cashOut, random);
    return transaction;
}

SampleHistory::Outcome SampleHistory::outcomeOf(qint64 number, const QDateTime &created,
                                                SeededRandom &random) const
{
    const qint64 deckNumber = number / kDeckSize;
    const auto place = static_cast<size_t>(number % kDeckSize);
    Deck deck = deckFor(m_options.trade);
    SeededRandom shuffle(m_options.seed, SeededRandom::For::Deck, deckNumber);
    for (size_t i = kDeckSize - 1; i > 0; --i)
        std::swap(deck[i], deck[static_cast<size_t>(shuffle.below(static_cast<qint64>(i) + 1))]);

    const auto cashOut =
        std::count_if(deck.begin(), deck.end(), isCashOut) * deckNumber +
        std::count_if(deck.begin(), deck.begin() + static_cast<qsizetype>(place), isCashOut);
    Card card = deck[place];
    if (m_options.trade == Trade::Bakery) {
        const bool isRecent =
            created.addSecs(m_options.settings->terms.cashInLifetime.count()) > m_now;
        const bool isOpen = isRecent && m_options.count - 1 - number < kOpenSales;
        const bool isToday = brasiliaDay(created) == brasiliaDay(m_now);
        // Today has no payouts, and no sale expires before its time.
        if (isOpen)
            card = {Operation::CashIn, Code::Pending};
        else if ((isToday && isCashOut(card)) || (isRecent && card.status == Code::Expired))
            card = {Operation::CashIn, Code::Paid};
    } else if (created.addSecs(m_options.settings->terms.cashInLifetime.count()) > m_now) {
        const qint64 fromEnd = m_options.count - 1 - number;
        if (fromEnd < std::ssize(kUnfinished))
            card = kUnfinished[fromEnd];
        else if (card.status == Code::Expired)
            card.status = Code::Pending;
    } else if (m_options.count > kLarge && card.operation == Operation::CashIn &&
               card.status == Code::Denied && random.below(4) == 0) {
        card.status = Code::InAnalysis;
    }
    return {card.operation, card.status, cashOut};
}

QUuid SampleHistory::platformOf(SeededRandom &random) const
{
    const qint64 percent = random.below(100);
    const auto &others = m_options.otherPlatforms;
    if (percent < 90 || others.isEmpty())
        return m_options.settings->platform;
    return percent < 99 ? others.constFirst() : others.constLast();
}

void SampleHistory::fillCashIn(Transaction &transaction, qint64 number, SeededRandom &random) const
{
    // Half of the visits are uniform; the other half prefers small customer numbers.
    const qint64 place = random.below(m_customers);
    const bool isLoyal = random.below(2) == 0;
    const qint64 customer = isLoyal ? place * (place + 1) / (m_customers + 1) : place;
    const Product &product =
        m_options.trade == Trade::Bakery ? random.pickSkewed(kSales) : random.pick(kSales);
    fillParty(transaction, m_parties.customer(customer), product, random);
    if (!cameToNothing(transaction))
        transaction.commission =
            commissionOn(transaction.amount, m_options.settings->terms.cashInCommission);
    if (random.below(2) == 0)
        transaction.extra =
            u"{\"caixa\":%1,\"comanda\":%2}"_s.arg(random.between(1, 4)).arg(number % 1000 + 1);
    if (transaction.status.code() == Code::Refund)
        transaction.refundReason = random.pick(kRefundReasons).toString();
    transaction.qrCode =
        chargeCode(m_options.settings->payee, transaction.amount, transaction.id).toText().value();
}

void SampleHistory::fillCashOut(Transaction &transaction, qint64 cashOut,
                                SeededRandom &random) const
{
    // Every tenth payout goes to the mill; the other suppliers take turns.
    const qint64 turn = cashOut - cashOut / kFirstSupplierTurn - 1;
    const qint64 supplier = cashOut % kFirstSupplierTurn == 0 ? 0 : 1 + turn % (m_suppliers - 1);
    Product product = kPurchases[supplier % std::ssize(kPurchases)];
    if (m_options.trade == Trade::Bakery) // a small shop buys often
        product.max = product.min + (product.max - product.min) / 20 * 5;
    fillParty(transaction, m_parties.supplier(supplier), product, random);
    if (!cameToNothing(transaction))
        transaction.commission =
            commissionOn(transaction.amount, m_options.settings->terms.cashOutCommission);
}

} // namespace core
