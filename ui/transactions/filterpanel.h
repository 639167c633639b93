// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/filterparts.h"
#include "core/domain/referencepattern.h"
#include "core/domain/transactionfilter.h"
#include "core/till/period.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace core
{
class AnnotationRepository;
}

namespace ui
{

class ChoiceBox;
class DayEdit;
class Label;
class AnnotationChoices;

/// Panel for the filter parts that the search box does not set: statuses, operation, dates,
/// amounts, description, e-mail and local annotations.
class FilterPanel : public QWidget
{
    Q_OBJECT

public:
    /// The filter by evidence exists only if the service confirms payments by evidence.
    enum class Evidence { None, Offered };

    /// `repository` may be null: filters by annotations are then unavailable.
    explicit FilterPanel(core::AnnotationRepository *repository, Evidence evidence = Evidence::None,
                         QWidget *parent = nullptr);

    /// Returns a filter with a value for each part that the service decides and the panel has.
    [[nodiscard]] static core::TransactionFilter filterOfEachPart();

    /// Shows the filter without emitting changed().
    void show(const core::TransactionFilter &filter);

    /// Returns `filter` with the parts of this panel replaced.
    [[nodiscard]] core::TransactionFilter on(core::TransactionFilter filter) const;

    /// Shows which filter parts are applied locally because the remote service does not support
    /// them.
    void emitPicked(const QList<core::FilterPart> &parts);

    /// Sets the local pattern of references.
    void setPattern(const core::ReferencePattern &pattern);

    /// Sets the beginning of business days, see core::businessDay(). The default is midnight.
    void setCutoff(int minutes);

    void begin(); ///< moves the focus to the first choice and reloads the recently used tags

Q_SIGNALS:
    void changed(); ///< by the user

private:
    void createStates();
    QWidget *createPeriod();
    QWidget *createPaid();
    QWidget *createEvidence();
    QWidget *createAmounts();
    QLineEdit *createText(const QString &objectName, const QString &name, int maxLength);
    void choosePeriod();
    [[nodiscard]] QDate today() const; ///< business day
    void readAmounts();
    void showMessage(const QString &problem);

    QList<QPushButton *> m_states; ///< in the order of core::Status::kKnown
    ChoiceBox *m_operation = nullptr;
    ChoiceBox *m_period = nullptr;
    ChoiceBox *m_paid = nullptr;     ///< no selection: a period without a name
    ChoiceBox *m_evidence = nullptr; ///< null: not offered
    DayEdit *m_from = nullptr;
    DayEdit *m_until = nullptr;
    QLineEdit *m_min = nullptr;
    QLineEdit *m_max = nullptr;
    QLineEdit *m_description = nullptr;
    QLineEdit *m_email = nullptr;
    AnnotationChoices *m_annotations = nullptr; ///< null without a book
    Label *m_picked = nullptr;
    Label *m_problem = nullptr;
    int m_cutoff = 0;                  ///< minutes after midnight
    core::TransactionFilter m_amounts; ///< last valid amounts
    QTimer m_pause;                    ///< delay until a text is typed
};

} // namespace ui
