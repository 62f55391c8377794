import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import { importModes } from './importPlan.ts';

/**
 * REJECTED: nothing was written, because a line of an atomic import was refused. FAILED: it could not be read to its end; what was written
 * before stays.
 */
const importStatuses = ['RUNNING', 'COMPLETED', 'REJECTED', 'FAILED', 'UNDOING', 'UNDONE'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Adds an import, unless the same file is being imported in the same way. */
export const insertImport = statement(
  'imports.insert',
  {
    id: z.guid(),
    entityType: z.string().nullable(),
    mode: z.enum(importModes),
    keyField: z.string(),
    mapping: json<Readonly<Record<string, string | null>>>(),
    atomic: z.boolean(),
    dryRun: z.boolean(),
    publishes: z.boolean(),
    fileName: z.string(),
    fingerprint: z.string(),
    source: z.string().nullable(),
    userId: z.guid().nullable(),
  },
  null,
  `
  INSERT INTO imports (id, entity_type, mode, key_field, mapping, atomic, dry_run, publishes, file_name, fingerprint, source, status, created_by_id, updated_by_id)
  VALUES (:id, :entityType, :mode, :keyField, :mapping, :atomic, :dryRun, :publishes, :fileName, :fingerprint, :source, 'RUNNING', :userId, :userId)
  ON CONFLICT (fingerprint) WHERE status = 'RUNNING' AND NOT dry_run DO NOTHING`,
);

/** The import of the same file with the same options that was cut off, and the line at which it goes on. */
export const selectRunningImport = statement(
  'imports.running',
  { fingerprint: z.string() },
  z.object({ id: z.guid(), nextLine: z.int() }),
  `SELECT id, next_line AS "nextLine" FROM imports WHERE fingerprint = :fingerprint AND status = 'RUNNING' AND NOT dry_run`,
);

export const lockImport = statement(
  'imports.lock',
  { id: z.guid() },
  z.object({ status: z.enum(importStatuses), nextLine: z.int() }),
  'SELECT status, next_line AS "nextLine" FROM imports WHERE id = :id FOR UPDATE',
);

export const finishImport = statement(
  'imports.finish',
  { id: z.guid(), status: z.enum(importStatuses), problem: z.string().nullable() },
  null,
  `UPDATE imports SET status = :status, problem = :problem, source = NULL, finished_at = now(), updated_at = now()
   WHERE id = :id AND status = 'RUNNING'`,
);

/** How an import has ended. */
export const selectSummary = statement(
  'imports.summary',
  { id: z.guid() },
  z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int(), problem: z.string().nullable() }),
  `SELECT created_count AS created, updated_count AS updated, unchanged_count AS unchanged, refused_count AS refused, problem
   FROM imports WHERE id = :id`,
);

/** Cleaning a picture may take longer than a transaction may be idle. */
export const disableIdleTimeout = statement(
  'imports.disableIdleTimeout',
  {},
  null,
  `SELECT set_config('idle_in_transaction_session_timeout', '0', true)`,
);

/** An import through the API that has not ended. */
export const selectImportToRun = statement(
  'imports.toRun',
  { id: z.guid() },
  z.object({
    entityType: z.string(),
    mode: z.enum(importModes),
    keyField: z.string(),
    mapping: json<Record<string, string | null>>(),
    atomic: z.boolean(),
    dryRun: z.boolean(),
    publishes: z.boolean(),
    fileName: z.string(),
    source: z.string(),
    userId: z.guid().nullable(),
  }),
  `
  SELECT coalesce(entity_type, '') AS "entityType", mode, key_field AS "keyField", mapping, atomic, dry_run AS "dryRun", publishes,
    file_name AS "fileName", coalesce(source, '') AS source, created_by_id AS "userId"
  FROM imports WHERE id = :id AND status = 'RUNNING' AND source IS NOT NULL`,
);

export const startUndo = statement(
  'imports.startUndo',
  { id: z.guid() },
  null,
  `UPDATE imports SET status = 'UNDOING', updated_at = now() WHERE id = :id`,
);

export const finishUndo = statement(
  'imports.finishUndo',
  { id: z.guid() },
  null,
  `UPDATE imports SET status = 'UNDONE', undone_at = now(), updated_at = now() WHERE id = :id AND status = 'UNDOING'`,
);
