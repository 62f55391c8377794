import { afterAll, expect, test } from '@jest/globals';
import { createDatabase } from '@farwend/tests/builders/database.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { personalData } from './personalData.data.ts';
import { columnClasses, listColumns } from './tableRules.ts';

const { url, drop } = await createDatabase('demo');
afterAll(() => drop());

const schema = await query<{ table: string; columns: string[] }>(
  url,
  `SELECT c.relname::text AS table, array_agg(a.attname::text) AS columns
   FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition GROUP BY 1 ORDER BY 1`,
);

test('every table of the schema is classified, and no other', () => {
  expect(schema.length).toBeGreaterThan(60);
  expect(Object.keys(personalData).toSorted()).toEqual(schema.map(({ table }) => table).toSorted());
});

test.each(schema)('every column of $table is classified once', ({ table, columns }) => {
  const rules = personalData[table];
  const classified = rules ? columnClasses.flatMap((columnClass) => listColumns(rules, columnClass)) : [];
  expect(classified.toSorted()).toEqual(columns.toSorted());
});

test('a column that an erasure changes besides is a column of its table', () => {
  const unknown = schema.flatMap(({ table, columns }) => {
    const rules = personalData[table];
    if (rules?.rows === undefined || rules.deletes) return [];
    const named = [...Object.keys(rules.also ?? {}), ...(rules.ofOthers?.names ?? []), ...Object.keys(rules.ofOthers?.set ?? {})];
    return named.filter((column) => !columns.includes(column)).map((column) => `${table}.${column}`);
  });
  expect(unknown).toEqual([]);
});
