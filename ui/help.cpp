// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/help.h"

#include "ui/keyuses.h"
#include "ui/label.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QVBoxLayout>

#include <iterator>

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
             {Words::tr("The customer reads the code with the app of their bank and pays there. "
                        "The amount and the name of your shop are in the code."),
              Words::tr("If the payer cannot read it: F6 copies the code as text, to send it in a "
                        "message, and F7 prints it."),
              Words::tr("Ctrl+D shows the customer's side: on a second screen, or over this one "
                        "until Esc. B makes the code larger."),
              Words::tr("F2 serves the next customer. This charge goes on waiting on a card above; "
                        "Ctrl+Tab goes through the cards, and through what you were typing. A "
                        "card that turns green is paid: go there to see it."),
              Words::tr("Where Balcão does not see your bank, F2 ends the sale, and only what you "
                        "leave by Ctrl+Tab keeps a card."),
              Words::tr("More charges than there are cards are behind F4."),
              Words::tr("Hand over the goods when this page says PAID, or, where Balcão does not "
                        "see your bank, when your bank's app shows the money. A picture on the "
                        "customer's phone proves nothing.")}};
     }},
    {"chargePage",
     [] {
         return Help{
             Words::tr("Charging"),
             {Words::tr("Type the amount and press Enter: the code for the customer appears. "
                        "Digits go to the amount from wherever you are on this page."),
              Words::tr("+ begins the next price, * takes the one before it several times, and a "
                        "comma separates reais and centavos."),
              Words::tr("Backspace takes back the last key, Esc the price, and Esc once more the "
                        "whole sum."),
              Words::tr("The buttons below hold the prices of your shop: Alt and the letter on "
                        "them. F9 repeats the last charge, P prints its receipt once more."),
              Words::tr(
                  "Tab goes to the payer: the last three digits of a CPF, CNPJ or phone, or a "
                  "part of the name, find who paid before, and Enter charges. F12 changes "
                  "what the customer is asked for, F3 shows all fields, / is the "
                  "description."),
              Words::tr("A second Enter never charges twice.")}};
     }},
    {"listPage",
     [] {
         return Help{
             Words::tr("Transactions"),
             {Words::tr("All charges and payments, the newest first. The arrow keys move, "
                        "Enter shows all about one, Ctrl+Enter in a window of its own. "
                        "Home and End go to the ends, Ctrl+G goes to a page by its "
                        "number."),
              Words::tr("N writes a note on one, T its tags, with commas between them. "
                        "Only this console knows them."),
              Words::tr("/ searches: type an amount, a name, a document, a phone, a "
                        "reference, an id, a Pix key, a day, a tag, a part of a note, or the "
                        "last six characters of a receipt. Beside the box stands as what "
                        "it was read; Ctrl+R "
                        "reads it otherwise. Enter makes a chip of it, and you can type "
                        "the next."),
              Words::tr("F chooses states, days, amounts, tags, marks and the counter. What "
                        "restricts the list stands above it as chips, with how many are hidden; "
                        "⌂ is before what is decided here: what this counter noted, whose charge "
                        "it is, and what a service far away cannot be asked for. Ctrl+Backspace "
                        "shows all."),
              Words::tr("A digit shows a view: what restricted the list once, under a "
                        "name, with how many it holds now. S keeps one, or changes the "
                        "one in front. C chooses the columns."),
              Words::tr("Below stands what all that matches comes to, what came in less "
                        "what went out, and above each day what that day came to. Shift "
                        "and the arrow keys select several; Ctrl and the arrow keys move "
                        "on, and Space adds one. Ctrl+C copies the selected rows."),
              Words::tr("E puts what the list shows, all its pages, into a file: for a "
                        "spreadsheet, another program, or the accountant."),
              Words::tr("The list follows what happens by itself; F5 reads it again."),
              Words::tr("The word and the shape say where the money is. Only “Paid” means "
                        "that it arrived.")}};
     }},
    {"openChargesPage",
     [] {
         return Help{
             Words::tr("Open charges"),
             {Words::tr("Charges that can still be paid, the oldest first: those that were set "
                        "aside for the next customer, and those that were given up."),
              Words::tr("Enter brings one back to the counter. Giving one up is a note of this "
                        "counter only: its code can still be paid. A once more takes the note "
                        "back.")}};
     }},
    {"receiptCheckPage",
     [] {
         return Help{
             Words::tr("Checking a receipt"),
             {Words::tr("Scan or type what the customer's receipt says: the end-to-end id, its "
                        "last characters, or the amount. The service is read anew each time."),
              Words::tr("Only “paid” is money. A receipt that was shown before is told from a "
                        "new one when you mark, with U, that the goods were handed over. U at "
                        "once again takes that back.")}};
     }},
    {"newsPage",
     [] {
         return Help{
             Words::tr("Since you were last here"),
             {Words::tr("What became of charges of this counter while Balcão was closed, or "
                        "you were in another environment. A digit, or the arrow keys and "
                        "Enter, opens one."),
              Words::tr("Esc says that all of it was seen; until then it comes again the "
                        "next time you come here.")}};
     }},
    {"sendPage",
     [] {
         return Help{
             Words::tr("Sending a Pix"),
             {Words::tr("Type the key first: what kind it is stands below it. Digits that are both "
                        "a CPF and a mobile number are two people: choose which one is meant."),
              Words::tr("Ctrl+Enter leads to a page that shows the key in groups, the amount in "
                        "words, and what speaks against it. Enter sends from there, after three "
                        "seconds."),
              Words::tr("It leaves 20 seconds later: until then Esc takes it back. Should the "
                        "program end meanwhile, nothing is sent, and the order waits under “On "
                        "hold”. What was asked for when the program ended is looked for at the "
                        "next start; until it is known, nothing else goes to its key."),
              Words::tr("The tabs above lead to what is new, to be approved, held, on its way, "
                        "done and refused. In Settings a second person can have a PIN, without "
                        "which nothing leaves from an amount on."),
              Words::tr("“In process” is accepted, not final. Never send again because it seems "
                        "stuck: while one is on its way, no other one of the same amount goes to "
                        "the same key."),
              Words::tr("“From a file” sends the rows of a CSV file: each is looked up first, with "
                        "what is wrong with it, and then they go one by one. The same file sent "
                        "again sends nothing twice; so next month's needs another description."),
              Words::tr("To give a customer their money back, refund the payment. Never send a new "
                        "Pix for it.")}};
     }},
    {"ledgerPage",
     [] {
         return Help{
             Words::tr("Not confirmed"),
             {Words::tr("When the line is cut at the wrong moment, nobody knows whether an order "
                        "arrived. It stands here until that is known, also after a restart."),
              Words::tr("Balcão asks the service for its reference, at first every few seconds and "
                        "then less often; F5 asks now. When the service was asked often enough, "
                        "also for something it is known to have, and does not have it, nothing was "
                        "sent, and R sends it again."),
              Words::tr("A payout that is sent again goes the way of all others: it is read once "
                        "more, approved where that is wanted, and held for some seconds."),
              Words::tr("If you found out in another way what became of it, in your bank's app or "
                        "by telephone, X says so. Only then does something else go to its key.")}};
     }},
    {"detailPage",
     [] {
         return Help{Words::tr("One transaction"),
                     {Words::tr("Everything the service knows of it, and its history. Texts can be "
                                "marked and copied."),
                      Words::tr("A charge that still waits can be shown at the counter again. Of "
                                "one that was paid you can print or save the receipt; of a Pix "
                                "that was sent and has arrived, the proof of transfer."),
                      Words::tr("Who somebody is stays hidden until V shows it. That is noted with "
                                "the time, and hidden again once you leave."),
                      Words::tr("What was paid can be given back with R where the service does "
                                "that. Where it does not, your bank's app does. Never send a new "
                                "Pix instead."),
                      Words::tr("Esc goes back.")}};
     }},
    {"summaryPage",
     [] {
         return Help{
             Words::tr("Reports"),
             {Words::tr(
                  "What a day, a week or a month came to. Each transaction counts when it was "
                  "created, in Brasília, and by the state that it has now, as in the list."),
              Words::tr("Gross is the amounts; the commission is what the service kept of what was "
                        "paid; the net is what is left. What was given back leaves nothing, and "
                        "costs its commission."),
              Words::tr("Enter shows the transactions of a row. Alt+Left and Alt+Right go to other "
                        "days; with Ctrl+G you type one. Ctrl+P prints, Ctrl+S saves a PDF, and "
                        "Ctrl+C copies all of it for a spreadsheet.")}};
     }},
    {"setupPage",
     [] {
         return Help{Words::tr("Setting up a shop"),
                     {Words::tr("The Pix key is where your money goes: it must be registered at "
                                "your bank. Name and city are shown to who pays."),
                      Words::tr("The payer stands in every charge of a customer who does not say "
                                "who they are."),
                      Words::tr("Enter goes to the next field; what cannot stand says why beside "
                                "it. Nothing is sent anywhere.")}};
     }},
    {"coverPage",
     [] {
         return Help{Words::tr("A counter that is locked"),
                     {Words::tr("Nothing is lost: behind this page everything is as it was. "
                                "Payments go on, and each one that arrives is shown here, by its "
                                "amount only."),
                      Words::tr("Type the PIN and press Enter. After a few wrong ones there is a "
                                "wait, which grows."),
                      Words::tr("Whoever owns this computer can take a forgotten PIN away: delete "
                                "lock.json in the folder of the shop.")}};
     }},
    {"guardPage",
     [] {
         return Help{Words::tr("A page that wants the PIN"),
                     {Words::tr("The list of transactions, sending, the reports and the settings "
                                "are for who knows the "
                                "PIN of the counter. Charging and checking receipts need none."),
                      Words::tr("Type the PIN and press Enter; Esc goes back to the counter. "
                                "After a few wrong ones there is a wait, which grows.")}};
     }},
    {"openingPage",
     [] {
         return Help{Words::tr("A shop is being opened"),
                     {Words::tr("Its data is read and checked."),
                      Words::tr("What you type meanwhile is kept for the amount.")}};
     }},
    {"serviceForm",
     [] {
         return Help{
             Words::tr("Connecting to a service"),
             {Words::tr("Who runs the service gives you its address, a key and the platform id. "
                        "Ctrl+T tries them out and says in one sentence what is wrong."),
              Words::tr("The key goes into the keyring of this computer. Without a keyring it is "
                        "kept in memory, if you agree, and asked for at each start. No file, "
                        "print, export or log holds it."),
              Words::tr("Enter goes to the next field; Esc goes back, and what was typed stays.")}};
     }},
    {"servicesPage",
     [] {
         return Help{
             Words::tr("Services far away"),
             {Words::tr("Each is a counter of its own: what it notes, its lock and its layout are "
                        "in a folder apart, and nothing goes from one to another."),
              Words::tr("The arrow keys choose one. A adds another, C or Enter changes it, T tries "
                        "it out, K takes a new key, X forgets the key, and Delete removes it. "
                        "Ctrl+E goes there.")}};
     }},
    {"keyPage",
     [] {
         return Help{
             Words::tr("The key of a service"),
             {Words::tr("Paste the key and press Enter. It goes into the keyring of this computer, "
                        "or, where there is none and you agree, into memory until Balcão is "
                        "closed."),
              Words::tr("Ctrl+E goes to another environment.")}};
     }},
    {"settingsPage",
     [] {
         return Help{Words::tr("Settings"),
                     {Words::tr("Type what you look for: only the rows with those words stay."),
                      Words::tr("A choice counts as soon as it is made, or when its row says, and "
                                "none of them moves money."),
                      Words::tr("Ctrl+K finds each of them from everywhere.")}};
     }},
    {"firstRunPage",
     [] {
         return Help{Words::tr("The first time"),
                     {Words::tr("The demonstration has made-up sales and a customer who pays when "
                                "you say so. It is thrown away at the end."),
                      Words::tr("Your own shop needs your Pix key, its name and its city.")}};
     }},
    {"failurePage",
     [] {
         return Help{Words::tr("A shop that does not open"),
                     {Words::tr("Nothing was deleted or changed. The page says what happened and "
                                "what to do."),
                      Words::tr("Money that customers paid is in your bank account, whatever "
                                "happened here."),
                      Words::tr("F6 copies the details for somebody who helps you.")}};
     }},
};

Help generalHelp()
{
    return {Words::tr("Balcão"),
            {Words::tr("A counter for shops that are paid by Pix. Every action has a key, which "
                       "stands beside it.")}};
}

QLayout *rowsOf(const QList<KeyUse> &uses, const QString &page)
{
    auto *grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    grid->setHorizontalSpacing(kSpace);
    grid->setVerticalSpacing(6);
    for (const KeyUse &use : uses) {
        if (use.page != page)
            continue;
        const int row = grid->rowCount();
        grid->addWidget(new Label(use.key.toString(QKeySequence::NativeText), TextSize::Strong),
                        row, 0, Qt::AlignTop);
        auto *words = new Label(use.action);
        words->setWordWrap(true);
        grid->addWidget(words, row, 1);
    }
    return grid;
}

} // namespace

Help helpFor(const QWidget &root)
{
    for (const PageHelp &page : kPages) {
        const auto *found = root.findChild<QWidget *>(QLatin1StringView(page.page));
        const bool isIt = root.objectName() == QLatin1StringView(page.page);
        if (isIt || (found && found->isVisible()))
            return page.help();
    }
    return generalHelp();
}

QWidget *helpBody(const Help &help)
{
    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->setSpacing(kSpace);
    for (const QString &sentence :
         help.sentences + QStringList{Words::tr("Ctrl+/ shows all keys, Ctrl+K goes anywhere.")}) {
        auto *label = new Label(sentence);
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->addStretch();
    return body;
}

QWidget *keySheetBody(const QWidget &root)
{
    const QList<KeyUse> uses = keyUsesIn(root);
    QStringList known;
    for (const KeyUse &use : uses) {
        if (!known.contains(use.page))
            known.append(use.page);
    }
    QStringList pages{QString()};
    for (const KeyUse &use : uses) { // in the order of their shortcuts
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
        layout->addLayout(rowsOf(uses, page));
        layout->addSpacing(kSpace);
    }
    layout->addStretch();
    return body;
}

} // namespace ui
