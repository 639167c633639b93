#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Reads the screen like a screen reader, so that every step waits for visible texts on any machine.
# Sourced by tests that leave a screenshot in $picture on failure.
#
# Call begin_reader after begin_headless, and end_reader after end_headless. The console needs
# "${ears[@]}" in its environment.

# shellcheck disable=SC2154 # $picture is set by the sourcing script.
# shellcheck source-path=SCRIPTDIR
[[ -v kReader ]] && return # sourced already

# shellcheck source=../../.ci/headless.sh
source "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/../../.ci/headless.sh"

kReader=$(dirname "$(realpath "${BASH_SOURCE[0]}")")/reader.py
readonly kReader
readonly kLaunchers=(/usr/libexec/at-spi-bus-launcher /usr/lib/at-spi2-core/at-spi-bus-launcher)
bus_pid=
launcher_pid=
ears=()

# Starts a private bus for the console and the reader.
begin_reader() {
    local launcher
    mkdir -m 700 "$scratch/ears"
    cat >"$scratch/bus.conf" <<END
<busconfig>
  <type>session</type>
  <listen>unix:dir=$scratch/ears</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
END
    dbus-daemon --config-file "$scratch/bus.conf" --nofork --print-address=3 \
        3>"$scratch/bus" 2>"$scratch/bus.log" &
    bus_pid=$!
    within "$kStepTimeout" test -s "$scratch/bus" || give_up "There is no message bus."
    ears=(XDG_RUNTIME_DIR="$scratch/ears" DBUS_SESSION_BUS_ADDRESS="$(<"$scratch/bus")"
        QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1)
    launcher=$(find "${kLaunchers[@]}" -print -quit 2>/dev/null)
    env "${ears[@]}" "$launcher" --launch-immediately --a11y=1 >"$scratch/launcher.log" 2>&1 &
    launcher_pid=$!
    within "$kStepTimeout" test -S "$scratch/ears/at-spi/bus_${DISPLAY#:}" ||
        give_up "There is no bus for screen readers."
}

end_reader() {
    end_child "$launcher_pid"
    end_child "$bus_pid"
}

read_screen() {
    env "${ears[@]}" "$kReader" "$@" 2>>"$scratch/reader.log"
}

give_up_reading() {
    import -silent -window root "png:$picture" || true
    printf 'The screen says:\n' >&2
    read_screen all >&2 || true
    give_up "$1"
}

# Waits until a text on the screen matches a regular expression.
sees() {
    within "$kStepTimeout" read_screen says "$1" || give_up_reading "Not on the screen: $1"
}

# Waits for the focus on a field or button whose name begins with the argument.
has_keyboard() {
    within "$kStepTimeout" read_screen keyboard "$1" || give_up_reading "Without the keyboard: $1"
}

# Waits for an enabled button whose name begins with the argument.
is_offered() {
    within "$kStepTimeout" read_screen offers "$1" || give_up_reading "Cannot be pressed: $1"
}

# Types a text in the field with that name and moves to the next field.
fill() {
    has_keyboard "$1"
    [[ -z $2 ]] || xdotool type --delay 20 "$2"
    xdotool key Return
}
