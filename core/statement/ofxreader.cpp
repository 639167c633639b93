// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/ofxreader.h"

#include "core/domain/ascii.h"
#include "core/domain/plainletters.h"
#include "core/statement/keywordtable.h"
#include "core/statement/statementreader.h"

#include <QtCore/QXmlStreamReader>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

enum class OfxTag {
    Ofx,
    Statement,
    CardStatement,
    Account,
    OtherAccount,
    List,
    Transaction,
    Balance,
    OtherAggregate,
    // elements with a value
    Currency,
    BankId,
    BranchId,
    AccountId,
    ListStart,
    ListEnd,
    Type,
    Posted,
    Amount,
    FitId,
    CheckNumber,
    RefNumber,
    Name,
    Memo,
    BalanceAmount,
    BalanceDay,
    CurrencySymbol,
    OtherElement,
};

constexpr bool isAggregate(OfxTag tag)
{
    return tag <= OfxTag::OtherAggregate;
}

struct OfxWord
{
    std::u16string_view word;
    OfxTag tag;
};

constexpr std::array kOfxWords{
    OfxWord{u"OFX", OfxTag::Ofx},
    OfxWord{u"STMTRS", OfxTag::Statement},
    OfxWord{u"CCSTMTRS", OfxTag::CardStatement},
    OfxWord{u"BANKACCTFROM", OfxTag::Account},
    OfxWord{u"CCACCTFROM", OfxTag::Account},
    OfxWord{u"BANKACCTTO", OfxTag::OtherAccount},
    OfxWord{u"CCACCTTO", OfxTag::OtherAccount},
    OfxWord{u"BANKTRANLIST", OfxTag::List},
    OfxWord{u"STMTTRN", OfxTag::Transaction},
    OfxWord{u"LEDGERBAL", OfxTag::Balance},
    OfxWord{u"AVAILBAL", OfxTag::OtherAggregate},
    OfxWord{u"SIGNONMSGSRSV1", OfxTag::OtherAggregate},
    OfxWord{u"BANKMSGSRSV1", OfxTag::OtherAggregate},
    OfxWord{u"CREDITCARDMSGSRSV1", OfxTag::OtherAggregate},
    OfxWord{u"SONRS", OfxTag::OtherAggregate},
    OfxWord{u"STATUS", OfxTag::OtherAggregate},
    OfxWord{u"FI", OfxTag::OtherAggregate},
    OfxWord{u"STMTTRNRS", OfxTag::OtherAggregate},
    OfxWord{u"CCSTMTTRNRS", OfxTag::OtherAggregate},
    OfxWord{u"PAYEE", OfxTag::OtherAggregate},
    OfxWord{u"CURRENCY", OfxTag::OtherAggregate},
    OfxWord{u"ORIGCURRENCY", OfxTag::OtherAccount},
    OfxWord{u"BALLIST", OfxTag::OtherAccount},
    OfxWord{u"BAL", OfxTag::OtherAccount},
    OfxWord{u"CURDEF", OfxTag::Currency},
    OfxWord{u"BANKID", OfxTag::BankId},
    OfxWord{u"BRANCHID", OfxTag::BranchId},
    OfxWord{u"ACCTID", OfxTag::AccountId},
    OfxWord{u"DTSTART", OfxTag::ListStart},
    OfxWord{u"DTEND", OfxTag::ListEnd},
    OfxWord{u"TRNTYPE", OfxTag::Type},
    OfxWord{u"DTPOSTED", OfxTag::Posted},
    OfxWord{u"TRNAMT", OfxTag::Amount},
    OfxWord{u"FITID", OfxTag::FitId},
    OfxWord{u"CHECKNUM", OfxTag::CheckNumber},
    OfxWord{u"REFNUM", OfxTag::RefNumber},
    OfxWord{u"NAME", OfxTag::Name},
    OfxWord{u"MEMO", OfxTag::Memo},
    OfxWord{u"BALAMT", OfxTag::BalanceAmount},
    OfxWord{u"DTASOF", OfxTag::BalanceDay},
    OfxWord{u"CURSYM", OfxTag::CurrencySymbol},
    OfxWord{u"ACCTTYPE", OfxTag::OtherElement},
    OfxWord{u"ACCTKEY", OfxTag::OtherElement},
    OfxWord{u"CODE", OfxTag::OtherElement},
    OfxWord{u"SEVERITY", OfxTag::OtherElement},
    OfxWord{u"MESSAGE", OfxTag::OtherElement},
    OfxWord{u"DTSERVER", OfxTag::OtherElement},
    OfxWord{u"LANGUAGE", OfxTag::OtherElement},
    OfxWord{u"ORG", OfxTag::OtherElement},
    OfxWord{u"FID", OfxTag::OtherElement},
    OfxWord{u"TRNUID", OfxTag::OtherElement},
    OfxWord{u"DTUSER", OfxTag::OtherElement},
    OfxWord{u"DTAVAIL", OfxTag::OtherElement},
    OfxWord{u"CORRECTFITID", OfxTag::OtherElement},
    OfxWord{u"CORRECTACTION", OfxTag::OtherElement},
    OfxWord{u"SRVRTID", OfxTag::OtherElement},
    OfxWord{u"SIC", OfxTag::OtherElement},
    OfxWord{u"PAYEEID", OfxTag::OtherElement},
    OfxWord{u"EXTDNAME", OfxTag::OtherElement},
    OfxWord{u"CURRATE", OfxTag::OtherElement},
    OfxWord{u"INV401KSOURCE", OfxTag::OtherElement},
    OfxWord{u"MKTGINFO", OfxTag::OtherElement},
};

/// Returns the tag of a name in any case of letters; nullopt if unknown.
std::optional<OfxTag> tagOf(QStringView name)
{
    static const KeywordTable<OfxWord, 256> table(kOfxWords);
    constexpr qsizetype kMaxName = 18;
    if (name.isEmpty() || name.size() > kMaxName)
        return std::nullopt;
    if (const OfxWord *word =
            table.find({name.utf16(), static_cast<size_t>(name.size())})) // in capitals already
        return word->tag;
    std::array<char16_t, kMaxName> capitals{};
    for (qsizetype i = 0; i < name.size(); ++i) {
        const char16_t unit = name[i].unicode();
        const bool isSmall = unit >= u'a' && unit <= u'z';
        capitals[static_cast<size_t>(i)] = isSmall ? static_cast<char16_t>(unit - 32) : unit;
    }
    const OfxWord *word = table.find({capitals.data(), static_cast<size_t>(name.size())});
    return word ? std::optional(word->tag) : std::nullopt;
}

/// Returns the direction of a transaction type. Banks invent types.
Direction directionOfType(QStringView type)
{
    constexpr std::array kInTypes{"CREDIT"_L1, "IN"_L1, "C"_L1, "DEP"_L1, "DIRECTDEP"_L1, "INT"_L1};
    constexpr std::array kOutTypes{"DEBIT"_L1,  "OUT"_L1, "D"_L1,     "FEE"_L1,
                                   "SRVCHG"_L1, "ATM"_L1, "CHECK"_L1, "PAYMENT"_L1};
    const auto is = [type](QLatin1StringView name) {
        return type.compare(name, Qt::CaseInsensitive) == 0;
    };
    if (std::any_of(kInTypes.begin(), kInTypes.end(), is))
        return Direction::In;
    return std::any_of(kOutTypes.begin(), kOutTypes.end(), is) ? Direction::Out
                                                               : Direction::Unknown;
}

bool isFeeType(QStringView type)
{
    return type.compare("FEE"_L1, Qt::CaseInsensitive) == 0 ||
           type.compare("SRVCHG"_L1, Qt::CaseInsensitive) == 0;
}

/// Decodes the character references of OFX. Other ampersands are text.
QString decodedEntities(QStringView text)
{
    struct Entity
    {
        QLatin1StringView name;
        QChar character;
    };
    constexpr std::array kEntities{
        Entity{"&amp;"_L1, u'&'},  Entity{"&lt;"_L1, u'<'},    Entity{"&gt;"_L1, u'>'},
        Entity{"&quot;"_L1, u'"'}, Entity{"&apos;"_L1, u'\''}, Entity{"&nbsp;"_L1, u' '},
    };
    QString plain;
    plain.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QStringView rest = text.sliced(i);
        const auto *entity =
            rest[0] == u'&'
                ? std::find_if(kEntities.begin(), kEntities.end(),
                               [rest](const Entity &each) {
                                   return rest.startsWith(each.name, Qt::CaseInsensitive);
                               })
                : kEntities.end();
        if (entity != kEntities.end()) {
            plain += entity->character;
            i += entity->name.size() - 1;
            continue;
        }
        const qsizetype end = rest.startsWith("&#"_L1) ? rest.left(9).indexOf(u';') : -1;
        bool isNumber = false;
        const uint code = end > 2 ? rest.sliced(2, end - 2).toUInt(&isNumber) : 0;
        if (isNumber && code >= 0x20 && code < 0xd800 && (code < 0x7f || code >= 0xa0)) {
            plain += QChar(static_cast<char16_t>(code));
            i += end;
        } else {
            plain += rest[0];
        }
    }
    return plain;
}

QString valueText(QStringView value)
{
    return value.contains(u'&') ? decodedEntities(value) : value.toString();
}

/// Returns the text of NAME and MEMO without repetition.
QString joined(const QString &name, const QString &memo)
{
    if (name.isEmpty() || memo.startsWith(name))
        return memo;
    return memo.isEmpty() || name.startsWith(memo) ? name : name + u' ' + memo;
}

/// Returns the three digits of "0999", "999" or "1"; other text unchanged.
QString clearingNumber(QStringView text)
{
    const QString bare = withoutLeadingZeros(text);
    const bool isNumber = bare.size() <= 3 && std::all_of(bare.begin(), bare.end(), isDigit);
    return isNumber && !text.isEmpty() ? bare.rightJustified(3, u'0') : text.toString();
}

/// Builds statements from elements in the order of the file.
class OfxBuilder
{
public:
    explicit OfxBuilder(const EncodedText &file)
        : m_file(file)
    {}

    void open(OfxTag tag, int row)
    {
        if (tag == OfxTag::Transaction) {
            endTransaction();
            m_isInTransaction = true;
            m_transaction = {};
            m_transaction.row = row;
        } else if (tag == OfxTag::Statement || tag == OfxTag::CardStatement) {
            endStatement();
            m_current.emplace();
            m_current->mayLackSigns = true;
            m_current->statement.encoding = m_file.encoding();
            m_current->statement.isCard = tag == OfxTag::CardStatement;
        } else if (tag == OfxTag::List) {
            m_isInList = true;
            m_row = row;
        } else if (tag == OfxTag::OtherAccount) {
            m_isElsewhere = true;
        } else if (tag == OfxTag::Balance) {
            m_balance = {};
            m_balance.row = row;
        }
    }

    void close(OfxTag tag, int row)
    {
        m_row = row;
        if (tag == OfxTag::Transaction) {
            endTransaction();
        } else if (tag == OfxTag::List) {
            endTransaction();
            m_isInList = false;
        } else if (tag == OfxTag::Statement || tag == OfxTag::CardStatement) {
            endStatement();
        } else if (tag == OfxTag::OtherAccount) {
            m_isElsewhere = false;
        } else if (tag == OfxTag::Balance) {
            endBalance();
        } else if (tag == OfxTag::Ofx) {
            endStatement();
            m_isClosed = true;
        }
    }

    void value(OfxTag tag, QStringView raw, int row)
    {
        m_row = row;
        const QStringView value = raw.trimmed();
        if (value.size() > StatementReader::kMaxField) {
            fail(StatementRule::FieldTooLong, row, value);
        } else if (m_isElsewhere || !m_current) {
            return;
        } else if (m_isInTransaction) {
            transactionValue(tag, value, row);
        } else {
            statementValue(tag, value, row);
        }
    }

    /// Handles text outside of every element.
    void stray(QStringView text, int row)
    {
        if (m_isInTransaction)
            fail(StatementRule::StrayText, row, text.trimmed());
    }

    /// Adds a further line to a text that already ended.
    void continueText(OfxTag tag, QStringView text)
    {
        QString &target = tag == OfxTag::Name ? m_transaction.name : m_transaction.memo;
        target += u' ' + valueText(text.trimmed());
        if (target.size() > StatementReader::kMaxField)
            fail(StatementRule::FieldTooLong, m_row, target);
    }

    [[nodiscard]] bool isInTransaction() const { return m_isInTransaction; }
    [[nodiscard]] bool hasFailed() const { return m_fault.has_value(); }

    StatementResult<std::vector<DraftStatement>> finish(int lastRow)
    {
        if (!m_fault && (m_isInTransaction || m_isInList || !m_isClosed))
            fail(StatementRule::CutOff, lastRow, {});
        if (!m_fault && m_statements.empty())
            fail(StatementRule::NoStatement, 1, {});
        if (m_fault)
            return tl::unexpected(*m_fault);
        return std::move(m_statements);
    }

private:
    struct OfxTransaction
    {
        int row = 0;
        QString name = {};
        QString memo = {};
        QString fitid = {};
        QString number = {};
        Direction direction = Direction::Unknown;
        bool isFee = false;
        std::optional<tl::expected<StatedTime, StatementRule>> posted = {};
        std::optional<tl::expected<Money, StatementRule>> amount = {};
        int postedRow = 0;
        int amountRow = 0;
        QString postedText = {}; ///< only if unreadable
        QString amountText = {}; ///< only if unreadable
    };

    struct OfxBalance
    {
        int row = 0;
        std::optional<Money> amount = {};
        std::optional<Money> asCents = {};
        QDate day = {};
    };

    void fail(StatementRule rule, int row, QStringView text)
    {
        if (!m_fault)
            m_fault = statementFault(rule, row, text).value();
    }

    void transactionValue(OfxTag tag, QStringView value, int row)
    {
        OfxTransaction &transaction = m_transaction;
        if (tag == OfxTag::Type) {
            transaction.direction = directionOfType(value);
            transaction.isFee = isFeeType(value);
        } else if (tag == OfxTag::Posted) {
            if (value.isEmpty() || value != m_posted) {
                m_posted = value.toString();
                m_parsedPosted = parseOfxDate(value);
            }
            transaction.posted = m_parsedPosted;
            transaction.postedRow = row;
            if (!*transaction.posted)
                transaction.postedText = value.toString();
        } else if (tag == OfxTag::Amount) {
            if (transaction.amount)
                fail(StatementRule::TwoAmounts, row, value);
            transaction.amount = parseStatementAmount(value);
            transaction.amountRow = row;
            if (!*transaction.amount)
                transaction.amountText = value.toString();
        } else if (tag == OfxTag::FitId) {
            transaction.fitid = valueText(value);
        } else if (tag == OfxTag::CheckNumber || tag == OfxTag::RefNumber) {
            if (transaction.number.isEmpty())
                transaction.number = withoutLeadingZeros(value);
        } else if (tag == OfxTag::Name) {
            transaction.name = valueText(value);
        } else if (tag == OfxTag::Memo) {
            transaction.memo = valueText(value);
        } else if (tag == OfxTag::CurrencySymbol) {
            applyCurrency(value, row);
        }
    }

    void statementValue(OfxTag tag, QStringView value, int row)
    {
        BankStatement &statement = m_current->statement;
        if (tag == OfxTag::Currency) {
            applyCurrency(value, row);
        } else if (tag == OfxTag::BankId) {
            statement.account.bank = clearingNumber(value);
        } else if (tag == OfxTag::BranchId) {
            statement.account.branch = value.toString();
        } else if (tag == OfxTag::AccountId) {
            statement.account.number = value.toString();
        } else if (tag == OfxTag::ListStart || tag == OfxTag::ListEnd) {
            const auto date = parseOfxDate(value);
            if (date)
                (tag == OfxTag::ListStart ? statement.from : statement.until) = date->day;
        } else if (tag == OfxTag::BalanceAmount && m_balance.row > 0 && !value.isEmpty()) {
            const auto amount = parseStatementAmount(value);
            if (!amount)
                return fail(amount.error(), row, value);
            m_balance.amount = *amount;
            if (isWithoutSeparator(value))
                m_balance.asCents = Money::fromCents(amount->cents() / 100);
        } else if (tag == OfxTag::BalanceDay && m_balance.row > 0) {
            const auto date = parseOfxDate(value);
            m_balance.day = date ? date->day : QDate();
        }
    }

    void applyCurrency(QStringView value, int row)
    {
        const bool isReal = value.compare("BRL"_L1, Qt::CaseInsensitive) == 0;
        const bool isMisspelt = value.isEmpty() || value == "BRC"_L1 || value == "R$"_L1;
        if (!isReal && !isMisspelt)
            return fail(StatementRule::SecondCurrency, row, value);
        m_current->statement.currency = u"BRL"_s;
        if (isMisspelt) {
            m_current->statement.notes.append(
                {StatementNote::Code::CurrencyMisspelt, row, value.toString()});
        }
    }

    void endBalance()
    {
        if (m_balance.amount && m_current) {
            Checkpoint checkpoint{.balance = *m_balance.amount, .row = m_balance.row};
            checkpoint.day = m_balance.day;
            checkpoint.asCents = m_balance.asCents;
            m_current->checkpoints.push_back(checkpoint);
        }
        m_balance = {};
    }

    void endStatement()
    {
        endTransaction();
        if (!m_current)
            return;
        BankStatement &statement = m_current->statement;
        statement.currency = u"BRL"_s;
        QDate last = statement.until;
        if (!last.isValid()) {
            for (const StatementLine &line : std::as_const(statement.lines))
                last = std::max(last, line.day);
        }
        for (Checkpoint &checkpoint : m_current->checkpoints) {
            checkpoint.isLater = checkpoint.place == Checkpoint::Place::End && last.isValid() &&
                                 checkpoint.day.isValid() && checkpoint.day > last;
        }
        m_statements.push_back(std::move(*m_current));
        m_current.reset();
        m_isInList = false;
    }

    void endTransaction()
    {
        if (!m_isInTransaction)
            return;
        m_isInTransaction = false;
        m_isElsewhere = false;
        if (!m_current)
            return fail(StatementRule::NoStatement, m_transaction.row, m_transaction.memo);
        if (m_fault)
            return;
        OfxTransaction &transaction = m_transaction;
        QString text = joined(transaction.name, transaction.memo);
        const BalanceText meaning = balanceTextOf(text);
        if (meaning != BalanceText::None)
            return addBalanceLine(text, meaning);
        if (!transaction.amount)
            return fail(StatementRule::AmountMissing, transaction.row, text);
        if (!*transaction.amount) {
            return fail(transaction.amount->error(), transaction.amountRow, transaction.amountText);
        }
        if (!transaction.posted)
            return fail(StatementRule::DayMissing, transaction.row, text);
        if (!*transaction.posted) {
            return fail(transaction.posted->error(), transaction.postedRow, transaction.postedText);
        }
        if ((*transaction.amount)->isZero()) {
            m_current->statement.notes.append(
                {StatementNote::Code::NoMoney, transaction.row, text});
            return;
        }
        if (m_current->statement.lines.size() >= StatementReader::kMaxLines)
            return fail(StatementRule::TooManyLines, transaction.row, {});
        LineDraft draft{.stated = **transaction.posted, .direction = transaction.direction};
        StatementLine line{.row = transaction.row, .day = draft.stated.day};
        line.amount = **transaction.amount;
        line.text = std::move(text);
        line.fitid = std::move(transaction.fitid);
        line.number = std::move(transaction.number);
        const bool isPixNumber = m_current->statement.account.bank == "104"_L1;
        draft.parts = applyTextParts(line, isPixNumber);
        if (transaction.isFee)
            draft.parts.roles = LineParts::Fee;
        m_current->statement.lines.append(std::move(line));
        m_current->drafts.push_back(draft);
    }

    void addBalanceLine(const QString &text, BalanceText meaning)
    {
        const OfxTransaction &transaction = m_transaction;
        m_current->statement.notes.append(
            {StatementNote::Code::BalanceLine, transaction.row, text});
        if (meaning == BalanceText::Other || !transaction.amount || !*transaction.amount)
            return;
        Checkpoint checkpoint{.balance = **transaction.amount, .row = transaction.row};
        const bool hasDay = transaction.posted && *transaction.posted;
        const qsizetype count = m_current->statement.lines.size();
        if (hasDay) {
            checkpoint.day = (*transaction.posted)->day;
            checkpoint.place = meaning == BalanceText::Before ? Checkpoint::Place::BeforeDay
                                                              : Checkpoint::Place::AfterDay;
        } else if (meaning == BalanceText::Before || count == 0) {
            checkpoint.place = Checkpoint::Place::Start;
        } else {
            checkpoint.place = Checkpoint::Place::AfterLine;
            checkpoint.line = count - 1;
        }
        checkpoint.isWeak = checkpoint.balance.isZero();
        m_current->checkpoints.push_back(checkpoint);
    }

    const EncodedText &m_file;
    std::vector<DraftStatement> m_statements;
    std::optional<DraftStatement> m_current;
    OfxTransaction m_transaction;
    QString m_posted; ///< the last date; many transactions have the same
    std::optional<tl::expected<StatedTime, StatementRule>> m_parsedPosted;
    OfxBalance m_balance;
    bool m_isInTransaction = false;
    bool m_isInList = false;
    bool m_isElsewhere = false; ///< in the account of another party, or in other balances
    bool m_isClosed = false;
    int m_row = 1;
    std::optional<StatementFault> m_fault;
};

/// Counts rows while the parts of a text are read from its start to its end.
class RowCounter
{
public:
    /// `start`: the place of the first part.
    RowCounter(QByteArrayView bytes, qsizetype start)
        : m_lineEnd(bytes.contains('\n') ? '\n' : '\r')
        , m_row(1 + static_cast<int>(std::count(bytes.begin(), bytes.begin() + start, m_lineEnd)))
    {}

    void beginPart(QStringView part)
    {
        m_part = part;
        m_place = 0;
    }

    int rowAt(qsizetype place)
    {
        m_row += static_cast<int>(
            std::count(m_part.begin() + m_place, m_part.begin() + place, QLatin1Char(m_lineEnd)));
        m_place = place;
        return m_row;
    }

private:
    char m_lineEnd;
    int m_row;
    QStringView m_part;
    qsizetype m_place = 0;
};

/// A tag in the text.
struct OfxToken
{
    OfxTag tag = OfxTag::OtherElement;
    bool isEnd = false;
    qsizetype end = 0; ///< place after the tag
};

constexpr bool isNameCharacter(QChar c)
{
    return isDigit(c) || (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z') || c == u'.' ||
           c == u'_';
}

/// Returns the tag at a "<"; nullopt if the sign is text.
std::optional<OfxToken> tokenAt(QStringView text, qsizetype at)
{
    OfxToken token;
    qsizetype from = at + 1;
    if (from < text.size() && text[from] == u'/') {
        token.isEnd = true;
        ++from;
    }
    qsizetype to = from;
    while (to < text.size() && isNameCharacter(text[to]))
        ++to;
    qsizetype end = to;
    while (end < text.size() && (text[end] == u' ' || text[end] == u'/'))
        ++end;
    if (end == text.size() || text[end] != u'>')
        return std::nullopt;
    const auto tag = tagOf(text.sliced(from, to - from));
    if (!tag)
        return std::nullopt;
    token.tag = *tag;
    token.end = end + 1;
    return token;
}

/// Reads OFX 1, whose elements need no end tag.
class SgmlReader
{
public:
    SgmlReader(const EncodedText &file, qsizetype start, OfxBuilder &builder)
        : m_file(file)
        , m_start(start)
        , m_builder(builder)
        , m_rows(file.bytes(), start)
    {}

    /// Returns the last row.
    int read()
    {
        const qsizetype size = m_file.bytes().size();
        int lastRow = 1;
        for (qsizetype from = m_start; from < size && !m_builder.hasFailed();) {
            const qsizetype end = partEnd(from);
            lastRow = readPart(m_file.text(from, end - from));
            from = end;
        }
        return lastRow;
    }

private:
    /// Returns the end of the part that begins at a place: at the next transaction.
    [[nodiscard]] qsizetype partEnd(qsizetype from) const
    {
        constexpr qsizetype kMinPart = 262'144;
        const QByteArrayView bytes = m_file.bytes();
        const qsizetype next =
            bytes.size() - from > kMinPart ? bytes.indexOf("<STMTTRN>", from + kMinPart) : -1;
        return next < 0 ? bytes.size() : next;
    }

    /// Returns the last row of the part.
    int readPart(const QString &part)
    {
        m_text = part;
        m_rows.beginPart(m_text);
        qsizetype textStart = 0;
        for (qsizetype at = 0; at < m_text.size() && !m_builder.hasFailed();) {
            const qsizetype mark = m_text.indexOf(u'<', at);
            if (mark < 0)
                break;
            const auto token = tokenAt(m_text, mark);
            if (!token) {
                at = mark + 1;
                continue;
            }
            handleText(textStart, mark);
            handleTag(*token, mark);
            at = token->end;
            textStart = at;
        }
        handleText(textStart, m_text.size());
        return m_rows.rowAt(m_text.size());
    }

    static qsizetype lineEndOf(QStringView text)
    {
        const auto end = std::find_if(text.begin(), text.end(),
                                      [](QChar c) { return c == u'\n' || c == u'\r'; });
        return end - text.begin();
    }

    void handleText(qsizetype from, qsizetype to)
    {
        const QStringView text = m_text.sliced(from, to - from).trimmed();
        if (!m_element) {
            const bool isUnknownElement = text.startsWith(u'<');
            if (!text.isEmpty() && !isUnknownElement)
                m_builder.stray(text, m_rows.rowAt(from));
            return;
        }
        const qsizetype end = lineEndOf(text);
        m_builder.value(*m_element, text.first(end), m_rows.rowAt(from));
        const QStringView rest = text.sliced(end).trimmed();
        const bool isText = m_element == OfxTag::Name || m_element == OfxTag::Memo;
        if (!rest.isEmpty() && !rest.startsWith(u'<') && m_builder.isInTransaction()) {
            if (isText)
                m_builder.continueText(*m_element, rest.toString().simplified());
            else
                m_builder.stray(rest, m_rows.rowAt(to));
        }
        m_element.reset();
    }

    void handleTag(const OfxToken &token, qsizetype place)
    {
        if (!isAggregate(token.tag)) {
            if (!token.isEnd)
                m_element = token.tag;
        } else if (token.isEnd) {
            m_builder.close(token.tag, m_rows.rowAt(place));
        } else {
            m_builder.open(token.tag, m_rows.rowAt(place));
        }
    }

    const EncodedText &m_file;
    qsizetype m_start;
    OfxBuilder &m_builder;
    RowCounter m_rows;
    QStringView m_text;              ///< the present part
    std::optional<OfxTag> m_element; ///< whose value follows
};

/// Reads OFX 2. Returns false if the text is not well-formed.
bool readXml(const QString &text, OfxBuilder &builder)
{
    QXmlStreamReader xml(text);
    QString value;
    QString pending; ///< name of the element that has no child yet
    while (!xml.atEnd() && !builder.hasFailed()) {
        xml.readNext();
        const auto row = static_cast<int>(xml.lineNumber());
        if (xml.isStartElement()) {
            pending = xml.name().toString();
            value.clear();
            if (const auto tag = tagOf(pending); tag && isAggregate(*tag)) {
                builder.open(*tag, row);
                pending.clear();
            }
        } else if (xml.isCharacters()) {
            if (!pending.isEmpty())
                value += xml.text();
            else if (!xml.isWhitespace())
                builder.stray(xml.text(), row);
        } else if (xml.isEndElement()) {
            const auto tag = tagOf(xml.name());
            if (tag && isAggregate(*tag))
                builder.close(*tag, row);
            else if (tag && !pending.isEmpty())
                builder.value(*tag, QString(value).replace(u'&', "&amp;"_L1), row);
            pending.clear();
        }
    }
    return !xml.hasError() || builder.hasFailed();
}

/// Returns the place of "<OFX>"; -1 if there is none in the first 64 KiB.
qsizetype documentStart(QByteArrayView bytes)
{
    constexpr qsizetype kMaxHeader = 65'536;
    constexpr std::string_view kName("<ofx>");
    const QByteArrayView head = bytes.first(std::min(bytes.size(), kMaxHeader));
    const auto found = std::search(
        head.begin(), head.end(), kName.begin(), kName.end(),
        [](char byte, char small) { return byte == small || (byte >= 'A' && byte + 32 == small); });
    return found == head.end() ? -1 : found - head.begin();
}

/// Returns the encoding that a header states, in capitals; empty if none.
QString statedEncoding(QStringView header)
{
    const QString capitals = header.toString().toUpper();
    if (capitals.contains("UTF-8"_L1) || capitals.contains("ENCODING:UNICODE"_L1))
        return u"utf-8"_s;
    if (capitals.contains("1252"_L1) || capitals.contains("8859-1"_L1))
        return u"windows-1252"_s;
    return {};
}

} // namespace

bool isOfx(QByteArrayView bytes)
{
    return documentStart(bytes) >= 0;
}

StatementResult<std::vector<DraftStatement>> readOfx(const EncodedText &file)
{
    const qsizetype start = documentStart(file.bytes());
    const QString headerText = file.text(0, start);
    const QStringView header(headerText);
    const qsizetype declaration = header.indexOf("<?xml"_L1);
    const bool isXml = declaration >= 0 || header.contains("<?OFX"_L1, Qt::CaseInsensitive);
    std::optional<OfxBuilder> builder(file);
    bool isWellFormed = false;
    if (isXml) {
        // XML allows nothing before its declaration.
        const QStringView before = header.first(std::max<qsizetype>(declaration, 0));
        isWellFormed = before.isEmpty() && readXml(file.text(0, file.bytes().size()), *builder);
    }
    int lastRow = 1;
    if (!isWellFormed) {
        builder.emplace(file);
        lastRow = SgmlReader(file, start, *builder).read();
    }
    auto statements = builder->finish(lastRow);
    if (!statements)
        return statements;
    QList<StatementNote> &notes = statements->front().statement.notes;
    if (isXml && !isWellFormed)
        notes.append({StatementNote::Code::NotWellFormed, 1});
    const QString stated = statedEncoding(header);
    if (!stated.isEmpty() && stated != file.encoding() && file.encoding() != "us-ascii"_L1)
        notes.append({StatementNote::Code::EncodingDiffers, 1, stated});
    return statements;
}

} // namespace core
