import type { Person } from '#src/kernel/actor.ts';
import type { PersonRow } from './person.sql.ts';

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

/** The person as the caller of a write, in which an agent with read-only access has no rights. */
export function withWriteAccess(person: Person): Person {
  return person.companyAccess === 'readOnly' ? { ...person, partnerId: null, companyAccess: 'none' } : person;
}
