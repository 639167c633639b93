// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/environmentswitcher.h"

#include "core/till/lockcontroller.h"
#include "ui/session/pinprompt.h"
#include "ui/text/text.h"
#include "ui/widgets/environmentband.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

Environment::Kind kindOf(const core::Workplace &place)
{
    switch (place.kind) {
    case core::Workplace::Kind::Demo:
        return Environment::Kind::Demo;
    case core::Workplace::Kind::Local:
        return place.isPractice ? Environment::Kind::Practice : Environment::Kind::Local;
    case core::Workplace::Kind::Remote:
        return place.service == core::ServiceKind::Sandbox ? Environment::Kind::Sandbox
                                                           : Environment::Kind::Production;
    }
    Q_UNREACHABLE();
}

QString lineOf(const core::Workplace &place)
{
    QStringList parts{environmentWord({kindOf(place), {}})};
    for (const QString &part : {place.name, place.where}) {
        if (!part.isEmpty())
            parts.append(foreignText(part));
    }
    if (place.isOpen)
        parts.append(EnvironmentSwitcher::tr("you are here"));
    return parts.join(u"  ·  "_s);
}

QString hindranceSentence(EnvironmentSwitcher::Hindrance hindrance)
{
    switch (hindrance) {
    case EnvironmentSwitcher::Hindrance::None:
        return {};
    case EnvironmentSwitcher::Hindrance::Typed:
        return EnvironmentSwitcher::tr(
            "Something typed on another page would be lost: press Enter again to switch anyway.");
    case EnvironmentSwitcher::Hindrance::Writing:
        return EnvironmentSwitcher::tr(
            "A file is being written on another page: press Enter again to switch "
            "anyway and discard it.");
    case EnvironmentSwitcher::Hindrance::Charge:
        return EnvironmentSwitcher::tr(
            "Not now: a charge is being created. Try again in a moment.");
    case EnvironmentSwitcher::Hindrance::Payout:
        return EnvironmentSwitcher::tr(
            "Not now: a Pix is being sent. Until it leaves, you can cancel it on "
            "the page “Send Pix”. You can switch once its outcome is known.");
    }
    Q_UNREACHABLE();
}

} // namespace

EnvironmentSwitcher::EnvironmentSwitcher(const core::ProfileRepository &profiles,
                                         Hindrance hindrance, core::LockController *lock,
                                         QWidget *parent)
    : QWidget(parent)
    , m_hindrance(hindrance)
{
    setObjectName(u"environmentSwitcher"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    QWidget *list = createList(profiles);
    layout->addWidget(list, 1);
    if (!lock || lock->state() == core::LockController::State::Open) {
        setFocusProxy(m_list);
        return;
    }
    auto *prompt = new PinPrompt(*lock, tr("Type the PIN to switch shops"));
    list->hide();
    layout->addWidget(prompt, 1);
    setFocusProxy(prompt->findChild<QLineEdit *>());
    connect(lock, &core::LockController::stateChanged, this, [this, list, lock, prompt] {
        const bool isOpen = lock->state() == core::LockController::State::Open;
        list->setVisible(isOpen);
        prompt->setVisible(!isOpen);
        if (isOpen)
            m_list->setFocus();
    });
}

QWidget *EnvironmentSwitcher::createList(const core::ProfileRepository &profiles)
{
    m_places = profiles.places();
    m_list = new QListWidget;
    m_list->setObjectName(u"environmentList"_s);
    m_list->setAccessibleName(tr("Shops"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    int row = 0;
    bool isRemoteOpen = false;
    for (int i = 0; i < m_places.size(); ++i) {
        auto *item = new QListWidgetItem(lineOf(m_places[i]), m_list);
        item->setToolTip(item->text().toHtmlEscaped()); // for elided text
        if (m_places[i].isOpen) {
            row = i;
            isRemoteOpen = m_places[i].kind == core::Workplace::Kind::Remote;
        }
    }
    m_list->setCurrentRow(row);
    connect(m_list, &QListWidget::itemClicked, this, &EnvironmentSwitcher::choose);
    const bool isFinal = m_hindrance == Hindrance::Charge || m_hindrance == Hindrance::Payout;
    m_news = new Label(isFinal ? hindranceSentence(m_hindrance) : QString(), TextSize::Body,
                       Label::Tone::Problem);
    m_news->setObjectName(u"environmentNews"_s);
    m_news->setWordWrap(true);
    m_news->setVisible(!m_news->text().isEmpty());
    QString sentences = tr("Enter opens a shop. Each has its own data. Add remote services in "
                           "Settings, under “Shops”.");
    if (isRemoteOpen)
        sentences += u' ' + tr("Charges waiting here are also watched from there, unless that is "
                               "turned off in Settings.");
    auto *words = new Label(sentences, TextSize::Small, Label::Tone::Muted);
    words->setObjectName(u"environmentWords"_s);
    words->setWordWrap(true);
    auto *box = new QWidget;
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_news);
    layout->addWidget(m_list, 1);
    layout->addWidget(words);
    return box;
}

void EnvironmentSwitcher::choose()
{
    const int row = m_list->currentRow();
    if (row < 0 || m_places[row].isOpen)
        return;
    switch (m_hindrance) {
    case Hindrance::Charge:
    case Hindrance::Payout:
        return;
    case Hindrance::Typed:
    case Hindrance::Writing:
        if (!std::exchange(m_isAsked, true)) {
            m_news->setText(hindranceSentence(m_hindrance));
            m_news->show();
            return;
        }
        break;
    case Hindrance::None:
        break;
    }
    Q_EMIT chosen(m_places[row]);
}

void EnvironmentSwitcher::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && !event->isAutoRepeat() && m_list->isVisibleTo(this))
        choose();
    else
        event->ignore();
}

} // namespace ui
