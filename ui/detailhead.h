// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/consolenotes.h"
#include "core/service/transactionservice.h"

#include <QtWidgets/QWidget>

namespace core
{
class ConsoleBook;
}

namespace ui
{

class Label;
class StatusBadge;

/// Header of the transaction page: amount, direction, reference, status, annotations, and problems
/// that affect the fields below.
class DetailHead : public QWidget
{
    Q_OBJECT

public:
    /// `book` may be null: annotations are then disabled.
    DetailHead(core::TransactionService &service, core::ConsoleBook *book,
               QWidget *parent = nullptr);

    void show(const core::Transaction &transaction);

    void sayWait(const QString &text);    ///< empty: no busy text
    void sayProblem(const QString &text); ///< empty: no problem

Q_SIGNALS:
    void closed();

private:
    void readMarks();
    void showMarks();

    core::TransactionService &m_service;
    core::ConsoleBook *m_book;
    core::Transaction m_transaction;
    core::Marks m_noted; ///< annotations of the transaction
    Label *m_operation = nullptr;
    Label *m_amount = nullptr;
    Label *m_reference = nullptr;
    StatusBadge *m_status = nullptr;
    Label *m_marks = nullptr;
    Label *m_sentence = nullptr;
    Label *m_wait = nullptr;
    Label *m_problem = nullptr;
};

} // namespace ui
