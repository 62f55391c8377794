import { sessionHeaders } from './credentials.ts';
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
      name: 'Destination lookup',
      slug: 'destination-lookup',
      description: '`GET /v3/destinations?q=ken&limit=10`, the suggestions under a field while somebody types.',
      target: read('/v3/destinations?q=ken&limit=10'),
    },
  ];
}
