import { afterAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { query } from '../builders/query.ts';
import { baseEnvironment, repositoryFolder, settingsOf } from '../builders/runCommand.ts';
import { startServer } from '../builders/server.ts';
import { lockTable } from '../builders/tableLock.ts';
import { waitFor } from '../builders/waitFor.ts';

const LINES = 400;
const server = await startServer({ env: { SEED: 'none' } });
const folder = await mkdtemp(join(tmpdir(), 'farwend-import-'));
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Starts a command of the server; `ended` resolves to its exit code and what it printed. */
function start(command: string, args: string[]) {
  const child = spawn(process.execPath, [`bff/dist/${command}.js`, ...args], {
    cwd: repositoryFolder,
    env: { ...baseEnvironment, ...settingsOf(server), DB_LOCK_MS: '60000', DB_STATEMENT_MS: '60000' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code, output }));
  return { child, ended };
}

const countLines = async () => {
  const [row] = await query<{ lines: number }>(server.databaseUrl, 'SELECT count(*)::int AS lines FROM import_lines');
  return row?.lines ?? 0;
};

test('an import that is killed again and again leaves neither gaps nor duplicates', async () => {
  await start('admin', ['--email', 'ada@example.com']).ended;
  const file = join(folder, 'places.jsonl');
  const line = (index: number) => ({
    entityType: 'location',
    externalId: `place-${index}`,
    name: `Place ${index}`,
    type: 'AREA',
    ...(index % 10 === 0 ? { lat: 1 } : {}), // refused: without a longitude
    ...(index % 10 === 1 ? {} : { parentIds: [`ref:location:place-1`] }),
  });
  await writeFile(file, Array.from({ length: LINES }, (_, index) => JSON.stringify(line(index + 1))).join('\n'));

  for (let round = 1; round <= 4; round += 1) {
    const { child, ended } = start('import', [file]);
    await waitFor('lines', async () => ((await countLines()) >= (round * LINES) / 5 ? true : undefined));
    child.kill('SIGKILL');
    expect(await ended).toMatchObject({ code: null });
  }
  const { code, output } = await start('import', [file]).ended;
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/^Goes on at line \d+/) });
  expect(output).toContain(`${LINES - LINES / 10} created, 0 updated, 0 unchanged, ${LINES / 10} refused`);

  const report = (await readFile(`${file}.report.jsonl`, 'utf8')).trim().split('\n');
  expect(report.map((text) => JSON.parse(text).line)).toEqual(Array.from({ length: LINES }, (_, index) => index + 1));
  const [written] = await query(
    server.databaseUrl,
    `SELECT count(*)::int AS places, count(DISTINCT l.name)::int AS names, sum(l.version)::int AS versions,
       (SELECT count(*)::int FROM versions WHERE entity_type = 'location') AS kept,
       (SELECT count(*)::int FROM external_ids e JOIN locations p ON p.id = e.record_id) AS linked
     FROM locations l WHERE name LIKE 'Place %'`,
  );
  const places = LINES - LINES / 10;
  expect(written).toEqual({ places, names: places, versions: places, kept: places, linked: places });
});

test('of two processes that import the same file at once, one stops, and each line is written once', async () => {
  const file = join(folder, 'both.jsonl');
  const line = (index: number) => ({ entityType: 'location', externalId: `both-${index}`, name: `Both ${index}`, type: 'AREA' });
  await writeFile(file, Array.from({ length: LINES }, (_, index) => JSON.stringify(line(index + 1))).join('\n'));
  const lock = await lockTable(server.databaseUrl, 'import_lines'); // both wait at their first line
  const processes = [start('import', [file]), start('import', [file])];
  await waitFor('both processes at a lock', async () => {
    const blocked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return (await query(server.databaseUrl, blocked)).length === 2 || undefined;
  });
  await lock.release();
  const ends = await Promise.all(processes.map(({ ended }) => ended));
  expect(ends.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(ends.find(({ code }) => code === 1)?.output).toContain('Another process runs this import');
  const [written] = await query(server.databaseUrl, `SELECT count(*)::int AS places FROM locations WHERE name LIKE 'Both %'`);
  expect(written).toEqual({ places: LINES });
});
