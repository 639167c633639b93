// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/personerasurepanel.h"

#include "core/console/pin.h"
#include "core/till/pinservice.h"
#include "ui/session/pinprompt.h"
#include "ui/settings/personerasure.h"
#include "ui/text/errortext.h"
#include "ui/text/operatortext.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/questionbox.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QString erasureProblem(const core::Error &error)
{
    return error.code == core::Error::Code::AccessDenied ? operatorProblem(error)
                                                         : errorParagraph(error);
}

} // namespace

PersonErasurePanel::PersonErasurePanel(PersonErasure &erasure, core::PinService &pins,
                                       QWidget *parent)
    : QWidget(parent)
    , m_erasure(erasure)
    , m_pins(pins)
{
    setObjectName(u"personErasurePanel"_s);
    m_document = new QLineEdit;
    m_document->setObjectName(u"erasedDocumentEdit"_s);
    m_document->setAccessibleName(tr("CPF or CNPJ of the person"));
    m_document->setPlaceholderText(tr("CPF or CNPJ of the person"));
    m_search = new QPushButton(tr("Search"));
    m_search->setObjectName(u"searchPersonButton"_s);
    m_search->setAccessibleName(tr("Search this person"));
    m_search->setAutoDefault(true);
    makeCompact(m_search);
    m_news = Label::wrapping(u"erasureNews"_s);
    m_news->hide();
    m_erase = new QPushButton(tr("Erase this person…"));
    m_erase->setObjectName(u"erasePersonButton"_s);
    m_erase->setAutoDefault(true);
    makeCompact(m_erase);
    m_erase->hide();
    m_pin = new QLineEdit;
    m_pin->setObjectName(u"erasurePinEdit"_s);
    m_pin->setAccessibleName(tr("PIN of the counter"));
    m_pin->setPlaceholderText(tr("PIN of the counter"));
    makeSecret(*m_pin);
    m_pin->setMaxLength(core::kMaxPinLength);
    m_pin->hide();
    // Not Enter, which opened this question: a second press must not erase.
    auto *yes = keyButton(tr("Erase (space bar)"), Qt::Key_Space, u"confirmErasureButton"_s,
                          KeyScope::Borrowed);
    auto *no = keyButton(tr("Keep everything"), Qt::Key_Escape, u"cancelErasureButton"_s);
    makeCompact(yes);
    makeCompact(no);
    m_question = new QuestionBox(u"erasureQuestion"_s, TextSize::Strong, yes, no);

    auto *top = new QHBoxLayout;
    top->addWidget(m_document, 1);
    top->addWidget(m_search);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(top);
    layout->addWidget(m_news);
    layout->addWidget(m_erase, 0, Qt::AlignLeft);
    layout->addWidget(m_pin, 0, Qt::AlignLeft);
    layout->addWidget(m_question);

    connect(m_document, &QLineEdit::textEdited, this, &PersonErasurePanel::forget);
    connect(m_document, &QLineEdit::returnPressed, this, &PersonErasurePanel::search);
    connect(m_search, &QPushButton::clicked, this, &PersonErasurePanel::search);
    connect(m_erase, &QPushButton::clicked, this, &PersonErasurePanel::ask);
    connect(m_pin, &QLineEdit::returnPressed, this, &PersonErasurePanel::erase);
    connect(yes, &QPushButton::clicked, this, &PersonErasurePanel::erase);
    connect(no, &QPushButton::clicked, this, [this] {
        m_question->hide();
        m_pin->hide();
        m_erase->show();
        m_erase->setFocus();
    });
    connect(&m_erasure, &PersonErasure::previewed, this,
            [this](const core::Result<ErasurePreview> &preview) {
                m_isSearching = false;
                if (!m_person) // The document was changed meanwhile.
                    return;
                if (preview)
                    show(*preview);
                else
                    showMessage(erasureProblem(preview.error()), true);
            });
}

/// Removes the document, which must not stay on the screen.
void PersonErasurePanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous())
        return;
    m_document->clear();
    forget();
}

void PersonErasurePanel::forget()
{
    m_person.reset();
    m_news->hide();
    m_erase->hide();
    m_question->hide();
    m_pin->clear();
    m_pin->hide();
}

void PersonErasurePanel::search()
{
    if (m_isSearching)
        return;
    forget();
    m_person = core::TaxId::parse(m_document->text());
    if (!m_person) {
        showMessage(tr("Type the complete CPF or CNPJ."), true);
        m_document->setFocus();
        return;
    }
    showMessage(tr("Reading all data of the shop…"), false);
    m_isSearching = true;
    m_erasure.preview(*m_person);
}

void PersonErasurePanel::show(const ErasurePreview &preview)
{
    QStringList lines;
    if (preview.erased.isEmpty())
        lines += tr("Nothing about this person can be erased.");
    else
        lines += tr("Will be erased: %1.").arg(preview.erased.join(u", "_s));
    lines += tr("Stays:");
    for (const QString &sentence : preview.remaining)
        lines += u"• "_s + sentence;
    showMessage(lines.join(u'\n'), false);
    m_erase->setVisible(!preview.erased.isEmpty());
    if (m_erase->isVisibleTo(this))
        m_erase->setFocus();
}

void PersonErasurePanel::ask()
{
    m_erase->hide();
    m_question->ask(
        tr("Erase this person? Nobody can undo this. The shop closes and opens again."));
    m_pin->clear();
    m_pin->setVisible(m_pins.hasPin());
    if (m_pin->isVisibleTo(this))
        m_pin->setFocus();
}

/// Erases the person of the latest search. The PIN is checked again, because a person who finds the
/// settings open could otherwise erase data.
void PersonErasurePanel::erase()
{
    if (!m_person)
        return;
    if (m_pins.hasPin()) {
        const core::PinService::Answer answer = m_pins.attempt(m_pin->text());
        m_pin->clear();
        if (answer != core::PinService::Answer::Right) {
            showMessage(pinSentence(answer, m_pins), true);
            m_pin->setFocus();
            return;
        }
    }
    if (const auto begun = m_erasure.erase(*m_person); !begun)
        showMessage(erasureProblem(begun.error()), true);
}

void PersonErasurePanel::showMessage(const QString &sentence, bool isProblem)
{
    m_news->setTone(isProblem ? Label::Tone::Problem : Label::Tone::Normal);
    m_news->setText(sentence);
    m_news->show();
}

} // namespace ui
