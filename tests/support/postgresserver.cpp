// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/postgresserver.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QStorageInfo>
#include <QtCore/QThread>
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlError>
#include <QtSql/QSqlQuery>

#include <algorithm>

#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace support
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kTimeout = 60'000; // milliseconds, for a very busy machine

/// Returns the folder of the newest version on Debian.
QString programs()
{
    const QDir versions(u"/usr/lib/postgresql"_s);
    const QStringList names = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    if (names.isEmpty())
        qFatal("there is no PostgreSQL below /usr/lib/postgresql");
    return versions.filePath(names.constLast() + u"/bin/"_s);
}

/// Returns the user created by the package, because a server refuses to run as root.
const passwd *serverUser()
{
    if (geteuid() != 0)
        return nullptr;
    const passwd *user = getpwnam("postgres");
    if (!user)
        qFatal("there is no user postgres");
    return user;
}

/// Returns false for zombie processes.
bool isRunning(pid_t process)
{
    QFile stat(u"/proc/%1/stat"_s.arg(process));
    if (!stat.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = stat.readAll();
    return text.mid(text.lastIndexOf(')') + 2, 1) != "Z";
}

/// Returns a folder in memory if the space suffices: a server writes and removes thousands of
/// files.
QString folderTemplate()
{
    constexpr qint64 kEnough = qint64(1) << 30; // bytes
    const QString name = u"/balcao-postgres-XXXXXX"_s;
    const QStorageInfo memory(u"/dev/shm"_s);
    const bool isInMemory = memory.fileSystemType() == "tmpfs" &&
                            memory.bytesAvailable() >= kEnough &&
                            QFileInfo(memory.rootPath()).isWritable();
    return (isInMemory ? memory.rootPath() : QDir::tempPath()) + name;
}

} // namespace

PostgresServer::PostgresServer()
    : m_folder(folderTemplate())
{
    if (!m_folder.isValid())
        qFatal("no folder for the server");
    if (const passwd *user = serverUser()) {
        if (chown(qPrintable(m_folder.path()), user->pw_uid, user->pw_gid) != 0)
            qFatal("the folder cannot be given to the server");
    }
    QProcess initdb;
    prepare(initdb, u"initdb"_s,
            {u"--pgdata"_s, data(), u"--username"_s, u"balcao"_s, u"--auth"_s, u"trust"_s,
             u"--encoding"_s, u"UTF8"_s, u"--locale"_s, u"C.UTF-8"_s, u"--no-sync"_s,
             u"--no-instructions"_s});
    initdb.setStandardOutputFile(QProcess::nullDevice());
    initdb.start();
    if (!initdb.waitForFinished(kTimeout) || initdb.exitCode() != 0)
        qFatal("initdb failed");
    write(u"pg_hba.conf"_s, "local all balcao trust\nlocal all all scram-sha-256\n");
    if (!QFile::copy(QStringLiteral(NO_SYNC), noSync())) // the server must be able to read the file
        qFatal("the server cannot be hurried");
    start();
}

PostgresServer::~PostgresServer()
{
    stop();
}

void PostgresServer::prepare(QProcess &process, const QString &program,
                             const QStringList &arguments)
{
    process.setProgram(programs() + program);
    process.setArguments(arguments);
    process.setWorkingDirectory(m_folder.path());
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    const passwd *user = serverUser();
    const uid_t uid = user ? user->pw_uid : 0;
    const gid_t gid = user ? user->pw_gid : 0;
    process.setChildProcessModifier([uid, gid] {
        if (uid != 0 && (setgroups(0, nullptr) != 0 || setgid(gid) != 0 || setuid(uid) != 0))
            _exit(101);
        umask(077);
        prctl(PR_SET_PDEATHSIG, SIGQUIT); // after the change of user, which resets the setting
    });
}

QString PostgresServer::listenWithTls(const QByteArray &certificate, const QByteArray &key)
{
    stop(SIGINT);
    write(u"server.crt"_s, certificate);
    write(u"server.key"_s, key);
    write(u"pg_hba.conf"_s, "local all balcao trust\nhostssl all balcao 127.0.0.0/8 trust\n");
    // Port 5432 is free on an address of this process, whatever else runs here.
    const pid_t process = getpid();
    m_tlsAddress = u"127.%1.%2.%3"_s.arg(100 + (process >> 16) % 100)
                       .arg((process >> 8) % 256)
                       .arg(process % 256);
    start();
    return m_tlsAddress;
}

/// Writes a file of the server, which refuses a key that others may read.
void PostgresServer::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(data() + u'/' + name);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) ||
        file.write(bytes) != bytes.size() ||
        !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
        qFatal("a file of the server cannot be written");
    const passwd *user = serverUser();
    if (user && chown(qPrintable(file.fileName()), user->pw_uid, user->pw_gid) != 0)
        qFatal("a file cannot be given to the server");
}

void PostgresServer::start()
{
    prepare(m_server, u"postgres"_s,
            {u"-D"_s, data(), u"-k"_s, m_folder.path(), u"-c"_s,
             u"listen_addresses="_s + m_tlsAddress, u"-c"_s,
             m_tlsAddress.isEmpty() ? u"ssl=off"_s : u"ssl=on"_s, u"-c"_s, u"shared_buffers=16MB"_s,
             u"-c"_s, u"max_wal_size=128MB"_s, u"-c"_s, u"min_wal_size=32MB"_s, u"-c"_s,
             u"autovacuum_naptime=5s"_s, u"-c"_s, u"log_min_messages=panic"_s});
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LD_PRELOAD"_s, noSync());
    m_server.setProcessEnvironment(environment);
    // Messages before log_min_messages takes effect are of no use either.
    m_server.setProcessChannelMode(QProcess::SeparateChannels);
    m_server.setStandardOutputFile(QProcess::nullDevice());
    m_server.setStandardErrorFile(m_folder.filePath(u"log"_s), QIODevice::Append);
    m_server.start(QIODevice::ReadOnly);
    waitUntilReady();
}

/// Checks like pg_ctl: by the last line of a file that the server writes.
void PostgresServer::waitUntilReady()
{
    const QDeadlineTimer deadline(kTimeout);
    while (!deadline.hasExpired()) {
        QFile pid(data() + u"/postmaster.pid"_s);
        if (pid.open(QIODevice::ReadOnly)) {
            const auto lines = pid.readAll().split('\n');
            if (lines.first().toLongLong() == m_server.processId() && lines.size() > 7 &&
                lines.at(7).trimmed() == "ready")
                return;
        }
        if (m_server.waitForFinished(10) || m_server.state() == QProcess::NotRunning)
            break;
    }
    QFile log(m_folder.filePath(u"log"_s));
    std::ignore = log.open(QIODevice::ReadOnly);
    qFatal("PostgreSQL does not start: %s", log.readAll().constData());
}

void PostgresServer::stop(int signal)
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    const QList<pid_t> others = children();
    kill(static_cast<pid_t>(m_server.processId()), signal);
    for (const pid_t other : others) {
        if (signal == SIGKILL) // a crash ends all processes
            kill(other, signal);
    }
    if (!m_server.waitForFinished(kTimeout)) {
        m_server.kill();
        qFatal("PostgreSQL does not stop");
    }
    // A new server refuses to start while one of them exists.
    const QDeadlineTimer deadline(kTimeout);
    while (std::any_of(others.begin(), others.end(), &isRunning) && !deadline.hasExpired())
        QThread::msleep(5);
}

void PostgresServer::freeze()
{
    signalAll(SIGSTOP);
}

void PostgresServer::thaw()
{
    signalAll(SIGCONT);
}

/// Signals the parent process first.
void PostgresServer::signalAll(int signal)
{
    kill(static_cast<pid_t>(m_server.processId()), signal);
    for (const pid_t child : children())
        kill(child, signal);
}

QList<pid_t> PostgresServer::children() const
{
    QFile file(u"/proc/%1/task/%1/children"_s.arg(m_server.processId()));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the processes of the server cannot be found");
    QList<pid_t> ids;
    for (const QByteArray &id : file.readAll().split(' ')) {
        if (const auto child = static_cast<pid_t>(id.trimmed().toLongLong()); child > 0)
            ids.append(child);
    }
    return ids;
}

QString PostgresServer::socket() const
{
    return m_folder.filePath(u".s.PGSQL.5432"_s);
}

QString PostgresServer::ask(const QString &sql, const QString &database)
{
    const QString name = u"support::PostgresServer"_s;
    QString answer;
    {
        QSqlDatabase master = QSqlDatabase::addDatabase(u"QPSQL"_s, name);
        master.setHostName(m_folder.path());
        master.setPort(5432);
        master.setUserName(u"balcao"_s);
        master.setDatabaseName(database);
        master.setConnectOptions(u"options='-c client_min_messages=error'"_s);
        const QDeadlineTimer deadline(kTimeout);
        while (!master.open() && !deadline.hasExpired())
            QThread::msleep(20); // the server may be recovering from a crash
        if (!master.isOpen())
            qFatal("the server: %s", qPrintable(master.lastError().text()));
        QSqlQuery query(master);
        if (!query.exec(sql))
            qFatal("the server: %s", qPrintable(query.lastError().text()));
        if (query.next())
            answer = query.value(0).toString();
    }
    QSqlDatabase::removeDatabase(name);
    return answer;
}

QString PostgresServer::newDatabase()
{
    const QString name = u"shop_%1"_s.arg(++m_databases);
    ask(u"CREATE DATABASE %1 TEMPLATE template0"_s.arg(name));
    return address(name, u"balcao"_s);
}

QString PostgresServer::emptiedDatabase()
{
    const QString name = u"emptied"_s;
    if (ask(u"SELECT count(*) FROM pg_database WHERE datname = '%1'"_s.arg(name)) == "0"_L1)
        ask(u"CREATE DATABASE %1 TEMPLATE template0"_s.arg(name));
    ask(u"DROP SCHEMA public CASCADE"_s, name);
    ask(u"CREATE SCHEMA public"_s, name);
    return address(name, u"balcao"_s);
}

QString PostgresServer::clearedDatabase(const QString &kept)
{
    const QString name = u"emptied"_s;
    ask(u"DO $$ DECLARE name text; BEGIN "
        "SET LOCAL session_replication_role = replica; " // no foreign keys, no triggers
        "FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' "
        "AND tablename <> '%1' LOOP EXECUTE 'DELETE FROM ' || name; END LOOP; END $$"_s.arg(kept),
        name);
    return address(name, u"balcao"_s);
}

QString PostgresServer::address(const QString &database, const QString &user) const
{
    return u"postgresql:///%1?user=%2&port=5432&host=%3"_s.arg(database, user, m_folder.path());
}

QString PostgresServer::newDatabase(const QString &password)
{
    const QString name = u"shop_%1"_s.arg(++m_databases);
    ask(u"CREATE ROLE %1 LOGIN PASSWORD '%2'"_s.arg(name, password));
    ask(u"CREATE DATABASE %1 TEMPLATE template0 OWNER %1"_s.arg(name));
    return address(name, name);
}

} // namespace support
