import type { Services } from '#src/kernel/context.ts';
import type { Settings } from '#src/settings/settings.ts';
import {
  createMonthPartitions,
  dropMonthPartitions,
  type PartitionedTable,
  partitionedTables,
  selectPartitionStates,
} from './partitions.sql.ts';

const MONTHS_AHEAD = 3;

/** Creates the partitions of the next months, then drops the expired ones. May run on several nodes at once, and again after a failure. */
export function maintainPartitions({ db, settings, log }: Services) {
  return async (): Promise<void> => {
    for (const table of partitionedTables) {
      const { created = 0 } = (await db.first(createMonthPartitions, { table, monthsAhead: MONTHS_AHEAD })) ?? {};
      const keepMonths = countMonthsToKeep(table, settings);
      const { dropped = 0 } = keepMonths === null ? {} : ((await db.first(dropMonthPartitions, { table, keepMonths })) ?? {});
      if (created > 0 || dropped > 0) log.info({ table, created, dropped }, 'partitions were created or dropped');
    }
    for (const { table, default_rows: rows } of await db.run(selectPartitionStates, {})) {
      if (rows > 0) log.warn({ table, rows }, 'rows are in the default partition: their time is beyond the months that have one');
    }
  };
}

/** How old the last row of a month must be in months for the month to be dropped; null: it never is. */
function countMonthsToKeep(table: PartitionedTable, { retainAuditMonths, retainEventsMonths }: Settings): number | null {
  // The audit log has to be kept for its time, so its months go when all of it has passed. Events must not be older than theirs.
  const months = table === 'audit' ? retainAuditMonths : retainEventsMonths;
  if (months === 0) return null;
  return table === 'audit' ? months : months - 1;
}
