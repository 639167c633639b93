// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/settingspage.h"

#include "core/till/authorization.h"
#include "core/till/lockcontroller.h"
#include "ui/receipts/receiptcontroller.h"
#include "ui/settings/bankpage.h"
#include "ui/settings/datasettings.h"
#include "ui/settings/devicesettings.h"
#include "ui/settings/keyeditor.h"
#include "ui/settings/looksettings.h"
#include "ui/settings/operatorspage.h"
#include "ui/settings/safetysettings.h"
#include "ui/settings/servicespage.h"
#include "ui/settings/settingrows.h"
#include "ui/settings/shopeditor.h"
#include "ui/settings/termsettings.h"
#include "ui/settings/tillsettings.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/savefolder.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;
using When = SettingRows::When;

namespace
{

/// Explains why the settings cannot change the shop.
QString fixedShopSentence(Environment::Kind where)
{
    switch (where) {
    case Environment::Kind::Demo:
        return SettingsPage::tr("The demo bakery is fictitious and cannot be changed.");
    case Environment::Kind::Practice:
        return SettingsPage::tr("The practice shop is fictitious and cannot be changed. Nobody can "
                                "pay its codes by mistake.");
    case Environment::Kind::Local:
    case Environment::Kind::Rescue:
    case Environment::Kind::Sandbox:
    case Environment::Kind::Production:
        return SettingsPage::tr(
            "Stored with the service: change them under “Remote services” above.");
    }
    Q_UNREACHABLE();
}

} // namespace

SettingsPage::SettingsPage(const ShopContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
{
    setObjectName(u"settingsPage"_s);
}

/// Builds the page when first shown or searched, to keep the start of the shop fast.
void SettingsPage::build()
{
    if (m_rows)
        return;
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    m_faces = new QStackedWidget;
    page->addWidget(m_faces);
    m_rows = new SettingRows(tr("Settings"), m_context.preferences);
    m_faces->addWidget(m_rows);
    if (m_context.places)
        addPlaces();
    addShop();
    addTerms();
    if (m_context.authorization)
        addOperators();
    addTillSettings(*m_rows);
    addSafetySettings(*m_rows, m_context);
    addDeviceSettings(*m_rows, m_context, [this] { Q_EMIT testPatternRequested(); });
    addLookSettings(*m_rows);
    addKeys();
    addDataSettings(*m_rows, m_context);
    addAbout();
    connect(m_keys, &KeyEditor::pagesRequested, this, &SettingsPage::pagesRequested);
    m_faces->show(); // now, because the next key may be for it
}

void SettingsPage::addPlaces()
{
    m_rows->beginSection(tr("Shops"), u"placesSection"_s);
    m_openServices = new QPushButton(tr("Remote services…"));
    m_openServices->setObjectName(u"openServicesButton"_s);
    m_openServices->setAutoDefault(true);
    makeCompact(m_openServices);
    connect(m_openServices, &QPushButton::clicked, this, &SettingsPage::openServices);
    m_rows->addRow(
        {tr("Remote services"),
         tr("Connect a bank or Pix provider. Ctrl+E switches shops; each keeps its own data."),
         When::Never},
        m_openServices);
    if (m_context.service.contact() && m_context.service.capabilities().seesPayments)
        m_rows->addToggle(
            {tr("Watch charges that are left open here"),
             tr("In another shop, the last line shows how many charges wait here, and a notice "
                "reports each payment. Without it you see them when you come back."),
             When::AtOnce},
            u"watchesLeftBox"_s,
            [](core::Preferences &p) -> bool & { return p.watchesBackground; });
}

/// Opens the services and keeps earlier input.
void SettingsPage::openServices()
{
    if (!m_services) {
        m_services = new ServicesPage(*m_context.places);
        connect(m_services, &ServicesPage::left, this, [this] {
            m_faces->setCurrentWidget(m_rows);
            m_openServices->setFocus();
        });
        m_faces->addWidget(m_services);
    }
    m_faces->setCurrentWidget(m_services);
}

void SettingsPage::addOperators()
{
    m_rows->beginSection(tr("Operators"), u"operatorsSection"_s);
    m_openOperators = new QPushButton(tr("Operators…"));
    m_openOperators->setObjectName(u"openOperatorsButton"_s);
    m_openOperators->setAutoDefault(true);
    makeCompact(m_openOperators);
    connect(m_openOperators, &QPushButton::clicked, this, &SettingsPage::openOperators);
    const auto enable = [this] {
        const bool mayManage =
            m_context.authorization->isAllowed(core::Permission::ManageOperators);
        m_openOperators->setEnabled(mayManage);
        if (!mayManage && m_operators && m_faces->currentWidget() == m_operators)
            m_faces->setCurrentWidget(m_rows);
    };
    connect(m_context.authorization, &core::Authorization::changed, this, enable);
    enable();
    m_rows->addRow({tr("Operators"),
                    tr("For shops with several people: each signs in with a PIN and may do what "
                       "their role allows."),
                    When::Never},
                   m_openOperators);
}

/// Opens the operators. Only an operator who manages operators sees them.
void SettingsPage::openOperators()
{
    if (!m_operators) {
        m_operators =
            new OperatorsPage(*m_context.authorization, m_context.lock, m_context.approver);
        connect(m_operators, &OperatorsPage::left, this, [this] {
            m_faces->setCurrentWidget(m_rows);
            m_openOperators->setFocus();
        });
        m_faces->addWidget(m_operators);
    }
    m_faces->setCurrentWidget(m_operators);
}

void SettingsPage::addShop()
{
    m_rows->beginSection(tr("Shop"), u"shopSection"_s);
    if (!m_context.merchant) {
        auto *words = new Label(fixedShopSentence(m_context.receipts.issuer().environment));
        words->setWordWrap(true);
        m_rows->addWide({tr("Pix key, name, city and payer"), {}, When::Never}, words);
        return;
    }
    const core::Merchant &merchant = *m_context.merchant;
    QStringList lines{tr("Paid by Pix key %1 · %2, %3", "key, shop, city")
                          .arg(merchant.key.value(), merchant.name, merchant.city)};
    if (!m_context.payer.name.isEmpty())
        lines += tr("Default payer: %1, %2", "name, document")
                     .arg(m_context.payer.name, maskedDocumentText(m_context.payer.document));
    auto *facts = new Label(lines.join(u'\n'));
    facts->setObjectName(u"shopFacts"_s);
    facts->setWordWrap(true);
    m_changeShop = new QPushButton(tr("Change the shop…"));
    m_changeShop->setObjectName(u"changeShopButton"_s);
    makeCompact(m_changeShop);
    connect(m_changeShop, &QPushButton::clicked, this, &SettingsPage::openEditor);
    auto *shop = new QWidget;
    auto *layout = new QVBoxLayout(shop);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(facts);
    layout->addWidget(m_changeShop, 0, Qt::AlignLeft);
    m_rows->addWide({tr("Pix key, name, city and payer"),
                     tr("Where the money goes, and the payer for customers who do not identify "
                        "themselves. A change restarts the counter."),
                     When::NextCharge},
                    shop);
    if (!m_context.bank)
        return;
    m_openBank = new QPushButton(tr("Your bank…"));
    m_openBank->setObjectName(u"openBankButton"_s);
    m_openBank->setAutoDefault(true);
    makeCompact(m_openBank);
    connect(m_openBank, &QPushButton::clicked, this, &SettingsPage::openBank);
    m_rows->addRow({tr("Your bank"),
                    tr("With the bank's API Pix, charges become paid without a key press."),
                    When::AtOnce},
                   m_openBank);
}

/// Opens the page of the bank and keeps earlier input.
void SettingsPage::openBank()
{
    if (!m_bank) {
        m_bank = new BankPage(*m_context.bank);
        connect(m_bank, &BankPage::left, this, [this] {
            m_faces->setCurrentWidget(m_rows);
            m_openBank->setFocus();
        });
        m_faces->addWidget(m_bank);
    }
    m_faces->setCurrentWidget(m_bank);
}

/// Opens the form and keeps earlier input.
void SettingsPage::openEditor()
{
    if (!m_editor) {
        m_editor = new ShopEditor(*m_context.merchant, m_context.payer);
        connect(m_editor, &ShopEditor::finished, this, &SettingsPage::shopChanged);
        connect(m_editor, &ShopEditor::left, this, [this] {
            m_faces->setCurrentWidget(m_rows);
            m_changeShop->setFocus();
        });
        m_faces->addWidget(m_editor);
    }
    m_faces->setCurrentWidget(m_editor);
}

void SettingsPage::addTerms()
{
    if (!m_context.terms)
        return;
    using Orders = TermSettings::Orders;
    const bool sendsMoney = m_context.service.capabilities().sendsMoney;
    auto *terms = new TermSettings(*m_rows, *m_context.terms,
                                   sendsMoney ? Orders::SimulatedPayouts : Orders::Charges);
    connect(terms, &TermSettings::changed, this, &SettingsPage::termsChanged);
}

void SettingsPage::showLock()
{
    m_rows->clearSearch();
    const auto *lock = m_rows->findChild<QFrame *>(u"lockSection"_s);
    lock->findChild<QLineEdit *>(u"newPinEdit"_s)->setFocus();
}

/// Adds the editor of the keys. The list of keys needs every page.
void SettingsPage::addKeys()
{
    m_rows->beginSection(tr("Keyboard"), u"keyboardSection"_s);
    m_keys = new KeyEditor;
    connect(m_keys, &KeyEditor::edited, this, [this](const QMap<QString, QString> &keys) {
        m_rows->change([&keys](core::Preferences &p) { p.ownKeys = keys; });
    });
    m_rows->follow(
        [this](const core::Preferences &preferences) { m_keys->setKeys(preferences.ownKeys); });
    m_rows->addWide({tr("Keys"),
                     tr("Choose other keys for the actions of Balcão, for this counter. Enter, "
                        "Esc, Tab and the arrows are fixed."),
                     When::AtOnce},
                    m_keys);
}

void SettingsPage::addAbout()
{
    m_rows->beginSection(tr("About"), u"aboutSection"_s);
    const auto fact = [](const QString &text) {
        auto *label = new Label(text);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return label;
    };
    m_rows->addWide({tr("Version"), {}, When::Never},
                    fact(u"Balcão %1 · Qt %2"_s.arg(QCoreApplication::applicationVersion(),
                                                    QString::fromLatin1(qVersion()))));
    m_rows->addWide(
        {tr("Licences"), {}, When::Never},
        fact(tr("Balcão is free software under the GNU General Public License, version 3 or "
                "later, and comes without warranty. It uses Qt (LGPL 3), QtKeychain (BSD), SQLite "
                "(public domain), libsodium (ISC), OpenSSL (Apache 2.0), libxlsxwriter (BSD), "
                "libpng, zlib and minizip (zlib), qrcodegen (MIT), ZXing (Apache 2.0), Boost (BSL "
                "1.0), tl::expected (CC0), and the typefaces Inter and DejaVu (OFL, Bitstream "
                "Vera).")));
    if (m_context.diagnose)
        addDiagnostics();
}

void SettingsPage::addDiagnostics()
{
    m_diagnose = new QPushButton(tr("Save a diagnostic file…"));
    m_diagnose->setObjectName(u"diagnoseButton"_s);
    m_diagnose->setAutoDefault(true);
    makeCompact(m_diagnose);
    connect(m_diagnose, &QPushButton::clicked, this, &SettingsPage::chooseDiagnosticFile);
    m_diagnosticNews = Label::wrapping(u"diagnosticNews"_s);
    m_diagnosticNews->hide();
    auto *editor = new QWidget;
    auto *layout = new QVBoxLayout(editor);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_diagnose, 0, Qt::AlignLeft);
    layout->addWidget(m_diagnosticNews);
    m_rows->addWide(
        {tr("Diagnostic file"),
         tr("For the report of a fault: versions, settings without names, the last actions and "
            "messages, and a check of all data. Nothing is sent: you decide who gets the file."),
         When::Never},
        editor);
}

void SettingsPage::chooseDiagnosticFile()
{
    auto *dialog = new QFileDialog(this, tr("Save a diagnostic file"), saveFolder());
    dialog->setObjectName(u"diagnosticDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"json"_s);
    dialog->selectFile(tr("balcao-diagnostics.json", "name of a file"));
    connect(dialog, &QFileDialog::fileSelected, this, &SettingsPage::writeDiagnostics);
    dialog->open();
}

void SettingsPage::writeDiagnostics(const QString &path)
{
    m_diagnose->setEnabled(false);
    m_diagnosticNews->setTone(Label::Tone::Normal);
    m_diagnosticNews->setText(tr("Reading all data of the shop…"));
    m_diagnosticNews->show();
    core::onAnswer(m_context.diagnose(path), this, [this, path](const core::Result<void> &written) {
        m_diagnose->setEnabled(true);
        m_diagnosticNews->setTone(written ? Label::Tone::Normal : Label::Tone::Problem);
        m_diagnosticNews->setText((written ? tr("Saved: %1") : tr("It could not be saved as %1."))
                                      .arg(breakableText(path)));
    });
}

QStringList SettingsPage::rowNames()
{
    build();
    return m_rows->names();
}

QStringList SettingsPage::rowSynonyms()
{
    build();
    return m_rows->synonyms();
}

void SettingsPage::showRow(int row)
{
    m_faces->setCurrentWidget(m_rows);
    m_rows->goTo(row);
}

void SettingsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    build();
    if (std::exchange(m_beginsAtLanguage, false))
        m_rows->findChild<QWidget *>(u"languageBox"_s)->setFocus();
    else if (m_faces->currentWidget() == m_rows)
        m_rows->goToSearch();
}

/// Ends the search: a page with few settings looks incomplete on the next visit.
void SettingsPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (m_rows && !event->spontaneous())
        m_rows->clearSearch();
}

} // namespace ui
