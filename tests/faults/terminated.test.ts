import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { createApi } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { startServerProcess } from '../builders/serverProcess.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';
import { waitFor } from '../builders/waitFor.ts';

const server = await startServerProcess({ env: { LOG_LEVEL: 'fatal', DB_POOL_MAX: '20' } });
const api = createApi(server);
afterAll(() => server.stop());

const terminateAll = () =>
  query(
    server.databaseUrl,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );

// PostgreSQL then ends connections in the very packet that opens them, before anybody listens for their errors.
test.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'round %i: backends terminated 40 times while connections are opened end no process and cause only 503',
  async () => {
    await api.tokenOf('care');
    let isOver = false;
    const statuses = new Map<number, number>();
    const client = async (index: number) => {
      while (!isOver) {
        const { status } =
          index === 0
            ? await api.call(contract.tripRequests.create, { body: tripRequestBody() })
            : await api.call(contract.tripRequests.list, { as: 'care', query: { limit: 1 } });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const clients = Promise.allSettled(Array.from({ length: 20 }, (_, index) => client(index)));
    for (let cut = 0; cut < 40; cut += 1) {
      await terminateAll();
      await wait(cut % 20);
    }
    isOver = true;
    expect((await clients).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'fulfilled')); // rejected: the process has ended
    expect([...statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    await waitFor(
      'an answer',
      async () => (await api.call(contract.tripRequests.list, { as: 'care', query: { limit: 1 } })).status === 200 || undefined,
    );
  },
);
