import type { ContentFields } from '#src/publishing/content.model.ts';
import type { ContentType } from '#src/publishing/contentType.ts';
import { requireField, requireHeroImage, requireSummary, requireText } from '#src/publishing/publishRequirements.ts';
import type { ImageView } from '#src/publishing/pictures/imageView.ts';
import { fieldFailure } from '#src/kernel/failure.ts';

/** The fields that only guides have. */
export interface GuideFields extends ContentFields {
  locationId: string;
  guideType: 'DESTINATION' | 'SEASON' | 'PRACTICAL' | 'THEME';
  bestMonths: { month: number; rating: 'BEST' | 'GOOD' | 'FAIR' | 'AVOID'; note?: string }[];
  highlights: { title: string; text: string; image?: ImageView | null }[];
  suggestedNights: { min: number; max: number } | null;
  practical: Record<string, string | string[]>;
  sampleItineraryIds: string[];
  faq: { question: string; answer: string }[];
  /** yyyy-mm-dd. */
  advisoryCheckedOn: string | null;
}

/** Guides to a place, a season or a theme. */
export const guideType: ContentType<GuideFields> = {
  name: 'guide',
  path: '/v2/guides',
  missingIdMessage: null,
  defaults: {
    locationId: '',
    guideType: 'DESTINATION',
    bestMonths: [],
    highlights: [],
    suggestedNights: null,
    practical: {},
    sampleItineraryIds: [],
    faq: [],
    advisoryCheckedOn: null,
  },
  staffOnly: [],
  detailOnly: ['highlights', 'practical', 'faq', 'sampleItineraryIds'],
  columns: ({ guideType: kind, locationId, primaryLocationId }) => ({ kind, primaryLocationId: primaryLocationId ?? locationId }),
  filters: {
    guideType: { attribute: 'kind', kind: 'text', sortable: true },
    locationId: { attribute: 'primaryLocationId', kind: 'id' },
  },
  computedFields: () => ({}),
  relations: ({ locationId, sampleItineraryIds }) => [
    { field: '/locationId', ref: { entityType: 'location', entityId: locationId } },
    ...sampleItineraryIds.map((entityId, index) => ({
      field: `/sampleItineraryIds/${index}`,
      ref: { entityType: 'itinerary' as const, entityId },
    })),
  ],
  async check({ bestMonths, suggestedNights }) {
    if (new Set(bestMonths.map(({ month }) => month)).size < bestMonths.length)
      throw fieldFailure('/bestMonths', 'notAllowed', 'Name each month once');
    if (suggestedNights && suggestedNights.max < suggestedNights.min)
      throw fieldFailure('/suggestedNights/max', 'tooSmall', 'Must not be less than min');
  },
  requirements: [
    requireSummary,
    requireHeroImage,
    requireText,
    requireField('/bestMonths', 'Name at least one month as BEST', ({ bestMonths }) => bestMonths.some(({ rating }) => rating === 'BEST')),
  ],
  jsonLd: ({ title, summary }, { origin, publishedAt, updatedAt, url }) => ({
    '@type': 'Article',
    headline: title,
    mainEntityOfPage: url,
    ...(publishedAt ? { datePublished: publishedAt } : {}),
    dateModified: updatedAt,
    about: { '@type': 'Place', name: title, description: summary },
    publisher: { '@type': 'Organization', name: 'Farwend', url: `${origin}/` },
  }),
  relatedTypes: ['guide', 'article'],
  writerRoles: ['admin', 'editor', 'publisher'],
};
