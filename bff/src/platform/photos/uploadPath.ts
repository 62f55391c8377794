import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '#src/kernel/failure.ts';

const LIFETIME_MS = 15 * 60_000;
const pattern = /^\/uploads\/([0-9a-f-]{36})\/(\d{10,12})-([\w-]{43})$/;

/** Signs the path that accepts the bytes of a picture once, until `expiresAt`. */
export function signUploadPath(imageId: string, key: string, now = Date.now()): { path: string; expiresAt: Date } {
  const seconds = Math.floor((now + LIFETIME_MS) / 1000);
  return { path: `/uploads/${imageId}/${seconds}-${sign(imageId, seconds, key)}`, expiresAt: new Date(seconds * 1000) };
}

/** Parses and verifies an upload path; returns the image id. Throws 404 if malformed, 403 unless one of the keys signed it, 410 if expired. */
export function parseUploadPath(path: string, keys: readonly string[], now = Date.now()): string {
  const [, imageId = '', seconds = '', received = ''] = pattern.exec(path) ?? [];
  if (imageId === '')
    throw new Failure('resource.notFound', { message: 'This is not an upload URL. Use the one returned by POST /v3/images.' });
  const isSignedWith = (key: string) => timingSafeEqual(Buffer.from(sign(imageId, Number(seconds), key)), Buffer.from(received));
  if (!keys.some(isSignedWith))
    throw new Failure('auth.forbidden', { message: 'The signature of this URL is wrong. Use the URL returned by POST /v3/images.' });
  if (Number(seconds) * 1000 < now) throw new Failure('link.expired', { message: 'This upload URL has expired. Request a new one.' });
  return imageId;
}

function sign(imageId: string, seconds: number, key: string): string {
  return createHmac('sha256', key).update(`upload ${imageId} ${seconds}`).digest('base64url');
}
