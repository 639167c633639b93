// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtWidgets/QWidget>

class QHBoxLayout;
class QPushButton;

namespace core
{
class AnnotationRepository;
}

namespace ui
{

class Label;
class StatusBadge;

/// Header of the transaction page: amount, direction, party, reference, status, annotations,
/// actions, and problems that affect the fields below.
class DetailHead : public QWidget
{
    Q_OBJECT

public:
    /// `repository` may be null: annotations are then disabled.
    DetailHead(core::TransactionService &service, core::AnnotationRepository *repository,
               QWidget *parent = nullptr);

    void show(const core::Transaction &transaction);

    /// Shows who paid or received the money; empty: nobody is known.
    void setParty(const QString &name);

    /// Adds a button to the row of actions. Its owner decides when the button is visible.
    void addAction(QPushButton *button);

    void showBusy(const QString &text);    ///< empty: no busy text
    void showProblem(const QString &text); ///< empty: no problem

Q_SIGNALS:
    void closed();

private:
    void readAnnotations();
    void showAnnotations();

    core::TransactionService &m_service;
    core::AnnotationRepository *m_repository;
    core::Transaction m_transaction;
    core::Annotations m_annotationLabel; ///< annotations of the transaction
    Label *m_operation = nullptr;
    Label *m_amount = nullptr;
    Label *m_party = nullptr;
    Label *m_reference = nullptr;
    QHBoxLayout *m_actions = nullptr;
    StatusBadge *m_status = nullptr;
    Label *m_annotations = nullptr;
    Label *m_sentence = nullptr;
    Label *m_busy = nullptr;
    Label *m_problem = nullptr;
};

} // namespace ui
