# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads an exported file with independent readers and compares each cell with the data of the
service; a second implementation of docs/exports.md. reader.py <format> <file> <expected.json>"""

import csv
import datetime
import decimal
import json
import re
import subprocess
import sys
import unicodedata
import warnings
import zipfile

import openpyxl
import ofxparse

COLUMNS = (
    "created paid finished operation status amount commission net name document phone email pix_key "
    "description reference extra refund_reason e2e_id id platform "
    "note given_up handed_over tags evidence evidence_recorded paid_late reconciled operator counter refunded"
).split()
TIMES = {"created", "paid", "finished", "given_up", "handed_over", "evidence_recorded"}
DAYS = {"reconciled"}
MONEY = {"amount", "commission", "net", "refunded"}
WORDS = {
    "cashin": "Entrada", "cashout": "Saída", "pending": "Aguardando", "paid": "Pago",
    "denied": "Recusado", "canceled": "Cancelado", "refund": "Devolvido",
    "in_process": "Em processamento", "in_analysis": "Em análise", "expired": "Expirado",
    "by_hand": "Balcão", "statement": "Extrato", "bank_api": "Banco", "yes": "Sim",
}  # fmt: skip
BRASILIA = datetime.timezone(datetime.timedelta(hours=-3))
FIRST = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)


def moment(milliseconds):
    return FIRST + datetime.timedelta(milliseconds=milliseconds)


def reais(cents):
    return decimal.Decimal(cents) / 100


def check(condition, *what):
    if not condition:
        sys.exit(" ".join(repr(part) for part in what))


def seen(text):
    return re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]", "\ufffd", text)


def is_formula(text):
    for character in text:
        if character in "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20":
            return True
        category = unicodedata.category(character)
        if not (character in "\"'" or category in ("Zs", "Zl", "Zp", "Cf", "Cc") or
                character in "\ufffe\uffff"):
            return False
    return False


def is_passed_over(character):
    return character in "\"'\ufffe\uffff" or unicodedata.category(character) in (
        "Zs", "Zl", "Zp", "Cf", "Cc")


def has_sign(text):
    """Returns true if a spreadsheet could calculate a cell with this text."""
    for character in text:
        if character in "=+-@\uff1d\uff0b\uff0d\uff20":
            return True
        if not is_passed_over(character):
            return False
    return False


def defused(text):
    """Returns the text with an apostrophe at each place where another cell could calculate."""
    parts = re.split("([,;|\t\r\n\u0085\u2028\u2029])", text)
    return parts[0] + "".join(
        separator + ("'" if has_sign(rest) else "") + rest
        for separator, rest in zip(parts[1::2], parts[2::2]))


def people(name, text):
    """Returns a text as it must appear in a spreadsheet."""
    if name in ("operation", "status", "evidence", "paid_late"):
        return WORDS.get(text, seen(text))
    if name == "document" and re.fullmatch(r"\d{11}", text):
        text = f"{text[:3]}.{text[3:6]}.{text[6:9]}-{text[9:]}"
    if name == "phone" and re.fullmatch(r"\+55\d{10,11}", text):
        text = f"({text[3:5]}) {text[5:-4]}-{text[-4:]}"
    return text


def compare(cells, expected, read_time, read_money, read_text, read_day):
    check(len(cells) >= len(COLUMNS), "too few cells", cells)
    for name, cell in zip(COLUMNS, cells):
        wanted = expected[name]
        if name in TIMES:
            found = read_time(cell)
            same = found is None if wanted is None else found is not None and (
                abs(found - moment(wanted)) < read_time.within)
        elif name in DAYS:
            found = read_day(cell)
            same = found == wanted
        elif name in MONEY:
            found = read_money(cell)
            same = found == (None if wanted is None else reais(wanted))
        else:
            found, wanted = read_text(name, cell, wanted)
            same = found == wanted
        check(same, "cell", name, found, "instead of", wanted)
    return len(COLUMNS)


def read_csv(path, expected, sheet):
    def read_time(cell):
        if not cell:
            return None
        if not sheet:
            return datetime.datetime.fromisoformat(cell)
        return datetime.datetime.strptime(cell, "%d/%m/%Y %H:%M:%S").replace(tzinfo=BRASILIA)

    read_time.within = datetime.timedelta(seconds=1 if sheet else 0, microseconds=1)

    def read_day(cell):
        return "-".join(reversed(cell.split("/"))) if sheet else cell

    def read_money(cell):
        if not cell:
            return None
        check(re.fullmatch(r"-?\d+,\d\d" if sheet else r"-?\d+\.\d\d", cell), "no amount", cell)
        return decimal.Decimal(cell.replace(",", "."))

    def read_text(name, cell, wanted):
        if sheet:
            wanted = people(name, wanted)
            wanted = seen(("'" if is_formula(wanted) else "") + defused(wanted))
            check(not is_formula(cell) or cell.startswith("'"), "a formula", cell)
        return cell, wanted

    with open(path, encoding="utf-8-sig" if sheet else "utf-8", newline="") as file:
        csv.field_size_limit(1 << 30)
        rows = list(csv.reader(file, delimiter=";" if sheet else ",", strict=True))
    head, rows = rows[0], rows[1:]
    check(len(head) == len(COLUMNS) + 1, "headings", head)
    check(sheet or head[:-1] == COLUMNS, "headings", head)
    facts = ["Ambiente demo.", "v7"] if sheet else ["version=7", "environment=demo"]
    check(all(fact in head[-1] for fact in facts), "facts", head[-1])
    if sheet and not expected:
        check(len(rows) == 1 and rows[0][0] == "Nada." and not any(rows[0][1:]), rows)
        return 0
    check(len(rows) == len(expected), "rows", len(rows), len(expected))
    cells = 0
    for row, transaction in zip(rows, expected):
        check(len(row) == len(COLUMNS) + 1 and row[-1] == "", "cells of a row", row)
        cells += compare(row, transaction, read_time, read_money, read_text, read_day)
    return cells


def read_cells(path):
    """Splits a CSV file at other separators than its own. No cell may be a formula. Returns the
    number of cells."""
    with open(path, encoding="utf-8-sig", newline="") as file:
        text = file.read()
    csv.field_size_limit(1 << 30)
    lines = text.splitlines(keepends=True)
    rows = [re.split("[,;|\t]", line) for line in lines]
    for separator in ",;|\t":
        rows += csv.reader(lines, delimiter=separator)
        rows += [line.split(separator) for line in lines]
    for row in rows:
        for cell in row:
            is_number = re.fullmatch(r"-\d+(,\d\d)?", cell)
            check(is_number or not has_sign(cell.partition("'")[0]), "a formula", cell)
    return sum(map(len, rows))


def read_json(path, expected):
    with open(path, encoding="utf-8") as file:
        document = json.load(file, parse_float=decimal.Decimal)
    check(document["balcao_export"]["version"] == "7", document["balcao_export"])
    check(document["balcao_export"]["environment"] == "demo", document["balcao_export"])
    rows = document["transactions"]
    check(len(rows) == document["count"] == len(expected), "rows", len(rows), document["count"])

    def read_time(cell):
        return None if cell is None else datetime.datetime.fromisoformat(cell)

    read_time.within = datetime.timedelta(microseconds=1)
    cells = 0
    for row, transaction in zip(rows, expected):
        check(list(row)[: len(COLUMNS)] == COLUMNS, "members", list(row))
        cells += compare(
            list(row.values()), transaction, read_time,
            lambda cell: cell if isinstance(cell, decimal.Decimal) else None,
            lambda name, cell, wanted: (cell or "", wanted),
            lambda cell: cell or "",
        )  # fmt: skip
        events = [[event["status"], event["at"]] for event in row["events"]]
        wanted = [[status, moment(at)] for status, at in transaction["events"]]
        found = [[status, datetime.datetime.fromisoformat(at)] for status, at in events]
        check(found == wanted, "events", found, wanted)
    return cells


def read_xlsx(path, expected):
    check(zipfile.ZipFile(path).testzip() is None, "the archive is damaged")
    book = openpyxl.load_workbook(open(path, "rb"), read_only=True)
    check(book.sheetnames == ["Transações", "Sobre"], book.sheetnames)
    about = [row[0].value for row in book["Sobre"].iter_rows()]
    check("Ambiente demo." in about, about)
    rows = list(book["Transações"].iter_rows())
    check(len(rows[0]) == len(COLUMNS), "headings")
    rows = rows[1:]
    if not expected:
        check(len(rows) == 1 and rows[0][0].value == "Nada.", rows)
        return 0
    check(len(rows) == len(expected), "rows", len(rows), len(expected))

    def read_time(cell):
        if cell.value is None:
            return None
        check(isinstance(cell.value, datetime.datetime), "no time", cell.value)
        return cell.value.replace(tzinfo=BRASILIA)

    read_time.within = datetime.timedelta(milliseconds=2)

    def read_money(cell):
        if cell.value is None:
            return None
        check(cell.data_type == "n" and cell.number_format == "#,##0.00", cell.value)
        return decimal.Decimal(str(cell.value))

    def read_text(name, cell, wanted):
        check(cell.value is None or isinstance(cell.value, str), "no text", cell.value)
        check(cell.value is None or cell.data_type != "f", "a formula", cell.value)
        found = (cell.value or "").replace("_x005F_x", "_x")
        wanted = seen(people(name, wanted)).replace("\r\n", "\n").replace("\r", "\n")
        if len(wanted.encode("utf-16-le")) > 2 * 32767:
            return found[-1], "…"
        return found, wanted

    def read_day(cell):
        if cell.value is None:
            return ""
        check(isinstance(cell.value, datetime.datetime), "no day", cell.value)
        return cell.value.strftime("%Y-%m-%d")

    cells = 0
    for row, transaction in zip(rows, expected):
        row = list(row) + [openpyxl.cell.read_only.EMPTY_CELL] * (len(COLUMNS) - len(row))
        cells += compare(row, transaction, read_time, read_money, read_text, read_day)
    return cells


def read_ofx(path, expected):
    wanted = {}
    remarks = {}
    for transaction in expected:
        if transaction["status"] not in ("paid", "refund") or transaction["paid"] is None:
            continue
        fitid = (transaction["confirmed"] == "" and transaction["e2e_id"]) or transaction["id"]
        remarks[fitid] = transaction["confirmed"]
        sign = 1 if transaction["operation"] == "cashin" else -1
        wanted[fitid] = (sign * transaction["amount"], transaction["paid"])
        if transaction["commission"]:
            wanted[fitid + ".F"] = (-transaction["commission"], transaction["paid"])
        for number, (cents, at) in enumerate(transaction["parts"], 1):
            wanted[f"{fitid}.R{number}"] = (-cents, at)
        if transaction["status"] == "refund" and not transaction["parts"]:
            wanted[fitid + ".R"] = (-transaction["amount"], transaction["finished"])
    with open(path, "rb") as file, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        statement = ofxparse.OfxParser.parse(file).account
    check(statement.routing_number == "12345678" and len(statement.account_id) == 22,
          statement.routing_number, statement.account_id)
    found = {}
    for movement in statement.statement.transactions:
        check(movement.id not in found, "twice", movement.id)
        found[movement.id] = movement
    check(set(found) == set(wanted), "movements", len(found), len(wanted))
    for fitid, (cents, at) in wanted.items():
        check(found[fitid].amount == reais(cents), fitid, found[fitid].amount, cents)
        at = moment(at).replace(tzinfo=None, microsecond=0)
        check(found[fitid].date == at, fitid, found[fitid].date, at)
    for fitid, remark in remarks.items():
        memo = found[fitid].memo
        check(remark in memo if remark else "(confirmado" not in memo, fitid, memo, remark)
        check(len(memo) <= 255, fitid, memo)
    total = sum(cents for cents, _ in wanted.values())
    check(statement.statement.balance == reais(total), statement.statement.balance, total)
    dump = subprocess.run(["ofxdump", path], capture_output=True, check=True)
    ids = re.findall(r"ID for this transaction: (\S+)", dump.stdout.decode("utf-8", "replace"))
    check(sorted(ids) == sorted(wanted), "ofxdump found", len(ids), "of", len(wanted))
    check(b"ERROR" not in dump.stderr, dump.stderr)
    return 2 * len(wanted)


def main():
    kind, path, expected = sys.argv[1:]
    with open(expected, encoding="utf-8") as file:
        expected = json.load(file)
    readers = {
        "sheet": lambda: read_csv(path, expected, sheet=True),
        "data": lambda: read_csv(path, expected, sheet=False),
        "cells": lambda: read_cells(path),
        "json": lambda: read_json(path, expected),
        "xlsx": lambda: read_xlsx(path, expected),
        "ofx": lambda: read_ofx(path, expected),
    }
    print(readers[kind]())


main()
