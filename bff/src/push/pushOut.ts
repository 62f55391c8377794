import type { Redis } from 'ioredis';
import type { Sequelize, Transaction } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';
import type { Queue } from '#src/jobs/queue.ts';
import type { PushMessage } from './pushMessage.ts';

/** The name of PostgreSQL's and Redis' channel between nodes. */
export const PUSH_BUS = 'farwend_push';

/** Takes what is to be pushed; it goes out when the transaction commits, and never if it does not. */
export interface PushOut {
  send(message: PushMessage, transaction: Transaction | null): Promise<void>;
}

/** To all nodes by NOTIFY, which PostgreSQL itself holds back until the commit. */
export function pushByPostgres(sequelize: Sequelize): PushOut {
  return {
    async send(message, transaction) {
      await preparedQuery(sequelize, 'push.notify', 'SELECT pg_notify($1, $2)', [PUSH_BUS, JSON.stringify(message)], transaction);
    },
  };
}

/** To all nodes by Redis, after the commit. An event that is lost with its node is no loss: clients read again when they reconnect. */
export function pushByRedis(redis: Redis): PushOut {
  return {
    async send(message, transaction) {
      const publish = () => redis.publish(PUSH_BUS, JSON.stringify(message)).catch(() => undefined);
      if (transaction) transaction.afterCommit(() => void publish());
      else await publish();
    },
  };
}

/** To the vendor's HTTP API by a job: the queue is the outbox. */
export function pushByVendor(queue: Queue): PushOut {
  return {
    async send(message, transaction) {
      await queue.enqueue('sendPush', message, { transaction });
    },
  };
}
