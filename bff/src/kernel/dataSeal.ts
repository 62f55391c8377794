import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Settings } from '#src/settings/settings.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed value is and whose: it opens only as the same. */
export interface SealedFor {
  purpose: 'accessibilityNeeds' | 'dietary' | 'totp' | 'webhookSecret';
  /** Id of the record or person. */
  owner: string;
}

/** Seals texts with AES-256-GCM, so that a copy of the database does not reveal them. */
export interface DataSeal {
  /** Begins with the id of the key: `fwk:{id}:`. */
  seal(text: string, whose: SealedFor): Buffer;
  /** Null if no key of the settings opens it. */
  open(sealed: Buffer, whose: SealedFor): string | null;
  /** The beginning of everything that the newest key has sealed. */
  readonly prefix: Buffer;
}

const seals = new WeakMap<Settings, DataSeal>();

/** The first of DATA_KEYS seals, all of them open. */
export function getDataSeal(settings: Settings): DataSeal {
  const cached = seals.get(settings);
  if (cached) return cached;
  const dataSeal = createDataSeal(settings);
  seals.set(settings, dataSeal);
  return dataSeal;
}

function createDataSeal({ dataKeys, sessionKeys }: Settings): DataSeal {
  const keys = dataKeys.map(({ id, key }) => ({ prefix: Buffer.from(`fwk:${id}:`), key }));
  const [newest] = keys;
  if (!newest) throw new Error('DATA_KEYS has no key to seal personal data with.');
  return {
    prefix: newest.prefix,
    seal: (text, whose) => Buffer.concat([newest.prefix, encrypt(text, newest.key, labelOf(whose))]),
    open(sealed, whose) {
      const sealer = keys.find(({ prefix }) => sealed.subarray(0, prefix.length).equals(prefix));
      if (sealer) return decrypt(sealed.subarray(sealer.prefix.length), sealer.key, labelOf(whose));
      return openEarlier(sealed, whose.owner, sessionKeys);
    },
  };
}

/** Values from before DATA_KEYS were sealed with keys derived from the session keys, and name none. */
function openEarlier(sealed: Buffer, owner: string, sessionKeys: readonly string[]): string | null {
  for (const sessionKey of sessionKeys) {
    const key = Buffer.from(hkdfSync('sha256', sessionKey, '', 'farwend personal text', 32));
    const text = decrypt(sealed, key, owner);
    if (text !== null) return text;
  }
  return null;
}

function labelOf({ purpose, owner }: SealedFor): string {
  return `${purpose} ${owner}`;
}

function encrypt(text: string, key: Buffer, label: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(label));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
}

function decrypt(sealed: Buffer, key: Buffer, label: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(label)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null; // sealed with another key or for somebody else, or tampered with
  }
}
