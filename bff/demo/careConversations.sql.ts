import { personTypes } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectAccounts = statement(
  'seed.accounts',
  {},
  z.object({
    email: z.string(),
    person_id: z.uuid(),
    person_type: z.enum(personTypes),
    partner_id: z.uuid().nullable(),
  }),
  'SELECT u.email, u.person_id, u.person_type, a.partner_id FROM users u LEFT JOIN agents a ON a.id = u.person_id',
);
