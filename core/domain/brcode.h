// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"
#include "core/domain/profile.h"
#include "core/domain/transaction.h"

#include <QtCore/QByteArrayView>
#include <QtCore/QList>
#include <QtCore/QString>

#include <tl/expected.hpp>

#include <optional>

namespace core
{

/// A BR Code: the text behind a Pix QR code, also given to people as "copia e cola". EMV merchant-
/// presented mode with the Pix rules of the Banco Central (Manual de Padrões para Iniciação do Pix
/// 2.10.0, Manual do BR Code; "pix-api" where a rule comes from the official API's text).
///
/// Written strictly, read tolerantly: what some bank in the field gets wrong without harm is read
/// with a warning, what could send money astray is refused.
struct BrCode
{
    static constexpr int kMaxLength = 512; ///< of the whole text, bytes (pix-api 2.9.0)
    static constexpr int kMaxMerchantName = 25;
    static constexpr int kMaxMerchantCity = 15;
    static constexpr int kMaxUrl = 77;
    static constexpr int kMaxKeyAndInfo = 73; ///< together: what template 26 leaves them

    enum class Kind {
        Static,     ///< names a key (26-01); payable any number of times, by any bank, for ever
        Dynamic,    ///< names a URL (26-25), where the payer's bank finds the charge
        Recurrence, ///< only an authorisation for payments to come (80-25); nothing to pay now
    };

    /// Why a text is no BR Code, or a code cannot be written.
    enum class Fault {
        Empty,
        TooLong,
        Structure,    ///< objects, lengths or templates do not add up, or 52 or 61 is malformed
        Checksum,     ///< 63 does not fit the text: it was changed or cut on its way
        NotPix,       ///< no arrangement of the Banco Central in 26 to 51, nor in 80 to 99
        NothingToPay, ///< neither key nor URL nor recurrence; nor, when writing, a mere payment
        Version,      ///< 00 is missing, not first, or not "01"
        Currency,     ///< 53 is not 986, the real
        Country,      ///< 58 is not BR
        Amount,       ///< 54 is no amount with a dot and at most two decimals
        MerchantName,
        MerchantCity,
        Key,
        Url,
        Txid,
        Duplicate, ///< an object or the Pix template stands there twice
    };

    /// What a reader let pass.
    enum class Warning {
        LowerCaseChecksum,
        LengthInBytes,    ///< lengths count UTF-8 bytes, not characters
        NotAscii,         ///< strict bank apps refuse it
        NoAdditionalData, ///< 62 is missing
        UrlWithScheme,
        TxidCharacters, ///< outside [A-Za-z0-9]{1,25}
        TextTooLong,    ///< name or city over its limit
        KeyNotCanonical,
    };

    Kind kind = Kind::Static;
    bool singleUse = false;                        ///< 01 is "12"
    QString key;                                   ///< static: canonical Pix key
    QString info;                                  ///< static: text for the payer
    QString withdrawalIspb;                        ///< static, 26-03: institution of a Pix Saque
    QString url;                                   ///< dynamic: without scheme
    QString recurrenceUrl;                         ///< Pix Automático, 80-25
    QString categoryCode = QStringLiteral("0000"); ///< as it stands there; "0000" if it does not
    std::optional<Money> amount; ///< in a dynamic code the amount behind the URL counts
    QString merchantName;
    QString merchantCity;
    QString postalCode;
    QString txid;            ///< empty for "***", which says that there is none
    QList<Warning> warnings; ///< of parse(); toText() ignores them

    /// Reads a text; blanks and line ends around it are taken off.
    [[nodiscard]] static tl::expected<BrCode, Fault> parse(QStringView text);

    /// Writes the code. Name, city and info are folded to ASCII, then cut to their limits; key and
    /// URL are refused if too long. 62-05 is `***` in a dynamic code.
    [[nodiscard]] tl::expected<QString, Fault> toText() const;

    bool operator==(const BrCode &) const = default;
};

/// CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF, not reflected, no final XOR), the checksum
/// of a BR Code. Over "123456789" it is 0x29B1.
[[nodiscard]] quint16 crc16(QByteArrayView bytes);

/// Printable ASCII, as every bank's reader takes it: accents dropped, ligatures and typographic
/// marks replaced, the rest left out, runs of blanks made one.
[[nodiscard]] QString foldedToAscii(QStringView text);

/// The txid of a shop's own charge: the first 25 characters of its id, without hyphens. The bank
/// names it beside the payment, so that the two can be matched.
[[nodiscard]] QString chargeTxid(const QUuid &id);

/// The code of a shop that has no provider: static, with the amount and the txid of the charge.
[[nodiscard]] BrCode chargeCode(const Merchant &merchant, Money amount, const QUuid &id);

} // namespace core
