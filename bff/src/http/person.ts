import type { PersonType, Role, UserStatus } from '@farwend/api-contract';
import type { Person } from './actor.ts';

/** Columns of a person, for queries that join `users u` and `agents a`. */
export const personColumns = `u.id AS user_id, u.person_type, u.person_id, a.partner_id, u.roles, u.status, u.email, u.given_name, u.family_name`;
export const personJoin = `LEFT JOIN agents a ON a.id = u.person_id AND u.person_type = 'agent'`;

export interface PersonRow {
  user_id: string;
  person_type: PersonType;
  person_id: string;
  partner_id: string | null;
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
    partnerId: row.partner_id,
    roles: row.roles,
    status: row.status,
    email: row.email,
    givenName: row.given_name,
    familyName: row.family_name,
  };
}
