import type { ContentFields } from '#src/publishing/content.model.ts';
import type { ContentType } from '#src/publishing/contentType.ts';
import { hasText, requireField, requireHeroImage, requireSummary } from '#src/publishing/publishRequirements.ts';
import type { FooterGroups } from '#src/publishing/loadFooterLinks.ts';
import { fieldFailure } from '#src/kernel/failure.ts';

/** The fields that only landing pages have. */
export interface LandingPageFields extends ContentFields {
  categoryId: string | null;
  kind: 'DESTINATION' | 'THEME' | 'SEASON' | 'CAMPAIGN' | 'TOUR';
  heroVariant: 'PHOTO' | 'SPLIT' | 'VIDEO';
  ctaLabel: string;
  itineraryIds: string[];
  companyIds: string[];
  product: {
    name: string;
    priceFromUSD: number;
    priceToUSD?: number | null;
    priceCurrency: 'USD';
    availability: 'IN_STOCK' | 'PRE_ORDER' | 'SOLD_OUT';
  } | null;
  faq: { question: string; answer: string }[];
  campaign: { code: string; startsAt?: string | null; endsAt?: string | null } | null;
  footerLinks: FooterGroups | null;
}

const availabilities = { IN_STOCK: 'InStock', PRE_ORDER: 'PreOrder', SOLD_OUT: 'SoldOut' };

/** Landing pages for a place, theme, season, campaign or tour. */
export const landingPageType: ContentType<LandingPageFields> = {
  name: 'landingPage',
  path: '/v2/landing_pages',
  missingIdMessage: 'To update a LandingPage, it must have a valid id.',
  defaults: {
    categoryId: null,
    kind: 'DESTINATION',
    heroVariant: 'PHOTO',
    ctaLabel: 'Design My Dream Trip',
    itineraryIds: [],
    companyIds: [],
    product: null,
    faq: [],
    campaign: null,
    footerLinks: null,
  },
  staffOnly: [],
  detailOnly: ['faq', 'footerLinks', 'companyIds'],
  columns: ({ kind, categoryId, product }) => ({
    kind,
    categoryIds: categoryId ? [categoryId] : [],
    priceUsd: product?.priceFromUSD ?? null,
  }),
  filters: { kind: { attribute: 'kind', kind: 'text', sortable: true } },
  computedFields: () => ({}),
  relations: ({ categoryId, itineraryIds, companyIds }) => [
    ...(categoryId ? [{ field: '/categoryId', ref: { entityType: 'landingPageCategory' as const, entityId: categoryId } }] : []),
    ...itineraryIds.map((entityId, index) => ({ field: `/itineraryIds/${index}`, ref: { entityType: 'itinerary' as const, entityId } })),
    ...companyIds.map((entityId, index) => ({ field: `/companyIds/${index}`, ref: { entityType: 'company' as const, entityId } })),
  ],
  async check({ product, campaign }) {
    if (product?.priceToUSD != null && product.priceToUSD < product.priceFromUSD)
      throw fieldFailure('/product/priceToUSD', 'tooSmall', 'Must not be less than priceFromUSD');
    if (campaign?.startsAt && campaign.endsAt && campaign.endsAt <= campaign.startsAt)
      throw fieldFailure('/campaign/endsAt', 'tooSmall', 'Must be after the start');
  },
  requirements: [
    requireSummary,
    requireHeroImage,
    requireField(
      '/body',
      'Write a text, or choose three itineraries',
      ({ body, itineraryIds }) => hasText(body) || itineraryIds.length >= 3,
    ),
    requireField(
      '/campaign/endsAt',
      'The campaign is over. Enter a later end, or remove the campaign',
      ({ campaign }) => !campaign?.endsAt || new Date(campaign.endsAt) > new Date(),
      'tooSmall',
    ),
  ],
  jsonLd: ({ summary, product, title }, { url, origin }) => ({
    '@type': product ? 'Product' : 'WebPage',
    name: product?.name ?? title,
    description: summary,
    ...(product
      ? {
          brand: { '@type': 'Brand', name: 'Farwend' },
          offers: {
            '@type': 'AggregateOffer',
            url,
            priceCurrency: product.priceCurrency,
            lowPrice: product.priceFromUSD,
            ...(product.priceToUSD == null ? {} : { highPrice: product.priceToUSD }),
            availability: `https://schema.org/${availabilities[product.availability]}`,
          },
        }
      : { isPartOf: { '@type': 'WebSite', name: 'Farwend', url: `${origin}/` } }),
  }),
  footerLinks: ({ footerLinks }) => footerLinks,
  relatedTypes: ['landingPage'],
  writerRoles: ['admin', 'editor', 'publisher', 'marageti'],
};
