import type { Context, Middleware } from 'koa';
import { preparedQuery } from '#src/database/prepared.ts';
import { selectById } from '#src/database/rowStatements.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { findSeen } from '#src/calls/records.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { documentEntity } from '#src/entities/documents/document.entity.ts';
import type { DocumentRow } from '#src/entities/documents/document.model.ts';
import { checkReadable } from '#src/entities/documents/documentState.ts';
import { actorOf } from '#src/http/actor.ts';
import { Failure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { asWriter, personColumns, personJoin, personOf, type PersonRow } from '#src/http/person.ts';
import { addressHash } from '#src/http/secrets.ts';
import type { Services } from '#src/services.ts';
import { attachment } from './attachment.ts';
import { documentFolder } from './diskStore.ts';
import { fileStore } from './fileStore.ts';
import { receiveFile } from './receiveFile.ts';
import { isOurSignature, readSignedQuery, type SignedFileQuery } from './signedFileUrl.ts';

const path = /^\/files\/([0-9a-f-]{36})$/;

/** Takes files in and gives them out at signed addresses of our own; what the person who asked may do is looked up again each time. */
export function serveFiles(services: Services): Middleware {
  return async (ctx, next) => {
    const documentId = path.exec(ctx.path)?.[1];
    if (documentId === undefined || services.settings.s3) return next();
    ctx.compress = false;
    ctx.set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' });
    if (ctx.method === 'PUT') return takeIn(documentId, ctx, services);
    if (ctx.method === 'GET' || ctx.method === 'HEAD') return giveOut(documentId, ctx, services);
    throw new Failure('method.notAllowed', { headers: { Allow: 'GET, HEAD, PUT' } });
  };
}

async function takeIn(documentId: string, ctx: Context, services: Services): Promise<void> {
  const { row, key, query, context } = await opened(documentId, 'PUT', ctx, services);
  if (!documentEntity.policy.changes(context.actor, row)) throw notFound();
  if (row.status !== 'PENDING_UPLOAD' || row.uploadedAt !== null || row.usedNonce === query.nonce) throw used();
  if ((ctx.get('Content-Type').split(';')[0] ?? '').trim().toLowerCase() !== query.type)
    throw new Failure('upload.typeNotAllowed', { message: `Send the file as ${query.type}.` });
  const length = ctx.get('Content-Length');
  if (length !== '' && Number(length) > query.size)
    throw new Failure('upload.tooLarge', { message: `The file was announced with ${query.size} bytes.`, headers: { Connection: 'close' } });
  const file = await receiveFile(ctx.req, query.size, documentFolder(services.settings), key);
  try {
    await inTransaction(services.sequelize, async (transaction) => {
      const claimed = await preparedQuery(services.sequelize, 'document.claim', claim, [documentId, query.nonce], transaction);
      if (claimed.length === 0) throw used();
      await file.keep();
    });
  } finally {
    await file.discard();
  }
  ctx.status = 204;
}

const claim = `
  UPDATE documents SET uploaded_at = now(), used_nonce = $2
  WHERE id = $1 AND status = 'PENDING_UPLOAD' AND uploaded_at IS NULL AND used_nonce IS DISTINCT FROM $2 RETURNING id`;

async function giveOut(documentId: string, ctx: Context, services: Services): Promise<void> {
  const { row, key, context } = await opened(documentId, 'GET', ctx, services);
  checkReadable(row);
  const store = fileStore(services.settings);
  const size = await store.size(key);
  if (size === null) throw notFound();
  if (ctx.method === 'GET') await recordAudit('DOWNLOAD', documentEntity.type, row.id, { category: row.category }, context);
  ctx.status = 200;
  ctx.set({
    'Content-Disposition': attachment(row.fileName),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  ctx.set('Content-Type', row.contentType);
  ctx.length = size;
  if (ctx.method === 'GET') ctx.body = await store.read(key);
  ctx.set('Content-Type', row.contentType); // koa names a stream application/octet-stream
  ctx.length = size;
}

interface Opened {
  row: DocumentRow;
  key: string;
  query: SignedFileQuery;
  context: CallContext;
}

/** The document of a signed address, as the person it was made for sees it now. */
async function opened(documentId: string, method: 'GET' | 'PUT', ctx: Context, services: Services): Promise<Opened> {
  const query = readSignedQuery(ctx.query);
  const known = query && (await selectById<DocumentRow>(services.sequelize, services.models.documents, documentId, null));
  const key = known?.storageKey;
  if (!query || !known || !key || !isOurSignature(method, { documentId, key }, query, services.settings)) throw notFound();
  if (query.expires * 1000 < Date.now()) throw new Failure('link.expired');
  const context = await contextOf(query.user, method, ctx, services);
  return { row: await findSeen(documentEntity, documentId, context), key, query, context };
}

async function contextOf(userId: string, method: 'GET' | 'PUT', ctx: Context, services: Services): Promise<CallContext> {
  const text = `SELECT ${personColumns} FROM users u ${personJoin} WHERE u.id = $1 AND u.status <> 'DISABLED'`;
  const [found] = await preparedQuery<PersonRow>(services.sequelize, 'file.person', text, [userId]);
  if (!found) throw notFound();
  const person = method === 'PUT' ? asWriter(personOf(found)) : personOf(found);
  const ipHash = addressHash(ctx.ip, services.settings.captchaKey);
  const actor = actorOf(person, { via: 'none', sessionHandle: null, tokenId: null, deviceId: null, ipHash });
  const requestId = String(ctx.state['requestId']);
  return { ...services, actor, transaction: null, requestId, ifMatch: null, captchaSolved: false, userAgent: null };
}

function used(): Failure {
  return new Failure('link.used', { message: 'A file was sent to this address already. Ask for a new address to send another.' });
}
