import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const externalId = { entityType: z.string(), externalId: z.string() };
const record = { ...externalId, recordId: z.guid(), importId: z.guid() };

/** The record that an external id stands for. */
export const selectRecordOfExternalId = statement(
  'externalIds.record',
  externalId,
  z.object({ recordId: z.guid() }),
  'SELECT record_id AS "recordId" FROM external_ids WHERE entity_type = :entityType AND external_id = :externalId',
);

export const insertExternalId = statement(
  'externalIds.insert',
  record,
  null,
  `INSERT INTO external_ids (entity_type, external_id, record_id, import_id) VALUES (:entityType, :externalId, :recordId, :importId)`,
);

/** Gives an external id to another record, because its own has been deleted. */
export const moveExternalId = statement(
  'externalIds.move',
  record,
  null,
  `UPDATE external_ids SET record_id = :recordId, import_id = :importId, created_at = now()
   WHERE entity_type = :entityType AND external_id = :externalId`,
);

/** Forgets the external ids that an import gave to a record. */
export const deleteExternalIds = statement(
  'externalIds.deleteOfRecord',
  { entityType: z.string(), recordId: z.guid(), importId: z.guid() },
  null,
  'DELETE FROM external_ids WHERE entity_type = :entityType AND record_id = :recordId AND import_id = :importId',
);
