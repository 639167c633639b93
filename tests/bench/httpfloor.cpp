// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lower bound of the server: one thread, which reads requests, calls SQLite directly and writes
// JSON by hand. Supports three calls and validates nothing but the key; creations of one turn share
// a commit. Uses the tables and the QR code images of the product.
//
// usage: httpfloor DATABASE KEY PLATFORM. Prints "listening on http://127.0.0.1:PORT".

#include "core/wire/transactionjson.h"

#include <QtCore/QString>

#include <array>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sqlite3.h>
#include <sys/epoll.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

namespace
{

constexpr int kPage = 100;
constexpr int kCashIn = 1;

[[noreturn]] void fail(const char *what)
{
    std::fprintf(stderr, "the floor: %s\n", what);
    std::exit(2);
}

/// As in core/database/sqlnumbers.cpp, starting at 1.
constexpr std::array kStatuses{"",       "pending",    "paid",        "denied", "canceled",
                               "refund", "in_process", "in_analysis", "expired"};

class Query
{
public:
    Query(sqlite3 *connection, const std::string &sql)
        : m_connection(connection)
    {
        check(sqlite3_prepare_v2(connection, sql.c_str(), -1, &m_statement, nullptr));
    }
    Query(const Query &) = delete;
    Query &operator=(const Query &) = delete;
    ~Query() { sqlite3_finalize(m_statement); }

    Query &number(int64_t value)
    {
        sqlite3_bind_int64(m_statement, ++m_bound, value);
        return *this;
    }
    Query &text(std::string_view value)
    {
        sqlite3_bind_text(m_statement, ++m_bound, value.data(), static_cast<int>(value.size()),
                          SQLITE_STATIC);
        return *this;
    }
    Query &blob(std::string_view value)
    {
        sqlite3_bind_blob(m_statement, ++m_bound, value.data(), static_cast<int>(value.size()),
                          SQLITE_STATIC);
        return *this;
    }
    bool step()
    {
        const int code = sqlite3_step(m_statement);
        if (code != SQLITE_ROW)
            check(code);
        return code == SQLITE_ROW;
    }
    void end()
    {
        check(sqlite3_reset(m_statement));
        m_bound = 0;
    }
    void run()
    {
        while (step()) {
        }
        end();
    }
    [[nodiscard]] int64_t numberAt(int column) const
    {
        return sqlite3_column_int64(m_statement, column);
    }
    [[nodiscard]] std::string_view bytes(int column) const
    {
        const void *first = sqlite3_column_blob(m_statement, column);
        const int size = sqlite3_column_bytes(m_statement, column);
        return {static_cast<const char *>(first), static_cast<size_t>(size)};
    }

private:
    void check(int code) const
    {
        if (code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE)
            fail(sqlite3_errmsg(m_connection));
    }

    sqlite3 *m_connection;
    sqlite3_stmt *m_statement = nullptr;
    int m_bound = 0;
};

std::string uuidText(std::string_view id)
{
    constexpr auto kDigits = "0123456789abcdef";
    std::string text;
    for (size_t i = 0; i < id.size(); ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            text += '-';
        text += kDigits[static_cast<unsigned char>(id[i]) >> 4];
        text += kDigits[static_cast<unsigned char>(id[i]) & 15];
    }
    return text;
}

std::string uuidBytes(std::string_view text)
{
    std::string id;
    std::string pair;
    for (const char c : text) {
        if (c != '-')
            pair += c;
        if (pair.size() == 2) {
            id += static_cast<char>(std::strtol(pair.c_str(), nullptr, 16));
            pair.clear();
        }
    }
    return id;
}

/// Uses the current offset of Brasília: UTC-3.
std::string timeText(int64_t milliseconds)
{
    const std::time_t seconds = milliseconds / 1000 - 10'800;
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    char text[32];
    const size_t size = std::strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", &parts);
    return {text, size};
}

std::string moneyText(int64_t cents)
{
    char text[32];
    const int size =
        std::snprintf(text, sizeof text, "%lld.%02lld", static_cast<long long>(cents / 100),
                      static_cast<long long>(cents % 100));
    return {text, static_cast<size_t>(size)};
}

void add(std::string &json, const char *name, std::string_view text)
{
    json += '"';
    json += name;
    json += "\":\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            json += '\\';
        json += c;
    }
    json += "\",";
}

/// Returns the value after `"name":`, without quotes.
std::string_view member(std::string_view json, const std::string &name)
{
    const size_t at = json.find('"' + name + "\":");
    if (at == std::string_view::npos)
        return {};
    const size_t begin = at + name.size() + 3;
    if (json[begin] != '"')
        return json.substr(begin, json.find_first_of(",}", begin) - begin);
    return json.substr(begin + 1, json.find('"', begin + 1) - begin - 1);
}

/// Returns the checksum at the end of a BR Code.
std::string checksum(const std::string &code)
{
    unsigned crc = 0xFFFF;
    for (const char c : code) {
        crc ^= static_cast<unsigned>(static_cast<unsigned char>(c)) << 8U;
        for (int bit = 0; bit < 8; ++bit)
            crc = ((crc & 0x8000U) != 0 ? (crc << 1U) ^ 0x1021U : crc << 1U) & 0xFFFFU;
    }
    char text[8];
    std::snprintf(text, sizeof text, "%04X", crc);
    return text;
}

std::string brCode(const std::string &amount, const std::string &id)
{
    const auto field = [](const char *name, const std::string &value) {
        const std::string size = std::to_string(value.size());
        return name + std::string(2 - size.size(), '0') + size + value;
    };
    const std::string code =
        "000201" + field("26", field("00", "br.gov.bcb.pix") + field("01", "loja@example.com")) +
        "520400005303986" + field("54", amount) + "5802BR" + field("59", "Sandbox") +
        field("60", "Brasilia") + field("62", field("05", id.substr(0, 25))) + "6304";
    return code + checksum(code);
}

class Store
{
public:
    Store(const char *path, std::string platform)
        : m_connection(opened(path))
        , m_platform(std::move(platform))
        , m_begin(m_connection, "BEGIN IMMEDIATE")
        , m_commit(m_connection, "COMMIT")
        , m_tx(m_connection,
               "INSERT INTO tx (seq, id, operation, status, amount, commission, created, day, "
               "platform, reference, name, folded_name, document, phone, expires) VALUES "
               "((SELECT coalesce(max(seq), 0) + 1 FROM tx), ?, 1, 1, ?, 0, ?, ?, ?, ?, ?, ?, ?, "
               "?, ?) RETURNING seq")
        , m_wide(m_connection, "INSERT INTO tx_wide (seq, email, description, extra, payment_link, "
                               "qr_code) VALUES (?, ?, ?, ?, '', ?)")
        , m_event(m_connection, "INSERT INTO event (tx, n, status, at) VALUES (?, 0, 1, ?)")
        , m_find(m_connection, std::string(kSelect) + " WHERE tx.id = ?")
        , m_events(m_connection, "SELECT status, at FROM event WHERE tx = ? ORDER BY n DESC")
        , m_total(m_connection, "SELECT sum(n) FROM tot WHERE status = ? AND platform = ?")
        , m_page(m_connection, "SELECT seq FROM tx WHERE status = ? ORDER BY seq DESC LIMIT 100")
        , m_row(m_connection, std::string(kSelect) + " WHERE tx.seq = ?")
    {}

    /// Creates a charge; all creations until commit() share one commit.
    std::string create(std::string_view body, bool hasImage)
    {
        if (!m_isWriting)
            m_begin.run();
        m_isWriting = true;
        std::array<char, 16> random{};
        if (::getrandom(random.data(), random.size(), 0) < 0)
            fail("no random numbers");
        random[6] = static_cast<char>((random[6] & 0x0F) | 0x40);
        random[8] = static_cast<char>((random[8] & 0x3F) | 0x80);
        const std::string_view id(random.data(), random.size());
        timespec now{};
        ::clock_gettime(CLOCK_REALTIME, &now);
        const int64_t at = int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
        const auto cents =
            std::llround(std::strtod(std::string(member(body, "amount")).c_str(), nullptr) * 100);
        const std::string name(member(body, "name"));
        std::string folded = name;
        for (char &c : folded)
            c = static_cast<char>(std::tolower(c));
        const std::string code = brCode(moneyText(cents), uuidText(id));
        m_tx.blob(id).number(cents).number(at).number((at - 10'800'000) / 86'400'000 + 2'440'588);
        m_tx.blob(m_platform).text(member(body, "reference")).text(name).text(folded);
        m_tx.text(member(body, "document")).text(member(body, "phone"));
        m_tx.number(at + 86'400'000).step();
        const int64_t seq = m_tx.numberAt(0);
        m_tx.run();
        m_wide.number(seq).text(member(body, "email")).text(member(body, "description"));
        m_wide.text(member(body, "extra")).text(code).run();
        m_event.number(seq).number(at).run();
        m_row.number(seq).step();
        const std::string json = rowJson(m_row, hasImage);
        m_row.end();
        return "{\"transaction\":[" + json + "]}";
    }

    void commit()
    {
        if (m_isWriting)
            m_commit.run();
        m_isWriting = false;
    }

    std::string find(std::string_view id, bool hasImage)
    {
        const std::string bytes = uuidBytes(id);
        const bool isThere = m_find.blob(bytes).step();
        const std::string json = isThere ? rowJson(m_find, hasImage) : "";
        m_find.end();
        return "{\"transaction\":[" + json + "]}";
    }

    std::string list(std::string_view status, bool hasImages)
    {
        int number = 0;
        for (size_t i = 0; i < kStatuses.size(); ++i)
            number = kStatuses.at(i) == status ? static_cast<int>(i) : number;
        m_total.number(number).blob(m_platform).step();
        const int64_t total = m_total.numberAt(0);
        m_total.end();
        std::string json = "{\"transactions\":[";
        m_page.number(number);
        while (m_page.step()) {
            m_row.number(m_page.numberAt(0)).step();
            json += rowJson(m_row, hasImages) + ',';
            m_row.end();
        }
        m_page.end();
        json.back() = ']';
        return json +
               ",\"current_page\":1,\"last_page\":" + std::to_string((total + kPage - 1) / kPage) +
               ",\"next_page_url\":false,\"total\":" + std::to_string(total) + '}';
    }

private:
    static constexpr auto kSelect =
        "SELECT tx.seq, tx.id, tx.operation, tx.status, tx.amount, tx.commission, tx.created, "
        "tx.finished, tx.platform, tx.reference, tx.name, tx.document, tx.phone, tx.pix_key, "
        "tx.e2e_id, w.email, w.description, w.extra, w.qr_code FROM tx "
        "JOIN tx_wide AS w ON w.seq = tx.seq";

    static sqlite3 *opened(const char *path)
    {
        sqlite3 *connection = nullptr;
        if (sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX,
                            nullptr) != SQLITE_OK)
            fail("no database");
        for (const char *setting : {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
                                    "PRAGMA foreign_keys = ON", "PRAGMA cache_size = -64000",
                                    // The indexes of the product serve its own list plans.
                                    "CREATE INDEX by_status ON tx (status)"}) {
            if (sqlite3_exec(connection, setting, nullptr, nullptr, nullptr) != SQLITE_OK)
                fail(sqlite3_errmsg(connection));
        }
        return connection;
    }

    std::string rowJson(const Query &row, bool hasImage)
    {
        std::string json = "{";
        add(json, "id", uuidText(row.bytes(1)));
        const bool isCashIn = row.numberAt(2) == kCashIn;
        add(json, "operation", isCashIn ? "cashin" : "cashout");
        add(json, "status", kStatuses.at(static_cast<size_t>(row.numberAt(3))));
        add(json, "amount", moneyText(row.numberAt(4)));
        add(json, "commission", moneyText(row.numberAt(5)));
        add(json, "date_created", timeText(row.numberAt(6)));
        add(json, "finished", row.numberAt(7) > 0 ? timeText(row.numberAt(7)) : "");
        add(json, "description", row.bytes(16));
        add(json, "name", row.bytes(10));
        add(json, "email", row.bytes(15));
        add(json, "phone", row.bytes(12));
        add(json, "document", row.bytes(11));
        add(json, "platform", uuidText(row.bytes(8)));
        add(json, "reference", row.bytes(9));
        add(json, "extra", row.bytes(17));
        add(json, "e2e_id", row.bytes(14));
        if (isCashIn) {
            add(json, "payment_link", "http://127.0.0.1/pay/" + uuidText(row.bytes(1)));
            add(json, "qr_code", row.bytes(18));
            const auto image =
                hasImage ? core::drawnCode(QString::fromUtf8(
                               row.bytes(18).data(), static_cast<int>(row.bytes(18).size())))
                         : QByteArray();
            add(json, "qr_code_image", {image.data(), static_cast<size_t>(image.size())});
        } else {
            add(json, "pix_key", row.bytes(13));
        }
        json += "\"events\":[";
        m_events.number(row.numberAt(0));
        while (m_events.step()) {
            json += '{';
            add(json, "date_created", timeText(m_events.numberAt(1)));
            add(json, "status", kStatuses.at(static_cast<size_t>(m_events.numberAt(0))));
            json.back() = '}';
            json += ',';
        }
        m_events.end();
        json.back() = ']';
        return json + '}';
    }

    sqlite3 *m_connection;
    const std::string m_platform;
    bool m_isWriting = false;
    Query m_begin, m_commit, m_tx, m_wide, m_event, m_find, m_events, m_total, m_page, m_row;
};

struct Connection
{
    int socket;
    std::string in;
    std::string out;
};

std::string answered(int status, const std::string &body)
{
    return "HTTP/1.1 " + std::to_string(status) +
           " x\r\nContent-Type: application/json\r\nContent-Length: " +
           std::to_string(body.size()) + "\r\n\r\n" + body;
}

std::string answerTo(Store &store, std::string_view head, std::string_view body,
                     const std::string &key)
{
    if (head.find("Authorization: Bearer " + key + "\r\n") == std::string_view::npos)
        return answered(401, "{}");
    const bool hasImage = head.find("omit=qr_code_image") == std::string_view::npos;
    if (head.starts_with("POST"))
        return answered(201, store.create(body, hasImage));
    const std::string_view path = head.substr(4, head.find(' ', 4) - 4);
    const size_t status = path.find("?status=");
    if (status != std::string_view::npos) {
        const std::string_view wanted = path.substr(status + 8);
        return answered(200, store.list(wanted.substr(0, wanted.find('&')), hasImage));
    }
    return answered(200, store.find(path.substr(path.rfind('/') + 1), hasImage));
}

/// Answers complete requests.
void answerAll(Store &store, Connection &connection, const std::string &key)
{
    for (;;) {
        const size_t end = connection.in.find("\r\n\r\n");
        if (end == std::string::npos)
            return;
        const std::string_view head = std::string_view(connection.in).substr(0, end + 2);
        const size_t field = head.find("Content-Length: ");
        const size_t size = field == std::string_view::npos
                                ? 0
                                : std::strtoul(connection.in.c_str() + field + 16, nullptr, 10);
        if (connection.in.size() < end + 4 + size)
            return;
        connection.out +=
            answerTo(store, head, std::string_view(connection.in).substr(end + 4, size), key);
        connection.in.erase(0, end + 4 + size);
    }
}

int listening()
{
    const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *const generic = reinterpret_cast<sockaddr *>(&address);
    if (::bind(listener, generic, size) != 0 || ::listen(listener, 512) != 0 ||
        ::getsockname(listener, generic, &size) != 0)
        fail("cannot listen");
    std::printf("listening on http://127.0.0.1:%d\n", ntohs(address.sin_port));
    std::fflush(stdout);
    return listener;
}

void watch(int poll, int socket, uint32_t what, void *data, int how)
{
    epoll_event event{};
    event.events = what;
    event.data.ptr = data;
    ::epoll_ctl(poll, how, socket, &event);
}

void accept(int listener, int poll)
{
    int socket = 0;
    while ((socket = ::accept4(listener, nullptr, nullptr, SOCK_NONBLOCK)) >= 0) {
        const int on = 1;
        ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        watch(poll, socket, EPOLLIN, new Connection{socket, {}, {}}, EPOLL_CTL_ADD);
    }
}

/// Reads the next bytes. Returns false at the end of the connection.
bool read(Connection &connection)
{
    std::array<char, 65536> bytes{};
    const ssize_t count = ::read(connection.socket, bytes.data(), bytes.size());
    if (count > 0)
        connection.in.append(bytes.data(), static_cast<size_t>(count));
    return count > 0;
}

void write(Connection &connection, int poll)
{
    const ssize_t count = ::write(connection.socket, connection.out.data(), connection.out.size());
    if (count > 0)
        connection.out.erase(0, static_cast<size_t>(count));
    const uint32_t what = connection.out.empty() ? EPOLLIN : EPOLLIN | EPOLLOUT;
    watch(poll, connection.socket, what, &connection, EPOLL_CTL_MOD);
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 4)
        fail("usage: httpfloor DATABASE KEY PLATFORM");
    Store store(argv[1], uuidBytes(argv[3]));
    const std::string key = argv[2];
    const int listener = listening();
    const int poll = ::epoll_create1(0);
    watch(poll, listener, EPOLLIN, nullptr, EPOLL_CTL_ADD);
    std::array<epoll_event, 256> events{};
    std::vector<Connection *> answers;
    for (;;) {
        const int count = ::epoll_wait(poll, events.data(), events.size(), -1);
        answers.clear();
        for (int i = 0; i < count; ++i) {
            auto *connection =
                static_cast<Connection *>(events.at(static_cast<size_t>(i)).data.ptr);
            if (!connection) {
                accept(listener, poll);
            } else if ((events.at(static_cast<size_t>(i)).events & EPOLLIN) != 0 &&
                       !read(*connection)) {
                ::close(connection->socket);
                delete connection;
            } else {
                answerAll(store, *connection, key);
                if (!connection->out.empty())
                    answers.push_back(connection);
            }
        }
        store.commit();
        for (Connection *connection : answers)
            write(*connection, poll);
    }
}
