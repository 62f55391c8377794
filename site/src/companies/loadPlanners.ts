import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Picture } from '@farwend/design-system';
import type { RouterContextProvider } from 'react-router-dom';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { buildPageQuery, loadAllPages } from '#src/content/loadAllPages.ts';
import { serverCache } from '#src/shared/serverCache.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';

/** Who plans an itinerary: a published company, and the person of it who is shown first. */
export interface Planner {
  company: string;
  href: string;
  person: { name: string; portrait: Picture | null } | null;
}

type Company = Pick<ReplyOf<Contract['companies']['list']>['items'][number], 'id' | 'title' | 'slug' | 'partnerId' | 'shownAgentIds'>;
type Agent = ReplyOf<Contract['agents']['list']>['items'][number];

/** Loads the planners by the id of their company. */
export function loadPlanners(context: Readonly<RouterContextProvider>): Promise<Map<string, Planner>> {
  const api = context.get(apiContext);
  const fields = 'id,title,slug,partnerId,shownAgentIds';
  return cachedPlanners(context.get(settingsContext), async () => {
    const [companies, agents] = await Promise.all([
      loadAllPages((offset) => api.get('/v2/companies', { query: { ...buildPageQuery(offset), published: 'true', fields } })),
      loadAllPages((offset) => api.get('/v3/agents', { query: buildPageQuery(offset) })),
    ]);
    return new Map(companies.map((company) => [company.id, buildPlanner(company, agents)]));
  });
}

const cachedPlanners = serverCache<Map<string, Planner>>();

function buildPlanner({ title, slug, partnerId, shownAgentIds }: Company, agents: readonly Agent[]): Planner {
  const [first] = shownAgentIds;
  const person = agents.find(({ id }) => id === first) ?? agents.find((agent) => agent.partnerId === partnerId);
  return {
    company: title,
    href: `/travel-company/${slug}`,
    person: person ? { name: `${person.givenName} ${person.familyName}`, portrait: buildDecorativePicture(person.photo) ?? null } : null,
  };
}
