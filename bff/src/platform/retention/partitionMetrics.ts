import type { Db } from '#src/kernel/db.ts';
import type { MetricSource } from '#src/kernel/metricSource.ts';
import { selectPartitionStates } from './partitions.sql.ts';

/** How far ahead the tables that are partitioned by month are prepared, and whether rows have missed their partition. */
export function createPartitionMetrics(db: Db): MetricSource {
  return {
    name: 'partitions',
    metrics: [
      { name: 'farwend_partition_months_ahead', help: 'Months after this one that have a partition', labels: ['table'] },
      { name: 'farwend_partition_default_rows', help: 'Rows outside of all months, counted up to 1000', labels: ['table'] },
    ],
    read: async () => {
      const states = await db.run(selectPartitionStates, {});
      return {
        farwend_partition_months_ahead: states.map(({ table, months_ahead: value }) => ({ labels: { table }, value })),
        farwend_partition_default_rows: states.map(({ table, default_rows: value }) => ({ labels: { table }, value })),
      };
    },
  };
}
