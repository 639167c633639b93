// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/rawcard.h"

#include "core/wire/transactionjson.h"
#include "ui/text/masked.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/valuetext.h"

#include <QtGui/QClipboard>
#include <QtGui/QFontDatabase>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

RawCard::RawCard(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"rawCard"_s);
    setProperty("role", u"card"_s);
    m_unfold = keyButton(tr("API data"), Qt::Key_J, u"rawButton"_s);
    makeCompact(m_unfold);
    connect(m_unfold, &QPushButton::clicked, this, &RawCard::unfold);
    auto *words = new Label(tr("For support: names, documents, addresses, phones, keys and codes "
                               "are hidden. Read the free texts before you share it."),
                            TextSize::Small, Label::Tone::Muted);
    words->setWordWrap(true);
    m_text = new ValueText({});
    m_text->setObjectName(u"rawText"_s);
    m_text->setAccessibleName(tr("API data"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto *copy = keyButton(tr("Copy"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, u"rawCopyButton"_s);
    makeCompact(copy);
    m_news = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_news->setObjectName(u"rawNews"_s);
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_text->toPlainText());
        m_news->setText(tr("Copied."));
    });
    m_content = new QWidget;
    auto *content = new QVBoxLayout(m_content);
    content->setContentsMargins(0, 0, 0, 0);
    content->addWidget(words);
    content->addWidget(m_text);
    auto *foot = new QHBoxLayout;
    foot->addWidget(copy);
    foot->addWidget(m_news, 1);
    content->addLayout(foot);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->addWidget(m_unfold, 0, Qt::AlignLeft);
    layout->addWidget(m_content);
    fold();
}

void RawCard::show(const core::Transaction &transaction)
{
    m_transaction = transaction;
    if (!m_content->isHidden())
        fill();
}

void RawCard::fill()
{
    m_text->setText(QString::fromUtf8(core::toReadableJson(masked(m_transaction))));
    m_news->clear();
}

void RawCard::fold()
{
    m_content->hide();
    m_unfold->show();
}

void RawCard::unfold()
{
    fill();
    m_content->show();
    m_unfold->hide();
    Q_EMIT unfolded();
}

} // namespace ui
