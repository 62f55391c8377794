import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new secret of 256 bits with a prefix that tells secret scanners what it is. */
export function newSecret(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a secret. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A keyed hash of something personal, so that a copy of the database does not tell it. */
export function keyedHash(value: string, key: string): string {
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, 22);
}

const hashes = new Map<string, string>();

/** The keyed hash of an address; the last thousand are remembered, because every request asks for one. */
export function addressHash(address: string, key: string): string {
  const known = hashes.get(address);
  if (known !== undefined) return known;
  const hash = keyedHash(address, key);
  if (hashes.size >= 1000) hashes.clear();
  hashes.set(address, hash);
  return hash;
}
