import type { FieldError } from '@farwend/api-contract';
import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { buildKeysetSql, pageParams, positionColumn } from '#src/db/keysetSql.ts';
import { statement } from '#src/db/statement.ts';

/** An error of a line; null for what is wrong with it as a whole. */
export interface LineError extends Omit<FieldError, 'pointer' | 'field'> {
  /** Like `seo.metaTitle` or `days.0.title`. */
  field: string | null;
  /** What the line has there, shortened. */
  value: string | null;
}

/** What became of a line, as it is stored and reported. */
export interface LineResult {
  line: number;
  entityType: string | null;
  externalId: string | null;
  outcome: 'created' | 'updated' | 'unchanged' | 'refused';
  recordId: string | null;
  versionBefore: number | null;
  versionAfter: number | null;
  errors: LineError[];
}

const LineResultRow = z.object({
  line: z.int(),
  entityType: z.string().nullable(),
  externalId: z.string().nullable(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
  recordId: z.guid().nullable(),
  versionBefore: z.int().nullable(),
  versionAfter: z.int().nullable(),
  errors: json<LineError[]>(),
});

/** The newest version of a record; without one if it has never had any. */
export const selectLatestVersion = statement(
  'imports.latestVersion',
  { entityType: z.string(), recordId: z.guid() },
  z.object({ version: z.int() }),
  'SELECT version FROM versions WHERE entity_type = :entityType AND entity_id = :recordId ORDER BY version DESC LIMIT 1',
);

/** Stores the results of the next lines and moves the import on. */
export const insertLineResults = statement(
  'imports.insertLines',
  { importId: z.guid(), results: json<readonly LineResult[]>() },
  null,
  `
  WITH results AS (
    SELECT * FROM jsonb_to_recordset(:results) AS r (
      line int, "entityType" text, "externalId" text, outcome text, "recordId" uuid, "versionBefore" int, "versionAfter" int, errors jsonb)
  ), stored AS (
    INSERT INTO import_lines (import_id, line, entity_type, external_id, outcome, record_id, version_before, version_after, errors)
    SELECT :importId, line, "entityType", "externalId", outcome, "recordId", "versionBefore", "versionAfter", errors FROM results
  )
  UPDATE imports SET
    next_line = (SELECT max(line) + 1 FROM results),
    created_count = created_count + (SELECT count(*) FROM results WHERE outcome = 'created'),
    updated_count = updated_count + (SELECT count(*) FROM results WHERE outcome = 'updated'),
    unchanged_count = unchanged_count + (SELECT count(*) FROM results WHERE outcome = 'unchanged'),
    refused_count = refused_count + (SELECT count(*) FROM results WHERE outcome = 'refused'),
    updated_at = now()
  WHERE id = :importId`,
);

const lineColumns = `line, entity_type AS "entityType", external_id AS "externalId", outcome, record_id AS "recordId",
  version_before AS "versionBefore", version_after AS "versionAfter", errors`;

/** The results of an import by line, from one line on. */
export const selectLineResults = statement(
  'imports.lines',
  { importId: z.guid(), fromLine: z.int(), limit: z.int() },
  LineResultRow,
  `SELECT ${lineColumns} FROM import_lines WHERE import_id = :importId AND line >= :fromLine ORDER BY line LIMIT :limit`,
);

/** The refused lines of an import. */
export const selectRefusedLines = statement(
  'imports.refusedLines',
  { importId: z.guid(), limit: z.int(), offset: z.int() },
  LineResultRow,
  `SELECT ${lineColumns} FROM import_lines WHERE import_id = :importId AND outcome = 'refused' ORDER BY line LIMIT :limit OFFSET :offset`,
);

const isProblem = `(outcome = 'refused' OR undo_problem IS NOT NULL)`;

const { position, isAfter, page } = buildKeysetSql([{ sql: 'line', type: 'int', direction: 'ASC' }]);

/** The lines that were refused, and those whose record was left as it is when the import was undone. */
export const selectLineProblems = statement(
  'imports.problems',
  { importId: z.guid(), ...pageParams },
  z.object({
    ...positionColumn,
    line: z.int(),
    entityType: z.string().nullable(),
    externalId: z.string().nullable(),
    step: z.enum(['IMPORT', 'UNDO']),
    errors: json<LineError[]>(),
  }),
  `
  SELECT line, entity_type AS "entityType", external_id AS "externalId", CASE WHEN outcome = 'refused' THEN 'IMPORT' ELSE 'UNDO' END AS step,
    CASE WHEN outcome = 'refused' THEN errors
      ELSE jsonb_build_array(jsonb_build_object('field', NULL, 'code', 'notUndone', 'message', undo_problem, 'value', NULL)) END AS errors, ${position}
  FROM import_lines WHERE import_id = :importId AND ${isProblem} AND ${isAfter} ${page}`,
);

export const countLineProblems = statement(
  'imports.countProblems',
  { importId: z.guid() },
  z.object({ total: z.int() }),
  `SELECT count(*)::int AS total FROM import_lines WHERE import_id = :importId AND ${isProblem}`,
);

const WrittenLine = z.object({
  line: z.int(),
  entityType: z.string(),
  outcome: z.enum(['created', 'updated']),
  recordId: z.guid(),
  versionBefore: z.int().nullable(),
  versionAfter: z.int(),
});
/** A line that has created or changed a record. */
export type WrittenLine = z.output<typeof WrittenLine>;

/** The lines of an import that are still to be undone, the last first. */
export const selectLinesToUndo = statement(
  'imports.toUndo',
  { importId: z.guid(), limit: z.int() },
  WrittenLine,
  `
  SELECT line, coalesce(entity_type, '') AS "entityType", outcome, coalesce(record_id, import_id) AS "recordId",
    version_before AS "versionBefore", coalesce(version_after, 0) AS "versionAfter"
  FROM import_lines
  WHERE import_id = :importId AND outcome IN ('created', 'updated') AND NOT undone AND undo_problem IS NULL
  ORDER BY line DESC LIMIT :limit`,
);

export const markLineUndone = statement(
  'imports.markUndone',
  { importId: z.guid(), line: z.int(), problem: z.string().nullable() },
  null,
  `UPDATE import_lines SET undone = :problem::text IS NULL, undo_problem = :problem WHERE import_id = :importId AND line = :line`,
);
