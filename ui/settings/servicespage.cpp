// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/servicespage.h"

#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/service/transactionservice.h"
#include "ui/settings/keyform.h"
#include "ui/settings/serviceeditor.h"
#include "ui/text/errortext.h"
#include "ui/text/servicetext.h"
#include "ui/text/text.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/keymap.h"
#include "ui/widgets/label.h"
#include "ui/widgets/questionbox.h"
#include "ui/widgets/rowmenu.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;
using KeyPlace = core::ProfileRepository::KeyPlace;

namespace
{

QString keyPlaceSentence(KeyPlace place)
{
    switch (place) {
    case KeyPlace::Nowhere:
        return ServicesPage::tr("Its key is not stored: you type it when you go there.");
    case KeyPlace::Memory:
        return ServicesPage::tr("Its key is in the memory of Balcão until Balcão is closed.");
    case KeyPlace::Keyring:
        return ServicesPage::tr("Its key is in the keyring of this computer.");
    }
    Q_UNREACHABLE();
}

} // namespace

ServicesPage::ServicesPage(core::ProfileRepository &profiles, QWidget *parent)
    : QWidget(parent)
    , m_profiles(profiles)
    , m_faces(new QStackedWidget)
{
    setObjectName(u"servicesPage"_s);
    setFocusPolicy(Qt::StrongFocus); // receives the keys while there is no list
    m_listFace = createList();
    m_faces->addWidget(m_listFace);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_faces);
    connect(&m_profiles, &core::ProfileRepository::changed, this, &ServicesPage::refresh);
    refresh();
}

QWidget *ServicesPage::createList()
{
    m_list = new QListWidget;
    m_list->setObjectName(u"serviceList"_s);
    m_list->setAccessibleName(tr("Remote services"));
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_list, &QListWidget::currentRowChanged, this, &ServicesPage::showCurrent);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &ServicesPage::change);
    m_list->installEventFilter(this);
    m_keys = {{Qt::Key_Return, &ServicesPage::change}, {Qt::Key_Enter, &ServicesPage::change}};
    m_nothing = Label::wrapping(u"noServiceLabel"_s, TextSize::Body, Label::Tone::Muted);
    m_nothing->setText(
        tr("There is none yet. A remote service creates your charges and sees the payments: a "
           "provider, its sandbox, or your own balcao-server. A adds one; Ctrl+E goes there."));
    m_details = Label::wrapping(u"serviceDetails"_s, TextSize::Body, Label::Tone::Muted);
    m_news = Label::wrapping(u"servicesNews"_s);
    m_key = new KeyForm(m_profiles, tr("Save the new key"));
    connect(m_key, &KeyForm::kept, this, [this] {
        const auto place = current();
        m_key->hide();
        m_list->setFocus();
        showMessage(tr("The new key is saved."));
        if (place)
            m_profiles.applyKey(place->id);
    });
    connect(m_key, &KeyForm::left, this, [this] {
        m_key->hide();
        m_list->setFocus();
    });
    m_key->hide();
    m_question = createQuestion();

    m_buttons = new QWidget;
    m_buttons->setLayout(new FlowLayout);
    addButton(tr("Add"), Qt::Key_A, u"addServiceButton"_s, &ServicesPage::add);
    addButton(tr("Change"), Qt::Key_C, u"changeServiceButton"_s, &ServicesPage::change);
    addButton(tr("Test"), Qt::Key_T, u"tryServiceButton"_s, &ServicesPage::test);
    addButton(tr("New key"), Qt::Key_K, u"replaceKeyButton"_s, &ServicesPage::replaceKey);
    addButton(tr("Forget the key"), Qt::Key_X, u"forgetKeyButton"_s, &ServicesPage::forgetKey);
    addButton(tr("Remove"), Qt::Key_Delete, u"removeServiceButton"_s, &ServicesPage::remove);
    const auto buttons = m_buttons->findChildren<QAbstractButton *>();
    addRowMenu(*m_list, buttons);
    m_actions.removeFirst(); // adding is always possible
    auto *back =
        keyButton(tr("Back"), Qt::Key_Escape, u"leaveServicesButton"_s, KeyScope::Borrowed);
    makeCompact(back);
    connect(back, &QPushButton::clicked, this, &ServicesPage::left);

    auto *face = new QWidget;
    auto *head = new QHBoxLayout;
    head->addWidget(new Label(tr("Remote services"), TextSize::Title), 1);
    head->addWidget(back);
    auto *layout = new QVBoxLayout(face);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(head);
    layout->addWidget(m_nothing);
    layout->addWidget(m_list, 1);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_details, m_news, m_key, m_question, m_buttons})
        layout->addWidget(widget);
    layout->addStretch(); // for a page without a list
    return face;
}

QuestionBox *ServicesPage::createQuestion()
{
    m_yes = new QPushButton;
    m_yes->setObjectName(u"confirmServicesButton"_s);
    m_yes->setAutoDefault(true);
    connect(m_yes, &QPushButton::clicked, this, [this] {
        const auto then = std::exchange(m_then, {});
        endQuestion();
        if (then)
            then();
    });
    auto *no = keyButton(tr("No"), Qt::Key_Escape, u"cancelServicesButton"_s, KeyScope::Borrowed);
    connect(no, &QPushButton::clicked, this, &ServicesPage::endQuestion);
    return new QuestionBox(u"servicesQuestion"_s, TextSize::Body, m_yes, no);
}

void ServicesPage::addButton(const QString &words, Qt::Key key, const QString &objectName,
                             void (ServicesPage::*slot)())
{
    QPushButton *button = keyButton(words, key, objectName, KeyScope::Borrowed);
    makeCompact(button);
    connect(button, &QPushButton::clicked, this, slot);
    m_buttons->layout()->addWidget(button);
    m_actions.append(button);
    m_keys.append({static_cast<int>(key), slot});
}

void ServicesPage::refresh()
{
    const auto before = current();
    m_shown.clear();
    for (const core::Workplace &place : m_profiles.places()) {
        if (place.kind == core::Workplace::Kind::Remote)
            m_shown.append(place);
    }
    m_list->clear();
    int row = 0;
    for (int i = 0; i < m_shown.size(); ++i) {
        const core::Workplace &place = m_shown[i];
        auto *item = new QListWidgetItem(u"%1  ·  %2  ·  %3"_s.arg(foreignText(place.name),
                                                                   serviceKindText(place.service),
                                                                   foreignText(place.where)),
                                         m_list);
        item->setToolTip(item->text().toHtmlEscaped()); // for elided text
        if (before && before->id == place.id)
            row = i;
    }
    m_list->setCurrentRow(m_shown.isEmpty() ? -1 : row);
    m_list->setVisible(!m_shown.isEmpty());
    m_nothing->setVisible(m_shown.isEmpty());
    const QStringList lost = m_profiles.unreadable();
    if (!lost.isEmpty())
        showMessage(tr("Data in %1 cannot be read and is not shown.").arg(lost.join(", "_L1)),
                    true);
    showCurrent();
}

void ServicesPage::showCurrent()
{
    const auto place = current();
    for (QPushButton *button : std::as_const(m_actions))
        button->setVisible(place.has_value());
    m_details->setText({});
    m_details->setVisible(place.has_value());
    if (!place)
        return;
    core::onAnswer(m_profiles.keyPlace(place->id), this,
                   [this, generation = ++m_generation,
                    isOpen = place->isOpen](const core::Result<KeyPlace> &where) {
                       if (generation != m_generation)
                           return;
                       QStringList sentences;
                       if (isOpen)
                           sentences.append(tr("You are working here."));
                       sentences.append(keyPlaceSentence(where.value_or(KeyPlace::Nowhere)));
                       m_details->setText(sentences.join(u' '));
                   });
}

std::optional<core::Workplace> ServicesPage::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < m_shown.size() ? std::optional(m_shown[row]) : std::nullopt;
}

std::optional<core::Workplace> ServicesPage::changeable()
{
    showMessage({});
    const auto place = current();
    if (!place || !place->isGuarded || place->isOpen)
        return place;
    showMessage(withOwnKeys(tr("“%1” has a PIN: go there with Ctrl+E, and change it there."))
                    .arg(place->name),
                true);
    return std::nullopt;
}

void ServicesPage::edit(ServiceEditor *editor)
{
    showMessage({});
    m_editor = editor;
    connect(editor, &ServiceEditor::left, this, &ServicesPage::endEditing);
    connect(editor, &ServiceEditor::finished, this, [this](const QUuid &id) {
        endEditing();
        for (int row = 0; row < m_shown.size(); ++row) {
            if (m_shown[row].id == id)
                m_list->setCurrentRow(row);
        }
        showMessage(withOwnKeys(tr("Saved. Ctrl+E goes there.")));
        m_profiles.applyKey(id);
    });
    m_faces->addWidget(editor);
    m_faces->setCurrentWidget(editor);
}

void ServicesPage::endEditing()
{
    m_faces->setCurrentWidget(m_listFace);
    m_faces->removeWidget(m_editor);
    m_editor->setParent(nullptr); // Its input no longer counts as unsaved work.
    m_editor->deleteLater();
    m_editor = nullptr;
    refresh();
    m_list->setFocus();
}

void ServicesPage::add()
{
    edit(new ServiceEditor(m_profiles));
}

void ServicesPage::change()
{
    const auto place = changeable();
    if (!place)
        return;
    const auto shop = m_profiles.load(place->id);
    if (shop)
        edit(new ServiceEditor(m_profiles, *shop, place->isUsed));
    else
        showMessage(errorParagraph(shop.error()), true);
}

void ServicesPage::test()
{
    showMessage({});
    const auto place = current();
    const auto shop = place ? m_profiles.load(place->id)
                            : core::Result<core::RemoteShop>(tl::unexpected(core::Error()));
    if (!shop)
        return;
    showMessage(tr("Testing…"));
    core::onAnswer(m_profiles.check(shop->service, shop->id, {}), this,
                   [this, shop = *shop](const core::Result<core::ServiceFinding> &finding) {
                       const auto now = current();
                       if (!now || now->id != shop.id)
                           return;
                       if (finding)
                           showMessage(findingSentence(*finding, shop.service),
                                       finding->kind != core::ServiceFinding::Kind::Fine);
                       else
                           showMessage(tr("Its key is not on this computer: press K to add it."),
                                       true);
                   });
}

void ServicesPage::replaceKey()
{
    const auto place = changeable();
    if (!place)
        return;
    m_key->setService(place->id);
    m_key->show();
    m_key->setFocus();
}

void ServicesPage::forgetKey()
{
    const auto place = changeable();
    if (!place)
        return;
    ask(tr("Forget the key of “%1”? It is removed from the keyring, and you type it again when you "
           "go there.")
            .arg(place->name),
        tr("Forget it"), [this, id = place->id] {
            core::onAnswer(m_profiles.forgetKey(id), this, [this](const core::Result<void> &gone) {
                if (gone)
                    showMessage(tr("The key was forgotten."));
                else
                    showMessage(tr("The keyring did not release the key: remove it there."), true);
            });
        });
}

void ServicesPage::remove()
{
    const auto place = changeable();
    if (!place)
        return;
    if (place->isOpen) {
        showMessage(
            withOwnKeys(tr("You are working here: switch to another shop with Ctrl+E first.")),
            true);
        return;
    }
    ask(tr("Remove “%1”? Its key is forgotten. The service keeps its transactions, and the notes "
           "of this counter stay on the disk.")
            .arg(place->name),
        tr("Remove it"), [this, id = place->id] {
            const auto folder = m_profiles.remove(id);
            if (folder)
                showMessage(
                    tr("Removed. The notes of the counter, with customer names, are in %1: delete "
                       "the folder when it is no longer needed.")
                        .arg(breakableText(*folder)));
            else
                showMessage(errorParagraph(folder.error()), true);
        });
}

void ServicesPage::ask(const QString &question, const QString &yes,
                       const std::function<void()> &then)
{
    m_then = then;
    setKeyedText(*m_yes, yes, Qt::Key_Enter);
    m_yes->setAccessibleName(yes);
    m_buttons->setEnabled(false);
    m_list->setEnabled(false);
    m_question->ask(question);
}

void ServicesPage::endQuestion()
{
    m_then = {};
    m_buttons->setEnabled(true);
    m_list->setEnabled(true);
    m_list->setFocus();
    m_question->hide();
}

void ServicesPage::showMessage(const QString &news, bool isProblem)
{
    m_news->setTone(isProblem ? Label::Tone::Problem : Label::Tone::Normal);
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void ServicesPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    if (m_faces->currentWidget() == m_listFace)
        (m_list->isVisibleTo(this) ? static_cast<QWidget *>(m_list) : this)->setFocus();
}

/// Handles letters before the list searches for an entry.
bool ServicesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() == Qt::NoModifier && !key->isAutoRepeat() && act(key->key()))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ServicesPage::keyPressEvent(QKeyEvent *event)
{
    if (event->isAutoRepeat() || !act(event->key()))
        event->ignore();
}

/// Runs the action of a key while no field has the focus. Returns false if the key has none.
bool ServicesPage::act(int key)
{
    const bool isAsked = m_question->isAsked();
    if (m_faces->currentWidget() != m_listFace || m_key->isVisibleTo(this))
        return false;
    if (key == Qt::Key_Escape) {
        if (isAsked)
            endQuestion();
        else
            Q_EMIT left();
        return true;
    }
    const auto action = std::find_if(m_keys.cbegin(), m_keys.cend(),
                                     [key](const auto &each) { return each.first == key; });
    if (isAsked || action == m_keys.cend())
        return false;
    (this->*action->second)();
    return true;
}

} // namespace ui
