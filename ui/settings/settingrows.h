// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/preferences.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <type_traits>
#include <utility>

class QFrame;
class QLineEdit;
class QListWidget;
class QScrollArea;
class QVBoxLayout;

namespace ui
{

class Label;

/// Settings in sections, with a searchable row for each setting. A choice is saved at once; a
/// row shows when it takes effect only if that is later. An invalid text stays in its field, with
/// the rule below.
class SettingRows : public QWidget
{
    Q_OBJECT

public:
    /// When a choice takes effect; Never: the row has information or an action instead of a choice.
    enum class When { AtOnce, NextCharge, NextReceipt, NextStart, Never };

    /// Texts of a row.
    struct Words
    {
        QString name;        ///< also for the search and as accessible name
        QString explanation; ///< one or two sentences; empty: the name is sufficient
        When when = When::AtOnce;
    };

    template<typename T>
    using Field = T &(*)(core::Preferences &);
    template<typename T>
    using Options = QList<std::pair<QString, T>>;

    /// Starts without rows.
    SettingRows(const QString &title, core::PreferencesStore &preferences);

    /// Starts a section for the rows added next. Returns its card, named `objectName`.
    QFrame *beginSection(const QString &title, const QString &objectName);

    /// Adds a choice from a few options. A current text value that is not an option is shown too.
    template<typename T>
    void addChoice(const Words &words, const QString &objectName, const Options<T> &options,
                   Field<T> field);

    /// Adds a switch for a bool.
    void addToggle(const Words &words, const QString &objectName, Field<bool> field);

    /// Adds a line edit. `problemOf` returns the violated rule; empty if the text is valid.
    void addText(const Words &words, const QString &objectName, const QString &example,
                 const std::function<QString(const QString &)> &problemOf,
                 const std::function<QString(const core::Preferences &)> &read,
                 const std::function<void(core::Preferences &, const QString &)> &write);

    /// Adds an editor to the right of the texts.
    void addRow(const Words &words, QWidget *editor);

    /// Adds an editor below the texts.
    void addWide(const Words &words, QWidget *editor);

    /// Adds an editor below the texts that applies the other rows of the section. A search that
    /// finds one of them also shows this row.
    void addConfirmation(const Words &words, QWidget *editor);

    /// Calls `show` now and after every change of the preferences from any source.
    void follow(const std::function<void(const core::Preferences &)> &show);

    /// Changes the preferences as if the user had used a row.
    void change(const std::function<void(core::Preferences &)> &change);

    /// Returns "Section · Name" of each row in display order.
    [[nodiscard]] QStringList names() const;

    /// Returns other words for each row of names(), without accents and in lower case.
    [[nodiscard]] QStringList synonyms() const;

    /// Scrolls to a row and focuses its editor.
    void goTo(int row);

    /// Shows all rows.
    void clearSearch();
    void goToSearch();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Row
    {
        QWidget *frame;
        QString name;
        QString searched; ///< searchable words, case-folded
        QString synonyms; ///< other words for the setting
        bool isConfirmation = false;
    };

    struct Section
    {
        QFrame *card;
        QVBoxLayout *rows;
        QString title;
        QList<Row> all;
    };

    /// Current value of a combo box: the index of an option, or another text.
    struct Chosen
    {
        int index = -1;
        QString other;
    };

    void addBox(const Words &words, const QString &objectName, const QStringList &names,
                const std::function<Chosen(const core::Preferences &)> &chosen,
                const std::function<void(core::Preferences &, int)> &choose);
    void showProblem(const QString &sentences);
    void refresh();
    void search();
    void goToFirst();
    void fitIndex();
    void goToSection(int section);
    void followScrolling();
    void markSectionOf(const QWidget &editor);

    core::PreferencesStore &m_preferences;
    QLineEdit *m_search;
    Label *m_nothing; ///< shown if the search has no results
    Label *m_news;
    QListWidget *m_index; ///< names of the sections, for the mouse; hidden in a narrow window
    QScrollArea *m_scroll;
    QVBoxLayout *m_column;
    QList<Section> m_sections;
    QList<std::function<void(const core::Preferences &)>>
        m_showers;            ///< update the editor of each row
    bool m_isShowing = false; ///< set while changes do not come from the user
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
        [options, field](const core::Preferences &preferences) {
            core::Preferences copy = preferences;
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
        [options, field](core::Preferences &preferences, int index) {
            field(preferences) = options[index].second;
        });
}

} // namespace ui
