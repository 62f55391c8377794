import { personTypes, roles, userStatuses } from '@farwend/api-contract';
import { z } from 'zod';

/** `readOnly` for 30 days after the company stopped working with us, while it has open matches. */
const companyAccess = `
  CASE WHEN p.access_ended_at IS NULL THEN 'full'
    WHEN p.access_ended_at > now() - interval '30 days' AND EXISTS (
      SELECT FROM trip_matches m WHERE m.partner_id = p.id AND m.status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED')) THEN 'readOnly'
    ELSE 'none' END`;

/** Columns of a person, for queries from `users u` with `personJoin`. */
export const personColumns = `u.id AS user_id, u.person_type, u.person_id, a.partner_id, coalesce(a.is_lead, false) AS is_lead,
  ${companyAccess} AS company_access, u.roles, u.status, u.email, u.given_name, u.family_name`;
export const personJoin = `LEFT JOIN agents a ON a.id = u.person_id AND u.person_type = 'agent' LEFT JOIN partners p ON p.id = a.partner_id`;

export const PersonRow = z.object({
  user_id: z.uuid(),
  person_type: z.enum(personTypes),
  person_id: z.uuid(),
  partner_id: z.uuid().nullable(),
  is_lead: z.boolean(),
  company_access: z.enum(['full', 'readOnly', 'none']),
  roles: z.array(z.enum(roles)),
  status: z.enum(userStatuses),
  email: z.string(),
  given_name: z.string(),
  family_name: z.string(),
});
export type PersonRow = z.output<typeof PersonRow>;
