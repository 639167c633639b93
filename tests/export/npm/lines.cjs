// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the lines of statements as a reader from npm reads them: for each file a list of id, day
// and centavos. lines.cjs <file.ofx>...

'use strict';

const fs = require('node:fs');
const {Ofx} = require('ofx-data-extractor');

function linesOf(path) {
  const reader = new Ofx(fs.readFileSync(path, 'latin1'), {formatDate: 'yyyy-MM-dd'});
  return reader.getBankTransferList().map(
      (line) => [String(line.FITID), line.DTPOSTED, Math.round(line.TRNAMT * 100)]);
}

console.log(JSON.stringify(process.argv.slice(2).map(linesOf)));
