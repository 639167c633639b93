// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/screen.h"

#include <cstdio>
#include <cstdlib>
#include <poll.h>

#include <xcb/damage.h>
#include <xcb/xcb.h>
#include <xcb/xcb_keysyms.h>
#include <xcb/xtest.h>

namespace bench
{

using namespace std::chrono_literals;

namespace
{

constexpr int kMinWidth = 600;
constexpr int kMinHeight = 400;
constexpr auto kTimeout = 30s;
constexpr auto kQuiet = 250ms;

struct Free
{
    void operator()(void *what) const { std::free(what); } // as XCB requires
};
template<typename T>
using Owned = std::unique_ptr<T, Free>;

[[noreturn]] void fail(const char *why)
{
    std::fprintf(stderr, "%s\n", why);
    std::exit(2);
}

} // namespace

struct Screen::Connection
{
    xcb_connection_t *x = nullptr;
    xcb_window_t root = 0;
    quint8 damageEvent = 0;
    xcb_key_symbols_t *keys = nullptr;

    xcb_window_t window = 0; ///< 0: no window yet
    xcb_damage_damage_t damage = 0;
    Clock::time_point painted; ///< time of the last detected paint

    /// Returns the next event; null after the deadline.
    [[nodiscard]] Owned<xcb_generic_event_t> next(Clock::time_point deadline) const;

    /// Returns true if the event reports a paint of the watched window.
    [[nodiscard]] bool isPaint(const xcb_generic_event_t &event);

    void adopt(const xcb_map_notify_event_t &event);
    [[nodiscard]] QImage picture() const;
};

Screen::Screen()
    : m(std::make_unique<Connection>())
{
    m->x = xcb_connect(nullptr, nullptr);
    if (xcb_connection_has_error(m->x))
        fail("There is no X11 display.");
    m->root = xcb_setup_roots_iterator(xcb_get_setup(m->x)).data->root;
    const auto *extension = xcb_get_extension_data(m->x, &xcb_damage_id);
    const Owned<xcb_damage_query_version_reply_t> version(xcb_damage_query_version_reply(
        m->x, xcb_damage_query_version(m->x, XCB_DAMAGE_MAJOR_VERSION, XCB_DAMAGE_MINOR_VERSION),
        nullptr));
    if (!extension->present || !version)
        fail("The X11 display cannot tell what is painted on it.");
    m->damageEvent = extension->first_event;
    m->keys = xcb_key_symbols_alloc(m->x);
    constexpr quint32 kEvents = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY;
    xcb_change_window_attributes(m->x, m->root, XCB_CW_EVENT_MASK, &kEvents);
    xcb_flush(m->x);
}

Screen::~Screen()
{
    xcb_key_symbols_free(m->keys);
    xcb_disconnect(m->x);
}

Owned<xcb_generic_event_t> Screen::Connection::next(Clock::time_point deadline) const
{
    for (;;) {
        if (Owned<xcb_generic_event_t> event{xcb_poll_for_event(x)})
            return event;
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
        if (left <= 0)
            return nullptr;
        pollfd ready{xcb_get_file_descriptor(x), POLLIN, 0};
        poll(&ready, 1, static_cast<int>(left));
        if (xcb_connection_has_error(x))
            fail("The X11 display went away.");
    }
}

bool Screen::Connection::isPaint(const xcb_generic_event_t &event)
{
    const int type = event.response_type & 0x7F;
    if (type == XCB_MAP_NOTIFY)
        adopt(reinterpret_cast<const xcb_map_notify_event_t &>(event));
    if (type != damageEvent + XCB_DAMAGE_NOTIFY || !window)
        return false;
    if (reinterpret_cast<const xcb_damage_notify_event_t &>(event).drawable != window)
        return false;
    painted = Clock::now();
    return true;
}

void Screen::Connection::adopt(const xcb_map_notify_event_t &event)
{
    if (window || event.event != root || event.override_redirect)
        return;
    const Owned<xcb_get_geometry_reply_t> geometry(
        xcb_get_geometry_reply(x, xcb_get_geometry(x, event.window), nullptr));
    if (!geometry || geometry->width < kMinWidth || geometry->height < kMinHeight)
        return;
    window = event.window;
    damage = xcb_generate_id(x);
    xcb_damage_create(x, damage, window, XCB_DAMAGE_REPORT_LEVEL_RAW_RECTANGLES);
    xcb_flush(x);
}

QImage Screen::Connection::picture() const
{
    const Owned<xcb_get_geometry_reply_t> geometry(
        xcb_get_geometry_reply(x, xcb_get_geometry(x, window), nullptr));
    if (!geometry)
        return {};
    const Owned<xcb_get_image_reply_t> image(
        xcb_get_image_reply(x,
                            xcb_get_image(x, XCB_IMAGE_FORMAT_Z_PIXMAP, window, 0, 0,
                                          geometry->width, geometry->height, ~quint32(0)),
                            nullptr));
    if (!image ||
        xcb_get_image_data_length(image.get()) < 4 * int(geometry->width) * int(geometry->height))
        return {}; // The window disappeared, or does not have 32 bits.
    return QImage(xcb_get_image_data(image.get()), geometry->width, geometry->height,
                  QImage::Format_RGB32)
        .copy();
}

void Screen::watchForWindow()
{
    m->window = 0; // The damage object disappeared with the previous window.
}

std::optional<Screen::Clock::time_point> Screen::paintedAs(const Judgement &isIt)
{
    const auto deadline = Clock::now() + kTimeout;
    while (const auto event = m->next(deadline)) {
        bool isPaint = m->isPaint(*event);
        // Reads all pending events, so that the returned time is that of the latest paint.
        while (const Owned<xcb_generic_event_t> more{xcb_poll_for_event(m->x)})
            isPaint = m->isPaint(*more) || isPaint;
        const auto when = m->painted;
        if (isPaint && isIt(m->picture()))
            return when;
    }
    return std::nullopt;
}

Screen::Clock::time_point Screen::lastPainted()
{
    auto deadline = Clock::now() + kTimeout;
    while (m->painted + kQuiet < deadline) {
        const auto event = m->next(m->painted + kQuiet);
        if (!event)
            break;
        (void)m->isPaint(*event);
    }
    return m->painted;
}

void Screen::focusWindow()
{
    xcb_set_input_focus(m->x, XCB_INPUT_FOCUS_PARENT, m->window, XCB_CURRENT_TIME);
    xcb_flush(m->x);
}

Screen::Clock::time_point Screen::press(quint32 keySymbol)
{
    const Owned<xcb_keycode_t> codes(xcb_key_symbols_get_keycode(m->keys, keySymbol));
    if (!codes)
        fail("The keyboard of the display has not that key.");
    const auto when = Clock::now();
    for (const int type : {XCB_KEY_PRESS, XCB_KEY_RELEASE})
        xcb_test_fake_input(m->x, static_cast<quint8>(type), *codes, XCB_CURRENT_TIME, m->root, 0,
                            0, 0);
    xcb_flush(m->x);
    return when;
}

} // namespace bench
