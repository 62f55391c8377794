import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GRACE_MS } from '#src/db/connect.ts';
import { findMisspelled } from './findMisspelled.ts';
import { loadLocalSecrets } from './localSecrets.ts';
import { variableNames } from './settings.schema.ts';
import { readSettings } from './settings.ts';

const key = 'k'.repeat(32);
const dataKey = `${'k'.repeat(43)}=`;
const live = {
  APP_ENV: 'PROD',
  SESSION_KEYS: key,
  CAPTCHA_KEY: key,
  DATA_KEYS: `first:${dataKey}`,
  PUBLIC_ORIGIN: 'https://www.example.com',
  DATABASE_URL: 'postgres://db.example.com/farwend',
  SMTP_URL: 'smtps://mail.example.com',
};

/** The lines of the error for an environment: each invalid variable with its requirement. */
function settingsErrors(env: Record<string, string>): string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    return error instanceof Error ? (error.message.match(/^ {2}.*/gm) ?? []).map((line) => line.trim()) : [];
  }
}

test('LOCAL needs nothing', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    appEnv: 'LOCAL',
    isLocal: true,
    port: 8080,
    publicOrigin: 'http://localhost:8080',
    seed: 'demo',
    rateLimits: 'on',
  });
  expect(settings.sessionKeys).toHaveLength(1);
  expect(Object.isFrozen(settings)).toBe(true);
});

test('by default, a request is answered in less than five seconds, and one to an unresponsive database earlier', () => {
  const { answerMs, dbAcquireMs, dbStatementMs } = readSettings({});
  expect(answerMs).toBeLessThan(5_000);
  expect(dbAcquireMs + dbStatementMs + GRACE_MS).toBeLessThan(answerMs);
});

test.each([
  ['PORT', 'eighty', 'must be a whole number from 0 to 65535'],
  ['PORT', '70000', 'must be a whole number from 0 to 65535'],
  ['DB_ACQUIRE_MS', '-1', 'must be a whole number from 50 to 60000'],
  ['RETAIN_AUDIT_MONTHS', '12', 'must be 0, which keeps the audit log for ever, or at least 84: the API promises seven years'],
  ['RETAIN_EVENTS_MONTHS', 'never', 'must be a whole number from 0 to 1200'],
  ['APP_ENV', 'local', 'must be one of LOCAL, DEV, QA, STAGING, PROD, PRODUCTION'],
  ['DATABASE_URL', 'mysql://x', 'must be an address that starts with postgres:// or postgresql://'],
  ['PUBLIC_ORIGIN', 'https://x.example/', 'must be an origin such as https://www.example.com, without a path or a slash at the end'],
  ['PUBLIC_ORIGIN', 'x.example', 'must be an origin such as https://www.example.com, without a path or a slash at the end'],
  ['SESSION_KEYS', 'short', 'must have at least 32 random characters, as from: openssl rand -base64 32'],
  ['DATA_KEYS', dataKey, 'must look like id:key, with a key as from: openssl rand -base64 32'],
  ['DATA_KEYS', 'first:short', 'must look like id:key, with a key as from: openssl rand -base64 32'],
  ['DATA_KEYS', `one:${dataKey},one:${dataKey}`, 'must give every key an id of its own'],
  ['CHAT_SCRIPT_URL', 'javascript:alert(1)', 'must be an address that starts with https://'],
  ['MAIL_FROM', 'Farwend\nBcc: x@example.com', 'must look like: Farwend <hello@example.com>'],
  ['OPS_EMAIL', 'nobody', 'must be an email address, like operations@example.com'],
  ['INBOUND_DOMAIN', 'https://replies.example.com', 'must be a domain, like replies.example.com'],
  ...[
    'imap://post:secret@mail.example.com/INBOX',
    'imaps://mail.example.com/INBOX',
    'imaps://post@mail.example.com/INBOX',
    'imaps://post:secret%@mail.example.com',
    'imaps://post:secret@mail.example.com/Processed',
  ].map((url): [string, string, string] => [
    'INBOUND_IMAP_URL',
    url,
    'must look like imaps://user:password@mail.example.com/INBOX, with special characters of user and password percent-encoded, and a folder other than Processed and Refused',
  ]),
  ['SEED_PASSWORD', 'short', 'must have at least 12 characters'],
])('%s=%j', (name, value, requirement) => {
  expect(settingsErrors({ [name]: value })).toEqual([`${name} ${requirement}`]);
});

test('names every invalid variable at once, and no value', () => {
  const errors = settingsErrors({ ...live, PORT: 'secret-1', DRAIN_MS: 'secret-2', SEED: 'demo' });
  expect(errors.map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(['PORT', 'DRAIN_MS', 'SEED', 'SEED_PASSWORD']));
  expect(errors.join()).not.toContain('secret');
});

describe('outside LOCAL', () => {
  test('secrets are required', () => {
    expect(settingsErrors({ APP_ENV: 'QA' }).map((line) => line.split(' ')[0])).toEqual(['SESSION_KEYS', 'DATA_KEYS', 'CAPTCHA_KEY']);
    expect(settingsErrors(live)).toEqual([]);
  });
  test('nothing is seeded by default, and demo data requires a password', () => {
    expect(readSettings(live)).toMatchObject({ seed: 'none', seedPassword: undefined });
    expect(settingsErrors({ ...live, APP_ENV: 'DEV', SEED: 'demo' })).toEqual([
      'SEED_PASSWORD must be given outside LOCAL when SEED is demo or large',
    ]);
    expect(settingsErrors({ ...live, APP_ENV: 'DEV', SEED: 'demo', SEED_PASSWORD: 'a'.repeat(12) })).toEqual([]);
  });
  test.each(['PROD', 'PRODUCTION'])('%s is never seeded', (APP_ENV) => {
    expect(settingsErrors({ ...live, APP_ENV, SEED: 'large', SEED_PASSWORD: 'a'.repeat(12) })).toEqual([
      'SEED must be none in PROD and PRODUCTION',
    ]);
  });
  test.each(['PROD', 'PRODUCTION'])('%s names its database, mail server and origin, or says that it needs none', (APP_ENV) => {
    const bare = { APP_ENV, SESSION_KEYS: key, CAPTCHA_KEY: key, DATA_KEYS: `first:${dataKey}` };
    expect(settingsErrors(bare)).toEqual([
      'PUBLIC_ORIGIN must be given in PROD and PRODUCTION',
      'DATABASE_URL must be given in PROD and PRODUCTION, unless ALLOW_EMBEDDED is yes',
      'SMTP_URL must be given in PROD and PRODUCTION, unless ALLOW_EMBEDDED is yes',
    ]);
    expect(settingsErrors({ ...bare, ALLOW_EMBEDDED: 'yes', PUBLIC_ORIGIN: 'https://www.example.com' })).toEqual([]);
  });
  test('rate limits stay on', () => {
    expect(settingsErrors({ ...live, RATE_LIMITS: 'off' })).toEqual(['RATE_LIMITS must be on outside LOCAL']);
    expect(settingsErrors({ RATE_LIMITS: 'off' })).toEqual([]);
  });
});

test('mail is received completely, or not at all', () => {
  const secret = `whsec_${Buffer.from('twenty-four bytes or more of it').toString('base64')}`;
  const incomplete = { INBOUND_SECRET: secret, INBOUND_AUTHSERV_ID: 'mx.example.com' };
  expect(settingsErrors(incomplete)).toEqual([
    'INBOUND_SECRET must be given together with INBOUND_DOMAIN',
    'INBOUND_AUTHSERV_ID must be given together with INBOUND_DOMAIN or INBOUND_IMAP_URL',
  ]);
  expect(settingsErrors({ ...incomplete, INBOUND_DOMAIN: 'Replies.example.com' })).toEqual([]);
  const [tooShort, ...others] = settingsErrors({ INBOUND_DOMAIN: 'replies.example.com', INBOUND_SECRET: 'whsec_c2hvcnQ=' });
  expect(tooShort).toMatch(/^INBOUND_SECRET must be whsec_ and 24 to 64 random bytes/);
  expect(others).toEqual([]);
});

test('incomplete settings of an external service are rejected', () => {
  expect(settingsErrors({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_KEY: 'k' })).toEqual([
    'S3_SECRET must be given together with S3_ENDPOINT, S3_BUCKET, S3_KEY',
  ]);
});

test('DEV and QA share their hosts', () => {
  const hosts = { API_ORIGIN_DEV: 'https://api.dev.example', PHOTOS_ORIGIN_DEV: 'https://photos.dev.example' };
  for (const APP_ENV of ['DEV', 'QA']) {
    expect(readSettings({ ...live, APP_ENV, ...hosts })).toMatchObject({
      apiOrigin: hosts.API_ORIGIN_DEV,
      photosOrigin: hosts.PHOTOS_ORIGIN_DEV,
    });
  }
});

test('an empty variable counts as unset, lists are split and trimmed', () => {
  expect(readSettings({ PORT: ' ', SESSION_KEYS: `${key}a, ${key}b` })).toMatchObject({ port: 8080, sessionKeys: [`${key}a`, `${key}b`] });
});

test('.env.example lists every variable, once', () => {
  const file = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  expect([...file.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)).toEqual(expect.arrayContaining([...variableNames]));
  expect(file.match(/^# [A-Z][A-Z0-9_]+=/gm)).toHaveLength(variableNames.length);
});

test.each([
  ['PROT', 'PORT'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['REDIS_URI', 'REDIS_URL'],
  ['SESSION_KEY', 'SESSION_KEYS'],
  ['database_url', 'DATABASE_URL'],
])('%s is taken for a misspelled %s', (given, meant) => {
  expect(findMisspelled({ [given]: 'x' })).toEqual([{ given, meant }]);
});

test('nothing else is, neither our own variables nor those of the system', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'USER',
    'SHELL',
    'PWD',
    'LANG',
    'TERM',
    'NODE_ENV',
    'CI',
    'TEMP',
    'MAIL',
    'LOGNAME',
    'DISPLAY',
  ];
  expect(findMisspelled(Object.fromEntries([...variableNames, ...others].map((name) => [name, 'x'])))).toEqual([]);
});

test('of several keys the first signs and all are accepted', () => {
  const list = [`${key}a`, `${key}b`];
  const settings = readSettings({ SESSION_KEYS: list.join(), CAPTCHA_KEY: list.join(), PHOTOS_KEY: list.join() });
  expect(settings).toMatchObject({ sessionKeys: list, captchaKey: list[0], captchaKeys: list, photosKey: list[0], photosKeys: list });
  expect(readSettings({ SESSION_KEYS: list.join() }).photosKeys).toHaveLength(2);
});

describe('generated secrets', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'farwend-secrets-'));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('stay the same over restarts, in a file that only its owner reads', () => {
    const first = readSettings({ DATA_DIR: dataDir }, loadLocalSecrets);
    const second = readSettings({ DATA_DIR: dataDir }, loadLocalSecrets);
    expect(second.sessionKeys).toEqual(first.sessionKeys);
    expect(second.captchaKey).toBe(first.captchaKey);
    expect(second.dataKeys).toEqual(first.dataKeys);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('of an earlier version get a data key, and keep the others', () => {
    mkdirSync(dataDir, { recursive: true });
    const file = join(mkdtempSync(join(dataDir, 'earlier-')), 'secrets.json');
    const earlier = { sessionKeys: [key], captchaKey: key, databasePassword: 'p' };
    writeFileSync(file, JSON.stringify(earlier), { mode: 0o600 });
    const first = loadLocalSecrets(dirname(file));
    expect(first).toMatchObject({ ...earlier, dataKeys: [expect.stringMatching(/^local-[0-9a-f]{8}:/)] });
    expect(loadLocalSecrets(dirname(file))).toEqual(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('are not loaded when all are given, nor outside LOCAL', () => {
    const loadSecrets = jest.fn(loadLocalSecrets);
    readSettings({ SESSION_KEYS: key, CAPTCHA_KEY: key, DATA_KEYS: `first:${dataKey}` }, loadSecrets);
    readSettings(live, loadSecrets);
    expect(loadSecrets).not.toHaveBeenCalled();
  });
});
