import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const deleteRedirect = statement(
  'redirects.shown',
  { fromPath: z.string() },
  null,
  'DELETE FROM redirects WHERE from_path = :fromPath',
);

export const retargetRedirects = statement(
  'redirects.follow',
  { toPath: z.string(), type: z.string(), id: z.uuid() },
  null,
  `UPDATE redirects SET to_path = NULL, to_entity_type = :type, to_entity_id = :id, version = version + 1, updated_at = now() WHERE to_path = :toPath`,
);

export const upsertAliasRedirect = statement(
  'redirects.leave',
  { newId: z.uuid(), fromPath: z.string(), type: z.string(), id: z.uuid() },
  null,
  `INSERT INTO redirects (id, from_path, to_entity_type, to_entity_id, code, reason) VALUES (:newId, :fromPath, :type, :id, 301, 'ALIAS')
     ON CONFLICT (from_path) DO UPDATE SET to_entity_type = :type, to_entity_id = :id, to_path = NULL, code = 301, reason = 'ALIAS'`,
);

export const markRedirectsGone = statement(
  'redirects.targetsGone',
  { itemIds: z.array(z.uuid()).readonly(), paths: z.array(z.string()).readonly() },
  null,
  `UPDATE redirects SET to_path = NULL, to_entity_type = NULL, to_entity_id = NULL, code = 410, reason = 'DELETED', version = version + 1, updated_at = now()
     WHERE to_entity_id = ANY (:itemIds) OR to_path = ANY (:paths)`,
);

export const insertGoneRedirects = statement(
  'redirects.gone',
  { ids: z.array(z.uuid()).readonly(), paths: z.array(z.string()).readonly() },
  null,
  `INSERT INTO redirects (id, from_path, code, reason) SELECT id, path, 410, 'DELETED' FROM unnest(:ids::uuid[], :paths::text[]) AS gone (id, path)
     ON CONFLICT (from_path) DO NOTHING`,
);
