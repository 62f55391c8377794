import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { personColumns, personJoin, PersonRow } from './person.sql.ts';

/** The person of an account. */
export const selectPersonOfUser = statement(
  'people.ofUser',
  { userId: z.guid() },
  PersonRow,
  `SELECT ${personColumns} FROM users u ${personJoin} WHERE u.id = :userId`,
);

/** Administrators who may act, at most two. */
export const selectSomeAdministrators = statement(
  'people.administrators',
  {},
  PersonRow,
  `SELECT ${personColumns} FROM users u ${personJoin} WHERE 'admin' = ANY (u.roles) AND u.status <> 'DISABLED' ORDER BY u.created_at LIMIT 2`,
);
