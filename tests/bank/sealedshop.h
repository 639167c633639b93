// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/brasilia.h"
#include "core/service/localtransactionservice.h"
#include "tests/support/charges.h"

#include <QtCore/QFile>

/// The shop and the files of bank_sealer.
namespace sealedshop
{

using namespace Qt::StringLiterals;

inline constexpr int kDays = 40;
inline constexpr int kLines = 150; ///< of each day

inline QDate day(int index)
{
    return core::brasiliaDay(support::noon()).addDays(index);
}

inline core::LocalTransactionService::Setup service(const QString &folder)
{
    core::ServiceOptions options = support::serviceOptions();
    options.environment = core::Environment::Production;
    return {.database = folder + u"/balcao.db"_s,
            .settings = support::serviceSettings(options),
            .clock = support::TestClock()};
}

/// Writes the statement of a day: lines of one real each.
inline QString writeFile(const QString &folder, int index)
{
    const QByteArray date = day(index).toString(u"yyyyMMdd"_s).toLatin1();
    QByteArray text = "OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL"
                      "<BANKACCTFROM><BANKID>001<ACCTID>77</BANKACCTFROM><BANKTRANLIST><DTSTART>" +
                      date + "<DTEND>" + date + "\n";
    for (int i = 0; i < kLines; ++i)
        text += "<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>" + date +
                "<TRNAMT>1.00<FITID>0<MEMO>DEPOSITO " + QByteArray::number(i % 40) + "</STMTTRN>\n";
    text += "</BANKTRANLIST><LEDGERBAL><BALAMT>" + QByteArray::number((index + 1) * kLines) +
            ".00<DTASOF>" + date + "</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n";
    QFile file(folder + u"/day-%1.ofx"_s.arg(index));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("no file");
    return file.fileName();
}

} // namespace sealedshop
