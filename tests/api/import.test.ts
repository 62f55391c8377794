import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { type Command, repositoryFolder, runCommand, settingsOf } from '../builders/runCommand.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer({ env: { SEED: 'none' } });
const api = createApi(server);
const folder = await mkdtemp(join(tmpdir(), 'farwend-import-'));
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const run = (command: Command, args: string[]) => runCommand(command, args, settingsOf(server));

interface Result {
  line: number;
  entityType: string;
  externalId: string;
  outcome: string;
  recordId: string | null;
  errors?: { field: string | null; code: string; message: string; value: string | null }[];
}
/** Runs the import of a file in the folder; returns what it printed, its exit code and its report. */
async function importFile(name: string, ...args: string[]) {
  const ended = await run('import', [join(folder, name), ...args]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  );
  const report = await readFile(join(folder, `${name}.report.jsonl`), 'utf8').catch(() => '');
  const results: Result[] = report.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  return { ...ended, results, outcomes: results.map(({ outcome }) => outcome) };
}
const writeLines = (name: string, lines: (object | string)[]) =>
  writeFile(join(folder, name), lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
const place = (externalId: string, more: object = {}) => ({ entityType: 'location', externalId, name: externalId, type: 'AREA', ...more });
const count = async (sql: string) => Number((await query<{ count: string }>(server.databaseUrl, `SELECT count(*) FROM ${sql}`))[0]?.count);

const guide = await readFile(join(repositoryFolder, 'docs/operations/import.md'), 'utf8');
const samples = [...guide.matchAll(/^```(?:jsonl|csv) (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', text = '']) => ({ name, text }));

beforeAll(async () => {
  await run('admin', ['--email', 'ada@example.com', '--name', 'Ada Lovelace']);
  await mkdir(join(folder, 'pictures'));
  for (const [name, picture] of [
    ['orcia', 'algarve'],
    ['matera', 'alps'],
  ])
    await cp(join(repositoryFolder, `site/public/pictures/${picture}-960.webp`), join(folder, `pictures/${name}.webp`));
  for (const { name, text } of samples) await writeFile(join(folder, name), text);
});

describe('the samples of docs/operations/import.md', () => {
  const steps: [string, ...string[]][] = [
    ['places.jsonl'],
    ['more-places.csv', '--type', 'location'],
    ['pictures.jsonl'],
    ['companies.csv', '--type', 'company', '--publish'],
    ['articles.jsonl'],
    ['itineraries.jsonl'],
  ];

  test('are all executed', () => {
    expect(samples.map(({ name }) => name).toSorted()).toEqual(steps.map(([name]) => name).toSorted());
  });

  test.each(steps)('%s is imported', async (...step) => {
    const { code, output, results } = await importFile(...step);
    expect({ code, refused: results.filter(({ outcome }) => outcome === 'refused'), output }).toMatchObject({ code: 0, refused: [] });
    expect(results.length).toBeGreaterThan(0);
  });

  test('visitors read what was published, with its references followed', async () => {
    const article = await api.call(contract.articles.read, { params: { id: 'the-white-roads-of-the-val-d-orcia' } });
    expect(article).toMatchObject({
      status: 200,
      body: { published: true, heroImage: { alt: 'Cypresses along a white road' }, contentCountry: 'IT' },
    });
    const itinerary = await api.call(contract.itineraries.read, { params: { id: 'from-siena-to-matera-in-three-days' } });
    const company = await api.call(contract.companies.read, { params: { id: 'lanterna-viaggi' } });
    expect(company.body).toMatchObject({
      languages: ['Italian', 'English'],
      foundedYear: 1998,
      seo: { metaTitle: 'Lanterna Viaggi: Italy on foot' },
    });
    expect(itinerary.body).toMatchObject({ companyId: company.body.id, nights: 2 });
    const matera = await api.call(contract.locations.read, { params: { id: 'matera' } });
    expect(matera.body).toMatchObject({ lat: 40.67, countryCode: 'IT', alternateNames: ['Sassi di Matera', 'Matera città'], served: true });
    const orcia = await api.call(contract.locations.read, { params: { id: 'val-d-orcia' } });
    expect((await fetch(orcia.body.image?.url ?? '')).status).toBe(200);
  });

  test('a second time, nothing changes', async () => {
    const before = await count('versions');
    for (const step of steps) {
      const { code, outcomes } = await importFile(...step);
      expect({ step, code, outcomes: [...new Set(outcomes)] }).toEqual({ step, code: 0, outcomes: ['unchanged'] });
    }
    expect(await count('versions')).toBe(before);
  });

  test('a changed line updates its record and says so in its history', async () => {
    const [, second = '', ...rest] = (await readFile(join(folder, 'places.jsonl'), 'utf8')).split('\n');
    await writeFile(join(folder, 'places.jsonl'), ['', second.replace('"popularity": 90', '"popularity": 91'), ...rest].join('\r\n'));
    const { results } = await importFile('places.jsonl');
    expect(results.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'updated'],
      [3, 'unchanged'],
    ]);
    const [version] = await query(
      server.databaseUrl,
      `SELECT v.change_note, v.snapshot -> 'popularity' AS popularity, u.email, a.request_id FROM versions v
         JOIN users u ON u.id = v.created_by_id JOIN audit a ON a.entity_id = v.entity_id AND a.details ->> 'version' = v.version::text
       WHERE v.entity_id = $1 ORDER BY v.version DESC LIMIT 1`,
      [results[0]?.recordId],
    );
    const [newest] = await query(server.databaseUrl, 'SELECT id FROM imports ORDER BY created_at DESC LIMIT 1');
    expect(version).toEqual({
      change_note: 'Imported from places.jsonl, line 2',
      popularity: 91,
      email: 'ada@example.com',
      request_id: newest?.['id'],
    });
  });
});

describe('a line that is refused', () => {
  test('is named with its field and its value, and the others are imported', async () => {
    await writeLines('mixed.jsonl', [
      place('Fine'),
      place('Wrong', { isoCode2: 'ZZ', lat: 200 }),
      'not json',
      { entityType: 'location', name: 'Without a key', type: 'AREA' },
      { entityType: 'planet', externalId: 'mars' },
      place('Lost', { parentIds: ['ref:location:nowhere'] }),
      place('Own', { createdAt: '2020-01-01T00:00:00Z' }),
    ]);
    const { code, output, results, outcomes } = await importFile('mixed.jsonl');
    expect({ code, outcomes }).toEqual({ code: 1, outcomes: ['created', ...Array.from({ length: 6 }, () => 'refused')] });
    const errors = results.map((result) => result.errors?.map(({ field, code: error, value }) => [field, error, value]));
    expect(errors).toEqual([
      undefined,
      [['lat', 'tooBig', '200']],
      [[null, 'request.malformed', null]],
      [['externalId', 'required', null]],
      [['entityType', 'notAllowed', 'planet']],
      [['parentIds.0', 'unknown', 'ref:location:nowhere']],
      [['createdAt', 'readOnly', '2020-01-01T00:00:00Z']],
    ]);
    expect(output).toContain('1 created, 0 updated, 0 unchanged, 6 refused\n  line 2, location Wrong: lat (200): ');
  });

  test('of a CSV file is counted from the top, with line breaks in cells', async () => {
    const rows = [
      '\uFEFFexternalId,name,type,summary,popularity',
      'c1,"Two, parts",AREA,"one\ntwo",',
      'c2,Second,AREA,,many',
      'c3,Third,AREA,,1,extra',
    ];
    await writeFile(join(folder, 'breaks.csv'), rows.join('\r\n'));
    const { results } = await importFile('breaks.csv', '--type', 'location');
    expect(
      results.map(({ line, externalId, outcome, errors }) => [line, externalId, outcome, errors?.[0]?.field, errors?.[0]?.value]),
    ).toEqual([
      [2, 'c1', 'created', undefined, undefined],
      [4, 'c2', 'refused', 'popularity', 'many'],
      [5, null, 'refused', null, null],
    ]);
  });

  test('does not pass the publish gate, and leaves nothing of itself', async () => {
    await writeLines('gate.jsonl', [
      { entityType: 'article', externalId: 'thin', title: 'A thin article', type: 'TOPICAL', published: true },
    ]);
    const { results } = await importFile('gate.jsonl');
    expect(results[0]?.errors?.map(({ field }) => field)).toEqual(expect.arrayContaining(['summary', 'heroImage', 'body', 'authorId']));
    expect(await count(`content WHERE title = 'A thin article'`)).toBe(0);
  });

  test('refers to a file outside of the folder, to none, or to one that is no picture', async () => {
    await writeFile(join(folder, 'pictures/text.webp'), 'not a picture');
    const image = (externalId: string, more: object = {}) => ({ entityType: 'image', externalId, alt: 'A picture', ...more });
    await writeLines('files.jsonl', [
      image('out', { file: '../secret.webp' }),
      image('none', { file: 'pictures/none.webp' }),
      image('unnamed'),
      image('text', { file: 'pictures/text.webp' }),
      image('again', { file: 'pictures/orcia.webp' }),
      image('pic-orcia', { file: 'pictures/matera.webp' }),
    ]);
    const { results } = await importFile('files.jsonl');
    expect(results.map(({ errors }) => errors?.map(({ field, code }) => [field, code])[0])).toEqual([
      ['file', 'notAllowed'],
      ['file', 'unknown'],
      ['file', 'required'],
      ['file', 'notAllowed'],
      ['file', 'notAllowed'],
      ['file', 'notAllowed'],
    ]);
    expect(await count(`images WHERE alt = 'A picture'`)).toBe(0);
  });
});

test('a dry run follows references within the file, writes nothing and says what would happen', async () => {
  const tables = `(SELECT id FROM locations UNION ALL SELECT entity_id FROM versions UNION ALL SELECT record_id FROM external_ids) written`;
  const before = await count(tables);
  await writeLines('dry.jsonl', [
    place('dry-parent'),
    place('dry-child', { parentIds: ['ref:location:dry-parent'] }),
    place('dry-wrong', { lat: 1 }),
    place('geo-procida', { name: 'Procida', type: 'ISLAND', popularity: 7 }),
  ]);
  const { output, outcomes, results } = await importFile('dry.jsonl', '--dry-run');
  expect(outcomes).toEqual(['created', 'created', 'refused', 'updated']);
  expect(results[2]?.errors).toMatchObject([{ field: 'lng', code: 'required' }]);
  expect(output).toContain('Nothing was written. An import would give:\n2 created, 1 updated, 0 unchanged, 1 refused');
  expect(await count(tables)).toBe(before);
});

test('an atomic import writes nothing if a line is refused, and everything otherwise', async () => {
  await writeLines('whole.jsonl', [
    place('whole-1'),
    place('whole-2', { parentIds: ['ref:location:whole-1'] }),
    place('whole-3', { lat: 1 }),
  ]);
  const rejected = await importFile('whole.jsonl', '--atomic');
  expect(rejected).toMatchObject({ code: 1, outcomes: ['created', 'created', 'refused'] });
  expect(rejected.output).toContain('Nothing was written, because a line was refused.');
  expect(await count(`locations WHERE name LIKE 'whole-%'`)).toBe(0);
  await writeLines('whole.jsonl', [place('whole-1'), place('whole-2', { parentIds: ['ref:location:whole-1'] })]);
  expect(await importFile('whole.jsonl', '--atomic')).toMatchObject({ code: 0, outcomes: ['created', 'created'] });
  expect(await count(`locations WHERE name LIKE 'whole-%'`)).toBe(2);
});

describe('a record that was not imported', () => {
  test('is adopted by its slug, and then found by its external id', async () => {
    await writeLines('first.jsonl', [place('by-hand', { slug: 'by-hand' })]);
    const [{ recordId } = { recordId: null }] = (await importFile('first.jsonl')).results;
    await query(server.databaseUrl, 'DELETE FROM external_ids WHERE record_id = $1', [recordId]);
    await writeLines('adopt.jsonl', [{ entityType: 'location', externalId: 'adopted', slug: 'by-hand', popularity: 3 }]);
    expect((await importFile('adopt.jsonl', '--key', 'slug')).results).toMatchObject([{ outcome: 'updated', recordId }]);
    await writeLines('adopted.jsonl', [{ entityType: 'location', externalId: 'adopted', popularity: 4 }]);
    expect((await importFile('adopted.jsonl', '--mode', 'update')).results).toMatchObject([{ outcome: 'updated', recordId }]);
  });

  test('is created again if it was deleted', async () => {
    await writeLines('again.jsonl', [place('Fleeting')]);
    const [first] = (await importFile('again.jsonl')).results;
    await query(server.databaseUrl, 'DELETE FROM locations WHERE id = $1', [first?.recordId]);
    const [second] = (await importFile('again.jsonl')).results;
    expect(second?.outcome).toBe('created');
    expect(second?.recordId).not.toBe(first?.recordId);
    expect((await importFile('again.jsonl')).results).toMatchObject([{ outcome: 'unchanged', recordId: second?.recordId }]);
  });

  test('modes refuse what they exclude', async () => {
    await writeLines('modes.jsonl', [place('Fleeting'), place('Unheard of')]);
    expect((await importFile('modes.jsonl', '--mode', 'CREATE', '--dry-run')).outcomes).toEqual(['refused', 'created']);
    expect((await importFile('modes.jsonl', '--mode', 'UPDATE', '--dry-run')).outcomes).toEqual(['unchanged', 'refused']);
  });
});

test.each([
  [[], 'Name one file to import'],
  [['none.jsonl'], 'There is no file'],
  [['more-places.csv'], 'Name it: --type location'],
  [['places.jsonl', '--type', 'planet'], 'planet cannot be imported'],
  [['places.jsonl', '--mode', 'MERGE'], 'choose one of CREATE, UPDATE, UPSERT'],
  [['places.jsonl', '--as', 'nobody@example.com'], 'nobody@example.com is not the account of a team member'],
])('%j is refused', async ([name, ...args], message) => {
  await expect(run('import', [...(name === undefined ? [] : [join(folder, name)]), ...args])).rejects.toThrow(message);
});
