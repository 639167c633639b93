// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/database.h"
#include "core/storage/keystore.h"
#include "tests/support/programs.h"

#include <QtCore/QDir>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <memory>

namespace support
{

using namespace Qt::StringLiterals;

struct CliEnded
{
    int code = -1; ///< -1: ended by a signal, or not at all
    QByteArray output;
    QByteArray errors;

    /// Returns the only JSON document of the output; an empty object if there is none or more.
    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
    [[nodiscard]] QString text() const { return QString::fromUtf8(output); }
    [[nodiscard]] QString errorText() const { return QString::fromUtf8(errors); }
    [[nodiscard]] QString errorCode() const { return json()["error"_L1]["code"_L1].toString(); }
    /// Returns "field problem" of the first broken rule.
    [[nodiscard]] QString fieldProblem() const
    {
        const QJsonValue field = json()["error"_L1]["fields"_L1][0];
        return field["field"_L1].toString() + u' ' + field["problem"_L1].toString();
    }
};

/// The built balcao-cli, with a home folder of its own.
class CliProgram
{
public:
    CliProgram() { m_environment.insert(u"HOME"_s, m_home.path()); }

    [[nodiscard]] QString path(const QString &name) const { return m_home.filePath(name); }
    [[nodiscard]] QString shop() const { return path(u"minha loja"_s); }

    /// Starts the program without waiting.
    [[nodiscard]] std::unique_ptr<QProcess> started(const QStringList &arguments) const
    {
        auto process = std::make_unique<QProcess>();
        process->setProcessEnvironment(m_environment);
        process->setWorkingDirectory(m_home.path());
        process->setStandardInputFile(QProcess::nullDevice());
        process->start(programPath(u"balcao-cli"_s), arguments);
        return process;
    }

    /// Waits for the end. The event loop runs, so that servers of the test answer.
    [[nodiscard]] static CliEnded ended(QProcess &process)
    {
        const auto hasEnded = [&process] { return process.state() == QProcess::NotRunning; };
        if (!QTest::qWaitFor(hasEnded, 60'000) || process.exitStatus() != QProcess::NormalExit)
            return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    [[nodiscard]] CliEnded run(const QStringList &arguments) const
    {
        return ended(*started(arguments));
    }

    /// Runs a command on the shop, with JSON.
    [[nodiscard]] CliEnded json(const QStringList &arguments) const
    {
        return run(QStringList{u"--data"_s, shop(), u"--json"_s, u"--lang"_s, u"en"_s} + arguments);
    }

    /// Runs a command on the shop, with English text.
    [[nodiscard]] CliEnded text(const QStringList &arguments) const
    {
        return run(QStringList{u"--data"_s, shop(), u"--lang"_s, u"en"_s} + arguments);
    }

    [[nodiscard]] CliEnded initialize() const
    {
        return json({u"init"_s, u"--name"_s, u"Padaria São João"_s, u"--city"_s, u"Belém"_s,
                     u"--pix-key"_s, u"loja@example.com"_s});
    }

    /// Makes the folder of a sandbox server, where payments are simulated.
    void makeSandbox() const
    {
        QDir().mkpath(shop());
        const auto database =
            core::Database::open(shop() + u"/balcao.db"_s, core::Database::Access::ReadWrite);
        if (!database || !core::KeyStore(**database).settleEnvironment(core::Environment::Sandbox))
            qFatal("no sandbox");
    }

    void setVariable(const QString &name, const QString &value)
    {
        m_environment.insert(name, value);
    }

private:
    QTemporaryDir m_home;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
};

/// Writes a file with that mode.
inline void writeFile(const QString &path, const QByteArray &bytes,
                      QFile::Permissions mode = QFile::ReadOwner | QFile::WriteOwner)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() ||
        !file.setPermissions(mode))
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace support
