import { contract, type Call } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { toPlainText } from '../../bff/src/kernel/toPlainText.ts';
import { createApi, PASSWORD } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { type Command, runCommand, settingsOf } from '../builders/runCommand.ts';
import { startServer } from '../builders/server.ts';

type Fields = Record<string, unknown>;
type Type = 'location' | 'image' | 'company' | 'itinerary' | 'article';

const calls = {
  location: contract.locations,
  image: contract.images,
  company: contract.companies,
  itinerary: contract.itineraries,
  article: contract.articles,
} satisfies Record<Type, { create: Call }>;
const PER_TYPE = 2;
const MAX_IMAGES = 24;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Fields whose records are not imported, and the author, who is the administrator instead. */
const left = new Set([
  'partnerId',
  'specialtyIds',
  'categoryIds',
  'shownAgentIds',
  'startAirportId',
  'endAirportId',
  'pinnedRelated',
  'authorId',
  'slug',
]);

const demo = await startServer();
const target = await startServer({ env: { SEED: 'none' } });
const folder = await mkdtemp(join(tmpdir(), 'farwend-demo-'));
afterAll(async () => {
  await Promise.all([demo.stop(), target.stop()]);
  await rm(folder, { recursive: true });
});
const demoApi = createApi(demo);

test('demo records that are exported and imported again are the same records', async () => {
  const chosen = await chooseRecords();
  expect(new Set(chosen.map(({ type }) => type)).size).toBe(5);
  const types = new Map(chosen.map(({ type, id }) => [id, type]));
  const lines = await Promise.all(
    chosen.map(async ({ type, id, fields }) => ({
      entityType: type,
      externalId: id,
      ...replaceTexts(fields, (text) => (types.has(text) ? `ref:${types.get(text)}:${text}` : text)),
      ...(type === 'article' ? { authorId: 'ref:teamMember:ada@example.com' } : {}),
      ...(type === 'image' ? { file: await copyFile(id) } : {}),
    })),
  );
  await writeFile(join(folder, 'demo.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'));
  await run('admin', '--email', 'ada@example.com');
  const { stdout } = await run('import', join(folder, 'demo.jsonl')).catch((error: { stdout: string }) => error);
  expect(stdout).toContain(`${lines.length} created, 0 updated, 0 unchanged, 0 refused`);

  const links = await query<{ external_id: string; record_id: string }>(
    target.databaseUrl,
    'SELECT external_id, record_id FROM external_ids',
  );
  const demoIds = new Map(links.map((link) => [link.record_id, link.external_id]));
  const targetIds = new Map(links.map((link) => [link.external_id, link.record_id]));
  const authorization = await signIn();
  for (const { type, id, fields } of chosen) {
    const path = calls[type].read.path.replace('{id}', targetIds.get(id) ?? '');
    const { body } = await createApi(target).send('GET', path, { headers: { authorization } });
    const imported = replaceTexts(pickFields(type, z.record(z.string(), z.unknown()).parse(body)), (text) => demoIds.get(text) ?? text);
    expect({ type, ...imported }).toEqual({ type, ...fields });
  }
});

/** All places, and some content with its pictures. */
async function chooseRecords(): Promise<{ type: Type; id: string; fields: Fields }[]> {
  const locations = sortByParents(await list('location'));
  const images = new Set((await list('image')).map(({ id }) => id));
  const known = new Set(locations.map(({ id }) => id));
  const used = new Set<string>();
  const content: { type: Type; id: string; fields: Fields }[] = [];
  for (const type of ['company', 'itinerary', 'article'] as const) {
    for (const { id, status } of await list(type)) {
      if (status !== 'PUBLISHED' || content.filter((one) => one.type === type).length === PER_TYPE) continue;
      const { body } = await demoApi.send('GET', calls[type].read.path.replace('{id}', id), { as: 'admin' });
      const isKnown = (one: string) => known.has(one) || images.has(one);
      const fields = dropBlocks(pickFields(type, z.record(z.string(), z.unknown()).parse(body)), isKnown);
      const ids = findIds(fields);
      const pictures = ids.filter((one) => images.has(one));
      if (!ids.every(isKnown) || new Set([...used, ...pictures]).size > MAX_IMAGES) continue;
      for (const picture of pictures) used.add(picture);
      known.add(id);
      content.push({ type, id, fields: { ...fields, published: true } });
    }
  }
  const pictures = await Promise.all(
    [...used].map(async (id) => {
      const { body } = await demoApi.call(contract.images.read, { as: 'admin', params: { id } });
      return { type: 'image' as const, id, fields: pickFields('image', body) };
    }),
  );
  const places = locations.map(({ id, ...fields }) => ({
    type: 'location' as const,
    id,
    fields: withNewNamesOnly(pickFields('location', fields)),
  }));
  return [...places, ...pictures, ...content];
}

/** Without names that differ from that of the place only by accents, which the API leaves out, and without the picture. */
function withNewNamesOnly({ alternateNames, ...fields }: Fields): Fields {
  const names = z.array(z.string()).parse(alternateNames);
  return { ...fields, image: null, alternateNames: names.filter((name) => toPlainText(name) !== toPlainText(String(fields['name']))) };
}

/** Places after those in which they lie. */
function sortByParents(places: (Fields & { id: string })[], sorted: string[] = []): (Fields & { id: string })[] {
  const next = places.filter((place) => findIds(place['parentIds']).every((id) => sorted.includes(id)));
  const rest = places.filter((place) => !next.includes(place));
  if (next.length === 0 || rest.length === 0) return places;
  return [...next, ...sortByParents(rest, [...sorted, ...next.map(({ id }) => id)])];
}

async function list(type: Type) {
  const records: (Fields & { id: string })[] = [];
  for (let offset = 0; ; offset += 100) {
    const { body } = await demoApi.send('GET', calls[type].list.path, { as: 'admin', query: { limit: 100, offset, sort: 'createdAt' } });
    const { items } = z.object({ items: z.array(z.looseObject({ id: z.string() })) }).parse(body);
    records.push(...items);
    if (items.length < 100) return records;
  }
}

/** The fields that a line may have, with images by their ids only. */
function pickFields(type: Type, record: Fields): Fields {
  const names = Object.keys(calls[type].create.body.shape).filter((name) => name in record && !left.has(name));
  return Object.fromEntries(names.map((name) => [name, shortenImages(record[name])]));
}

function shortenImages(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortenImages);
  if (typeof value !== 'object' || value === null) return value;
  if ('srcSet' in value && 'id' in value) return { id: value.id };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortenImages(one)]));
}

function replaceTexts(value: Fields, replace: (text: string) => string): Fields {
  return z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(JSON.stringify(value), (_, one: unknown) => (typeof one === 'string' ? replace(one) : one)));
}

/** Leaves out the blocks of a text that refer to records that are not imported. */
function dropBlocks(fields: Fields, isKnown: (id: string) => boolean): Fields {
  const { body } = z.looseObject({ body: z.object({ blocks: z.array(z.unknown()) }).optional() }).parse(fields);
  return body ? { ...fields, body: { blocks: body.blocks.filter((block) => findIds(block).every(isKnown)) } } : fields;
}

function findIds(value: unknown): string[] {
  if (typeof value === 'string') return UUID.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findIds) : [];
}

/** Copies the file of a demo picture beside the lines. */
async function copyFile(id: string): Promise<string> {
  const [image] = await query<{ sha256: string }>(demo.databaseUrl, 'SELECT sha256 FROM images WHERE id = $1', [id]);
  const name = image?.sha256.slice(0, 32) ?? '';
  await cp(join(demo.dataDir, 'images/originals', name.slice(0, 2), name), join(folder, name));
  return name;
}

async function signIn(): Promise<string> {
  const [secret] = [/http\S+/.exec((await run('admin', '--email', 'ada@example.com')).stdout)?.[0] ?? ''];
  const { searchParams } = new URL(secret);
  const api = createApi(target);
  await api.send('PUT', `/v3/users/${searchParams.get('user')}/resets/${searchParams.get('token')}`, { body: { password: PASSWORD } });
  const { body } = await api.call(contract.tokens.create, { body: { username: 'ada@example.com', password: PASSWORD } });
  return `Bearer ${body.accessToken}`;
}

function run(command: Command, ...args: string[]) {
  return runCommand(command, args, settingsOf(target));
}
