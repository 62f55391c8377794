import type { Sequelize } from 'sequelize';
import { z } from 'zod';
import type { Db } from '#src/kernel/db.ts';
import type { MetricSource } from '#src/kernel/metricSource.ts';
import { connectionsOf } from './database.ts';
import type { Replicas } from './replicas.ts';

/** Sequelize's pool, which its types leave out. */
const PoolState = z.object({ size: z.int(), using: z.int(), waiting: z.int(), maxSize: z.int() });

/** The connections of each pool, by its name; each replica has one. */
export function createPoolMetrics(pools: Readonly<Record<string, Db>>, replicas: Replicas | null): MetricSource {
  return {
    name: 'pools',
    metrics: [
      { name: 'farwend_db_connections', help: 'Open connections to the database', labels: ['pool', 'state'] },
      { name: 'farwend_db_connections_limit', help: 'Connections that a pool opens at most', labels: ['pool'] },
      { name: 'farwend_db_waiting', help: 'Requests and jobs that wait for a connection', labels: ['pool'] },
    ],
    read: () => {
      const states = [
        ...Object.entries(pools).map(([pool, db]) => ({ pool, ...readState(connectionsOf(db).sequelize) })),
        ...(replicas?.list() ?? []).map(({ name, pool }) => ({ pool: `replica ${name}`, ...readState(pool) })),
      ];
      return {
        farwend_db_connections: states.flatMap(({ pool, size, using }) => [
          { labels: { pool, state: 'used' }, value: using },
          { labels: { pool, state: 'idle' }, value: size - using },
        ]),
        farwend_db_connections_limit: states.map(({ pool, maxSize }) => ({ labels: { pool }, value: maxSize })),
        farwend_db_waiting: states.map(({ pool, waiting }) => ({ labels: { pool }, value: waiting })),
      };
    },
  };
}

function readState({ connectionManager }: Sequelize) {
  return PoolState.parse(Reflect.get(connectionManager, 'pool'));
}
