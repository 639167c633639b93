// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/operatorspage.h"

#include "core/console/pin.h"
#include "core/domain/typedreais.h"
#include "core/service/transactionservice.h"
#include "ui/text/operatortext.h"
#include "ui/text/text.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keymap.h"
#include "ui/widgets/label.h"
#include "ui/widgets/rowmenu.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QLineEdit *createEdit(const QString &word, const QString &objectName)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setAccessibleName(word);
    setHint(*edit, word);
    return edit;
}

QHBoxLayout *rowOf(const QList<QWidget *> &widgets)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpaceSmall);
    for (QWidget *widget : widgets)
        row->addWidget(widget, 1);
    return row;
}

} // namespace

OperatorsPage::OperatorsPage(core::Authorization &authorization, const core::PinService &lock,
                             const core::PinService *approver, QWidget *parent)
    : QWidget(parent)
    , m_authorization(authorization)
    , m_lock(lock)
    , m_approver(approver)
{
    setObjectName(u"operatorsPage"_s);
    auto *back =
        keyButton(tr("Back"), Qt::Key_Escape, u"leaveOperatorsButton"_s, KeyScope::Borrowed);
    makeCompact(back);
    connect(back, &QPushButton::clicked, this, &OperatorsPage::left);
    auto *head = new QHBoxLayout;
    head->addWidget(new Label(tr("Operators"), TextSize::Title), 1);
    head->addWidget(back);
    m_intro = Label::wrapping(u"operatorsIntro"_s, TextSize::Body, Label::Tone::Muted);
    m_list = new QListWidget;
    m_list->setObjectName(u"operatorList"_s);
    m_list->setAccessibleName(tr("Operators"));
    m_list->setMaximumHeight(200);
    connect(m_list, &QListWidget::currentRowChanged, this, &OperatorsPage::showSelected);
    m_add = new QPushButton(tr("New operator"));
    m_add->setObjectName(u"newOperatorButton"_s);
    makeCompact(m_add);
    connect(m_add, &QPushButton::clicked, this, &OperatorsPage::beginNew);

    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    column->setSpacing(kSpaceSmall);
    column->addLayout(head);
    column->addWidget(m_intro);
    column->addWidget(m_list);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    column->addWidget(createForm());
    addRowMenu(*m_list, {m_add, m_save});
    column->addStretch();
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(body);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
    connect(&m_authorization, &core::Authorization::changed, this, &OperatorsPage::refresh);
    refresh();
    beginNew();
}

QWidget *OperatorsPage::createForm()
{
    m_name = createEdit(tr("Name"), u"operatorNameEdit"_s);
    m_shortName = createEdit(tr("Short name, for receipts"), u"operatorShortNameEdit"_s);
    m_role = new ChoiceBox;
    m_role->setObjectName(u"operatorRoleBox"_s);
    m_role->setAccessibleName(tr("Role"));
    for (const core::Role role : core::kAllRoles)
        m_role->addItem(roleText(role), static_cast<int>(role));
    connect(m_role, &QComboBox::currentIndexChanged, this, &OperatorsPage::showFields);
    m_pin = createEdit(tr("PIN, 4 digits or more"), u"operatorPinEdit"_s);
    makeSecret(*m_pin);
    m_pin->setMaxLength(core::kMaxPinLength);
    m_limit = createEdit(tr("Refunds up to; empty: any amount"), u"operatorLimitEdit"_s);
    m_secondPerson = createEdit(tr("Name of the second person"), u"secondPersonEdit"_s);
    m_active = new QCheckBox(tr("Works here"));
    m_active->setObjectName(u"operatorActiveBox"_s);
    m_permissions = createPermissions();
    m_save = new QPushButton;
    m_save->setObjectName(u"saveOperatorButton"_s);
    makePrimary(m_save);
    connect(m_save, &QPushButton::clicked, this, &OperatorsPage::save);
    m_news = Label::wrapping(u"operatorsNews"_s);

    auto *form = new QWidget;
    auto *layout = new QVBoxLayout(form);
    layout->setContentsMargins(0, kSpace, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(rowOf({m_name, m_shortName}));
    layout->addLayout(rowOf({m_role, m_pin, m_limit}));
    layout->addWidget(m_secondPerson);
    layout->addWidget(m_permissions);
    layout->addWidget(m_active);
    layout->addWidget(m_save, 0, Qt::AlignLeft);
    layout->addWidget(m_news);
    return form;
}

QWidget *OperatorsPage::createPermissions()
{
    auto *group = new QWidget;
    group->setObjectName(u"operatorPermissions"_s);
    auto *grid = new QGridLayout(group);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(kSpaceSmall);
    constexpr int kColumns = 3;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        m_boxes[i] = new QCheckBox(permissionText(core::kAllPermissions[i]));
        m_boxes[i]->setObjectName(toText(core::kAllPermissions[i]) + u"PermissionBox"_s);
        connect(m_boxes[i], &QCheckBox::toggled, this, &OperatorsPage::showFields);
        grid->addWidget(m_boxes[i], static_cast<int>(i) / kColumns, static_cast<int>(i) % kColumns);
    }
    return group;
}

void OperatorsPage::refresh()
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    const QList<core::Operator> &people = m_authorization.operators();
    for (const core::Operator &person : people) {
        QString text = u"%1  ·  %2"_s.arg(person.name, roleText(person.role));
        if (!person.isActive)
            text += u"  ·  "_s + tr("no longer works here");
        m_list->addItem(text);
        if (person.id == m_id)
            m_list->setCurrentRow(m_list->count() - 1);
    }
    const bool isUsed = !people.isEmpty();
    m_list->setVisible(isUsed);
    m_add->setVisible(isUsed);
    m_intro->setText(
        isUsed
            ? withOwnKeys(
                  tr("Each operator signs in with their PIN. Ctrl+L switches the operator."))
            : tr("Nobody needs to sign in now. With operators, everybody signs in with their own "
                 "PIN, and charges, refunds and exports name the person. Add yourself first, as "
                 "the owner."));
    showFields();
}

void OperatorsPage::beginNew()
{
    m_list->setCurrentRow(-1);
    const bool isFirst = m_authorization.operators().isEmpty();
    showPerson({.role = isFirst ? core::Role::Owner : core::Role::Cashier});
    m_name->setFocus();
}

std::optional<core::Operator> OperatorsPage::selected() const
{
    const QList<core::Operator> &people = m_authorization.operators();
    const int row = m_list->currentRow();
    return row >= 0 && row < people.size() ? std::optional(people[row]) : std::nullopt;
}

void OperatorsPage::showSelected()
{
    if (const auto person = selected())
        showPerson(*person);
}

void OperatorsPage::showPerson(const core::Operator &person)
{
    m_id = person.id;
    m_name->setText(person.name);
    m_shortName->setText(person.shortName);
    m_role->setCurrentIndex(m_role->findData(static_cast<int>(person.role)));
    m_limit->setText(person.refundLimit ? typedAmountText(*person.refundLimit) : QString());
    m_active->setChecked(person.isActive);
    const core::Permissions permissions =
        person.role == core::Role::Custom ? person.permissions : core::permissionsOf(person.role);
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        m_boxes[i]->setChecked(permissions.contains(core::kAllPermissions[i]));
    m_pin->clear();
    showMessage({});
    showFields();
}

/// Shows the fields that apply to the role.
void OperatorsPage::showFields()
{
    const auto role = static_cast<core::Role>(m_role->currentData().toInt());
    const bool isFirst = m_authorization.operators().isEmpty();
    const bool isCustom = role == core::Role::Custom;
    const auto refund = std::find(core::kAllPermissions.begin(), core::kAllPermissions.end(),
                                  core::Permission::Refund);
    const auto refundPlace = static_cast<std::size_t>(refund - core::kAllPermissions.begin());
    const bool mayRefund = isCustom ? m_boxes[refundPlace]->isChecked()
                                    : core::permissionsOf(role).contains(core::Permission::Refund);
    m_permissions->setVisible(isCustom);
    m_limit->setVisible(mayRefund && !isFirst);
    m_role->setEnabled(!isFirst);
    m_active->setVisible(m_id != 0);
    m_secondPerson->setVisible(isFirst && m_approver && m_approver->hasPin());
    setHint(*m_pin, m_id != 0                    ? tr("New PIN; empty: as before")
                    : isFirst && m_lock.hasPin() ? tr("PIN of the counter")
                                                 : tr("PIN, 4 digits or more"));
    m_save->setText(m_id != 0 ? tr("Save the changes") : tr("Add the operator"));
    m_save->setAccessibleName(m_save->text());
}

/// Returns the operator in the form; nullopt after a message if the limit is no amount.
std::optional<core::Operator> OperatorsPage::typed()
{
    core::Operator person = selected().value_or(core::Operator{});
    if (person.id != m_id)
        person = {.id = m_id};
    person.name = m_name->text();
    person.shortName = m_shortName->text();
    person.role = static_cast<core::Role>(m_role->currentData().toInt());
    person.isActive = m_id == 0 || m_active->isChecked();
    person.permissions = {};
    for (std::size_t i = 0; i < m_boxes.size() && person.role == core::Role::Custom; ++i) {
        if (m_boxes[i]->isChecked())
            person.permissions.add(core::kAllPermissions[i]);
    }
    person.refundLimit = {};
    if (!m_limit->isHidden() && !m_limit->text().isEmpty()) {
        person.refundLimit = core::parseTypedReais(m_limit->text());
        if (!person.refundLimit) {
            showMessage(tr("Write the limit as 50,00."), true);
            m_limit->setFocus();
            return std::nullopt;
        }
    }
    return person;
}

void OperatorsPage::save()
{
    if (m_isBusy) // by a double click
        return;
    showMessage({});
    const auto person = typed();
    if (!person)
        return;
    m_isBusy = true;
    if (m_id != 0) {
        core::onAnswer(m_authorization.change(*person), this,
                       [this, person = *person](const core::Result<void> &done) {
                           if (done && !m_pin->text().isEmpty())
                               savePin(person);
                           else
                               handleSaved(done, tr("Saved."));
                       });
        return;
    }
    core::onAnswer(m_authorization.add(*person, m_pin->text(), m_secondPerson->text()), this,
                   [this](const core::Result<core::Operator> &added) {
                       handleSaved(added.map([](const core::Operator &) {}),
                                   added ? tr("%1 can sign in now.").arg(added->name) : QString());
                   });
}

void OperatorsPage::savePin(const core::Operator &person)
{
    core::onAnswer(m_authorization.setPin(person.id, m_pin->text()), this,
                   [this](const core::Result<void> &done) {
                       handleSaved(done, tr("Saved, with the new PIN."));
                   });
}

void OperatorsPage::handleSaved(const core::Result<void> &result, const QString &done)
{
    m_isBusy = false;
    if (!result) {
        showMessage(operatorProblem(result.error()), true);
        return;
    }
    beginNew();
    showMessage(done);
}

void OperatorsPage::showMessage(const QString &news, bool isProblem)
{
    m_news->setTone(isProblem ? Label::Tone::Problem : Label::Tone::Normal);
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void OperatorsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    m_name->setFocus();
}

void OperatorsPage::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else if (enter && !event->isAutoRepeat())
        save();
    else
        event->ignore();
}

} // namespace ui
