// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/filterparts.h"
#include "core/domain/referencepattern.h"
#include "core/domain/transactionfilter.h"
#include "core/service/transactionservice.h"

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

class FilterPanel;
class FlowLayout;
class Label;

/// Filter of a list: a search box that interprets the typed text, a panel of choices, and a chip
/// for each filter part. Every active filter part is visible. The typed text is tried in its
/// possible interpretations; the first one with results applies. Enter turns the text into a chip
/// and clears the box.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    /// `repository` may be null: filters by annotations are then unavailable.
    explicit FilterBar(core::TransactionService &service,
                       core::AnnotationRepository *repository = nullptr, QWidget *parent = nullptr);

    /// Returns the filter of the chips and the typed text, for page 1.
    [[nodiscard]] const core::TransactionFilter &filter() const { return m_filter; }

    void setFilter(const core::TransactionFilter &filter);

    /// Removes a part of filter(), also of the typed text, whose other parts become chips.
    void removePart(core::FilterPart part) { setFilter(core::withoutPart(m_filter, part)); }

    /// Searches for a text as if the user had typed it into an empty filter.
    void searchFor(const QString &text);

    /// Returns the typed text if no meaning of the text finds anything; otherwise empty.
    [[nodiscard]] QString unfoundText() const; ///< discards the typed text
    void clear() { setFilter({}); }

    /// Shows how many transactions the filter hides; nullopt: not known yet.
    void showHidden(std::optional<qint64> count);

    /// Sets the local pattern of references. The default is the standard pattern.
    void setPattern(const core::ReferencePattern &pattern);

    /// Sets the beginning of business days, see core::businessDay(). Keeps the days of the filter.
    /// The default is midnight.
    void setCutoff(int minutes);

    void setCompact(bool isCompact); ///< lower, for more rows below

    void search(); ///< moves the focus to the search box

    [[nodiscard]] bool isPanelOpen() const;

Q_SIGNALS:
    void filterChanged();
    void panelToggled();
    void left(); ///< the focus should move to the results

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *createSearch();
    QWidget *createChips();
    void readText();
    void tryReading(qsizetype index);
    void handleReading(qsizetype index, qint64 found);
    void readOtherwise();
    void keep();
    void change(const core::TransactionFilter &kept);
    [[nodiscard]] QString whyHere(core::FilterPart part) const;
    void showChips();
    void showReading();
    void createPanel();
    void showCutoff();
    void togglePanel();

    core::TransactionService &m_service;
    core::AnnotationRepository *m_repository;
    core::ReferencePattern m_pattern = core::ReferencePattern::standard();
    int m_cutoff = 0;                          ///< minutes after midnight
    core::TransactionFilter m_kept;            ///< filter of the chips
    core::TransactionFilter m_filter;          ///< filter including the typed text
    QList<core::TransactionFilter> m_readings; ///< interpretations of the typed text
    /// Index of the active interpretation; nullopt: none yet.
    std::optional<qsizetype> m_reading;
    bool m_keepsWhenFound = false; ///< Enter was pressed before the answer
    qint64 m_found = 0;            ///< result count of the interpretation
    int m_generation = 0;          ///< answers to earlier texts are ignored
    QTimer m_pause;                ///< delay until typing has stopped
    QLineEdit *m_search = nullptr;
    QPushButton *m_otherwise = nullptr;
    QWidget *m_chips = nullptr;
    FlowLayout *m_chipsLayout = nullptr;
    QPushButton *m_hidden = nullptr;
    FilterPanel *m_panel = nullptr; ///< null until first opened
};

} // namespace ui
