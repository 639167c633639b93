// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/confirmbox.h"

#include "core/domain/chargeevidence.h"
#include "core/domain/endtoendid.h"
#include "core/till/preferences.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keymap.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kFieldWidth = 240;
constexpr int kMaxIdLength = 32;

/// A second press within this time was meant for the charge of the first one, which may have left
/// the page before the answer.
constexpr std::chrono::milliseconds kCoolDown(1000);

bool isWholeOrEnding(const QString &id)
{
    return core::isEndToEndIdEnding(id) || core::EndToEndId::parse(id);
}

/// Names the payment that confirms another charge.
QString usedIdSentence(const QString &id)
{
    return ConfirmBox::tr("The payment %1 already confirms another charge. Nothing changed.",
                          "end of an id")
        .arg(id.size() > core::kEndToEndIdEnding ? shortEndToEndId(id) : u'…' + id);
}

} // namespace

ConfirmBox::ConfirmBox(core::TransactionService &service, core::PreferencesStore &preferences,
                       Direction direction, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_preferences(preferences)
    , m_isSupported(service.capabilities().confirmsPayments)
    , m_busy(new BusyIndicator(u"confirmWait"_s, this))
{
    setObjectName(u"confirmBox"_s);
    m_button = keyButton(tr("Received", "button: the money arrived in the bank account"),
                         Qt::Key_F10, u"receivedButton"_s);
    m_button->setToolTip(tr("Press this when your bank's app shows the money."));
    m_button->setFocusPolicy(Qt::TabFocus); // A click keeps the focus, so that Enter cannot repeat.
    makePrimary(m_button);
    makeCompact(m_button);
    connect(m_button, &QPushButton::clicked, this, &ConfirmBox::confirm);
    createField();
    const bool isRow = direction == Direction::Row;
    if (isRow)
        m_id->setFixedWidth(kFieldWidth);
    auto *layout = new QBoxLayout(isRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(isRow ? kSpaceSmall : 4);
    layout->addWidget(m_button);
    layout->addWidget(m_id);
    connect(m_busy, &BusyIndicator::messageChanged, this, &ConfirmBox::messageChanged);
    hide();
}

void ConfirmBox::createField()
{
    m_id = new QLineEdit;
    m_id->setObjectName(u"confirmIdEdit"_s);
    m_id->setAccessibleName(tr("Last 6 characters of the id"));
    m_id->setPlaceholderText(tr("last 6 of the id (optional)"));
    m_id->setToolTip(tr("Optional: the last six characters of the id (E…) on the payer's receipt. "
                        "The same payment then cannot confirm a second charge."));
    m_id->setMaxLength(kMaxIdLength);
    m_id->setProperty("density", u"compact"_s);
    m_id->installEventFilter(this);
    connect(m_id, &QLineEdit::textEdited, this, [this] { Q_EMIT messageChanged({}); });
    connect(&m_gate, &KeyGate::typed, this, &ConfirmBox::deliver);
    connect(&m_gate, &KeyGate::scanned, this, [this] {
        Q_EMIT messageChanged(tr("That came from the barcode scanner and was ignored."));
    });
    connect(&m_gate, &KeyGate::read, this, [this](const QString &text) {
        if (!core::EndToEndId::parse(text))
            return;
        m_id->setText(text);
        Q_EMIT messageChanged({});
    });
}

void ConfirmBox::setCharge(const std::optional<core::Transaction> &charge)
{
    const bool isSame = charge && m_charge && charge->id == m_charge->id;
    m_charge = charge;
    if (!isSame) {
        m_busy->end();
        m_gate.drop();
        m_id->clear();
    }
    setVisible(m_isSupported && charge && !charge->asOf && core::canConfirm(*charge));
}

void ConfirmBox::setEndToEndId(const QString &id)
{
    m_id->setText(id);
}

bool ConfirmBox::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (!isPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto &key = static_cast<const QKeyEvent &>(*event);
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool isEscape = key.key() == Qt::Key_Escape;
    if (!isPress) {
        if (!isEnter && !isEscape)
            return false;
        event->accept(); // Otherwise the page would also handle the key.
        return true;
    }
    if (isEscape) {
        Q_EMIT left();
        return true;
    }
    if (m_gate.swallows(key))
        return true;
    if (isEnter && !key.isAutoRepeat())
        handleEnter();
    return isEnter;
}

/// Handles a key released by the gate.
void ConfirmBox::deliver(QKeyEvent *key)
{
    if (!m_id->isVisible())
        return;
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        if (!key->isAutoRepeat())
            handleEnter();
        return;
    }
    m_id->removeEventFilter(this); // The gate would hold the key again.
    QCoreApplication::sendEvent(m_id, key);
    m_id->installEventFilter(this);
}

/// Handles Enter in the field. An empty field does not confirm, because cashiers press Enter to
/// continue.
void ConfirmBox::handleEnter()
{
    if (m_id->text().trimmed().isEmpty())
        Q_EMIT messageChanged(
            withOwnKeys(tr("Type the last six characters, or press F10 without them.")));
    else
        confirm();
}

void ConfirmBox::confirm()
{
    const bool isRepeated =
        m_sinceConfirmed.isValid() && m_sinceConfirmed.elapsed() < kCoolDown.count();
    if (isHidden() || !m_charge || m_busy->isOn() || isRepeated)
        return;
    const QString id = m_id->text().trimmed();
    if (!id.isEmpty() && !isWholeOrEnding(id)) {
        Q_EMIT messageChanged(tr("Type the last six characters of the id, or leave this empty."));
        m_id->setFocus();
        return;
    }
    m_busy->begin({tr("Confirming…"), tr("It is not known now whether the confirmation was "
                                         "stored: look at the charge in the list.")});
    const core::Confirmation confirmation{
        .note = tr("Seen in the bank's app", "note of a confirmation by hand"),
        .till = m_preferences.value().charging.till,
        .endToEndId = id,
    };
    m_sinceConfirmed.start();
    core::onAnswer(m_service.confirm(m_charge->id, confirmation), this,
                   [this, id = m_charge->id](const core::Result<core::Transaction> &answer) {
                       if (answer)
                           m_sinceConfirmed.start();
                       else
                           m_sinceConfirmed.invalidate();
                       if (m_charge && id == m_charge->id)
                           handleAnswer(answer);
                       else if (answer)
                           Q_EMIT confirmed(*answer);
                   });
}

void ConfirmBox::handleAnswer(const core::Result<core::Transaction> &answer)
{
    m_busy->end();
    if (answer) {
        setCharge(*answer);
        m_id->clear();
        Q_EMIT confirmed(*answer);
        return;
    }
    const QList<core::FieldError> &fields = answer.error().fields;
    const bool isAboutId =
        std::any_of(fields.begin(), fields.end(), [](const core::FieldError &field) {
            return field.field == core::Field::EndToEndId;
        });
    const bool isUsed = isAboutId && answer.error().code == core::Error::Code::Conflict;
    Q_EMIT messageChanged(isUsed ? usedIdSentence(m_id->text().trimmed()) + u' ' +
                                       errorWords(answer.error()).next
                                 : errorParagraph(answer.error()));
    if (!isAboutId)
        return;
    m_id->setFocus();
    m_id->selectAll();
    if (isUsed)
        Q_EMIT usedIdFound();
}

} // namespace ui
