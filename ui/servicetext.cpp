// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/servicetext.h"

#include "ui/text.h"

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
        return Words::tr("Charges are paid by simulation, and a Pix that is sent moves no money. "
                         "Nothing is refunded from here.");
    case core::ServiceKind::Provider:
        return Words::tr("Charges become paid by themselves, and Pix can be sent if the key may. "
                         "Charges are not simulated, and nothing is refunded from here.");
    case core::ServiceKind::OwnShop:
        return Words::tr("Payments show in your bank only. No Pix is sent from here, and nothing "
                         "is simulated or refunded.");
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
                    ? Words::tr("All is well: the service accepts the key for this platform.")
                    : Words::tr("The service accepts the key for this platform, but not for "
                                "charges.")) +
               u' ' + abilitySentences(service.kind);
    case Kind::NoNetwork:
        return Words::tr("No network: this computer reaches nobody, so nothing can be said of the "
                         "service.");
    case Kind::NoSuchHost:
        return Words::tr("Wrong address: there is no computer called %1.").arg(host);
    case Kind::NobodyThere:
        return Words::tr("Wrong address, or the service is not running: nobody listens at %1, port "
                         "%2.")
            .arg(host)
            .arg(service.address.port());
    case Kind::Silent:
        return Words::tr(
                   "No answer from %1 within some seconds: check the address and the network, "
                   "and try again.")
            .arg(host);
    case Kind::NotTrusted:
        return Words::tr("Bad certificate: who answers at %1 cannot prove to be it, so the key was "
                         "not sent; check the address, and the clock of this computer.")
            .arg(host);
    case Kind::NotTheService:
        return Words::tr("Wrong address: somebody answers at %1, but it is not this service; check "
                         "what stands behind the name.")
            .arg(host);
    case Kind::KeyRefused:
        return Words::tr("Bad key: the service does not accept it; copy it once more, or ask for "
                         "another one.");
    case Kind::MayNotRead:
        return Words::tr("The key is good, but may not read transactions; ask for one that may.");
    case Kind::WrongPlatform:
        return Words::tr("Wrong platform: the key is good, but for another platform id.");
    case Kind::Troubled:
        return Words::tr("The service has trouble of its own (%1); try again in some minutes.")
            .arg(finding.detail);
    }
    Q_UNREACHABLE();
}

} // namespace ui
