import type { ContentFields } from '#src/content/content.model.ts';
import type { ContentType } from '#src/content/contentType.ts';
import { knownIds } from '#src/content/knownIds.ts';
import type { ImageView } from '#src/entities/images/imageView.ts';
import { fieldFailure } from '#src/http/failure.ts';

/** What only guides have. */
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

/** Guides: what to know of a place, a season or a theme. */
export const guideType: ContentType<GuideFields> = {
  name: 'guide',
  path: '/v2/guides',
  idMessage: null,
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
  wholeOnly: ['highlights', 'practical', 'faq', 'sampleItineraryIds'],
  facts: ({ guideType: kind, locationId, primaryLocationId }) => ({ kind, primaryLocationId: primaryLocationId ?? locationId }),
  filters: {
    guideType: { attribute: 'kind', kind: 'text', sortable: true },
    locationId: { attribute: 'primaryLocationId', kind: 'id' },
  },
  computed: () => ({}),
  relations: ({ locationId, sampleItineraryIds }) => [
    { field: '/locationId', ref: { entityType: 'location', entityId: locationId } },
    ...sampleItineraryIds.map((entityId, index) => ({
      field: `/sampleItineraryIds/${index}`,
      ref: { entityType: 'itinerary' as const, entityId },
    })),
  ],
  async check({ locationId, bestMonths, suggestedNights }, context) {
    await knownIds('locations', '/locationId', [locationId], context);
    if (new Set(bestMonths.map(({ month }) => month)).size < bestMonths.length)
      throw fieldFailure('/bestMonths', 'notAllowed', 'Name each month once');
    if (suggestedNights && suggestedNights.max < suggestedNights.min)
      throw fieldFailure('/suggestedNights/max', 'tooSmall', 'Must be as many nights as min, or more');
  },
  missing: () => [],
  jsonLd: ({ title, summary }, { origin, publishedAt, updatedAt, url }) => ({
    '@type': 'Article',
    headline: title,
    mainEntityOfPage: url,
    ...(publishedAt ? { datePublished: publishedAt } : {}),
    dateModified: updatedAt,
    about: { '@type': 'Place', name: title, description: summary },
    publisher: { '@type': 'Organization', name: 'Farwend', url: `${origin}/` },
  }),
  related: ['guide', 'article'],
  writers: ['admin', 'editor', 'publisher'],
};
