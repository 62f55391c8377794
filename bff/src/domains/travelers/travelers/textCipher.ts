import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Settings } from '#src/settings/settings.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts about health with AES-256-GCM, so that a copy of the database does not reveal them. `owner` binds a text to its record. */
export interface TextCipher {
  encrypt(text: string, owner: string): Buffer;
  /** Null if no current key decrypts it. */
  decrypt(ciphertext: Buffer, owner: string): string | null;
}

const ciphers = new WeakMap<Settings, TextCipher>();

/** Keys are derived from the session keys: the newest encrypts, all of them decrypt. */
export function getTextCipher(settings: Settings): TextCipher {
  const cached = ciphers.get(settings);
  if (cached) return cached;
  const keys = settings.sessionKeys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'farwend personal text', 32)));
  const [newest] = keys;
  const textCipher: TextCipher = {
    encrypt(plain, owner) {
      if (!newest) throw new Error('There is no session key to derive the encryption key of personal texts from.');
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newest, iv).setAAD(Buffer.from(owner));
      const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
    },
    decrypt: (ciphertext, owner) => keys.reduce<string | null>((text, key) => text ?? decryptWith(key, ciphertext, owner), null),
  };
  ciphers.set(settings, textCipher);
  return textCipher;
}

function decryptWith(key: Buffer, ciphertext: Buffer, owner: string): string | null {
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, ciphertext.subarray(0, IV_BYTES)).setAAD(Buffer.from(owner));
    cipher.setAuthTag(ciphertext.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([cipher.update(ciphertext.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8');
  } catch {
    return null; // encrypted with another key, or tampered with
  }
}
