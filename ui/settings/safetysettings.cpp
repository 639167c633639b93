// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/safetysettings.h"

#include "core/till/lockcontroller.h"
#include "ui/session/shopcontext.h"
#include "ui/settings/approvaleditor.h"
#include "ui/settings/pineditor.h"
#include "ui/settings/settingrows.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>

namespace ui
{

using namespace Qt::StringLiterals;
using When = SettingRows::When;
template<typename T>
using Options = SettingRows::Options<T>;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SafetySettings)
};

void addApproval(SettingRows &rows, core::PinService &approver)
{
    rows.addWide(
        {Words::tr("Second person"),
         Words::tr("With a PIN, the second person approves payouts under “To approve”. This "
                   "counter knows people by PIN only: anyone who knows both PINs can do both."),
         When::AtOnce},
        new PinEditor(approver, u"approver"_s));
    auto *editor = new ApprovalEditor(approver);
    QObject::connect(editor, &ApprovalEditor::chosen, &rows, [&rows](core::Money amount) {
        rows.change([amount](core::Preferences &p) { p.sending.approveFrom = amount; });
    });
    rows.follow([editor](const core::Preferences &p) { editor->setAmount(p.sending.approveFrom); });
    rows.addWide({Words::tr("Amount that needs approval"),
                  Words::tr("This amount or more. Only the second person can change it."),
                  When::AtOnce},
                 editor);
}

void addSending(SettingRows &rows, const ShopContext &context)
{
    rows.beginSection(Words::tr("Send"), u"sendingSection"_s);
    Options<core::Money> amounts;
    for (const int reais : {1, 100, 500, 1'000, 5'000, 10'000}) {
        const auto amount = core::Money::fromCents(qint64(reais) * 100);
        amounts.append({Words::tr("%1 or more").arg(moneyText(amount)), amount});
    }
    rows.addChoice<core::Money>({Words::tr("Type the amount again"),
                                 Words::tr("A sent Pix cannot be undone: large amounts are typed a "
                                           "second time before they leave."),
                                 When::AtOnce},
                                u"retypeBox"_s, amounts, [](core::Preferences &p) -> core::Money & {
                                    return p.sending.retypeFrom;
                                });
    if (context.approver)
        addApproval(rows, *context.approver);
}

void addLock(SettingRows &rows, core::LockController &lock)
{
    rows.beginSection(Words::tr("Lock"), u"lockSection"_s);
    auto *editor = new PinEditor(lock);
    rows.addWide({Words::tr("PIN of the counter"),
                  Words::tr("With a PIN, transactions and settings are locked. Charging and "
                            "receipt checks work without it. Ctrl+L locks."),
                  When::AtOnce},
                 editor);
    Options<int> minutes{{Words::tr("Never"), 0}};
    for (const int m : core::Locking::kChoices) {
        if (m > 0)
            minutes.append({Words::tr("After %n minute(s)", "without a key or a touch", m), m});
    }
    rows.addChoice<int>({Words::tr("Lock automatically"),
                         Words::tr("Hides everything, and charging needs the PIN too. New payments "
                                   "still show. Only with a PIN."),
                         When::AtOnce},
                        u"idleLockBox"_s, minutes,
                        [](core::Preferences &p) -> int & { return p.locking.idleMinutes; });
}

} // namespace

void addSafetySettings(SettingRows &rows, const ShopContext &context)
{
    if (context.service.capabilities().sendsMoney)
        addSending(rows, context);
    addLock(rows, context.lock);
}

} // namespace ui
