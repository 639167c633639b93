// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/rescuenotice.h"

#include "ui/text/errortext.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/valuetext.h"

#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

RescueNotice::RescueNotice(const Failure &failure, Extent extent, QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"rescueNotice"_s);
    setProperty("role", u"card"_s);
    const core::Error &error = failure.error;
    // Corruption may affect data that was not checked.
    const bool isPartial = extent == Extent::Partial || isHealedByRestoring(error);
    QString extentSentence = tr("This is the stored data.");
    if (isPartial && error.code == core::Error::Code::StorageNewer)
        extentSentence = tr("Data that only that version knows is not shown.");
    else if (isPartial)
        extentSentence = tr("Charges may be missing or wrong here. A charge that you do not find "
                            "may still be paid: check your bank.");

    auto *happened = new Label(u"%1 %2"_s.arg(errorWords(error).happened, extentSentence),
                               TextSize::Body, Label::Tone::Problem);
    happened->setObjectName(u"rescueHappened"_s);
    auto *next = new Label(remedySentence(error));
    next->setObjectName(u"rescueNext"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpaceSmall, kSpace, kSpaceSmall);
    layout->setSpacing(kSpaceSmall);
    for (Label *label : {happened, next}) {
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    if (!isHealedByRestoring(error))
        return;
    auto *command = new ValueText(failure.restoreCommand);
    command->setObjectName(u"rescueCommand"_s);
    command->setAccessibleName(tr("Command that restores a backup"));
    layout->addWidget(command);
}

} // namespace ui
