# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that docs/api.md matches the OpenAPI document, and that each call has a tag."""

import json
import subprocess
import unittest

import project

TOOL = project.TOP / ".ci" / "api-page"

DOCUMENT = {
    "openapi": "3.1.0",
    "paths": {
        "/health": {
            "get": {
                "summary": "Health check",
                "security": [],
                "responses": {"200": {"description": "It does."}},
            }
        }
    },
    "components": {"securitySchemes": {}, "schemas": {}},
}


def run(what, top):
    """Runs the tool in another tree."""
    (top / ".ci").mkdir(exist_ok=True)
    tool = top / ".ci" / "api-page"
    tool.write_bytes(TOOL.read_bytes())
    tool.chmod(0o755)
    return subprocess.run([tool, what], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)


def stale(top):
    if top == project.TOP:
        done = subprocess.run(
            [TOOL, "check"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
    else:
        done = run("check", top)
    return [] if done.returncode == 0 else [done.stdout + done.stderr]


def untagged(top):
    """Returns the calls without a tag that the document declares."""
    document = json.loads((top / "resources/openapi.json").read_text(encoding="utf-8"))
    known = {tag["name"] for tag in document.get("tags", [])}
    return [
        f"{method.upper()} {path}: no tag of the document"
        for path, calls in document["paths"].items()
        for method, call in calls.items()
        if isinstance(call, dict) and not known & set(call.get("tags", []))
    ]


class ApiPage(project.Check):
    def test_is_true(self):
        self.finds_nothing_here(stale)

    def test_tags(self):
        self.finds_nothing_here(untagged)
        tagged = json.loads(json.dumps(DOCUMENT))
        tagged["paths"]["/health"]["get"]["tags"] = ["operation"]
        self.refuses(untagged, {"resources/openapi.json": json.dumps(tagged)})
        tagged["tags"] = [{"name": "operation"}]
        self.accepts(untagged, {"resources/openapi.json": json.dumps(tagged)})

    def test_bites(self):
        def page(document):
            def update(top):
                done = run("update", top)
                self.assertEqual(done.returncode, 0, done.stderr)
                return (top / "docs/api.md").read_text(encoding="utf-8")

            return self.in_tree({"resources/openapi.json": json.dumps(document), "docs/old": ""}, update)

        told = page(DOCUMENT)
        self.assertIn("`GET /health`", told)
        self.accepts(stale, {"resources/openapi.json": json.dumps(DOCUMENT), "docs/api.md": told})
        changed = json.dumps(DOCUMENT).replace("It does.", "It does not.")
        self.refuses(stale, {"resources/openapi.json": changed, "docs/api.md": told})
        self.refuses(stale, {"resources/openapi.json": changed})


if __name__ == "__main__":
    unittest.main()
