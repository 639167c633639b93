// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/till/pinservice.h"
#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "ui/settings/backuppanel.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using support::named;
using support::press;

namespace
{

/// Records its calls and answers when the test requires.
class FakeBackupManager : public ui::BackupManager
{
public:
    [[nodiscard]] QList<ui::BackupFile> backupsIn(const QString &folder) const override
    {
        return folder == "/stick"_L1 ? files : QList<ui::BackupFile>();
    }
    void make(const QString &folder) override { asked += u"make "_s + folder; }
    void verify(const QString &file, const ui::BackupSecret &secret) override
    {
        asked += u"verify %1%2"_s.arg(file, written(secret));
    }
    void prepareRestore(const QString &file, const ui::BackupSecret &secret) override
    {
        prepared += file + written(secret);
        Q_EMIT restorePrepared({.file = file,
                                .problem = problem,
                                .isSecretMissing = !problem.isEmpty(),
                                .keyChange = change,
                                .origin = origin});
    }
    void storePassphrase(const QString &) override {}
    void restore(const QString &file, const QString &acceptedKey) override
    {
        asked += u"restore %1 %2"_s.arg(file, acceptedKey).trimmed();
    }

    QList<ui::BackupFile> files;
    std::optional<ui::KeyChange> change;
    QString problem;
    core::BackupOrigin origin = core::BackupOrigin::Own;
    QStringList asked;
    QStringList prepared;

private:
    [[nodiscard]] static QString written(const ui::BackupSecret &secret)
    {
        return secret.passphrase.isEmpty() && secret.keyFile.isEmpty()
                   ? QString()
                   : u" with %1%2"_s.arg(secret.passphrase, secret.keyFile);
    }
};

ui::BackupReport whole(const QString &file)
{
    return {.file = file, .transactions = 203, .hasSettings = true};
}

} // namespace

class TestBackupPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void needsAFolder();
    void makesABackupByItsKey();
    void showsWhyThereIsNone();
    void listsTheNewestFirst();
    void checksTheOneThatIsChosen();
    void asksBeforeItRestores();
    void forgetsTheQuestionForAnotherBackup();
    void namesTheKeyThatWouldBePaid();
    void asksForThePinBeforeTheKeyChanges();
    void namesAnUnprovenOrigin();
    void opensAnEncryptedBackup();
    void showsThatTheSecretIsWrong();

private:
    [[nodiscard]] QString message() const
    {
        return named<QLabel>(*m_panel, u"backupNews"_s)->text();
    }
    [[nodiscard]] QListWidget *list() const
    {
        return named<QListWidget>(*m_panel, u"backupList"_s);
    }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return named<QPushButton>(*m_panel, name);
    }

    FakeBackupManager m_backups;
    std::unique_ptr<core::PinService> m_pins;
    std::unique_ptr<ui::BackupPanel> m_panel;
};

void TestBackupPanel::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    const QDateTime today(QDate(2026, 11, 21), QTime(8, 30), core::brasilia());
    m_backups.files = {{u"/stick/b.db"_s, today, 1'200'000},
                       {u"/stick/a.db"_s, today.addDays(-1), 1'100'000}};
    m_backups.asked.clear();
    m_backups.change.reset();
    m_backups.prepared.clear();
    m_backups.problem.clear();
    m_backups.origin = core::BackupOrigin::Own;
    m_pins = std::make_unique<core::PinService>(
        core::LockRecord(), [](const core::LockRecord &) { return core::Result<void>(); });
    m_panel = std::make_unique<ui::BackupPanel>(m_backups, *m_pins);
    m_panel->setFolder(u"/stick"_s);
    support::open(*m_panel);
}

void TestBackupPanel::cleanup()
{
    m_panel.reset();
}

void TestBackupPanel::needsAFolder()
{
    m_panel->setFolder({});
    QVERIFY(!button(u"makeBackupButton"_s)->isEnabled());
    QVERIFY(!list()->isVisible());
    m_panel->setFolder(u"/empty"_s);
    QVERIFY(button(u"makeBackupButton"_s)->isEnabled());
    QVERIFY(!button(u"restoreBackupButton"_s)->isVisible());
}

void TestBackupPanel::makesABackupByItsKey()
{
    auto *progress = named<QProgressBar>(*m_panel, u"backupProgress"_s);
    QVERIFY(!progress->isVisible());
    press(Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(m_backups.asked, QStringList{u"make /stick"_s});
    QVERIFY(progress->isVisible());
    QVERIFY(!button(u"makeBackupButton"_s)->isEnabled());    // one at a time
    QVERIFY(!button(u"restoreBackupButton"_s)->isEnabled()); // and the panel cannot be closed
    Q_EMIT m_backups.copied(30, 120);
    QCOMPARE(progress->value(), 25);
    Q_EMIT m_backups.copied(120, 120);
    QCOMPARE(progress->maximum(), 0); // verifying now

    m_backups.files.prepend({u"/stick/c.db"_s, QDateTime::currentDateTimeUtc(), 1});
    Q_EMIT m_backups.made(whole(u"/stick/c.db"_s));
    QVERIFY(!progress->isVisible());
    QVERIFY(button(u"makeBackupButton"_s)->isEnabled());
    QVERIFY2(message().contains(u"203"_s), qPrintable(message()));
    QCOMPARE(list()->count(), 3);
    QVERIFY(list()->item(0)->text().contains(u"203"_s));
}

void TestBackupPanel::showsWhyThereIsNone()
{
    press(Qt::Key_B, Qt::ControlModifier);
    Q_EMIT m_backups.made({.file = u"/stick/c.db"_s, .problem = u"The disk is full."_s});
    QVERIFY2(message().contains(u"The disk is full."_s), qPrintable(message()));
    QCOMPARE(list()->count(), 2);
}

void TestBackupPanel::listsTheNewestFirst()
{
    QCOMPARE(list()->count(), 2);
    QCOMPARE(list()->currentRow(), 0);
    QVERIFY(list()->item(0)->text().contains(u"b.db"_s));
    QVERIFY(list()->item(0)->text().contains(u"not checked"_s));
    QVERIFY(named<QLabel>(*m_panel, u"lastBackupLabel"_s)->text().contains(u"08:30"_s));
}

void TestBackupPanel::checksTheOneThatIsChosen()
{
    list()->setFocus();
    press(Qt::Key_Down);
    button(u"verifyBackupButton"_s)->click();
    QCOMPARE(m_backups.asked, QStringList{u"verify /stick/a.db"_s});
    QCOMPARE(list()->currentRow(), 1);
    Q_EMIT m_backups.verified(whole(u"/stick/a.db"_s));
    QVERIFY(list()->item(1)->text().contains(u"203"_s));
    Q_EMIT m_backups.verified({.file = u"/stick/a.db"_s, .problem = u"It is damaged."_s});
    QVERIFY(!list()->item(1)->text().contains(u"203"_s));
    QCOMPARE(message(), u"It is damaged."_s);
}

void TestBackupPanel::asksBeforeItRestores()
{
    auto *restore = button(u"restoreBackupButton"_s);
    restore->setFocus();
    press(Qt::Key_Space);
    const auto *question = named<QLabel>(*m_panel, u"restoreQuestion"_s);
    QVERIFY(question->isVisible());
    QVERIFY2(question->text().contains(u"b.db"_s), qPrintable(question->text()));
    QCOMPARE(m_backups.asked, QStringList());
    press(Qt::Key_Escape);
    QVERIFY(!question->isVisible());
    QVERIFY(restore->hasFocus());
    press(Qt::Key_Space);
    press(Qt::Key_Space); // The answer button has the focus.
    QCOMPARE(m_backups.asked, QStringList{u"restore /stick/b.db"_s});
}

void TestBackupPanel::forgetsTheQuestionForAnotherBackup()
{
    button(u"restoreBackupButton"_s)->click();
    list()->setFocus();
    press(Qt::Key_Down);
    QVERIFY(!named<QLabel>(*m_panel, u"restoreQuestion"_s)->isVisible());
}

void TestBackupPanel::namesTheKeyThatWouldBePaid()
{
    m_backups.change = ui::KeyChange{u"ladrao@example.com"_s, u"loja@example.com"_s};
    button(u"restoreBackupButton"_s)->click();
    const QString question = named<QLabel>(*m_panel, u"restoreQuestion"_s)->text();
    QVERIFY2(question.contains(u"ladrao@example.com"_s), qPrintable(question));
    QVERIFY2(question.contains(u"loja@example.com"_s), qPrintable(question));
    QVERIFY(!named<QLineEdit>(*m_panel, u"restorePinEdit"_s)->isVisible()); // there is no PIN
    button(u"confirmRestoreButton"_s)->click();
    QCOMPARE(m_backups.asked, QStringList{u"restore /stick/b.db ladrao@example.com"_s});
}

void TestBackupPanel::asksForThePinBeforeTheKeyChanges()
{
    QVERIFY(m_pins->setPin({}, u"4711"_s));
    auto *restore = button(u"restoreBackupButton"_s);
    auto *pin = named<QLineEdit>(*m_panel, u"restorePinEdit"_s);
    restore->click();
    QVERIFY(!pin->isVisible()); // the key stays
    button(u"cancelRestoreButton"_s)->click();

    m_backups.change = ui::KeyChange{u"ladrao@example.com"_s, u"loja@example.com"_s};
    restore->click();
    QVERIFY(pin->isVisible());
    QVERIFY(pin->hasFocus());
    button(u"confirmRestoreButton"_s)->click(); // without a PIN
    QCOMPARE(m_backups.asked, QStringList());
    support::type(u"1234"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_backups.asked, QStringList());
    QVERIFY(!message().isEmpty());
    support::type(u"4711"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_backups.asked, QStringList{u"restore /stick/b.db ladrao@example.com"_s});
}

void TestBackupPanel::namesAnUnprovenOrigin()
{
    const auto *question = named<QLabel>(*m_panel, u"restoreQuestion"_s);
    button(u"restoreBackupButton"_s)->click();
    QVERIFY(!question->text().contains(u"manifest"_s));
    m_backups.origin = core::BackupOrigin::NoManifest;
    button(u"restoreBackupButton"_s)->click();
    QVERIFY2(question->text().contains(u"has no manifest"_s), qPrintable(question->text()));
    m_backups.origin = core::BackupOrigin::Foreign;
    button(u"restoreBackupButton"_s)->click();
    QVERIFY2(question->text().contains(u"not made by this shop"_s), qPrintable(question->text()));
}

void TestBackupPanel::opensAnEncryptedBackup()
{
    auto *passphrase = named<QLineEdit>(*m_panel, u"backupPassphraseEdit"_s);
    QVERIFY(!passphrase->isVisible());
    m_backups.files[1].isEncrypted = true;
    m_backups.files[1].file = u"/stick/a.balcao"_s;
    m_panel->setFolder({});
    m_panel->setFolder(u"/stick"_s);
    QVERIFY(!passphrase->isVisible());
    list()->setCurrentRow(1);
    QVERIFY(passphrase->isVisible());
    QCOMPARE(passphrase->echoMode(), QLineEdit::Password);
    QVERIFY(list()->item(1)->text().contains(u"encrypted"_s));
    button(u"verifyBackupButton"_s)->click(); // with the secret of the settings
    QCOMPARE(m_backups.asked, QStringList{u"verify /stick/a.balcao"_s});
    passphrase->setFocus();
    support::type(u"correct horse"_s);
    button(u"restoreBackupButton"_s)->click();
    QCOMPARE(m_backups.prepared, QStringList{u"/stick/a.balcao with correct horse"_s});
    const auto *question = named<QLabel>(*m_panel, u"restoreQuestion"_s);
    QVERIFY(question->isVisible());
    passphrase->setFocus();
    support::type(u"!"_s); // The question was about the earlier passphrase.
    QVERIFY(!question->isVisible());
    list()->setCurrentRow(0);
    QVERIFY(!passphrase->isVisible());
    QVERIFY(passphrase->text().isEmpty());
}

void TestBackupPanel::showsThatTheSecretIsWrong()
{
    m_backups.files[0].isEncrypted = true;
    m_panel->setFolder({});
    m_panel->setFolder(u"/stick"_s);
    m_backups.problem = u"It does not open."_s;
    button(u"restoreBackupButton"_s)->click();
    QCOMPARE(message(), u"It does not open."_s);
    QVERIFY(!named<QLabel>(*m_panel, u"restoreQuestion"_s)->isVisible());
    QVERIFY(named<QLineEdit>(*m_panel, u"backupPassphraseEdit"_s)->hasFocus());
}

BALCAO_TEST(TestBackupPanel)
#include "tst_backuppanel.moc"
