import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { personColumns, personJoin, PersonRow } from '#src/domains/accounts/users/person.sql.ts';

export const AccountRow = PersonRow.extend({
  password_hash: z.string().nullable(),
});
export type AccountRow = z.output<typeof AccountRow>;

export const selectAccount = statement(
  'signIn.account',
  { username: z.string() },
  AccountRow,
  `SELECT ${personColumns}, u.password_hash FROM users u ${personJoin} WHERE u.username = :username`,
);
