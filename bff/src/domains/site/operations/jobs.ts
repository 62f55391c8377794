import type { JobStatus } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import type { ListPosition, PageStart } from '#src/kernel/listCursors.ts';
import { countJobs, selectJob, selectJobs, type JobRow } from './jobs.sql.ts';

/** The states of pg-boss for each of our statuses. */
const queueStates: Record<JobStatus, readonly string[]> = {
  QUEUED: ['created'],
  RUNNING: ['active'],
  DONE: ['completed'],
  FAILED: ['retry'],
  DEAD: ['failed', 'cancelled'],
};

export function statusOfState(state: string): JobStatus {
  const match = (Object.keys(queueStates) as JobStatus[]).find((status) => queueStates[status].includes(state));
  return match ?? 'QUEUED';
}

interface JobFilter {
  /** Names of jobs; null: all. */
  names: readonly string[] | null;
  status: JobStatus | undefined;
  start: PageStart;
  limit: number;
}

/** A page of jobs, newest first. pg-boss deletes finished jobs after some days, so counting is cheap. */
export async function listJobs(
  { names, status, start, limit }: JobFilter,
  { db }: CallContext,
): Promise<{ rows: JobRow[]; total: number; end: ListPosition | undefined }> {
  const filter = { names, states: status ? queueStates[status] : null };
  const rows = await db.run(selectJobs, { ...filter, limit, ...start });
  const counted = await db.first(countJobs, filter);
  return { rows, total: counted?.total ?? 0, end: rows.at(-1)?.position };
}

export async function findJob(id: string, { db }: CallContext): Promise<JobRow | undefined> {
  const [row] = await db.run(selectJob, { id });
  return row;
}
