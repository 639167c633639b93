// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "core/till/profilerepository.h"
#include "ui/shell/firstrun.h"
#include "ui/shell/openingpage.h"

#include <QtWidgets/QWidget>

class QPushButton;
class QStackedWidget;

namespace ui
{

class ServiceEditor;
class SetupPage;

/// The welcome page and first page of a shop that is not set up: demo, own shop or remote service,
/// the language, and the setup form.
/// The user can go back and forth and change the language without losing input. Ends as an
/// OpeningPage.
class FirstRunPage : public QWidget
{
    Q_OBJECT

public:
    /// `places`: the stored remote services; null: unavailable.
    explicit FirstRunPage(const FirstRun &start = {}, core::ProfileRepository *places = nullptr,
                          QWidget *parent = nullptr);

    /// Works as SetupPage::showProblem(). Discards the keys typed since the form was submitted, and
    /// the form says so.
    void showProblem(const core::Error &error);

    /// See OpeningPage::collectKeys().
    [[nodiscard]] OpeningPage::Keys collectKeys();

Q_SIGNALS:
    void demoRequested();
    void shopRequested(); ///< FirstRun::shop, which is set up already
    void environmentChosen(
        const core::Workplace &place); ///< a remote service that was added on this page
    void finished(const core::ShopProfile &profile);

    /// Emitted with a code of languages(). The receiver installs the translation and retranslates
    /// the page.
    void languageChosen(const QString &code);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void buildService();
    void showChoices(QPushButton *focused);
    void showOpening();
    [[nodiscard]] QWidget *createChoices();
    [[nodiscard]] QWidget *createLanguages();

    [[nodiscard]] QPushButton *createSetupChoice();

    const FirstRun m_start;
    core::ProfileRepository *const m_places;
    QStackedWidget *m_faces = nullptr;
    QWidget *m_choices = nullptr;
    QPushButton *m_demoChoice = nullptr;
    QPushButton *m_setupChoice = nullptr;
    QPushButton *m_serviceChoice = nullptr; ///< null without m_places
    ServiceEditor *m_service = nullptr;     ///< null until the user adds a remote service
    SetupPage *m_setup = nullptr;
    OpeningPage *m_opening = nullptr;
};

} // namespace ui
