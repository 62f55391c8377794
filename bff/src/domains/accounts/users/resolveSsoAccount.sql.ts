import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const insertIdentity = statement(
  'sso.link',
  { provider: z.string(), subject: z.string(), userId: z.uuid() },
  null,
  'INSERT INTO user_identities (provider, subject, user_id) VALUES (:provider, :subject, :userId)',
);

export const selectIdentity = statement(
  'sso.find',
  { provider: z.string(), subject: z.string() },
  z.object({
    user_id: z.uuid(),
  }),
  'SELECT user_id FROM user_identities WHERE provider = :provider AND subject = :subject',
);
