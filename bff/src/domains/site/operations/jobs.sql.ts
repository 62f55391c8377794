import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { buildKeysetSql, pageParams, positionColumn } from '#src/db/keysetSql.ts';
import { statement } from '#src/db/statement.ts';

const columns = `j.id, j.name, j.state::text AS state, j.retry_count, j.retry_limit, j.created_on, j.start_after, j.started_on, j.completed_on, j.output,
    e.id AS export_id, e.format AS export_format, e.row_count AS export_rows, e.kind AS export_kind, e.requested_by_id`;
const from = 'FROM pgboss.job j LEFT JOIN exports e ON e.job_id = j.id';

/** A job of pg-boss, with its export if it makes one. */
export const JobRow = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.string(),
  retry_count: z.int(),
  retry_limit: z.int(),
  created_on: z.date(),
  start_after: z.date(),
  started_on: z.date().nullable(),
  completed_on: z.date().nullable(),
  output: json<{ message?: unknown }>().nullable(),
  export_id: z.uuid().nullable(),
  export_format: z.string().nullable(),
  export_rows: z.int().nullable(),
  export_kind: z.string().nullable(),
  requested_by_id: z.uuid().nullable(),
});
export type JobRow = z.output<typeof JobRow>;

export const selectJob = statement('jobs.get', { id: z.uuid() }, JobRow, `SELECT ${columns} ${from} WHERE j.id = :id`);

const filter = { names: z.array(z.string()).readonly().nullable(), states: z.array(z.string()).readonly().nullable() };
const where = `WHERE (:names::text[] IS NULL OR j.name = ANY (:names)) AND (:states::text[] IS NULL OR j.state::text = ANY (:states))
  AND j.name NOT LIKE '\\_\\_pgboss%'`;

const { position, isAfter, page } = buildKeysetSql([
  { sql: 'j.created_on', type: 'timestamptz', direction: 'DESC' },
  { sql: 'j.id', type: 'uuid', direction: 'ASC' },
]);

export const selectJobs = statement(
  'jobs.list',
  { ...filter, ...pageParams },
  JobRow.extend(positionColumn),
  `SELECT ${columns}, ${position} ${from} ${where} AND ${isAfter} ${page}`,
);

export const countJobs = statement(
  'jobs.count',
  filter,
  z.object({ total: z.int() }),
  `SELECT count(*)::int AS total FROM pgboss.job j ${where}`,
);
