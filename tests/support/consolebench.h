// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/console.h"
#include "app/preferencesfile.h"
#include "app/sessionkeys.h"
#include "app/shopbackup.h"
#include "core/domain/transaction.h"
#include "tests/support/consolewindow.h"
#include "ui/transactions/transactionmodel.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTableView>

#include <memory>

namespace support
{

using namespace Qt::StringLiterals;

inline QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
}

/// The texts of the setup form in field order.
inline const QStringList kConsoleShop{u"loja@example.com"_s, u"Padaria Central"_s, u"Recife"_s};

/// A console with its own folders, with steps to a shop and accessors for tests.
class ConsoleBench
{
protected:
    void begin()
    {
        QLocale::setDefault(QLocale(u"pt_BR"_s));
        m_folder = std::make_unique<QTemporaryDir>();
        m_temp = std::make_unique<QTemporaryDir>();
        m_tempBefore = qgetenv("TMPDIR");
        qputenv("TMPDIR", QFile::encodeName(m_temp->path()));
        // Other tests at the same time also record the shop that was open last.
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder->filePath(u"data"_s)));
    }

    void end()
    {
        stop();
        if (m_tempBefore.isNull())
            qunsetenv("TMPDIR");
        else
            qputenv("TMPDIR", m_tempBefore);
        qunsetenv("XDG_DATA_HOME");
        m_temp.reset();
        m_folder.reset();
    }

    /// Starts the console for that folder, or the demo if empty.
    void start(const QString &folder = {})
    {
        startLine({.dataFolder = folder,
                   .language = {},
                   .isDemo = folder.isEmpty(),
                   .hasCustomers = false});
    }

    void startLine(const app::CommandLine &line)
    {
        stop();
        m_console = std::make_unique<app::Console>(line, std::make_unique<app::SessionKeys>());
        QVERIFY(m_console->start());
        m_window = support::consoleWindow();
    }

    void stop()
    {
        m_window = nullptr;
        m_console.reset();
    }

    /// Opens the setup form through the second choice of the first run.
    void openForm()
    {
        QTRY_VERIFY(isOpen(u"firstRunPage"_s));
        QTRY_VERIFY(named(*m_window, u"demoChoice"_s)->hasFocus());
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QTRY_VERIFY(named(*m_window, u"pixKeyEdit"_s)->hasFocus());
    }

    void fillForm()
    {
        openForm();
        typeShop();
    }

    void typeShop()
    {
        for (const QString &text : kConsoleShop) {
            type(text);
            press(Qt::Key_Return);
        }
    }

    void setUp()
    {
        fillForm();
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(isOpen(u"chargePage"_s));
    }

    void charge(const QString &digits) { support::charge(*m_window, digits); }

    /// Configures backups into an existing folder.
    void chooseBackups(bool daily)
    {
        QVERIFY(QDir().mkpath(stick()));
        auto preferences = app::PreferencesFile::load(shop()).preferences;
        preferences.backups = {stick(), daily, 7};
        QVERIFY(app::PreferencesFile::save(shop(), preferences));
    }

    void openList()
    {
        press(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(named(*m_window, u"transactionTable"_s)->hasFocus());
    }

    [[nodiscard]] bool isOpen(const QString &name) const
    {
        return support::isOpen(*m_window, name);
    }

    [[nodiscard]] core::Transaction topRow() const
    {
        return named<QTableView>(*m_window, u"transactionTable"_s)
            ->model()
            ->index(0, 0)
            .data(ui::TransactionModel::TransactionRole)
            .value<core::Transaction>();
    }

    [[nodiscard]] QString total() const
    {
        return named<QLabel>(*m_window, u"totalLabel"_s)->text();
    }

    [[nodiscard]] QStringList demoFolders() const
    {
        return QDir(m_temp->path()).entryList({u"balcao-demo-*"_s}, QDir::Dirs);
    }

    /// Returns the backup folder.
    [[nodiscard]] QString stick() const { return m_folder->filePath(u"stick"_s); }
    [[nodiscard]] QList<app::ShopBackup> backups() const { return app::ShopBackup::in(stick()); }
    [[nodiscard]] QString shop() const { return m_folder->filePath(u"shop"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QTemporaryDir> m_temp;
    QByteArray m_tempBefore;
    std::unique_ptr<app::Console> m_console;
    QWidget *m_window = nullptr; ///< of the console
};

} // namespace support
