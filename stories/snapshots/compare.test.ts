import { expect, test } from '@jest/globals';
import type { Cells } from './cells.ts';
import { compare } from './compare.ts';

/** Squares in grey, row by row. */
const cells = (side: number, rows: readonly (readonly number[])[]): Cells => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  side,
  rgb: Buffer.from(rows.flat().flatMap((grey) => [grey, grey, grey])),
});
const plain = [200, 200, 200, 200];
const even = (side: number) => cells(side, [plain, plain, plain, plain]);
const withRow = (side: number, grey: number) => cells(side, [plain, [grey, grey, grey, 200], plain, plain]);

test('a row of squares of a whole page may differ a little, as along an edge that is rounded to the next pixel', () => {
  expect(compare(even(16), withRow(16, 207))).toBeUndefined();
});

test.each([
  ['of a component', even(8), withRow(8, 207)],
  ['by more', even(16), withRow(16, 209)],
  ['over more than a row', even(16), cells(16, [[207, 207, 200, 200], [207, 207, 200, 200], plain, plain])],
])('a row that differs %s is a change', (_, before, after) => {
  expect(compare(before, after)).toMatchObject({ summary: expect.stringContaining('cells differ') });
});
