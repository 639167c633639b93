// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/filterpanel.h"

#include "core/domain/businessday.h"
#include "core/domain/draftvalidation.h"
#include "core/domain/typedreais.h"
#include "core/till/listing.h"
#include "ui/text/daytext.h"
#include "ui/text/evidencetext.h"
#include "ui/text/filtertext.h"
#include "ui/text/text.h"
#include "ui/transactions/annotationchoices.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/dayedit.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QFontMetrics>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

// Vertical, of six rows in a small window that must leave space for the list.
constexpr int kGap = 6;

constexpr int kAmountWidth = 110;
constexpr int kTextWidth = 150;
constexpr int kEditMargins = 26; ///< of a compact field, with its border
constexpr auto kPause = std::chrono::milliseconds(150);

QString boundText(const std::optional<core::Money> &bound)
{
    return bound ? typedAmountText(*bound) : QString();
}

/// Shows the name of an edit in the empty edit, which is wide enough for the name.
void nameEdit(QLineEdit *edit, const QString &name, int minWidth)
{
    edit->setPlaceholderText(name);
    edit->setAccessibleName(name);
    const int width = QFontMetrics(textFont(TextSize::Body)).horizontalAdvance(name);
    edit->setFixedWidth(qMax(minWidth, width + kEditMargins));
}

/// Sets the accessible name also of the line edit, which is a widget of its own.
void nameDay(DayEdit *edit, const QString &name)
{
    edit->setAccessibleName(name);
    edit->findChild<QLineEdit *>()->setAccessibleName(name);
}

} // namespace

FilterPanel::FilterPanel(core::AnnotationRepository *repository, Evidence evidence, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"filterPanel"_s);
    auto *choices = new FlowLayout; // one for all, because a small window has space for five lines
    choices->setSpacing(kGap);
    createStates();
    for (QPushButton *button : std::as_const(m_states))
        choices->addWidget(button);
    m_operation = new ChoiceBox;
    m_operation->setObjectName(u"operationBox"_s);
    m_operation->setAccessibleName(tr("Operation"));
    m_operation->addItem(tr("In and out"));
    m_operation->addItem(operationWord(core::Operation::CashIn),
                         static_cast<int>(core::Operation::CashIn));
    m_operation->addItem(operationWord(core::Operation::CashOut),
                         static_cast<int>(core::Operation::CashOut));
    connect(m_operation, &QComboBox::activated, this, &FilterPanel::changed);
    choices->addWidget(m_operation);
    choices->addWidget(createPeriod());
    choices->addWidget(createPaid());
    if (evidence == Evidence::Offered)
        choices->addWidget(createEvidence());
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &FilterPanel::changed);
    m_description =
        createText(u"descriptionFilterEdit"_s, tr("Description contains"), core::kMaxDescription);
    choices->addWidget(m_description);
    m_email = createText(u"emailFilterEdit"_s, tr("E-mail contains"), core::kMaxEmail);
    choices->addWidget(m_email);
    choices->addWidget(createAmounts());
    if (repository) {
        m_annotations = new AnnotationChoices(*repository, this);
        connect(m_annotations, &AnnotationChoices::changed, this, &FilterPanel::changed);
        connect(m_annotations, &AnnotationChoices::problemChanged, this, &FilterPanel::showMessage);
        for (QWidget *widget : m_annotations->widgets())
            choices->addWidget(widget);
    }
    setCutoff(0);
    m_problem = Label::wrapping(u"filterProblem"_s, TextSize::Small, Label::Tone::Problem);
    m_problem->hide();
    m_picked = Label::wrapping(u"pickedLabel"_s, TextSize::Small, Label::Tone::Muted);
    m_picked->hide();
    for (QWidget *widget : {static_cast<QWidget *>(m_operation), static_cast<QWidget *>(m_period),
                            static_cast<QWidget *>(m_paid), static_cast<QWidget *>(m_min),
                            static_cast<QWidget *>(m_max), static_cast<QWidget *>(m_description),
                            static_cast<QWidget *>(m_email)})
        widget->setProperty("density", u"compact"_s); // small windows have little space
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGap);
    layout->addLayout(choices);
    layout->addWidget(m_picked);
    layout->addWidget(m_problem);
}

core::TransactionFilter FilterPanel::filterOfEachPart()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    return {.statuses = {core::Status::Code::Pending, core::Status::Code::Paid},
            .operation = core::Operation::CashIn,
            .minAmount = core::Money::fromCents(1),
            .paidFrom = now,
            .description = u"a"_s,
            .email = u"a"_s,
            .initialDate = core::businessDay(now, 0)};
}

void FilterPanel::createStates()
{
    for (const core::Status::Code code : core::Status::kKnown) {
        auto *button = new QPushButton(statusWord(code));
        button->setObjectName(core::Status(code).toText() + u"StateButton"_s);
        button->setAccessibleName(tr("State: %1").arg(statusWord(code)));
        button->setCheckable(true);
        button->setProperty("role", u"toggle"_s);
        makeCompact(button);
        connect(button, &QPushButton::clicked, this, &FilterPanel::changed);
        m_states.append(button);
    }
}

QWidget *FilterPanel::createPeriod()
{
    m_period = new ChoiceBox;
    m_period->setObjectName(u"periodBox"_s);
    m_period->setAccessibleName(tr("Period"));
    const std::pair<core::Period, QString> choices[] = {
        {core::Period::Any, tr("Any day")},          {core::Period::Today, tr("Today")},
        {core::Period::Yesterday, tr("Yesterday")},  {core::Period::ThisWeek, tr("This week")},
        {core::Period::LastWeek, tr("Last week")},   {core::Period::ThisMonth, tr("This month")},
        {core::Period::LastMonth, tr("Last month")}, {core::Period::Chosen, tr("From … to …")},
    };
    for (const auto &[period, word] : choices)
        m_period->addItem(word, static_cast<int>(period));
    connect(m_period, &QComboBox::activated, this, &FilterPanel::choosePeriod);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_period);
    for (DayEdit **edit : {&m_from, &m_until}) {
        *edit = new DayEdit(core::businessToday(0));
        (*edit)->addCalendar();
        (*edit)->setMinimumHeight(32);
        (*edit)->hide();
        connect(*edit, &QDateEdit::dateChanged, this, [this] {
            showMessage({});
            Q_EMIT changed();
        });
        connect(*edit, &DayEdit::refused, this, [this](const QString &typed) {
            showMessage(tr("“%1” is not a day and is ignored.").arg(foreignText(typed)));
        });
        layout->addWidget(*edit);
    }
    m_from->setObjectName(u"fromDayEdit"_s);
    nameDay(m_from, tr("First day"));
    m_until->setObjectName(u"untilDayEdit"_s);
    nameDay(m_until, tr("Last day"));
    return row;
}

QWidget *FilterPanel::createPaid()
{
    m_paid = new ChoiceBox;
    m_paid->setObjectName(u"paidBox"_s);
    m_paid->setAccessibleName(tr("When it was paid"));
    const std::pair<core::Period, QString> choices[] = {
        {core::Period::Any, tr("Paid or not")},
        {core::Period::Today, tr("Paid today")},
        {core::Period::Yesterday, tr("Paid yesterday")},
        {core::Period::ThisWeek, tr("Paid this week")},
        {core::Period::LastWeek, tr("Paid last week")},
        {core::Period::ThisMonth, tr("Paid this month")},
        {core::Period::LastMonth, tr("Paid last month")},
    };
    for (const auto &[period, word] : choices)
        m_paid->addItem(word, static_cast<int>(period));
    connect(m_paid, &QComboBox::activated, this, &FilterPanel::changed);
    return m_paid;
}

QWidget *FilterPanel::createEvidence()
{
    m_evidence = new ChoiceBox;
    m_evidence->setObjectName(u"evidenceBox"_s);
    m_evidence->setAccessibleName(tr("Confirmed by"));
    m_evidence->setProperty("density", u"compact"_s);
    m_evidence->addItem(tr("Any confirmation"));
    for (const core::EvidenceKind kind : core::kEvidenceKinds)
        m_evidence->addItem(
            tr("Confirmed by: %1", "counter, statement or bank").arg(evidenceWord(kind)),
            static_cast<int>(kind));
    connect(m_evidence, &QComboBox::activated, this, &FilterPanel::changed);
    return m_evidence;
}

QWidget *FilterPanel::createAmounts()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    for (QLineEdit **edit : {&m_min, &m_max}) {
        *edit = new QLineEdit;
        connect(*edit, &QLineEdit::textEdited, this, &FilterPanel::readAmounts);
    }
    m_min->setObjectName(u"minAmountEdit"_s);
    m_max->setObjectName(u"maxAmountEdit"_s);
    nameEdit(m_min, tr("From R$", "the smallest amount of a filter"), kAmountWidth);
    nameEdit(m_max, tr("Up to R$", "the largest amount of a filter"), kAmountWidth);
    m_min->setAccessibleName(tr("Amount from"));
    m_max->setAccessibleName(tr("Amount up to"));
    layout->addWidget(m_min);
    layout->addWidget(m_max);
    return row;
}

/// Returns an edit for a part of a text. Its name is the placeholder.
QLineEdit *FilterPanel::createText(const QString &objectName, const QString &name, int maxLength)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setMaxLength(maxLength);
    connect(edit, &QLineEdit::textEdited, this, [this] { m_pause.start(); });
    nameEdit(edit, name, kTextWidth);
    return edit;
}

void FilterPanel::show(const core::TransactionFilter &filter)
{
    for (qsizetype i = 0; i < m_states.size(); ++i)
        m_states[i]->setChecked(filter.statuses.contains(core::Status::kKnown.at(i)));
    const int operation =
        filter.operation ? m_operation->findData(static_cast<int>(*filter.operation)) : 0;
    m_operation->setCurrentIndex(operation);

    const std::pair days = core::filteredDays(filter, m_cutoff);
    const auto chosen = static_cast<core::Period>(m_period->currentData().toInt());
    // Several periods can have the same days, such as today and this week on a Sunday.
    const bool isAsChosen = chosen == core::Period::Chosen ? days != std::pair<QDate, QDate>()
                                                           : daysOf(chosen, today()) == days;
    for (int i = 0; i < m_period->count() && !isAsChosen; ++i) {
        const auto period = static_cast<core::Period>(m_period->itemData(i).toInt());
        m_period->setCurrentIndex(i);
        if (daysOf(period, today()) == days)
            break; // otherwise the last entry applies: Chosen
    }
    const bool isChosen =
        static_cast<core::Period>(m_period->currentData().toInt()) == core::Period::Chosen;
    for (DayEdit *edit : {m_from, m_until}) {
        const QSignalBlocker blocker(edit);
        const QDate day = edit == m_from ? days.first : days.second;
        if (day.isValid())
            edit->setDate(day);
        edit->setVisible(isChosen);
    }
    const core::Period paid = core::paidPeriodOf(filter, today(), m_cutoff);
    const auto shownPaid = static_cast<core::Period>(m_paid->currentData().toInt());
    if (m_paid->currentIndex() < 0 || paid == core::Period::Chosen ||
        daysOf(shownPaid, today()) != daysOf(paid, today()))
        m_paid->setCurrentIndex(m_paid->findData(static_cast<int>(paid)));
    if (m_evidence)
        m_evidence->setCurrentIndex(
            filter.evidence ? m_evidence->findData(static_cast<int>(*filter.evidence)) : 0);
    for (const auto &[edit, text] :
         {std::pair(m_description, filter.description), std::pair(m_email, filter.email)}) {
        if (!m_pause.isActive() && edit->text().trimmed() != text)
            edit->setText(text);
    }
    if (m_annotations)
        m_annotations->show(filter);
    const bool isSame =
        m_amounts.minAmount == filter.minAmount && m_amounts.maxAmount == filter.maxAmount;
    if (!isSame) { // Otherwise keep the input unchanged.
        m_amounts.minAmount = filter.minAmount;
        m_amounts.maxAmount = filter.maxAmount;
        m_min->setText(boundText(filter.minAmount));
        m_max->setText(boundText(filter.maxAmount));
        m_problem->hide();
    }
}

core::TransactionFilter FilterPanel::on(core::TransactionFilter filter) const
{
    filter.statuses.clear();
    for (qsizetype i = 0; i < m_states.size(); ++i) {
        if (m_states[i]->isChecked())
            filter.statuses.append(core::Status::kKnown.at(i));
    }
    filter.operation.reset();
    if (m_operation->currentIndex() > 0)
        filter.operation = static_cast<core::Operation>(m_operation->currentData().toInt());
    const auto period = static_cast<core::Period>(m_period->currentData().toInt());
    const auto [first, last] = period == core::Period::Chosen
                                   ? std::pair(m_from->date(), m_until->date())
                                   : daysOf(period, today());
    // Other times, as of one hour in a report, stay until a period is chosen.
    if (m_cutoff == 0 || first.isValid() || last.isValid() ||
        core::filteredDays(filter, m_cutoff) != std::pair<QDate, QDate>())
        filter = core::withDays(filter, first, last, m_cutoff);
    if (m_evidence) {
        filter.evidence.reset();
        if (m_evidence->currentIndex() > 0)
            filter.evidence = static_cast<core::EvidenceKind>(m_evidence->currentData().toInt());
    }
    filter.description = m_description->text().trimmed();
    filter.email = m_email->text().trimmed();
    if (m_annotations)
        filter = m_annotations->on(filter);
    filter.minAmount = m_amounts.minAmount;
    filter.maxAmount = m_amounts.maxAmount;
    if (m_paid->currentIndex() >= 0)
        core::setPaidPeriod(filter, static_cast<core::Period>(m_paid->currentData().toInt()),
                            today(), m_cutoff);
    return filter;
}

void FilterPanel::begin()
{
    if (m_annotations)
        m_annotations->begin();
    m_states.first()->setFocus(Qt::TabFocusReason);
}

void FilterPanel::choosePeriod()
{
    const bool isChosen =
        static_cast<core::Period>(m_period->currentData().toInt()) == core::Period::Chosen;
    for (DayEdit *edit : {m_from, m_until})
        edit->setVisible(isChosen);
    Q_EMIT changed();
}

/// Reads the bounds. An invalid bound shows an error and does not restrict.
void FilterPanel::readAmounts()
{
    core::TransactionFilter read;
    QString problem;
    for (const QLineEdit *edit : {m_min, m_max}) {
        const QString text = edit->text().trimmed();
        const auto bound = core::parseTypedReais(text);
        if (!text.isEmpty() && !bound)
            problem = tr("“%1” is not an amount and is ignored.").arg(foreignText(text));
        (edit == m_min ? read.minAmount : read.maxAmount) = bound;
    }
    if (read.minAmount && read.maxAmount && *read.minAmount > *read.maxAmount)
        problem = tr("The first amount is larger than the second: nothing can match.");
    showMessage(problem);
    m_amounts = read;
    Q_EMIT changed();
}

/// Shows the error of the last input; empty: valid.
void FilterPanel::showMessage(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void FilterPanel::emitPicked(const QList<core::FilterPart> &parts)
{
    QStringList names;
    for (const core::FilterPart part : parts)
        names.append(part == core::FilterPart::Statuses ? tr("several states at once")
                                                        : filterPartName(part));
    m_picked->setVisible(!names.isEmpty());
    m_picked->setText(u"%1 %2"_s.arg(
        kDecidedHere, tr("Filtered on this computer, because the service cannot do it: %1.")
                          .arg(names.join(u", "_s))));
}

QDate FilterPanel::today() const
{
    return core::businessToday(m_cutoff);
}

void FilterPanel::setCutoff(int minutes)
{
    m_cutoff = minutes;
    for (DayEdit *edit : {m_from, m_until})
        edit->setCutoff(minutes);
    const QString rule =
        minutes == 0
            ? tr("Days from midnight to midnight in Brasília.")
            : tr("Days from %1 to %1 in Brasília.", "a time of day").arg(cutoffText(minutes));
    for (ChoiceBox *box : {m_period, m_paid})
        box->setToolTip(rule);
}

void FilterPanel::setPattern(const core::ReferencePattern &pattern)
{
    if (m_annotations)
        m_annotations->setPattern(pattern);
}

} // namespace ui
