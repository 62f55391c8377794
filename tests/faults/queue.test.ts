import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Sequelize } from 'sequelize';
import { inTransaction } from '../../bff/src/database/transaction.ts';
import { createQueue, type Queue } from '../../bff/src/jobs/queue.ts';
import { connectTo, silent } from '../builders/connection.ts';
import { createDatabase } from '../builders/database.ts';
import { waitFor } from '../builders/waitFor.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let sequelize: Sequelize;
let queue: Queue;
const handled: string[] = [];
const failOnce = new Set<string>();

beforeAll(async () => {
  database = await createDatabase();
  sequelize = connectTo(database.url);
  queue = createQueue(sequelize, silent, 0.5);
  await queue.start();
  await queue.work({
    markDuplicates: async ({ tripRequestId }) => {
      handled.push(tripRequestId);
      if (failOnce.delete(tripRequestId)) throw new Error('not yet');
    },
  });
});
afterAll(async () => {
  await queue.stop();
  await sequelize.close();
  await database.drop();
});

const times = (id: string) => handled.filter((each) => each === id).length;

const until = (holds: () => boolean) => waitFor('the jobs', async () => holds() || undefined);

/** Until the queue has come to a job that was put in after all others, twice: then nothing that was due is left. */
async function restIsDone(): Promise<void> {
  for (const tripRequestId of [randomUUID(), randomUUID()]) {
    await queue.enqueue('markDuplicates', { tripRequestId }, { transaction: null });
    await until(() => times(tripRequestId) > 0);
  }
}

test('a job of a transaction that commits is handled once', async () => {
  const id = randomUUID();
  await inTransaction(sequelize, async (transaction) => queue.enqueue('markDuplicates', { tripRequestId: id }, { transaction }));
  await until(() => times(id) > 0);
  await restIsDone();
  expect(times(id)).toBe(1);
});

test('a job of a transaction that rolls back never was', async () => {
  const [lost, kept] = [randomUUID(), randomUUID()];
  await inTransaction(sequelize, async (transaction) => {
    await queue.enqueue('markDuplicates', { tripRequestId: lost }, { transaction });
    throw new Error('changed my mind');
  }).catch(() => undefined);
  await queue.enqueue('markDuplicates', { tripRequestId: kept }, { transaction: null });
  await until(() => times(kept) > 0);
  expect(times(lost)).toBe(0);
});

test('a job that failed is tried again', async () => {
  const id = randomUUID();
  failOnce.add(id);
  await queue.enqueue('markDuplicates', { tripRequestId: id }, { transaction: null });
  await until(() => times(id) === 2);
  expect(times(id)).toBe(2);
});

test('of one singleton key there is one job, also when it is put in again later', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const singletonKey = randomUUID();
  await queue.enqueue('markDuplicates', { tripRequestId: first }, { transaction: null, singletonKey });
  await until(() => times(first) > 0);
  await queue.enqueue('markDuplicates', { tripRequestId: second }, { transaction: null, singletonKey });
  await restIsDone();
  expect([times(first), times(second)]).toEqual([1, 0]);
});

test('a job for later waits', async () => {
  const id = randomUUID();
  await queue.enqueue('markDuplicates', { tripRequestId: id }, { transaction: null, startAfter: new Date(Date.now() + 3_600_000) });
  await restIsDone();
  expect(times(id)).toBe(0);
});

test('data that does not fit the job is refused where it is put in', async () => {
  await expect(queue.enqueue('markDuplicates', { tripRequestId: 'x' }, { transaction: null })).rejects.toThrow('Invalid UUID');
});

test('two nodes share the work: no job is handled twice', async () => {
  const other = createQueue(sequelize, silent, 0.5);
  const byOther: string[] = [];
  await other.start();
  await other.work({ markDuplicates: async ({ tripRequestId }) => void byOther.push(tripRequestId) });
  const ids = Array.from({ length: 12 }, () => randomUUID());
  for (const tripRequestId of ids) await queue.enqueue('markDuplicates', { tripRequestId }, { transaction: null });
  const runs = (id: string) => times(id) + byOther.filter((each) => each === id).length;
  await until(() => ids.every((id) => runs(id) > 0));
  await other.stop();
  expect(ids.map(runs)).toEqual(ids.map(() => 1));
});

test('what was put in before a start is still there after it', async () => {
  const id = randomUUID();
  const first = createQueue(sequelize, silent, 0.5);
  await first.start();
  await inTransaction(sequelize, async (transaction) => first.enqueue('sendMail', { emailId: id }, { transaction }));
  await first.stop();
  const second = createQueue(sequelize, silent, 0.5);
  const sent: string[] = [];
  await second.start();
  await second.work({ sendMail: async ({ emailId }) => void sent.push(emailId) });
  await until(() => sent.length > 0);
  await second.stop();
  expect(sent).toEqual([id]);
});
