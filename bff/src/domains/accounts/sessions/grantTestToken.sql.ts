import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { personColumns, personJoin, PersonRow } from '#src/domains/accounts/users/person.sql.ts';

export const selectDemoPerson = statement(
  'token.demoPerson',
  { email: z.string() },
  PersonRow,
  `SELECT ${personColumns} FROM users u ${personJoin} WHERE u.email = :email AND u.status = 'ENABLED'`,
);
