import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type { Settings } from '#src/settings.ts';

const LIVES_MS = 5 * 60_000;

/** The signed address of an export's file, good for five minutes. */
export function exportUrl(exportId: string, format: string, settings: Settings, now = Date.now()): { url: string; expiresAt: string } {
  const expires = now + LIVES_MS;
  const [newest = ''] = settings.sessionKeys;
  const signature = sign(exportId, format, expires, newest);
  return {
    url: `${settings.publicOrigin}/exports/${exportId}.${format}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** Whether an address was signed by us and is still good. */
export function isSigned(
  { exportId, format, expires, signature }: { exportId: string; format: string; expires: string; signature: string },
  { sessionKeys }: Settings,
  now = Date.now(),
): boolean {
  const until = Number(expires);
  if (!Number.isSafeInteger(until) || until < now || until > now + LIVES_MS) return false;
  const given = Buffer.from(signature);
  return sessionKeys.some((key) => {
    const right = Buffer.from(sign(exportId, format, until, key));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

/** Where the file of an export lies. */
export function exportFile(exportId: string, format: string, { dataDir }: Settings): string {
  return join(dataDir, 'exports', `${exportId}.${format}`);
}

function sign(exportId: string, format: string, expires: number, sessionKey: string): string {
  const key = Buffer.from(hkdfSync('sha256', sessionKey, '', 'farwend export address', 32));
  return createHmac('sha256', key).update(`${exportId}.${format} ${expires}`).digest('base64url');
}
