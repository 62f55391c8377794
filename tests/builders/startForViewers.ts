import { afterAll } from '@jest/globals';
import { createApi } from './api.ts';
import { query } from './query.ts';
import { startServer, type ServerOptions } from './server.ts';
import { loadProtectedRecords, signInAll } from './visibility.ts';

interface ViewersOptions extends Pick<ServerOptions, 'env'> {
  /** Adds rows before the records are loaded. */
  addRows?: (databaseUrl: string) => Promise<unknown>;
}

/** The product until the end of the test file, with every viewer signed in, and all records that some of them may not see. */
export async function startForViewers({ env, addRows }: ViewersOptions = {}) {
  const server = await startServer(env && { env });
  afterAll(() => server.stop());
  await query(server.databaseUrl, 'DELETE FROM pgboss.schedule'); // no job may change the records while they are compared
  const api = createApi(server);
  await addRows?.(server.databaseUrl);
  await signInAll(api);
  return { server, api, loaded: await loadProtectedRecords(server.databaseUrl) };
}
