import { contract } from '@farwend/api-contract';
import { literal, type WhereOptions } from 'sequelize';
import { historyCalls } from '#src/calls/history.ts';
import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { findSeen } from '#src/calls/records.ts';
import { tripMatchEntity } from '#src/entities/tripMatches/tripMatch.entity.ts';
import { fileStore } from '#src/files/fileStore.ts';
import type { StoredFile } from '#src/files/storedFile.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import { type CallContext, created, type Handlers, nothing, ok, withoutTransaction } from '#src/http/handler.ts';
import { changeDocument, removeDocument } from './changeDocument.ts';
import { createOfTraveler, createOfTripMatch } from './createDocument.ts';
import { documentEntity as entity } from './document.entity.ts';
import type { DocumentLink, DocumentRow } from './document.model.ts';
import { showDocumentSnapshot } from './document.present.ts';
import { checkReadable } from './documentState.ts';

const list = contract.documents.list.path;

export const documentHandlers: Handlers<typeof contract.documents> = {
  list: async ({ query: { linkType, linkId, ...query } }, context) => {
    if ((linkType === undefined) !== (linkId === undefined))
      throw new Failure('validation.failed', { message: 'linkType and linkId go together.', status: 400 });
    const page = await listPage(entity, query, context, linkType && linkId ? linkedTo({ type: linkType, id: linkId }) : {});
    return { body: page, headers: pageHeaders(page, list) };
  },
  read: async ({ params }, context) => ok(entity.present(await findSeen(entity, params.id, context), context.actor)),
  update: withoutTransaction(async ({ params, body }, context) =>
    ok(entity.present(await changeDocument(params.id, body, context), context.actor)),
  ),
  remove: async ({ params }, context) => {
    await removeDocument(params.id, context);
    return nothing();
  },
  ...historyCalls(entity, (snapshot, { actor }) => showDocumentSnapshot(snapshot, actor)),
  downloadUrl: async ({ params }, context) => {
    const row = await findSeen(entity, params.id, context);
    checkReadable(row);
    const { url, expiresAt } = await fileStore(context.settings).downloadAddress(fileOf(row), callerOf(context));
    const { fileName, contentType, sizeBytes } = row;
    return ok({ url, expiresAt: expiresAt.toISOString(), fileName, contentType, sizeBytes });
  },
  uploadUrl: async ({ params }, context) => {
    const row = await findSeen(entity, params.id, context);
    if (!entity.policy.changes(context.actor, row))
      throw new Failure('auth.forbidden', { message: 'Only who made the document sends its file.' });
    if (row.status !== 'PENDING_UPLOAD' || row.uploadedAt !== null) {
      const message =
        row.status === 'PENDING_UPLOAD'
          ? 'The file has arrived. PUT the document to finish.'
          : 'The document has its file. Create its next version with replacesId.';
      throw new Failure('transition.notAllowed', { message, allowedTransitions: [] });
    }
    const { url, headers, expiresAt } = await fileStore(context.settings).uploadAddress(fileOf(row), callerOf(context));
    return ok({ url, method: 'PUT' as const, headers, expiresAt: expiresAt.toISOString() });
  },
  createOfTraveler: async ({ params, body }, context) => {
    const row = await createOfTraveler(params.id, body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  createOfTripMatch: async ({ params, body }, context) => {
    const row = await createOfTripMatch(params.id, body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  listOfTripMatch: async ({ params, query }, context) => {
    const { id } = await findSeen(tripMatchEntity, params.id, context);
    const page = await listPage(entity, query, context, linkedTo({ type: 'TRIP_MATCH', id }));
    return { body: page, headers: pageHeaders(page, `/v3/trip_matches/${id}/documents`) };
  },
};

/** Documents of one record; its type and id have been through their schemas. */
function linkedTo({ type, id }: DocumentLink): WhereOptions {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw fieldFailure('linkId', 'format', 'Enter an id as the API gives it');
  return literal(
    `EXISTS (SELECT FROM document_links l WHERE l.document_id = "document"."id" AND l.type = '${type}' AND l.target_id = '${id}')`,
  );
}

function fileOf(row: DocumentRow): StoredFile {
  if (row.storageKey === null) throw new Failure('link.expired', { message: 'The file was deleted for good.' });
  return { documentId: row.id, key: row.storageKey, fileName: row.fileName, contentType: row.contentType, sizeBytes: row.sizeBytes };
}

function callerOf({ actor }: CallContext): string {
  if (!actor.person) throw new Failure('auth.required');
  return actor.person.userId;
}
