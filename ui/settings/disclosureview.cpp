// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/disclosureview.h"

#include "core/console/disclosurerepository.h"
#include "core/service/transactionservice.h"
#include "ui/text/text.h"
#include "ui/widgets/label.h"

#include <QtCore/QDir>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QString lineOf(const core::Disclosure &disclosure)
{
    const QString kind = disclosure.kind == core::Disclosure::Kind::Export
                             ? DisclosureView::tr("Export")
                             : DisclosureView::tr("Accountant's folder");
    const QString data = disclosure.isMasked ? DisclosureView::tr("personal data masked")
                                             : DisclosureView::tr("personal data in full");
    const QString count = disclosure.entries
                              ? DisclosureView::tr("%n entry(ies)", "of a file",
                                                   static_cast<int>(*disclosure.entries))
                              : DisclosureView::tr("not completed");
    const QString path = breakableText(QDir::toNativeSeparators(disclosure.path));
    return QStringList{timestampText(disclosure.at), kind, data, count, path}.join(u" · "_s);
}

} // namespace

DisclosureView::DisclosureView(core::DisclosureRepository &repository, QWidget *parent)
    : QWidget(parent)
    , m_repository(repository)
{
    m_lines = Label::wrapping(u"disclosureLines"_s, TextSize::Small, Label::Tone::Muted);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_lines);
}

void DisclosureView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    core::onAnswer(m_repository.disclosures(), this,
                   [this](const core::Result<QList<core::Disclosure>> &all) {
                       QStringList lines;
                       for (const core::Disclosure &each : all.value_or(QList<core::Disclosure>()))
                           lines += lineOf(each);
                       if (!all)
                           lines = {tr("The notes of this counter cannot be read.")};
                       else if (lines.isEmpty())
                           lines = {tr("No file so far.")};
                       m_lines->setText(lines.join(u'\n'));
                   });
}

} // namespace ui
