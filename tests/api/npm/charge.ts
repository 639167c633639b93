// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes a charge with one generated client, reads it with another one, pays it, and verifies the
// signature of the notification: node js/charge.js URL KEY PLATFORM

import assert from "node:assert/strict";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import createFetchClient from "openapi-fetch";
import { Webhook } from "standardwebhooks";

import type { paths } from "./paths"; // by openapi-typescript
import { createCashIn, createWebhook, postSimulatedPayment, showTransaction } from "./sdk"; // by Hey API
import { client } from "./sdk/client.gen";

interface Notification {
  headers: Record<string, string>;
  body: string;
}

/** Starts a server whose first notification resolves `next`. */
async function receiver(): Promise<{ url: string; next: Promise<Notification>; close: () => void }> {
  let resolve: (notification: Notification) => void;
  const next = new Promise<Notification>((done) => (resolve = done));
  const server = createServer((request: IncomingMessage, answer) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      answer.writeHead(204).end();
      resolve({
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString("utf8"),
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    next,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function main(url: string, key: string, platform: string): Promise<void> {
  const headers = { Authorization: `Bearer ${key}` };
  client.setConfig({ baseUrl: url, headers });
  const second = createFetchClient<paths>({ baseUrl: url, headers });

  const hooks = await receiver();
  const added = await createWebhook({ body: { url: hooks.url, events: ["paid"] } });
  assert.equal(added.response?.status, 201, JSON.stringify(added.error));
  const secret = added.data?.secret;
  assert.ok(secret);

  const person = {
    name: "Ana Conceição",
    email: "ana@example.com",
    phone: "11987654321",
    document: "52998224725",
    description: "Pedido 1",
    platform,
  };
  const first = await createCashIn({ body: { ...person, amount: 15.25 } });
  assert.equal(first.response?.status, 201, JSON.stringify(first.error));
  const made = first.data?.transaction[0];
  assert.ok(made);
  assert.deepEqual([made.amount, made.status, made.name], ["15.25", "pending", person.name]);

  const read = await second.GET("/api/v1/transaction/{id}", { params: { path: { id: made.id } } });
  assert.equal(read.response.status, 200);
  assert.deepEqual(read.data?.transaction[0], made);

  const other = await second.POST("/api/v1/transaction/pix/cashin", { body: { ...person, amount: 7 } });
  assert.equal(other.response.status, 201);
  const id = other.data?.transaction[0]?.id;
  assert.ok(id);
  const found = await showTransaction({ path: { id } });
  assert.deepEqual(found.data?.transaction, other.data?.transaction);
  const refused = await second.POST("/api/v1/transaction/pix/cashin", {
    body: { ...person, amount: -1 },
  });
  assert.equal(refused.response.status, 422);
  assert.ok(refused.error);

  const paid = await postSimulatedPayment({ path: { id: made.id } });
  assert.ok(paid.response?.ok);
  const { headers: signed, body } = await hooks.next;
  const webhook = new Webhook(secret);
  assert.ok(webhook.verify(body, signed));
  assert.ok(body.includes(made.id), body);
  assert.throws(() => webhook.verify(body.replace("15.25", "15.26"), signed));
  assert.throws(() => webhook.verify(body, { ...signed, "webhook-id": "other" }));
  hooks.close();
  console.log("Both clients made and read charges; standardwebhooks verified the notification.");
}

const [url, key, platform] = process.argv.slice(2);
assert.ok(url && key && platform, "usage: node js/charge.js URL KEY PLATFORM");
const timeout = setTimeout(() => {
  console.error("No notification came within a minute.");
  process.exit(1);
}, 60_000);
main(url, key, platform)
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => clearTimeout(timeout));
