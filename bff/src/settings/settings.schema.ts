import { z } from 'zod';
import {
  address,
  dataKey,
  findReplicaProblem,
  listOf,
  mailbox,
  oneOf,
  origin,
  postgres,
  ratio,
  secret,
  text,
  webhookSecret,
  wholeNumber,
} from './variableTypes.ts';

/** Roles of team members; `teamMember` is the whole team. */
const staffRoles = ['teamMember', 'admin', 'care', 'editor', 'publisher', 'marageti'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Every environment variable the server reads, with its default; `.env.example` says what each is for. */
const variableSchemas = {
  APP_ENV: oneOf('LOCAL', 'DEV', 'QA', 'STAGING', 'PROD', 'PRODUCTION').default('LOCAL'),
  HOST: text().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(8080),
  PHOTOS_PORT: wholeNumber(0, 65_535).default(8300),
  PUBLIC_ORIGIN: origin().optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  DATA_DIR: text().default('.data'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http:', 'https:').optional(),
  OTEL_TRACES_SAMPLER: oneOf(
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
    'always_on',
    'always_off',
    'traceidratio',
  ).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: ratio().default(1),

  DATABASE_URL: postgres().optional(),
  ALLOW_EMBEDDED: oneOf('yes', 'no').default('no'),
  DATABASE_DIRECT_URL: postgres().optional(),
  TEST_DATABASE_URL: postgres().optional(),
  DATABASE_READ_URLS: listOf(postgres(findReplicaProblem)).default([]),
  REPLICA_MAX_LAG_MS: wholeNumber(100, 3_600_000).default(10_000),
  REDIS_URL: address('redis:', 'rediss:').optional(),
  DB_POOL_MAX: wholeNumber(1, 500).default(20),
  DB_JOBS_POOL_MAX: wholeNumber(1, 100).default(4),
  DB_ACQUIRE_MS: wholeNumber(50, 60_000).default(1_000),
  DB_STATEMENT_MS: wholeNumber(50, 600_000).default(3_000),
  DB_LOCK_MS: wholeNumber(50, 600_000).default(2_000),
  DB_IDLE_TRANSACTION_MS: wholeNumber(50, 600_000).default(5_000),

  REQUEST_TIMEOUT_MS: wholeNumber(1_000, 600_000).default(30_000),
  HEADERS_TIMEOUT_MS: wholeNumber(1_000, 600_000).default(15_000),
  KEEP_ALIVE_MS: wholeNumber(0, 600_000).default(65_000),
  DRAIN_MS: wholeNumber(0, 300_000).default(10_000),
  DRAIN_NOTICE_MS: wholeNumber(0, 300_000).default(1_500),
  MAX_IN_FLIGHT: wholeNumber(1, 100_000).default(300),
  MAX_QUEUE_MS: wholeNumber(0, 60_000).default(300),
  ANSWER_MS: wholeNumber(100, 600_000).default(4_800),
  BODY_LIMIT_BYTES: wholeNumber(1_024, 100_000_000).default(1_048_576),
  OPEN_REQUESTS_MAX: wholeNumber(1, 100_000).default(5),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  CHECK_REPLIES: oneOf('on', 'off').default('off'),

  SESSION_KEYS: listOf(secret()).optional(),
  DATA_KEYS: listOf(dataKey()).optional(),
  CAPTCHA: oneOf('altcha', 'recaptcha').default('altcha'),
  CAPTCHA_KEY: listOf(secret()).optional(),
  CAPTCHA_DIFFICULTY: wholeNumber(1, 10_000_000).default(200),
  RECAPTCHA_SITE_KEY: text().optional(),
  RECAPTCHA_SECRET: text().optional(),
  METRICS_TOKEN: secret().optional(),
  PHOTOS_KEY: listOf(secret()).optional(),
  PHOTOS_CACHE_MB: wholeNumber(1, 1_000_000).default(1_024),
  PHOTOS_UPLOAD_MB: wholeNumber(1, 200).default(25),

  RETAIN_AUDIT_MONTHS: wholeNumber(0, 1_200).default(84),
  RETAIN_EVENTS_MONTHS: wholeNumber(0, 1_200).default(14),
  RETAIN_VERSIONS_MONTHS: wholeNumber(0, 1_200).default(0),

  SEED: oneOf('none', 'demo', 'large').optional(),
  SEED_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),

  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: text()
    .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, 'must look like: Farwend <hello@example.com>')
    .default('Farwend <hello@farwend.example>'),
  INBOUND_DOMAIN: text()
    .toLowerCase()
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z0-9]$/, 'must be a domain, like replies.example.com')
    .optional(),
  INBOUND_SECRET: listOf(webhookSecret()).optional(),
  INBOUND_IMAP_URL: mailbox().optional(),
  INBOUND_AUTHSERV_ID: text().toLowerCase().optional(),
  OPS_EMAIL: text()
    .regex(/^[^\s<>@]+@[^\s<>@]+$/, 'must be an email address, like operations@example.com')
    .optional(),
  UPLOAD_LIMIT_BYTES: wholeNumber(1_024, 1_000_000_000).default(26_214_400),
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
  SAML_MFA: oneOf('on', 'off').default('off'),
  MFA_REQUIRED_ROLES: listOf(oneOf('none', ...staffRoles)).optional(),
  HUBSPOT_TOKEN: text().optional(),
  HUBSPOT_ORIGIN: origin().default('https://api.hubapi.com'),
  FX_SOURCE: oneOf('ecb', 'file', 'none').default('none'),
  FX_ORIGIN: origin().default('https://www.ecb.europa.eu'),
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
export type Variables = z.output<z.ZodObject<typeof variableSchemas>>;
type Name = keyof Variables;

/** A requirement on one variable that depends on the values of others. */
type Rule = { variable: Name; message: string; isMet: (values: Variables) => boolean };

const rules: Rule[] = [
  { variable: 'SEED', message: 'must be none in PROD and PRODUCTION', isMet: (v) => !isProduction(v) || (v.SEED ?? 'none') === 'none' },
  {
    variable: 'SEED_PASSWORD',
    message: 'must be given outside LOCAL when SEED is demo or large',
    isMet: (v) => !isDeployed(v) || (v.SEED ?? 'none') === 'none' || v.SEED_PASSWORD !== undefined,
  },
  { variable: 'SESSION_KEYS', message: 'must be given outside LOCAL', isMet: (v) => !isDeployed(v) || v.SESSION_KEYS !== undefined },
  { variable: 'DATA_KEYS', message: 'must be given outside LOCAL', isMet: (v) => !isDeployed(v) || v.DATA_KEYS !== undefined },
  {
    variable: 'DATA_KEYS',
    message: 'must give every key an id of its own',
    isMet: (v) => new Set((v.DATA_KEYS ?? []).map(({ id }) => id)).size === (v.DATA_KEYS ?? []).length,
  },
  {
    variable: 'CAPTCHA_KEY',
    message: 'must be given outside LOCAL when CAPTCHA is altcha',
    isMet: (v) => !isDeployed(v) || v.CAPTCHA !== 'altcha' || v.CAPTCHA_KEY !== undefined,
  },
  {
    variable: 'PUBLIC_ORIGIN',
    message: 'must be given in PROD and PRODUCTION',
    isMet: (v) => !isProduction(v) || v.PUBLIC_ORIGIN !== undefined,
  },
  ...(['DATABASE_URL', 'SMTP_URL'] as const).map((variable): Rule => ({
    variable,
    message: 'must be given in PROD and PRODUCTION, unless ALLOW_EMBEDDED is yes',
    isMet: (v) => !isProduction(v) || v.ALLOW_EMBEDDED === 'yes' || v[variable] !== undefined,
  })),
  ...(['DATABASE_DIRECT_URL', 'DATABASE_READ_URLS'] as const).map((variable): Rule => ({
    variable,
    message: 'must be given together with DATABASE_URL',
    isMet: (v) => v.DATABASE_URL !== undefined || (v[variable] ?? []).length === 0,
  })),
  {
    variable: 'TEST_DATABASE_URL',
    message: 'must not be the database of DATABASE_URL: test mode deletes its data',
    isMet: (v) => v.TEST_DATABASE_URL === undefined || v.TEST_DATABASE_URL !== v.DATABASE_URL,
  },
  {
    variable: 'RETAIN_AUDIT_MONTHS',
    message: 'must be 0, which keeps the audit log for ever, or at least 84: the API promises seven years',
    isMet: (v) => !(v.RETAIN_AUDIT_MONTHS > 0 && v.RETAIN_AUDIT_MONTHS < 84),
  },
  { variable: 'RATE_LIMITS', message: 'must be on outside LOCAL', isMet: (v) => !isDeployed(v) || v.RATE_LIMITS !== 'off' },
  ...(['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const).map((variable): Rule => ({
    variable,
    message: 'must be given when CAPTCHA is recaptcha',
    isMet: (v) => v.CAPTCHA !== 'recaptcha' || v[variable] !== undefined,
  })),
  {
    variable: 'INBOUND_SECRET',
    message: 'must be given together with INBOUND_DOMAIN',
    isMet: (v) => v.INBOUND_DOMAIN !== undefined || v.INBOUND_SECRET === undefined,
  },
  {
    variable: 'INBOUND_AUTHSERV_ID',
    message: 'must be given together with INBOUND_DOMAIN or INBOUND_IMAP_URL',
    isMet: (v) => v.INBOUND_DOMAIN !== undefined || v.INBOUND_IMAP_URL !== undefined || v.INBOUND_AUTHSERV_ID === undefined,
  },
  ...allOrNone('S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'),
  ...allOrNone('PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET', 'PUSHER_CLUSTER'),
  ...allOrNone('SAML_ENTRY_POINT', 'SAML_ISSUER', 'SAML_CERT'),
  {
    variable: 'HEADERS_TIMEOUT_MS',
    message: 'must not be above REQUEST_TIMEOUT_MS',
    isMet: (v) => !(v.HEADERS_TIMEOUT_MS > v.REQUEST_TIMEOUT_MS),
  },
];

/** Parses an environment; fails with one issue per invalid variable, its name in `path`. */
export const variables = rules.reduce(
  // `when` runs the rule even if other variables are invalid, so that one start reports every problem
  (schema, { variable, message, isMet }) => schema.refine(isMet, { path: [variable], error: message, when: () => true }),
  z.object(variableSchemas),
);

/** The names of all variables, in the order of the schema. */
export const variableNames: readonly string[] = Object.keys(variableSchemas);

/** Whether people may reach this environment; an invalid APP_ENV is reported by itself and triggers no other rule. */
function isDeployed({ APP_ENV }: Variables): boolean {
  return ['DEV', 'QA', 'STAGING', 'PROD', 'PRODUCTION'].includes(APP_ENV);
}

function isProduction({ APP_ENV }: Variables): boolean {
  return APP_ENV === 'PROD' || APP_ENV === 'PRODUCTION';
}

function allOrNone(...names: Name[]): Rule[] {
  return names.map((variable) => ({
    variable,
    message: `must be given together with ${names.filter((name) => name !== variable).join(', ')}`,
    isMet: (v) => v[variable] !== undefined || names.every((name) => v[name] === undefined),
  }));
}
