import { bulkActionNames, bulkActionStatuses, bulkEntityTypes, type BulkParams } from '@farwend/api-contract';
import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

const outcomes = ['ALLOWED', 'REFUSED'] as const;

/** What became of a record, or would. */
export interface RowResult {
  position: number;
  outcome: (typeof outcomes)[number];
  errorCode: string | null;
  message: string | null;
  /** Where its change is kept in the history; null if nothing changed. */
  change: RecordedChange | null;
}

/** The record that was changed, which may be another one than the action was asked for, and its versions around the change. */
const RecordedChange = z.object({ id: z.uuid(), versionBefore: z.int().nullable(), versionAfter: z.int() });
export type RecordedChange = z.output<typeof RecordedChange>;

/** Adds a bulk action with its records. */
export const insertBulkAction = statement(
  'bulkActions.insert',
  {
    id: z.uuid(),
    entityType: z.enum(bulkEntityTypes),
    action: z.enum(bulkActionNames),
    params: json<BulkParams>(),
    dryRun: z.boolean(),
    recordIds: z.array(z.uuid()).readonly(),
    scopes: z.array(z.string()).readonly().nullable(),
    userId: z.uuid(),
  },
  null,
  `
  WITH added AS (
    INSERT INTO bulk_actions (id, entity_type, action, params, dry_run, status, matched_count, scopes, created_by_id, updated_by_id)
    VALUES (:id, :entityType, :action, :params, :dryRun, 'RUNNING', cardinality(:recordIds::uuid[]), :scopes, :userId, :userId)
    RETURNING id
  )
  INSERT INTO bulk_action_rows (bulk_action_id, position, record_id)
  SELECT added.id, r.position, r.record_id FROM added, unnest(:recordIds::uuid[]) WITH ORDINALITY AS r (record_id, position)`,
);

/** A bulk action that has not ended. */
export const selectBulkActionToRun = statement(
  'bulkActions.toRun',
  { id: z.uuid() },
  z.object({
    id: z.uuid(),
    entityType: z.enum(bulkEntityTypes),
    action: z.enum(bulkActionNames),
    params: json<BulkParams>(),
    dryRun: z.boolean(),
    undoesId: z.uuid().nullable(),
    scopes: z.array(z.string()).nullable(),
    userId: z.uuid().nullable(),
  }),
  `SELECT id, undoes_id AS "undoesId", entity_type AS "entityType", action, params, dry_run AS "dryRun", scopes, created_by_id AS "userId"
   FROM bulk_actions WHERE id = :id AND status = 'RUNNING'`,
);

/** Adds a bulk action that undoes another, with the records that it changed and that no undo has brought back, the last one first. */
export const insertUndo = statement(
  'bulkActions.insertUndo',
  { id: z.uuid(), undoesId: z.uuid(), dryRun: z.boolean(), scopes: z.array(z.string()).readonly().nullable(), userId: z.uuid() },
  z.object({ matched: z.int() }),
  `
  WITH changed AS (
    SELECT row_number() OVER (ORDER BY r.position DESC) AS position, r.record_id, r.changed_id, r.version_before, r.version_after
    FROM bulk_action_rows r
    WHERE r.bulk_action_id = :undoesId AND r.version_after IS NOT NULL AND NOT EXISTS (
      SELECT FROM bulk_actions b JOIN bulk_action_rows o ON o.bulk_action_id = b.id
      WHERE b.undoes_id = :undoesId AND NOT b.dry_run AND o.record_id = r.record_id AND o.outcome = 'ALLOWED')
  ), added AS (
    INSERT INTO bulk_actions (id, entity_type, action, undoes_id, params, dry_run, status, matched_count, scopes, created_by_id, updated_by_id)
    SELECT :id, b.entity_type, b.action, b.id, b.params, :dryRun, 'RUNNING', (SELECT count(*) FROM changed), :scopes, :userId, :userId
    FROM bulk_actions b WHERE b.id = :undoesId
    RETURNING id, matched_count
  ), rows AS (
    INSERT INTO bulk_action_rows (bulk_action_id, position, record_id, changed_id, version_before, version_after)
    SELECT added.id, changed.* FROM added, changed
  )
  SELECT matched_count AS matched FROM added`,
);

/** The records whose turn has not come, in order; those of an undo with the change to bring back. */
export const selectWaitingRows = statement(
  'bulkActions.waiting',
  { id: z.uuid() },
  z.object({ position: z.int(), recordId: z.uuid(), change: RecordedChange.nullable() }),
  `SELECT position, record_id AS "recordId", CASE WHEN version_after IS NOT NULL THEN
     jsonb_build_object('id', changed_id, 'versionBefore', version_before, 'versionAfter', version_after) END AS change
   FROM bulk_action_rows WHERE bulk_action_id = :id AND outcome IS NULL ORDER BY position`,
);

export const selectBulkActionStatus = statement(
  'bulkActions.status',
  { id: z.uuid() },
  z.object({ status: z.enum(bulkActionStatuses) }),
  'SELECT status FROM bulk_actions WHERE id = :id',
);

/** Locks a bulk action that runs and one of its records, unless that was done. */
export const lockWaitingRow = statement(
  'bulkActions.lockRow',
  { id: z.uuid(), position: z.int() },
  z.object({ position: z.int() }),
  `SELECT r.position FROM bulk_actions b JOIN bulk_action_rows r ON r.bulk_action_id = b.id AND r.position = :position
   WHERE b.id = :id AND b.status = 'RUNNING' AND r.outcome IS NULL FOR UPDATE OF b, r`,
);

/** Stores what became of records, if the bulk action still runs. */
export const storeResults = statement(
  'bulkActions.store',
  { id: z.uuid(), results: json<readonly RowResult[]>() },
  null,
  `
  WITH running AS (SELECT id FROM bulk_actions WHERE id = :id AND status = 'RUNNING' FOR UPDATE),
  results AS (SELECT * FROM jsonb_to_recordset(:results) AS r (position int, outcome text, "errorCode" text, message text, change jsonb)),
  stored AS (
    UPDATE bulk_action_rows SET outcome = results.outcome, error_code = results."errorCode", message = results.message,
      changed_id = (results.change ->> 'id')::uuid, version_before = (results.change ->> 'versionBefore')::int,
      version_after = (results.change ->> 'versionAfter')::int
    FROM results, running WHERE bulk_action_id = running.id AND bulk_action_rows.position = results.position AND bulk_action_rows.outcome IS NULL
    RETURNING bulk_action_rows.outcome
  )
  UPDATE bulk_actions SET
    allowed_count = allowed_count + (SELECT count(*) FROM stored WHERE outcome = 'ALLOWED'),
    refused_count = refused_count + (SELECT count(*) FROM stored WHERE outcome = 'REFUSED'),
    updated_at = now()
  FROM running WHERE bulk_actions.id = running.id`,
);

export const finishBulkAction = statement(
  'bulkActions.finish',
  { id: z.uuid(), status: z.enum(bulkActionStatuses), problem: z.string().nullable() },
  null,
  `UPDATE bulk_actions SET status = :status, problem = :problem, finished_at = now(), updated_at = now() WHERE id = :id AND status = 'RUNNING'`,
);

/** What became of the records, a part of them. */
export const selectResults = statement(
  'bulkActions.results',
  { id: z.uuid(), outcome: z.enum(outcomes).nullable(), offset: z.int(), limit: z.int() },
  z.object({ id: z.uuid(), outcome: z.enum(outcomes).nullable(), errorCode: z.string().nullable(), message: z.string().nullable() }),
  `SELECT record_id AS id, outcome, error_code AS "errorCode", message FROM bulk_action_rows
   WHERE bulk_action_id = :id AND (:outcome::text IS NULL OR outcome = :outcome) ORDER BY position OFFSET :offset LIMIT :limit`,
);

/**
 * The versions of a record around what this transaction did to it. Versions of one transaction have the time at which it began, and no other
 * has the same.
 */
export const selectVersionsAround = statement(
  'bulkActions.versionsAround',
  { entityType: z.string(), id: z.uuid() },
  z.object({ before: z.int().nullable(), after: z.int().nullable() }),
  `SELECT max(version) FILTER (WHERE created_at <> now()) AS before, max(version) FILTER (WHERE created_at = now()) AS after
   FROM versions WHERE entity_type = :entityType AND entity_id = :id`,
);

/** The number of a record's last version. */
export const selectLastVersion = statement(
  'bulkActions.lastVersion',
  { entityType: z.string(), id: z.uuid() },
  z.object({ version: z.int().nullable() }),
  'SELECT max(version) AS version FROM versions WHERE entity_type = :entityType AND entity_id = :id',
);
