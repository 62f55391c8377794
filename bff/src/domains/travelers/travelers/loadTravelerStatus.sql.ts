import { personTypes, userStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const selectTravelers = `
  SELECT t.id, t.email, 'traveler' AS person_type, u.status FROM travelers t LEFT JOIN users u ON u.id = t.user_id`;

export const StatusRow = z.object({
  id: z.uuid(),
  email: z.string(),
  person_type: z.enum(personTypes),
  status: z.enum(userStatuses).nullable(),
});
export type StatusRow = z.output<typeof StatusRow>;

export const selectStatusById = statement(
  'travelerStatus.byId',
  { idOrEmail: z.uuid() },
  StatusRow,
  `${selectTravelers} WHERE t.id = :idOrEmail`,
);

export const selectStatusByEmail = statement(
  'travelerStatus.byEmail',
  { idOrEmail: z.string() },
  StatusRow,
  `
  SELECT u.person_id AS id, u.email, u.person_type, u.status FROM users u WHERE u.email = :idOrEmail AND u.person_type <> 'traveler'
  UNION ALL (${selectTravelers} WHERE t.email = :idOrEmail) LIMIT 1`,
);
