// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/statementreader.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtTest/QTest>

#include <algorithm>

using namespace core;
using namespace Qt::StringLiterals;

namespace
{

QByteArray fixture(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no fixture %s", qPrintable(path));
    return file.readAll();
}

/// Returns the sorted amounts of all accounts in centavos.
QList<qint64> amountsOf(const QList<BankStatement> &statements)
{
    QList<qint64> amounts;
    for (const BankStatement &statement : statements) {
        for (const StatementLine &line : statement.lines)
            amounts.append(line.amount.cents());
    }
    std::sort(amounts.begin(), amounts.end());
    return amounts;
}

/// Returns true if an import stores the statements without a statement of a person.
bool areProven(const QList<BankStatement> &statements)
{
    return std::all_of(statements.begin(), statements.end(), [](const BankStatement &statement) {
        return isAcceptable(statement, BalanceClaim::AddUp);
    });
}

} // namespace

/// A file with one changed byte is refused, or imports the same amounts. Balances find the change
/// of an amount, so the promise is about files whose balances prove all lines.
class TestChangedByte : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRefusedOrHarmless_data();
    void isRefusedOrHarmless();
};

void TestChangedByte::isRefusedOrHarmless_data()
{
    QTest::addColumn<QString>("path");
    const QString corpus = QStringLiteral(TEST_DATA "/../fuzz/corpus/statement/");
    for (const char *name : {"bradesco", "cnab", "inter", "ofx2", "traditional", "unsigned"})
        QTest::newRow(name) << corpus + QString::fromLatin1(name);
}

void TestChangedByte::isRefusedOrHarmless()
{
    QFETCH(QString, path);
    const QByteArray whole = fixture(path);
    // A file with one balance needs the balance before its first line, as the import does.
    const auto plain = StatementReader::read(whole);
    QVERIFY(plain && plain->first().opening);
    const StatementOptions options{.opening = plain->first().opening};
    const auto original = StatementReader::read(whole, options);
    QVERIFY(original && areProven(*original));
    const QList<qint64> expected = amountsOf(*original);
    int refused = 0;
    int harmless = 0;
    for (qsizetype at = 0; at < whole.size(); ++at) {
        for (const char replacement : {'0', '7', ' ', ',', '-', '<', 'X', '\n'}) {
            if (whole[at] == replacement)
                continue;
            QByteArray changed = whole;
            changed[at] = replacement;
            const auto statements = StatementReader::read(changed, options);
            if (!statements || !areProven(*statements)) {
                ++refused;
                continue;
            }
            ++harmless;
            QVERIFY2(amountsOf(*statements) == expected,
                     qPrintable(u"byte %1 became %2: %3"_s.arg(at)
                                    .arg(QLatin1Char(replacement))
                                    .arg(QString::fromLatin1(changed.mid(at - 40, 80)))));
        }
    }
    QVERIFY(refused > 100 && harmless > 100);
}

BALCAO_GUILESS_TEST(TestChangedByte)
#include "tst_changedbyte.moc"
