import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { personColumns, personJoin, PersonRow } from '#src/domains/accounts/users/person.sql.ts';

export const selectOwner = statement(
  'userSearch.owner',
  { ownerId: z.uuid() },
  PersonRow,
  `SELECT ${personColumns} FROM users u ${personJoin} WHERE u.id = :ownerId AND u.status = 'ENABLED'`,
);

export const updateLastCount = statement(
  'userSearch.looked',
  { viewId: z.uuid(), count: z.int() },
  z.object({
    before: z.int().nullable(),
  }),
  `UPDATE user_searches s SET last_run_at = now(), last_count = :count FROM (SELECT id, last_count AS before FROM user_searches WHERE id = :viewId FOR UPDATE) old
     WHERE s.id = old.id RETURNING old.before`,
);
