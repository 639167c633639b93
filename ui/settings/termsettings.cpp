// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/termsettings.h"

#include "core/domain/typedreais.h"
#include "ui/settings/settingrows.h"
#include "ui/text/fieldtext.h"
#include "ui/text/text.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <array>

namespace ui
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::Field;
using core::Money;
using When = SettingRows::When;
using std::chrono::milliseconds;

namespace
{

constexpr std::array<milliseconds, 9> kLifetimes{1min, 5min, 15min, 30min, 1h,
                                                 24h,  48h,  168h,  720h};
constexpr std::array<milliseconds, 5> kDelays{0s, 2s, 10s, 1min, 1h};

/// Returns "30 seconds", "15 minutes", "1 hour" or "7 days".
QString durationText(milliseconds duration)
{
    const qint64 count = duration.count();
    const auto in = [count](milliseconds unit) { return static_cast<int>(count / unit.count()); };
    const auto isWhole = [count](milliseconds unit) { return count % unit.count() == 0; };
    if (count == 0)
        return TermSettings::tr("None", "time between the steps of a payout");
    if (isWhole(24h) && count > milliseconds(24h).count())
        return TermSettings::tr("%n day(s)", nullptr, in(24h));
    if (isWhole(1h))
        return TermSettings::tr("%n hour(s)", nullptr, in(1h));
    if (isWhole(1min))
        return TermSettings::tr("%n minute(s)", nullptr, in(1min));
    if (isWhole(1s))
        return TermSettings::tr("%n second(s)", nullptr, in(1s));
    return TermSettings::tr("%1 ms", "milliseconds").arg(count);
}

/// Returns a box with the durations, and with `chosen` if it is another one.
template<std::size_t Size>
ChoiceBox *newBox(const QString &objectName, const std::array<milliseconds, Size> &durations,
                  milliseconds chosen)
{
    auto *box = new ChoiceBox;
    box->setObjectName(objectName);
    const auto add = [box](milliseconds duration) {
        box->addItem(durationText(duration), QVariant::fromValue<qint64>(duration.count()));
    };
    for (const milliseconds each : durations)
        add(each);
    if (box->findData(QVariant::fromValue<qint64>(chosen.count())) < 0)
        add(chosen);
    box->setCurrentIndex(box->findData(QVariant::fromValue<qint64>(chosen.count())));
    return box;
}

milliseconds durationOf(const QComboBox &box)
{
    return milliseconds(box.currentData().toLongLong());
}

/// Returns a percentage of at most 100 % in basis points: 99 for "0,99" and for "0,99 %".
std::optional<qint64> rateFrom(QString text)
{
    text = text.trimmed();
    if (text.endsWith(u'%'))
        text.chop(1);
    const auto percent = Money::parseDecimal(text.trimmed().replace(u',', u'.'));
    if (!percent || percent->cents() > core::CommissionRule::kWhole)
        return std::nullopt;
    return percent->cents();
}

} // namespace

TermSettings::TermSettings(SettingRows &rows, const core::ServiceTerms &terms, Orders orders)
    : QObject(&rows)
    , m_terms(terms)
{
    rows.beginSection(tr("Charges and commissions"), u"termsSection"_s);
    addCharges(rows);
    addCommission(rows, Field::CashInCommission, tr("Commission on a charge"),
                  tr("What the bank or provider keeps: a share of the amount plus a fixed part. "
                     "Net amounts in lists and reports are without it."),
                  m_terms.cashInCommission);
    if (orders == Orders::SimulatedPayouts) {
        addCommission(rows, Field::CashOutCommission, tr("Commission on a payout"),
                      tr("Charged in addition to the amount."), m_terms.cashOutCommission);
        addSimulation(rows);
    }
    addConfirmation(rows);
}

/// Creates the editor of a row: a line for inputs, and the problem of the field below.
TermSettings::Row TermSettings::newRow(Field field, const QString &objectName)
{
    auto *problem =
        Label::wrapping(objectName + u"Problem"_s, TextSize::Small, Label::Tone::Problem);
    problem->hide();
    m_problems.insert(field, problem);
    auto *editor = new QWidget;
    auto *line = new QHBoxLayout;
    line->setSpacing(kSpaceSmall);
    auto *layout = new QVBoxLayout(editor);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(line);
    layout->addWidget(problem);
    return {field, editor, line};
}

/// Appends an input and its unit to the line.
QLineEdit *TermSettings::addEdit(const Row &row, const QString &name, const QString &objectName,
                                 const QString &text, const QString &unit)
{
    auto *edit = new QLineEdit(text);
    edit->setObjectName(objectName);
    edit->setAccessibleName(name);
    connect(edit, &QLineEdit::textEdited, this, [this, field = row.field] { edited(field); });
    connect(edit, &QLineEdit::returnPressed, this, &TermSettings::apply);
    row.line->addWidget(edit, 1);
    if (!unit.isEmpty())
        row.line->addWidget(new Label(unit, TextSize::Body, Label::Tone::Muted));
    return edit;
}

void TermSettings::addCharges(SettingRows &rows)
{
    m_lifetime = newBox(u"lifetimeBox"_s, kLifetimes, m_terms.cashInLifetime);
    connect(m_lifetime, &QComboBox::activated, this, [this] { edited(Field::CashInLifetime); });
    rows.addRow({tr("Time to pay a charge"), tr("A charge that nobody has paid by then expires."),
                 When::Never},
                m_lifetime);

    const auto addAmount = [&](Field field, const QString &name, const QString &explanation,
                               const QString &objectName, Money amount) {
        const Row row = newRow(field, objectName);
        QLineEdit *edit = addEdit(row, name, objectName, typedAmountText(amount));
        rows.addRow({name, explanation, When::Never}, row.editor);
        edit->setAccessibleDescription(row.editor->accessibleDescription());
        return edit;
    };
    m_min = addAmount(Field::MinAmount, tr("Minimum amount"),
                      tr("In reais. Smaller charges and payouts are refused."), u"minAmountEdit"_s,
                      m_terms.limits.min);
    m_max = addAmount(Field::MaxAmount, tr("Maximum amount"),
                      tr("In reais. Larger charges and payouts are refused."), u"maxAmountEdit"_s,
                      m_terms.limits.max);
}

void TermSettings::addCommission(SettingRows &rows, Field field, const QString &name,
                                 const QString &explanation, const core::CommissionRule &rule)
{
    const QString prefix =
        field == Field::CashInCommission ? u"cashInCommission"_s : u"cashOutCommission"_s;
    const Row row = newRow(field, prefix);
    m_rates[field] = addEdit(row, tr("%1: share of the amount", "a commission").arg(name),
                             prefix + u"RateEdit"_s,
                             typedAmountText(Money::fromCents(rule.basisPoints)), u"%"_s);
    m_fixed[field] = addEdit(row, tr("%1: fixed part", "a commission").arg(name),
                             prefix + u"FixedEdit"_s, typedAmountText(rule.fixed), tr("reais"));
    rows.addRow({name, explanation, When::Never}, row.editor);
    for (QLineEdit *edit : {m_rates[field], m_fixed[field]})
        edit->setAccessibleDescription(row.editor->accessibleDescription());
}

void TermSettings::addSimulation(SettingRows &rows)
{
    m_delay = newBox(u"payoutDelayBox"_s, kDelays, m_terms.processingDelay);
    connect(m_delay, &QComboBox::activated, this, [this] { edited(Field::ProcessingDelay); });
    rows.addRow({tr("Time between the steps of a payout"),
                 tr("The demo plays the banks: a payout waits for this time before each step."),
                 When::Never},
                m_delay);
    const Row row = newRow(Field::Ispb, u"ispbEdit"_s);
    m_ispb = addEdit(row, tr("ISPB"), u"ispbEdit"_s, m_terms.ispb);
    rows.addRow({tr("ISPB"),
                 tr("The number of the institution in the ids of simulated payments: eight digits "
                    "or capital letters."),
                 When::Never},
                row.editor);
    m_ispb->setAccessibleDescription(row.editor->accessibleDescription());
}

void TermSettings::addConfirmation(SettingRows &rows)
{
    m_apply = new QPushButton(tr("Use from now on"));
    m_apply->setAccessibleName(tr("Use from now on"));
    m_apply->setObjectName(u"applyTermsButton"_s);
    m_apply->setAutoDefault(true);
    m_apply->setEnabled(false);
    makeCompact(m_apply);
    connect(m_apply, &QPushButton::clicked, this, &TermSettings::apply);
    auto *line = new QWidget;
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_apply);
    layout->addStretch();
    rows.addConfirmation({tr("Use these values"),
                          tr("New charges and payouts use these values. Existing ones keep "
                             "theirs. A change restarts the counter."),
                          When::Never},
                         line);
}

void TermSettings::edited(Field field)
{
    showProblem(field, {});
    m_apply->setEnabled(isChanged());
}

void TermSettings::showProblem(Field field, const QString &sentence)
{
    if (Label *label = m_problems.value(field)) {
        label->setText(sentence);
        label->setVisible(!sentence.isEmpty());
    }
}

/// Returns true if the input is invalid or differs from the terms of the service.
bool TermSettings::isChanged() const
{
    QMap<Field, QString> problems;
    return read(problems) != m_terms || !problems.isEmpty();
}

/// Returns the terms of all rows, and adds a sentence for each invalid field.
core::ServiceTerms TermSettings::read(QMap<Field, QString> &problems) const
{
    core::ServiceTerms terms = m_terms;
    terms.cashInLifetime =
        std::chrono::duration_cast<std::chrono::seconds>(durationOf(*m_lifetime));
    const auto readAmount = [&problems](Field field, const QLineEdit &edit, Money &amount) {
        if (const auto typed = core::parseTypedReais(edit.text()))
            amount = *typed;
        else
            problems.insert(field, problemSentence({Field::Amount, core::Problem::Malformed}));
    };
    readAmount(Field::MinAmount, *m_min, terms.limits.min);
    readAmount(Field::MaxAmount, *m_max, terms.limits.max);
    readCommission(Field::CashInCommission, terms.cashInCommission, problems);
    if (m_ispb) {
        readCommission(Field::CashOutCommission, terms.cashOutCommission, problems);
        terms.processingDelay = durationOf(*m_delay);
        terms.ispb = m_ispb->text().trimmed();
    }
    if (!problems.isEmpty())
        return terms;
    for (const core::FieldError &problem : core::problemsIn(terms))
        problems.insert(problem.field, problemSentence(problem));
    return terms;
}

void TermSettings::readCommission(Field field, core::CommissionRule &rule,
                                  QMap<Field, QString> &problems) const
{
    const auto rate = rateFrom(m_rates[field]->text());
    const auto fixed = core::parseTypedReais(m_fixed[field]->text());
    if (!rate)
        problems.insert(field, tr("Write the share as 0,99 or 1,5, at most 100."));
    else if (!fixed)
        problems.insert(field, problemSentence({Field::Amount, core::Problem::Malformed}));
    else
        rule = {*rate, *fixed, rule.min, rule.max};
}

void TermSettings::apply()
{
    QMap<Field, QString> problems;
    const core::ServiceTerms terms = read(problems);
    for (auto label = m_problems.cbegin(); label != m_problems.cend(); ++label)
        showProblem(label.key(), problems.value(label.key()));
    if (problems.isEmpty() && terms != m_terms)
        Q_EMIT changed(terms);
}

} // namespace ui
