// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/samplehistory.h"

#include "core/domain/brasilia.h"
#include "core/domain/brcode.h"
#include "core/domain/endtoendid.h"
#include "core/domain/taxid.h"

#include <QtCore/QRandomGenerator>

#include <algorithm>
#include <iterator>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

using Code = Status::Code;
using Random = QRandomGenerator;

constexpr int kDays = 30;
constexpr int kOpens = 6;            // o'clock in Brasília
constexpr int kCloses = 20;          // o'clock in Brasília
constexpr qint64 kYoungest = 300;    // seconds before now
constexpr qint64 kLifetime = 86'400; // seconds until an unpaid cash-in expires
constexpr int kCustomers = 90;

constexpr QStringView kDigits = u"0123456789";
constexpr QStringView kCapitalsAndDigits = u"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr QStringView kAlphanumerics =
    u"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

constexpr QStringView kFirstNames[] = {
    u"João",    u"José",   u"Antônio",  u"Conceição", u"Luís",     u"Márcia",
    u"Cláudia", u"Inês",   u"Letícia",  u"Otávio",    u"Patrícia", u"Fábio",
    u"Andréia", u"Débora", u"Estêvão",  u"Ângela",    u"Thaís",    u"Flávio",
    u"Mônica",  u"Júlia",  u"Vinícius", u"Aparecida", u"Caio",     u"Renata",
};
constexpr QStringView kLastNames[] = {
    u"da Conceição", u"Araújo", u"Gonçalves",  u"Magalhães", u"Simões",
    u"Guimarães",    u"de Sá",  u"Brandão",    u"Assunção",  u"Falcão",
    u"Queirós",      u"Corrêa", u"Ribeiro",    u"Nóbrega",   u"Tavares",
    u"Patrício",     u"Muniz",  u"dos Santos", u"Vergílio",  u"de Melo",
};
constexpr QStringView kFirmsAmongCustomers[] = {
    u"Escritório Contábil Ribeirão Ltda.",
    u"Clínica São Lucas Ltda.",
    u"Colégio Arco-Íris Ltda.",
    u"Construtora Horizonte S.A.",
    u"Condomínio Edifício Ipê",
    u"Gráfica Impressão Rápida Ltda.",
};
constexpr QStringView kAreaCodes[] = {u"11", u"19", u"21", u"31", u"41",
                                      u"51", u"61", u"71", u"81"};
constexpr QStringView kInstitutions[] = {u"99999990", u"99999994", u"99999998", u"99999999"};

struct Goods
{
    QStringView description;
    int least; ///< centavos
    int most;  ///< centavos
};
constexpr Goods kSales[] = {
    {u"Café coado", 150, 600},
    {u"Pão francês", 200, 1200},
    {u"Pão na chapa e café com leite", 900, 1800},
    {u"Pão de queijo", 400, 2400},
    {u"Misto-quente e suco de laranja", 1500, 2800},
    {u"Coxinha e refrigerante", 1000, 2200},
    {u"Frios: queijo e presunto", 1200, 5500},
    {u"Sonho de creme", 500, 2000},
    {u"Bolo de fubá", 1800, 3200},
    {u"Almoço executivo", 2400, 4800},
    {u"Café da manhã para reunião", 6000, 18000},
    {u"Torta de frango, encomenda", 5500, 12000},
    {u"Bolo de aniversário, encomenda", 8000, 18000},
};

struct SupplierKind
{
    QStringView name;
    Goods goods;
    PixKey::Kind keyKind;
    QStringView taxIdCharacters; ///< of a firm's number; empty: a person with a CPF
};
constexpr SupplierKind kSuppliers[] = {
    {u"Moinho Três Irmãos Ltda.",
     {u"Farinha de trigo, sacas de 25 kg", 80000, 420000},
     PixKey::Kind::Cnpj,
     kDigits},
    {u"João Batista Araújo", {u"Conserto do forno", 18000, 95000}, PixKey::Kind::Cpf, {}},
    {u"Laticínios Serra Azul Ltda.",
     {u"Leite, manteiga e queijos", 45000, 260000},
     PixKey::Kind::Email,
     kDigits},
    {u"Granja São José Ltda.",
     {u"Ovos, caixas de 30 dúzias", 24000, 98000},
     PixKey::Kind::Phone,
     kDigits},
    {u"Gás Bom Vizinho Distribuidora Ltda.",
     {u"Gás, cilindros P45", 42000, 135000},
     PixKey::Kind::Evp,
     kDigits},
    {u"Embalagens Árvore Verde Ltda.",
     {u"Sacos de papel e caixas para bolo", 19000, 87000},
     PixKey::Kind::Cnpj,
     kCapitalsAndDigits},
    {u"Rosângela Gonçalves",
     {u"Limpeza, diárias da semana", 36000, 72000},
     PixKey::Kind::Phone,
     {}},
    {u"Hortifrúti Boa Colheita Ltda.",
     {u"Frutas e verduras", 21000, 76000},
     PixKey::Kind::Evp,
     kCapitalsAndDigits},
    {u"Café Alto da Serra S.A.",
     {u"Café em grão, 10 kg", 48000, 160000},
     PixKey::Kind::Email,
     kDigits},
};

/// What a transaction is and where it has got to.
struct Fate
{
    Operation operation;
    Code status;
    int cards = 1; ///< how often it is in the deck
};
/// Dealt again and again, so that the proportions hold in every fifty transactions.
constexpr Fate kDeck[] = {
    {Operation::CashIn, Code::Paid, 33},    {Operation::CashIn, Code::Expired, 3},
    {Operation::CashIn, Code::Canceled, 2}, {Operation::CashIn, Code::Refund, 1},
    {Operation::CashIn, Code::Denied, 1},   {Operation::CashOut, Code::Paid, 8},
    {Operation::CashOut, Code::Denied, 1},  {Operation::CashOut, Code::Canceled, 1},
};
/// The newest ones, from the last backwards, as far as they are from the last day.
constexpr Fate kUnfinished[] = {
    {Operation::CashIn, Code::Pending},     {Operation::CashOut, Code::InProcess},
    {Operation::CashOut, Code::InAnalysis}, {Operation::CashIn, Code::Pending},
    {Operation::CashIn, Code::Pending},     {Operation::CashIn, Code::InAnalysis},
};

/// A person or firm on the other side.
struct Party
{
    QString name;
    QString email;
    QString phone;
    QString document;
    QString pixKey; ///< suppliers only
};

template<typename T, size_t n>
const T &pick(Random &random, const T (&values)[n])
{
    return values[random.bounded(static_cast<int>(n))];
}

QString characters(Random &random, QStringView alphabet, int count)
{
    QString text;
    for (int i = 0; i < count; ++i)
        text += alphabet[random.bounded(static_cast<int>(alphabet.size()))];
    return text;
}

/// Laid out as version 4, but from the seeded numbers.
QUuid makeUuid(Random &random)
{
    QByteArray bytes;
    for (int i = 0; i < 16; ++i)
        bytes.append(static_cast<char>(random.bounded(256)));
    bytes[6] = static_cast<char>((bytes[6] & 0x0F) | 0x40); // version 4
    bytes[8] = static_cast<char>((bytes[8] & 0x3F) | 0x80); // the variant of RFC 4122
    return QUuid::fromRfc4122(bytes);
}

/// The base with the one pair of check digits that the reader of tax ids takes. Nothing for a base
/// that it never takes.
std::optional<TaxId> withCheckDigits(const QString &base)
{
    for (int digits = 0; digits < 100; ++digits) {
        if (auto id = TaxId::parse(u"%1%2"_s.arg(base).arg(digits, 2, 10, QChar(u'0'))))
            return id;
    }
    return std::nullopt;
}

QString makeCpf(Random &random)
{
    for (;;) {
        if (const auto id = withCheckDigits(characters(random, kDigits, 9)))
            return id->value();
    }
}

QString makeCnpj(Random &random, QStringView alphabet)
{
    for (;;) {
        if (const auto id = withCheckDigits(characters(random, alphabet, 8) + u"0001"_s))
            return id->value();
    }
}

/// A mobile number out of a range that no customer of an operator is likely to have.
QString makePhone(Random &random)
{
    const QString area = pick(random, kAreaCodes).toString();
    return u"+55"_s + area + u"900"_s + characters(random, kDigits, 6);
}

/// "João de Sá" as "joao.de.sa".
QString mailName(const QString &name)
{
    QString words;
    for (const QChar c : foldedToAscii(name).toLower())
        words += c.isLetterOrNumber() ? c : u' ';
    return words.simplified().replace(u' ', u'.');
}

Party makePerson(Random &random, const QString &name)
{
    return {
        .name = name,
        .email = mailName(name) + u"@example.com"_s,
        .phone = makePhone(random),
        .document = makeCpf(random),
        .pixKey = {},
    };
}

Party makeFirm(Random &random, const QString &name, QStringView taxIdCharacters)
{
    return {
        .name = name,
        .email = u"contato@%1.example"_s.arg(mailName(name).replace(u'.', u'-')),
        .phone = makePhone(random),
        .document = makeCnpj(random, taxIdCharacters),
        .pixKey = {},
    };
}

QList<Party> makeCustomers(Random &random)
{
    QList<Party> customers;
    for (const QStringView firm : kFirmsAmongCustomers) {
        const bool withLetters = customers.size() % 3 == 0;
        customers.append(
            makeFirm(random, firm.toString(), withLetters ? kCapitalsAndDigits : kDigits));
    }
    while (customers.size() < kCustomers) {
        const QStringView first = pick(random, kFirstNames);
        const QStringView last = pick(random, kLastNames);
        customers.append(makePerson(random, u"%1 %2"_s.arg(first, last)));
    }
    return customers;
}

QString keyOf(Random &random, const Party &party, PixKey::Kind kind)
{
    switch (kind) {
    case PixKey::Kind::Cpf:
    case PixKey::Kind::Cnpj:
        return party.document;
    case PixKey::Kind::Phone:
        return party.phone;
    case PixKey::Kind::Email:
        return party.email;
    case PixKey::Kind::Evp:
        return makeUuid(random).toString(QUuid::WithoutBraces);
    }
    Q_UNREACHABLE();
}

QList<Party> makeSuppliers(Random &random)
{
    QList<Party> suppliers;
    for (const SupplierKind &kind : kSuppliers) {
        const QString name = kind.name.toString();
        Party party = kind.taxIdCharacters.isEmpty() ? makePerson(random, name)
                                                     : makeFirm(random, name, kind.taxIdCharacters);
        party.pixKey = keyOf(random, party, kind.keyKind);
        suppliers.append(party);
    }
    return suppliers;
}

QList<Fate> shuffledDeck(Random &random)
{
    QList<Fate> deck;
    for (const Fate &fate : kDeck)
        deck.append(QList<Fate>(fate.cards, fate));
    for (qsizetype i = deck.size() - 1; i > 0; --i)
        deck.swapItemsAt(i, random.bounded(static_cast<int>(i) + 1));
    return deck;
}

struct OpenTime
{
    QDateTime from; ///< UTC
    qint64 seconds;
};

/// The opening hours of the last days, up to the youngest moment that a transaction may have.
QList<OpenTime> openTimes(const QDateTime &now)
{
    const QDateTime end = now.addSecs(-kYoungest);
    const QDate today = end.toTimeZone(brasilia()).date();
    QList<OpenTime> times;
    for (int day = kDays - 1; day >= 0; --day) {
        const QDate date = today.addDays(-day);
        const QDateTime from = QDateTime(date, QTime(kOpens, 0), brasilia()).toUTC();
        const QDateTime to = std::min(QDateTime(date, QTime(kCloses, 0), brasilia()).toUTC(), end);
        if (from < to)
            times.append({from, from.secsTo(to)});
    }
    return times;
}

/// Moments of whole seconds, strictly increasing: the open time is cut into as many pieces, and one
/// moment is drawn in each.
QList<QDateTime> creationTimes(Random &random, int count, const QDateTime &now)
{
    const QList<OpenTime> times = openTimes(now);
    qint64 total = 0;
    for (const OpenTime &time : times)
        total += time.seconds;

    QList<QDateTime> moments;
    auto time = times.begin();
    qint64 before = 0; // open seconds in the days before `time`
    for (qint64 i = 0; i < count; ++i) {
        const qint64 start = total * i / count;
        const qint64 length = total * (i + 1) / count - start;
        const qint64 at = start + random.bounded(length);
        while (at >= before + time->seconds)
            before += (time++)->seconds;
        moments.append(time->from.addSecs(at - before));
    }
    return moments;
}

struct Step
{
    Code status;
    int least; ///< seconds after the step before
    int most;
};

QList<Step> stepsOf(const Fate &fate)
{
    const bool out = fate.operation == Operation::CashOut;
    switch (fate.status) {
    case Code::Paid:
        return out ? QList<Step>{{Code::InProcess, 1, 5}, {Code::Paid, 2, 40}}
                   : QList<Step>{{Code::Paid, 5, 150}};
    case Code::Refund:
        return {{Code::Paid, 5, 150}, {Code::Refund, 60, 2 * kLifetime}};
    case Code::Canceled:
        return out ? QList<Step>{{Code::InProcess, 1, 5}, {Code::Canceled, 5, 120}}
                   : QList<Step>{{Code::Canceled, 20, 200}};
    case Code::Denied:
        return {{Code::InAnalysis, 1, 5}, {Code::Denied, 30, 200}};
    case Code::Expired:
        return {{Code::Expired, kLifetime, kLifetime}};
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

/// Newest first. No event is later than now.
QList<StatusEvent> makeEvents(Random &random, const Fate &fate, const QDateTime &created,
                              const QDateTime &now)
{
    QList<StatusEvent> events{{Code::Pending, created}};
    for (const Step &step : stepsOf(fate)) {
        const QDateTime before = events.first().at;
        const int most = static_cast<int>(std::min<qint64>(step.most, before.secsTo(now)));
        events.prepend({step.status, before.addSecs(random.bounded(step.least, most + 1))});
    }
    return events;
}

/// The moment when the money set off, in the direction that the transaction has.
std::optional<QDateTime> moneyMoved(const Transaction &transaction)
{
    const Code first = transaction.operation == Operation::CashOut ? Code::InProcess : Code::Paid;
    for (const StatusEvent &event : transaction.events) {
        if (event.status == first)
            return event.at;
    }
    return std::nullopt;
}

class Generator
{
public:
    explicit Generator(const SampleHistoryOptions &options)
        : m_options(options)
        , m_random(options.seed)
        , m_customers(makeCustomers(m_random))
        , m_suppliers(makeSuppliers(m_random))
    {
        const QDateTime now = options.now.toUTC();
        m_now = now.addMSecs(-now.time().msec());
    }

    QList<Transaction> run()
    {
        QList<Transaction> history;
        history.reserve(m_options.count);
        for (const QDateTime &created : creationTimes(m_random, m_options.count, m_now))
            history.append(make(static_cast<int>(history.size()), created));
        return history;
    }

private:
    Fate nextFate(int index, const QDateTime &created)
    {
        if (m_deck.isEmpty())
            m_deck = shuffledDeck(m_random);
        const Fate card = m_deck.takeLast();
        if (created.addSecs(kLifetime) <= m_now)
            return card;
        const int fromEnd = m_options.count - 1 - index;
        if (fromEnd < static_cast<int>(std::size(kUnfinished)))
            return kUnfinished[fromEnd];
        return card.status == Code::Expired ? Fate{Operation::CashIn, Code::Pending} : card;
    }

    Transaction make(int index, const QDateTime &created)
    {
        const Fate fate = nextFate(index, created);
        Transaction transaction;
        transaction.id = makeUuid(m_random);
        transaction.operation = fate.operation;
        transaction.status = fate.status;
        transaction.created = created;
        transaction.platform = m_options.platform;
        transaction.reference = u"B1-%1"_s.arg(index + 1, 6, 10, QChar(u'0'));
        transaction.events = makeEvents(m_random, fate, created, m_now);
        if (transaction.status.isFinal())
            transaction.finished = transaction.events.first().at;
        if (const auto at = moneyMoved(transaction)) {
            const QString own = characters(m_random, kAlphanumerics, 11);
            transaction.endToEndId =
                EndToEndId::payment(pick(m_random, kInstitutions), *at, own).toText();
        }
        if (fate.operation == Operation::CashIn)
            fillCashIn(transaction);
        else
            fillCashOut(transaction);
        return transaction;
    }

    void fillParty(Transaction &transaction, const Party &party, const Goods &goods)
    {
        transaction.name = party.name;
        transaction.email = party.email;
        transaction.phone = party.phone;
        transaction.document = party.document;
        transaction.description = goods.description.toString();
        // Prices end in 0 or 5, as on a price tag; every bound is a multiple of 5.
        transaction.amount =
            Money::fromCents(qint64(5) * m_random.bounded(goods.least / 5, goods.most / 5 + 1));
    }

    void fillCashIn(Transaction &transaction)
    {
        const int customer = m_random.bounded(static_cast<int>(m_customers.size()));
        fillParty(transaction, m_customers[customer], pick(m_random, kSales));
        transaction.qrCode = chargeCode(m_options.merchant, transaction.amount, transaction.id)
                                 .toText()
                                 .value_or(QString());
    }

    void fillCashOut(Transaction &transaction)
    {
        const qsizetype supplier = m_cashOuts++ % m_suppliers.size();
        const Party &party = m_suppliers[supplier];
        fillParty(transaction, party, kSuppliers[supplier].goods);
        transaction.pixKey = party.pixKey;
    }

    const SampleHistoryOptions &m_options;
    Random m_random;
    QDateTime m_now; // whole seconds
    QList<Party> m_customers;
    QList<Party> m_suppliers; // in the order of kSuppliers
    QList<Fate> m_deck;
    qsizetype m_cashOuts = 0;
};

} // namespace

QList<Transaction> sampleHistory(const SampleHistoryOptions &options)
{
    Q_ASSERT(options.count >= 0 && options.count <= 100'000 && options.now.isValid());
    return Generator(options).run();
}

} // namespace core
