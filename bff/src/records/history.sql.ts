import { versionKinds } from '@farwend/api-contract';
import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { buildKeysetSql, pageParams, positionColumn } from '#src/db/keysetSql.ts';
import { statement } from '#src/db/statement.ts';

const VersionRow = z.object({
  version: z.int(),
  kind: z.enum(versionKinds),
  snapshot: json<Record<string, unknown>>(),
  changed_fields: z.array(z.string()),
  change_note: z.string().nullable(),
  created_at: z.date(),
  created_by_id: z.guid().nullable(),
  author: z.string().nullable(),
});
export type VersionRow = z.output<typeof VersionRow>;

const recordParams = { entityType: z.string(), entityId: z.guid() };
const columns = `v.version, v.kind, v.snapshot, v.changed_fields, v.change_note, v.created_at, v.created_by_id, u.given_name || ' ' || u.family_name AS author`;
const from = `
  FROM versions v LEFT JOIN users u ON u.id = v.created_by_id
  WHERE v.entity_type = :entityType AND v.entity_id = :entityId`;

const { position, isAfter, page } = buildKeysetSql([{ sql: 'v.version', type: 'int', direction: 'DESC' }]);

/** The versions of a record, newest first. */
export const selectVersions = statement(
  'versions.list',
  { ...recordParams, ...pageParams },
  VersionRow.extend(positionColumn),
  `SELECT ${columns}, ${position} ${from} AND ${isAfter} ${page}`,
);

export const countVersions = statement(
  'versions.count',
  recordParams,
  z.object({ total: z.int() }),
  'SELECT count(*)::int AS total FROM versions WHERE entity_type = :entityType AND entity_id = :entityId',
);

export const selectVersion = statement(
  'versions.byNumber',
  { ...recordParams, version: z.int() },
  VersionRow,
  `SELECT ${columns} ${from} AND v.version = :version`,
);
