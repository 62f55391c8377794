import { personTypes, userStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

// The unique address of travelers decides between concurrent inserts; the account is inserted only with the traveler.
export const insertTravelerWithAccount = statement(
  'traveler.insertNew',
  {
    travelerId: z.uuid(),
    userId: z.uuid(),
    email: z.string(),
    givenName: z.string(),
    familyName: z.string(),
    phone: json<unknown>().nullable(),
    countryOfResidence: z.string(),
    source: z.string().nullable(),
    createdById: z.uuid().nullable(),
  },
  z.object({ id: z.uuid() }),
  `
  WITH inserted AS (
    INSERT INTO travelers (id, user_id, email, given_name, family_name, phone, country_of_residence, source, created_by_id, updated_by_id)
    SELECT :travelerId, :userId, :email, :givenName, :familyName, :phone::jsonb, :countryOfResidence, :source, :createdById, :createdById WHERE NOT EXISTS (SELECT FROM users WHERE email = :email)
    ON CONFLICT (email) DO NOTHING RETURNING id
  )
  INSERT INTO users (id, username, email, person_type, person_id, status, given_name, family_name, created_by_id, updated_by_id)
  SELECT :userId, :email, :email, 'traveler', id, 'PENDING', :givenName, :familyName, :createdById, :createdById FROM inserted
  RETURNING id`,
);

const EmailOwnerRow = z.object({
  person_type: z.enum(personTypes).nullable(),
  user_id: z.uuid().nullable(),
  status: z.enum(userStatuses).nullable(),
  traveler_id: z.uuid().nullable(),
});
export type FoundRow = z.output<typeof EmailOwnerRow>;

export const selectEmailOwner = statement(
  'traveler.byEmail',
  { email: z.string() },
  EmailOwnerRow,
  `
  SELECT u.person_type, CASE WHEN s.id IS NULL THEN u.id ELSE s.user_id END AS user_id,
    CASE WHEN s.id IS NULL THEN u.status ELSE (SELECT a.status FROM users a WHERE a.id = s.user_id) END AS status,
    CASE WHEN u.person_type IS NULL OR u.person_type = 'traveler' THEN coalesce(t.merged_into_id, t.id) END AS traveler_id
  FROM (SELECT :email::text AS email) input
  LEFT JOIN users u ON u.email = input.email
  LEFT JOIN travelers t ON CASE WHEN u.person_type = 'traveler' THEN t.id = u.person_id ELSE t.email = input.email END
  LEFT JOIN travelers s ON s.id = t.merged_into_id`,
);
