import type { Context, Middleware } from 'koa';
import { findVisible } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { documentEntity } from '#src/domains/conversations/documents/document.entity.ts';
import { DocumentModel, type DocumentRow } from '#src/domains/conversations/documents/document.model.ts';
import { checkReadable } from '#src/domains/conversations/documents/checkReadable.ts';
import { createActor } from '#src/kernel/actor.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { withWriteAccess, personOf } from '#src/domains/accounts/users/person.ts';
import { hashAddress } from '#src/settings/secrets.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { attachmentDisposition } from '#src/platform/files/attachmentDisposition.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import { folderOf } from '#src/platform/files/fileStore.ts';
import { receiveFile } from '#src/platform/files/receiveFile.ts';
import { hasValidSignature, parseSignedQuery, type SignedFileQuery } from '#src/platform/files/signedFileUrl.ts';
import { claimUpload, selectLinkPerson } from './serveFiles.sql.ts';

const path = /^\/files\/([0-9a-f-]{36})$/;

/** Receives and serves files at our own signed URLs; the rights of the person they were signed for are checked again on each request. */
export function serveFiles(services: Services): Middleware {
  return async (ctx, next) => {
    const documentId = path.exec(ctx.path)?.[1];
    if (documentId === undefined || services.settings.s3) return next();
    ctx.compress = false;
    ctx.set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' });
    if (ctx.method === 'PUT') return receiveUpload(documentId, ctx, services);
    if (ctx.method === 'GET' || ctx.method === 'HEAD') return sendDownload(documentId, ctx, services);
    throw new Failure('method.notAllowed', { headers: { Allow: 'GET, HEAD, PUT' } });
  };
}

async function receiveUpload(documentId: string, ctx: Context, services: Services): Promise<void> {
  const { row, key, query, context } = await openLink(documentId, 'PUT', ctx, services);
  if (!documentEntity.policy.canChange(context.actor, row)) throw notFound();
  if (row.status !== 'PENDING_UPLOAD' || row.uploadedAt !== null || row.usedNonce === query.nonce) throw linkUsedFailure();
  if ((ctx.get('Content-Type').split(';')[0] ?? '').trim().toLowerCase() !== query.type)
    throw new Failure('upload.typeNotAllowed', { message: `Send the file as ${query.type}.` });
  const length = ctx.get('Content-Length');
  if (length !== '' && Number(length) > query.size)
    throw new Failure('upload.tooLarge', { message: `The file was announced with ${query.size} bytes.`, headers: { Connection: 'close' } });
  const file = await receiveFile(ctx.req, query.size, folderOf('documents', services.settings), key);
  try {
    await services.db.transaction(async (db) => {
      const claimed = await db.run(claimUpload, { documentId, nonce: query.nonce });
      if (claimed.length === 0) throw linkUsedFailure();
      await file.keep();
    });
  } finally {
    await file.discard();
  }
  ctx.status = 204;
}

async function sendDownload(documentId: string, ctx: Context, services: Services): Promise<void> {
  const { row, key, context } = await openLink(documentId, 'GET', ctx, services);
  checkReadable(row);
  const store = getDocumentStore(services.settings);
  const size = await store.size(key);
  if (size === null) throw notFound();
  if (ctx.method === 'GET') await recordAudit('DOWNLOAD', documentEntity.type, row.id, { category: row.category }, context);
  ctx.status = 200;
  ctx.set({
    'Content-Disposition': attachmentDisposition(row.fileName),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  ctx.set('Content-Type', row.contentType);
  ctx.length = size;
  if (ctx.method === 'GET') ctx.body = await store.read(key);
  ctx.set('Content-Type', row.contentType); // koa sets application/octet-stream for streams
  ctx.length = size;
}

interface OpenedLink {
  row: DocumentRow;
  key: string;
  query: SignedFileQuery;
  context: CallContext;
}

/** Verifies a signed URL and loads its document with the current rights of its person. */
async function openLink(documentId: string, method: 'GET' | 'PUT', ctx: Context, services: Services): Promise<OpenedLink> {
  const query = parseSignedQuery(ctx.query);
  const document = query && (await services.db.byId(DocumentModel, documentId));
  const key = document?.storageKey;
  if (!query || !key || !hasValidSignature(method, { documentId, key }, query, services.settings)) throw notFound();
  if (query.expires * 1000 < Date.now()) throw new Failure('link.expired');
  const context = await loadContext(query.user, method, ctx, services);
  return { row: await findVisible(documentEntity, documentId, context), key, query, context };
}

async function loadContext(userId: string, method: 'GET' | 'PUT', ctx: Context, services: Services): Promise<CallContext> {
  const [row] = await services.db.run(selectLinkPerson, { userId });
  if (!row) throw notFound();
  const person = method === 'PUT' ? withWriteAccess(personOf(row)) : personOf(row);
  const ipHash = hashAddress(ctx.ip, services.settings.captchaKey);
  const actor = createActor(person, { via: 'none', sessionHandle: null, tokenId: null, deviceId: null, ipHash });
  const requestId = String(ctx.state['requestId']);
  return { ...services, actor, requestId, ifMatch: null, captchaSolved: false, userAgent: null };
}

function linkUsedFailure(): Failure {
  return new Failure('link.used', { message: 'A file was already uploaded to this URL. Request a new upload URL to send another.' });
}
