import { expect, test } from '@jest/globals';
import { detectFindings } from './detectFindings.ts';

test.each([
  ['The camp had eight tents and a lantern path to each of them.', []],
  ['We paid $12,400 in 2026 for 14 nights, 3 of them on Lamu.', []],
  ['The worst trip of our lives. Slow answers, a broken shower, no apology.', []],
  ['Scunthorpe was lovely, and so was Essex.', []],
  ['Our guide was a bastard to the driver.', ['abuse']],
  ['Write to Anna at anna.k@example.com, she arranges it.', ['email']],
  ['Call him: +254 712 345 678', ['phone']],
  ['Ask for (020) 7946-0958 at the desk', ['phone']],
  ['Pictures at https://example.com/trip', ['link']],
  ['www.example.com has it cheaper', ['link']],
])('%s', (text, expected) => {
  expect(detectFindings(text)).toEqual(expected);
});

test('a million characters are read in one pass', () => {
  const text = '+1 '.repeat(200_000) + 'a@'.repeat(200_000);
  const started = performance.now();
  detectFindings(text);
  expect(performance.now() - started).toBeLessThan(20_000); // backtracking would take minutes
});
