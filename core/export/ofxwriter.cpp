// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/ofxwriter.h"

#include "core/domain/brasilia.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/endtoendid.h"
#include "core/export/exportcolumns.h"
#include "core/export/exportfile.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kName = 32; ///< maximum lengths of NAME, MEMO, ACCTID, BANKID in the standard
constexpr qsizetype kMemo = 255;
constexpr qsizetype kAccount = 22;

/// The Windows-1252 characters 0x80 to 0x9f; 0: unassigned.
constexpr std::array<char16_t, 32> kMiddle{
    0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017d, 0,      0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178,
};

/// Returns true for the category "Other, Control" of Unicode.
bool isControl(QChar character)
{
    const char16_t unit = character.unicode();
    return unit < 0x20 || (unit >= 0x7f && unit < 0xa0);
}

/// Encodes a character outside Latin-1. Replaces a missing character by a question mark.
char windows1252(QChar character)
{
    const auto *middle = std::find(kMiddle.begin(), kMiddle.end(), character.unicode());
    return middle == kMiddle.end() ? '?' : static_cast<char>(0x80 + (middle - kMiddle.begin()));
}

/// Encodes a text in Windows-1252, without control characters, and escapes markup.
QByteArray escaped(const QString &text)
{
    QString safe = text.normalized(QString::NormalizationForm_C);
    if (std::any_of(safe.cbegin(), safe.cend(), isControl))
        std::replace_if(safe.begin(), safe.end(), isControl, QChar(u' '));
    safe = safe.simplified();
    QByteArray bytes;
    bytes.reserve(safe.size());
    for (const QChar character : std::as_const(safe)) {
        if (character.isLowSurrogate())
            continue; // handled with its high surrogate
        if (character == u'&')
            bytes += "&amp;";
        else if (character == u'<')
            bytes += "&lt;";
        else if (character == u'>')
            bytes += "&gt;";
        else if (character.unicode() < 0x100)
            bytes += static_cast<char>(character.unicode());
        else
            bytes += windows1252(character);
    }
    return bytes;
}

/// Returns the partial returns; empty if a refund went back at once, or its parts do not add up.
QList<Evidence> returnsOf(const Transaction &transaction)
{
    QList<Evidence> parts = partialReturns(transaction);
    Money sum;
    for (const Evidence &part : std::as_const(parts))
        sum += part.amount.value_or(Money());
    const bool isWhole = transaction.status == Status::Code::Refund;
    return isWhole && sum != transaction.amount ? QList<Evidence>() : parts;
}

} // namespace

OfxWriter::OfxWriter(const ExportOrder &order, ExportFile &file)
    : m_order(order)
    , m_file(file)
{}

void OfxWriter::begin()
{
    // Readers require a number.
    const QString institution =
        m_order.institution.isEmpty() ? QString(kUnknownIspb) : m_order.institution;
    m_file.add("OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nSECURITY:NONE\r\n"
               "ENCODING:USASCII\r\nCHARSET:1252\r\nCOMPRESSION:NONE\r\nOLDFILEUID:NONE\r\n"
               "NEWFILEUID:NONE\r\n\r\n"
               "<OFX>\r\n<SIGNONMSGSRSV1>\r\n<SONRS>\r\n"
               "<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>\r\n");
    addDate("DTSERVER", m_order.at);
    m_file.add("<LANGUAGE>POR</LANGUAGE>\r\n<FI>");
    addElement("ORG", u"Balcao %1 v%2"_s.arg(m_order.environment).arg(kExportVersion));
    addElement("FID", institution);
    m_file.add("</FI>\r\n</SONRS>\r\n</SIGNONMSGSRSV1>\r\n"
               "<BANKMSGSRSV1>\r\n<STMTTRNRS>\r\n<TRNUID>1</TRNUID>\r\n"
               "<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>\r\n"
               "<STMTRS>\r\n<CURDEF>BRL</CURDEF>\r\n<BANKACCTFROM>");
    addElement("BANKID", institution);
    addElement("ACCTID", m_order.platform.toString(QUuid::Id128).left(kAccount));
    addElement("ACCTTYPE", u"CHECKING"_s);
    m_file.add("</BANKACCTFROM>\r\n<BANKTRANLIST>\r\n");
    const QDate first =
        m_order.filter.initialDate.isValid() ? m_order.filter.initialDate : m_order.firstDay;
    addDate("DTSTART", first.isValid() ? startOfBrasiliaDay(first) : m_order.at);
    // Not the end of the filter: a charge may be paid after its creation period.
    addDate("DTEND", m_order.at);
}

void OfxWriter::add(const Transaction &transaction)
{
    const bool isIn = transaction.operation == Operation::CashIn;
    const bool isRefunded = transaction.status.code() == Status::Code::Refund;
    const QDateTime paid = paidAt(transaction);
    if ((transaction.status.code() != Status::Code::Paid && !isRefunded) || !paid.isValid())
        return;
    const QString memo =
        u"%1 %2 %3"_s.arg(transaction.description, transaction.reference, transaction.endToEndId);
    const QList<Evidence> parts = returnsOf(transaction);
    for (qsizetype i = parts.size(); i > 0; --i) {
        const Evidence &part = parts[i - 1];
        addMovement(transaction,
                    {"DEBIT", moveTime(part, transaction.created), -part.amount.value_or(Money()),
                     transaction.name, m_order.words.refund + u' ' + memo, u".R%1"_s.arg(i)});
    }
    if (isRefunded && transaction.finished && parts.isEmpty()) {
        addMovement(transaction, {"DEBIT", *transaction.finished, -transaction.amount,
                                  transaction.name, m_order.words.refund + u' ' + memo, u".R"_s});
    }
    if (transaction.commission && !transaction.commission->isZero()) {
        addMovement(transaction,
                    {"FEE", paid, -*transaction.commission, m_order.words.fee, memo, u".F"_s});
    }
    addMovement(transaction, {isIn ? "CREDIT" : "DEBIT",
                              paid,
                              isIn ? transaction.amount : -transaction.amount,
                              transaction.name,
                              withEvidence(memo, transaction),
                              {}});
}

/// Returns the memo with the evidence of the payment at its end. A long memo is cut before it.
QString OfxWriter::withEvidence(const QString &memo, const Transaction &transaction) const
{
    const auto kind = evidenceKindOf(transaction);
    if (!kind)
        return memo;
    QString remark = m_order.words.confirmed.value(*kind);
    if (isPaidLate(transaction))
        remark += u", "_s + m_order.words.paidLate;
    return u"%1 (%2)"_s.arg(memo.simplified().left(kMemo - remark.size() - 3), remark);
}

void OfxWriter::addMovement(const Transaction &transaction, const Movement &movement)
{
    ++m_entries;
    m_balance += movement.amount;
    // Later evidence may add an end-to-end id, and the id of a movement never changes.
    const bool hasId = !transaction.endToEndId.isEmpty() && transaction.evidence.isEmpty();
    const QString id =
        hasId ? transaction.endToEndId : transaction.id.toString(QUuid::WithoutBraces);
    m_file.add("<STMTTRN>");
    addElement("TRNTYPE", QString::fromLatin1(movement.type));
    addDate("DTPOSTED", movement.at);
    addElement("TRNAMT", movement.amount.toDecimal());
    addElement("FITID", id + movement.suffix);
    addElement("NAME", movement.name.simplified().left(kName));
    addElement("MEMO", movement.memo.simplified().left(kMemo));
    m_file.add("</STMTTRN>\r\n");
}

void OfxWriter::end()
{
    m_file.add("</BANKTRANLIST>\r\n<LEDGERBAL>");
    addElement("BALAMT", m_balance.toDecimal());
    addDate("DTASOF", m_order.at);
    m_file.add("</LEDGERBAL>\r\n</STMTRS>\r\n</STMTTRNRS>\r\n</BANKMSGSRSV1>\r\n</OFX>\r\n");
}

/// Adds an element, unless the text is empty, because readers reject empty elements.
void OfxWriter::addElement(const char *name, const QString &text)
{
    const QByteArray value = escaped(text);
    if (value.isEmpty())
        return;
    beginElement(name);
    m_file.add(value);
    endElement(name);
}

void OfxWriter::beginElement(const char *name)
{
    m_file.add('<');
    m_file.add(name);
    m_file.add('>');
}

void OfxWriter::endElement(const char *name)
{
    m_file.add("</");
    m_file.add(name);
    m_file.add('>');
}

/// Adds a date as "20261121122018[-3:BRT]", like Brazilian banks.
void OfxWriter::addDate(const char *name, const QDateTime &time)
{
    const CivilTime civil = m_clock.civil(time);
    const int second = civil.millisecond / 1000;
    beginElement(name);
    m_file.addNumber(civil.year);
    for (const int number :
         {civil.month, civil.dayOfMonth, second / 3600, second / 60 % 60, second % 60})
        m_file.addNumber(number, 2);
    m_file.add('[');
    m_file.addNumber(civil.offsetMinutes / 60);
    m_file.add(":BRT]");
    endElement(name);
}

} // namespace core
