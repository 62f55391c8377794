import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A random 256-bit secret with a prefix that secret scanners recognize. */
export function newSecret(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** The hash under which a secret is stored. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A keyed hash (HMAC) of personal data, so that a leaked database does not reveal it. */
export function keyedHash(value: string, key: string): string {
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, 22);
}

const hashes = new Map<string, string>();

/** The keyed hash of an IP address; up to a thousand are cached, because every request needs one. */
export function hashAddress(address: string, key: string): string {
  const name = `${key} ${address}`;
  const cached = hashes.get(name);
  if (cached !== undefined) return cached;
  const hash = keyedHash(address, key);
  if (hashes.size >= 1000) hashes.clear();
  hashes.set(name, hash);
  return hash;
}
