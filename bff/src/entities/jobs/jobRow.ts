import type { JobStatus } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** A job as the queue keeps it, with the export it makes, if it makes one. */
export interface JobRow {
  id: string;
  name: string;
  state: string;
  retry_count: number;
  retry_limit: number;
  created_on: Date;
  start_after: Date;
  started_on: Date | null;
  completed_on: Date | null;
  output: { message?: unknown } | null;
  export_id: string | null;
  export_format: string | null;
  export_rows: number | null;
  requested_by_id: string | null;
}

/** The queue's own words for each status of ours. */
const statesOf: Record<JobStatus, readonly string[]> = {
  QUEUED: ['created'],
  RUNNING: ['active'],
  DONE: ['completed'],
  FAILED: ['retry'],
  DEAD: ['failed', 'cancelled'],
};

/** Our word for the queue's. */
export function statusOfState(state: string): JobStatus {
  const found = (Object.keys(statesOf) as JobStatus[]).find((status) => statesOf[status].includes(state));
  return found ?? 'QUEUED';
}

interface Wanted {
  /** Kinds of work; null: all. */
  names: readonly string[] | null;
  status: JobStatus | undefined;
  offset: number;
  limit: number;
}

/** A page of jobs, newest first, with the number of all. The queue keeps finished ones for some days only, so counting is cheap. */
export async function listJobs(
  { names, status, offset, limit }: Wanted,
  { sequelize }: CallContext,
): Promise<{ rows: JobRow[]; total: number }> {
  const filter = [names, status ? statesOf[status] : null];
  const rows = await preparedQuery<JobRow>(
    sequelize,
    'jobs.list',
    `${select} ${where} ORDER BY j.created_on DESC, j.id LIMIT $3 OFFSET $4`,
    [...filter, limit, offset],
  );
  const [counted] = await preparedQuery<{ total: number }>(
    sequelize,
    'jobs.count',
    `SELECT count(*)::int AS total FROM pgboss.job j ${where}`,
    filter,
  );
  return { rows, total: counted?.total ?? 0 };
}

/** The job under an id. */
export async function findJob(id: string, { sequelize, transaction }: CallContext): Promise<JobRow | undefined> {
  const [row] = await preparedQuery<JobRow>(sequelize, 'jobs.get', `${select} WHERE j.id = $1`, [id], transaction);
  return row;
}

const select = `
  SELECT j.id, j.name, j.state::text AS state, j.retry_count, j.retry_limit, j.created_on, j.start_after, j.started_on, j.completed_on, j.output,
    e.id AS export_id, e.format AS export_format, e.row_count AS export_rows, e.requested_by_id
  FROM pgboss.job j LEFT JOIN exports e ON e.job_id = j.id`;
const where = `WHERE ($1::text[] IS NULL OR j.name = ANY ($1)) AND ($2::text[] IS NULL OR j.state::text = ANY ($2))
  AND j.name NOT LIKE '\\_\\_pgboss%'`;
