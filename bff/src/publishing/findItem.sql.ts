import { z } from 'zod';
import { bytes } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

export const openPreviewLink = statement(
  'preview.open',
  { hash: bytes },
  z.object({
    entity_id: z.uuid(),
    entity_version: z.int().nullable(),
    ended: z.boolean(),
  }),
  `UPDATE preview_links SET opens = opens + 1 WHERE token_hash = :hash
     RETURNING entity_id, entity_version, (revoked_at IS NOT NULL OR expires_at < now()) AS ended`,
);

export const selectPreviewVersion = statement(
  'preview.version',
  { hash: bytes },
  z.object({
    version: z.int().nullable(),
  }),
  'SELECT entity_version AS version FROM preview_links WHERE token_hash = :hash',
);
