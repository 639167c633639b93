// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/lineparts.h"

#include "core/domain/ascii.h"
#include "core/domain/brasilia.h"
#include "core/domain/endtoendid.h"
#include "core/domain/plainletters.h"
#include "core/domain/taxid.h"
#include "core/statement/keywordtable.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// More roles of a word, for this file only.
constexpr quint32 kPhrase = 1U << 16U;   ///< not part of a name
constexpr quint32 kWordsIn = 1U << 17U;  ///< money arrived
constexpr quint32 kWordsOut = 1U << 18U; ///< money left
constexpr quint32 kBriefEst = 1U << 19U; ///< "EST": a return before PIX, static elsewhere

struct KnownWord
{
    std::u16string_view word;
    quint32 roles;
};

constexpr quint32 kIn = kPhrase | kWordsIn;
constexpr quint32 kOut = kPhrase | kWordsOut;

constexpr std::array kKnownWords{
    KnownWord{u"PIX", kPhrase | LineParts::Pix},
    KnownWord{u"RECEBIDO", kIn},
    KnownWord{u"RECEBIDA", kIn},
    KnownWord{u"RECEBIMENTO", kIn},
    KnownWord{u"RECEB", kIn},
    KnownWord{u"CRED", kIn},
    KnownWord{u"CREDITO", kIn},
    KnownWord{u"ENVIADO", kOut},
    KnownWord{u"ENVIADA", kOut},
    KnownWord{u"ENVIO", kOut},
    KnownWord{u"EMIT", kOut},
    KnownWord{u"EMITIDO", kOut},
    KnownWord{u"PAGAMENTO", kOut},
    KnownWord{u"PAGTO", kOut},
    KnownWord{u"PAGO", kOut},
    KnownWord{u"COMPRA", kOut},
    KnownWord{u"DEB", kOut},
    KnownWord{u"DEBITO", kOut},
    KnownWord{u"TRANSF", kPhrase | LineParts::Transfer},
    KnownWord{u"TRANSFE", kPhrase | LineParts::Transfer},
    KnownWord{u"TRANSFERENCIA", kPhrase | LineParts::Transfer},
    KnownWord{u"TED", kPhrase | LineParts::Transfer},
    KnownWord{u"DOC", kPhrase | LineParts::Transfer},
    KnownWord{u"TEV", kPhrase | LineParts::Transfer},
    KnownWord{u"DEVOLUCAO", kPhrase | LineParts::Return},
    KnownWord{u"DEVOLUC", kPhrase | LineParts::Return},
    KnownWord{u"DEVOLVIDO", kPhrase | LineParts::Return},
    KnownWord{u"ESTORNO", kPhrase | LineParts::Return},
    KnownWord{u"ESTORNADO", kPhrase | LineParts::Return},
    KnownWord{u"ESTORNADA", kPhrase | LineParts::Return},
    KnownWord{u"REEMBOLSO", kPhrase | LineParts::Return},
    KnownWord{u"BLOQUEIO", kPhrase | LineParts::Return},
    KnownWord{u"REJEITADO", kPhrase | LineParts::Return | LineParts::Rejected},
    KnownWord{u"REJEITADA", kPhrase | LineParts::Return | LineParts::Rejected},
    KnownWord{u"RECUSADO", kPhrase | LineParts::Return | LineParts::Rejected},
    KnownWord{u"TARIFA", kOut | LineParts::Fee},
    KnownWord{u"TARIFAS", kOut | LineParts::Fee},
    KnownWord{u"TAR", kOut | LineParts::Fee},
    KnownWord{u"CESTA", kOut | LineParts::Fee},
    KnownWord{u"IOF", kOut | LineParts::Tax},
    KnownWord{u"IRRF", kOut | LineParts::Tax},
    KnownWord{u"DARF", kOut | LineParts::Tax},
    KnownWord{u"IMPOSTO", kOut | LineParts::Tax},
    KnownWord{u"TRIBUTO", kOut | LineParts::Tax},
    KnownWord{u"TRIBUTOS", kOut | LineParts::Tax},
    KnownWord{u"RENDIMENTO", kIn | LineParts::Yield},
    KnownWord{u"RENDIMENTOS", kIn | LineParts::Yield},
    KnownWord{u"REND", kIn | LineParts::Yield},
    KnownWord{u"RENDE", kPhrase | LineParts::Yield},
    KnownWord{u"REDE", LineParts::Card},
    KnownWord{u"CIELO", LineParts::Card},
    KnownWord{u"GETNET", LineParts::Card},
    KnownWord{u"CARTAO", LineParts::Card},
    KnownWord{u"CARTOES", LineParts::Card},
    KnownWord{u"MASTERCARD", LineParts::Card},
    KnownWord{u"RECEBIVEL", kIn | LineParts::Card},
    KnownWord{u"DEPOSITO", kIn | LineParts::Deposit},
    KnownWord{u"SAQUE", kOut | LineParts::Withdrawal},
    KnownWord{u"EST", kPhrase | kBriefEst},
    KnownWord{u"PELO", kPhrase},
    KnownWord{u"PELA", kPhrase},
    KnownWord{u"VIA", kPhrase},
    KnownWord{u"DE", kPhrase},
    KnownWord{u"PARA", kPhrase},
    KnownWord{u"COM", kPhrase},
    KnownWord{u"QR", kPhrase},
    KnownWord{u"QRS", kPhrase},
    KnownWord{u"QRCODE", kPhrase},
    KnownWord{u"CODE", kPhrase},
    KnownWord{u"COD", kPhrase},
    KnownWord{u"CODIGO", kPhrase},
    KnownWord{u"ESTATICO", kPhrase},
    KnownWord{u"DINAMICO", kPhrase},
    KnownWord{u"DIN", kPhrase},
    KnownWord{u"AUT", kPhrase},
    KnownWord{u"CHAVE", kPhrase},
    KnownWord{u"DADOS", kPhrase},
    KnownWord{u"CONTA", kPhrase},
    KnownWord{u"OUTRA", kPhrase},
    KnownWord{u"OUT", kPhrase},
    KnownWord{u"IF", kPhrase},
    KnownWord{u"SI", kPhrase},
    KnownWord{u"MSM", kPhrase},
    KnownWord{u"SICOOB", kPhrase},
    KnownWord{u"FAV", kPhrase},
    KnownWord{u"REM", kPhrase},
    KnownWord{u"DES", kPhrase},
    KnownWord{u"CP", kPhrase},
    KnownWord{u"COBRANCA", kPhrase},
};

constexpr size_t kMaxKnownWord = 13;

quint32 rolesOfPart(std::u16string_view word)
{
    static const KeywordTable<KnownWord, 512> table(kKnownWords);
    const KnownWord *known = table.find(word);
    return known ? known->roles : 0;
}

/// The roles of one word between blanks, which may consist of several words.
struct WordRoles
{
    quint32 any = 0;
    bool isPhrase = true; ///< every part is a phrase, or there is no part
};

WordRoles rolesOfWord(QStringView word)
{
    WordRoles roles;
    std::array<char16_t, kMaxKnownWord + 1> part{};
    size_t size = 0;
    bool isAfterEst = false;
    const auto endPart = [&] {
        if (size == 0)
            return;
        const quint32 found = size <= kMaxKnownWord ? rolesOfPart({part.data(), size}) : quint32{0};
        if (isAfterEst && (found & LineParts::Pix) != 0)
            roles.any |= LineParts::Return;
        isAfterEst = (found & kBriefEst) != 0;
        roles.any |= found;
        roles.isPhrase = roles.isPhrase && (found & kPhrase) != 0;
        size = 0;
    };
    for (const QChar character : word) {
        const char16_t letter = plainLetter(character);
        if (letter == u' ')
            endPart();
        else if (size < part.size())
            part[size++] = letter;
    }
    endPart();
    return roles;
}

constexpr bool isWordCharacter(QChar c)
{
    return isDigit(c) || (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z');
}

bool isDayOfMonth(QStringView text)
{
    return text.size() == 5 && isDigit(text[0]) && isDigit(text[1]) && text[2] == u'/' &&
           isDigit(text[3]) && isDigit(text[4]);
}

int twoDigits(QStringView text)
{
    return (text[0].unicode() - u'0') * 10 + (text[1].unicode() - u'0');
}

/// Returns the day of "dd/mm" next to the bank's day.
QDate dayNextTo(QDate day, QStringView dayOfMonth)
{
    const int month = twoDigits(dayOfMonth.last(2));
    const int number = twoDigits(dayOfMonth);
    int bankYear = 0;
    int bankMonth = 0;
    int bankNumber = 0;
    day.getDate(&bankYear, &bankMonth, &bankNumber);
    if (bankMonth == month && bankNumber == number)
        return day;
    QDate best;
    for (int year = bankYear - 1; year <= bankYear + 1; ++year) {
        const QDate candidate(year, month, number);
        if (candidate.isValid() &&
            (!best.isValid() || qAbs(candidate.daysTo(day)) < qAbs(best.daysTo(day))))
            best = candidate;
    }
    return best;
}

/// Returns the text as QString::simplified() does, without a second copy of simple texts.
QString simplifiedText(QStringView text)
{
    bool isSimple = true;
    bool isAfterBlank = true;
    for (const QChar c : text) {
        const bool isBlank = c == u' ';
        isSimple = isSimple && (isBlank ? !isAfterBlank : !c.isSpace());
        isAfterBlank = isBlank;
    }
    isSimple = isSimple && !isAfterBlank;
    return isSimple ? text.toString() : text.toString().simplified();
}

QStringView withoutPunctuation(QStringView word)
{
    const auto isMark = [](QChar c) {
        return c < u'\x80' ? plainLetter(c) == u' ' : !c.isLetterOrNumber();
    };
    while (!word.isEmpty() && isMark(word.front()))
        word = word.sliced(1);
    while (!word.isEmpty() && isMark(word.back()))
        word.chop(1);
    return word;
}

constexpr bool isMaskMark(QChar c)
{
    return c == u'*' || c == QChar(0x2022);
}

/// Reads the words of one text.
class PartsReader
{
public:
    explicit PartsReader(StatementLine &line)
        : m_line(line)
    {}

    LineParts read()
    {
        const QStringView text(m_line.text);
        qsizetype at = 0;
        while (at < text.size()) {
            while (at < text.size() && text[at].isSpace())
                ++at;
            qsizetype end = at;
            while (end < text.size() && !text[end].isSpace())
                ++end;
            if (end > at)
                readWord(at, text.sliced(at, end - at));
            at = end;
        }
        endName(text.size());
        constexpr quint32 kNamed = LineParts::Pix | LineParts::Transfer | LineParts::Return;
        constexpr quint32 kUnnamed = LineParts::Fee | LineParts::Rejected;
        const bool hasName = (m_parts.roles & kNamed) != 0 && (m_parts.roles & kUnnamed) == 0;
        if (m_line.name.isEmpty() && hasName && m_nameEnd > m_nameStart) {
            const QStringView name = text.sliced(m_nameStart, m_nameEnd - m_nameStart);
            m_line.name = simplifiedText(withoutPunctuation(name));
        }
        return m_parts;
    }

private:
    enum class NameState { Before, Inside, After };

    void readWord(qsizetype at, QStringView word)
    {
        const WordRoles roles = rolesOfWord(word);
        applyRoles(roles.any);
        const bool hasDigit = std::any_of(word.begin(), word.end(), isDigit);
        if (hasDigit) {
            readIdentifier(word);
            readDocument(word);
            readTime(word);
        }
        m_lastWord = word;
        ++m_count;
        readNameWord(at, word, roles, hasDigit);
    }

    void applyRoles(quint32 roles)
    {
        constexpr int kHead = 4; // later words may be part of a name
        constexpr quint32 kAnywhere = LineParts::Pix | LineParts::Return | LineParts::Rejected;
        const bool isPix = (roles & LineParts::Pix) != 0;
        if (isPix && m_isAfterEst)
            m_parts.roles |= LineParts::Return;
        m_isAfterEst = (roles & kBriefEst) != 0 && m_count == 0;
        m_parts.roles |= roles & 0xffffU & (m_count < kHead ? ~0U : quint32{kAnywhere});
        if (m_parts.direction == Direction::Unknown && (roles & (kWordsIn | kWordsOut)) != 0)
            m_parts.direction = (roles & kWordsIn) != 0 ? Direction::In : Direction::Out;
    }

    void readIdentifier(QStringView word)
    {
        if (!m_line.endToEndId.isEmpty() || word.size() < 32)
            return;
        for (qsizetype start = 0; start + 32 <= word.size();) {
            qsizetype end = start;
            while (end < word.size() && isWordCharacter(word[end]))
                ++end;
            if (end - start == 32) {
                if (const auto id = EndToEndId::parse(word.sliced(start, 32))) {
                    m_line.endToEndId = id->toText();
                    return;
                }
            }
            start = end + 1;
        }
    }

    void readDocument(QStringView word)
    {
        std::array<QChar, 14> bare{};
        size_t size = 0;
        int maskMarks = 0;
        int digits = 0;
        for (const QChar c : word) {
            maskMarks += isMaskMark(c) ? 1 : 0;
            digits += isDigit(c) ? 1 : 0;
            if (!isWordCharacter(c))
                continue;
            if (size == bare.size())
                return; // too long
            bare[size++] = c;
        }
        if (maskMarks >= 2) {
            if (digits == 6 && size == 6 && m_line.documentDigits.isEmpty())
                m_line.documentDigits = QString(bare.data(), 6);
            return;
        }
        if (!m_line.document.isEmpty() || (size != 11 && size != 14) || digits < 8)
            return;
        if (const auto id = TaxId::parse(QStringView(bare.data(), static_cast<qsizetype>(size))))
            m_line.document = id->value();
    }

    void readTime(QStringView word)
    {
        if (m_line.time || word.size() != 5 || word[2] != u':' || !isDayOfMonth(m_lastWord))
            return;
        const QDate day = dayNextTo(m_line.day, m_lastWord);
        const bool isTime = isDigit(word[0]) && isDigit(word[1]) && isDigit(word[3]) &&
                            isDigit(word[4]) && twoDigits(word) < 24 &&
                            twoDigits(word.last(2)) < 60;
        if (day.isValid() && isTime)
            m_line.time =
                fromBrasilia(day, (twoDigits(word) * 60 + twoDigits(word.last(2))) * 60'000);
    }

    void readNameWord(qsizetype at, QStringView word, const WordRoles &roles, bool hasDigit)
    {
        if (m_nameState == NameState::After)
            return;
        const bool isInside = m_nameState == NameState::Inside;
        const bool isMark = withoutPunctuation(word).isEmpty();
        if (!hasDigit && !isMark && (isInside || !roles.isPhrase)) {
            m_nameStart = isInside ? m_nameStart : at;
            m_nameState = NameState::Inside;
            m_nameEnd = at + word.size();
            return;
        }
        if (hasDigit && readMixedWord(at, word))
            return;
        if (isInside && (hasDigit || isMark))
            m_nameState = NameState::After;
    }

    /// Reads "NAME28/08" and ":12345678-NAME". Returns true if the word has a part of the name.
    bool readMixedWord(qsizetype at, QStringView word)
    {
        if (word.size() > 7 && isDayOfMonth(word.last(5)) && word[0].isLetter() &&
            std::none_of(word.begin(), word.end() - 5, isDigit)) {
            m_nameStart = m_nameState == NameState::Inside ? m_nameStart : at;
            m_nameEnd = at + word.size() - 5;
            m_nameState = NameState::After;
            return true;
        }
        constexpr qsizetype kIspb = 8;
        const qsizetype skipped = word.startsWith(u':') ? 1 : 0;
        const QStringView rest = word.sliced(skipped);
        const bool isInstitution = m_nameState == NameState::Before && rest.size() > kIspb + 1 &&
                                   rest[kIspb] == u'-' && rest[kIspb + 1].isLetter() &&
                                   std::all_of(rest.begin(), rest.begin() + kIspb, isDigit);
        if (!isInstitution)
            return false;
        if (m_line.ispb.isEmpty())
            m_line.ispb = rest.first(kIspb).toString();
        m_nameStart = at + skipped + kIspb + 1;
        m_nameEnd = at + word.size();
        m_nameState = NameState::Inside;
        return true;
    }

    void endName(qsizetype size) { m_nameEnd = std::min(m_nameEnd, size); }

    StatementLine &m_line;
    LineParts m_parts;
    QStringView m_lastWord;
    int m_count = 0;
    bool m_isAfterEst = false;
    NameState m_nameState = NameState::Before;
    qsizetype m_nameStart = 0;
    qsizetype m_nameEnd = 0;
};

/// Sets the time from a document number DDHHMM, if the day is the bank's day or up to three days
/// before.
void applyPixNumber(StatementLine &line)
{
    const QString number = line.number.rightJustified(6, u'0');
    if (line.number.isEmpty() || number.size() != 6 ||
        !std::all_of(number.begin(), number.end(), isDigit))
        return;
    const QStringView view(number);
    const int hour = twoDigits(view.sliced(2));
    const int minute = twoDigits(view.sliced(4));
    if (hour > 23 || minute > 59)
        return;
    for (int before = 0; before <= 3; ++before) {
        const QDate day = line.day.addDays(-before);
        if (day.day() == twoDigits(view)) {
            line.time = fromBrasilia(day, (hour * 60 + minute) * 60'000);
            return;
        }
    }
}

} // namespace

LineParts applyTextParts(StatementLine &line, bool isPixNumber)
{
    const LineParts parts = PartsReader(line).read();
    if (isPixNumber && !line.time && (parts.roles & LineParts::Pix) != 0)
        applyPixNumber(line);
    return parts;
}

LineKind kindOf(const LineParts &parts, Money amount)
{
    const bool isOut = amount.isNegative();
    const auto has = [&parts](quint32 role) { return (parts.roles & role) != 0; };
    if (has(LineParts::Return))
        return isOut ? LineKind::ReturnOut : LineKind::ReturnIn;
    if (has(LineParts::Fee))
        return LineKind::Fee;
    if (has(LineParts::Pix))
        return isOut ? LineKind::PixOut : LineKind::PixIn;
    if (has(LineParts::Tax))
        return LineKind::Tax;
    if (has(LineParts::Yield))
        return LineKind::Yield;
    if (has(LineParts::Card))
        return LineKind::Card;
    if (has(LineParts::Transfer))
        return isOut ? LineKind::TransferOut : LineKind::TransferIn;
    if (has(LineParts::Deposit))
        return LineKind::Deposit;
    if (has(LineParts::Withdrawal))
        return LineKind::Withdrawal;
    return isOut ? LineKind::OtherOut : LineKind::OtherIn;
}

BalanceText balanceTextOf(QStringView text)
{
    const auto first = std::find_if(text.begin(), text.end(), [](QChar c) { return !c.isSpace(); });
    if (first == text.end() || !QStringView(u"SsCc").contains(*first))
        return BalanceText::None;
    const QString words = plainWords(text);
    if (words.startsWith("COD LANC 0"_L1))
        return BalanceText::Other;
    if (words == "S A L D O"_L1)
        return BalanceText::After;
    if (!words.startsWith("SALDO"_L1))
        return BalanceText::None;
    const QStringView rest = QStringView(words).sliced(5).trimmed();
    if (rest.startsWith("ANTERIOR"_L1) || rest.startsWith("INICIAL"_L1))
        return BalanceText::Before;
    if (rest.startsWith("BLOQ"_L1) || rest.startsWith("APLIC"_L1) || rest.startsWith("DISP"_L1) ||
        rest.startsWith("TOTAL"_L1) || rest.startsWith("INVEST"_L1))
        return BalanceText::Other;
    const bool isAfter = rest.isEmpty() || rest == "DIA"_L1 || rest == "DO DIA"_L1 ||
                         rest == "FINAL"_L1 || rest == "ATUAL"_L1 ||
                         rest == "EM CONTA CORRENTE"_L1 || rest == "EM CONTA"_L1;
    return isAfter ? BalanceText::After : BalanceText::None;
}

QDateTime fromBrasilia(QDate day, int millisecond)
{
    // Calculates the offset once for each day. Reading the time zone is slow.
    thread_local QDate cachedDay;
    thread_local qint64 cachedOffset = 0;
    constexpr qint64 kEpoch = 2'440'588; // Julian day of 1970-01-01
    constexpr qint64 kDay = 86'400'000;
    const qint64 local = (day.toJulianDay() - kEpoch) * kDay + millisecond;
    if (cachedDay != day) {
        const qint64 noon = QDateTime(day, QTime(15, 0), Qt::UTC).toMSecsSinceEpoch();
        cachedOffset =
            qint64{1000} * brasilia().offsetFromUtc(QDateTime::fromMSecsSinceEpoch(noon, Qt::UTC));
        cachedDay = day;
    }
    return QDateTime::fromMSecsSinceEpoch(local - cachedOffset, Qt::UTC);
}

} // namespace core
