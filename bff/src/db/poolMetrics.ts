import type { Sequelize } from 'sequelize';
import { z } from 'zod';
import type { Db } from '#src/kernel/db.ts';
import type { MetricSource } from '#src/kernel/metricSource.ts';
import { connectionsOf } from './database.ts';

/** Sequelize's pool, which its types leave out: one, or one for reading and one for writing. */
const PoolState = z.object({ size: z.int(), using: z.int(), waiting: z.int(), maxSize: z.int() });
const Pools = z.union([z.object({ read: PoolState, write: PoolState }), PoolState]);

/** The connections of each pool, by its name; those to replicas apart. */
export function createPoolMetrics(pools: Readonly<Record<string, Db>>): MetricSource {
  return {
    name: 'pools',
    metrics: [
      { name: 'farwend_db_connections', help: 'Open connections to the database', labels: ['pool', 'state'] },
      { name: 'farwend_db_connections_limit', help: 'Connections that a pool opens at most', labels: ['pool'] },
      { name: 'farwend_db_waiting', help: 'Requests and jobs that wait for a connection', labels: ['pool'] },
    ],
    read: () => {
      const states = Object.entries(pools).flatMap(([name, db]) => readStates(name, connectionsOf(db).sequelize));
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

function readStates(name: string, { connectionManager }: Sequelize) {
  const pools = Pools.parse(Reflect.get(connectionManager, 'pool'));
  return 'read' in pools
    ? [
        { pool: name, ...pools.write },
        { pool: `${name} on replicas`, ...pools.read },
      ]
    : [{ pool: name, ...pools }];
}
