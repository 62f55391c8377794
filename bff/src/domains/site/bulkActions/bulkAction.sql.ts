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
}

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
    scopes: z.array(z.string()).nullable(),
    userId: z.uuid().nullable(),
  }),
  `SELECT id, entity_type AS "entityType", action, params, dry_run AS "dryRun", scopes, created_by_id AS "userId"
   FROM bulk_actions WHERE id = :id AND status = 'RUNNING'`,
);

/** The records whose turn has not come, in order. */
export const selectWaitingRows = statement(
  'bulkActions.waiting',
  { id: z.uuid() },
  z.object({ position: z.int(), recordId: z.uuid() }),
  'SELECT position, record_id AS "recordId" FROM bulk_action_rows WHERE bulk_action_id = :id AND outcome IS NULL ORDER BY position',
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
  results AS (SELECT * FROM jsonb_to_recordset(:results) AS r (position int, outcome text, "errorCode" text, message text)),
  stored AS (
    UPDATE bulk_action_rows SET outcome = results.outcome, error_code = results."errorCode", message = results.message
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
