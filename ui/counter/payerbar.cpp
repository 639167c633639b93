// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/payerbar.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/taxid.h"
#include "core/service/transactionservice.h"
#include "ui/counter/payermatches.h"
#include "ui/text/chargeprofiles.h"
#include "ui/text/fieldtext.h"
#include "ui/text/masked.h"
#include "ui/text/text.h"
#include "ui/widgets/density.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;
using core::Field;
using core::Problem;

namespace
{

constexpr auto kDaily = std::chrono::hours(24);

bool isEnter(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

} // namespace

PayerBar::PayerBar(core::PayerRepository &repository, core::PayerProfile own, QWidget *parent)
    : QFrame(parent)
    , m_repository(repository)
    , m_payer(std::move(own))
{
    setObjectName(u"payerBar"_s);
    setProperty("role", u"card"_s);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(kSpace, kSpaceSmall, kSpace, kSpaceSmall);
    layout->setHorizontalSpacing(kSpaceSmall);
    layout->setVerticalSpacing(2);
    m_who = addField(0, tr("Payer"), u"payerEdit"_s, 0);
    m_name = addField(1, tr("Name of the payer"), u"payerNameEdit"_s, core::kMaxName);
    m_description = addField(2, tr("Description"), u"descriptionEdit"_s, core::kMaxDescription);
    m_description->setAccessibleName(tr("Description"));
    m_reference = addField(3, tr("Reference"), u"referenceEdit"_s, core::kMaxReference);
    m_caption = findChild<Label *>(u"payerEditCaption"_s);
    m_nameCaption = findChild<Label *>(u"payerNameEditCaption"_s);
    m_more = keyButton(tr("All", "fields of the charge"), Qt::Key_F3, u"formButton"_s,
                       KeyScope::Borrowed);
    m_more->setAccessibleName(tr("All fields"));
    m_more->setFocusPolicy(Qt::NoFocus); // The button has a shortcut.
    connect(m_more, &QPushButton::clicked, this, &PayerBar::moreRequested);
    layout->addWidget(m_more, 1, 5);
    m_profiles = keyButton(tr("Profile", "what to ask the customer for"), Qt::Key_F12,
                           u"profileButton"_s, KeyScope::Borrowed);
    m_profiles->setAccessibleName(tr("Payer profile"));
    m_profiles->setFocusPolicy(Qt::NoFocus);
    connect(m_profiles, &QPushButton::clicked, this, &PayerBar::showProfileMenu);
    layout->addWidget(m_profiles, 1, 4);
    m_shown = Label::wrapping(u"payerLabel"_s, TextSize::Small);
    layout->addWidget(m_shown, 2, 0, 1, 6);

    m_matches = new PayerMatches(m_repository, this);
    connect(m_matches, &PayerMatches::found, this, [this] {
        placeMatches();
        if (m_waiting)
            applyTyped(*std::exchange(m_waiting, std::nullopt));
    });
    connect(m_matches, &PayerMatches::picked, this, [this] {
        applyTyped(Then::Nothing);
        m_who->setFocus();
    });
    connect(m_who, &QLineEdit::textEdited, this, &PayerBar::recall);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_payer.setName(text.trimmed());
        showPerson();
    });
    for (QLineEdit *edit : {m_who, m_name, m_description, m_reference})
        connect(edit, &QLineEdit::textEdited, this, &PayerBar::edited);
    setTouch(false);
    connect(&m_daily, &QTimer::timeout, this, &PayerBar::forgetUnused);
    m_daily.start(kDaily);
    clear();
}

QLineEdit *PayerBar::addField(int column, const QString &name, const QString &objectName, int max)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setAccessibleName(name);
    edit->setMinimumWidth(60);
    if (max > 0)
        edit->setMaxLength(max);
    edit->installEventFilter(this);
    auto *caption = new Label(name, TextSize::Small, Label::Tone::Muted);
    caption->setObjectName(objectName + u"Caption"_s);
    caption->setBuddy(edit);
    auto *grid = qobject_cast<QGridLayout *>(layout());
    grid->addWidget(caption, 0, column);
    grid->addWidget(edit, 1, column);
    grid->setColumnStretch(column, 1);
    return edit;
}

QList<QWidget *> PayerBar::fields() const
{
    return {m_who, m_name, m_description, m_reference};
}

void PayerBar::setTouch(bool isTouch)
{
    m_isTouch = isTouch;
    for (QLineEdit *edit : {m_who, m_name, m_description, m_reference})
        setDensity(*edit, isTouch ? u"touch"_s : u"compact"_s);
    for (QPushButton *button : {m_more, m_profiles})
        setDensity(*button, isTouch ? u"touch"_s : u"tight"_s);
    m_matches->setTouch(isTouch);
}

void PayerBar::setCharging(const core::Charging &charging)
{
    const QString wasOwn = standardDescription();
    const bool hasOwnExtra = m_extra == m_payer.profile().extra;
    const bool changesMasking = m_payer.charging().masking != charging.masking;
    m_payer.setCharging(charging);
    if (m_description->text() == wasOwn) // not typed by the user
        setDescription(standardDescription());
    if (hasOwnExtra)
        m_extra = m_payer.profile().extra;
    m_matches->setMasking(charging.masking);
    if (changesMasking && !m_matches->isEmpty())
        recall(); // shows the matches again
    showProfile();
    showPerson();
    if (m_forgetsAfter != charging.rememberMonths)
        forgetUnused();
}

void PayerBar::showProfile()
{
    m_caption->setText(tr("Payer · %1", "profile in use").arg(m_payer.profile().name));
    const bool asksName = m_payer.profile().asks == core::ChargeProfile::Asks::DocumentAndName;
    m_name->setVisible(asksName);
    m_nameCaption->setVisible(asksName);
    if (auto *grid = qobject_cast<QGridLayout *>(layout()))
        grid->setColumnStretch(1, asksName ? 1 : 0);
    const bool isOwn = m_payer.profile().asks == core::ChargeProfile::Asks::Nothing;
    setHint(*m_who, isOwn ? m_payer.own().name
                    : m_payer.charging().rememberMonths == 0
                        ? tr("CPF or CNPJ")
                        : tr("CPF, CNPJ, last digits or name"));
    showPerson();
}

/// Opens a menu of the profiles, with the active one marked.
void PayerBar::showProfileMenu()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"profileMenu"_s);
    menu->setProperty("density", m_isTouch ? u"touch"_s : QString());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QList<core::ChargeProfile> profiles = profilesOf(m_payer.charging());
    for (int i = 0; i < profiles.size(); ++i) {
        QString name = foreignText(profiles[i].name);
        QAction *action = menu->addAction(name.replace(u'&', u"&&"_s), this,
                                          [this, i] { Q_EMIT profileChosen(i); });
        action->setCheckable(true);
        action->setChecked(profiles[i] == m_payer.profile());
    }
    menu->popup(m_profiles->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void PayerBar::setNextReference(const QString &reference)
{
    setHint(*m_reference, reference.isEmpty() ? tr("automatic") : reference);
}

QString PayerBar::nextReference() const
{
    return m_reference->placeholderText();
}

QString PayerBar::description() const
{
    return m_description->text().trimmed();
}

void PayerBar::setDescription(const QString &text)
{
    m_description->setText(text);
    m_description->setCursorPosition(0);
}

void PayerBar::setProducts(const QString &products)
{
    const bool isStandard = m_description->text() == standardDescription();
    m_products = products;
    if (isStandard)
        setDescription(standardDescription());
}

/// Returns the description of a charge for which the user typed none.
QString PayerBar::standardDescription() const
{
    return m_products.isEmpty() ? m_payer.ownDescription() : m_products;
}

QString PayerBar::reference() const
{
    return m_reference->text().trimmed();
}

void PayerBar::setReference(const QString &text)
{
    m_reference->setText(text);
}

void PayerBar::setExtra(const QString &text)
{
    m_extra = text;
}

void PayerBar::setPerson(const core::Payer &person)
{
    m_payer.setPerson(person);
    m_who->clear();
    recall(); // clears the matches
    showPayer();
}

/// Shows the payer after a change.
void PayerBar::showPayer()
{
    if (m_name->text().trimmed() != person().name) // The field contains only typed text.
        m_name->clear();
    showPerson();
}

core::PayerProfile PayerBar::payer() const
{
    return m_payer.sent(description());
}

void PayerBar::setNote(const QString &note)
{
    m_note = note;
    showPerson();
}

bool PayerBar::focusField(Field field)
{
    QLineEdit *edit = field == Field::Document      ? m_who
                      : field == Field::Name        ? m_name
                      : field == Field::Description ? m_description
                      : field == Field::Reference   ? m_reference
                                                    : nullptr;
    if (!edit || edit->isHidden())
        return false;
    edit->setFocus();
    edit->selectAll();
    return true;
}

void PayerBar::retype(const PayerBar &other)
{
    m_payer = other.m_payer;
    m_extra = other.m_extra;
    m_products = other.m_products;
    m_name->setText(other.m_name->text());
    m_who->setText(other.m_who->text());
    m_reference->setText(other.m_reference->text());
    setDescription(other.m_description->text());
    showPerson();
}

void PayerBar::clear()
{
    m_products.clear();
    setDescription(standardDescription());
    m_extra = m_payer.profile().extra;
    m_reference->clear();
    setPerson({});
}

void PayerBar::clearUnfinished()
{
    m_who->clear();
    recall(); // clears the matches
}

/// Searches for the payers that match the text.
void PayerBar::recall()
{
    m_waiting.reset();
    m_matches->ask(m_payer.charging().rememberMonths > 0 ? m_who->text().trimmed() : QString());
}

void PayerBar::placeMatches()
{
    if (m_who->hasFocus())
        m_matches->showAbove(*this);
}

void PayerBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    if (m_matches->isVisible())
        placeMatches();
}

bool PayerBar::eventFilter(QObject *watched, QEvent *event)
{
    auto *edit = qobject_cast<QLineEdit *>(watched);
    if (edit && event->type() == QEvent::KeyPress) {
        const auto *key = dynamic_cast<QKeyEvent *>(event);
        const bool isTaken = key && acceptsKey(*edit, *key);
        if (key && key->key() != Qt::Key_Escape)
            m_hasClearedLine = false;
        if (isTaken)
            return true;
    }
    if (edit && edit == m_who && event->type() == QEvent::FocusOut) {
        const auto *focus = dynamic_cast<QFocusEvent *>(event);
        const bool comesBack = focus && (focus->reason() == Qt::ActiveWindowFocusReason ||
                                         focus->reason() == Qt::PopupFocusReason);
        if (!comesBack)
            applyTyped(Then::Nothing);
    }
    return QFrame::eventFilter(watched, event);
}

bool PayerBar::acceptsKey(QLineEdit &edit, const QKeyEvent &key)
{
    const bool hasList = &edit == m_who && !m_matches->isEmpty();
    if (isEnter(key)) {
        if (!key.isAutoRepeat())
            submit();
    } else if (key.key() == Qt::Key_Escape) {
        clearLine(edit);
    } else if (hasList && (key.key() == Qt::Key_Down || key.key() == Qt::Key_Plus)) {
        m_matches->moveChoice(1);
    } else if (hasList && key.key() == Qt::Key_Up) {
        m_matches->moveChoice(-1);
    } else if (&edit == m_who && key.key() == Qt::Key_Delete &&
               key.modifiers().testFlag(Qt::ControlModifier)) {
        forgetOne();
    } else {
        return false;
    }
    return true;
}

void PayerBar::submit()
{
    applyTyped(Then::Submit);
}

/// Applies the typed customer data: the chosen match, or a new customer with this document. Waits
/// for a pending answer of the store.
void PayerBar::applyTyped(Then then)
{
    const QString text = m_who->text().trimmed();
    const auto document = core::TaxId::parse(text);
    if (m_matches->isAsking() && then == Then::Nothing && document)
        applyDocument(document->value()); // At once: the name may be typed next.
    if (m_matches->isAsking()) {
        m_waiting = then;
        return;
    }
    const core::KnownPayer *known = m_matches->chosen();
    m_matches->hide();
    if (known) {
        usePayer(core::KnownPayer(*known));
    } else if (document) {
        applyDocument(document->value());
    } else if (!text.isEmpty()) {
        if (then == Then::Submit) {
            m_who->setFocus();
            const auto problem = core::textProblem(Field::Document, text);
            Q_EMIT refused(problem && problem->problem == Problem::CheckDigits
                               ? problemSentence(*problem)
                               : tr("No customer found. New customer? Type the full CPF or CNPJ."));
        }
        return;
    }
    if (then == Then::Submit)
        Q_EMIT submitted();
}

void PayerBar::usePayer(const core::KnownPayer &known)
{
    m_payer.recall(known);
    m_who->clear();
    m_matches->clear();
    showPayer();
}

void PayerBar::applyDocument(const QString &document)
{
    m_payer.setDocument(document);
    if (!m_matches->isAsking()) {
        m_who->clear();
        m_matches->clear();
    }
    showPayer();
}

/// Removes the chosen match from the store, or otherwise the payer of the charge.
void PayerBar::forgetOne()
{
    const core::KnownPayer *chosenOne = m_matches->chosen();
    if (!chosenOne && !m_payer.known())
        return;
    const core::KnownPayer gone = chosenOne ? *chosenOne : *m_payer.known();
    core::onAnswer(m_repository.forget(gone.id), this,
                   [this, name = shownText(gone.payer, m_payer.charging().masking)](
                       const core::Result<void> &done) {
                       if (done)
                           Q_EMIT messageChanged(tr("Forgotten: %1").arg(name));
                       else
                           Q_EMIT refused(tr("%1 could not be forgotten: the notes of this counter "
                                             "cannot be written.")
                                              .arg(name));
                   });
    m_who->clear();
    if (m_payer.known() && m_payer.known()->id == gone.id)
        setPerson({});
    recall();
}

void PayerBar::forgetUnused()
{
    const int months = m_payer.charging().rememberMonths;
    m_forgetsAfter = months;
    m_repository.forgetUnusedSince(QDateTime::currentDateTimeUtc().addMonths(-months));
}

/// Clears the line, or everything if the line is empty.
void PayerBar::clearLine(QLineEdit &edit)
{
    const QString empty = &edit == m_description ? standardDescription() : QString();
    if (m_hasClearedLine) {
        Q_EMIT cleared();
        return;
    }
    if (edit.text() == empty) {
        Q_EMIT left();
        return;
    }
    m_hasClearedLine = true;
    edit.setText(empty);
    edit.setCursorPosition(0);
    if (&edit == m_name)
        m_payer.setName({});
    if (&edit == m_who)
        recall();
    showPerson();
    Q_EMIT edited();
}

void PayerBar::showPerson()
{
    setHint(*m_name, shown(person(), m_payer.charging().masking).name);
    QStringList sentences{m_payer.sentence(), m_note};
    sentences.removeAll(QString());
    m_shown->setText(sentences.join(u" · "_s));
    m_shown->setVisible(!sentences.isEmpty());
}

} // namespace ui
