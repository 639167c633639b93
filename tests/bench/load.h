// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace bench
{

/// What clients of a server saw.
struct Seen
{
    double rate = 0;               ///< answers a second
    std::vector<double> latencies; ///< milliseconds, each
    int refused = 0;               ///< answers but 2xx
};

/// Makes the bytes of a request; called from several threads.
using MakeRequest = std::function<std::string()>;

/// Lets so many connections ask a server on this computer, each again as soon as it is answered,
/// for so long; then waits for the answers that are still to come. Two threads at most. A server
/// that breaks the connection ends the program.
[[nodiscard]] Seen load(uint16_t port, int connections, double seconds, const MakeRequest &make);

/// The body of the answer to one request.
[[nodiscard]] std::string answerTo(uint16_t port, const std::string &request);

} // namespace bench
