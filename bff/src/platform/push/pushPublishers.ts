import type { Redis } from 'ioredis';
import type { JobQueue } from '#src/kernel/job.ts';
import type { PushPublisher } from '#src/kernel/pushPublisher.ts';
import { sendToNodes } from './nodeMessage.ts';
import { sendPushJob } from './push.jobs.ts';

/** Publishes to all nodes by NOTIFY, which PostgreSQL delivers at the commit. */
export function createPostgresPublisher(): PushPublisher {
  return { send: (message, db) => sendToNodes(message, db, null) };
}

/** Publishes to all nodes by Redis after the commit. An event may be lost with its node, because clients reload when they reconnect. */
export function createRedisPublisher(redis: Redis): PushPublisher {
  return {
    async send(message, db) {
      const publish = () => sendToNodes(message, db.outsideTransaction(), redis).catch(() => undefined);
      if (db.isTransaction)
        await db.afterCommit(() => void publish()); // the response does not wait for Redis
      else await publish();
    },
  };
}

/** Publishes through the vendor's HTTP API by a job: the queue is the outbox. */
export function createVendorPublisher(queue: JobQueue): PushPublisher {
  return {
    async send(message, db) {
      await queue.enqueue(sendPushJob, message, { db });
    },
  };
}
