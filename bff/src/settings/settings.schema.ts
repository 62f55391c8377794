import { z } from 'zod';

/** Every environment variable the server knows, as text in and value out; `.env.example` says what each is for. */
const table = {
  APP_ENV: oneOf('LOCAL', 'DEV', 'QA', 'STAGING', 'PROD', 'PRODUCTION').default('LOCAL'),
  HOST: text().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(8080),
  PHOTOS_PORT: whole(0, 65_535).default(8300),
  PUBLIC_ORIGIN: origin().optional(),
  TRUSTED_PROXIES: whole(0, 10).default(0),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  DATA_DIR: text().default('.data'),

  DATABASE_URL: postgres().optional(),
  DATABASE_READ_URLS: listOf(postgres()).default([]),
  REDIS_URL: address('redis:', 'rediss:').optional(),
  DB_POOL_MAX: whole(1, 500).default(20),
  DB_ACQUIRE_MS: whole(50, 60_000).default(1_500),
  DB_STATEMENT_MS: whole(50, 600_000).default(4_000),
  DB_LOCK_MS: whole(50, 600_000).default(2_000),
  DB_IDLE_TRANSACTION_MS: whole(50, 600_000).default(5_000),

  REQUEST_TIMEOUT_MS: whole(1_000, 600_000).default(30_000),
  HEADERS_TIMEOUT_MS: whole(1_000, 600_000).default(15_000),
  KEEP_ALIVE_MS: whole(0, 600_000).default(65_000),
  DRAIN_MS: whole(0, 300_000).default(10_000),
  MAX_IN_FLIGHT: whole(1, 100_000).default(300),
  BODY_LIMIT_BYTES: whole(1_024, 100_000_000).default(1_048_576),
  OPEN_REQUESTS_MAX: whole(1, 100_000).default(5),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  CHECK_REPLIES: oneOf('on', 'off').default('off'),

  SESSION_KEYS: listOf(secret()).optional(),
  CAPTCHA: oneOf('altcha', 'recaptcha').default('altcha'),
  CAPTCHA_KEY: secret().optional(),
  CAPTCHA_DIFFICULTY: whole(1, 10_000_000).default(200),
  RECAPTCHA_SITE_KEY: text().optional(),
  RECAPTCHA_SECRET: text().optional(),
  METRICS_TOKEN: secret().optional(),
  PHOTOS_KEY: secret().optional(),
  PHOTOS_CACHE_MB: whole(1, 1_000_000).default(1_024),
  PHOTOS_UPLOAD_MB: whole(1, 200).default(25),

  SEED: oneOf('none', 'demo', 'large').optional(),
  SEED_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),

  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: text()
    .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, 'must look like: Farwend <hello@example.com>')
    .default('Farwend <hello@farwend.example>'),
  UPLOAD_LIMIT_BYTES: whole(1_024, 1_000_000_000).default(26_214_400),
  SCANNER_URL: address('tcp:').optional(),
  S3_ENDPOINT: address('http:', 'https:').optional(),
  S3_BUCKET: text().optional(),
  S3_KEY: text().optional(),
  S3_SECRET: text().optional(),
  PUSHER_APP_ID: text().optional(),
  PUSHER_KEY: text().optional(),
  PUSHER_SECRET: text().optional(),
  PUSHER_CLUSTER: text().optional(),
  SAML_ENTRY_POINT: address('http:', 'https:').optional(),
  SAML_ISSUER: text().optional(),
  SAML_CERT: text().optional(),
  SAML_OPENS: oneOf('team', 'everybody').default('team'),
  HUBSPOT_TOKEN: text().optional(),
  HUBSPOT_ORIGIN: origin().default('https://api.hubapi.com'),
  CHAT_SCRIPT_URL: address('https:').optional(),
  REVIEWS_SCRIPT_URL: address('https:').optional(),

  API_ORIGIN_LOCAL: origin().optional(),
  API_ORIGIN_DEV: origin().optional(),
  API_ORIGIN_STAGING: origin().optional(),
  API_ORIGIN_PROD: origin().optional(),
  API_ORIGIN_PRODUCTION: origin().optional(),
  PHOTOS_ORIGIN_LOCAL: origin().optional(),
  PHOTOS_ORIGIN_DEV: origin().optional(),
  PHOTOS_ORIGIN_STAGING: origin().optional(),
  PHOTOS_ORIGIN_PROD: origin().optional(),
  PHOTOS_ORIGIN_PRODUCTION: origin().optional(),
  PORTAL_URL_TRAVELER: address('http:', 'https:').optional(),
  PORTAL_URL_AGENT: address('http:', 'https:').optional(),
  PORTAL_URL_TEAM_MEMBER: address('http:', 'https:').optional(),

  SITE_ENTRY: text().default('site/dist/server/entry.server.js'),
  SITE_CLIENT: text().default('site/dist/client'),
};

/** The values of one environment, by variable name. */
export type Variables = z.output<z.ZodObject<typeof table>>;
type Name = keyof Variables;

/** What one variable must be because of another's value. */
type Rule = { at: Name; must: string; holds: (values: Variables) => boolean };

const rules: Rule[] = [
  { at: 'SEED', must: 'must be none in PROD and PRODUCTION', holds: (v) => !isLive(v) || (v.SEED ?? 'none') === 'none' },
  {
    at: 'SEED_PASSWORD',
    must: 'must be given outside LOCAL when SEED is demo or large',
    holds: (v) => !isElsewhere(v) || (v.SEED ?? 'none') === 'none' || v.SEED_PASSWORD !== undefined,
  },
  { at: 'SESSION_KEYS', must: 'must be given outside LOCAL', holds: (v) => !isElsewhere(v) || v.SESSION_KEYS !== undefined },
  {
    at: 'CAPTCHA_KEY',
    must: 'must be given outside LOCAL when CAPTCHA is altcha',
    holds: (v) => !isElsewhere(v) || v.CAPTCHA !== 'altcha' || v.CAPTCHA_KEY !== undefined,
  },
  { at: 'RATE_LIMITS', must: 'must be on outside LOCAL', holds: (v) => !isElsewhere(v) || v.RATE_LIMITS !== 'off' },
  ...(['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const).map((at): Rule => ({
    at,
    must: 'must be given when CAPTCHA is recaptcha',
    holds: (v) => v.CAPTCHA !== 'recaptcha' || v[at] !== undefined,
  })),
  ...allOrNone('S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'),
  ...allOrNone('PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET', 'PUSHER_CLUSTER'),
  ...allOrNone('SAML_ENTRY_POINT', 'SAML_ISSUER', 'SAML_CERT'),
  {
    at: 'HEADERS_TIMEOUT_MS',
    must: 'must not be above REQUEST_TIMEOUT_MS',
    holds: (v) => !(v.HEADERS_TIMEOUT_MS > v.REQUEST_TIMEOUT_MS),
  },
];

/** Reads the variables out of an environment; fails with one issue per wrong variable, its name in `path`. */
export const variables = rules.reduce(
  // `when`: also while another variable is wrong, so that one start names everything that is wrong
  (schema, { at, must, holds }) => schema.refine(holds, { path: [at], error: must, when: () => true }),
  z.object(table),
);

/** The names of all variables, in the order of the table. */
export const variableNames: readonly string[] = Object.keys(table);

/** True where people may reach it; a wrong APP_ENV is its own problem and brings no others. */
function isElsewhere({ APP_ENV }: Variables): boolean {
  return ['DEV', 'QA', 'STAGING', 'PROD', 'PRODUCTION'].includes(APP_ENV);
}

function isLive({ APP_ENV }: Variables): boolean {
  return APP_ENV === 'PROD' || APP_ENV === 'PRODUCTION';
}

function allOrNone(...names: Name[]): Rule[] {
  return names.map((at) => ({
    at,
    must: `must be given together with ${names.filter((name) => name !== at).join(', ')}`,
    holds: (v) => v[at] !== undefined || names.every((name) => v[name] === undefined),
  }));
}

function text() {
  return z.string().min(1, 'must not be empty');
}

function secret() {
  return z.string().min(32, 'must have at least 32 random characters, as from: openssl rand -base64 32');
}

function oneOf<const T extends readonly [string, ...string[]]>(...values: T) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

function whole(min: number, max: number) {
  return z
    .string()
    .refine(
      (value) => /^\d{1,10}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);
}

function address(...protocols: string[]) {
  return z
    .string()
    .refine(
      (value) => protocols.includes(URL.parse(value)?.protocol ?? ''),
      `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
}

function postgres() {
  return address('postgres:', 'postgresql:');
}

function origin() {
  return z
    .string()
    .refine(
      (value) => /^https?:\/\//.test(value) && URL.parse(value)?.origin === value.toLowerCase(),
      'must be an origin such as https://www.example.com, without a path or a slash at the end',
    )
    .transform((value) => value.toLowerCase());
}

function listOf<T extends z.ZodType<string, string>>(item: T) {
  return z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(item));
}
