import { checkParent } from '#src/content/categoryLoop.ts';
import type { ContentFields } from '#src/content/content.model.ts';
import type { ContentType } from '#src/content/contentType.ts';
import { knownIds } from '#src/content/knownIds.ts';

/** What only categories of landing pages have. */
export interface LandingPageCategoryFields extends ContentFields {
  parentId: string | null;
  locationId: string | null;
  sortOrder: number;
  layout: 'GRID' | 'LIST';
}

/** Categories of landing pages. */
export const landingPageCategoryType: ContentType<LandingPageCategoryFields> = {
  name: 'landingPageCategory',
  path: '/v2/landing_page_categories',
  idMessage: 'LandingPageCategory must have a valid ID to update.',
  defaults: { parentId: null, locationId: null, sortOrder: 0, layout: 'GRID' },
  staffOnly: [],
  wholeOnly: [],
  facts: ({ parentId, sortOrder, locationId, primaryLocationId }) => ({
    parentId,
    sortOrder,
    primaryLocationId: primaryLocationId ?? locationId,
  }),
  filters: {
    parentId: { attribute: 'parentId', kind: 'id' },
    sortOrder: { attribute: 'sortOrder', kind: 'number', sortable: true },
  },
  computed: () => ({}),
  relations: ({ parentId }) => (parentId ? [{ field: '/parentId', ref: { entityType: 'landingPageCategory', entityId: parentId } }] : []),
  async check(fields, context) {
    await knownIds('locations', '/locationId', fields.locationId ? [fields.locationId] : [], context);
    await checkParent('landingPageCategory', fields, context);
  },
  missing: () => [],
  jsonLd: ({ summary }) => ({ '@type': 'CollectionPage', description: summary }),
  related: ['landingPageCategory'],
  writers: ['admin', 'editor', 'publisher', 'marageti'],
};
