// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/preferences.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <type_traits>
#include <utility>

class QFrame;
class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace ui
{

class Label;

/// Settings in sections, a row for each, found by its words. A choice is kept as soon as it is
/// made, and every row says when it counts; a text that cannot stand stays where it was typed, with
/// the rule below it.
class SettingRows : public QWidget
{
    Q_OBJECT

public:
    /// When a choice counts; Never: there is none, but something to read or to do.
    enum class When { AtOnce, NextCharge, NextReceipt, NextStart, Never };

    /// What a row is about, beside the widget it is chosen with.
    struct Words
    {
        QString name;        ///< also for a search, and for those who hear the page
        QString explanation; ///< one or two sentences; empty: the name says it all
        When when = When::AtOnce;
    };

    template<typename T>
    using Field = T &(*)(Preferences &);
    template<typename T>
    using Options = QList<std::pair<QString, T>>;

    /// Without rows yet.
    SettingRows(const QString &title, PreferenceKeeper &preferences);

    /// The rows that are added next belong to it. The object name is that of its card, which is
    /// given back.
    QFrame *beginSection(const QString &title, const QString &objectName);

    /// One of a few. What is chosen and is none of them, by hand or elsewhere, is shown all the
    /// same where it is a text.
    template<typename T>
    void addChoice(const Words &words, const QString &objectName, const Options<T> &options,
                   Field<T> field);

    /// Yes or no.
    void addToggle(const Words &words, const QString &objectName, Field<bool> field);

    /// A line of text. `problemOf` gives the field and the rule that a text breaks, or nothing.
    void addText(const Words &words, const QString &objectName, const QString &example,
                 const std::function<QString(const QString &)> &problemOf,
                 const std::function<QString(const Preferences &)> &read,
                 const std::function<void(Preferences &, const QString &)> &write);

    /// An editor at the right of its words.
    void addRow(const Words &words, QWidget *editor);

    /// An editor below them.
    void addWide(const Words &words, QWidget *editor);

    /// Called now and whenever a preference changed, wherever.
    void follow(const std::function<void(const Preferences &)> &show);

    /// As a person who chose something on a row does.
    void change(const std::function<void(Preferences &)> &change);

    /// "Section · Name" of each row, in their order.
    [[nodiscard]] QStringList names() const;

    /// Goes to that one, and to what can be chosen there.
    void goTo(int row);

    /// Shows all rows.
    void clearSearch();
    void goToSearch();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Row
    {
        QWidget *frame;
        QString name;
        QString searched; ///< every word that it is found by, folded
    };

    struct Section
    {
        QFrame *card;
        QVBoxLayout *rows;
        QString title;
        QList<Row> all;
    };

    /// What a box of choices shows: the place of one of them, or a text that is none of them.
    struct Chosen
    {
        int index = -1;
        QString other;
    };

    void addBox(const Words &words, const QString &objectName, const QStringList &names,
                const std::function<Chosen(const Preferences &)> &chosen,
                const std::function<void(Preferences &, int)> &choose);
    void showProblem(const QString &sentences);
    void refresh();
    void search();
    void goToFirst();

    PreferenceKeeper &m_preferences;
    QLineEdit *m_search;
    Label *m_nothing; ///< is found
    Label *m_news;
    QScrollArea *m_scroll;
    QVBoxLayout *m_column;
    QList<Section> m_sections;
    QList<std::function<void(const Preferences &)>> m_showers; ///< of what is chosen, in each row
    bool m_isShowing = false; ///< what the rows say now is no choice of a person
};

template<typename T>
void SettingRows::addChoice(const Words &words, const QString &objectName,
                            const Options<T> &options, Field<T> field)
{
    QStringList names;
    for (const auto &option : options)
        names += option.first;
    addBox(
        words, objectName, names,
        [options, field](const Preferences &preferences) {
            Preferences copy = preferences;
            const T value = field(copy);
            for (int i = 0; i < options.size(); ++i) {
                if (options[i].second == value)
                    return Chosen{i, {}};
            }
            if constexpr (std::is_same_v<T, QString>)
                return Chosen{-1, value};
            else
                return Chosen{};
        },
        [options, field](Preferences &preferences, int index) {
            field(preferences) = options[index].second;
        });
}

} // namespace ui
