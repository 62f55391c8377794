import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { createApi, people } from '../builders/api.ts';
import { createDatabase } from '../builders/database.ts';
import { buildPdf, documentBody, uploadAndScan } from '../builders/documents.ts';
import { createIntroducedMatch } from '../builders/introducedMatch.ts';
import { query } from '../builders/query.ts';
import { runCommand } from '../builders/runCommand.ts';
import { startServer } from '../builders/server.ts';
import { waitFor } from '../builders/waitFor.ts';

const scratch = await mkdtemp(join(tmpdir(), 'farwend-backup-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));

const backup = join(scratch, 'backup');
const restoredDir = join(scratch, 'restored');
const bytes = buildPdf('What was agreed');
const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

/** What a person has and must have again. */
const made = { documentId: '', picturePath: '', exportId: '', token: '' };
const acknowledged: string[] = [];

/** As in a database that was migrated in another month than the one into which it is restored. */
const endFirstPartitionLater = `
  SET timezone = 'UTC';
  DO $$
  DECLARE next_month timestamptz := date_trunc('month', now()) + interval '1 month';
  BEGIN
    EXECUTE format('DROP TABLE events_%s', to_char(next_month, 'YYYY_MM'));
    ALTER TABLE events DETACH PARTITION events_first;
    EXECUTE format(
      'ALTER TABLE events ATTACH PARTITION events_first FOR VALUES FROM (MINVALUE) TO (%L)', next_month + interval '1 month');
  END $$`;

beforeAll(async () => {
  await query(server.databaseUrl, endFirstPartitionLater);
  const { id: matchId } = await createIntroducedMatch(server, people.lead);
  const create = () => api.call(contract.documents.createOfTripMatch, { as: 'lead', params: { id: matchId }, body: documentBody(bytes) });
  made.documentId = (await create()).body.id;
  await uploadAndScan(api, 'lead', made.documentId, bytes);
  made.picturePath = await uploadPicture();
  made.exportId = await exportSales();
  made.token = await api.tokenOf('lead');

  const load = { isOver: false };
  const writers = Array.from({ length: 4 }, async () => {
    while (!load.isOver) acknowledged.push((await create()).body.id);
  });
  await waitFor('the load', async () => acknowledged.length > 20 || undefined);
  const before = [...acknowledged];
  const { code, output } = await run('backup', ['--to', backup], { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir });
  load.isOver = true;
  await Promise.all(writers);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/has \d+ rows of \d+ tables and \d+ files\.\n$/) });
  expect(acknowledged.length).toBeGreaterThan(before.length); // others could write meanwhile
  acknowledged.splice(0, acknowledged.length, ...before);
});

describe('a backup that was made under load, restored into an empty machine', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  beforeAll(async () => {
    database = await createDatabase();
    const { code, output } = await run('restore', ['--from', backup], { DATABASE_URL: database.url, DATA_DIR: restoredDir });
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('equal to the backup.') });
  });
  afterAll(() => database.drop());

  test('has every table with its rows', async () => {
    const { tables } = (await readManifest(backup)).database;
    expect(tables.length).toBeGreaterThan(80);
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['public.trip_requests', 'pgboss.job']));
    for (const { name, rows } of tables) expect({ name, rows: await countRows(database.url, name) }).toEqual({ name, rows });
  });

  test('has what was acknowledged before, and no write by halves', async () => {
    const kept = await query<{ id: string }>(database.url, 'SELECT id FROM documents WHERE id = ANY ($1)', [acknowledged]);
    expect(kept).toHaveLength(acknowledged.length);
    const halves = await query(
      database.url,
      `SELECT d.id FROM documents d WHERE d.created_at > now() - interval '1 hour'
         AND (NOT EXISTS (SELECT FROM versions v WHERE v.entity_id = d.id) OR NOT EXISTS (SELECT FROM audit a WHERE a.entity_id = d.id))`,
    );
    expect(halves).toEqual([]);
  });

  test('serves again: sessions, documents, pictures, exports and jobs', async () => {
    const restored = await startServer({ env: { SEED: 'none' }, after: { databaseUrl: database.url, dataDir: restoredDir } });
    try {
      const again = createApi(restored);
      const bearer = { headers: { authorization: `Bearer ${made.token}` } };
      expect((await again.send('GET', contract.sessions.currentUser.path, bearer)).status).toBe(200); // signed in before the backup
      const { body: download } = await again.call(contract.documents.downloadUrl, { as: 'lead', params: { id: made.documentId } });
      expect(await read(download.url)).toEqual(Buffer.from(bytes));
      expect((await fetch(restored.photosOrigin + made.picturePath)).status).toBe(200);
      const { body: job } = await again.call(contract.jobs.read, { as: 'admin', params: { id: made.exportId } });
      expect((await read(job.download?.url ?? '')).toString()).toContain('Reference');
      expect((await again.call(contract.tripRequests.list, { as: 'care', query: { limit: 1 } })).body.items).toHaveLength(1);
    } finally {
      await restored.stop();
    }
  });
});

test('an embedded database holds it too, and a backup of that one is equal', async () => {
  const dataDir = join(scratch, 'embedded');
  const second = join(scratch, 'second');
  expect(await run('restore', ['--from', backup], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect(await run('backup', ['--to', second], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  const [first, copy] = [await readManifest(backup), await readManifest(second)];
  expect(copy.database).toEqual(first.database);
  expect(byPath(copy.files)).toEqual(byPath(first.files));
});

describe('a restore ends with an error, and says what is wrong,', () => {
  const restore = async (folder: string, env: Record<string, string> = {}) => {
    const { code, output } = await run('restore', ['--from', folder], { DATA_DIR: join(scratch, 'unused'), ...env });
    expect(code).toBe(1);
    return output.trim();
  };

  test('if the database has tables, or the data folder has files', async () => {
    expect(await restore(backup, { DATABASE_URL: server.databaseUrl })).toMatch(
      /^The database \w+ at .* has tables\. Restore into an empty one\.$/,
    );
    expect(await restore(backup, { DATA_DIR: server.dataDir })).toMatch(/^The data folder .* is not empty\./);
  });

  test('if the folder is not a complete backup, or of another version', async () => {
    expect(await restore(scratch)).toBe(`${scratch} is not a complete backup: it has no manifest.json.`);
    const broken = await copyBackup((manifest) => manifest.slice(0, -20));
    expect(await restore(broken)).toMatch(/manifest\.json is damaged, or of another version of Farwend\./);
    const other = await copyBackup((manifest) =>
      manifest.replace(/"name": "0003-travelers",(\s+)"checksum": "\w+"/, '"name": "0003-travelers",$1"checksum": "1"'),
    );
    expect(await restore(other)).toMatch(/^This version of Farwend does not have the migration 0003-travelers of the backup\./);
  });

  test('if a file or the rows of a table are damaged', async () => {
    const dataDir = join(scratch, 'damaged');
    const secrets = await copyBackup();
    await writeFile(join(secrets, 'files/secrets.json'), '{}');
    expect(await restore(secrets, { DATA_DIR: dataDir })).toMatch(/^The file .*secrets\.json of the backup is damaged\.$/);

    const { url, drop } = await createDatabase();
    const rows = await copyBackup((manifest) =>
      manifest.replace(/("file": "tables\/public\.users\.copy\.gz",\s+"rows": \d+,\s+"sha256": )"\w+"/, '$1"0"'),
    );
    expect(await restore(rows, { DATABASE_URL: url, DATA_DIR: join(scratch, 'damaged-rows') })).toBe(
      'The rows of public.users could not be loaded: the file tables/public.users.copy.gz of the backup is damaged',
    );
    expect(await countRows(url, 'public.users')).toBe(0);
    await drop();
  });
});

/** Uploads a picture, and returns the path of its address. */
async function uploadPicture(): Promise<string> {
  const { body: image } = await api.call(contract.images.create, { as: 'editor', body: { alt: 'A red field' } });
  const red = await sharp({ create: { width: 1500, height: 900, channels: 3, background: '#c81414' } })
    .jpeg()
    .toBuffer();
  const sent = await fetch(image.upload.url, { method: 'PUT', body: new Uint8Array(red) });
  expect(sent.status).toBe(200);
  const { body } = await api.call(contract.images.read, { params: { id: image.id } });
  return new URL(body.url).pathname;
}

/** Exports sales, and returns the id of the finished job. */
async function exportSales(): Promise<string> {
  const { body } = await api.call(contract.salesRecordings.export, { as: 'admin', body: { columns: ['reference'] } });
  await waitFor('the export', async () => {
    const { body: job } = await api.call(contract.jobs.read, { as: 'admin', params: { id: body.jobId } });
    return job.status === 'DONE' || undefined;
  });
  return body.jobId;
}

/** Runs a command of package.json with these settings and nothing else. */
function run(command: 'backup' | 'restore', args: string[], settings: Record<string, string>): Promise<{ code: number; output: string }> {
  return runCommand(command, args, settings).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  );
}

const Manifest = z.object({
  database: z.object({ tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })) }).loose(),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});

async function readManifest(folder: string): Promise<z.output<typeof Manifest>> {
  return Manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
}

function byPath<T extends { path: string }>(files: readonly T[]): T[] {
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** A copy of the backup with another manifest. */
async function copyBackup(change: (manifest: string) => string = (manifest) => manifest): Promise<string> {
  const copy = await mkdtemp(join(scratch, 'copy-'));
  await cp(backup, copy, { recursive: true });
  const file = join(copy, 'manifest.json');
  await writeFile(file, change(await readFile(file, 'utf8')));
  return copy;
}

async function countRows(url: string, table: string): Promise<number> {
  const [{ count } = { count: -1 }] = await query<{ count: number }>(url, `SELECT count(*)::int AS count FROM ${table}`);
  return count;
}

async function read(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
