import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The tables that are partitioned by month. */
export const partitionedTables = ['audit', 'events'] as const;
export type PartitionedTable = (typeof partitionedTables)[number];

export const createMonthPartitions = statement(
  'partitions.create',
  { table: z.enum(partitionedTables), monthsAhead: z.int() },
  z.object({ created: z.int() }),
  'SELECT create_month_partitions(:table::text::regclass, :monthsAhead) AS created',
);

export const dropMonthPartitions = statement(
  'partitions.drop',
  { table: z.enum(partitionedTables), keepMonths: z.int() },
  z.object({ dropped: z.int() }),
  'SELECT drop_month_partitions(:table::text::regclass, :keepMonths) AS dropped',
);

/** How many rows of a default partition are counted at most, because every scrape of the metrics counts them. */
const MAX_COUNTED = 1_000;

/** For each table the months after this one that have a partition, and the rows that are in none. */
export const selectPartitionStates = statement(
  'partitions.states',
  {},
  z.object({ table: z.enum(partitionedTables), months_ahead: z.int(), default_rows: z.int() }),
  partitionedTables
    .map(
      (table) => `
  SELECT '${table}' AS "table",
    (SELECT count(*) FROM month_partitions WHERE parent = '${table}'::regclass AND lower_bound > now())::int AS months_ahead,
    (SELECT count(*) FROM (SELECT FROM ${table}_default LIMIT ${MAX_COUNTED}) counted)::int AS default_rows`,
    )
    .join(' UNION ALL '),
);
