import {
  transitionsFrom,
  partnerMachine,
  salesRecordingMachine,
  type StateMachine,
  tripMatchMachine,
  tripRequestMachine,
} from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { createApi, type Person } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { signInAll } from '../builders/visibility.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
await signInAll(api);

const Stateful = z.object({ status: z.string(), allowedTransitions: z.array(z.string()) });
const walkers: readonly Person[] = ['admin', 'care', 'team', 'lead', 'agent', 'dana', 'jordan'];

describe.each<[path: string, table: string, machine: StateMachine<string>]>([
  ['/v3/trip_requests', 'trip_requests', tripRequestMachine],
  ['/v3/trip_matches', 'trip_matches', tripMatchMachine],
  ['/v3/partners', 'partners', partnerMachine],
  ['/v3/sales_recordings', 'sales_recordings', salesRecordingMachine],
])('%s', (path, table, machine) => {
  test.each(walkers)('%s reaches exactly its allowedTransitions, and every transition is audited', async (as) => {
    const records = await query<{ id: string }>(
      server.databaseUrl,
      `SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY status ORDER BY md5(id::text || $1)) AS nth FROM ${table}) r WHERE nth <= 3`,
      [as],
    );
    const wrong: string[] = [];
    for (const [index, { id }] of records.entries()) {
      const read = await api.send('GET', `${path}/${id}`, { as });
      if (read.status !== 200) continue;
      const { status, allowedTransitions } = Stateful.parse(read.body);
      const forbidden = machine.states.filter((to) => to !== status && !allowedTransitions.includes(to));
      for (const to of forbidden) {
        const refused = await move(`${path}/${id}/status`, as, to, 'OTHER');
        if (refused < 400 || refused >= 500) wrong.push(`${id} ${status} → ${to}: ${refused} although it is not offered`);
      }
      const target = allowedTransitions[index % Math.max(1, allowedTransitions.length)];
      if (target === undefined) continue;
      const [reason] =
        transitionsFrom(machine, status, ['owner', 'traveler', 'agent', 'leadAgent', 'care', 'admin']).find(({ to }) => to === target)
          ?.reasons ?? [];
      const made = await move(`${path}/${id}/status`, as, target, reason);
      if (made >= 500) wrong.push(`${id} ${status} → ${target}: ${made}`);
      if (made !== 200) continue; // a guard rejected it: a precondition of the transition is missing
      const [trace] = await query(server.databaseUrl, 'SELECT id FROM audit WHERE entity_id = $1 AND action = $2', [
        id,
        `${status} → ${target}`,
      ]);
      if (!trace) wrong.push(`${id} ${status} → ${target} left no trace`);
    }
    expect(wrong).toEqual([]);
  });
});

async function move(address: string, as: Person, status: string, reasonCode: string | undefined): Promise<number> {
  return (await api.send('PUT', address, { as, body: { status, ...(reasonCode ? { reasonCode } : {}) } })).status;
}
