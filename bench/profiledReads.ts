import { bearerHeaders, sessionHeaders } from './credentials.ts';
import type { Server } from './machine.ts';
import type { ProfiledWork } from './ProfiledWork.ts';

/** The reads whose goal is not safely reached. */
export async function buildProfiledReads({ origin, pid }: Server): Promise<ProfiledWork[]> {
  const read = (path: string, headers: Record<string, string> = {}) => ({ name: path, url: origin + path, pid, headers, connections: 16 });
  return [
    {
      name: 'Home rendered',
      slug: 'home-rendered',
      description: '`GET /` by a signed-in traveler, whose page is not kept.',
      target: read('/', await sessionHeaders(origin, 'dana@example.com')),
    },
    {
      name: 'Trip request page rendered',
      slug: 'trip-request-rendered',
      description: '`GET /trip-request` by a signed-in traveler, whose page is not kept.',
      target: read('/trip-request', await sessionHeaders(origin, 'dana@example.com')),
    },
    {
      name: 'Articles with a word',
      slug: 'article-search',
      description: '`GET /v2/articles?q=river` by an editor, who also finds drafts.',
      target: read('/v2/articles?q=river', await bearerHeaders(origin, 'editor@example.com')),
    },
    {
      name: 'Trip requests with a word',
      slug: 'trip-request-search',
      description: '`GET /v3/trip_requests?q=kenya` by traveler care.',
      target: read('/v3/trip_requests?q=kenya', await bearerHeaders(origin, 'care@example.com')),
    },
    {
      name: 'Reviews, first page',
      slug: 'review-search',
      description: '`POST /v3/review_searches` by a reader who is not signed in.',
      target: {
        ...read('/v3/review_searches', { 'Content-Type': 'application/json' }),
        method: 'POST',
        body: () => JSON.stringify({ offset: 0, limit: 25 }),
      },
    },
    {
      name: 'Destination lookup',
      slug: 'destination-lookup',
      description: '`GET /v3/destinations?q=ken&limit=10`, the suggestions under a field while somebody types.',
      target: read('/v3/destinations?q=ken&limit=10'),
    },
  ];
}
