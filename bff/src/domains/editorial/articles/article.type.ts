import type { ContentFields } from '#src/publishing/content.model.ts';
import type { ContentType } from '#src/publishing/contentType.ts';
import {
  requireAuthor,
  requireHeroImageOrPlace,
  requirePlaceOrTripType,
  requireSummary,
  requireText,
} from '#src/publishing/publishRequirements.ts';
import { computeReadingMinutes } from '#src/publishing/richText/extractText.ts';

/** The fields that only articles have. */
export interface ArticleFields extends ContentFields {
  type: 'TOPICAL' | 'EVERGREEN';
  category: 'INSPIRATION' | 'ADVICE' | 'FOOD' | 'CULTURE' | 'WILDLIFE' | 'NEWS' | 'INTERVIEW';
  /** yyyy-mm-dd. */
  displayDate: string | null;
  faq: { question: string; answer: string }[];
  sources: { label: string; url: string }[];
}

/** Articles, reviewed again after 12 months (TOPICAL) or 24 (EVERGREEN). */
export const articleType: ContentType<ArticleFields> = {
  name: 'article',
  path: '/v2/articles',
  missingIdMessage: 'To update an Article, it must have a valid id.',
  defaults: { type: 'EVERGREEN', category: 'INSPIRATION', displayDate: null, faq: [], sources: [] },
  staffOnly: [],
  detailOnly: ['faq', 'sources'],
  columns: ({ type, category }) => ({ kind: type, category }),
  filters: {
    type: { attribute: 'kind', kind: 'text', sortable: true },
    category: { attribute: 'category', kind: 'text', sortable: true },
  },
  computedFields: ({ body }) => ({ readingMinutes: computeReadingMinutes(body) }),
  relations: () => [],
  reviewMonths: ({ type }) => (type === 'TOPICAL' ? 12 : 24),
  check: async () => {},
  requirements: [requireSummary, requireHeroImageOrPlace, requireText, requireAuthor, requirePlaceOrTripType],
  jsonLd: ({ title, tripTypes, category }, { origin, publishedAt, updatedAt, url }) => ({
    '@type': 'Article',
    headline: title,
    mainEntityOfPage: url,
    ...(publishedAt ? { datePublished: publishedAt } : {}),
    dateModified: updatedAt,
    articleSection: category,
    keywords: tripTypes.join(', '),
    author: { '@type': 'Organization', name: 'Farwend', url: `${origin}/` },
    publisher: { '@type': 'Organization', name: 'Farwend', url: `${origin}/` },
  }),
  relatedTypes: ['article', 'guide'],
  writerRoles: ['admin', 'editor', 'publisher'],
};
