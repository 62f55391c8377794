import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { importTypes } from '../../bff/src/importers.ts';
import { createApi } from '../builders/api.ts';
import { exportCsv } from '../builders/exportFile.ts';
import { startServer } from '../builders/server.ts';
import { waitFor } from '../builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const as = 'admin';
/** Rows that are taken back; the demo has thousands of places. */
const ROWS = 12;

/** The text that is changed in a row of each type, and a column that nobody writes. */
const cases = {
  location: { text: 'name', derived: 'countryCode' },
  company: { text: 'title', derived: 'createdAt' },
  article: { text: 'title', derived: 'readingMinutes' },
  itinerary: { text: 'title', derived: 'countryCodes' },
  partner: { text: 'displayName', derived: 'status' },
  traveler: { text: 'givenName', derived: 'createdAt' },
  newsletterRequest: { text: null, derived: 'status' },
} as const;
type Type = keyof typeof cases;
const types = [
  'location',
  'company',
  'article',
  'itinerary',
  'partner',
  'traveler',
  'newsletterRequest',
] as const satisfies readonly Type[];

test('every type that can be imported through the API is taken back here', () => {
  // the file of a picture is no cell
  expect(types.toSorted()).toEqual([...importTypes.importers.keys()].filter((type) => type !== 'image').toSorted());
});

/** The first rows of an export, or those of some ids. */
async function readTable(entityType: Type, ids?: readonly string[]) {
  const { headings, rows } = await exportCsv(api, { as }, { entityType, format: 'csv' });
  const idOf = (row: readonly string[]) => row[headings.indexOf('id')] ?? '';
  const chosen = ids ? ids.map((id) => rows.find((row) => idOf(row) === id) ?? []) : rows.slice(0, ROWS);
  return { headings, rows: chosen, ids: chosen.map(idOf) };
}

async function importTable(entityType: Type, headings: readonly string[], rows: readonly (readonly string[])[]) {
  const body = { entityType, csv: formatCsv([headings, ...rows]), mode: 'UPDATE' as const, keyField: 'id' as const, dryRun: false };
  const { body: started, text } = await api.call(contract.imports.create, { as, body });
  if (!started.id) throw new Error(text);
  return waitForEnd(started.id, 'RUNNING');
}

const formatCsv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');

async function waitForEnd(id: string, until: string) {
  const ended = await waitFor('the import', async () => {
    const { body } = await api.call(contract.imports.read, { as, params: { id } });
    return body.status === until ? undefined : body;
  });
  const { body } = await api.call(contract.imports.errors, { as, params: { id } });
  return {
    ...ended,
    errors: body.items.flatMap(({ line, errors }) =>
      errors.map(({ field, code, message, value }) => ({ line, field, code, message, value })),
    ),
  };
}

describe.each(types)('an export of the type %s', (type) => {
  const { text, derived } = cases[type];
  const withoutTimes = (headings: readonly string[], rows: readonly (readonly string[])[]) =>
    rows.map((row) =>
      Object.fromEntries(
        headings
          .map((heading, index) => [heading, row[index]])
          .filter(([heading]) => !/^(?:version|updatedAt|updatedById|publishedAt|publishedVersion|statusChangedAt)$/.test(heading ?? '')),
      ),
    );

  test('taken back as a spreadsheet saves it changes nothing', async () => {
    const { headings, rows, ids } = await readTable(type);
    const saved = rows.map((row) => row.map((cell) => (/^(?:true|false)$/.test(cell) ? cell.toUpperCase() : cell))); // as spreadsheets do
    const done = await importTable(type, headings, saved);
    expect(done).toMatchObject({ status: 'COMPLETED', errors: [], unchanged: rows.length, updated: 0, created: 0 });
    expect(await readTable(type, ids)).toEqual({ headings, rows, ids });
  });

  if (text !== null)
    test('taken back with an edited cell changes that row only, and undoing it brings all back', async () => {
      const { headings, rows, ids } = await readTable(type);
      const column = headings.indexOf(text);
      const edited = rows.map((row, index) => (index === 1 ? row.map((cell, at) => (at === column ? `${cell} again` : cell)) : row));
      const done = await importTable(type, headings, edited);
      expect(done).toMatchObject({ status: 'COMPLETED', errors: [], unchanged: rows.length - 1, updated: 1 });
      const after = await readTable(type, ids);
      expect(after.rows[1]?.[column]).toBe(edited[1]?.[column]);
      expect(after.rows.filter((_, index) => index !== 1)).toEqual(rows.filter((_, index) => index !== 1));
      await api.call(contract.imports.undo, { as, params: { id: done.id } });
      expect(await waitForEnd(done.id, 'UNDOING')).toMatchObject({ status: 'UNDONE', errors: [] });
      expect(withoutTimes(headings, (await readTable(type, ids)).rows)).toEqual(withoutTimes(headings, rows));
    });

  test('taken back with an edited cell that nobody writes is refused, and the column named', async () => {
    const { headings, rows } = await readTable(type);
    const column = headings.indexOf(derived);
    const edited = rows.slice(0, 1).map((row) => row.map((cell, at) => (at === column ? `${cell}7` : cell)));
    const done = await importTable(type, headings, edited);
    expect(done).toMatchObject({ refused: 1, errors: [{ line: 2, field: derived, code: 'readOnly' }] });
  });
});
