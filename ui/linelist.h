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

/// Things of one kind as somebody types them: a line of fields for each, with a button that removes
/// it, and one below all of them that adds another. A line that cannot stand stays as it was typed
/// and says why.
class LineList : public QWidget
{
    Q_OBJECT

public:
    /// One of the things. Its widgets are named after the kind, its number, and what they are:
    /// preset2NameEdit.
    class Line : public QWidget
    {
    public:
        /// In the order of Tab; the last one is the button that removes the line.
        [[nodiscard]] const QList<QWidget *> &fields() const { return m_fields; }
        [[nodiscard]] QPushButton *removeButton() const { return m_remove; }

    protected:
        /// `call` is what those who hear the page are told, with a %2 for what a field is.
        Line(const QString &kind, int number, QString call);

        void addField(QWidget *field, const QString &what, const QString &name, int stretch);
        void setLabel(Label *label); ///< before the fields
        void say(const QString &problem) const;

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
    /// `kind` in small letters, for the names of the widgets.
    LineList(const QString &kind, const QString &addWords, QWidget *parent);

    [[nodiscard]] virtual Line *makeEmptyLine(int number) = 0;
    virtual void take() = 0; ///< a field was changed, or a line removed
    virtual void fit() = 0;  ///< after lines came or went: what depends on how many there are

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
    int m_made = 0; ///< how many lines there have been, each with a number of its own
};

} // namespace ui
