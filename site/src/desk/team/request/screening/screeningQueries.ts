import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { queryOptions } from '@tanstack/react-query';
import { requestKey } from '#src/desk/team/request/requestQueries.ts';

export type Criterion = ReplyOf<Contract['screeningCriteria']['list']>['items'][number];
export type ScreeningResult = ReplyOf<Contract['screeningResults']['list']>['items'][number];

/** Criteria change seldom. */
const FRESH_MS = 5 * 60_000;

/** What is asked of every request, in its order. */
export function criteriaQuery(api: Client) {
  return queryOptions({
    queryKey: ['screening-criteria'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      (await api.get('/v3/screening_criteria', { query: { subjectType: 'TRIP_REQUEST', active: true, limit: 100 }, signal })).items,
  });
}

/** What was answered about a request, the last first. */
export function resultsQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: [...requestKey(id), 'screening'],
    queryFn: async ({ signal }) =>
      (await api.get('/v3/screening_results', { query: { subjectType: 'TRIP_REQUEST', subjectId: id, limit: 100 }, signal })).items,
  });
}
