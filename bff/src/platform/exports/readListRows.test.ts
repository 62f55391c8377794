import { contract, MAX_EXPORTED_ROWS } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import type { CallContext } from '#src/kernel/context.ts';
import { formatCell } from './formatCell.ts';
import type { ListReader } from './listReader.ts';
import { readListRows } from './readListRows.ts';

const context = {} as CallContext;
/** A list of so many items, which says where it was read. */
const listOf =
  (length: number, offsets: number[] = []): ListReader =>
  async (_, __, { offset, limit }) => {
    offsets.push(offset);
    const items = Array.from({ length: Math.max(0, Math.min(limit, length - offset)) }, (___, index) => ({ id: offset + index }));
    return { items, total: length };
  };

async function count(read: ListReader): Promise<number> {
  let rows = 0;
  for await (const { id } of readListRows(contract.partners.list, {}, read, context)) {
    if (id !== rows) throw new Error(`row ${rows} is ${String(id)}`);
    rows += 1;
  }
  return rows;
}

test('a list is read to its end, each page once', async () => {
  for (const length of [0, 1, 499, 500, 501, 1_200]) {
    const offsets: number[] = [];
    expect(await count(listOf(length, offsets))).toBe(length);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect(new Set(offsets).size).toBe(offsets.length);
  }
});

test('a list of as many rows as an export may have is read, a longer one is not', async () => {
  expect(await count(listOf(MAX_EXPORTED_ROWS))).toBe(MAX_EXPORTED_ROWS);
  await expect(count(listOf(MAX_EXPORTED_ROWS + 1))).rejects.toThrow('at most 500,000 rows');
});

test.each<[unknown, string | number | null]>([
  [null, null],
  [undefined, null],
  [true, 'true'],
  [-3.5, -3.5],
  ['a|b', 'a|b'],
  [[], ''],
  [['FOOD', 'WILDLIFE'], 'FOOD|WILDLIFE'],
  [[1, 2], '1|2'],
  [['a|b', 'c'], '["a|b","c"]'],
  [['[x', 'y'], '["[x","y"]'],
  [['null'], '["null"]'],
  [[{ a: 1 }], '[{"a":1}]'],
  [{ city: 'Arusha' }, '{"city":"Arusha"}'],
])('%j is the cell %j', (value, cell) => {
  expect(formatCell(value)).toBe(cell);
});
