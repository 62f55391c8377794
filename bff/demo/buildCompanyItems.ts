import { tripTypes } from '@farwend/api-contract';
import type { CompanyFields } from '#src/domains/editorial/companies/company.type.ts';
import type { DemoItem } from './demoItem.ts';
import { companyData, companySearchTerms } from './data/companies.data.ts';
import { companyStories } from './data/companyStories.data.ts';
import { partnerFacts } from './data/partnerFacts.data.ts';
import { partnerData } from './data/partners.data.ts';
import { servedCountries } from './data/places.data.ts';
import { demoId } from './demoId.ts';
import { buildDemoAgents } from './partners.seed.ts';
import { toPlainText } from '#src/kernel/toPlainText.ts';
import { richLines } from './richLines.ts';
import { picturesOfPlace } from './pictureChoice.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The companies counted their journeys up to this day; those since are booked with us. */
const LAST_DAY_BEFORE = '2024-12-31';

const hidden: Partial<Record<string, DemoItem<CompanyFields>['state']>> = {
  PAUSED: 'UNPUBLISHED',
  SUSPENDED: 'UNPUBLISHED',
  ONBOARDING: 'SUBMITTED',
};

/** The company pages of the partners, published if the partner is active. Reviews refer to them by id. */
export function buildCompanyItems(): (DemoItem<CompanyFields> & { id: string })[] {
  return companyData.map(([name, tagline, about, foundedYear, base, price, categories, pictureOf = base], index) => {
    const [, status = 'ACTIVE', codes = []] = partnerData.find(([partner]) => partner === name) ?? [];
    const story = companyStories[name];
    const facts = partnerFacts[name];
    const keys = facts?.specializations ?? [];
    const text = story
      ? ['## How they plan', story.ways, '## Where they go', story.regions, '## Who you meet', story.people].join('\n')
      : about;
    const countries = servedCountries.filter(({ code }) => codes.includes(code)).map((country) => country.name);
    return {
      id: demoId('company', name),
      key: toPlainText(name)
        .replace(/[^a-z]+/g, '-')
        .replace(/^-|-$/g, ''),
      title: name,
      summary: about,
      place: countries[0] ?? base,
      places: countries,
      pictureOf: picturesOfPlace(pictureOf).length > 0 ? pictureOf : (countries[0] ?? base),
      tripTypes: tripTypes.filter((type) => keys.includes(type.toLowerCase().replaceAll('_', '-'))),
      searchTerms: [...countries.map((country) => country.toLowerCase()), ...(companySearchTerms[name] ?? [])],
      days: 360 - index * 3,
      body: text,
      ...(hidden[status] === undefined ? {} : { state: hidden[status], unpublishedNote: 'They plan for nobody at the moment' }),
      own: {
        partnerId: demoId('partner', name),
        tagline,
        about: richLines([about, ...(facts?.whyUs ? [facts.whyUs] : [])].join('\n')),
        logo: null,
        gallery: [],
        foundedYear,
        baseLocationId: demoId('location', base),
        countriesServed: countries.map((country) => demoId('location', country)),
        languages: (facts?.languages ?? []).map((code) => languageNames.of(code) ?? code),
        specialtyIds: keys.map((key) => demoId('specialization', key)),
        categoryIds: categories.map((category) => demoId('companyCategory', category)),
        awards: [],
        sustainability: story?.sustainability ?? null,
        licences: [...(story?.licences ?? [])],
        priceFromPerNightUSD: price,
        journeysBefore: { count: facts?.journeysBefore ?? 0, until: LAST_DAY_BEFORE },
        shownAgentIds: agentsOf(name),
        activityLevel: levelOf(name),
      },
    };
  });
}

/** Ids of the agents shown with the company, the lead first. */
function agentsOf(company: string): string[] {
  return buildDemoAgents()
    .filter(({ partner, status }) => partner === company && status === 'ENABLED')
    .map(({ email }) => demoId('agent', email));
}

/** The default activity level: that of its first country. */
function levelOf(company: string): string {
  const [first = 'NEW'] = partnerFacts[company]?.levels ?? [];
  return typeof first === 'string' ? first : first[0];
}
