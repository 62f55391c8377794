import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const Member = z.object({ id: z.uuid() });

/** Who looks after the newest open trip of somebody. */
export const selectAssigneeOfTrip = statement(
  'contact.assigneeOfTrip',
  { email: z.string() },
  Member,
  `
  SELECT m.id FROM travelers t JOIN trip_requests r ON r.traveler_ids @> ARRAY[t.id]
    JOIN team_members m ON m.id = r.assigned_to_id JOIN users u ON u.id = m.user_id AND u.status = 'ENABLED'
  WHERE t.email = :email AND t.erased_at IS NULL
    AND r.status NOT IN ('CLOSED_LOST', 'CANCELLED', 'REJECTED', 'DUPLICATE', 'EXPIRED', 'COMPLETED')
  ORDER BY r.created_at DESC, r.id LIMIT 1`,
);

/** Somebody with a role, in the office if possible, with the fewest open conversations. */
export const selectColleague = statement(
  'contact.colleague',
  { role: z.enum(['admin', 'marageti']) },
  Member,
  `
  SELECT m.id FROM team_members m JOIN users u ON u.id = m.user_id AND u.status = 'ENABLED' AND :role = ANY (u.roles)
  ORDER BY m.out_of_office IS NOT NULL AND current_date BETWEEN (m.out_of_office ->> 'from')::date AND (m.out_of_office ->> 'to')::date,
    (SELECT count(*) FROM conversations c WHERE c.assigned_to_id = m.id AND c.status = 'ACTIVE'), m.id
  LIMIT 1`,
);

export const selectPartnerCountries = statement(
  'contact.partnerCountries',
  { partnerId: z.uuid() },
  z.object({ countryCodes: z.array(z.string()) }),
  'SELECT country_codes AS "countryCodes" FROM partners WHERE id = :partnerId',
);
