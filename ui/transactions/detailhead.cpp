// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/detailhead.h"

#include "core/console/annotationrepository.h"
#include "core/domain/draftvalidation.h"
#include "ui/text/text.h"
#include "ui/text/transactioncells.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/statusbadge.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the shortened reference, which may break within a word. The full reference is shown
/// below.
QString cutToFit(const QString &reference)
{
    constexpr qsizetype kPart = 8;
    QStringList parts;
    for (qsizetype at = 0; at < qMin(reference.size(), core::kMaxReference); at += kPart)
        parts.append(reference.mid(at, kPart));
    const QString joint(QChar(0x200B));
    return parts.join(joint) + (reference.size() > core::kMaxReference ? u"…"_s : QString());
}

/// Returns the name with words that fit into a narrow window. The full name is shown below.
QString nameToFit(const QString &name)
{
    constexpr qsizetype kMaxWord = 24;
    QStringList words = name.left(core::kMaxName).split(u' ');
    for (QString &word : words) {
        if (word.size() > kMaxWord)
            word = cutToFit(word);
    }
    return words.join(u' ') + (name.size() > core::kMaxName ? u"…"_s : QString());
}

} // namespace

DetailHead::DetailHead(core::TransactionService &service, core::AnnotationRepository *repository,
                       QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_repository(repository)
{
    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"backButton"_s);
    connect(back, &QPushButton::clicked, this, &DetailHead::closed);
    m_operation = new Label({}, TextSize::Body, Label::Tone::Muted);
    m_operation->setObjectName(u"detailOperationLabel"_s);
    m_amount = new Label({}, TextSize::Headline);
    m_amount->setObjectName(u"detailAmountLabel"_s);
    m_party = Label::wrapping(u"detailParty"_s, TextSize::Strong);
    m_reference = Label::wrapping(u"detailReference"_s, TextSize::Body);
    m_status = new StatusBadge;
    m_status->setObjectName(u"detailStatus"_s);
    m_annotations = new Label({}, TextSize::Strong);
    m_annotations->setObjectName(u"detailMarks"_s);
    m_sentence = Label::wrapping(u"detailSentence"_s, TextSize::Body, Label::Tone::Muted);
    m_busy = Label::wrapping(u"detailWaitLabel"_s, TextSize::Small, Label::Tone::Muted);
    m_problem = Label::wrapping(u"detailProblem"_s, TextSize::Body, Label::Tone::Problem);
    for (Label *label : {m_party, m_annotations, m_busy, m_problem})
        label->hide();

    auto *state = new QHBoxLayout;
    state->addWidget(m_status);
    state->addWidget(m_annotations);
    state->addWidget(m_sentence, 1);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_operation);
    words->addWidget(m_amount);
    words->addWidget(m_party);
    words->addWidget(m_reference);
    words->addLayout(state);
    m_actions = new QHBoxLayout;
    m_actions->setSpacing(kSpaceSmall);
    m_actions->addStretch();
    words->addLayout(m_actions);
    words->addWidget(m_busy);
    words->addWidget(m_problem);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(words, 1);
    layout->addWidget(back, 0, Qt::AlignTop);

    if (repository)
        connect(repository, &core::AnnotationRepository::marked, this, [this](const QUuid &id) {
            if (id == m_transaction.id)
                readAnnotations();
        });
}

void DetailHead::show(const core::Transaction &transaction)
{
    const bool isSame = transaction.id == m_transaction.id;
    m_transaction = transaction;
    m_operation->setText(operationWord(transaction.operation));
    m_amount->setText(signedMoneyText(transaction));
    m_reference->setText(cutToFit(foreignText(transaction.reference)));
    m_reference->setVisible(!transaction.reference.isEmpty());
    m_status->setStatus(transaction.status);
    m_sentence->setText(statusSentence(transaction, m_service.capabilities()));
    if (!isSame) {
        m_annotationLabel = {};
        readAnnotations();
    }
    showAnnotations();
}

void DetailHead::readAnnotations()
{
    if (!m_repository)
        return;
    const QUuid id = m_transaction.id;
    core::onAnswer(m_repository->find({id}), this,
                   [this, id](const core::Result<QHash<QUuid, core::Annotations>> &annotations) {
                       if (!annotations || id != m_transaction.id)
                           return;
                       m_annotationLabel = annotations->value(id);
                       showAnnotations();
                   });
}

void DetailHead::showAnnotations()
{
    m_annotations->setText(TransactionCells::markText(m_transaction, m_annotationLabel));
    m_annotations->setVisible(!m_annotations->text().isEmpty());
}

void DetailHead::setParty(const QString &name)
{
    m_party->setText(nameToFit(foreignText(name)));
    m_party->setVisible(!name.isEmpty());
}

void DetailHead::addAction(QPushButton *button)
{
    m_actions->insertWidget(m_actions->count() - 1, button); // before the stretch
}

void DetailHead::showBusy(const QString &text)
{
    m_busy->setText(text);
    m_busy->setVisible(!text.isEmpty());
}

void DetailHead::showProblem(const QString &text)
{
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

} // namespace ui
