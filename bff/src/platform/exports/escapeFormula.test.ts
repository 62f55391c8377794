import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { escapeFormula, unescapeFormula } from './escapeFormula.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+44 20', "'+44 20"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
  ['null', "'null"],
  ["'tis", "'tis"],
  ['AQ-2041', 'AQ-2041'],
  ['', ''],
])('%j is written as %j', (cell, safe) => {
  expect(escapeFormula(cell)).toBe(safe);
});

test('numbers and null are unchanged', () => {
  expect([-12.5, 0, null].map(escapeFormula)).toEqual([-12.5, 0, null]);
});

test('every text comes back', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '+', 'null', ' ', 'a', '\t', '\n') });
  fc.assert(fc.property(text, (one) => unescapeFormula(String(escapeFormula(one))) === one));
});

test('no text starts like a formula', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/^[=+\-@\t\r]/.test(String(escapeFormula(text)))));
});
