import { query } from './query.ts';
import type { Server } from './server.ts';
import { waitFor } from './waitFor.ts';

/** Puts one job into the queue of a server, now instead of at its hour, and waits until it is done. */
export async function runJob({ databaseUrl }: Server, name: string): Promise<void> {
  const [job] = await query<{ id: string }>(databaseUrl, `INSERT INTO pgboss.job (name, data) VALUES ($1, '{}') RETURNING id`, [name]);
  await waitFor(`the job ${name}`, async () => {
    const [found] = await query<{ state: string }>(databaseUrl, 'SELECT state::text FROM pgboss.job WHERE id = $1', [job?.id]);
    if (found?.state === 'failed' || found?.state === 'retry') throw new Error(`The job ${name} failed`);
    return found?.state === 'completed' ? true : undefined;
  });
}
