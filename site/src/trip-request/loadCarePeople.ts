import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Picture } from '@farwend/design-system';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { serverCache } from '#src/shared/serverCache.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** A team member who reads requests. */
export interface CarePerson {
  name: string;
  /** Job title: "Travel care, Africa". */
  title: string;
  portrait?: Picture;
}

/** Loads the team members who read requests, in the order of the team page; none if that fails, since pages work without them. */
export function loadCarePeople({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<CarePerson[]> {
  return loadPeople(context).catch(() => []);
}

const loadPeople = serverCache<CarePerson[]>(async (context) => {
  const { items } = await context.get(apiContext).get('/v3/team_members', { query: { limit: 12, department: CARE } });
  return items.map(buildPerson);
});

/** Department of the team members who read requests. */
const CARE = 'Travel care';

function buildPerson({ givenName, familyName, title, photo }: Member): CarePerson {
  const portrait = buildDecorativePicture(photo, 320);
  return { name: `${givenName} ${familyName}`, title, ...(portrait && { portrait }) };
}

type Member = ReplyOf<Contract['teamMembers']['list']>['items'][number];
