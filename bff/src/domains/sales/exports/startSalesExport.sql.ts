import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

export const insertExport = statement(
  'export.insert',
  { exportId: z.uuid(), jobId: z.uuid(), format: z.string(), parameters: json<unknown>(), requestedById: z.uuid().nullable() },
  null,
  `INSERT INTO exports (id, job_id, kind, format, parameters, requested_by_id)
   VALUES (:exportId, :jobId, 'salesRecordings', :format, :parameters, :requestedById)`,
);
