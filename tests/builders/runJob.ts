import { query } from './query.ts';
import type { Server } from './server.ts';
import { waitFor } from './waitFor.ts';

type JobServer = Pick<Server, 'databaseUrl' | 'fetchJobs'>;

/** Enqueues a job `times` times, as its schedule would, and returns the ids. */
export async function enqueueJob(server: JobServer, name: string, data: object = {}, times = 1): Promise<string[]> {
  const insert = `INSERT INTO pgboss.job (name, data) SELECT $1, $2 FROM generate_series(1, $3::int) RETURNING id`;
  const jobs = await query<{ id: string }>(server.databaseUrl, insert, [name, JSON.stringify(data), times]);
  server.fetchJobs?.(name);
  return jobs.map(({ id }) => id);
}

/** Enqueues a scheduled job now, `times` times, and waits until it has run. */
export async function runJob(server: JobServer, name: string, times = 1): Promise<void> {
  await waitForJobs(server, name, await enqueueJob(server, name, {}, times));
}

/** Starts a job that waits for its time, the one whose data has this value, and returns its id. */
export async function startJobNow(server: JobServer, name: string, key: string, value: string): Promise<string> {
  const start = `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND data ->> $2 = $3 RETURNING id`;
  const [job, ...others] = await query<{ id: string }>(server.databaseUrl, start, [name, key, value]);
  if (!job || others.length > 0) throw new Error(`${others.length > 0 ? 'Several jobs' : 'No job'} ${name} with ${key} ${value}`);
  server.fetchJobs?.(name);
  return job.id;
}

/** Waits until jobs have run; throws when one fails. */
export async function waitForJobs({ databaseUrl }: JobServer, name: string, ids: readonly string[]): Promise<void> {
  await waitFor(`the job ${name}`, async () => {
    const jobs = await query<{ state: string }>(databaseUrl, 'SELECT state::text FROM pgboss.job WHERE id = ANY ($1)', [ids]);
    if (jobs.some(({ state }) => state === 'failed' || state === 'retry')) throw new Error(`The job ${name} failed`);
    return jobs.every(({ state }) => state === 'completed') ? true : undefined;
  });
}
