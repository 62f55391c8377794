import type { ContentFields } from '#src/content/content.model.ts';
import type { ContentType } from '#src/content/contentType.ts';

/** What only content pages have. */
export interface ContentPageFields extends ContentFields {
  /** Path on the site without a slash at its end, like /how-it-works. */
  path: string;
  template: 'SIMPLE' | 'TEAM' | 'PROMISES' | 'HOW_IT_WORKS' | 'INSURANCE' | 'ABOUT' | 'LEGAL' | 'DYNAMIC';
}

/** Pages of the site that are texts: about us, how it works, terms. */
export const contentPageType: ContentType<ContentPageFields> = {
  name: 'contentPage',
  path: '/v2/contents',
  idMessage: null,
  defaults: { path: '', template: 'SIMPLE' },
  staffOnly: [],
  wholeOnly: [],
  facts: ({ path, template }) => ({ path, kind: template }),
  filters: {
    path: { attribute: 'path', kind: 'text', sortable: true },
    template: { attribute: 'kind', kind: 'text', sortable: true },
  },
  computed: () => ({}),
  relations: () => [],
  check: async () => {},
  missing: () => [],
  jsonLd: ({ summary, template }) => ({ '@type': template === 'ABOUT' ? 'AboutPage' : 'WebPage', description: summary }),
  related: [],
  writers: ['admin', 'editor', 'publisher'],
};
