// SPDX-License-Identifier: GPL-3.0-or-later
//
// The peer: the same three calls in a typical implementation with Fastify and better-sqlite3, on
// the tables of the product: statements prepared once, answers serialized by schema, totals counted by
// SQL, one durable commit per creation.
//
// usage: node peer.js DATABASE KEY PLATFORM. Prints "listening on http://127.0.0.1:PORT".

import { randomBytes, randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import fastify from 'fastify';
import qrcode from 'qrcode';

const [path, key, platform] = process.argv.slice(2);
const database = new Database(path);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL'); // the builds of better-sqlite3 default to NORMAL
database.pragma('foreign_keys = ON');
database.pragma('cache_size = -64000');
database.exec('CREATE INDEX by_status ON tx (status)'); // the indexes of the product serve its own list plans

const statuses = ['', 'pending', 'paid', 'denied', 'canceled', 'refund', 'in_process', 'in_analysis', 'expired'];
const columns = `tx.seq, tx.id, tx.operation, tx.status, tx.amount, tx.commission, tx.created, tx.finished,
  tx.platform, tx.reference, tx.name, tx.document, tx.phone, tx.pix_key, tx.e2e_id, w.email, w.description,
  w.extra, w.qr_code`;
const newest = database.prepare('SELECT coalesce(max(seq), 0) AS seq FROM tx');
const insertTransaction = database.prepare(`INSERT INTO tx (seq, id, operation, status, amount, commission,
  created, day, platform, reference, name, folded_name, document, phone, expires)
  VALUES (?, ?, 1, 1, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
const insertRest = database.prepare(`INSERT INTO tx_wide (seq, email, description, extra, payment_link, qr_code)
  VALUES (?, ?, ?, ?, '', ?)`);
const insertEvent = database.prepare('INSERT INTO event (tx, n, status, at) VALUES (?, 0, 1, ?)');
const find = database.prepare(`SELECT ${columns} FROM tx JOIN tx_wide AS w ON w.seq = tx.seq WHERE tx.id = ?`);
const events = database.prepare('SELECT status, at FROM event WHERE tx = ? ORDER BY n DESC');
const count = database.prepare('SELECT count(*) AS total FROM tx WHERE status = ?');
const page = database.prepare(`SELECT ${columns} FROM
  (SELECT seq FROM tx WHERE status = ? ORDER BY seq DESC LIMIT 100 OFFSET ?) AS p
  CROSS JOIN tx ON tx.seq = p.seq CROSS JOIN tx_wide AS w ON w.seq = p.seq ORDER BY tx.seq DESC`);

const bytesOf = (uuid) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const platformBytes = bytesOf(platform);
const textOf = (bytes) => {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
const money = (cents) => (cents / 100).toFixed(2);
const time = (at) => (at ? new Date(at - 10800000).toISOString().slice(0, 19).replace('T', ' ') : '');
const folded = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

function brCode(amount, id) {
  const field = (name, value) => name + String(value.length).padStart(2, '0') + value;
  const code =
    '000201' +
    field('26', field('00', 'br.gov.bcb.pix') + field('01', 'loja@example.com')) +
    '520400005303986' +
    field('54', amount) +
    '5802BR' +
    field('59', 'Sandbox') +
    field('60', 'Brasilia') +
    field('62', field('05', id)) +
    '6304';
  let crc = 0xffff;
  for (let i = 0; i < code.length; ++i) {
    crc ^= code.charCodeAt(i) << 8;
    for (let bit = 0; bit < 8; ++bit) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return code + crc.toString(16).toUpperCase().padStart(4, '0');
}

const create = database.transaction((body, id, code) => {
  const seq = newest.get().seq + 1;
  const now = Date.now();
  const day = Math.floor((now - 10800000) / 86400000) + 2440588;
  insertTransaction.run(
    seq, bytesOf(id), Math.round(body.amount * 100), now, day, platformBytes, body.reference || null,
    body.name, folded(body.name), body.document, body.phone, now + 86400000);
  insertRest.run(seq, body.email, body.description, body.extra ?? '', code);
  insertEvent.run(seq, now);
});

async function view(row, wantsImage) {
  const id = textOf(row.id);
  const shown = {
    id,
    operation: row.operation === 1 ? 'cashin' : 'cashout',
    status: statuses[row.status],
    amount: money(row.amount),
    commission: money(row.commission),
    date_created: time(row.created),
    finished: time(row.finished),
    description: row.description,
    name: row.name,
    email: row.email,
    phone: row.phone,
    document: row.document,
    platform: textOf(row.platform),
    reference: row.reference ?? '',
    extra: row.extra,
    e2e_id: row.e2e_id ?? '',
    events: events.all(row.seq).map((event) => ({ date_created: time(event.at), status: statuses[event.status] })),
  };
  if (row.operation !== 1) return { ...shown, pix_key: row.pix_key };
  const image = wantsImage
    ? await qrcode.toDataURL(row.qr_code, { errorCorrectionLevel: 'M', scale: 4 })
    : '';
  return {
    ...shown,
    payment_link: `http://127.0.0.1/pay/${id}`,
    qr_code: row.qr_code,
    qr_code_image: image.replace('base64,', 'base64, '),
  };
}

const string = { type: 'string' };
const strings = (names) => Object.fromEntries(names.map((name) => [name, string]));
const transactions = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      ...strings([
        'id', 'operation', 'status', 'amount', 'commission', 'date_created', 'finished', 'description', 'name',
        'email', 'phone', 'document', 'platform', 'reference', 'extra', 'e2e_id', 'pix_key', 'payment_link',
        'qr_code', 'qr_code_image',
      ]),
      events: { type: 'array', items: { type: 'object', properties: strings(['date_created', 'status']) } },
    },
  },
};
const single = { type: 'object', properties: { transaction: transactions } };

const server = fastify();
server.addHook('onRequest', async (request, reply) => {
  if (request.headers.authorization !== `Bearer ${key}`) return reply.code(401).send({});
});
const wantsImage = (request) => request.headers.prefer !== 'omit=qr_code_image';

server.post(
  '/api/v1/transaction/pix/cashin',
  {
    schema: {
      body: {
        type: 'object',
        required: ['name', 'email', 'phone', 'description', 'document', 'amount', 'platform'],
        properties: {
          ...strings(['name', 'email', 'phone', 'description', 'document', 'platform', 'reference', 'extra']),
          amount: { type: 'number', exclusiveMinimum: 0 },
        },
      },
      response: { 201: single },
    },
  },
  async (request, reply) => {
    const id = randomUUID();
    create(request.body, id, brCode(money(Math.round(request.body.amount * 100)), randomBytes(12).toString('hex')));
    reply.code(201);
    return { transaction: [await view(find.get(bytesOf(id)), wantsImage(request))] };
  },
);

server.get('/api/v1/transaction/:id', { schema: { response: { 200: single } } }, async (request, reply) => {
  const row = find.get(bytesOf(request.params.id));
  if (!row) return reply.code(404).send({});
  return { transaction: [await view(row, wantsImage(request))] };
});

server.get(
  '/api/v1/transactions',
  {
    schema: {
      response: {
        200: {
          type: 'object',
          properties: {
            transactions,
            current_page: { type: 'integer' },
            last_page: { type: 'integer' },
            next_page_url: {},
            total: { type: 'integer' },
          },
        },
      },
    },
  },
  async (request) => {
    const status = statuses.indexOf(request.query.status);
    const number = Number(request.query.page ?? 1);
    const { total } = count.get(status);
    const rows = page.all(status, (number - 1) * 100);
    return {
      transactions: await Promise.all(rows.map((row) => view(row, wantsImage(request)))),
      current_page: number,
      last_page: Math.max(1, Math.ceil(total / 100)),
      next_page_url: false,
      total,
    };
  },
);

const address = await server.listen({ port: 0, host: '127.0.0.1' });
console.log(`listening on ${address}`);
