import { query } from './query.ts';
import type { Server } from './server.ts';
import { waitFor } from './waitFor.ts';

/** Enqueues a scheduled job now, `times` times, and waits until it has run. */
export async function runJob({ databaseUrl }: Pick<Server, 'databaseUrl'>, name: string, times = 1): Promise<void> {
  const insert = `INSERT INTO pgboss.job (name, data) SELECT $1, '{}' FROM generate_series(1, $2::int) RETURNING id`;
  const ids = (await query<{ id: string }>(databaseUrl, insert, [name, times])).map(({ id }) => id);
  await waitFor(`the job ${name}`, async () => {
    const jobs = await query<{ state: string }>(databaseUrl, 'SELECT state::text FROM pgboss.job WHERE id = ANY ($1)', [ids]);
    if (jobs.some(({ state }) => state === 'failed' || state === 'retry')) throw new Error(`The job ${name} failed`);
    return jobs.every(({ state }) => state === 'completed') ? true : undefined;
  });
}
