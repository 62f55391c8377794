import { isRecord, type PublishedPage, type PublishedSite } from '../../builders/publishedSite.ts';
import { cutToTenths, type Violation } from './violation.ts';

/** A rating as it is shown somewhere, with the company it is of; null for all reviews of the site. */
interface ShownRating {
  page: string;
  sentence: string;
  company: string | null;
  stars?: number;
  count?: number;
  /** Whether the count is only a lower bound, as in “1,000+”. */
  isFloor?: boolean;
}

/** F1: a rating is the average of the published reviews, cut to one decimal. */
export function findWrongRatings(site: PublishedSite): Violation[] {
  return listShownRatings(site).filter(({ stars, company }) => stars !== undefined && stars !== starsOf(site, company));
}

/** F2: the number of reviews is the same in heads, lists, badges and structured data. */
export function findWrongReviewCounts(site: PublishedSite): Violation[] {
  const wrong = listShownRatings(site).filter(({ count, company, isFloor }) => {
    if (count === undefined) return false;
    const real = countOf(site, company);
    return isFloor ? count > real : count !== real;
  });
  return [...wrong, ...findWrongSums(site)];
}

/** Categories of companies say how many reviews their companies have together. */
function findWrongSums({ pages, companies }: PublishedSite): Violation[] {
  return pages.flatMap(({ path, sentences }) =>
    sentences.flatMap((sentence) => {
      const sum = /(\d[\d,]*) reviews of their journeys$/.exec(sentence)?.[1];
      if (sum === undefined) return [];
      const real = companies.filter(({ title }) => sentences.includes(title)).reduce((total, { reviewCount }) => total + reviewCount, 0);
      return Number(sum.replaceAll(',', '')) === real ? [] : [{ page: path, sentence: `${sentence}, not ${real}` }];
    }),
  );
}

/** F3: no company has more reviews than journeys. */
export function findMoreReviewsThanJourneys({ companies }: PublishedSite): Violation[] {
  return companies
    .filter(({ reviewCount, tripsPlanned, journeysBefore }) => reviewCount > tripsPlanned + (journeysBefore?.count ?? 0))
    .map(({ slug, title, reviewCount, tripsPlanned, journeysBefore }) => ({
      page: `/travel-company/${slug}/`,
      sentence: `${title}: ${reviewCount} reviews of ${tripsPlanned + (journeysBefore?.count ?? 0)} journeys`,
    }));
}

/** The company with the most reviews, and what its pages and every list must say of it. */
const bestKnown = { slug: 'acacia-quill', stars: 4.9, leastJourneys: 140 };

/** Whatever is said of the best known company: the same stars everywhere, and journeys enough for its reviews. */
export function findOtherFigures(site: PublishedSite): Violation[] {
  const { slug, stars, leastJourneys } = bestKnown;
  const page = `/travel-company/${slug}/`;
  const company = site.companies.find((one) => one.slug === slug);
  if (!company) return [{ page, sentence: 'is not published' }];
  const shown = listShownRatings(site).filter((one) => one.company === company.title && one.stars !== undefined);
  const journeys = company.tripsPlanned + (company.journeysBefore?.count ?? 0);
  const isTold = site.pages.some(
    ({ path, sentences }) => path === page && sentences.join(' ').includes(`${journeys.toLocaleString('en')} journeys`),
  );
  return [
    ...(shown.length === 0 ? [{ page, sentence: 'no stars are shown' }] : shown.filter((one) => one.stars !== stars)),
    ...(journeys >= leastJourneys && isTold ? [] : [{ page, sentence: `${journeys} journeys` }]),
  ];
}

function starsOf({ companies, reviews }: PublishedSite, company: string | null): number | undefined {
  const { ratingsAggregation, total } = reviews;
  const exact =
    company === null
      ? Object.entries(ratingsAggregation).reduce((sum, [rating, count]) => sum + (Number(rating) / 20) * count, 0) / total
      : companies.find(({ title }) => title === company)?.exactStars;
  return exact == null ? undefined : cutToTenths(exact);
}

function countOf({ companies, reviews }: PublishedSite, company: string | null): number {
  return company === null ? reviews.total : (companies.find(({ title }) => title === company)?.reviewCount ?? 0);
}

function listShownRatings(site: PublishedSite): ShownRating[] {
  const inFrame = readRatings('every page', site.frame, () => null);
  return [...inFrame, ...site.pages.flatMap((page) => [...listRatingsInText(site, page), ...listRatingsInData(site, page)])];
}

/** In the text of a page: a rating belongs to the company named last, or to the company of the page. */
function listRatingsInText({ companies }: PublishedSite, { path, sentences }: PublishedPage): ShownRating[] {
  const names = new Set(companies.map(({ title }) => title));
  const own = companies.find(({ slug }) => path === `/travel-company/${slug}/`)?.title ?? null;
  return readRatings(path, sentences, (at) => {
    const near = sentences.slice(Math.max(0, at - ROW), at).findLast((one) => names.has(one));
    return near ?? own;
  });
}

/** How many sentences before its rating a row of a list may name its company. */
const ROW = 4;

function readRatings(page: string, sentences: readonly string[], findCompany: (at: number) => string | null): ShownRating[] {
  return sentences.flatMap((sentence, at): ShownRating[] => {
    const stars = /(\d\.\d) (?:out )?of 5/.exec(sentence)?.[1];
    const count = /(\d[\d,]*)(\+?) reviews\b/.exec(sentence);
    if (stars === undefined && !count) return [];
    if (/\d+%/.test(sentence)) return []; // a bar of a histogram counts the reviews of one rating
    if (sentences[at + 1]?.startsWith('“')) return []; // the rating that one traveller gave with the words that follow
    if (sentence.endsWith('reviews of their journeys')) return []; // the sum of a category
    return [
      {
        page,
        sentence,
        company: findCompany(at),
        ...(stars === undefined ? {} : { stars: Number(stars) }),
        ...(count ? { count: Number((count[1] ?? '').replaceAll(',', '')), isFloor: count[2] === '+' } : {}),
      },
    ];
  });
}

/** In structured data: a company has its own rating, an itinerary that of the company that plans it. */
function listRatingsInData({ companies, itineraries }: PublishedSite, { path, things }: PublishedPage): ShownRating[] {
  return things.flatMap((thing): ShownRating[] => {
    const { aggregateRating, name } = thing;
    if (!isRecord(aggregateRating)) return [];
    const itinerary = itineraries.find(({ slug }) => path === `/itineraries/${slug}/`);
    const company = itinerary ? companies.find(({ id }) => id === itinerary.companyId)?.title : String(name);
    const { ratingValue, reviewCount } = aggregateRating;
    return [
      {
        page: path,
        sentence: JSON.stringify(aggregateRating),
        company: company ?? null,
        stars: Number(ratingValue),
        count: Number(reviewCount),
      },
    ];
  });
}
