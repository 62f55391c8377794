import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Crumb, LandSquare, MapPlace, Picture, RichBlock, RichEntity } from '@farwend/design-system';
import { companyLine, type CompanyLine } from '#src/companies/CompanyLine.ts';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { entityOf } from '#src/content/entityOf.ts';
import { landAround } from '#src/content/landAround.ts';
import { pictureOf } from '#src/content/pictureOf.ts';
import { richBlocks } from '#src/content/richBlocks.ts';
import type { Counts } from '#src/reviews/reviewSearch.ts';
import type { ShownReview } from '#src/reviews/ShownReview.ts';

/** A person of the company. */
export interface CompanyPerson {
  id: string;
  name: string;
  work: string;
  bio: string;
  portrait: Picture | null;
}

/** Everything the page of a company shows. */
export interface CompanyData {
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
  /** The town of its office. */
  base: string | null;
  countries: { name: string; slug: string }[];
  /** Its office and the countries it plans in, for the map. */
  places: MapPlace[];
  /** The land around them. */
  land: LandSquare[];
  languages: string[];
  specialties: string[];
  awards: { name: string; year: number }[];
  licences: string[];
  sustainability: string | null;
  priceFromPerNightUSD: number | null;
  /** Hours until a proposed trip is answered, median of a year. */
  responseHours: number | null;
  tripsPlanned: number;
  people: CompanyPerson[];
  itineraries: RichEntity[];
  related: CompanyLine[];
  reviews: ShownReview[];
  counts: Counts | null;
  way: Crumb[];
  jsonLd: object[];
  seo: { title: string; description: string; canonicalUrl: string; noIndex: boolean; image: { url: string; alt: string } | null };
}

type Page = ReplyOf<Contract['companies']['page']>;
type Agent = ReplyOf<Contract['agents']['read']>;
type Location = ReplyOf<Contract['locations']['read']>;

interface Read {
  page: Page;
  people: readonly Agent[];
  base: Location | null;
  specialties: string[];
  countries: readonly Location[];
  reviews: ShownReview[];
  counts: Counts | null;
}

/** Picks what the page shows from what was read. */
export function companyView({ page, people, base, specialties, countries, reviews, counts }: Read): CompanyData {
  const { content, seo, breadcrumbs, jsonLd, related, relatedTours, linked } = page;
  const { logo } = content;
  const places = [...placeOf(base, 'The office'), ...countries.flatMap((country) => placeOf(country))];
  return {
    id: content.id,
    slug: content.slug,
    name: content.title,
    tagline: content.tagline,
    summary: content.summary,
    logo: logo?.url ? { src: logo.url, width: logo.width, height: logo.height } : null,
    picture: pictureOf(content.heroImage) ?? null,
    about: richBlocks(content.about.blocks.length > 0 ? content.about : content.body, { linked }).filter(
      (block) => block.type !== 'paragraph' || textOf(block) !== content.summary, // the summary stands in the head already
    ),
    gallery: content.gallery.flatMap((image) => pictureOf(image) ?? []),
    foundedYear: content.foundedYear,
    base: base?.name ?? null,
    countries: countries.map(({ name, slug }) => ({ name, slug })),
    places,
    land: landAround(places),
    languages: content.languages,
    specialties,
    awards: content.awards,
    licences: content.licences,
    sustainability: content.sustainability,
    priceFromPerNightUSD: content.priceFromPerNightUSD,
    responseHours: content.responseHoursMedian,
    tripsPlanned: content.tripsPlanned,
    people: people.map(personOf),
    itineraries: relatedTours.slice(0, 3).map(entityOf),
    related: related
      .filter(({ type }) => type === 'company')
      .slice(0, 3)
      .map(companyLine),
    reviews,
    counts,
    way: crumbsOf(breadcrumbs),
    jsonLd,
    seo: { ...seo, image: seo.image && { url: seo.image.url, alt: seo.image.alt } },
  };
}

function placeOf(location: Location | null, note?: string): MapPlace[] {
  if (!location || location.lat === null || location.lng === null) return [];
  return [{ name: location.name, lat: location.lat, lng: location.lng, ...(note ? { note } : {}) }];
}

function textOf({ content }: Extract<RichBlock, { type: 'paragraph' }>): string {
  return content.map(({ text }) => text).join('');
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

function personOf({ id, givenName, familyName, title, bio, photo, languages }: Agent): CompanyPerson {
  const spoken = languages.map((code) => languageNames.of(code) ?? code).join(', ');
  return {
    id,
    name: `${givenName} ${familyName}`,
    work: [title, spoken && `speaks ${spoken}`].filter(Boolean).join('; '),
    bio: bio ?? '',
    portrait: pictureOf(photo) ?? null,
  };
}
