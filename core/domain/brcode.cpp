// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brcode.h"

#include "core/domain/ascii.h"
#include "core/domain/blank.h"
#include "core/domain/endtoendid.h"
#include "core/domain/pixkey.h"

#include <QtCore/QMap>

#include <algorithm>
#include <array>
#include <vector>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kPixGui = "br.gov.bcb.pix"_L1;
constexpr auto kNoTxid = "***"_L1;
constexpr int kMaxPostalCode = 10;

using Fault = BrCode::Fault;
using Warning = BrCode::Warning;

bool isDigits(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

std::optional<int> twoDigits(QStringView text)
{
    if (text.size() != 2 || !isDigits(text))
        return std::nullopt;
    return text[0].digitValue() * 10 + text[1].digitValue();
}

/// The objects of a text by id. The values are non-empty parts of that text.
class Objects
{
public:
    static constexpr int kLast = 99;

    [[nodiscard]] bool contains(int id) const { return !value(id).isEmpty(); }
    [[nodiscard]] QStringView value(int id) const { return m_values[static_cast<size_t>(id)]; }
    void insert(int id, QStringView value) { m_values[static_cast<size_t>(id)] = value; }

private:
    std::array<QStringView, kLast + 1> m_values;
};

struct Object
{
    int id;
    QStringView value;
};

/// The objects of a text in their order, up to the first malformed one.
struct Parts
{
    std::vector<Object> objects;
    bool isWhole = false; ///< nothing follows the objects
};

/// Splits a text into triples of id, length and value. Lengths count QChars of `text`; shorter
/// values than `minLength` are malformed.
Parts partsOf(QStringView text, int minLength = 1)
{
    Parts parts;
    parts.objects.reserve(16);
    while (!text.isEmpty()) {
        const auto id = twoDigits(text.left(2));
        const auto length = twoDigits(text.mid(2, 2));
        if (!id || !length || *length < minLength || text.size() < 4 + *length)
            return parts;
        parts.objects.push_back({*id, text.mid(4, *length)});
        text = text.mid(4 + *length);
    }
    parts.isWhole = true;
    return parts;
}

tl::expected<Objects, Fault> objectsOf(const Parts &parts)
{
    if (!parts.isWhole)
        return tl::unexpected(Fault::Structure);
    Objects objects;
    for (const Object &object : parts.objects) {
        if (objects.contains(object.id))
            return tl::unexpected(Fault::Duplicate);
        objects.insert(object.id, object.value);
    }
    return objects;
}

tl::expected<Objects, Fault> split(QStringView text)
{
    return objectsOf(partsOf(text));
}

/// Returns how often the text names the Pix arrangement, inside templates and elsewhere.
size_t pixCount(QStringView text)
{
    return static_cast<size_t>(text.count(kPixGui, Qt::CaseInsensitive));
}

/// Returns the objects of the Pix templates with ids from `first` to `last`. Templates of other
/// arrangements may be malformed. A malformed template of Pix is a fault: other readers find a
/// payee in its well-formed part.
tl::expected<std::vector<Objects>, Fault> pixTemplates(const Objects &objects, int first, int last)
{
    std::vector<Objects> templates;
    for (int id = first; id <= last; ++id) {
        const auto parts = split(objects.value(id));
        if (!parts && pixCount(objects.value(id)) > 0)
            return tl::unexpected(parts.error());
        if (parts && parts->value(0).compare(kPixGui, Qt::CaseInsensitive) == 0)
            templates.push_back(*parts);
    }
    return templates;
}

/// Returns the checksum as four hexadecimal digits.
QString checksumOf(QByteArrayView bytes)
{
    constexpr auto kDigits = "0123456789ABCDEF"_L1;
    const quint16 crc = crc16(bytes);
    QString text;
    for (const int shift : {12, 8, 4, 0})
        text += kDigits[(crc >> shift) & 0xF];
    return text;
}

std::optional<Fault> checksumFault(QStringView text, QList<Warning> &warnings)
{
    // 63 is last and four characters long, so its position is known before parsing. The text before
    // it must consist of whole objects.
    if (text.size() < 8 || text.last(8).first(4) != "6304"_L1)
        return Fault::Structure;
    const QString written = text.last(4).toString();
    const QString right = checksumOf(text.chopped(4).toUtf8());
    if (written == right)
        return std::nullopt;
    if (written.toUpper() != right)
        return Fault::Checksum;
    warnings.append(Warning::LowerCaseChecksum);
    return std::nullopt;
}

void decodeTexts(BrCode &code)
{
    for (QString *text :
         {&code.key, &code.info, &code.withdrawalIspb, &code.url, &code.recurrenceUrl,
          &code.categoryCode, &code.merchantName, &code.merchantCity, &code.postalCode, &code.txid})
        *text = QString::fromUtf8(text->toLatin1());
}

std::optional<Fault> emvFault(QStringView text, const Objects &objects)
{
    if (!text.startsWith("000201"_L1))
        return Fault::Version;
    if (objects.value(53) != "986"_L1)
        return Fault::Currency;
    if (objects.value(58).compare("BR"_L1, Qt::CaseInsensitive) != 0)
        return Fault::Country;
    if (!objects.contains(59))
        return Fault::MerchantName;
    if (!objects.contains(60))
        return Fault::MerchantCity;
    return std::nullopt;
}

std::optional<Fault> readAccount(QStringView text, const Objects &objects, BrCode &code)
{
    const auto accounts = pixTemplates(objects, 26, 51);
    const auto recurrences = pixTemplates(objects, 80, 99);
    for (const auto *templates : {&accounts, &recurrences}) {
        if (!*templates)
            return templates->error();
    }
    if (accounts->empty() && recurrences->empty())
        return Fault::NotPix;
    // Of two templates, banks would choose differently. Some readers search the whole text for the
    // arrangement, so a name or another object must not contain one more.
    if (accounts->size() > 1 || recurrences->size() > 1 ||
        pixCount(text) != accounts->size() + recurrences->size())
        return Fault::Duplicate;
    for (const Objects &recurrence : *recurrences)
        code.recurrenceUrl = recurrence.value(25).toString();
    for (const Objects &account : *accounts) {
        code.key = account.value(1).toString();
        code.info = account.value(2).toString();
        code.withdrawalIspb = account.value(3).toString();
        code.url = account.value(25).toString();
    }
    if (code.key.isEmpty() && code.url.isEmpty() && code.recurrenceUrl.isEmpty())
        return Fault::NothingToPay;
    if (!code.key.isEmpty() && !code.url.isEmpty())
        return Fault::Structure;
    // Readers cut or convert a URL with other characters differently.
    if (!isVisibleAscii(code.url) || !isVisibleAscii(code.recurrenceUrl))
        return Fault::Url;
    code.kind = !code.url.isEmpty()   ? BrCode::Kind::Dynamic
                : !code.key.isEmpty() ? BrCode::Kind::Static
                                      : BrCode::Kind::Recurrence;
    return std::nullopt;
}

std::optional<Fault> readAmount(const Objects &objects, BrCode &code)
{
    if (!objects.contains(54))
        return std::nullopt;
    QStringView text = objects.value(54);
    if (text.indexOf(u'.') == text.size() - 1) { // EMV 4.7.4.1 allows the dot without decimals
        code.warnings.append(Warning::AmountFormat);
        text.chop(1);
    }
    code.amount = Money::parseDecimal(text);
    if (!code.amount)
        return Fault::Amount;
    // EMV 4.7.4.1 rejects zero. A withdrawal without a sale has no other amount, and banks ignore
    // the amount next to a URL.
    const bool isZero = code.amount->isZero() && code.withdrawalIspb.isEmpty();
    if (isZero && code.kind == BrCode::Kind::Static)
        return Fault::Amount;
    if (isZero)
        code.warnings.append(Warning::ZeroAmount);
    return std::nullopt;
}

std::optional<Fault> readAdditionalData(const Objects &objects, BrCode &code)
{
    if (!objects.contains(62)) {
        code.warnings.append(Warning::NoAdditionalData);
        return std::nullopt;
    }
    const auto parts = split(objects.value(62));
    if (!parts)
        return parts.error();
    const QStringView txid = parts->value(5);
    code.txid = txid == kNoTxid ? QString() : txid.toString();
    return std::nullopt;
}

bool isCanonicalKey(const QString &key)
{
    using Kind = PixKey::Kind;
    const auto kinds = {Kind::Email, Kind::Evp, Kind::Phone, Kind::Cpf, Kind::Cnpj};
    return std::any_of(kinds.begin(), kinds.end(), [&key](Kind kind) {
        const auto reading = PixKey::parse(key, kind);
        return reading && reading->value() == key;
    });
}

bool isCategoryCode(QStringView text)
{
    return text.size() == 4 && isDigits(text);
}

void collectEmvWarnings(const Objects &objects, BrCode &code)
{
    const QStringView method = objects.value(1);
    if (!method.isEmpty() && method != "11"_L1 && method != "12"_L1)
        code.warnings.append(Warning::InitiationMethod);
    if (!isCategoryCode(objects.value(52)))
        code.warnings.append(Warning::CategoryCode);
    if (objects.value(58) != "BR"_L1)
        code.warnings.append(Warning::LowerCaseCountry);
}

/// Reads the text before the checksum. Lengths count QChars of `text`.
tl::expected<BrCode, Fault> readObjects(QStringView text)
{
    const auto objects = split(text);
    if (!objects)
        return tl::unexpected(objects.error());
    if (objects->contains(63))
        return tl::unexpected(Fault::Duplicate);
    BrCode code;
    for (const auto fault : {emvFault(text, *objects), readAccount(text, *objects, code),
                             readAmount(*objects, code), readAdditionalData(*objects, code)}) {
        if (fault)
            return tl::unexpected(*fault);
    }
    code.singleUse = objects->value(1) == "12"_L1;
    if (objects->contains(52))
        code.categoryCode = objects->value(52).toString();
    code.merchantName = objects->value(59).toString();
    code.merchantCity = objects->value(60).toString();
    code.postalCode = objects->value(61).toString();
    code.asksForTip = objects->contains(55) || objects->contains(56) || objects->contains(57);
    collectEmvWarnings(*objects, code);
    return code;
}

/// The unit in which a reader counts lengths.
enum class Unit { Utf16, CodePoint, Byte };

/// A text with one QChar for each unit, and the number of UTF-8 bytes before each unit.
struct UnitText
{
    QString text;
    std::vector<qsizetype> bytesBefore;
};

UnitText inUnits(const QString &text, Unit unit)
{
    UnitText counted;
    qsizetype bytes = 0;
    const auto add = [&](QChar c, qsizetype size) {
        counted.text += c;
        counted.bytesBefore.push_back(bytes);
        bytes += size;
    };
    for (const char32_t point : text.toUcs4()) {
        const QString utf16 = QString::fromUcs4(&point, 1);
        const QByteArray utf8 = utf16.toUtf8();
        switch (unit) {
        case Unit::Utf16:
            for (const QChar c : utf16)
                add(c, utf8.size() / utf16.size());
            break;
        case Unit::CodePoint:
            add(utf16.size() == 1 ? utf16[0] : QChar(QChar::ReplacementCharacter), utf8.size());
            break;
        case Unit::Byte:
            for (const char byte : utf8)
                add(QLatin1Char(byte), 1);
            break;
        }
    }
    counted.bytesBefore.push_back(bytes);
    return counted;
}

/// The place of a payee or amount in a text, in bytes.
struct MoneyPlace
{
    int id;
    int innerId; ///< in a template; 0: the object itself
    qsizetype begin;
    qsizetype end;

    bool operator==(const MoneyPlace &) const = default;
};

struct MoneyPlaces
{
    std::vector<MoneyPlace> places;
    bool isWhole = false; ///< the text has objects only
};

/// Finds every payee and amount as a reader does that accepts empty objects and stops at the first
/// malformed one.
MoneyPlaces moneyPlaces(const QString &text, Unit unit)
{
    const UnitText counted = inUnits(text, unit);
    const auto place = [&counted](int id, int innerId, QStringView value) {
        const auto begin = static_cast<size_t>(value.begin() - QStringView(counted.text).begin());
        return MoneyPlace{id, innerId, counted.bytesBefore[begin],
                          counted.bytesBefore[begin + static_cast<size_t>(value.size())]};
    };
    const Parts parts = partsOf(counted.text, 0);
    MoneyPlaces found{{}, parts.isWhole};
    for (const Object &object : parts.objects) {
        if (object.id == 54)
            found.places.push_back(place(54, 0, object.value));
        if ((object.id < 26 || object.id > 51) && object.id < 80)
            continue;
        for (const Object &inner : partsOf(object.value, 0).objects) {
            if (inner.id == 1 || inner.id == 3 || inner.id == 25)
                found.places.push_back(place(object.id, inner.id, inner.value));
        }
    }
    return found;
}

/// Returns true if a reader that counts lengths in another unit finds another payee or amount.
bool isAmbiguous(const QString &text, Unit chosen)
{
    const std::vector<MoneyPlace> own = moneyPlaces(text, chosen).places;
    const auto isOwn = [&own](const MoneyPlace &place) {
        return std::find(own.begin(), own.end(), place) != own.end();
    };
    const auto units = {Unit::Utf16, Unit::CodePoint, Unit::Byte};
    return std::any_of(units.begin(), units.end(), [&](Unit unit) {
        const MoneyPlaces other = moneyPlaces(text, unit);
        return other.isWhole ? other.places != own
                             : !std::all_of(other.places.begin(), other.places.end(), isOwn);
    });
}

/// Reads the text before the checksum of a code that is not ASCII. Lengths count characters, as all
/// known writers do, otherwise bytes. In the second case decodeTexts() converts the texts from one
/// QChar per byte.
tl::expected<BrCode, Fault> readInAnyUnit(QStringView view)
{
    const QString text = view.toString();
    const QString bytes = inUnits(text, Unit::Byte).text;
    auto code = readObjects(text);
    const bool isInBytes = !code && partsOf(bytes).isWhole;
    if (isInBytes) {
        auto byBytes = readObjects(bytes);
        if (!byBytes)
            return partsOf(text).isWhole ? code : byBytes;
        decodeTexts(*byBytes);
        byBytes->warnings.prepend(Warning::LengthInBytes);
        code = byBytes;
    }
    if (code && isAmbiguous(text, isInBytes ? Unit::Byte : Unit::Utf16))
        return tl::unexpected(Fault::Structure);
    return code;
}

/// Removes line breaks, control characters and formatting characters. A person reads the text, and
/// U+202E, for example, reverses the rest of the line.
QString withoutControls(const QString &text)
{
    if (isAscii(text))
        return text;
    QString visible;
    for (const char32_t point : text.toUcs4()) {
        const QChar::Category category = QChar::category(point);
        if (category != QChar::Other_Control && category != QChar::Other_Format &&
            category != QChar::Separator_Line && category != QChar::Separator_Paragraph)
            visible += QString::fromUcs4(&point, 1);
    }
    return visible;
}

void removeControls(BrCode &code)
{
    bool isChanged = false;
    for (QString *text : {&code.info, &code.merchantName, &code.merchantCity}) {
        const QString visible = withoutControls(*text);
        isChanged |= visible != *text;
        *text = visible;
    }
    if (isChanged)
        code.warnings.append(Warning::ControlCharacters);
}

void collectWarnings(QStringView text, BrCode &code)
{
    const auto warnIf = [&code](bool condition, Warning warning) {
        if (condition)
            code.warnings.append(warning);
    };
    warnIf(!isAscii(text), Warning::NotAscii);
    warnIf(code.url.contains("://"_L1), Warning::UrlWithScheme);
    warnIf(!code.txid.isEmpty() && !isStaticTxid(code.txid), Warning::TxidCharacters);
    warnIf(code.merchantName.size() > BrCode::kMaxMerchantName ||
               code.merchantCity.size() > BrCode::kMaxMerchantCity ||
               code.postalCode.size() > kMaxPostalCode,
           Warning::TextTooLong);
    warnIf(isBlank(code.merchantName) || isBlank(code.merchantCity), Warning::BlankText);
    warnIf(!code.withdrawalIspb.isEmpty() && !isIspb(code.withdrawalIspb), Warning::WithdrawalIspb);
    warnIf(code.kind == BrCode::Kind::Static && !isCanonicalKey(code.key),
           Warning::KeyNotCanonical);
}

QChar digit(qsizetype number)
{
    return QChar(static_cast<char16_t>(u'0' + number));
}

QString object(int id, const QString &value)
{
    const qsizetype size = value.size();
    Q_ASSERT(size > 0 && size <= 99);
    const QChar head[]{digit(id / 10), digit(id % 10), digit(size / 10), digit(size % 10)};
    QString text;
    text.reserve(4 + size);
    return text.append(QStringView(head)).append(value);
}

QString objectUnlessEmpty(int id, const QString &value)
{
    return value.isEmpty() ? QString() : object(id, value);
}

std::optional<Fault> writeFault(const BrCode &code, const QString &name, const QString &city)
{
    if (name.isEmpty())
        return Fault::MerchantName;
    if (city.isEmpty())
        return Fault::MerchantCity;
    if (!isCategoryCode(code.categoryCode))
        return Fault::Structure;
    if (code.postalCode.size() > kMaxPostalCode || !isAscii(code.postalCode))
        return Fault::Structure;
    if (code.amount && (code.amount->isNegative() || code.amount->isZero() ||
                        code.amount->cents() > Money::kMaxCents))
        return Fault::Amount;
    // The reader accepts Pix Automático and Pix Saque, but the writer does not. Without its
    // institution a withdrawal would become a payment, and so would an authorisation without its
    // URL.
    if (!code.recurrenceUrl.isEmpty() || !code.withdrawalIspb.isEmpty() || code.asksForTip)
        return Fault::NothingToPay;
    if (code.kind == BrCode::Kind::Dynamic) {
        const bool fits = !code.url.isEmpty() && code.url.size() <= BrCode::kMaxUrl &&
                          isVisibleAscii(code.url) && !code.url.contains("://"_L1);
        return fits ? std::nullopt : std::optional(Fault::Url);
    }
    if (!isCanonicalKey(code.key))
        return Fault::Key;
    if (!code.txid.isEmpty() && !isStaticTxid(code.txid))
        return Fault::Txid;
    return std::nullopt;
}

QString accountTemplate(const BrCode &code)
{
    const QString gui = object(0, kPixGui);
    if (code.kind == BrCode::Kind::Dynamic)
        return gui + object(25, code.url);
    const qsizetype room = BrCode::kMaxKeyAndInfo - code.key.size();
    const QString info = foldedToAscii(code.info).left(std::max<qsizetype>(room, 0)).trimmed();
    return gui + object(1, code.key) + objectUnlessEmpty(2, info);
}

/// Removes whitespace at both ends, and the invisible characters that programs add to copied text.
QStringView withoutBlanksAround(QStringView text)
{
    const auto isOutside = [](QChar c) {
        return c.isSpace() || c == QChar::ByteOrderMark || c == QChar(0x200B);
    };
    while (!text.isEmpty() && isOutside(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isOutside(text.back()))
        text.chop(1);
    return text;
}

} // namespace

tl::expected<BrCode, Fault> BrCode::parse(QStringView text)
{
    text = withoutBlanksAround(text);
    if (text.isEmpty())
        return tl::unexpected(Fault::Empty);
    if (text.toUtf8().size() > kMaxLength)
        return tl::unexpected(Fault::TooLong);
    if (!text.isValidUtf16()) // no bytes for a checksum
        return tl::unexpected(Fault::Structure);

    QList<Warning> warnings;
    if (const auto fault = checksumFault(text, warnings))
        return tl::unexpected(*fault);
    auto code = isAscii(text) ? readObjects(text.chopped(8)) : readInAnyUnit(text.chopped(8));
    if (code) {
        code->warnings = warnings + code->warnings;
        removeControls(*code);
        collectWarnings(text, *code);
    }
    return code;
}

tl::expected<QString, Fault> BrCode::toText() const
{
    const QString name = foldedToAscii(merchantName).left(kMaxMerchantName).trimmed();
    const QString city = foldedToAscii(merchantCity).left(kMaxMerchantCity).trimmed();
    if (const auto fault = writeFault(*this, name, city))
        return tl::unexpected(*fault);

    QString text = object(0, u"01"_s);
    if (singleUse)
        text += object(1, u"12"_s);
    text += object(26, accountTemplate(*this));
    text += object(52, categoryCode);
    text += object(53, u"986"_s);
    if (amount && kind == Kind::Static)
        text += object(54, amount->toDecimal());
    text += object(58, u"BR"_s);
    text += object(59, name);
    text += object(60, city);
    text += objectUnlessEmpty(61, postalCode);
    const bool named = kind == Kind::Static && !txid.isEmpty();
    text += object(62, object(5, named ? txid : QString(kNoTxid)));
    text += "6304"_L1;
    text += checksumOf(text.toLatin1());
    return text;
}

quint16 crc16(QByteArrayView bytes)
{
    // The change of the remaining CRC by each outgoing byte.
    static constexpr auto kSteps = [] {
        std::array<quint16, 256> steps{};
        for (size_t byte = 0; byte < steps.size(); ++byte) {
            auto crc = static_cast<quint16>(byte << 8);
            for (int bit = 0; bit < 8; ++bit)
                crc = static_cast<quint16>((crc & 0x8000) != 0 ? (crc << 1) ^ 0x1021 : crc << 1);
            steps[byte] = crc;
        }
        return steps;
    }();
    quint16 crc = 0xFFFF;
    for (const char byte : bytes)
        crc = static_cast<quint16>((crc << 8) ^ kSteps[(crc >> 8) ^ static_cast<quint8>(byte)]);
    return crc;
}

QString foldedToAscii(QStringView text)
{
    if (isAscii(text))
        return text.toString().simplified();
    static const QMap<QChar, QString> replacements{
        {u'ø', u"o"_s},   {u'Ø', u"O"_s},   {u'æ', u"ae"_s}, {u'Æ', u"AE"_s}, {u'œ', u"oe"_s},
        {u'Œ', u"OE"_s},  {u'ß', u"ss"_s},  {u'ł', u"l"_s},  {u'Ł', u"L"_s},  {u'đ', u"d"_s},
        {u'Đ', u"D"_s},   {u'‘', u"'"_s},   {u'’', u"'"_s},  {u'“', u"\""_s}, {u'”', u"\""_s},
        {u'–', u"-"_s},   {u'—', u"-"_s},   {u'‐', u"-"_s},  {u'‑', u"-"_s},  {u'…', u"..."_s},
        {u'ª', u"a"_s},   {u'º', u"o"_s},   {u'ﬀ', u"ff"_s}, {u'ﬁ', u"fi"_s}, {u'ﬂ', u"fl"_s},
        {u'ﬃ', u"ffi"_s}, {u'ﬄ', u"ffl"_s}, {u'‚', u"'"_s},  {u'„', u"\""_s}, {u'‹', u"'"_s},
        {u'›', u"'"_s},   {u'«', u"\""_s},  {u'»', u"\""_s}, {u'´', u"'"_s},  {u'′', u"'"_s},
        {u'″', u"\""_s},  {u'‒', u"-"_s},   {u'―', u"-"_s},  {u'−', u"-"_s},
    };
    QString folded;
    const auto fold = [&folded](QChar c) {
        if (c >= u' ' && c <= u'~')
            folded += c;
        else if (c.isSpace())
            folded += u' ';
        else
            folded += replacements.value(c);
    };
    // Each character by itself: decomposing a long text takes quadratic time. Pairs of surrogates
    // have no replacement.
    for (const QChar c : text) {
        if (c.unicode() < 128) {
            fold(c);
            continue;
        }
        for (const QChar part : QString(c).normalized(QString::NormalizationForm_D))
            fold(part);
    }
    return folded.simplified();
}

QString chargeTxid(const QUuid &id)
{
    return id.toString(QUuid::Id128).left(25);
}

BrCode chargeCode(const Merchant &merchant, Money amount, const QUuid &id)
{
    BrCode code;
    code.key = merchant.key.value();
    code.amount = amount;
    code.merchantName = merchant.name;
    code.merchantCity = merchant.city;
    if (merchant.txid == CodeTxid::Charge)
        code.txid = chargeTxid(id);
    return code;
}

} // namespace core
