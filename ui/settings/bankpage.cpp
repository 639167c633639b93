// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/bankpage.h"

#include "core/apipix/pspprofile.h"
#include "core/service/transactionservice.h"
#include "ui/text/banktext.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/fieldrows.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scrollcolumn.h"
#include "ui/widgets/theme.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;
using core::BankTestResult;
using core::PspProfile;

namespace
{

constexpr qint64 kMaxCertificate = qint64(1024) * 1024;
constexpr qsizetype kMaxListed = 8;

QFrame *newCard(QLayout *content)
{
    auto *card = new QFrame;
    card->setProperty("role", u"card"_s);
    content->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    card->setLayout(content);
    return card;
}

/// Returns a page with a scrolling column above its buttons.
QWidget *newFace(QVBoxLayout *&column, const QList<QWidget *> &notices,
                 const QList<QPushButton *> &buttons)
{
    auto *face = new QWidget;
    auto *scroll = new ScrollColumn;
    column = scroll->column();
    column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    column->setSpacing(kSpaceSmall);
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpaceSmall);
    row->addStretch();
    for (QPushButton *button : buttons)
        row->addWidget(button);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(kSpace, 0, kSpace, kSpaceSmall);
    foot->setSpacing(kSpaceSmall);
    for (QWidget *notice : notices)
        foot->addWidget(notice);
    foot->addLayout(row);
    auto *layout = new QVBoxLayout(face);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addLayout(foot);
    return face;
}

QString markOf(BankTestResult::Outcome outcome)
{
    switch (outcome) {
    case BankTestResult::Outcome::Ok:
        return u"✓"_s;
    case BankTestResult::Outcome::Failed:
        return u"✗"_s;
    case BankTestResult::Outcome::NotChecked:
        return u"–"_s;
    }
    Q_UNREACHABLE();
}

/// Returns the content of the file with the typed path; empty if it cannot be read.
QByteArray contentOf(const QLineEdit &edit)
{
    const QString path = edit.text().trimmed();
    QFile file(path);
    const bool isUsable = QFileInfo(path).isFile() && file.size() <= kMaxCertificate;
    return isUsable && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

BankPage::BankPage(core::BankRepository &bank, QWidget *parent)
    : QWidget(parent)
    , m_bank(bank)
    , m_faces(new QStackedWidget)
{
    setObjectName(u"bankPage"_s);
    m_form = createForm();
    m_overview = createOverview();
    m_faces->addWidget(m_form);
    m_faces->addWidget(m_overview);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_faces);
    connect(&m_bank, &core::BankRepository::changed, this, &BankPage::refresh);
    followBank();
    refresh();
}

QWidget *BankPage::createForm()
{
    m_problem = Label::wrapping(u"bankProblem"_s, TextSize::Body, Label::Tone::Problem);
    m_problem->hide();
    m_add = keyButton(tr("Connect and test"), QKeySequence(Qt::CTRL | Qt::Key_Enter),
                      u"addBankButton"_s, KeyScope::Own);
    makePrimary(m_add);
    connect(m_add, &QPushButton::clicked, this, &BankPage::submit);
    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"leaveBankFormButton"_s);
    connect(back, &QPushButton::clicked, this, &BankPage::left);
    QVBoxLayout *column = nullptr;
    QWidget *face = newFace(column, {m_problem}, {m_add, back});
    column->addWidget(new Label(tr("Your bank"), TextSize::Title));
    auto *intro = Label::wrapping({}, TextSize::Body, Label::Tone::Muted);
    intro->setText(
        tr("With the API Pix of your bank, charges become paid by themselves. Client id, "
           "secret and certificate are on the bank's page for developers."));
    column->addWidget(intro);
    auto *form = newFieldForm();
    m_psp = new ChoiceBox;
    m_psp->setObjectName(u"bankBox"_s);
    m_psp->setAccessibleName(tr("Bank"));
    for (const PspProfile &psp : core::pspProfiles())
        m_psp->addItem(psp.id == "other"_L1 ? tr("Another bank") : psp.name, psp.id);
    connect(m_psp, &QComboBox::currentIndexChanged, this, &BankPage::followBank);
    m_needs = Label::wrapping(u"bankNeeds"_s, TextSize::Small, Label::Tone::Muted);
    auto *cell = new QVBoxLayout;
    cell->setSpacing(2);
    cell->addWidget(m_psp);
    cell->addWidget(m_needs);
    auto *label = new Label(tr("Bank"));
    label->setBuddy(m_psp);
    label->setFixedHeight(m_psp->sizeHint().height());
    form->addRow(label, cell);
    auto *key = new Label(foreignText(m_bank.pixKey()));
    key->setObjectName(u"bankKeyLabel"_s);
    key->setWordWrap(true);
    form->addRow(new Label(tr("Pix key")), key);
    m_clientId = addEdit(*form, tr("Client id"), u"bankClientIdEdit"_s);
    m_secret = addEdit(*form, tr("Client secret"), u"bankSecretEdit"_s,
                       tr("Stored in the keyring of this computer, and in no file."));
    makeSecret(*m_secret);
    addCertificate(*form);
    m_setting = addEdit(*form, tr("Further value"), u"bankSettingEdit"_s,
                        tr("Only if the bank demands one, as NAME=VALUE."));
    m_base = addEdit(*form, tr("Address of the API"), u"bankBaseEdit"_s,
                     tr("Empty: the bank's own address."));
    m_token = addEdit(*form, tr("Address of the token"), u"bankTokenEdit"_s,
                      tr("Empty: the bank's own address."));
    m_codes = new QCheckBox(tr("New charges get codes of the bank"));
    m_codes->setObjectName(u"bankCodesBox"_s);
    auto *explanation = Label::wrapping({}, TextSize::Small, Label::Tone::Muted);
    explanation->setText(tr("From the next start. A code of the bank can be paid once, and not "
                            "after its charge has expired. Needs the permission cob.write."));
    auto *codes = new QVBoxLayout;
    codes->setSpacing(2);
    codes->addWidget(m_codes);
    codes->addWidget(explanation);
    form->addRow({}, codes);
    column->addWidget(newCard(form));
    column->addStretch();
    return face;
}

QLineEdit *BankPage::addEdit(QFormLayout &form, const QString &label, const QString &objectName,
                             const QString &explanation, QPushButton *button)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setAccessibleName(label);
    connect(edit, &QLineEdit::textEdited, this, [this] { showProblem({}); });
    auto *cell = new QVBoxLayout;
    cell->setSpacing(2);
    auto *row = new QHBoxLayout;
    row->addWidget(edit, 1);
    if (button)
        row->addWidget(button);
    cell->addLayout(row);
    if (!explanation.isEmpty()) {
        auto *words = new Label(explanation, TextSize::Small, Label::Tone::Muted);
        words->setWordWrap(true);
        cell->addWidget(words);
        edit->setAccessibleDescription(explanation);
    }
    auto *words = new Label(label);
    words->setBuddy(edit);
    words->setFixedHeight(edit->sizeHint().height());
    form.addRow(words, cell);
    return edit;
}

void BankPage::addCertificate(QFormLayout &form)
{
    m_certificate = addFileEdit(form, tr("Certificate"), u"bankCertificateEdit"_s,
                                u"*.p12 *.pfx *.pem *.crt *.cer"_s,
                                tr("A file .p12, .pfx, .pem, .crt or .cer."));
    m_certificateKey =
        addFileEdit(form, tr("Key of the certificate"), u"bankCertificateKeyEdit"_s,
                    u"*.key *.pem"_s, tr("Only if the key has a file of its own, such as .key."));
    m_password = addEdit(form, tr("Password of the certificate"), u"bankPasswordEdit"_s,
                         tr("Empty if the file has none. It is not stored."));
    makeSecret(*m_password);
    m_authority = addFileEdit(form, tr("Certificate authority"), u"bankAuthorityEdit"_s,
                              u"*.pem *.crt *.cer"_s,
                              tr("Only if the bank has an authority of its own. Balcão trusts the "
                                 "authority for this connection only."));
}

/// Adds a row for the path of a file, with a button that opens a dialog.
QLineEdit *BankPage::addFileEdit(QFormLayout &form, const QString &label, const QString &objectName,
                                 const QString &pattern, const QString &explanation)
{
    auto *choose = new QPushButton(tr("Choose…"));
    choose->setObjectName(objectName + u"Button"_s);
    choose->setAccessibleName(tr("Choose a file: %1").arg(label));
    choose->setAutoDefault(true);
    QLineEdit *edit = addEdit(form, label, objectName, explanation, choose);
    connect(choose, &QPushButton::clicked, this, [this, edit, label, pattern] {
        auto *dialog = new QFileDialog(this, label, QString(),
                                       tr("Certificates (%1);;All files (*)").arg(pattern));
        dialog->setObjectName(u"certificateDialog"_s);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QFileDialog::fileSelected, edit, &QLineEdit::setText);
        dialog->open();
    });
    return edit;
}

/// Shows what the bank needs.
void BankPage::followBank()
{
    const PspProfile psp = *core::findPsp(m_psp->currentData().toString());
    const bool hasSecret = psp.tokenAuth != PspProfile::TokenAuth::IdOnly;
    const bool needsCertificate = psp.certificate != PspProfile::CertificateUse::None;
    QStringList sentences;
    if (needsCertificate)
        sentences += tr("Needs a certificate.");
    if (psp.hasOwnRoot)
        sentences += tr("Needs the file of the bank's certificate authority.");
    if (!hasSecret)
        sentences += tr("Issues no client secret.");
    if (!psp.query.isEmpty())
        sentences += tr("Further value: %1=…").arg(psp.query.join(u", "_s));
    if (psp.production.base.isEmpty())
        sentences += tr("Needs both addresses, from the bank's documents.");
    if (!psp.cancels)
        sentences += tr("Cancels no charges: a cancelled code can be paid until it expires.");
    if (!psp.refunds)
        sentences += tr("Sends no payments back: use the bank's app.");
    for (const core::PspNote note : psp.notes)
        sentences += pspNoteSentence(note);
    m_needs->setText(sentences.join(u' '));
    m_needs->setVisible(!sentences.isEmpty());
    m_secret->setEnabled(hasSecret);
    m_base->setPlaceholderText(psp.production.base);
    m_token->setPlaceholderText(psp.production.token);
    showProblem({});
}

void BankPage::showProblem(const QString &sentences)
{
    m_problem->setText(sentences);
    m_problem->setVisible(!sentences.isEmpty());
}

void BankPage::submit()
{
    const QString psp = m_psp->currentData().toString();
    const bool needsSecret = core::findPsp(psp)->tokenAuth != PspProfile::TokenAuth::IdOnly;
    for (const auto &[edit, problem] :
         {std::pair(m_certificate, tr("The file of the certificate cannot be read.")),
          std::pair(m_certificateKey, tr("The file of the key cannot be read.")),
          std::pair(m_authority, tr("The file of the authority cannot be read."))}) {
        if (!edit->text().trimmed().isEmpty() && contentOf(*edit).isEmpty())
            return showProblem(problem);
    }
    if (!m_certificateKey->text().trimmed().isEmpty() && m_certificate->text().trimmed().isEmpty())
        return showProblem(tr("The certificate of the key is missing."));
    if (needsSecret && m_secret->text().trimmed().isEmpty())
        return showProblem(tr("The client secret is missing."));
    m_add->setEnabled(false);
    const QString setting = m_setting->text().trimmed();
    core::onAnswer(
        m_bank.add({.name = m_psp->currentText(),
                    .psp = psp,
                    .base = m_base->text(),
                    .token = m_token->text(),
                    .clientId = m_clientId->text(),
                    .settings = setting.isEmpty() ? QStringList() : QStringList{setting},
                    .makesCodes = m_codes->isChecked()},
                   {.secret = needsSecret ? m_secret->text().trimmed().toUtf8() : QByteArray(),
                    .certificate = contentOf(*m_certificate),
                    .key = contentOf(*m_certificateKey),
                    .password = m_password->text(),
                    .authorities = contentOf(*m_authority)}),
        this, [this](const core::Result<std::optional<core::BankAddProblem>> &added) {
            handleAdded(added);
        });
}

void BankPage::handleAdded(const core::Result<std::optional<core::BankAddProblem>> &added)
{
    m_add->setEnabled(true);
    if (!added)
        return showProblem(errorParagraph(added.error()));
    if (!*added) {
        for (QLineEdit *edit : {m_secret, m_password, m_certificate, m_certificateKey, m_authority})
            edit->clear();
        refresh();
        return test();
    }
    const core::BankAddProblem &problem = **added;
    if (problem.certificate)
        return showProblem(certificateProblemSentence(*problem.certificate));
    QStringList sentences;
    for (const core::BankField field : problem.fields)
        sentences += bankFieldSentence(field);
    if (problem.error && !problem.error->fields.isEmpty())
        sentences += tr("There is a connection with this name already: remove it first.");
    else if (problem.error)
        sentences += tr("The keyring of this computer did not store the secret, so nothing was "
                        "added.");
    showProblem(sentences.join(u' '));
}

QWidget *BankPage::createOverview()
{
    m_test = keyButton(tr("Test"), QKeySequence(Qt::CTRL | Qt::Key_T), u"testBankButton"_s);
    connect(m_test, &QPushButton::clicked, this, &BankPage::test);
    m_remove = new QPushButton(tr("Remove"));
    m_remove->setObjectName(u"removeBankButton"_s);
    m_remove->setAutoDefault(true);
    connect(m_remove, &QPushButton::clicked, this, &BankPage::remove);
    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"leaveBankButton"_s);
    connect(back, &QPushButton::clicked, this, &BankPage::left);
    QVBoxLayout *column = nullptr;
    QWidget *face = newFace(column, {}, {m_test, m_remove, back});
    m_title = new Label({}, TextSize::Title);
    m_title->setObjectName(u"bankTitle"_s);
    m_facts = Label::wrapping(u"bankFacts"_s, TextSize::Body, Label::Tone::Muted);
    m_expiry = Label::wrapping(u"bankExpiry"_s);
    m_state = Label::wrapping(u"bankState"_s);
    m_steps = new QWidget;
    m_steps->setObjectName(u"bankSteps"_s);
    m_stepLayout = new QVBoxLayout(m_steps);
    m_stepLayout->setContentsMargins(0, 0, 0, 0);
    m_steps->hide();
    m_open = Label::wrapping(u"openBankPayments"_s);
    m_open->hide();
    auto *facts = new QVBoxLayout;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_facts, m_expiry, m_state})
        facts->addWidget(widget);
    column->addWidget(m_title);
    column->addWidget(newCard(facts));
    column->addWidget(m_steps);
    column->addWidget(m_open);
    column->addStretch();
    return face;
}

void BankPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_mayRemove = false;
    m_remove->setText(tr("Remove"));
    refresh();
    if (m_faces->currentWidget() == m_form)
        m_psp->setFocus();
    else
        m_test->setFocus();
}

void BankPage::refresh()
{
    const auto state = m_bank.state();
    m_faces->setCurrentWidget(state.connection ? m_overview : m_form);
    if (!state.connection)
        return;
    m_title->setText(foreignText(state.connection->name));
    m_facts->setText(tr("Pix key %1 · %2", "key, address")
                         .arg(foreignText(state.connection->pixKey),
                              breakableText(state.connection->base.toText())));
    const QDateTime now = QDateTime::currentDateTimeUtc();
    m_expiry->setVisible(state.certificate.has_value());
    if (state.certificate) {
        m_expiry->setText(certificateSentence(*state.certificate, now));
        m_expiry->setTone(core::expiryWarning(state.certificate->expiresAt, now)
                              ? Label::Tone::Problem
                              : Label::Tone::Normal);
    }
    if (state.trouble)
        m_state->setText(bankTroubleSentence(*state.trouble));
    else if (state.readUntil)
        m_state->setText(tr("Payments are read until %1.").arg(timestampText(*state.readUntil)));
    else
        m_state->setText(tr("Reading payments…"));
    m_state->setTone(state.trouble ? Label::Tone::Problem : Label::Tone::Normal);
    showOpenPayments();
}

/// Lists payments that no charge explains.
void BankPage::showOpenPayments()
{
    core::onAnswer(
        m_bank.openPayments(), this, [this](const core::Result<QList<core::BankPayment>> &open) {
            m_open->setVisible(open && !open->isEmpty());
            if (!open || open->isEmpty())
                return;
            QStringList lines{
                tr("Payments without a charge, or with a difference: %1").arg(open->size())};
            for (const core::BankPayment &payment : open->mid(0, kMaxListed)) {
                const bool differs = payment.state == core::BankPayment::State::Differs;
                lines += u"%1  ·  %2  ·  %3\n%4"_s.arg(
                    timestampText(payment.settledAt), moneyText(payment.amount),
                    differs ? tr("differs from its charge") : tr("no charge"),
                    breakableText(payment.endToEndId));
            }
            if (open->size() > kMaxListed)
                lines += tr("balcao-cli bank sync lists all of them.");
            m_open->setText(lines.join(u'\n'));
        });
}

void BankPage::test()
{
    m_test->setFocus(); // never on "Remove", which could be next
    m_state->setText(tr("Testing…"));
    core::onAnswer(m_bank.test(), this,
                   [this, generation = ++m_generation](
                       const core::Result<QList<core::BankTestResult>> &results) {
                       if (generation == m_generation)
                           showResults(results);
                   });
}

void BankPage::showResults(const core::Result<QList<core::BankTestResult>> &results)
{
    refresh();
    while (QLayoutItem *item = m_stepLayout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (!results) {
        m_state->setText(tr("The keyring did not release the secret: unlock the keyring, or remove "
                            "the connection and add it again."));
        m_state->setTone(Label::Tone::Problem);
        return;
    }
    for (const BankTestResult &result : *results) {
        const bool hasFailed = result.outcome == BankTestResult::Outcome::Failed;
        const bool isOpen = result.outcome == BankTestResult::Outcome::NotChecked;
        auto *line = new Label(
            u"%1  %2"_s.arg(markOf(result.outcome), foreignText(bankTestSentence(result))),
            TextSize::Body,
            hasFailed ? Label::Tone::Problem
            : isOpen  ? Label::Tone::Muted
                      : Label::Tone::Normal);
        line->setObjectName(u"bankStep_"_s + core::toText(result.step));
        line->setWordWrap(true);
        m_stepLayout->addWidget(line);
    }
    m_steps->show();
}

/// Asks once by the text of the button.
void BankPage::remove()
{
    if (!std::exchange(m_mayRemove, true)) {
        m_remove->setText(tr("Remove? Payments are no longer seen"));
        return;
    }
    m_mayRemove = false;
    m_remove->setText(tr("Remove"));
    if (const auto removed = m_bank.remove(); !removed)
        m_state->setText(errorParagraph(removed.error()));
    m_steps->hide();
}

} // namespace ui
