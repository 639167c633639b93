// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/annotationchoices.h"

#include "core/console/annotationrepository.h"
#include "core/service/transactionservice.h"
#include "ui/text/filtertext.h"
#include "ui/text/text.h"
#include "ui/text/transactioncells.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QLineEdit>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kTillWidth = 188;

/// Delay after typing, since this filter reads all transactions.
constexpr auto kPause = std::chrono::milliseconds(300);

QString signedWord(const QString &word)
{
    return u"%1 %2"_s.arg(kDecidedHere, word);
}

} // namespace

/// Uses no labels, to save space in a small window.
AnnotationChoices::AnnotationChoices(core::AnnotationRepository &repository, QObject *parent)
    : QObject(parent)
    , m_repository(repository)
{
    m_tag = new ChoiceBox;
    m_tag->setObjectName(u"tagBox"_s);
    m_tag->setAccessibleName(tr("Tag, noted at this counter"));
    m_tag->addItem(signedWord(tr("Any tag")), QString());
    m_tag->setToolTip(tr(
        "Noted at this counter. The list has the most recent tags; the search finds the others."));
    m_mark = new ChoiceBox;
    m_mark->setObjectName(u"markBox"_s);
    m_mark->setAccessibleName(tr("Mark, noted at this counter"));
    m_mark->addItem(signedWord(tr("Marked or not")));
    for (const core::Mark mark : core::kAllMarks)
        m_mark->addItem(signedWord(TransactionCells::markWord(mark)), static_cast<int>(mark));
    m_mark->setToolTip(tr("Noted at this counter; the service does not have it."));
    m_reconciled = new ChoiceBox;
    m_reconciled->setObjectName(u"reconciledBox"_s);
    m_reconciled->setAccessibleName(tr("Reconciled with a bank statement"));
    m_reconciled->addItem(signedWord(tr("Reconciled or not")));
    m_reconciled->addItem(signedWord(tr("Reconciled", "transactions, with a bank statement")),
                          static_cast<int>(core::Reconciled::Yes));
    m_reconciled->addItem(signedWord(tr("Not reconciled", "transactions, with a bank statement")),
                          static_cast<int>(core::Reconciled::No));
    m_reconciled->setToolTip(tr("Compared with the bank statements of this counter."));
    if (!repository.hasStatementDays())
        m_reconciled->hide();
    m_operator = new ChoiceBox;
    m_operator->setObjectName(u"operatorBox"_s);
    m_operator->setAccessibleName(tr("Operator who created the charge"));
    m_operator->addItem(signedWord(tr("Any operator")), QString());
    m_operator->setToolTip(tr("Recorded at this counter; the service does not have it."));
    m_operator->hide();
    m_unusual = new ChoiceBox;
    m_unusual->setObjectName(u"unusualBox"_s);
    m_unusual->setAccessibleName(tr("Unusual transactions"));
    const QString unusualOrNot = signedWord(tr("Unusual or not"));
    m_unusual->addItem(unusualOrNot);
    for (const core::Unusual unusual : core::kAllUnusual) {
        if (unusual != core::Unusual::Unreconciled || repository.hasStatementDays())
            m_unusual->addItem(signedWord(tr("Unusual: %1").arg(unusualWord(unusual))),
                               static_cast<int>(unusual));
    }
    // The reasons are long. The list shows them completely, and so does the chip of the filter.
    m_unusual->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_unusual->setMinimumContentsLength(static_cast<int>(unusualOrNot.size()));
    m_unusual->view()->setMinimumWidth(m_unusual->view()->sizeHintForColumn(0));
    m_unusual->setToolTip(tr("What a person should look at: late payments, refunds, other amounts "
                             "and more. Everything that the other filters leave is read."));
    for (ChoiceBox *box : {m_tag, m_mark, m_reconciled, m_operator, m_unusual})
        connect(box, &QComboBox::activated, this, &AnnotationChoices::changed);
    m_tillEdit = new QLineEdit;
    m_tillEdit->setObjectName(u"tillEdit"_s);
    m_tillEdit->setAccessibleName(tr("Counter, from the reference"));
    m_tillEdit->setPlaceholderText(signedWord(tr("Any counter")));
    m_tillEdit->setToolTip(tr("The counter of the charge, if its reference has one. Everything "
                              "that the other filters leave is read."));
    m_tillEdit->setMaxLength(core::ReferencePattern::kMaxTill);
    m_tillEdit->setFixedWidth(kTillWidth);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(m_tillEdit, &QLineEdit::textEdited, this, [this] { m_pause.start(); });
    connect(&m_pause, &QTimer::timeout, this, &AnnotationChoices::readTill);
    for (QWidget *widget : widgets())
        widget->setProperty("density", u"compact"_s);
}

QList<QWidget *> AnnotationChoices::widgets() const
{
    return {m_unusual, m_tag, m_mark, m_reconciled, m_operator, m_tillEdit};
}

void AnnotationChoices::readTags()
{
    core::onAnswer(m_repository.lastTags(), this, [this](const core::Result<QStringList> &tags) {
        if (!tags) // the other choices still work
            return;
        const QString chosen = m_tag->currentData().toString();
        while (m_tag->count() > 1)
            m_tag->removeItem(1);
        for (const QString &tag : *tags)
            addTag(tag);
        showTag(chosen);
    });
}

void AnnotationChoices::addTag(const QString &tag)
{
    m_tag->addItem(signedWord(foreignText(tag)), tag);
}

/// Adds a selected tag that is not among the recently used ones.
void AnnotationChoices::showTag(const QString &tag)
{
    if (m_tag->findData(tag) < 0)
        addTag(tag);
    m_tag->setCurrentIndex(m_tag->findData(tag));
}

/// Lists the operators who created a transaction here. A counter without operators has no choice.
void AnnotationChoices::readOperators()
{
    core::onAnswer(m_repository.creators(), this, [this](const core::Result<QStringList> &names) {
        if (!names) // the other choices still work
            return;
        const QString chosen = m_operator->currentData().toString();
        while (m_operator->count() > 1)
            m_operator->removeItem(1);
        for (const QString &name : *names)
            m_operator->addItem(signedWord(foreignText(name)), name);
        showOperator(chosen);
    });
}

void AnnotationChoices::showOperator(const QString &name)
{
    if (m_operator->findData(name) < 0)
        m_operator->addItem(signedWord(foreignText(name)), name);
    m_operator->setCurrentIndex(m_operator->findData(name));
    m_operator->setVisible(m_operator->count() > 1);
}

void AnnotationChoices::show(const core::TransactionFilter &filter)
{
    showTag(filter.tag);
    showOperator(filter.operatorName);
    m_mark->setCurrentIndex(filter.mark ? m_mark->findData(static_cast<int>(*filter.mark)) : 0);
    m_reconciled->setCurrentIndex(
        filter.reconciled ? m_reconciled->findData(static_cast<int>(*filter.reconciled)) : 0);
    m_unusual->setCurrentIndex(
        filter.unusual ? m_unusual->findData(static_cast<int>(*filter.unusual)) : 0);
    if (filter.till == m_till) // Keep the input unchanged.
        return;
    m_till = filter.till;
    m_tillEdit->setText(m_till);
    m_pause.stop();
}

core::TransactionFilter AnnotationChoices::on(core::TransactionFilter filter) const
{
    filter.tag = m_tag->currentData().toString();
    filter.mark.reset();
    if (m_mark->currentIndex() > 0)
        filter.mark = static_cast<core::Mark>(m_mark->currentData().toInt());
    filter.reconciled.reset();
    if (m_reconciled->currentIndex() > 0)
        filter.reconciled = static_cast<core::Reconciled>(m_reconciled->currentData().toInt());
    filter.operatorName = m_operator->currentData().toString();
    filter.unusual.reset();
    if (m_unusual->currentIndex() > 0)
        filter.unusual = static_cast<core::Unusual>(m_unusual->currentData().toInt());
    filter.till = m_till;
    return filter;
}

void AnnotationChoices::setPattern(const core::ReferencePattern &pattern)
{
    m_tillEdit->setVisible(pattern.identifiesTill());
}

void AnnotationChoices::begin()
{
    readTags();
    readOperators();
}

/// Reads the counter name. An invalid name shows an error and does not restrict.
void AnnotationChoices::readTill()
{
    const QString typed = m_tillEdit->text().trimmed();
    const bool isName = core::ReferencePattern::isTill(typed);
    m_till = isName ? typed : QString();
    Q_EMIT problemChanged(
        isName || typed.isEmpty()
            ? QString()
            : tr("“%1” is not the name of a counter and is ignored.").arg(foreignText(typed)));
    Q_EMIT changed();
}

} // namespace ui
