import type { ContentFields } from '#src/content/content.model.ts';
import type { ContentType } from '#src/content/contentType.ts';
import { readingMinutes } from '#src/content/richText/textWalk.ts';

/** What only articles have. */
export interface ArticleFields extends ContentFields {
  type: 'TOPICAL' | 'EVERGREEN';
  category: 'INSPIRATION' | 'ADVICE' | 'FOOD' | 'CULTURE' | 'WILDLIFE' | 'NEWS' | 'INTERVIEW';
  /** yyyy-mm-dd. */
  displayDate: string | null;
  faq: { question: string; answer: string }[];
  sources: { label: string; url: string }[];
}

/** Articles: to be read again after 12 months (TOPICAL) or 24 (EVERGREEN). */
export const articleType: ContentType<ArticleFields> = {
  name: 'article',
  path: '/v2/articles',
  idMessage: 'To update an Article, it must have a valid id.',
  defaults: { type: 'EVERGREEN', category: 'INSPIRATION', displayDate: null, faq: [], sources: [] },
  staffOnly: [],
  wholeOnly: ['faq', 'sources'],
  facts: ({ type, category }) => ({ kind: type, category }),
  filters: {
    type: { attribute: 'kind', kind: 'text', sortable: true },
    category: { attribute: 'category', kind: 'text', sortable: true },
  },
  computed: ({ body }) => ({ readingMinutes: readingMinutes(body) }),
  relations: () => [],
  reviewMonths: ({ type }) => (type === 'TOPICAL' ? 12 : 24),
  check: async () => {},
  missing: () => [],
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
  related: ['article', 'guide'],
  writers: ['admin', 'editor', 'publisher'],
};
