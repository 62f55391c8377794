import { contract } from '@farwend/api-contract';
import type { WhereOptions } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import { historyCalls } from '#src/records/history.ts';
import { listPage } from '#src/records/lists.ts';
import { findVisible } from '#src/records/records.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { tripMatchEntity } from '#src/domains/trips/tripMatches/tripMatch.entity.ts';
import { getDocumentStore } from '#src/platform/files/documentStore.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok, withoutTransaction } from '#src/kernel/handler.ts';
import { changeDocument, removeDocument } from './changeDocument.ts';
import { createOfPartner, createOfTraveler, createOfTripMatch } from './createDocument.ts';
import { documentEntity as entity } from './document.entity.ts';
import type { DocumentLink } from './document.model.ts';
import { presentDocumentSnapshot } from './document.present.ts';
import type { LinkTargets } from './documentLinks.ts';
import { requireStoredFile, requireUserId, signDocumentUrl } from './signDocumentUrl.ts';
import { verifyDocument } from './verifyDocument.ts';

const list = contract.documents.list.path;

/** `targets` are passed in because sales depend on this domain. */
export const documentHandlers = (targets: LinkTargets): Handlers<typeof contract.documents> => ({
  list: listOf(entity, async ({ query: { linkType, linkId, ...query } }, context) => {
    if ((linkType === undefined) !== (linkId === undefined))
      throw new Failure('validation.failed', { message: 'Send linkType and linkId together.', status: 400 });
    return ok(await listPage(entity, query, context, linkType && linkId ? isLinkedTo({ type: linkType, id: linkId }) : {}));
  }),
  read: async ({ params }, context) => ok(entity.present(await findVisible(entity, params.id, context), context.actor)),
  update: withoutTransaction(async ({ params, body }, context) =>
    ok(entity.present(await changeDocument(params.id, body, targets, context), context.actor)),
  ),
  remove: async ({ params }, context) => {
    await removeDocument(params.id, context);
    return noContent();
  },
  verify: async ({ params, body }, context) => ok(entity.present(await verifyDocument(params.id, body, context), context.actor)),
  ...historyCalls(entity, (snapshot, { actor }) => presentDocumentSnapshot(snapshot, actor)),
  downloadUrl: async ({ params }, context) => ok(await signDocumentUrl(await findVisible(entity, params.id, context), context)),
  uploadUrl: async ({ params }, context) => {
    const row = await findVisible(entity, params.id, context);
    if (!entity.policy.canChange(context.actor, row))
      throw new Failure('auth.forbidden', { message: 'Only the owner of the document can upload its file.' });
    if (row.status !== 'PENDING_UPLOAD' || row.uploadedAt !== null) {
      const message =
        row.status === 'PENDING_UPLOAD'
          ? 'The file has been uploaded. PUT the document to finish.'
          : 'The document already has a file. Create a new version with replacesId.';
      throw new Failure('transition.notAllowed', { message, allowedTransitions: [] });
    }
    const { url, headers, expiresAt } = await getDocumentStore(context.settings).signUploadUrl(
      requireStoredFile(row),
      requireUserId(context),
    );
    return ok({ url, method: 'PUT' as const, headers, expiresAt: expiresAt.toISOString() });
  },
  createOfTraveler: async ({ params, body }, context) => {
    const row = await createOfTraveler(params.id, body, targets, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  createOfTripMatch: async ({ params, body }, context) => {
    const row = await createOfTripMatch(params.id, body, targets, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  createOfPartner: async ({ params, body }, context) => {
    const row = await createOfPartner(params.id, body, targets, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  listOfPartner: listOf(entity, async ({ params, query }, context) => {
    const { id } = await findVisible(partnerEntity, params.id, context);
    return ok(await listPage(entity, query, context, isLinkedTo({ type: 'PARTNER', id })));
  }),
  listOfTripMatch: listOf(entity, async ({ params, query }, context) => {
    const { id } = await findVisible(tripMatchEntity, params.id, context);
    return ok(await listPage(entity, query, context, isLinkedTo({ type: 'TRIP_MATCH', id })));
  }),
});

function isLinkedTo({ type, id }: DocumentLink): WhereOptions {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw fieldFailure('linkId', 'format', 'Enter an id as the API gives it');
  return sqlCondition(
    'EXISTS (SELECT FROM document_links l WHERE l.document_id = "document"."id" AND l.type = :type AND l.target_id = :id)',
    { type, id },
  );
}
