import { formatHosts, parseDatabaseUrl } from './databaseUrl.ts';
import { findMisspelled } from './findMisspelled.ts';
import type { Settings } from './settings.ts';

/** Lines for the operator: what this server uses, whether it is on this machine or elsewhere, and what of it is unsafe. */
export function describeEnvironment(settings: Settings, env: NodeJS.ProcessEnv): string[] {
  const warnings = [
    ...findMisspelled(env).map(({ given, meant }) => `${given} is not a setting. Did you mean ${meant}?`),
    ...(settings.isLocal ? [] : findUnsafe(settings)),
  ];
  return [...(settings.isLocal ? [] : describeServices(settings)), ...warnings.map((warning) => `Warning: ${warning}`)];
}

function describeServices(settings: Settings): string[] {
  const {
    dataDir,
    databaseUrl,
    databaseDirectUrl,
    databaseReadUrls,
    redisUrl,
    smtpUrl,
    s3,
    saml,
    pusher,
    scannerUrl,
    captcha,
    trustedProxies,
    otlpEndpoint,
  } = settings;
  const rows: [service: string, where: string][] = [
    ['Environment', `${settings.appEnv} at ${settings.publicOrigin}`],
    ['Database', databaseUrl === undefined ? `embedded, in ${dataDir}` : hostsOf(databaseUrl)],
    ...(databaseDirectUrl === undefined ? [] : [['Past its pooler', hostsOf(databaseDirectUrl)] satisfies [string, string]]),
    ['Replicas', databaseReadUrls.map(hostsOf).join(', ') || 'none'],
    ['Sessions, limits, push', redisUrl === undefined ? 'the database' : `Redis at ${hostOf(redisUrl)}`],
    ['Push to browsers', pusher ? 'Pusher' : 'this server'],
    ['Files', s3 ? `S3 at ${hostOf(s3.endpoint)}` : `local, in ${dataDir}`],
    ['Mail', smtpUrl === undefined ? `written to ${dataDir}/mail, sent to nobody` : hostOf(smtpUrl)],
    ['Virus scanner', scannerUrl === undefined ? 'none' : hostOf(scannerUrl)],
    ['Captcha', captcha === 'altcha' ? 'this server' : 'reCAPTCHA'],
    ['Single sign-on', saml ? hostOf(saml.entryPoint) : 'none'],
    ['Traces', otlpEndpoint === undefined ? 'none' : hostOf(otlpEndpoint)],
    ['Proxies in front', String(trustedProxies)],
    ['Kept', describeRetention(settings)],
  ];
  const width = Math.max(...rows.map(([service]) => service.length));
  return rows.map(([service, where]) => `  ${service.padEnd(width)}  ${where}`);
}

/** How long what grows is kept. */
function describeRetention({ retainAuditMonths, retainEventsMonths, retainVersionsMonths }: Settings): string {
  const describe = (what: string, months: number) => `${what} ${months === 0 ? 'for ever' : `${months} months`}`;
  return [
    describe('audit log', retainAuditMonths),
    describe('visits and events', retainEventsMonths),
    describe('versions', retainVersionsMonths),
  ].join(', ');
}

function findUnsafe({ publicOrigin, trustedProxies, databaseUrl, smtpUrl, s3, scannerUrl, seed }: Settings): string[] {
  const isEncrypted = publicOrigin.startsWith('https:');
  return [
    ...(isEncrypted ? [] : ['PUBLIC_ORIGIN is not https, so browsers do not send the cookies of signed-in people back.']),
    ...(isEncrypted && trustedProxies === 0
      ? ['TRUSTED_PROXIES is 0, but a proxy must end TLS: everybody shares its address, and with it the limits of one visitor.']
      : []),
    ...(databaseUrl === undefined ? ['Without DATABASE_URL, the database is lost with this machine, and no second node can use it.'] : []),
    ...(s3 ? [] : ['Without S3_ENDPOINT, documents, pictures and exports are on this machine only.']),
    ...(smtpUrl === undefined ? ['Without SMTP_URL, nobody receives mail.'] : []),
    ...(scannerUrl === undefined ? ['Without SCANNER_URL, uploaded files are not checked for viruses.'] : []),
    ...(seed === 'none' ? [] : [`SEED is ${seed}: the demo people are in the database, and all have the same password.`]),
  ];
}

/** Host and port of an address, never its credentials. */
function hostOf(address: string): string {
  return new URL(address).host || 'this machine';
}

function hostsOf(databaseUrl: string): string {
  return formatHosts(parseDatabaseUrl(databaseUrl));
}
