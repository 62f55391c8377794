import { z } from 'zod';
import { Partition, Sequence, Table } from './tables.ts';

/** What a backup of the database holds. */
export const DatabaseManifest = z.object({
  /** Applied migrations, in their order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Version of the tables of the job queue; null before its first start. */
  jobSchema: z.number().nullable(),
  tables: z.array(
    Table.extend({
      /** From the folder of the backup. */
      file: z.string(),
      rows: z.number(),
      /** SHA-256 of the rows as COPY writes them in the order of the key. */
      sha256: z.string(),
    }),
  ),
  partitions: z.array(Partition),
  sequences: z.array(Sequence),
});
export type DatabaseManifest = z.output<typeof DatabaseManifest>;

/** A table in a backup. */
export type TableInBackup = DatabaseManifest['tables'][number];
