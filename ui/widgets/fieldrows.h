// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QMap>
#include <QtCore/QObject>

#include <functional>

class QFormLayout;
class QLayout;
class QLineEdit;
class QVBoxLayout;

namespace ui
{

class Label;

/// Rows of a form: label, line edit, and error text below. Make this object a member of the form,
/// so that it is destroyed before a focused field loses the focus.
class FieldRows : public QObject
{
    Q_OBJECT

public:
    /// Returns the error of the text in a field; nullopt if the text is valid.
    using ProblemOf = std::function<std::optional<core::FieldError>(core::Field)>;

    struct Words
    {
        QString name;
        QString hint; ///< placeholder text
        QString objectName;
    };

    explicit FieldRows(const ProblemOf &problemOf);

    /// Appends a row to the form. Returns the layout of its cell, which can hold more widgets.
    QVBoxLayout *add(QFormLayout &form, core::Field field, const Words &words);

    [[nodiscard]] bool has(core::Field field) const;
    [[nodiscard]] const QList<core::Field> &fields() const
    {
        return m_order;
    } ///< in order of insertion

    /// Returns the line edit of `field`, which must exist.
    [[nodiscard]] QLineEdit *edit(core::Field field) const;

    /// Returns the trimmed text; empty if the field does not exist.
    [[nodiscard]] QString text(core::Field field) const;

    /// Validates a field and shows or clears its error.
    void check(core::Field field);
    void checkAll();
    void show(core::Field field, const std::optional<core::FieldError> &problem);

    /// Works as check() where an early check helps: an incomplete e-mail address is no error yet. A
    /// displayed error is checked at every key, as is the maximum length.
    void checkWhileTyping(core::Field field);

    /// Shows or hides a row. Its error text is checked again.
    void setVisible(core::Field field, bool isVisible);

    void clear();

Q_SIGNALS:
    void edited(core::Field field); ///< by the user
    void left(core::Field field);   ///< Enter was pressed or the field lost the focus

private:
    struct Row
    {
        QFormLayout *form;
        QLayout *cell;
        QLineEdit *edit;
        Label *problem;
    };

    ProblemOf m_problemOf;
    QMap<core::Field, Row> m_rows;
    QList<core::Field> m_order;
};

/// Returns an empty form with the standard row layout.
[[nodiscard]] QFormLayout *newFieldForm();

} // namespace ui
