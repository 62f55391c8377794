import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectNullableColumns = statement(
  'paging.nullableColumns',
  { table: z.string() },
  z.object({ name: z.string() }),
  'SELECT attname AS name FROM pg_attribute WHERE attrelid = to_regclass(:table) AND attnum > 0 AND NOT attnotnull AND NOT attisdropped',
  { replica: true },
);
