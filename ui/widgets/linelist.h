// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtWidgets/QWidget>

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace ui
{

class Label;

/// Editable list with a line of fields for each entry, a button that removes the line, and a button
/// that adds a line. An invalid line keeps its text and shows the error.
class LineList : public QWidget
{
    Q_OBJECT

public:
    /// One entry. Object names of its widgets consist of kind, number and field: preset2NameEdit.
    class Line : public QWidget
    {
    public:
        /// Returns the widgets in Tab order; the last one is the remove button.
        [[nodiscard]] const QList<QWidget *> &fields() const { return m_fields; }
        [[nodiscard]] QPushButton *removeButton() const { return m_remove; }

    protected:
        /// `call`: accessible name, with %2 for the field.
        Line(const QString &kind, int number, QString call);

        void addField(QWidget *field, const QString &what, const QString &name, int stretch);
        void setLabel(Label *label); ///< label before the fields
        void showMessage(const QString &problem) const;

    private:
        void call(QWidget *widget, const QString &what, const QString &name) const;

        QString m_name;
        QString m_call;
        QHBoxLayout *m_row;
        QPushButton *m_remove;
        Label *m_problem;
        QList<QWidget *> m_fields;
    };

protected:
    /// `kind`: lower-case prefix of the object names.
    LineList(const QString &kind, const QString &addWords, QWidget *parent);

    [[nodiscard]] virtual Line *makeEmptyLine(int number) = 0;
    virtual void handleEdit() = 0; ///< a field was changed or a line removed
    virtual void fit() = 0;        ///< updates the widgets that depend on the number of lines

    void clear();
    [[nodiscard]] int nextNumber() { return ++m_made; }
    void addLine(Line *line);

    [[nodiscard]] const QList<Line *> &lines() const { return m_lines; }
    [[nodiscard]] QPushButton *addButton() const { return m_add; }

private:
    void addEmptyLine();
    void remove(Line *line);

    QVBoxLayout *m_layout = nullptr;
    QPushButton *m_add = nullptr;
    QList<Line *> m_lines;
    int m_made = 0; ///< number of lines ever created; used for unique line numbers
};

} // namespace ui
