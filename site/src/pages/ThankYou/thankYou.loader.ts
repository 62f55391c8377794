import type { Contract, ReplyOf } from '@farwend/api-contract';
import { silentPicture } from '#src/content/pictureOf.ts';
import { forEverybody } from '#src/shared/forEverybody.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';
import { readPosted, type PostedRequest } from '#src/shared/postedRequest.ts';
import type { Picture } from '@farwend/design-system';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Somebody who reads requests. */
export interface CarePerson {
  name: string;
  /** What they look after: "Travel care, Africa". */
  title: string;
  portrait?: Picture;
}

/** What the page shows besides what the tab knows. */
export interface ThankYouData {
  /** Those of the team who read requests, in the order of the team's page. */
  care: CarePerson[];
  /** The request that was posted without scripts; null: none. */
  posted: PostedRequest | null;
}

/** Reads who reads requests, and what the address tells of one. Never fails: the page stands without. */
export async function thankYouLoader({ request, context }: LoaderFunctionArgs): Promise<ThankYouData> {
  const api = context.get(apiContext);
  const ask = async () => {
    const { items } = await api.get('/v3/team_members', { query: { limit: '12', department: CARE } });
    return items.map(personOf);
  };
  const posted = readPosted(new URL(request.url).searchParams);
  return { care: await kept(context.get(settingsContext), ask).catch(() => []), posted };
}

/** The department that reads requests, as the team's records name it. */
const CARE = 'Travel care';

function personOf({ givenName, familyName, title, photo }: Member): CarePerson {
  const portrait = silentPicture(photo, 320);
  return { name: `${givenName} ${familyName}`, title, ...(portrait && { portrait }) };
}

type Member = ReplyOf<Contract['teamMembers']['list']>['items'][number];

const kept = forEverybody<CarePerson[]>();
