import { z } from 'zod';
import { batchStatement } from '#src/db/statement.ts';

const SitePhone = z.object({ text: z.string(), href: z.string() }).nullable();

/** Who looks after a request, with our telephone numbers. */
export const selectCarePerson = batchStatement(
  'tripRequest.carePerson',
  { key: 'requestId', type: 'uuid' },
  z.object({
    requestId: z.uuid(),
    id: z.uuid(),
    name: z.string(),
    title: z.string(),
    phones: z.object({ call: SitePhone, contact: SitePhone }).nullable(),
  }),
  (ids) => `
  SELECT r.id AS "requestId", m.id, m.given_name || ' ' || m.family_name AS name, m.title, (SELECT s.phones FROM site_settings s LIMIT 1) AS phones
  FROM trip_requests r JOIN team_members m ON m.id = r.assigned_to_id WHERE r.id IN (${ids})`,
);

/** Where a traveler lives, whose calls one number of ours is for. */
export const selectResidence = batchStatement(
  'traveler.residence',
  { key: 'id', type: 'uuid' },
  z.object({ id: z.uuid(), country: z.string().nullable() }),
  (ids) => `SELECT id, country_of_residence AS country FROM travelers WHERE id IN (${ids})`,
);
