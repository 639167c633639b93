# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads well-formed statements with balcao-cli and with independent readers, and compares number,
ids, days and amounts of the lines: otherreaders.py <balcao-cli> <folder of readers from npm>"""

import decimal
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import warnings

import ofxparse

SEED = 20261103
FILES = 30
BRASILIA_NOON = "120000[-3:BRT]"
NAMES = ("ANA EXEMPLO", "RUI DA SILVA", "PADARIA EXEMPLO LTDA", "MARIA A. DE SOUZA")
TEXTS = ("Pix recebido", "Pix enviado", "TARIFA PIX 11/2026", "RENDIMENTO", "DOC 000123 / 4")
HEADER = (
    "OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nSECURITY:NONE\r\nENCODING:USASCII\r\n"
    "CHARSET:1252\r\nCOMPRESSION:NONE\r\nOLDFILEUID:NONE\r\nNEWFILEUID:NONE\r\n\r\n"
)
XML_HEADER = (
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\r\n'
    '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\r\n'
)


def reais(cents):
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def statement(lines, is_closed, header):
    """Returns a file. `is_closed`: elements have end tags."""

    def element(name, value):
        return f"<{name}>{value}" + (f"</{name}>" if is_closed else "") + "\r\n"

    def aggregate(name, *content):
        return f"<{name}>\r\n" + "".join(content) + f"</{name}>\r\n"

    status = aggregate("STATUS", element("CODE", "0"), element("SEVERITY", "INFO"))
    transactions = "".join(
        aggregate(
            "STMTTRN",
            element("TRNTYPE", "CREDIT" if cents > 0 else "DEBIT"),
            element("DTPOSTED", day.replace("-", "") + BRASILIA_NOON),
            element("TRNAMT", reais(cents)),
            element("FITID", fitid),
            element("NAME", name),
            element("MEMO", text),
        )
        for fitid, day, cents, name, text in lines
    )
    total = sum(line[2] for line in lines)
    end = f"20261130{BRASILIA_NOON}"
    return header + aggregate(
        "OFX",
        aggregate(
            "SIGNONMSGSRSV1",
            aggregate("SONRS", status, element("DTSERVER", end), element("LANGUAGE", "POR")),
        ),
        aggregate(
            "BANKMSGSRSV1",
            aggregate(
                "STMTTRNRS",
                element("TRNUID", "1"),
                status,
                aggregate(
                    "STMTRS",
                    element("CURDEF", "BRL"),
                    aggregate(
                        "BANKACCTFROM",
                        element("BANKID", "0001"),
                        element("BRANCHID", "1234"),
                        element("ACCTID", "98765-4"),
                        element("ACCTTYPE", "CHECKING"),
                    ),
                    aggregate(
                        "BANKTRANLIST",
                        element("DTSTART", f"20261101{BRASILIA_NOON}"),
                        element("DTEND", end),
                        transactions,
                    ),
                    aggregate("LEDGERBAL", element("BALAMT", reais(total)), element("DTASOF", end)),
                ),
            ),
        ),
    )


def random_lines(numbers, index):
    lines = []
    for number in range(numbers.randint(1, 300)):
        cents = numbers.choice((-1, 1)) * numbers.randint(1, 10 ** numbers.randint(2, 8))
        day = f"2026-11-{numbers.randint(1, 30):02d}"
        lines.append(
            (f"F{index}N{number}", day, cents, numbers.choice(NAMES), numbers.choice(TEXTS))
        )
    return lines


def read_balcao(program, path):
    done = subprocess.run(
        [program, "statement", "read", path, "--json"], capture_output=True, check=True
    )
    return [
        (line["fitid"], line["day"], int(decimal.Decimal(str(line["amount"])) * 100))
        for line in json.loads(done.stdout, parse_float=decimal.Decimal)["lines"]
    ]


def read_ofxparse(path):
    with open(path, "rb") as file, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        account = ofxparse.OfxParser.parse(file).account
    return [
        (line.id, line.date.date().isoformat(), int(line.amount * 100))
        for line in account.statement.transactions
    ]


def read_libofx(path):
    environment = {**os.environ, "TZ": "UTC", "LC_ALL": "C"}
    done = subprocess.run(["ofxdump", path], capture_output=True, check=True, env=environment)
    lines = []
    for part in done.stdout.decode("latin-1").split("ofx_proc_transaction():")[1:]:
        day = re.search(r"Date posted: \w+ (\w+) +(\d+) [\d:]+ (\d+)", part)
        amount = re.search(r"Total money amount: (\S+)", part)
        fitid = re.search(r"ID for this transaction: (\S+)", part)
        if day.group(1) != "Nov":
            sys.exit(f"{path}: ofxdump read {day.group(0)}")
        lines.append(
            (
                fitid.group(1),
                f"{day.group(3)}-11-{int(day.group(2)):02d}",
                int(decimal.Decimal(amount.group(1)) * 100),
            )
        )
    return lines


def read_npm(folder, paths):
    done = subprocess.run(
        ["node", folder / "lines.cjs", *paths], capture_output=True, check=True, cwd=folder
    )
    return [[tuple(line) for line in lines] for lines in json.loads(done.stdout)]


def main():
    program, npm = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    numbers = random.Random(SEED)
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        wanted = {}
        for index in range(FILES):
            lines = random_lines(numbers, index)
            shape = index % 3
            path = pathlib.Path(folder) / f"statement-{index}.ofx"
            content = statement(lines, shape > 0, XML_HEADER if shape == 2 else HEADER)
            path.write_text(content, encoding="ascii", newline="")
            wanted[path] = [line[:3] for line in lines]
        read_by_npm = dict(zip(wanted, read_npm(npm, wanted)))
        for path, lines in wanted.items():
            found = {
                "balcao-cli": read_balcao(program, path),
                "ofxparse": read_ofxparse(path),
                "ofxdump": read_libofx(path),
                "ofx-data-extractor": read_by_npm[path],
            }
            for reader, read in found.items():
                if read != lines:
                    sys.exit(f"{path.name}: {reader} read {read[:3]}… instead of {lines[:3]}…")
            count += len(lines)
    print(f"Four readers agree on {count} lines in {FILES} files.")


main()
