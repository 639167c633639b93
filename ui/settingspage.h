// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shoptools.h"

#include <QtWidgets/QWidget>

class QPushButton;
class QStackedWidget;

namespace ui
{

class SettingRows;
class ServicesPage;
class ShopEditor;

/// All that the people of a shop can choose, section by section, and the shop itself.
///
/// Whoever has a preference adds a row to the section it belongs to, in one of the …settings.cpp:
/// one of the add…() calls of SettingRows, with the field of Preferences that it shows.
class SettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPage(const ShopTools &tools, QWidget *parent = nullptr);

    /// Goes to where a PIN is set.
    void showLock();

    /// When it comes to the front, it is where the language is chosen.
    void beginAtLanguage() { m_beginsAtLanguage = true; }

    /// What can be chosen, as SettingRows::names().
    [[nodiscard]] QStringList rowNames();

    /// Goes to that one; the page is in front.
    void showRow(int row);

Q_SIGNALS:
    /// The shop itself is to be another one from now on, as somebody has said and confirmed.
    /// Whoever can opens it anew.
    void shopChanged(const core::ShopProfile &profile);

    /// Somebody sets the customers' screen up, and wants to see where it is.
    void testPatternRequested();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void addPlaces();
    void openServices();
    void addShop();
    void openEditor();
    void addAbout();

    const ShopTools m_tools;
    QStackedWidget *m_faces = nullptr;
    SettingRows *m_rows = nullptr;
    ShopEditor *m_editor = nullptr; ///< once somebody wants to change the shop
    QPushButton *m_changeShop = nullptr;
    ServicesPage *m_services = nullptr; ///< once somebody wants to see them
    QPushButton *m_openServices = nullptr;
    bool m_beginsAtLanguage = false;
};

} // namespace ui
