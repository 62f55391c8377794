import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { query } from '../builders/query.ts';
import { type ReadResult, readEverything } from '../builders/readEverything.ts';
import { startServerProcess } from '../builders/serverProcess.ts';
import { loadProtectedRecords, signInAll, type Viewer } from '../builders/visibility.ts';
import { waitFor } from '../builders/waitFor.ts';
import { MARK, markNumbers, type Planting, plantings } from './leaks.data.ts';
import type { VisibilityRule } from './rights.data.ts';

const server = await startServerProcess({ env: { LOG_LEVEL: 'info' } });
const api = createApi(server);
afterAll(() => server.stop());
await insertPrivateRows(server.databaseUrl);
await signInAll(api);

const outsiders = ['dana', 'jordan', 'agent', 'lead', 'otherLead', 'anonymous'] as const satisfies readonly Viewer[];
/** Derived copies of the same records. */
const markVersions = `
  UPDATE versions SET change_note = '${MARK}', snapshot = (
    SELECT jsonb_object_agg(key, CASE WHEN jsonb_typeof(value) = 'string' THEN to_jsonb('${MARK} ' || (value #>> '{}')) ELSE value END) FROM jsonb_each(snapshot)
  ) WHERE entity_id = ANY ($1::uuid[])`;

const loaded = await loadProtectedRecords(server.databaseUrl);
const planted = await plant(plantings);

/** Marks found in responses, as `GET /v3/… id: …the text around it`. */
function marksIn(readings: readonly ReadResult[], mark: RegExp): string[] {
  return readings.flatMap(({ title, id, answer }) => {
    const said = `${answer.text}\n${JSON.stringify([...answer.headers])}`;
    const at = said.search(mark);
    return at < 0 ? [] : [`${title} ${id}: ${said.slice(Math.max(0, at - 80), at + 40)}`];
  });
}

describe('marked text in records that somebody may not see', () => {
  test('covers every kind of record', () => {
    expect(planted.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  test.each(outsiders)('never reaches %s', async (viewer) => {
    const readings = await readEverything(api, viewer, loaded, MARK);
    expect(marksIn(readings, new RegExp(`${MARK}|${markNumbers.phone}`, 'i'))).toEqual([]);
    const found = readings.filter(({ answer }) => answer.status === 200 && Number(answer.headers.get('X-Total-Count') ?? 0) > 0);
    expect(found.length).toBeGreaterThan(0);
    expect(readings.filter(({ answer }) => answer.status >= 500).map(({ title, id }) => `${title} ${id}`)).toEqual([]);
  });

  test('is not written to the log', () => {
    expect(server.output()).not.toContain(MARK);
  });

  test('nor is an address in a path, of which the log keeps the route', async () => {
    await api.send('HEAD', '/v3/travelers/Dana%40example.com/status');
    await api.send('GET', '/nobody@example.com/');
    await waitFor('the log', async () => server.output().includes('"path":"page"') || undefined);
    expect(server.output()).toContain('"path":"/v3/travelers/{id}/status"');
    expect(server.output()).not.toMatch(/"path":"[^"]*(?:@|%40)/);
  });
});

/** Marks the rows that none of the outsiders may see; returns their number. */
async function plant(all: readonly Planting[]): Promise<{ table: string; rows: number }[]> {
  const done: { table: string; rows: number }[] = [];
  for (const { entity, table, key, columns, set = {} } of all) {
    const [, rows] = [...loaded].find(([rule]: [VisibilityRule, unknown]) => rule.entity === entity) ?? [];
    const ids = (rows ?? []).filter((row) => !outsiders.some((viewer) => row.seenBy(viewer))).map(({ id }) => id);
    const values = [
      ...columns.map((column) => `${column} = '${MARK} ' || left(${column}, 20)`),
      ...Object.entries(set).map(([column, sql]) => `${column} = ${sql}`),
    ];
    const marked = await query(
      server.databaseUrl,
      `UPDATE ${table} SET ${values.join(', ')} WHERE ${key} = ANY ($1::uuid[]) RETURNING ${key}`,
      [ids],
    );
    await query(server.databaseUrl, markVersions, [ids]);
    done.push({ table, rows: marked.length });
  }
  return done;
}
