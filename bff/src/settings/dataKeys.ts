import { randomBytes } from 'node:crypto';

const KEY_BYTES = 32;

/** A key that seals data at rest. Its id is part of every value that it sealed. */
export interface DataKey {
  id: string;
  /** 256 random bits. */
  key: Buffer;
}

/** Parses `id:base64`; null if it is not a key of 256 bits with an id of 1 to 20 characters. */
export function parseDataKey(text: string): DataKey | null {
  const [, id, base64] = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/_-]+={0,2})$/.exec(text) ?? [];
  if (id === undefined || base64 === undefined) return null;
  const key = Buffer.from(base64, 'base64');
  return key.length === KEY_BYTES ? { id, key } : null;
}

/** A new key as `id:base64`, with an id that no other data folder generates. */
export function generateDataKey(): string {
  return `local-${randomBytes(4).toString('hex')}:${randomBytes(KEY_BYTES).toString('base64')}`;
}
