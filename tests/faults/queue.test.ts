import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { markDuplicatesJob } from '../../bff/src/domains/trips/trips.jobs.ts';
import type { Db } from '../../bff/src/kernel/db.ts';
import { sendMailJob } from '../../bff/src/platform/mail/mail.jobs.ts';
import { createQueue, createJobWorker, type Queue } from '../../bff/src/platform/jobs/queue.ts';
import { connectTo, runSql, silentLog } from '../builders/connectTo.ts';
import { createDatabase } from '../builders/database.ts';
import { waitFor } from '../builders/waitFor.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let connection: ReturnType<typeof connectTo>;
let db: Db;
let queue: Queue;
const handled: string[] = [];
const failOnce = new Set<string>();

beforeAll(async () => {
  database = await createDatabase();
  connection = connectTo(database.url);
  ({ db } = connection);
  queue = createQueue(db, [markDuplicatesJob, sendMailJob], silentLog, 0.5);
  await queue.start();
  await queue.work([
    createJobWorker(markDuplicatesJob, async ({ tripRequestId }) => {
      handled.push(tripRequestId);
      if (failOnce.delete(tripRequestId)) throw new Error('not yet');
    }),
  ]);
});
afterAll(async () => {
  await queue.stop();
  await connection.close();
  await database.drop();
});

const times = (id: string) => handled.filter((each) => each === id).length;

const until = (holds: () => boolean) => waitFor('the jobs', async () => holds() || undefined);

/** Waits until the queue has run a job enqueued after all others, twice: then no due job is left. */
async function restIsDone(): Promise<void> {
  for (const tripRequestId of [randomUUID(), randomUUID()]) {
    await queue.enqueue(markDuplicatesJob, { tripRequestId }, { db });
    await until(() => times(tripRequestId) > 0);
  }
}

test('a job of a committed transaction is handled once', async () => {
  const id = randomUUID();
  await db.transaction(async (inner) => queue.enqueue(markDuplicatesJob, { tripRequestId: id }, { db: inner }));
  await until(() => times(id) > 0);
  await restIsDone();
  expect(times(id)).toBe(1);
});

test('a job of a rolled-back transaction never exists', async () => {
  const [lost, kept] = [randomUUID(), randomUUID()];
  await db
    .transaction(async (inner) => {
      await queue.enqueue(markDuplicatesJob, { tripRequestId: lost }, { db: inner });
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  await queue.enqueue(markDuplicatesJob, { tripRequestId: kept }, { db });
  await until(() => times(kept) > 0);
  expect(times(lost)).toBe(0);
});

test('a failed job is retried', async () => {
  const id = randomUUID();
  failOnce.add(id);
  await queue.enqueue(markDuplicatesJob, { tripRequestId: id }, { db });
  await until(() => times(id) === 2);
  expect(times(id)).toBe(2);
});

test('a singleton key has one job, even when enqueued again later', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const singletonKey = randomUUID();
  await queue.enqueue(markDuplicatesJob, { tripRequestId: first }, { db, singletonKey });
  await until(() => times(first) > 0);
  await queue.enqueue(markDuplicatesJob, { tripRequestId: second }, { db, singletonKey });
  await restIsDone();
  expect([times(first), times(second)]).toEqual([1, 0]);
});

test('a scheduled job waits', async () => {
  const id = randomUUID();
  await queue.enqueue(markDuplicatesJob, { tripRequestId: id }, { db, startAfter: new Date(Date.now() + 3_600_000) });
  await restIsDone();
  expect(times(id)).toBe(0);
});

test('data that does not match the schema of the job is rejected when enqueued', async () => {
  await expect(queue.enqueue(markDuplicatesJob, { tripRequestId: 'x' }, { db })).rejects.toThrow('Invalid UUID');
});

test('two nodes share the work, and no job is handled twice', async () => {
  const other = createQueue(db, [markDuplicatesJob, sendMailJob], silentLog, 0.5);
  const byOther: string[] = [];
  await other.start();
  await other.work([createJobWorker(markDuplicatesJob, async ({ tripRequestId }) => void byOther.push(tripRequestId))]);
  const ids = Array.from({ length: 12 }, () => randomUUID());
  for (const tripRequestId of ids) await queue.enqueue(markDuplicatesJob, { tripRequestId }, { db });
  const runs = (id: string) => times(id) + byOther.filter((each) => each === id).length;
  await until(() => ids.every((id) => runs(id) > 0));
  await other.stop();
  expect(ids.map(runs)).toEqual(ids.map(() => 1));
});

test('a job enqueued before a start runs after it', async () => {
  const id = randomUUID();
  const first = createQueue(db, [markDuplicatesJob, sendMailJob], silentLog, 0.5);
  await first.start();
  await db.transaction(async (inner) => first.enqueue(sendMailJob, { emailId: id }, { db: inner }));
  await first.stop();
  const second = createQueue(db, [markDuplicatesJob, sendMailJob], silentLog, 0.5);
  const sent: string[] = [];
  await second.start();
  await second.work([createJobWorker(sendMailJob, async ({ emailId }) => void sent.push(emailId))]);
  await until(() => sent.length > 0);
  await second.stop();
  expect(sent).toEqual([id]);
});

test('several nodes that start at once on an empty database all start, and their connections can be used', async () => {
  for (let round = 0; round < 3; round += 1) {
    const empty = await createDatabase();
    const nodes = Array.from({ length: 4 }, () => connectTo(empty.url));
    const queues = nodes.map((node) => createQueue(node.db, [markDuplicatesJob, sendMailJob], silentLog));
    await Promise.all(queues.map((one) => one.start()));
    for (const node of nodes) {
      const rows = await Promise.all(Array.from({ length: 20 }, () => runSql(node.db, 'SELECT 1 AS one')));
      expect(rows).toEqual(rows.map(() => [{ one: 1 }]));
    }
    await Promise.all(queues.map((one) => one.stop()));
    await Promise.all(nodes.map((node) => node.close()));
    await empty.drop();
  }
});
