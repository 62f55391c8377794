import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Settings } from '#src/settings/settings.ts';
import type { StoredFile } from './storedFile.ts';

/** The query of a signed URL. The signature covers all of it and the storage key of the file. */
const SignedQuery = z.object({
  user: z.uuid(),
  nonce: z.string().regex(/^[\w-]{22}$/),
  size: z.coerce.number().int().min(1),
  type: z.string().max(120),
  expires: z.coerce.number().int().min(0),
  signature: z.string().max(100),
});
export type SignedFileQuery = z.output<typeof SignedQuery>;

/** Signs a URL of our own for a file, valid for one method and one person. */
export function signFileUrl(
  method: 'GET' | 'PUT',
  file: Pick<StoredFile, 'documentId' | 'key' | 'sizeBytes' | 'contentType'>,
  userId: string,
  expiresAt: Date,
  settings: Settings,
): string {
  const claims = {
    user: userId,
    nonce: randomBytes(16).toString('base64url'),
    size: file.sizeBytes,
    type: file.contentType,
    expires: Math.floor(expiresAt.getTime() / 1000),
  };
  const signature = sign(method, file, claims, settings.sessionKeys[0] ?? '');
  const query = new URLSearchParams({ ...claims, size: String(claims.size), expires: String(claims.expires), signature });
  return `${settings.filesOrigin}/files/${file.documentId}?${query.toString()}`;
}

/** Parses the query of a signed URL; null if it is malformed. */
export function parseSignedQuery(query: unknown): SignedFileQuery | null {
  return SignedQuery.safeParse(query).data ?? null;
}

/** Whether one of the session keys signed it for this method and file. */
export function hasValidSignature(
  method: 'GET' | 'PUT',
  file: Pick<StoredFile, 'documentId' | 'key'>,
  query: SignedFileQuery,
  { sessionKeys }: Settings,
): boolean {
  const received = Buffer.from(query.signature);
  return sessionKeys.some((key) => {
    const expected = Buffer.from(sign(method, file, query, key));
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}

function sign(
  method: 'GET' | 'PUT',
  { documentId, key }: Pick<StoredFile, 'documentId' | 'key'>,
  { user, nonce, size, type, expires }: Omit<SignedFileQuery, 'signature'>,
  sessionKey: string,
): string {
  const text = ['file', method, documentId, key, user, nonce, size, type, expires].join('\n');
  return createHmac('sha256', sessionKey).update(text).digest('base64url');
}
