import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

/** Inserts a run that begins; one that was interrupted is there already. */
export const insertRun = statement(
  'retention.insertRun',
  { id: z.guid(), dryRun: z.boolean(), userId: z.uuid().nullable() },
  null,
  `INSERT INTO retention_runs (id, dry_run, status, created_by_id, updated_by_id) VALUES (:id, :dryRun, 'RUNNING', :userId, :userId)
   ON CONFLICT DO NOTHING`,
);

/** Notes what a policy finds due; what was erased before an interruption stays counted. */
export const noteDue = statement(
  'retention.noteDue',
  { id: z.guid(), key: z.string(), counts: json<{ due: number; held: number; announced: number }>() },
  null,
  `UPDATE retention_runs SET results = results || jsonb_build_object(:key::text, '{"erased": 0}' || coalesce(results -> :key, '{}')
     || :counts), updated_at = now() WHERE id = :id AND NOT results ? :key`,
);

export const addErased = statement(
  'retention.addErased',
  { id: z.guid(), key: z.string(), count: z.int() },
  null,
  `UPDATE retention_runs SET results = jsonb_set(results, ARRAY[:key::text, 'erased'], to_jsonb((results -> :key ->> 'erased')::int + :count)),
     updated_at = now() WHERE id = :id`,
);

/** Names a record once, also when the run is tried again. */
export const addFailed = statement(
  'retention.addFailed',
  { id: z.guid(), key: z.string(), failure: json<{ id: string; reason: string }>() },
  null,
  `UPDATE retention_runs SET results = jsonb_set(results, ARRAY[:key::text, 'failed'],
       coalesce(results -> :key -> 'failed', '[]') || jsonb_build_array(:failure::jsonb)), updated_at = now()
   WHERE id = :id AND NOT coalesce(results -> :key -> 'failed', '[]') @> jsonb_build_array(:failure::jsonb)`,
);

export const finishRun = statement(
  'retention.finishRun',
  { id: z.guid() },
  null,
  `UPDATE retention_runs SET status = 'DONE', finished_at = now(), updated_at = now() WHERE id = :id AND status = 'RUNNING'`,
);

/** Whether no run has ended for two days; the first has two days from the migration on. */
export const selectIsLate = statement(
  'retention.isLate',
  {},
  z.object({ isLate: z.boolean() }),
  `SELECT coalesce((SELECT max(finished_at) FROM retention_runs WHERE NOT dry_run), (SELECT applied_at FROM schema_migrations WHERE name = '0036-retention'))
     < now() - interval '2 days' AS "isLate"`,
);
