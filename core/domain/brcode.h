// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"
#include "core/domain/profile.h"

#include <QtCore/QByteArrayView>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <tl/expected.hpp>

#include <optional>

namespace core
{

/// A BR Code: the text of a Pix QR code, also known as "copia e cola". Follows the EMV
/// merchant-presented mode and the Pix rules of the Banco Central: Manual de Padrões para Iniciação
/// do Pix 2.10.0 and Manual do BR Code. "pix-api" marks rules from the text of the official API.
///
/// The writer is strict and the reader tolerant. A harmless deviation of a known bank gives a
/// warning. A deviation that could misdirect money gives an error.
struct BrCode
{
    static constexpr int kMaxLength = 512; ///< of the whole text, in bytes (pix-api 2.9.0)
    static constexpr int kMaxMerchantName = 25;
    static constexpr int kMaxMerchantCity = 15;
    static constexpr int kMaxUrl = 77;
    static constexpr int kMaxKeyAndInfo = 73; ///< combined length that template 26 allows

    enum class Kind {
        Static,     ///< contains a key (26-01); any bank can pay it, any number of times
        Dynamic,    ///< contains a URL (26-25) from which the payer's bank loads the charge
        Recurrence, ///< only an authorisation for future payments (80-25); nothing to pay now
    };

    /// The reason why a text is not a BR Code or a code cannot be written.
    enum class Fault {
        Empty,
        TooLong,
        Structure,    ///< inconsistent objects, lengths or templates; on writing also a malformed
                      ///< 52 or 61
        Checksum,     ///< 63 does not match the text: the text was changed or truncated
        NotPix,       ///< no Banco Central arrangement in 26 to 51 or in 80 to 99
        NothingToPay, ///< no key, URL or recurrence; toText() also rejects recurrences,
                      ///< withdrawals and tips
        Version,      ///< 00 is missing, not first, or not "01"
        Currency,     ///< 53 is not 986 (BRL)
        Country,      ///< 58 is not BR
        Amount,       ///< 54 is zero, or not an amount with a dot and at most two decimals
        MerchantName,
        MerchantCity,
        Key,
        Url, ///< 26-25 has characters other than visible ASCII, or is too long to write
        Txid,
        Duplicate, ///< an object or the Pix arrangement occurs twice
    };

    /// A deviation that the reader accepted.
    enum class Warning {
        LowerCaseChecksum,
        LowerCaseCountry,
        LengthInBytes,    ///< lengths count UTF-8 bytes, not characters
        NotAscii,         ///< strict bank apps reject the code
        NoAdditionalData, ///< 62 is missing
        UrlWithScheme,
        TxidCharacters,    ///< outside [A-Za-z0-9]{1,25}
        TextTooLong,       ///< name, city or postal code exceeds its limit
        BlankText,         ///< name or city has no visible characters
        ControlCharacters, ///< name, city or info had control or formatting characters, now removed
        KeyNotCanonical,
        InitiationMethod, ///< 01 is neither "11" nor "12"
        CategoryCode,     ///< 52 is missing or not four digits
        AmountFormat,     ///< 54 ends with its dot
        ZeroAmount,       ///< 54 is zero in a code whose amount banks ignore
        WithdrawalIspb,   ///< 26-03 is not an ISPB
    };

    Kind kind = Kind::Static;
    bool singleUse = false; ///< 01 is "12"
    QString key;            ///< static: canonical Pix key
    QString info;           ///< static: text for the payer
    QString withdrawalIspb; ///< static, 26-03: institution of a Pix Saque (cash withdrawal)
    QString url;            ///< dynamic: without scheme
    QString recurrenceUrl;  ///< Pix Automático, 80-25
    QString categoryCode = QStringLiteral("0000"); ///< as in the code; "0000" if absent
    /// Banks ignore the amount in a dynamic code and use the one behind the URL.
    std::optional<Money> amount;
    bool asksForTip = false; ///< 55, 56 or 57: a tip or fee on top of the amount, unknown in Pix
    QString merchantName;
    QString merchantCity;
    QString postalCode;
    QString txid;            ///< empty for "***", the placeholder for "no txid"
    QList<Warning> warnings; ///< set by parse(), ignored by toText()

    /// Parses a text. Ignores leading and trailing whitespace, byte order marks and U+200B.
    [[nodiscard]] static tl::expected<BrCode, Fault> parse(QStringView text);

    /// Writes the code. Folds name, city and info to ASCII and cuts them to their limits. Rejects a
    /// key or URL that is too long. Writes `***` as 62-05 of a dynamic code.
    [[nodiscard]] tl::expected<QString, Fault> toText() const;

    bool operator==(const BrCode &) const = default;
};

/// Calculates the checksum of a BR Code: CRC-16/CCITT-FALSE (polynomial 0x1021, initial value
/// 0xFFFF, not reflected, no final XOR). The checksum of "123456789" is 0x29B1.
[[nodiscard]] quint16 crc16(QByteArrayView bytes);

/// Converts a text to printable ASCII, which every bank's reader accepts. Removes accents, replaces
/// ligatures and typographic marks, removes other characters, and collapses whitespace.
[[nodiscard]] QString foldedToAscii(QStringView text);

/// Returns the txid for a shop's own charge: the first 25 characters of its id, without hyphens.
/// The bank shows the txid with the payment, so the shop can match the two.
[[nodiscard]] QString chargeTxid(const QUuid &id);

/// Creates the code for a shop without a provider: a static code with the amount of the charge and,
/// unless the shop writes none, the txid.
[[nodiscard]] BrCode chargeCode(const Merchant &merchant, Money amount, const QUuid &id);

} // namespace core
