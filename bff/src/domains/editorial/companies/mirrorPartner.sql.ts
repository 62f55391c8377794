import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The pages that name a partner, and others by their ids, locked in the order of their ids to avoid deadlocks. */
export const selectPagesToMirror = statement(
  'companies.toMirror',
  { partnerId: z.uuid(), companyIds: z.array(z.uuid()).readonly() },
  z.object({ id: z.uuid() }),
  `SELECT id FROM content WHERE type = 'company' AND (partner_id = :partnerId OR id = ANY (:companyIds)) ORDER BY id FOR UPDATE`,
);

export const selectPublishedPage = statement(
  'companies.published',
  { id: z.uuid() },
  z.object({ answer: z.string(), line: z.string() }),
  'SELECT answer, line FROM published_content WHERE id = :id FOR UPDATE',
);

export const updatePublishedPartner = statement(
  'companies.setPublishedPartner',
  { id: z.uuid(), partnerId: z.uuid().nullable(), answer: z.string(), line: z.string() },
  null,
  'UPDATE published_content SET partner_id = :partnerId, answer = :answer, line = :line WHERE id = :id',
);
