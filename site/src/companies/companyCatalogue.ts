import type { Contract, ReplyOf } from '@farwend/api-contract';
import { buildPageQuery, loadAllPages } from '#src/content/loadAllPages.ts';
import { loadLocations, type LocationRecord } from '#src/content/loadLocations.ts';
import { serverCache } from '#src/shared/serverCache.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** A published company with the fields that lists show. */
export type CompanyRecord = Pick<
  ReplyOf<Contract['companies']['list']>['items'][number],
  | 'id'
  | 'title'
  | 'slug'
  | 'summary'
  | 'partnerId'
  | 'shownAgentIds'
  | 'baseLocationId'
  | 'countriesServed'
  | 'languages'
  | 'specialtyIds'
  | 'priceFromPerNightUSD'
  | 'averageRating'
  | 'reviewCount'
  | 'responseHoursMedian'
  | 'responseCount'
>;
/** Somebody who works for a company, as every visitor sees them. */
export type AgentRecord = Pick<
  ReplyOf<Contract['agents']['list']>['items'][number],
  'id' | 'partnerId' | 'givenName' | 'familyName' | 'title' | 'bio' | 'photo' | 'languages' | 'countryCodes' | 'opinion'
>;

/** Loads every published company, by title. */
export const loadCompanies = serverCache<CompanyRecord[]>((context) => {
  const fields =
    'id,title,slug,summary,partnerId,shownAgentIds,baseLocationId,countriesServed,languages,specialtyIds,priceFromPerNightUSD,averageRating,reviewCount,responseHoursMedian,responseCount';
  const api = context.get(apiContext);
  return loadAllPages((offset) =>
    api.get('/v2/companies', { query: { ...buildPageQuery(offset), published: 'true', sort: 'title', fields } }),
  );
});

/** Loads everybody who is shown publicly. */
export const loadAgents = serverCache<AgentRecord[]>((context) => {
  const api = context.get(apiContext);
  return loadAllPages((offset) => api.get('/v3/agents', { query: buildPageQuery(offset) }));
});

/** Loads the names of the specializations by id. */
export const loadSpecialtyNames = serverCache<Map<string, string>>(async (context) => {
  const api = context.get(apiContext);
  const items = await loadAllPages((offset) => api.get('/v3/specializations', { query: buildPageQuery(offset) }));
  return new Map(items.map(({ id, name }) => [id, name]));
});

/** Loads the towns of offices by the ids of their locations. */
export const loadTowns = serverCache<Map<string, LocationRecord>>(async (context) => {
  const companies = await loadCompanies(context);
  return loadLocations(
    context.get(apiContext),
    companies.flatMap(({ baseLocationId }) => baseLocationId ?? []),
  );
});

/** The people of a company in the order of its page: those chosen for it, otherwise all. */
export function findPeople(
  { partnerId, shownAgentIds }: Pick<CompanyRecord, 'partnerId' | 'shownAgentIds'>,
  agents: readonly AgentRecord[],
): AgentRecord[] {
  const chosen = shownAgentIds.flatMap((id) => agents.find((agent) => agent.id === id) ?? []);
  return chosen.length > 0 ? chosen : agents.filter((agent) => agent.partnerId === partnerId);
}
