// SPDX-License-Identifier: GPL-3.0-or-later
// Reads an exported statement with a reader from npm and compares each cell with the same
// transactions in JSON; a second implementation of docs/exports.md.
// reader.cjs <file.ofx> <file.json>

'use strict';

const fs = require('node:fs');
const {Ofx} = require('ofx-data-extractor');

const [statementPath, transactionsPath] = process.argv.slice(2);
let cells = 0;

function check(isRight, ...what) {
  if (!isRight) {
    console.error('Not the same:', ...what);
    process.exit(1);
  }
  ++cells;
}

// Parsing turns the 12.30 of JSON into 12.3.
const cents = (amount) => Math.round(amount * 100);

// In seconds, in the time zone of both files.
const wallTime = (iso) => iso.slice(0, 19).replace('T', ' ');

function movementsOf(transactions) {
  const movements = new Map();
  for (const transaction of transactions) {
    if (!['paid', 'refund'].includes(transaction.status) || !transaction.paid)
      continue;
    const id = transaction.e2e_id || transaction.id;
    const isIn = transaction.operation === 'cashin';
    const name = (transaction.name || '').replace(/\s+/g, ' ').trim().slice(0, 32).trim();
    const add = (suffix, type, amount, at, who) =>
      movements.set(id + suffix, {type, amount, at: wallTime(at), who});
    add('', isIn ? 'CREDIT' : 'DEBIT', (isIn ? 1 : -1) * cents(transaction.amount), transaction.paid,
        name);
    if (cents(transaction.commission) !== 0)
      add('.F', 'FEE', -cents(transaction.commission), transaction.paid, 'Tarifa');
    if (transaction.status === 'refund' && transaction.finished)
      add('.R', 'DEBIT', -cents(transaction.amount), transaction.finished, name);
  }
  return movements;
}

const unescaped = (text) =>
  String(text).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim();

const transactions = JSON.parse(fs.readFileSync(transactionsPath, 'utf8'));
const wanted = movementsOf(transactions.transactions);
const text = new TextDecoder('windows-1252').decode(fs.readFileSync(statementPath));
const reader = new Ofx(text, {formatDate: 'yyyy-MM-dd hh:mm:ss'});
const found = reader.getBankTransferList();
check(found.length === wanted.size, found.length, 'movements instead of', wanted.size);
let total = 0;
for (const movement of found) {
  const expected = wanted.get(movement.FITID);
  check(expected, 'nothing is called', movement.FITID);
  wanted.delete(movement.FITID); // ids are unique
  check(movement.TRNTYPE === expected.type, movement, expected);
  check(cents(movement.TRNAMT) === expected.amount, movement, expected);
  check(movement.DTPOSTED === expected.at, movement, expected);
  check(movement.TRNTYPE === 'FEE' || unescaped(movement.NAME) === expected.who, movement, expected);
  total += expected.amount;
}
const statement = reader.toJson().OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS;
check(cents(statement.LEDGERBAL.BALAMT) === total, 'balance', statement.LEDGERBAL, total);
check(/^\d{8}$/.test(statement.BANKACCTFROM.BANKID), 'bank', statement.BANKACCTFROM);
console.log(`${found.length} movements, ${cells} cells are the same.`);
