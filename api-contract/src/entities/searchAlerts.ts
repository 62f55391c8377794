import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { anyone, type Caller } from '../roles.ts';
import * as field from '../schemas.ts';
import { searchFilters } from './searches.ts';

const owners: readonly Caller[] = ['traveler'];

/** What an itinerary can be searched for. */
export const AlertFilters = searchFilters
  .pick({ locationIds: true, tripTypes: true, companyId: true, nights: true, priceMaxUSD: true, months: true })
  .extend({ countryCodes: z.array(field.Iso2).max(20).optional().describe('Countries; matches itineraries with a place in any of them') })
  .describe('Filters besides the search terms, as of an itinerary search');
const q = field.line(200).nullable().describe('Search terms');

/** A search for itineraries whose traveler is mailed once a week if something new fits. */
const SearchAlert = z
  .object({
    id: field.Id,
    name: z.string(),
    q: z.string().nullable().describe('Search terms'),
    filters: AlertFilters,
    checkedAt: field.Timestamp.describe('What was published until then has been looked at'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'SearchAlert' });

export const searchAlerts = {
  list: get('/v3/search_alerts', 'List your search alerts', {
    access: owners,
    query: field.pageQueryWithoutWords().catchall(z.string().max(500)),
    reply: field.pageOf(SearchAlert),
    description: 'Newest first.',
  }),
  create: post('/v3/search_alerts', 'Save a search for itineraries, to be told of new ones', {
    access: owners,
    body: z
      .strictObject({
        name: field.line(80, 1).describe('What you call it; the mail begins with it'),
        q: q.default(null),
        filters: AlertFilters.default({}),
      })
      .refine((alert) => alert.q !== null || Object.values(alert.filters).some((value) => value !== undefined), {
        path: ['filters'],
        message: 'Say what to look for: add search terms or a filter',
      }),
    reply: SearchAlert,
    once: true,
    description:
      'Once a week, a mail names the itineraries that were published for the first time since the last look and fit. A week without any has no mail, and none is named twice. At most 20 alerts.',
    example: { name: 'Ten days of walking in September', q: 'walking', filters: { nights: { min: 9, max: 11 }, months: [9] } },
  }),
  read: get('/v3/search_alerts/{id}', 'Read a search alert of yours', { access: owners, reply: SearchAlert }),
  remove: del('/v3/search_alerts/{id}', 'Delete a search alert of yours', { access: owners }),
  link: get('/v3/search_alerts/{id}/links/{code}', 'Check the link in the mail of a search alert', {
    access: anyone,
    reply: z.object({ name: z.string().describe('Of the search that following it stops') }),
    description: 'Changes nothing. A wrong code and an alert that is gone both return 404.',
  }),
  stop: post('/v3/search_alerts/{id}/stops', 'Stop a search alert through the link in its mail', {
    access: anyone,
    body: z.strictObject({ code: z.string().min(1).max(60).describe('Code from the emailed link') }),
    status: 204,
    description: 'Deletes the alert. A wrong code and an alert that is gone both return 404.',
    example: { code: 'aBcDeFgHiJkLmNoPqRsTuV' },
  }),
};
