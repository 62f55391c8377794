import { parsePostedQuery, type PostedRequest } from '#src/shared/postedRequest.ts';
import { loadCarePeople, type CarePerson } from '#src/trip-request/loadCarePeople.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Data of the page besides the request stored in the tab. */
export interface ThankYouData {
  /** Team members who read requests, in the order of the team page. */
  care: CarePerson[];
  /** Request posted without JavaScript; null if there is none. */
  posted: PostedRequest | null;
}

/** Loads the care team, and reads a posted request from the URL. Never fails: the page works without the team. */
export async function thankYouLoader({ request, context }: LoaderFunctionArgs): Promise<ThankYouData> {
  return { care: await loadCarePeople({ context }), posted: parsePostedQuery(new URL(request.url).searchParams) };
}
