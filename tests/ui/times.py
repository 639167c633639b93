# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the times on all pages in two time zones: python3 tests/ui/times.py GALLERY

GALLERY is the program ui_gallery. Users see Brasília time, so the times must be the same. The
present time differs between two runs, so times of the last hours are not compared.
"""

import concurrent.futures
import datetime
import os
import subprocess
import sys

ZONES = ("UTC", "America/Rio_Branco")
ONE_SIZE = "^(?!.*-(small|smallest|medium|upright)$)"  # the other sizes show the same times
MIN_TIMES = 300
MIN_PAGES = 40
BRASILIA = datetime.timezone(datetime.timedelta(hours=-3))
RECENT = datetime.timedelta(hours=3)  # the oldest time that a page calculates from the present
TOMORROW = datetime.timedelta(days=1)  # a receipt of the gallery is dated in the future


def clock():
    return datetime.datetime.now(BRASILIA).replace(tzinfo=None)


def times_in(zone, gallery):
    """Returns (page, widget, time) of each time, without warnings of Qt on stderr."""
    printed = subprocess.run(
        [gallery, "--times", "pt_BR", "--only", ONE_SIZE],
        env={**os.environ, "TZ": zone},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
        encoding="utf-8",
    )
    return {tuple(line.split("\t")) for line in printed.stdout.splitlines()}


def is_recent(text, first, last):
    """Returns whether a text may be a time that was calculated between first and last."""
    if "/" in text:
        if ":" not in text:
            return False
        form = "%d/%m/%Y %H:%M:%S" if text.count(":") == 2 else "%d/%m/%Y %H:%M"
        return first <= datetime.datetime.strptime(text, form) <= last + TOMORROW
    hours, minutes, seconds = map(int, text.split(":"))
    begin = first.replace(hour=0, minute=0, second=0, microsecond=0)
    since = datetime.timedelta(hours=hours, minutes=minutes, seconds=seconds)
    return any(first <= begin + datetime.timedelta(days=day) + since <= last for day in (0, 1))


def main():
    first = clock() - RECENT
    with concurrent.futures.ThreadPoolExecutor() as pool:  # both programs at once
        shown = list(pool.map(lambda zone: times_in(zone, sys.argv[1]), ZONES))
    last = clock() + datetime.timedelta(minutes=1)
    fixed = [{each for each in times if not is_recent(each[2], first, last)} for times in shown]
    pages = {page for page, _, _ in fixed[0]}
    if len(fixed[0]) < MIN_TIMES or len(pages) < MIN_PAGES:
        sys.exit(f"only {len(fixed[0])} times on {len(pages)} pages")
    different = [
        f"{zone} only: {'  '.join(each)}"
        for zone, here, there in (
            (ZONES[0], fixed[0], fixed[1]),
            (ZONES[1], fixed[1], fixed[0]),
        )
        for each in sorted(here - there)
    ]
    if different:
        sys.exit("\n".join(different))
    print(f"{len(fixed[0])} times on {len(pages)} pages are the same")


if __name__ == "__main__":
    main()
