import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const Found = z.object({ id: z.uuid(), isFit: z.boolean() });
const ids = z.array(z.uuid()).readonly();

const select = (name: string, table: string, isFit = 'true', where = 'true') =>
  statement(`reference.${name}`, { ids }, Found, `SELECT r.id, ${isFit} AS "isFit" FROM ${table} r WHERE r.id = ANY (:ids) AND ${where}`);

const hasEnabledAccount = (roles: string) =>
  `EXISTS (SELECT FROM users u WHERE u.id = r.user_id AND u.status = 'ENABLED' AND u.roles && '{${roles}}')`;

/** Those of some ids that exist, and whether each fits. */
export const selectReferred = {
  teamMembers: select('teamMembers', 'team_members'),
  careMembers: select('careMembers', 'team_members', hasEnabledAccount('admin,care')),
  locations: select('locations', 'locations'),
  airports: select('airports', 'airports'),
  specializations: select('specializations', 'specializations'),
  agents: select('agents', 'agents'),
  companies: select('companies', 'content', "r.status <> 'TRASHED'", "r.type = 'company'"),
  companiesOrTrashed: select('companiesOrTrashed', 'content', 'true', "r.type = 'company'"),
  itineraries: select('itineraries', 'content', "r.status <> 'TRASHED'", "r.type = 'itinerary'"),
  itinerariesOrTrashed: select('itinerariesOrTrashed', 'content', 'true', "r.type = 'itinerary'"),
};

export const selectAgentsOfPartner = statement(
  'reference.agentsOfPartner',
  { ids, partnerId: z.uuid() },
  Found,
  `SELECT a.id, EXISTS (SELECT FROM users u WHERE u.id = a.user_id AND u.status = 'ENABLED') AS "isFit"
   FROM agents a WHERE a.id = ANY (:ids) AND a.partner_id = :partnerId`,
);

export const selectContractsOfPartner = statement(
  'reference.contractsOfPartner',
  { ids, partnerId: z.uuid() },
  Found,
  `SELECT d.id, d.status = 'AVAILABLE' AND d.category = 'CONTRACT' AS "isFit" FROM documents d
   JOIN document_links l ON l.document_id = d.id AND l.type = 'PARTNER' AND l.target_id = :partnerId WHERE d.id = ANY (:ids)`,
);
