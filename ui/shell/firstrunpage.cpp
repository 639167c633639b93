// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/firstrunpage.h"

#include "ui/settings/serviceeditor.h"
#include "ui/settings/setuppage.h"
#include "ui/text/languages.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kWidth = 640;

/// Button with a short label, its shortcut, and a description below; as large as its texts.
class ChoiceButton : public QPushButton
{
public:
    ChoiceButton(const QString &words, const QString &key, const QString &explanation)
    {
        setAccessibleName(words);
        setAccessibleDescription(explanation);
        setAutoDefault(true); // Enter presses it.
        setProperty("role", u"choice"_s);
        auto *title = new Label(words, TextSize::Title);
        auto *keyLabel = new Label(key, TextSize::Strong, Label::Tone::Muted);
        auto *what = new Label(explanation, TextSize::Body, Label::Tone::Muted);
        what->setWordWrap(true);
        auto *top = new QHBoxLayout;
        top->addWidget(title, 1);
        top->addWidget(keyLabel);
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(kSpace + 4, kSpace, kSpace + 4, kSpace);
        layout->setSpacing(4);
        layout->addLayout(top);
        layout->addWidget(what);
        for (QWidget *label : std::initializer_list<QWidget *>{title, keyLabel, what})
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return layout()->totalHeightForWidth(width);
    }
    [[nodiscard]] QSize sizeHint() const override { return layout()->totalSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return layout()->totalMinimumSize(); }
};

/// Returns Alt and a letter for each language: the first letter of its name that no earlier
/// language uses.
QList<QKeySequence> keysOf(const QList<Language> &languages)
{
    QString used;
    QList<QKeySequence> keys;
    for (const Language &language : languages) {
        for (const QChar c : language.name.toUpper()) {
            if (c < u'A' || c > u'Z' || used.contains(c))
                continue;
            used += c;
            keys.append(QKeySequence(Qt::ALT | Qt::Key(c.unicode())));
            break;
        }
    }
    return keys;
}

QString missingSentences(const FirstRun &start)
{
    if (start.isServiceMissing)
        return FirstRunPage::tr("The remote service that was open last has been removed.");
    return FirstRunPage::tr("The shop that was open last was in %1. There is no shop now. If the "
                            "folder is on another drive, connect the drive and start Balcão again.")
        .arg(foreignText(start.missingFolder));
}

} // namespace

FirstRunPage::FirstRunPage(const FirstRun &start, core::ProfileRepository *places, QWidget *parent)
    : QWidget(parent)
    , m_start(start)
    , m_places(places)
    , m_faces(new QStackedWidget)
    , m_opening(new OpeningPage)
{
    setObjectName(u"firstRunPage"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_faces);
    build();
    m_faces->addWidget(m_opening);
    if (m_start.face == FirstRun::Face::Form)
        m_faces->setCurrentWidget(m_setup);
}

void FirstRunPage::showProblem(const core::Error &error)
{
    const bool wasTyped = !collectKeys().empty();
    m_faces->setCurrentWidget(m_setup);
    m_setup->showProblem(
        error, wasTyped ? tr("What you typed was for the counter and was discarded.") : QString());
}

OpeningPage::Keys FirstRunPage::collectKeys()
{
    return m_opening->collectKeys();
}

void FirstRunPage::showOpening()
{
    m_faces->setCurrentWidget(m_opening);
    m_opening->setFocus();
}

/// Builds the page in the current language, keeping the input. Deletes the old page later, since
/// one of its buttons may be the sender.
void FirstRunPage::build()
{
    QWidget *choices = m_choices;
    SetupPage *setup = m_setup;
    ServiceEditor *service = m_service;
    QWidget *front = m_faces->currentWidget();
    m_choices = createChoices();
    m_setup = new SetupPage;
    connect(m_setup, &SetupPage::finished, this, [this](const core::ShopProfile &profile) {
        showOpening();
        Q_EMIT finished(profile);
    });
    connect(m_setup, &SetupPage::left, this, [this] { showChoices(m_setupChoice); });
    m_faces->addWidget(m_choices);
    m_faces->addWidget(m_setup);
    m_service = nullptr;
    if (!setup)
        return;
    m_setup->setDraft(setup->draft());
    if (service) {
        buildService();
        m_service->adoptState(*service);
    }
    if (front == setup)
        m_faces->setCurrentWidget(m_setup);
    else if (service && front == service)
        m_faces->setCurrentWidget(m_service);
    else
        showChoices(m_demoChoice);
    for (QWidget *old : {choices, static_cast<QWidget *>(setup), static_cast<QWidget *>(service)}) {
        if (!old)
            continue;
        m_faces->removeWidget(old);
        old->deleteLater();
    }
}

void FirstRunPage::buildService()
{
    m_service = new ServiceEditor(*m_places);
    connect(m_service, &ServiceEditor::left, this, [this] { showChoices(m_serviceChoice); });
    connect(m_service, &ServiceEditor::finished, this, [this](const QUuid &id) {
        showOpening();
        Q_EMIT environmentChosen({.kind = core::Workplace::Kind::Remote, .id = id});
    });
    m_faces->addWidget(m_service);
}

void FirstRunPage::showChoices(QPushButton *focused)
{
    m_faces->setCurrentWidget(m_choices);
    focused->setFocus();
}

QWidget *FirstRunPage::createChoices()
{
    m_demoChoice = new ChoiceButton(tr("Try it without internet"), tr("Enter"),
                                    tr("A demo bakery with sales of today and customers who pay. "
                                       "No real payments; all data is discarded when you close the "
                                       "window."));
    m_demoChoice->setObjectName(u"demoChoice"_s);
    connect(m_demoChoice, &QPushButton::clicked, this, [this] {
        showOpening();
        Q_EMIT demoRequested();
    });
    m_setupChoice = createSetupChoice();

    if (m_places) {
        m_serviceChoice =
            new ChoiceButton(tr("Connect to a remote service"), tr("↓ ↓ Enter"),
                             tr("A provider's API, its sandbox, or your own balcao-server. You "
                                "need its address, a key and the platform id."));
        m_serviceChoice->setObjectName(u"serviceChoice"_s);
        connect(m_serviceChoice, &QPushButton::clicked, this, [this] {
            if (!m_service)
                buildService();
            m_faces->setCurrentWidget(m_service);
        });
    }

    auto *column = new QWidget;
    column->setMaximumWidth(kWidth);
    auto *layout = new QVBoxLayout(column);
    layout->setSpacing(kSpace);
    layout->addStretch(2);
    auto *welcome = new Label(tr("Welcome to Balcão"), TextSize::Headline);
    welcome->setWordWrap(true);
    layout->addWidget(welcome);
    if (m_start.isAnythingMissing()) {
        auto *notice = new Label(missingSentences(m_start), TextSize::Body, Label::Tone::Problem);
        notice->setObjectName(u"firstRunNotice"_s);
        notice->setWordWrap(true);
        layout->addWidget(notice);
    }
    layout->addWidget(m_demoChoice);
    layout->addWidget(m_setupChoice);
    if (m_serviceChoice)
        layout->addWidget(m_serviceChoice);
    layout->addWidget(createLanguages());
    layout->addStretch(3);
    auto *page = new QWidget;
    auto *centre = new QHBoxLayout(page);
    centre->addStretch(1);
    centre->addWidget(column, 20);
    centre->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setFocusPolicy(Qt::NoFocus); // All content is focusable.
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(page);
    return scroll;
}

/// Returns the choice that opens the setup form, or the shop if there is one.
QPushButton *FirstRunPage::createSetupChoice()
{
    const bool isSetUp = !m_start.shop.isEmpty();
    auto *choice =
        isSetUp ? new ChoiceButton(tr("Open my shop"), tr("↓ Enter"), foreignText(m_start.shop))
                : new ChoiceButton(
                      tr("Set up my shop"), tr("↓ Enter"),
                      tr("Charges for your own Pix key, paid straight into your account by any "
                         "bank app. You need your key and one minute."));
    choice->setObjectName(u"setupChoice"_s);
    connect(choice, &QPushButton::clicked, this, [this, isSetUp] {
        if (!isSetUp)
            return m_faces->setCurrentWidget(m_setup);
        showOpening();
        Q_EMIT shopRequested();
    });
    return choice;
}

/// Shows each language by its native name.
QWidget *FirstRunPage::createLanguages()
{
    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    const QString spoken = languageFor(QLocale());
    const QList<QKeySequence> keys = keysOf(languages());
    for (qsizetype i = 0; i < languages().size(); ++i) {
        const Language &language = languages()[i];
        auto *button = keyButton(language.name, keys[i], language.code + u"Button"_s);
        button->setProperty("role", u"toggle"_s);
        button->setCheckable(true); // not exclusive, since Tab must reach each button
        button->setAutoDefault(true);
        button->setChecked(language.code == spoken);
        connect(button, &QPushButton::clicked, this, [this, button, code = language.code] {
            button->setChecked(true); // even if it was checked before
            Q_EMIT languageChosen(code);
        });
        layout->addWidget(button);
    }
    layout->addStretch();
    return bar;
}

void FirstRunPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_faces->currentWidget() == m_choices)
        m_demoChoice->setFocus();
}

void FirstRunPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        build();
}

} // namespace ui
