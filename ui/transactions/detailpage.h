// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consoledatabase.h"
#include "core/domain/profile.h"
#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtWidgets/QWidget>

class QBoxLayout;
class QFormLayout;
class QPushButton;
class QScrollArea;

namespace core
{
class Reconciliation;
class RefundController;
} // namespace core

namespace ui
{

class CodeView;
class DetailHead;
class AuditCard;
class EditsCard;
class EvidenceCard;
class HistoryCard;
class Label;
class LinkCard;
class RawCard;
class NoteEdit;
class ReceiptCard;
class ReceiptController;
class RefundCard;
class RevealBar;
class StatementCard;
class BusyIndicator;
struct ShopContext;

/// Page of one transaction with all fields (specification 2.1), the history, newest first, and the
/// code of a cash-in that can still be paid. Personal data is masked until revealed, and masked
/// again when the page is left.
class DetailPage : public QWidget
{
    Q_OBJECT

public:
    /// `receipts` may be null: receipts are disabled. `console` may be null: annotations are
    /// disabled.
    explicit DetailPage(core::TransactionService &service, ReceiptController *receipts = nullptr,
                        core::ConsoleDatabase *console = nullptr, QWidget *parent = nullptr);

    /// Sets the record of data that leaves, for rescue mode. Call before show().
    void setDisclosures(core::DisclosureRepository *disclosures);

    /// Sets the payer of customers who give no data. The name is shown as in the list; the other
    /// data of the payer stays masked. Call before show().
    void setWalkIn(const core::PayerProfile &walkIn) { m_walkIn = walkIn; }

    /// Adds the card that confirms payments and withdraws confirmations, which needs the PIN and
    /// the name of the counter. Call at most once, before show().
    void addConfirmations(const ShopContext &context);

    /// Adds the lines of bank statements. Call at most once. `reconciliation` must outlive the
    /// page.
    void addStatements(core::Reconciliation &reconciliation);

    /// Enables refunds. Call at most once, before show(). `refunds` must outlive the page.
    void addRefunds(const ShopContext &context, core::RefundController &refunds);

    /// Shows the known fields at once and reads the whole transaction again.
    void show(const core::Transaction &transaction);

    [[nodiscard]] const core::Transaction &transaction() const { return m_transaction; }

Q_SIGNALS:
    void closed();

    /// Emitted to show a pending charge at the counter again.
    void resumeRequested(const core::Transaction &transaction);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void createNotes(core::AnnotationRepository &annotations);
    QWidget *createHead(core::ConsoleDatabase *console);
    QWidget *createMain(core::ConsoleDatabase *console);
    QWidget *createSide(ReceiptController *receipts);
    QWidget *createCode(ReceiptController *receipts);
    void handleChange(const core::Transaction &transaction);
    void fillFields();
    void showCode();
    void addField(const QString &name, const QString &value, const QString &objectName);
    void addField(const QString &name, const QString &value, const QString &objectName,
                  QFormLayout *fields);
    QWidget *createTechnical();
    void placeHistory();
    [[nodiscard]] static QFormLayout *createFields();

    core::TransactionService &m_service;
    core::Transaction m_transaction;
    core::PayerProfile m_walkIn;
    int m_generation = 0; ///< answers from before the last show() or changed() are ignored

    DetailHead *m_head = nullptr;
    BusyIndicator *m_busy; ///< shown while the transaction is read again
    QScrollArea *m_scroll = nullptr;
    QBoxLayout *m_columns = nullptr;
    QWidget *m_side = nullptr;
    QWidget *m_past = nullptr; ///< the column of the history in a wide page, otherwise hidden
    QFormLayout *m_fields = nullptr;
    QFormLayout *m_technical = nullptr; ///< collapsed at first
    RevealBar *m_reveal = nullptr;
    RawCard *m_raw = nullptr;
    LinkCard *m_link = nullptr;
    HistoryCard *m_history = nullptr;
    EditsCard *m_edits = nullptr; ///< null: no annotations
    AuditCard *m_audit = nullptr; ///< null: no annotations
    QWidget *m_codeCard = nullptr;
    CodeView *m_code = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_resume = nullptr;
    Label *m_news = nullptr;
    ReceiptCard *m_receipt = nullptr;
    StatementCard *m_statement = nullptr; ///< null without bank statements
    EvidenceCard *m_evidence = nullptr;   ///< null: confirmations are disabled
    RefundCard *m_refund = nullptr;
    QList<NoteEdit *> m_notes; ///< note and tags; empty in rescue mode
};

} // namespace ui
