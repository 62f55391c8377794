import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Crumb, Picture, RichBlock } from '@farwend/design-system';
import type { AgentRecord } from '#src/companies/companyCatalogue.ts';
import type { CompanyListItem } from '#src/companies/CompanyListItem.ts';
import { createCardPictures } from '#src/content/createCardPictures.ts';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { buildContentCard, type ContentCard } from '#src/content/contentCard.ts';
import type { PlacesMap } from '#src/content/loadPlacesMap.ts';
import { buildPicture } from '#src/content/buildPicture.ts';
import { buildRichBlocks } from '#src/content/buildRichBlocks.ts';
import type { ReviewCounts } from '#src/reviews/reviewSearch.ts';
import type { DisplayedReview } from '#src/reviews/DisplayedReview.ts';
import type { TripContext } from '#src/trip-context/TripContext.ts';

/** An agent of the company. */
export interface CompanyPerson {
  id: string;
  name: string;
  work: string;
  bio: string;
  portrait: Picture | null;
}

/** Data of the page of a company. */
export interface CompanyData {
  /** Country of its base, ISO 3166 alpha-2; null if unknown. */
  contentCountry: string | null;
  tripContext: TripContext;
  /** The page has a red action in its head. */
  hasOwnAction: boolean;
  id: string;
  slug: string;
  name: string;
  tagline: string;
  summary: string;
  logo: { src: string; width: number; height: number } | null;
  picture: Picture | null;
  about: RichBlock[];
  gallery: Picture[];
  foundedYear: number | null;
  /** Town of its office; null if unknown. */
  base: string | null;
  countries: { name: string; slug: string }[];
  /** Its office and where one sleeps on its itineraries; null if neither is known. */
  map: PlacesMap | null;
  languages: string[];
  specialties: string[];
  awards: { name: string; year: number }[];
  licences: string[];
  sustainability: string | null;
  priceFromPerNightUSD: number | null;
  /** Median hours until the company answers a proposed request, over a year. */
  responseHours: number | null;
  /** How many answers that is the median of. */
  responseCount: number;
  /** Journeys booked with us and those before. */
  journeys: number;
  /** Since when journeys are booked with us, if there were some before: yyyy-mm-dd; otherwise null. */
  journeysCountedUntil: string | null;
  people: CompanyPerson[];
  itineraries: ContentCard[];
  related: CompanyListItem[];
  reviews: DisplayedReview[];
  counts: ReviewCounts | null;
  crumbs: Crumb[];
  jsonLd: object[];
  seo: { title: string; description: string; canonicalUrl: string; noIndex: boolean; image: { url: string; alt: string } | null };
}

type Page = ReplyOf<Contract['companies']['page']>;
type Location = ReplyOf<Contract['locations']['read']>;

interface CompanySources {
  page: Page;
  people: readonly AgentRecord[];
  base: Location | null;
  map: PlacesMap | null;
  specialties: string[];
  countries: readonly Location[];
  reviews: DisplayedReview[];
  counts: ReviewCounts | null;
  /** All companies by id. */
  companies: ReadonlyMap<string, CompanyListItem>;
}

/** Builds the data of the page from the loaded records. */
export function buildCompanyData({
  page,
  people,
  base,
  map,
  specialties,
  countries,
  reviews,
  counts,
  companies,
}: CompanySources): CompanyData {
  const { content, seo, breadcrumbs, jsonLd, related, relatedTours } = page;
  const about = content.about.blocks.length > 0 ? content.about : content.body;
  const pictures = createCardPictures(page);
  const { logo } = content;
  return {
    contentCountry: content.contentCountry,
    tripContext: { company: content.slug },
    hasOwnAction: true,
    id: content.id,
    slug: content.slug,
    name: content.title,
    tagline: content.tagline,
    summary: content.summary,
    logo: logo?.url ? { src: logo.url, width: logo.width, height: logo.height } : null,
    picture: buildPicture(content.heroImage) ?? null,
    about: buildRichBlocks(about, { linked: pictures.inText(about) }).filter(
      (block) => block.type !== 'paragraph' || joinText(block) !== content.summary, // the head of the page already shows the summary
    ),
    gallery: content.gallery.flatMap((image) => buildPicture(image) ?? []),
    foundedYear: content.foundedYear,
    base: base?.name ?? null,
    countries: countries.map(({ name, slug }) => ({ name, slug })),
    map,
    languages: content.languages,
    specialties,
    awards: content.awards,
    licences: content.licences,
    sustainability: content.sustainability,
    priceFromPerNightUSD: content.priceFromPerNightUSD,
    responseHours: content.responseHoursMedian,
    responseCount: content.responseCount,
    journeys: content.tripsPlanned + (content.journeysBefore?.count ?? 0),
    journeysCountedUntil: content.journeysBefore?.until ?? null,
    people: people.map(buildPerson),
    itineraries: pictures.leading(relatedTours, 3).map((item) => buildContentCard(item)),
    related: related.flatMap(({ id }) => companies.get(id) ?? []).slice(0, 3),
    reviews,
    counts,
    crumbs: crumbsOf(breadcrumbs),
    jsonLd,
    seo: { ...seo, image: seo.image && { url: seo.image.url, alt: seo.image.alt } },
  };
}

function joinText({ content }: Extract<RichBlock, { type: 'paragraph' }>): string {
  return content.map(({ text }) => text).join('');
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

function buildPerson({ id, givenName, familyName, title, bio, photo, languages }: AgentRecord): CompanyPerson {
  const spoken = languages.map((code) => languageNames.of(code) ?? code).join(', ');
  return {
    id,
    name: `${givenName} ${familyName}`,
    work: [title, spoken && `speaks ${spoken}`].filter(Boolean).join('; '),
    bio: bio ?? '',
    portrait: buildPicture(photo) ?? null,
  };
}
