// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/serviceterms.h"

#include <QtCore/QString>

#include <optional>
#include <span>

namespace app
{

/// The text form of one of the terms, for options, configuration files and shop.json. Texts do not
/// depend on a language: "90s", "1d", "15.00", "0.99". Description and rule are English, with
/// translations in the context "Cli".
struct TermText
{
    QLatin1StringView name;  ///< "charge-lifetime"
    QLatin1StringView value; ///< kind of value, for the help
    const char *description;
    const char *rule; ///< the accepted texts, after "NAME is"
    /// Sets the term. Returns false without a change if the text breaks the rule.
    bool (*read)(const QString &text, core::ServiceTerms &terms);
    /// Returns the shortest text that read() accepts.
    QString (*write)(const core::ServiceTerms &terms);
};

/// Returns all terms in the order of the help.
[[nodiscard]] std::span<const TermText> termTexts();

/// Names of two terms of which `first` must not be less than `second`.
struct TermOrder
{
    QLatin1StringView first;
    QLatin1StringView second;
};

/// Returns the broken order of two terms that are valid one by one, such as "max-amount" and
/// "min-amount"; nullopt if there is none.
[[nodiscard]] std::optional<TermOrder> brokenOrder(const core::ServiceTerms &terms);

} // namespace app
