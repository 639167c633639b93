// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/servicetext.h"

#include "ui/text/contacttext.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString wrongKindSentence(core::ServiceKind stated)
{
    return Words::tr("Wrong kind: the service says that it is “%1”. Choose this kind.")
        .arg(serviceKindText(stated));
}

/// Returns the sentences after a successful test: what works, and what the service states
/// otherwise.
QString factSentences(const core::ServiceFinding &finding, core::ServiceKind kind)
{
    const bool isOther = finding.stated && finding.stated->kind() != kind;
    QStringList sentences{isOther ? wrongKindSentence(finding.stated->kind())
                                  : abilitySentences(kind)};
    if (const QString clock = clockSentence(finding.clockAhead); !clock.isEmpty())
        sentences += clock;
    return sentences.join(u' ');
}

} // namespace

QString serviceKindText(core::ServiceKind kind)
{
    switch (kind) {
    case core::ServiceKind::Sandbox:
        return Words::tr("Sandbox: no money moves");
    case core::ServiceKind::Provider:
        return Words::tr("Production: a provider");
    case core::ServiceKind::OwnShop:
        return Words::tr("Production: my own balcao-server");
    }
    Q_UNREACHABLE();
}

QString abilitySentences(core::ServiceKind kind)
{
    switch (kind) {
    case core::ServiceKind::Sandbox:
        return Words::tr("Charges are paid by simulation, and a sent Pix moves no money. Refunds "
                         "are not possible here.");
    case core::ServiceKind::Provider:
        return Words::tr("Charges become paid automatically, and you can send Pix if the key "
                         "allows it. Nothing is simulated. Refunds are not possible here.");
    case core::ServiceKind::OwnShop:
        return Words::tr(
            "Payments show in your bank only: press “Received” to confirm them, if the key allows "
            "it. Here you cannot send Pix, simulate or refund.");
    }
    Q_UNREACHABLE();
}

QString findingSentence(const core::ServiceFinding &finding, const core::ServiceProfile &service)
{
    using Kind = core::ServiceFinding::Kind;
    const QString host = foreignText(service.address.host());
    switch (finding.kind) {
    case Kind::Fine:
        return (finding.mayCharge
                    ? Words::tr("OK: the service accepts the key for this platform.")
                    : Words::tr("The service accepts the key for this platform, but not for "
                                "charges.")) +
               u' ' + factSentences(finding, service.kind);
    case Kind::NoNetwork:
        return Words::tr("No network: this computer is offline, so the service cannot be tested.");
    case Kind::NoProxy:
        return Words::tr("The proxy of this computer's network settings does not connect to %1: "
                         "check these settings, or ask your administrator.")
            .arg(host);
    case Kind::NoSuchHost:
        return Words::tr("Wrong address: there is no server called %1.").arg(host);
    case Kind::NobodyThere:
        return Words::tr("Wrong address, or the service is not running: no server at %1, port %2.")
            .arg(host)
            .arg(service.address.port());
    case Kind::Silent:
        return Words::tr("No answer from %1 within a few seconds: check the address and the "
                         "network, and try again.")
            .arg(host);
    case Kind::NotTrusted:
        return Words::tr("Bad certificate: the server at %1 cannot prove its identity, so the key "
                         "was not sent. Check the address and this computer's clock.")
            .arg(host);
    case Kind::NotTheService:
        return Words::tr("Wrong address: a server answers at %1, but it is not this service. Check "
                         "the path after the name.")
            .arg(host);
    case Kind::KeyRefused:
        return Words::tr(
            "Bad key: the service does not accept it. Copy it again, or ask for another one.");
    case Kind::MayNotRead:
        return Words::tr("The key is valid but cannot read transactions; ask for one that can.");
    case Kind::WrongPlatform:
        return Words::tr("Wrong platform: the key is valid, but for another platform id.");
    case Kind::WrongKind:
        return wrongKindSentence(finding.stated ? finding.stated->kind() : service.kind);
    case Kind::Troubled:
        return Words::tr(
                   "The service reports an error of its own (%1); try again in a few minutes.")
            .arg(finding.detail);
    }
    Q_UNREACHABLE();
}

} // namespace ui
