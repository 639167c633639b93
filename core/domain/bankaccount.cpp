// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/bankaccount.h"

#include "core/domain/plainletters.h"

namespace core
{

namespace
{

QString bareNumber(const QString &text)
{
    const QString letters = plainLetters(text);
    qsizetype zeros = 0;
    while (zeros < letters.size() && letters[zeros] == u'0')
        ++zeros;
    return letters.mid(zeros);
}

/// Returns true if the parts agree or one of them is missing.
bool agree(const QString &a, const QString &b)
{
    const QString bareA = bareNumber(a);
    const QString bareB = bareNumber(b);
    return a.isEmpty() || b.isEmpty() || bareA == bareB;
}

} // namespace

bool isSameAccount(const BankAccount &a, const BankAccount &b)
{
    const QString numberA = bareNumber(a.number);
    const QString numberB = bareNumber(b.number);
    if (numberA.isEmpty() || numberB.isEmpty() || !agree(a.bank, b.bank))
        return false;
    const QString branchA = bareNumber(a.branch);
    const QString branchB = bareNumber(b.branch);
    if (numberA == numberB)
        return agree(a.branch, b.branch);
    // Some banks write the branch before the number.
    return (!branchA.isEmpty() && branchB.isEmpty() && branchA + numberA == numberB) ||
           (!branchB.isEmpty() && branchA.isEmpty() && branchB + numberB == numberA);
}

} // namespace core
