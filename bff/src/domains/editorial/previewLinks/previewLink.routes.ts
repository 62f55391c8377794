import type { contract } from '@farwend/api-contract';
import { randomBytes } from 'node:crypto';
import { type Entity, moment } from '#src/calls/entity.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { withType } from '#src/content/contentTypeOf.ts';
import { findDraft } from '#src/content/findContent.ts';
import { hashOf } from '#src/content/findPiece.ts';
import { fieldsOfVersion } from '#src/content/publishContent.ts';
import { newId } from '#src/database/newId.ts';
import { is, userIdOf } from '#src/http/actor.ts';
import { created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import type { PreviewLinkRow } from './previewLink.model.ts';

const DAYS = 7 * 24 * 3600 * 1000;

/** Admins and publishers see all links, others those they made. */
const previewLinkEntity: Entity<PreviewLinkRow, ReturnType<typeof present>> = {
  type: 'previewLink',
  model: ({ models }) => models.previewLinks,
  policy: {
    sees: (actor) => (is(actor, 'admin', 'publisher') ? {} : { createdById: userIdOf(actor) }),
    changes: (actor, row) => is(actor, 'admin') || row.createdById === userIdOf(actor),
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

const { list, read } = recordCalls(previewLinkEntity, '/v3/preview_links');

export const previewLinkHandlers: Handlers<typeof contract.previewLinks> = {
  list,
  read,

  create: async ({ body }, context) => {
    const { entityType, entityId, entityVersion = null } = body;
    await withType(entityType, async (type) => {
      const row = await findDraft(type, entityId, context);
      if (entityVersion !== null) await fieldsOfVersion(type, row, entityVersion, context);
    });
    const token = `fpv_${randomBytes(32).toString('base64url')}`;
    const expiresAt = new Date(Date.now() + DAYS);
    const made = { entityType, entityId, entityVersion, tokenHash: hashOf(token), expiresAt, revokedAt: null, opens: 0 };
    const row = await insertRecord(previewLinkEntity, { ...newRecord(newId(), context), ...made }, context);
    return created({ ...present(row), token }, `/v3/preview_links/${row.id}`);
  },

  update: async ({ params, body }, context) => {
    const row = await findToChange(previewLinkEntity, params.id, context, body.version);
    const values = { expiresAt: new Date(Date.now() + DAYS) };
    return ok(present(await saveChange(previewLinkEntity, row, { values, action: 'PROLONG' }, context)));
  },

  remove: async ({ params }, context) => {
    const row = await findToChange(previewLinkEntity, params.id, context);
    await saveChange(
      previewLinkEntity,
      row,
      { values: { revokedAt: row.revokedAt ?? new Date() }, kind: 'STATUS', action: 'REVOKE' },
      context,
    );
    return nothing();
  },
};

function present(row: PreviewLinkRow) {
  const { id, entityType, entityId, entityVersion, opens, createdById, version } = row;
  const moments = { expiresAt: moment(row.expiresAt), revokedAt: moment(row.revokedAt), createdAt: moment(row.createdAt) };
  return { id, entityType, entityId, entityVersion, ...moments, opens, createdById, version };
}
