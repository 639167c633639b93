// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/errortext.h"

#include "ui/text/fieldtext.h"

#include <QtCore/QCoreApplication>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

ErrorWords errorWords(const core::Error &error)
{
    using Code = core::Error::Code;
    const QString nothingStored = Words::tr("Nothing was stored and nobody was charged.");
    const QString notCertain = Words::tr("The change may not have been stored.");
    switch (error.code) {
    case Code::InvalidInput: {
        QStringList sentences;
        for (const core::FieldError &field : error.fields)
            sentences += u"%1: %2"_s.arg(fieldName(field.field), problemSentence(field));
        return {sentences.join(u' '), nothingStored, {}};
    }
    case Code::NotFound:
        return {Words::tr("The service does not know this transaction."),
                {},
                Words::tr("Check the id, or look for the transaction in the list.")};
    case Code::Conflict:
        for (const core::FieldError &field : error.fields) {
            if (field.field == core::Field::EndToEndId || field.field == core::Field::StatementLine)
                return {problemSentence(field), Words::tr("Nothing changed."),
                        Words::tr("One payment pays one charge: compare the id, and look for the "
                                  "other charge in the list.")};
        }
        return {Words::tr("The reference was already used."), nothingStored,
                Words::tr("Try again: a new one will be generated.")};
    case Code::TransitionRefused:
        for (const core::FieldError &field : error.fields) {
            if (field.field == core::Field::Amount && field.problem == core::Problem::Unsettled)
                return {Words::tr("Another refund of this payment was made meanwhile."),
                        Words::tr("Nothing else was refunded."),
                        Words::tr("Look at what is left of the payment, then refund again.")};
        }
        return {Words::tr("The transaction's state no longer allows this."),
                Words::tr("Nothing changed."),
                {}};
    case Code::Unsupported:
        return {Words::tr("This service cannot do that."), Words::tr("Nothing changed."),
                Words::tr("Look for it at the service itself: on its website or in its app.")};
    case Code::StorageFull:
        return {Words::tr("The disk is full."), nothingStored,
                Words::tr("Free some space and try again.")};
    case Code::StorageReadOnly:
        return {Words::tr("Cannot write to the data folder."), nothingStored,
                Words::tr("Check the permissions of the folder and try again.")};
    case Code::StorageFailed:
        return {Words::tr("The disk reported an error."), notCertain,
                Words::tr("Find the charge in the list before you repeat it. If this happens "
                          "again, the disk may be failing: make a backup.")};
    case Code::StorageBusy:
        return {Words::tr("Another program has locked the database."), nothingStored,
                Words::tr("Close it and try again.")};
    case Code::StorageUnreachable:
        return {Words::tr("Cannot reach the database server."), nothingStored,
                Words::tr("Check the network and the server, and try again.")};
    case Code::Unconfirmed:
        return {Words::tr("The connection was lost before an answer came."),
                Words::tr("The outcome is not known yet."),
                Words::tr("Do not repeat it before that: look in the list first.")};
    case Code::Unreachable:
        return {Words::tr("The service cannot be reached."),
                Words::tr("Nothing was sent, and nobody was charged."),
                Words::tr("Check the network, and try again.")};
    case Code::Unavailable:
        if (!error.fields.isEmpty())
            return {Words::tr("These days are not read from the service yet."),
                    Words::tr("Nothing changed."),
                    Words::tr("Choose a later period, or wait until they are read.")};
        return {Words::tr("The service is online but cannot answer now."),
                Words::tr("Nothing changed."), Words::tr("Try again in a moment.")};
    case Code::NotTrusted:
        return {Words::tr("The server at the address of the service has no certificate for it."),
                Words::tr("Nothing was sent."),
                Words::tr("Check the address and the clock of this computer, and try again.")};
    case Code::AccessDenied:
        if (!error.fields.isEmpty() && error.fields.constFirst().field == core::Field::Person)
            return {Words::tr("The operator at this counter may not do this."), nothingStored,
                    Words::tr("A colleague with the permission can enter their PIN.")};
        if (!error.fields.isEmpty())
            return {Words::tr("The amount is more than the key of this counter allows."),
                    nothingStored, Words::tr("Ask your administrator, or use a smaller amount.")};
        return {Words::tr("This counter is not authorised: the service does not accept its key, or "
                          "not for this."),
                nothingStored,
                Words::tr("Ask your administrator: this needs a key that allows it.")};
    case Code::NotUnderstood:
        return {Words::tr("The service sent an unexpected answer."), Words::tr("Nothing changed."),
                Words::tr("Try again in a moment. If it happens again, report it to the service.")};
    case Code::StorageCorrupted:
        return {Words::tr("The database is damaged or does not belong to Balcão."),
                Words::tr("It was not changed; you cannot charge. Money already paid is in your "
                          "bank account."),
                Words::tr("Keep the folder and restore a backup.")};
    case Code::StorageOlder:
        return {Words::tr("The database is of an older version of Balcão."),
                Words::tr("It was not changed; you cannot charge."),
                Words::tr("Open it with Balcão once to update it.")};
    case Code::StorageNewer:
        return {Words::tr("The database was written by a newer version of Balcão."),
                Words::tr("It was not changed; you cannot charge."),
                Words::tr("Install that version.")};
    case Code::StorageForeign:
        return {Words::tr("Real data and practice data do not mix: the database belongs to the "
                          "other kind of shop."),
                Words::tr("It was not changed; you cannot charge."),
                Words::tr("Choose another folder for the shop.")};
    case Code::Internal:
        return {Words::tr("An error occurred in the program."), notCertain,
                Words::tr("Find the charge in the list before you repeat it.")};
    }
    Q_UNREACHABLE();
}

QString remedySentence(const core::Error &error)
{
    using Code = core::Error::Code;
    switch (error.code) {
    case Code::StorageFull:
        return Words::tr("Free some space, then start Balcão again.");
    case Code::StorageReadOnly:
        return Words::tr("Check the owner and the permissions of the folder and its files, then "
                         "start Balcão again.");
    case Code::StorageNewer:
        return Words::tr("Install and start the newer version.");
    case Code::StorageForeign:
        return Words::tr("Close Balcão and start it with another folder.");
    case Code::StorageCorrupted:
    case Code::StorageFailed:
        return Words::tr("Keep the folder. To restore a backup, close Balcão and run this, with "
                         "the file of the backup:");
    case Code::StorageOlder:
    case Code::InvalidInput:
    case Code::NotFound:
    case Code::Conflict:
    case Code::TransitionRefused:
    case Code::Unsupported:
    case Code::StorageBusy:
    case Code::StorageUnreachable:
    case Code::Unconfirmed:
    case Code::Unreachable:
    case Code::Unavailable:
    case Code::NotTrusted:
    case Code::AccessDenied:
    case Code::NotUnderstood:
    case Code::Internal:
        return Words::tr("Close Balcão and start it again.");
    }
    Q_UNREACHABLE();
}

bool isHealedByRestoring(const core::Error &error)
{
    return error.code == core::Error::Code::StorageCorrupted ||
           error.code == core::Error::Code::StorageFailed;
}

QString rescueProblemSentence(const core::Error &error)
{
    using Code = core::Error::Code;
    switch (error.code) {
    case Code::StorageFull:
        return Words::tr("Not enough space for a read-only copy. Free some space and try again.");
    case Code::StorageReadOnly:
        return Words::tr("The data cannot even be read.");
    case Code::StorageBusy:
        return Words::tr("Another program has locked the database. Close it and try again.");
    case Code::StorageNewer:
        return Words::tr("Only the newer version can read it.");
    case Code::StorageCorrupted:
    case Code::StorageOlder:
    case Code::StorageForeign:
    case Code::StorageFailed:
    case Code::InvalidInput:
    case Code::NotFound:
    case Code::Conflict:
    case Code::TransitionRefused:
    case Code::Unsupported:
    case Code::StorageUnreachable:
    case Code::Unconfirmed:
    case Code::Unreachable:
    case Code::Unavailable:
    case Code::NotTrusted:
    case Code::AccessDenied:
    case Code::NotUnderstood:
    case Code::Internal:
        return Words::tr("Nothing can be read.");
    }
    Q_UNREACHABLE();
}

QString errorParagraph(const core::Error &error)
{
    const ErrorWords words = errorWords(error);
    QStringList sentences{words.happened, words.money, words.next};
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

} // namespace ui
