import { z } from 'zod';

/** What an export was asked for, as it is stored. */
export const ExportParameters = z.object({
  filters: z.record(z.string(), z.unknown()),
  q: z.string().optional(),
  sortOrders: z.array(z.object({ field: z.string(), order: z.enum(['asc', 'desc']) })),
  /** Null: all that the caller is shown. */
  columns: z.array(z.string()).nullable(),
});
export type ExportParameters = z.output<typeof ExportParameters>;
