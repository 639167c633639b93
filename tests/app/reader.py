#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the visible windows through the interface of screen readers.

reader.py says PATTERN   true if any text contains a match
reader.py keyboard NAME  true if the name of the focused widget begins with NAME
reader.py offers NAME    true if the name of an enabled button begins with NAME
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
            yield depth, thing.get_role(), states, words(thing)
        for i in range(min(thing.get_child_count(), MOST_CHILDREN)):
            child = thing.get_child_at_index(i)
            if child:
                yield from visible(child, depth + 1)
    except GLib.Error:
        return


def is_button(role, states):
    return role == Atspi.Role.PUSH_BUTTON and states.contains(Atspi.StateType.ENABLED)


def main(what, wanted=""):
    found = [each for each in visible(Atspi.get_desktop(0)) if each[-1]]
    if what == "says":
        return any(re.search(wanted, each) for *_, heard in found for each in heard)
    named = [(role, states) for _, role, states, heard in found if heard[0].startswith(wanted)]
    if what == "keyboard":
        return any(states.contains(Atspi.StateType.FOCUSED) for _, states in named)
    if what == "offers":
        return any(is_button(*each) for each in named)
    for depth, _, states, heard in found:
        has = states.contains(Atspi.StateType.FOCUSED)
        print("  " * depth + " | ".join(heard) + (" <- keyboard" if has else ""))
    return True


if __name__ == "__main__":
    sys.exit(0 if main(*sys.argv[1:]) else 1)
