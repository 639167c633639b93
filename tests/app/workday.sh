#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Works a day in a practice shop with a window manager, and counts clicks and keys. Sourced by
# e2e-mouse, e2e-keyboard and e2e-counters, which leave a screenshot in $picture.
#
# Call begin_day first. `press` and `click` count; `finish` checks the count of a task.

# shellcheck disable=SC2154 # $picture is set by the sourcing script.
# shellcheck source-path=SCRIPTDIR source=reader.sh
source "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/reader.sh"

manager_pid=
count=0 # clicks or keys of the current task
total=0
tasks=()

# Prints the center of a button or row: place NAME [INDEX].
place() {
    read_screen where "$1" "${2:-0}" >"$scratch/place" && [[ -s $scratch/place ]]
}

# Clicks the button, entry or cell whose name begins with the first argument, with mouse button $2:
# the one with index $3 of several.
click() {
    local x y
    within "$kStepTimeout" place "$1" "${3:-0}" || give_up_reading "Cannot be clicked: $1"
    read -r x y <"$scratch/place"
    xdotool mousemove --sync "$x" "$y" click "${2:-1}" || give_up "The mouse does not work."
    count=$((count + 1))
}

# Chooses an entry of the menu that the last click opened: choose ENTRY SEPARATORS, with the number
# of entries and of separators above. Qt shows popup menus to screen readers by focus events only.
choose() {
    xdotool mousemove_relative --sync 40 $((13 + 27 * $1 + 2 * $2)) click 1
    count=$((count + 1))
    sleep 0.3
}

# Presses keys one by one, slowly enough for a person.
press() {
    local key
    for key in "$@"; do
        xdotool key "$key"
        count=$((count + 1))
        sleep 0.06
    done
}

# Types a text, which no mouse can: one key for each character, counted in the day by keyboard only.
type_text() {
    xdotool type --delay 60 "$1"
    [[ ${2:-} != free ]] && count=$((count + ${#1}))
    return 0
}

# Fails if a task took more clicks or keys than the limit: finish TASK LIMIT.
finish() {
    printf '%-34s %3d\n' "$1" "$count"
    ((count <= $2)) || give_up "$1 takes $count, not $2."
    tasks+=("$1")
    total=$((total + count))
    count=0
}

is_receipt() {
    [[ -n $(find "$scratch/home" -name 'receipt-*.pdf') ]]
}

is_exported() {
    [[ -n $(find "$scratch/home" -name '*.csv') ]]
}

# Opens a practice shop of its own, with a folder for documents.
begin_day() {
    begin_headless
    begin_reader
    umask 077
    mkdir -p "$scratch/home/Documents"
    export HOME="$scratch/home"
    openbox --sm-disable >"$scratch/openbox.log" 2>&1 &
    manager_pid=$!
    open_shop "$1"
}

open_shop() {
    start_console env "${ears[@]}" "$1" --data "$scratch/shop" --practice --lang en
    timeout "$kStepTimeout" xdotool windowfocus --sync "$window" || give_up "The window is gone."
}

# Makes a backup, damages the data as a broken disk does, and opens the shop again.
damage_shop() {
    local shop="$scratch/shop"
    close_shop
    mkdir -p "$scratch/backups"
    "$1" --data "$shop" --backup "$scratch/backups/balcao-day.db" >"$scratch/backup.log" 2>&1 ||
        give_up "There is no backup: $(cat "$scratch/backup.log")"
    python3 - "$shop/preferences.json" "$scratch/backups" <<'END'
import json, os, sys

preferences = {}
if os.path.exists(sys.argv[1]):
    preferences = json.load(open(sys.argv[1], encoding="utf-8"))
preferences["backups"] = {"folder": sys.argv[2], "daily": False, "kept": 7}
json.dump(preferences, open(sys.argv[1], "w", encoding="utf-8"))
END
    dd if=/dev/zero of="$shop/balcao.db" bs=4096 count=20 conv=notrunc status=none
    rm -f "$shop"/balcao.db-*
    open_shop "$1"
}

close_shop() {
    end_child "$console_pid"
    console_pid=
    window=
}

end_day() {
    import -silent -window root "png:$picture" || true
    end_child "$console_pid"
    end_child "$manager_pid"
    end_headless
    end_reader
}
