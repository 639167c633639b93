#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs the console on a virtual display, operates it by keys and reads its picture, like a cashier
# and a customer's phone. Sourced by .ci/headless-charge and tests/app/e2e.
#
# Call begin_headless first and end_headless in a trap. Between them: $scratch is a temporary folder
# ($scratch/tmp is the console's TMPDIR), $window is the console's window, $br_code is the text of
# the last code.

readonly kStepTimeout=30 # timeout of each step, in seconds
scratch=
display_pid=
console_pid=
window=
br_code=

# within SECONDS COMMAND…: repeats the command until it succeeds; false after SECONDS.
within() {
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        ((SECONDS < end)) || return 1
        sleep 0.1
    done
}

has_ended() {
    ! kill -0 "$1" 2>/dev/null
}

give_up() {
    printf '%s\n' "$1" >&2
    if [[ -s $scratch/console.log ]]; then
        printf 'What the console wrote last:\n' >&2
        tail -n 40 "$scratch/console.log" >&2
    fi
    exit 1
}

# Xvfb selects a free display number and reports it, so several runs can happen at once.
begin_headless() {
    scratch=$(mktemp -d -t balcao-headless.XXXXXX)
    mkdir -m 700 "$scratch/runtime" "$scratch/tmp"
    Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset \
        3>"$scratch/display" >"$scratch/xvfb.log" 2>&1 &
    display_pid=$!
    if ! within "$kStepTimeout" display_known_or_ended || [[ ! -s $scratch/display ]]; then
        give_up "Xvfb did not start: $(tail -n 5 "$scratch/xvfb.log")"
    fi
    DISPLAY=:$(<"$scratch/display")
    export DISPLAY
}

display_known_or_ended() {
    [[ -s $scratch/display ]] || has_ended "$display_pid"
}

# Starts a console without any settings of a surrounding desktop, and waits for its page.
start_console() {
    env --unset=WAYLAND_DISPLAY --unset=QT_QPA_PLATFORMTHEME --unset=QT_SCALE_FACTOR \
        QT_QPA_PLATFORM=xcb XDG_SESSION_TYPE=x11 TMPDIR="$scratch/tmp" \
        XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-$scratch/runtime}" \
        DBUS_SESSION_BUS_ADDRESS="unix:path=$scratch/no-bus" \
        "$@" >"$scratch/console.log" 2>&1 &
    console_pid=$!
    if ! within "$kStepTimeout" window_or_ended || [[ -z $window ]]; then
        give_up "The window of the console did not come up."
    fi
    within "$kStepTimeout" page_or_ended || give_up "The window of the console stayed empty."
}

window_or_ended() {
    window=$(xdotool search --onlyvisible --name Balc 2>/dev/null | head -n 1) # "Balcão"
    [[ -n $window ]] || has_ended "$console_pid"
}

# If a shop opens slowly, the window appears before its page. An empty window has one color in its
# middle; wait for the page before typing.
page_or_ended() {
    local colours
    colours=$(import -silent -window "$window" miff:- 2>/dev/null |
        convert - -gravity center -crop 50%x50%+0+0 +repage -format %k info: 2>/dev/null)
    [[ ${colours:-1} -gt 1 ]] || has_ended "$console_pid"
}

# Slow enough for a person: the console takes a burst of characters for a barcode scanner.
type_charge() {
    # No window manager sets the focus.
    timeout "$kStepTimeout" xdotool windowfocus --sync "$window" ||
        give_up "The window of the console does not take the keyboard."
    xdotool type --delay 60 "$1"
    xdotool key Return
}

# Waits until the screen shows a BR Code, sets $br_code, and keeps the picture.
read_br_code() {
    if ! within "$kStepTimeout" code_or_ended "$1" || [[ -z $br_code ]]; then
        give_up "No QR code of a Pix charge came up; the last picture of the screen is $1"
    fi
}

code_or_ended() {
    import -silent -window root "png:$1"
    br_code=$(zbarimg --quiet --nodbus --raw -Sdisable -Sqrcode.enable "$1" 2>/dev/null |
        grep '^000201' | head -n 1)
    [[ -n $br_code ]] || has_ended "$console_pid"
}

# Ends a child process, with SIGTERM first. The child may have ended or never started.
end_child() {
    [[ -n $1 ]] || return 0
    kill "$1" 2>/dev/null || true
    within 5 has_ended "$1" || kill -KILL "$1" 2>/dev/null || true
    wait "$1" 2>/dev/null || true
}

end_headless() {
    set +e
    end_child "$console_pid"
    end_child "$display_pid"
    [[ -z $scratch ]] || rm -rf "$scratch"
}
