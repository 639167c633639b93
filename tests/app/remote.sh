#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Operates a till of a remote service by keyboard. Sourced by tests/app/e2e-remote, e2e-cut,
# e2e-cut-payout, e2e-keyring and e2e-counters. $console and $server are the programs; $key is the
# API key of the service at $url.

# shellcheck disable=SC2154 # Set by the sourcing script.
# shellcheck source-path=SCRIPTDIR source=reader.sh
source "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/reader.sh"

readonly platform=5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10
server_pid=
listen=127.0.0.1:0
url=
key=
tls=() # server arguments for HTTPS

end_far() {
    end_child "$server_pid"
    end_headless
    end_reader
}

start_far_console() {
    mkdir -p "$scratch/home"
    start_console env HOME="$scratch/home" XDG_DATA_HOME="$scratch/home/.local/share" \
        "${ears[@]}" "$console" --demo --no-customers --lang en
    timeout "$kStepTimeout" xdotool windowfocus --sync "$window" || give_up "The window is gone."
    has_keyboard 'Amount'
}

# Starts the server; after stop_server on the same address, with the same key.
serve() {
    [[ -n $key ]] || key=$("$server" key create --data "$scratch/server" --sandbox --name e2e \
        --platform "$platform" --scopes read,cashin,cashout)
    : >"$scratch/said"
    "$server" serve --data "$scratch/server" --sandbox --listen "$listen" "${tls[@]}" \
        >"$scratch/said" 2>>"$scratch/server.log" &
    server_pid=$!
    within "$kStepTimeout" server_said_or_ended || give_up "The server does not say where it is."
    url=$(awk '{print $3}' "$scratch/said")
    [[ -n $url ]] || give_up "The server does not start: $(tail -n 5 "$scratch/server.log")"
    listen=${url#*://} # for the next start
}

server_said_or_ended() {
    [[ -s $scratch/said ]] || has_ended "$server_pid"
}

stop_server() {
    end_child "$server_pid"
    server_pid=
}

# Suspends the server at any point, until kill_server.
freeze_server() {
    kill -STOP "$server_pid"
}

kill_server() {
    kill -KILL "$server_pid"
    stop_server
}

# Prints the amounts of all transactions on the server in centavos.
made_there() {
    sqlite3 -readonly "$scratch/server/balcao.db" \
        'SELECT group_concat(amount) FROM (SELECT amount FROM tx ORDER BY seq)'
}

# Opens the form for a new service in Settings, under Shops.
open_service_form() {
    xdotool key ctrl+k
    has_keyboard 'Go to'
    xdotool type --delay 20 'Remote services'
    sees '^Setting: +Shops · Remote services'
    xdotool key Return
    has_keyboard 'Remote services'
    xdotool key Return
    sees '^There is none yet'
    xdotool key a
}

# Fills in the form and leaves the focus in the last field.
fill_service_form() {
    fill 'Name' 'Sandbox here'
    fill 'Address' "$url"
    fill 'API key' "$key"
    fill 'Platform id' "$platform"
    fill 'Sandbox' ''
    fill 'Host in the codes' ''
    has_keyboard 'This counter'
    xdotool key ctrl+a
    xdotool type --delay 20 'T7'
}

# Continues with Ctrl+Enter to the form of the payee.
fill_shop_form() {
    xdotool key ctrl+Return
    fill 'Name of the shop' 'Padaria Central'
    fill 'City' 'Recife'
    fill 'Name' 'Cliente de balcao'
    fill 'CPF or CNPJ' '52998224725'
    fill 'E-mail' 'ana@example.com'
    fill 'Phone' '11987654321'
    has_keyboard 'Description'
    xdotool key ctrl+Return
}

# Saves the service; the key stays in memory after a warning, because there is no keyring.
keep_service() {
    fill_shop_form
    sees '^This computer has no keyring'
    has_keyboard 'Keep until'
    xdotool key Return
    sees '^Saved'
    # Edits the preferences by hand: a paid charge stays until a key is pressed.
    printf '{"pace": {"paid_stay": 0, "attention": 5}}\n' \
        >"$(dirname "$(find "$scratch/home" -name service.json)")/preferences.json"
}

# Switches to the service from any page.
go_to_service() {
    xdotool key ctrl+e
    has_keyboard 'Shops'
    xdotool key End Return
    within "$kStepTimeout" title_has 'Sandbox here' || give_up_reading "Ctrl+E does not go there."
    has_keyboard 'Amount'
}

title_has() {
    [[ $(xdotool getwindowname "$window") == *"$1"* ]]
}

next_customer() {
    xdotool key F2
    has_keyboard 'Amount'
}

close_far_console() {
    xdotool key ctrl+q
    within "$kStepTimeout" has_ended "$console_pid" || give_up "Ctrl+Q does not end the console."
    check_key
}

# Checks that the files of the console are private and do not contain the key.
check_key() {
    local found
    found=$(grep -rlF --exclude-dir=server -e "$key" "$scratch" || true)
    [[ -z $found ]] || give_up "The key is in: $found"
    find "$scratch/home" -name service.json | grep -q . || give_up "No service is kept."
    found=$(find "$scratch/home" -mindepth 1 -perm /077 ! -path "$scratch/home/.cache*")
    [[ -z $found ]] || give_up "Others may read: $found"
}
