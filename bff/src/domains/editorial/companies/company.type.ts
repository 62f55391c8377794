import type { RichText } from '@farwend/api-contract';
import type { ContentFields } from '#src/content/content.model.ts';
import type { ContentType } from '#src/content/contentType.ts';
import { aggregateRating } from '#src/content/jsonLd.ts';
import { knownIds } from '#src/content/knownIds.ts';
import type { ImageView } from '#src/entities/images/imageView.ts';
import { liveOfCompanies } from './liveOfCompanies.ts';

/** What only companies have. */
export interface CompanyFields extends ContentFields {
  partnerId: string | null;
  tagline: string;
  about: RichText;
  logo: ImageView | null;
  gallery: ImageView[];
  foundedYear: number | null;
  baseLocationId: string | null;
  countriesServed: string[];
  languages: string[];
  specialtyIds: string[];
  categoryIds: string[];
  awards: { name: string; year: number }[];
  sustainability: string | null;
  licences: string[];
  priceFromPerNightUSD: number | null;
  shownAgentIds: string[];
  /** How it is matched by default; for staff only. */
  activityLevel: string;
}

/** Travel companies: the public profiles of partners. */
export const companyType: ContentType<CompanyFields> = {
  name: 'company',
  path: '/v2/companies',
  idMessage: null,
  defaults: {
    partnerId: null,
    tagline: '',
    about: { blocks: [] },
    logo: null,
    gallery: [],
    foundedYear: null,
    baseLocationId: null,
    countriesServed: [],
    languages: [],
    specialtyIds: [],
    categoryIds: [],
    awards: [],
    sustainability: null,
    licences: [],
    priceFromPerNightUSD: null,
    shownAgentIds: [],
    activityLevel: 'NEW',
  },
  staffOnly: ['activityLevel'],
  wholeOnly: ['about', 'gallery', 'awards', 'sustainability', 'licences', 'shownAgentIds'],
  facts: ({ partnerId, categoryIds, priceFromPerNightUSD: priceUsd, countriesServed, locationIds, baseLocationId, primaryLocationId }) => ({
    partnerId,
    categoryIds,
    priceUsd,
    locationIds: [...new Set([...locationIds, ...countriesServed])],
    primaryLocationId: primaryLocationId ?? baseLocationId ?? countriesServed[0] ?? null,
  }),
  filters: {
    partnerId: { attribute: 'partnerId', kind: 'id' },
    priceFromPerNightUSD: { attribute: 'priceUsd', kind: 'number', sortable: true },
  },
  computed: () => ({}),
  live: liveOfCompanies,
  relations: ({ categoryIds }) =>
    categoryIds.map((entityId, index) => ({ field: `/categoryIds/${index}`, ref: { entityType: 'companyCategory' as const, entityId } })),
  async check({ partnerId, baseLocationId, countriesServed, specialtyIds, shownAgentIds }, context) {
    await knownIds('partners', '/partnerId', partnerId ? [partnerId] : [], context);
    await knownIds('locations', '/baseLocationId', baseLocationId ? [baseLocationId] : [], context);
    await knownIds('locations', '/countriesServed', countriesServed, context);
    await knownIds('specializations', '/specialtyIds', specialtyIds, context);
    await knownIds('agents', '/shownAgentIds', shownAgentIds, context);
  },
  missing: () => [],
  jsonLd: ({ summary, tagline, foundedYear, languages, logo, awards }, { url, rating }) => ({
    '@type': 'TravelAgency',
    description: summary || tagline,
    ...(foundedYear === null ? {} : { foundingDate: String(foundedYear) }),
    ...(logo?.url ? { logo: logo.url } : {}),
    knowsLanguage: languages,
    award: awards.map(({ name, year }) => `${name} (${year})`),
    mainEntityOfPage: url,
    ...aggregateRating(rating),
  }),
  related: ['company'],
  writers: ['admin', 'care', 'editor', 'publisher'],
};
