<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>BackupCommand</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n transaction</numerusform>
            <numerusform>%n transactions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n API key(s) of the backup were revoked, because the replaced data has no such valid key. Create new ones where needed.</source>
        <translation>
            <numerusform>%n API key of the backup was revoked, because the replaced data has no such valid key. Create a new one where needed.</numerusform>
            <numerusform>%n API keys of the backup were revoked, because the replaced data has no such valid keys. Create new ones where needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n API key(s) remain valid.</source>
        <translation>
            <numerusform>%n API key remains valid.</numerusform>
            <numerusform>%n API keys remain valid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n webhook(s) of the backup were turned off, because they were not on in the replaced data.</source>
        <translation>
            <numerusform>%n webhook of the backup was turned off, because it was not on in the replaced data.</numerusform>
            <numerusform>%n webhooks of the backup were turned off, because they were not on in the replaced data.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n webhook(s) keep the address and secret of the replaced data.</source>
        <translation>
            <numerusform>%n webhook keeps the address and secret of the replaced data.</numerusform>
            <numerusform>%n webhooks keep the address and secret of the replaced data.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) and tag(s) of the counter were restored. Later notes stay.</source>
        <translation>
            <numerusform>%n note or tag of the counter was restored. Later notes stay.</numerusform>
            <numerusform>%n notes and tags of the counter were restored. Later notes stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s) were restored with the PINs of the backup. Change PINs that were changed since.</source>
        <translation>
            <numerusform>%n operator was restored with the PIN of the backup. Change the PIN if it was changed since.</numerusform>
            <numerusform>%n operators were restored with the PINs of the backup. Change PINs that were changed since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payout(s) on hold were not restored, because they may have been sent since the backup.</source>
        <translation>
            <numerusform>%n payout on hold was not restored, because it may have been sent since the backup.</numerusform>
            <numerusform>%n payouts on hold were not restored, because they may have been sent since the backup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n closed shift(s) were restored.</source>
        <translation>
            <numerusform>%n closed shift was restored.</numerusform>
            <numerusform>%n closed shifts were restored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bank</name>
    <message numerus="yes">
        <source>It expires in %n day(s): get a new one from the bank.</source>
        <translation>
            <numerusform>It expires in %n day: get a new one from the bank.</numerusform>
            <numerusform>It expires in %n days: get a new one from the bank.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n transaction(s) written</source>
        <translation>
            <numerusform>%n transaction written</numerusform>
            <numerusform>%n transactions written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) written: %1</source>
        <translation>
            <numerusform>%n entry written: %1</numerusform>
            <numerusform>%n entries written: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n transaction</numerusform>
            <numerusform>%n transactions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) before have no statement.</source>
        <translation>
            <numerusform>%n day before has no statement.</numerusform>
            <numerusform>%n days before have no statement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) apart</source>
        <translation>
            <numerusform>%n minute apart</numerusform>
            <numerusform>%n minutes apart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) apart</source>
        <translation>
            <numerusform>%n day apart</numerusform>
            <numerusform>%n days apart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete as of %1: %n transaction(s).</source>
        <translation>
            <numerusform>Complete as of %1: %n transaction.</numerusform>
            <numerusform>Complete as of %1: %n transactions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service lost or reverted %n transaction(s) since the first synchronization.</source>
        <translation>
            <numerusform>The service lost or reverted %n transaction since the first synchronization.</numerusform>
            <numerusform>The service lost or reverted %n transactions since the first synchronization.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: the card %1, with %n line(s)</source>
        <translation>
            <numerusform>Left out: the card %1, with %n line</numerusform>
            <numerusform>Left out: the card %1, with %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contact</name>
    <message numerus="yes">
        <source>%n transaction(s) of the service make no sense and are missing here.</source>
        <translation>
            <numerusform>%n transaction of the service makes no sense and is missing here.</numerusform>
            <numerusform>%n transactions of the service make no sense and are missing here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service lost %n transaction(s).</source>
        <translation>
            <numerusform>The service lost %n transaction.</numerusform>
            <numerusform>The service lost %n transactions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) of the service returned to an earlier state.</source>
        <translation>
            <numerusform>%n transaction of the service returned to an earlier state.</numerusform>
            <numerusform>%n transactions of the service returned to an earlier state.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataSettings</name>
    <message numerus="yes">
        <source>%n month(s)</source>
        <comment>how long a payer is remembered</comment>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n year(s)</source>
        <comment>personal data</comment>
        <translation>
            <numerusform>After %n year</numerusform>
            <numerusform>After %n years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Operators</name>
    <message numerus="yes">
        <source>There are %n active operators already.</source>
        <translation>
            <numerusform>There is %n active operator already.</numerusform>
            <numerusform>There are %n active operators already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReconcileText</name>
    <message numerus="yes">
        <source>One line pays %n transaction(s), less their fees.</source>
        <translation>
            <numerusform>One line pays %n transaction, less its fee.</numerusform>
            <numerusform>One line pays %n transactions, less their fees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import of %n line(s)</source>
        <translation>
            <numerusform>Import of %n line</numerusform>
            <numerusform>Import of %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n automatic match(es)</source>
        <translation>
            <numerusform>%n automatic match</numerusform>
            <numerusform>%n automatic matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) accepted, %1</source>
        <translation>
            <numerusform>%n match accepted, %1</numerusform>
            <numerusform>%n matches accepted, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) explained, %1</source>
        <translation>
            <numerusform>%n line explained, %1</numerusform>
            <numerusform>%n lines explained, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New rule, %n line(s) explained</source>
        <translation>
            <numerusform>New rule, %n line explained</numerusform>
            <numerusform>New rule, %n lines explained</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Retention</name>
    <message numerus="yes">
        <source>%n old transaction(s) are still open and stay unchanged.</source>
        <translation>
            <numerusform>%n old transaction is still open and stays unchanged.</numerusform>
            <numerusform>%n old transactions are still open and stay unchanged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) would lose their personal data.</source>
        <translation>
            <numerusform>%n transaction would lose its personal data.</numerusform>
            <numerusform>%n transactions would lose their personal data.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) lost their personal data.</source>
        <translation>
            <numerusform>%n transaction lost its personal data.</numerusform>
            <numerusform>%n transactions lost their personal data.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) and tag(s) were deleted.</source>
        <translation>
            <numerusform>%n note or tag was deleted.</numerusform>
            <numerusform>%n notes and tags were deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known customer(s) were deleted.</source>
        <translation>
            <numerusform>%n known customer was deleted.</numerusform>
            <numerusform>%n known customers were deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused payout(s) were deleted.</source>
        <translation>
            <numerusform>%n refused payout was deleted.</numerusform>
            <numerusform>%n refused payouts were deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) for this person were deleted from the record of files.</source>
        <translation>
            <numerusform>%n search for this person was deleted from the record of files.</numerusform>
            <numerusform>%n searches for this person were deleted from the record of files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) in the copy of the remote service lost their personal data.</source>
        <translation>
            <numerusform>%n transaction in the copy of the remote service lost its personal data.</numerusform>
            <numerusform>%n transactions in the copy of the remote service lost their personal data.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The content of %n request(s) to the service or the bank was deleted.</source>
        <translation>
            <numerusform>The content of %n request to the service or the bank was deleted.</numerusform>
            <numerusform>The content of %n requests to the service or the bank was deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) and tag(s)</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n note or tag</numerusform>
            <numerusform>%n notes and tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known customer(s)</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n known customer</numerusform>
            <numerusform>%n known customers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused payout(s)</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n refused payout</numerusform>
            <numerusform>%n refused payouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) in the record of files</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n search in the record of files</numerusform>
            <numerusform>%n searches in the record of files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>personal data of %n transaction(s) in the copy of the service</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>personal data of %n transaction in the copy of the service</numerusform>
            <numerusform>personal data of %n transactions in the copy of the service</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to the service or the bank</source>
        <comment>to be erased</comment>
        <translation>
            <numerusform>%n request to the service or the bank</numerusform>
            <numerusform>%n requests to the service or the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transaction(s) of this person stay: accounting needs them. The setting “Remove personal data of transactions” removes the person from old ones.</source>
        <translation>
            <numerusform>%n transaction of this person stays: accounting needs it. The setting “Remove personal data of transactions” removes the person from old ones.</numerusform>
            <numerusform>%n transactions of this person stay: accounting needs them. The setting “Remove personal data of transactions” removes the person from old ones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SafetySettings</name>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <comment>without a key or a touch</comment>
        <translation>
            <numerusform>After %n minute</numerusform>
            <numerusform>After %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shift</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>open transactions</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatementText</name>
    <message numerus="yes">
        <source>%n minute(s) apart</source>
        <translation>
            <numerusform>%n minute apart</numerusform>
            <numerusform>%n minutes apart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bank booked it %n day(s) later</source>
        <translation>
            <numerusform>the bank booked it %n day later</numerusform>
            <numerusform>the bank booked it %n days later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bank booked it %n day(s) earlier</source>
        <translation>
            <numerusform>the bank booked it %n day earlier</numerusform>
            <numerusform>the bank booked it %n days earlier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TillSettings</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <comment>how long a paid charge stays</comment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>how long a charge is open</comment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AccountantController</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transaction</numerusform>
            <numerusform>%n transactions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s)</source>
        <comment>of money</comment>
        <translation>
            <numerusform>%n movement</numerusform>
            <numerusform>%n movements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sealed day(s) of the bank account (PDF).</source>
        <translation>
            <numerusform>%n sealed day of the bank account (PDF).</numerusform>
            <numerusform>%n sealed days of the bank account (PDF).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AccountantPack</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transaction</numerusform>
            <numerusform>%n transactions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s)</source>
        <comment>of money</comment>
        <translation>
            <numerusform>%n movement</numerusform>
            <numerusform>%n movements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sealed day(s) of the bank account (PDF)</source>
        <comment>on a cover</comment>
        <translation>
            <numerusform>%n sealed day of the bank account (PDF)</numerusform>
            <numerusform>%n sealed days of the bank account (PDF)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AuditView</name>
    <message numerus="yes">
        <source>All %n entries are unchanged. Last digest: %1</source>
        <translation>
            <numerusform>%n entry is unchanged. Last digest: %1</numerusform>
            <numerusform>All %n entries are unchanged. Last digest: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n closed shifts are unchanged.</source>
        <translation>
            <numerusform>%n closed shift is unchanged.</numerusform>
            <numerusform>All %n closed shifts are unchanged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BackOffice</name>
    <message numerus="yes">
        <source>%n not confirmed</source>
        <translation>
            <numerusform>%n not confirmed</numerusform>
            <numerusform>%n not confirmed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BackupPanel</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <comment>in a backup</comment>
        <translation>
            <numerusform>%n transaction</numerusform>
            <numerusform>%n transactions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BatchPanel</name>
    <message numerus="yes">
        <source>Send the valid rows without the %n invalid</source>
        <translation>
            <numerusform>Send the valid rows without the invalid one</numerusform>
            <numerusform>Send the valid rows without the %n invalid ones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ChargeCards</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>open charges without a card</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DaysPanel</name>
    <message numerus="yes">
        <source>%n open</source>
        <comment>on a day</comment>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DisclosureView</name>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <comment>of a file</comment>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ExplainPanel</name>
    <message numerus="yes">
        <source>What are these %n lines, together %1?</source>
        <translation>
            <numerusform>What is this %n line, together %1?</numerusform>
            <numerusform>What are these %n lines, together %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Explains %n open line(s) now, together %1, and later lines too.</source>
        <translation>
            <numerusform>Explains %n open line now, together %1, and later lines too.</numerusform>
            <numerusform>Explains %n open lines now, together %1, and later lines too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ExportPanel</name>
    <message numerus="yes">
        <source>%Ln entry(ies) written, %1: %2</source>
        <translation>
            <numerusform>%Ln entry written, %1: %2</numerusform>
            <numerusform>%Ln entries written, %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln transaction(s), on all pages, in all states: %1</source>
        <translation>
            <numerusform>%Ln transaction, on all pages, in all states: %1</numerusform>
            <numerusform>%Ln transactions, on all pages, in all states: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FilesPanel</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FilterEffect</name>
    <message numerus="yes">
        <source>The filter hides %n new transaction(s). %1 shows all.</source>
        <translation>
            <numerusform>The filter hides %n new transaction. %1 shows all.</numerusform>
            <numerusform>The filter hides %n new transactions. %1 shows all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FrontOffice</name>
    <message numerus="yes">
        <source>%n open for longer than usual</source>
        <translation>
            <numerusform>%n open for longer than usual</numerusform>
            <numerusform>%n open for longer than usual</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid, not seen yet</source>
        <translation>
            <numerusform>%n paid, not seen yet</numerusform>
            <numerusform>%n paid, not seen yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ImportPanel</name>
    <message numerus="yes">
        <source>%n new line(s)</source>
        <translation>
            <numerusform>%n new line</numerusform>
            <numerusform>%n new lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already known</source>
        <comment>lines of a statement</comment>
        <translation>
            <numerusform>%n already known</numerusform>
            <numerusform>%n already known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone at the bank</source>
        <comment>lines of a statement</comment>
        <translation>
            <numerusform>%n gone at the bank</numerusform>
            <numerusform>%n gone at the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n back again</source>
        <comment>lines of a statement</comment>
        <translation>
            <numerusform>%n back again</numerusform>
            <numerusform>%n back again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) are missing between the earlier statements and this one.</source>
        <translation>
            <numerusform>%n day is missing between the earlier statements and this one.</numerusform>
            <numerusform>%n days are missing between the earlier statements and this one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) belong to sealed days. They appear as changes after sealing.</source>
        <translation>
            <numerusform>%n line belongs to sealed days. It appears as a change after sealing.</numerusform>
            <numerusform>%n lines belong to sealed days. They appear as changes after sealing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more file(s)</source>
        <translation>
            <numerusform>%1, and %n more file</numerusform>
            <numerusform>%1, and %n more files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card account %1 is left out, with %n line(s): a card has no balances that prove them.</source>
        <comment>an account</comment>
        <translation>
            <numerusform>The card account %1 is left out, with %n line: a card has no balances that prove it.</numerusform>
            <numerusform>The card account %1 is left out, with %n lines: a card has no balances that prove them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LatePaymentBar</name>
    <message numerus="yes">
        <source>%1 came late · and %n more</source>
        <translation>
            <numerusform>%1 came late · and %n more</numerusform>
            <numerusform>%1 came late · and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LineModel</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transaction</numerusform>
            <numerusform>%n transactions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ListDelegate</name>
    <message numerus="yes">
        <source>%Ln transaction(s)</source>
        <translation>
            <numerusform>%Ln transaction</numerusform>
            <numerusform>%Ln transactions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ListFooter</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 selected</source>
        <comment>rows of the list, all matches</comment>
        <translation>
            <numerusform>%n of %1 selected</numerusform>
            <numerusform>%n of %1 selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ListPage</name>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln transaction(s)</source>
        <translation>
            <numerusform>%Ln transaction</numerusform>
            <numerusform>%Ln transactions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>%n charges wait at %1, and are watched from here</source>
        <translation>
            <numerusform>%n charge waits at %1, and is watched from here</numerusform>
            <numerusform>%n charges wait at %1, and are watched from here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MappingForm</name>
    <message numerus="yes">
        <source>The first %n line(s) can be read: %1 to %2, together %3.</source>
        <translation>
            <numerusform>The first line can be read: %1 to %2, together %3.</numerusform>
            <numerusform>The first %n lines can be read: %1 to %2, together %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatchPanel</name>
    <message numerus="yes">
        <source>Match %n lines, together %1. Space marks transactions.</source>
        <translation>
            <numerusform>Match %n line, together %1. Space marks transactions.</numerusform>
            <numerusform>Match %n lines, together %1. Space marks transactions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::OpenChargesPage</name>
    <message numerus="yes">
        <source>%n open charge(s)</source>
        <translation>
            <numerusform>%n open charge</numerusform>
            <numerusform>%n open charges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PairView</name>
    <message numerus="yes">
        <source>%n transaction(s)</source>
        <translation>
            <numerusform>%n transaction</numerusform>
            <numerusform>%n transactions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReconciliationPage</name>
    <message numerus="yes">
        <source>%n line(s) imported</source>
        <translation>
            <numerusform>%n line imported</numerusform>
            <numerusform>%n lines imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matched by an id</source>
        <comment>lines</comment>
        <translation>
            <numerusform>%n matched by an id</numerusform>
            <numerusform>%n matched by an id</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) became paid</source>
        <translation>
            <numerusform>%n charge became paid</numerusform>
            <numerusform>%n charges became paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s) refused by the service</source>
        <translation>
            <numerusform>%n payment refused by the service</numerusform>
            <numerusform>%n payments refused by the service</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s) not recorded by the service yet</source>
        <translation>
            <numerusform>%n payment not recorded by the service yet</numerusform>
            <numerusform>%n payments not recorded by the service yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accept %n matches, together %1?</source>
        <translation>
            <numerusform>Accept %n match, together %1?</numerusform>
            <numerusform>Accept %n matches, together %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches accepted, together %1. Ctrl+Z undoes all of them.</source>
        <translation>
            <numerusform>%n match accepted, together %1. Ctrl+Z undoes it.</numerusform>
            <numerusform>%n matches accepted, together %1. Ctrl+Z undoes all of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RevealBar</name>
    <message numerus="yes">
        <source>Personal data shown %n times: %1</source>
        <comment>the times</comment>
        <translation>
            <numerusform>Personal data shown %n time: %1</numerusform>
            <numerusform>Personal data shown %n times: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReversalBar</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SendPage</name>
    <message numerus="yes">
        <source>%n Pix in process. See “In process”.</source>
        <translation>
            <numerusform>%n Pix in process. See “In process”.</numerusform>
            <numerusform>%n Pix in process. See “In process”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TermSettings</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::UnconfirmedOrdersPage</name>
    <message numerus="yes">
        <source>Searched %n times and not found.</source>
        <translation>
            <numerusform>Searched once and not found.</numerusform>
            <numerusform>Searched %n times and not found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was sent: the service was asked %n times and does not have it. The money is where it was.</source>
        <translation>
            <numerusform>Nothing was sent: the service was asked once and does not have it. The money is where it was.</numerusform>
            <numerusform>Nothing was sent: the service was asked %n times and does not have it. The money is where it was.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was created: the service was asked %n times and does not have it.</source>
        <translation>
            <numerusform>Nothing was created: the service was asked once and does not have it.</numerusform>
            <numerusform>Nothing was created: the service was asked %n times and does not have it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ViewBar</name>
    <message numerus="yes">
        <source>There are %n saved filter(s), one for each digit. Remove one first.</source>
        <translation>
            <numerusform>There is %n saved filter, one for each digit. Remove one first.</numerusform>
            <numerusform>There are %n saved filters, one for each digit. Remove one first.</numerusform>
        </translation>
    </message>
</context>
</TS>
