import type { contract } from '@farwend/api-contract';
import { randomBytes } from 'node:crypto';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { withContentType } from '#src/domains/editorial/withContentType.ts';
import { findDraft } from '#src/publishing/findContent.ts';
import { hashPreviewToken } from '#src/publishing/findItem.ts';
import { loadVersionFields } from '#src/publishing/publishContent.ts';
import { newId } from '#src/kernel/newId.ts';
import { is, userIdOf } from '#src/kernel/actor.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { type PreviewLinkRow, PreviewLinkModel } from './previewLink.model.ts';

const LIFETIME_MS = 7 * 24 * 3600 * 1000;

/** Administrators and publishers see all links, others those they created. */
const previewLinkEntity: Entity<PreviewLinkRow, ReturnType<typeof present>> = {
  type: 'previewLink',
  model: PreviewLinkModel,
  policy: {
    visibleTo: (actor) => (is(actor, 'admin', 'publisher') ? {} : { createdById: userIdOf(actor) }),
    canChange: (actor, row) => is(actor, 'admin') || row.createdById === userIdOf(actor),
  },
  present,
  snapshot: present,
  fields: {
    entityType: { attribute: 'entityType', kind: 'text' },
    entityId: { attribute: 'entityId', kind: 'id' },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
    expiresAt: { attribute: 'expiresAt', kind: 'moment', sortable: true },
  },
  defaultSort: ['createdAt', 'DESC'],
};

const { list, read } = recordCalls(previewLinkEntity);

export const previewLinkHandlers: Handlers<typeof contract.previewLinks> = {
  list,
  read,

  create: async ({ body }, context) => {
    const { entityType, entityId, entityVersion = null } = body;
    await withContentType(entityType, async (type) => {
      const row = await findDraft(type, entityId, context);
      if (entityVersion !== null) await loadVersionFields(type, row, entityVersion, context);
    });
    const token = `fpv_${randomBytes(32).toString('base64url')}`;
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    const link = { entityType, entityId, entityVersion, tokenHash: hashPreviewToken(token), expiresAt, revokedAt: null, opens: 0 };
    const row = await insertRecord(previewLinkEntity, { ...newRecord(newId(), context), ...link }, context);
    return created({ ...present(row), token }, `/v3/preview_links/${row.id}`);
  },

  update: async ({ params, body }, context) => {
    const row = await findForUpdate(previewLinkEntity, params.id, context, body.version);
    const values = { expiresAt: new Date(Date.now() + LIFETIME_MS) };
    return ok(present(await saveChange(previewLinkEntity, row, { values, action: 'PROLONG' }, context)));
  },

  remove: async ({ params }, context) => {
    const row = await findForUpdate(previewLinkEntity, params.id, context);
    await saveChange(
      previewLinkEntity,
      row,
      { values: { revokedAt: row.revokedAt ?? new Date() }, kind: 'STATUS', action: 'REVOKE' },
      context,
    );
    return noContent();
  },
};

function present(row: PreviewLinkRow) {
  const { id, entityType, entityId, entityVersion, opens, createdById, version } = row;
  const moments = { expiresAt: toIsoString(row.expiresAt), revokedAt: toIsoString(row.revokedAt), createdAt: toIsoString(row.createdAt) };
  return { id, entityType, entityId, entityVersion, ...moments, opens, createdById, version };
}
