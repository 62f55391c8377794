import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Settings } from '#src/settings/settings.ts';

/** Name and public key of our own push app; its secret is derived from the session keys. */
export const OWN_APP = 'farwend';

const secretsBySettings = new WeakMap<Settings, readonly string[]>();

/** Derives the secrets of our own push app from the session keys, newest first, so that all nodes share them. */
export function derivePushSecrets(settings: Settings): readonly string[] {
  const secrets =
    secretsBySettings.get(settings) ??
    settings.sessionKeys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'farwend push', 32)).toString('base64url'));
  secretsBySettings.set(settings, secrets);
  return secrets;
}

/** Whether `auth`, in the form `key:signature`, is a signature of the text with one of the secrets. */
export function hasValidSignature(text: string, auth: string, secrets: readonly string[]): boolean {
  const [key, signature = ''] = auth.split(':');
  if (key !== OWN_APP || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const received = Buffer.from(signature, 'hex');
  return secrets.some((secret) => timingSafeEqual(createHmac('sha256', secret).update(text).digest(), received));
}
