import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Settings } from '#src/settings.ts';

/** Name and public key of our own push app; the secret follows from the session keys. */
export const OWN_APP = 'farwend';

const made = new WeakMap<Settings, readonly string[]>();

/** The secrets of our own push app, newest first: all nodes with the same session keys have the same. */
export function pushSecrets(settings: Settings): readonly string[] {
  const known =
    made.get(settings) ??
    settings.sessionKeys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'farwend push', 32)).toString('base64url'));
  made.set(settings, known);
  return known;
}

/** Whether `auth`, like `key:signature`, signs the text with one of the secrets. */
export function isSigned(text: string, auth: string, secrets: readonly string[]): boolean {
  const [key, signature = ''] = auth.split(':');
  if (key !== OWN_APP || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return secrets.some((secret) => timingSafeEqual(createHmac('sha256', secret).update(text).digest(), given));
}
