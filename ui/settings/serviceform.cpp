// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/serviceform.h"

#include "core/domain/serviceaddress.h"
#include "core/service/transactionservice.h"
#include "ui/text/errortext.h"
#include "ui/text/servicetext.h"
#include "ui/text/text.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scrollcolumn.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <array>

namespace ui
{

using namespace Qt::StringLiterals;
using core::Field;

namespace
{

constexpr std::array kKinds{core::ServiceKind::Sandbox, core::ServiceKind::Provider,
                            core::ServiceKind::OwnShop};

Label *wrapped(const QString &text, Label::Tone tone)
{
    auto *label = new Label(text, TextSize::Small, tone);
    label->setWordWrap(true);
    return label;
}

} // namespace

ServiceForm::ServiceForm(core::ProfileRepository &profiles, QWidget *parent)
    : QWidget(parent)
    , m_profiles(profiles)
    , m_rows([this](Field field) { return problemOf(field); })
{
    setObjectName(u"serviceForm"_s);
    auto *scroll = new ScrollColumn;
    QVBoxLayout *column = scroll->column();
    column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    column->setSpacing(kSpaceSmall);
    column->addWidget(new Label(tr("Connect to a service"), TextSize::Title));
    column->addWidget(createCard());
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(scroll, 1);
    page->addWidget(createFoot());
    connect(&m_rows, &FieldRows::left, this, [this](Field field) {
        if (!m_rows.text(field).isEmpty())
            m_rows.check(field);
    });
    connect(&m_rows, &FieldRows::edited, this, [this](Field field) {
        m_rows.show(field, {});
        ++m_generation; // The input has changed: ignore the running test.
        showMessage({}, false);
    });
    followKind();
}

QWidget *ServiceForm::createCard()
{
    auto *form = newFieldForm();
    addText(*form, Field::ProfileName, {tr("Name"), tr("My shop, sandbox"), u"profileNameEdit"_s},
            tr("Shown here and at the top of every page."));
    addAddress(*form);
    addText(*form, Field::ApiKey, {tr("API key"), tr("paste the key here"), u"serviceKeyEdit"_s},
            tr("Stored in the keyring of this computer, and in no file."));
    addText(*form, Field::Platform,
            {tr("Platform id"), u"5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"_s, u"platformEdit"_s});
    addKind(*form);
    addText(*form, Field::Host, {tr("Host in the codes"), u"pix.example.com"_s, u"hostEdit"_s},
            tr("Address that the provider's QR codes point to. Leave it empty if they carry a Pix "
               "key."));
    addText(*form, Field::Till, {tr("This counter"), u"C1"_s, u"tillEdit"_s},
            tr("References begin with this name; use a different one at each counter."));
    makeSecret(*m_rows.edit(Field::ApiKey));
    auto *card = new QFrame;
    card->setProperty("role", u"card"_s);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->addLayout(form);
    return card;
}

/// Creates the buttons below the form instead of inside it, visible in a small window too.
QWidget *ServiceForm::createFoot()
{
    m_news = Label::wrapping(u"serviceNews"_s);
    auto *next = keyButton(tr("Continue"), QKeySequence(Qt::CTRL | Qt::Key_Enter),
                           u"serviceNextButton"_s, KeyScope::Borrowed);
    makePrimary(next);
    next->setAutoDefault(true); // Enter presses it, after the last field.
    connect(next, &QPushButton::clicked, this, &ServiceForm::submit);
    m_test = keyButton(tr("Test"), QKeySequence(Qt::CTRL | Qt::Key_T), u"testServiceButton"_s);
    connect(m_test, &QPushButton::clicked, this, &ServiceForm::tryOut);
    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"serviceBackButton"_s);
    connect(back, &QPushButton::clicked, this, &ServiceForm::left);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpaceSmall);
    buttons->addStretch();
    for (QPushButton *button : {next, m_test, back})
        buttons->addWidget(button);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(kSpace, 0, kSpace, kSpaceSmall);
    foot->setSpacing(kSpaceSmall);
    foot->addWidget(m_news);
    foot->addLayout(buttons);
    showMessage({}, false);
    return ScrollColumn::createFoot(foot);
}

void ServiceForm::addText(QFormLayout &form, Field field, const FieldRows::Words &words,
                          const QString &explanation)
{
    QVBoxLayout *cell = m_rows.add(form, field, words);
    if (explanation.isEmpty())
        return;
    m_rows.edit(field)->setAccessibleDescription(explanation);
    cell->insertWidget(1, wrapped(explanation, Label::Tone::Muted)); // above the error
}

/// Adds the address with a warning: on the same computer, anyone who takes the port gets the key.
void ServiceForm::addAddress(QFormLayout &form)
{
    QVBoxLayout *cell = m_rows.add(form, Field::Address,
                                   {tr("Address"), u"https://pix.example.com"_s, u"addressEdit"_s});
    auto *warning = wrapped(tr("Without https://, another program of this computer could get the "
                               "key while the service is not running. Use it for tests only."),
                            Label::Tone::Problem);
    warning->setObjectName(u"plainAddressWarning"_s);
    warning->hide();
    cell->addWidget(warning);
    connect(m_rows.edit(Field::Address), &QLineEdit::textChanged, warning,
            [warning](const QString &text) {
                const auto address = core::ServiceAddress::parse(text.trimmed());
                warning->setVisible(address && !address->isEncrypted());
            });
}

void ServiceForm::addKind(QFormLayout &form)
{
    m_kind = new ChoiceBox;
    m_kind->setObjectName(u"serviceKindBox"_s);
    m_kind->setAccessibleName(tr("Kind"));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(12); // A narrow window may elide the longest entry.
    for (const core::ServiceKind kind : kKinds)
        m_kind->addItem(serviceKindText(kind));
    m_kindWords = wrapped({}, Label::Tone::Muted);
    auto *cell = new QVBoxLayout;
    cell->setSpacing(2);
    cell->addWidget(m_kind);
    cell->addWidget(m_kindWords);
    auto *label = new Label(tr("Kind"), TextSize::Body);
    label->setBuddy(m_kind);
    label->setFixedHeight(m_kind->sizeHint().height());
    form.addRow(label, cell);
    m_kind->installEventFilter(this);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ServiceForm::followKind);
}

void ServiceForm::followKind()
{
    m_kindWords->setText(abilitySentences(kKinds.at(static_cast<size_t>(m_kind->currentIndex()))));
}

core::ServiceProfileDraft ServiceForm::draft() const
{
    const auto text = [this](Field field) { return m_rows.edit(field)->text(); };
    return {.name = text(Field::ProfileName),
            .address = text(Field::Address),
            .platform = text(Field::Platform),
            .kind = kKinds.at(static_cast<size_t>(m_kind->currentIndex())),
            .host = text(Field::Host),
            .till = text(Field::Till)};
}

void ServiceForm::setDraft(const core::ServiceProfileDraft &draft, const QString &key)
{
    const QMap<Field, QString> texts{
        {Field::ProfileName, draft.name},
        {Field::Address, draft.address},
        {Field::ApiKey, key},
        {Field::Platform, draft.platform},
        {Field::Host, draft.host},
        {Field::Till, draft.till},
    };
    for (auto it = texts.cbegin(); it != texts.cend(); ++it)
        m_rows.edit(it.key())->setText(it.value());
    for (size_t i = 0; i < kKinds.size(); ++i) {
        if (kKinds.at(i) == draft.kind)
            m_kind->setCurrentIndex(static_cast<int>(i));
    }
}

void ServiceForm::setService(const QUuid &id, const core::ServiceProfile &service, bool isUsed)
{
    m_id = id;
    m_isKept = true;
    setDraft({.name = service.name,
              .address = service.address.toText(),
              .platform = service.platform.toString(QUuid::WithoutBraces),
              .kind = service.kind,
              .host = service.host,
              .till = service.till},
             {});
    setHint(*m_rows.edit(Field::ApiKey), tr("empty: the stored key stays"));
    // Local data belongs to this platform and its money.
    m_rows.edit(Field::Platform)->setEnabled(!isUsed);
    m_kind->setEnabled(!isUsed);
    if (isUsed)
        m_kindWords->setText(tr("Platform and kind cannot change, because this counter has worked "
                                "there. Add another service for others."));
}

QString ServiceForm::typedKey() const
{
    return m_rows.edit(Field::ApiKey)->text();
}

void ServiceForm::forgetTypedKey()
{
    m_rows.edit(Field::ApiKey)->setText({}); // also clears the undo history
}

/// Returns the validated profile. Requires a key unless the service has a stored one.
core::Result<core::ServiceProfile> ServiceForm::read(const core::ServiceProfileDraft &draft) const
{
    auto service = core::validated(draft);
    const bool hasKey = m_isKept && typedKey().trimmed().isEmpty();
    const auto key = hasKey ? core::Result<QByteArray>(QByteArray()) : core::apiKeyFrom(typedKey());
    if (key)
        return service;
    core::Error error = key.error();
    if (!service)
        error.fields += service.error().fields;
    return tl::unexpected(error);
}

std::optional<core::FieldError> ServiceForm::problemOf(Field field) const
{
    const auto service = read(draft());
    if (service)
        return std::nullopt;
    for (const core::FieldError &problem : service.error().fields) {
        if (problem.field == field)
            return problem;
    }
    return std::nullopt;
}

/// Shows the errors and moves the focus to the first one.
void ServiceForm::showProblems(const QList<core::FieldError> &problems)
{
    QLineEdit *first = nullptr;
    for (const Field field : m_rows.fields()) {
        for (const core::FieldError &problem : problems) {
            if (problem.field != field)
                continue;
            m_rows.show(field, problem);
            first = first ? first : m_rows.edit(field);
        }
    }
    if (first)
        first->setFocus();
}

void ServiceForm::submit()
{
    showMessage({}, false);
    if (const auto service = read(draft()))
        Q_EMIT finished(*service);
    else
        showProblems(service.error().fields);
}

/// Tests the connection, which needs only address, key and platform.
void ServiceForm::tryOut()
{
    core::ServiceProfileDraft tried = draft();
    tried.name = u"-"_s;
    tried.host.clear();
    tried.till = u"C1"_s;
    const auto service = read(tried);
    if (!service) {
        showProblems(service.error().fields);
        return;
    }
    m_test->setEnabled(false);
    showMessage(tr("Testing…"), false);
    core::onAnswer(m_profiles.check(*service, m_id, typedKey().trimmed().toLatin1()), this,
                   [this, service = *service, generation = ++m_generation](
                       const core::Result<core::ServiceFinding> &finding) {
                       m_test->setEnabled(true);
                       if (generation != m_generation)
                           return;
                       if (finding)
                           showMessage(findingSentence(*finding, service),
                                       finding->kind != core::ServiceFinding::Kind::Fine);
                       else
                           showMessage(tr("Its key is not on this computer: paste it above."),
                                       true);
                   });
}

void ServiceForm::showProblem(const core::Error &error)
{
    if (error.fields.isEmpty())
        showMessage(errorParagraph(error), true);
    else
        showProblems(error.fields);
}

void ServiceForm::showMessage(const QString &news, bool isProblem)
{
    m_news->setTone(isProblem ? Label::Tone::Problem : Label::Tone::Normal);
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void ServiceForm::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_rows.edit(Field::ProfileName)->setFocus();
}

void ServiceForm::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier))
        submit();
    else if (enter) // to the next field, which checks this one
        focusNextChild();
    else
        event->ignore();
}

/// Makes Enter work in the combo box, which would search for an entry.
bool ServiceForm::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_kind && event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            keyPressEvent(key);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
