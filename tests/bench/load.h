// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace bench
{

/// The observations of clients of a server.
struct Seen
{
    double rate = 0;               ///< answers per second
    std::vector<double> latencies; ///< milliseconds, one per request
    int refused = 0;               ///< answers other than 2xx
};

/// Returns the bytes of a request; called by several threads.
using MakeRequest = std::function<std::string()>;

/// Sends requests over `connections` connections to a local server for `seconds`, each right after
/// an answer, then waits for the remaining answers. At most two threads. A broken connection aborts
/// the program.
[[nodiscard]] Seen load(uint16_t port, int connections, double seconds, const MakeRequest &make);

/// Returns the body of the answer to one request.
[[nodiscard]] std::string answerTo(uint16_t port, const std::string &request);

} // namespace bench
