import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const deleteResult = statement(
  'screening.deleteResult',
  { id: z.uuid() },
  null,
  `
  WITH deleted AS (DELETE FROM versions WHERE entity_type = 'screeningResult' AND entity_id = :id)
  DELETE FROM screening_results WHERE id = :id`,
);

export const deleteVersion = statement(
  'screening.deleteVersion',
  { id: z.uuid(), version: z.int() },
  z.object({ version: z.int() }),
  `DELETE FROM versions WHERE entity_type = 'screeningResult' AND entity_id = :id AND version = :version RETURNING version`,
);
