// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures start and response times of the console on a shop of any size, on a private X11 display;
// .ci/bench-desktop creates one. Exits with 1 if a goal is missed.

#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "tests/bench/report.h"
#include "tests/bench/screen.h"
#include "tests/bench/shop.h"
#include "tests/support/scan.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QSet>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtCore/QThread>

#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using bench::Screen;

namespace
{

constexpr int kRounds = 15;
constexpr int kCharges = 20;
constexpr auto kBetweenKeys = 80ms; ///< Faster keys would count as a barcode scanner.
constexpr quint32 kReturn = 0xFF0D;
constexpr quint32 kF2 = 0xFFBF;

double inMilliseconds(Screen::Clock::duration duration)
{
    return std::chrono::duration<double, std::milli>(duration).count();
}

/// Returns true if the picture has text: antialiased letters have many colours, a filled window has
/// few.
bool hasText(const QImage &picture)
{
    constexpr qsizetype kEnough = 8;
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 2) {
        const auto *line = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); x += 2)
            colours.insert(line[x]);
        if (colours.size() >= kEnough)
            return true;
    }
    return false;
}

/// A running program with one process, killed by the destructor.
class Program
{
public:
    explicit Program(const QStringList &command)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_started = Screen::Clock::now();
        m_process.start(command.constFirst(), command.mid(1));
    }

    ~Program()
    {
        m_process.terminate();
        if (!m_process.waitForFinished(10'000))
            m_process.kill();
        m_process.waitForFinished();
    }

    [[nodiscard]] Screen::Clock::time_point started() const { return m_started; }

    [[nodiscard]] double residentMegabytes() const
    {
        QFile file(u"/proc/%1/status"_s.arg(m_process.processId()));
        (void)file.open(QIODevice::ReadOnly);
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith("VmRSS:"))
                return line.mid(6).chopped(2).trimmed().toDouble() / 1024;
        }
        qFatal("the program has ended");
    }

private:
    QProcess m_process;
    Screen::Clock::time_point m_started;
};

/// A program with its measurements, one per round.
struct Contender
{
    QString name;
    QStringList command;
    std::vector<double> firstPaint = {}; ///< milliseconds after the start
    std::vector<double> settled = {};    ///< milliseconds until the last paint
    std::vector<double> memory = {};     ///< MiB at that time
};

void measureStart(Screen &screen, Contender &contender)
{
    screen.watchForWindow();
    const Program program(contender.command);
    const auto painted = screen.paintedAs(hasText);
    if (!painted)
        qFatal("no window of %s came up", qPrintable(contender.name));
    contender.firstPaint.push_back(inMilliseconds(*painted - program.started()));
    contender.settled.push_back(inMilliseconds(screen.lastPainted() - program.started()));
    contender.memory.push_back(program.residentMegabytes());
}

/// Alternates the programs, so that disturbances affect all of them. Discards the first round,
/// which loads them from disk.
void measureStarts(Screen &screen, QList<Contender> &contenders)
{
    for (int round = 0; round <= kRounds; ++round) {
        for (Contender &contender : contenders)
            measureStart(screen, contender);
        if (round == 0) {
            for (Contender &contender : contenders)
                contender = {contender.name, contender.command};
        }
    }
}

/// Returns the time from Enter to a readable QR code on the screen, in milliseconds per charge.
std::vector<double> measureCharges(Screen &screen, const Contender &console)
{
    screen.watchForWindow();
    const Program program(console.command);
    if (!screen.paintedAs(hasText))
        qFatal("the console did not come up");
    screen.lastPainted();
    screen.focusWindow();
    std::vector<double> times;
    for (int charge = 0; charge <= kCharges; ++charge) {
        for (const char digit : QByteArray::number(1000 + 7 * charge)) {
            QThread::msleep(kBetweenKeys.count());
            screen.press(static_cast<quint8>(digit));
        }
        QThread::msleep(kBetweenKeys.count());
        screen.lastPainted();
        const auto pressed = screen.press(kReturn);
        const auto shown = screen.paintedAs([](const QImage &picture) {
            return support::scanned(picture).startsWith("000201"_L1);
        });
        if (!shown)
            qFatal("no code came up");
        if (charge > 0) // the first one loads the page into memory
            times.push_back(inMilliseconds(*shown - pressed));
        screen.press(kF2);
        screen.lastPainted();
    }
    return times;
}

/// Creates a shop of the console from a copy of that database.
void makeShop(const QString &folder, const QString &database)
{
    const auto profile = core::validated(
        core::ShopProfileDraft{
            .pixKey = u"loja@example.com"_s,
            .keyType = core::PixKey::Kind::Email,
            .merchantName = u"Padaria Demonstração"_s,
            .merchantCity = u"São Paulo"_s,
            .payer = {.name = u"Cliente de balcão"_s,
                      .email = u"cliente@example.com"_s,
                      .phone = u"+5511987654321"_s,
                      .document = u"11144477735"_s,
                      .description = u"Venda no balcão"_s},
        },
        core::PayerData::Required);
    if (!profile)
        bench::fail(profile.error());
    const app::ShopSettings settings{*profile, bench::platforms().constFirst()};
    if (const auto saved = settings.save(folder); !saved)
        bench::fail(saved.error());
    if (!QFile::copy(database, app::databaseIn(folder)))
        qFatal("the shop cannot be copied");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const bench::Arguments arguments = bench::arguments();
    const qint64 size = arguments.sizes.constLast();
    const QTemporaryDir folder(arguments.folder + u"/desktop-XXXXXX"_s);
    makeShop(folder.path(), bench::pathOf(arguments.folder, size));

    const QDir programs(QCoreApplication::applicationDirPath());
    QList<Contender> contenders{
        {u"a bare window"_s, {programs.filePath(u"bare_window"_s)}},
        {u"the console"_s,
         {programs.filePath(u"balcao"_s), u"--data"_s, folder.path(), u"--lang"_s, u"pt_BR"_s}},
    };
    const QString peer = QStandardPaths::findExecutable(u"keepassxc"_s);
    if (!peer.isEmpty())
        contenders.append({u"KeePassXC"_s, {peer}});

    Screen screen;
    measureStarts(screen, contenders);
    const std::vector<double> charges = measureCharges(screen, contenders[1]);

    bench::Report report;
    report.title(u"The window, over a shop of %1 transactions"_s.arg(size));
    for (const Contender &contender : contenders) {
        report.print(contender.name + u": first painted"_s, bench::median(contender.firstPaint),
                     "ms");
        report.print(contender.name + u": nothing more to paint"_s,
                     bench::median(contender.settled), "ms");
        report.print(contender.name + u": resident memory then"_s, bench::median(contender.memory),
                     "MiB");
    }
    const Contender &bare = contenders[0];
    const Contender &console = contenders[1];
    report.atMost(u"first painted, compared with the bare window"_s,
                  bench::medianRatio(console.firstPaint, bare.firstPaint), 1.5, "x");
    report.atMost(u"memory, compared with the bare window"_s,
                  bench::medianRatio(console.memory, bare.memory), 2, "x");
    if (contenders.size() > 2) {
        report.atMost(u"first painted, compared with KeePassXC"_s,
                      bench::medianRatio(console.firstPaint, contenders[2].firstPaint), 0.5, "x");
        report.atMost(u"ready for a charge, compared with KeePassXC"_s,
                      bench::medianRatio(console.settled, contenders[2].settled), 1, "x");
    } else {
        std::printf("  KeePassXC is not installed: nothing to compare with\n");
    }
    report.title(u"A charge"_s);
    report.atMost(u"from Enter to a readable code: the median"_s, bench::median(charges), 100,
                  "ms");
    report.print(u"the slowest of %1"_s.arg(charges.size()), bench::quantile(charges, 1), "ms");
    return report.exitCode();
}
