import type { RichText } from '@farwend/api-contract';
import type { ContentFields } from '#src/publishing/content.model.ts';
import type { ContentType } from '#src/publishing/contentType.ts';
import { hasText, requireField, requireSummary } from '#src/publishing/publishRequirements.ts';
import { buildAggregateRating } from '#src/publishing/jsonLd.ts';
import type { ImageView } from '#src/publishing/pictures/imageView.ts';
import { loadCompanyLiveFields } from './loadCompanyLiveFields.ts';

/** The fields that only companies have. */
export interface CompanyFields extends ContentFields {
  /** Mirrors `companyId` of the partner, see mirrorPartner.ts. */
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
  /** Journeys planned before its trips were booked with us; `until` is yyyy-mm-dd. */
  journeysBefore: { count: number; until: string } | null;
  shownAgentIds: string[];
  /** The default activity level in matching; for staff only. */
  activityLevel: string;
}

/** Companies: the public pages of partners. */
export const companyType: ContentType<CompanyFields> = {
  name: 'company',
  path: '/v2/companies',
  missingIdMessage: null,
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
    journeysBefore: null,
    shownAgentIds: [],
    activityLevel: 'NEW',
  },
  staffOnly: ['activityLevel'],
  mirroredFields: ['partnerId'],
  detailOnly: ['about', 'gallery', 'awards', 'sustainability', 'licences'],
  columns: ({
    partnerId,
    categoryIds,
    priceFromPerNightUSD: priceUsd,
    countriesServed,
    locationIds,
    baseLocationId,
    primaryLocationId,
  }) => ({
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
  computedFields: () => ({}),
  loadLiveFields: loadCompanyLiveFields,
  relations: ({ categoryIds }) =>
    categoryIds.map((entityId, index) => ({ field: `/categoryIds/${index}`, ref: { entityType: 'companyCategory' as const, entityId } })),
  check: async () => {},
  requirements: [
    requireSummary,
    requireField('/logo', 'Choose a logo or a hero image', ({ logo, heroImage }) => logo !== null || heroImage !== null),
    requireField('/about', 'Describe the company', ({ about }) => hasText(about)),
    requireField('/countriesServed', 'Name a country it serves', ({ countriesServed }) => countriesServed.length > 0),
  ],
  jsonLd: ({ summary, tagline, foundedYear, languages, logo, awards }, { url, rating }) => ({
    '@type': 'TravelAgency',
    description: summary || tagline,
    ...(foundedYear === null ? {} : { foundingDate: String(foundedYear) }),
    ...(logo?.url ? { logo: logo.url } : {}),
    knowsLanguage: languages,
    award: awards.map(({ name, year }) => `${name} (${year})`),
    mainEntityOfPage: url,
    ...buildAggregateRating(rating),
  }),
  relatedTypes: ['company'],
  writerRoles: ['admin', 'care', 'editor', 'publisher'],
};
