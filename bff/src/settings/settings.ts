import { parseDataKey } from './dataKeys.ts';
import { keyedHash } from './secrets.ts';
import { generateSecrets, type LocalSecrets } from './localSecrets.ts';
import { type StaffRole, variables, type Variables } from './settings.schema.ts';

/** The configuration of the process, read once at start-up; nothing else reads the environment. */
export type Settings = Readonly<ReturnType<typeof buildSettings>>;

/** The password of all demo accounts in LOCAL; elsewhere SEED_PASSWORD is required. */
const demoPassword = 'compass-rose-42';

/**
 * Parses the settings from an environment. Throws one error that lists every invalid variable and its requirement, never its value.
 * `loadSecrets` provides the secrets that LOCAL may omit; called with the data folder, and only if one is missing.
 */
export function readSettings(env: NodeJS.ProcessEnv, loadSecrets: (dataDir: string) => LocalSecrets = generateSecrets): Settings {
  const given = Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const problems = new Map(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
    throw new Error(
      `Invalid settings:\n${[...problems].map(([name, problem]) => `  ${name} ${problem}`).join('\n')}\nEach is explained in .env.example.`,
    );
  }
  return Object.freeze(buildSettings(parsed.data, loadSecrets));
}

function buildSettings(v: Variables, loadSecrets: (dataDir: string) => LocalSecrets) {
  const publicOrigin = v.PUBLIC_ORIGIN ?? `http://${isLoopback(v.HOST) ? 'localhost' : v.HOST}:${v.PORT}`;
  const isLocal = v.APP_ENV === 'LOCAL';
  const secrets = isLocal && !(v.SESSION_KEYS && v.CAPTCHA_KEY && v.DATA_KEYS) ? loadSecrets(v.DATA_DIR) : undefined;
  const sessionKeys = v.SESSION_KEYS ?? secrets?.sessionKeys ?? [];
  const captchaKeys = v.CAPTCHA_KEY ?? (secrets ? [secrets.captchaKey] : []);
  const dataKeys = v.DATA_KEYS ?? (secrets?.dataKeys ?? []).flatMap((text) => parseDataKey(text) ?? []);
  const photosKeys = v.PHOTOS_KEY ?? sessionKeys.map((key) => keyedHash('photos', key));
  const suffix = { LOCAL: 'LOCAL', DEV: 'DEV', QA: 'DEV', STAGING: 'STAGING', PROD: 'PROD', PRODUCTION: 'PRODUCTION' } as const;
  return {
    appEnv: v.APP_ENV,
    isLocal,
    host: v.HOST,
    port: v.PORT,
    photosPort: v.PHOTOS_PORT,
    publicOrigin,
    apiOrigin: v[`API_ORIGIN_${suffix[v.APP_ENV]}`] ?? publicOrigin,
    photosOrigin: v[`PHOTOS_ORIGIN_${suffix[v.APP_ENV]}`] ?? replacePort(publicOrigin, v.PHOTOS_PORT),
    /** What the signed addresses of files begin with. */
    filesOrigin: publicOrigin,
    trustedProxies: v.TRUSTED_PROXIES,
    logLevel: v.LOG_LEVEL,
    dataDir: v.DATA_DIR,
    otlpEndpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT,
    tracesSampler: v.OTEL_TRACES_SAMPLER,
    tracesSamplerRatio: v.OTEL_TRACES_SAMPLER_ARG,

    databaseUrl: v.DATABASE_URL,
    databaseDirectUrl: v.DATABASE_DIRECT_URL,
    databaseReadUrls: v.DATABASE_READ_URLS,
    testDatabaseUrl: v.TEST_DATABASE_URL,
    replicaMaxLagMs: v.REPLICA_MAX_LAG_MS,
    redisUrl: v.REDIS_URL,
    dbPoolMax: v.DB_POOL_MAX,
    dbJobsPoolMax: v.DB_JOBS_POOL_MAX,
    dbAcquireMs: v.DB_ACQUIRE_MS,
    dbStatementMs: v.DB_STATEMENT_MS,
    dbLockMs: v.DB_LOCK_MS,
    dbIdleTransactionMs: v.DB_IDLE_TRANSACTION_MS,

    requestTimeoutMs: v.REQUEST_TIMEOUT_MS,
    headersTimeoutMs: v.HEADERS_TIMEOUT_MS,
    keepAliveMs: v.KEEP_ALIVE_MS,
    drainMs: v.DRAIN_MS,
    drainNoticeMs: v.DRAIN_NOTICE_MS,
    maxInFlight: v.MAX_IN_FLIGHT,
    maxQueueMs: v.MAX_QUEUE_MS,
    answerMs: v.ANSWER_MS,
    bodyLimitBytes: v.BODY_LIMIT_BYTES,
    openRequestsMax: v.OPEN_REQUESTS_MAX,
    rateLimits: v.RATE_LIMITS,
    checkReplies: v.CHECK_REPLIES === 'on',

    // the first key of each list signs, all are accepted: see docs/operations/secrets.md
    sessionKeys,
    /** The first seals, all open. */
    dataKeys,
    captcha: v.CAPTCHA,
    captchaKeys,
    captchaKey: captchaKeys[0] ?? '',
    captchaDifficulty: v.CAPTCHA_DIFFICULTY,
    recaptchaSiteKey: v.RECAPTCHA_SITE_KEY,
    recaptchaSecret: v.RECAPTCHA_SECRET,
    metricsToken: v.METRICS_TOKEN,
    photosKeys,
    photosKey: photosKeys[0] ?? '',
    photosCacheMb: v.PHOTOS_CACHE_MB,
    photosUploadMb: v.PHOTOS_UPLOAD_MB,

    retainAuditMonths: v.RETAIN_AUDIT_MONTHS,
    retainEventsMonths: v.RETAIN_EVENTS_MONTHS,
    retainVersionsMonths: v.RETAIN_VERSIONS_MONTHS,

    seed: v.SEED ?? (isLocal ? 'demo' : 'none'),
    seedPassword: v.SEED_PASSWORD ?? (isLocal ? demoPassword : undefined),

    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    inboundDomain: v.INBOUND_DOMAIN,
    inboundSecrets: v.INBOUND_SECRET ?? [],
    inboundMailbox: v.INBOUND_IMAP_URL,
    inboundAuthservId: v.INBOUND_AUTHSERV_ID ?? v.INBOUND_DOMAIN,
    opsEmail: v.OPS_EMAIL,
    uploadLimitBytes: v.UPLOAD_LIMIT_BYTES,
    scannerUrl: v.SCANNER_URL,
    s3: completeGroup({ endpoint: v.S3_ENDPOINT, bucket: v.S3_BUCKET, key: v.S3_KEY, secret: v.S3_SECRET }),
    pusher: completeGroup({ appId: v.PUSHER_APP_ID, key: v.PUSHER_KEY, secret: v.PUSHER_SECRET, cluster: v.PUSHER_CLUSTER }),
    saml: completeGroup({ entryPoint: v.SAML_ENTRY_POINT, issuer: v.SAML_ISSUER, cert: v.SAML_CERT }),
    samlOpens: v.SAML_OPENS,
    samlMfa: v.SAML_MFA === 'on',
    /** Team members with one of these need a second factor. */
    mfaRequiredRoles: listRequiredRoles(v.MFA_REQUIRED_ROLES ?? [isLocal ? 'none' : 'teamMember']),
    hubspotToken: v.HUBSPOT_TOKEN,
    hubspotOrigin: v.HUBSPOT_ORIGIN,
    fxSource: v.FX_SOURCE,
    fxOrigin: v.FX_ORIGIN,
    chatScriptUrl: v.CHAT_SCRIPT_URL,
    reviewsScriptUrl: v.REVIEWS_SCRIPT_URL,
    portalUrls: {
      traveler: v.PORTAL_URL_TRAVELER ?? `${publicOrigin}/my-trips`,
      agent: v.PORTAL_URL_AGENT ?? `${publicOrigin}/my-trips`,
      teamMember: v.PORTAL_URL_TEAM_MEMBER ?? `${publicOrigin}/desk`,
    },

    siteEntry: v.SITE_ENTRY,
    siteClient: v.SITE_CLIENT,
  };
}

function listRequiredRoles(roles: readonly (StaffRole | 'none')[]): StaffRole[] {
  return roles.filter((role) => role !== 'none');
}

/** Whether a browser on the same machine reaches this host as localhost. */
function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
}

function replacePort(origin: string, port: number): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}:${port}`;
}

/** The group of variables if it is set (the schema rejects an incomplete one), else undefined. */
function completeGroup<T extends Record<string, string | undefined>>(group: T): { [K in keyof T]: string } | undefined {
  return isComplete(group) ? group : undefined;
}

function isComplete<T extends Record<string, string | undefined>>(group: T): group is T & { [K in keyof T]: string } {
  return Object.values(group).every((value) => value !== undefined);
}
