import type { Client } from 'pg';
import { listPartitions, type Partition } from './tables.ts';

/**
 * Gives empty tables the partitions of a backup. Those of a new schema begin with the month of its migration, so partitions by month that the
 * backup does not have are dropped before.
 */
export async function createPartitions(partitions: readonly Partition[], client: Client): Promise<void> {
  const isSame = (a: Partition, b: Partition) => a.name === b.name && a.bound === b.bound;
  const existing = await listPartitions(client);
  const outdated = existing.filter((one) => isByMonth(one) && !partitions.some((other) => isSame(one, other)));
  for (const { name } of outdated) await client.query(`DROP TABLE ${name}`);
  const missing = partitions.filter((one) => !existing.some((other) => isSame(one, other)));
  for (const partition of missing) await createPartition(partition, client);
}

async function createPartition(partition: Partition, client: Client): Promise<void> {
  const { name, parent, bound } = partition;
  if (!isByMonth(partition)) await client.query(`CREATE TABLE IF NOT EXISTS ${name} PARTITION OF ${parent} ${bound}`);
  else await client.query('SELECT add_partition($1::regclass, $2, $3)', [parent, name.slice(`public.${parent}_`.length), bound]);
}

/** Ours; the job queue partitions its table by the names of jobs. */
function isByMonth({ name }: Partition): boolean {
  return name.startsWith('public.');
}
