import { createHash } from 'node:crypto';
import type { Settings } from '#src/settings/settings.ts';
import { loadFolderId } from './folderId.ts';

/** What has to be the same on every node, as values that reveal no secret. */
export type Fingerprints = Record<keyof typeof differences, string>;

/** What it means when a fingerprint differs between nodes, and what to do. */
export const differences = {
  files:
    'keep files in different places: each shows only the documents, pictures and exports that it received itself. Give all of them the same S3_ENDPOINT and S3_BUCKET, or a DATA_DIR that they share.',
  mails: 'do not send mail the same way: some write it to a folder of their own. Give all of them the same SMTP_URL.',
  redis:
    'do not use the same Redis: who signs in on one is not signed in on another, and limits are counted apart. Give all of them the same REDIS_URL.',
  sessionKeys:
    'have different SESSION_KEYS: who signs in on one is not signed in on another, and links are refused. Give all of them the same.',
  dataKeys: 'have different DATA_KEYS: what one seals, such as notes about health, another cannot open. Give all of them the same.',
  captchaKey: 'have different CAPTCHA_KEY: a captcha of one is refused by another. Give all of them the same.',
  photosKey: 'sign the addresses of pictures differently: those of one are refused by another. Give all of them the same PHOTOS_KEY.',
};

export async function takeFingerprints(settings: Settings): Promise<Fingerprints> {
  const { s3, smtpUrl, redisUrl, sessionKeys, dataKeys, captchaKeys, photosKeys, dataDir } = settings;
  const folder = s3 && smtpUrl ? '' : `folder ${await loadFolderId(dataDir)}`;
  return {
    files: s3 ? `bucket ${s3.bucket} at ${s3.endpoint.replace(/\/$/, '')}` : folder,
    mails: smtpUrl ? 'SMTP' : folder,
    redis: redisUrl ? nameRedis(redisUrl) : 'none',
    sessionKeys: hashAll(sessionKeys),
    dataKeys: hashAll(dataKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`)),
    captchaKey: hashAll(captchaKeys),
    photosKey: hashAll(photosKeys),
  };
}

/** Without its credentials. */
function nameRedis(redisUrl: string): string {
  const { host, pathname } = new URL(redisUrl);
  return `${host}${pathname.replace(/^\/0?$/, '')}`;
}

/** In any order, because nodes that accept the same keys work together whichever signs. Keys have 256 random bits: a part of a hash gives no hint. */
function hashAll(keys: readonly string[]): string {
  return createHash('sha256').update(keys.toSorted().join()).digest('base64url').slice(0, 12);
}
