// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/completenesslabel.h"

#include "ui/text/contacttext.h"

namespace ui
{

using namespace Qt::StringLiterals;

CompletenessLabel::CompletenessLabel()
    : Label({}, TextSize::Small, Tone::Muted)
{
    setObjectName(u"completenessLabel"_s);
    setWordWrap(true);
    hide();
}

void CompletenessLabel::setCompleteness(
    const std::optional<core::TransactionService::Completeness> &completeness)
{
    setVisible(completeness.has_value());
    if (!completeness)
        return;
    const bool isFine = completeness->isComplete && completeness->unreadable == 0;
    setTone(isFine ? Tone::Muted : Tone::Problem);
    setText(completenessText(*completeness));
}

void CompletenessLabel::follow(core::TransactionService &service)
{
    connect(&service, &core::TransactionService::completenessChanged, this,
            [this, &service] { setCompleteness(service.completeness()); });
    setCompleteness(service.completeness());
}

} // namespace ui
