import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const selectFrom = (table: string, name = table, condition = 'true') =>
  statement(
    `known.${name}`,
    { ids: z.array(z.uuid()).readonly() },
    z.object({ id: z.uuid() }),
    `SELECT id FROM ${table} WHERE id = ANY (:ids) AND ${condition}`,
  );

const isCare = "EXISTS (SELECT FROM users u WHERE u.id = user_id AND u.status = 'ENABLED' AND u.roles && '{admin,care}')";

/** Selects those of some ids that exist, by table. */
export const selectExistingIds = {
  locations: selectFrom('locations'),
  airports: selectFrom('airports'),
  partners: selectFrom('partners'),
  specializations: selectFrom('specializations'),
  agents: selectFrom('agents'),
  documents: selectFrom('documents'),
  companies: selectFrom('content', 'companies', "type = 'company' AND status <> 'TRASHED'"),
  companiesOrTrashed: selectFrom('content', 'companiesOrTrashed', "type = 'company'"),
  itineraries: selectFrom('content', 'itineraries', "type = 'itinerary' AND status <> 'TRASHED'"),
  itinerariesOrTrashed: selectFrom('content', 'itinerariesOrTrashed', "type = 'itinerary'"),
  careMembers: selectFrom('team_members', 'careMembers', isCare),
};
