// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "ui/openingpage.h"
#include "ui/profiledesk.h"

#include <QtWidgets/QWidget>

class QPushButton;
class QStackedWidget;

namespace ui
{

class ServiceEditor;
class SetupPage;

/// The first thing that anybody sees of a shop that is not set up yet: what one can do, in which
/// language, and behind one of the choices the form. One may go back and forth, and change the
/// language; what was typed stays. Once that is settled it is an OpeningPage.
class FirstRunPage : public QWidget
{
    Q_OBJECT

public:
    /// `places`: where services far away are kept; null: there are none.
    explicit FirstRunPage(ProfileDesk *places = nullptr, QWidget *parent = nullptr);

    /// As SetupPage::showProblem(). What was typed since the form was finished is dropped, and the
    /// form says so.
    void showProblem(const core::Error &error);

    /// As OpeningPage::takeKeys().
    [[nodiscard]] OpeningPage::Keys takeKeys();

Q_SIGNALS:
    void demoRequested();
    void placeChosen(const ui::Workplace &place); ///< a service that was added here
    void finished(const core::ShopProfile &profile);

    /// A code of languages(). Who installs its translation has the page say everything anew.
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

    ProfileDesk *const m_places;
    QStackedWidget *m_faces = nullptr;
    QWidget *m_choices = nullptr;
    QPushButton *m_demoChoice = nullptr;
    QPushButton *m_setupChoice = nullptr;
    QPushButton *m_serviceChoice = nullptr; ///< null without m_places
    ServiceEditor *m_service = nullptr;     ///< once somebody wants to add one
    SetupPage *m_setup = nullptr;
    OpeningPage *m_opening = nullptr;
};

} // namespace ui
