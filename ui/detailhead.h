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

/// What one has to know of a transaction before all else: how much, which way, its reference, its
/// state and what the counter put on it; and what is the matter with what stands below.
class DetailHead : public QWidget
{
    Q_OBJECT

public:
    /// Without a book nothing is put on it.
    DetailHead(core::TransactionService &service, core::ConsoleBook *book,
               QWidget *parent = nullptr);

    void show(const core::Transaction &transaction);

    void sayWait(const QString &text);    ///< empty: nothing is waited for
    void sayProblem(const QString &text); ///< empty: there is none

Q_SIGNALS:
    void closed();

private:
    void readMarks();
    void showMarks();

    core::TransactionService &m_service;
    core::ConsoleBook *m_book;
    core::Transaction m_transaction;
    core::Marks m_noted; ///< of it
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
