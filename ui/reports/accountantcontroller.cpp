// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/accountantcontroller.h"

#include "core/domain/transactionpage.h"
#include "ui/reports/exportwords.h"
#include "ui/text/text.h"
#include "ui/widgets/savefolder.h"
#include "ui/widgets/shortcutregistry.h"

#include <QtCore/QDir>
#include <QtGui/QShortcut>
#include <QtWidgets/QFileDialog>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QString outcomeText(const AccountantPack::Outcome &outcome)
{
    QString text = AccountantController::tr(
                       "For the accountant, in %1: %2 (XLSX), %3 (OFX), the summary (PDF) "
                       "and all checksums. The XLSX contains full names and documents.")
                       .arg(breakableText(QDir::toNativeSeparators(outcome.folder)),
                            AccountantController::tr("%n transaction(s)", nullptr,
                                                     static_cast<int>(outcome.transactions)),
                            AccountantController::tr("%n movement(s)", "of money",
                                                     static_cast<int>(outcome.movements)));
    if (outcome.sealedDays > 0)
        text += u' ' + AccountantController::tr("%n sealed day(s) of the bank account (PDF).",
                                                nullptr, static_cast<int>(outcome.sealedDays));
    return text;
}

} // namespace

AccountantController::AccountantController(core::TransactionService &service,
                                           core::ConsoleDatabase *console,
                                           core::Reconciliation *reconciliation, QWidget *page)
    : QObject(page)
    , m_service(service)
    , m_console(console)
    , m_reconciliation(reconciliation)
    , m_page(page)
    , m_stop(new QShortcut(Qt::Key_Escape, page))
{
    describeKey(m_stop, tr("Stop writing the accountant's folder"));
    m_stop->setEnabled(false);
    connect(m_stop, &QShortcut::activated, this, [this] { m_pack->cancel(); });
}

AccountantController::~AccountantController() = default;

void AccountantController::setDisclosures(core::DisclosureRepository *disclosures)
{
    m_disclosures = disclosures;
}

void AccountantController::handOver(const SummaryPeriod &period, const SummaryHead &head)
{
    if (m_pack)
        return;
    auto *dialog =
        new QFileDialog(m_page, tr("Where to put the folder for the accountant"), saveFolder());
    dialog->setObjectName(u"accountantDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, period, head](const QString &place) { make(period, head, place); });
    dialog->open();
}

void AccountantController::make(const SummaryPeriod &period, const SummaryHead &head,
                                const QString &place)
{
    m_pack = std::make_unique<AccountantPack>(m_service, m_console, period, head, place,
                                              m_reconciliation, nullptr, m_disclosures);
    m_stop->setEnabled(true);
    Q_EMIT messageChanged(tr("Writing for the accountant… Esc stops it."));
    connect(m_pack.get(), &AccountantPack::progressed, this, [this](qint64 read) {
        Q_EMIT messageChanged(tr("Writing for the accountant: %1 transactions read… Esc stops it.")
                                  .arg(QLocale().toString(read)));
    });
    connect(m_pack.get(), &AccountantPack::canceled, this,
            [this] { end(tr("Stopped. Nothing was written.")); });
    connect(m_pack.get(), &AccountantPack::finished, this,
            [this](const core::Result<AccountantPack::Outcome> &result) {
                const QString folder = result ? result->folder : QString();
                end(result ? outcomeText(*result) : exportProblem(result.error()));
                if (!folder.isEmpty())
                    Q_EMIT written(folder);
            });
}

void AccountantController::end(const QString &sentence)
{
    m_pack.release()->deleteLater(); // called from a signal of the pack
    m_stop->setEnabled(false);
    Q_EMIT messageChanged(sentence);
}

} // namespace ui
