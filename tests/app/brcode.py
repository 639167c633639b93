# SPDX-License-Identifier: GPL-3.0-or-later
"""Validates a BR Code without any code of the product: brcode.py TEXT AMOUNT

Exits with 0 if the text is a Pix charge of that amount in reais, otherwise prints the error.
"""

import binascii
import sys


class Wrong(Exception):
    pass


def require(condition, what):
    if not condition:
        raise Wrong(what)


def checksum(text):
    """Calculates CRC-16/CCITT-FALSE."""
    return f"{binascii.crc_hqx(text.encode(), 0xFFFF):04X}"


def objects(text):
    """Returns objects of a text or template by id: two digits id, two digits length, value."""
    found = {}
    while text:
        identifier, length = text[:2], text[2:4]
        require(identifier.isdecimal() and length.isdecimal(), f"no object begins at {text}")
        value, text = text[4 : 4 + int(length)], text[4 + int(length) :]
        require(len(value) == int(length) > 0, f"object {identifier} is cut short")
        require(identifier not in found, f"object {identifier} comes twice")
        found[identifier] = value
    return found


def judge(text, amount):
    top = objects(text)
    require(text.startswith("000201"), "the version does not come first")
    require(text[-8:-4] == "6304" and top["63"] == checksum(text[:-4]), "the checksum does not fit")
    for identifier, wanted in (("53", "986"), ("54", amount), ("58", "BR")):
        found = top.get(identifier)
        require(found == wanted, f"object {identifier} is {found}, not {wanted}")
    require(top.get("59") and top.get("60"), "the merchant has no name or no city")
    account = objects(top.get("26", ""))
    require(account.get("00", "").lower() == "br.gov.bcb.pix", "the arrangement is not Pix")
    require(account.get("01"), "there is no key to pay to")


def is_refused(text, amount):
    try:
        judge(text, amount)
    except Wrong:
        return True
    return False


def prove_that_it_judges():
    """Tests the example in the manual of the Banco Central, and a variant with an amount."""
    example = (
        "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR"
        "5913Fulano de Tal6008BRASILIA62070503***63041D3D"
    )
    body = example[:-4].replace("53039865802BR", "5303986540510.005802BR")
    good = body + checksum(body)
    require(checksum(example[:-4]) == "1D3D" and checksum("123456789") == "29B1", "no CRC")
    judge(good, "10.00")
    for text, amount in (
        (example, "10.00"),
        (good, "10.01"),
        (good.replace("Fulano", "Fulana"), "10.00"),
        (good[:-1], "10.00"),
    ):
        require(is_refused(text, amount), f"{text} passed for {amount}")


if __name__ == "__main__":
    prove_that_it_judges()
    judge(sys.argv[1], sys.argv[2])
