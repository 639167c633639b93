// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/help.h"

#include "ui/widgets/keymap.h"
#include "ui/widgets/label.h"
#include "ui/widgets/shortcutregistry.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Help)
};

/// Help by object name of a page. A nested page precedes its parent.
struct PageHelp
{
    const char *page;
    Help (*help)();
};

const PageHelp kPages[] = {
    {"liveCharge",
     [] {
         return Help{
             Words::tr("A charge on the screen"),
             {{u"F2"_s, Words::tr("Next customer")},
              {u"Ctrl+Tab"_s, Words::tr("Next charge at the counter")},
              {u"F4"_s, Words::tr("More charges than there are cards")},
              {u"F6"_s, Words::tr("Copy the code as text")},
              {u"Ctrl+M"_s, Words::tr("Share the charge: WhatsApp, e-mail, message, image")},
              {u"F7"_s, Words::tr("Print the code")},
              {u"Ctrl+D"_s, Words::tr("Customer window")},
              {u"F10"_s, Words::tr("In your own shop: the money arrived")},
              {u"Ctrl+F10"_s, Words::tr("Undo that within a minute")},
              {u"B"_s, Words::tr("Larger code")},
              {u"Esc"_s, Words::tr("Cancel the charge: A confirms, Enter returns")},
              {Words::tr("Enter"), Words::tr("After PAID or another end: next customer")},
              {u"R"_s, Words::tr("Without a payment: charge the same again")},
              {u"P"_s, Words::tr("Print the receipt")}},
             {Words::tr("Hand over the goods when this page shows PAID or, where Balcão "
                        "cannot see your bank, when your bank's app shows the money. A "
                        "picture on the customer's phone proves nothing."),
              Words::tr("After F2 this charge keeps waiting on a card. A green card is "
                        "paid: open it to see it."),
              Words::tr("Where Balcão cannot see your bank, F2 ends the sale; only a "
                        "charge that you leave with Ctrl+Tab keeps its card.")}};
     }},
    {"chargePage",
     [] {
         return Help{
             Words::tr("Charging"),
             {{Words::tr("Enter"), Words::tr("Charge")},
              {u"+"_s, Words::tr("Next price")},
              {u"*"_s, Words::tr("Quantity of the last price, or before a fixed price")},
              {u","_s, Words::tr("Centavos")},
              {Words::tr("Backspace"), Words::tr("Delete the last digit")},
              {u"Esc"_s, Words::tr("Delete the price; again: the whole sum")},
              {u"Tab"_s,
               Words::tr("Payer: last three digits of CPF, CNPJ or phone, or part of the name")},
              {u"/"_s, Words::tr("Description")},
              {Words::tr("Alt+letter"), Words::tr("A fixed price")},
              {u"Ctrl+T"_s, Words::tr("Keypad for mouse and touch")},
              {u"F3"_s, Words::tr("All fields")},
              {u"F9"_s, Words::tr("Repeat the last charge")},
              {u"P"_s, Words::tr("Print the receipt of the last charge")},
              {u"F12"_s, Words::tr("Change what the customer is asked")}},
             {Words::tr("Digits go to the amount from anywhere on this page."),
              Words::tr("A second Enter never charges twice.")}};
     }},
    {"listPage",
     [] {
         return Help{
             Words::tr("Transactions"),
             {{Words::tr("Enter"), Words::tr("Details")},
              {Words::tr("Ctrl+Enter"), Words::tr("Details in a separate window")},
              {Words::tr("Home, End"), Words::tr("Newest, oldest")},
              {u"Ctrl+G"_s, Words::tr("Go to a page")},
              {u"/"_s, Words::tr("Search: amount, name, document, phone, reference, id, Pix key, "
                                 "day, tag, note or end of a receipt")},
              {u"Ctrl+R"_s, Words::tr("Interpret the search differently")},
              {u"F"_s, Words::tr("Filters")},
              {Words::tr("Ctrl+Backspace"), Words::tr("Clear filter")},
              {u"1 – 9"_s, Words::tr("Saved filters")},
              {u"S"_s, Words::tr("Save the filter, or change the saved one")},
              {u"C"_s, Words::tr("Columns")},
              {Words::tr("Shift+O"), Words::tr("Sort the list")},
              {u"N"_s, Words::tr("Note")},
              {u"T"_s, Words::tr("Tags")},
              {Words::tr("Shift+↑ ↓"), Words::tr("Select several rows and show their total")},
              {u"Ctrl+C"_s, Words::tr("Copy the selected rows")},
              {u"E"_s, Words::tr("Export all pages to a file")},
              {u"F5"_s, Words::tr("Refresh")}},
             {Words::tr("Only “Paid” means that the money arrived."),
              Words::tr("Enter turns a search into a filter; then you can type the next one."),
              Words::tr("Below the list is the total of all matches: money in less money out. "
                        "Above each day is the total of that day."),
              Words::tr("⌂ marks a filter that works on this computer: a note, tag or mark, the "
                        "counter, or a filter that the service does not support."),
              Words::tr("Notes and tags are only visible on this computer.")}};
     }},
    {"openChargesPage",
     [] {
         return Help{
             Words::tr("Open charges"),
             {{Words::tr("Enter"), Words::tr("Show at the counter")},
              {u"A"_s, Words::tr("Cancel the charge; again: undo")},
              {u"R"_s, Words::tr("Check the state now")}},
             {Words::tr("Charges that can still be paid, the oldest first: those waiting, and "
                        "those cancelled at this counter."),
              Words::tr("Cancelling is only a note of this counter: the code can still be paid.")}};
     }},
    {"receiptCheckPage",
     [] {
         return Help{
             Words::tr("Checking a receipt"),
             {{u"U"_s, Words::tr("Goods handed over; again: undo")}},
             {Words::tr("Scan or type the code of the customer's receipt, its last six characters, "
                        "or its amount and time. Balcão asks the service each time."),
              Words::tr("Only “paid” is money. After U the same receipt cannot be used again.")}};
     }},
    {"newsPage",
     [] {
         return Help{
             Words::tr("Since you were last here"),
             {{u"1 – 9"_s, Words::tr("Open a charge")},
              {Words::tr("↑ ↓, Enter"), Words::tr("Choose and open a charge")},
              {u"Esc"_s, Words::tr("All seen")}},
             {Words::tr("Charges of this counter that changed while Balcão was closed or another "
                        "shop was open. The list comes back until you press Esc.")}};
     }},
    {"sendPage",
     [] {
         return Help{
             Words::tr("Sending a Pix"),
             {{Words::tr("Ctrl+Enter"), Words::tr("Check")},
              {Words::tr("Enter"), Words::tr("Send, three seconds after the check appears")},
              {u"Esc"_s, Words::tr("Cancel sending, within 20 seconds")}},
             {Words::tr("Digits that are both a CPF and a mobile number belong to two people: "
                        "choose one."),
              Words::tr("If the program closes within the 20 seconds, nothing is sent: the order "
                        "waits under “On hold”. A Pix already requested is looked up at the next "
                        "start; until then nothing else goes to its key."),
              Words::tr("“In process” is accepted, not final. Never send again because it seems "
                        "stuck: until it is final, no other Pix of that amount goes to that key."),
              Words::tr(
                  "“From a file” checks and sends the rows of a CSV file. The same file sent again "
                  "sends nothing twice, so next month's file needs another description."),
              Words::tr("In Settings you can give a second person a PIN, which payouts from an "
                        "amount on need."),
              Words::tr("To return a customer's money, refund the payment. Never send a new Pix "
                        "for it.")}};
     }},
    {"unconfirmedOrdersPage",
     [] {
         return Help{
             Words::tr("Not confirmed"),
             {{u"F5"_s, Words::tr("Search now")},
              {u"R"_s, Words::tr("Send it again, if nothing was sent")},
              {u"X"_s, Words::tr("Settled elsewhere")}},
             {Words::tr(
                  "If the connection is lost at the wrong time, it is not known whether an order "
                  "arrived. The order stays here until it is known, also after a restart."),
              Words::tr("Balcão asks the service for its reference, again and again. R is possible "
                        "once several answers show that nothing was sent."),
              Words::tr("A payout sent again is checked, approved where required, and held for "
                        "some seconds, as always."),
              Words::tr("Press X only if you know the outcome, from your bank's app or by "
                        "telephone. Then another Pix can go to the key.")}};
     }},
    {"detailPage",
     [] {
         return Help{
             Words::tr("One transaction"),
             {{u"V"_s, Words::tr("Show personal data")},
              {u"R"_s, Words::tr("Refund")},
              {u"Esc"_s, Words::tr("Back")}},
             {Words::tr("You can select and copy the texts. Showing personal data is recorded; the "
                        "data is hidden again when you leave."),
              Words::tr("A waiting charge can be shown at the counter again. A paid charge has a "
                        "receipt, and a sent Pix that has arrived has a proof of transfer."),
              Words::tr("If the service cannot refund, use your bank's app. Never send a new Pix "
                        "instead.")}};
     }},
    {"reconciliationPage",
     [] {
         return Help{
             Words::tr("Reconciliation"),
             {{u"Ctrl+I"_s, Words::tr("Import statements; or drop the files on the window")},
              {Words::tr("J, K or ↓, ↑"), Words::tr("Next, previous line")},
              {Words::tr("←, →"), Words::tr("Previous, next queue")},
              {Words::tr("Enter"), Words::tr("Accept the chosen candidate")},
              {Words::tr("Ctrl+Enter"), Words::tr("Accept all strong matches, after a question")},
              {u"1 – 9"_s, Words::tr("Choose a candidate")},
              {u"X"_s, Words::tr("Not this pair; Balcão remembers it")},
              {u"M"_s, Words::tr("Match by hand, also several lines or transactions")},
              {u"E"_s, Words::tr("Explain a line, for example as a fee")},
              {u"U"_s, Words::tr("Separate a match or remove an explanation")},
              {u"Ctrl+Z"_s, Words::tr("Undo, also after a restart")},
              {u"Ctrl+Shift+Z"_s, Words::tr("Redo")},
              {u"N"_s, Words::tr("Note of a line")},
              {u"G"_s, Words::tr("Open the transaction; Esc returns")},
              {u"F"_s, Words::tr("Filter by amount or text")},
              {u"D"_s, Words::tr("Days: equations, seals and print")},
              {u"S"_s, Words::tr("Imported statements and rules")},
              {u"F5"_s, Words::tr("Compare again")}},
             {Words::tr("Only an equal id and an equal amount match without a person. There is no "
                        "tolerance, not even one centavo."),
              Words::tr("Every line and every transaction is in exactly one queue."),
              Words::tr("An equation compares the payments here with the lines of the bank, and "
                        "names each difference. The days have one too."),
              Words::tr("A sealed day does not change. Later changes are listed with their effect "
                        "in money.")}};
     }},
    {"summaryPage",
     [] {
         return Help{Words::tr("Reports"),
                     {{Words::tr("Enter"), Words::tr("Show the transactions of a row")},
                      {Words::tr("Alt+Left, Alt+Right"), Words::tr("Earlier, later")},
                      {u"Ctrl+G"_s, Words::tr("Type a day")},
                      {u"Ctrl+P"_s, Words::tr("Print")},
                      {u"Ctrl+S"_s, Words::tr("Save as PDF")},
                      {u"Ctrl+C"_s, Words::tr("Copy for a spreadsheet")}},
                     {Words::tr("Each transaction counts at the time it was created, in Brasília, "
                                "and with its current state."),
                      Words::tr("Net is gross less commission. A refund leaves nothing, and its "
                                "commission still counts.")}};
     }},
    {"shiftPage",
     [] {
         return Help{
             Words::tr("Shifts"),
             {{Words::tr("Enter"), Words::tr("Open a shift, or close the open one")},
              {u"F5"_s, Words::tr("Read the report again")},
              {u"Ctrl+P"_s, Words::tr("Print")},
              {u"Ctrl+S"_s, Words::tr("Save as PDF")}},
             {Words::tr("An X report shows the open shift and changes nothing. Closing makes the "
                        "Z report, which never changes."),
              Words::tr("Each transaction counts in the shift that created it. Open charges are "
                        "carried to the next shift, and later payments are listed as changes.")}};
     }},
    {"setupPage",
     [] {
         return Help{
             Words::tr("Setting up a shop"),
             {{Words::tr("Enter"), Words::tr("Next field")}},
             {Words::tr("Your money goes to the Pix key, which must be registered at your bank. "
                        "The payer sees the name and the city."),
              Words::tr(
                  "The payer is used in charges for customers who do not identify themselves."),
              Words::tr("Errors appear next to the field. Nothing is sent anywhere.")}};
     }},
    {"lockScreen",
     [] {
         return Help{
             Words::tr("A locked counter"),
             {{Words::tr("Enter"), Words::tr("Unlock with the PIN")}},
             {Words::tr("Nothing is lost. New payments are shown here, with the amount only."),
              Words::tr("After a few wrong PINs you have to wait, each time longer."),
              Words::tr("The owner of this computer can remove a forgotten PIN: delete lock.json "
                        "in the folder of the shop.")}};
     }},
    {"guardPage",
     [] {
         return Help{Words::tr("A page with a PIN"),
                     {{Words::tr("Enter"), Words::tr("Open with the PIN")},
                      {u"Esc"_s, Words::tr("Back to the counter")}},
                     {Words::tr("Transactions, sending, reports and settings need the PIN of the "
                                "counter. Charging and checking receipts do not."),
                      Words::tr("After a few wrong PINs you have to wait, each time longer.")}};
     }},
    {"openingPage",
     [] {
         return Help{Words::tr("Opening a shop"),
                     {},
                     {Words::tr("Balcão is reading and checking the data."),
                      Words::tr("Anything you type now goes to the amount.")}};
     }},
    {"serviceForm",
     [] {
         return Help{
             Words::tr("Connecting to a service"),
             {{u"Ctrl+T"_s, Words::tr("Test address, key and platform id")},
              {Words::tr("Enter"), Words::tr("Next field")},
              {u"Esc"_s, Words::tr("Back, without losing your input")}},
             {Words::tr(
                  "The operator of the service gives you its address, a key and the platform id."),
              Words::tr("The key is stored in the keyring of this computer. Without a keyring it "
                        "stays in memory, if you agree, and you type it at each start. No file, "
                        "print, export or log contains it.")}};
     }},
    {"servicesPage",
     [] {
         return Help{Words::tr("Remote services"),
                     {{u"A"_s, Words::tr("Add")},
                      {Words::tr("C, Enter"), Words::tr("Change")},
                      {u"T"_s, Words::tr("Test")},
                      {u"K"_s, Words::tr("New key")},
                      {u"X"_s, Words::tr("Forget the key")},
                      {Words::tr("Delete"), Words::tr("Remove")},
                      {u"Ctrl+E"_s, Words::tr("Switch shop")}},
                     {Words::tr("Each service has its own notes, lock and layout, in a folder of "
                                "its own. Nothing goes from one to another.")}};
     }},
    {"keyPage",
     [] {
         return Help{
             Words::tr("The key of a service"),
             {{Words::tr("Enter"), Words::tr("Save the key")},
              {u"Ctrl+E"_s, Words::tr("Switch shop")}},
             {Words::tr("The key is stored in the keyring of this computer. Without a keyring it "
                        "stays in memory, if you agree, until Balcão is closed.")}};
     }},
    {"settingsPage",
     [] {
         return Help{Words::tr("Settings"),
                     {{u"Ctrl+F"_s, Words::tr("Search the settings")},
                      {u"Ctrl+K"_s, Words::tr("Find a setting from anywhere")}},
                     {Words::tr("Changes apply immediately, unless the setting says otherwise. "
                                "They move no money.")}};
     }},
    {"firstRunPage",
     [] {
         return Help{Words::tr("The first time"),
                     {},
                     {Words::tr("The demo has invented sales and a simulated customer. Its data is "
                                "discarded at the end."),
                      Words::tr("Your own shop needs your Pix key, its name and its city.")}};
     }},
    {"failurePage",
     [] {
         return Help{
             Words::tr("A shop that does not open"),
             {{u"F6"_s, Words::tr("Copy the details for support")}},
             {Words::tr(
                  "Nothing was deleted or changed. The page shows the cause and the next step."),
              Words::tr("Money that customers paid is in your bank account.")}};
     }},
};

Help generalHelp()
{
    return {Words::tr("Balcão"),
            {},
            {Words::tr("The counter for shops that are paid by Pix. Hold Alt to see the keys of "
                       "all buttons.")}};
}

/// Returns the help with the present keys.
Help withPresentKeys(Help help)
{
    for (Help::Key &key : help.keys)
        key.key = withOwnKeys(key.key);
    for (QString &sentence : help.sentences)
        sentence = withOwnKeys(sentence);
    return help;
}

QLayout *keyTable(const QList<Help::Key> &keys)
{
    auto *grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    grid->setHorizontalSpacing(kSpace);
    grid->setVerticalSpacing(6);
    for (const Help::Key &key : keys) {
        const int row = grid->rowCount();
        grid->addWidget(new Label(key.key, TextSize::Strong), row, 0, Qt::AlignTop);
        auto *action = new Label(key.action);
        action->setWordWrap(true);
        grid->addWidget(action, row, 1);
    }
    return grid;
}

/// Sorts shortcuts by use: function keys, then Alt, Ctrl, and several modifiers.
int rankOf(const QKeySequence &key)
{
    const QKeyCombination pressed = key[0];
    const bool isFunction = pressed.key() >= Qt::Key_F1 && pressed.key() <= Qt::Key_F12;
    switch (pressed.keyboardModifiers()) {
    case Qt::NoModifier:
        return isFunction ? pressed.key() - Qt::Key_F1 : 100;
    case Qt::AltModifier:
        return 200;
    case Qt::ControlModifier:
        return isFunction ? 500 : 300;
    default:
        return 400;
    }
}

/// Returns the keys that the help of the page explains, in its order.
QList<Help::Key> explainedKeys(const QWidget &root, const QString &page)
{
    for (const PageHelp &help : kPages) {
        const auto *found = root.findChild<QWidget *>(QLatin1StringView(help.page));
        if (found && pageNameOf(found) == page)
            return withPresentKeys(help.help()).keys;
    }
    return {};
}

/// Returns a row for each key of a page, and for an explained key no second one.
QLayout *rowsOf(const QWidget &root, QList<Shortcut> shortcuts, const QString &page)
{
    QList<Help::Key> keys = page.isEmpty() ? QList<Help::Key>() : explainedKeys(root, page);
    QStringList known;
    for (const Help::Key &key : std::as_const(keys))
        known.append(key.key);
    shortcuts.removeIf([&page](const Shortcut &use) { return use.page != page; });
    std::stable_sort(shortcuts.begin(), shortcuts.end(),
                     [](const Shortcut &one, const Shortcut &other) {
                         return rankOf(one.key) < rankOf(other.key);
                     });
    for (const Shortcut &use : std::as_const(shortcuts)) {
        const QString key = use.key.toString(QKeySequence::NativeText);
        if (!known.contains(key))
            keys.append({key, use.action});
        known.append(key);
    }
    return keyTable(keys);
}

} // namespace

Help helpFor(const QWidget &root)
{
    for (const PageHelp &page : kPages) {
        const auto *found = root.findChild<QWidget *>(QLatin1StringView(page.page));
        const bool isIt = root.objectName() == QLatin1StringView(page.page);
        if (isIt || (found && found->isVisible()))
            return withPresentKeys(page.help());
    }
    return generalHelp();
}

QWidget *helpBody(const Help &help)
{
    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->setSpacing(kSpace);
    if (!help.keys.isEmpty())
        layout->addLayout(keyTable(help.keys));
    for (const QString &sentence :
         help.sentences +
             QStringList{withOwnKeys(Words::tr("Ctrl+/ shows all keys, Ctrl+K goes anywhere."))}) {
        auto *label = new Label(sentence);
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->addStretch();
    return body;
}

QWidget *keySheetBody(const QWidget &root)
{
    const QList<Shortcut> shortcuts = shortcutsIn(root);
    QStringList known;
    for (const Shortcut &use : shortcuts) {
        if (!known.contains(use.page))
            known.append(use.page);
    }
    QStringList pages{QString()};
    for (const Shortcut &use : shortcuts) { // in the order of their shortcuts
        if (use.page.isEmpty() && known.contains(use.action))
            pages.append(use.action);
    }
    pages += known;
    pages.removeDuplicates();
    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->setSpacing(kSpaceSmall);
    for (const QString &page : std::as_const(pages)) {
        layout->addWidget(
            new Label(page.isEmpty() ? Words::tr("Everywhere") : page, TextSize::Title));
        layout->addLayout(rowsOf(root, shortcuts, page));
        layout->addSpacing(kSpace);
    }
    layout->addStretch();
    return body;
}

} // namespace ui
