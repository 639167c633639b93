// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QMap>
#include <QtCore/QObject>

#include <functional>

class QFormLayout;
class QLineEdit;
class QVBoxLayout;

namespace ui
{

class Label;

/// The fields of a form: the name of each, what is typed, and below it what is wrong with that.
/// A member of its form, so that it is gone before the field with the keyboard loses it.
class FieldRows : public QObject
{
    Q_OBJECT

public:
    /// What is wrong with what stands in a field; nothing if that can stand.
    using ProblemOf = std::function<std::optional<core::FieldError>(core::Field)>;

    struct Words
    {
        QString name;
        QString hint; ///< what stands in the field while it is empty
        QString objectName;
    };

    explicit FieldRows(const ProblemOf &problemOf);

    /// A row at the end of the form; the layout is that of its cell, which has room for more.
    QVBoxLayout *add(QFormLayout &form, core::Field field, const Words &words);

    [[nodiscard]] bool has(core::Field field) const;
    [[nodiscard]] const QList<core::Field> &fields() const
    {
        return m_order;
    } ///< as they were added

    /// Of a field that there is.
    [[nodiscard]] QLineEdit *edit(core::Field field) const;

    /// Without the spaces around it; empty also for a field that there is not.
    [[nodiscard]] QString text(core::Field field) const;

    /// Says what is wrong with a field, or that nothing is any more.
    void check(core::Field field);
    void checkAll();
    void show(core::Field field, const std::optional<core::FieldError> &problem);

    /// As check(), once that helps: nobody has written a whole address with the first letter of it.
    /// What was said to be wrong is looked at with every key, and so is a text that is too long.
    void checkWhileTyping(core::Field field);

    void clear();

Q_SIGNALS:
    void edited(core::Field field); ///< by a person
    void left(core::Field field);   ///< with Enter, or the keyboard went elsewhere

private:
    struct Row
    {
        QLineEdit *edit;
        Label *problem;
    };

    ProblemOf m_problemOf;
    QMap<core::Field, Row> m_rows;
    QList<core::Field> m_order;
};

/// An empty form whose rows look like those of all others.
[[nodiscard]] QFormLayout *newFieldForm();

} // namespace ui
