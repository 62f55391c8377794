import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createApi } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { runCommand, settingsOf } from '../builders/runCommand.ts';
import { startServer, type Server } from '../builders/server.ts';

const newKey = () => randomBytes(32).toString('base64');
const keys = { old: `old:${newKey()}`, next: `next:${newKey()}` };
const sessionKeys = { first: newKey(), second: newKey() };
const texts = { accessibilityNeeds: 'A step-free room', dietary: ['no peanuts', 'vegan'] };

const environment = (sessionKey: string, ...dataKeys: string[]) => ({ SESSION_KEYS: sessionKey, DATA_KEYS: dataKeys.join(',') });

describe('texts about health', () => {
  let server: Server;
  let kept: Pick<Server, 'databaseUrl' | 'dataDir'>;

  beforeAll(async () => {
    server = await startServer({ env: environment(sessionKeys.first, keys.old) });
    kept = { databaseUrl: server.databaseUrl, dataDir: server.dataDir };
    expect((await createApi(server).call(contract.travelerProfiles.updateOwn, { as: 'dana', body: texts })).status).toBe(200);
  });
  afterAll(() => server.stop());

  const withServer = async (env: Record<string, string>, work: (running: Server) => Promise<void>) => {
    const running = await startServer({ env, after: kept });
    try {
      await work(running);
    } finally {
      await running.stop();
    }
  };
  const readTexts = async (running: Server, as: 'dana' | 'jordan' = 'dana') =>
    (await createApi(running).call(contract.travelerProfiles.list, { as })).body.items[0];
  /** The beginning of every value, wherever it is. */
  const readPrefixes = async () => {
    const rows = await query<{ prefix: string }>(
      kept.databaseUrl,
      `SELECT DISTINCT left(encode(value, 'escape'), 7) AS prefix FROM (
         SELECT accessibility_needs AS value FROM traveler_profiles UNION ALL SELECT sealed_dietary FROM traveler_profiles
         UNION ALL SELECT decode(snapshot ->> field, 'base64') FROM versions, unnest(ARRAY['accessibilityNeeds', 'dietary']) field
         WHERE entity_type = 'travelerProfile') v WHERE value IS NOT NULL`,
    );
    return rows.map(({ prefix }) => prefix);
  };

  test('open after SESSION_KEYS has changed', () =>
    withServer(environment(sessionKeys.second, keys.old), async (running) => expect(await readTexts(running)).toMatchObject(texts)));

  test('keep the product from starting, with a sentence, when their key is missing', async () => {
    const starting = startServer({ env: environment(sessionKeys.first, keys.next), after: kept });
    await expect(starting).rejects.toThrow('DATA_KEYS has no key "old", with which accessibility needs of travelers are sealed.');
    await expect(runCommand('rekey', [], { ...settingsOf(kept), ...environment(sessionKeys.first, keys.next) })).rejects.toThrow(
      'Add it behind the first key',
    );
  });

  test('of a version before DATA_KEYS still open, and are sealed with the first key by npm run rekey, which leaves no plain text', async () => {
    const [{ id } = { id: '' }] = await query<{ id: string }>(
      kept.databaseUrl,
      `SELECT person_id AS id FROM users WHERE email = 'jordan@example.com'`,
    );
    const needs = sealWithSessionKey(texts.accessibilityNeeds, id, sessionKeys.first);
    await query(
      kept.databaseUrl,
      `WITH profile AS (INSERT INTO traveler_profiles (id, traveler_id, dietary, accessibility_needs)
         VALUES (gen_random_uuid(), $1, $2, $3) RETURNING *)
       INSERT INTO versions (entity_type, entity_id, version, kind, snapshot, changed_fields)
       SELECT 'travelerProfile', id, n, 'UPDATE', jsonb_build_object('travelerId', traveler_id, 'dietary', to_jsonb(dietary),
         'accessibilityNeeds', encode(accessibility_needs, 'base64')), '{}' FROM profile, generate_series(1, 250) n`,
      [id, texts.dietary, needs],
    );
    await withServer(environment(sessionKeys.first, keys.next, keys.old), async (running) => {
      expect(await readTexts(running, 'jordan')).toMatchObject(texts);
      const { stdout } = await runCommand('rekey', [], { ...settingsOf(kept), ...environment(sessionKeys.first, keys.next, keys.old) });
      expect(stdout).toContain('dietary wishes of travelers: 2 sealed with next');
      expect(stdout).toContain('Everything is sealed with next.');
      expect((await runCommand('rekey', [], { ...settingsOf(kept), ...environment(sessionKeys.first, keys.next, keys.old) })).stdout).toBe(
        'Everything is sealed with next.\n',
      );
      expect(await readTexts(running, 'jordan')).toMatchObject(texts);
    });
    expect(await readPrefixes()).toEqual(['fwk:nex']);
    const plain = await query(
      kept.databaseUrl,
      `SELECT id FROM traveler_profiles WHERE dietary <> '{}' UNION ALL
       SELECT entity_id FROM versions WHERE entity_type = 'travelerProfile' AND jsonb_typeof(snapshot -> 'dietary') = 'array'`,
    );
    expect(plain).toEqual([]);
    await withServer(environment(sessionKeys.second, keys.next), async (running) => {
      for (const as of ['dana', 'jordan'] as const) expect(await readTexts(running, as)).toMatchObject(texts);
    });
  });
});

/** As versions before DATA_KEYS did. */
function sealWithSessionKey(text: string, owner: string, sessionKey: string): Buffer {
  const iv = randomBytes(12);
  const key = Buffer.from(hkdfSync('sha256', sessionKey, '', 'farwend personal text', 32));
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
}
