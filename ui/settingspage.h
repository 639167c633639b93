// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/preferences.h"
#include "ui/shoptools.h"

#include <QtWidgets/QWidget>

#include <functional>

class QFrame;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace ui
{

class Label;
class SetupPage;

/// All that the people of a shop can choose, a row for each, found by its words. A choice is kept
/// as soon as it is made, and every row says when it counts; a text that cannot stand stays where
/// it was typed, with the rule below it.
///
/// Whoever has a preference adds a row to the section it belongs to: one of the add…() calls, with
/// the field of Preferences that it shows.
class SettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPage(const ShopTools &tools, QWidget *parent = nullptr);

    /// Goes to where a PIN is set.
    void showLock();

Q_SIGNALS:
    /// The shop itself is to be another one from now on, as somebody has said and confirmed.
    /// Whoever can opens it anew.
    void shopChanged(const core::ShopProfile &profile);

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// When a choice counts; Never: there is none, but something to read or to do.
    enum class When { AtOnce, NextCharge, NextReceipt, NextStart, Never };

    /// What a row is about, beside the widget it is chosen with.
    struct Words
    {
        QString name;        ///< also for a search, and for those who hear the page
        QString explanation; ///< one or two sentences; empty: the name says it all
        When when = When::AtOnce;
    };

    struct Row
    {
        QWidget *frame;
        QString searched; ///< every word that it is found by, folded
    };

    struct Section
    {
        QFrame *card;
        QVBoxLayout *rows;
        QString title;
        QList<Row> all;
    };

    template<typename T>
    using Field = T &(*)(Preferences &);
    template<typename T>
    using Options = QList<std::pair<QString, T>>;

    void build();
    void addShop();
    void openForm();
    void takeForm(const core::ShopProfile &profile);
    void addCounter();
    void addCharging();
    void addLock(CounterLock &lock);
    void addPrinting();
    void addTestPrint();
    void addSound();
    void addLanguage();
    void addAppearance();
    void addPrivacy();
    void addData();
    void chooseBackupFolder();
    void addAbout();

    void beginSection(const QString &title, const QString &objectName);
    void addToggle(const Words &words, const QString &objectName, Field<bool> field);
    template<typename T>
    void addChoice(const Words &words, const QString &objectName, const Options<T> &options,
                   Field<T> field);
    void addText(const Words &words, const QString &objectName, const QString &example,
                 const std::function<QString(const QString &)> &problemOf,
                 const std::function<QString(const Preferences &)> &read,
                 const std::function<void(Preferences &, const QString &)> &write);
    void addWide(const Words &words, QWidget *editor);
    void addRow(const Words &words, QWidget *editor);

    void change(const std::function<void(Preferences &)> &change);
    void showProblem(const QString &sentences);
    void refresh();
    void search();
    void goToFirst();

    const ShopTools m_tools;
    PreferenceKeeper &m_preferences;
    QStackedWidget *m_faces = nullptr;
    QWidget *m_all = nullptr;      ///< the rows
    SetupPage *m_form = nullptr;   ///< of the shop, once somebody wants to change it
    QWidget *m_question = nullptr; ///< whether the key is to be another one
    Label *m_asked = nullptr;
    QPushButton *m_yes = nullptr;
    QPushButton *m_changeShop = nullptr;
    std::optional<core::ShopProfile> m_wanted; ///< while that is asked
    QLineEdit *m_search = nullptr;
    Label *m_nothing = nullptr; ///< is found
    Label *m_news = nullptr;
    QScrollArea *m_scroll = nullptr;
    QFrame *m_lockFrame = nullptr;
    QVBoxLayout *m_column = nullptr;
    QList<Section> m_sections;
    QList<std::function<void(const Preferences &)>> m_showers; ///< of what is chosen, in each row
    bool m_isShowing = false; ///< what the rows say now is no choice of a person
};

} // namespace ui
