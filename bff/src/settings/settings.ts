import { keyedHash } from '#src/http/secrets.ts';
import { newSecrets, type LocalSecrets } from '#src/localSecrets.ts';
import { variables, type Variables } from '#src/settings.schema.ts';

/** Everything about the place the server runs in, read once at start; nothing else reads the environment. */
export type Settings = Readonly<ReturnType<typeof shape>>;

/** The password of all demo people in LOCAL; elsewhere SEED_PASSWORD gives it. */
const demoPassword = 'compass-rose-42';

/**
 * The settings of an environment. Throws one error that names every wrong variable and what it must be, never its value.
 * `secretsOf` gives the secrets that LOCAL may leave out; it is asked with the data folder, and only when one is missing.
 */
export function readSettings(env: NodeJS.ProcessEnv, secretsOf: (dataDir: string) => LocalSecrets = newSecrets): Settings {
  const given = Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));
  const read = variables.safeParse(given);
  if (!read.success) {
    const wrong = new Map(read.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
    throw new Error(
      `Wrong settings:\n${[...wrong].map(([name, must]) => `  ${name} ${must}`).join('\n')}\nEach is explained in .env.example.`,
    );
  }
  return Object.freeze(shape(read.data, secretsOf));
}

function shape(v: Variables, secretsOf: (dataDir: string) => LocalSecrets) {
  const publicOrigin = v.PUBLIC_ORIGIN ?? `http://${isThisMachine(v.HOST) ? 'localhost' : v.HOST}:${v.PORT}`;
  const local = v.APP_ENV === 'LOCAL';
  const secrets = local && !(v.SESSION_KEYS && v.CAPTCHA_KEY) ? secretsOf(v.DATA_DIR) : undefined;
  const host = { LOCAL: 'LOCAL', DEV: 'DEV', QA: 'DEV', STAGING: 'STAGING', PROD: 'PROD', PRODUCTION: 'PRODUCTION' } as const;
  return {
    appEnv: v.APP_ENV,
    isLocal: local,
    host: v.HOST,
    port: v.PORT,
    photosPort: v.PHOTOS_PORT,
    publicOrigin,
    apiOrigin: v[`API_ORIGIN_${host[v.APP_ENV]}`] ?? publicOrigin,
    photosOrigin: v[`PHOTOS_ORIGIN_${host[v.APP_ENV]}`] ?? atPort(publicOrigin, v.PHOTOS_PORT),
    trustedProxies: v.TRUSTED_PROXIES,
    logLevel: v.LOG_LEVEL,
    dataDir: v.DATA_DIR,

    databaseUrl: v.DATABASE_URL,
    databaseReadUrls: v.DATABASE_READ_URLS,
    redisUrl: v.REDIS_URL,
    dbPoolMax: v.DB_POOL_MAX,
    dbAcquireMs: v.DB_ACQUIRE_MS,
    dbStatementMs: v.DB_STATEMENT_MS,
    dbLockMs: v.DB_LOCK_MS,
    dbIdleTransactionMs: v.DB_IDLE_TRANSACTION_MS,

    requestTimeoutMs: v.REQUEST_TIMEOUT_MS,
    headersTimeoutMs: v.HEADERS_TIMEOUT_MS,
    keepAliveMs: v.KEEP_ALIVE_MS,
    drainMs: v.DRAIN_MS,
    maxInFlight: v.MAX_IN_FLIGHT,
    bodyLimitBytes: v.BODY_LIMIT_BYTES,
    openRequestsMax: v.OPEN_REQUESTS_MAX,
    rateLimits: v.RATE_LIMITS,
    checkReplies: v.CHECK_REPLIES === 'on',

    sessionKeys: v.SESSION_KEYS ?? secrets?.sessionKeys ?? [],
    captcha: v.CAPTCHA,
    captchaKey: v.CAPTCHA_KEY ?? secrets?.captchaKey ?? '',
    captchaDifficulty: v.CAPTCHA_DIFFICULTY,
    recaptchaSiteKey: v.RECAPTCHA_SITE_KEY,
    recaptchaSecret: v.RECAPTCHA_SECRET,
    metricsToken: v.METRICS_TOKEN,
    photosKey: v.PHOTOS_KEY ?? keyedHash('photos', (v.SESSION_KEYS ?? secrets?.sessionKeys ?? []).at(-1) ?? ''),
    photosCacheMb: v.PHOTOS_CACHE_MB,
    photosUploadMb: v.PHOTOS_UPLOAD_MB,

    seed: v.SEED ?? (local ? 'demo' : 'none'),
    seedPassword: v.SEED_PASSWORD ?? (local ? demoPassword : undefined),

    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    uploadLimitBytes: v.UPLOAD_LIMIT_BYTES,
    scannerUrl: v.SCANNER_URL,
    s3: together({ endpoint: v.S3_ENDPOINT, bucket: v.S3_BUCKET, key: v.S3_KEY, secret: v.S3_SECRET }),
    pusher: together({ appId: v.PUSHER_APP_ID, key: v.PUSHER_KEY, secret: v.PUSHER_SECRET, cluster: v.PUSHER_CLUSTER }),
    saml: together({ entryPoint: v.SAML_ENTRY_POINT, issuer: v.SAML_ISSUER, cert: v.SAML_CERT }),
    samlOpens: v.SAML_OPENS,
    hubspotToken: v.HUBSPOT_TOKEN,
    hubspotOrigin: v.HUBSPOT_ORIGIN,
    chatScriptUrl: v.CHAT_SCRIPT_URL,
    reviewsScriptUrl: v.REVIEWS_SCRIPT_URL,
    portalUrls: {
      traveler: v.PORTAL_URL_TRAVELER ?? `${publicOrigin}/my-trips`,
      agent: v.PORTAL_URL_AGENT ?? `${publicOrigin}/my-trips`,
      teamMember: v.PORTAL_URL_TEAM_MEMBER ?? `${publicOrigin}/my-trips`,
    },

    siteEntry: v.SITE_ENTRY,
    siteClient: v.SITE_CLIENT,
  };
}

/** Hosts that a browser on the same machine reaches as localhost. */
function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
}

function atPort(origin: string, port: number): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}:${port}`;
}

/** The group when it was given (the schema refuses half of one), else undefined. */
function together<T extends Record<string, string | undefined>>(group: T): { [K in keyof T]: string } | undefined {
  return isWhole(group) ? group : undefined;
}

function isWhole<T extends Record<string, string | undefined>>(group: T): group is T & { [K in keyof T]: string } {
  return Object.values(group).every((value) => value !== undefined);
}
