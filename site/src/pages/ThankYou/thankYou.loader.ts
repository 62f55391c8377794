import type { Contract, ReplyOf } from '@farwend/api-contract';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { serverCache } from '#src/shared/serverCache.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';
import { parsePostedQuery, type PostedRequest } from '#src/shared/postedRequest.ts';
import type { Picture } from '@farwend/design-system';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** A team member who reads requests. */
export interface CarePerson {
  name: string;
  /** Job title: "Travel care, Africa". */
  title: string;
  portrait?: Picture;
}

/** Data of the page besides the request stored in the tab. */
export interface ThankYouData {
  /** Team members who read requests, in the order of the team page. */
  care: CarePerson[];
  /** Request posted without JavaScript; null if there is none. */
  posted: PostedRequest | null;
}

/** Loads the care team, and reads a posted request from the URL. Never fails: the page works without the team. */
export async function thankYouLoader({ request, context }: LoaderFunctionArgs): Promise<ThankYouData> {
  const api = context.get(apiContext);
  const load = async () => {
    const { items } = await api.get('/v3/team_members', { query: { limit: '12', department: CARE } });
    return items.map(buildPerson);
  };
  const posted = parsePostedQuery(new URL(request.url).searchParams);
  return { care: await cachedCarePeople(context.get(settingsContext), load).catch(() => []), posted };
}

/** Department of the team members who read requests. */
const CARE = 'Travel care';

function buildPerson({ givenName, familyName, title, photo }: Member): CarePerson {
  const portrait = buildDecorativePicture(photo, 320);
  return { name: `${givenName} ${familyName}`, title, ...(portrait && { portrait }) };
}

type Member = ReplyOf<Contract['teamMembers']['list']>['items'][number];

const cachedCarePeople = serverCache<CarePerson[]>();
