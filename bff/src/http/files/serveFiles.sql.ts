import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { personColumns, personJoin, PersonRow } from '#src/domains/accounts/users/person.sql.ts';

export const claimUpload = statement(
  'document.claim',
  { documentId: z.uuid(), nonce: z.string() },
  z.object({ id: z.uuid() }),
  `
  UPDATE documents SET uploaded_at = now(), used_nonce = :nonce
  WHERE id = :documentId AND status = 'PENDING_UPLOAD' AND uploaded_at IS NULL AND used_nonce IS DISTINCT FROM :nonce RETURNING id`,
);

export const selectLinkPerson = statement(
  'file.person',
  { userId: z.uuid() },
  PersonRow,
  `SELECT ${personColumns} FROM users u ${personJoin} WHERE u.id = :userId AND u.status <> 'DISABLED'`,
);
