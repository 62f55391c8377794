import type { PersonType, Role, UserStatus } from '@farwend/api-contract';
import type { Sequelize } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';
import { demoPeople } from '#src/demoPeople.ts';
import { manifestSelects } from './manifest.data.ts';

/** Somebody a test program can sign in as. */
export interface ManifestPerson {
  email: string;
  password: string;
  personType: PersonType;
  roles: Role[];
  status: UserStatus;
  userId: string;
  /** Id of the traveler, agent or team member. */
  personId: string;
  /** Company of an agent. */
  partnerId: string | null;
  name: string;
}

/** A record a test program can ask for. */
export interface ManifestObject {
  type: string;
  id: string;
  /** Where it is read. */
  href: string;
  /** E-mail of the person it belongs to; null for what belongs to nobody. */
  owner: string | null;
  /** published: for everybody; draft: not sent or not shown yet; own: of somebody in `people`; foreign: of somebody else. */
  state: 'published' | 'draft' | 'own' | 'foreign';
  /** The record's own status, where it has one. */
  status: string | null;
}

/** The people and records of the demo data as they are now, for programs that test from outside. */
export async function demoManifest(
  sequelize: Sequelize,
  password: string,
): Promise<{ people: ManifestPerson[]; objects: ManifestObject[] }> {
  const people = await preparedQuery<Omit<ManifestPerson, 'password'>>(sequelize, 'manifest.people', selectPeople, [demoSignIns]);
  const objects = await preparedQuery<ManifestObject>(sequelize, 'manifest.objects', selectObjects, [demoSignIns]);
  return { people: people.map((person) => ({ ...person, password })), objects };
}

const demoSignIns = demoPeople.map(([email]) => email);

const selectPeople = `
  SELECT u.email, u.person_type AS "personType", u.roles, u.status, u.id AS "userId", u.person_id AS "personId",
    a.partner_id AS "partnerId", u.given_name || ' ' || u.family_name AS name
  FROM users u LEFT JOIN agents a ON a.id = u.person_id
  WHERE u.email = ANY ($1) ORDER BY array_position($1, u.email)`;

const selectObjects = `
  SELECT type, id, path || id AS href, owner, status,
    CASE WHEN is_draft THEN 'draft' WHEN owner IS NULL THEN 'published' WHEN owner = ANY ($1) THEN 'own' ELSE 'foreign' END AS state
  FROM (${Object.values(manifestSelects).join(' UNION ALL ')}) o (type, id, path, owner, status, is_draft, at)
  ORDER BY type, at, id`;
