import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const ItineraryIdea = z.object({
  title: z.string(),
  slug: z.string(),
});
export type ItineraryIdea = z.output<typeof ItineraryIdea>;

export const selectIdeas = statement(
  'draft.ideas',
  { countryCodes: z.array(z.string()).readonly(), tripType: z.array(z.string()).readonly() },
  ItineraryIdea,
  `SELECT title, slug FROM published_content
    WHERE type = 'itinerary' AND (content_country = ANY (:countryCodes) OR trip_types && :tripType)
    ORDER BY coalesce(content_country = ANY (:countryCodes), false) DESC, trip_types && :tripType DESC, sort_order, id LIMIT 2`,
);

export const selectCareContact = statement(
  'draft.care',
  { countryCodes: z.array(z.string()).readonly(), id: z.string() },
  z.object({
    name: z.string(),
    email: z.string(),
  }),
  `SELECT t.given_name || ' ' || t.family_name AS name, t.email FROM team_members t JOIN users u ON u.id = t.user_id
    WHERE u.status = 'ENABLED' AND 'care' = ANY (u.roles)
    ORDER BY t.care_country_codes && :countryCodes::text[] DESC, md5(t.id::text || :id) LIMIT 1`,
);
