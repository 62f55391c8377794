import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Settings } from '#src/settings.ts';
import type { StoredFile } from './storedFile.ts';

/** What a signed address says; its signature covers all of it, and the file's key besides. */
const Signed = z.object({
  user: z.uuid(),
  nonce: z.string().regex(/^[\w-]{22}$/),
  size: z.coerce.number().int().min(1),
  type: z.string().max(120),
  expires: z.coerce.number().int().min(0),
  signature: z.string().max(100),
});
export type SignedFileQuery = z.output<typeof Signed>;

/** An address of ours for the file, for one method and one person. */
export function signedFileUrl(
  method: 'GET' | 'PUT',
  file: Pick<StoredFile, 'documentId' | 'key' | 'sizeBytes' | 'contentType'>,
  userId: string,
  expiresAt: Date,
  settings: Settings,
): string {
  const said = {
    user: userId,
    nonce: randomBytes(16).toString('base64url'),
    size: file.sizeBytes,
    type: file.contentType,
    expires: Math.floor(expiresAt.getTime() / 1000),
  };
  const signature = signatureOf(method, file, said, settings);
  const query = new URLSearchParams({ ...said, size: String(said.size), expires: String(said.expires), signature });
  return `${settings.publicOrigin}/files/${file.documentId}?${query.toString()}`;
}

/** What an address says, or null when it says it wrongly. */
export function readSignedQuery(query: unknown): SignedFileQuery | null {
  return Signed.safeParse(query).data ?? null;
}

/** Whether we signed this address for this method and this very file. */
export function isOurSignature(
  method: 'GET' | 'PUT',
  file: Pick<StoredFile, 'documentId' | 'key'>,
  query: SignedFileQuery,
  settings: Settings,
): boolean {
  const expected = Buffer.from(signatureOf(method, file, query, settings));
  const given = Buffer.from(query.signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(
  method: 'GET' | 'PUT',
  { documentId, key }: Pick<StoredFile, 'documentId' | 'key'>,
  { user, nonce, size, type, expires }: Omit<SignedFileQuery, 'signature'>,
  { sessionKeys }: Settings,
): string {
  const text = ['file', method, documentId, key, user, nonce, size, type, expires].join('\n');
  return createHmac('sha256', sessionKeys.at(-1) ?? '')
    .update(text)
    .digest('base64url');
}
