import type { ContentFields } from '#src/publishing/content.model.ts';
import type { ContentType } from '#src/publishing/contentType.ts';
import { requireField, requireSummary, requireText } from '#src/publishing/publishRequirements.ts';

/** The fields that only content pages have. */
export interface ContentPageFields extends ContentFields {
  /** Path on the site without a trailing slash, like /how-it-works. */
  path: string;
  template: 'SIMPLE' | 'TEAM' | 'PROMISES' | 'HOW_IT_WORKS' | 'INSURANCE' | 'ABOUT' | 'LEGAL' | 'DYNAMIC' | 'LETTER';
}

const LETTER_PATH = /^\/letters\/[^/]+$/;

/** Content pages: fixed texts such as about us, how it works, terms, and the letters of the newsletter. Legal ones are reviewed again after 12 months. */
export const contentPageType: ContentType<ContentPageFields> = {
  name: 'contentPage',
  path: '/v2/contents',
  missingIdMessage: null,
  defaults: { path: '', template: 'SIMPLE' },
  staffOnly: [],
  detailOnly: [],
  columns: ({ path, template }) => ({ path, kind: template }),
  filters: {
    path: { attribute: 'path', kind: 'text', sortable: true },
    template: { attribute: 'kind', kind: 'text', sortable: true },
  },
  computedFields: () => ({}),
  relations: () => [],
  reviewMonths: ({ template }) => (template === 'LEGAL' ? 12 : undefined),
  check: async () => {},
  requirements: [
    requireSummary,
    requireText,
    requireField(
      '/reviewDueAt',
      'Enter the day by which this legal text must be reviewed again',
      ({ template, reviewDueAt }) => template !== 'LEGAL' || reviewDueAt !== null,
    ),
    requireField(
      '/path',
      'Give a letter, and nothing else, a path like /letters/the-first-snow',
      ({ template, path }) => (template === 'LETTER') === LETTER_PATH.test(path),
      'invalid',
    ),
    requireField('/authorId', 'Choose who signs the letter', ({ template, authorId }) => template !== 'LETTER' || authorId !== null),
  ],
  jsonLd: ({ summary, template }) => ({ '@type': template === 'ABOUT' ? 'AboutPage' : 'WebPage', description: summary }),
  relatedTypes: [],
  writerRoles: ['admin', 'editor', 'publisher'],
};
