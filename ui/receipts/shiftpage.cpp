// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receipts/shiftpage.h"

#include "core/domain/typedreais.h"
#include "core/till/preferences.h"
#include "ui/receipts/receiptcontroller.h"
#include "ui/receipts/shiftslip.h"
#include "ui/session/completenesslabel.h"
#include "ui/text/text.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/questionbox.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QTreeWidget>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kShiftListWidth = 280;
constexpr int kCashWidth = 360;
constexpr int kMinColumnWidth = 112; // of "Quantidade" in the header
constexpr int kNumberRole = Qt::UserRole;

QString shiftItemText(const core::Shift &shift)
{
    const QString closed = ShiftPage::tr("Z %1 · %2", "number of a shift, a time")
                               .arg(QString::number(shift.number), minuteText(shift.closed));
    return shift.closer.name.isEmpty() ? closed
                                       : u"%1 · %2"_s.arg(closed, foreignText(shift.closer.name));
}

/// Returns the digits in four parts that may be on different lines.
QString breakableDigest(const QByteArray &digest)
{
    constexpr qsizetype kPart = 8; // bytes
    constexpr QChar kZeroWidthSpace(0x200B);
    QStringList parts;
    for (qsizetype at = 0; at < digest.size(); at += kPart)
        parts += QString::fromLatin1(digest.mid(at, kPart).toHex());
    return parts.join(kZeroWidthSpace);
}

} // namespace

ShiftPage::ShiftPage(const ShopContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_shifts(
          {.service = context.service,
           .console = context.console,
           .authorization = context.authorization,
           .till = [this] { return m_context.preferences.value().charging.till; },
           .pattern = [this] { return m_context.preferences.value().charging.reference; },
           .cutoffMinutes = [this] { return m_context.preferences.value().shifts.cutoffMinutes; }})
{
    setObjectName(u"shiftPage"_s);
    m_news = Label::wrapping(u"shiftNews"_s);
    m_news->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(createHead());
    layout->addWidget(m_state);
    auto *completeness = new CompletenessLabel;
    layout->addWidget(completeness);
    completeness->follow(context.service);
    layout->addWidget(createActions());
    layout->addWidget(m_question);
    layout->addWidget(createReport(), 1);
    layout->addWidget(m_news);
    connect(&m_shifts, &core::ShiftController::changed, this, [this] {
        const QSignalBlocker blocker(m_list);
        m_list->setCurrentRow(-1); // shows the shift that was opened or closed
        read();
    });
}

QWidget *ShiftPage::createHead()
{
    auto *refresh = keyButton(tr("Refresh"), QKeySequence::Refresh, u"refreshShiftButton"_s);
    auto *print = keyButton(tr("Print"), QKeySequence::Print, u"printShiftButton"_s);
    auto *save = keyButton(tr("Save PDF…"), QKeySequence::Save, u"saveShiftButton"_s);
    connect(refresh, &QPushButton::clicked, this, &ShiftPage::read);
    connect(print, &QPushButton::clicked, this, &ShiftPage::print);
    connect(save, &QPushButton::clicked, this, &ShiftPage::save);
    m_outputs = {print, save};
    auto *head = new QWidget;
    auto *layout = new FlowLayout(head);
    layout->addWidget(new Label(tr("Shifts"), TextSize::Title));
    for (QPushButton *button : {refresh, print, save}) {
        makeCompact(button);
        layout->addWidget(button);
    }
    m_state = Label::wrapping(u"shiftStateLabel"_s, TextSize::Strong);
    return head;
}

QWidget *ShiftPage::createActions()
{
    m_cash = new QLineEdit;
    m_cash->setObjectName(u"shiftCashEdit"_s);
    m_cash->setFixedWidth(kCashWidth);
    connect(m_cash, &QLineEdit::returnPressed, this, &ShiftPage::act);
    m_act = new QPushButton;
    m_act->setObjectName(u"shiftActionButton"_s);
    makePrimary(m_act);
    connect(m_act, &QPushButton::clicked, this, &ShiftPage::act);
    auto *yes = new QPushButton(tr("Close the shift now"));
    yes->setObjectName(u"closeShiftButton"_s);
    auto *no = keyButton(tr("Keep it open"), Qt::Key_Escape, u"keepShiftButton"_s);
    m_question = new QuestionBox(u"shiftQuestion"_s, TextSize::Body, yes, no);
    connect(yes, &QPushButton::clicked, this, &ShiftPage::close);
    connect(no, &QPushButton::clicked, this, [this] {
        m_question->hide();
        m_cash->setFocus(Qt::OtherFocusReason);
    });
    auto *actions = new QWidget;
    auto *layout = new QHBoxLayout(actions);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_cash);
    layout->addWidget(m_act);
    layout->addStretch();
    return actions;
}

QWidget *ShiftPage::createReport()
{
    m_list = new QListWidget;
    m_list->setObjectName(u"shiftList"_s);
    m_list->setAccessibleName(tr("Shifts"));
    m_list->setMaximumWidth(kShiftListWidth);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_list, &QListWidget::currentRowChanged, this, &ShiftPage::showSelected);
    m_title = new Label({}, TextSize::Strong);
    m_title->setObjectName(u"shiftTitleLabel"_s);
    m_about = Label::wrapping(u"shiftAboutLabel"_s, TextSize::Small, Label::Tone::Muted);
    m_table = new QTreeWidget;
    m_table->setObjectName(u"shiftTable"_s);
    m_table->setAccessibleName(tr("Report of the shift"));
    m_table->setColumnCount(3);
    m_table->setHeaderLabels({tr("Report"), tr("Number", "how many"), tr("Amount")});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->header()->setMinimumSectionSize(kMinColumnWidth);
    for (const int column : {1, 2}) {
        m_table->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_seal = Label::wrapping(u"shiftSealLabel"_s, TextSize::Small, Label::Tone::Muted);
    m_seal->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_seal->hide();
    auto *column = new QVBoxLayout;
    column->setSpacing(kSpaceSmall);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addWidget(m_table, 1);
    column->addWidget(m_seal);
    column->addStretch(); // below a text without a report
    auto *report = new QWidget;
    auto *layout = new QHBoxLayout(report);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    // A small window narrows the list, because the amounts of the report must stay visible.
    layout->addWidget(m_list, 2);
    layout->addLayout(column, 3);
    return report;
}

void ShiftPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    read();
    m_cash->setFocus();
}

void ShiftPage::read()
{
    m_question->hide();
    core::onAnswer(
        m_shifts.openShift(), this,
        [this](const core::Result<std::optional<core::OpenShift>> &open) {
            m_act->setEnabled(open.has_value());
            if (!open) {
                m_state->setText(shiftProblem(open.error()));
                return;
            }
            m_open = *open;
            m_state->setText(
                m_open
                    ? tr("The shift is open since %1.", "a time").arg(timestampText(m_open->opened))
                    : tr("No shift is open."));
            m_act->setText(m_open ? tr("Close the shift…") : tr("Open a shift"));
            const QString cash = m_open ? tr("Counted cash; empty: not counted")
                                        : tr("Cash in the drawer; empty: none");
            m_cash->setAccessibleName(cash);
            setHint(*m_cash, cash);
        });
    core::onAnswer(m_shifts.shifts(), this, [this](const core::Result<QList<core::Shift>> &shifts) {
        if (shifts)
            showShifts(*shifts);
    });
}

/// Lists the open shift and the closed ones, latest first. Selects the same shift as before.
void ShiftPage::showShifts(const QList<core::Shift> &shifts)
{
    const QListWidgetItem *current = m_list->currentItem();
    const qint64 selected = current ? current->data(kNumberRole).toLongLong() : 0;
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        const auto add = [this](const QString &text, qint64 number) {
            auto *item = new QListWidgetItem(text, m_list);
            item->setData(kNumberRole, number);
        };
        if (m_open)
            add(tr("X · since %1", "a time").arg(minuteText(m_open->opened)), 0);
        for (const core::Shift &shift : shifts)
            add(shiftItemText(shift), shift.number);
        int row = 0; // the open shift, or the last one
        for (int i = 0; i < m_list->count(); ++i) {
            if (m_list->item(i)->data(kNumberRole).toLongLong() == selected)
                row = i;
        }
        m_list->setCurrentRow(m_list->count() > 0 ? row : -1);
    }
    showSelected();
}

void ShiftPage::showSelected()
{
    const int generation = ++m_generation;
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return clearReport(tr("The report appears here once a shift was opened."));
    if (!m_shifts.maySeeTotals())
        return clearReport(tr("You may not see totals. Somebody with the permission can."));
    const qint64 number = item->data(kNumberRole).toLongLong();
    if (number == 0) {
        core::onAnswer(m_shifts.report(), this,
                       [this, generation](const core::Result<core::ShiftReport> &report) {
                           if (generation != m_generation)
                               return;
                           if (!report)
                               return clearReport(shiftProblem(report.error()));
                           showDocument(
                               {.start = report->start, .at = report->at, .lines = report->lines});
                       });
        return;
    }
    core::onAnswer(m_shifts.shift(number), this,
                   [this, generation](const core::Result<core::Shift> &shift) {
                       if (generation != m_generation)
                           return;
                       if (!shift)
                           return clearReport(shiftProblem(shift.error()));
                       showDocument(documentOf(*shift));
                   });
    core::onAnswer(m_shifts.drift(number), this,
                   [this, generation](const core::Result<core::ShiftDrift> &drift) {
                       if (generation != m_generation || !m_document)
                           return;
                       if (!drift) { // the service cannot be reached; the report stays
                           m_news->setText(shiftProblem(drift.error()));
                           m_news->show();
                           return;
                       }
                       ShiftDocument document = *m_document;
                       document.drift = *drift;
                       showDocument(document);
                   });
}

void ShiftPage::clearReport(const QString &reason)
{
    m_document.reset();
    m_title->clear();
    m_about->setText(reason);
    m_table->clear();
    m_table->hide(); // an empty frame would look like a report without sales
    m_title->hide();
    m_seal->hide();
    for (QPushButton *button : std::as_const(m_outputs))
        button->setEnabled(false);
}

void ShiftPage::showDocument(const ShiftDocument &document)
{
    m_document = document;
    m_title->setText(shiftTitle(document));
    m_about->setText(shiftHead(document).join(u" · "_s));
    m_table->clear();
    const QList<ShiftRow> rows = shiftRows(document);
    for (const ShiftRow &row : rows) {
        auto *item = new QTreeWidgetItem(m_table, {row.name, row.count, row.amount});
        item->setFirstColumnSpanned(row.kind == ShiftRow::Kind::Heading);
        item->setToolTip(0, row.name.toHtmlEscaped()); // for elided text
        QFont font = m_table->font();
        font.setBold(row.kind != ShiftRow::Kind::Line);
        for (int column = 0; column < m_table->columnCount(); ++column) {
            item->setFont(column, font);
            item->setTextAlignment(column, Qt::AlignVCenter |
                                               (column == 0 ? Qt::AlignLeft : Qt::AlignRight));
        }
    }
    m_seal->setText(document.digest.isEmpty()
                        ? QString()
                        : tr("Seal: %1", "a digest").arg(breakableDigest(document.digest)));
    for (QWidget *widget : {static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_title)})
        widget->show();
    m_seal->setVisible(!document.digest.isEmpty());
    for (QPushButton *button : std::as_const(m_outputs))
        button->setEnabled(true);
}

/// Returns the typed amount, R$ 0,00 for an empty field; nullopt and a message for another text.
std::optional<core::Money> ShiftPage::typedCash()
{
    const QString typed = m_cash->text().trimmed();
    const auto cash = typed.isEmpty() ? std::optional(core::Money()) : core::parseTypedReais(typed);
    m_news->setText(
        cash ? QString()
             : tr("“%1” is not an amount. Type reais, such as 150,00.").arg(foreignText(typed)));
    m_news->setVisible(!cash);
    return cash;
}

void ShiftPage::act()
{
    if (m_isBusy || !m_act->isEnabled())
        return;
    const auto cash = typedCash();
    if (!cash)
        return;
    if (!m_open)
        return open(*cash);
    m_counted = m_cash->text().trimmed().isEmpty() ? std::nullopt : cash;
    m_question->ask(m_counted
                        ? tr("Close the shift with %1 in the drawer? A closed shift cannot be "
                             "opened again.")
                              .arg(moneyText(*m_counted))
                        : tr("Close the shift without counted cash? A closed shift cannot be "
                             "opened again."));
}

void ShiftPage::open(const core::Money &cashFloat)
{
    m_isBusy = true;
    core::onAnswer(
        m_shifts.open(cashFloat), this, [this](const core::Result<core::OpenShift> &opened) {
            m_isBusy = false;
            if (opened)
                m_cash->clear();
            m_news->setText(opened ? tr("The shift is open.") : shiftProblem(opened.error()));
            m_news->show();
        });
}

void ShiftPage::close()
{
    if (m_isBusy)
        return;
    m_isBusy = true;
    m_question->hide();
    core::onAnswer(m_shifts.close(m_counted), this, [this](const core::Result<core::Shift> &shift) {
        m_isBusy = false;
        if (shift)
            m_cash->clear();
        m_news->setText(shift ? tr("Shift closed: Z %1.").arg(shift->number)
                              : shiftProblem(shift.error()));
        m_news->show();
        m_cash->setFocus(Qt::OtherFocusReason);
    });
}

void ShiftPage::print()
{
    if (!m_document)
        return;
    const auto make = [document = *m_document,
                       issuer = m_context.receipts.issuer()](core::Paper paper) {
        return std::make_shared<const ShiftSlip>(document, issuer, paper);
    };
    m_context.receipts.printReport(make, ShiftSlip::fileName(*m_document), this,
                                   [this](const QString &sentence) {
                                       m_news->setText(sentence);
                                       m_news->show();
                                   });
}

void ShiftPage::save()
{
    if (!m_document)
        return;
    const auto make = [document = *m_document,
                       issuer = m_context.receipts.issuer()](core::Paper paper) {
        return std::make_shared<const ShiftSlip>(document, issuer, paper);
    };
    m_context.receipts.saveReport(make, ShiftSlip::fileName(*m_document), this,
                                  [this](const QString &sentence) {
                                      m_news->setText(sentence);
                                      m_news->show();
                                  });
}

} // namespace ui
