import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { contentFilters, itineraryCondition } from './countResults.sql.ts';

const isDue = `a.checked_at < now() - interval '7 days'`;

/** Alerts that were looked at a week ago, of people who can sign in. */
export const selectDueAlerts = statement(
  'searchAlerts.due',
  {},
  z.object({ id: z.uuid() }),
  `
  SELECT a.id FROM search_alerts a JOIN users u ON u.id = a.owner_id AND u.status = 'ENABLED'
  WHERE ${isDue} ORDER BY a.checked_at, a.id LIMIT 5000`,
);

const DueAlert = z.object({
  since: z.date(),
  /** Five minutes ago: what was published by then is committed. */
  until: z.date(),
  email: z.string(),
  personId: z.uuid(),
  givenName: z.string(),
});
export type DueAlert = z.output<typeof DueAlert>;

/** Marks an alert as looked at; nothing when it was meanwhile. */
export const takeDueAlert = statement(
  'searchAlerts.take',
  { id: z.uuid() },
  DueAlert,
  `
  UPDATE search_alerts s SET checked_at = old.until
  FROM (SELECT a.id, a.checked_at AS since, now() - interval '5 minutes' AS until FROM search_alerts a WHERE a.id = :id AND ${isDue} FOR UPDATE) old,
    users u
  WHERE s.id = old.id AND u.id = s.owner_id
  RETURNING old.since, old.until, u.email, u.person_id AS "personId", u.given_name AS "givenName"`,
);

const NewItinerary = z.object({ title: z.string(), slug: z.string(), total: z.int() });
export type NewItinerary = z.output<typeof NewItinerary>;

/** The newest three of the itineraries that were published for the first time in a period and that a search finds, with the number of all. */
export const selectNewItineraries = statement(
  'searchAlerts.newItineraries',
  {
    ...contentFilters,
    countryCodes: z.array(z.string()).readonly().nullable(),
    patterns: z.array(z.string()).readonly(),
    since: z.date(),
    until: z.date(),
  },
  NewItinerary,
  `
  SELECT title, slug, count(*) OVER ()::int AS total FROM published_content
  WHERE published_at > :since AND ${itineraryCondition}
    AND (:countryCodes::text[] IS NULL
      OR EXISTS (SELECT FROM locations l WHERE l.id = ANY (location_ids) AND l.country_code = ANY (:countryCodes)))
    AND NOT EXISTS (SELECT FROM unnest(:patterns::text[]) pattern WHERE search_text NOT LIKE plain_text(pattern))
    AND id IN (SELECT id FROM content WHERE type = 'itinerary' AND first_published_at > :since AND first_published_at <= :until)
  ORDER BY published_at DESC, id LIMIT 3`,
);
