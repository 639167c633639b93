// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/referencepattern.h"
#include "core/domain/transactionfilter.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLineEdit;

namespace core
{
class AnnotationRepository;
}

namespace ui
{

class ChoiceBox;

/// Choices for the filter parts that only local data can decide: tag, mark, operator, counter, bank
/// statements and everything unusual. Part of a FilterPanel.
class AnnotationChoices : public QObject
{
    Q_OBJECT

public:
    explicit AnnotationChoices(core::AnnotationRepository &repository, QObject *parent = nullptr);

    /// Returns the widgets in their order, for the layout of the panel. Some may be hidden.
    [[nodiscard]] QList<QWidget *> widgets() const;

    /// Shows the filter without emitting changed().
    void show(const core::TransactionFilter &filter);

    /// Returns `filter` with the parts of these choices replaced.
    [[nodiscard]] core::TransactionFilter on(core::TransactionFilter filter) const;

    /// Sets the local pattern of references. Hides the counter filter if references do not contain
    /// the counter.
    void setPattern(const core::ReferencePattern &pattern);

    void begin(); ///< reloads the recently used tags and the operators

Q_SIGNALS:
    void changed(); ///< by the user

    /// Emitted with the error of the typed text in one sentence; empty: valid.
    void problemChanged(const QString &problem);

private:
    void readTags();
    void addTag(const QString &tag);
    void showTag(const QString &tag);
    void readOperators();
    void showOperator(const QString &name);
    void readTill();

    core::AnnotationRepository &m_repository;
    ChoiceBox *m_tag = nullptr;
    ChoiceBox *m_mark = nullptr;
    ChoiceBox *m_reconciled = nullptr; ///< hidden without bank statements
    ChoiceBox *m_operator = nullptr;   ///< hidden without operators
    ChoiceBox *m_unusual = nullptr;
    QLineEdit *m_tillEdit = nullptr;
    QString m_till; ///< last valid counter
    QTimer m_pause; ///< delay until typing has stopped
};

} // namespace ui
