#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the visible windows through the interface of screen readers.

reader.py says PATTERN   true if any text contains a match
reader.py keyboard NAME  true if the name of the focused widget begins with NAME
reader.py offers NAME    true if the name of an enabled button begins with NAME
reader.py where NAME N   prints the center of the Nth enabled widget whose name begins with NAME,
                         from 0
reader.py all            prints everything
"""

import re
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

MOST_CHILDREN = 200  # of one widget; tables have more


def words(thing):
    """Returns the name, the description and the text of a widget."""
    found = [thing.get_name(), thing.get_description()]
    text = thing.get_text_iface()
    if text:
        found.append(Atspi.Text.get_text(text, 0, -1))
    return [each.replace("\xa0", " ") for each in found if each]


def visible(thing, depth=0):
    """Yields the visible widgets of a tree with their states.

    Skips widgets that disappear meanwhile."""
    try:
        states = thing.get_state_set()
        if depth > 1 and not states.contains(Atspi.StateType.SHOWING):
            return
        if depth > 0:
            yield thing, depth, thing.get_role(), states, words(thing)
        for i in range(min(thing.get_child_count(), MOST_CHILDREN)):
            child = thing.get_child_at_index(i)
            if child:
                yield from visible(child, depth + 1)
    except GLib.Error:
        return


def is_button(role, states):
    return role == Atspi.Role.PUSH_BUTTON and states.contains(Atspi.StateType.ENABLED)


def is_pressable(role, states):
    roles = (
        Atspi.Role.PUSH_BUTTON,
        Atspi.Role.CHECK_BOX,
        Atspi.Role.RADIO_BUTTON,
        Atspi.Role.COMBO_BOX,
        Atspi.Role.MENU_ITEM,
        Atspi.Role.CHECK_MENU_ITEM,
        Atspi.Role.TABLE_CELL,
        Atspi.Role.TABLE_COLUMN_HEADER,
        Atspi.Role.COLUMN_HEADER,
        Atspi.Role.LIST_ITEM,
        Atspi.Role.TEXT,
        Atspi.Role.PASSWORD_TEXT,
    )
    return role in roles and states.contains(Atspi.StateType.ENABLED)


def print_center(named, wanted, index):
    """Prints the center of a widget. Exact names go first, then buttons before toggles and rows.

    Combo boxes go last, because their name is the chosen entry."""
    pressable = [each for each in named if is_pressable(*each[1:3])]
    pressable.sort(
        key=lambda each: (
            each[1] == Atspi.Role.COMBO_BOX,
            each[3] != wanted,
            not is_button(*each[1:3]),
        )
    )
    if index >= len(pressable):
        return False
    area = pressable[index][0].get_component_iface().get_extents(Atspi.CoordType.SCREEN)
    print(area.x + area.width // 2, area.y + area.height // 2)
    return True


def main(what, wanted="", index="0"):
    found = [each for each in visible(Atspi.get_desktop(0)) if each[-1]]
    if what == "says":
        return any(re.search(wanted, each) for *_, heard in found for each in heard)
    named = [
        (thing, role, states, heard[0])
        for thing, _, role, states, heard in found
        if heard[0].startswith(wanted)
    ]
    if what == "where":
        return print_center(named, wanted, int(index))
    if what == "keyboard":
        return any(states.contains(Atspi.StateType.FOCUSED) for _, _, states, _ in named)
    if what == "offers":
        return any(is_button(*each[1:3]) for each in named)
    for _, depth, _, states, heard in found:
        has = states.contains(Atspi.StateType.FOCUSED)
        print("  " * depth + " | ".join(heard) + (" <- keyboard" if has else ""))
    return True


if __name__ == "__main__":
    sys.exit(0 if main(*sys.argv[1:]) else 1)
