import type { Fact, Picture } from '@farwend/design-system';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';
import { loadContinents, loadServedCountries, type CountryListItem } from '#src/content/catalogue.ts';
import type { LocationRecord } from '#src/content/loadLocations.ts';
import { serverCache } from '#src/shared/serverCache.ts';
import { buildAnswerTime } from './buildAnswerTime.ts';
import { chooseOfContinents } from './chooseOfContinents.ts';
import { loadAgents, loadCompanies, loadTowns, type AgentRecord, type CompanyRecord } from './companyCatalogue.ts';

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

/** Loads three people with opinions, each of another continent; every week others. */
export const loadSpecialists = serverCache<Specialist[]>(async (context) => {
  const [companies, agents, towns, countries, continents] = await Promise.all([
    loadCompanies(context),
    loadAgents(context),
    loadTowns(context),
    loadServedCountries(context),
    loadContinents(context),
  ]);
  const candidates = companies.flatMap((company) => listCandidates(company, { agents, countries, continents }));
  return chooseOfContinents(candidates, Date.now()).map((candidate) => buildSpecialist(candidate, towns));
});

interface Candidate extends Pick<Specialist, 'opinion' | 'portrait'> {
  agent: AgentRecord;
  company: CompanyRecord;
  continent: string;
}

interface CandidateSources {
  agents: readonly AgentRecord[];
  countries: readonly CountryListItem[];
  continents: ReadonlyMap<string, string>;
}

/** The people shown with a company who have an opinion and a portrait, with the continent of the first country they plan in. */
function listCandidates(company: CompanyRecord, { agents, countries, continents }: CandidateSources): Candidate[] {
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

function buildSpecialist({ agent, company, portrait, opinion }: Candidate, towns: ReadonlyMap<string, LocationRecord>): Specialist {
  const { baseLocationId, responseHoursMedian, responseCount } = company;
  const languages = agent.languages.map((code) => languageNames.of(code) ?? code).join(', ');
  const facts = [languages === '' ? null : { name: 'Speaks', value: languages }, buildAnswerTime(responseHoursMedian, responseCount)];
  return {
    name: `${agent.givenName} ${agent.familyName}`,
    portrait,
    company: company.title,
    href: `/travel-company/${company.slug}`,
    base: towns.get(baseLocationId ?? '')?.name ?? null,
    facts: facts.filter((fact) => fact !== null),
    opinion,
  };
}
