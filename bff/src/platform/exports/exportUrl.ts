import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Settings } from '#src/settings/settings.ts';

const LIFETIME_MS = 5 * 60_000;

/** Signs a URL of an export's file, valid for five minutes; `name`: what the file is saved as, without its format. */
export function signExportUrl(
  exportId: string,
  format: string,
  settings: Settings,
  name: string,
  now = Date.now(),
): { url: string; expiresAt: string } {
  const expires = now + LIFETIME_MS;
  const [newest = ''] = settings.sessionKeys;
  const signature = sign({ exportId, format, name }, expires, newest);
  return {
    url: `${settings.filesOrigin}/exports/${exportId}.${format}?name=${name}&expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** Whether a URL was signed with one of the session keys and has not expired. */
export function hasValidSignature(
  { expires, signature, ...file }: SignedFile & { expires: string; signature: string },
  { sessionKeys }: Settings,
  now = Date.now(),
): boolean {
  const expiresMs = Number(expires);
  if (!Number.isSafeInteger(expiresMs) || expiresMs < now || expiresMs > now + LIFETIME_MS) return false;
  const received = Buffer.from(signature);
  return sessionKeys.some((key) => {
    const expected = Buffer.from(sign(file, expiresMs, key));
    return expected.length === received.length && timingSafeEqual(expected, received);
  });
}

/** The key of an export's file in the store. */
export function exportKey(exportId: string, format: string): string {
  return `${exportId}.${format}`;
}

interface SignedFile {
  exportId: string;
  format: string;
  name: string;
}

function sign({ exportId, format, name }: SignedFile, expires: number, sessionKey: string): string {
  const key = Buffer.from(hkdfSync('sha256', sessionKey, '', 'farwend export address', 32));
  return createHmac('sha256', key).update(`${exportId}.${format} ${name} ${expires}`).digest('base64url');
}
