import type { Cost, Costs } from './costs.ts';
import { computeWaitMs, countServers } from './queueing.ts';
import { computePeak, countRequestsPerDay, type Traffic } from './traffic.ts';

/** How busy nodes and database may be in the busiest second, and how long 99 of 100 requests may wait for a free node or core. */
const TARGET = { utilization: 0.6, waitMs: 50 };
/** Connections that a node keeps for requests and jobs (DB_POOL_MAX, DB_JOBS_POOL_MAX) and to listen. */
const CONNECTIONS_OF_NODE = 20 + 4 + 2;

/** What one traffic needs. */
export interface Simulation {
  requestsPerSecond: number;
  /** Nodes of one core. */
  nodes: number;
  waitMs: number;
  databaseCores: number;
  /** Cores for statements that only read, which replicas could take. */
  readingCores: number;
  /** Statements that run at once in the busiest second. */
  busyConnections: number;
  /** Connections that all nodes may open. */
  connections: number;
  /** Megabytes of write-ahead log a second. */
  walMegabytes: number;
  /** Megabits of responses a second. */
  megabits: number;
  /** Gigabytes of tables with their indexes once rows are removed as fast as they come, largest first. */
  storage: [table: string, gigabytes: number][];
}

/** Computes what a traffic, multiplied, needs at the measured costs. */
export function simulate(traffic: Traffic, costs: Costs, times: number): Simulation {
  const perDay = [...countRequestsPerDay(traffic)].map(([kind, count]) => ({ cost: costOf(kind, costs), count: count * times }));
  const peak = computePeak(traffic);
  const sum = (value: (cost: Cost) => number) => perDay.reduce((total, { cost, count }) => total + value(cost) * count * peak, 0);
  const arrivals = sum(() => 1);
  const node = { arrivals, serviceMs: sum(({ serverMs }) => serverMs) / arrivals };
  const database = { arrivals, serviceMs: sum(({ databaseMs }) => databaseMs) / arrivals };
  const nodes = countServers(node, TARGET.utilization, TARGET.waitMs);
  return {
    requestsPerSecond: arrivals,
    nodes,
    waitMs: computeWaitMs({ ...node, servers: nodes }, 0.99),
    databaseCores: countServers(database, TARGET.utilization, TARGET.waitMs),
    readingCores: sum(({ isRead, databaseMs }) => (isRead ? databaseMs : 0)) / 1000 / TARGET.utilization,
    busyConnections: sum(({ databaseMs }) => databaseMs) / 1000,
    connections: nodes * CONNECTIONS_OF_NODE,
    walMegabytes: sum(({ walBytes }) => walBytes) / 1e6,
    megabits: (sum(({ responseBytes }) => responseBytes) * 8) / 1e6,
    storage: sumStorage(traffic, perDay),
  };
}

function sumStorage({ yearsKept, daysKept }: Traffic, perDay: readonly { cost: Cost; count: number }[]): [string, number][] {
  const tables = new Map<string, number>();
  for (const { cost, count } of perDay) {
    for (const [table, bytes] of Object.entries(cost.storedBytes)) {
      const days = daysKept[table] ?? yearsKept * 365;
      tables.set(table, (tables.get(table) ?? 0) + (bytes * count * days) / 1e9);
    }
  }
  return [...tables].toSorted(([, a], [, b]) => b - a);
}

function costOf(kind: string, { kinds }: Costs): Cost {
  const cost = kinds[kind];
  if (!cost) throw new Error(`There is no measured cost of "${kind}". Kinds are: ${Object.keys(kinds).join(', ')}.`);
  return cost;
}
