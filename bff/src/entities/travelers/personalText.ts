import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Settings } from '#src/settings.ts';

const IV = 12;
const TAG = 16;

/** Encrypts and decrypts texts about health, AES-256-GCM: a copy of the database tells nothing. `owner` binds a text to its record. */
export interface PersonalText {
  seal(text: string, owner: string): Buffer;
  /** Null when no present key opens it. */
  open(sealed: Buffer, owner: string): string | null;
}

const made = new WeakMap<Settings, PersonalText>();

/** Keys follow from the session keys: the newest seals, all of them open. */
export function personalText(settings: Settings): PersonalText {
  const known = made.get(settings);
  if (known) return known;
  const keys = settings.sessionKeys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'farwend personal text', 32)));
  const [newest] = keys;
  const text: PersonalText = {
    seal(plain, owner) {
      if (!newest) throw new Error('There is no session key to derive the key of personal texts from.');
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', newest, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, owner) => keys.reduce<string | null>((found, key) => found ?? openWith(key, sealed, owner), null),
  };
  made.set(settings, text);
  return text;
}

function openWith(key: Buffer, sealed: Buffer, owner: string): string | null {
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV)).setAAD(Buffer.from(owner));
    cipher.setAuthTag(sealed.subarray(IV, IV + TAG));
    return Buffer.concat([cipher.update(sealed.subarray(IV + TAG)), cipher.final()]).toString('utf8');
  } catch {
    return null; // sealed with another key, or changed
  }
}
