import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '#src/http/failure.ts';

const LIFE_MS = 15 * 60_000;
const pattern = /^\/uploads\/([0-9a-f-]{36})\/(\d{10,12})-([\w-]{43})$/;

/** The address that takes the bytes of a picture once, until `expiresAt`. */
export function uploadPath(imageId: string, key: string, now = Date.now()): { path: string; expiresAt: Date } {
  const seconds = Math.floor((now + LIFE_MS) / 1000);
  return { path: `/uploads/${imageId}/${seconds}-${signature(imageId, seconds, key)}`, expiresAt: new Date(seconds * 1000) };
}

/** The id of the picture whose bytes an address takes. Throws 404 for another form, 403 for a wrong signature, 410 when it is too late. */
export function readUploadPath(path: string, key: string, now = Date.now()): string {
  const [, imageId = '', seconds = '', given = ''] = pattern.exec(path) ?? [];
  if (imageId === '')
    throw new Failure('resource.notFound', { message: 'No upload has such an address. Use the one that POST /v3/images gave.' });
  if (!timingSafeEqual(Buffer.from(signature(imageId, Number(seconds), key)), Buffer.from(given)))
    throw new Failure('auth.forbidden', { message: 'The signature of this address is wrong. Use the address that POST /v3/images gave.' });
  if (Number(seconds) * 1000 < now)
    throw new Failure('link.expired', { message: 'This upload address is past its time. Ask for a new one.' });
  return imageId;
}

function signature(imageId: string, seconds: number, key: string): string {
  return createHmac('sha256', key).update(`upload ${imageId} ${seconds}`).digest('base64url');
}
