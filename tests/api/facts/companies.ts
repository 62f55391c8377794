import type { PublishedSite } from '../../builders/publishedSite.ts';
import type { Violation } from './violation.ts';

/** F6: under “Who plans it” stand only published companies that serve the country of the page. */
export function findCompaniesOfOtherCountries({ pages, companies, guides, articles, itineraries, locations }: PublishedSite): Violation[] {
  const countryIdByCode = new Map(locations.filter(({ type }) => type === 'COUNTRY').map(({ isoCode2, id }) => [isoCode2, id]));
  const bySlug = new Map(companies.map((company) => [company.slug, company]));
  const codesByPath = new Map<string, readonly string[]>([
    ...guides.map(({ slug, contentCountry }) => [`/guides/${slug}/`, contentCountry ? [contentCountry] : []] as const),
    ...articles.map(({ slug, contentCountry }) => [`/articles/${slug}/`, contentCountry ? [contentCountry] : []] as const),
    ...itineraries.map(({ slug, countryCodes }) => [`/itineraries/${slug}/`, countryCodes] as const),
  ]);
  return pages.flatMap(({ path, html }) => {
    const section = /Who plans it<.*?(?=<h[12]|<\/main>)/s.exec(html)?.[0] ?? '';
    const named = new Set([...section.matchAll(/href="\/travel-company\/([a-z-]+)\//g)].map(([, slug = '']) => slug));
    const codes = codesByPath.get(path) ?? findCountryOfLandingPage(path, locations);
    return [...named].flatMap((slug) => {
      const company = bySlug.get(slug);
      if (!company) return [{ page: path, sentence: `Who plans it: ${slug}, which is not published` }];
      const serves = codes.length === 0 || codes.some((code) => company.countriesServed.includes(countryIdByCode.get(code) ?? ''));
      return serves ? [] : [{ page: path, sentence: `Who plans it: ${company.title}, which does not plan in ${codes.join(', ')}` }];
    });
  });
}

/** The pages about Kenya lead only to companies that serve it. */
export function findStrangersInKenya({ pages, companies, locations }: PublishedSite): Violation[] {
  const kenya = locations.find(({ type, isoCode2 }) => type === 'COUNTRY' && isoCode2 === 'KE')?.id ?? '';
  const serving = new Set(companies.filter(({ countriesServed }) => countriesServed.includes(kenya)).map(({ slug }) => slug));
  return ['/guides/kenya/', '/kenya-safaris/'].flatMap((page) => {
    const [main = ''] = /<main\b.*<\/main>/s.exec(pages.find(({ path }) => path === page)?.html ?? '') ?? [];
    const named = new Set([...main.matchAll(/href="\/travel-company\/([a-z-]+)\//g)].map(([, slug = '']) => slug));
    if (main === '' || serving.size === 0) return [{ page, sentence: 'is not published, or no company serves it' }];
    return [...named].filter((slug) => !serving.has(slug)).map((slug) => ({ page, sentence: `names ${slug}, which does not serve Kenya` }));
  });
}

/** The country that the address of a landing page or an article’s page names, as `/kenya-safaris/` does. */
function findCountryOfLandingPage(path: string, locations: PublishedSite['locations']): string[] {
  const country = locations.find(({ type, slug, served }) => type === 'COUNTRY' && served && path.startsWith(`/${slug}-`));
  return country?.isoCode2 ? [country.isoCode2] : [];
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** F9: the languages of a company are spoken by its people. */
export function findUnspokenLanguages({ companies, agents }: PublishedSite): Violation[] {
  return companies.flatMap(({ slug, title, languages, shownAgentIds }) => {
    const spoken = new Set(
      agents
        .filter(({ id }) => shownAgentIds.includes(id))
        .flatMap((agent) => agent.languages.map((code) => languageNames.of(code) ?? code)),
    );
    const unspoken = languages.filter((language) => !spoken.has(language));
    const unnamed = [...spoken].filter((language) => !languages.includes(language));
    return [
      ...unspoken.map((language) => ({
        page: `/travel-company/${slug}/`,
        sentence: `${title} speaks ${language}, none of its people does`,
      })),
      ...unnamed.map((language) => ({
        page: `/travel-company/${slug}/`,
        sentence: `${title} does not name ${language}, which its people speak`,
      })),
    ];
  });
}

/** F7: what a company asks a night at least is the least that its itineraries cost a night. */
export function findOtherPricesPerNight({ companies, itineraries }: PublishedSite): Violation[] {
  return companies.flatMap(({ id, slug, title, priceFromPerNightUSD: from }) => {
    const prices = itineraries.flatMap(({ companyId, priceFromPerPersonUSD: price, nights }) =>
      companyId === id && price !== null ? [Math.round(price / nights)] : [],
    );
    const least = Math.min(...prices);
    return prices.length === 0 || from === least
      ? []
      : [{ page: `/travel-company/${slug}/`, sentence: `${title} from $${from} a night, its itineraries from $${least}` }];
  });
}

const LEAST_REQUESTS = 10;

/** F16: the time of an answer is a median of enough requests, and the page says of how many. */
export function findAnswerTimesWithoutBasis({ companies, pages }: PublishedSite): Violation[] {
  return companies.flatMap(({ slug, responseHoursMedian, responseCount }) => {
    const page = `/travel-company/${slug}/`;
    const { sentences = [] } = pages.find(({ path }) => path === page) ?? {};
    const at = sentences.indexOf('Answers within');
    if (at >= 0 && responseHoursMedian === null) return [{ page, sentence: `Answers within ${sentences[at + 1]}` }];
    if (responseHoursMedian === null) return [];
    const basis = sentences.slice(at + 1, at + 3).join(' ');
    const isBased = at >= 0 && responseCount >= LEAST_REQUESTS && basis.includes(`${responseCount} requests`);
    return isBased ? [] : [{ page, sentence: `Answers within ${basis}: median of ${responseCount} requests` }];
  });
}

/** F16: a row of a list says the same as the page of its company, with the basis beside it. */
export function findOtherAnswerTimesInLists({ companies, pages }: PublishedSite): Violation[] {
  const names = new Set(companies.map(({ title }) => title));
  return pages.flatMap(({ path, sentences }) =>
    sentences.flatMap((sentence, at) => {
      const told = /^Answers within ([\d.]+) hours?, the median of (\d+) requests$/.exec(sentence);
      if (!told) return [];
      const company = companies.find(({ title }) => title === sentences.slice(0, at).findLast((one) => names.has(one)));
      const isTrue = company?.responseHoursMedian === Number(told[1]) && company.responseCount === Number(told[2]);
      return isTrue ? [] : [{ page: path, sentence: `${company?.title}: ${sentence}` }];
    }),
  );
}
