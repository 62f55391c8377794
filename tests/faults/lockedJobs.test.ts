import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { createApi } from '../builders/api.ts';
import { eventually } from '../builders/eventually.ts';
import { startServer } from '../builders/server.ts';
import { lockTable } from '../builders/tableLock.ts';

const server = await startServer({ env: { DB_POOL_MAX: '8', DB_ACQUIRE_MS: '2000', DB_STATEMENT_MS: '3000', DB_LOCK_MS: '3000' } });
const api = createApi(server);
afterAll(() => server.stop());

test('while the table of jobs is locked, the node stays ready and answers every read', async () => {
  await api.tokenOf('care');
  const lock = await lockTable(server.databaseUrl, 'pgboss.job');
  const answers: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    const read = await api.call(contract.tripRequests.list, { as: 'care', query: { limit: 1 } });
    answers.push(read.status, (await fetch(`${server.origin}/readyz`)).status);
    await wait(150);
  }
  await lock.release();
  expect(answers).toEqual(answers.map(() => 200));
});

test('while the table of jobs is locked, /metrics leaves only its figures out', async () => {
  const scrape = async () => (await fetch(`${server.origin}/metrics`)).text();
  const lock = await lockTable(server.databaseUrl, 'pgboss.job');
  const locked = await scrape();
  await lock.release();
  expect(locked).toMatch(/^farwend_unread_sources\{source="jobs"\} 1$/m);
  expect(locked).not.toMatch(/^farwend_jobs\{/m);
  expect(locked).toMatch(/^farwend_mails\{state="queued"\} \d/m);
  await eventually(async () => expect(await scrape()).toMatch(/^farwend_unread_sources\{source="jobs"\} 0$/m));
});

test('while the table of emails is locked, /metrics does not say that none is late', async () => {
  const lock = await lockTable(server.databaseUrl, 'templated_emails');
  const locked = await (await fetch(`${server.origin}/metrics`)).text();
  await lock.release();
  expect(locked).toMatch(/^farwend_unread_sources\{source="mails"\} 1$/m);
  expect(locked).not.toMatch(/^farwend_mails/m);
});
