import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { personColumns, personJoin, PersonRow } from '#src/domains/accounts/users/person.sql.ts';

export const selectPerson = statement(
  'guest.person',
  { travelerId: z.uuid().nullable() },
  PersonRow,
  `SELECT ${personColumns} FROM travelers t JOIN users u ON u.id = t.user_id ${personJoin} WHERE t.id = :travelerId`,
);

export const selectAccount = statement(
  'guest.hasAccount',
  { travelerId: z.uuid().nullable() },
  z.object({ id: z.uuid() }),
  `SELECT u.id FROM travelers t JOIN users u ON u.id = t.user_id WHERE t.id = :travelerId
    AND (u.password_hash IS NOT NULL OR EXISTS (SELECT FROM user_identities i WHERE i.user_id = u.id))`,
);
