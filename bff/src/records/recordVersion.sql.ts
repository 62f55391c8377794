import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

export const insertAudit = statement(
  'audit.insert',
  {
    id: z.guid(),
    actorUserId: z.guid().nullable(),
    actorKind: z.string(),
    action: z.string(),
    entityType: z.string(),
    entityId: z.guid().nullable(),
    requestId: z.string(),
    ipHash: z.string(),
    details: json<Record<string, unknown>>(),
  },
  null,
  `INSERT INTO audit (id, actor_user_id, actor_kind, action, entity_type, entity_id, request_id, ip_hash, details)
   VALUES (:id, :actorUserId, :actorKind, :action, :entityType, :entityId, :requestId, :ipHash, :details)`,
);
