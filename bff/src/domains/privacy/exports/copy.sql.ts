import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import type { Shape, Statement } from '#src/kernel/db.ts';
import { personalData } from '#src/domains/privacy/erasure/personalData.data.ts';
import { parameterShapes, type ErasureParameters } from '#src/domains/privacy/erasure/parameters.ts';
import { listColumns } from '#src/domains/privacy/erasure/tableRules.ts';

const Rows = z.object({ rows: json<Record<string, unknown>[]>() });

/** What a copy says of one table. */
export interface CopyStep {
  table: string;
  run: Statement<object, z.output<typeof Rows>>;
  uses: readonly (keyof ErasureParameters)[];
}

/** Tables whose rows are traces of calls, imports and exports, with data of others in them. */
const leftOut = ['idempotency_keys', 'exports', 'imports', 'import_lines', 'external_ids', 'audit'];
/** Rows beside those that an erasure would change: what they may read today. */
const further: Record<string, string> = {
  messages: `sent_at IS NOT NULL AND ((author_type = 'agent' AND author_id = ANY (:agentIds::uuid[]))
    OR (cardinality(:agentIds::uuid[]) = 0 AND conversation_id = ANY (:conversationIds::uuid[] || :sharedConversationIds::uuid[])))`,
  documents: 'id = ANY (:keptDocumentIds)',
  trip_requests: 'id = ANY (:sharedRequestIds)',
};
/** What belongs to the team and the companies, or only serves a search. */
const hidden = ['search_text', 'owner_scope', 'mentions', 'storage_key', 'matching_notes', 'follower_ids', 'email_hmac'];
const maskedParty = `(SELECT jsonb_agg(CASE WHEN item ->> 'travelerId' = ANY (:travelerIds::uuid[]::text[]) THEN item
  ELSE item || '{"email": "•••", "phone": null, "familyName": "•••"}' END ORDER BY n) FROM jsonb_array_elements(travelers) WITH ORDINALITY i (item, n))`;

/** A statement for each table that has rows of the person. */
export const copySteps: readonly CopyStep[] = Object.entries(personalData).flatMap(([table, rules]) => {
  if (rules.rows === undefined || leftOut.includes(table)) return [];
  const removed = [...listColumns(rules, 'SECRET'), ...hidden].map((column) => `'${column}'`).join(', ');
  const row = `to_jsonb(t) - ARRAY[${removed}]${table === 'trip_requests' ? ` || jsonb_build_object('travelers', ${maskedParty})` : ''}`;
  const where = further[table] === undefined ? rules.rows : `(${rules.rows}) OR (${further[table]})`;
  const text = `SELECT coalesce(jsonb_agg(${row}), '[]') AS rows FROM ${table} t WHERE ${where}`;
  const uses = Object.keys(parameterShapes).filter((name): name is keyof ErasureParameters => new RegExp(`:${name}\\b`).test(text));
  const shape: Shape = Object.fromEntries(uses.map((name) => [name, parameterShapes[name]]));
  return [{ table, run: statement(`copy.${table}`, shape, Rows, text), uses }];
});

/** The originals of the pictures that the person uploaded. */
export const selectOwnPictures = statement(
  'copy.pictures',
  { ids: z.array(z.uuid()).readonly() },
  z.object({ key: z.string(), name: z.string() }),
  `SELECT left(sha256, 32) AS key, id || '.' || replace(split_part(content_type, '/', 2), 'jpeg', 'jpg') AS name FROM images
   WHERE id = ANY (:ids::uuid[]) AND sha256 IS NOT NULL AND content_type IS NOT NULL ORDER BY id`,
);

/** The files that the person gave us or was given. */
export const selectOwnFiles = statement(
  'copy.files',
  { ids: z.array(z.uuid()).readonly(), travelerIds: z.array(z.uuid()).readonly() },
  z.object({ key: z.string(), name: z.string() }),
  `SELECT coalesce(storage_key, '') AS key, id || '-' || file_name AS name FROM documents
   WHERE id = ANY (:ids::uuid[]) AND storage_key IS NOT NULL AND status IN ('AVAILABLE', 'SUPERSEDED') AND owner_person_id = ANY (:travelerIds::uuid[])`,
);
