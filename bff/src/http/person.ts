import type { PersonType, Role, UserStatus } from '@farwend/api-contract';
import type { Person } from './actor.ts';

/** What an agent may do now: all, read only for 30 days after their company stopped working with us while matches are open, nothing. */
const companyAccess = `
  CASE WHEN p.access_ended_at IS NULL THEN 'full'
    WHEN p.access_ended_at > now() - interval '30 days' AND EXISTS (
      SELECT FROM trip_matches m WHERE m.partner_id = p.id AND m.status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED')) THEN 'readOnly'
    ELSE 'none' END`;

/** Columns of a person, for queries that join `users u`, their `agents a` and its `partners p`. */
export const personColumns = `u.id AS user_id, u.person_type, u.person_id, a.partner_id, coalesce(a.is_lead, false) AS is_lead,
  ${companyAccess} AS company_access, u.roles, u.status, u.email, u.given_name, u.family_name`;
export const personJoin = `LEFT JOIN agents a ON a.id = u.person_id AND u.person_type = 'agent' LEFT JOIN partners p ON p.id = a.partner_id`;

export interface PersonRow {
  user_id: string;
  person_type: PersonType;
  person_id: string;
  partner_id: string | null;
  is_lead: boolean;
  company_access: Person['companyAccess'];
  roles: Role[];
  status: UserStatus;
  email: string;
  given_name: string;
  family_name: string;
}

export function personOf(row: PersonRow): Person {
  return {
    userId: row.user_id,
    personType: row.person_type,
    personId: row.person_id,
    partnerId: row.company_access === 'none' ? null : row.partner_id,
    isLead: row.is_lead && row.company_access === 'full',
    companyAccess: row.company_access,
    roles: row.roles,
    status: row.status,
    email: row.email,
    givenName: row.given_name,
    familyName: row.family_name,
  };
}

/** The person as the caller of a request that writes: an agent who may only read has no rights there. */
export function asWriter(person: Person): Person {
  return person.companyAccess === 'readOnly' ? { ...person, partnerId: null, companyAccess: 'none' } : person;
}
