import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import type { Fact, Picture } from '@farwend/design-system';
import type { RouterContextProvider } from 'react-router-dom';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { loadContinents, loadServedCountries, type CountryListItem } from '#src/content/catalogue.ts';
import { buildPageQuery, loadAllPages } from '#src/content/loadAllPages.ts';
import { serverCache } from '#src/shared/serverCache.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';
import { buildAnswerTime } from './buildAnswerTime.ts';
import { chooseOfContinents } from './chooseOfContinents.ts';

/** A person of a published company, with an opinion of a place. */
export interface Specialist {
  name: string;
  portrait: Picture;
  company: string;
  /** The page of the company. */
  href: string;
  /** Town of the company's office; null if unknown. */
  base: string | null;
  /** Languages and how soon the company answers. */
  facts: Fact[];
  opinion: { place: string; text: string };
}

type Company = Pick<
  ReplyOf<Contract['companies']['list']>['items'][number],
  'title' | 'slug' | 'partnerId' | 'shownAgentIds' | 'countriesServed' | 'baseLocationId' | 'responseHoursMedian' | 'responseCount'
>;
type Agent = ReplyOf<Contract['agents']['list']>['items'][number];

/** Loads three people with opinions, each of another continent; every week others. */
export function loadSpecialists(context: Readonly<RouterContextProvider>): Promise<Specialist[]> {
  const api = context.get(apiContext);
  const fields = 'title,slug,partnerId,shownAgentIds,countriesServed,baseLocationId,responseHoursMedian,responseCount';
  return cachedSpecialists(context.get(settingsContext), async () => {
    const [companies, agents, countries, continents] = await Promise.all([
      loadAllPages((offset) =>
        api.get('/v2/companies', { query: { ...buildPageQuery(offset), published: 'true', sort: 'title', fields } }),
      ),
      loadAllPages((offset) => api.get('/v3/agents', { query: buildPageQuery(offset) })),
      loadServedCountries(context),
      loadContinents(context),
    ]);
    // The team sees people who are not shown and companies see their own only, so what they see is not shared.
    if (agents.some(({ email }) => email !== undefined)) throw new Error('These are not the agents that visitors see');
    const candidates = companies.flatMap((company) => listCandidates(company, { agents, countries, continents }));
    return Promise.all(chooseOfContinents(candidates, Date.now()).map((candidate) => buildSpecialist(candidate, api)));
  });
}

const cachedSpecialists = serverCache<Specialist[]>();

interface Candidate extends Pick<Specialist, 'opinion' | 'portrait'> {
  agent: Agent;
  company: Company;
  continent: string;
}

interface CandidateSources {
  agents: readonly Agent[];
  countries: readonly CountryListItem[];
  continents: ReadonlyMap<string, string>;
}

/** The people shown with a company who have an opinion and a portrait, with the continent of the first country they plan in. */
function listCandidates(company: Company, { agents, countries, continents }: CandidateSources): Candidate[] {
  return company.shownAgentIds.flatMap((id) => {
    const agent = agents.find((one) => one.id === id && one.partnerId === company.partnerId);
    const portrait = buildDecorativePicture(agent?.photo, 640);
    if (!agent?.opinion || !portrait) return [];
    const [code] = agent.countryCodes;
    const country = countries.find((one) => (code === undefined ? one.id === company.countriesServed[0] : one.isoCode2 === code));
    const continent = country?.parentIds.map((parentId) => continents.get(parentId)).find((name) => name !== undefined);
    return continent === undefined ? [] : [{ agent, company, continent, portrait, opinion: agent.opinion }];
  });
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

async function buildSpecialist({ agent, company, portrait, opinion }: Candidate, api: Client): Promise<Specialist> {
  const { baseLocationId: id, responseHoursMedian, responseCount } = company;
  const base = id === null ? null : await api.get('/v2/locations/{id}', { params: { id } }).catch(() => null);
  const languages = agent.languages.map((code) => languageNames.of(code) ?? code).join(', ');
  const facts = [languages === '' ? null : { name: 'Speaks', value: languages }, buildAnswerTime(responseHoursMedian, responseCount)];
  return {
    name: `${agent.givenName} ${agent.familyName}`,
    portrait,
    company: company.title,
    href: `/travel-company/${company.slug}`,
    base: base?.name ?? null,
    facts: facts.filter((fact) => fact !== null),
    opinion,
  };
}
