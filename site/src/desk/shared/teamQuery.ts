import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { queryOptions } from '@tanstack/react-query';

export type TeamMember = ReplyOf<Contract['teamMembers']['list']>['items'][number];

/** The team changes seldom. */
const FRESH_MS = 5 * 60_000;

/** Everybody of the team, with accounts that are enabled or not. */
export function teamQuery(api: Client) {
  return queryOptions({
    queryKey: ['team'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<TeamMember[]> => (await api.get('/v3/team_members', { query: { limit: 100 }, signal })).items,
  });
}

/** Display name of a team member. */
export function nameOf({ givenName, familyName }: Pick<TeamMember, 'givenName' | 'familyName'>): string {
  return `${givenName} ${familyName}`;
}
