import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Adds an export; `kind`: the type of its records, or `salesRecordings` for the export of sales with names instead of ids. */
export const insertExport = statement(
  'export.insert',
  {
    exportId: z.uuid(),
    jobId: z.uuid(),
    kind: z.string(),
    format: z.enum(exportFormats),
    parameters: json<unknown>(),
    requestedById: z.uuid().nullable(),
  },
  null,
  `INSERT INTO exports (id, job_id, kind, format, parameters, requested_by_id) VALUES (:exportId, :jobId, :kind, :format, :parameters, :requestedById)`,
);

export const selectExport = statement(
  'export.get',
  { exportId: z.uuid() },
  z.object({ kind: z.string(), format: z.enum(exportFormats), parameters: json<unknown>(), requestedById: z.uuid() }),
  'SELECT kind, format, parameters, requested_by_id AS "requestedById" FROM exports WHERE id = :exportId',
);

/** Returns nothing if the export has been deleted meanwhile. */
export const finishExport = statement(
  'export.finish',
  { exportId: z.uuid(), count: z.int() },
  z.object({ id: z.uuid() }),
  'UPDATE exports SET row_count = :count, problem = NULL, finished_at = now() WHERE id = :exportId RETURNING id',
);

/** Notes why no file is written. */
export const failExport = statement(
  'export.fail',
  { exportId: z.uuid(), problem: z.string() },
  null,
  'UPDATE exports SET problem = :problem WHERE id = :exportId',
);
