import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { RouterContextProvider } from 'react-router-dom';
import { buildPageQuery, loadAllPages } from '#src/content/loadAllPages.ts';
import { loadLocations, type LocationRecord } from '#src/content/loadLocations.ts';
import { serverCache } from '#src/shared/serverCache.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';

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
  'id' | 'partnerId' | 'givenName' | 'familyName' | 'photo'
>;
type Context = Readonly<RouterContextProvider>;

/** Loads every published company, by title. */
export function loadCompanies(context: Context): Promise<CompanyRecord[]> {
  const api = context.get(apiContext);
  const fields =
    'id,title,slug,summary,partnerId,shownAgentIds,baseLocationId,countriesServed,languages,specialtyIds,priceFromPerNightUSD,averageRating,reviewCount,responseHoursMedian,responseCount';
  return cachedCompanies(context.get(settingsContext), () =>
    loadAllPages((offset) => api.get('/v2/companies', { query: { ...buildPageQuery(offset), published: 'true', sort: 'title', fields } })),
  );
}

/** Loads everybody who is shown publicly, whoever asks: the team sees others too. */
export function loadAgents(context: Context): Promise<AgentRecord[]> {
  const api = context.get(apiContext);
  return cachedAgents(context.get(settingsContext), async () => {
    const agents = await loadAllPages((offset) => api.get('/v3/agents', { query: buildPageQuery(offset) }));
    return agents
      .filter(({ shownPublicly = true, status = 'ENABLED' }) => shownPublicly && status === 'ENABLED')
      .map(({ id, partnerId, givenName, familyName, photo }) => ({ id, partnerId, givenName, familyName, photo }));
  });
}

/** Loads the names of the specializations by id. */
export function loadSpecialtyNames(context: Context): Promise<Map<string, string>> {
  const api = context.get(apiContext);
  return cachedSpecialties(context.get(settingsContext), async () => {
    const items = await loadAllPages((offset) => api.get('/v3/specializations', { query: buildPageQuery(offset) }));
    return new Map(items.map(({ id, name }) => [id, name]));
  });
}

/** Loads the towns of offices by the ids of their locations. */
export function loadTowns(context: Context): Promise<Map<string, LocationRecord>> {
  return cachedTowns(context.get(settingsContext), async () => {
    const companies = await loadCompanies(context);
    return loadLocations(
      context.get(apiContext),
      companies.flatMap(({ baseLocationId }) => baseLocationId ?? []),
    );
  });
}

/** The people of a company in the order of its page: those chosen for it, otherwise all. */
export function findPeople(
  { partnerId, shownAgentIds }: Pick<CompanyRecord, 'partnerId' | 'shownAgentIds'>,
  agents: readonly AgentRecord[],
): AgentRecord[] {
  const chosen = shownAgentIds.flatMap((id) => agents.find((agent) => agent.id === id) ?? []);
  return chosen.length > 0 ? chosen : agents.filter((agent) => agent.partnerId === partnerId);
}

const cachedCompanies = serverCache<CompanyRecord[]>();
const cachedAgents = serverCache<AgentRecord[]>();
const cachedTowns = serverCache<Map<string, LocationRecord>>();
const cachedSpecialties = serverCache<Map<string, string>>();
