import { versionKinds } from '@farwend/api-contract';
import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

const versionSelect = `
  SELECT v.version, v.kind, v.snapshot, v.changed_fields, v.change_note, v.created_at, v.created_by_id, u.given_name || ' ' || u.family_name AS author
  FROM versions v LEFT JOIN users u ON u.id = v.created_by_id
  WHERE v.entity_type = :name AND v.entity_id = :id`;

export const VersionRow = z.object({
  version: z.int(),
  kind: z.enum(versionKinds),
  snapshot: json<Record<string, unknown>>(),
  changed_fields: z.array(z.string()),
  change_note: z.string().nullable(),
  created_at: z.date(),
  created_by_id: z.uuid().nullable(),
  author: z.string().nullable(),
});
export type VersionRow = z.output<typeof VersionRow>;

export const selectVersions = statement(
  'content.versions',
  { name: z.string(), id: z.uuid(), only: z.int().nullable(), limit: z.int(), offset: z.int() },
  VersionRow,
  `${versionSelect} AND (:only::int IS NULL OR v.version = :only) ORDER BY v.version DESC LIMIT :limit OFFSET :offset`,
);

export const selectVersion = statement(
  'content.version',
  { name: z.string(), id: z.uuid(), version: z.int() },
  VersionRow,
  `${versionSelect} AND v.version = :version`,
);
