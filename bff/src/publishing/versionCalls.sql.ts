import { versionKinds } from '@farwend/api-contract';
import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { buildKeysetSql, pageParams, positionColumn } from '#src/db/keysetSql.ts';
import { statement } from '#src/db/statement.ts';

const columns = `v.version, v.kind, v.snapshot, v.changed_fields, v.change_note, v.created_at, v.created_by_id, u.given_name || ' ' || u.family_name AS author`;
const from = `
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

const { position, isAfter, page } = buildKeysetSql([{ sql: 'v.version', type: 'int', direction: 'DESC' }]);

export const selectVersions = statement(
  'content.versions',
  { name: z.string(), id: z.uuid(), only: z.int().nullable(), ...pageParams },
  VersionRow.extend(positionColumn),
  `SELECT ${columns}, ${position} ${from} AND (:only::int IS NULL OR v.version = :only) AND ${isAfter} ${page}`,
);

export const selectVersion = statement(
  'content.version',
  { name: z.string(), id: z.uuid(), version: z.int() },
  VersionRow,
  `SELECT ${columns} ${from} AND v.version = :version`,
);
