#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A client of the API, written only from the specification. Calls every endpoint of a running,
empty sandbox. Environment variables:

BASE_URL, PLATFORM, KEY (all scopes), READ_KEY (scope read), OTHER_KEY (of another platform).
"""

import base64
import datetime
import http.client
import json
import os
import re
import struct
import threading
import time
import unittest
import urllib.parse
import urllib.request
import uuid
import zlib

BASE = os.environ["BASE_URL"]
PLATFORM = os.environ["PLATFORM"]
KEY = os.environ["KEY"]

COMMON = {
    "id", "operation", "status", "amount", "commission", "date_created", "finished",
    "description", "name", "email", "phone", "document", "platform", "reference", "extra",
    "events",
}  # fmt: skip
CASH_IN = COMMON | {"e2e_id", "payment_link", "qr_code", "qr_code_image"}
CASH_OUT = COMMON | {"e2e_id", "pix_key"}
TIME = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d")


class Description:
    """Validates answers against the OpenAPI document of the server."""

    def __init__(self):
        with urllib.request.urlopen(BASE + "/api/v1/openapi.json", timeout=20) as answer:
            self.document = json.load(answer)
        self.used = set()

    def resolved(self, schema):
        while "$ref" in schema:
            found = self.document
            for name in schema["$ref"].removeprefix("#/").split("/"):
                found = found[name]
            schema = found
        return schema

    def problem(self, value, schema, where="it"):
        """Returns the violation of the schema, or None."""
        schema = self.resolved(schema)
        unknown = set(schema) - {
            "type", "enum", "const", "pattern", "anyOf", "oneOf", "properties", "required", "items",
            "additionalProperties", "minItems", "maxItems", "maxLength", "minimum", "maximum",
            "description", "format", "examples", "uniqueItems", "not",
        }  # fmt: skip
        if unknown:
            return f"{where}: this test does not know {unknown}"
        kinds = {
            "object": isinstance(value, dict),
            "array": isinstance(value, list),
            "string": isinstance(value, str),
            "integer": isinstance(value, int) and not isinstance(value, bool),
            "number": isinstance(value, (int, float)) and not isinstance(value, bool),
            "boolean": isinstance(value, bool),
            "null": value is None,
        }
        types = schema.get("type", [kind for kind, fits in kinds.items() if fits])
        types = [types] if isinstance(types, str) else types
        if "type" in schema and not any(kinds[kind] for kind in types):
            return f"{where}: {value!r} is no {types}"
        if "enum" in schema and value not in schema["enum"]:
            return f"{where}: {value!r} is none of {schema['enum']}"
        if "const" in schema and (value, type(value)) != (schema["const"], type(schema["const"])):
            return f"{where}: {value!r} is not {schema['const']!r}"
        if "pattern" in schema and not re.search(schema["pattern"], value):
            return f"{where}: {value!r} does not match {schema['pattern']}"
        if "anyOf" in schema:
            problems = [self.problem(value, one, where) for one in schema["anyOf"]]
            if None not in problems:
                return f"{where}: fits none of {problems}"
        if "oneOf" in schema:
            problems = [self.problem(value, one, where) for one in schema["oneOf"]]
            if problems.count(None) != 1:
                return f"{where}: fits {problems.count(None)} of {problems}"
        if isinstance(value, (str, list)):
            least, most = schema.get("minItems", 0), schema.get("maxItems", len(value))
            if not least <= len(value) <= min(most, schema.get("maxLength", len(value))):
                return f"{where}: has a length of {len(value)}"
        if isinstance(value, (int, float)):
            if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
                return f"{where}: {value!r} is out of bounds"
        if schema.get("uniqueItems") and len(value) != len({json.dumps(one) for one in value}):
            return f"{where}: has an item twice"
        if "not" in schema and self.problem(value, schema["not"], where) is None:
            return f"{where}: fits {schema['not']}"
        if isinstance(value, list) and "items" in schema:
            found = (self.problem(item, schema["items"], where + "[]") for item in value)
            return next((one for one in found if one), None)
        if isinstance(value, dict) and schema.keys() & {"properties", "required"}:
            properties = schema.get("properties", {})
            missing = set(schema["required"]) - set(value)
            more = set(value) - set(properties)
            if missing or (more and schema.get("additionalProperties") is False):
                return f"{where}: lacks {missing}, has {more}"
            found = (
                self.problem(item, properties[name], f"{where}.{name}")
                for name, item in value.items()
                if name in properties
            )
            return next((one for one in found if one), None)
        return None

    def check(self, method, path, sent, answer):
        """Fails unless the document allows this answer to that request."""
        path = path.partition("?")[0]
        operation = None
        for template, item in self.document["paths"].items():
            if re.fullmatch(re.sub(r"\{\w+\}", r"[^/]+", template), path) and (
                operation is None or "{" not in template
            ):
                operation = item.get(method.lower(), {})
                name = f"{method} {template}"
        if not operation:
            assert answer.status == (404 if operation is None else 405), (method, path)
            return
        self.used.add(name)
        expected = operation["responses"][str(answer.status)]
        content = expected["content"][answer.headers["Content-Type"].partition(";")[0]]
        if answer.json is not None:
            problem = self.problem(answer.json, content["schema"])
            assert problem is None, (name, problem)
        for header, rule in expected.get("headers", {}).items():
            is_required = self.resolved(rule).get("required", True)
            assert header in answer.headers or not is_required, (name, header)
        if answer.status == 201:
            body = operation["requestBody"]["content"]["application/json"]["schema"]
            assert self.problem(sent, body) is None, self.problem(sent, body)


DESCRIPTION = Description()


class Answer:
    def __init__(self, response):
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()
        self.json = json.loads(self.body) if "json" in self.headers["Content-Type"] else None


class Client:
    """One connection, reused while the server keeps it open."""

    def __init__(self, key=KEY):
        self.key = key
        self.base = urllib.parse.urlsplit(BASE)
        self.connection = http.client.HTTPConnection(self.base.netloc, timeout=20)

    def ask(self, method, path, body=None, **headers):
        sent = {"Accept": "application/json"}
        if self.key:
            sent["Authorization"] = "Bearer " + self.key
        if body is not None:
            sent["Content-Type"] = "application/json"
        sent.update({name.replace("_", "-"): value for name, value in headers.items()})
        text = json.dumps(body) if isinstance(body, dict) else body
        self.connection.request(method, path, text, sent)
        answer = Answer(self.connection.getresponse())
        DESCRIPTION.check(method, path, body, answer)
        return answer

    def get(self, path, **query):
        encoded = "?" + urllib.parse.urlencode(query) if query else ""
        return self.ask("GET", path + encoded)

    def list(self, **query):
        return self.get("/api/v1/transactions", **query)

    def cash_in(self, **changes):
        return self.ask("POST", "/api/v1/transaction/pix/cashin", body_with(**changes))

    def cash_out(self, **changes):
        changes = {"pix_key": "ana@example.com", "key_type": "EMAIL", **changes}
        return self.ask("POST", "/api/v1/transaction/pix/cashout", body_with(**changes))

    def show(self, identifier):
        return self.get("/api/v1/transaction/" + identifier)

    def simulate(self, identifier, ending, method="GET"):
        return self.ask(method, f"/checkout/transaction/{identifier}/change/{ending}")


def body_with(**changes):
    body = {
        "name": "Ana Conceição",
        "email": "ana@example.com",
        "phone": "(11) 98765-4321",
        "description": "Pedido",
        "document": "529.982.247-25",
        "amount": 15.00,
        "platform": PLATFORM,
        **changes,
    }
    return {name: value for name, value in body.items() if value is not None}


def crc16(text):
    crc = 0xFFFF
    for byte in text.encode():
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1) ^ 0x1021 if crc & 0x8000 else crc << 1
        crc &= 0xFFFF
    return f"{crc:04X}"


def emv_fields(text):
    fields = {}
    while text:
        size = int(text[2:4])
        fields[text[:2]] = text[4 : 4 + size]
        text = text[4 + size :]
    return fields


class ApiTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.client = Client()
        self.addCleanup(self.client.connection.close)

    def only(self, answer, status=200):
        """Returns the only transaction of an answer."""
        self.assertEqual(answer.status, status, answer.body)
        self.assertEqual(answer.headers["Content-Type"], "application/json")
        self.assertEqual(list(answer.json), ["transaction"])
        self.assertEqual(len(answer.json["transaction"]), 1)
        transaction = answer.json["transaction"][0]
        self.check(transaction)
        return transaction

    def check(self, transaction, fields=None):
        cash_in = transaction["operation"] == "cashin"
        self.assertEqual(set(transaction), fields or (CASH_IN if cash_in else CASH_OUT))
        for name, value in transaction.items():
            self.assertIsInstance(value, list if name == "events" else str, name)
        self.assertEqual(str(uuid.UUID(transaction["id"])), transaction["id"])
        self.assertRegex(transaction["amount"], r"^\d+\.\d\d$")
        self.assertRegex(transaction["commission"], r"^\d+\.\d\d$")
        self.assertRegex(transaction["date_created"], TIME)
        for event in transaction["events"]:
            self.assertEqual(set(event), {"date_created", "status"})
            self.assertRegex(event["date_created"], TIME)
        self.assertEqual(transaction["events"][0]["status"], transaction["status"])
        self.assertEqual(transaction["events"][-1]["status"], "pending")

    def refused(self, answer, status, error, field=None):
        self.assertEqual(answer.status, status, answer.body)
        self.assertEqual(answer.headers["Content-Type"], "application/problem+json")
        problem = answer.json
        self.assertEqual(problem["status"], status)
        self.assertEqual(problem["error"], error, problem)
        for member in ("type", "title", "detail", "message"):
            self.assertIsInstance(problem[member], str)
        if field:
            self.assertIn(field, [violation["field"] for violation in problem["violations"]])

    @classmethod
    def tearDownClass(cls):
        """Checks that every documented call was made."""
        described = {
            f"{method.upper()} {path}"
            for path, item in DESCRIPTION.document["paths"].items()
            for method in item
            if method != "parameters"
        }
        assert described == DESCRIPTION.used, described ^ DESCRIPTION.used

    def test_describes_itself(self):
        nobody = Client(key=None)
        document = nobody.get("/api/v1/openapi.json").json
        self.assertEqual(document["openapi"], "3.1.0")
        self.assertEqual(nobody.get("/pay/" + str(uuid.uuid4())).status, 404)

    def test_health_needs_no_key(self):
        answer = Client(key=None).get("/health")
        self.assertEqual((answer.status, answer.json), (200, {"status": "ok"}))

    def test_readiness_needs_no_key(self):
        answer = Client(key=None).get("/ready")
        self.assertEqual((answer.status, answer.json), (200, {"status": "ready"}))

    def test_list_events(self):
        charge = self.only(self.client.cash_in(), 201)
        paid = self.client.get(f"/checkout/transaction/{charge['id']}/change/paid")
        self.assertEqual(paid.status, 200)
        events = self.client.get("/api/v1/events").json["events"]
        found = [event for event in events if event["transaction_id"] == charge["id"]]
        self.assertEqual([event["status"] for event in found], ["paid"])
        answer = self.client.get("/api/v1/events", after=found[0]["event_id"]).json
        self.assertNotIn(found[0], answer["events"])

    def test_manage_webhooks(self):
        body = {"url": "http://127.0.0.1:9/hooks", "enabled": False, "events": ["paid", "refund"]}
        created = self.client.ask("POST", "/api/v1/webhooks", body)
        self.assertEqual(created.status, 201, created.body)
        self.assertIn("secret", created.json)
        place = "/api/v1/webhooks/" + created.json["id"]
        shown = self.client.get(place).json
        self.assertEqual(shown["url"], body["url"])
        self.assertNotIn("secret", shown)
        self.assertIn(shown, self.client.get("/api/v1/webhooks").json["webhooks"])
        changed = self.client.ask("POST", place, {"events": ["paid"]})
        self.assertEqual((changed.status, changed.json["events"]), (200, ["paid"]))
        ping = self.client.ask("POST", place + "/ping")
        self.assertEqual(ping.status, 200, ping.body)
        charge = self.only(self.client.cash_in(), 201)
        self.client.get(f"/checkout/transaction/{charge['id']}/change/paid")
        log = self.client.get(place + "/deliveries").json["deliveries"]
        owed = [entry for entry in log if entry["transaction_id"] == charge["id"]]
        self.assertEqual([entry["state"] for entry in owed], ["owed"])
        again = self.client.ask("POST", place + "/redeliver", {"event_id": owed[0]["event_id"]})
        self.assertEqual(again.status, 200, again.body)
        self.assertEqual(self.client.ask("POST", place + "/delete").status, 200)
        self.refused(self.client.get(place), 404, 4)
        reader = Client(os.environ["READ_KEY"])
        self.refused(reader.get("/api/v1/webhooks"), 403, 29)

    def test_state_the_capabilities(self):
        reader = Client(os.environ["READ_KEY"])
        answer = reader.get("/api/v1/capabilities")
        self.assertEqual(answer.status, 200)
        stated = answer.json
        self.assertEqual(
            list(stated), ["clock", "environment", "platform", "scopes", "capabilities"]
        )
        self.assertRegex(stated["clock"], TIME)
        self.assertEqual(
            (stated["environment"], stated["platform"], stated["scopes"]),
            ("sandbox", PLATFORM, ["read"]),
        )
        self.assertEqual(
            stated["capabilities"],
            {
                "simulates": True,
                "sees_payments": True,
                "confirms_payments": False,
                "confirms_by_statement": False,
                "sends_money": True,
                "refunds": True,
                "cancels": True,
                "states_commission": True,
            },
        )
        self.refused(Client(key=None).get("/api/v1/capabilities"), 401, 2)

    def test_figures_are_not_public(self):
        self.assertEqual(Client(key=None).get("/metrics").status, 404)

    def test_create_a_cash_in(self):
        reference = "pedido-" + uuid.uuid4().hex
        before = datetime.datetime.now(datetime.timezone.utc)
        created = self.only(
            self.client.cash_in(reference=reference, extra='mesa "7"\nlinha 2', amount=1234.5), 201
        )
        self.assertEqual(created["operation"], "cashin")
        self.assertEqual(created["status"], "pending")
        self.assertEqual(created["amount"], "1234.50")
        self.assertEqual(created["document"], "52998224725")
        self.assertEqual(created["phone"], "+5511987654321")
        self.assertEqual(created["name"], "Ana Conceição")
        self.assertEqual(created["reference"], reference)
        self.assertEqual(created["extra"], 'mesa "7"\nlinha 2')
        self.assertEqual(created["platform"], PLATFORM)
        self.assertEqual((created["finished"], created["e2e_id"]), ("", ""))
        self.assertEqual(len(created["events"]), 1)

        moment = datetime.datetime.fromisoformat(created["date_created"] + "-03:00")
        self.assertLess(abs((moment - before).total_seconds()), 60)

        code = created["qr_code"]
        self.assertEqual(crc16(code[:-4]), code[-4:])
        self.assertEqual(emv_fields(code)["54"], "1234.50")
        self.assertEqual(emv_fields(emv_fields(code)["26"])["00"], "br.gov.bcb.pix")

        start = "data:image/png;base64, "
        self.assertTrue(created["qr_code_image"].startswith(start))
        png = base64.b64decode(created["qr_code_image"][len(start) :], validate=True)
        self.assertEqual(png[:8], b"\x89PNG\r\n\x1a\n")
        width, height = struct.unpack(">II", png[16:24])
        self.assertEqual(width, height)
        self.assertEqual(zlib.crc32(png[12:29]), struct.unpack(">I", png[29:33])[0])

        self.assertEqual(self.only(self.client.show(created["id"])), created)

        link = urllib.parse.urlsplit(created["payment_link"])
        self.assertEqual(f"{link.scheme}://{link.netloc}", BASE)
        with urllib.request.urlopen(created["payment_link"], timeout=20) as page:
            self.assertEqual(page.status, 200)
            self.assertIn("1.234,50", page.read().decode())

    def test_lead_back_to_the_shop(self):
        url = "https://shop.example/back?pix={id}"
        created = self.only(self.client.cash_in(return_url=url), 201)
        self.assertNotIn("return_url", created)
        with urllib.request.urlopen(created["payment_link"], timeout=20) as page:
            self.assertIn(f'href="{url.format(id=created["id"])}"', page.read().decode())

    def test_create_a_cash_out(self):
        created = self.only(self.client.cash_out(amount=0.01), 201)
        self.assertEqual(created["operation"], "cashout")
        self.assertEqual(created["status"], "pending")
        self.assertEqual(created["pix_key"], "ana@example.com")
        listed = self.client.list(identifier=created["id"]).json["transactions"][0]
        self.check(listed, CASH_OUT - {"e2e_id"})
        for _ in range(200):
            shown = self.only(self.client.show(created["id"]))
            if shown["finished"]:
                break
            time.sleep(0.1)
        self.assertEqual(
            [event["status"] for event in shown["events"]], ["paid", "in_process", "pending"]
        )
        self.assertEqual(shown["finished"], shown["events"][0]["date_created"])
        self.assertRegex(shown["e2e_id"], r"^E[0-9A-Za-z]{31}$")

    def test_every_kind_of_key(self):
        for kind, sent, kept in (
            ("CPF", "529.982.247-25", "52998224725"),
            ("PHONE", "+55 11 98765-4321", "+5511987654321"),
            ("EMAIL", "Ana@Example.com", "ana@example.com"),
            (
                "EVP",
                "71C7D9BE-4B85-4E43-9F1C-1F3B8B4E9A2D",
                "71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d",
            ),
        ):
            with self.subTest(kind=kind):
                created = self.only(self.client.cash_out(key_type=kind, pix_key=sent), 201)
                self.assertEqual(created["pix_key"], kept)
                found = self.client.list(pix_key=sent).json
                self.assertIn(created["id"], [item["id"] for item in found["transactions"]])

    def test_simulate_a_payment(self):
        nobody = Client(key=None)
        for method, ending, status in (
            ("GET", "paid", "paid"),
            ("POST", "paid", "paid"),
            ("GET", "cancelled", "canceled"),
            ("POST", "cancelled", "canceled"),
        ):
            with self.subTest(ending=ending, method=method):
                created = self.only(self.client.cash_in(), 201)
                moved = self.only(nobody.simulate(created["id"], ending, method))
                self.assertEqual(moved["status"], status)
                self.assertEqual(
                    [event["status"] for event in moved["events"]], [status, "pending"]
                )
                self.assertEqual(moved["finished"], moved["events"][0]["date_created"])
                self.assertEqual(len(moved["e2e_id"]), 32 if status == "paid" else 0)
                self.assertEqual(self.only(nobody.simulate(created["id"], ending, method)), moved)
                other = "cancelled" if ending == "paid" else "paid"
                self.refused(nobody.simulate(created["id"], other), 409, 34)
        self.refused(nobody.simulate(str(uuid.uuid4()), "paid"), 404, 4)

    def test_confirm_nothing_in_a_sandbox(self):
        created = self.only(self.client.cash_in(), 201)
        place = f"/api/v1/transaction/pix/{created['id']}"
        for path, body in (("confirm", {"note": "seen"}), ("withdraw", {"reason": "mistake"})):
            with self.subTest(path=path):
                self.refused(self.client.ask("POST", f"{place}/{path}", body), 404, 4)
        self.assertEqual(self.only(self.client.show(created["id"])), created)

    def test_refund_with_the_scope_only(self):
        created = self.only(self.client.cash_in(), 201)
        place = f"/api/v1/transaction/pix/{created['id']}/refund"
        self.refused(self.client.ask("POST", place, {"reason": "wrong size"}), 403, 29)

    def test_cancel_a_charge(self):
        created = self.only(self.client.cash_in(), 201)
        place = f"/api/v1/transaction/pix/{created['id']}/cancel"
        for _ in range(2):
            canceled = self.only(self.client.ask("POST", place), 200)
            self.assertEqual((canceled["id"], canceled["status"]), (created["id"], "canceled"))
        self.refused(Client(os.environ["READ_KEY"]).ask("POST", place), 403, 29)

    def test_order_failures(self):
        place = "/api/v1/sandbox/failures"
        ordered = self.client.ask("POST", place, {"kind": "unavailable", "count": 1})
        self.assertEqual((ordered.status, ordered.json), (200, {"count": 1}))
        self.assertEqual([self.client.list().status for _ in range(2)], [503, 200])

    def test_set_the_clock_forward(self):
        answer = self.client.ask("POST", "/api/v1/sandbox/clock", {"advance": 1})
        self.assertEqual(answer.status, 200)
        self.assertRegex(answer.json["now"], TIME)

    def test_list_in_pages(self):
        mark = uuid.uuid4().hex
        created = [self.only(self.client.cash_in(name=mark), 201)["id"] for _ in range(101)]
        today = datetime.date.today() - datetime.timedelta(days=1)
        first = self.client.list(name_document=mark, status="pending", initial_date=str(today))
        self.assertEqual(first.status, 200)
        page = first.json
        self.assertEqual(
            list(page), ["transactions", "current_page", "last_page", "next_page_url", "total"]
        )
        numbers = (page["current_page"], page["last_page"], page["total"])
        self.assertEqual(numbers, (1, 2, 101))
        ids = [item["id"] for item in page["transactions"]]
        self.assertEqual(ids, created[:0:-1])  # newest first
        self.check(page["transactions"][0])

        url = urllib.parse.urlsplit(page["next_page_url"])
        self.assertEqual(f"{url.scheme}://{url.netloc}", BASE)
        query = dict(urllib.parse.parse_qsl(url.query))
        expected = {"name_document": mark, "status": "pending", "initial_date": str(today)}
        self.assertEqual(query, {**expected, "page": "2"})
        last = self.client.get(f"{url.path}?{url.query}").json
        self.assertEqual([item["id"] for item in last["transactions"]], created[:1])
        self.assertIs(last["next_page_url"], False)
        self.assertEqual(self.client.list(page=999).json["transactions"], [])

    def test_every_filter(self):
        reference = uuid.uuid4().hex
        created = self.only(self.client.cash_in(reference=reference, name="Zoé " + reference), 201)
        today = datetime.date.today()
        day = datetime.timedelta(days=1)
        for query in (
            {"identifier": created["id"]},
            {"reference": reference},
            {"name_document": "zoe " + reference},
            {"name_document": "529982", "reference": reference},
            {"phone": "98765", "reference": reference},
            {"status": "pending", "reference": reference},
            {"platform": PLATFORM, "reference": reference},
            {"initial_date": today - day, "final_date": today + day, "reference": reference},
        ):
            with self.subTest(query=query):
                found = self.client.list(**query).json
                self.assertEqual([item["id"] for item in found["transactions"]], [created["id"]])
        for query in (
            {"status": "paid"},
            {"platform": uuid.uuid4()},
            {"final_date": today - 2 * day},
            {"initial_date": today + 2 * day},
            {"pix_key": "ana@example.com"},
            {"phone": "0000"},
        ):
            with self.subTest(query=query):
                found = self.client.list(reference=reference, **query).json
                self.assertEqual((found["transactions"], found["total"]), ([], 0))
                self.assertIs(found["next_page_url"], False)

    def test_filters_that_mean_nothing(self):
        for query in (
            {"status": "cancelled"},
            {"page": "0"},
            {"page": "x"},
            {"initial_date": "01/02/2026"},
            {"identifier": "1"},
            {"reference": "x" * 51},
            {"stauts": "paid"},
        ):
            with self.subTest(query=query):
                self.refused(self.client.list(**query), 422, 20, next(iter(query)))

    def test_creations_that_break_a_rule(self):
        for changes, error, field in (
            ({"name": None}, 20, "name"),
            ({"name": "  "}, 20, "name"),
            ({"email": "ana"}, 20, "email"),
            ({"phone": "123"}, 20, "phone"),
            ({"description": None}, 20, "description"),
            ({"document": "529.982.247-26"}, 17, "document"),
            ({"amount": None}, 20, "amount"),
            ({"amount": "15.00"}, 20, "amount"),
            ({"amount": 0}, 23, "amount"),
            ({"amount": -1}, 23, "amount"),
            ({"amount": 1.001}, 20, "amount"),
            ({"amount": 1e10}, 20, "amount"),
            ({"platform": None}, 10, "platform"),
            ({"platform": str(uuid.uuid4())}, 10, "platform"),
            ({"reference": "x" * 51}, 20, "reference"),
            ({"extra": "x" * 256}, 20, "extra"),
            ({"return_url": "ftp://shop.example/"}, 20, "return_url"),
            ({"return_url": "https://shop.example/" + "x" * 2048}, 20, "return_url"),
        ):
            with self.subTest(changes=changes):
                self.refused(self.client.cash_in(**changes), 422, error, field)
        for changes, error, field in (
            ({"pix_key": None}, 26, "pix_key"),
            ({"key_type": None}, 30, "key_type"),
            ({"key_type": "IBAN"}, 30, "key_type"),
            ({"key_type": "CPF"}, 26, "pix_key"),
        ):
            with self.subTest(changes=changes):
                self.refused(self.client.cash_out(**changes), 422, error, field)
        self.only(self.client.cash_in(reference="ü" * 50, extra="x" * 255), 201)

    def test_a_reference_is_used_once(self):
        reference = uuid.uuid4().hex
        created = self.only(self.client.cash_in(reference=reference), 201)
        for again in (self.client.cash_in, self.client.cash_out):
            answer = again(reference=reference)
            self.refused(answer, 422, 25, "reference")
            self.assertEqual(answer.json["existing_id"], created["id"])

    def test_one_of_many_at_once_gets_the_reference(self):
        reference = uuid.uuid4().hex
        statuses = []

        def create():
            statuses.append(Client().cash_in(reference=reference).status)

        threads = [threading.Thread(target=create) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted(statuses), [201] + [422] * 7)
        self.assertEqual(self.client.list(reference=reference).json["total"], 1)

    def test_keys(self):
        created = self.only(self.client.cash_in(), 201)
        reader = Client(os.environ["READ_KEY"])
        self.only(reader.show(created["id"]))
        self.refused(reader.cash_in(), 403, 29)
        self.refused(reader.cash_out(), 403, 29)
        other = Client(os.environ["OTHER_KEY"])
        self.refused(other.show(created["id"]), 404, 4)
        self.assertEqual(other.list().json["total"], 0)
        answer = Client(key=None).list()
        self.refused(answer, 401, 2)
        self.assertIn("Bearer", answer.headers["WWW-Authenticate"])
        self.refused(Client(KEY[:-1] + "x").list(), 401, 2)

    def test_what_is_wrong_with_a_request(self):
        self.refused(self.client.show(str(uuid.uuid4())), 404, 4)
        self.refused(self.client.get("/api/v1/nothing"), 404, 4)
        answer = self.client.ask("DELETE", "/api/v1/transactions")
        self.refused(answer, 405, 5)
        self.assertEqual(answer.headers["Allow"], "GET, HEAD")
        path = "/api/v1/transaction/pix/cashin"
        self.refused(self.client.ask("POST", path, "{"), 400, 1)
        self.refused(self.client.ask("POST", path, "{}", Content_Type="text/plain"), 415, 7)
        self.refused(Client().ask("POST", path, " " * 70_000), 413, 6)


if __name__ == "__main__":
    unittest.main()
