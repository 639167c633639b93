// SPDX-License-Identifier: GPL-3.0-or-later
//
// Codes that the payload check accepts: no careless reader finds another payee, host or amount.
// The input is a code, its objects without a checksum, or a list of objects as in composed().

#include "core/domain/payloadcheck.h"
#include "core/domain/transaction.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/lenientreader.h"
#include "tests/fuzz/secondopinion.h"

using namespace Qt::StringLiterals;
using core::BrCode;
using core::Money;

namespace
{

/// Joins objects such as "26{00br.gov.bcb.pix;0152998224725}|5410.00" with their lengths, so that
/// mutations of the input keep them. Lengths count bytes if the input begins with "!".
QString composed(QString text)
{
    const bool countsBytes = text.startsWith(u'!');
    if (countsBytes)
        text.remove(0, 1);
    const auto object = [countsBytes](const QString &idAndValue) {
        const QString value = idAndValue.mid(2);
        const qsizetype length = countsBytes ? value.toUtf8().size() : value.size();
        return idAndValue.left(2) + QString::number(length).rightJustified(2, u'0') + value;
    };
    QString code;
    for (const QString &part : text.split(u'|')) {
        if (part.mid(2, 1) != u"{") {
            code += object(part);
            continue;
        }
        QString inner;
        for (const QString &innerPart : part.mid(3).remove(u'}').split(u';'))
            inner += object(innerPart);
        code += object(part.left(2) + inner);
    }
    return code;
}

/// Returns the payees that a shop could expect from the code.
QList<core::Payee> payees(const BrCode &code)
{
    QString host =
        code.url.startsWith(u"https://"_s, Qt::CaseInsensitive) ? code.url.mid(8) : code.url;
    host = host.section(u'/', 0, 0).toLower();
    QList<core::Payee> list{core::Merchant{core::demoKey(), u"Loja"_s, u"Natal"_s},
                            core::HostedMerchant{host, u"Loja"_s, u"Natal"_s}};
    for (const core::PixKey &key : core::PixKey::readings(code.key))
        list.append(core::Merchant{key, u"Loja"_s, u"Natal"_s});
    return list;
}

bool isBehind(const QByteArray &url, const QString &host)
{
    const QByteArray location = url.toLower().startsWith("https://") ? url.mid(8) : url;
    const qsizetype slash = location.indexOf('/');
    return location.left(slash < 0 ? location.size() : slash).toLower() == host.toUtf8();
}

void checks(const QString &text)
{
    const auto code = BrCode::parse(text);
    if (!code)
        return;
    core::Transaction charge;
    charge.qrCode = text;
    charge.amount = code->amount.value_or(Money::fromCents(1234));
    const lenient::Finds finds = lenient::read(text);
    for (const core::Payee &payee : payees(*code)) {
        if (core::payloadProblem(charge, payee))
            continue;
        REQUIRE(finds.recurrences.isEmpty());
        if (const auto *shop = std::get_if<core::Merchant>(&payee)) {
            REQUIRE(finds.keys == QSet<QByteArray>{shop->key.value().toUtf8()});
            REQUIRE(finds.urls.isEmpty());
            REQUIRE(finds.cents == QSet<qint64>{charge.amount.cents()});
            continue;
        }
        const QString host = std::get<core::HostedMerchant>(payee).host;
        REQUIRE(finds.keys.isEmpty() && !finds.urls.isEmpty());
        for (const QByteArray &url : finds.urls)
            REQUIRE(isBehind(url, host));
    }
}

void checksWithChecksum(const QString &objects)
{
    const QString text = objects.trimmed() + u"6304"_s;
    checks(text + QString::fromLatin1(secondopinion::crcText(text.toUtf8())));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QString text = fuzz::textOf(data, size);
    checks(text);
    checksWithChecksum(text);
    checksWithChecksum(composed(text));
    return 0;
}
