// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/shopcontext.h"

#include <QtWidgets/QWidget>

class QPushButton;
class QStackedWidget;

namespace ui
{

class BankPage;
class KeyEditor;
class Label;
class SettingRows;
class OperatorsPage;
class ServicesPage;
class ShopEditor;

/// Page with all preferences in sections, and the data of the shop. To add a preference, add a row
/// to its section in one of the …settings.cpp files: call an add…() function of SettingRows with
/// the field of Preferences.
class SettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPage(const ShopContext &context, QWidget *parent = nullptr);

    /// Scrolls to the setting of the PIN.
    void showLock();

    /// Makes the page open at the language setting.
    void beginAtLanguage() { m_beginsAtLanguage = true; }

    /// Returns SettingRows::names().
    [[nodiscard]] QStringList rowNames();
    [[nodiscard]] QStringList rowSynonyms(); ///< returns SettingRows::synonyms()

    /// Scrolls to a row and raises the page.
    void showRow(int row);

Q_SIGNALS:
    /// Emitted after the user has changed and confirmed the data of the shop. The receiver opens
    /// the shop again.
    void shopChanged(const core::ShopProfile &profile);

    /// Emitted after the user has confirmed other terms. The receiver opens the shop again.
    void termsChanged(const core::ServiceTerms &terms);

    /// Emitted when the user asks for a test pattern on the customer screen.
    void testPatternRequested();

    /// Emitted before the keys of all pages are listed. The receiver creates the missing pages.
    void pagesRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    void addPlaces();
    void openServices();
    void openBank();
    void addShop();
    void openEditor();
    void addTerms();
    void addOperators();
    void openOperators();
    void addKeys();
    void addAbout();
    void addDiagnostics();
    void chooseDiagnosticFile();
    void writeDiagnostics(const QString &path);

    const ShopContext m_context;
    QStackedWidget *m_faces = nullptr;
    SettingRows *m_rows = nullptr;
    KeyEditor *m_keys = nullptr;
    ShopEditor *m_editor = nullptr; ///< null until the shop is edited
    QPushButton *m_changeShop = nullptr;
    ServicesPage *m_services = nullptr; ///< null until the services are opened
    QPushButton *m_openServices = nullptr;
    OperatorsPage *m_operators = nullptr; ///< null until the operators are opened
    QPushButton *m_openOperators = nullptr;
    BankPage *m_bank = nullptr; ///< null until the bank is opened
    QPushButton *m_openBank = nullptr;
    QPushButton *m_diagnose = nullptr;
    Label *m_diagnosticNews = nullptr;
    bool m_beginsAtLanguage = false;
};

} // namespace ui
